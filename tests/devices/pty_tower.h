// SPDX-License-Identifier: Apache-2.0
// The other end of a real pseudo-terminal, on its own thread: the tower's core, or raw bytes. Unplugging
// closes the master; plugging opens a new pseudo-terminal and points the symlink there, as a USB port would
// reappear.
#pragma once

#include "firmware-protocol/core/tower.h"

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace watchfire::test {

class PtyTower {
public:
    enum class Behaviour {
        tower, // speaks the protocol
        mute,  // reads, and sends nothing but what write() gives it
        stuck, // does not even read
    };
    PtyTower(std::string symlink, std::string serial, Behaviour behaviour = Behaviour::tower);
    ~PtyTower();
    PtyTower(const PtyTower&) = delete;
    PtyTower& operator=(const PtyTower&) = delete;

    [[nodiscard]] const std::string& path() const { return symlink_; }
    void unplug();
    void plug();
    void moveTo(std::string symlink); // while unplugged: the port where it appears next
    void reset();
    void roll(const std::vector<int>& dice);
    void cocked();
    void write(const std::string& bytes);
    [[nodiscard]] int held();
    [[nodiscard]] int resends();
    [[nodiscard]] std::string received(); // all bytes from the host, for a mute tower
    [[nodiscard]] wf_lamp lamp();

private:
    void run();
    void openMaster();
    void closeMaster();
    void send(const char* bytes, std::size_t size);

    std::string symlink_;
    std::string serial_;
    Behaviour behaviour_;
    std::mutex mutex_;
    std::atomic<bool> ending_ = false;
    int master_ = -1;
    std::uint16_t boots_ = 0;
    wf_tower_hal hal_{};
    wf_tower_identity identity_{};
    wf_tower core_{};
    std::string received_;
    std::thread thread_;
};

} // namespace watchfire::test
