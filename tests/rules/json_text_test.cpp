// SPDX-License-Identifier: Apache-2.0
// Texts from any origin: each becomes a value, or a fault with its position; none throws or takes long.
#include "rules/core/json_text.h"

#include "rules/core/error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <limits>
#include <string>

namespace watchfire {
namespace {

using Json = nlohmann::ordered_json;
using Kind = JsonFault::Kind;

JsonFault faultOf(std::string_view text, int firstLine = 1) {
    const auto read = readJsonText(text, firstLine);
    EXPECT_FALSE(read.ok()) << text.substr(0, 100);
    return read ? JsonFault{} : read.fault();
}

// How many times as long four times the work takes, by the processor's time, best of three; work(n) does n
// parts.
template <typename Work> double growthOf(Work work, int parts) {
    const auto best = [&](int n) {
        std::clock_t least = std::numeric_limits<std::clock_t>::max();
        for (int i = 0; i < 3; ++i) {
            const std::clock_t start = std::clock();
            work(n);
            least = std::min(least, std::clock() - start);
        }
        return static_cast<double>(std::max<std::clock_t>(least, 1));
    };
    return best(4 * parts) / best(parts);
}

// Four times the work in at most this many times the time: a time that grows with the square takes 16.
constexpr double linear = 9;

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

TEST(JsonText, ReadsWhatTheLibraryReads) {
    for (const char* text :
         {"null", "true", "false", "0", "-1", "18446744073709551615", "-9223372036854775808", "1.5e3",
          "123456789012345678901234567890", R"("")", R"("aé😀\"\\")", "[]", "{}",
          R"([[],{},[1,[2,{"a":[3]}]]])", R"({"b":1,"a":{"c":[true,null]},"d":"e"})", " [ 1 , 2 ] \n",
          R"({"a":1,"b":2,"a":{"again":[1]}})", "\xEF\xBB\xBF[1]"}) {
        const auto read = readJsonText(text);
        ASSERT_TRUE(read.ok()) << text << ": " << read.fault().sentence();
        EXPECT_EQ(*read, Json::parse(text)) << text;
        EXPECT_EQ(read->dump(), Json::parse(text).dump()) << text;
    }
}

TEST(JsonText, FaultsHaveTheirPlace) {
    EXPECT_EQ(faultOf(""), (JsonFault{Kind::broken, 1, 1}));
    EXPECT_EQ(faultOf("{\"a\":1,\n \"b\":}"), (JsonFault{Kind::broken, 2, 6}));
    EXPECT_EQ(faultOf("{\"a\":1}\n]"), (JsonFault{Kind::broken, 2, 1}));
    EXPECT_EQ(faultOf("[1,\n2", 10), (JsonFault{Kind::broken, 11, 2}));
    EXPECT_EQ(faultOf("\"\xFF\""), (JsonFault{Kind::broken, 1, 2}));
    EXPECT_EQ(faultOf("\"\\ud800\"").kind, Kind::broken);
    EXPECT_EQ(faultOf(std::string_view("[1]\0", 4)).kind, Kind::broken);
    EXPECT_EQ(faultOf("NaN").kind, Kind::broken);
    // Numbers beyond every double.
    EXPECT_EQ(faultOf("{\"a\":\n  -1e999}"), (JsonFault{Kind::tooLarge, 2, 3}));
    EXPECT_EQ(faultOf("1" + std::string(400, '0')), (JsonFault{Kind::tooLarge, 1, 1}));
    const Error error = faultOf("[1e999]").error();
    EXPECT_EQ(error.code, ErrorCode::syntax);
    EXPECT_EQ(error.message, "Line 1, column 2: this number is too large. Mend it or leave the line out.");
}

TEST(JsonText, DepthHasABound) {
    const auto nested = [](int depth, std::string_view open, std::string_view inner, std::string_view close) {
        return repeated(open, depth) + std::string(inner) + repeated(close, depth);
    };
    EXPECT_TRUE(readJsonText(nested(deepestNesting, "[", "1", "]")).ok());
    EXPECT_TRUE(readJsonText(nested(deepestNesting, "{\"a\":", "1", "}")).ok());
    EXPECT_EQ(faultOf(nested(deepestNesting + 1, "[", "", "]")),
              (JsonFault{Kind::tooDeep, 1, deepestNesting + 1}));
    EXPECT_EQ(faultOf(nested(deepestNesting, "\n[", "{", "]")),
              (JsonFault{Kind::tooDeep, deepestNesting + 1, 2}));
    EXPECT_EQ(faultOf(std::string(240000, '[')).kind, Kind::tooDeep);
    EXPECT_EQ(faultOf(repeated("{\"a\":[", 100000)).kind, Kind::tooDeep);
    // Brackets inside a string do not nest, nor do closed ones.
    EXPECT_TRUE(readJsonText('"' + std::string(1000, '[') + '"').ok());
    EXPECT_TRUE(readJsonText('[' + repeated("[[]],", 1000) + "0]").ok());
}

TEST(JsonText, FieldsHaveABound) {
    const auto fields = [](int count) {
        std::string text = "[{";
        for (int i = 0; i < count; ++i)
            text += (i == 0 ? "\n\"" : ",\n\"") + std::to_string(i) + "\":\"a\"";
        return text + "}]";
    };
    EXPECT_TRUE(readJsonText(fields(mostFields)).ok());
    EXPECT_EQ(faultOf(fields(mostFields + 1)), (JsonFault{Kind::tooWide, mostFields + 2, 1}));
    const auto refused = [&](int count) { EXPECT_EQ(faultOf(fields(count)).kind, Kind::tooWide); };
    EXPECT_LT(growthOf(refused, 50000), linear);
    const auto objects = [](int count) {
        EXPECT_TRUE(readJsonText('[' + repeated("{\"a\":1},", count) + "0]").ok());
    };
    EXPECT_LT(growthOf(objects, 10000), linear);
}

TEST(JsonText, PathsHaveTheirLine) {
    const std::string text =
        "{\n\"a\": [\n1,\n{\"b\":\n[], \"c\\\"]\": {\"d\":2},\n\"e\":3}\n],\n\"f.g\":\n4,\n\"a\":\n5}";
    EXPECT_EQ(lineOfPath(text, "$"), 1);
    EXPECT_EQ(lineOfPath(text, "$.a[0]"), 3);
    EXPECT_EQ(lineOfPath(text, "$.a[1]"), 4);
    EXPECT_EQ(lineOfPath(text, "$.a[1].b"), 5);
    EXPECT_EQ(lineOfPath(text, "$.a[1].b.missing"), 5);
    EXPECT_EQ(lineOfPath(text, "$.a[1].e"), 6);
    EXPECT_EQ(lineOfPath(text, "$.a[7]"), 11) << "the field that counts is the last one";
    EXPECT_EQ(lineOfPath(text, "$.f.g"), 9);
    EXPECT_EQ(lineOfPath(text, "$.nothing"), 1);
    EXPECT_EQ(lineOfPath(text, ""), 1);
    EXPECT_EQ(lineOfPath("", "$.a"), 1);
    // The time grows with the text, whatever the names of the fields.
    const auto find = [](int count) {
        const std::string name(static_cast<std::size_t>(count) / 2, 'n');
        const std::string items = repeated("[],", count);
        EXPECT_EQ(lineOfPath("{\"" + name + "\":[" + items + "\n0]}",
                             "$." + name + '[' + std::to_string(count) + ']'),
                  2);
    };
    EXPECT_LT(growthOf(find, 50000), linear);
}

TEST(JsonText, FieldsOfTheWrongKindAreNone) {
    const auto read =
        readJsonText(R"({"text":"a","yes":true,"whole":7,"half":0.5,"huge":18446744073709551615,"low":-3})");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(textIn(*read, "text"), "a");
    EXPECT_EQ(textIn(*read, "whole"), std::nullopt);
    EXPECT_EQ(textIn(*read, "missing"), std::nullopt);
    EXPECT_EQ(textIn(Json("a"), "text"), std::nullopt);
    EXPECT_EQ(textIn(Json(nullptr), "text"), std::nullopt);
    EXPECT_EQ(flagIn(*read, "yes"), true);
    EXPECT_EQ(flagIn(*read, "text"), std::nullopt);
    EXPECT_EQ(numberIn(*read, "half"), 0.5);
    EXPECT_EQ(numberIn(*read, "yes"), std::nullopt);
    EXPECT_EQ(numberIn(Json::array({1}), "half"), std::nullopt);
    EXPECT_EQ(integerIn(*read, "whole", 0, 7), 7);
    EXPECT_EQ(integerIn(*read, "whole", 0, 6), std::nullopt);
    EXPECT_EQ(integerIn(*read, "whole", 8, 10), std::nullopt);
    EXPECT_EQ(integerIn(*read, "half", 0, 6), std::nullopt);
    EXPECT_EQ(integerIn(*read, "huge", -1, 10), std::nullopt);
    EXPECT_EQ(integerIn(*read, "low", -3, -3), -3);
    EXPECT_EQ(integerIn(*read, "low", 0, 3), std::nullopt);
}

} // namespace
} // namespace watchfire
