// SPDX-License-Identifier: Apache-2.0
// Black Powder told in the order in which the table acts: the recorded games at the desk. Each section of the
// assault has its story and its questions together, certain steps come before the question that follows from
// them, the headline says what is known so far, and the acting players are lit.
#include "app/models/table_herald.h"
#include "app/text/powder/names.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/recorded_game.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include <memory>

namespace watchfire {
namespace {

using test::Json;
using test::Program;

class PowderStory : public testing::Test {
protected:
    void restart() {
        m_lines.clear();
        m_next = 1;
        p.reset();
        QFile::remove(m_folder.filePath(QStringLiteral("journal.db")));
    }
    void open(const char* name, bool known = true) {
        m_lines = test::recorded(std::string("golden/") + name);
        Json header = m_lines.front();
        m_book = powder::bookFromJson(header["book"]).value();
        if (!known)
            header["book"] = {{"watchfire-book", 1}, {"name", "empty"}};
        p = std::make_unique<Program>(m_folder.filePath(QStringLiteral("journal.db")));
        const auto refused = p->desk->begin(header, "game-1", false);
        ASSERT_FALSE(refused.has_value()) << refused->message;
    }
    /// Reads out the printed value that is asked for; false if none is, or if the game's own lines say it.
    [[nodiscard]] bool answer() {
        const auto decision = powder::openDecision(state());
        const auto value = decision && decision->value ? m_book.find(*decision->value) : std::nullopt;
        return value && p->desk
                            ->submit({{"do", "answer"},
                                      {"decision", "value"},
                                      {"value", powder::toJson(powder::Value(*value))}})["ok"]
                            .get<bool>();
    }
    /// Plays everything up to this line of the log (the header is line 1), as its page counts.
    void playTo(std::size_t line) {
        for (; m_next < line; ++m_next)
            (void)p->desk->submit(m_lines[m_next]); // the log contains refused ones too
    }
    [[nodiscard]] bool step() {
        if (m_next == m_lines.size())
            return false;
        playTo(m_next + 1);
        return true;
    }
    [[nodiscard]] const powder::State& state() const {
        return dynamic_cast<const PowderGame&>(*p->desk->family()->game()).current();
    }
    [[nodiscard]] StepsModel& steps() const { return *p->table.steps(); }
    [[nodiscard]] QString asked() const { return p->table.decision()->decision(); }
    [[nodiscard]] QString headline() const { return p->table.headline(); }
    [[nodiscard]] QStringList icons() const {
        QStringList list;
        for (const StepRow& row : steps().rows())
            list.append(row.icon);
        return list;
    }
    [[nodiscard]] const StepRow* row(const char* icon) const {
        for (const StepRow& row : steps().rows()) {
            if (row.icon == QLatin1String(icon))
                return &row;
        }
        return nullptr;
    }
    /// The players whose chips are lit.
    [[nodiscard]] QStringList lit() const {
        QStringList list;
        for (const PlayerRow& row : p->table.playerRows().rows()) {
            if (row.turn)
                list.append(row.player);
        }
        return list;
    }

