// SPDX-License-Identifier: Apache-2.0
// Random games of The World with fixed seeds. Besides the properties of every game: the storm is always on
// the map, goes as far as the larger die says and never points off the map after a turn (WO-21 to WO-24); a
// lost piece leaves a gap exactly where its ends fall apart (WO-27); tokens leave exactly where WO-40 lets
// them. The test judges map, gaps and tokens independently, from names and coordinates alone.
#include "rules/hex/apply.h"
#include "rules/hex/placement.h"
#include "tests/rules/support/random_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace watchfire::test {
namespace {

using hex::Axial;
using hex::Command;
using hex::Direction;
using hex::HexId;
using hex::Json;
using hex::LineKind;
using hex::Piece;
using hex::PlayerId;
using hex::SideId;
using hex::State;

// ---- the printed map

Axial wrapped(const State& state, Axial at) {
    const int around = state.board().description().circumference;
    return {((at.q % around) + around) % around, at.r};
}

/// Where the storm may stand: every listed hex, and for a split hex also the other end of its row.
std::set<Axial> printedMap(const State& state) {
    const auto& d = state.board().description();
    std::set<Axial> map;
    for (const auto& hex : d.hexes)
        map.insert(hex.at);
    std::set<Axial> halves;
    for (const Axial split : d.split)
        for (const Axial at : map)
            if (wrapped(state, at) == wrapped(state, split)) {
                const bool eastmost =
                    std::none_of(map.begin(), map.end(), [&](Axial o) { return o.r == at.r && o.q > at.q; });
                halves.insert({eastmost ? at.q - d.circumference : at.q + d.circumference, at.r});
            }
    map.insert(halves.begin(), halves.end());
    return map;
}

/// The storm's place in the map's own coordinates: a split hex has two.
Axial stormOnMap(const State& state, const std::set<Axial>& map) {
    const Axial listed = state.board()[state.storm.at].at;
    std::vector<Axial> places;
    for (const Axial at : map)
        if (wrapped(state, at) == wrapped(state, listed))
            places.push_back(at);
    EXPECT_FALSE(places.empty());
    return state.storm.half == hex::MapEdge::east ? places.back() : places.front();
}

std::set<std::string> waysOn(const std::set<Axial>& map, Axial from) {
    std::set<std::string> ways;
    for (const Direction d : hex::allDirections)
        if (map.contains(from + hex::offset(d)))
            ways.insert(std::string(toString(d)));
    return ways;
}

// ---- gaps (WO-27)

/// True if taking this player's piece from the side tore the line: the two ends belong to no common group of
/// the player's connected pieces of that kind. A foreign building separates the lines that meet there.
bool tearsGap(const State& state, SideId lost, PlayerId player, LineKind kind) {
    const auto& board = state.board();
    const auto own = [&](SideId side) {
        const auto& line = state.lines[side];
        return line.kind != LineKind::none && line.player == player &&
               (line.kind == LineKind::ship) == (kind == LineKind::ship);
    };
    std::vector<std::size_t> group(board.sides().size());
    std::iota(group.begin(), group.end(), std::size_t{0});
    const auto foreign = [&](hex::CornerId corner) {
        return state.buildings[corner] && state.buildings[corner].player != player;
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t a = 0; a < group.size(); ++a)
            for (const hex::CornerId corner : board[SideId(a)].corners)
                for (const SideId b : board[corner].sides)
                    if (own(SideId(a)) && own(b) && !foreign(corner) && group[b.index()] < group[a]) {
                        group[a] = group[b.index()];
                        changed = true;
                    }
    }
    std::array<std::set<std::size_t>, 2> groups;
    for (std::size_t end = 0; end < 2; ++end) {
        const hex::CornerId corner = board[lost].corners[end];
        bool held = state.buildings[corner] && state.buildings[corner].player == player;
        for (const SideId side : board[corner].sides)
            if (own(side)) {
                groups[end].insert(group[side.index()]);
                held = true;
            }
        if (!held)
            return false;
    }
    return std::none_of(groups[0].begin(), groups[0].end(),
                        [&](std::size_t g) { return groups[1].contains(g); });
}

