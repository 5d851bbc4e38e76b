// SPDX-License-Identifier: Apache-2.0
// The volcano's steps for the table (RA-60).
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/ids.h"

#include <cstdint>

namespace watchfire::hex::step {

struct Erupt {
    static constexpr const char* name = "erupt";
    HexId hex;
    CornerId corner;
    std::uint8_t die = 0;
    Clause rule;
};
struct Destroy {
    static constexpr const char* name = "destroy";
    PlayerId player;
    CornerId at;
    Clause rule;
};
struct Reduce {
    static constexpr const char* name = "reduce";
    PlayerId player;
    CornerId at;
    Clause rule;
};

template <class Archive> void fields(Archive& archive, const Erupt& step) {
    archive("hex", step.hex);
    archive("corner", step.corner);
    archive("die", step.die);
}
template <class Archive> void fields(Archive& archive, const Destroy& step) {
    archive("player", step.player);
    archive("at", step.at);
}
template <class Archive> void fields(Archive& archive, const Reduce& step) {
    archive("player", step.player);
    archive("at", step.at);
}

} // namespace watchfire::hex::step
