// SPDX-License-Identifier: Apache-2.0
// What many games add up to. Sums of whole numbers, so that the order in which games end makes no difference:
// the same games give the same figures on any number of threads.
#pragma once

#include "app/play/whole_game.h"

#include <array>
#include <cstdint>
#include <vector>

namespace watchfire::play {

/// A win counts 60 parts, so that a shared one (GW-71) can be divided by up to six winners.
inline constexpr std::uint64_t partsPerWin = 60;

struct Figures {
    struct Wall {
        std::uint64_t fell = 0;      ///< games in which it was breached at least once
        std::uint64_t breaches = 0;  ///< in all games
        std::uint64_t ownerWins = 0; ///< parts of wins by its owner
        friend bool operator==(const Wall&, const Wall&) = default;
    };

    std::uint64_t games = 0;
    std::uint64_t ended = 0;                           ///< games that somebody won
    std::uint64_t lastPenalty = 0;                     ///< of those, ended by the last penalty chip (GW-71)
    std::uint64_t shared = 0;                          ///< of those, with several winners
    std::array<std::uint64_t, hex::maxPlayers> wins{}; ///< parts, by seat
    std::array<Wall, hex::maxWalls> walls{};
    std::vector<std::uint64_t> lengths; ///< by number of rolls: how many of the ended games took as many

    void add(const WholeGame& game);
    void add(const Figures& others);

    /// The number of rolls that a share of the ended games does not exceed; 0 if none ended.
    [[nodiscard]] int rollsOf(double share) const;
    friend bool operator==(const Figures&, const Figures&) = default;
};

/// A share of n games and the interval that holds the true one in 95 of 100 simulations (Wilson 1927).
struct Share {
    double share = 0;
    double low = 0;
    double high = 1;
};
[[nodiscard]] Share shareOf(double count, std::uint64_t games);
/// The share of wins that stand in parts.
[[nodiscard]] inline Share winsOf(std::uint64_t parts, std::uint64_t games) {
    return shareOf(static_cast<double>(parts) / static_cast<double>(partsPerWin), games);
}

/// Where a fair share lies: below the interval, so that this seat wins more than it should; inside it; above.
enum class Verdict : std::uint8_t { more, fair, fewer };
[[nodiscard]] Verdict verdictOf(const Share& share, std::size_t seats);

} // namespace watchfire::play
