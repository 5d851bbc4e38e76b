// SPDX-License-Identifier: Apache-2.0
#include "firmware-protocol/simulators/tower/faults.h"

namespace watchfire::tower_simulator {

bool Faults::chance(double probability) {
    constexpr double range = 9007199254740992.0; // 2^53
    return static_cast<double>(random_() >> 11) < probability * range;
}

std::string Faults::pass(std::string_view bytes, const FaultRates& rates) {
    std::string out;
    out.reserve(bytes.size());
    for (char byte : bytes) {
        const bool corrupt = chance(rates.corrupt);
        const bool drop = chance(rates.drop);
        const bool twice = chance(rates.twice);
        const auto bit = random_() % 8;
        ++counts_.bytes;
        if (drop) {
            ++counts_.dropped;
            continue;
        }
        if (corrupt) {
            ++counts_.corrupted;
            byte = static_cast<char>(static_cast<unsigned char>(byte) ^ (1u << bit));
        }
        out += byte;
        if (twice) {
            ++counts_.doubled;
            out += byte;
        }
    }
    return out;
}

} // namespace watchfire::tower_simulator
