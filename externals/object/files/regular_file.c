/* SPDX-License-Identifier: BSD-3-Clause */
/* regular_file.c: see regular_file.h. */
/* for fdopen() and ftruncate() */
#define _POSIX_C_SOURCE 200809L /* NOLINT(bugprone-reserved-identifier) */
#include "object/files/regular_file.h"

#include <errno.h>
#include <sys/stat.h>

#ifdef _WIN32

FILE *regular_file_open(const char *path, bool to_write) {
    FILE *file = fopen(path, to_write ? "w" : "rb");
    struct stat about;
    if (!file || (fstat(fileno(file), &about) == 0 && (about.st_mode & S_IFMT) == S_IFREG))
        return file;
    fclose(file);
    errno = ESPIPE;
    return NULL;
}

#else

#include <fcntl.h>
#include <unistd.h>

/* stat() comes first, because opening alone may move a device; fstat() comes after, because the
 * file may have been replaced in between; O_NONBLOCK protects in that interval. */
FILE *regular_file_open(const char *path, bool to_write) {
    const int careful = O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    struct stat about;
    FILE *file = NULL;
    if (stat(path, &about) == 0 && !S_ISREG(about.st_mode)) {
        errno = ESPIPE;
        return NULL;
    }
    int number = open(path, careful | (to_write ? O_WRONLY | O_CREAT : O_RDONLY), 0666);
    if (number < 0)
        return NULL;
    bool regular = fstat(number, &about) == 0 && S_ISREG(about.st_mode);
    if (regular && (!to_write || ftruncate(number, 0) == 0))
        file = fdopen(number, to_write ? "w" : "rb");
    if (!file)
        close(number);
    if (!regular)
        errno = ESPIPE;
    return file;
}

#endif