// ---- tokens (WO-40)

/// The board's numbers by coordinates, and which of them may leave.
struct Tokens {
    const State& state;
    std::map<Axial, int> numbers{};

    explicit Tokens(const State& of) : state(of) {
        for (std::size_t i = 0; i < state.board().hexes().size(); ++i)
            if (state.numbers[HexId(i)] != 0)
                numbers[wrapped(state, state.board().hexes()[i].at)] = state.numbers[HexId(i)];
    }

    [[nodiscard]] static int numbersAround(const std::map<Axial, int>& of, const std::vector<Axial>& hexes) {
        return static_cast<int>(
            std::count_if(hexes.begin(), hexes.end(), [&](Axial at) { return of.contains(at); }));
    }
    [[nodiscard]] std::vector<Axial> around(std::size_t corner) const {
        std::vector<Axial> hexes;
        for (const Axial at : hexesAt(state.board().corners()[corner].name))
            hexes.push_back(wrapped(state, at));
        return hexes;
    }

    /// For each token on the board the letter that keeps it, "" for those that may go to the new hex.
    [[nodiscard]] std::map<Axial, std::string> judge(Axial to, PlayerId player) const {
        std::map<Axial, std::string> letters;
        std::set<Axial> besideOwn;
        for (const auto& [from, number] : numbers) {
            std::map<Axial, int> without = numbers;
            without.erase(from);
            std::string letter;
            for (const Direction d : hex::allDirections) {
                const auto it = without.find(wrapped(state, to + hex::offset(d)));
                if (it != without.end() && (it->second == 6 || it->second == 8) &&
                    (number == 6 || number == 8))
                    letter = "c";
            }
            for (std::size_t corner = 0; corner < state.board().corners().size(); ++corner) {
                const auto& building = state.buildings[hex::CornerId(corner)];
                if (!building)
                    continue;
                const auto hexes = around(corner);
                if (numbersAround(numbers, hexes) > 0 && numbersAround(without, hexes) == 0)
                    letter = "a";
                if (building.player == player && std::find(hexes.begin(), hexes.end(), from) != hexes.end())
                    besideOwn.insert(from);
            }
            letters[from] = letter;
        }
        const auto home = [&](Axial at) {
            const auto& list = state.board().description().home;
            return std::any_of(list.begin(), list.end(), [&](Axial h) { return wrapped(state, h) == at; });
        };
        const auto keep = [&](auto&& wanted) {
            if (std::any_of(letters.begin(), letters.end(),
                            [&](const auto& entry) { return entry.second.empty() && wanted(entry.first); }))
                for (auto& [at, letter] : letters)
                    if (letter.empty() && !wanted(at))
                        letter = "b";
        };
        keep(home);
        keep([&](Axial at) { return besideOwn.contains(at); });
        return letters;
    }
};

std::set<Axial> free(const std::map<Axial, std::string>& letters) {
    std::set<Axial> places;
    for (const auto& [at, letter] : letters)
        if (letter.empty())
            places.insert(at);
    return places;
}

// ---- checks over a whole game

class Watch {
public:
    explicit Watch(Tally& tally) : m_tally(tally) {}

    /// The table has corrected tokens, numbers or the storm: the counts of tokens and steps start again.
    void corrected() { m_corrected = true; }

