// SPDX-License-Identifier: Apache-2.0
// The voice over real games and real processes: what is said, in which order, how often; and that helpers
// that hang, die or are missing never hold up the program.
#include "app/text/sayable.h"
#include "app/voice/alarm.h"
#include "app/voice/sound_desk.h"
#include "app/voice/voice_desk.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/recorded_game.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace watchfire::voice {
namespace {

using test::Json;
using test::waitUntil;

/// A game desk that speaks through the helper of the tests.
class VoiceTest : public testing::Test {
protected:
    void fake(const char* how, HelperProcess::Patience patience = {10000, {20, 30, 40}}) {
        qputenv("WATCHFIRE_FAKE_VOICE", how);
        qputenv("WATCHFIRE_FAKE_LOG", logPath().toUtf8());
        program = std::make_unique<test::Program>(folder.filePath(QStringLiteral("journal.db")));
        voice = std::make_unique<VoiceDesk>(VoiceDesk::Parts{
            program->table, settings, model, QStringLiteral(WATCHFIRE_FAKE_VOICE), std::move(patience)});
        QObject::connect(voice.get(), &VoiceDesk::said, voice.get(),
                         [this](const QString& id, const QString& text) { said.append(line(id, text)); });
        QObject::connect(program->desk.get(), &GameDesk::changed, voice.get(), [this] {
            voice->follow(program->desk->gameId(), static_cast<int>(program->desk->family()->position()));
        });
    }
    static QString line(const QString& id, const QString& text) { return id + QLatin1Char(' ') + text; }
    static QString idOf(const QString& one) { return one.section(QLatin1Char(' '), 0, 0); }
    void begin(const Json& header) {
        const auto refused = program->desk->begin(header, "game-1", false);
        ASSERT_FALSE(refused.has_value()) << refused->message;
    }
    void submit(const Json& command) {
        ASSERT_TRUE(program->desk->submit(command)["ok"].get<bool>()) << command.dump();
    }
    /// A game up to the roll that breaches a wall.
    void beginWall() {
        const auto lines = test::recorded("golden/great-wall-breach");
        begin(lines.front());
        for (std::size_t i = 1; i < lines.size(); ++i) {
            submit(lines[i]);
            if (lines[i]["do"] == "roll")
                return;
        }
    }
    [[nodiscard]] QString logPath() const { return folder.filePath(QStringLiteral("log")); }
    [[nodiscard]] QStringList logged() const {
        QFile file(logPath());
        return file.open(QIODevice::ReadOnly)
                   ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)
                   : QStringList();
    }
    [[nodiscard]] qsizetype loggedWith(const char* begin) const {
        const QStringList lines = logged();
        return std::count_if(lines.begin(), lines.end(),
                             [&](const QString& line) { return line.startsWith(QLatin1String(begin)); });
    }

    QTemporaryDir folder;
    SettingsModel settings;
    VoiceModel model;
    std::unique_ptr<test::Program> program;
    std::unique_ptr<VoiceDesk> voice;
    QStringList said; ///< "12:0 Collect for 5."
};

// ---- real games ----

struct Spoken {
    const char* file;
    const char* mode;
    std::size_t commands;
};

class VoiceOfGame : public VoiceTest, public testing::WithParamInterface<Spoken> {};

