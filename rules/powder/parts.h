// SPDX-License-Identifier: Apache-2.0
// The parts of the engine by topic. Each topic's file carries out its commands and tasks:
//   execute(Context, command)         checks the command and carries it out, or returns why not
//   perform(Context, task)            an act that follows by itself
//   question(State, task)             asks the table
//   answer(Context, task, Value)      carries the answer out
//   missing(State, command or task)   the first value of the book that it needs and that is not known
// An act may only rely on values that its `missing` names.
#pragma once

#include "rules/core/error.h"
#include "rules/powder/outcome.h"
#include "rules/powder/state.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace watchfire::powder {

using MaybeError = std::optional<Error>;
using MaybeKey = std::optional<ValueKey>;

/// What a part works on: the new state, the steps so far, and what happens next.
class Context {
public:
    Context(State& target, Steps& told) : state(target), m_steps(told) {}

    State& state;

    [[nodiscard]] const Setup& setup() const { return *state.setup; }
    template <class S> void tell(S step) { m_steps.emplace_back(std::move(step)); }
    /// Queues a task that runs after this act and before every task that already waits, in the order of the
    /// calls.
    void then(Task task) { m_queued.push_back(std::move(task)); }
    /// Moves what `then` collected onto the state's stack. Only the engine calls it.
    void settleTasks();

private:
    Steps& m_steps;
    std::vector<Task> m_queued;
};

// ---- shared acts

/// Honor is never below 0 (BP-81); Reed has none (BP-92).
void giveHonor(Context& context, Clan clan, int amount, std::string why, Clause rule);
/// BP-81: gives this many tokens, one after the other.
void giveShame(Context& context, Clan clan, int amount, Clause rule,
               std::optional<SectionIndex> section = std::nullopt);
/// Places a wound on a free spot or on a soldier's spot; Qin earns honor from it (BP-93).
void wound(Context& context, Spot at, std::optional<Clan> by, Clause rule);
/// Puts a soldier on a card's cells; the newly covered spots are paid later in the order (BP-24).
void cover(State& state, Clan clan, SoldierType type, Slot slot, const CellSet& cells);
/// Takes a soldier off its card; its cells become free.
void uncover(State& state, const SoldierAt& soldier);
/// Takes a soldier from where it stands, pools and towers included.
void take(State& state, const SoldierAt& soldier);
void put(State& state, Clan clan, SoldierType type, const Post& at);
/// Takes a soldier from where it stands and puts it there.
void moveSoldier(State& state, const SoldierAt& soldier, const Post& to);
/// The same, as a step.
void tellMove(Context& context, const SoldierAt& soldier, const Post& to, Clause rule);
/// Where a soldier goes that survives: the section's rest zone; Reed and Qin have none (BP-92, BP-93).
[[nodiscard]] Post restOf(const State& state, Clan clan, SectionIndex section);
/// Dooms a soldier: it leaves its place, and its spots are remembered (BP-41).
void doom(Context& context, const SoldierAt& soldier);
/// BP-55, BP-56: the wall loses one level. Returns false if that loses the game.
bool lowerWall(Context& context, SectionIndex section, WallBreaker by, Clause rule);
/// BP-63.
void clearTower(Context& context, TowerIndex tower, Clause rule);
/// BP-40: cards behind a free row move up, except a Trebuchet.
void moveUp(Context& context, SectionIndex section);

// How a piece is put or taken, for the engine and for the telling (telling.h), which repeats it. Nothing is
// checked.

/// Enters the value into the game's book from now on.
void enterValue(State& state, const ValueKey& key, const BookValue& value);
/// Changes that come with a season by themselves: adjustments (BP-27), draws, the order of turns.
void enterSeason(State& state, Season season);
/// Lays a new card without anything on it.
void layHorde(State& state, const std::string& card, Slot at);
/// The card raids: shame leaves the pool and the card is discarded (BP-21).
void raidBy(State& state, const std::string& card, int shame);
/// Gives the card to its claimant, without shame (BP-40).
void claimHorde(State& state, Slot from, Clan clan);
void discardHorde(State& state, Slot from);
void advanceHorde(State& state, Slot from, Slot to);
void swapHordes(State& state, SectionIndex section, std::uint8_t front, std::uint8_t back);
/// Puts a token from the pool under a soldier or onto a claimed card (BP-81), or returns it (BP-12).
void placeShame(State& state, Clan clan, const std::variant<SoldierType, ClaimedAt>& at);
void returnShame(State& state, Clan clan, const std::variant<SoldierType, ClaimedAt>& from);
/// Takes a token that finds no place out of the pool, unless the pool is empty (BP-81).
void loseShame(State& state, ShameLoss why);
/// The game is over; the honor of now is kept (BP-91).
void endGame(State& state, EndReason reason);
/// Takes a card of the rocket deck, which is reshuffled if it was empty (BP-72).
void takeRocket(State& state, const std::string& card);

