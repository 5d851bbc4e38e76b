// SPDX-License-Identifier: Apache-2.0
// What a game of Black Powder has counted so far, year by year, from the commands in force.
#pragma once

#include "rules/game.h"
#include "rules/powder/pieces.h"
#include "rules/powder/step.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace watchfire::powder {

/// What broke, and what was built again, as the table was told it.
using YearEvent = std::variant<step::Breach, step::LowerWall, step::RaiseWall, step::Raid>;

/// Why a player took shame.
enum class ShameBy : std::uint8_t { breach, tower, shot, card };
inline constexpr std::size_t shameCauses = 4;

/// What honor is counted apart from that of the game's course: shame that found no place (BP-81), and what
/// the end adds and takes (BP-91, BP-93).
enum class HonorBy : std::uint8_t { lostShame, shame, claimed, artifacts };
inline constexpr std::size_t honorCauses = 4;

/// The counts of one clan in one year.
struct ClanYear {
    int claimed = 0;                      ///< hordes
    int fallen = 0;                       ///< soldiers killed and not saved
    std::array<int, shameCauses> shame{}; ///< tokens taken, by ShameBy
    int shameBack = 0;                    ///< tokens given back to the pool (BP-12)
    int shameCorrected = 0;               ///< tokens more or less by the table's correction (BA-60)
    int shameWithoutPlace = 0;            ///< shame that cost 5 honor instead (BP-81)
    /// Honor won or lost, by HonorBy; less than its clause says where honor would fall below 0.
    std::array<int, honorCauses> honorBy{};
    int honor = 0;     ///< held at the end of the year, or now
    int shameHeld = 0; ///< tokens held at the end of the year, or now

    [[nodiscard]] int shameTaken() const;
    /// Adds what was counted besides; what is held stays as it is.
    void add(const ClanYear& more);
};

struct YearCount {
    int year = 1;
    std::vector<YearEvent> events; ///< in the order in which they were told
    int discarded = 0;             ///< hordes that were defeated and that nobody claimed
    /// Tokens that left the game: by raids (BP-21), without a place (BP-81), by correction (BA-60).
    int shameOut = 0;
    std::array<ClanYear, clanCount> clans;
    // At the end of the year, or now.
    int shamePool = 0;
    std::array<int, sectionCount> walls{};

    [[nodiscard]] const ClanYear& of(Clan clan) const { return clans[indexOf(clan)]; }
    [[nodiscard]] ClanYear& of(Clan clan) { return clans[indexOf(clan)]; }
};

struct Statistics {
    std::vector<YearCount> years;            ///< in their order; at least one
    std::array<int, clanCount> honorBegun{}; ///< held before the first command
};

[[nodiscard]] Statistics statisticsOf(const PowderSession& session);

} // namespace watchfire::powder