TEST_P(VoiceOfGame, SaysEachStepOnceAndInOrder) {
    fake("ok");
    const bool all = GetParam().mode == std::string("all");
    settings.setSpeech(QString::fromLatin1(GetParam().mode));
    const auto lines = test::recorded(GetParam().file);
    begin(lines.front());
    QStringList due;
    const auto add = [&](const QString& id, const QString& text) {
        if (const QString one = line(id, text::sayable(text)); !due.contains(one))
            due.append(one);
    };
    for (std::size_t i = 1; i < lines.size() && i <= GetParam().commands; ++i) {
        (void)program->desk->submit(lines[i]); // some are refused
        for (const StepRow& row : program->table.steps()->rows()) {
            if (all || isDanger(row.icon))
                add(row.id, row.sentence);
        }
        if (const DecisionModel& asks = *program->table.decision(); all && asks.open())
            add(QStringLiteral("%1?").arg(program->desk->family()->position()), asks.title());
        if (const BuildModel& build = *program->table.build(); all && !build.waitingText().isEmpty())
            add(QStringLiteral("%1+").arg(program->desk->family()->position()), build.waitingText());
        ASSERT_TRUE(waitUntil([&] { return said.size() >= due.size() && !model.saying(); }))
            << "line " << i + 1 << ": " << said.size() << " of " << due.size();
        // Ticks do not repeat anything.
        program->table.steps()->done();
        ASSERT_EQ(said.join(QLatin1Char('\n')).toStdString(), due.join(QLatin1Char('\n')).toStdString())
            << "line " << i + 1;
    }
    EXPECT_EQ(lines.front()["players"].size() > 4, !due.filter(QStringLiteral("may build now")).isEmpty());
    EXPECT_GT(due.size(), all ? 20 : 0);
    EXPECT_EQ(loggedWith("say "), due.size());
    EXPECT_EQ(loggedWith("up"), 1);
    EXPECT_EQ(model.problem(), QString());
}

std::string nameOf(const testing::TestParamInfo<Spoken>& spoken) {
    return test::asTestName(std::string(spoken.param.file) + "-" + spoken.param.mode);
}

INSTANTIATE_TEST_SUITE_P(Recorded, VoiceOfGame,
                         testing::Values(Spoken{"end-to-end/great-wall-4", "all", 120},
                                         Spoken{"end-to-end/raiders-river-5", "all", 40},
                                         Spoken{"end-to-end/world-4", "dangers", 200},
                                         Spoken{"golden/black-powder-three-years", "all", 60}),
                         nameOf);

// ---- what is out of date ----

TEST_F(VoiceTest, UndoAndTicksStopWhatIsOutOfDate) {
    fake("endless");
    settings.setSpeech(QStringLiteral("all"));
    beginWall();
    ASSERT_TRUE(waitUntil([&] { return model.saying(); }));
    ASSERT_GE(program->table.steps()->left(), 2);
    const QString first = idOf(said.last());
    program->table.steps()->done(); // ticked while it is spoken: the next card comes
    ASSERT_TRUE(waitUntil([&] { return idOf(said.last()) != first; }));
    EXPECT_EQ(loggedWith("stop"), 1);
    const qsizetype before = said.size();
    submit({{"do", "undo"}});
    EXPECT_FALSE(model.saying());
    ASSERT_TRUE(waitUntil([&] { return loggedWith("stop") == 2; }));
    submit({{"do", "redo"}}); // done again, so it is told again
    ASSERT_TRUE(waitUntil([&] { return said.size() > before; }));
    EXPECT_EQ(idOf(said[before]), first);
}

TEST_F(VoiceTest, OffSaysNothingAndStartsNothing) {
    fake("ok");
    beginWall();
    settings.setSpeech(QStringLiteral("all"));
    ASSERT_TRUE(waitUntil([&] { return said.size() >= program->table.steps()->left(); }));
    settings.setSpeech(QStringLiteral("off"));
    const qsizetype before = said.size();
    submit({{"do", "undo"}});
    submit({{"do", "redo"}});
    settings.setSpeech(QStringLiteral("dangers"));
    ASSERT_TRUE(waitUntil([&] { return said.size() > before; }));
    const auto& rows = program->table.steps()->rows();
    const auto breach = std::find_if(rows.begin(), rows.end(),
                                     [](const StepRow& row) { return row.icon == QLatin1String("breach"); });
    ASSERT_NE(breach, rows.end());
    EXPECT_NE(breach, rows.begin());
    EXPECT_EQ(said[before], line(breach->id, text::sayable(breach->sentence)));
    EXPECT_EQ(loggedWith("up"), 1);
}

