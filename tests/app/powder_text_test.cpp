// SPDX-License-Identifier: Apache-2.0
// Black Powder in words: every step, question, answer, title, refusal and clause has a complete sentence,
// also in the golden games from their first line to the last.
#include "app/text/clause_text.h"
#include "app/text/powder/command_text.h"
#include "app/text/powder/decision_text.h"
#include "app/text/powder/forecast_text.h"
#include "app/text/powder/names.h"
#include "app/text/powder/news_text.h"
#include "app/text/powder/refusal_text.h"
#include "app/text/powder/season_guide.h"
#include "app/text/powder/step_text.h"
#include "qml/board/glyphs.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

#include <QRegularExpression>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace watchfire::text {
namespace {

namespace step = powder::step;
namespace command = powder::command;
using powder::BookValue;
using powder::Clan;
using powder::DecisionKind;
using powder::SoldierType;
using powder::ValueKey;
using test::PowderTable;

std::string str(const QString& text) {
    return text.toStdString();
}

/// Checks that a text is complete: no unfilled argument, no missing plural form, no word of the log. A
/// tower's sign may stand in brackets behind its name: the board shows it.
void expectWords(const QString& text, const std::string& where) {
    static const QRegularExpression logWord(QStringLiteral(
        "[a-z]-[a-z]|S[1-3]\\.[1-3]|S[1-3]\\.(fire|rest)|:[ab][1-6]|@|(?<!\\()\\bT[1-4]\\b|\\bBP-"));
    EXPECT_FALSE(text.contains(QLatin1Char('%'))) << where << ": " << str(text);
    EXPECT_FALSE(text.contains(QStringLiteral("(s)"))) << where << ": " << str(text);
    EXPECT_FALSE(text.contains(logWord)) << where << ": " << str(text);
    EXPECT_FALSE(text.contains(QStringLiteral("  "))) << where << ": " << str(text);
    // "The rocket card rocket card R1": a name brought a word that the sentence has already.
    static const QRegularExpression doubled(QStringLiteral("\\b([A-Za-z]+(?: [A-Za-z]+)?) \\1\\b"));
    EXPECT_FALSE(text.contains(doubled)) << where << ": " << str(text);
}
void expectSentence(const QString& text, const std::string& where) {
    EXPECT_GT(text.trimmed().size(), 3) << where;
    expectWords(text, where);
}

void expectForecast(const powder::State& state, const std::string& where) {
    const powder::Forecast ahead = powder::forecast(state);
    expectSentence(forecastHeadline(state, ahead).text, where);
    for (const auto& section : ahead.sections) {
        const ForecastLine line = forecastLine(state, section);
        expectSentence(line.headline, where);
        for (const QString& more : line.lines)
            expectSentence(more, where);
        EXPECT_EQ(line.level == QStringLiteral("breach"), section.certainBreach());
    }
    for (const auto& tower : ahead.towers)
        expectSentence(forecastLine(state, tower), where);
    for (const auto& destroyed : ahead.destroyed)
        expectSentence(forecastLine(state, destroyed), where);
}

/// Each honor says for what: of one outcome no two cards are alike, but for two defeats in a row, which have
/// their own card in between.
void expectHonorSaysForWhat(const QList<PowderCard>& cards, const std::string& where) {
    QStringList said;
    for (const PowderCard& card : cards) {
        if (card.icon == QLatin1String("defeat"))
            said.clear();
        if (card.icon != QLatin1String("honor"))
            continue;
        EXPECT_FALSE(said.contains(card.sentence)) << where << ": " << str(card.sentence);
        EXPECT_TRUE(card.sentence.contains(QStringLiteral(" for ")) ||
                    card.sentence.contains(QStringLiteral(" from ")))
            << where << ": " << str(card.sentence);
        said.append(card.sentence);
    }
}

/// Reads everything that is said about one outcome.
void expectTold(const powder::Outcome& outcome, const std::string& where) {
    const auto cards = cardsOf(outcome.state, outcome.steps);
    EXPECT_EQ(cards.isEmpty(), outcome.steps.empty()) << where;
    for (const PowderCard& card : cards) {
        expectSentence(card.sentence, where);
        expectWords(card.detail, where);
        expectWords(card.reason, where);
        for (const QString& item : card.items)
            EXPECT_FALSE(item.isEmpty()) << where;
        expectWords(card.items.join(QLatin1Char(' ')), where);
        EXPECT_FALSE(clauseText(card.clause).title.isEmpty()) << where << ": " << toString(card.clause);
        EXPECT_TRUE(QStringList({"plain", "gain", "danger", "good"}).contains(card.tone)) << str(card.tone);
        for (const QString& place : card.places)
            EXPECT_FALSE(placeWords(place.toStdString()).isEmpty()) << where << ": " << str(place);
    }
    for (const powder::Step& one : outcome.steps)
        expectSentence(shortLine(outcome.state, one), where);
    const QString headline = headlineOf(outcome.state, outcome.steps).text;
    const bool moves =
        std::any_of(cards.begin(), cards.end(), [](const PowderCard& card) { return card.moves; });
    if ((!outcome.decision && !moves) || !headline.isEmpty())
        expectSentence(headline, where);
    EXPECT_FALSE(moves && headline == QStringLiteral("All quiet")) << where;

    expectForecast(outcome.state, where);
    const SeasonGuide guide = seasonGuide(outcome.state);
    expectSentence(guide.title, where);
    // BP-92: nobody at the table plays Reed.
    EXPECT_EQ(!guide.turnHint.isEmpty(), powder::whoseTurn(outcome.state) == Clan::reed) << where;
    EXPECT_EQ(guide.turnBrief.isEmpty(), guide.turnHint.isEmpty()) << where;
    for (const GuideStep& todo : guide.steps) {
        expectSentence(todo.text, where);
        EXPECT_FALSE(clauseText(todo.clause).title.isEmpty()) << where;
    }
    if (!outcome.decision)
        return;
    const DecisionText asked = decisionText(outcome.state, *outcome.decision);
    for (const QString& text : {asked.title, asked.detail, asked.reason})
        expectSentence(text, where);
    EXPECT_EQ(guide.detail, asked.title) << where;
    for (const powder::Value& option : outcome.decision->options) {
        const OptionText words = optionText(outcome.state, outcome.decision->id, option);
        EXPECT_FALSE(words.label.isEmpty()) << where;
        expectWords(words.label, where);
        expectWords(words.detail, where);
    }
}

/// Counts of each kind of step and question in a whole game.
struct Heard {
    std::set<QString> icons;
    std::set<DecisionKind> questions;
    int refusals = 0;
};

Heard playGolden(const std::string& name) {
    Heard heard;
    std::ifstream log(std::string(WATCHFIRE_SOURCE_DIR) + "/tests/golden/" + name);
    std::string line;
    EXPECT_TRUE(std::getline(log, line)) << name;
    auto header = powder::Json::parse(line);
    if (header["book"] == "sample")
        header["book"] = test::sampleBook();
    auto made = makeGame(header, {});
    EXPECT_TRUE(made.ok()) << name;
    powder::State state = dynamic_cast<PowderGame&>(**made).current();
    std::vector<powder::State> past;
    for (int number = 2; std::getline(log, line); ++number) {
        const std::string where = name + ":" + std::to_string(number);
        const auto json = powder::Json::parse(line);
        if (json["do"] == "undo") {
            state = past.back();
            past.pop_back();
            continue;
        }
        if (json["do"] == "redo")
            continue;
        const auto read = powder::commandFromJson(state, json);
        const auto outcome = read ? powder::apply(state, *read) : Result<powder::Outcome>(read.error());
        if (!outcome) {
            ++heard.refusals;
            expectSentence(refusalText(state, outcome.error()), where);
            continue;
        }
        expectSentence(commandTitle(state, *read), where);
        EXPECT_FALSE(commandTitle(state, *read).startsWith(QStringLiteral("Answered:"))) << where;
        // With "Undo: " before it, two lines of the button on a screen of 7 inches.
        const QString brief = commandBrief(state, *read);
        expectSentence(brief, where);
        EXPECT_LE(brief.size(), 26) << where << ": " << str(brief);
        expectTold(*outcome, where);
        expectHonorSaysForWhat(cardsOf(outcome->state, outcome->steps), where);
        for (const PowderCard& card : cardsOf(outcome->state, outcome->steps))
            heard.icons.insert(card.icon);
        if (outcome->decision)
            heard.questions.insert(outcome->decision->id);
        past.push_back(state);
        state = outcome->state;
    }
    return heard;
}

TEST(PowderText, TheGoldenGamesAreToldInWholeSentences) {
    const Heard three = playGolden("black-powder-three-years.jsonl");
    EXPECT_GT(three.icons.size(), 25u);
    EXPECT_GE(three.questions.size(), 7u);
    const Heard two = playGolden("black-powder-two-players.jsonl");
    EXPECT_GT(two.icons.size(), 15u);
    EXPECT_GT(three.refusals + two.refusals, 2);
}

/// One step of each kind; the default places and players exist on every board.
template <class... Kinds> powder::Steps oneOfEach(TypeList<Kinds...>) {
    powder::Steps steps{powder::Step(Kinds{})...};
    const auto fill = [](auto& s) {
        s.rule = BP(40);
        if constexpr (requires { s.card = std::string(); })
            s.card = "battering-ram";
        if constexpr (requires { s.clan = Clan::dragon; })
            s.clan = Clan::dragon;
        if constexpr (requires { s.soldier.clan; })
            s.soldier.clan = Clan::dragon;
        if constexpr (requires { s.cost; })
            s.cost = {{"wood/stone/gold", 2}};
        if constexpr (requires { s.reward; })
            s.reward = {{"honor", 1}, {"jade", 2}};
        if constexpr (requires { s.why = std::string(); })
            s.why = "command-cards";
    };
    for (powder::Step& one : steps)
        std::visit(fill, one);
    return steps;
}

TEST(PowderText, EveryKindOfStepHasItsCardAndItsLine) {
    PowderTable table;
    const auto all = oneOfEach(powder::StepKinds());
    std::set<QString> icons;
    for (const powder::Step& one : all) {
        expectTold({table.state(), {one}, std::nullopt}, "kind " + std::to_string(one.index()));
        const auto cards = cardsOf(table.state(), {one, one});
        ASSERT_GE(cards.size(), 1);
        EXPECT_LE(cards.size(), 2);
        icons.insert(cards[0].icon);
        expectTold({table.state(), {one, one}, std::nullopt}, "twice " + std::to_string(one.index()));
        EXPECT_TRUE(ui::hasGlyph(cards[0].glyph)) << cards[0].icon.toStdString();
        EXPECT_EQ(cards[0].icon.toStdString(), powder::toJson(one)["do"].get<std::string>());
    }
    EXPECT_EQ(icons.size(), all.size());
}

TEST(PowderText, ASoldierThatIsPutDownHasThePictureOfHisType) {
    PowderTable table;
    for (const powder::SoldierType type :
         {powder::SoldierType::spearman, powder::SoldierType::archer, powder::SoldierType::horseman,
          powder::SoldierType::warriorMonk, powder::SoldierType::bomber, powder::SoldierType::flamethrower,
          powder::SoldierType::crossbowman, powder::SoldierType::tank}) {
        powder::step::PlaceSoldier placed;
        placed.soldier.type = type;
        const auto cards = cardsOf(table.state(), {placed});
        ASSERT_EQ(cards.size(), 1);
        EXPECT_EQ(cards[0].glyph.toStdString(), powder::toString(type));
        EXPECT_TRUE(ui::hasGlyph(cards[0].glyph)) << cards[0].glyph.toStdString();
    }
}

TEST(PowderText, OneGripOfTheHandIsOneCard) {
    PowderTable table;
    const auto spot = [](powder::Cell cell) { return powder::Spot{{1, 0}, cell}; };
    const powder::Steps steps{
        step::Pay{Clan::dragon, {{"stone", 4}, {"wood", 2}}, BP(30)},
        step::PlaceSoldier{{Clan::dragon, SoldierType::spearman, powder::spotPost(spot(0))}, BP(30)},
        step::PlaceSoldier{{Clan::dragon, SoldierType::spearman, powder::spotPost(spot(1))}, BP(30)},
        step::Wound{spot(2), Clan::dragon, BP(33)},
        step::Wound{spot(3), Clan::dragon, BP(33)},
        step::Wound{spot(4), std::nullopt, BP(22)},
        step::Honor{Clan::dragon, 2, 2, "defeat", BP(40)},
        step::Honor{Clan::snake, 2, 5, "defeat", BP(40)},
        step::Honor{Clan::snake, 4, 9, "archers", BP(40)}};
    const auto cards = cardsOf(table.state(), steps);
    ASSERT_EQ(cards.size(), 6);
    EXPECT_EQ(cards[0].sentence, QStringLiteral("Dragon, pay 4 stone and 2 wood"));
    EXPECT_FALSE(cards[0].moves);
    EXPECT_EQ(cards[1].sentence, QStringLiteral("Dragon, put down 2 spearmen"));
    EXPECT_EQ(cards[1].items.value(0), QStringLiteral("Spearman: spot a1 in row 1 of the middle section"));
    EXPECT_EQ(cards[1].places, (QStringList{"S2.1:a1", "S2.1:a2"}));
    EXPECT_EQ(cards[2].sentence, QStringLiteral("Put 2 wounds on the card in row 1 of the middle section"));
    EXPECT_EQ(cards[2].items, (QStringList{"a3", "a4"}));
    EXPECT_EQ(cards[3].sentence, QStringLiteral("Put a wound on spot a5 in row 1 of the middle section"));
    EXPECT_EQ(cards[4].sentence,
              QStringLiteral("Dragon and Snake, take 2 honor each for the defeated horde"));
    EXPECT_EQ(cards[4].items, (QStringList{"Dragon: 2 more, then 2", "Snake: 2 more, then 5"}));
    EXPECT_EQ(cards[4].detail,
              QStringLiteral("Whoever had a soldier or token on the defeated card earns honor."))
        << "honor never comes without its reason";
    EXPECT_EQ(cards[5].sentence, QStringLiteral("Snake, take 4 honor for archers on the wall"));
    EXPECT_EQ(cards[5].tone, QStringLiteral("gain"));
}

TEST(PowderText, HonorOfSeveralSaysHowMuchEachTakes) {
    PowderTable table;
    const auto defeat = [](Clan clan, int amount, int total) {
        return step::Honor{clan, amount, total, "defeat", BP(40)};
    };
    const auto sentence = [&](const powder::Steps& steps) {
        const auto cards = cardsOf(table.state(), steps);
        return cards.size() == 1 ? cards.front().sentence : QStringLiteral("%1 cards").arg(cards.size());
    };
    EXPECT_EQ(sentence({defeat(Clan::dragon, 2, 2), defeat(Clan::snake, 1, 4)}),
              QStringLiteral("Take honor for the defeated horde: Dragon 2, Snake 1"));
    // A player who had both a soldier and a token there appears once, with the sum.
    EXPECT_EQ(sentence({defeat(Clan::dragon, 1, 1), defeat(Clan::snake, 1, 4), defeat(Clan::snake, 2, 6)}),
              QStringLiteral("Take honor for the defeated horde: Dragon 1, Snake 3"));
    EXPECT_EQ(sentence({defeat(Clan::snake, 1, 4), defeat(Clan::snake, 2, 6)}),
              QStringLiteral("Snake, take 3 honor for the defeated horde"));
}

TEST(PowderText, BP_40_HonorNamesTheHordeThatWasDefeated) {
    PowderTable table;
    const step::Honor honor{Clan::snake, 2, 2, "defeat", BP(40)};
    const auto cards = cardsOf(table.state(), {step::Defeat{"leader", {0, 0}, BP(40)}, honor,
                                               step::Defeat{"raiders", {1, 0}, BP(40)}, honor});
    ASSERT_EQ(cards.size(), 4);
    EXPECT_EQ(cards[1].sentence, QStringLiteral("Snake, take 2 honor for the defeated Leader"));
    EXPECT_EQ(cards[3].sentence, QStringLiteral("Snake, take 2 honor for the defeated Raiders"));
}

// The log has one word for both: the table looks for a wound where none is.
TEST(PowderText, BP_93_QinsHonorNamesTheSpotsThatItCoversOrWounds) {
    PowderTable table;
    const powder::Spot spot{{1, 2}, 2};
    const auto honor = [](int total) { return step::Honor{Clan::qin, 2, total, "wound", BP(93)}; };
    const step::PlaceSoldier placed{{Clan::qin, SoldierType::horseman, powder::spotPost(spot)}, BP(30)};
    const auto sentences = [&](const powder::Steps& steps) {
        QStringList said;
        for (const PowderCard& card : cardsOf(table.state(), steps)) {
            if (card.icon == QLatin1String("honor"))
                said.append(card.sentence);
        }
        return said;
    };
    EXPECT_EQ(sentences({placed, honor(2), honor(4)}), QStringList("Qin, take 4 honor for 2 covered spots"));
    EXPECT_EQ(sentences({placed, honor(2)}), QStringList("Qin, take 2 honor for the covered spot"));
    const step::Wound wound{spot, Clan::qin, BP(30)};
    EXPECT_EQ(sentences({wound, honor(2)}), QStringList("Qin, take 2 honor for the wound"));
    EXPECT_EQ(sentences({placed, wound, honor(2), honor(4)}),
              (QStringList{"Qin, take 2 honor for the wound", "Qin, take 2 honor for the covered spot"}));
}

TEST(PowderText, BP_74_AShotThatHitsNothingSaysSoAndNamesItsCard) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.horde("trebuchet", "S3.3");
    table.begin();
    const powder::Slot at{2, 2};
    const auto lost = [&](powder::Cell cell) {
        return step::Wasted{{at, cell}, powder::WasteReason::gap, BP(74)};
    };
    powder::Steps steps{step::Shot{Clan::dragon, powder::Machine::rocketLauncher, at, "r1", BP(72)}, lost(0),
                        lost(powder::cellAt(1, 3)), lost(powder::cellAt(1, 4))};
    const auto cards = cardsOf(table.state(), steps);
    ASSERT_EQ(cards.size(), 2);
    EXPECT_EQ(cards[0].sentence,
              QStringLiteral(
                  "Dragon, shoot with the rocket launcher at row 3 of the right section: rocket card R1"));
    EXPECT_EQ(cards[1].sentence, QStringLiteral("No wound: the Trebuchet has no spots a1, b4 and b5"));
    EXPECT_EQ(headlineOf(table.state(), steps).text, QStringLiteral("The shot hits nothing"));
    steps.emplace_back(step::Wound{{at, 2}, Clan::dragon, BP(72)});
    EXPECT_EQ(headlineOf(table.state(), steps).text, QStringLiteral("Fire!"));
}

