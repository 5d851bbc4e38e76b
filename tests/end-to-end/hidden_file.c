// SPDX-License-Identifier: Apache-2.0
// Loaded before a program (LD_PRELOAD), it hides the file that HIDDEN_FILE names: as far as the program can
// see, it is not installed.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PUBLIC __attribute__((visibility("default")))
#define NEXT(name) __extension__((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int hidden(const char* path) {
    const char* name = getenv("HIDDEN_FILE");
    const char* slash = path == NULL ? NULL : strrchr(path, '/');
    if (name == NULL || slash == NULL || strcmp(slash + 1, name) != 0)
        return 0;
    errno = ENOENT;
    return 1;
}

PUBLIC int access(const char* path, int mode) {
    return hidden(path) ? -1 : NEXT(access)(path, mode);
}

PUBLIC int statx(int folder, const char* path, int flags, unsigned mask, struct statx* about) {
    return hidden(path) ? -1 : NEXT(statx)(folder, path, flags, mask, about);
}
