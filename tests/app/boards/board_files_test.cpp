// SPDX-License-Identifier: Apache-2.0
// Malicious board files: each is refused with its line, and none crashes the program.
#include "app/boards/board_files.h"
#include "app/boards/board_library.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace watchfire::boards {
namespace {

using Json = nlohmann::ordered_json;

std::string refusal(const std::string& text) {
    const auto read = readBoardFile(text, false, hex::Scenario::base);
    return read ? std::string() : read.error().message;
}
bool starts(const std::string& text, const std::string& begin) {
    return text.rfind(begin, 0) == 0;
}

TEST(BoardFiles, TextsAtTheLibrarysLimitsAreRefusedWithTheirLine) {
    const std::string head = "{\"watchfire-board\":1,\n\"name\":\"x\",\n\"hexes\":";
    EXPECT_TRUE(starts(refusal(head + "1e999}"), "line 3: this number is too large"))
        << refusal(head + "1e999}");
    EXPECT_TRUE(starts(refusal(head + std::string(240000, '[')), "line 3: no board has so many"));
    EXPECT_TRUE(starts(refusal(head + "["), "line 3: this is no JSON"));
    EXPECT_TRUE(starts(refusal(head + "\"\xff\"}"), "line 3: this is no JSON"));
    EXPECT_TRUE(starts(refusal(head + "[18446744073709551615]}"), "line 3: $.hexes[0]"));
    EXPECT_TRUE(
        starts(refusal(head + "[{\"at\":\"0,0\",\n\"terrain\":\"sea\",\n\"number\":18446744073709551615}]}"),
               "line 5: $.hexes[0].number"));
    std::string wide = "{";
    for (int i = 0; i < 2000; ++i)
        wide += "\"" + std::to_string(i) + "\":1,\n";
    EXPECT_TRUE(starts(refusal(wide + "\"watchfire-board\":1}"), "line 1025: no board has so many"));
}

TEST(BoardFiles, WhatIsNoNumberTokenIsRefusedBeforeItIsSaved) {
    // Such a board could be opened and saved, but never opened again.
    Json board = Json::parse(read("base-island").value());
    for (const int number : {1, 7, 13, 65535, -1}) {
        for (Json& hex : board["hexes"])
            if (hex.contains("number"))
                hex["number"] = number;
        EXPECT_NE(refusal(board.dump(1)).find("is no number token"), std::string::npos) << number;
    }
    board = Json::parse(read("world").value());
    board["bag"] = {3, 100};
    EXPECT_NE(refusal(board.dump(1)).find("$.bag[1]: 100 is no number token"), std::string::npos);
}

TEST(BoardFiles, ADraftOfTheWrongKindIsRefused) {
    Json board = Json::parse(read("base-island").value());
    board.erase("example");
    EXPECT_EQ(refusal(board.dump()), "");
    for (const char* draft : {"5", "\"x\"", "[1]", "[]", "true", "null"}) {
        board["draft"] = Json::parse(draft);
        EXPECT_NE(refusal(board.dump()).find("$.draft"), std::string::npos) << draft;
    }
    const Json good{
        {"scenario", "base"}, {"open", {"0,0"}}, {"tiles", {{"forest", 4}}}, {"tokens", {{"6", 2}}}};
    board["draft"] = good;
    EXPECT_EQ(refusal(board.dump()), "");
    for (const char* field : {"scenario", "open", "tiles", "tokens"})
        for (const char* value :
             {"5", "\"x\"", "[[]]", "{\"forest\":\"x\"}", "{\"6\":-1}", "{\"6\":18446744073709551615}",
              "{\"forest\":1e300}", "{\"99999999999999999999\":1}"}) {
            board["draft"] = good;
            board["draft"][field] = Json::parse(value);
            EXPECT_NE(refusal(board.dump()), "") << field << " " << value;
        }
}

} // namespace
} // namespace watchfire::boards