TEST(PowderText, BP_33_ThePriceExplainsWhoIsRecruited) {
    PowderTable table;
    const auto placed = [](SoldierType type, Clause rule) {
        return step::PlaceSoldier{{Clan::dragon, type, powder::restPost(1)}, rule};
    };
    const step::Pay pay{Clan::dragon, {{"wood", 3}, {"chi", 1}}, BP(30)};
    const auto flames = placed(SoldierType::flamethrower, BP(33));
    const auto one = cardsOf(table.state(), {pay, flames, flames});
    EXPECT_EQ(one[0].clause, BP(33));
    EXPECT_EQ(one[0].reason, QStringLiteral("Flamethrower: 1 chi and 3 wood."));
    const auto two = cardsOf(table.state(), {pay, placed(SoldierType::spearman, BP(30)), flames});
    EXPECT_EQ(two[0].clause, BP(30));
    EXPECT_EQ(two[0].reason, QStringLiteral("Spearman: 2 stone and 1 wood. Flamethrower: 1 chi and 3 wood."));
}

TEST(PowderText, BP_60_WhoeverMansATowerComesFromThePool) {
    const PowderTable table;
    const step::PlaceSoldier placed{{Clan::dragon, SoldierType::spearman, powder::towerPost(1)}, BP(60)};
    EXPECT_EQ(cardOf(table.state(), placed).sentence,
              QStringLiteral("Dragon, put 1 spearman from your pool into the tower between the left and the "
                             "middle section (T2)"));
    const step::RemoveBarricades off{2, 1, BP(57)};
    EXPECT_EQ(cardOf(table.state(), off).detail, QStringLiteral("After the assault all barricades go."));
}

