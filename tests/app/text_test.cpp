// SPDX-License-Identifier: Apache-2.0
// There are words for every step, decision, refusal and clause, whole and with the right plural.
#include "app/text/clause_text.h"
#include "app/text/decision_text.h"
#include "app/text/forecast_text.h"
#include "app/text/refusal_text.h"
#include "app/text/step_text.h"
#include "tests/app/support/table_game.h"

#include <gtest/gtest.h>

#include <QFile>

#include <set>

namespace watchfire::text {
namespace {

using test::wallGame;

/// One step of each kind, filled so that every name in it exists on the board.
template <std::size_t... I> std::vector<hex::Step> oneOfEach(std::index_sequence<I...>) {
    std::vector<hex::Step> steps{hex::Step(std::in_place_index<I>)...};
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
    for (const hex::Step& step : oneOfEach(std::make_index_sequence<std::variant_size_v<hex::Step>>())) {
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
    EXPECT_EQ(icons.size(), std::variant_size_v<hex::Step>) << "each kind has an icon of its own";
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
    EXPECT_EQ(cards[1].items, (QStringList{"Bo: 3 ore", "Ann: 1 ore"}));
}

TEST(ClauseText, EveryClauseOfBothBooksIsExplained) {
    std::vector<Clause> all;
    for (const int n : {1,  2,  3,  4,  5,  6,  10, 11, 12, 20, 21, 22, 30, 31,
                        32, 33, 34, 35, 36, 40, 41, 42, 43, 50, 51, 60, 61})
        all.push_back(BA(static_cast<std::uint8_t>(n)));
    for (const int n : {0,  1,  2,  3,  4,  5,  6,  7,  10, 11, 20, 21, 22, 23, 30,
                        31, 32, 33, 34, 35, 36, 40, 41, 50, 51, 52, 60, 61, 70, 71})
        all.push_back(GW(static_cast<std::uint8_t>(n)));
    EXPECT_EQ(explainedClauses(), all);
    for (const Clause clause : all) {
        EXPECT_FALSE(clauseText(clause).title.isEmpty()) << toString(clause);
        EXPECT_GT(clauseText(clause).explanation.size(), 20) << toString(clause);
        EXPECT_EQ(clauseFromText(QString::fromStdString(toString(clause))), clause);
    }
}

TEST(RefusalText, EveryCodeHasASentenceOfItsOwn) {
    auto game = wallGame();
    std::set<QString> sentences;
    for (int code = 0; code <= static_cast<int>(lastErrorCode); ++code) {
        Error error;
        error.code = static_cast<ErrorCode>(code);
        const QString text = refusalText(game->current(), error);
        EXPECT_TRUE(text.endsWith(QLatin1Char('.')) || text.endsWith(QStringLiteral(": ")))
            << code << text.toStdString();
        sentences.insert(text);
    }
    EXPECT_EQ(sentences.size(), static_cast<std::size_t>(lastErrorCode) + 1);
}

TEST(DecisionText, EveryDecisionAsksSomebody) {
    auto game = wallGame();
    for (const auto kind : {hex::DecisionKind::riderNumeral, hex::DecisionKind::robber,
                            hex::DecisionKind::pirate, hex::DecisionKind::stealFrom}) {
        hex::Decision decision;
        decision.id = kind;
        decision.player = hex::PlayerId(1);
        const DecisionText text = decisionText(game->current(), decision);
        EXPECT_TRUE(text.title.contains(QStringLiteral("Bo"))) << text.title.toStdString();
        EXPECT_TRUE(text.title.endsWith(QLatin1Char('?')));
        EXPECT_FALSE(optionText(game->current(), kind, hex::Value{}).label.isEmpty());
    }
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
              QStringLiteral("4 of 36 rolls breach a wall (11 %)"));
    EXPECT_EQ(forecastLine(game->current(), entries[9]).headline,
              QStringLiteral("Rider III to W3: Ann breached"));
}

} // namespace
} // namespace watchfire::text