/// All clans in play, in tea order (BP-08).
[[nodiscard]] std::vector<Clan> inTeaOrder(const State& state);

/// BP-05: three of a type, unless the book says otherwise.
[[nodiscard]] int copiesOf(const State& state, const std::string& card);
/// BP-05: refuses a card that cannot come: its type must be in the deck, and a copy must be left.
[[nodiscard]] MaybeError checkCard(const State& state, const std::string& card);
/// Cards of that name that are neither in the deck nor among the discards.
[[nodiscard]] int cardsInUse(const State& state, const std::string& card);

[[nodiscard]] MaybeKey unknown(const State& state, ValueKey key);
[[nodiscard]] ValueKey firingKey(const State& state, SectionIndex section);
[[nodiscard]] ValueKey lethalityKey(const State& state);
/// The abilities of the cards in these slots.
[[nodiscard]] MaybeKey unknownAbility(const State& state, const std::vector<Slot>& slots);
/// The masks of a section's cards.
[[nodiscard]] MaybeKey unknownSpots(const State& state, SectionIndex section);

/// Checks whether a soldier can be placed there by its clause (BP-30 to BP-37), whatever it costs.
[[nodiscard]] MaybeError checkPost(const State& state, Clan clan, SoldierType type, const Post& at);
/// Checks whether a soldier can stand there at all, however he came there: a bomber steps onto a card
/// (BP-32), and a Ram takes those who stand on a card along into another row (BP-57).
[[nodiscard]] MaybeError checkStands(const State& state, Clan clan, SoldierType type, const Post& at);
/// Checks that a special soldier belongs to its clan (BP-09), and that the clan plays.
[[nodiscard]] MaybeError checkType(const State& state, Clan clan, SoldierType type);
[[nodiscard]] MaybeError checkAvailable(const State& state, Clan clan, SoldierType type);
/// What this kind of soldier costs from the pool (BP-30 to BP-35).
[[nodiscard]] Price costOf(SoldierType type);
/// BP-73: checks that there is room and a model.
[[nodiscard]] MaybeError checkMachine(const State& state, Machine machine, SectionIndex section);
/// The first value that checkPost needs and the book does not have.
[[nodiscard]] MaybeKey missingFor(const State& state, const Post& at);
[[nodiscard]] Error refuse(ErrorCode code, Clause rule, std::string message, std::string subject = {});
/// BP-03.
[[nodiscard]] MaybeError checkInPlay(const State& state, SectionIndex section);
/// Checks that the clan is a human player of this game.
[[nodiscard]] MaybeError checkHuman(const State& state, Clan clan, std::string_view what);
[[nodiscard]] MaybeError checkSeason(const State& state, Season season, std::string_view what);

// ---- the topics

// hordes.cpp: BP-05, BP-20 to BP-27
MaybeError execute(Context& context, const command::Deck& command);
MaybeError execute(Context& context, const command::HordeCard& command);
MaybeKey missing(const State& state, const command::HordeCard& command);
std::optional<Decision> question(const State& state, const task::PlaceHorde& task);
void answer(Context& context, const task::PlaceHorde& task, const Value& value);

// soldiers.cpp: BP-30 to BP-38, BP-14's firing
MaybeError execute(Context& context, const command::Recruit& command);
MaybeError execute(Context& context, const command::Attack& command);
MaybeError execute(Context& context, const command::Move& command);
MaybeError execute(Context& context, const command::Wound& command);
MaybeKey missing(const State& state, const command::Recruit& command);
MaybeKey missing(const State& state, const command::Attack& command);
MaybeKey missing(const State& state, const command::Move& command);
MaybeKey missing(const State& state, const command::Wound& command);
void perform(Context& context, const task::FiringPhase& task);
MaybeKey missing(const State& state, const task::FiringPhase& task);
std::optional<Decision> question(const State& state, const task::Fire& task);
void answer(Context& context, const task::Fire& task, const Value& value);
MaybeKey missing(const State& state, const task::Fire& task);
void perform(Context& context, const task::PaySpot& task);
MaybeKey missing(const State& state, const task::PaySpot& task);
void perform(Context& context, const task::Flames& task);
void perform(Context& context, const task::Hit& task);
void perform(Context& context, const task::Step& task);
std::optional<Decision> question(const State& state, const task::StepIn& task);
void answer(Context& context, const task::StepIn& task, const Value& value);
MaybeKey missing(const State& state, const task::StepIn& task);