TEST(PowderText, BP_62_SeveralTowersAreSeveral) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.begin();
    powder::State state = table.state();
    const powder::Steps steps{step::Honor{Clan::dragon, 2, 2, "tower", BP(62)},
                              step::Honor{Clan::dragon, 2, 4, "tower", BP(62)}};
    state.towers[2] = Clan::dragon;
    EXPECT_EQ(cardsOf(state, steps)[0].sentence, QStringLiteral("Dragon, take 4 honor for the tower"));
    state.towers[3] = Clan::dragon;
    EXPECT_EQ(cardsOf(state, steps)[0].sentence, QStringLiteral("Dragon, take 4 honor for the towers"));
}

// Whoever would draw them a second time has other cards than the screen.
TEST(PowderText, BP_11_CardsThatTheProgramDrawsAreTakenOutOfTheDeck) {
    const step::DrawHordes draws{3, BP(11)};
    const auto sentence = [&](const powder::Json& options) {
        PowderTable table({"dragon", "snake", "turtle"}, options);
        return cardOf(table.state(), draws).sentence;
    };
    EXPECT_TRUE(sentence({{"draw", "program"}})
                    .endsWith(QStringLiteral("The program draws them: take them out of the deck")))
        << str(sentence({{"draw", "program"}}));
    EXPECT_TRUE(sentence({{"draw", "table"}}).startsWith(QStringLiteral("Draw 3 horde cards")));
}

// It may change the price: told afterwards, the table has paid the wrong one.
TEST(PowderText, BP_21_ARaidCountsTheTokensThatGoAndThoseThatStay) {
    PowderTable table;
    const auto detail = [&](int amount, int left) {
        return str(cardOf(table.state(), step::Raid{"scouts", std::nullopt, amount, left, BP(21)}).detail);
    };
    EXPECT_EQ(detail(1, 3), "1 token leaves the game. 3 tokens are left in the pool.");
    EXPECT_EQ(detail(3, 1), "3 tokens leave the game. 1 token is left in the pool.");
    EXPECT_EQ(detail(2, 0), "2 tokens leave the game. 0 tokens are left in the pool.");
    EXPECT_EQ(detail(0, 0), "The shame pool is empty already.");
}

TEST(PowderText, BP_27_WhatACardSaysIsToldWithThePrice) {
    PowderTable table;
    table.horde("pikemen", "S1.1");
    table.horde("scouts", "S2.1");
    table.begin();
    const auto placed = [](powder::Slot slot) {
        return step::PlaceSoldier{{Clan::dragon, SoldierType::spearman, powder::spotPost({slot, 2})}, BP(30)};
    };
    const step::Pay pay{Clan::dragon, {{"stone", 2}, {"wood", 1}}, BP(30)};
    const QString printed =
        QStringLiteral("Printed on the Pikemen: Sample: the first soldier placed here costs 1 wood more.");
    const auto there = cardsOf(table.state(), {pay, placed({0, 0}), placed({0, 0})});
    ASSERT_EQ(there.size(), 2);
    EXPECT_EQ(there[0].detail, printed + QStringLiteral(" The price here does not count that in."))
        << str(there[0].detail);
    EXPECT_EQ(there[1].detail, QString()) << "it was said";
    EXPECT_EQ(cardsOf(table.state(), {placed({0, 0})})[0].detail, printed) << "nothing was paid before";
    EXPECT_EQ(cardsOf(table.state(), {pay, placed({1, 0})})[0].detail, QString());
}

TEST(PowderText, BP_41_SavingNamesItsPriceWhereItIsChosen) {
    PowderTable table;
    const powder::SoldierAt archer{Clan::dragon, SoldierType::archer, powder::firePost(1)};
    const powder::SoldierAt spearman{Clan::dragon, SoldierType::spearman, powder::spotPost({{1, 0}, 0})};
    const auto detail = [&](powder::DecisionKind kind, const powder::SoldierList& list) {
        return optionText(table.state(), kind, list).detail;
    };
    using enum powder::DecisionKind;
    EXPECT_EQ(detail(save, {spearman}), QStringLiteral("2 chi: spot a1 in row 1 of the middle section"));
    EXPECT_TRUE(detail(save, {archer, spearman}).startsWith(QStringLiteral("4 chi: ")));
    EXPECT_FALSE(detail(casualties, {spearman}).contains(QStringLiteral("chi")))
        << "nobody pays for the dead";
}

TEST(PowderText, HonorOfASpotIsTakenOnce) {
    PowderTable table;
    const powder::Spot spot{{1, 0}, 0};
    const step::Honor honor{Clan::dragon, 1, 4, "reward", BP(24)};
    const auto alone =
        cardsOf(table.state(), {step::PaySpot{Clan::dragon, spot, {{"honor", 1}}, BP(24)}, honor});
    ASSERT_EQ(alone.size(), 1);
    EXPECT_EQ(alone[0].sentence, QStringLiteral("Dragon, take 1 honor for the covered spot"));
    const auto both = cardsOf(table.state(),
                              {step::PaySpot{Clan::dragon, spot, {{"chi", 2}, {"honor", 1}}, BP(24)}, honor});
    ASSERT_EQ(both.size(), 2);
    EXPECT_EQ(both[0].sentence, QStringLiteral("Dragon, take 2 chi for the covered spot"));
}

TEST(PowderText, BP_82_TheOverseerItselfIsPutSomewhereToo) {
    const PowderTable table;
    const step::MoveSoldier leaves{
        {Clan::dragon, SoldierType::spearman, powder::poolPost()}, {powder::Post::Kind::gone}, BP(82)};
    EXPECT_EQ(cardOf(table.state(), leaves).detail, "The overseer goes into the location on the board.");
}

