// SPDX-License-Identifier: Apache-2.0
// What must hold at every step of any game, on random games with fixed seeds: a copy equals, the log read
// again is the same game, undo leads back to the start and redo to the end (BA-61), riders, chips, levels and
// pieces are as many as the box holds (GW-05, GW-06, GW-22, BA-32), and what is refused changes nothing.
#include "rules/game.h"
#include "rules/hex/apply.h"
#include "rules/hex/forecast.h"
#include "rules/hex/founding.h"
#include "rules/hex/log/json.h"
#include "rules/hex/modules/riders.h"
#include "rules/hex/placement.h"
#include "tests/rules/support/boards.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

namespace watchfire::test {
namespace {

using hex::Command;
using hex::Json;
using hex::Piece;
using hex::PlayerId;
using hex::State;

std::unique_ptr<Game> newGame(const Json& header) {
    auto made = makeGame(header, [](std::string_view name) -> Result<std::string> {
        return sourceFile("app/boards/" + std::string(name) + ".json");
    });
    EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().message);
    return std::move(made).value();
}

const State& stateOf(const Game& game) {
    return dynamic_cast<const HexGame&>(game).current();
}

/// What no game may ever violate.
void expectSound(const State& state) {
    const hex::Board& board = state.board();
    const State copy = state;
    EXPECT_TRUE(copy == state);

    if (!board.walls().empty()) {
        const auto& wall = state.greatWall;
        const int inBag = std::accumulate(wall.bag.begin(), wall.bag.end(), 0);
        int assembled = 0;
        int attacking = 0;
        for (const auto& assembly : board.assembly())
            assembled += hex::ridersAt(state, assembly.at);
        for (const auto& section : board.walls()) {
            const int here = hex::ridersAt(state, section.attack);
            EXPECT_LE(here, 5);
            attacking += here;
        }
        int behind = 0;
        for (std::size_t i = 0; i < board.hexes().size(); ++i)
            if (hex::isBehindWall(state, hex::HexId(i)))
                behind += hex::ridersAt(state, hex::HexId(i));
        EXPECT_EQ(inBag + assembled + attacking + behind, state.setup->playerCount() == 4 ? 21 : 35);
        for (std::size_t i = 0; i < board.walls().size(); ++i)
            EXPECT_LE(wall.level[i], 5);
        EXPECT_LE(std::accumulate(wall.chips.begin(), wall.chips.end(), 0), 7);
    }
    for (std::size_t p = 0; p < state.setup->playerCount(); ++p)
        for (const Piece piece : {Piece::settlement, Piece::city, Piece::road, Piece::ship})
            EXPECT_GE(hex::piecesLeft(state, piece, PlayerId(p)), 0) << toString(piece) << " of player " << p;
    const auto decision = hex::openDecision(state);
    if (decision) {
        EXPECT_FALSE(decision->options.empty());
        EXPECT_FALSE(state.ending.over);
    }
}

/// Random commands for a game as it stands; mostly legal ones, by the rules' own lists of legal places and
/// answers.
class Player {
public:
    Player(unsigned seed, const Game& game) : m_random(seed), m_game(game) {}

    std::size_t below(std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(m_random);
    }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    template <class List> auto any(const List& list) { return list[below(list.size())]; }

    std::optional<Command> legal() {
        const State& state = stateOf(m_game);
        if (const auto open = hex::openDecision(state))
            return oneIn(12) ? correction() : Command{hex::command::Answer{open->id, any(open->options)}};
        if (state.ending.over)
            return playOn();
        if (state.turn.phase == hex::TurnPhase::founding)
            return found();
        if (state.turn.phase == hex::TurnPhase::beforeRoll)
            return oneIn(6) ? knight() : roll();
        switch (below(9)) {
        case 0:
            return knight();
        case 1:
            return correction();
        case 2:
            return build(Piece::settlement);
        case 3:
            return build(Piece::city);
        case 4:
            return build(Piece::road);
        case 5:
            return build(Piece::ship);
        case 6:
            return build(Piece::wall);
        case 7:
            return moveShip();
        default:
            return Command{hex::command::EndTurn{}};
        }
    }

