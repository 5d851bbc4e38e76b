// SPDX-License-Identifier: Apache-2.0
// Every step, decision, refusal and clause has a complete sentence with the right plural.
#include "app/hex/riders/wall_verdict.h"
#include "app/models/board_model.h"
#include "app/text/clause_text.h"
#include "app/text/command_text.h"
#include "app/text/decision_text.h"
#include "app/text/forecast_text.h"
#include "app/text/names.h"
#include "app/text/refusal_text.h"
#include "app/text/step_text.h"
#include "rules/hex/apply.h"
#include "rules/hex/log/json.h"
#include "tests/app/support/table_game.h"

#include <gtest/gtest.h>

#include <QFile>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <variant>

namespace watchfire::text {
namespace {

using test::wallGame;

/// One step of each kind, filled so that every name in it exists on the board.
template <class... Kinds> std::vector<hex::Step> oneOfEach(TypeList<Kinds...>) {
    std::vector<hex::Step> steps{hex::Step(Kinds{})...};
    const auto fill = [](auto& step) {
        if constexpr (requires { step.player; })
            step.player = hex::PlayerId(0);
        if constexpr (requires { step.from = hex::PlayerId(1); })
            step.from = hex::PlayerId(1);
        if constexpr (requires { step.from = hex::SideId(0); })
            step.from = hex::SideId(0);
        if constexpr (requires { step.from = hex::AssemblyId(0); })
            step.from = hex::AssemblyId(0);
        if constexpr (requires { step.to = hex::SideId(1); })
            step.to = hex::SideId(1);
        if constexpr (requires { step.to = hex::WallId(0); })
            step.to = hex::WallId(0);
        if constexpr (requires { step.at = hex::HexId(0); })
            step.at = hex::HexId(8);
        if constexpr (requires { step.at = hex::CornerId(0); })
            step.at = hex::CornerId(0);
        if constexpr (requires { step.at = hex::SideId(0); })
            step.at = hex::SideId(0);
        if constexpr (requires { step.corner; })
            step.corner = hex::CornerId(0);
        if constexpr (requires { step.path; })
            step.path = {hex::HexId(8), hex::HexId(9), hex::HexId(10)};
        if constexpr (requires { step.from = hex::HexId(9); })
            step.from = hex::HexId(9);
        if constexpr (requires { step.to = hex::HexId(9); })
            step.to = hex::HexId(9);
        if constexpr (requires { step.at = hex::AssemblyId(0); })
            step.at = hex::AssemblyId(0);
        if constexpr (requires { step.hex; })
            step.hex = hex::HexId(8);
        if constexpr (requires { step.wall; })
            step.wall = hex::WallId(0);
        if constexpr (requires { step.numeral; })
            step.numeral = hex::AssemblyId(0);
        if constexpr (requires { step.harbour; })
            step.harbour = hex::HarbourId(0);
        if constexpr (requires { step.players; })
            step.players = {hex::PlayerId(0), hex::PlayerId(1)};
        step.rule = BA(10);
    };
    for (hex::Step& step : steps)
        std::visit(fill, step);
    return steps;
}

TEST(StepText, EveryKindOfStepHasACardAndALine) {
    auto game = wallGame();
    const hex::State& state = game->current();
    std::set<QString> icons;
    for (const hex::Step& step : oneOfEach(hex::StepKinds())) {
        hex::Steps one;
        one.push_back(step);
        const auto cards = cardsOf(state, one);
        ASSERT_EQ(cards.size(), 1) << step.index();
        icons.insert(cards[0].icon);
        for (const QString& text : {cards[0].sentence, shortLine(state, step)}) {
            EXPECT_FALSE(text.isEmpty()) << step.index();
            EXPECT_FALSE(text.contains(QLatin1Char('%'))) << text.toStdString();
            EXPECT_FALSE(text.contains(QStringLiteral("(s)"))) << text.toStdString();
        }
        EXPECT_FALSE(cards[0].detail.contains(QLatin1Char('%'))) << cards[0].detail.toStdString();
        EXPECT_FALSE(cards[0].detail.contains(QStringLiteral("(s)"))) << cards[0].detail.toStdString();
    }
    EXPECT_EQ(icons.size(), hex::StepKinds::size) << "each kind has an icon of its own";
}

TEST(Translation, NoPluralFormIsLeftToTheReader) {
    QFile file(QStringLiteral(":/watchfire/translations/watchfire_en.qm"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    // Compiled texts are UTF-16 in big-endian order.
    const QByteArray compiled = file.readAll();
    for (const char* ending : {"(s)", "(es)"}) {
        QByteArray wide;
        for (const char* c = ending; *c != 0; ++c)
            wide.append('\0').append(*c);
        EXPECT_FALSE(compiled.contains(wide)) << ending;
    }
}

TEST(StepText, OneGripOfTheHandIsOneCard) {
    auto game = wallGame();
    const hex::State& state = game->current();
    hex::Steps steps;
    steps.push_back(hex::step::RiderBehindWall{hex::HexId(8), GW(31)});
    steps.push_back(hex::step::RiderBehindWall{hex::HexId(9), GW(31)});
    steps.push_back(hex::step::Collect{hex::PlayerId(1), hex::Resource::ore, 2, hex::HexId(9), BA(10)});
    steps.push_back(hex::step::Collect{hex::PlayerId(0), hex::Resource::ore, 1, hex::HexId(9), BA(10)});
    steps.push_back(hex::step::Collect{hex::PlayerId(1), hex::Resource::ore, 1, hex::HexId(10), BA(10)});
    const auto cards = cardsOf(state, steps);
    ASSERT_EQ(cards.size(), 2);
    EXPECT_EQ(cards[0].sentence, QStringLiteral("Put 2 riders behind the wall"));
    EXPECT_EQ(cards[0].places.size(), 2U);
    EXPECT_EQ(cards[1].items, (QStringList{"Ann: 1 ore", "Bo: 3 ore"}))
        << "a line a player, from the roller on";
}

// GR-31: on a crossing nothing but a bridge may lie.
TEST(StepText, WO_27_ALostBridgeLeavesAGapForABridge) {
    const auto game = test::worldGame();
    const hex::Steps steps{
        hex::step::RepairFirst{hex::PlayerId(0), hex::Piece::bridge, hex::SideId(5), WO(27)},
        hex::step::Repaired{hex::PlayerId(0), hex::Piece::bridge, hex::SideId(5), WO(27)}};
    const auto cards = cardsOf(game->current(), steps);
    ASSERT_EQ(cards.size(), 2);
    EXPECT_TRUE(cards[0].detail.startsWith(QStringLiteral("Build a bridge at the ")) &&
                cards[0].detail.endsWith(QStringLiteral(" before any road or other bridge.")))
        << cards[0].detail.toStdString();
    EXPECT_EQ(cards[1].detail, QStringLiteral("Roads and bridges may be built again."));
}

TEST(StepText, OneRiderBehindTheWallGoesToAHexByItsName) {
    auto game = wallGame();
    const hex::State& state = game->current();
    hex::Steps steps;
    steps.push_back(hex::step::RiderBehindWall{hex::HexId(8), GW(31)});
    const auto cards = cardsOf(state, steps);
    ASSERT_EQ(cards.size(), 1);
    EXPECT_EQ(cards[0].sentence, QStringLiteral("Put the rider ") + ontoHex(state, hex::HexId(8)));
    EXPECT_EQ(cards[0].detail, QStringLiteral("It gives nothing now."));
    EXPECT_TRUE(cards[0].items.isEmpty());
}

TEST(Names, AWallOfAnOwnBoardMayBeCalledPercent2) {
    test::Json header = test::wallHeader();
    std::string board = header["board"].dump();
    for (std::size_t at = board.find("W3"); at != std::string::npos; at = board.find("W3"))
        board.replace(at, 2, "%2");
    header["board"] = test::Json::parse(board);
    auto made = makeGame(header, boards::read);
    ASSERT_TRUE(made.ok());
    const hex::State& state = dynamic_cast<HexGame&>(*made.value()).current();
    const hex::WallId wall(0);
    hex::Steps steps;
    steps.push_back(hex::step::LowerWall{wall, 3, 2, GW(32)});
    EXPECT_EQ(cardsOf(state, steps).front().sentence, QStringLiteral("Lower wall %2 from 3 to 2"));
    EXPECT_EQ(shortLine(state, steps.front()), QStringLiteral("%2 down to level 2"));
    EXPECT_EQ(shortLine(state, hex::step::RaiseWall{wall, 2, 3, GW(32)}), QStringLiteral("%2 up to level 3"));
    EXPECT_EQ(commandTitle(state, hex::command::Correct{hex::command::CorrectWallLevel{wall, 3}}),
              QStringLiteral("Corrected: wall %2 at level 3"));
    BoardModel model;
    model.show(state);
    EXPECT_EQ(model.property("rows").value<BoardRows>().walls.front().name,
              QStringLiteral("wall %2, level 0"));
}

TEST(Names, ADesertAndTheSeaAreSpokenOfWithTheirArticle) {
    const auto game = test::worldGame();
    const hex::State& state = game->current();
    int deserts = 0;
    int seas = 0;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
        const hex::HexId id(i);
        const hex::Terrain terrain = state.board()[id].terrain;
        if (terrain == hex::Terrain::desert) {
            ++deserts;
            EXPECT_EQ(toHex(state, id), QStringLiteral("to the desert"));
            EXPECT_EQ(ontoHex(state, id), QStringLiteral("on the desert"));
        } else if (terrain == hex::Terrain::sea) {
            ++seas;
            EXPECT_EQ(ontoHex(state, id), QStringLiteral("on the ") + hexNameSeen(state, id));
            EXPECT_FALSE(hexNameSeen(state, id).contains(QLatin1Char('('))) << "no coordinate is spoken";
        }
    }
    EXPECT_GT(deserts, 0);
    EXPECT_GT(seas, 0);
    EXPECT_EQ(whose(QStringLiteral("Ann")), QStringLiteral("Ann's"));
    EXPECT_EQ(whose(QStringLiteral("Max")), QStringLiteral("Max's"));
}

// docs.citations checks that none is missing.
TEST(ClauseText, EveryClauseHasATitleAndAnExplanation) {
    const std::vector<Clause> all = explainedClauses();
    EXPECT_GT(all.size(), 150U);
    for (const Clause clause : all) {
        EXPECT_FALSE(clauseText(clause).title.isEmpty()) << toString(clause);
        EXPECT_GT(clauseText(clause).explanation.size(), 20) << toString(clause);
    }
}

TEST(RefusalText, EveryCodeHasASentenceOfItsOwn) {
    auto game = wallGame();
    std::set<QString> sentences;
    for (int code = 0; code <= static_cast<int>(lastErrorCode); ++code) {
        Error error;
        error.code = static_cast<ErrorCode>(code);
        const QString text = refusalText(game->current(), error);
        EXPECT_TRUE(text.endsWith(QLatin1Char('.')) && !text.contains(QStringLiteral("\"\"")))
            << code << text.toStdString() << ": it has no subject";
        sentences.insert(text);
    }
    EXPECT_EQ(sentences.size(), static_cast<std::size_t>(lastErrorCode) + 1);
}

TEST(DecisionText, EveryDecisionAsksSomebody) {
    auto game = wallGame();
    std::set<QString> titles;
    for (int i = 0; i <= static_cast<int>(hex::DecisionKind::eruptionDie); ++i) {
        const auto kind = static_cast<hex::DecisionKind>(i);
        hex::Decision decision;
        decision.id = kind;
        decision.player = hex::PlayerId(1);
        const DecisionText text = decisionText(game->current(), decision);
        EXPECT_TRUE(text.title.contains(QStringLiteral("Bo"))) << text.title.toStdString();
        EXPECT_TRUE(text.title.endsWith(QLatin1Char('?')));
        EXPECT_FALSE(text.detail.contains(QStringLiteral("(s)"))) << text.detail.toStdString();
        titles.insert(text.title);
        EXPECT_FALSE(optionText(game->current(), kind, hex::Value{}).label.isEmpty());
    }
}

/// What the answers of a question say, by their log names.
struct Asked {
    DecisionText words;
    std::map<QString, OptionText> options; ///< by the answer as JSON text
    std::map<QString, QString> forbidden;  ///< the reason, likewise
};
Asked asked(const HexGame& game) {
    Asked result;
    const hex::State& state = game.current();
    const auto decision = hex::openDecision(state);
    if (!decision)
        return result;
    const auto name = [&](const hex::Value& value) {
        return QString::fromStdString(hex::toJson(game.setup(), value).dump());
    };
    result.words = decisionText(state, *decision);
    for (const hex::Value& value : decision->options)
        result.options[name(value)] = optionText(state, decision->id, value);
    for (const auto& forbidden : decision->forbidden)
        result.forbidden[name(forbidden.value)] = forbiddenText(state, *decision, forbidden);
    return result;
}

TEST(DecisionText, TheStormIsHeadedByWordsAndLeavesNoMap) {
    const auto game = test::worldGame();
    ASSERT_TRUE(
        test::submit(*game, R"({"do":"correct","what":"storm","value":{"at":"0,0","heading":"NE"}})"));
    ASSERT_TRUE(test::submit(*game, R"({"do":"roll","dice":[2,5]})"));
    const Asked heading = asked(*game);
    EXPECT_EQ(heading.words.title, QStringLiteral("Ann, where does the storm go on?"));
    EXPECT_EQ(heading.words.detail,
              QStringLiteral("It has 5 steps left, and the next one would leave the map."));
    ASSERT_TRUE(heading.options.contains(QStringLiteral("\"SE\"")));
    EXPECT_EQ(heading.options.at(QStringLiteral("\"SE\"")).label, QStringLiteral("South-east"));
    ASSERT_TRUE(heading.forbidden.contains(QStringLiteral("\"NE\"")));
    EXPECT_EQ(heading.forbidden.at(QStringLiteral("\"NE\"")), QStringLiteral("Leaves the map"));
    EXPECT_EQ(commandTitle(game->current(),
                           hex::command::Answer{hex::DecisionKind::stormHeading, hex::Direction::SE}),
              QStringLiteral("Ann turned the storm to the south-east"))
        << "the history says what an answer did";
}

TEST(DecisionText, ALosingPlayerSeesWhoIsNextAndWhichPieceTearsAGap) {
    const auto game = test::worldGame();
    // The storm steps onto 5,1, and three pieces of two players lie around it; the middle one of red's line
    // joins the other two.
    for (const char* command :
         {R"({"do":"correct","what":"line","at":"5,1:NW","value":{"piece":"ship","player":"red"}})",
          R"({"do":"correct","what":"line","at":"5,1:W","value":{"piece":"ship","player":"red"}})",
          R"({"do":"correct","what":"line","at":"5,1:SW","value":{"piece":"ship","player":"red"}})",
          R"({"do":"correct","what":"line","at":"5,1:E","value":{"piece":"ship","player":"blue"}})",
          R"({"do":"correct","what":"line","at":"5,1:NE","value":{"piece":"ship","player":"blue"}})",
          R"({"do":"correct","what":"storm","value":{"at":"1,1","heading":"E"}})",
          R"({"do":"roll","dice":[3,4]})", R"({"do":"answer","decision":"storm-turn","value":"E"})"})
        ASSERT_TRUE(test::submit(*game, command)) << command;
    const Asked loss = asked(*game);
    EXPECT_EQ(loss.words.title, QStringLiteral("Ann, which piece does the storm take?"));
    EXPECT_TRUE(loss.words.detail.endsWith(QStringLiteral("After you: Bo.")))
        << loss.words.detail.toStdString();
    ASSERT_EQ(loss.options.size(), 3U);
    EXPECT_EQ(commandTitle(game->current(),
                           hex::command::Answer{hex::DecisionKind::losePiece,
                                                hex::openDecision(game->current())->options.front()}),
              QStringLiteral("Ann lost a ship to the storm"));
    int gaps = 0;
    for (const auto& [id, option] : loss.options) {
        EXPECT_EQ(option.label, QStringLiteral("Ship"));
        EXPECT_TRUE(option.detail.startsWith(QStringLiteral("Side between "))) << option.detail.toStdString();
        gaps += option.detail.contains(QStringLiteral("gap")) ? 1 : 0;
    }
    EXPECT_EQ(gaps, 1);
}

TEST(DecisionText, ANumberThatStaysSaysWhy) {
    hex::Decision decision;
    const auto game = test::worldGame();
    const hex::Board& board = game->current().board();
    hex::HexId home;
    hex::HexId abroad;
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        (board.isHome(hex::HexId(i)) ? home : abroad) = hex::HexId(i);
    decision.id = hex::DecisionKind::tokenFrom;
    decision.options = {home};
    const auto reason = [&](hex::HexId hex, const char* why) {
        return forbiddenText(game->current(), decision, {hex, WO(40), why});
    };
    EXPECT_EQ(reason(home, "a"), QStringLiteral("It is the last number beside a building."));
    EXPECT_EQ(reason(home, "b"), QStringLiteral("One beside your own building goes first."));
    EXPECT_EQ(reason(abroad, "b"), QStringLiteral("A number on Eurasia goes first."));
    EXPECT_EQ(reason(home, "c"), QStringLiteral("A red number would lie beside a red one."));
}

TEST(ForecastText, ASevenSaysWhereTheStormGets) {
    const auto game = test::worldGame();
    for (const char* command :
         {R"({"do":"correct","what":"line","at":"5,1:NW","value":{"piece":"ship","player":"red"}})",
          R"({"do":"correct","what":"storm","value":{"at":"1,1","heading":"E"}})"})
        ASSERT_TRUE(test::submit(*game, command)) << command;
    const auto entries = hex::forecast(game->current());
    ASSERT_EQ(entries.size(), 11U);
    const ForecastLine seven = forecastLine(game->current(), entries[5]);
    EXPECT_EQ(seven.level, QStringLiteral("storm"));
    ASSERT_EQ(seven.lines.size(), 3);
    EXPECT_TRUE(seven.lines[0].startsWith(QStringLiteral("4: to ")) &&
                seven.lines[0].endsWith(QStringLiteral("hits Ann")))
        << seven.lines[0].toStdString();
    EXPECT_TRUE(seven.lines[2].startsWith(QStringLiteral("6: to "))) << seven.lines[2].toStdString();
    EXPECT_EQ(forecastHeadline(game->current(), entries).text,
              QStringLiteral("6 of 36 rolls drive the storm (17%)"));
}

TEST(ForecastText, RaidsNameTheirHexesWhateverDesertTheyComeFrom) {
    const auto game = test::raidersGame();
    EXPECT_EQ(forecastHeadline(game->current(), hex::forecast(game->current())).text,
              QStringLiteral("18 raiders until the storm begins"));
    const hex::Board& board = game->current().board();
    ASSERT_GE(board.deserts().size(), 2U);
    for (std::size_t i = 0; i < 2; ++i)
        ASSERT_TRUE(game->submit({{"do", "correct"},
                                  {"what", "raiders"},
                                  {"at", board.nameOf(board.deserts()[i])},
                                  {"value", 9}})["ok"]
                        .get<bool>());
    ASSERT_TRUE(test::submit(*game, R"({"do":"correct","what":"raiders","at":"supply","value":0})"));
    // Blue collects from a hex that a raid takes as well as from others.
    ASSERT_TRUE(game->submit({{"do", "correct"},
                              {"what", "building"},
                              {"at", "2,2:S"},
                              {"value", {{"piece", "city"}, {"player", "blue"}}}})["ok"]
                    .get<bool>());
    const auto entries = hex::forecast(game->current());
    int raids = 0;
    int ways = 0;
    int collecting = 0;
    // For each number on a hex beside a desert, the forecast names that hex and no other.
    for (const auto& entry : entries) {
        QStringList due;
        for (std::size_t i = 0; i < board.hexes().size(); ++i) {
            const auto& around = board.hexes()[i].neighbours;
            const bool beside = std::any_of(around.begin(), around.end(), [&](hex::HexId next) {
                return std::find(board.deserts().begin(), board.deserts().end(), next) !=
                       board.deserts().end();
            });
            if (beside && game->current().numbers[hex::HexId(i)] == entry.sum)
                due.append(hexName(game->current(), hex::HexId(i)));
        }
        const ForecastLine line = forecastLine(game->current(), entry);
        EXPECT_EQ(line.headline.contains(QStringLiteral("Raiders take")), !due.isEmpty()) << entry.sum;
        for (const QString& hex : due)
            EXPECT_TRUE(line.headline.contains(hex)) << line.headline.toStdString();
        EXPECT_FALSE(line.headline.contains(QStringLiteral("(s)")));
        raids += due.isEmpty() ? 0 : 1;
        ways += due.isEmpty() ? 0 : entry.ways;
        // The question from which desert a raider comes stands before the cards, and hides nobody who gets
        // some.
        const bool collects = line.lines.filter(QStringLiteral("Bo: ")).size() > 0;
        EXPECT_EQ(line.collectors, collects ? std::vector{hex::PlayerId(1)} : std::vector<hex::PlayerId>{})
            << entry.sum << line.lines.join(QLatin1Char('|')).toStdString();
        collecting += !due.isEmpty() && collects ? 1 : 0;
    }
    EXPECT_GE(raids, 3);
    EXPECT_GE(collecting, 1);
    EXPECT_TRUE(forecastHeadline(game->current(), entries)
                    .text.startsWith(QStringLiteral("%1 of 36 rolls bring raiders").arg(ways)))
        << forecastHeadline(game->current(), entries).text.toStdString() << ways;
}

// Each module has its own say about one sum, and what is a danger counts.
TEST(ForecastText, ARiderAndAVolcanoAreForetoldTogether) {
    test::Json header = test::wallHeader();
    header["scenario"] = {{"base", "great-wall"}, {"with", {"volcano-jungle"}}};
    std::string at;
    for (test::Json& hex : header["board"]["hexes"]) {
        if (hex.value("number", 0) != 11)
            continue;
        hex["terrain"] = "volcano";
        at = hex["at"];
    }
    ASSERT_FALSE(at.empty());
    auto made = makeGame(header, boards::read);
    ASSERT_TRUE(made);
    auto& game = dynamic_cast<HexGame&>(*made.value());
    for (const test::Json& command : test::forts())
        game.submit(command);
    for (const test::Json& command :
         std::vector<test::Json>{{{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}},
                                 {{"do", "correct"}, {"what", "wall-level"}, {"at", "W3"}, {"value", 2}},
                                 {{"do", "correct"},
                                  {"what", "building"},
                                  {"at", at + ":S"},
                                  {"value", {{"piece", "city"}, {"player", "blue"}}}},
                                 {{"do", "begin"}, {"player", "red"}}})
        ASSERT_TRUE(game.submit(command)["ok"].get<bool>()) << game.submit(command).dump();
    const auto entries = hex::forecast(game.current());
    const ForecastLine line = forecastLine(game.current(), entries[9]);
    EXPECT_TRUE(line.headline.contains(QStringLiteral("Rider III")) &&
                line.headline.contains(QStringLiteral("Eruption of volcano 11")))
        << line.headline.toStdString();
    EXPECT_TRUE(line.danger);
    EXPECT_EQ(line.level, QStringLiteral("eruption"));
    EXPECT_EQ(line.sign, QStringLiteral("eruption"));
}

/// The cards of a roll, as the table sees them.
QList<StepCard> rolled(const HexGame& game, hex::Dice dice) {
    const auto outcome = hex::apply(game.current(), hex::command::Roll{dice});
    return outcome ? cardsOf(outcome->state, outcome->steps) : QList<StepCard>();
}
QStringList sentencesOf(const QList<StepCard>& cards) {
    QStringList sentences;
    for (const StepCard& card : cards)
        sentences.append(card.sentence);
    return sentences;
}

TEST(Names, ASeaHexIsToldByTheLandBesideIt) {
    for (const auto& game : {wallGame(), test::worldGame()}) {
        const hex::State& state = game->current();
        std::map<QString, int> named;
        for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
            const hex::HexId id(static_cast<int>(i));
            if (state.board()[id].terrain == hex::Terrain::sea && !state.board().wallAt(id).valid() &&
                !state.board().assemblyAt(id).valid())
                ++named[hexName(state, id)];
        }
        ASSERT_GT(named.size(), 8U);
        for (const auto& [name, times] : named)
            EXPECT_EQ(times, 1) << name.toStdString();
    }
}

TEST(StepText, TheStormGoesInAStraightLine) {
    const auto game = test::worldGame();
    ASSERT_TRUE(test::submit(*game, R"({"do":"correct","what":"storm","value":{"at":"1,1","heading":"E"}})"));
    const auto cards = rolled(*game, {4, 3});
    ASSERT_EQ(sentencesOf(cards),
              (QStringList{"Discard half of more than 7 cards", "Move the storm 4 hexes to the east"}));
    EXPECT_EQ(cards[1].detail, QStringLiteral("To the open sea."));
    EXPECT_EQ(cards[1].places.size(), 5U);
}

TEST(StepText, ThePlainFloodsAndFallsDry) {
    const auto game = test::begunGame("great-river", "great-river", 3);
    const hex::HexId plain = riverOn(game->current().board())->z;
    const QString name = hexName(game->current(), plain);
    const auto entries = hex::forecast(game->current());
    EXPECT_EQ(forecastLine(game->current(), entries[5]).level, QStringLiteral("flood"));
    EXPECT_EQ(forecastHeadline(game->current(), entries).text,
              QStringLiteral("6 of 36 rolls flood the plain (17%)"));
    const auto flood = sentencesOf(rolled(*game, {4, 3}));
    ASSERT_EQ(flood.size(), 2);
    EXPECT_EQ(flood[1].toLower(), name + QStringLiteral(" floods: mark it"));
    ASSERT_TRUE(test::submit(*game, R"({"do":"correct","what":"flood","value":true})"));
    EXPECT_TRUE(
        sentencesOf(rolled(*game, {4, 3})).at(1).endsWith(QStringLiteral("falls dry: take the mark off")));
}

TEST(DecisionText, HexesThatReadTheSameAreToldApart) {
    const auto game = test::worldGame();
    const hex::State& state = game->current();
    std::vector<hex::Value> land;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i)
        if (const hex::HexId id(static_cast<int>(i)); hex::isLand(state.board()[id].terrain))
            land.emplace_back(id);
    const auto texts = optionTexts(state, hex::DecisionKind::robber, land);
    std::map<QString, int> labels;
    std::map<QString, int> whole;
    for (const OptionText& text : texts) {
        ++labels[text.label];
        ++whole[text.label + QLatin1Char('|') + text.detail];
    }
    EXPECT_GT(labels.at(QStringLiteral("Forest")), 1) << "nothing read the same; the test says nothing";
    for (const OptionText& text : texts)
        EXPECT_EQ(text.detail.isEmpty(), labels[text.label] == 1) << text.label.toStdString();
    for (const auto& [name, times] : whole)
        EXPECT_EQ(times, 1) << name.toStdString();
}

TEST(DecisionText, AQuestionForRaidersCountsThoseThatAreLeft) {
    const auto game = test::raidersGame();
    ASSERT_TRUE(test::submit(*game, R"({"do":"correct","what":"raiders","at":"supply","value":1})"));
    ASSERT_TRUE(test::submit(
        *game,
        R"({"do":"correct","what":"building","at":"2,2:S","value":{"piece":"settlement","player":"red"}})"));
    ASSERT_TRUE(test::submit(
        *game, R"({"do":"correct","what":"turn","value":{"player":"red","phase":"after-roll"}})"));
    ASSERT_TRUE(test::submit(*game, R"({"do":"build","piece":"city","player":"red","at":"2,2:S"})"));
    const Asked place = asked(*game);
    EXPECT_EQ(place.words.title, QStringLiteral("Ann, on which desert does the raider stand?"));
    EXPECT_EQ(place.words.detail,
              QStringLiteral("You place 1 raider, and then none is left: the storm begins."));
}

TEST(DecisionText, TheEruptionDieSaysWhomEachFaceHits) {
    const auto game = test::raidersGame();
    const hex::Board& board = game->current().board();
    hex::HexId volcano;
    for (std::size_t i = 0; i < board.hexes().size() && !volcano.valid(); ++i)
        if (board.hexes()[i].terrain == hex::Terrain::volcano)
            volcano = hex::HexId(i);
    ASSERT_TRUE(volcano.valid());
    const hex::CornerId corner = board.cornerOfFace(volcano, 3);
    ASSERT_TRUE(game->submit({{"do", "correct"},
                              {"what", "building"},
                              {"at", board.nameOf(corner)},
                              {"value", {{"piece", "city"}, {"player", "blue"}}}})["ok"]
                    .get<bool>());
    const int sum = game->current().numbers[volcano];
    const auto entries = hex::forecast(game->current());
    const ForecastLine line = forecastLine(game->current(), entries[static_cast<std::size_t>(sum) - 2]);
    EXPECT_EQ(line.level, QStringLiteral("eruption"));
    EXPECT_TRUE(line.headline.contains(QStringLiteral("1 of 6 corners built on")))
        << line.headline.toStdString();
    const int first = std::max(1, sum - 6);
    ASSERT_TRUE(game->submit({{"do", "roll"}, {"dice", {first, sum - first}}})["ok"].get<bool>());
    const Asked die = asked(*game);
    EXPECT_EQ(die.words.title, QStringLiteral("Ann, what does the die show for volcano %1?").arg(sum));
    ASSERT_EQ(die.options.size(), 6U);
    EXPECT_EQ(die.options.at(QStringLiteral("3")).detail, QStringLiteral("Bo's city"));
    EXPECT_EQ(die.options.at(QStringLiteral("1")).detail, QStringLiteral("nobody"));
    EXPECT_EQ(headlineOf(game->current(), {}).text, QStringLiteral("Eruption!"));
}

TEST(ForecastText, AWallNamesTheSumsThatBreachIt) {
    auto game = wallGame();
    // Level 0 and a rider on III: 11 leads to W3, 3 to W4 (GW-03).
    ASSERT_TRUE(
        game->submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}})["ok"].get<bool>());
    ASSERT_TRUE(game->submit({{"do", "begin"}, {"player", "red"}})["ok"].get<bool>());
    const auto entries = hex::forecast(game->current());
    ASSERT_EQ(entries.size(), 11U);
    const auto w3 = wallVerdict(game->current(), hex::WallId(0), entries, false);
    EXPECT_EQ(w3.text, QStringLiteral("11: breach"));
    EXPECT_EQ(w3.danger, QStringLiteral("breach"));
    EXPECT_EQ(w3.ways, 2);
    EXPECT_EQ(wallVerdict(game->current(), hex::WallId(2), entries, false).danger, QStringLiteral("warn"));
    EXPECT_EQ(forecastHeadline(game->current(), entries).text,
              QStringLiteral("4 of 36 rolls breach a wall (11%)"));
    EXPECT_EQ(forecastLine(game->current(), entries[9]).headline,
              QStringLiteral("Rider III to W3: Ann's wall (W3) is breached"));
}