    void check(const State& before, const Json& answer, const State& after) {
        checkStorm(before, answer, after);
        checkLosses(before, answer, after);
        checkTokens(before, answer, after);
        for (std::size_t i = 0; i < after.board().markers().size(); ++i)
            if (before.discovery.markerHolders[i].valid()) {
                EXPECT_EQ(after.discovery.markerHolders[i], before.discovery.markerHolders[i]);
            }
        m_corrected = false;
    }

private:
    void checkStorm(const State& before, const Json& answer, const State& after) {
        const std::set<Axial> map = printedMap(after);
        const Axial stands = stormOnMap(after, map);
        const auto decision = hex::openDecision(after);
        const bool heading = decision && decision->id == hex::DecisionKind::stormHeading;
        const bool turning = decision && decision->id == hex::DecisionKind::stormTurn;
        if (heading || turning) {
            std::set<std::string> options;
            for (const auto& option : decision->options)
                options.insert(std::string(toString(std::get<Direction>(option))));
            EXPECT_EQ(options, waysOn(map, stands));
            EXPECT_EQ(decision->forbidden.size() + options.size(), 6U);
        }
        if (m_corrected)
            return;
        Axial at = stormOnMap(before, map);
        Direction points = before.storm.heading;
        bool told = false;
        for (const Json& step : answer["steps"]) {
            if (step["do"] == "discard")
                m_left = std::max(after.turn.dice.a, after.turn.dice.b);
            if (step["do"] == "turn-storm") {
                points = *hex::parseDirection(step["heading"].get<std::string>());
                told = true;
            }
            if (step["do"] != "move-storm")
                continue;
            told = true;
            EXPECT_EQ(step["to"], step["path"].back());
            EXPECT_GT(step["path"].size(), 1U);
            for (std::size_t i = 0; i < step["path"].size(); ++i, --m_left) {
                at = i == 0 ? at : at + hex::offset(points);
                EXPECT_TRUE(map.contains(at)) << toString(at);
                EXPECT_EQ(wrapped(after, *hex::parseAxial(step["path"][i].get<std::string>())),
                          wrapped(after, at));
            }
            ++m_left; // the path also contains the starting hex
        }
        EXPECT_EQ(at, stands);
        EXPECT_EQ(points, after.storm.heading);
        if (!told)
            return;
        if (heading) {
            EXPECT_GT(m_left, 0);
            EXPECT_FALSE(map.contains(stands + hex::offset(points))) << "it is turned at the edge alone";
        } else {
            EXPECT_EQ(m_left, 0);
        }
        if (!heading && !turning) {
            EXPECT_TRUE(map.contains(stands + hex::offset(points))) << "it points off the map";
            ++m_tally.steps["(turned)"];
        }
    }

