// SPDX-License-Identifier: Apache-2.0
// Properties of every step of any game of Black Powder, checked on random games with fixed seeds for one to
// five players, with the whole sample book, with half of it and without it: pieces and shame are conserved
// (BP-04, BP-09), no spot is held twice and no gap is held (BP-22), limits are kept (BP-01, BP-34, BP-81), a
// copy is equal, the log read again gives the same game, undo leads to the start and redo to the end (BA-61).
// WATCHFIRE_POWDER_GAMES: how many games for each number of players and each book; 2 by default.
#include "tests/rules/powder/random_game.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

namespace watchfire::test {
namespace {

int gamesWanted() {
    const char* wanted = std::getenv("WATCHFIRE_POWDER_GAMES");
    return wanted != nullptr ? std::max(1, std::atoi(wanted)) : 2;
}

/// Options go through all their values with the seeds.
Json optionsFor(unsigned seed) {
    return {{"ladders", seed % 2 == 0 ? "printed" : "corrected"},
            {"removed-spearman-earns", seed % 3 != 0},
            {"loss", seed % 4 == 3 ? "section" : "board"}};
}

void expectAllSeen(const std::map<std::string, int>& seen, const std::vector<const char*>& wanted) {
    for (const char* name : wanted)
        EXPECT_TRUE(seen.contains(name)) << name << " never happened in the random games";
}

TEST(PowderProperties, hold_at_every_step_of_random_games_to_the_end) {
    PowderTally tally;
    unsigned seed = 0;
    for (int round = 0; round < gamesWanted(); ++round) {
        for (const std::size_t players : {1u, 2u, 3u, 4u, 5u}) {
            for (const int known : {10, 5, 0}) {
                ++seed;
                playRandomPowder({players, known, optionsFor(seed)}, seed, 700, tally);
                if (HasFailure())
                    return;
            }
        }
    }
    EXPECT_GT(tally.ended * 2, tally.games) << "most games reach their end";
    EXPECT_GT(tally.years[6] + tally.years[5], 0) << "the later years are reached";
    EXPECT_GT(tally.refusals, tally.commands / 8);
    EXPECT_GT(tally.commands, 100 * tally.games) << "the games were too short to say anything";
    expectAllSeen(tally.steps, {"season",
                                "advance-token",
                                "draw-hordes",
                                "remind",
                                "place-horde",
                                "raid",
                                "pay",
                                "reward",
                                "place-soldier",
                                "move-soldier",
                                "kill",
                                "save",
                                "wound",
                                "snake-token",
                                "wasted",
                                "no-target",
                                "defeat",
                                "claim",
                                "discard-horde",
                                "advance-horde",
                                "swap-hordes",
                                "holds",
                                "breach",
                                "honor",
                                "shame",
                                "shame-lost",
                                "shame-back",
                                "place-barricade",
                                "remove-barricades",
                                "raise-wall",
                                "lower-wall",
                                "place-machine",
                                "remove-machine",
                                "shot",
                                "game-over",
                                "win"});
    expectAllSeen(tally.decisions, {"value", "indicator", "fire", "step-in", "casualties", "save",
                                    "shame-place", "tower", "shoot", "rocket", "artifacts"});
    expectAllSeen(tally.commandsByName,
                  {"tea",      "deck",   "horde",   "overseer", "place",  "begin", "order",
                   "end-turn", "season", "assault", "recruit",  "attack", "move",  "build",
                   "shot",     "tower",  "wound",   "kill",     "honor",  "shame", "shame-back",
                   "adjust",   "value",  "answer",  "correct"});
    expectAllSeen(tally.reasons, {"time", "shame", "all-walls-gone"});
    if (std::getenv("WATCHFIRE_TALLY") != nullptr) {
        std::cout << tally.games << " games, " << tally.ended << " ended, " << tally.commands << " commands, "
                  << tally.refusals << " refusals\n";
        for (const auto* counts : {&tally.steps, &tally.decisions, &tally.commandsByName, &tally.reasons})
            for (const auto& [name, n] : *counts)
                std::cout << "  " << name << " " << n << "\n";
        for (const auto& [year, n] : tally.years)
            std::cout << "  year " << year << ": " << n << "\n";
    }
}

} // namespace
} // namespace watchfire::test
