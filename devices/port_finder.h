// SPDX-License-Identifier: Apache-2.0
// Which port to try next. Either one named path (a pseudo-terminal is in no list, and a home-made tower
// answers no question), or a search: the port that answered last, then known USB ids, then other USB ports,
// then the rest. Pure; enumeration is handed in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::devices {

struct PortInfo {
    std::string path;
    bool usb = false;
    std::uint16_t vendor = 0; // with usb
    std::uint16_t product = 0;

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

// What the system lists, through QSerialPortInfo.
class SystemPorts : public PortEnumerator {
public:
    [[nodiscard]] std::vector<PortInfo> ports() override;
};

// Boards and USB-to-serial chips that dice towers are built with.
[[nodiscard]] bool isKnownBoard(const PortInfo& port);

class PortFinder {
public:
    explicit PortFinder(std::string path) : path_(std::move(path)) {}
    // The enumerator must outlive the finder.
    explicit PortFinder(PortEnumerator& enumerator) : enumerator_(&enumerator) {}

    [[nodiscard]] bool isSearch() const { return enumerator_ != nullptr; }
    // The next path to try. Nothing: the round is over; wait a while, then a new round begins by itself.
    [[nodiscard]] std::optional<std::string> next();
    // A tower said HELLO there: try it first in the rounds to come.
    void answered(const std::string& path) { answered_ = path; }
    // Begin a new round with the next call.
    void restart() { round_.reset(); }

private:
    std::string path_;
    PortEnumerator* enumerator_ = nullptr;
    std::string answered_;
    std::optional<std::vector<std::string>> round_; // what is left of it, last first
};

} // namespace watchfire::devices
