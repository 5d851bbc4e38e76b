// SPDX-License-Identifier: Apache-2.0
// The table's own value book: what games add to it, what undo does to it, that the sample's values never get
// in, and files (the T values of the rule catalogue).
#include "app/books/book_difference.h"
#include "app/books/book_files.h"
#include "app/books/book_library.h"
#include "app/models/kept_answers.h"
#include "app/models/value_book_model.h"
#include "app/models/value_question.h"
#include "app/stores/book_walk.h"
#include "app/stores/value_book.h"
#include "app/stores/value_book_keeper.h"
#include "rules/core/error.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/shipped_book.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace watchfire {
namespace {

using Json = nlohmann::ordered_json;
using Field = powder::ValueKey::Field;

const powder::ValueKey leaderPower{Field::cardPower, "leader"};

Json header(const Json& book = nullptr) {
    Json json{{"watchfire", 1},
              {"scenario", "black-powder"},
              {"players", {{{"id", "dragon"}, {"name", "Ann"}}, {{"id", "turtle"}}, {{"id", "snake"}}}}};
    if (!book.is_null())
        json["book"] = book;
    return json;
}

Json valueOf(const std::string& path, const Json& value) {
    return {{"do", "value"}, {"path", path}, {"value", value}};
}

/// The desk with a kept book beside it, joined as in the program.
struct BookTable {
    explicit BookTable(const QString& path) : program(path) {
        const auto stored = program.contents.settings.find("book");
        if (stored != program.contents.settings.end()) {
            EXPECT_FALSE(book.load(stored->second).has_value());
        }
        QObject::connect(program.desk.get(), &GameDesk::changed, &book, [this] {
            keeper.changed(program.desk->gameId(),
                           dynamic_cast<const PowderGame&>(*program.desk->family()->game()));
        });
        QObject::connect(&book, &ValueBook::changed, &book,
                         [this] { program.journal.setSetting("book", book.toJson()); });
    }
    void submit(const Json& command) {
        const Json answer = program.desk->submit(command);
        EXPECT_TRUE(answer["ok"].get<bool>()) << command.dump() << answer.dump();
    }
    [[nodiscard]] std::optional<int> power() const { return book.book().number(leaderPower); }

    test::Program program;
    ValueBook book;
    ValueBookKeeper keeper{book};
};

int numberOf(const QVariantMap& question, const char* key) {
    return question.value(QLatin1String(key), -1).toInt();
}

TEST(ValueQuestion, KnowsWhatThePiecesAllow) {
    const auto firing = valueQuestion({Field::wallFiring, {}, 1}, {});
    EXPECT_EQ(numberOf(firing, "most"), 5 * 4 + 3 + 3) << "archers, bombers, crossbowmen";
    EXPECT_TRUE(firing.value(QStringLiteral("mostWhy")).toString().contains(QStringLiteral("26")));
    EXPECT_EQ(numberOf(valueQuestion({Field::timeHordes}, {}), "most"), 27);
    EXPECT_EQ(numberOf(valueQuestion({Field::timeHordes}, {}), "likely"), 8)
        << "one more comes than is printed";
    EXPECT_EQ(numberOf(valueQuestion({Field::timeLethality}, {}), "most"), 12);
    EXPECT_EQ(numberOf(valueQuestion({Field::cardPower, "leader"}, {}), "most"), -1)
        << "the rules say nothing";
    EXPECT_EQ(numberOf(valueQuestion({Field::wallCost, {}, 3}, {}), "expected"), 15);
    EXPECT_EQ(numberOf(numberQuestion({}), "likely"), -1);
}

TEST(ValueQuestion, NothingOfTheSampleIsAskedBack) {
    const powder::Book book = test::shippedBook();
    int numbers = 0;
    int costs = 0;
    for (const powder::ValueKey& stop : bookwalk::stops(book)) {
        const auto value = book.find(stop);
        const auto question = valueQuestion(stop, {});
        if (const auto* number = value ? std::get_if<int>(&*value) : nullptr) {
            EXPECT_LE(*number, numberOf(question, "likely")) << powder::pathOf(stop);
            ++numbers;
        }
        if (const auto* cost = value ? std::get_if<powder::Cost>(&*value) : nullptr) {
            EXPECT_EQ(cost->amount, numberOf(question, "expected")) << powder::pathOf(stop);
            ++costs;
        }
    }
    EXPECT_EQ(costs, 3) << "the three wall levels";
    EXPECT_GT(numbers, 20);
}

class ValueBookTest : public testing::Test {
protected:
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("journal.db"));
};

