// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/support/random_game.h"

#include "rules/hex/apply.h"
#include "rules/hex/forecast.h"
#include "rules/hex/founding.h"
#include "rules/hex/modules/raiders/raiders.h"
#include "rules/hex/modules/riders/riders.h"
#include "rules/hex/placement.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/told.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

namespace watchfire::test {

using hex::Command;
using hex::Json;
using hex::Piece;
using hex::PlayerId;
using hex::State;

void PrintTo(const RandomGame& game, std::ostream* out) {
    *out << game.name;
}

Json headerOf(const RandomGame& game) {
    static const std::vector<std::string> ids{"red", "blue", "white", "orange", "green", "brown"};
    Json players = Json::array();
    for (std::size_t i = 0; i < game.players; ++i)
        players.push_back({{"id", ids[i]}});
    return {{"watchfire", 1},
            {"scenario", game.scenario},
            {"board", game.board},
            {"players", players},
            {"options", game.options}};
}

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

std::unique_ptr<Game> readAgain(const Game& game) {
    auto copy = newGame(Json::parse(game.header().dump()));
    for (std::size_t i = 0; i < game.commandCount(); ++i)
        EXPECT_TRUE(copy->submit(Json::parse(game.commandLine(i).dump()))["ok"]) << game.commandLine(i);
    return copy;
}

// ---- the player

std::optional<Command> RandomPlayer::legal() {
    if (const auto open = hex::openDecision(state()))
        return oneIn(12) ? correction() : Command{hex::command::Answer{open->id, any(open->options)}};
    if (state().ending.over)
        return playOn();
    if (state().turn.phase == hex::TurnPhase::founding)
        return found();
    if (!m_habits.commands.empty() && oneIn(10))
        return habit();
    if (state().turn.phase == hex::TurnPhase::beforeRoll)
        return oneIn(6) ? knight() : roll();
    switch (below(11)) {
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
        return build(state().setup->has(hex::ModuleName::river) ? Piece::bridge : Piece::wall);
    case 7:
        return moveShip();
    case 8:
        return spendCounters();
    default:
        return Command{hex::command::EndTurn{}};
    }
}

Command RandomPlayer::wild() {
    const Piece piece =
        any(std::array{Piece::settlement, Piece::city, Piece::road, Piece::ship, Piece::bridge});
    const bool building = piece == Piece::settlement || piece == Piece::city;
    const hex::Place at = building ? hex::Place{anyCorner()} : hex::Place{anySide()};
    const auto decision = any(std::array{hex::DecisionKind::pirate, hex::DecisionKind::robber,
                                         hex::DecisionKind::raiderPlace, hex::DecisionKind::raiderDesert,
                                         hex::DecisionKind::tokenHex, hex::DecisionKind::tokenFrom});
    switch (below(10)) {
    case 0:
        return hex::command::PlacePiece{piece, anyPlayer(), at, oneIn(2)};
    case 1:
        return hex::command::Begin{anyPlayer()};
    case 2:
        return roll();
    case 3:
        return hex::command::Build{piece, anyPlayer(), at, false, oneIn(3), {}};
    case 4:
        return hex::command::MoveShip{anyPlayer(), anySide(), anySide()};
    case 5:
        return hex::command::Knight{anyPlayer(), anyHex(), oneIn(2) ? anyPlayer() : PlayerId{}, anyHex(), {}};
    case 6:
        return hex::command::Answer{decision, anyHex()};
    case 7:
        return hex::command::EndTurn{};
    case 8:
        return hex::command::SpendCounters{anyPlayer(), static_cast<std::uint8_t>(below(5))};
    default:
        return hex::command::PlayCard{anyPlayer(), hex::command::CardKind::monopoly};
    }
}

Json RandomPlayer::spoilt(Json command) {
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
                                        "supply",
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

/// Takes the end of a game back so that it goes on: fewer points, or a chip back into the supply.
Command RandomPlayer::playOn() const {
    for (std::size_t i = 0; i < state().setup->playerCount(); ++i)
        if (state().greatWall.chips[i] > 0)
            return hex::command::Correct{hex::command::CorrectPenalty{PlayerId(i), 0}};
    return hex::command::Correct{hex::command::CorrectPoints{state().turn.player, -5}};
}

Command RandomPlayer::roll() {
    const auto die = [&] { return static_cast<std::uint8_t>(1 + below(6)); };
    return hex::command::Roll{{die(), die()}};
}

Command RandomPlayer::found() {
    const auto next = hex::nextFounding(state(), PlayerId(1));
    if (!next)
        return hex::command::Begin{PlayerId(1)};
    const auto places = hex::legalPlaces(state(), next->piece, next->player, true);
    if (next->orShip && (places.empty() || oneIn(2))) {
        const auto ships = hex::legalPlaces(state(), Piece::ship, next->player, true);
        if (!ships.empty())
            return hex::command::PlacePiece{Piece::ship, next->player, any(ships), true};
    }
    if (places.empty())
        return hex::command::Begin{PlayerId(1)};
    return hex::command::PlacePiece{next->piece, next->player, any(places), true};
}

std::optional<Command> RandomPlayer::build(Piece piece) {
    const auto places = hex::legalPlaces(state(), piece, state().turn.player);
    if (places.empty())
        return std::nullopt;
    return hex::command::Build{piece, state().turn.player, any(places), false, false, {}};
}

std::optional<Command> RandomPlayer::moveShip() {
    const PlayerId player = state().turn.player;
    const auto ships = hex::movableShips(state(), player);
    if (ships.empty())
        return std::nullopt;
    const hex::SideId from = any(ships);
    return hex::command::MoveShip{player, from, any(hex::shipTargets(state(), player, from))};
}

std::optional<Command> RandomPlayer::knight() {
    if (state().turn.cardPlayed)
        return std::nullopt;
    const hex::Setup& setup = *state().setup;
    const hex::command::Knight knight{.player = state().turn.player, .actions = {}};
    if (setup.has(hex::ModuleName::wallKnight))
        return wallKnight(knight);
    if (setup.has(hex::ModuleName::raiders))
        return raiderKnight(knight);
    return robberKnight(knight);
}

std::optional<Command> RandomPlayer::robberKnight(hex::command::Knight knight) {
    const auto& all = state().setup->robberRules();
    if (std::any_of(all.begin(), all.end(),
                    [&](const auto* rules) { return rules->barsRobber(state(), {}).has_value(); }))
        return knight;
    knight.to = anyHex();
    if (!isLand(state().board()[knight.to].terrain) || knight.to == state().thieves.robber ||
        std::any_of(all.begin(), all.end(),
                    [&](const auto* rules) { return rules->barsRobber(state(), knight.to).has_value(); }))
        return std::nullopt;
    const auto isSpared = [&](PlayerId player) {
        return std::any_of(all.begin(), all.end(),
                           [&](const auto* rules) { return rules->sparesOfRobber(state(), player); });
    };
    for (const hex::CornerId corner : state().board()[knight.to].corners)
        if (state().buildings[corner] && state().buildings[corner].player != knight.player &&
            !isSpared(state().buildings[corner].player))
            knight.from = state().buildings[corner].player;
    return knight;
}

std::optional<Command> RandomPlayer::raiderKnight(hex::command::Knight knight) {
    std::vector<hex::HexId> raided;
    for (std::size_t i = 0; i < state().board().hexes().size(); ++i)
        if (hex::raidersAt(state(), hex::HexId(i)) > 0)
            raided.emplace_back(i);
    if (raided.empty())
        return std::nullopt;
    knight.at = any(raided);
    return knight;
}

Command RandomPlayer::wallKnight(hex::command::Knight knight) {
    const hex::Board& board = state().board();
    for (const auto& rider : state().greatWall.riders) {
        if (knight.actions.size() == 2 || !oneIn(3))
            continue;
        if (hex::isBehindWall(state(), rider.at)) {
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

std::optional<Command> RandomPlayer::spendCounters() {
    const int held = state().jungle.counters[state().turn.player.index()];
    if (held == 0)
        return std::nullopt;
    return hex::command::SpendCounters{
        state().turn.player,
        static_cast<std::uint8_t>(1 + below(static_cast<std::size_t>(std::min(held, 3))))};
}

/// A correction that any table makes: of points, or of a piece that is not there.
std::optional<Command> RandomPlayer::correction() {
    switch (below(4)) {
    case 0:
        return hex::command::Correct{hex::command::CorrectBuilding{anyCorner(), {}}};
    case 1:
        return hex::command::Correct{hex::command::CorrectLine{anySide(), {}}};
    case 2:
        if (!m_habits.commands.empty())
            return habit();
        [[fallthrough]];
    default:
        return hex::command::Correct{
            hex::command::CorrectPoints{anyPlayer(), static_cast<std::int16_t>(below(4))}};
    }
}

/// A command of the scenario's own; while a question is open, only a correction.
std::optional<Command> RandomPlayer::habit() {
    auto command = any(m_habits.commands)(*this);
    if (command && hex::openDecision(state()) && !std::holds_alternative<hex::command::Correct>(*command))
        return std::nullopt;
    return command;
}

// ---- what must hold

/// BA-42, RA-31: the points that are kept beside the buildings, counted anew.
void expectPointsOfBuildings(const State& state) {
    std::array<int, hex::maxPlayers> points{};
    for (const hex::Building& building : state.buildings)
        if (building && !building.fallen)
            points[building.player.index()] += building.kind == hex::BuildingKind::city ? 2 : 1;
    for (std::size_t p = 0; p < points.size(); ++p)
        EXPECT_EQ(state.buildings.points(PlayerId(p)), points[p]) << "player " << p;
}

void expectSound(const State& state) {
    const State copy = state;
    EXPECT_TRUE(copy == state);
    expectPointsOfBuildings(state);
    for (std::size_t p = 0; p < state.setup->playerCount(); ++p)
        for (const Piece piece : {Piece::settlement, Piece::city, Piece::road, Piece::ship})
            EXPECT_GE(hex::piecesLeft(state, piece, PlayerId(p)), 0) << toString(piece) << " of player " << p;
    if (const auto decision = hex::openDecision(state)) {
        EXPECT_FALSE(decision->options.empty());
        EXPECT_FALSE(state.ending.over);
    }
}

namespace {

/// Decisions 18: a position between two commands is the whole state.
void expectKept(const State& state) {
    const auto position = hex::positionJson(state);
    ASSERT_EQ(position.is_null(), hex::openDecision(state).has_value());
    if (position.is_null())
        return;
    const auto again = hex::positionFromJson(state.setup, Json::parse(position.dump()));
    ASSERT_TRUE(again.ok()) << again.error().message;
    ASSERT_TRUE(*again == state) << position;
    expectPointsOfBuildings(*again);
}

/// The list of legal places is what the checks of single places allow.
void expectAllPlaces(const State& state) {
    const hex::Board& board = state.board();
    const bool founding = state.turn.phase == hex::TurnPhase::founding;
    const auto listed = [&]<class Id>(Piece piece, PlayerId player, std::size_t places, Id) {
        std::vector<hex::Place> wanted;
        for (std::size_t i = 0; i < places; ++i)
            if (!hex::checkPlacement(state, {piece, player, Id(i), founding}))
                wanted.emplace_back(Id(i));
        ASSERT_TRUE(hex::legalPlaces(state, piece, player, founding) == wanted)
            << toString(piece) << " of player " << player.index();
    };
    for (std::size_t p = 0; p < state.setup->playerCount(); ++p) {
        for (const Piece piece : {Piece::settlement, Piece::city})
            listed(piece, PlayerId(p), board.corners().size(), hex::CornerId{});
        for (const Piece piece : {Piece::road, Piece::ship, Piece::bridge})
            if (piece != Piece::bridge || state.setup->has(hex::ModuleName::river))
                listed(piece, PlayerId(p), board.sides().size(), hex::SideId{});
        if (state.setup->has(hex::ModuleName::riders))
            listed(Piece::wall, PlayerId(p), board.walls().size(), hex::WallId{});
    }
}

/// One game with its reader, and all its states so far.
class Trial {
public:
    Trial(const RandomGame& game, Tally& tally)
        : m_game(newGame(headerOf(game)))
        , m_mirror(readAgain(*m_game))
        , m_tally(tally)
        , m_history{stateOf(*m_game)} {}

    [[nodiscard]] const Game& game() const { return *m_game; }
    [[nodiscard]] std::size_t played() const { return m_history.size() - 1; }

    /// Enters a line: refused without a trace, or accepted and taken back.
    void tryOut(const Json& line) {
        const State before = stateOf(*m_game);
        const Json answer = m_game->submit(line);
        expectSound(stateOf(*m_game));
        if (answer["ok"]) {
            EXPECT_TRUE(m_game->submit({{"do", "undo"}})["ok"]) << line;
        } else {
            ++m_tally.refusals;
            if (answer["error"].contains("anyway"))
                insist(line);
        }
        ASSERT_TRUE(stateOf(*m_game) == before) << line;
    }

    void play(const Json& line, const Habits& habits) {
        const State before = stateOf(*m_game);
        const auto command = hex::commandFromJson(*before.setup, line);
        ASSERT_TRUE(command.ok()) << line;
        const auto reread = hex::commandFromJson(*before.setup, toJson(*before.setup, *command));
        ASSERT_TRUE(reread.ok()) << line;
        ASSERT_TRUE(*reread == *command) << line;
        const Json answer = m_game->submit(line);
        if (!answer["ok"]) {
            // Corrections are drawn without looking at the box; everything else is legal.
            ASSERT_EQ(line["do"], "correct") << line << answer;
            ASSERT_TRUE(stateOf(*m_game) == before);
            return;
        }
        ++m_tally.commands;
        for (const Json& step : answer["steps"])
            ++m_tally.steps[step["do"].get<std::string>()];
        expectSound(stateOf(*m_game));
        if (habits.check)
            habits.check(before, answer, stateOf(*m_game));
        const auto outcome = hex::apply(before, *command);
        ASSERT_TRUE(outcome.ok()) << line;
        expectTold(before, *command, *outcome, stateOf(*m_game));
        m_history.push_back(stateOf(*m_game));
        if (m_history.size() % 4 == 0)
            expectKept(stateOf(*m_game));
        if (m_history.size() % 8 == 0)
            expectAllPlaces(stateOf(*m_game));
        compareWithLog(line);
        takeBackAndRepeat(before, line, answer);
    }

    void undoAndRedoAll() {
        ASSERT_EQ(m_game->commandCount(), played());
        EXPECT_EQ(readAgain(*m_game)->state(), m_game->state());
        for (std::size_t i = m_history.size() - 1; i-- > 0;) {
            ASSERT_TRUE(m_game->submit({{"do", "undo"}})["ok"]);
            ASSERT_TRUE(stateOf(*m_game) == m_history[i]) << "undone to " << i;
        }
        EXPECT_FALSE(m_game->submit({{"do", "undo"}})["ok"]);
        EXPECT_TRUE(stateOf(*m_game) == hex::initialState(stateOf(*m_game).setup));
        for (std::size_t i = 1; i < m_history.size(); ++i) {
            ASSERT_TRUE(m_game->submit({{"do", "redo"}})["ok"]);
            ASSERT_TRUE(stateOf(*m_game) == m_history[i]) << "redone to " << i;
        }
        EXPECT_FALSE(m_game->submit({{"do", "redo"}})["ok"]);
    }

private:
    /// BA-33: after "place it anyway" a piece is placed, or refused for good: the offer is not repeated.
    void insist(Json line) {
        line["anyway"] = true;
        const Json answer = m_game->submit(line);
        if (answer["ok"]) {
            EXPECT_TRUE(m_game->submit({{"do", "undo"}})["ok"]) << line;
        } else {
            EXPECT_FALSE(answer["error"].contains("anyway")) << line << answer;
        }
    }

    /// Reads the log again: line by line, and sometimes from the start.
    void compareWithLog(const Json& line) {
        ASSERT_TRUE(
            m_mirror->submit(Json::parse(m_game->commandLine(m_game->commandCount() - 1).dump()))["ok"]);
        ASSERT_TRUE(stateOf(*m_mirror) == stateOf(*m_game)) << line;
        if (m_history.size() % 40 == 0) {
            ASSERT_TRUE(stateOf(*readAgain(*m_game)) == stateOf(*m_game));
        }
    }

    /// Redo gives the same answer, word for word.
    void takeBackAndRepeat(const State& before, const Json& line, const Json& answer) {
        ASSERT_TRUE(m_game->submit({{"do", "undo"}})["ok"]);
        ASSERT_TRUE(stateOf(*m_game) == before) << line;
        ASSERT_EQ(m_game->submit({{"do", "redo"}}), answer) << line;
        ASSERT_TRUE(stateOf(*m_game) == m_history.back()) << line;
    }

    std::unique_ptr<Game> m_game;
    std::unique_ptr<Game> m_mirror;
    Tally& m_tally;
    std::vector<State> m_history;
};

} // namespace

void playRandomGame(const RandomGame& game, unsigned seed, std::size_t length, const Habits& habits,
                    Tally& tally) {
    SCOPED_TRACE(game.name + ", seed " + std::to_string(seed));
    Trial trial(game, tally);
    for (const Json& line : game.opening)
        trial.play(line, {});
    RandomPlayer player(seed, trial.game(), habits);
    while (trial.played() < length && !::testing::Test::HasFailure()) {
        const hex::Setup& setup = *stateOf(trial.game()).setup;
        const Json wild = toJson(setup, player.wild());
        trial.tryOut(wild);
        trial.tryOut(player.spoilt(wild));
        if (::testing::Test::HasFailure())
            return;
        if (const auto command = player.legal())
            trial.play(toJson(setup, *command), habits);
    }
    if (!::testing::Test::HasFailure())
        trial.undoAndRedoAll();
}

namespace {

/// Rolls every sum, compares with the forecast, and takes the roll back.
void compareForecast(Game& game, const std::vector<hex::ForecastEntry>& entries) {
    const State before = stateOf(game);
    ASSERT_EQ(entries.size(), 11U);
    int ways = 0;
    for (const auto& entry : entries) {
        ways += entry.ways;
        const int a = std::min(6, entry.sum - 1);
        const Json answer = game.submit({{"do", "roll"}, {"dice", {entry.sum - a, a}}});
        ASSERT_TRUE(answer["ok"]);
        Json told = Json::array();
        bool breach = false;
        for (const auto& step : entry.steps) {
            told.push_back(toJson(*before.setup, step));
            breach = breach || told.back()["do"] == "breach";
        }
        EXPECT_EQ(told, answer["steps"]);
        EXPECT_EQ(breach, entry.breach);
        game.submit({{"do", "undo"}});
        ASSERT_TRUE(stateOf(game) == before);
    }
    EXPECT_EQ(ways, 36);
}

} // namespace

void compareForecasts(const RandomGame& made, unsigned seed, const Habits& habits) {
    auto game = newGame(headerOf(made));
    for (const Json& line : made.opening)
        ASSERT_TRUE(game->submit(line)["ok"]) << line;
    RandomPlayer player(seed, *game, habits);
    const auto play = [&] {
        if (const auto command = player.legal())
            game->submit(toJson(*stateOf(*game).setup, *command));
    };
    int compared = 0;
    for (int i = 0; i < 400 && compared < 20 && !::testing::Test::HasFailure(); ++i) {
        const auto entries = hex::forecast(stateOf(*game));
        if (entries.empty()) {
            play();
            continue;
        }
        ++compared;
        compareForecast(*game, entries);
        for (int step = 0; step < 4; ++step)
            play();
    }
    EXPECT_GT(compared, 5);
}

std::optional<hex::Command> rollSeven(RandomPlayer& player) {
    if (player.state().turn.phase != hex::TurnPhase::beforeRoll || player.state().ending.over)
        return std::nullopt;
    const auto die = static_cast<std::uint8_t>(1 + player.below(6));
    return hex::command::Roll{{die, static_cast<std::uint8_t>(7 - die)}};
}

} // namespace watchfire::test
