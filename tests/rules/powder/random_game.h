// SPDX-License-Identifier: Apache-2.0
// Random games of Black Powder with fixed seeds, from set-up to the end, and the properties that every step
// must have. Lines are drawn from the pieces on the table and from the open decision's options, with wrong
// and broken ones among them.
#pragma once

#include "tests/rules/powder/table.h"

#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace watchfire::test {

struct RandomPowder {
    std::size_t players = 3;
    /// How much of the sample book is known at the start, in tenths; questions are answered at random.
    int known = 10;
    Json options = Json::object();
};
[[nodiscard]] Json headerOf(const RandomPowder& game);

/// Counts of what happened in the games played so far.
struct PowderTally {
    int games = 0;
    int ended = 0;
    int commands = 0;
    int refusals = 0;
    std::map<std::string, int> steps;     ///< by their name in the log
    std::map<std::string, int> decisions; ///< likewise, once per answer
    std::map<std::string, int> commandsByName;
    std::map<std::string, int> reasons; ///< of the end
    std::map<int, int> years;           ///< games that reached this year
};

/// Draws lines for a game as it stands.
class PowderPlayer {
public:
    PowderPlayer(unsigned seed, const PowderGame& game) : m_random(seed), m_game(game) {}

    std::size_t below(std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(m_random);
    }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    template <class List> auto any(const List& list) { return list[below(std::size(list))]; }

    /// A line that fits the moment; most are legal.
    Json line();
    /// A legal answer to the open decision. A value may still not help the waiting command.
    Json answer();
    /// The line with one field spoilt.
    Json spoilt(Json line);
    /// A line that has nothing to do with the moment.
    Json wild();

private:
    [[nodiscard]] const powder::State& state() const { return m_game.current(); }
    powder::Clan clan();
    std::string clanName();
    powder::SectionIndex section();
    powder::SoldierType typeOf(powder::Clan clan);
    std::string card();
    Json value(const std::string& path);
    Json post(powder::SoldierType type, powder::SectionIndex section);
    Json deployed(powder::Clan clan, bool attack);
    Json setUp();
    Json fall();
    Json effect();
    Json correction();

    std::mt19937 m_random;
    const PowderGame& m_game;
};

/// Properties that no game may ever violate (BP-01 to BP-09, BP-22, BP-34, BP-35, BP-81).
void expectSound(const powder::State& state);

/// Plays to the end, at most `length` commands, and checks at every step: the position is sound, a copy is
/// equal, reading the line again gives the same command, a reader of the log gets the same steps and
/// position, the steps contain all that changed (telling.h), undo and redo work in both directions, a refusal
/// changes nothing. Then feeds the whole log to Replay, undoes to the start and redoes to the end (BA-61).
void playRandomPowder(const RandomPowder& game, unsigned seed, std::size_t length, PowderTally& tally);

} // namespace watchfire::test
