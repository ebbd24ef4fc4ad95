/* SPDX-License-Identifier: BSD-3-Clause */
#pragma once
#include <stddef.h>
#define WINAPI                                       __stdcall
#define CALLBACK                                     __stdcall
#define MAX_PATH                                     260
#define INFINITE                                     0xffffffffu
#define CREATE_SUSPENDED                             4
#define INVALID_HANDLE_VALUE                         ((HANDLE)-1)
#define TRUE                                         1
#define FALSE                                        0
#define THREAD_PRIORITY_BELOW_NORMAL                 (-1)
#define GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT 2
#define GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS       4
#define SRWLOCK_INIT                                                                               \
    { 0 }
#define CONDITION_VARIABLE_INIT                                                                    \
    { 0 }
typedef unsigned long DWORD;
typedef int BOOL;
typedef void *HANDLE, *HMODULE, *LPVOID, *PVOID;
typedef const char *LPCSTR;
typedef long long (*FARPROC)(void);
typedef struct {
    void *of;
} SRWLOCK, CONDITION_VARIABLE;
typedef struct {
    DWORD dwFileAttributes;
    char cFileName[MAX_PATH];
} WIN32_FIND_DATAA;
typedef struct { /* of winuser.h; no name of ours may be INPUT */
    DWORD type;
} INPUT;
typedef DWORD(WINAPI *LPTHREAD_START_ROUTINE)(LPVOID);
HANDLE CreateThread(void *, size_t, LPTHREAD_START_ROUTINE, void *, DWORD, DWORD *);
BOOL CloseHandle(HANDLE), SetThreadPriority(HANDLE, int), FindClose(HANDLE);
DWORD ResumeThread(HANDLE), WaitForSingleObject(HANDLE, DWORD);
void AcquireSRWLockExclusive(SRWLOCK *), ReleaseSRWLockExclusive(SRWLOCK *);
BOOL SleepConditionVariableSRW(CONDITION_VARIABLE *, SRWLOCK *, DWORD, DWORD);
void WakeAllConditionVariable(CONDITION_VARIABLE *), WakeConditionVariable(CONDITION_VARIABLE *);
HANDLE FindFirstFileA(LPCSTR, WIN32_FIND_DATAA *);
BOOL FindNextFileA(HANDLE, WIN32_FIND_DATAA *), GetModuleHandleExA(DWORD, LPCSTR, HMODULE *);
FARPROC GetProcAddress(HMODULE, LPCSTR);
