// SPDX-License-Identifier: Apache-2.0
// The pieces of Black Powder and where they are: clans, soldiers, machines, sections, slots and vital spots
// (BP-01 to BP-09), with their names in the log.
#pragma once

#include "rules/core/named.h"

#include <boost/container/static_vector.hpp>

#include <array>
#include <bitset>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace watchfire::powder {

/// A clan is a player; `reed` and `qin` are played by the rules (BP-92, BP-93).
enum class Clan : std::uint8_t { monkey, panda, dragon, snake, turtle, reed, qin };
inline constexpr std::size_t clanCount = 7;

enum class SoldierType : std::uint8_t {
    spearman,
    archer,
    horseman,
    warriorMonk,
    bomber,
    flamethrower,
    crossbowman,
    tank
};
inline constexpr std::size_t soldierTypeCount = 8;
inline constexpr std::array<SoldierType, soldierTypeCount> soldierTypes{
    SoldierType::spearman, SoldierType::archer,       SoldierType::horseman,    SoldierType::warriorMonk,
    SoldierType::bomber,   SoldierType::flamethrower, SoldierType::crossbowman, SoldierType::tank};

enum class Machine : std::uint8_t { ballista, cannon, rocketLauncher };
inline constexpr std::size_t machineCount = 3;
inline constexpr std::array<Machine, machineCount> machineKinds{Machine::ballista, Machine::cannon,
                                                                Machine::rocketLauncher};
inline constexpr int modelsPerMachine = 2; ///< BP-09

enum class Season : std::uint8_t { setUp, fall, winter, spring, summer };

inline constexpr std::size_t sectionCount = 3;
inline constexpr std::size_t rowCount = 3;
inline constexpr std::size_t towerCount = 4;
inline constexpr std::size_t cellCount = 12; ///< BP-22: 2×6
inline constexpr int highestWall = 3;
inline constexpr int barricadesPerSection = 3;
inline constexpr int machinesPerSection = 2;
inline constexpr int shameSlots = 2; ///< on a claimed horde (BP-81)
inline constexpr int snakeTokens = 6;
inline constexpr std::size_t basicTypes = 8;    ///< BP-05: basic types of hordes
inline constexpr std::size_t basicTypesOut = 3; ///< BP-05: basic types of hordes that are taken out
inline constexpr std::size_t newTypes = 4;      ///< BP-05: types of hordes that Black Powder adds
inline constexpr int copiesPerType = 3;         ///< BP-05: unless the book says otherwise
inline constexpr int overseersAtSetUp = 3;      ///< BP-06: overseers that each clan raises before the game

/// The names of an enumeration's values, as the log writes them: specialized beside each enumeration.
template <class E> inline constexpr Names<0> namesOf{};
template <>
inline constexpr Names<clanCount> namesOf<Clan>{"monkey", "panda", "dragon", "snake",
                                                "turtle", "reed",  "qin"};
template <>
inline constexpr Names<soldierTypeCount> namesOf<SoldierType>{
    "spearman", "archer", "horseman", "warrior-monk", "bomber", "flamethrower", "crossbowman", "tank"};
template <> inline constexpr Names<machineCount> namesOf<Machine>{"ballista", "cannon", "rocket-launcher"};
template <> inline constexpr Names<5> namesOf<Season>{"set-up", "fall", "winter", "spring", "summer"};
template <class E>
concept Named = !namesOf<E>.empty();
template <Named E> [[nodiscard]] std::string_view toString(E value) {
    static_assert(!namesOf<E>.back().empty(), "a value has no name");
    return namesOf<E>[static_cast<std::size_t>(value)];
}
template <Named E> [[nodiscard]] std::optional<E> parse(std::string_view text) {
    return valueNamed<E>(namesOf<E>, text);
}
/// The next season; `nullopt` before the game has begun (BP-10).
[[nodiscard]] std::optional<Season> seasonAfter(Season season);

/// The clan that has this special soldier; `nullopt` for the three types that all clans have (BP-09).
[[nodiscard]] std::optional<Clan> clanOf(SoldierType special);
/// How many soldiers of a type a clan has in total (BP-09, BP-92).
[[nodiscard]] int piecesOf(Clan clan, SoldierType type);
/// True for types that shoot from firing spots (BP-30, BP-32, BP-34).
[[nodiscard]] bool firesFromWall(SoldierType type);

