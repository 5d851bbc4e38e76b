// SPDX-License-Identifier: Apache-2.0
// The pirate as data: his steps, tasks and correction (GW-40, BA-60). His place is in the state, beside the
// robber's.
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"

namespace watchfire::hex {

namespace step {

struct MovePirate {
    static constexpr const char* name = "move-pirate";
    PlayerId player;
    HexId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("at", at); }
};

} // namespace step

namespace task {

/// GW-40: where does the pirate go, if at all?
struct MovePirate {
    PlayerId player;
    friend bool operator==(const MovePirate&, const MovePirate&) = default;
};
/// GW-40: from which player, if any?
struct PirateSteals {
    PlayerId player;
    friend bool operator==(const PirateSteals&, const PirateSteals&) = default;
};

} // namespace task

namespace command {

struct CorrectPirate {
    static constexpr const char* name = "pirate";
    static constexpr ModuleName module = ModuleName::pirate;

    HexId at{}; ///< invalid: off the board
    void fields(auto& archive) { archive.orNone("value", at); }
    friend bool operator==(const CorrectPirate&, const CorrectPirate&) = default;
};

} // namespace command

struct PirateData {
    using Steps = TypeList<step::MovePirate>;
    using Tasks = TypeList<task::MovePirate, task::PirateSteals>;
    using Corrections = TypeList<command::CorrectPirate>;
    using Commands = TypeList<>;
    friend bool operator==(const PirateData&, const PirateData&) = default;
};

} // namespace watchfire::hex