TEST_F(VoiceTest, RepeatsTheCurrentStepAndSaysTheExampleAlsoWhenOff) {
    fake("ok");
    beginWall();
    model.sayExample();
    ASSERT_TRUE(waitUntil([&] { return said.size() == 1 && !model.saying(); }));
    settings.setLanguage(QStringLiteral("de"));
    model.repeat();
    ASSERT_TRUE(waitUntil([&] { return said.size() == 2; }));
    EXPECT_EQ(idOf(said[1]), program->table.steps()->rows()[program->table.steps()->currentIndex()].id);
    EXPECT_TRUE(logged().last().startsWith(QStringLiteral("say de ")));
}

TEST_F(VoiceTest, ListsVoicesInBothLanguages) {
    fake("ok");
    model.look();
    EXPECT_TRUE(model.looking());
    ASSERT_TRUE(waitUntil([&] { return !model.looking(); }));
    ASSERT_EQ(model.voices().size(), 2);
    EXPECT_EQ(model.voices()[1].toMap()[QStringLiteral("id")], QStringLiteral("fake:de:One"));
    EXPECT_EQ(model.voices()[1].toMap()[QStringLiteral("language")], QStringLiteral("de"));
    EXPECT_EQ(model.voices()[1].toMap()[QStringLiteral("about")], QStringLiteral("Somewhere"));
}

// ---- helpers that fail ----

TEST_F(VoiceTest, AHelperThatHangsIsGivenUpAndNothingWaits) {
    constexpr int openMs = 1500;
    fake("hang", {openMs, {20, 30}});
    settings.setSpeech(QStringLiteral("all"));
    QElapsedTimer since;
    qint64 longest = 0;
    QTimer pulse;
    QObject::connect(&pulse, &QTimer::timeout, &pulse, [&] { longest = std::max(longest, since.restart()); });
    beginWall();
    since.start();
    pulse.start(1);
    ASSERT_TRUE(waitUntil([&] { return !model.problem().isEmpty(); }));
    RecordProperty("longest pause of the event loop, ms", static_cast<int>(longest));
    std::printf("longest pause of the event loop: %lld ms\n", static_cast<long long>(longest));
    // A program that waited for the helper would have waited until the watchdog ended it.
    EXPECT_LT(longest, openMs / 2);
    EXPECT_TRUE(said.isEmpty());
    EXPECT_TRUE(model.problem().startsWith(QStringLiteral("There is no voice")));
    // Tried three times; the last time without the engine that hung twice.
    EXPECT_EQ(loggedWith("up"), 3);
    EXPECT_EQ(logged().last(), QStringLiteral("up --without fake"));
}

TEST_F(VoiceTest, OneThatStaysSilentIsGivenUp) {
    fake("mute", {1500, {}});
    model.sayExample();
    ASSERT_TRUE(waitUntil([&] { return !model.problem().isEmpty(); }));
    EXPECT_TRUE(said.isEmpty());
}

TEST_F(VoiceTest, OneThatDiesIsStartedAgainAndSaysWhatItOwes) {
    fake("crash-once");
    settings.setSpeech(QStringLiteral("all"));
    beginWall();
    ASSERT_TRUE(waitUntil([&] { return !said.isEmpty(); }));
    EXPECT_EQ(idOf(said.first()), program->table.steps()->rows().first().id);
    EXPECT_EQ(loggedWith("up"), 2);
    EXPECT_EQ(model.problem(), QString());
}

TEST_F(VoiceTest, OneThatAlwaysDiesIsGivenUpAndTriedAgainWhenAsked) {
    fake("crash");
    model.sayExample();
    ASSERT_TRUE(waitUntil([&] { return !model.problem().isEmpty(); }));
    const auto ups = loggedWith("up");
    EXPECT_GE(ups, 2);
    EXPECT_LE(ups, 4);
    qputenv("WATCHFIRE_FAKE_VOICE", "ok");
    model.sayExample();
    EXPECT_EQ(model.problem(), QString());
    ASSERT_TRUE(waitUntil([&] { return said.size() == 1; }));
}