TEST_F(ValueBookTest, WhatStrangersTellAGameStaysInIt) {
    test::Program program(path);
    ValueBook book;
    ValueBookKeeper keeper(book);
    bool locked = true;
    QObject::connect(program.desk.get(), &GameDesk::changed, [&] {
        const auto& game = dynamic_cast<const PowderGame&>(*program.desk->family()->game());
        if (locked)
            keeper.pass(program.desk->gameId(), game);
        else
            keeper.changed(program.desk->gameId(), game);
    });
    ASSERT_FALSE(program.desk->begin(header(), "one", false).has_value());
    ASSERT_EQ(program.desk->submit(valueOf("/cards/leader/power", 6))["ok"], true);
    EXPECT_EQ(book.toJson(), ValueBook().toJson());
    locked = false;
    ASSERT_EQ(program.desk->submit(valueOf("/walls/2/cost", {{"amount", 9}, {"of", {"stone"}}}))["ok"], true);
    EXPECT_EQ(book.book().walls[2].cost, (powder::Cost{9, {"stone"}}));
    EXPECT_FALSE(book.book().find(leaderPower).has_value()) << "told while it was locked";
}

TEST_F(ValueBookTest, WhatAGameIsToldIsKnownAfterARestartAndToTheNextGame) {
    {
        BookTable table(path);
        ASSERT_FALSE(table.program.desk->begin(header(), "one", false).has_value());
        table.submit(valueOf("/cards/leader/power", 6));
        table.submit(valueOf("/walls/2/cost", {{"amount", 9}, {"of", {"stone"}}}));
        ASSERT_TRUE(table.program.saved());
    }
    BookTable table(path);
    EXPECT_EQ(table.power(), 6);
    EXPECT_EQ(table.book.book().walls[2].cost, (powder::Cost{9, {"stone"}}));
    ASSERT_FALSE(
        table.program.desk->begin(header(Json::parse(table.book.toJson())), "two", false).has_value());
    EXPECT_EQ(dynamic_cast<const PowderGame&>(*table.program.desk->family()->game())
                  .current()
                  .book->number(leaderPower),
              6);
}

TEST_F(ValueBookTest, AnAnswerIsKeptUnderWhatTheQuestionAskedFor) {
    BookTable table(path);
    ASSERT_FALSE(table.program.desk->begin(header(), "one", false).has_value());
    // A card arrives in the game; its spots are asked for when a soldier is to stand on it.
    table.submit({{"do", "tea"}, {"order", {"dragon", "turtle", "snake"}}});
    table.submit({{"do", "place"}, {"piece", "horde"}, {"card", "bowmen"}, {"at", "S1.1"}});
    table.submit({{"do", "begin"}});
    table.submit(
        {{"do", "recruit"}, {"player", "dragon"}, {"soldiers", {{{"type", "spearman"}, {"at", "S1.1:a3"}}}}});
    const auto& game = dynamic_cast<const PowderGame&>(*table.program.desk->family()->game());
    int answered = 0;
    while (const auto open = powder::openDecision(game.current())) {
        const auto key = open->value;
        if (!key)
            break;
        const std::string asked = powder::pathOf(*key);
        const Json range = powder::rangeOf(*key);
        const Json value = range == "spots"     ? Json::array({"..##..", "......"})
                           : range == "reward"  ? Json{{"chi", 2}}
                           : range == "ability" ? Json{{"kind", "none"}}
                                                : Json(3);
        EXPECT_FALSE(table.book.book().find(*key).has_value()) << asked;
        table.submit({{"do", "answer"}, {"decision", "value"}, {"value", value}});
        ASSERT_TRUE(table.book.book().find(*key).has_value()) << asked;
        EXPECT_EQ(powder::toJson(*table.book.book().find(*key)), value) << asked;
        ++answered;
    }
    EXPECT_GE(answered, 2) << "the spots and the reward are asked for";
}

TEST_F(ValueBookTest, UndoTakesAMistypedValueOutAndNothingElse) {
    BookTable table(path);
    ASSERT_FALSE(table.program.desk->begin(header(), "one", false).has_value());
    table.submit(valueOf("/cards/leader/power", 6));
    table.submit(valueOf("/cards/leader/power", 66));
    EXPECT_EQ(table.power(), 66);
    table.submit({{"do", "undo"}});
    EXPECT_EQ(table.power(), 6) << "what the game knows then";
    table.submit({{"do", "redo"}});
    EXPECT_EQ(table.power(), 66);
    // Meanwhile corrected on the book's page: undo does not take that back.
    table.book.set(leaderPower, 7);
    table.submit({{"do", "undo"}});
    EXPECT_EQ(table.power(), 7);
    table.submit({{"do", "undo"}});
    EXPECT_EQ(table.power(), 7);
}

TEST_F(ValueBookTest, AnotherGameTakesNothingOut) {
    BookTable table(path);
    ASSERT_FALSE(table.program.desk->begin(header(), "one", false).has_value());
    table.submit(valueOf("/cards/leader/power", 6));
    ASSERT_FALSE(table.program.desk->begin(header(), "two", false).has_value());
    EXPECT_EQ(table.power(), 6);
    table.submit(valueOf("/cards/leader/reward", 2));
    EXPECT_EQ(table.power(), 6);
}

