// SPDX-License-Identifier: Apache-2.0
// What the table enters, as plain data (game-log of Black Powder, "Commands"). Undo and redo belong to the
// session.
#pragma once

#include "rules/core/one_of.h"
#include "rules/powder/book.h"
#include "rules/powder/pieces.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace watchfire::powder {

/// A claimed horde card by its place in a player's row, "dragon/2" (BP-81).
struct ClaimedAt {
    Clan clan = Clan::monkey;
    std::uint8_t index = 0; ///< from 0
    friend bool operator==(const ClaimedAt&, const ClaimedAt&) = default;
};
[[nodiscard]] std::string toString(ClaimedAt at);
[[nodiscard]] std::optional<ClaimedAt> parseClaimedAt(std::string_view text);

/// "cannon>S2.1": this machine of the section at that card.
struct Aim {
    Machine machine = Machine::ballista;
    Slot at;
    friend bool operator==(const Aim&, const Aim&) = default;
};
[[nodiscard]] std::string toString(const Aim& aim);
[[nodiscard]] std::optional<Aim> parseAim(std::string_view text);

/// Decisions by name (game-log of Black Powder, "Decisions").
enum class DecisionKind : std::uint8_t {
    value,
    indicator,
    fire,
    stepIn,
    casualties,
    save,
    shamePlace,
    tower,
    shoot,
    rocket,
    artifacts
};
template <>
inline constexpr Names<11> namesOf<DecisionKind>{"value",      "indicator", "fire",        "step-in",
                                                 "casualties", "save",      "shame-place", "tower",
                                                 "shoot",      "rocket",    "artifacts"};

/// The answer "none", if a decision allows it.
struct NoneOfThem {
    friend constexpr bool operator==(NoneOfThem, NoneOfThem) = default;
};
/// An answer that names nothing in this game; no decision has it among its options.
struct NoSuchValue {
    friend constexpr bool operator==(NoSuchValue, NoSuchValue) = default;
};
/// A section or tower by its index.
struct SectionNamed {
    SectionIndex index = 0;
    friend bool operator==(const SectionNamed&, const SectionNamed&) = default;
};
struct TowerNamed {
    TowerIndex index = 0;
    friend bool operator==(const TowerNamed&, const TowerNamed&) = default;
};
struct RocketNamed {
    std::string card;
    friend bool operator==(const RocketNamed&, const RocketNamed&) = default;
};
using SoldierList = std::vector<SoldierAt>;
/// The answer to a decision.
using Value = std::variant<NoneOfThem, NoSuchValue, Spot, SectionNamed, TowerNamed, SoldierType, ClaimedAt,
                           Aim, SoldierList, RocketNamed, BookValue>;

/// A soldier that is recruited or attacks.
struct Deployed {
    SoldierType type = SoldierType::spearman;
    Post from = poolPost();     ///< for attacks: a rest zone or firing spots
    std::optional<Post> at{};   ///< where it is placed; empty: it stays in its firing spot
    std::optional<Spot> hits{}; ///< where its wound goes; empty: the table is asked (BP-30)
    std::optional<std::variant<NoneOfThem, Spot>>
        then{}; ///< the bomber's step; empty: the table is asked (BP-32)
    friend bool operator==(const Deployed&, const Deployed&) = default;
};

/// The card drawn from the rocket deck: a card of the book, or its cells.
using RocketDraw = std::variant<std::string, CellSet>;

/// What is built (BP-73, BP-80).
enum class Work : std::uint8_t { wall, barricade, machine };

/// A claimed horde card with the shame on it.
struct Claimed {
    std::string card;
    std::uint8_t shame = 0;
    friend bool operator==(const Claimed&, const Claimed&) = default;
};

/// Base of commands and tasks without fields: their type says all.
struct Empty {
    friend bool operator==(const Empty&, const Empty&) = default;
};

