// SPDX-License-Identifier: Apache-2.0
// What the tower's lamp shows in recorded games of every scenario: the test works it out from the recorded
// answers alone, and reads it from the program watchfire-tower behind a real pseudo-terminal.
#include "app/game/hex/lamp_light.h"

#include "app/game/hex/hex_game.h"
#include "app/journal/roll_desk.h"
#include "tests/app/support/running_lines.h"
#include "tests/app/support/tower_program.h"
#include "tests/support/test_name.h"

#include <QSet>
#include <QTemporaryDir>

#include <algorithm>
#include <fstream>
#include <map>
#include <optional>
#include <set>
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

/// Follows a recorded game by the lines of its log alone.
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

/// The lamp of a table that has done all cards, or only the first `done` cards of the last command.
LampEffect lampOf(const RunningHexGame& game, std::optional<qsizetype> done = std::nullopt) {
    QSet<QString> ticked;
    const QSet<QString> presumed;
    const CardsInHand cards{game.told(), game.position(), ticked, presumed};
    const QString last = QString::number(game.position()) + QLatin1Char(':');
    for (const QString& id : cards.ids())
        if (!done || !id.startsWith(last) || id.mid(last.size()).toInt() < *done)
            ticked.insert(id);
    return lampFor(game.state(), cards);
}

struct Recorded {
    const char* name;
    std::set<std::string> effects; ///< that must occur
};

class Lamp : public testing::TestWithParam<Recorded> {};

TEST_P(Lamp, ShowsWhatTheRulesTell) {
    const std::map<LampEffect, std::string> names{
        {WF_LAMP_IDLE, "idle"},     {WF_LAMP_YOUR_TURN, "your-turn"}, {WF_LAMP_ROLLED, "rolled"},
        {WF_LAMP_BREACH, "breach"}, {WF_LAMP_FLOOD, "flood"},         {WF_LAMP_STORM, "storm"},
        {WF_LAMP_WIN, "win"}};
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
        ASSERT_FALSE(test::carryOut(game, commands[i])) << i;
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
    return test::asTestName(recorded.param.name);
}

INSTANTIATE_TEST_SUITE_P(Recorded, Lamp,
                         testing::Values(Recorded{"great-wall-4", {"breach"}}, Recorded{"world-4", {"storm"}},
                                         Recorded{"great-river-3", {"flood"}},
                                         Recorded{"raiders-4", {"storm"}},
                                         Recorded{"great-wall-river-4", {"breach", "flood"}},
                                         Recorded{"raiders-river-5", {"flood", "storm"}}),
                         nameOf);

TEST(LampOfTheStory, GoesWithTheStepThatTellsIt) {
    const auto commands = lines("great-wall-4.jsonl");
    Json header = commands.front();
    header["board"] = Json::parse(boards::read(header["board"].get<std::string>()).value());
    RunningHexGame game;
    ASSERT_FALSE(game.open(header));
    int breaches = 0;
    for (std::size_t i = 1; i < commands.size(); ++i) {
        ASSERT_FALSE(test::carryOut(game, commands[i]));
        const auto& cards = game.told().back().cards;
        const auto breach = std::find_if(cards.begin(), cards.end(), [](const ToldCard& card) {
            return card.icon == QLatin1String("breach");
        });
        if (breach == cards.end() || breach == cards.begin())
            continue;
        ++breaches;
        EXPECT_EQ(lampOf(game, 0), WF_LAMP_ROLLED) << "riders move first, line " << i + 1;
        EXPECT_EQ(lampOf(game, breach - cards.begin()), WF_LAMP_BREACH) << "line " << i + 1;
    }
    EXPECT_GT(breaches, 0);
    EXPECT_EQ(lampOf(game), WF_LAMP_WIN);
    EXPECT_NE(lampOf(game, 0), WF_LAMP_WIN) << "the last steps are told before the winner";
}

TEST(LampOfUndo, ComesBack) {
    RunningHexGame game;
    Json header = test::wallHeader();
    ASSERT_FALSE(game.open(header));
    for (const Json& command : test::forts())
        ASSERT_FALSE(test::carryOut(game, command));
    EXPECT_EQ(lampOf(game), WF_LAMP_IDLE);
    ASSERT_FALSE(test::carryOut(game, {{"do", "begin"}, {"player", "red"}}));
    EXPECT_EQ(lampOf(game), WF_LAMP_YOUR_TURN);
    ASSERT_FALSE(test::carryOut(game, {{"do", "roll"}, {"dice", {1, 1}}}));
    EXPECT_EQ(lampOf(game), WF_LAMP_ROLLED);
    ASSERT_FALSE(game.undo());
    EXPECT_EQ(lampOf(game), WF_LAMP_YOUR_TURN);
}

} // namespace
} // namespace watchfire