TEST(PowderText, BP_06_WhatIsMissingAtTheBeginningIsSaidWithWhatToDo) {
    PowderTable table;
    const auto outcome = powder::apply(table.state(), command::Begin{});
    ASSERT_TRUE(outcome.ok());
    expectTold(*outcome, "begin");
    const auto cards = cardsOf(outcome->state, outcome->steps);
    ASSERT_EQ(cards.size(), 1 + 1 + 1 + 3 + 3);
    EXPECT_EQ(cards[1].sentence, QStringLiteral("Lay out the tea order"));
    EXPECT_EQ(cards[2].sentence, QStringLiteral("4 horde cards are missing at the beginning"));
    EXPECT_EQ(cards[3].sentence, QStringLiteral("Dragon has 3 overseers still to raise"));
    EXPECT_EQ(cards[6].sentence, QStringLiteral("The ballista is missing at the beginning"));
    for (qsizetype i = 1; i < cards.size(); ++i) {
        EXPECT_FALSE(cards[i].detail.isEmpty());
        EXPECT_EQ(cards[i].tone, QStringLiteral("danger"));
    }
}

TEST(PowderText, BP_50_LeadersAreNamedWhereTheyHalveADefense) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.horde("leader", "S1.1");
    table.horde("leader", "S2.1");
    table.horde("leader", "S2.2");
    table.horde("scouts", "S3.1");
    table.begin();
    const auto lines = [&](std::size_t n) {
        return forecastLine(table.state(), powder::forecast(table.state()).sections[n]).lines.join(u'|');
    };
    EXPECT_TRUE(lines(0).contains("The Leader halves the defense, rounded down.")) << str(lines(0));
    EXPECT_TRUE(lines(1).contains("2 Leaders halve the defense, each once, rounded down.")) << str(lines(1));
    EXPECT_FALSE(lines(2).contains("Leader")) << str(lines(2));
}

TEST(PowderText, BP_50_ABreachIsCertainOnceTheKnownPowerIsMoreThanTheDefense) {
    auto book = test::sampleBook();
    book["cards"]["raiders"].erase("power");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("champions", "S1.1");
    table.horde("raiders", "S1.2");
    table.horde("scouts", "S2.1");
    table.horde("raiders", "S2.2");
    table.begin();
    const powder::Forecast ahead = powder::forecast(table.state());
    const ForecastLine left = forecastLine(table.state(), ahead.sections[0]);
    EXPECT_EQ(left.headline, QStringLiteral("The left section: breach, at least 6 against 4"));
    EXPECT_EQ(left.level, QStringLiteral("breach"));
    EXPECT_TRUE(left.lines.join(u' ').startsWith(QStringLiteral("Enter the "))) << str(left.lines.join(u'|'));
    EXPECT_EQ(forecastLine(table.state(), ahead.sections[1]).level, QStringLiteral("unknown"));
    EXPECT_EQ(forecastHeadline(table.state(), ahead).text,
              QStringLiteral("1 section would break if winter came now"));
}

TEST(PowderText, BP_51_BP_62_ABreachSaysWhatTheTowersAndTheFiringSpotsWouldLose) {
    PowderTable table;
    table.horde("champions", "S1.1");
    table.horde("riders", "S1.2");
    table.begin();
    const auto lines = [&] {
        return forecastLine(table.state(), powder::forecast(table.state()).sections[0]).lines;
    };
    const QString tower = QStringLiteral("1 shame token more for whoever stands in a tower beside it.");
    const QString killed = QStringLiteral("2 soldiers in its firing spots would be killed.");
    ASSERT_TRUE(powder::forecast(table.state()).sections[0].clash.breached);
    EXPECT_FALSE(lines().contains(tower));
    EXPECT_FALSE(lines().join(u' ').contains(QStringLiteral("firing spots")));
    table.correct("tower", "T1", "snake");
    table.correct("soldiers", "S1.fire", {{"player", "snake"}, {"type", "archer"}, {"n", 2}});
    EXPECT_TRUE(lines().contains(tower)) << str(lines().join(u'|'));
    EXPECT_TRUE(lines().contains(killed)) << str(lines().join(u'|'));
    // A section that holds loses neither.
    table.correct("wall-level", "S1", 3);
    ASSERT_FALSE(powder::forecast(table.state()).sections[0].clash.breached);
    EXPECT_FALSE(lines().contains(tower));
    EXPECT_FALSE(lines().contains(killed));
}

TEST(PowderText, BP_14_WhatTheWallsWoundsCanTurnIsSaidInTheHeadline) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.horde("scouts", "S1.1"); // two spots
    table.horde("champions", "S1.2");
    table.soldier("dragon", "archer", "S1.fire");
    table.begin();
    const auto line = [&] {
        expectForecast(table.state(), "wounds");
        return forecastLine(table.state(), powder::forecast(table.state()).sections[0]);
    };
    ASSERT_EQ(line().level, QStringLiteral("breach"));
    const QString one = QStringLiteral("First the soldiers in its firing spots deal 1 wound.");
    EXPECT_EQ(line().lines.first(), one) << str(line().lines.join(u'|'));
    const auto spots = freeSpots(table.state(), powder::Slot{0, 1});
    for (std::size_t i = 1; i < spots.size(); ++i)
        table.correct("spot", spotName(spots[i]), "wound");
    EXPECT_EQ(line().headline, QStringLiteral("The left section: breach, 7 against 4, unless the soldiers on "
                                              "the wall defeat the Champions first"));
    EXPECT_EQ(line().level, QStringLiteral("depends"));
    EXPECT_EQ(line().lines.first(), one);
    EXPECT_FALSE(line().lines.join(u' ').contains("without the Champions")) << "the headline says it";
    EXPECT_EQ(forecastHeadline(table.state(), powder::forecast(table.state())).text,
              QStringLiteral("1 section may break if winter came now"));
    EXPECT_TRUE(forecastHeadline(table.state(), powder::forecast(table.state())).danger);
    table.correct("horde", "S2.1", "veterans");
    EXPECT_EQ(forecastHeadline(table.state(), powder::forecast(table.state())).text,
              QStringLiteral("1 section would break if winter came now, 1 more may break"));
    // The last card has one free spot: the wound falls there.
    table.correct("horde", "S1.1", nullptr);
    EXPECT_EQ(line().headline, QStringLiteral("The left section: holds, 0 against 4"));
    EXPECT_EQ(line().lines, (QStringList{one, QStringLiteral("They defeat the Champions.")}));
}

TEST(PowderText, BP_62_HonorForSeveralSectionsIsOneLineForEachPlayer) {
    PowderTable table({"dragon", "snake", "turtle"});
    const powder::Steps steps{powder::step::Honor{powder::Clan::dragon, 2, 7, "tower", BP(62)},
                              powder::step::Honor{powder::Clan::dragon, 2, 9, "tower", BP(62)},
                              powder::step::Honor{powder::Clan::dragon, 2, 11, "tower", BP(62)},
                              powder::step::Honor{powder::Clan::snake, 2, 6, "tower", BP(62)}};
    const auto cards = cardsOf(table.state(), steps);
    ASSERT_EQ(cards.size(), 1);
    EXPECT_EQ(cards[0].items, (QStringList{"Dragon: 6 more, then 11", "Snake: 2 more, then 6"}));
}

TEST(PowderText, BP_53_BP_54_TheOutlookSaysWhatAWallThatHoldsWouldLose) {
    PowderTable table({"dragon", "snake", "turtle"});
    const auto headline = [&] {
        return forecastHeadline(table.state(), powder::forecast(table.state())).text;
    };
    EXPECT_EQ(headline(), QStringLiteral("No horde stands before the wall"));
    table.horde("scouts", "S1.1");
    EXPECT_EQ(headline(), QStringLiteral("All sections would hold if winter came now"));
    table.horde("battering-ram", "S2.1");
    EXPECT_EQ(headline(),
              QStringLiteral("In winter all sections would hold, but the wall would lose 1 level"));
}

TEST(PowderText, BP_56_TheOutlookSaysByWhichWallTheGameWouldBeLost) {
    const auto headline = [](const powder::Json& options) {
        PowderTable table({"dragon", "snake", "turtle"}, options);
        table.horde("trebuchet", "S2.3");
        return forecastHeadline(table.state(), powder::forecast(table.state())).text;
    };
    EXPECT_EQ(
        headline({{"loss", "section"}}),
        QStringLiteral("The middle section would lose its last level this winter: the game would be lost"));
    EXPECT_EQ(headline({{"loss", "board"}}),
              QStringLiteral("In winter all sections would hold, but the wall would lose 1 level"));
    PowderTable table({"dragon", "snake", "turtle"});
    for (const char* section : {"S1.3", "S2.3", "S3.3"})
        table.horde("trebuchet", section);
    EXPECT_EQ(forecastHeadline(table.state(), powder::forecast(table.state())).text,
              QStringLiteral("This winter would take the last wall: the game would be lost"));
}

