// SPDX-License-Identifier: Apache-2.0
// The pirate: his steps, tasks and correction, and what the engine does with them (GW-40, GW-41, BA-60). His
// place is in the state, beside the robber's.
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/engine.h"
#include "rules/hex/modules/shapes.h"

#include <optional>

namespace watchfire::hex {

namespace step {

struct MovePirate : PlayerAt<HexId> {
    static constexpr const char* name = "move-pirate";
};

} // namespace step

namespace task {

/// GW-40: where does the pirate go, if at all?
struct MovePirate : OfPlayer {};
/// GW-40: from which player, if any?
struct PirateSteals : OfPlayer {};

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

// ---- what the engine does with them

/// True if the pirate may move there: another sea hex of the board. A seven and a knight share it (GW-50).
[[nodiscard]] bool pirateMayGo(const State& state, HexId hex);

[[nodiscard]] Decision question(const State& state, const task::MovePirate& task);
[[nodiscard]] Decision question(const State& state, const task::PirateSteals& task);
void answer(Context& context, const task::MovePirate& task, const Value& value);
void answer(Context& context, const task::PirateSteals& task, const Value& value);

/// BA-60. Errors: `bad-value` GW-40 on land.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectPirate& correction);

void show(State& state, const step::MovePirate& step);

} // namespace watchfire::hex
