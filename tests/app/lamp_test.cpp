// SPDX-License-Identifier: Apache-2.0
// What the tower's lamp shows in recorded games of every scenario: judged by the recorded answers alone, and
// looked up at the program watchfire-tower behind a real pseudo-terminal.
#include "app/game/hex/lamp_light.h"

#include "app/game/hex/hex_game.h"
#include "app/journal/roll_desk.h"
#include "tests/app/support/tower_program.h"

#include <QTemporaryDir>

#include <fstream>
#include <map>
#include <set>
#include <span>
#include <string>

namespace watchfire {
namespace {

using devices::LampEffect;
using test::Json;

std::vector<Json> lines(const std::string& name) {
    std::ifstream file(std::string(WATCHFIRE_SOURCE_DIR) + "/tests/end-to-end/" + name);
    std::vector<Json> result;
    for (std::string line; std::getline(file, line);)
        result.push_back(Json::parse(line));
    EXPECT_FALSE(result.empty()) << name;
    return result;
}

/// Follows a recorded game by its lines alone.
class Judge {
public:
    /// Undo and redo do not occur in the recorded games.
    const char* after(const Json& command, const Json& answer) {
        const std::string what = command["do"];
        if (what == "roll" || what == "end-turn" || what == "begin") {
            m_seen.clear();
            m_phase = what == "roll" ? "rolled" : "your-turn";
        }
        for (const Json& step : answer["steps"])
            m_seen.insert(step["do"].get<std::string>());
        if (m_seen.contains("game-over"))
            m_over = true;
        if (m_over)
            return "win";
        if (m_seen.contains("breach"))
            return "breach";
        if (m_seen.contains("flood"))
            return "flood";
        if (m_seen.contains("move-storm") || m_seen.contains("storm-begins"))
            return "storm";
        return m_phase;
    }

private:
    std::set<std::string> m_seen;
    const char* m_phase = "idle";
    bool m_over = false;
};

LampEffect lampOf(const RunningHexGame& game) {
    return lampFor(game.state(), std::span(game.told()).first(game.position()));
}

struct Recorded {
    const char* name;
    std::set<std::string> effects; ///< that must occur
};

class Lamp : public testing::TestWithParam<Recorded> {};

TEST_P(Lamp, ShowsWhatTheRulesTell) {
    const std::map<LampEffect, std::string> names{
        {LampEffect::idle, "idle"},     {LampEffect::yourTurn, "your-turn"}, {LampEffect::rolled, "rolled"},
        {LampEffect::breach, "breach"}, {LampEffect::flood, "flood"},        {LampEffect::storm, "storm"},
        {LampEffect::win, "win"}};
    QTemporaryDir folder;
    const QString link = folder.filePath(QStringLiteral("tower"));
    test::TowerProgram tower(link, QStringLiteral("WF-9"));
    journal::Journal journal(folder.filePath(QStringLiteral("journal.db")));
    journal::RollDesk desk(journal, [] { return std::string("2026-01-02T20:14:00.000Z"); });
    journal.open();
    const auto serial = test::quickTower(link);
    desk.addSource(*serial);
    serial->start();
    ASSERT_TRUE(test::waitUntil([&] { return serial->link().phase == devices::LinkPhase::up; }));

    const std::string name = GetParam().name;
    auto commands = lines(name + ".jsonl");
    const auto answers = lines(name + ".out.jsonl");
    Json header = commands.front();
    header["board"] = Json::parse(boards::read(header["board"].get<std::string>()).value());
    RunningHexGame game;
    ASSERT_FALSE(game.open(header));
    Judge judge;
    std::set<std::string> seen;
    for (std::size_t i = 1; i < commands.size(); ++i) {
        ASSERT_TRUE(game.carryOut(commands[i]).ok()) << i;
        const std::string wanted = judge.after(commands[i], answers[i - 1]);
        ASSERT_EQ(names.at(lampOf(game)), wanted) << name << " line " << i + 1 << " " << commands[i];
        desk.lamp(lampOf(game));
        if (seen.insert(wanted).second) {
            EXPECT_TRUE(tower.shows(wanted.c_str())) << wanted;
        }
    }
    std::set<std::string> must = GetParam().effects;
    must.insert({"idle", "your-turn", "rolled", "win"});
    EXPECT_EQ(seen, must);
    desk.removeSource(*serial);
}

std::string nameOf(const testing::TestParamInfo<Recorded>& recorded) {
    std::string name = recorded.param.name;
    std::erase(name, '-');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Recorded, Lamp,
                         testing::Values(Recorded{"great-wall-4", {"breach"}}, Recorded{"world-4", {"storm"}},
                                         Recorded{"great-river-3", {"flood"}},
                                         Recorded{"raiders-4", {"storm"}},
                                         Recorded{"great-wall-river-4", {"breach", "flood"}},
                                         Recorded{"raiders-river-5", {"flood", "storm"}}),
                         nameOf);

TEST(LampOfUndo, ComesBack) {
    RunningHexGame game;
    Json header = test::wallHeader();
    ASSERT_FALSE(game.open(header));
    for (const Json& command : test::forts())
        ASSERT_TRUE(game.carryOut(command).ok());
    EXPECT_EQ(lampOf(game), LampEffect::idle);
    ASSERT_TRUE(game.carryOut({{"do", "begin"}, {"player", "red"}}).ok());
    EXPECT_EQ(lampOf(game), LampEffect::yourTurn);
    ASSERT_TRUE(game.carryOut({{"do", "roll"}, {"dice", {1, 1}}}).ok());
    EXPECT_EQ(lampOf(game), LampEffect::rolled);
    ASSERT_FALSE(game.undo());
    EXPECT_EQ(lampOf(game), LampEffect::yourTurn);
}

} // namespace
} // namespace watchfire
