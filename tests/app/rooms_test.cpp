// SPDX-License-Identifier: Apache-2.0
// The rooms of the rule modules: each module has at most one room, and everything that a module brings
// (pieces, blocked hexes) has words everywhere, from the base game or from a room.
#include "app/boards/board_library.h"
#include "app/game/hex/base_corrections.h"
#include "app/game/hex/build_script.h"
#include "app/game/hex/correction_script.h"
#include "app/game/hex/hex_acts.h"
#include "app/game/hex/piece_text.h"
#include "app/hex/rooms.h"
#include "app/rows/strip_row.h"
#include "app/text/clause_text.h"
#include "app/text/command_text.h"
#include "app/text/forecast_text.h"
#include "app/text/names.h"
#include "app/text/risk_text.h"
#include "qml/board/glyphs.h"
#include "rules/game.h"
#include "rules/hex/forecast.h"
#include "rules/hex/log/json.h"
#include "rules/hex/placement.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <set>

namespace watchfire {
namespace {

constexpr std::array pieces{hex::Piece::settlement, hex::Piece::city, hex::Piece::road,
                            hex::Piece::ship,       hex::Piece::wall, hex::Piece::bridge};

using Json = nlohmann::ordered_json;

std::unique_ptr<Game> gameOf(const char* scenario, const char* board) {
    const Json header{{"watchfire", 1},
                      {"scenario", scenario},
                      {"board", board},
                      {"players", {{{"id", "red"}}, {{"id", "blue"}}, {{"id", "white"}}}}};
    return std::move(makeGame(header, boards::read)).value();
}

class Rooms : public testing::Test {
protected:
    const hex::State& state() const { return dynamic_cast<HexGame&>(*m_game).current(); }

