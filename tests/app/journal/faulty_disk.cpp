// SPDX-License-Identifier: Apache-2.0
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "tests/app/journal/faulty_disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace watchfire::journal::test {

namespace {

FaultyDisk* theDisk = nullptr;
thread_local int inside = 0; // SQLite's own calls have been decided by the VFS already

struct Inside {
    Inside() { ++inside; }
    ~Inside() { --inside; }
};

std::uint64_t inodeOf(const char* path) {
    struct stat about {};
    return ::stat(path, &about) == 0 ? about.st_ino : 0;
}

std::vector<char> contentOf(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// ---- the VFS

struct OpenFile {
    sqlite3_file base;
    std::uint64_t inode;
    bool ours;
    sqlite3_file* real; // behind this struct
};

sqlite3_vfs* usual = nullptr;
sqlite3_vfs faulty{};

sqlite3_file* realOf(sqlite3_file* file) {
    return reinterpret_cast<OpenFile*>(file)->real;
}
FaultyDisk* diskOf(sqlite3_file* file) {
    return reinterpret_cast<OpenFile*>(file)->ours ? theDisk : nullptr;
}
std::uint64_t inodeOf(sqlite3_file* file) {
    return reinterpret_cast<OpenFile*>(file)->inode;
}

int closeFile(sqlite3_file* file) {
    const Inside calls;
    return realOf(file)->pMethods->xClose(realOf(file));
}
int readFile(sqlite3_file* file, void* into, int size, sqlite3_int64 at) {
    const Inside calls;
    if (auto* disk = diskOf(file); disk != nullptr && (disk->dead() || disk->fails(DiskCall::read)))
        return SQLITE_IOERR_READ;
    return realOf(file)->pMethods->xRead(realOf(file), into, size, at);
}
int writeFile(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    const Inside calls;
    auto* disk = diskOf(file);
    if (disk == nullptr)
        return realOf(file)->pMethods->xWrite(realOf(file), bytes, size, at);
    if (disk->dead())
        return SQLITE_IOERR_WRITE;
    int done = size;
    int result = SQLITE_OK;
    if (disk->grows(inodeOf(file), at + size)) {
        done = static_cast<int>(disk->random().below(static_cast<std::uint64_t>(size)));
        result = SQLITE_FULL;
    } else if (disk->fails(DiskCall::write)) {
        done = static_cast<int>(disk->random().below(static_cast<std::uint64_t>(size)));
        result = SQLITE_IOERR_WRITE;
    }
    if (done > 0) {
        const int real = realOf(file)->pMethods->xWrite(realOf(file), bytes, done, at);
        disk->wrote(inodeOf(file), bytes, done, at);
        if (real != SQLITE_OK)
            return real;
    }
    return result;
}
int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
    const Inside calls;
    if (auto* disk = diskOf(file)) {
        if (disk->dead() || disk->fails(DiskCall::truncate))
            return SQLITE_IOERR_TRUNCATE;
        disk->truncated(inodeOf(file), size);
    }
    return realOf(file)->pMethods->xTruncate(realOf(file), size);
}
int syncFile(sqlite3_file* file, int flags) {
    const Inside calls;
    if (auto* disk = diskOf(file)) // the real one would only take time
        return disk->dead() || !disk->synced(inodeOf(file)) ? SQLITE_IOERR_FSYNC : SQLITE_OK;
    return realOf(file)->pMethods->xSync(realOf(file), flags);
}
int fileSize(sqlite3_file* file, sqlite3_int64* size) {
    const Inside calls;
    return realOf(file)->pMethods->xFileSize(realOf(file), size);
}
int lockFile(sqlite3_file* file, int level) {
    const Inside calls;
    if (auto* disk = diskOf(file); disk != nullptr && disk->fails(DiskCall::lock))
        return SQLITE_BUSY;
    return realOf(file)->pMethods->xLock(realOf(file), level);
}
int unlockFile(sqlite3_file* file, int level) {
    const Inside calls;
    return realOf(file)->pMethods->xUnlock(realOf(file), level);
}
int isReserved(sqlite3_file* file, int* result) {
    const Inside calls;
    return realOf(file)->pMethods->xCheckReservedLock(realOf(file), result);
}
int control(sqlite3_file* file, int what, void* value) {
    const Inside calls;
    // Writes it would announce go past no layer: the size hint only.
    if (what == SQLITE_FCNTL_SIZE_HINT || what == SQLITE_FCNTL_CHUNK_SIZE)
        return SQLITE_OK;
    return realOf(file)->pMethods->xFileControl(realOf(file), what, value);
}
int sectorSize(sqlite3_file* file) {
    return realOf(file)->pMethods->xSectorSize(realOf(file));
}
int characteristics(sqlite3_file* file) {
    return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file));
}
int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** into) {
    const Inside calls;
    return realOf(file)->pMethods->xShmMap(realOf(file), page, size, extend, into);
}
int lockShared(sqlite3_file* file, int offset, int n, int flags) {
    const Inside calls;
    return realOf(file)->pMethods->xShmLock(realOf(file), offset, n, flags);
}
void barrier(sqlite3_file* file) {
    realOf(file)->pMethods->xShmBarrier(realOf(file));
}
int unmapShared(sqlite3_file* file, int remove) {
    const Inside calls;
    return realOf(file)->pMethods->xShmUnmap(realOf(file), remove);
}

