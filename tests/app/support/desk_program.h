// SPDX-License-Identifier: Apache-2.0
// The program without its screens, for tests: journal, inbox, desk and models, with a dice tower that has no
// wire.
#pragma once

#include "app/desk/game_desk.h"
#include "rules/log/answers.h"
#include "tests/app/support/table_game.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace watchfire::test {

/// A dice tower without a wire.
class FakeTower : public devices::DiceSource {
public:
    void start() override {}
    void stop() override {}
    void acknowledge(const devices::RollId& id) override { acknowledged.push_back(id); }
    void release(const devices::RollId&) override {}
    void lamp(devices::LampEffect) override {}
    [[nodiscard]] devices::LinkState link() const override { return {}; }
    void roll(int a, int b) { roll(std::vector<int>{a, b}, {6, 6}); }
    void roll(std::vector<int> dice, std::vector<int> faces) {
        rolled(devices::Roll{
            {"T1", 7, ++m_sequence}, std::move(dice), devices::RollSource::tower, std::move(faces)});
    }
    std::vector<devices::RollId> acknowledged;

private:
    std::uint32_t m_sequence = 0;
};

inline bool waitUntil(const std::function<bool()>& holds) {
    QDeadlineTimer patience(20000);
    while (!holds()) {
        if (patience.hasExpired())
            return false;
        QEventLoop loop;
        QTimer::singleShot(5, &loop, &QEventLoop::quit);
        loop.exec();
    }
    return true;
}

/// A desk that takes lines of the log as well, and answers whether it carried them out.
class LoggedDesk : public GameDesk {
public:
    using GameDesk::GameDesk;
    using GameDesk::submit;
    Json submit(const Json& line) {
        const auto error = GameDesk::submit(family()->read(line));
        return error ? refusalJson(*error) : Json{{"ok", true}};
    }
};

/// Journal, inbox, desk and models: the program without its screens.
struct Program {
    explicit Program(const QString& path)
        : journal(path), rolls(journal, [] { return std::string("2026-01-02T20:14:00.000Z"); }) {
        desk = std::make_unique<LoggedDesk>(
            GameDesk::Parts{table, journal, rolls, [] { return std::string("2026-01-02T20:14:00.000Z"); },
                            [this](std::uint32_t limit) {
                                if (this->below != nullptr)
                                    *this->below = limit;
                                return limit > drawn ? drawn : limit - 1;
                            }});
        QObject::connect(&journal, &journal::Journal::opened, &journal,
                         [this](const journal::JournalContents& c) { contents = c; });
        journal.open();
        EXPECT_TRUE(waitUntil([&] { return journal.isOpen(); }));
        rolls.addSource(tower);
    }
    ~Program() { rolls.removeSource(tower); }

    void startWall(const Json& options = Json::object()) {
        ASSERT_FALSE(desk->begin(wallHeader(options), "game-1", false).has_value());
        for (const Json& command : forts())
            ASSERT_TRUE(desk->submit(command)["ok"].get<bool>());
    }
    void begin() { ASSERT_TRUE(desk->submit({{"do", "begin"}, {"player", "red"}})["ok"].get<bool>()); }
    bool saved() {
        return waitUntil([&] { return journal.unsaved() == 0; });
    }
    bool towerRolls(int a, int b) { return towerRolls(std::vector<int>{a, b}, {6, 6}); }
    bool towerRolls(std::vector<int> dice, std::vector<int> faces) {
        const auto before = tower.acknowledged.size();
        tower.roll(std::move(dice), std::move(faces));
        const bool acknowledged = waitUntil([&] { return tower.acknowledged.size() == before + 1; });
        QCoreApplication::processEvents(); // the offer comes after the acknowledgement
        return acknowledged;
    }
    /// The game as it lies in the journal.
    journal::GameLog log() {
        std::optional<journal::GameLog> log;
        QObject context;
        QObject::connect(&journal, &journal::Journal::gameLoaded, &context,
                         [&](const journal::GameLog& loaded) { log = loaded; });
        journal.loadGame("game-1");
        EXPECT_TRUE(waitUntil([&] { return log.has_value(); }));
        return log.value_or(journal::GameLog{});
    }
    std::optional<Error> resume() {
        return desk->resume(log(), contents.settings[GameDesk::ticksKey("game-1")]);
    }
    [[nodiscard]] const hex::State& state() const {
        return dynamic_cast<const HexGame&>(*desk->family()->game()).current();
    }

    std::uint32_t drawn = 0;        ///< result of the next draw, if there are enough choices
    std::uint32_t* below = nullptr; ///< receives the number of choices
    TableModel table;
    journal::Journal journal;
    journal::RollDesk rolls;
    FakeTower tower;
    journal::JournalContents contents;
    std::unique_ptr<LoggedDesk> desk;
};

} // namespace watchfire::test