    /// Anything that can be said at all, right or wrong.
    Command wild() {
        const State& state = stateOf(m_game);
        const hex::Board& board = state.board();
        const auto player = [&] { return PlayerId(below(state.setup->playerCount())); };
        const auto hexAt = [&] { return hex::HexId(below(board.hexes().size())); };
        const auto side = [&] { return hex::SideId(below(board.sides().size())); };
        const Piece piece = any(std::array{Piece::settlement, Piece::city, Piece::road, Piece::ship});
        const bool line = piece == Piece::road || piece == Piece::ship;
        const hex::Place at =
            line ? hex::Place{side()} : hex::Place{hex::CornerId(below(board.corners().size()))};
        switch (below(9)) {
        case 0:
            return hex::command::PlacePiece{piece, player(), at, oneIn(2)};
        case 1:
            return hex::command::Begin{player()};
        case 2:
            return roll();
        case 3:
            return hex::command::Build{piece, player(), at, false, oneIn(3), {}};
        case 4:
            return hex::command::MoveShip{player(), side(), side()};
        case 5:
            return hex::command::Knight{player(), hexAt(), oneIn(2) ? player() : PlayerId{}, {}};
        case 6:
            return hex::command::Answer{hex::DecisionKind::pirate, hexAt()};
        case 7:
            return hex::command::EndTurn{};
        default:
            return hex::command::PlayCard{player(), hex::command::CardKind::monopoly};
        }
    }

    /// A command's JSON with one field spoilt.
    Json spoilt(Json command) {
        static const std::vector<Json> junk{nullptr,
                                            -1,
                                            7,
                                            1e30,
                                            999999999999,
                                            true,
                                            "",
                                            "red",
                                            "0,0",
                                            "0,0:N",
                                            "W3",
                                            "III",
                                            "99,99:E",
                                            Json::array(),
                                            Json::array({1, 2, 3}),
                                            Json::object(),
                                            Json{{"player", 3}},
                                            "\xF0\x9F\x90\x8E"};
        std::vector<std::string> keys;
        for (const auto& [key, value] : command.items())
            keys.push_back(key);
        const std::string key = any(keys);
        if (oneIn(4))
            command.erase(key);
        else
            command[key] = any(junk);
        return command;
    }

private:
    /// Takes the end of a game back, so that it goes on: points off, or a chip back into the supply.
    Command playOn() {
        const State& state = stateOf(m_game);
        for (std::size_t i = 0; i < state.setup->playerCount(); ++i)
            if (state.greatWall.chips[i] > 0)
                return hex::command::Correct{hex::command::CorrectPenalty{PlayerId(i), 0}};
        return hex::command::Correct{hex::command::CorrectPoints{state.turn.player, -5}};
    }

    Command roll() {
        const auto die = [&] { return static_cast<std::uint8_t>(1 + below(6)); };
        return hex::command::Roll{{die(), die()}};
    }

    Command found() {
        const State& state = stateOf(m_game);
        const auto next = hex::nextFounding(state, PlayerId(1));
        if (!next)
            return hex::command::Begin{PlayerId(1)};
        auto places = hex::legalPlaces(state, next->piece, next->player, true);
        if (next->orShip && oneIn(2)) {
            const auto ships = hex::legalPlaces(state, Piece::ship, next->player, true);
            if (!ships.empty())
                return hex::command::PlacePiece{Piece::ship, next->player, any(ships), true};
        }
        if (places.empty())
            return hex::command::Begin{PlayerId(1)};
        return hex::command::PlacePiece{next->piece, next->player, any(places), true};
    }

    std::optional<Command> build(Piece piece) {
        const State& state = stateOf(m_game);
        const auto places = hex::legalPlaces(state, piece, state.turn.player);
        if (places.empty())
            return std::nullopt;
        return hex::command::Build{piece, state.turn.player, any(places), false, false, {}};
    }

    std::optional<Command> moveShip() {
        const State& state = stateOf(m_game);
        const auto ships = hex::movableShips(state, state.turn.player);
        if (ships.empty())
            return std::nullopt;
        const hex::SideId from = any(ships);
        return hex::command::MoveShip{state.turn.player, from,
                                      any(hex::shipTargets(state, state.turn.player, from))};
    }