    QTemporaryDir m_folder;
    powder::Book m_book;
    std::vector<Json> m_lines;
    std::size_t m_next = 1;
    std::unique_ptr<Program> p;
};

// ---- the headline

TEST_F(PowderStory, TheHeadlineOfAnAssaultIsMadeAnewWithEachAnswer) {
    open("black-powder-asked-values");
    playTo(22); // the assault: the middle section's wall is asked for
    ASSERT_EQ(asked(), QStringLiteral("value"));
    EXPECT_EQ(headline(), QStringLiteral("The left section holds")) << "nobody knows yet whether all hold";
    EXPECT_EQ(p->table.headlineTone(), QStringLiteral("plain"));
    playTo(23);
    ASSERT_EQ(asked(), QStringLiteral("shame-place"));
    EXPECT_EQ(headline(), QStringLiteral("Breach: the middle section. 1 holds."));
    EXPECT_EQ(p->table.headlineTone(), QStringLiteral("danger"));
    playTo(26); // over: the right section has held
    ASSERT_TRUE(state().assaulted);
    EXPECT_EQ(headline(), QStringLiteral("Breach: the middle section. 2 hold."))
        << "the worst that happened comes first";
    const TableHerald herald(p->table);
    steps().doneAll();
    EXPECT_EQ(herald.open(), QStringLiteral("Breach: the middle section. 2 hold."))
        << "for whoever comes to the table";
}

TEST_F(PowderStory, TheHeadlineOfATurnSaysTheDefeatThatAnAnswerBrings) {
    open("black-powder-asked-values");
    playTo(14); // the turn ends, lethality asks
    ASSERT_EQ(asked(), QStringLiteral("value"));
    EXPECT_EQ(headline(), QStringLiteral("Raiders defeated")) << "how many fall does not change that";
    playTo(15);
    EXPECT_EQ(headline(), QStringLiteral("Raiders defeated"));
    playTo(16);
    EXPECT_EQ(headline(), QStringLiteral("Raiders defeated"));
}

// Of two, the board cannot take the answer, but it shows who is meant.
TEST_F(PowderStory, BP_41_TwoWhoMayBeSavedAreLitWhereTheyStand) {
    int seen = 0;
    for (const char* game : {"black-powder-three-years", "black-powder-two-players"}) {
        restart();
        open(game);
        while (step()) {
            const auto decision = powder::openDecision(state());
            if (!decision || decision->id != powder::DecisionKind::save || decision->options.size() != 2)
                continue;
            ++seen;
            steps().doneAll();
            for (const powder::Value& value : decision->options) {
                const auto& soldier = std::get<powder::SoldierList>(value).front();
                for (const QString& place : text::placeIds(soldier.type, soldier.at))
                    EXPECT_TRUE(p->table.powder()->lit().contains(place.section(u'+', 0, 0)))
                        << place.toStdString() << ", line " << m_next;
            }
        }
    }
    EXPECT_GT(seen, 0);
}

TEST_F(PowderStory, NoHeadlineSaysLessThanHasHappened) {
    for (const char* game :
         {"black-powder-three-years", "black-powder-two-players", "black-powder-asked-values"}) {
        restart();
        open(game);
        int breaches = 0;
        while (step()) {
            const auto& told = p->desk->family()->told();
            bool breach = false;
            bool defeat = false;
            bool over = false;
            for (std::size_t n = p->desk->family()->position(); n > 0; --n) {
                for (const powder::Step& one : told[n - 1].powderSteps()) {
                    breach |= std::holds_alternative<powder::step::Breach>(one);
                    defeat |= std::holds_alternative<powder::step::Defeat>(one);
                    over |= std::holds_alternative<powder::step::GameOver>(one);
                }
                if (!told[n - 1].isAnswer)
                    break;
            }
            const std::string where = game + std::string(", line ") + std::to_string(m_next);
            if (breach && !over) {
                EXPECT_TRUE(headline().startsWith(QLatin1String("Breach: ")))
                    << headline().toStdString() << where;
                ++breaches;
            }
            if (defeat) {
                EXPECT_NE(headline(), QStringLiteral("All quiet")) << where;
            }
            if (p->table.decision()->open()) {
                EXPECT_NE(headline(), QStringLiteral("All hold")) << where;
                EXPECT_NE(headline(), QStringLiteral("All quiet")) << where;
            }
        }
        EXPECT_GT(breaches, 2) << game;
    }
}

// ---- the order of steps and questions

TEST_F(PowderStory, BP_40_ADefeatIsToldBeforeAnybodyIsAskedAboutIt) {
    open("black-powder-asked-values");
    playTo(14);
    ASSERT_EQ(asked(), QStringLiteral("value")) << "lethality";
    const StepRow* news = row("covered");
    ASSERT_NE(news, nullptr);
    EXPECT_EQ(news->sentence, QStringLiteral("Defeat of the Raiders"));
    EXPECT_EQ(news->state, QStringLiteral("told"));
    EXPECT_EQ(news->places, QStringList(QStringLiteral("S1.1")));
}

TEST_F(PowderStory, BP_41_WhoFallsIsToldBeforeAnybodyIsAskedWhomToSave) {
    open("black-powder-three-years");
    playTo(24);
    ASSERT_EQ(asked(), QStringLiteral("save"));
    EXPECT_EQ(icons(),
              (QStringList{QStringLiteral("defeat"), QStringLiteral("honor"), QStringLiteral("doomed")}));
    EXPECT_EQ(row("doomed")->sentence, QStringLiteral("These fall unless saved: Ann (1 flamethrower)"));
    playTo(32); // two players lose one each: told once, asked one after the other
    ASSERT_EQ(asked(), QStringLiteral("save"));
    ASSERT_NE(row("doomed"), nullptr);
    EXPECT_EQ(row("doomed")->sentence,
              QStringLiteral("These fall unless saved: Ben (1 spearman), Cleo (1 spearman)"));
    playTo(33);
    ASSERT_EQ(asked(), QStringLiteral("save"));
    EXPECT_EQ(icons().count(QStringLiteral("doomed")), 1);
}

TEST_F(PowderStory, BP_50_EachSectionHasItsStoryAndItsQuestionsTogether) {
    open("black-powder-three-years");
    playTo(82);
    ASSERT_EQ(asked(), QStringLiteral("shame-place"));
    EXPECT_EQ(icons(), (QStringList{QStringLiteral("holds"), QStringLiteral("breach")}));
    EXPECT_EQ(row("breach")->places, QStringList(QStringLiteral("S2")));
    playTo(87);
    ASSERT_EQ(asked(), QStringLiteral("save"));
    ASSERT_NE(row("doomed"), nullptr) << "after the shame, before the saving";
    EXPECT_GT(icons().indexOf(QStringLiteral("doomed")), icons().lastIndexOf(QStringLiteral("shame")));
    EXPECT_EQ(row("doomed")->sentence,
              QStringLiteral("These fall unless saved: Ann (1 horseman), Ben (1 archer and 1 crossbowman)"));
    playTo(89); // the last of the middle section's answers: the right section is breached
    ASSERT_EQ(asked(), QStringLiteral("shame-place"));
    EXPECT_EQ(row("breach")->places, QStringList(QStringLiteral("S2"))) << "its steps are still to be done";
    const auto verdict = [&](int section) {
        return p->table.powder()->sectionRows().rows().at(section).verdict;
    };
    EXPECT_EQ(verdict(1), QStringLiteral("breached"));
    EXPECT_NE(verdict(2), QStringLiteral("breached")) << "nobody has come to it yet";
    steps().doneAll();
    EXPECT_EQ(verdict(2), QStringLiteral("breached"));
    EXPECT_EQ(icons().count(QStringLiteral("breach")), 1) << icons().join(u' ').toStdString();
    EXPECT_EQ(row("breach")->places, QStringList(QStringLiteral("S3"))) << "the other sections are done with";
    EXPECT_EQ(row("holds"), nullptr);
    EXPECT_NE(row("remove-machine"), nullptr) << "what led over to it stays readable";
}

TEST_F(PowderStory, BP_50_ASectionIsNamedBeforeItsNumbersAreAsked) {
    open("black-powder-asked-values");
    playTo(22);
    ASSERT_EQ(asked(), QStringLiteral("value"));
    EXPECT_EQ(icons(), (QStringList{QStringLiteral("holds"), QStringLiteral("attacked")}));
    EXPECT_EQ(row("attacked")->sentence, QStringLiteral("The middle section is attacked"));
    EXPECT_EQ(row("attacked")->detail, QStringLiteral("By Raiders."));
}

/// The names of a command's cards, those without a step of its own in brackets.
QStringList cardsOf(const Told& told) {
    QStringList cards;
    for (const ToldCard& card : told.cards)
        cards.append(card.steps > 0 ? card.icon : QStringLiteral("(%1)").arg(card.icon));
    return cards;
}

/// How many of the command's steps its cards contain.
std::size_t stepsOnCards(const Told& told) {
    std::size_t steps = 0;
    for (const ToldCard& card : told.cards)
        steps += static_cast<std::size_t>(card.steps);
    return steps;
}

TEST_F(PowderStory, TheCardsOfACommandContainEachOfItsStepsOnce) {
    int springs = 0; // whose hordes have all come
    int tracks = 0;
    for (const bool known : {true, false}) {
        for (const char* game :
             {"black-powder-three-years", "black-powder-two-players", "black-powder-asked-values"}) {
            restart();
            open(game, known);
            while (answer() || step()) {
                if (p->desk->family()->position() == 0)
                    continue;
                const Told& told = p->desk->family()->told()[p->desk->family()->position() - 1];
                const QStringList cards = cardsOf(told);
                EXPECT_EQ(stepsOnCards(told), told.powderSteps().size())
                    << game << ", line " << m_next << ": " << cards.join(u' ').toStdString();
                springs += cards.contains(QStringLiteral("draw-hordes")) ? 1 : 0;
                tracks += static_cast<int>(cards.count(QStringLiteral("(remind)")));
            }
            springs -= state().season == powder::Season::spring && state().draws > 0 ? 1 : 0;
        }
    }
    EXPECT_EQ(springs, 6);
    EXPECT_EQ(tracks, springs) << "the advisor track moves on once in each";
}

TEST_F(PowderStory, BP_11_WhatSpringOwesIsToldOnceAndBeforeAnythingElse) {
    const QStringList summer{"season", "remind", "remind", "(honor)"};
    const auto lastCards = [&] {
        return cardsOf(p->desk->family()->told()[p->desk->family()->position() - 1]);
    };
    const auto toCome = [&] {
        for (const StripRow& row : p->table.strip()->rows()) {
            if (row.kind == QLatin1String("draws"))
                return row.value;
        }
        return QString();
    };
    // The last horde has come: then, and not in summer.
    open("black-powder-three-years");
    while (step() && !(state().season == powder::Season::spring && state().draws == 0)) {
    }
    EXPECT_EQ(lastCards(), (QStringList{"place-horde", "(remind)"}));
    ASSERT_TRUE(p->desk->submit({{"do", "season"}, {"to", "summer"}})["ok"].get<bool>());
    EXPECT_EQ(lastCards(), summer);

    // The table leaves spring without the rest.
    for (const int left : {3, 2, 1}) {
        restart();
        open("black-powder-three-years");
        while (step() && !(state().season == powder::Season::spring && state().draws == left)) {
        }
        EXPECT_FALSE(lastCards().contains(QStringLiteral("(remind)"))) << left;
        steps().doneAll();
        ASSERT_TRUE(
            p->desk->submit({{"do", "season"}, {"to", "summer"}, {"anyway", true}})["ok"].get<bool>());
        EXPECT_EQ(lastCards(), QStringList("(remind)") + summer) << left;
        EXPECT_EQ(row("remind")->clause, QStringLiteral("BP-11"));
        EXPECT_EQ(toCome(), QString::number(left)) << "it is done in spring";
        steps().done();
        EXPECT_EQ(steps().rows()[steps().currentIndex()].icon, QStringLiteral("season"));
        EXPECT_EQ(toCome(), QString::number(left)) << "nobody has heard of summer yet";
        steps().done();
        EXPECT_EQ(toCome(), QString()) << left;
        steps().doneAll();
        EXPECT_EQ(steps().left(), 0);
        ASSERT_TRUE(p->desk->submit({{"do", "season"}, {"to", "fall"}})["ok"].get<bool>());
        EXPECT_EQ(lastCards(), QStringList("season")) << left;
    }

    // A correction that leaves spring also tells the track. Correcting back to spring does not tell it again.
    restart();
    open("black-powder-three-years");
    while (step() && state().season != powder::Season::spring) {
    }
    const auto correctTo = [&](const char* season) {
        return p->desk->submit({{"do", "correct"}, {"what", "season"}, {"value", season}})["ok"].get<bool>();
    };
    ASSERT_TRUE(correctTo("fall"));
    EXPECT_EQ(lastCards(), QStringList("(remind)"));
    ASSERT_TRUE(correctTo("spring"));
    ASSERT_TRUE(p->desk->submit({{"do", "season"}, {"to", "summer"}})["ok"].get<bool>());
    EXPECT_EQ(lastCards(), summer);
}

TEST_F(PowderStory, TheScreenReaderHearsTheNewsBeforeTheQuestion) {
    open("black-powder-three-years");
    playTo(81);
    steps().doneAll();
    TableHerald herald(p->table);
    QStringList heard;
    QObject::connect(&herald, &TableHerald::announced, [&](const QString& text) { heard.append(text); });
    playTo(82);
    ASSERT_EQ(heard.size(), 2) << heard.join(u'|').toStdString();
    EXPECT_EQ(heard[0], QStringLiteral("The left section holds. The middle section is breached"));
    EXPECT_EQ(heard[1], p->table.decision()->title());
    heard.clear();
    playTo(83);
    ASSERT_FALSE(heard.isEmpty());
    EXPECT_FALSE(heard[0].contains(QStringLiteral("breach"))) << "it was heard: " << heard[0].toStdString();
}

// ---- who acts

TEST_F(PowderStory, BP_06_InTheSetUpWhoseOverseerAndMachineComesIsLit) {
    open("black-powder-three-years");
    playTo(3);
    EXPECT_EQ(lit(), QStringList()) << "the whole table lays the decks out";
    playTo(8);
    steps().doneAll();
    EXPECT_EQ(lit(), QStringList(QStringLiteral("dragon")));
    playTo(9);
    EXPECT_EQ(lit(), QStringList(QStringLiteral("snake"))) << "the table has put that soldier away";
    playTo(17);
    steps().doneAll();
    EXPECT_EQ(lit(), QStringList(QStringLiteral("dragon"))) << "the first machine";
    playTo(19);
    steps().doneAll();
    EXPECT_EQ(lit(), QStringList(QStringLiteral("turtle")));
    playTo(20);
    steps().doneAll();
    EXPECT_EQ(lit(), QStringList());
}

TEST_F(PowderStory, BP_13_WhoseTurnItIsAndWhoseAnswerIsWantedAreLit) {
    open("black-powder-three-years");
    playTo(22);
    steps().doneAll();
    EXPECT_EQ(lit(), QStringList(QStringLiteral("dragon")));
    playTo(32); // the turtle's turn ends, the snake is asked
    steps().doneAll();
    ASSERT_EQ(asked(), QStringLiteral("save"));
    EXPECT_EQ(lit(), QStringList(QStringLiteral("snake")));
    EXPECT_EQ(p->table.decision()->name(), QStringLiteral("Ben"));
    EXPECT_FALSE(p->table.decision()->symbol().isEmpty());
    EXPECT_FALSE(p->table.decision()->colour().isEmpty());
    for (const PlayerRow& chip : p->table.playerRows().rows())
        EXPECT_EQ(chip.spoken.contains(QStringLiteral("acts now")), chip.turn);
}

/// Who is concerned by the task on top: by hand, to hold the texts against it.
std::optional<powder::Clan> concerned(const powder::State& state) {
    const powder::Task& top = state.tasks.back();
    if (const auto* waits = std::get_if<powder::task::CarryOut>(&top)) {
        if (const auto* recruit = std::get_if<powder::command::Recruit>(&waits->command))
            return recruit->clan;
        if (const auto* attack = std::get_if<powder::command::Attack>(&waits->command))
            return attack->clan;
        if (const auto* build = std::get_if<powder::command::Build>(&waits->command))
            return build->clan;
    }
    if (const auto* fire = std::get_if<powder::task::Fire>(&top))
        return fire->clan;
    if (const auto* spot = std::get_if<powder::task::PaySpot>(&top))
        return spot->clan;
    if (const auto* shot = std::get_if<powder::task::Shoot>(&top))
        return shot->clan;
    if (const auto* rocket = std::get_if<powder::task::DrawRocket>(&top))
        return rocket->clan;
    return std::nullopt;
}

TEST_F(PowderStory, EveryOpenQuestionLightsAndNamesWhoAnswersItAndNobodyElse) {
    int questions = 0;
    int others = 0; // not those whom the rules ask
    // The second time nobody has entered a value before the game: each is read out when it counts.
    for (const bool known : {true, false}) {
        for (const char* game :
             {"black-powder-three-years", "black-powder-two-players", "black-powder-asked-values"}) {
            restart();
            open(game, known);
            while (answer() || step()) {
                steps().doneAll();
                const auto decision = powder::openDecision(state());
                if (!decision || !decision->clan)
                    continue;
                ++questions;
                const bool reads = decision->id == powder::DecisionKind::value;
                const powder::Clan who =
                    (reads ? concerned(state()) : std::nullopt).value_or(*decision->clan);
                others += who == *decision->clan ? 0 : 1;
                const QString name = text::playerName(*state().setup, who);
                const std::string where = game + std::string(", line ") + std::to_string(m_next);
                EXPECT_EQ(lit(), QStringList(QString::fromLatin1(powder::toString(who).data()))) << where;
                EXPECT_EQ(p->table.decision()->name(), name) << where;
                EXPECT_TRUE(p->table.decision()->title().contains(name))
                    << where << ": " << p->table.decision()->title().toStdString() << ", not "
                    << name.toStdString();
            }
        }
    }
    EXPECT_GT(questions, 60);
    EXPECT_GT(others, 0) << "somebody without the turn reads a value out";
}

TEST_F(PowderStory, ForWhomSomethingIsEnteredIsLit) {
    open("black-powder-three-years");
    playTo(22);
    steps().doneAll();
    PowderActionModel& panel = *p->table.powderAction();
    panel.start(QStringLiteral("recruit"));
    EXPECT_EQ(panel.player(), QStringLiteral("dragon"));
    panel.choose(QStringLiteral("other-player"));
    EXPECT_EQ(panel.player(), QString()) << "that is asked";
    panel.choose(QStringLiteral("snake"));
    EXPECT_EQ(panel.player(), QStringLiteral("snake"));
    EXPECT_EQ(panel.name(), QStringLiteral("Ben"));
    EXPECT_FALSE(panel.symbol().isEmpty());
    EXPECT_FALSE(panel.colour().isEmpty());
    EXPECT_EQ(lit(), QStringList(QStringLiteral("snake")));
    panel.setOpen(false);
    EXPECT_EQ(lit(), QStringList(QStringLiteral("dragon"))) << "whose turn it is";
}

// ---- the picture

/// Where it stands, and what it is: "S1 level 2", "S1.fire red archer", "S2.1 leader".
QStringList pieces(const PowderModel& board, bool next) {
    QStringList all;
    const auto add = [&](const QStringList& words) { all.append(words.join(QLatin1Char(' '))); };
    const auto soldiers = [&](const QString& place, const QVariantList& company) {
        for (const QVariant& entry : company) {
            const QVariantMap soldier = entry.toMap();
            const bool stands = !soldier["ghost"].toBool();
            const bool stays = !soldier["goes"].toBool();
            for (int n = 0; n < soldier.value("count", 1).toInt(); ++n) {
                if (next ? stays : stands)
                    add({place, soldier["colour"].toString(), soldier["type"].toString()});
            }
        }
    };
    for (const PowderSectionRow& row : board.sectionRows().rows()) {
        add({row.section, "level", QString::number(next ? row.levelNext : row.level)});
        add({row.section, "barricades", QString::number(next ? row.barricadesNext : row.barricades)});
        QStringList machines = row.machines;
        if (next) {
            for (const QString& machine : row.machinesGoing)
                machines.removeOne(machine);
            machines += row.machinesComing;
        }
        for (const QString& machine : machines)
            add({row.section, machine});
        soldiers(row.section + ".fire", row.fire);
        soldiers(row.section + ".rest", row.rest);
    }
    for (const PowderSlotRow& row : board.slotRows().rows()) {
        if (row.filled && row.change != QLatin1String(next ? "goes" : "comes"))
            add({row.slot, row.card});
    }
    for (const PowderTowerRow& row : board.towerRows().rows()) {
        if (!row.symbol.isEmpty() && row.change != QLatin1String(next ? "goes" : "comes"))
            add({row.tower, row.colour});
    }
    all.sort();
    return all;
}

/// What is in the first list and not in the second.
QStringList without(QStringList list, const QStringList& others) {
    for (const QString& other : others)
        list.removeOne(other);
    return list;
}

TEST_F(PowderStory, TheBoardShowsWhatTheDueStepTakesOffAndPutsUp) {
    QStringList shown; // the pictures of these steps
    for (const char* game : {"black-powder-three-years", "black-powder-two-players"}) {
        restart();
        open(game);
        while (step()) {
            while (steps().left() > 0) {
                const StepRow due = steps().rows()[steps().currentIndex()];
                const QString icon = due.icon;
                const std::string where = game + std::string(", line ") + std::to_string(m_next) + ": " +
                                          due.sentence.toStdString();
                const PowderModel& board = *p->table.powder();
                const QStringList now = pieces(board, false);
                const QStringList then = pieces(board, true);
                if (now != then && !shown.contains(icon))
                    shown.append(icon);
                steps().done();
                // Who comes later may stand there pale before his step is due: then he is in none of them.
                EXPECT_EQ(without(now, then), without(now, pieces(board, false))) << where;
                // Of two cards that change places both are taken up, and neither has a free place to come to.
                EXPECT_TRUE(icon == QLatin1String("swap-hordes") ||
                            without(without(pieces(board, false), now), then).isEmpty())
                    << where;
            }
        }
    }
    for (const char* icon : {"advance-horde", "claim", "discard-horde", "kill", "lower-wall", "move-soldier",
                             "place-barricade", "place-horde", "place-machine", "place-soldier", "raise-wall",
                             "remove-barricades", "remove-machine", "save", "swap-hordes"})
        EXPECT_TRUE(shown.contains(QLatin1String(icon))) << icon;
}

} // namespace
} // namespace watchfire
