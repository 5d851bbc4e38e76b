// SPDX-License-Identifier: Apache-2.0
// What is fixed for a whole game of Black Powder: players, options, the book as it was at the start (BP-00 to
// BP-06).
#pragma once

#include "rules/core/error.h"
#include "rules/core/rules_version.h"
#include "rules/powder/book.h"
#include "rules/powder/pieces.h"

#include <bitset>
#include <memory>
#include <string>
#include <vector>

namespace watchfire::powder {

struct Player {
    Clan clan = Clan::monkey;
    std::string name; ///< the clan's name if none was given
    std::string seat; ///< "south" …, may be empty
    friend bool operator==(const Player&, const Player&) = default;
};

/// BP-52: the published correction, or the text of the rule book.
enum class LaddersRule : std::uint8_t { corrected, printed };
/// BP-56: when lost walls lose the game: in all sections in play, or in any one.
enum class LossRule : std::uint8_t { board, section };
/// Who answers questions that a deck or a lot decides.
enum class DrawBy : std::uint8_t { table, tower, program };

struct Options {
    LaddersRule ladders = LaddersRule::corrected;
    bool removedSpearmanEarns = true; ///< BP-62
    LossRule loss = LossRule::board;
    DrawBy draw = DrawBy::table;
    friend bool operator==(const Options&, const Options&) = default;
};

class Setup {
public:
    /// `rules` is the version whose answers the game gets.
    /// Errors: `header` with the JSON path: BP-00 (1 to 5 players, each clan at most once).
    static Result<std::shared_ptr<const Setup>> make(std::vector<Player> players, Options options,
                                                     std::shared_ptr<const Book> book,
                                                     int rules = rulesVersion);

    [[nodiscard]] const std::vector<Player>& players() const { return m_players; }
    [[nodiscard]] const Options& options() const { return m_options; }
    [[nodiscard]] const std::shared_ptr<const Book>& book() const { return m_book; }
    [[nodiscard]] int rules() const { return m_rules; }
    /// Human players: the "players" of BP-06, BP-07 and BP-21.
    [[nodiscard]] std::size_t humans() const { return m_players.size(); }
    [[nodiscard]] bool solo() const { return humans() == 1; }
    /// BP-92, BP-93: Reed plays with one or two players, Qin with one.
    [[nodiscard]] bool plays(Clan clan) const { return m_plays.test(indexOf(clan)); }
    [[nodiscard]] bool isHuman(Clan clan) const { return m_humans.test(indexOf(clan)); }
    /// Everybody in play has honor, except Reed (BP-92, BP-93).
    [[nodiscard]] bool hasHonor(Clan clan) const { return plays(clan) && clan != Clan::reed; }
    /// BP-03: S1 is out of play with two players and alone.
    [[nodiscard]] bool inPlay(SectionIndex section) const { return section > 0 || humans() > 2; }
    /// BP-03: T1 cannot be used when S1 is out of play.
    [[nodiscard]] bool usable(TowerIndex tower) const { return tower > 0 || humans() > 2; }
    [[nodiscard]] int sectionsInPlay() const { return humans() > 2 ? 3 : 2; }
    /// BP-04.
    [[nodiscard]] int shameTokens() const;
    /// BP-10: the time track's side, the slot where the token starts, and the last slot (from 0).
    [[nodiscard]] TimeSide timeSide() const { return humans() > 3 ? TimeSide::many : TimeSide::few; }
    [[nodiscard]] int firstSlot() const { return humans() == 5 ? 1 : 0; }
    [[nodiscard]] int lastSlot() const { return slotsOf(timeSide()) - 1; }
    /// The towers beside a section that serve it (BP-02, BP-03).
    [[nodiscard]] std::vector<TowerIndex> towersBeside(SectionIndex section) const;
    /// The sections in play beside a tower.
    [[nodiscard]] std::vector<SectionIndex> sectionsBeside(TowerIndex tower) const;

    /// Everything else follows from these members.
    friend bool operator==(const Setup& a, const Setup& b) {
        return a.m_players == b.m_players && a.m_options == b.m_options && a.m_rules == b.m_rules &&
               *a.m_book == *b.m_book;
    }

private:
    Setup() = default;

    std::vector<Player> m_players;
    Options m_options;
    std::shared_ptr<const Book> m_book;
    int m_rules = rulesVersion;
    std::bitset<clanCount> m_plays;
    std::bitset<clanCount> m_humans;
};

} // namespace watchfire::powder
