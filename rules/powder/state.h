// SPDX-License-Identifier: Apache-2.0
// A position of Black Powder: plain values, copied for undo. Everything derived from it is computed by the
// functions below and never stored.
#pragma once

#include "rules/powder/book.h"
#include "rules/powder/command.h"
#include "rules/powder/pieces.h"
#include "rules/powder/setup.h"
#include "rules/powder/task.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace watchfire::powder {

/// A value that states share and nobody changes. Two are equal if their content is: a game read from its log
/// is the same game.
template <class T> class Shared {
public:
    Shared() = default;
    template <std::convertible_to<std::shared_ptr<const T>> Pointer>
    Shared(Pointer pointer) : m_pointer(std::move(pointer)) {}
    operator const std::shared_ptr<const T>&() const { return m_pointer; }
    explicit operator bool() const { return m_pointer != nullptr; }
    [[nodiscard]] const T& operator*() const { return *m_pointer; }
    [[nodiscard]] const T* operator->() const { return m_pointer.get(); }
    [[nodiscard]] const T* get() const { return m_pointer.get(); }
    friend bool operator==(const Shared& a, const Shared& b) {
        return a.m_pointer == b.m_pointer || (a && b && *a == *b);
    }

private:
    std::shared_ptr<const T> m_pointer;
};

/// What lies on a vital spot of a card (BP-22).
struct Mark {
    enum class Kind : std::uint8_t { free, wound, snakeToken, soldier };
    Kind kind = Kind::free;
    Clan clan = Clan::monkey;                 ///< of a token or soldier
    SoldierType type = SoldierType::spearman; ///< of a soldier
    Cell anchor = 0; ///< of a soldier: its first cell; of a tank the block's upper left cell, printed or not
    friend bool operator==(const Mark&, const Mark&) = default;
};

template <> inline constexpr Names<4> namesOf<Mark::Kind>{"free", "wound", "snake-token", "soldier"};

struct Horde {
    HordeId id = 0;
    std::string card;
    std::array<Mark, cellCount> marks{};
    friend bool operator==(const Horde&, const Horde&) = default;
};

/// All clans' soldiers in one place, by clan and type.
using Company = std::array<Soldiers, clanCount>;

struct Section {
    std::uint8_t level = 0;
    std::uint8_t barricades = 0;
    std::vector<Machine> machines; ///< in the order in which they came
    std::array<std::optional<Horde>, rowCount> rows;
    Company fire{};
    Company rest{};
    int power = 0;         ///< BP-27: added by the table for this winter
    int defense = 0;       ///< likewise
    bool breached = false; ///< in this winter's assault
    friend bool operator==(const Section&, const Section&) = default;
};

struct Holdings {
    int honor = 0;
    Soldiers pool{};
    Soldiers shame{}; ///< pool soldiers with a token under them; part of `pool` (BP-81)
    Soldiers gone{};  ///< left play for good (BP-06, BP-82)
    std::vector<Claimed> claimed;
    int overseers = 0; ///< raised at set-up
    friend bool operator==(const Holdings&, const Holdings&) = default;
};

/// Soldiers that are killed together: those that may still be saved, and the spots that they held (BP-41).
struct Fate {
    SectionIndex section = 0;
    Clause rule{};
    std::vector<SoldierAt> doomed;
    std::vector<Spot> vacated;
    friend bool operator==(const Fate&, const Fate&) = default;
};

enum class EndReason : std::uint8_t { walls, shame, time, allWallsGone };
template <> inline constexpr Names<4> namesOf<EndReason>{"walls", "shame", "time", "all-walls-gone"};

struct Ending {
    bool over = false;
    EndReason reason = EndReason::time;
    std::optional<Clan> winner; ///< empty after a common loss, and until everything is counted
    /// By clan: what everybody had before the end was counted (BP-91), for a correction that takes the end
    /// back.
    std::optional<std::array<int, clanCount>> honorBefore;
    friend bool operator==(const Ending&, const Ending&) = default;
};

struct State {
    Shared<Setup> setup;
    Shared<Book> book; ///< replaced as a whole when a value is entered

    int year = 1;
    Season season = Season::setUp;
    int timeSlot = 0;        ///< the slot with the time token, from 0
    bool assaulted = false;  ///< this winter's assault is over
    int draws = 0;           ///< horde cards still to come (BP-06, BP-11)
    std::vector<Clan> tea;   ///< top first; everybody in play
    bool teaEntered = false; ///< if false, the order in which the players were named
    std::vector<Clan> order; ///< this fall's turns, one entry each; empty: not entered
    std::size_t turn = 0;    ///< the index in `order`; its size: all turns are over

    std::array<Section, sectionCount> sections;
    std::array<std::optional<Clan>, towerCount> towers{};
    std::array<std::optional<Clan>, towerCount> manned{}; ///< BP-62: who manned them when the assault began
    std::array<Holdings, clanCount> players;
    int shamePool = 0;
    int shameOut = 0;

