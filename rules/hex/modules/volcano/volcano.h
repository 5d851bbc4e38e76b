// SPDX-License-Identifier: Apache-2.0
// Volcanoes: their steps and tasks, and what the engine does with them (RA-60).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/ids.h"
#include "rules/hex/modules/engine.h"
#include "rules/hex/modules/shapes.h"

#include <cstdint>
#include <utility>

namespace watchfire::hex {

namespace step {

struct Erupt {
    static constexpr const char* name = "erupt";
    HexId hex;
    CornerId corner;
    std::uint8_t die = 0;
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex)("corner", corner)("die", die); }
};
struct Destroy : PlayerAt<CornerId> {
    static constexpr const char* name = "destroy";
    static constexpr std::pair hits{HitKind::buried, &Destroy::at};
};
struct Reduce : PlayerAt<CornerId> {
    static constexpr const char* name = "reduce";
    static constexpr std::pair hits{HitKind::buried, &Reduce::at};
};

} // namespace step

namespace task {

/// The volcanoes with the roll's number erupt, starting with this hex of the board.
struct Eruptions {
    PlayerId player;
    std::uint16_t from = 0;
    friend bool operator==(const Eruptions&, const Eruptions&) = default;
};
/// Which corner does the die name?
struct ThrowEruptionDie : OfPlayerOnHex {};

} // namespace task

struct VolcanoData {
    using Steps = TypeList<step::Erupt, step::Destroy, step::Reduce>;
    using Tasks = TypeList<task::Eruptions, task::ThrowEruptionDie>;
    using Commands = TypeList<>;
    using Corrections = TypeList<>;
    friend bool operator==(const VolcanoData&, const VolcanoData&) = default;
};

// ---- what the engine does with them

void perform(Context& context, const task::Eruptions& task);
[[nodiscard]] Decision question(const State& state, const task::ThrowEruptionDie& task);
void answer(Context& context, const task::ThrowEruptionDie& task, const Value& value);

void show(State& state, const step::Erupt& step);
void show(State& state, const step::Destroy& step);
void show(State& state, const step::Reduce& step);

void count(Tally& tally, const step::Erupt& step);
void count(Tally& tally, const step::Destroy& step);
void count(Tally& tally, const step::Reduce& step);

} // namespace watchfire::hex