namespace command {

struct Tea {
    std::vector<Clan> order; ///< top first
    friend bool operator==(const Tea&, const Tea&) = default;
};
struct Deck {
    std::vector<std::string> out; ///< BP-05; may be unknown
    friend bool operator==(const Deck&, const Deck&) = default;
};
struct HordeCard {
    std::string card;
    std::optional<SectionIndex> next; ///< on the back of the new top card
    friend bool operator==(const HordeCard&, const HordeCard&) = default;
};
/// One soldier leaves play for each overseer; at set-up a player may enter several at once (BP-06).
struct Overseer {
    Clan clan = Clan::monkey;
    Soldiers soldiers{};
    friend bool operator==(const Overseer&, const Overseer&) = default;
};
/// Sets up machines and mid-game positions; triggers nothing (BP-07).
struct PlacePiece {
    std::variant<SoldierType, Machine, std::string> piece; ///< a text names a horde card
    std::optional<Clan> clan;
    std::variant<Post, Slot, SectionNamed> at;
    friend bool operator==(const PlacePiece&, const PlacePiece&) = default;
};
struct Begin : Empty {};
struct Order {
    std::vector<Clan> players;
    friend bool operator==(const Order&, const Order&) = default;
};
struct EndTurn {
    Clan clan = Clan::monkey;
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
struct ToSeason {
    Season to = Season::winter;
    bool anyway = false;
    friend bool operator==(const ToSeason&, const ToSeason&) = default;
};
struct BeginAssault : Empty {};
struct Recruit {
    Clan clan = Clan::monkey;
    std::vector<Deployed> soldiers;
    friend bool operator==(const Recruit&, const Recruit&) = default;
};
struct Attack {
    Clan clan = Clan::monkey;
    std::vector<Deployed> soldiers;
    friend bool operator==(const Attack&, const Attack&) = default;
};
struct Move {
    Clan clan = Clan::monkey;
    Post from;
    Post to;
    Soldiers soldiers{};
    std::string why; ///< for a card's effect: allowed in any season
    friend bool operator==(const Move&, const Move&) = default;
};
struct Build {
    Work work = Work::wall;
    Machine machine = Machine::ballista; ///< with Work::machine
    Clan clan = Clan::monkey;
    SectionIndex at = 0;
    friend bool operator==(const Build&, const Build&) = default;
};
/// A card's effect.
struct Shot {
    Clan clan = Clan::monkey;
    Machine machine = Machine::ballista;
    Slot at;
    std::optional<RocketDraw> rocket;
    std::string why;
    friend bool operator==(const Shot&, const Shot&) = default;
};
struct Tower {
    Clan clan = Clan::monkey;
    TowerIndex at = 0;
    std::string why;
    friend bool operator==(const Tower&, const Tower&) = default;
};
struct Wound {
    Clan clan = Clan::monkey;
    Spot at;
    std::string why;
    friend bool operator==(const Wound&, const Wound&) = default;
};
struct Kill {
    Clan clan = Clan::monkey; ///< the clan that caused it
    SoldierAt soldier;
    std::string why;
    friend bool operator==(const Kill&, const Kill&) = default;
};
struct Honor {
    Clan clan = Clan::monkey;
    int amount = 0;
    std::string why;
    friend bool operator==(const Honor&, const Honor&) = default;
};
struct Shame {
    Clan clan = Clan::monkey;
    int amount = 0;
    std::string why;
    friend bool operator==(const Shame&, const Shame&) = default;
};
struct ShameBack {
    Clan clan = Clan::monkey;
    std::variant<SoldierType, ClaimedAt> from;
    friend bool operator==(const ShameBack&, const ShameBack&) = default;
};
struct Adjust {
    SectionIndex at = 0;
    int power = 0;
    int defense = 0;
    friend bool operator==(const Adjust&, const Adjust&) = default;
};
struct SetValue {
    ValueKey key;
    BookValue value;
    friend bool operator==(const SetValue&, const SetValue&) = default;
};
struct Answer {
    DecisionKind decision = DecisionKind::value;
    Value value;
    friend bool operator==(const Answer&, const Answer&) = default;
};

// Corrections (BA-60), one struct for each `what` of the log's page.
struct CorrectWallLevel {
    SectionIndex at = 0;
    std::uint8_t level = 0;
    friend bool operator==(const CorrectWallLevel&, const CorrectWallLevel&) = default;
};
struct CorrectBarricades {
    SectionIndex at = 0;
    std::uint8_t count = 0;
    friend bool operator==(const CorrectBarricades&, const CorrectBarricades&) = default;
};
struct CorrectMachines {
    SectionIndex at = 0;
    std::vector<Machine> machines;
    friend bool operator==(const CorrectMachines&, const CorrectMachines&) = default;
};
struct CorrectHorde {
    Slot at;
    std::optional<std::string> card;
    friend bool operator==(const CorrectHorde&, const CorrectHorde&) = default;
};
/// Nothing, a wound, a snake token, or a soldier (whose own place is the spot).
struct CorrectSpot {
    enum class What : std::uint8_t { free, wound, snakeToken, soldier };
    Spot at;
    What what = What::free;
    SoldierAt soldier;
    friend bool operator==(const CorrectSpot&, const CorrectSpot&) = default;
};
struct CorrectSoldiers {
    Post at;
    Clan clan = Clan::monkey;
    SoldierType type = SoldierType::spearman;
    std::uint8_t count = 0;
    friend bool operator==(const CorrectSoldiers&, const CorrectSoldiers&) = default;
};
struct CorrectTower {
    TowerIndex at = 0;
    std::optional<Clan> clan;
    friend bool operator==(const CorrectTower&, const CorrectTower&) = default;
};
struct CorrectHonor {
    Clan clan = Clan::monkey;
    int honor = 0;
    friend bool operator==(const CorrectHonor&, const CorrectHonor&) = default;
};
struct CorrectClaimed {
    Clan clan = Clan::monkey;
    std::vector<Claimed> cards;
    friend bool operator==(const CorrectClaimed&, const CorrectClaimed&) = default;
};
struct CorrectShame {
    Clan clan = Clan::monkey;
    Soldiers under{};
    friend bool operator==(const CorrectShame&, const CorrectShame&) = default;
};
struct CorrectShamePool {
    int tokens = 0;
    friend bool operator==(const CorrectShamePool&, const CorrectShamePool&) = default;
};
struct CorrectShameOut {
    int tokens = 0;
    friend bool operator==(const CorrectShameOut&, const CorrectShameOut&) = default;
};
struct CorrectTea {
    std::vector<Clan> order;
    friend bool operator==(const CorrectTea&, const CorrectTea&) = default;
};
struct CorrectYear {
    int year = 1;
    friend bool operator==(const CorrectYear&, const CorrectYear&) = default;
};
struct CorrectSlot {
    int slot = 0; ///< from 0
    friend bool operator==(const CorrectSlot&, const CorrectSlot&) = default;
};
struct CorrectSeason {
    Season season = Season::fall;
    friend bool operator==(const CorrectSeason&, const CorrectSeason&) = default;
};
/// Whose turn it is in the fall.
struct CorrectTurn {
    Clan clan = Clan::monkey;
    friend bool operator==(const CorrectTurn&, const CorrectTurn&) = default;
};
/// How many cards are left, or which.
struct CorrectDeck {
    std::variant<int, std::vector<std::string>> left;
    friend bool operator==(const CorrectDeck&, const CorrectDeck&) = default;
};
struct CorrectRocketDeck {
    std::vector<std::string> left;
    friend bool operator==(const CorrectRocketDeck&, const CorrectRocketDeck&) = default;
};
struct CorrectNext {
    std::optional<SectionIndex> section;
    friend bool operator==(const CorrectNext&, const CorrectNext&) = default;
};
using CorrectionKinds =
    TypeList<CorrectWallLevel, CorrectBarricades, CorrectMachines, CorrectHorde, CorrectSpot, CorrectSoldiers,
             CorrectTower, CorrectHonor, CorrectClaimed, CorrectShame, CorrectShamePool, CorrectShameOut,
             CorrectTea, CorrectYear, CorrectSlot, CorrectSeason, CorrectTurn, CorrectDeck, CorrectRocketDeck,
             CorrectNext>;
struct Correction : OneOf<CorrectionKinds> {
    using OneOf::OneOf;
};
struct Correct {
    Correction what;
    friend bool operator==(const Correct&, const Correct&) = default;
};

} // namespace command

using CommandKinds =
    TypeList<command::Tea, command::Deck, command::HordeCard, command::Overseer, command::PlacePiece,
             command::Begin, command::Order, command::EndTurn, command::ToSeason, command::BeginAssault,
             command::Recruit, command::Attack, command::Move, command::Build, command::Shot, command::Tower,
             command::Wound, command::Kill, command::Honor, command::Shame, command::ShameBack,
             command::Adjust, command::SetValue, command::Answer, command::Correct>;
struct Command : OneOf<CommandKinds> {
    using OneOf::OneOf;
};

} // namespace watchfire::powder