const sqlite3_io_methods methods = {2,        closeFile,   readFile,        writeFile,  truncateFile,
                                    syncFile, fileSize,    lockFile,        unlockFile, isReserved,
                                    control,  sectorSize,  characteristics, mapShared,  lockShared,
                                    barrier,  unmapShared, nullptr,         nullptr};

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags) {
    const Inside calls;
    auto* made = new (file) OpenFile{};
    made->real = reinterpret_cast<sqlite3_file*>(made + 1);
    made->ours = name != nullptr && theDisk != nullptr && theDisk->holds(name);
    if (made->ours && (theDisk->dead() || theDisk->fails(DiskCall::open)))
        return SQLITE_CANTOPEN;
    const int result = usual->xOpen(usual, name, made->real, flags, outFlags);
    if (result != SQLITE_OK)
        return result;
    made->base.pMethods = &methods;
    if (made->ours) {
        made->inode = inodeOf(name);
        theDisk->seen(made->inode, name);
    }
    return SQLITE_OK;
}
int removeFile(sqlite3_vfs*, const char* name, int sync) {
    const Inside calls;
    if (theDisk != nullptr && theDisk->holds(name) && (theDisk->dead() || theDisk->fails(DiskCall::remove)))
        return SQLITE_IOERR_DELETE;
    return usual->xDelete(usual, name, sync);
}
int sleepFor(sqlite3_vfs*, int microseconds) {
    if (theDisk == nullptr)
        return usual->xSleep(usual, microseconds);
    theDisk->slept(std::chrono::milliseconds((microseconds + 999) / 1000));
    return microseconds;
}

void registerOnce() {
    if (usual != nullptr)
        return;
    usual = sqlite3_vfs_find(nullptr);
    faulty = *usual; // everything else as usual; these functions do not look at the struct they belong to
    faulty.zName = "watchfire-faulty";
    faulty.szOsFile = static_cast<int>(sizeof(OpenFile)) + usual->szOsFile;
    faulty.pAppData = usual->pAppData;
    faulty.xOpen = openFile;
    faulty.xDelete = removeFile;
    faulty.xSleep = sleepFor;
    sqlite3_vfs_register(&faulty, 1);
}

} // namespace

FaultyDisk::FaultyDisk(const QString& folder, std::uint64_t seed,
                       std::function<void(std::chrono::milliseconds)> sleep)
    : m_folder(folder.toStdString() + '/'), m_random(seed), m_sleep(std::move(sleep)) {
    registerOnce();
    theDisk = this;
}

FaultyDisk::~FaultyDisk() {
    theDisk = nullptr;
}

FaultyDisk* FaultyDisk::current() {
    return inside > 0 ? nullptr : theDisk;
}

bool FaultyDisk::holds(const char* path) const {
    return path != nullptr && std::strncmp(path, m_folder.c_str(), m_folder.size()) == 0;
}

bool FaultyDisk::fails(DiskCall call) {
    ++m_calls;
    const bool fails = m_failAt != 0 ? m_calls == m_failAt : m_random.chance(faults.of(call));
    if (fails) {
        ++m_failed;
        ++m_failedOf[static_cast<std::size_t>(call)];
    }
    return fails;
}