TEST_F(ValueBookTest, ADrawnRocketCardIsKeptOnce) {
    BookTable table(path);
    ASSERT_FALSE(table.program.desk->begin(header(), "one", false).has_value());
    table.submit({{"do", "tea"}, {"order", {"dragon", "turtle", "snake"}}});
    table.submit({{"do", "place"}, {"piece", "horde"}, {"card", "bowmen"}, {"at", "S1.1"}});
    table.submit({{"do", "place"}, {"piece", "rocket-launcher"}, {"player", "dragon"}, {"at", "S1"}});
    table.submit({{"do", "begin"}});
    table.submit(valueOf("/cards/bowmen/spots", {"######", "######"}));
    const auto shoot = [&](const Json& cells) {
        table.submit({{"do", "shot"},
                      {"player", "dragon"},
                      {"machine", "rocket-launcher"},
                      {"at", "S1.1"},
                      {"why", "card"}});
        table.submit({{"do", "answer"}, {"decision", "rocket"}, {"value", cells}});
    };
    shoot({"a1", "b4"});
    ASSERT_TRUE(table.book.book().rockets.contains("r1"));
    EXPECT_EQ(table.book.book().rockets.at("r1"), (powder::RocketCard{1, powder::CellSet().set(0).set(9)}));
    EXPECT_TRUE(table.book.book().moreRockets) << "nobody has said that this is all";
    shoot({"a1", "b4"});
    EXPECT_EQ(table.book.book().rockets.size(), 1U) << "the same card, drawn again";
    shoot({"a2"});
    EXPECT_EQ(table.book.book().rockets.size(), 2U);
    ValueBook again;
    ASSERT_FALSE(again.load(table.book.toJson()).has_value());
    EXPECT_EQ(again.book(), table.book.book());
}

TEST_F(ValueBookTest, TheKeptBookAnswersWhatARunningGameAsks) {
    BookTable table(path);
    ASSERT_FALSE(table.program.desk->begin(header(), "one", false).has_value());
    table.submit({{"do", "tea"}, {"order", {"dragon", "turtle", "snake"}}});
    table.submit({{"do", "place"}, {"piece", "horde"}, {"card", "bowmen"}, {"at", "S1.1"}});
    table.submit({{"do", "place"}, {"piece", "rocket-launcher"}, {"player", "dragon"}, {"at", "S1"}});
    table.submit({{"do", "begin"}});
    const auto state = [&]() -> const powder::State& {
        return dynamic_cast<const PowderGame&>(*table.program.desk->family()->game()).current();
    };
    EXPECT_TRUE(keptAnswers(state(), table.book.book()).isEmpty()) << "nothing is asked";
    table.submit(
        {{"do", "recruit"}, {"player", "dragon"}, {"soldiers", {{{"type", "spearman"}, {"at", "S1.1:a3"}}}}});
    EXPECT_TRUE(keptAnswers(state(), table.book.book()).isEmpty()) << "the book does not know it";
    // Meanwhile somebody fills the book ahead.
    table.book.set({Field::cardSpots, "bowmen"}, powder::SpotMask{powder::CellSet(0xfff)});
    const QVariantList kept = keptAnswers(state(), table.book.book());
    ASSERT_EQ(kept.size(), 1);
    const Json value = Json::parse(kept.first().toMap()[QStringLiteral("value")].toString().toStdString());
    EXPECT_EQ(value, Json::array({"######", "######"}));
    // What was undone is not proposed again.
    const powder::BookValue all = powder::SpotMask{powder::CellSet(0xfff)};
    const powder::BookValue one = powder::SpotMask{powder::CellSet(1)};
    const auto undone = [](const powder::BookValue& given) {
        return powder::Command(powder::command::Answer{powder::DecisionKind::value, given});
    };
    const powder::Command same = undone(all);
    const powder::Command other = undone(one);
    EXPECT_TRUE(keptAnswers(state(), table.book.book(), &same).isEmpty());
    EXPECT_EQ(keptAnswers(state(), table.book.book(), &other).size(), 1);
    table.submit({{"do", "answer"}, {"decision", "value"}, {"value", value}});
    table.submit({{"do", "answer"}, {"decision", "value"}, {"value", Json::object()}}); // the spot's reward
    table.book.setRocket("r1", powder::CellSet(3), 1);
    table.submit({{"do", "shot"},
                  {"player", "dragon"},
                  {"machine", "rocket-launcher"},
                  {"at", "S1.1"},
                  {"why", "card"}});
    const QVariantList rockets = keptAnswers(state(), table.book.book());
    ASSERT_EQ(rockets.size(), 1);
    EXPECT_EQ(rockets.first().toMap()[QStringLiteral("value")].toString(), QStringLiteral(R"(["a1","a2"])"));
    powder::State sampled = state();
    auto book = std::make_shared<powder::Book>(*sampled.book);
    book->sample = true;
    sampled.book = std::move(book);
    EXPECT_TRUE(keptAnswers(sampled, table.book.book()).isEmpty())
        << "invented numbers stay among themselves";
}

TEST_F(ValueBookTest, TheSampleNeverLeaks) {
    BookTable table(path);
    const std::string before = table.book.toJson();
    const auto text = parseLine(books::read("sample").value(), 1).value();
    ASSERT_FALSE(table.program.desk->begin(header(text), "one", false).has_value());
    table.submit(valueOf("/cards/leader/power", 6));
    table.submit({{"do", "undo"}});
    EXPECT_EQ(table.book.toJson(), before);
    const auto refused = table.book.replace(test::shippedBook());
    ASSERT_TRUE(refused.has_value());
    EXPECT_EQ(refused->subject, "/sample");
    EXPECT_EQ(table.book.toJson(), before);
}