    void checkLosses(const State& before, const Json& answer, const State& after) {
        const auto& board = after.board();
        const Json& steps = answer["steps"];
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (steps[i]["do"] != "lose-piece")
                continue;
            const SideId side = board.find(*hex::parseSide(steps[i]["at"].get<std::string>()));
            const auto& lost = before.lines[side];
            const auto& beside = board[after.storm.at].sides;
            EXPECT_NE(std::find(beside.begin(), beside.end(), side), beside.end());
            EXPECT_EQ((*after.setup)[lost.player].id, steps[i]["player"].get<std::string>());
            const bool told = i + 1 < steps.size() && steps[i + 1]["do"] == "repair-first";
            EXPECT_EQ(told, tearsGap(after, side, lost.player, lost.kind)) << steps[i];
        }
        std::set<SideId> gaps;
        for (const auto& repair : after.storm.repairs) {
            EXPECT_TRUE(gaps.insert(repair.at).second);
            EXPECT_FALSE(after.lines[repair.at] && !hex::openDecision(after));
        }
    }

    void checkTokens(const State& before, const Json& answer, const State& after) {
        const auto decision = hex::openDecision(after);
        if (decision && decision->id == hex::DecisionKind::tokenFrom) {
            const Axial to = wrapped(after, after.board()[std::get<HexId>(decision->at)].at);
            std::map<Axial, std::string> told;
            for (const auto& option : decision->options)
                told[wrapped(after, after.board()[std::get<HexId>(option)].at)] = "";
            for (const auto& entry : decision->forbidden)
                told[wrapped(after, after.board()[std::get<HexId>(entry.value)].at)] = entry.why;
            EXPECT_EQ(told, Tokens(after).judge(to, decision->player));
            ++m_tally.steps["(token-from)"];
        }
        if (m_corrected)
            return;
        // Every token that left did so by WO-40, including those that left without a question.
        Tokens tokens(before);
        for (const Json& step : answer["steps"]) {
            const auto at = [&](const char* field) {
                return wrapped(after, *hex::parseAxial(step[field].get<std::string>()));
            };
            if (step["do"] == "place-token")
                tokens.numbers[at("hex")] = step["number"];
            if (step["do"] != "move-token")
                continue;
            // `after` contains a building or line of this command; buildings do not change with tokens.
            Tokens now(after);
            now.numbers = tokens.numbers;
            EXPECT_TRUE(free(now.judge(at("to"), after.turn.player)).contains(at("from"))) << step;
            EXPECT_EQ(tokens.numbers.at(at("from")), step["number"]);
            tokens.numbers[at("to")] = step["number"];
            tokens.numbers.erase(at("from"));
        }
        EXPECT_EQ(tokens.numbers, Tokens(after).numbers);
        checkBare(before, decision, after);
        EXPECT_EQ(allTokens(before), allTokens(after)) << "a token came or went";
    }

    /// A discovered hex without a token that waits for none: no token could go there.
    void checkBare(const State& before, const std::optional<hex::Decision>& decision, const State& after) {
        for (std::size_t i = 0; i < after.board().hexes().size(); ++i) {
            const HexId hex(i);
            if (before.discovery.known[i] || !after.discovery.known[i] || after.numbers[hex] != 0 ||
                (decision && decision->at == hex::Place{hex}))
                continue;
            EXPECT_EQ(std::accumulate(after.discovery.bag.begin(), after.discovery.bag.end(), 0), 0);
            EXPECT_TRUE(
                free(Tokens(after).judge(wrapped(after, after.board()[hex].at), after.turn.player)).empty());
            ++m_tally.steps["(bare)"];
        }
    }

    static std::array<int, 13> allTokens(const State& state) {
        std::array<int, 13> count{};
        for (std::size_t number = 0; number < count.size(); ++number)
            count[number] = state.discovery.bag[number];
        for (const auto number : state.numbers)
            ++count[number];
        count[0] = 0;
        return count;
    }

    Tally& m_tally;
    int m_left = 0;
    bool m_corrected = false;
};

// ---- habits

/// A road or ship that reaches new land, laid without a connection, so that short games discover much.
std::optional<Command> pioneer(RandomPlayer& player) {
    const State& state = player.state();
    const SideId side = player.anySide();
    const auto& at = state.board()[side];
    const Piece piece = at.touchesSea ? Piece::ship : Piece::road;
    const bool reaches = std::any_of(at.corners.begin(), at.corners.end(), [&](hex::CornerId corner) {
        const auto& hexes = state.board()[corner].hexes;
        return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
            return isLand(state.board()[hex].terrain) && !state.discovery.known[hex.index()];
        });
    });
    if (!reaches || state.turn.phase != hex::TurnPhase::afterRoll || state.ending.over || state.lines[side] ||
        hex::piecesLeft(state, piece, state.turn.player) == 0)
        return std::nullopt;
    return hex::command::Build{piece, state.turn.player, side, true, false, {}};
}

/// Puts the storm some steps before existing pieces and heads it for them; otherwise it would hit few.
std::optional<Command> aim(RandomPlayer& player, Watch& watch) {
    const State& state = player.state();
    const auto& board = state.board();
    std::vector<HexId> wanted;
    for (std::size_t i = 0; i < board.sides().size(); ++i)
        if (state.lines[SideId(i)])
            wanted.push_back(player.any(board.sides()[i].hexes));
    if (wanted.empty())
        return std::nullopt;
    HexId hex = player.any(wanted);
    const Direction heading = player.any(hex::allDirections);
    for (std::size_t steps = 4 + player.below(3); steps > 0; --steps) {
        hex = board[hex].neighbours[static_cast<std::size_t>(opposite(heading))];
        if (!hex.valid())
            return std::nullopt;
    }
    watch.corrected();
    return hex::command::Correct{hex::command::CorrectStorm{
        hex, heading, board.isSplit(hex) ? board.listedEdge(hex) : hex::MapEdge::west}};
}

