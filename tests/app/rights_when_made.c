// SPDX-License-Identifier: Apache-2.0
// Loaded before a program (LD_PRELOAD), it writes down each file and folder that others than the owner have
// rights to at the moment when it is made. RIGHTS_WHEN_MADE names the file for these lines: the rights, a
// space, the path. Rights that are taken away right after that do not show afterwards, but whoever was
// quicker keeps the file open. Files without a name are refused, as on drives that cannot make them: there Qt
// makes one with a name instead.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>

#define PUBLIC __attribute__((visibility("default")))
#define NEXT(name) __extension__((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void note(unsigned rights, const char* what) {
    const char* list = getenv("RIGHTS_WHEN_MADE");
    if (list == NULL)
        return;
    FILE* file = fopen(list, "a");
    if (file == NULL)
        abort();
    fprintf(file, "%o %s\n", rights, what);
    fclose(file);
}

__attribute__((constructor)) static void begin(void) {
    note(0, "loaded");
}

static void look(const char* path, const struct stat* about) {
    if ((about->st_mode & (S_IRWXG | S_IRWXO)) != 0)
        note(about->st_mode & 07777, path);
}

static int opened(const char* path, int file, int flags, int there) {
    struct stat about;
    if (file >= 0 && (flags & O_CREAT) != 0 && !there && fstat(file, &about) == 0 && S_ISREG(about.st_mode))
        look(path, &about);
    return file;
}

static int is_there(const char* path) {
    struct stat about;
    return stat(path, &about) == 0;
}

#define OPEN(name)                                                                                           \
    PUBLIC int name(const char* path, int flags, ...) {                                                      \
        va_list rest;                                                                                        \
        va_start(rest, flags);                                                                               \
        const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;                               \
        va_end(rest);                                                                                        \
        if ((flags & O_TMPFILE) == O_TMPFILE) {                                                              \
            errno = EOPNOTSUPP;                                                                              \
            return -1;                                                                                       \
        }                                                                                                    \
        const int there = is_there(path);                                                                    \
        return opened(path, NEXT(name)(path, flags, mode), flags, there);                                    \
    }
OPEN(open)
OPEN(open64)

PUBLIC int mkdir(const char* path, mode_t mode) {
    const int made = NEXT(mkdir)(path, mode);
    struct stat about;
    if (made == 0 && stat(path, &about) == 0)
        look(path, &about);
    return made;
}