TEST(PowderText, BP_56_OnlyAWallWhoseLossIsCertainIsNamedAsTheOneThatLoses) {
    PowderTable table({"dragon", "snake", "turtle"}, {{"loss", "section"}});
    powder::Forecast ahead;
    ahead.end = powder::EndReason::allWallsGone;
    ahead.destroyed = {{0, 1, 0, powder::WallBreaker::ram, false}};
    EXPECT_EQ(forecastHeadline(table.state(), ahead).text,
              QStringLiteral("This winter would take the last wall: the game would be lost"));
    ahead.destroyed.push_back({2, 1, 0, powder::WallBreaker::trebuchet, true});
    EXPECT_EQ(
        forecastHeadline(table.state(), ahead).text,
        QStringLiteral("The right section would lose its last level this winter: the game would be lost"));
    ahead.end.reset();
    ahead.mayLose = true;
    EXPECT_EQ(forecastHeadline(table.state(), ahead).text,
              QStringLiteral("The left section may lose its last level this winter: the game would be lost"));
}

TEST(PowderText, BP_50_InWinterTheOutlookIsTheAssaultAndNoWinterToCome) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.horde("scouts", "S1.1");
    table.begin();
    powder::State state = table.state();
    state.season = powder::Season::winter;
    const auto headline = [&] { return forecastHeadline(state, powder::forecast(state)).text; };
    EXPECT_EQ(headline(), QStringLiteral("All sections hold in this assault"));
    state.sections[0].power = 20;
    EXPECT_EQ(headline(), QStringLiteral("1 section would break in this assault"));
    state.sections[0].power = 0;
    state.at(powder::Slot{0, 0}).reset();
    EXPECT_EQ(headline(), QStringLiteral("No horde stands before the wall"));
}

TEST(PowderText, BP_74_AShotSaysWhyItLeavesNoWoundAndNothingThatNobodyCanDo) {
    PowderTable table({"dragon", "snake", "turtle"});
    const auto sentence = [&](powder::WasteReason why) {
        const powder::Step step = powder::step::Wasted{{{2, 0}, powder::cellAt(0, 1)}, why, BP(74)};
        return cardOf(table.state(), step).sentence;
    };
    EXPECT_EQ(sentence(powder::WasteReason::gap),
              QStringLiteral("No wound: there is no spot a2 in row 1 of the right section"));
    EXPECT_EQ(sentence(powder::WasteReason::wounded),
              QStringLiteral("No wound: spot a2 in row 1 of the right section has one already"));
    EXPECT_EQ(sentence(powder::WasteReason::immune),
              QStringLiteral("No wound: a tank or snake token is on spot a2 in row 1 of the right section"));
}

TEST(PowderText, BP_52_ACertainOutcomeIsForetoldWithoutItsNumbers) {
    auto book = test::sampleBook();
    for (const char* card : {"ladders", "raiders"})
        book["cards"][card].erase("power");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("ladders", "S1.1");
    table.horde("raiders", "S1.2");
    table.begin();
    const auto line = [&](std::size_t n) {
        expectForecast(table.state(), "ladders");
        return forecastLine(table.state(), powder::forecast(table.state()).sections[n]);
    };
    EXPECT_EQ(line(0).headline, QStringLiteral("The left section: breach by Ladders"));
    EXPECT_EQ(line(0).level, QStringLiteral("breach"));
    EXPECT_TRUE(line(0).lines.join(u' ').contains(
        QStringLiteral("It would cost 6 shame tokens: each player takes one for every horde")));
    EXPECT_TRUE(line(0).lines.contains(
        QStringLiteral("What else would hold it depends on values that are not known yet.")));
    EXPECT_FALSE(
        line(0).lines.contains(QStringLiteral("No single wall, barricade or defeat would hold it.")));
    EXPECT_EQ(forecastHeadline(table.state(), powder::forecast(table.state())).text,
              QStringLiteral("1 section would break if winter came now"));
    const QString dead = QStringLiteral("Everybody there would die, in the rest zone too: 2 soldiers.");
    EXPECT_FALSE(line(0).lines.join(u' ').contains(QStringLiteral("would die"))) << "nobody is there";
    table.correct("soldiers", "S1.fire", {{"player", "snake"}, {"type", "archer"}, {"n", 1}});
    table.correct("soldiers", "S1.rest", {{"player", "dragon"}, {"type", "spearman"}, {"n", 1}});
    EXPECT_TRUE(line(0).lines.contains(dead)) << str(line(0).lines.join(u'|'));
    table.correct("machines", "S1", powder::Json::array({"cannon"}));
    EXPECT_TRUE(line(0).lines.contains(QStringLiteral("1 machine there would be lost.")));
    table.correct("wall-level", "S3", 0);
    EXPECT_EQ(line(2).level, QStringLiteral("holds"));
    // Known numbers that do not explain the breach are not its headline.
    PowderTable known({"dragon", "snake", "turtle"});
    known.horde("ladders", "S1.1");
    known.begin();
    EXPECT_EQ(forecastLine(known.state(), powder::forecast(known.state()).sections[0]).headline,
              QStringLiteral("The left section: breach by Ladders"));

    PowderTable empty({"dragon", "snake", "turtle"}, {}, powder::Json::object());
    empty.begin();
    EXPECT_EQ(forecastLine(empty.state(), powder::forecast(empty.state()).sections[1]).headline,
              QStringLiteral("The middle section: holds, no horde"));
    const step::Holds holds{1, 0, {}, BP(50)};
    EXPECT_EQ(shortLine(empty.state(), holds), QStringLiteral("The middle section holds"));
    EXPECT_EQ(cardsOf(empty.state(), {holds})[0].reason, QStringLiteral("No horde stands before it."));
    const step::Breach breach{1, {}, {}, powder::BreachBy::ladders, BP(52)};
    EXPECT_EQ(shortLine(empty.state(), breach), QStringLiteral("Breach: the middle section, by Ladders"));
}

TEST(PowderText, BP_51_ABreachSaysWhoTakesNoShameAndWhy) {
    PowderTable table;
    table.begin();
    powder::State state = table.state();
    powder::Section& middle = state.sections[1];
    middle.rows[0] = powder::Horde{101, "raiders", {}};
    middle.rows[1] = powder::Horde{102, "leader", {}};
    const auto put = [&](std::size_t row, powder::Cell cell, Clan clan) {
        middle.rows[row]->marks[cell] = {powder::Mark::Kind::soldier, clan, SoldierType::spearman, cell};
    };
    const step::Breach breach{1, 9, 6, powder::BreachBy::power, BP(51)};
    const auto detail = [&] { return withSpared(state, {breach}, cardsOf(state, {breach}))[0].detail; };
    EXPECT_EQ(detail(), QStringLiteral("Power 9 against defense 6."));
    put(0, 2, Clan::dragon);
    EXPECT_EQ(detail(), QStringLiteral("Power 9 against defense 6.")) << "one horde has none of theirs";
    put(1, 0, Clan::dragon);
    EXPECT_EQ(detail(),
              QStringLiteral("Power 9 against defense 6. No shame for Dragon, whose soldiers stand on "
                             "each horde there."));
    put(0, 3, Clan::snake);
    put(1, 1, Clan::snake);
    EXPECT_TRUE(detail().contains(QStringLiteral("No shame for Dragon and Snake, whose"))) << str(detail());
}