// losses.cpp: BP-22, BP-41
inline constexpr int chiPerSavedSoldier = 2; // BP-41
MaybeError execute(Context& context, const command::Kill& command);
std::optional<Decision> question(const State& state, const task::Casualties& task);
void answer(Context& context, const task::Casualties& task, const Value& value);
void perform(Context& context, const task::Saving& task);
std::optional<Decision> question(const State& state, const task::Save& task);
void answer(Context& context, const task::Save& task, const Value& value);
void perform(Context& context, const task::Vacate& task);

// defeat.cpp: BP-40
void perform(Context& context, const task::DefeatCheck& task);
void perform(Context& context, const task::Defeat& task);
MaybeKey missing(const State& state, const task::Defeat& task);
void perform(Context& context, const task::Claim& task);
MaybeKey missing(const State& state, const task::Claim& task);

// assault.cpp: BP-50 to BP-57
MaybeError execute(Context& context, const command::BeginAssault& command);
MaybeKey missing(const State& state, const command::BeginAssault& command);
MaybeError execute(Context& context, const command::Adjust& command);
void perform(Context& context, const task::Assault& task);
MaybeKey missing(const State& state, const task::Assault& task);
void perform(Context& context, const task::BreachKills& task);
MaybeKey missing(const State& state, const task::BreachKills& task);
void perform(Context& context, const task::BreachEnd& task);
void perform(Context& context, const task::Engines& task);

// towers.cpp: BP-60 to BP-63
MaybeError execute(Context& context, const command::Tower& command);
std::optional<Decision> question(const State& state, const task::ManTower& task);
void answer(Context& context, const task::ManTower& task, const Value& value);
void perform(Context& context, const task::TowerPayment& task);

// machines.cpp: BP-70 to BP-74
MaybeError execute(Context& context, const command::Shot& command);
std::optional<Decision> question(const State& state, const task::OfferShot& task);
void answer(Context& context, const task::OfferShot& task, const Value& value);
void perform(Context& context, const task::Shoot& task);
MaybeKey missing(const State& state, const task::Shoot& task);
std::optional<Decision> question(const State& state, const task::DrawRocket& task);
void answer(Context& context, const task::DrawRocket& task, const Value& value);
MaybeKey missing(const State& state, const task::DrawRocket& task);

// works.cpp: BP-80, BP-73
MaybeError execute(Context& context, const command::Build& command);
MaybeKey missing(const State& state, const command::Build& command);

// shame.cpp: BP-81, BP-12
MaybeError execute(Context& context, const command::Honor& command);
MaybeError execute(Context& context, const command::Shame& command);
MaybeError execute(Context& context, const command::ShameBack& command);
std::optional<Decision> question(const State& state, const task::PlaceShame& task);
void answer(Context& context, const task::PlaceShame& task, const Value& value);

// seasons.cpp: set-up and year, BP-06 to BP-14
/// Reads an order of clans from the table. Every clan must play and none may be missing; Qin and Reed come
/// last if they are not named, Qin before a Reed who is named last.
MaybeError readOrder(const State& state, std::vector<Clan> order, bool repeated, Clause rule,
                     std::vector<Clan>& into);
/// Reads the tea order, in which Reed is last (BP-08, BP-92).
MaybeError readTea(const State& state, std::vector<Clan> order, std::vector<Clan>& into);
MaybeError execute(Context& context, const command::Tea& command);
MaybeError execute(Context& context, const command::Overseer& command);
MaybeError execute(Context& context, const command::PlacePiece& command);
MaybeKey missing(const State& state, const command::PlacePiece& command);
MaybeError execute(Context& context, const command::Begin& command);
MaybeError execute(Context& context, const command::Order& command);
MaybeError execute(Context& context, const command::EndTurn& command);
MaybeError execute(Context& context, const command::ToSeason& command);
void perform(Context& context, const task::ReadSlot& task);
MaybeKey missing(const State& state, const task::ReadSlot& task);

// ending.cpp: BP-90 to BP-93
void perform(Context& context, const task::EndCheck& task);
void perform(Context& context, const task::CountRewards& task);
MaybeKey missing(const State& state, const task::CountRewards& task);
std::optional<Decision> question(const State& state, const task::CountArtifacts& task);
void answer(Context& context, const task::CountArtifacts& task, const Value& value);
void perform(Context& context, const task::Crown& task);
/// BP-56: nobody wins.
void loseTogether(Context& context);

// correct.cpp: BA-60
MaybeError execute(Context& context, const command::Correct& command);
MaybeKey missing(const State& state, const command::Correct& command);

} // namespace watchfire::powder
