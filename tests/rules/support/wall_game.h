// SPDX-License-Identifier: Apache-2.0
// The little wall with its forts in place, as most tests of The Great Wall begin.
#pragma once

#include "tests/rules/support/boards.h"
#include "tests/rules/support/table.h"

namespace watchfire::test {

/// Four border forts and nothing else; the founding is not over. Production: 4 blue and white, 5 red and
/// blue, 6 orange, 10 white and orange.
inline Table fourForts(const json& options = json::object()) {
    Table t{littleWallGame(options)};
    t.enter(place("settlement", "red", "0,0:NW"), place("settlement", "blue", "1,0:NW"),
            place("settlement", "white", "2,0:NW"), place("settlement", "orange", "3,0:NW"));
    return t;
}

} // namespace watchfire::test