bool FaultyDisk::grows(std::uint64_t file, std::int64_t to) {
    if (!faults.full || to <= m_files[file].size)
        return false;
    ++m_failed;
    return true;
}

void FaultyDisk::seen(std::uint64_t file, const char* path) {
    if (m_files.contains(file))
        return;
    File& known = m_files[file];
    known.safe = contentOf(path);
    known.size = static_cast<std::int64_t>(known.safe.size());
}

void FaultyDisk::wrote(std::uint64_t file, const void* bytes, std::int64_t size, std::int64_t at) {
    File& known = m_files[file];
    const auto* first = static_cast<const char*>(bytes);
    known.pending.push_back({at, {first, first + size}});
    known.size = std::max(known.size, at + size);
}

void FaultyDisk::truncated(std::uint64_t file, std::int64_t size) {
    File& known = m_files[file];
    known.pending.push_back({size, {}, true});
    known.size = size;
}

bool FaultyDisk::synced(std::uint64_t file) {
    File& known = m_files[file];
    if (fails(DiskCall::sync)) {
        // As Linux does: what could not be written counts as written from then on, and is never tried again.
        std::erase_if(known.pending,
                      [&](const Change& change) { return !change.cut && m_random.chance(0.5); });
        return false;
    }
    if (m_random.chance(faults.lostSync)) {
        ++m_syncsLost;
        return true;
    }
    for (const Change& change : std::exchange(known.pending, {}))
        apply(known.safe, change);
    return true;
}

void FaultyDisk::apply(std::vector<char>& content, const Change& change) {
    if (change.cut) {
        content.resize(static_cast<std::size_t>(change.at));
        return;
    }
    const auto end = static_cast<std::size_t>(change.at) + change.bytes.size();
    if (content.size() < end)
        content.resize(end);
    std::copy(change.bytes.begin(), change.bytes.end(), content.begin() + change.at);
}

void FaultyDisk::powerOn() {
    constexpr std::int64_t sector = 512;
    std::set<std::uint64_t> done;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(m_folder)) {
        if (!entry.is_regular_file())
            continue;
        const auto number = inodeOf(entry.path().c_str());
        const auto file = m_files.find(number);
        if (file == m_files.end() || !done.insert(number).second)
            continue;
        auto& content = file->second.safe;
        for (Change& change : file->second.pending) {
            const auto lot = m_random.below(3);
            if (lot == 0)
                continue;
            if (lot == 1 || change.cut) {
                apply(content, change);
                continue;
            }
            ++m_torn;
            for (std::int64_t at = 0; at < static_cast<std::int64_t>(change.bytes.size());) {
                const auto end =
                    std::min<std::int64_t>((change.at + at) / sector * sector + sector - change.at,
                                           static_cast<std::int64_t>(change.bytes.size()));
                if (m_random.chance(0.5))
                    apply(content, {change.at + at, {change.bytes.begin() + at, change.bytes.begin() + end}});
                at = end;
            }
        }
        file->second.pending.clear();
        file->second.size = static_cast<std::int64_t>(content.size());
        std::ofstream(entry.path(), std::ios::binary | std::ios::trunc)
            .write(content.data(), static_cast<std::streamsize>(content.size()));
    }
    std::erase_if(m_files, [&](const auto& one) { return !done.contains(one.first); });
    descriptors.clear();
    m_dead = false;
}

} // namespace watchfire::journal::test

// ---- our own files

