// SPDX-License-Identifier: Apache-2.0
// What still has to happen, as plain data in the state (decisions 2): acts that follow by themselves and
// questions to the table. A question's legal answers are derived from the state when they are needed, never
// stored.
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/powder/command.h"
#include "rules/powder/pieces.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace watchfire::powder {

/// Identifies a horde card on the board, wherever it moves.
using HordeId = std::uint16_t;

namespace task {

/// A command that waits for a value of the book.
struct CarryOut {
    Command command;
    friend bool operator==(const CarryOut&, const CarryOut&) = default;
};

/// BP-20: the next drawn card is placed.
struct PlaceHorde {
    std::string card;
    friend bool operator==(const PlaceHorde&, const PlaceHorde&) = default;
};

/// BP-14: the soldiers of a section's firing spots fire, section by section.
struct FiringPhase {
    SectionIndex section = 0;
    /// The soldiers that have fired in this section, by clan and type.
    std::array<Soldiers, clanCount> fired{};
    friend bool operator==(const FiringPhase&, const FiringPhase&) = default;
};
/// BP-14, BP-30: where does this soldier's wound go?
struct Fire {
    Clan clan = Clan::monkey;
    SoldierType type = SoldierType::archer;
    SectionIndex section = 0;
    bool winter = false;
    friend bool operator==(const Fire&, const Fire&) = default;
};
/// BP-24: a spot that was just covered pays its owner.
struct PaySpot {
    Clan clan = Clan::monkey;
    Spot at;
    std::string card;
    friend bool operator==(const PaySpot&, const PaySpot&) = default;
};
/// BP-33: wounds around a flamethrower.
struct Flames {
    Clan clan = Clan::dragon;
    Spot at;
    friend bool operator==(const Flames&, const Flames&) = default;
};
/// BP-30: a wound whose spot was entered with the order.
struct Hit {
    Clan clan = Clan::monkey;
    SoldierType type = SoldierType::archer;
    SectionIndex section = 0;
    Spot at;
    friend bool operator==(const Hit&, const Hit&) = default;
};
/// BP-32: a step that was entered with the order.
struct Step {
    Clan clan = Clan::panda;
    SectionIndex section = 0;
    Spot at;
    friend bool operator==(const Step&, const Step&) = default;
};
/// BP-32: does the bomber step onto the row-1 card?
struct StepIn {
    Clan clan = Clan::panda;
    SectionIndex section = 0;
    friend bool operator==(const StepIn&, const StepIn&) = default;
};

/// BP-40: the cards that are complete now are settled one after the other.
struct DefeatCheck : Empty {};
/// BP-40: honor, and the kills of lethality.
struct Defeat {
    HordeId horde = 0;
    friend bool operator==(const Defeat&, const Defeat&) = default;
};
/// BP-40: after the kills, the survivors go to the rest zone and the card to its claimant.
struct Claim {
    HordeId horde = 0;
    std::optional<Clan> claimant;
    friend bool operator==(const Claim&, const Claim&) = default;
};

/// BP-40, BP-51: which of a player's soldiers on a card are killed by lethality?
struct Casualties {
    Clan clan = Clan::monkey;
    Slot slot;
    int count = 0;
    bool defeat = false; ///< if identical, no choice is needed there
    friend bool operator==(const Casualties&, const Casualties&) = default;
};
/// BP-41: each player, in tea order, may save some of the soldiers killed since.
struct Saving : Empty {};
struct Save {
    Clan clan = Clan::monkey;
    friend bool operator==(const Save&, const Save&) = default;
};
/// BP-22: wounds on the spots where they stood.
struct Vacate : Empty {};

/// BP-81: one shame token is placed. The rest is for the question: where it came from, and which one it is of
/// how many.
struct PlaceShame {
    Clan clan = Clan::monkey;
    Clause rule{};
    std::optional<SectionIndex> section{};
    int number = 1;
    int of = 1;
    friend bool operator==(const PlaceShame&, const PlaceShame&) = default;
};

/// BP-60: may the player place a spearman in a tower beside this section, and where?
struct ManTower {
    Clan clan = Clan::monkey;
    SectionIndex section = 0;
    friend bool operator==(const ManTower&, const ManTower&) = default;
};
/// BP-61, BP-73: which machine shoots at which horde, if any?
struct OfferShot {
    Clan clan = Clan::monkey;
    std::vector<SectionIndex> sections;
    std::optional<Machine> only; ///< BP-73: the machine just built
    Clause rule{};
    friend bool operator==(const OfferShot&, const OfferShot&) = default;
};
/// BP-70 to BP-74.
struct Shoot {
    Clan clan = Clan::monkey;
    Machine machine = Machine::ballista;
    Slot at;
    std::optional<RocketDraw> rocket; ///< if a card's effect named it
    friend bool operator==(const Shoot&, const Shoot&) = default;
};
/// BP-72: which card came off the rocket deck?
struct DrawRocket {
    Clan clan = Clan::monkey;
    Slot at;
    friend bool operator==(const DrawRocket&, const DrawRocket&) = default;
};

/// BP-50: the assault, section by section.
struct Assault {
    SectionIndex section = 0;
    friend bool operator==(const Assault&, const Assault&) = default;
};
/// BP-51: what follows after the shame of a breach.
struct BreachKills {
    SectionIndex section = 0;
    bool ladders = false;
    bool wall = false; ///< true after the soldiers on the cards
    friend bool operator==(const BreachKills&, const BreachKills&) = default;
};
struct BreachEnd {
    SectionIndex section = 0;
    bool ladders = false;
    friend bool operator==(const BreachEnd&, const BreachEnd&) = default;
};
/// BP-62.
struct TowerPayment : Empty {};
/// BP-57: barricades off, rams and trebuchets.
struct Engines : Empty {};
/// BP-90.
struct EndCheck : Empty {};
/// BP-91: rewards of claimed hordes, artifacts, the winner.
struct CountRewards : Empty {};
struct CountArtifacts {
    Clan clan = Clan::monkey;
    friend bool operator==(const CountArtifacts&, const CountArtifacts&) = default;
};
struct Crown : Empty {};
/// BP-11: reads the token's new slot.
struct ReadSlot : Empty {};

} // namespace task

using TaskKinds =
    TypeList<task::CarryOut, task::PlaceHorde, task::FiringPhase, task::Fire, task::PaySpot, task::Flames,
             task::Hit, task::Step, task::StepIn, task::DefeatCheck, task::Defeat, task::Claim,
             task::Casualties, task::Saving, task::Save, task::Vacate, task::PlaceShame, task::ManTower,
             task::OfferShot, task::Shoot, task::DrawRocket, task::Assault, task::BreachKills,
             task::BreachEnd, task::TowerPayment, task::Engines, task::EndCheck, task::CountRewards,
             task::CountArtifacts, task::Crown, task::ReadSlot>;
struct Task : OneOf<TaskKinds> {
    using OneOf::OneOf;
};

} // namespace watchfire::powder