TEST(PowderText, AssaultHasItsHeadlines) {
    PowderTable table;
    const step::Holds holds{0, 3, 4, BP(50)};
    const step::Breach breach{1, 9, 6, powder::BreachBy::power, BP(50)};
    EXPECT_EQ(headlineOf(table.state(), {holds}).text, QStringLiteral("All hold"));
    EXPECT_EQ(headlineOf(table.state(), {breach}).text, QStringLiteral("Breach: the middle section"));
    EXPECT_EQ(headlineOf(table.state(), {holds, breach}).text,
              QStringLiteral("Breach: the middle section. 1 holds."));
    EXPECT_EQ(headlineOf(table.state(), {holds, breach, step::Holds{2, 2, 4, BP(50)}}).text,
              QStringLiteral("Breach: the middle section. 2 hold."));
    // A section that holds may lose a level all the same.
    EXPECT_EQ(headlineOf(table.state(), {holds, step::LowerWall{}}).text, QStringLiteral("The wall sinks"));
    EXPECT_EQ(headlineOf(table.state(), {step::LowerWall{}}).text, QStringLiteral("The wall crumbles!"));
    powder::State open = table.state();
    open.tasks = {powder::task::Assault{1}};
    EXPECT_EQ(headlineOf(open, {holds}).text, QStringLiteral("The left section holds"));
    EXPECT_EQ(headlineOf(open, {holds}).tone, QStringLiteral("plain"));
    EXPECT_EQ(headlineOf(open, {holds, step::Holds{1, 2, 4, BP(50)}}).text,
              QStringLiteral("2 sections hold so far"));
    EXPECT_EQ(headlineOf(open, {holds, breach}).text, QStringLiteral("Breach: the middle section. 1 holds."));
    const auto cards = cardsOf(table.state(), {holds, breach});
    ASSERT_EQ(cards.size(), 2);
    EXPECT_EQ(cards[0].tone, QStringLiteral("good"));
    EXPECT_FALSE(cards[0].moves);
    EXPECT_EQ(cards[0].detail, QStringLiteral("Power 3 against defense 4."));
    EXPECT_EQ(cards[1].tone, QStringLiteral("danger"));
    EXPECT_EQ(cards[1].places, QStringList{"S2"});
    const powder::SoldierAt spearman{Clan::dragon, SoldierType::spearman, {}};
    const powder::Post gone{powder::Post::Kind::gone, 0, {}, {}, 0};
    const powder::Post rest{powder::Post::Kind::rest, 0, {}, {}, 0};
    EXPECT_EQ(headlineOf(table.state(), {step::MoveSoldier{spearman, rest, BP(32)}}).text,
              QStringLiteral("Soldiers move"));
    EXPECT_EQ(headlineOf(table.state(), {step::MoveSoldier{spearman, gone, BP(6)}}).text, QString())
        << "the command's title says it";
    // BP-35: a post names the upper left cell of the tank's square, which may be a gap of the card.
    const powder::SoldierAt tank{Clan::turtle, SoldierType::tank,
                                 powder::spotPost({{2, 0}, powder::cellAt(0, 4)})};
    const step::PlaceSoldier placed{tank, BP(35)};
    EXPECT_EQ(headlineOf(table.state(), {placed}).text, QStringLiteral("New soldiers"));
    EXPECT_EQ(headlineOf(table.state(), {step::MoveSoldier{spearman, rest, BP(62)}, placed}).text,
              QStringLiteral("New soldiers"))
        << "the other one makes room for him";
    EXPECT_EQ(
        headlineOf(table.state(), {step::MoveSoldier{tank, powder::spotPost({{2, 0}, 0}), BP(36)}}).text,
        QStringLiteral("Attack!"));
    const auto lain = cardsOf(table.state(), {placed});
    ASSERT_EQ(lain.size(), 1);
    EXPECT_TRUE(lain[0].sentence.endsWith(QStringLiteral("spots a5 to b6 in row 1 of the right section")))
        << lain[0].sentence.toStdString();
    EXPECT_EQ(lain[0].places, (QStringList{"S3.1:a5", "S3.1:a6", "S3.1:b5", "S3.1:b6"}));
    const step::Defeat defeat{"leader", {0, 0}, BP(40)};
    EXPECT_EQ(headlineOf(table.state(), {defeat}).text, QStringLiteral("Leader defeated"));
    EXPECT_EQ(headlineOf(table.state(), {defeat, defeat}).text, QStringLiteral("2 hordes defeated"));
    EXPECT_EQ(headlineOf(table.state(), {step::Raid{"leader", {}, 3, 27, BP(21)}}).text,
              QStringLiteral("Raid!"));
    EXPECT_EQ(headlineOf(table.state(), {step::GameOver{powder::EndReason::allWallsGone, BP(56)}}).tone,
              QStringLiteral("danger"));
}

TEST(PowderText, WhatWasPaidAndEarnedIsTakenBack) {
    const PowderTable table;
    const step::Pay pay{Clan::dragon, {{"stone", 2}, {"wood", 1}}, BP(30)};
    const step::PaySpot chi{Clan::snake, {{0, 0}, 2}, {{"chi", 1}, {"honor", 1}}, BP(24)};
    const step::PaySpot honor{Clan::snake, {{0, 0}, 3}, {{"honor", 2}}, BP(24)};
    const powder::Steps steps{pay, chi, honor};
    EXPECT_EQ(takenBack(table.state(), steps, 0, 1), QStringLiteral("Dragon, take 2 stone and 1 wood back."));
    EXPECT_EQ(takenBack(table.state(), steps, 1, 2), QStringLiteral("Snake, give 1 chi back."));
    EXPECT_EQ(takenBack(table.state(), steps, 2, 3), QString()) << "honor is counted by the program";
}

TEST(PowderText, MachinesBearTheirOwnPicture) {
    PowderTable table;
    for (const powder::Machine machine :
         {powder::Machine::ballista, powder::Machine::cannon, powder::Machine::rocketLauncher}) {
        const auto name = QString::fromStdString(std::string(powder::toString(machine)));
        const auto cards = cardsOf(table.state(), {step::PlaceMachine{machine, 0, BP(7)},
                                                   step::Shot{Clan::dragon, machine, {0, 0}, {}, BP(72)},
                                                   step::RemoveMachine{machine, 0, BP(52)}});
        ASSERT_EQ(cards.size(), 3);
        for (const PowderCard& card : cards)
            EXPECT_EQ(card.glyph, name) << card.icon.toStdString();
    }
}

TEST(PowderText, BP_27_WhoeverIsPutOnACardReadsWhatIsPrintedThere) {
    PowderTable table;
    table.correct("horde", "S1.1", "pikemen");
    table.correct("horde", "S2.1", "leader");
    const auto text = QString::fromStdString(table.state().book->cards.at("pikemen").ability->text);
    const auto soldierAt = [](std::uint8_t section, const char* spot) {
        return powder::SoldierAt{Clan::dragon, SoldierType::spearman,
                                 *powder::parsePost("S" + std::to_string(section + 1) + ".1:" + spot)};
    };
    const auto detail = [&](const powder::Steps& steps) {
        return cardsOf(table.state(), steps).first().detail;
    };
    const step::PlaceSoldier placed{soldierAt(0, "a3"), BP(30)};
    EXPECT_TRUE(detail({placed}).endsWith(text)) << detail({placed}).toStdString();
    EXPECT_TRUE(detail({placed, step::PlaceSoldier{soldierAt(0, "a4"), BP(30)}}).endsWith(text));
    EXPECT_EQ(detail({placed, step::PlaceSoldier{soldierAt(0, "a4"), BP(30)}}).count(text), 1);
    EXPECT_EQ(detail({step::PlaceSoldier{soldierAt(1, "a1"), BP(30)}}), QString()) << "the Leader has a sign";
    const powder::SoldierAt rests{Clan::dragon, SoldierType::spearman, powder::restPost(0)};
    EXPECT_TRUE(detail({step::MoveSoldier{rests, placed.soldier.at, BP(37)}}).endsWith(text));
}

