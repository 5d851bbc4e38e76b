// SPDX-License-Identifier: Apache-2.0
// Which port to try next. Either one named path (a pseudo-terminal is in no list, and a home-made tower
// answers no question), or a search: the port that answered last, then known USB ids, then other USB ports,
// then the rest. A port that could not be opened or stayed silent is left alone for a pause that grows with
// each failure, for it may belong to something that a question disturbs; one that goes away and comes back
// is tried at once. Pure; enumeration and time are handed in.
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

// What the system lists, through QSerialPortInfo. A search asks twice a second, for hours perhaps, and the
// answer costs milliseconds: the last one holds until a device has come or gone.
class SystemPorts : public PortEnumerator {
public:
    [[nodiscard]] std::vector<PortInfo> ports() override;

private:
    std::vector<PortInfo> seen_;
    std::optional<std::chrono::nanoseconds> changed_; // of the folder of devices, when `seen_` was read
};

// Boards and USB-to-serial chips that dice towers are built with.
[[nodiscard]] bool isKnownBoard(const PortInfo& port);

// Which ports the program's own towers hold, so that several of them can search at once without asking each
// other's ports. Any thread.
class PortClaims {
public:
    // False if somebody has it.
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
        Time last = std::chrono::seconds(8);         // up to this
    };

    PortFinder(std::string path, Pauses pauses) : path_(std::move(path)), pauses_(pauses) {}
    // The enumerator must outlive the finder.
    PortFinder(PortEnumerator& enumerator, Pauses pauses) : enumerator_(&enumerator), pauses_(pauses) {}

    [[nodiscard]] bool isSearch() const { return enumerator_ != nullptr; }
    // The next path to try. Nothing: the round is over; wait a while, then a new round begins by itself.
    [[nodiscard]] std::optional<std::string> next(Time now);
    // The last round saw it there as a USB device.
    [[nodiscard]] bool isUsb(const std::string& path) const { return usb_.contains(path); }
    // Some port of the last round was passed over because of its pause.
    [[nodiscard]] bool anyPausing() const { return pausing_; }
    // A tower said HELLO there: try it first in the rounds to come.
    void answered(const std::string& path);
    // It could not be opened, or nobody answered there.
    void failed(const std::string& path, Time now);
    // Begin a new round with the next call.
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
    std::optional<std::vector<std::string>> round_; // what is left of it, last first
    bool pausing_ = false;
};

} // namespace watchfire::devices