TEST_F(VoiceTest, AHelperThatIsEndedWhileItSpeaksLeavesNothingInHand) {
    fake("crash-endless");
    settings.setSpeech(QStringLiteral("dangers"));
    beginWall();
    // Twice with the engine that dies, then without it.
    ASSERT_TRUE(waitUntil([&] { return model.saying(); }));
    ASSERT_EQ(loggedWith("up --without fake"), 1);
    const qsizetype due = program->table.steps()->left();
    ASSERT_GE(due, 2);
    qputenv("WATCHFIRE_FAKE_VOICE", "ok");
    settings.setSpeech(QStringLiteral("all")); // the left-out engine gets another chance, in another helper
    ASSERT_TRUE(waitUntil([&] { return said.size() >= due; })) << logged().join(u'\n').toStdString();
    EXPECT_EQ(loggedWith("up"), 4);
    EXPECT_EQ(model.problem(), QString());
}

TEST_F(VoiceTest, AHelperThatDiesWhileItLooksIsAskedAgain) {
    fake("crash-looking-once");
    model.look();
    ASSERT_TRUE(waitUntil([&] { return !model.looking(); })) << logged().join(u'\n').toStdString();
    EXPECT_EQ(model.voices().size(), 2);
    EXPECT_EQ(loggedWith("up"), 2);
}

TEST_F(VoiceTest, OneThatAlwaysDiesWhileItLooksIsNotAskedForEver) {
    fake("crash-looking");
    model.look();
    ASSERT_TRUE(waitUntil([&] { return !model.looking(); })) << logged().join(u'\n').toStdString();
    EXPECT_FALSE(model.problem().isEmpty());
}

TEST_F(VoiceTest, WithoutAudioOrWithoutAHelperOneSentenceSaysSo) {
    fake("no-audio");
    model.sayExample();
    ASSERT_TRUE(waitUntil([&] { return !model.problem().isEmpty(); }));
    EXPECT_TRUE(model.problem().contains(QStringLiteral("loudspeaker")));
    VoiceModel other;
    VoiceDesk without({program->table, settings, other, QString()});
    other.sayExample();
    EXPECT_TRUE(other.problem().contains(QStringLiteral("Install")));
}

TEST(Voice, TheRealHelperAnswersWithOrWithoutAudio) {
    QProcess helper;
    // speech-dispatcher may hang for ever without an audio device; the watchdog handles that.
    helper.start(QStringLiteral(WATCHFIRE_VOICE), {QStringLiteral("--without"), QStringLiteral("speechd")});
    QByteArray heard;
    const auto hears = [&](const char* what) {
        return waitUntil([&] {
            heard += helper.readAllStandardOutput();
            return heard.contains(what);
        });
    };
    ASSERT_TRUE(hears("\"ready\"")) << heard.constData();
    ASSERT_TRUE(heard.contains("flite")) << "qt6-speech-flite-plugin is not installed: " << heard.constData();
    helper.write("nonsense\n{\"do\":\"voices\",\"languages\":[\"en\",\"de\"]}\n");
    ASSERT_TRUE(hears("voices-end"));
    EXPECT_TRUE(heard.contains("flite:en_US:slt"));
    EXPECT_TRUE(heard.contains("\"about\":\"United States\"")) << heard.constData();
    helper.write("{\"do\":\"say\",\"id\":5,\"text\":\"Roll.\",\"language\":\"en\"}\n");
    ASSERT_TRUE(waitUntil([&] {
        heard += helper.readAllStandardOutput();
        return heard.contains("\"finished\"") || heard.contains("\"failed\"");
    })) << heard.constData();
    helper.write("{\"do\":\"say\",\"id\":6,\"text\":\"Rolle.\",\"language\":\"de\"}\n");
    ASSERT_TRUE(hears("\"id\":6")) << "flite speaks no German, and says so";
    helper.write("{\"do\":\"play\",\"sound\":\"done\",\"volume\":1}\n");
    ASSERT_TRUE(waitUntil([&] {
        heard += helper.readAllStandardOutput();
        return heard.contains("\"played\"") || heard.contains("\"silent\"");
    })) << heard.constData();
    helper.closeWriteChannel();
    ASSERT_TRUE(waitUntil([&] { return helper.state() == QProcess::NotRunning; }));
    EXPECT_EQ(helper.exitCode(), 0);
}