    std::vector<std::string> deckOut; ///< BP-05
    bool deckAsked = false;           ///< a command `deck` came, even if nobody has looked
    std::optional<int> deckLeft;      ///< empty: unknown
    std::vector<std::string> discards;
    std::optional<SectionIndex> next; ///< on the back of the new top card
    std::vector<std::string> rocketDrawn;

    Fate fate;
    std::vector<Task> tasks; ///< the next one is at the back
    HordeId nextHorde = 1;
    Ending ending;

    [[nodiscard]] const Holdings& of(Clan clan) const { return players[indexOf(clan)]; }
    [[nodiscard]] Holdings& of(Clan clan) { return players[indexOf(clan)]; }
    [[nodiscard]] const std::optional<Horde>& at(Slot slot) const {
        return sections[slot.section].rows[slot.row];
    }
    [[nodiscard]] std::optional<Horde>& at(Slot slot) { return sections[slot.section].rows[slot.row]; }
    [[nodiscard]] const Mark& at(Spot spot) const { return at(spot.slot)->marks[spot.cell]; }
    [[nodiscard]] Mark& at(Spot spot) { return at(spot.slot)->marks[spot.cell]; }
    friend bool operator==(const State&, const State&) = default;
};

[[nodiscard]] State initialState(std::shared_ptr<const Setup> setup);
/// False on the last slot of the time track, where the winter ends the game (BP-90) unless a correction has
/// taken the end back.
[[nodiscard]] bool springFollows(const State& state);
/// The clan that answers for everybody: the first player in tea order, under rules 1 the first clan.
[[nodiscard]] Clan spokesman(const State& state);

/// The task that comes next, if it is of this kind; otherwise null.
template <class Kind> [[nodiscard]] const Kind* asking(const State& state) {
    return state.tasks.empty() ? nullptr : std::get_if<Kind>(&state.tasks.back());
}
/// True if a task of one of these kinds is still to come.
template <class... Kinds> [[nodiscard]] bool waits(const State& state) {
    return std::any_of(state.tasks.begin(), state.tasks.end(),
                       [](const Task& task) { return holdsAny<Kinds...>(task); });
}

/// The sections in play, from the left.
[[nodiscard]] std::vector<SectionIndex> sectionsInPlay(const State& state);
/// The slots with a card, section by section from the left, row 1 first.
[[nodiscard]] std::vector<Slot> hordes(const State& state);
[[nodiscard]] std::vector<Slot> hordes(const State& state, SectionIndex section);
[[nodiscard]] std::optional<Slot> find(const State& state, HordeId horde);

/// A card's printed spots; none if the book does not know them.
[[nodiscard]] CellSet spotsOf(const State& state, const Horde& horde);
[[nodiscard]] Ability::Kind kindOf(const State& state, const Horde& horde);
/// True if the spot is printed and empty.
[[nodiscard]] bool isFree(const State& state, Spot spot);
[[nodiscard]] std::vector<Spot> freeSpots(const State& state, Slot slot);
[[nodiscard]] std::vector<Spot> freeSpots(const State& state, SectionIndex section);
/// BP-40: true if every printed spot is covered.
[[nodiscard]] bool isCovered(const State& state, const Horde& horde);

/// The cells of the soldier with this first cell; no two soldiers on a card share it.
[[nodiscard]] std::vector<Cell> cellsOf(const Horde& horde, Cell anchor);
/// A clan's soldiers on a card, ordered by the lowest spot of each.
[[nodiscard]] std::vector<SoldierAt> soldiersOn(const State& state, Slot slot, Clan clan);
/// BP-40, BP-51: true if the clan has a soldier or a snake token on the card.
[[nodiscard]] bool standsOn(const Horde& horde, Clan clan);

[[nodiscard]] int count(const Soldiers& soldiers);
[[nodiscard]] int count(const Company& company);
/// Free firing spots of a section's wall; none if the book does not know them.
[[nodiscard]] int freeFiringSpots(const State& state, SectionIndex section);
/// Pool soldiers without shame under them.
[[nodiscard]] int available(const State& state, Clan clan, SoldierType type);
[[nodiscard]] int machinesInUse(const State& state, Machine machine);
/// BP-34: snake tokens that are not on a card.
[[nodiscard]] int snakeTokensLeft(const State& state);
/// The clan whose turn it is on the command track; `nullopt` if no order was entered or all turns are over.
[[nodiscard]] std::optional<Clan> whoseTurn(const State& state);
/// All soldiers of a clan and type, wherever they are; always the number in BP-09.
[[nodiscard]] int piecesInGame(const State& state, Clan clan, SoldierType type);
/// All shame tokens, wherever they are; always the number in BP-04.
[[nodiscard]] int shameInGame(const State& state);

} // namespace watchfire::powder
