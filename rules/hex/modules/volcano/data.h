// SPDX-License-Identifier: Apache-2.0
// Volcanoes as data: their steps and tasks (RA-60).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/ids.h"

#include <cstdint>

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
struct Destroy {
    static constexpr const char* name = "destroy";
    PlayerId player;
    CornerId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("at", at); }
};
struct Reduce {
    static constexpr const char* name = "reduce";
    PlayerId player;
    CornerId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("at", at); }
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
struct ThrowEruptionDie {
    PlayerId player;
    HexId hex;
    friend bool operator==(const ThrowEruptionDie&, const ThrowEruptionDie&) = default;
};

} // namespace task

struct VolcanoData {
    using Steps = TypeList<step::Erupt, step::Destroy, step::Reduce>;
    using Tasks = TypeList<task::Eruptions, task::ThrowEruptionDie>;
    using Commands = TypeList<>;
    using Corrections = TypeList<>;
    friend bool operator==(const VolcanoData&, const VolcanoData&) = default;
};

} // namespace watchfire::hex
