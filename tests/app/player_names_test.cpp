// SPDX-License-Identifier: Apache-2.0
// A player's name is told as it was typed, also where it looks like a place that a sentence fills, "%1", or
// like the end of one, "Dr. No". Every text of the recorded games is the same with such names as with
// harmless ones.
#include "tests/app/support/recorded_game.h"
#include "tests/app/support/table_texts.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include <array>
#include <utility>
#include <vector>

namespace watchfire {
namespace {

using test::Json;

/// No word contains the harmless ones. Both are of one length, on which it depends whether a short form is
/// offered.
constexpr std::array<std::pair<const char*, const char*>, 6> plainAndSly{{{"Qxa", "%1!"},
                                                                          {"Qxbbbbbbb", "Dr. %2 %n"},
                                                                          {"Qxc", "%3!"},
                                                                          {"Qxd", "%L1"},
                                                                          {"Qxe", "%4!"},
                                                                          {"Qxf", "%5!"}}};

/// The questions of Black Powder that a touch opens and that carry out nothing by themselves.
constexpr std::array<const char*, 14> askedByATouch{"recruit", "attack", "build", "move",   "overseer",
                                                    "donate",  "honor",  "shame", "wound",  "kill",
                                                    "shot",    "tower",  "order", "correct"};

struct Said {
    std::string where, text, after;
};

std::vector<Said> textsOf(const std::string& game, bool harmless) {
    auto lines = test::recorded("golden/" + game);
    std::size_t next = 0;
    for (Json& player : lines.front()["players"]) {
        const auto& [plain, sly] = plainAndSly.at(next++);
        player["name"] = harmless ? plain : sly;
    }
    std::vector<Said> all;
    test::playAll(lines, [&](TableModel& table, const Json& command) {
        const std::string after = command.dump().substr(0, 100);
        const auto read = [&](const QObject* model, const char* where) {
            test::TableTexts([&](const QString& place, const QString& text) {
                QString told = text;
                if (harmless) {
                    for (const auto& [plain, sly] : plainAndSly)
                        told.replace(QLatin1String(plain), QLatin1String(sly));
                }
                all.push_back({place.toStdString(), told.toStdString(), after});
            }).of(model, QLatin1String(where));
        };
        read(&table, "table");
        const std::string done = command.value("do", std::string());
        if (done != "begin" && done != "order" && done != "season")
            return; // each question once in a while: there are many, and they try much
        PowderActionModel& panel = *table.powderAction();
        for (const char* question : askedByATouch) {
            const bool offered = std::any_of(
                panel.actionRows().rows().begin(), panel.actionRows().rows().end(),
                [&](const ChoiceRow& row) { return row.enabled && row.id == QLatin1String(question); });
            if (!offered)
                continue;
            panel.start(QLatin1String(question));
            read(&panel, question);
            panel.setOpen(false);
        }
    });
    return all;
}

class PlayerNames : public testing::TestWithParam<std::string> {};

TEST_P(PlayerNames, AreToldAsTheyWereTyped) {
    const auto harmless = textsOf(GetParam(), true);
    const auto sly = textsOf(GetParam(), false);
    ASSERT_EQ(sly.size(), harmless.size());
    EXPECT_GT(sly.size(), 500U);
    std::set<std::string> wrong;
    for (std::size_t i = 0; i < sly.size(); ++i) {
        if (sly[i].text != harmless[i].text && wrong.insert(sly[i].text).second)
            ADD_FAILURE() << sly[i].where << ": " << sly[i].text << "\n  and not: " << harmless[i].text
                          << "\n  after " << sly[i].after;
    }
}

INSTANTIATE_TEST_SUITE_P(Golden, PlayerNames, testing::ValuesIn(test::goldenGames()), test::NamedByText());

} // namespace
} // namespace watchfire