TEST_F(ValueBookTest, ABookComesBackAsItWas) {
    ValueBook book;
    powder::Book full = test::shippedBook();
    full.sample = false;
    ASSERT_FALSE(book.replace(full).has_value());
    ValueBook again;
    ASSERT_FALSE(again.load(book.toJson()).has_value());
    EXPECT_EQ(again.book(), book.book());
    EXPECT_TRUE(again.load("{\"watchfire-book\":1,\"walls\":3}").has_value());
    EXPECT_EQ(again.book(), book.book()) << "a broken one changes nothing";
}

TEST_F(ValueBookTest, CountsWhatIsKnown) {
    const BookCount start = countAll(ValueBook::beginning());
    EXPECT_EQ(start.known, 0);
    // Walls 9, time track 12 and 10, twelve cards with 5 values less five abilities of the rules, shots 3.
    // Cards have more rewards than one, but nobody knows how many.
    EXPECT_EQ(start.wanted, 9 + 12 + 10 + 12 * 5 - 5 + 3);
    EXPECT_TRUE(start.atLeast);
    const BookCount sample = countAll(test::shippedBook());
    EXPECT_EQ(sample.known, sample.wanted) << "the sample is complete";
    EXPECT_FALSE(sample.atLeast);
    EXPECT_EQ(sample.wanted, 9 + 12 + 10 + 12 * 4 - 5 + 55 + 6) << "each spot's reward, each rocket card";
    ValueBook book;
    book.set({Field::cardSpots, "leader"}, powder::SpotMask{powder::CellSet(3)});
    EXPECT_EQ(countAll(book.book()), (BookCount{1, start.wanted + 1, true})) << "two rewards, not one";
    book.set({Field::spotReward, "leader", 0}, powder::Reward{});
    EXPECT_EQ(countAll(book.book()).known, 2);
    book.set({Field::spotReward, "leader", 1}, powder::Reward{{"chi", 1}});
    EXPECT_EQ(countAll(book.book()).known, 3);
}

TEST_F(ValueBookTest, EveryValueCanBeForgotten) {
    powder::Book full = test::shippedBook();
    full.sample = false;
    ValueBook book;
    ASSERT_FALSE(book.replace(full).has_value());
    for (int level = 1; level <= powder::highestWall; ++level)
        for (const Field field : {Field::wallDefense, Field::wallFiring, Field::wallCost})
            book.clear({field, {}, level});
    for (const powder::TimeSide side : {powder::TimeSide::few, powder::TimeSide::many})
        for (int slot = 0; slot < slotsOf(side); ++slot)
            for (const Field field : {Field::timeHordes, Field::timeLethality})
                book.clear({field, {}, slot, side});
    for (const auto& [card, values] : full.cards) {
        book.clear({Field::spotReward, card, 0});
        for (const Field field : {Field::cardPower, Field::cardReward, Field::cardSpots, Field::cardAbility})
            book.clear({field, card});
        book.clearBacks(card);
    }
    for (const auto& [rocket, card] : full.rockets)
        book.clear({Field::rocketCells, rocket});
    book.clear({Field::shot, {}, 0});
    book.clear({Field::shot, {}, 1});
    EXPECT_EQ(countAll(book.book()).known, 0);
    for (const auto& [card, values] : book.book().cards) {
        powder::CardValues empty;
        empty.set = values.set;
        EXPECT_EQ(values, empty) << card;
    }
}

TEST_F(ValueBookTest, TwoBooksAreCompared) {
    const powder::Book sample = test::shippedBook();
    EXPECT_TRUE(books::compare(sample, sample).same());
    powder::Book other = sample;
    other.walls[1].firing = 9;
    other.time[1][2].hordes.reset();
    other.cards["leader"].rewards.erase(0);
    other.cards["scouts"].copies = 4;
    other.cards["scouts"].backs.reset();
    other.cards["ogres"].power = 8;
    other.rockets["r5"] = {1, powder::CellSet(1)};
    const books::Comparison found = books::compare(sample, other);
    ASSERT_EQ(found.changed.size(), 1U);
    EXPECT_EQ(found.changed.front(), (books::Difference{{Field::wallFiring, {}, 1}, 2, 9}));
    EXPECT_EQ(found.onlyOurs.size(), 2U) << "a slot's hordes, a spot's reward";
    EXPECT_EQ(found.onlyTheirs.size(), 2U) << "the ogres' power, a rocket card";
    EXPECT_EQ(found.copies, 1);
    powder::Book all = books::completed(sample, other);
    EXPECT_EQ(all.cards.at("ogres").power, 8);
    EXPECT_EQ(all.walls, sample.walls);
    EXPECT_EQ(all.cards.at("scouts"), sample.cards.at("scouts"));
    EXPECT_EQ(books::completed(other, sample).time, sample.time);
    // Where our card has a gap, the other one's reward has no place.
    powder::Book gap = sample;
    gap.set({Field::cardSpots, "leader"}, powder::SpotMask{powder::CellSet(2)});
    EXPECT_FALSE(books::completed(gap, sample).cards.at("leader").rewards.contains(0));
}

