// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/powder/table.h"

#include "rules/powder/log/json.h"
#include "tests/rules/support/told.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace watchfire::test {

namespace {

std::string lineOf(const Json& step) {
    std::string line;
    for (const auto& [name, value] : step.items())
        line += (line.empty() ? "" : " ") + (value.is_string() ? value.get<std::string>() : value.dump());
    return line;
}

Lines linesOf(const Json& answer) {
    Lines lines;
    for (const char* part : {"steps", "lacks"})
        if (answer.contains(part))
            for (const Json& step : answer[part])
                lines.push_back(lineOf(step));
    return lines;
}

} // namespace

Json sampleBook() {
    std::ifstream file(std::string(WATCHFIRE_SOURCE_DIR) + "/app/books/sample.json");
    return Json::parse(file);
}

PowderTable::PowderTable(const std::vector<std::string>& clans, Json options, Json book, int rules) {
    Json header{{"watchfire", 1},
                {"rules", rules},
                {"scenario", "black-powder"},
                {"book", std::move(book)},
                {"players", Json::array()}};
    for (const std::string& clan : clans)
        header["players"].push_back({{"id", clan}});
    if (!options.is_null())
        header["options"] = std::move(options);
    auto made = makeGame(header, {});
    if (!made) {
        ADD_FAILURE() << made.error().message;
        std::abort();
    }
    m_game.reset(dynamic_cast<PowderGame*>(std::move(made).value().release()));
}

Lines PowderTable::play(const Json& command) {
    const powder::State before = m_game->current();
    const Json answer = m_game->submit(command);
    EXPECT_TRUE(answer["ok"].get<bool>()) << command.dump() << "\n" << answer.dump();
    if (const auto read = powder::commandFromJson(before, command); read && answer["ok"])
        expectTold(before, *read); // undo and redo are not commands of the rules
    return answer["ok"].get<bool>() ? linesOf(answer) : Lines{};
}

Lines PowderTable::play(const char* command) {
    return play(Json::parse(command));
}

std::string PowderTable::refusal(std::string_view command) {
    const Json before = m_game->state();
    const Json answer = m_game->submit(Json::parse(command));
    EXPECT_FALSE(answer["ok"].get<bool>()) << command;
    if (answer["ok"].get<bool>())
        return "accepted";
    EXPECT_EQ(m_game->state(), before) << "a refusal changes nothing";
    EXPECT_GT(answer["error"]["message"].get<std::string>().size(), 10u);
    std::string text = answer["error"]["code"].get<std::string>();
    if (answer["error"].contains("rule"))
        text += " " + answer["error"]["rule"].get<std::string>();
    return text;
}

Json PowderTable::decision() const {
    return m_game->state()["decision"];
}

Lines PowderTable::options() const {
    Lines lines;
    const Json open = decision();
    for (const Json& option : open["options"])
        lines.push_back(option.is_string() ? option.get<std::string>() : option.dump());
    return lines;
}

Lines PowderTable::answer(const Json& value) {
    const Json open = decision();
    EXPECT_FALSE(open.is_null()) << "no decision is open for " << value.dump();
    if (open.is_null())
        return {};
    return play({{"do", "answer"}, {"decision", open["id"]}, {"value", value}});
}

void PowderTable::horde(std::string_view card, std::string_view at) {
    play({{"do", "place"}, {"piece", "horde"}, {"card", card}, {"at", at}});
}

void PowderTable::soldier(std::string_view clan, std::string_view type, std::string_view at) {
    play({{"do", "place"}, {"piece", type}, {"player", clan}, {"at", at}});
}

void PowderTable::machine(std::string_view machine, std::string_view section) {
    play({{"do", "place"}, {"piece", machine}, {"at", section}});
}

void PowderTable::begin() {
    play(R"({"do":"begin"})");
}

void PowderTable::winter() {
    begin();
    play(R"({"do":"season","to":"winter"})");
}

Lines PowderTable::correct(std::string_view what, std::string_view at, const Json& value) {
    Json command{{"do", "correct"}, {"what", what}};
    if (!at.empty())
        command["at"] = at;
    command["value"] = value;
    return play(command);
}

Lines only(const Lines& steps, const std::vector<std::string>& names) {
    Lines lines;
    for (const std::string& step : steps) {
        if (std::find(names.begin(), names.end(), step.substr(0, step.find(' '))) != names.end())
            lines.push_back(step);
    }
    return lines;
}

} // namespace watchfire::test
