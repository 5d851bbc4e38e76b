// SPDX-License-Identifier: Apache-2.0
// The value book: values that only the printed board and cards of Black Powder have (the "T" of the
// catalogue). The table fills it in; a missing value is unknown, and the program asks for it when it is
// needed. Plain data; as JSON in log/book_json.
#pragma once

#include "rules/core/clause.h"
#include "rules/powder/pieces.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace watchfire::powder {

inline constexpr int largestValue = 99;
/// A book has at most so many types of horde cards, and so many rocket cards. The box has twelve types. Each
/// value that is entered copies the book.
inline constexpr std::size_t mostCards = 60;
/// A reward and a cost name at most so many kinds of resources, and a title has so many languages.
inline constexpr std::size_t mostNames = 12;

/// What a spot pays: amounts by name ("honor" is booked, the others are announced); empty: nothing (BP-24).
using Reward = std::map<std::string, int>;

/// What a wall level costs, in resources of these kinds (BP-80). Without kinds, the cost is not known yet.
struct Cost {
    int amount = 0;
    std::vector<std::string> of;
    friend bool operator==(const Cost&, const Cost&) = default;
};

struct Ability {
    enum class Kind : std::uint8_t { none, leader, ram, trebuchet, ladders, text };
    Kind kind = Kind::none;
    std::string text; ///< with `text` (BP-27)
    friend bool operator==(const Ability&, const Ability&) = default;
};
template <>
inline constexpr Names<6> namesOf<Ability::Kind>{"none", "leader", "ram", "trebuchet", "ladders", "text"};

/// Which spots of a card are printed; the others are gaps.
struct SpotMask {
    CellSet cells;
    friend bool operator==(const SpotMask&, const SpotMask&) = default;
};

struct WallValues {
    std::optional<int> defense;
    std::optional<int> firing; ///< firing spots
    std::optional<Cost> cost;  ///< to reach this level
    friend bool operator==(const WallValues&, const WallValues&) = default;
};

struct TimeValues {
    std::optional<int> hordes;
    std::optional<int> lethality;
    friend bool operator==(const TimeValues&, const TimeValues&) = default;
};

struct CardValues {
    std::optional<std::string> set; ///< "core", "black-powder"
    std::optional<int> copies;
    std::optional<std::vector<SectionIndex>> backs; ///< one per copy
    std::optional<int> power;
    std::optional<int> reward; ///< honor at the end (BP-91)
    std::optional<SpotMask> spots;
    std::map<Cell, Reward> rewards; ///< by spot
    std::optional<Ability> ability;
    friend bool operator==(const CardValues&, const CardValues&) = default;
};

struct RocketCard {
    int copies = 1;
    CellSet cells;
    friend bool operator==(const RocketCard&, const RocketCard&) = default;
};

/// The sides of the time track: for 2 and 3 players (and solo), for 4 and 5 (BP-10).
enum class TimeSide : std::uint8_t { few, many };
/// BP-10: how many slots that side of the time track has.
[[nodiscard]] constexpr int slotsOf(TimeSide side) {
    return side == TimeSide::few ? 6 : 5;
}

/// Identifies a value of the book, like a JSON Pointer.
struct ValueKey {
    enum class Field : std::uint8_t {
        wallDefense, ///< index: level
        wallFiring,
        wallCost,
        timeHordes, ///< index: slot from 0; side
        timeLethality,
        cardPower,
        cardReward,
        cardSpots,
        spotReward, ///< index: cell
        cardAbility,
        shot,        ///< index: machine; ballista and cannon
        rocketCells, ///< name: the rocket card
    };
    Field field = Field::wallDefense;
    std::string name{}; ///< of a card
    int index = 0;
    TimeSide side = TimeSide::few;
    friend bool operator==(const ValueKey&, const ValueKey&) = default;
};

/// A value: a number, cells of the grid, a card's spots, a reward, a cost, an ability.
using BookValue = std::variant<int, CellSet, SpotMask, Reward, Cost, Ability>;
/// Its alternatives, in their order.
enum class ValueKind : std::uint8_t { number, cells, spots, reward, cost, ability };
/// Where it is printed.
enum class ValuePlace : std::uint8_t { wall, time, card, shot };

/// What all values of a field have in common.
struct FieldFacts {
    const char* word; ///< the last part of their paths
    ValueKind kind;
    ValuePlace place;
    Clause rule; ///< in which they count
};
[[nodiscard]] const FieldFacts& factsOf(ValueKey::Field field);

struct Book {
    std::string name;
    std::map<std::string, std::string> title; ///< by language
    bool sample = false; ///< the numbers are invented; every screen with the book says so
    std::array<WallValues, highestWall + 1> walls;
    std::array<std::vector<TimeValues>, 2> time; ///< by TimeSide
    std::map<std::string, CardValues> cards;
    std::array<std::optional<CellSet>, machineCount> shots; ///< the rocket launcher has cards instead
    std::map<std::string, RocketCard> rockets;
    bool moreRockets = false; ///< the box has more rocket cards than these: nobody has said that they are all

    /// The value; `nullopt` if the book does not have it. Level 0 has neither defense nor firing spots unless
    /// the book says otherwise (BP-01).
    [[nodiscard]] std::optional<BookValue> find(const ValueKey& key) const;
    [[nodiscard]] std::optional<int> number(const ValueKey& key) const;
    /// The type of the value must be the field's; `nullopt`: the book does not know it any more.
    void set(const ValueKey& key, const std::optional<BookValue>& value);
    /// False if the value would add a card to a book that has `mostCards` already.
    [[nodiscard]] bool hasRoomFor(const ValueKey& key) const;
    friend bool operator==(const Book&, const Book&) = default;
};

/// True if this type of value belongs to the key.
[[nodiscard]] bool fits(const ValueKey& key, const BookValue& value);

/// The key as a JSON Pointer, "/cards/leader/power".
[[nodiscard]] std::string pathOf(const ValueKey& key);
[[nodiscard]] std::optional<ValueKey> parsePath(std::string_view path);

/// Lower case, digits, single hyphens; at most 40 characters.
[[nodiscard]] bool isCardName(std::string_view text);

} // namespace watchfire::powder
