// SPDX-License-Identifier: Apache-2.0
// Decides which port to try next. Either one named path (a pseudo-terminal is in no list, and a home-made
// tower answers no question), or a search: the port that answered last, then known USB ids, then other USB
// ports, then the rest. A port that could not be opened or stayed silent is left alone for a pause that grows
// with each failure, because a question may disturb another device there; a port that goes away and comes
// back is tried at once. Pure: the caller provides the port list and the time.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace watchfire::devices {

struct PortInfo {
    std::string path;
    bool usb = false;
    std::uint16_t vendor = 0; // with usb
    std::uint16_t product = 0;
    std::string description; // the system's words for people; may be empty

    bool operator==(const PortInfo&) const = default;
};

class PortEnumerator {
public:
    PortEnumerator() = default;
    PortEnumerator(const PortEnumerator&) = delete;
    PortEnumerator& operator=(const PortEnumerator&) = delete;
    virtual ~PortEnumerator() = default;
    // Called on the tower's worker thread.
    [[nodiscard]] virtual std::vector<PortInfo> ports() = 0;
};

// The ports that the system lists, through QSerialPortInfo. A search asks twice a second, perhaps for hours,
// and each answer costs milliseconds. So the last answer is kept until a device has come or gone.
class SystemPorts : public PortEnumerator {
public:
    [[nodiscard]] std::vector<PortInfo> ports() override;

private:
    std::vector<PortInfo> seen_;
    std::optional<std::chrono::nanoseconds> changed_; // devices folder, when `seen_` was read
};

// True for boards and USB-to-serial chips that dice towers are built with.
[[nodiscard]] bool isKnownBoard(const PortInfo& port);

// Which ports the program's own towers hold, so that several of them can search at once without disturbing
// each other's ports. Safe on any thread.
class PortClaims {
public:
    // Returns false if another tower has it.
    [[nodiscard]] bool take(const std::string& path);
    void give(const std::string& path);

private:
    std::mutex mutex_;
    std::set<std::string> held_;
};

class PortFinder {
public:
    using Time = std::chrono::microseconds; // since any fixed instant; never goes back

    struct Pauses {
        Time first = std::chrono::milliseconds(500); // after a port's first failure; doubles
        Time last = std::chrono::seconds(8);         // longest pause
    };

    PortFinder(std::string path, Pauses pauses) : path_(std::move(path)), pauses_(pauses) {}
    // The enumerator must outlive the finder.
    PortFinder(PortEnumerator& enumerator, Pauses pauses) : enumerator_(&enumerator), pauses_(pauses) {}

    [[nodiscard]] bool isSearch() const { return enumerator_ != nullptr; }
    // Returns the next path to try, or `nullopt` at the end of a round: wait a while, then the next call
    // begins a new round.
    [[nodiscard]] std::optional<std::string> next(Time now);
    // True if the last round saw this port as a USB device.
    [[nodiscard]] bool isUsb(const std::string& path) const { return usb_.contains(path); }
    // True if the last round passed a port over because of its pause.
    [[nodiscard]] bool anyPausing() const { return pausing_; }
    // Records that a tower said HELLO on this path, so that later rounds try it first.
    void answered(const std::string& path);
    // Records that the port could not be opened, or that nobody answered on it.
    void failed(const std::string& path, Time now);
    // Makes the next call begin a new round.
    void restart() { round_.reset(); }

private:
    struct Failure {
        Time until{};
        Time pause{};
    };
    void beginRound();

    std::string path_;
    PortEnumerator* enumerator_ = nullptr;
    Pauses pauses_;
    std::string answered_;
    std::map<std::string, Failure> failures_;
    std::set<std::string> usb_;
    std::optional<std::vector<std::string>> round_; // paths left in this round, last first
    bool pausing_ = false;
};

} // namespace watchfire::devices
