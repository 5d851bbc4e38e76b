// SPDX-License-Identifier: Apache-2.0
// Both families of games read the log in the same way: null, flags, texts, players and options (game-log,
// "Header" and "Commands").
#include "rules/core/name_length.h"
#include "tests/rules/powder/table.h"
#include "tests/rules/support/wall_game.h"

#include <gtest/gtest.h>

namespace watchfire::test {
namespace {

json hexHeader() {
    return header("base", plainIsland(), {"red", "blue", "white"});
}
json powderHeader() {
    return {{"watchfire", 1},
            {"scenario", "black-powder"},
            {"players", {{{"id", "dragon"}}, {{"id", "snake"}}, {{"id", "turtle"}}}}};
}

/// "code: path", or "accepted".
std::string answerTo(const json& header) {
    const auto made = makeGame(header, {});
    return made ? "accepted" : std::string(toString(made.error().code)) + ": " + made.error().subject;
}

class BothFamilies : public testing::TestWithParam<json (*)()> {
protected:
    json header = GetParam()();
};

TEST_P(BothFamilies, take_names_and_seats_that_are_texts) {
    for (const char* field : {"name", "seat"}) {
        for (const json& wrong : {json(7), json(true), json::array(), json::object()}) {
            header["players"][1][field] = wrong;
            EXPECT_EQ(answerTo(header), std::string("header: $.players[1].") + field) << wrong;
        }
        for (const json& right : {json("Ann"), json(nullptr)}) {
            header["players"][1][field] = right;
            EXPECT_EQ(answerTo(header), "accepted") << right;
        }
    }
}

TEST_P(BothFamilies, take_names_ids_and_seats_of_at_most_100_characters) {
    std::string longest; // each character has two bytes
    for (int i = 0; i < 100; ++i)
        longest += "ä";
    for (const char* field : {"name", "seat", "id"}) {
        json changed = header;
        changed["players"][1][field] = longest + "x";
        const auto made = makeGame(changed, {});
        ASSERT_FALSE(made.ok()) << field;
        EXPECT_EQ(made.error().code, ErrorCode::header);
        EXPECT_EQ(made.error().message, std::string("$.players[1].") + field +
                                            ": this text has 101 characters; at most 100 are allowed here");
        changed["players"][1][field] = longest;
        const bool clan = std::string_view(field) == "id" && header["scenario"] == "black-powder";
        EXPECT_EQ(answerTo(changed), clan ? "header: $.players[1].id" : "accepted") << field;
    }
}

TEST_P(BothFamilies, take_players_that_have_an_id) {
    for (const json& wrong : {json("red"), json(nullptr), json{{"name", "Ann"}}, json{{"id", 7}}}) {
        header["players"][2] = wrong;
        EXPECT_EQ(answerTo(header), "header: $.players[2].id") << wrong;
    }
    header["players"] = "red";
    EXPECT_EQ(answerTo(header), "header: $.players");
}

TEST_P(BothFamilies, take_options_that_there_are) {
    header["options"] = {{"draw", "program"}};
    EXPECT_EQ(answerTo(header), "accepted");
    for (const json& wrong : {json("dice"), json(nullptr), json(1)}) {
        header["options"] = {{"draw", wrong}};
        EXPECT_EQ(answerTo(header), "header: $.options.draw") << wrong;
    }
    header["options"] = {{"weather", "fine"}};
    EXPECT_EQ(answerTo(header), "unknown-option: $.options.weather");
    header["options"] = 7;
    EXPECT_EQ(answerTo(header), "header: $.options");
    header["options"] = nullptr;
    EXPECT_EQ(answerTo(header), "accepted");
}

INSTANTIATE_TEST_SUITE_P(Log, BothFamilies, testing::Values(&hexHeader, &powderHeader), [](const auto& made) {
    return std::string(made.param == &hexHeader ? "hex" : "black_powder");
});

TEST(LogFamilies, a_flag_is_true_or_false_and_null_is_neither) {
    for (const char* flag : {"null", "1", "\"yes\""}) {
        Table hexes = fourForts();
        hexes.enter(begin("red"), roll(1, 1));
        EXPECT_THAT(
            hexes.line(std::string(R"({"do":"build","piece":"road","player":"red","at":"0,0:E","anyway":)") +
                       flag + "}"),
            refuses("bad-value"))
            << flag;
        PowderTable hordes;
        hordes.begin();
        EXPECT_EQ(hordes.refusal(std::string(R"({"do":"season","to":"winter","anyway":)") + flag + "}"),
                  "bad-value")
            << flag;
    }
}

TEST(LogFamilies, null_stands_only_where_the_page_says_so) {
    PowderTable table;
    table.horde("leader", "S1.1");
    table.begin();
    for (const auto& [command, code] : {
             std::pair{R"({"do":"tower","player":"dragon","at":"T1","why":null})", "bad-value"},
             {R"({"do":"tower","player":null,"at":"T1","why":"card"})", "unknown-player"},
             {R"({"do":"adjust","at":"S1","power":null})", "bad-value"},
             {R"({"do":"deck","out":null})", "bad-value"},
             {R"({"do":"wound","player":"dragon","at":null,"why":"card"})", "unknown-place"},
         })
        EXPECT_EQ(table.refusal(command), code) << command;
}

TEST(LogFamilies, a_name_is_cut_between_two_characters) {
    EXPECT_EQ(codePoints(""), 0U);
    EXPECT_EQ(codePoints("a\u00E4\U0001F600"), 3U);
    EXPECT_EQ(cutToName(""), "");
    EXPECT_EQ(cutToName("Ann"), "Ann");
    const std::string before(mostNameCharacters - 1, 'x');
    EXPECT_EQ(cutToName(before + "\U0001F600"), before + "\U0001F600");
    EXPECT_EQ(cutToName(before + "\U0001F600\u00E4"), before + "\U0001F600");
}

TEST(LogFamilies, a_command_is_an_object) {
    Table hexes = fourForts();
    EXPECT_THAT(hexes.line("[1]"), refuses("syntax"));
    PowderTable hordes;
    EXPECT_EQ(hordes.refusal("[1]"), "syntax");
}

} // namespace
} // namespace watchfire::test