    void submit(const Json& command) {
        const Json answer = m_game->submit(command);
        ASSERT_TRUE(answer["ok"].get<bool>()) << answer.dump();
    }

private:
    std::unique_ptr<Game> m_game = gameOf("great-river", "great-river");
};

void expectWords(const QString& text) {
    EXPECT_FALSE(text.isEmpty());
    EXPECT_FALSE(text.contains(QLatin1Char('%'))) << text.toStdString();
}

TEST_F(Rooms, NoModuleHasTwo) {
    EXPECT_GE(rooms().size(), 8U);
    std::set<hex::ModuleName> modules;
    for (const ModuleRoom* room : rooms())
        EXPECT_TRUE(modules.insert(room->module()).second);
    for (const ModuleRoom* room : roomsOf(*state().setup))
        EXPECT_TRUE(state().setup->has(room->module()));
}

TEST_F(Rooms, EveryPieceHasItsWords) {
    const hex::PlayerId red(0);
    for (const hex::Piece piece : pieces) {
        SCOPED_TRACE(hex::toString(piece));
        const bool corner = piece == hex::Piece::settlement || piece == hex::Piece::city;
        const hex::Place at = corner ? hex::Place(hex::CornerId(0)) : hex::Place(hex::SideId(0));
        expectWords(text::pieceName(piece));
        expectWords(pieceTitle(piece));
        expectWords(text::commandTitle(state(), hex::command::Build{piece, red, at, false, false, {}}));
        expectWords(text::commandTitle(state(), hex::command::PlacePiece{piece, red, at, false, false}));
        const hex::Steps placed{hex::step::PlacePiece{piece, red, at, BA(30)}};
        expectWords(text::cardsOf(state(), placed).first().sentence);
    }
    for (const hex::Piece piece : {hex::Piece::road, hex::Piece::ship, hex::Piece::bridge}) {
        const hex::Step lost = hex::step::LosePiece{red, piece, hex::SideId(0), WO(25)};
        expectWords(text::shortLine(state(), lost));
        expectWords(text::cardsOf(state(), hex::Steps{lost}).first().sentence);
        expectWords(text::resourceList(pieceCost(piece)));
    }
}

TEST_F(Rooms, WhateverBlocksAHexSaysWhy) {
    for (const hex::Blocker by :
         {hex::Blocker::robber, hex::Blocker::rider, hex::Blocker::flood, hex::Blocker::raider}) {
        hex::step::Blocked blocked;
        blocked.hex = hex::HexId(0);
        blocked.by = by;
        const auto cards = text::cardsOf(state(), hex::Steps{blocked});
        expectWords(cards.first().detail);
        expectWords(cards.first().reason);
    }
}

TEST_F(Rooms, ACorrectionOfAModuleSaysWhatItDid) {
    for (const bool flooded : {true, false})
        expectWords(text::commandTitle(state(), hex::command::Correct{hex::command::CorrectFlood{flooded}}));
    for (const hex::LineKind kind : {hex::LineKind::road, hex::LineKind::ship, hex::LineKind::bridge}) {
        hex::command::CorrectLine line{hex::SideId(0), {}};
        line.line.kind = kind;
        line.line.player = hex::PlayerId(1);
        expectWords(text::commandTitle(state(), hex::command::Correct{line}));
    }
}

TEST_F(Rooms, TheForecastOfASevenSaysWhatTheModulesDo) {
    const auto seven = [this] {
        for (const hex::ForecastEntry& entry : hex::forecast(state()))
            if (entry.sum == 7)
                return text::forecastLine(state(), entry);
        return text::ForecastLine{};
    };
    const auto headline = [this] { return text::forecastHeadline(state(), hex::forecast(state())).text; };
    submit({{"do", "begin"}, {"player", "red"}});
    EXPECT_EQ(headline(), QStringLiteral("6 of 36 rolls flood the plain (17%)"));
    EXPECT_EQ(seven().level, QStringLiteral("flood"));
    const QString plain = text::hexName(state(), riverOn(state().board())->z);
    EXPECT_EQ(seven().headline, QStringLiteral("Discard, %1 floods, the robber moves").arg(plain));

    submit({{"do", "correct"},
            {"what", "robber"},
            {"value", state().board().nameOf(riverOn(state().board())->z)}});
    EXPECT_EQ(seven().headline, QStringLiteral("Discard, %1 floods, The robber drowns").arg(plain));

    submit({{"do", "correct"}, {"what", "robber"}, {"value", nullptr}});
    submit({{"do", "correct"}, {"what", "flood"}, {"value", true}});
    EXPECT_EQ(headline(), QStringLiteral("6 of 36 rolls drain the plain (17%)"));
    EXPECT_EQ(seven().level, QStringLiteral("seven"));
    const QString home = text::toHex(state(), state().board().robber());
    EXPECT_EQ(seven().headline,
              QStringLiteral("Discard, %1 falls dry, The robber returns %2").arg(plain, home));
}

// He is not drowned who was never on the board: the first seven brings him (GR-21).
TEST(River, GR_21_ARobberWithoutAHexOfHisOwnWaitsBesideTheBoard) {
    Json board = Json::parse(boards::read("great-river").value());
    board.erase("robber");
    for (Json& hex : board["hexes"])
        if (hex["terrain"] == "desert")
            hex["terrain"] = "hills", hex["number"] = 5;
    const Json header{{"watchfire", 1},
                      {"scenario", "great-river"},
                      {"board", board},
                      {"players", {{{"id", "red"}}, {{"id", "blue"}}, {{"id", "white"}}}}};
    auto made = makeGame(header, boards::read);
    ASSERT_TRUE(made) << made.error().message;
    auto& game = dynamic_cast<HexGame&>(*made.value());
    ASSERT_TRUE(game.submit({{"do", "begin"}, {"player", "red"}})["ok"].get<bool>());
    ASSERT_FALSE(game.current().thieves.robber.valid());
    for (const StripRow& row : scenarioStrip(game.current()))
        EXPECT_NE(row.title, QStringLiteral("Robber"));
    const auto ahead = hex::forecast(game.current());
    const auto seven =
        std::find_if(ahead.begin(), ahead.end(), [](const auto& entry) { return entry.sum == 7; });
    ASSERT_NE(seven, ahead.end());
    EXPECT_TRUE(
        text::forecastLine(game.current(), *seven).headline.endsWith(QStringLiteral("the robber moves")))
        << text::forecastLine(game.current(), *seven).headline.toStdString();
}

// BA-36: in the special building phase, and before the roll, no ship moves.
TEST(BuildScript, BA_36_AShipIsOfferedOnlyInItsPlayersOwnTurn) {
    Json header{
        {"watchfire", 1},
        {"scenario", "raiders"},
        {"board", "raiders-6"},
        {"players",
         {{{"id", "red"}}, {{"id", "blue"}}, {{"id", "white"}}, {{"id", "orange"}}, {{"id", "green"}}}}};
    auto made = makeGame(header, boards::read);
    ASSERT_TRUE(made);
    auto& game = dynamic_cast<HexGame&>(*made.value());
    const hex::PlayerId red(0);
    // Any corner and side of the coast will do: the first ship that may move.
    ASSERT_TRUE(game.submit({{"do", "begin"}, {"player", "red"}})["ok"].get<bool>());
    const hex::Board& board = game.current().board();
    bool ready = false;
    for (std::size_t i = 0; i < board.sides().size() && !ready; ++i) {
        const hex::SideId side(i);
        const Json ship{{"do", "correct"},
                        {"what", "line"},
                        {"at", board.nameOf(side)},
                        {"value", {{"piece", "ship"}, {"player", "red"}}}};
        const Json house{{"do", "correct"},
                         {"what", "building"},
                         {"at", board.nameOf(board.sides()[i].corners[0])},
                         {"value", {{"piece", "settlement"}, {"player", "red"}}}};
        if (!game.submit(ship)["ok"].get<bool>())
            continue;
        if (!game.submit(house)["ok"].get<bool>()) {
            game.submit({{"do", "undo"}});
            continue;
        }
        ready = !hex::movableShips(game.current(), red).empty();
        if (!ready) {
            game.submit({{"do", "undo"}});
            game.submit({{"do", "undo"}});
        }
    }
    ASSERT_TRUE(ready);
    EXPECT_FALSE(canMoveShip(game.current(), red)) << "before the roll";
    const auto turn = [&](const char* phase) {
        return game
            .submit(
                {{"do", "correct"}, {"what", "turn"}, {"value", {{"player", "red"}, {"phase", phase}}}})["ok"]
            .get<bool>();
    };
    ASSERT_TRUE(turn("after-roll"));
    EXPECT_TRUE(canMoveShip(game.current(), red));
    EXPECT_FALSE(canMoveShip(game.current(), hex::PlayerId(1)));
    ASSERT_TRUE(game.submit({{"do", "end-turn"}})["ok"].get<bool>());
    ASSERT_TRUE(game.current().turn.specialAfter.valid());
    EXPECT_FALSE(hex::movableShips(game.current(), red).empty());
    EXPECT_FALSE(canMoveShip(game.current(), red)) << "between two turns";
}

TEST_F(Rooms, TheClausesStandInTheCataloguesOrder) {
    const auto clauses = text::explainedClauses();
    EXPECT_TRUE(std::is_sorted(clauses.begin(), clauses.end()));
    EXPECT_EQ(text::clauseText(GR(31)).title, QStringLiteral("Bridges"));
}

QStringList idsOf(const QList<ChoiceRow>& rows) {
    QStringList ids;
    for (const ChoiceRow& row : rows)
        ids.append(row.id);
    return ids;
}

/// A correction that is being entered.
class Correcting {
public:
    Correcting() {
        m_run.start([](HexEntry& entry) { return correctionScript(entry, {}); });
    }
    [[nodiscard]] QList<ChoiceRow> choices(const hex::State& state) {
        return m_run.plan(state).stage.choices;
    }
    [[nodiscard]] QString title(const hex::State& state) { return m_run.plan(state).stage.title; }
    /// As the log writes it; `nullopt` while something is asked.
    [[nodiscard]] std::optional<Json> choose(const hex::State& state, const HexTouch& touch) {
        EXPECT_TRUE(m_run.touch(state, touch));
        const auto command = m_run.plan(state).command;
        return command ? std::optional<Json>(std::in_place, hex::toJson(*state.setup, *command))
                       : std::nullopt;
    }

private:
    HexRun m_run;
};

TEST_F(Rooms, CorrectionsOfAModuleStandBeforeThePieces) {
    Correcting correcting;
    EXPECT_EQ(idsOf(correcting.choices(state())),
              (QStringList{"flood", "building", "line", "robber", "points", "army", "longest-road",
                           "largest-army", "turn", "number"}));
    EXPECT_EQ(correcting.choose(state(), QStringLiteral("flood")), std::nullopt);
    EXPECT_EQ(correcting.title(state()), QStringLiteral("The flood: what is right?"));
    const QList<ChoiceRow> values = correcting.choices(state());
    ASSERT_EQ(idsOf(values), (QStringList{"true", "false"}));
    EXPECT_FALSE(values[0].chosen);
    EXPECT_TRUE(values[1].chosen) << "the plain is dry";
    const auto command = correcting.choose(state(), QStringLiteral("true"));
    ASSERT_TRUE(command.has_value());
    EXPECT_EQ(*command, (Json{{"do", "correct"}, {"what", "flood"}, {"value", true}}));
}

TEST_F(Rooms, CorrectionsOfAModuleCanStandBehindThePieces) {
    const auto raiders = gameOf("raiders", "raiders-4");
    const hex::State& jungle = dynamic_cast<HexGame&>(*raiders).current();
    Correcting correcting;
    EXPECT_EQ(idsOf(correcting.choices(jungle)),
              (QStringList{"raiders", "raiders-supply", "raiders-driven", "building", "line", "counters",
                           "points", "longest-road", "turn", "number"}));
    EXPECT_EQ(correcting.choose(jungle, QStringLiteral("counters")), std::nullopt);
    EXPECT_EQ(correcting.choose(jungle, QStringLiteral("blue")), std::nullopt);
    const QList<ChoiceRow> values = correcting.choices(jungle);
    EXPECT_EQ(values.size(), 21) << "0 to 20";
    EXPECT_TRUE(values.first().chosen);
    const auto command = correcting.choose(jungle, QStringLiteral("3"));
    ASSERT_TRUE(command.has_value());
    EXPECT_EQ(*command, (Json{{"do", "correct"}, {"what", "counters"}, {"at", "blue"}, {"value", 3}}));
}

TEST_F(Rooms, EveryCorrectionHasItsPicture) {
    std::vector<CorrectionKind> kinds(pieceCorrections().begin(), pieceCorrections().end());
    const auto add = [&](std::span<const CorrectionKind> some) {
        kinds.insert(kinds.end(), some.begin(), some.end());
    };
    add(otherCorrections());
    for (const ModuleRoom* room : rooms())
        add(room->corrections());
    ASSERT_GT(kinds.size(), 20U);
    for (const CorrectionKind& kind : kinds)
        EXPECT_TRUE(ui::hasGlyph(QString::fromLatin1(kind.glyph))) << kind.id;
}

TEST_F(Rooms, EveryHitHasItsWordsItsPictureAndItsTone) {
    constexpr std::array kinds{hex::HitKind::breach,     hex::HitKind::rider,  hex::HitKind::blocked,
                               hex::HitKind::freed,      hex::HitKind::raider, hex::HitKind::falls,
                               hex::HitKind::buried,     hex::HitKind::turned, hex::HitKind::lost,
                               hex::HitKind::harbourShut};
    for (const hex::HitKind kind : kinds) {
        const HitWords words = text::riskWords(state(), {kind, hex::HexId(0), 0.5});
        expectWords(words.text);
        EXPECT_TRUE(ui::hasGlyph(QString::fromLatin1(words.icon))) << words.icon;
        EXPECT_TRUE((std::set<std::string>{"danger", "warn", "gain"}).contains(words.tone)) << words.tone;
    }
}

TEST_F(Rooms, EveryScenarioButThePlainOneIsWordedByOneRoom) {
    std::set<int> places;
    for (const std::string_view name : hex::scenarioNames) {
        const hex::Scenario scenario = *hex::parseScenario(name);
        const auto worded = std::count_if(rooms().begin(), rooms().end(), [&](const ModuleRoom* room) {
            return room->scenario(scenario).has_value();
        });
        EXPECT_EQ(worded, scenario == hex::Scenario::base ? 0 : 1) << name;
        expectWords(text::scenarioTitle(scenario));
        const auto words = askRooms([&](const ModuleRoom& room) { return room.scenario(scenario); });
        EXPECT_TRUE(!words || places.insert(words->place).second) << name << " has the place of another";
    }
}

TEST_F(Rooms, AJungleOffersItsCountersToWhoeverPlaysFromAPhone) {
    const auto game = gameOf("raiders", "raiders-4");
    const auto& state = dynamic_cast<HexGame&>(*game);
    const hex::PlayerId red(0);
    const OpenToPlayer building{true, false, false};
    const auto offered = [&] { return hexActs(state.current(), red, building); };
    EXPECT_TRUE(game->submit({{"do", "begin"}, {"player", "red"}, {"phase", "after-roll"}})["ok"]);
    EXPECT_TRUE(offered().empty()) << "no counter is there to be spent";
    EXPECT_TRUE(game->submit({{"do", "correct"}, {"what", "counters"}, {"at", "red"}, {"value", 2}})["ok"]);
    ASSERT_EQ(offered().size(), 1U);
    const ActOffer act = offered().front();
    EXPECT_EQ(act.id, QStringLiteral("counters"));
    EXPECT_EQ(act.title, QStringLiteral("Spend jungle counters"));
    const ActReply asked = enterHexAct(state.current(), red, act, {});
    ASSERT_TRUE(std::holds_alternative<ActStage>(asked));
    EXPECT_EQ(idsOf(std::get<ActStage>(asked).choices), (QStringList{"1", "2"}));
    const ActReply entered = enterHexAct(state.current(), red, act, {"2"});
    ASSERT_TRUE(std::holds_alternative<ActCommand>(entered));
    const auto& command =
        std::get<hex::Command>(std::get<GameCommand>(std::get<ActCommand>(entered).request.what));
    EXPECT_EQ(std::get<hex::command::SpendCounters>(command), (hex::command::SpendCounters{red, 2}));
    EXPECT_TRUE(std::holds_alternative<std::monostate>(enterHexAct(state.current(), red, act, {"3"})));
    EXPECT_TRUE(hexActs(state.current(), red, {false, false, false}).empty()) << "nobody builds now";
}

TEST_F(Rooms, WhatAMapForPioneersDoesNotHaveIsSaidByItsRoom) {
    const auto said = [](std::string_view part) {
        return askRooms([&](const ModuleRoom& room) { return room.notInPioneers(part); }).toStdString();
    };
    EXPECT_EQ(said("river"), "Pioneers has no river.");
    EXPECT_EQ(said("jungle"), "%1: Pioneers has no jungle.");
    EXPECT_EQ(said("volcano"), "%1: Pioneers has no volcano.");
    EXPECT_EQ(said("steppe"), "%1: Pioneers has no steppe.");
    EXPECT_EQ(said("forest"), "");
}

TEST_F(Rooms, OnlyABridgeIsOfferedWhereTheRiverIsCrossed) {
    const auto piecesAt = [this](hex::SideId side) {
        Correcting correcting;
        EXPECT_EQ(correcting.choose(state(), QStringLiteral("line")), std::nullopt);
        EXPECT_EQ(correcting.choose(state(), hex::Place(side)), std::nullopt);
        return idsOf(correcting.choices(state()));
    };
    const auto& river = *riverOn(state().board());
    EXPECT_EQ(piecesAt(river.crossings[0]),
              (QStringList{"null", "bridge:red", "bridge:blue", "bridge:white"}));
    EXPECT_EQ(piecesAt(river.mouth[0]), (QStringList{"null", "road:red", "road:blue", "road:white"}));
    HexRun building;
    building.start([](HexEntry& entry) { return buildScript(entry, SpecialBuilders(), false); });
    EXPECT_EQ(idsOf(building.plan(state()).stage.choices),
              (QStringList{"road", "bridge", "settlement", "city"}));
}

} // namespace
} // namespace watchfire
