// SPDX-License-Identifier: Apache-2.0
// Compares whole small games with answers that were worked out by hand (tests/golden). An answer may have
// more fields than expected, but not fewer, and no other steps or order; the options of a decision are a set.
#include "rules/log/replay.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/says.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace watchfire::test {
namespace {

std::vector<std::string> linesOf(const std::string& path) {
    std::istringstream in(sourceFile(path));
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        if (!line.empty())
            lines.push_back(line);
    return lines;
}

std::vector<std::string> goldenGames() {
    std::vector<std::string> names;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(WATCHFIRE_SOURCE_DIR) + "/tests/golden")) {
        const std::string name = entry.path().filename().string();
        const std::string ending = ".out.jsonl";
        if (name.size() > ending.size() && name.ends_with(ending))
            names.push_back(name.substr(0, name.size() - ending.size()));
    }
    std::sort(names.begin(), names.end());
    return names;
}

class Golden : public ::testing::TestWithParam<std::string> {};

TEST_P(Golden, answers_line_by_line) {
    const std::vector<std::string> game = linesOf("tests/golden/" + GetParam() + ".jsonl");
    const std::vector<std::string> expected = linesOf("tests/golden/" + GetParam() + ".out.jsonl");
    ASSERT_FALSE(expected.empty());
    Replay replay(
        [](std::string_view name) -> Result<std::string> {
            return Error{ErrorCode::header, {}, "no board " + std::string(name)};
        },
        [](std::string_view name) -> Result<std::string> {
            return sourceFile("app/books/" + std::string(name) + ".json");
        });
    std::vector<std::string> answers;
    for (const std::string& line : game)
        if (std::string answer = replay.feed(line); !answer.empty())
            answers.push_back(std::move(answer));
    ASSERT_EQ(answers.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_TRUE(says(json::parse(answers[i]), json::parse(expected[i])))
            << "command  " << game[i + 1] << "\nexpected " << expected[i] << "\nanswered " << answers[i];
}

INSTANTIATE_TEST_SUITE_P(Games, Golden, ::testing::ValuesIn(goldenGames()), NamedByText());

TEST(GoldenFiles, are_there) {
    EXPECT_FALSE(goldenGames().empty());
}

TEST(GoldenFiles, the_comparison_finds_missing_and_misplaced_fields) {
    const json expected = json::parse(R"({"steps":[{"do":"a"},{"do":"b"}],"options":["x","y"]})");
    EXPECT_TRUE(
        says(json::parse(R"({"steps":[{"do":"a","more":1},{"do":"b"}],"options":["y","x"]})"), expected));
    EXPECT_FALSE(says(json::parse(R"({"steps":[{"do":"b"},{"do":"a"}],"options":["x","y"]})"), expected));
    EXPECT_FALSE(says(json::parse(R"({"steps":[{"do":"a"}],"options":["x","y"]})"), expected));
    EXPECT_FALSE(
        says(json::parse(R"({"steps":[{"do":"a"},{"do":"b"},{"do":"c"}],"options":["x","y"]})"), expected));
    EXPECT_FALSE(says(json::parse(R"({"steps":[{"do":"a"},{"do":"b"}],"options":["x","z"]})"), expected));
    EXPECT_FALSE(says(json::parse(R"({"steps":[{"do":"a"},{"do":"b"}]})"), expected));
}

} // namespace
} // namespace watchfire::test