namespace {

using watchfire::journal::test::DiskCall;
using watchfire::journal::test::FaultyDisk;

template <class Function> Function* next(const char* name, Function*) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}
#define NEXT(name)                                                                                           \
    ([] {                                                                                                    \
        static auto* const found = next(#name, static_cast<decltype(::name)*>(nullptr));                     \
        return found;                                                                                        \
    }())

FaultyDisk* diskOf(const char* path) {
    auto* disk = FaultyDisk::current();
    return disk != nullptr && disk->holds(path) ? disk : nullptr;
}
FaultyDisk* diskOf(int fd) {
    auto* disk = FaultyDisk::current();
    return disk != nullptr && disk->descriptors.contains(fd) ? disk : nullptr;
}
int refused(int reason) {
    errno = reason;
    return -1;
}
/// The reason why a call is to fail, or 0.
int faultOf(FaultyDisk* disk, DiskCall call) {
    if (disk == nullptr)
        return 0;
    if (disk->dead() || disk->fails(call))
        return EIO;
    return 0;
}

template <class Open> int opened(const char* path, int flags, mode_t mode, Open real) {
    auto* disk = diskOf(path);
    if (const int reason = faultOf(disk, DiskCall::open))
        return refused(reason);
    const int fd = real(path, flags, mode);
    struct stat about {};
    if (disk != nullptr && fd >= 0 && ::fstat(fd, &about) == 0) {
        disk->descriptors[fd] = about.st_ino;
        if (S_ISREG(about.st_mode))
            disk->seen(about.st_ino, path);
        if (S_ISREG(about.st_mode) && (flags & O_TRUNC) != 0)
            disk->truncated(about.st_ino, 0);
    }
    return fd;
}

template <class Truncate> int cut(int fd, off64_t size, Truncate real) {
    auto* disk = diskOf(fd);
    if (const int reason = faultOf(disk, DiskCall::truncate))
        return refused(reason);
    if (disk != nullptr)
        disk->truncated(disk->descriptors.at(fd), size);
    return real(fd, size);
}

template <class Sync> int synced(int fd, Sync real) {
    auto* disk = diskOf(fd);
    if (disk == nullptr)
        return real(fd);
    return disk->dead() || !disk->synced(disk->descriptors.at(fd)) ? refused(EIO) : 0;
}

} // namespace

#define PUBLIC extern "C" __attribute__((visibility("default")))

PUBLIC int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return opened(path, flags, mode, NEXT(open));
}
PUBLIC int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return opened(path, flags, mode, NEXT(open64));
}
PUBLIC int close(int fd) {
    if (auto* disk = diskOf(fd))
        disk->descriptors.erase(fd);
    return NEXT(close)(fd);
}
PUBLIC ssize_t write(int fd, const void* bytes, size_t size) {
    auto* disk = diskOf(fd);
    if (disk == nullptr || size == 0)
        return NEXT(write)(fd, bytes, size);
    if (disk->dead())
        return refused(EIO);
    const off_t at = ::lseek(fd, 0, SEEK_CUR);
    const auto file = disk->descriptors.at(fd);
    if (disk->grows(file, at + static_cast<off_t>(size)))
        return refused(ENOSPC);
    if (disk->fails(DiskCall::write)) {
        if (disk->random().chance(0.5))
            return refused(EIO);
        size = 1 + disk->random().below(size); // a short write is no error yet
    }
    const ssize_t done = NEXT(write)(fd, bytes, size);
    if (done > 0)
        disk->wrote(file, bytes, done, at);
    return done;
}
PUBLIC ssize_t read(int fd, void* into, size_t size) {
    if (const int reason = faultOf(diskOf(fd), DiskCall::read))
        return refused(reason);
    return NEXT(read)(fd, into, size);
}
PUBLIC int fsync(int fd) {
    return synced(fd, NEXT(fsync));
}
PUBLIC int fdatasync(int fd) {
    return synced(fd, NEXT(fdatasync));
}
PUBLIC int ftruncate(int fd, off_t size) noexcept {
    return cut(fd, size, NEXT(ftruncate));
}
PUBLIC int ftruncate64(int fd, off64_t size) noexcept {
    return cut(fd, size, NEXT(ftruncate64));
}
PUBLIC int rename(const char* from, const char* to) noexcept {
    if (const int reason = faultOf(diskOf(to), DiskCall::rename))
        return refused(reason);
    return NEXT(rename)(from, to);
}
PUBLIC int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
                     unsigned flags) noexcept {
    if (const int reason = faultOf(diskOf(to), DiskCall::rename))
        return refused(reason);
    return NEXT(renameat2)(fromFolder, from, toFolder, to, flags);
}
PUBLIC int link(const char* from, const char* to) noexcept {
    if (const int reason = faultOf(diskOf(to), DiskCall::link))
        return refused(reason);
    return NEXT(link)(from, to);
}
PUBLIC int unlink(const char* path) noexcept {
    if (const int reason = faultOf(diskOf(path), DiskCall::remove))
        return refused(reason);
    return NEXT(unlink)(path);
}
