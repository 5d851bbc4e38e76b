// SPDX-License-Identifier: Apache-2.0
// A disk that fails on command, below SQLite (a VFS around the usual one, made the default) and below our own
// file calls (open, write, fsync, ftruncate, rename, link, unlink: this program's own functions take their
// names and call the system's). One seed decides each fault. It also remembers what would be on the disk if
// the power went now: a write counts only after a sync, until then any part of it may be there, torn at any
// sector.
//
// Not modelled: a directory that forgets a rename; the file systems that we know order it after the file's
// sync.
#pragma once

#include "tests/app/journal/virtual_wire.h"

#include <QString>

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace watchfire::journal::test {

enum class DiskCall { open, read, write, sync, truncate, lock, remove, rename, link };
inline constexpr std::size_t diskCalls = 9;

/// What goes wrong at present.
struct Faults {
    std::array<double, diskCalls> chance{}; // of each call to fail
    bool full = false;                      // nothing may grow, and failing writes say so
    double lostSync = 0;                    // a sync that says yes and does nothing

    double& of(DiskCall call) { return chance[static_cast<std::size_t>(call)]; }
    [[nodiscard]] double of(DiskCall call) const { return chance[static_cast<std::size_t>(call)]; }
};

class FaultyDisk {
public:
    /// Everything below `folder` is on this disk. `sleep` is told for how long SQLite wants to wait for a
    /// lock. There is at most one at a time.
    FaultyDisk(const QString& folder, std::uint64_t seed,
               std::function<void(std::chrono::milliseconds)> sleep);
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;
    ~FaultyDisk();

    Faults faults;

    /// The power is off: nothing that is called from now on reaches the disk.
    void powerOff() { m_dead = true; }
    /// After all files are closed: what survived is there, and nothing else.
    void powerOn();

    /// Fails the n-th call from now on (the first is 1) that `faults` could let fail, and no other; 0: none.
    void failOnly(std::uint64_t nth) {
        m_failAt = nth == 0 ? 0 : m_calls + nth;
        m_atOnce = 0;
    }
    [[nodiscard]] std::uint64_t calls() const { return m_calls; }
    [[nodiscard]] std::uint64_t failed() const { return m_failed; }
    [[nodiscard]] std::uint64_t failed(DiskCall call) const {
        return m_failedOf[static_cast<std::size_t>(call)];
    }
    [[nodiscard]] std::uint64_t torn() const { return m_torn; }
    [[nodiscard]] std::uint64_t syncsLost() const { return m_syncsLost; }

    // For the layers.
    static FaultyDisk* current();
    [[nodiscard]] bool holds(const char* path) const;
    [[nodiscard]] bool dead() const { return m_dead; }
    [[nodiscard]] bool fails(DiskCall call);
    [[nodiscard]] bool grows(std::uint64_t file, std::int64_t to);
    Random& random() { return m_random; }
    void slept(std::chrono::milliseconds time) { m_sleep(time); }
    /// `file`: the number of its inode. Content before the first of these calls counts as safe.
    void seen(std::uint64_t file, const char* path);
    void wrote(std::uint64_t file, const void* bytes, std::int64_t size, std::int64_t at);
    void truncated(std::uint64_t file, std::int64_t size);
    /// False if the sync is to fail.
    [[nodiscard]] bool synced(std::uint64_t file);
    std::map<int, std::uint64_t> descriptors; // of our own open files

private:
    struct Change {
        std::int64_t at = 0;
        std::vector<char> bytes;
        bool cut = false; // the file ends at `at`
    };
    struct File {
        std::vector<char> safe;
        std::vector<Change> pending;
        std::int64_t size = 0; // as the program sees it
    };
    static void apply(std::vector<char>& content, const Change& change);

    std::string m_folder;
    Random m_random;
    std::function<void(std::chrono::milliseconds)> m_sleep;
    bool m_dead = false;
    std::map<std::uint64_t, File> m_files;
    std::uint64_t m_calls = 0, m_failed = 0, m_torn = 0, m_syncsLost = 0, m_failAt = 0, m_atOnce = 0;
    std::array<std::uint64_t, diskCalls> m_failedOf{};
};

} // namespace watchfire::journal::test
