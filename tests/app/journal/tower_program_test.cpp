// SPDX-License-Identifier: Apache-2.0
// The whole way of a roll with real parts: the program watchfire-tower behind its pseudo-terminal, a noisy
// line, a cable that is pulled, SerialTower, RollDesk and the journal's file; the host is torn down and
// restarted now and then. At the end the game's log holds the dice that fell, each once, in order.
#include "app/journal/roll_desk.h"
#include "devices/serial_tower.h"
#include "tests/app/journal/wait.h"

#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <memory>

namespace watchfire::journal {
namespace {

using test::waitFor;

class Host {
public:
    Host(const QString& file, const std::string& port)
        : journal_(file)
        , desk_(journal_, [] { return std::string("2024-05-01T10:00:00Z"); })
        , tower_(options(port)) {
        desk_.addSource(tower_);
        QObject::connect(&desk_, &RollDesk::offerChanged, &desk_, [this] {
            const auto offer = desk_.offer();
            if (!offer)
                return;
            ++lines;
            CommandRecord command{"g", lines, {}, "h", offer->time, std::nullopt};
            for (const int die : offer->dice)
                command.line += std::to_string(die) + " ";
            if (!desk_.take(offer->id, command))
                ADD_FAILURE() << "the roll on offer cannot be taken";
        });
        QObject::connect(&journal_, &Journal::opened, &journal_, [this](const JournalContents& contents) {
            for (const auto& game : contents.games)
                lines = game.commands;
            GameRecord game;
            game.id = "g";
            game.header = "{}";
            game.created = "2024-05-01T09:00:00Z";
            journal_.createGame(game);
            tower_.start();
        });
        journal_.open();
    }
    std::vector<std::string> log() {
        std::optional<GameLog> loaded;
        QObject::connect(&journal_, &Journal::gameLoaded, &journal_,
                         [&](const GameLog& log) { loaded = log; });
        journal_.loadGame("g");
        EXPECT_TRUE(waitFor([&] { return loaded.has_value(); }));
        std::vector<std::string> result;
        for (const auto& command : loaded->commands)
            result.push_back(command.line);
        return result;
    }
    [[nodiscard]] const devices::LinkStatistics& statistics() const { return tower_.latestStatistics(); }

    int lines = 0;

private:
    static devices::SerialTower::Options options(const std::string& port) {
        devices::SerialTower::Options o;
        o.path = port;
        o.retry = std::chrono::milliseconds(20);
        o.tellEvery = std::chrono::milliseconds(20);
        o.link.settle = std::chrono::milliseconds(10);
        return o;
    }
    Journal journal_;
    RollDesk desk_;
    devices::SerialTower tower_;
};

TEST(TowerProgram, EveryRollArrivesOnceAndInOrder) {
    QTemporaryDir folder;
    const auto port = folder.filePath(QStringLiteral("tower"));
    const auto file = folder.filePath(QStringLiteral("journal.sqlite"));
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.start(QStringLiteral(WATCHFIRE_TOWER_PROGRAM),
                  {QStringLiteral("--link"), port, QStringLiteral("--serial"), QStringLiteral("WF-9"),
                   QStringLiteral("--exit-with-parent")});
    ASSERT_TRUE(program.waitForStarted(20000));
    const auto command = [&](const QString& line) { program.write((line + QLatin1Char('\n')).toUtf8()); };
    command(QStringLiteral("corrupt 0.004"));
    command(QStringLiteral("drop 0.004"));
    command(QStringLiteral("double 0.002"));

    auto host = std::make_unique<Host>(file, port.toStdString());
    constexpr int rolls = 90;
    std::vector<std::string> fell;
    std::uint64_t damaged = 0;
    std::uint64_t reconnects = 0;
    for (int i = 0; i < rolls; ++i) {
        const int a = 1 + i % 6;
        const int b = 1 + i / 6 % 6;
        fell.push_back(std::to_string(a) + " " + std::to_string(b) + " ");
        command(QStringLiteral("roll %1 %2").arg(a).arg(b));
        if (i % 30 == 10)
            command(QStringLiteral("unplug"));
        if (i % 30 == 13)
            command(QStringLiteral("replug"));
        if (i % 30 == 20) {
            damaged += host->statistics().badLines;
            reconnects += host->statistics().reconnects;
            host.reset();
            host = std::make_unique<Host>(file, port.toStdString());
        }
        // The tower's queue holds eight; while the cable is out nothing can arrive.
        const bool out = i % 30 >= 10 && i % 30 < 13;
        ASSERT_TRUE(waitFor([&] { return out || host->lines > i - 3; }, 60000)) << "stuck at roll " << i;
    }
    ASSERT_TRUE(waitFor([&] { return host->lines >= rolls; }, 60000));
    EXPECT_EQ(host->log(), fell);
    EXPECT_GT(damaged + host->statistics().badLines, 0U) << "no noise";
    EXPECT_GT(reconnects, 0U) << "the cable was never out";
    command(QStringLiteral("quit"));
    EXPECT_TRUE(program.waitForFinished(20000));
}

} // namespace
} // namespace watchfire::journal
