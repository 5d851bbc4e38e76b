// SPDX-License-Identifier: Apache-2.0
// The river's steps for the table (GR-13, GR-21, GR-22).
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/ids.h"

namespace watchfire::hex::step {

struct Flood {
    static constexpr const char* name = "flood";
    HexId hex;
    Clause rule;
};
struct Ebb {
    static constexpr const char* name = "ebb";
    HexId hex;
    Clause rule;
};
struct RobberDrowns {
    static constexpr const char* name = "robber-drowns";
    HexId hex;
    Clause rule;
};
struct RobberReturns {
    static constexpr const char* name = "robber-returns";
    HexId hex;
    Clause rule;
};

template <class Archive> void fields(Archive& archive, const Flood& step) {
    archive("hex", step.hex);
}
template <class Archive> void fields(Archive& archive, const Ebb& step) {
    archive("hex", step.hex);
}
template <class Archive> void fields(Archive& archive, const RobberDrowns& step) {
    archive("hex", step.hex);
}
template <class Archive> void fields(Archive& archive, const RobberReturns& step) {
    archive("hex", step.hex);
}

} // namespace watchfire::hex::step