/// Checks a sentence that somebody at the table reads.
void expectWhole(const QString& text, const std::string& where) {
    for (const char* wrong : {"%1", "%2", "%3", "%n", "(s)", "(es)", "nowhere", "  "})
        EXPECT_FALSE(text.contains(QLatin1String(wrong))) << where << ": " << text.toStdString();
}
void expectExplained(Clause clause, const std::string& where) {
    EXPECT_FALSE(clauseText(clause).title.isEmpty()) << where << ": " << toString(clause);
}

/// Reads everything that the table hears about one command.
void readAll(const hex::State& before, const HexSession::Entry& entry, const hex::Outcome& outcome,
             const std::string& where) {
    const QString title = commandTitle(before, entry.command);
    EXPECT_FALSE(title.isEmpty()) << where;
    expectWhole(title, where);
    const bool quiet = std::holds_alternative<hex::command::Roll>(entry.command) &&
                       headlineOf(outcome.state, outcome.steps).text == QStringLiteral("All quiet");
    for (const StepCard& card : cardsOf(outcome.state, outcome.steps)) {
        EXPECT_FALSE(quiet && card.moves) << where << ": " << card.sentence.toStdString();
        EXPECT_FALSE(card.sentence.isEmpty()) << where;
        for (const QString& text : QStringList{card.sentence, card.detail, card.reason} + card.items)
            expectWhole(text, where);
        expectExplained(card.clause, where);
    }
    for (const hex::Step& step : outcome.steps)
        expectWhole(shortLine(outcome.state, step), where);
    if (const auto decision = hex::openDecision(outcome.state)) {
        const DecisionText words = decisionText(outcome.state, *decision);
        for (const QString& text : {words.title, words.detail, words.reason})
            expectWhole(text, where);
        expectExplained(decision->rule, where);
        for (const hex::Value& value : decision->options) {
            const OptionText option = optionText(outcome.state, decision->id, value);
            EXPECT_FALSE(option.label.isEmpty()) << where;
            expectWhole(option.label, where);
            expectWhole(option.detail, where);
        }
        for (const auto& forbidden : decision->forbidden)
            expectWhole(forbiddenText(outcome.state, *decision, forbidden), where);
    } else if (outcome.state.turn.phase == hex::TurnPhase::beforeRoll) {
        const auto entries = hex::forecast(outcome.state);
        for (const auto& sum : entries) {
            const ForecastLine line = forecastLine(outcome.state, sum);
            for (const QString& text : QStringList{line.headline} + line.lines)
                expectWhole(text, where);
        }
        expectWhole(forecastHeadline(outcome.state, entries).text, where);
    }
}

