// SPDX-License-Identifier: Apache-2.0
#include "devices/port_finder.h"

#include <QSerialPortInfo>

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <utility>

namespace watchfire::devices {

namespace {

struct UsbId {
    std::uint16_t vendor;
    std::uint16_t product; // 0: any of this vendor
};

constexpr std::array<UsbId, 9> known{{
    {0x2341, 0},      // Arduino
    {0x2a03, 0},      // Arduino, second vendor id
    {0x1a86, 0x7523}, // CH340
    {0x1a86, 0x55d4}, // CH9102
    {0x0403, 0x6001}, // FT232R
    {0x0403, 0x6015}, // FT231X
    {0x10c4, 0xea60}, // CP210x
    {0x067b, 0x2303}, // PL2303
    {0x2e8a, 0},      // Raspberry Pi Pico
}};

// When a device last came or went; `nullopt` if the system does not tell.
std::optional<std::chrono::nanoseconds> devicesChanged() {
    struct stat folder {};
    if (::stat("/dev", &folder) != 0)
        return std::nullopt;
    return std::chrono::seconds(folder.st_mtim.tv_sec) + std::chrono::nanoseconds(folder.st_mtim.tv_nsec);
}

// True if the devices have been quiet long enough: details of a new device appear after the device itself.
bool isSettled(std::chrono::nanoseconds changed) {
    constexpr std::chrono::seconds settling(5);
    return std::chrono::system_clock::now().time_since_epoch() - changed > settling;
}

} // namespace

bool isKnownBoard(const PortInfo& port) {
    return port.usb && std::any_of(known.begin(), known.end(), [&](const UsbId& id) {
               return id.vendor == port.vendor && (id.product == 0 || id.product == port.product);
           });
}

std::vector<PortInfo> SystemPorts::ports() {
    const auto changed = devicesChanged();
    if (changed && changed_ == changed)
        return seen_;
    seen_.clear();
    for (const auto& info : QSerialPortInfo::availablePorts())
        seen_.push_back({info.systemLocation().toStdString(), info.hasVendorIdentifier(),
                         info.vendorIdentifier(), info.productIdentifier(),
                         info.description().toStdString()});
    changed_ = changed && isSettled(*changed) ? changed : std::nullopt;
    return seen_;
}

bool PortClaims::take(const std::string& path) {
    const std::lock_guard lock(mutex_);
    return held_.insert(path).second;
}

void PortClaims::give(const std::string& path) {
    const std::lock_guard lock(mutex_);
    held_.erase(path);
}

void PortFinder::beginRound() {
    std::vector<PortInfo> ports;
    if (enumerator_ != nullptr)
        ports = enumerator_->ports();
    else
        ports.push_back({path_, false, 0, 0, {}});
    const auto rank = [this](const PortInfo& port) {
        if (port.path == answered_)
            return 0;
        if (isKnownBoard(port))
            return 1;
        return port.usb ? 2 : 3;
    };
    std::stable_sort(ports.begin(), ports.end(),
                     [&](const PortInfo& a, const PortInfo& b) { return rank(a) < rank(b); });
    // A device that went away may be another one when it comes back.
    std::erase_if(failures_, [&](const auto& failure) {
        return std::none_of(ports.begin(), ports.end(),
                            [&](const PortInfo& port) { return port.path == failure.first; });
    });
    usb_.clear();
    for (const auto& port : ports)
        if (port.usb)
            usb_.insert(port.path);
    pausing_ = false;
    round_.emplace();
    for (auto port = ports.rbegin(); port != ports.rend(); ++port)
        round_->push_back(std::move(port->path));
}

std::optional<std::string> PortFinder::next(Time now) {
    if (!round_)
        beginRound();
    while (!round_->empty()) {
        auto path = std::move(round_->back());
        round_->pop_back();
        const auto failure = failures_.find(path);
        if (failure == failures_.end() || now >= failure->second.until)
            return path;
        pausing_ = true;
    }
    round_.reset();
    return std::nullopt;
}

void PortFinder::answered(const std::string& path) {
    answered_ = path;
    failures_.erase(path);
}

void PortFinder::failed(const std::string& path, Time now) {
    auto& failure = failures_[path];
    failure.pause = failure.pause == Time{} ? pauses_.first : std::min(failure.pause * 2, pauses_.last);
    failure.until = now + failure.pause;
}

} // namespace watchfire::devices
