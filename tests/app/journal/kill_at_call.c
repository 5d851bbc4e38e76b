// SPDX-License-Identifier: Apache-2.0
// Loaded before a program (LD_PRELOAD), it kills that program right before the n-th call with which it
// changes a file or writes to its standard output; KILL_AT_CALL gives n. So a test can stop a writer between
// any two of its steps, one after another; a timer would hit only some of them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define PUBLIC __attribute__((visibility("default")))

static atomic_long calls;

static void count(void) {
    const char* at = getenv("KILL_AT_CALL");
    if (at != NULL && atomic_fetch_add(&calls, 1) + 1 == atol(at))
        kill(getpid(), SIGKILL);
}

static int is_file(int fd) {
    struct stat about;
    return fstat(fd, &about) == 0 && S_ISREG(about.st_mode);
}

#define NEXT(name) __extension__((__typeof__(&name))dlsym(RTLD_NEXT, #name))

PUBLIC ssize_t write(int fd, const void* bytes, size_t size) {
    if (fd == STDOUT_FILENO || is_file(fd)) // not the event loop's own pipes
        count();
    return NEXT(write)(fd, bytes, size);
}

PUBLIC ssize_t pwrite(int fd, const void* bytes, size_t size, off_t at) {
    count();
    return NEXT(pwrite)(fd, bytes, size, at);
}

PUBLIC ssize_t pwrite64(int fd, const void* bytes, size_t size, off64_t at) {
    count();
    return NEXT(pwrite64)(fd, bytes, size, at);
}

PUBLIC int fsync(int fd) {
    count();
    return NEXT(fsync)(fd);
}

PUBLIC int fdatasync(int fd) {
    count();
    return NEXT(fdatasync)(fd);
}

PUBLIC int ftruncate(int fd, off_t size) {
    count();
    return NEXT(ftruncate)(fd, size);
}

PUBLIC int ftruncate64(int fd, off64_t size) {
    count();
    return NEXT(ftruncate64)(fd, size);
}

PUBLIC int rename(const char* from, const char* to) {
    count();
    return NEXT(rename)(from, to);
}

PUBLIC int link(const char* from, const char* to) {
    count();
    return NEXT(link)(from, to);
}

PUBLIC int unlink(const char* path) {
    count();
    return NEXT(unlink)(path);
}