/// A number for each soldier type.
using Soldiers = std::array<std::uint8_t, soldierTypeCount>;
[[nodiscard]] constexpr std::size_t indexOf(SoldierType type) {
    return static_cast<std::size_t>(type);
}
[[nodiscard]] constexpr std::size_t indexOf(Clan clan) {
    return static_cast<std::size_t>(clan);
}
[[nodiscard]] constexpr std::size_t indexOf(Machine machine) {
    return static_cast<std::size_t>(machine);
}

/// The index of a section: "S1" is 0.
using SectionIndex = std::uint8_t;
/// The index of a tower: "T1" is 0, left of S1 (BP-02).
using TowerIndex = std::uint8_t;
/// A vital spot's place in the grid: "a1" is 0, "a6" 5, "b1" 6.
using Cell = std::uint8_t;
using CellSet = std::bitset<cellCount>;

struct Slot {
    SectionIndex section = 0;
    std::uint8_t row = 0; ///< 0 is row 1, nearest the wall
    friend constexpr auto operator<=>(const Slot&, const Slot&) = default;
};

struct Spot {
    Slot slot;
    Cell cell = 0;
    friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
};

[[nodiscard]] constexpr int columnOf(Cell cell) {
    return cell % 6;
}
[[nodiscard]] constexpr int lineOf(Cell cell) {
    return cell / 6;
}
[[nodiscard]] constexpr Cell cellAt(int line, int column) {
    return static_cast<Cell>(line * 6 + column);
}
/// The neighbouring cells, not diagonally.
[[nodiscard]] boost::container::static_vector<Cell, 4> neighbours(Cell cell);

/// The cells of a set, a1 first.
[[nodiscard]] boost::container::static_vector<Cell, cellCount> cellsIn(const CellSet& set);

/// BP-30 to BP-35: the cells of a soldier whose first cell this is. A horseman's second cell is the argument;
/// empty if the soldier does not fit into the grid or the two cells do not touch.
[[nodiscard]] CellSet footprint(SoldierType type, Cell first, std::optional<Cell> second);

[[nodiscard]] std::string sectionName(SectionIndex section);
[[nodiscard]] std::string towerName(TowerIndex tower);
[[nodiscard]] std::string cellName(Cell cell);
[[nodiscard]] std::string slotName(Slot slot);
[[nodiscard]] std::string spotName(Spot spot);
[[nodiscard]] std::string restName(SectionIndex section);
[[nodiscard]] std::string fireName(SectionIndex section);
[[nodiscard]] std::optional<SectionIndex> parseSection(std::string_view text);
[[nodiscard]] std::optional<TowerIndex> parseTower(std::string_view text);
[[nodiscard]] std::optional<Cell> parseCell(std::string_view text);
[[nodiscard]] std::optional<Slot> parseSlot(std::string_view text);

/// Where a soldier stands, or is to stand.
struct Post {
    enum class Kind : std::uint8_t { pool, rest, fire, spot, tower, gone };
    Kind kind = Kind::pool;
    SectionIndex section = 0;     ///< of rest, fire, spot
    Spot spot{};                  ///< of a spot; the first cell of larger soldiers
    std::optional<Cell> second{}; ///< for a horseman, as entered
    TowerIndex tower = 0;
    friend bool operator==(const Post&, const Post&) = default;
};
[[nodiscard]] Post poolPost();
[[nodiscard]] Post restPost(SectionIndex section);
[[nodiscard]] Post firePost(SectionIndex section);
[[nodiscard]] Post spotPost(Spot spot, std::optional<Cell> second = {});
[[nodiscard]] Post towerPost(TowerIndex tower);
/// "S2.1:a3", "S2.1:a3+a4" (a before b, the lower column first), "S2.rest", "S2.fire", "T2", "pool", "gone".
[[nodiscard]] std::string toString(const Post& post);
[[nodiscard]] std::optional<Post> parsePost(std::string_view text);

/// One soldier at its place: "dragon:spearman@S2.1:a3".
struct SoldierAt {
    Clan clan = Clan::monkey;
    SoldierType type = SoldierType::spearman;
    Post at;
    friend bool operator==(const SoldierAt&, const SoldierAt&) = default;
};
[[nodiscard]] std::string toString(const SoldierAt& soldier);
[[nodiscard]] std::optional<SoldierAt> parseSoldierAt(std::string_view text);

} // namespace watchfire::powder