TEST_F(ValueBookTest, AnImportSaysFileAndPathAndTakesNothingOver) {
    const QString file = folder.filePath(QStringLiteral("wrong.json"));
    const auto write = [&](const char* text) {
        QFile out(file);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
        out.write(text);
    };
    write(R"({"watchfire-book":1,"cards":{"leader":{"spots":["##","......"]}}})");
    const auto mask = bookfiles::read(file);
    ASSERT_FALSE(mask.ok());
    EXPECT_EQ(mask.error().subject, "/cards/leader/spots");
    EXPECT_NE(mask.error().message.find("wrong.json is refused at /cards/leader/spots"), std::string::npos)
        << mask.error().message;
    write(R"({"watchfire-board":1})");
    EXPECT_EQ(bookfiles::read(file).error().subject, "/watchfire-book");
    const auto refusal = [&](const std::string& text) {
        write(text.c_str());
        const auto read = bookfiles::read(file);
        EXPECT_FALSE(read.ok()) << text.substr(0, 60);
        return read.ok() ? std::string() : read.error().message;
    };
    EXPECT_NE(refusal("no json").find("wrong.json is no JSON from line 1 on."), std::string::npos);
    EXPECT_NE(refusal("{\"watchfire-book\":1,\n\"walls\":[\n}").find("line 3"), std::string::npos);
    EXPECT_NE(refusal("{\"watchfire-book\":1,\n\"cards\":{\"leader\":{\"power\":1e999}}}")
                  .find("too large in line 2"),
              std::string::npos);
    EXPECT_NE(refusal(std::string(240'000, '[')).find("too deep in line 1, column 65"), std::string::npos);
    std::string wide = "{\"watchfire-book\":1";
    for (int i = 0; i < 5000; ++i)
        wide += ",\"f" + std::to_string(i) + "\":1";
    EXPECT_NE(refusal(wide + "}").find("too many fields"), std::string::npos);
    EXPECT_NE(refusal("{\"watchfire-book\":1,\"name\":\"\xFF\"}").find("no JSON from line 1"),
              std::string::npos);
    EXPECT_NE(refusal("[\"watchfire-book\"]").find("no value book"), std::string::npos);
    EXPECT_FALSE(bookfiles::read(folder.filePath(QStringLiteral("absent.json"))).ok());
    EXPECT_TRUE(bookfiles::write(QStringLiteral("/proc/no/such/place.json"), {}).has_value());
}

/// The screen's model with one place, a temporary folder.
class ValueBookModelTest : public ValueBookTest {
protected:
    QString place = folder.filePath(QStringLiteral("Watchfire"));
    ValueBook own;
    BookShelf shelf{own};
    ValueBookModel model{own, shelf, test::shippedBook(), [this] {
                             return QList<drives::Place>{{place, QStringLiteral("Documents")}};
                         }};
    /// Waits until the files are read or written and the result is shown.
    void settle() {
        EXPECT_TRUE(test::waitUntil([this] { return !model.busy(); }));
    }
    BookRow row(const QString& id) {
        for (const BookRow& row : model.bookRows().rows())
            if (row.id == id && row.type != QStringLiteral("heading"))
                return row;
        ADD_FAILURE() << id.toStdString() << " is not shown";
        return {};
    }
};

TEST_F(ValueBookModelTest, EntersCorrectsAndForgets) {
    EXPECT_EQ(model.countText(), QStringLiteral("nothing entered yet, 89 values or more"));
    const QString id = QStringLiteral("/walls/2/defense");
    EXPECT_FALSE(row(id).known);
    model.ask(id);
    EXPECT_EQ(model.question()[QStringLiteral("kind")], QStringLiteral("number"));
    model.enter(QStringLiteral("120"));
    EXPECT_TRUE(model.asking()) << "refused, and asked still";
    EXPECT_EQ(model.problem(), QStringLiteral("120 does not fit here. Enter another value."));
    model.enter(QStringLiteral("7"));
    EXPECT_FALSE(model.asking());
    EXPECT_EQ(row(id).text, QStringLiteral("7"));
    EXPECT_EQ(model.countText(), QStringLiteral("1 of at least 89 entered"));
    model.ask(id);
    model.clear();
    EXPECT_FALSE(row(id).known);
}

TEST_F(ValueBookModelTest, ANewCardAndItsBacks) {
    model.setPage(QStringLiteral("cards"));
    model.addCard(QStringLiteral("Siege Engine"));
    EXPECT_EQ(model.cardTitle(), QStringLiteral("Siege Engine"));
    model.ask(QStringLiteral("/cards/siege-engine/backs"));
    model.enter(QStringLiteral("{\"copies\":2,\"backs\":[\"S1\",\"S3\"]}"));
    EXPECT_EQ(own.book().cards.at("siege-engine").backs, (std::vector<powder::SectionIndex>{0, 2}));
    model.ask(QStringLiteral("/cards/siege-engine/backs"));
    model.enter(QStringLiteral("{\"copies\":4,\"backs\":[\"S1\",\"S3\",null,null]}"));
    EXPECT_EQ(own.book().cards.at("siege-engine").copies, 4);
    EXPECT_FALSE(own.book().cards.at("siege-engine").backs.has_value());
    EXPECT_TRUE(powder::bookFromJson(Json::parse(own.toJson())).ok()) << "never half the backs";
    ASSERT_TRUE(model.canRemoveCard());
    model.removeCard();
    EXPECT_FALSE(own.book().cards.contains("siege-engine"));
    model.openCard(QStringLiteral("veterans"));
    EXPECT_FALSE(model.canRemoveCard());
}

TEST_F(ValueBookModelTest, ANewRocketCardIsAskedUnderTheFirstFreeName) {
    model.setPage(QStringLiteral("shots"));
    const auto asked = [this] { return model.question()[QStringLiteral("id")].toString(); };
    model.addRocket();
    EXPECT_EQ(asked(), QStringLiteral("/shots/rocket/r1/cells"));
    EXPECT_EQ(model.question()[QStringLiteral("kind")], QStringLiteral("cells"));
    EXPECT_EQ(model.question()[QStringLiteral("known")], false);
    EXPECT_TRUE(own.book().rockets.empty()) << "it is there once its cells are";
    model.enter(QStringLiteral("[\"a1\",\"b4\"]"));
    EXPECT_FALSE(model.asking());
    ASSERT_TRUE(own.book().rockets.contains("r1"));
    EXPECT_EQ(own.book().rockets.at("r1"), (powder::RocketCard{1, powder::CellSet().set(0).set(9)}));
    EXPECT_TRUE(row(QStringLiteral("/shots/rocket/r1/cells")).known);

    own.setRocket("r3", powder::CellSet().set(2), 2);
    model.addRocket();
    EXPECT_EQ(asked(), QStringLiteral("/shots/rocket/r2/cells")) << "r3 is taken, r2 is not";
    model.enter(QStringLiteral("[\"a5\"]"));
    EXPECT_EQ(own.book().rockets.size(), 3u);
    EXPECT_EQ(own.book().rockets.at("r3"), (powder::RocketCard{2, powder::CellSet().set(2)})) << "untouched";
    model.addRocket();
    EXPECT_EQ(asked(), QStringLiteral("/shots/rocket/r4/cells"));
    model.dismiss();
    EXPECT_EQ(own.book().rockets.size(), 3u) << "nothing was entered";

    model.ask(QStringLiteral("/shots/rocket/r1/copies"));
    model.enter(QStringLiteral("3"));
    EXPECT_EQ(own.book().rockets.at("r1").copies, 3);
    model.setSample(true);
    model.addRocket();
    EXPECT_FALSE(model.asking()) << "the sample is looked at only";
}

TEST_F(ValueBookModelTest, TheSampleIsLookedAtOnly) {
    model.setSample(true);
    EXPECT_EQ(row(QStringLiteral("/walls/1/defense")).text, QStringLiteral("4"));
    model.ask(QStringLiteral("/walls/1/defense"));
    EXPECT_FALSE(model.asking());
    model.addCard(QStringLiteral("x"));
    EXPECT_EQ(countAll(own.book()).known, 0);
}

TEST_F(ValueBookModelTest, ExportAndImportAskBeforeTheyOverwrite) {
    own.set(leaderPower, 6);
    model.setPage(QStringLiteral("files"));
    model.exportBook();
    EXPECT_TRUE(model.busy()) << "not while the screen waits";
    settle();
    EXPECT_TRUE(model.doubt().isEmpty());
    ASSERT_EQ(model.fileRows().rows().size(), 1);
    const QString name = model.fileRows().rows().first().id;
    own.set(leaderPower, 9);
    model.exportBook();
    settle();
    EXPECT_EQ(model.doubt(),
              QStringLiteral("%1 is there already. Overwrite it?\n1 value differs.\nPower of Leader: "
                             "9 in your book, 6 in the file.")
                  .arg(name))
        << "what is written over is told";
    model.dismiss();
    own.set({Field::wallDefense, {}, 1}, 4);
    model.importBook(name);
    settle();
    EXPECT_EQ(model.doubt(),
              QStringLiteral("Replace your value book with the one from %1?\n1 value is only in your book.\n"
                             "1 value differs.\nPower of Leader: 9 in your book, 6 in the file.")
                  .arg(name))
        << "our values would be lost";
    EXPECT_FALSE(model.canTakeMissing()) << "the file has nothing more";
    EXPECT_EQ(own.book().number(leaderPower), 9);
    model.goOn();
    EXPECT_TRUE(model.doubt().isEmpty()) << "it is answered";
    model.goOn(); // a finger that taps twice
    settle();
    EXPECT_EQ(own.book().number(leaderPower), 6) << "the first export";
    EXPECT_EQ(bookfiles::read(place + QLatin1Char('/') + name)->number(leaderPower), 6) << "only read";
    EXPECT_FALSE(model.notice().isEmpty());
    model.importBook(name);
    settle();
    EXPECT_TRUE(model.doubt().isEmpty()) << "nothing would change";
    EXPECT_FALSE(model.notice().isEmpty());
}

TEST_F(ValueBookModelTest, TwoBooksAreTwoFiles) {
    own.set(leaderPower, 6);
    model.setPage(QStringLiteral("files"));
    model.exportBook();
    settle();
    model.beginBook(QStringLiteral("Klub: Kiste 2"));
    own.set(leaderPower, 3);
    model.exportBook();
    settle();
    EXPECT_TRUE(model.doubt().isEmpty()) << model.doubt().toStdString();
    const QString second = QStringLiteral("black-powder-values-klub-kiste-2.json");
    EXPECT_TRUE(QFile::exists(place + QLatin1Char('/') + second));
    EXPECT_EQ(bookfiles::read(place + QStringLiteral("/black-powder-values.json"))->number(leaderPower), 6);
    // Another book lies under that name: it is said, and neither is lost.
    QFile::remove(place + QLatin1Char('/') + second);
    QFile::copy(place + QStringLiteral("/black-powder-values.json"), place + QLatin1Char('/') + second);
    model.exportBook();
    settle();
    EXPECT_TRUE(
        model.doubt().startsWith(second + QStringLiteral(" is there already. Overwrite it?\nIt holds another "
                                                         "book: \"Our book\".\n1 value differs.")))
        << model.doubt().toStdString();
    const QString beside = QStringLiteral("black-powder-values-klub-kiste-2-2.json");
    EXPECT_EQ(model.freeName(), beside);
    model.exportBeside();
    settle();
    EXPECT_TRUE(model.doubt().isEmpty());
    EXPECT_TRUE(model.freeName().isEmpty());
    EXPECT_EQ(bookfiles::read(place + QLatin1Char('/') + second)->number(leaderPower), 6);
    EXPECT_EQ(bookfiles::read(place + QLatin1Char('/') + beside)->number(leaderPower), 3);
    model.exportBook();
    settle();
    EXPECT_FALSE(model.freeName().isEmpty());
    model.dismiss();
    EXPECT_TRUE(model.freeName().isEmpty()) << "the question is over";
}

TEST_F(ValueBookModelTest, AnEmptyBookIsFilledAfterAQuestion) {
    own.set(leaderPower, 6);
    model.setPage(QStringLiteral("files"));
    model.exportBook();
    settle();
    const QString file = QStringLiteral("black-powder-values.json");
    model.beginBook(QStringLiteral("Klub"));
    model.importBook(file);
    settle();
    EXPECT_EQ(
        model.doubt(),
        QStringLiteral("Import %1 into \"Klub\"?\nIt adds 1 value. Your book is empty so far.").arg(file));
    EXPECT_EQ(model.act(), QStringLiteral("Import"));
    EXPECT_FALSE(own.book().number(leaderPower).has_value()) << "not before the answer";
    model.dismiss();
    EXPECT_FALSE(own.book().number(leaderPower).has_value());
    model.importBook(file);
    settle();
    model.goOn();
    EXPECT_EQ(own.book().number(leaderPower), 6);
    EXPECT_EQ(own.book().name, "Klub");
    EXPECT_EQ(model.notice(), QStringLiteral("Imported from %1 into \"Klub\": 1 value.").arg(file));
    own.set(leaderPower, 7);
    model.importBook(file);
    settle();
    EXPECT_TRUE(model.doubt().startsWith(
        QStringLiteral("Replace the values of \"Klub\" with those from %1?\n").arg(file)))
        << model.doubt().toStdString();
}

TEST_F(ValueBookModelTest, ThatARunningGameKeepsItsValueIsSaid) {
    own.set(leaderPower, 6);
    std::optional<powder::BookValue> played;
    model.setInGame([&](const powder::ValueKey&) { return played; });
    const QString id = QString::fromStdString(powder::pathOf(leaderPower));
    const auto enter = [&](const char* value) {
        model.ask(id);
        model.enter(QString::fromLatin1(value));
        EXPECT_FALSE(model.asking());
        return model.notice();
    };
    EXPECT_TRUE(enter("5").isEmpty()) << "no game is on the table, or it has not been told";
    played = powder::BookValue(6);
    EXPECT_EQ(enter("7"),
              QStringLiteral("Power of Leader: the game on the table goes on with 6. To correct it "
                             "there, choose \"More\", \"Correct\", \"A printed value\"."));
    EXPECT_TRUE(enter("6").isEmpty()) << "the same";
}

TEST_F(ValueBookModelTest, SeveralBooksHaveNames) {
    own.set(leaderPower, 6);
    EXPECT_TRUE(model.bookTitle().isEmpty()) << "there is one only";
    EXPECT_FALSE(model.bookIsFree(QStringLiteral("our book")));
    EXPECT_FALSE(model.bookIsFree(QStringLiteral("  ")));
    model.beginBook(QStringLiteral("Box 2"));
    EXPECT_EQ(model.bookTitle(), QStringLiteral("Box 2"));
    EXPECT_EQ(own.book().name, "Box 2");
    EXPECT_FALSE(own.book().number(leaderPower).has_value()) << "a new book";
    own.set(leaderPower, 3);
    model.beginBook(QStringLiteral("box 2"));
    EXPECT_EQ(own.book().number(leaderPower), 3) << "the name is taken";
    model.openBook(QStringLiteral("table"));
    EXPECT_EQ(own.book().number(leaderPower), 6);
    model.renameBook(QStringLiteral("Ours"));
    EXPECT_EQ(model.bookTitle(), QStringLiteral("Ours"));
    // As after a restart.
    ValueBook again;
    ASSERT_FALSE(again.load(own.toJson()).has_value());
    BookShelf others(again);
    ASSERT_FALSE(others.load(shelf.toJson()).has_value());
    ASSERT_EQ(others.all().size(), 2U);
    ASSERT_NE(others.named("Box 2"), nullptr);
    EXPECT_EQ(others.named("Box 2")->number(leaderPower), 3);
    EXPECT_EQ(others.named("Ours"), &again.book());
    EXPECT_EQ(others.named("none of them"), nullptr);
    ASSERT_TRUE(others.open("Box 2"));
    EXPECT_EQ(again.book().number(leaderPower), 3);
    EXPECT_TRUE(others.load("[{\"watchfire-book\":1,\"walls\":3}]").has_value());
    EXPECT_EQ(others.all().size(), 2U) << "a broken one changes nothing";
    model.removeBook();
    EXPECT_EQ(model.doubt(),
              QStringLiteral("Remove the book \"Ours\"?\nIt has 1 value. Games that were begun with "
                             "it keep theirs."));
    model.goOn();
    EXPECT_EQ(own.book().name, "Box 2");
    model.removeBook();
    EXPECT_TRUE(model.doubt().isEmpty()) << "the last one stays";
}

/// Games name the book that they began with.
TEST_F(ValueBookModelTest, ARenamedBookIsFoundUnderItsFormerNames) {
    model.renameBook(QStringLiteral("Ours"));
    model.renameBook(QStringLiteral("Box 1"));
    for (const char* name : {"table", "Ours", "Box 1"})
        EXPECT_EQ(shelf.named(name), &own.book()) << name;
    EXPECT_EQ(shelf.named(""), nullptr) << "a game that asks for everything";
    ValueBook again;
    ASSERT_FALSE(again.load(own.toJson()).has_value());
    BookShelf restarted(again);
    restarted.loadNames(shelf.namesToJson());
    EXPECT_EQ(restarted.named("table"), &again.book());
    for (const char* broken : {"", "[1]", "{\"table\":{}}", "nothing"}) {
        restarted.loadNames(broken);
        EXPECT_EQ(restarted.named("table"), nullptr) << broken;
    }

    model.beginBook(QStringLiteral("Ours"));
    EXPECT_EQ(shelf.named("Ours"), &own.book()) << "it means the new book from now on";
    model.renameBook(QStringLiteral("Box 2"));
    EXPECT_EQ(shelf.named("Ours"), &own.book());
    ASSERT_NE(shelf.named("table"), nullptr);
    EXPECT_EQ(shelf.named("table")->name, "Box 1");
    model.openBook(QStringLiteral("Box 1"));
    model.renameBook(QStringLiteral("table"));
    EXPECT_EQ(shelf.named("Box 1"), &own.book()) << "back to the first name";
    ASSERT_TRUE(shelf.removeOpen());
    EXPECT_EQ(shelf.named("Box 1"), nullptr);
    EXPECT_EQ(shelf.named("Ours"), &own.book());
}

TEST_F(ValueBookModelTest, AnImportCanAddOnlyWhatIsMissing) {
    own.set(leaderPower, 6);
    own.set({Field::wallDefense, {}, 1}, 4);
    own.setRocket("r1", powder::CellSet(5), 2);
    model.setPage(QStringLiteral("files"));
    model.exportBook();
    settle();
    own.clear({Field::wallDefense, {}, 1});
    own.clear({Field::rocketCells, "r1"});
    own.set(leaderPower, 9);
    own.set({Field::wallDefense, {}, 2}, 7);
    model.importBook(model.fileRows().rows().first().id);
    settle();
    ASSERT_TRUE(model.canTakeMissing());
    model.takeMissing();
    EXPECT_EQ(own.book().number(leaderPower), 9) << "ours";
    EXPECT_EQ(own.book().walls[2].defense, 7) << "ours";
    EXPECT_EQ(own.book().walls[1].defense, 4) << "theirs";
    EXPECT_EQ(own.book().rockets.at("r1"), (powder::RocketCard{2, powder::CellSet(5)}));
    EXPECT_EQ(model.notice(), QStringLiteral("2 values were added, none was changed."));
    EXPECT_TRUE(model.doubt().isEmpty());
    model.goOn();
    EXPECT_EQ(own.book().number(leaderPower), 9) << "the question is over";
}

} // namespace
} // namespace watchfire
