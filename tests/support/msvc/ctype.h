/* SPDX-License-Identifier: BSD-3-Clause */
#pragma once
int isalnum(int), isalpha(int), isdigit(int), isspace(int), isupper(int), islower(int);
int tolower(int), toupper(int), ispunct(int), isprint(int);