    std::optional<Command> knight() {
        const State& state = stateOf(m_game);
        if (state.turn.cardPlayed)
            return std::nullopt;
        const hex::Board& board = state.board();
        hex::command::Knight knight{state.turn.player, {}, {}, {}};
        if (board.walls().empty()) {
            do
                knight.to = hex::HexId(below(board.hexes().size()));
            while (!isLand(board[knight.to].terrain) || knight.to == state.thieves.robber);
            for (const hex::CornerId corner : board[knight.to].corners)
                if (state.buildings[corner] && state.buildings[corner].player != state.turn.player)
                    knight.from = state.buildings[corner].player;
            return knight;
        }
        for (const auto& rider : state.greatWall.riders) {
            if (knight.actions.size() == 2 || !oneIn(3))
                continue;
            if (hex::isBehindWall(state, rider.at)) {
                if (knight.actions.empty())
                    knight.actions.push_back(hex::command::DriveOff{rider.at});
            } else if (const hex::AssemblyId from = board.assemblyAt(rider.at);
                       from.valid() && knight.actions.empty()) {
                const hex::AssemblyId to((from.index() + 1) % board.assembly().size());
                knight.actions.push_back(hex::command::MoveRider{from, to});
            }
        }
        return knight;
    }

    Command correction() {
        const State& state = stateOf(m_game);
        const hex::Board& board = state.board();
        const PlayerId player(below(state.setup->playerCount()));
        if (board.walls().empty() || oneIn(4))
            return hex::command::Correct{
                hex::command::CorrectPoints{player, static_cast<std::int16_t>(below(4))}};
        switch (below(4)) {
        case 0:
            return hex::command::Correct{hex::command::CorrectWallLevel{
                hex::WallId(below(board.walls().size())), static_cast<std::uint8_t>(below(6))}};
        case 1:
            return hex::command::Correct{hex::command::CorrectRiders{
                board.walls()[below(board.walls().size())].attack, static_cast<std::uint8_t>(below(7)), {}}};
        case 2:
            return hex::command::Correct{
                hex::command::CorrectRiders{any(board.walls()[below(board.walls().size())].column),
                                            static_cast<std::uint8_t>(below(3)),
                                            {}}};
        default:
            return hex::command::Correct{
                hex::command::CorrectPenalty{player, static_cast<std::uint8_t>(below(3))}};
        }
    }

