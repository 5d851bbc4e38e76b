// SPDX-License-Identifier: Apache-2.0
// Random games with fixed seeds: commands drawn from the rules' own lists of legal places and answers, with
// wrong and broken ones among them, and the properties that every step must have. A scenario adds its own
// habits.
#pragma once

#include "rules/game.h"
#include "rules/hex/log/json.h"
#include "tests/rules/support/commands.h"

#include <array>
#include <functional>
#include <iosfwd>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace watchfire::test {

/// A game to be played at random: its header, and the commands that set it up.
struct RandomGame {
    std::string name;   ///< of the test
    hex::Json scenario; ///< as in the header: a name, or a combination
    std::string board;  ///< a shipped board
    std::size_t players;
    hex::Json options = hex::Json::object();
    std::vector<hex::Json> opening{};
};
void PrintTo(const RandomGame& game, std::ostream* out);
[[nodiscard]] hex::Json headerOf(const RandomGame& game);

/// A game from its header, with the shipped boards; fails the test if it is refused.
[[nodiscard]] std::unique_ptr<Game> newGame(const hex::Json& header);
[[nodiscard]] const hex::State& stateOf(const Game& game);
/// The game that a reader gets from the exported log.
[[nodiscard]] std::unique_ptr<Game> readAgain(const Game& game);

class RandomPlayer;

/// What a scenario adds to random play.
struct Habits {
    /// Commands besides those that every game has; `nullopt` if one does not fit the moment. One in ten
    /// commands is one of them. `correct` may be refused; everything else must be legal.
    std::vector<std::function<std::optional<hex::Command>(RandomPlayer&)>> commands{};
    /// Called after each accepted command that follows the opening.
    std::function<void(const hex::State& before, const hex::Json& answer, const hex::State& after)> check{};
};

/// Random commands for a game as it stands.
class RandomPlayer {
public:
    RandomPlayer(unsigned seed, const Game& game, Habits habits = {})
        : m_random(seed), m_game(game), m_habits(std::move(habits)) {}

    [[nodiscard]] const hex::State& state() const { return stateOf(m_game); }
    std::size_t below(std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(m_random);
    }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    template <class List> auto any(const List& list) { return list[below(list.size())]; }
    hex::PlayerId anyPlayer() { return hex::PlayerId(below(state().setup->playerCount())); }
    hex::HexId anyHex() { return hex::HexId(below(state().board().hexes().size())); }
    hex::SideId anySide() { return hex::SideId(below(state().board().sides().size())); }
    hex::CornerId anyCorner() { return hex::CornerId(below(state().board().corners().size())); }

    /// A legal command; `nullopt` if the draw found none.
    std::optional<hex::Command> legal();
    /// Any command at all, right or wrong.
    hex::Command wild();
    /// A command's JSON with one field spoilt.
    hex::Json spoilt(hex::Json command);

private:
    hex::Command playOn() const;
    hex::Command roll();
    hex::Command found();
    std::optional<hex::Command> build(hex::Piece piece);
    std::optional<hex::Command> moveShip();
    std::optional<hex::Command> knight();
    std::optional<hex::Command> robberKnight(hex::command::Knight knight);
    std::optional<hex::Command> raiderKnight(hex::command::Knight knight);
    hex::Command wallKnight(hex::command::Knight knight);
    std::optional<hex::Command> spendCounters();
    std::optional<hex::Command> correction();
    std::optional<hex::Command> habit();

    std::mt19937 m_random;
    const Game& m_game;
    Habits m_habits;
};

/// A habit: the player whose turn begins rolls a seven (BA-12). None if the dice are not due.
std::optional<hex::Command> rollSeven(RandomPlayer& player);

/// Counts of what happened in the games played so far.
struct Tally {
    int commands = 0;
    int refusals = 0;
    std::map<std::string, int> steps; ///< by their name in the log
};

/// Properties that no game may ever violate, whatever its scenario.
void expectSound(const hex::State& state);

/// Plays `length` commands and checks at every step: a copy is equal, the log read again gives the same game,
/// undo and redo work in both directions (BA-61), the steps contain all that changed (telling.h), nobody has
/// more pieces than the box (BA-32), a refusal changes nothing, and the habits' own checks.
void playRandomGame(const RandomGame& game, unsigned seed, std::size_t length, const Habits& habits,
                    Tally& tally);

/// Compares the forecast with the actual rolls, now and then in a random game.
void compareForecasts(const RandomGame& game, unsigned seed, const Habits& habits = {});

} // namespace watchfire::test