TEST(PowderText, SpotsThatLeaveNoPlaceForWhoeverWasPutThereSayHowToGoOn) {
    auto book = test::sampleBook();
    book["cards"]["raiders"].erase("spots");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("raiders", "S1.1");
    table.begin();
    const auto told = [](const powder::State& state, const char* line) {
        const auto command = powder::commandFromJson(state, powder::Json::parse(line));
        return command ? powder::apply(state, *command) : Result<powder::Outcome>(command.error());
    };
    const auto asks =
        told(table.state(),
             R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.1:a1"}]})");
    ASSERT_TRUE(asks && asks->decision);
    ASSERT_EQ(asks->decision->id, DecisionKind::value);
    const auto refused =
        told(asks->state, R"({"do":"answer","decision":"value","value":["......",".####."]})");
    ASSERT_FALSE(refused);
    const QString why = refusalText(asks->state, refused.error());
    EXPECT_TRUE(why.contains(QStringLiteral("undo that"))) << str(why);
    expectSentence(why, "spots");
}

TEST(PowderText, ASentenceThatBeginsWithASpotKeepsItsName) {
    EXPECT_EQ(capital(QStringLiteral("a3, a4")), QStringLiteral("a3, a4"));
    EXPECT_EQ(capital(QStringLiteral("archer")), QStringLiteral("Archer"));
    EXPECT_EQ(capital(QStringLiteral("r3")), QStringLiteral("R3"));
    EXPECT_EQ(capital(QString()), QString());
}

TEST(PowderText, NamesOfPlacesPricesAndValues) {
    EXPECT_EQ(placeName(*powder::parsePost("S3.2:a3+a4")),
              QStringLiteral("spots a3 and a4 in row 2 of the right section"));
    EXPECT_EQ(placeName(powder::firePost(0)), QStringLiteral("the firing spots of the left section"));
    EXPECT_EQ(hordeName("battering-ram"), QStringLiteral("Battering Ram"));
    EXPECT_EQ(hordeName("mounted-bow-riders"), QStringLiteral("Mounted Bow Riders"));
    EXPECT_EQ(cardNameOf(QStringLiteral("Siege Engine")), "siege-engine");
    EXPECT_EQ(cardNameOf(QStringLiteral(" Große  Räuber! ")), "grosse-raeuber");
    EXPECT_EQ(cardNameOf(QStringLiteral("!!")), "");
    EXPECT_TRUE(powder::isCardName(cardNameOf(QString(60, QLatin1Char('a')))));
    EXPECT_EQ(amountList({{"wood/stone/gold", 5}}), QStringLiteral("5 of wood, stone or gold"));
    EXPECT_EQ(amountList({{"any", 1}}), QStringLiteral("1 resource of any kind"));
    EXPECT_EQ(amountList({}), QStringLiteral("nothing"));
    EXPECT_EQ(soldierCount(SoldierType::horseman, 2), QStringLiteral("2 horsemen"));
    for (std::size_t type = 0; type < powder::soldierTypeCount; ++type) {
        const auto soldier = static_cast<SoldierType>(type);
        EXPECT_EQ(soldierCount(soldier, 2, Role::whom), soldierCount(soldier, 2));
        EXPECT_EQ(soldierCount(soldier, 1, Role::whom), QStringLiteral("1 ") + soldierName(soldier));
    }
    EXPECT_EQ(placeInto(powder::restPost(1)), QStringLiteral("into the rest zone of the middle section"));
    for (const powder::Post& post : {powder::poolPost(), powder::firePost(2), powder::towerPost(1)})
        EXPECT_EQ(placeInto(post), QStringLiteral("into ") + placeName(post));
    EXPECT_EQ(valueName(*powder::parsePath("/walls/2/defense")), QStringLiteral("defense of wall level 2"));
    using Field = ValueKey::Field;
    for (int field = 0; field <= static_cast<int>(Field::rocketCells); ++field)
        expectSentence(valueName({static_cast<Field>(field), "battering-ram", 1}), std::to_string(field));
    EXPECT_EQ(valueName({Field::timeHordes, {}, 2, powder::TimeSide::few}),
              QStringLiteral("number of hordes at slot 3 of the time track for 2 and 3 players"));
}

TEST(PowderText, EveryQuestionIsAskedByName) {
    PowderTable table;
    for (int kind = 0; kind <= static_cast<int>(DecisionKind::artifacts); ++kind) {
        const auto id = static_cast<DecisionKind>(kind);
        powder::Decision decision{.id = id, .clan = Clan::snake, .at = powder::SectionNamed{1}, .count = 2};
        decision.value = ValueKey{ValueKey::Field::cardPower, "leader"};
        decision.soldier = powder::SoldierAt{Clan::snake, SoldierType::archer, powder::firePost(1)};
        const DecisionText words = decisionText(table.state(), decision);
        for (const QString& text : {words.title, words.detail, words.reason})
            expectSentence(text, std::to_string(kind));
        EXPECT_TRUE(words.title.contains(QStringLiteral("Snake"))) << str(words.title);
        for (const powder::Value& value :
             {powder::Value(powder::NoneOfThem{}), powder::Value(powder::Spot{{1, 0}, 3}),
              powder::Value(powder::SectionNamed{2}), powder::Value(powder::TowerNamed{1}),
              powder::Value(SoldierType::warriorMonk), powder::Value(powder::ClaimedAt{Clan::snake, 0}),
              powder::Value(powder::Aim{powder::Machine::rocketLauncher, {1, 0}}),
              powder::Value(powder::SoldierList{}), powder::Value(powder::RocketNamed{"r1"}),
              powder::Value(BookValue(7))}) {
            const OptionText option = optionText(table.state(), id, value);
            EXPECT_FALSE(option.label.isEmpty()) << kind;
            expectWords(option.label, std::to_string(kind));
            expectWords(option.detail, std::to_string(kind));
        }
    }
}

TEST(PowderText, BP_23_ATrebuchetHearsOfRowThreeOnly) {
    PowderTable table;
    table.horde("trebuchet", "S1.3");
    table.horde("scouts", "S2.1");
    table.horde("scouts", "S3.1");
    const auto drawn = powder::apply(
        table.state(),
        *powder::commandFromJson(table.state(), powder::Json::parse(R"({"do":"horde","card":"trebuchet"})")));
    ASSERT_TRUE(drawn.ok());
    ASSERT_TRUE(drawn->decision && drawn->decision->id == DecisionKind::indicator);
    EXPECT_EQ(str(decisionText(drawn->state, *drawn->decision).reason),
              "Every section has a card: the next card says where this one goes.")
        << "row 1 of the left section is free";
    const auto detail = [&](std::size_t section) {
        return str(optionText(drawn->state, DecisionKind::indicator,
                              powder::SectionNamed{static_cast<powder::SectionIndex>(section)})
                       .detail);
    };
    EXPECT_EQ(detail(0), "Row 3 is taken: a raid.");
    EXPECT_EQ(detail(1), "Row 3 is free");
    expectTold(*drawn, "a trebuchet");
}

TEST(PowderText, TitlesOfCommandsSayWhoAndWhat) {
    PowderTable table;
    const powder::State& state = table.state();
    const powder::Deployed spearman{SoldierType::spearman};
    EXPECT_EQ(commandTitle(state, command::Recruit{Clan::dragon, {spearman, spearman}}),
              QStringLiteral("Dragon recruited 2 spearmen"));
    EXPECT_EQ(commandClan(state, command::Recruit{Clan::dragon, {spearman}}), Clan::dragon);
    EXPECT_EQ(commandTitle(state, command::ToSeason{powder::Season::winter}),
              QStringLiteral("Winter of year 1"));
    EXPECT_EQ(commandTitle(state, command::ToSeason{powder::Season::spring}),
              QStringLiteral("Spring of year 2"));
    EXPECT_EQ(commandTitle(state, command::BeginAssault{}), QStringLiteral("Assault"));
    EXPECT_EQ(commandTitle(state, command::HordeCard{"leader", {}}), QStringLiteral("Horde: Leader"));
    EXPECT_EQ(commandTitle(state, command::SetValue{{ValueKey::Field::wallDefense, {}, 2}, BookValue(7)}),
              QStringLiteral("Defense of wall level 2: 7"));
    EXPECT_EQ(commandClan(state, command::BeginAssault{}), std::nullopt);
    EXPECT_EQ(commandOrigin(command::Correct{command::CorrectYear{2}}, {}), QStringLiteral("correction"));
    Origin byHand;
    byHand.by = "hand";
    EXPECT_EQ(commandOrigin(command::HordeCard{"leader", {}}, byHand), QString()) << "nearly everything is";
    const auto corrections = []<class... Kinds>(TypeList<Kinds...>) {
        return std::vector<command::Correction>{command::Correction(Kinds{})...};
    }(command::CorrectionKinds());
    for (const command::Correction& what : corrections)
        expectSentence(commandTitle(state, command::Correct{what}), std::to_string(what.index()));
}

/// A refused log line, in words.
QString refusalOf(const PowderTable& table, const char* line) {
    const auto read = powder::commandFromJson(table.state(), powder::Json::parse(line));
    if (!read)
        return refusalText(table.state(), read.error());
    const auto outcome = powder::apply(table.state(), *read);
    if (outcome) {
        ADD_FAILURE() << "accepted: " << line;
        return {};
    }
    return refusalText(table.state(), outcome.error());
}

TEST(PowderText, RefusalsSayWhatWhereAndWhatToDo) {
    PowderTable table;
    EXPECT_EQ(refusalOf(table, R"({"do":"assault"})"),
              QStringLiteral("The game is still being set up. Go on with: Turn up 4 horde cards."));
    EXPECT_EQ(refusalOf(table, R"({"do":"tea","order":["dragon","dragon","snake"]})"),
              QStringLiteral("Every player stands in the tea order once. Look at Dragon."));
    table.horde("scouts", "S2.1");
    table.horde("leader", "S2.2");
    table.machine("cannon", "S2");
    table.machine("ballista", "S2");
    EXPECT_EQ(refusalOf(table, R"({"do":"place","piece":"cannon","at":"S2"})"),
              QStringLiteral("Two machines stand in the middle section already. Choose another section."));
    EXPECT_EQ(refusalOf(table, R"({"do":"place","piece":"cannon","at":"S1"})"),
              QStringLiteral("The cannon is already there: during set-up each machine is placed once. Choose "
                             "another one."));
    table.begin();
    EXPECT_EQ(refusalOf(table, R"({"do":"assault"})").left(40),
              QStringLiteral("It is fall; this belongs to another season. Next").left(40));
    PowderTable last;
    last.correct("slot", "", 6);
    last.winter();
    last.assault();
    last.correct("season", "", "winter");
    EXPECT_EQ(refusalOf(last, R"({"do":"season","to":"spring"})"),
              QStringLiteral("The time token lies on the last slot, so no spring comes. Correct the slot "
                             "first."));
    EXPECT_EQ(nextAction(seasonGuide(last.state())), "correct");
    EXPECT_EQ(nextText(seasonGuide(last.state())), QStringLiteral("Correct the slot of the time token"));
    last.correct("slot", "", 5);
    EXPECT_EQ(nextAction(seasonGuide(last.state())), "season");
    const std::vector<const char*> bad{
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"tank","at":"S2.1:a1"}]})",
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S2.2:a1"}]})",
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S2.1:b6"}]})",
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.1:a1"}]})",
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S2.fire"}]})",
        R"({"do":"recruit","player":"dragon","soldiers":[]})",
        R"({"do":"attack","player":"dragon","soldiers":[{"type":"spearman","from":"S2.rest","at":"S2.1:a1"}]})",
        R"({"do":"move","player":"dragon","from":"S1.rest","to":"S2.fire","soldiers":{"archer":1}})",
        R"({"do":"move","player":"dragon","from":"S1.rest","to":"S1.rest","soldiers":{"archer":1}})",
        R"({"do":"season","to":"spring"})",
        R"({"do":"begin"})",
        R"({"do":"deck","out":[]})",
        R"({"do":"answer","decision":"fire","value":"S2.1:a1"})",
        R"({"do":"honor","player":"dragon","amount":0,"why":"card"})",
        R"({"do":"shame-back","player":"dragon","from":"spearman"})",
        R"({"do":"wound","player":"dragon","at":"S3.1:a1","why":"card"})",
        R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S2.1","why":"card"})",
        R"({"do":"build","piece":"ballista","player":"dragon","at":"S2"})",
        R"({"do":"horde","card":"leader","next":"S1"})",
        R"({"do":"order","players":["dragon","snake"]})",
        R"({"do":"adjust","at":"S1","power":2})",
        R"({"do":"correct","what":"wall-level","at":"S2","value":7})",
        R"({"do":"correct","what":"shame-pool","value":99})",
        R"({"do":"kill","player":"dragon","soldier":"snake:spearman@S2.rest","why":"card"})"};
    std::set<QString> different;
    for (const char* line : bad) {
        const QString text = refusalOf(table, line);
        expectSentence(text, line);
        EXPECT_TRUE(text.endsWith(QLatin1Char('.'))) << str(text);
        different.insert(text);
    }
    EXPECT_GE(different.size(), bad.size() - 1);
    EXPECT_EQ(refusalOf(table, bad[0]),
              QStringLiteral("Only the clan Turtle has the tank. Choose another soldier."));
    EXPECT_EQ(refusalOf(table, bad[1]),
              QStringLiteral("This soldier reaches row 1 only, not row 2 of the middle section."));
}

