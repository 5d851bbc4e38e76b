// SPDX-License-Identifier: Apache-2.0
// What the table has to do, one physical act per step, in order (game-log of Black Powder, "Steps"). Each
// step names its clause and contains all that it changes (telling.h); sentences are made elsewhere.
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/powder/command.h"
#include "rules/powder/state.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace watchfire::powder {

/// Resources by name; several kinds joined by "/" if any mix of them will do.
using Price = std::map<std::string, int>;

/// What the table does without a command, and at the beginning what the set-up lacks.
enum class Reminder : std::uint8_t {
    income,
    advisors,
    commandCards,
    ability,
    tea,
    hordes,
    overseers,
    machine
};
template <>
inline constexpr Names<8> namesOf<Reminder>{"income", "advisors", "command-cards", "ability",
                                            "tea",    "hordes",   "overseers",     "machine"};
/// True for reminders of what the set-up lacks. The log lists them beside the steps (`lacks`): they ask for
/// no act.
[[nodiscard]] constexpr bool isLack(Reminder what) {
    return what >= Reminder::tea;
}
enum class WasteReason : std::uint8_t { gap, wounded, immune };
template <> inline constexpr Names<3> namesOf<WasteReason>{"gap", "wounded", "immune"};
enum class ShameLoss : std::uint8_t { poolEmpty, noPlace };
template <> inline constexpr Names<2> namesOf<ShameLoss>{"pool-empty", "no-place"};
enum class BreachBy : std::uint8_t { power, ladders };
template <> inline constexpr Names<2> namesOf<BreachBy>{"power", "ladders"};
enum class WallBreaker : std::uint8_t { ram, trebuchet };
template <> inline constexpr Names<2> namesOf<WallBreaker>{"ram", "trebuchet"};

namespace step {

struct SeasonBegins {
    Season season = Season::fall;
    int year = 1;
    Clause rule;
};
struct AdvanceToken {
    int slot = 0; ///< from 0
    std::optional<int> lethality;
    Clause rule;
};
struct DrawHordes {
    int amount = 0;
    Clause rule;
};
struct Remind {
    Reminder what = Reminder::income;
    std::optional<Slot> at{}; ///< of an ability
    Clause rule{};
    std::optional<Clan> clan{};       ///< the clan that lacks overseers
    std::optional<Machine> machine{}; ///< the missing machine
    std::optional<int> amount{};      ///< of hordes and overseers
};
struct PlaceHorde {
    std::string card;
    Slot at;
    std::optional<Ability::Kind> model; ///< ram, trebuchet, ladders
    Clause rule;
};
struct Raid {
    std::string card;
    std::optional<SectionIndex> section;
    int amount = 0;
    int left = 0; ///< in the shame pool
    Clause rule;
};
struct Pay {
    Clan clan = Clan::monkey;
    Price cost;
    Clause rule;
};
struct PaySpot {
    Clan clan = Clan::monkey;
    Spot at;
    Reward reward;
    Clause rule;
};
struct PlaceSoldier {
    SoldierAt soldier;
    Clause rule;
};
struct MoveSoldier {
    SoldierAt soldier; ///< where it stood
    Post to;
    Clause rule;
};
struct Kill {
    SoldierAt soldier;
    Post to;
    Clause rule;
};
struct Save {
    SoldierAt soldier;
    Post to;
    Clause rule;
};
struct Wound {
    Spot at;
    std::optional<Clan> by;
    Clause rule;
};
struct SnakeToken {
    Spot at;
    std::optional<Clan> by;
    Clause rule;
};
struct Wasted {
    Spot at;
    WasteReason why = WasteReason::gap;
    Clause rule;
};
struct NoTarget {
    SoldierAt soldier;
    Clause rule;
};
struct Defeat {
    std::string card;
    Slot at;
    Clause rule;
};
struct Claim {
    std::string card;
    Clan clan = Clan::monkey;
    Slot at; ///< where the card lay
    Clause rule;
};
struct DiscardHorde {
    std::string card;
    Slot at; ///< where the card lay
    Clause rule;
};
struct AdvanceHorde {
    std::string card;
    Slot from;
    Slot to;
    Clause rule;
};
struct SwapHordes {
    SectionIndex section = 0;
    std::uint8_t front = 0; ///< rows from 0
    std::uint8_t back = 0;
    Clause rule;
};
struct Holds {
    SectionIndex section = 0;
    std::optional<int> power; ///< empty: unknown, and without effect
    std::optional<int> defense;
    Clause rule;
};
struct Breach {
    SectionIndex section = 0;
    std::optional<int> power; ///< empty: unknown, and without effect
    std::optional<int> defense;
    BreachBy by = BreachBy::power;
    Clause rule;
};
struct Honor {
    Clan clan = Clan::monkey;
    int amount = 0; ///< as in the clause; the total never falls below 0
    int total = 0;
    std::string why;
    Clause rule;
};
struct Shame {
    Clan clan = Clan::monkey;
    std::variant<SoldierType, ClaimedAt> at;
    int left = 0;
    Clause rule;
};
struct ShameLost {
    Clan clan = Clan::monkey;
    ShameLoss why = ShameLoss::poolEmpty;
    Clause rule;
};
struct ShameBack {
    Clan clan = Clan::monkey;
    std::variant<SoldierType, ClaimedAt> from;
    int left = 0;
    Clause rule;
};
struct PlaceBarricade {
    SectionIndex section = 0;
    int amount = 0; ///< the amount there afterwards
    Clause rule;
};
struct RemoveBarricades {
    SectionIndex section = 0;
    int amount = 0;
    Clause rule;
};
struct RaiseWall {
    SectionIndex section = 0;
    int from = 0;
    int to = 0;
    Clause rule;
};
struct LowerWall {
    SectionIndex section = 0;
    int from = 0;
    int to = 0;
    WallBreaker by = WallBreaker::ram;
    Clause rule;
};
struct PlaceMachine {
    Machine machine = Machine::ballista;
    SectionIndex section = 0;
    Clause rule;
};
struct RemoveMachine {
    Machine machine = Machine::ballista;
    SectionIndex section = 0;
    Clause rule;
};
struct Shot {
    Clan clan = Clan::monkey;
    Machine machine = Machine::ballista;
    Slot at;
    std::optional<std::string> card; ///< of the rocket deck
    Clause rule;
};
struct GameOver {
    EndReason reason = EndReason::time;
    Clause rule;
};
struct Win {
    Clan clan = Clan::monkey;
    int points = 0;
    Clause rule;
};

} // namespace step

using StepKinds =
    TypeList<step::SeasonBegins, step::AdvanceToken, step::DrawHordes, step::Remind, step::PlaceHorde,
             step::Raid, step::Pay, step::PaySpot, step::PlaceSoldier, step::MoveSoldier, step::Kill,
             step::Save, step::Wound, step::SnakeToken, step::Wasted, step::NoTarget, step::Defeat,
             step::Claim, step::DiscardHorde, step::AdvanceHorde, step::SwapHordes, step::Holds, step::Breach,
             step::Honor, step::Shame, step::ShameLost, step::ShameBack, step::PlaceBarricade,
             step::RemoveBarricades, step::RaiseWall, step::LowerWall, step::PlaceMachine,
             step::RemoveMachine, step::Shot, step::GameOver, step::Win>;
struct Step : OneOf<StepKinds> {
    using OneOf::OneOf;
};

} // namespace watchfire::powder
