// SPDX-License-Identifier: Apache-2.0
// The one face of everything that can bring a roll: a serial tower or a finger.
// All signals fire on the GUI thread only (a source that has a worker crosses over by queued calls first),
// so slots may touch view models without locks.
#pragma once

#include "devices/roll.h"

#include <boost/signals2/signal.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::devices {

enum class LinkPhase {
    off,       // not started, or a source without a link
    searching, // no port is open; retried by itself
    asking,    // a port is open and HELLO? was asked
    up,        // a tower answered and has been heard lately
    plain,     // a home-made tower: its rolls need a tap
    silent,    // the port is open, but the tower has stopped answering
};

enum class LinkTrouble {
    none,
    notFound,     // no such port, or no tower on any port
    noAccess,     // the user may not open the port; `access` says what helps
    busy,         // another program holds the port; `holder` names it, if it can be known
    unplugged,    // it was there and went away
    otherVersion, // a tower that speaks a protocol which this program does not know
    portError,    // anything else the system reported
};

// Who may open a port that this user may not.
struct PortAccess {
    std::string user;    // the name to be put into the group
    std::string group;   // of serial ports; empty where this system has none
    bool joined = false; // the user belongs to it already
    bool open = false;   // the port lets this group in

    bool operator==(const PortAccess&) const = default;
};

// What a tower says that it can do.
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
    std::string port;     // the path being used or tried
    bool named = false;   // no other port is tried
    PortAccess access;    // with noAccess
    std::string holder;   // with busy: "minicom (4711)"; empty where nobody knows
    std::string detail;   // the system's own words, English
    std::string tower;    // serial number ("plain:<port>" of a home-made one); empty until one was heard
    std::string device;   // the tower's name
    std::string firmware; // its firmware version
    std::string protocol; // the version it speaks, also with otherVersion: "1.0"
    TowerAbilities abilities;
    bool simulated = false; // it says of itself that it is a program; the screen says so too
    bool repeats = false;   // its message numbers began anew within one boot id

    bool operator==(const LinkState&) const = default;
};

// Counted since the source was started; they survive reconnects.
struct LinkStatistics {
    std::uint64_t goodLines = 0;
    std::uint64_t badLines = 0;
    std::uint64_t duplicates = 0;       // repeated rolls that were recognised
    std::uint64_t resets = 0;           // boot id changed
    std::uint64_t retries = 0;          // questions asked again for want of an answer
    std::uint64_t reconnects = 0;       // a tower answered again after its port was lost
    std::uint64_t dropped = 0;          // bytes to the tower given up because the port took no more
    std::uint64_t passedOver = 0;       // bare numbers that came faster than anybody rolls
    std::optional<double> roundTripMs;  // of the last answered PING or HELLO?
    std::optional<int> batteryPercent;  // from STATUS, if the tower has a battery
    std::string lastError;              // English, empty if none
    std::vector<std::string> lastLines; // as received, oldest first; what is no text is written \xhh

    bool operator==(const LinkStatistics&) const = default;
};

enum class LampEffect { idle, yourTurn, rolled, breach, flood, storm, win };

class DiceSource {
public:
    DiceSource() = default;
    DiceSource(const DiceSource&) = delete;
    DiceSource& operator=(const DiceSource&) = delete;
    virtual ~DiceSource() = default;

    boost::signals2::signal<void(const Roll&)> rolled;
    // A die lies askew: the table rolls again. The argument is the tower's serial number.
    boost::signals2::signal<void(const std::string& tower)> cocked;
    boost::signals2::signal<void(const LinkState&)> linkChanged;
    boost::signals2::signal<void(const LinkStatistics&)> statistics; // at most about twice a second

    virtual void start() = 0;
    virtual void stop() = 0;

    // The roll that this source brought is on disk: the tower may forget it. Others are harmless.
    virtual void acknowledge(const RollId& roll) = 0;
    // The roll could not be kept: it is to be brought again when the tower repeats it.
    virtual void release(const RollId& roll) = 0;
    // Lost without a word if no tower is there; a lamp is no promise.
    virtual void lamp(LampEffect effect) = 0;

    [[nodiscard]] virtual LinkState link() const = 0;
};

} // namespace watchfire::devices