TEST(Texts, RecordedGamesReadWellFromBeginningToEnd) {
    namespace fs = std::filesystem;
    int games = 0;
    for (const auto& file : fs::directory_iterator(fs::path(WATCHFIRE_SOURCE_DIR) / "tests/end-to-end")) {
        const std::string name = file.path().filename().string();
        if (file.path().extension() != ".jsonl" || name.find(".out.") != std::string::npos)
            continue;
        std::ifstream lines(file.path());
        std::string line;
        ASSERT_TRUE(std::getline(lines, line)) << name;
        auto made = makeGame(test::Json::parse(line), boards::read);
        ASSERT_TRUE(made) << name << made.error().message;
        auto* game = dynamic_cast<HexGame*>(made.value().get());
        if (game == nullptr)
            continue; // not on hexes
        ++games;
        while (std::getline(lines, line)) {
            const hex::State before = game->current();
            const std::size_t position = game->session().position();
            game->submit(test::Json::parse(line));
            if (game->session().position() <= position)
                continue; // refused or undone
            const HexSession::Entry& entry = game->session().entries()[position];
            const auto outcome = hex::apply(before, entry.command);
            ASSERT_TRUE(outcome) << name << " " << line;
            readAll(before, entry, *outcome, name + " " + line);
        }
    }
    EXPECT_GE(games, 6);
}

} // namespace
} // namespace watchfire::text
