// SPDX-License-Identifier: Apache-2.0
// The interface of every source of rolls: a serial tower or a finger on the screen. All signals fire on the
// GUI thread (a source with a worker crosses over by queued calls first), so slots may touch view models
// without locks.
#pragma once

#include "devices/roll.h"
#include "firmware-protocol/codec/message.h"

#include <boost/signals2/signal.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::devices {

enum class LinkPhase {
    off,       // not started, or a source without a link
    searching, // no port is open; the source tries again by itself
    asking,    // a port is open and HELLO? was asked
    up,        // a tower answered and was heard lately
    plain,     // a home-made tower: its rolls need a tap
    silent,    // the port is open, but the tower has stopped answering
};

enum class LinkTrouble {
    none,
    notFound,     // no such port, or no tower on any port
    noAccess,     // the user may not open the port; `access` says what helps
    busy,         // another program holds the port; `holder` names it, if it can be known
    unplugged,    // it was there and went away
    otherVersion, // the tower speaks a protocol version that this program does not know
    portError,    // anything else the system reported
};

// Who may open a port that this user may not open.
struct PortAccess {
    std::string user;    // the user to add to the group
    std::string group;   // the group of serial ports; empty if this system has none
    bool joined = false; // the user already belongs to it
    bool open = false;   // the port lets this group in

    bool operator==(const PortAccess&) const = default;
};

// What a tower says it can do.
struct TowerAbilities {
    bool lamp = false;
    bool cocked = false;
    bool battery = false;
    bool electronic = false; // its numbers come from electronics, not from real dice

    bool operator==(const TowerAbilities&) const = default;
};

struct LinkState {
    LinkPhase phase = LinkPhase::off;
    LinkTrouble trouble = LinkTrouble::none;
    std::string port;     // the path in use or being tried
    bool named = false;   // the user named the port: no other port is tried
    PortAccess access;    // with noAccess
    std::string holder;   // with busy: "minicom (4711)"; empty if unknown
    std::string detail;   // the system's own words, English
    std::string tower;    // serial number ("plain:<port>" of a home-made tower); empty before one was heard
    std::string device;   // the tower's name
    std::string firmware; // its firmware version
    std::string protocol; // the version it speaks, also with otherVersion: "1.0"
    TowerAbilities abilities;
    bool simulated = false; // the tower says that it is a program; the screen shows it
    bool repeats = false;   // its message numbers began again within one boot id

    bool operator==(const LinkState&) const = default;
};

// Counts since the source was started; they survive reconnects.
struct LinkStatistics {
    std::uint64_t goodLines = 0;
    std::uint64_t badLines = 0;
    std::uint64_t duplicates = 0;       // repeated rolls that were recognised
    std::uint64_t resets = 0;           // boot id changed
    std::uint64_t retries = 0;          // questions repeated because no answer came
    std::uint64_t reconnects = 0;       // a tower answered again after its port was lost
    std::uint64_t dropped = 0;          // bytes to the tower given up because the port took no more
    std::uint64_t passedOver = 0;       // bare numbers that came faster than anybody can roll
    std::optional<double> roundTripMs;  // of the last answered PING or HELLO?
    std::optional<int> batteryPercent;  // from STATUS, if the tower has a battery
    std::string lastError;              // English, empty if none
    std::vector<std::string> lastLines; // as received, oldest first; bytes that are not text are written \xhh

    bool operator==(const LinkStatistics&) const = default;
};

using LampEffect = wf_lamp;

class DiceSource {
public:
    DiceSource() = default;
    DiceSource(const DiceSource&) = delete;
    DiceSource& operator=(const DiceSource&) = delete;
    virtual ~DiceSource() = default;

    boost::signals2::signal<void(const Roll&)> rolled;
    // A die lies askew, so the table rolls again. The argument is the tower's serial number.
    boost::signals2::signal<void(const std::string& tower)> cocked;
    boost::signals2::signal<void(const LinkState&)> linkChanged;
    boost::signals2::signal<void(const LinkStatistics&)> statistics; // at most about twice a second

    virtual void start() = 0;
    virtual void stop() = 0;

    // Tells the source that its roll is on disk, so the tower may forget it. Rolls of other sources are
    // ignored.
    virtual void acknowledge(const RollId& roll) = 0;
    // Tells the source that the roll could not be kept: it reports the roll again when the tower repeats it.
    virtual void release(const RollId& roll) = 0;
    // Shows an effect on the tower's lamp. Does nothing if no tower is there; the lamp is not guaranteed.
    virtual void lamp(LampEffect effect) = 0;

    [[nodiscard]] virtual LinkState link() const = 0;
};

} // namespace watchfire::devices