/// Corrections that only The World has.
std::optional<Command> correctWorld(RandomPlayer& player, Watch& watch) {
    using namespace hex::command;
    watch.corrected();
    const HexId hex = player.anyHex();
    const auto number = static_cast<std::uint8_t>(player.any(std::array{0, 0, 3, 6, 8, 11}));
    switch (player.below(5)) {
    case 0:
        return Correct{CorrectStorm{hex, player.any(hex::allDirections),
                                    player.state().board().isSplit(hex) && player.oneIn(2)
                                        ? hex::MapEdge::east
                                        : hex::MapEdge::west}};
    case 1: {
        CorrectTokens tokens;
        if (player.oneIn(3))
            tokens.bag[player.oneIn(2) ? 6 : 11] = 1;
        return Correct{tokens};
    }
    case 2:
        return Correct{CorrectDiscovered{hex, player.oneIn(2)}};
    case 3:
        return Correct{CorrectRepair{player.anySide(), player.oneIn(2) ? player.anyPlayer() : PlayerId{}}};
    default:
        return Correct{CorrectNumber{hex, number}};
    }
}

class WorldProperties : public ::testing::TestWithParam<RandomGame> {
protected:
    Habits habits(Watch& watch) const {
        const auto aims = [&watch](RandomPlayer& player) { return aim(player, watch); };
        const auto corrects = [&watch](RandomPlayer& player) { return correctWorld(player, watch); };
        return {.commands = {pioneer, pioneer, pioneer, rollSeven, rollSeven, rollSeven, aims, aims, aims,
                             corrects},
                .check = [&watch](const State& before, const Json& answer, const State& after) {
                    watch.check(before, answer, after);
                }};
    }
};

TEST_P(WorldProperties, hold_at_every_step_of_random_games) {
    Tally tally;
    for (unsigned seed = 1; seed <= 5 && !HasFailure(); ++seed) {
        Watch watch(tally);
        if (!GetParam().opening.empty())
            watch.corrected();
        playRandomGame(GetParam(), seed, 240, habits(watch), tally);
    }
    // Otherwise the games prove nothing.
    EXPECT_GT(tally.commands, 800);
    EXPECT_GT(tally.refusals, 300);
    EXPECT_GT(tally.steps["(turned)"], 30);
    EXPECT_GT(tally.steps["(token-from)"], 5);
    EXPECT_GT(tally.steps["move-token"], 5);
    EXPECT_TRUE(tally.steps["place-token"] > 3 || !GetParam().opening.empty());
    EXPECT_GT(tally.steps["lose-piece"], 6);
    EXPECT_GT(tally.steps["repair-first"], 0);
    EXPECT_GT(tally.steps["take-marker"], 1);
}

TEST_P(WorldProperties, the_forecast_is_what_the_roll_then_tells) {
    Tally tally;
    Watch watch(tally);
    compareForecasts(GetParam(), 77, habits(watch));
}

Json withRiver() {
    return {{"base", "world"}, {"with", {"great-river"}}};
}

INSTANTIATE_TEST_SUITE_P(
    Games, WorldProperties,
    ::testing::Values(RandomGame{"of_three", "world", "world", 3, {{"goal-points", 60}}},
                      RandomGame{"of_four_without_tokens",
                                 "world",
                                 "world",
                                 4,
                                 {{"goal-points", 60}},
                                 {{{"do", "correct"}, {"what", "bag"}, {"value", Json::array()}}}},
                      RandomGame{"with_the_river",
                                 withRiver(),
                                 "world",
                                 3,
                                 {{"goal-points", 60}, {"redraw-red-neighbours", true}}}),
    [](const auto& made) { return made.param.name; });

} // namespace
} // namespace watchfire::test
