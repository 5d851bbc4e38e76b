// SPDX-License-Identifier: Apache-2.0
// What the table may correct of the river (BA-60).
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/setup.h"

namespace watchfire::hex::command {

struct CorrectFlood {
    static constexpr const char* name = "flood";
    static constexpr ModuleName module = ModuleName::river;

    bool flooded = false;
    friend bool operator==(const CorrectFlood&, const CorrectFlood&) = default;
};

template <class Archive> void fields(Archive& archive, CorrectFlood& correction) {
    archive("value", correction.flooded, GR(13));
}

} // namespace watchfire::hex::command