    std::mt19937 m_random;
    const Game& m_game;
};

/// The game that a reader of the exported log has.
std::unique_ptr<Game> readAgain(const Game& game) {
    auto copy = newGame(Json::parse(game.header().dump()));
    for (std::size_t i = 0; i < game.commandCount(); ++i)
        EXPECT_TRUE(copy->submit(Json::parse(game.commandLine(i).dump()))["ok"]) << game.commandLine(i);
    return copy;
}

struct RandomGame {
    const char* name;
    const char* scenario;
    const char* board;
    std::size_t players;
    Json options;
};

class Properties : public ::testing::TestWithParam<RandomGame> {
protected:
    static Json headerOf(const RandomGame& game) {
        Json players = Json::array();
        const std::vector<std::string> ids{"red", "blue", "white", "orange", "green", "brown"};
        for (std::size_t i = 0; i < game.players; ++i)
            players.push_back({{"id", ids[i]}});
        return {{"watchfire", 1},
                {"scenario", game.scenario},
                {"board", game.board},
                {"players", players},
                {"options", game.options}};
    }
};

TEST_P(Properties, hold_at_every_step_of_random_games) {
    int commands = 0;
    int refusals = 0;
    int breaches = 0;
    for (unsigned seed = 1; seed <= 4; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        auto game = newGame(headerOf(GetParam()));
        auto mirror = readAgain(*game);
        Player player(seed, *game);
        std::vector<State> history{stateOf(*game)};

        while (history.size() < 220 && !HasFailure()) {
            const State before = stateOf(*game);
            // Wrong and broken commands: refused without a trace, or accepted and taken back.
            for (int i = 0; i < 2; ++i) {
                const Json wild = toJson(*before.setup, player.wild());
                const Json line = i == 0 ? wild : player.spoilt(wild);
                const bool accepted = game->submit(line)["ok"];
                expectSound(stateOf(*game));
                if (accepted) {
                    EXPECT_TRUE(game->submit({{"do", "undo"}})["ok"]) << line;
                } else {
                    ++refusals;
                }
                ASSERT_TRUE(stateOf(*game) == before) << line;
            }

            const auto command = player.legal();
            if (!command)
                continue;
            const Json line = toJson(*before.setup, *command);
            const auto reread = hex::commandFromJson(*before.setup, line);
            ASSERT_TRUE(reread.ok()) << line;
            ASSERT_TRUE(*reread == *command) << line;
            const Json answer = game->submit(line);
            if (!answer["ok"]) {
                // Corrections are drawn without asking whether there are riders or chips enough; all else is
                // legal.
                ASSERT_EQ(line["do"], "correct") << line << answer;
                ASSERT_TRUE(stateOf(*game) == before);
                continue;
            }
            ++commands;
            for (const Json& step : answer["steps"])
                breaches += step["do"] == "breach" ? 1 : 0;
            expectSound(stateOf(*game));
            history.push_back(stateOf(*game));

            // The log, read again: line by line, and now and then from the start.
            ASSERT_TRUE(
                mirror->submit(Json::parse(game->commandLine(game->commandCount() - 1).dump()))["ok"]);
            ASSERT_TRUE(stateOf(*mirror) == stateOf(*game)) << line;
            if (history.size() % 40 == 0) {
                ASSERT_TRUE(stateOf(*readAgain(*game)) == stateOf(*game));
            }
            // Undo and redo of this very command.
            ASSERT_TRUE(game->submit({{"do", "undo"}})["ok"]);
            ASSERT_TRUE(stateOf(*game) == before) << line;
            ASSERT_TRUE(game->submit({{"do", "redo"}})["ok"]);
            ASSERT_TRUE(stateOf(*game) == history.back()) << line;
        }

        ASSERT_EQ(game->commandCount(), history.size() - 1);
        EXPECT_EQ(readAgain(*game)->state(), game->state());
        for (std::size_t i = history.size() - 1; i-- > 0;) {
            ASSERT_TRUE(game->submit({{"do", "undo"}})["ok"]);
            ASSERT_TRUE(stateOf(*game) == history[i]) << "undone to " << i;
        }
        EXPECT_FALSE(game->submit({{"do", "undo"}})["ok"]);
        EXPECT_TRUE(stateOf(*game) == hex::initialState(stateOf(*game).setup));
        for (std::size_t i = 1; i < history.size(); ++i) {
            ASSERT_TRUE(game->submit({{"do", "redo"}})["ok"]);
            ASSERT_TRUE(stateOf(*game) == history[i]) << "redone to " << i;
        }
        EXPECT_FALSE(game->submit({{"do", "redo"}})["ok"]);
    }
    EXPECT_GT(commands, 500) << "the games were too short to say anything";
    EXPECT_GT(refusals, 200);
    EXPECT_EQ(breaches > 5, std::string(GetParam().scenario) == "great-wall") << breaches;
}

TEST_P(Properties, the_forecast_is_what_the_roll_then_tells) {
    auto game = newGame(headerOf(GetParam()));
    Player player(77, *game);
    int compared = 0;
    for (int i = 0; i < 400 && compared < 20; ++i) {
        const State before = stateOf(*game);
        const auto entries = hex::forecast(before);
        if (entries.empty()) {
            if (const auto command = player.legal())
                game->submit(toJson(*before.setup, *command));
            continue;
        }
        ++compared;
        ASSERT_EQ(entries.size(), 11U);
        int ways = 0;
        for (const auto& entry : entries) {
            ways += entry.ways;
            const int a = std::min(6, entry.sum - 1);
            const Json answer = game->submit({{"do", "roll"}, {"dice", {entry.sum - a, a}}});
            ASSERT_TRUE(answer["ok"]);
            Json told = Json::array();
            bool breach = false;
            for (const auto& step : entry.steps) {
                told.push_back(toJson(*before.setup, step));
                breach = breach || told.back()["do"] == "breach";
            }
            EXPECT_EQ(told, answer["steps"]);
            EXPECT_EQ(breach, entry.breach);
            game->submit({{"do", "undo"}});
            ASSERT_TRUE(stateOf(*game) == before);
        }
        EXPECT_EQ(ways, 36);
        for (int step = 0; step < 4; ++step)
            if (const auto command = player.legal())
                game->submit(toJson(*before.setup, *command));
    }
    EXPECT_GT(compared, 5);
}

INSTANTIATE_TEST_SUITE_P(
    Games, Properties,
    ::testing::Values(RandomGame{"wall_of_four", "great-wall", "great-wall-4", 4, {{"goal-points", 60}}},
                      RandomGame{"wall_of_four_without_end",
                                 "great-wall",
                                 "great-wall-4",
                                 4,
                                 {{"goal-points", 60}, {"end-on-last-penalty", false}}},
                      RandomGame{"wall_of_six",
                                 "great-wall",
                                 "great-wall-6",
                                 6,
                                 {{"goal-points", 60}, {"founding-draws-riders", true}}},
                      RandomGame{"island", "base", "base-island", 4, {{"goal-points", 60}}},
                      RandomGame{"islands", "base", "base-islands", 3, {{"goal-points", 60}}}),
    [](const auto& made) { return std::string(made.param.name); });

} // namespace
} // namespace watchfire::test