// ---- sounds ----

TEST_F(VoiceTest, SoundsSayWhatHappened) {
    fake("ok");
    SoundDesk sounds({program->table, settings, QStringLiteral(WATCHFIRE_FAKE_VOICE)});
    QStringList heard;
    QObject::connect(&sounds, &SoundDesk::due, &sounds, [&](const QString& sound) { heard.append(sound); });
    const auto follow = [&] {
        const GameFamily& family = *program->desk->family();
        sounds.follow(program->desk->gameId(), static_cast<int>(family.position()),
                      family.last() != nullptr && family.last()->isRoll);
    };
    QObject::connect(program->desk.get(), &GameDesk::changed, &sounds, follow);
    beginWall(); // its last roll breaches
    EXPECT_EQ(heard.last(), QStringLiteral("danger"));
    heard.clear();
    program->table.steps()->doneAll();
    EXPECT_EQ(heard, QStringList{QStringLiteral("done")});
    submit({{"do", "end-turn"}});
    EXPECT_EQ(heard.last(), QStringLiteral("your-turn"));
    submit({{"do", "roll"}, {"dice", {1, 1}}});
    EXPECT_EQ(heard.last(), QStringLiteral("roll"));
    EXPECT_FALSE(program->desk->submit({{"do", "roll"}, {"dice", {1, 1}}})["ok"].get<bool>());
    EXPECT_EQ(heard.last(), QStringLiteral("refused"));
    heard.clear();
    submit({{"do", "undo"}});
    EXPECT_TRUE(heard.isEmpty());
    settings.setSounds(false);
    submit({{"do", "redo"}});
    EXPECT_TRUE(heard.isEmpty());
}

// ---- words ----

TEST(Sayable, HasNoSymbols) {
    const auto is = [](const char* shown, const char* spoken) {
        EXPECT_EQ(text::sayable(QString::fromUtf8(shown)), QString::fromUtf8(spoken));
    };
    is("Move a rider from III to W3", "Move a rider from 3 to W 3.");
    is("Put the rider on assembly hex I", "Put the rider on assembly hex 1.");
    is("X, lay your road", "X, lay your road.");
    is("The 3:1 harbour is shut", "The 3 to 1 harbour is shut.");
    is("Ann · 5 points (of 10)", "Ann, 5 points, of 10.");
    is("Ann, roll!", "Ann, roll!");
    is("Volcano 5 erupts: the die shows 3", "Volcano 5 erupts: the die shows 3.");
    is("", "");
}

TEST(SpeechQueue, KeepsAnExampleWhateverIsShown) {
    SpeechQueue queue;
    const Utterance a{1, QStringLiteral("1:0"), QStringLiteral("A")};
    const Utterance b{1, QStringLiteral("1:1"), QStringLiteral("B")};
    EXPECT_FALSE(queue.show({a, b}, 1));
    EXPECT_EQ(queue.next(), a);
    EXPECT_EQ(queue.next(), std::nullopt);
    EXPECT_TRUE(queue.again(a));
    EXPECT_EQ(queue.next(), a);
    EXPECT_FALSE(queue.show({b}, 1)) << "asked for: it is said to its end";
    queue.putBack();
    EXPECT_EQ(queue.next(), a);
    queue.done();
    EXPECT_EQ(queue.next(), b);
    EXPECT_TRUE(queue.show({}, 0));
    EXPECT_TRUE(queue.empty());
    EXPECT_FALSE(queue.show({b}, 1));
    EXPECT_EQ(queue.next(), b) << "undone and done again";
}

} // namespace
} // namespace watchfire::voice