TEST(PowderText, BP_72_ARocketCardIsNamedOnceWhereItWasDrawnAlready) {
    PowderTable table;
    table.horde("scouts", "S2.1");
    table.machine("rocket-launcher", "S2");
    table.begin();
    const auto drawn = table.state().book->rockets.begin()->first;
    const std::string shot =
        R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S2.1","card":")" + drawn +
        R"(","why":"card"})";
    QString text;
    for (int n = 0; n < 9 && text.isEmpty(); ++n) {
        const auto read = powder::commandFromJson(table.state(), powder::Json::parse(shot));
        ASSERT_TRUE(read.ok());
        if (const auto outcome = powder::apply(table.state(), *read); outcome.ok())
            table.play(shot.c_str());
        else
            text = refusalText(table.state(), outcome.error());
    }
    EXPECT_EQ(str(text), "The rocket card R1 was drawn already. Choose one that is left.");
    expectSentence(text, shot);
}

TEST(PowderText, TwoPlayersHearWhatReedCannotDoAndWhatIsOutOfPlay) {
    PowderTable table({"monkey", "panda"});
    table.begin();
    EXPECT_EQ(
        refusalOf(table, R"({"do":"build","piece":"barricade","player":"monkey","at":"S1"})"),
        QStringLiteral("With one or two players the left section is out of play. Choose another section."));
    EXPECT_TRUE(refusalOf(table, R"({"do":"shame","player":"reed","amount":1,"why":"card"})")
                    .startsWith(QStringLiteral("Reed cannot do this")));
    EXPECT_EQ(
        refusalOf(table, R"({"do":"tower","player":"monkey","at":"T1","why":"card"})"),
        QStringLiteral("With one or two players nobody can use the outermost tower on the left (T1). Choose "
                       "another tower."));
}

/// Every clause that the rules' sources name.
std::set<int> clausesNamed() {
    static const QRegularExpression named(QStringLiteral("\\bBP\\(([0-9]+)\\)"));
    std::set<int> numbers;
    const std::filesystem::path folder = std::string(WATCHFIRE_SOURCE_DIR) + "/rules/powder";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h")
            continue;
        std::ifstream file(entry.path());
        std::stringstream text;
        text << file.rdbuf();
        auto found = named.globalMatch(QString::fromStdString(text.str()));
        while (found.hasNext())
            numbers.insert(found.next().captured(1).toInt());
    }
    return numbers;
}

TEST(PowderText, EveryClauseIsExplained) {
    const auto named = clausesNamed();
    EXPECT_GT(named.size(), 35u);
    for (const int n : named)
        EXPECT_FALSE(clauseText(BP(static_cast<std::uint8_t>(n))).explanation.isEmpty()) << "BP-" << n;
    std::vector<int> all;
    for (const Clause clause : explainedClauses()) {
        if (clause.book != Book::BP)
            continue;
        all.push_back(clause.number);
        expectSentence(clauseText(clause).title, toString(clause));
        expectSentence(clauseText(clause).explanation, toString(clause));
        EXPECT_TRUE(clauseText(clause).explanation.endsWith(QLatin1Char('.'))) << toString(clause);
        // Of several things in the sentence before, these words could mean any.
        static const QRegularExpression riddle(
            QStringLiteral("(?:^|[.:;] )(?:Who stood|One that|Right after it|Its wound)\\b|those who"));
        EXPECT_FALSE(clauseText(clause).explanation.contains(riddle)) << toString(clause);
    }
    EXPECT_EQ(all,
              (std::vector<int>{0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 20, 21, 22, 23,
                                24, 26, 27, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 41, 50, 51, 52, 53, 54,
                                55, 56, 57, 60, 61, 62, 63, 70, 71, 72, 73, 74, 80, 81, 82, 90, 91, 92, 93}));
}

TEST(PowderText, TheGuideLeadsThroughSetUpAndYear) {
    PowderTable table;
    SeasonGuide guide = seasonGuide(table.state());
    EXPECT_EQ(guide.title, QStringLiteral("Setting up"));
    EXPECT_EQ(nextOf(guide), QStringLiteral("Turn up 4 horde cards"));
    EXPECT_EQ(nextAction(guide), "tea") << "it can be entered, though the program does not insist";
    EXPECT_EQ(nextText(guide), QStringLiteral("Enter the tea order, top first"));
    EXPECT_EQ(progressOf(guide), QStringLiteral("Setting up, 1 of 8"));
    for (const char* card : {"leader", "scouts", "riders", "champions"})
        table.play({{"do", "horde"}, {"card", card}, {"next", "S1"}});
    guide = seasonGuide(table.state());
    EXPECT_TRUE(guide.steps[0].done) << "the deck is in use";
    EXPECT_EQ(nextOf(guide), QStringLiteral("Dragon raises 3 overseers and names a soldier for each"));
    EXPECT_EQ(nextAction(guide), "overseer");
    for (const char* clan : {"dragon", "snake", "turtle"}) {
        for (int i = 0; i < 3; ++i)
            table.play({{"do", "overseer"}, {"player", clan}, {"type", "spearman"}});
    }
    EXPECT_EQ(nextOf(seasonGuide(table.state())), QStringLiteral("In tea order, place 3 war machines"));
    for (const char* machine : {"ballista", "cannon", "rocket-launcher"})
        table.machine(machine, machine == std::string("cannon") ? "S1" : "S2");
    EXPECT_EQ(nextOf(seasonGuide(table.state())), QStringLiteral("Begin the first fall"));
    EXPECT_EQ(nextAction(seasonGuide(table.state())), "begin");
    table.begin();
    EXPECT_EQ(seasonGuide(table.state()).title, QStringLiteral("Fall, year 1"));
    EXPECT_EQ(seasonGuide(table.state()).turnTitle, QString());
    EXPECT_EQ(nextAction(seasonGuide(table.state())), "order") << "not the winter, before anybody has acted";
    table.play(R"({"do":"order","players":["snake","dragon","turtle"]})");
    EXPECT_EQ(seasonGuide(table.state()).title, QStringLiteral("Fall, year 1: Snake's turn"));
    EXPECT_EQ(seasonGuide(table.state()).turnTitle, QStringLiteral("Snake's turn"));
    EXPECT_EQ(nextAction(seasonGuide(table.state())), "end-turn");
    table.play(R"({"do":"end-turn","player":"snake"})");
    guide = seasonGuide(table.state());
    EXPECT_EQ(nextOf(guide), QStringLiteral("Dragon: command, activation, end of the turn"));
    EXPECT_TRUE(guide.steps[1].done);
    EXPECT_EQ(guide.steps.back().text, QStringLiteral("On to winter")) << "the name of its button";
    table.play(R"({"do":"season","to":"winter","anyway":true})");
    EXPECT_EQ(nextOf(seasonGuide(table.state())), QStringLiteral("Run the assault"));
    EXPECT_EQ(nextAction(seasonGuide(table.state())), "assault");
}

} // namespace
} // namespace watchfire::text
