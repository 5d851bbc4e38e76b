// SPDX-License-Identifier: Apache-2.0
#include "tests/firmware/board_dice.h"

namespace watchfire::simavr {

void layDice(Chip& chip, const std::vector<int>& dice) {
    struct Place {
        char port;
        int firstPin; // of three, lowest bit first; all low: the die does not lie
    };
    constexpr Place places[]{{'D', 4}, {'B', 0}};
    for (std::size_t i = 0; i < std::size(places); ++i) {
        const int code = i < dice.size() ? dice[i] : 0;
        for (int bit = 0; bit < 3; ++bit)
            chip.drive(places[i].port, places[i].firstPin + bit, (code >> bit & 1) != 0);
    }
}

} // namespace watchfire::simavr
