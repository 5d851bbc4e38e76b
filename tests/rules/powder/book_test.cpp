// SPDX-License-Identifier: Apache-2.0
// The value book: read, written, refused with the JSON path, and filled in while the game is played (the "T"
// of the catalogue; game-log of Black Powder, "Value books").
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "rules/powder/value_limits.h"
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <string>

namespace watchfire::test {
namespace {

using powder::Clan;

/// The path of the first fault in the book; "read" if there is none.
std::string pathRefused(const Json& book) {
    const auto read = powder::bookFromJson(book);
    if (read)
        return "read";
    EXPECT_EQ(read.error().code, ErrorCode::header);
    EXPECT_NE(read.error().message.find(read.error().subject), std::string::npos) << read.error().message;
    EXPECT_GT(read.error().message.size(), read.error().subject.size() + 10);
    return read.error().subject;
}

/// The sample book with one place changed.
std::string pathRefusedWith(const char* pointer, const Json& value) {
    Json book = sampleBook();
    book[Json::json_pointer(pointer)] = value;
    return pathRefused(book);
}

TEST(PowderBook, is_written_as_it_was_read) {
    const auto read = powder::bookFromJson(sampleBook());
    ASSERT_TRUE(read.ok());
    const Json written = powder::toJson(*read);
    const auto again = powder::bookFromJson(Json::parse(written.dump()));
    ASSERT_TRUE(again.ok());
    EXPECT_TRUE(*again == *read);
    EXPECT_EQ(nlohmann::json(written), nlohmann::json(sampleBook())) << "nothing is lost, nothing added";
}

TEST(PowderBook, an_empty_one_knows_nothing_but_level_0) {
    const auto read = powder::bookFromJson(Json::object());
    ASSERT_TRUE(read.ok());
    EXPECT_TRUE(*read == powder::Book{});
    EXPECT_EQ(powder::toJson(*read), (Json{{"watchfire-book", 1}}));
    using Field = powder::ValueKey::Field;
    EXPECT_EQ(read->number({Field::wallDefense, {}, 0}), 0);
    EXPECT_EQ(read->number({Field::wallFiring, {}, 0}), 0);
    EXPECT_FALSE(read->number({Field::wallDefense, {}, 1}));
    EXPECT_FALSE(read->number({Field::timeHordes, {}, 0}));
    EXPECT_FALSE(read->number({Field::cardPower, "leader"}));
}

TEST(PowderBook, a_partly_known_one_keeps_its_gaps) {
    const Json book = Json::parse(
        R"({"watchfire-book":1,"name":"half","walls":[{"level":2,"firing":3}],"time":{"4-5":[{},{"hordes":3}]},
            "cards":{"leader":{"power":5},"ladders":{}},"shots":{"rocket":{"r1":{"copies":2,"cells":[]}}}})");
    const auto read = powder::bookFromJson(book);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(nlohmann::json(powder::toJson(*read)), nlohmann::json(book));
}

TEST(PowderBook, masks_are_2_by_6) {
    for (const Json& mask :
         {Json("######"), Json{"######"}, Json{"######", "....."}, Json{"######", "......."},
          Json{"######", "....x."}, Json{"######", 6}, Json{"######", "......", "......"}, Json(nullptr)})
        EXPECT_EQ(pathRefusedWith("/cards/leader/spots", mask), "/cards/leader/spots") << mask;
}

TEST(PowderBook, a_reward_lies_on_a_spot_and_not_on_a_gap) {
    EXPECT_EQ(pathRefusedWith("/cards/leader/rewards/a3", {{"honor", 1}}), "/cards/leader/rewards/a3");
    EXPECT_EQ(pathRefusedWith("/cards/leader/rewards/a7", {{"honor", 1}}), "/cards/leader/rewards/a7");
    EXPECT_EQ(pathRefusedWith("/cards/leader/rewards/a1", {{"honor", 100}}),
              "/cards/leader/rewards/a1/honor");
    EXPECT_EQ(pathRefusedWith("/cards/leader/rewards/a1", 1), "/cards/leader/rewards/a1");
    EXPECT_EQ(pathRefusedWith("/cards/leader/rewards/a1", {{"Honor!", 1}}),
              "/cards/leader/rewards/a1/Honor!");
    EXPECT_EQ(pathRefusedWith("/cards/leader/rewards", 5), "/cards/leader/rewards");
}

TEST(PowderBook, backs_are_one_for_each_copy) {
    EXPECT_EQ(pathRefusedWith("/cards/leader/backs", {"S1", "S2"}), "/cards/leader/backs");
    EXPECT_EQ(pathRefusedWith("/cards/leader/copies", 2), "/cards/leader/backs");
    EXPECT_EQ(pathRefusedWith("/cards/leader/backs", {"S1", "S2", "S4"}), "/cards/leader/backs/2");
    EXPECT_EQ(pathRefusedWith("/cards/leader/backs", "S1"), "/cards/leader/backs");
    Json book = sampleBook();
    book["cards"]["leader"].erase("copies");
    EXPECT_EQ(pathRefused(book), "/cards/leader/backs");
}

TEST(PowderBook, cells_are_those_of_the_grid) {
    EXPECT_EQ(pathRefusedWith("/shots/ballista/cells", {"a2", "c2"}), "/shots/ballista/cells/1");
    EXPECT_EQ(pathRefusedWith("/shots/cannon/cells/0", 3), "/shots/cannon/cells/0");
    EXPECT_EQ(pathRefusedWith("/shots/cannon/cells", "a1"), "/shots/cannon/cells");
    EXPECT_EQ(pathRefusedWith("/shots/cannon", 1), "/shots/cannon");
    EXPECT_EQ(pathRefusedWith("/shots/rocket/r1/cells/2", "a0"), "/shots/rocket/r1/cells/2");
    EXPECT_EQ(pathRefusedWith("/shots/rocket/r1/copies", -1), "/shots/rocket/r1/copies");
    EXPECT_EQ(pathRefusedWith("/shots/rocket/R 1", Json::object()), "/shots/rocket/R 1");
    EXPECT_EQ(pathRefusedWith("/shots/rocket/r9", Json::object()), "/shots/rocket/r9/cells");
    EXPECT_EQ(pathRefusedWith("/shots/rocket", 1), "/shots/rocket");
    EXPECT_EQ(pathRefusedWith("/shots", 1), "/shots");
}

TEST(PowderBook, numbers_go_from_0_to_99) {
    for (const char* pointer :
         {"/walls/1/defense", "/walls/2/firing", "/walls/3/cost/amount", "/time/2-3/0/hordes",
          "/time/4-5/4/lethality", "/cards/leader/power", "/cards/leader/reward", "/cards/leader/copies"}) {
        for (const Json& wrong : {Json(100), Json(-1), Json(1.5), Json("3"), Json(1e30), Json(nullptr)})
            EXPECT_EQ(pathRefusedWith(pointer, wrong), pointer) << wrong;
        if (std::string(pointer) != "/cards/leader/copies") {
            EXPECT_EQ(pathRefusedWith(pointer, 99), "read") << pointer;
            EXPECT_EQ(pathRefusedWith(pointer, 0), "read") << pointer;
        }
    }
}

TEST(PowderBook, paths_are_places_in_the_file_even_where_walls_are_missing) {
    EXPECT_EQ(pathRefused(Json::parse(R"({"walls":[{"level":2,"defense":100}]})")), "/walls/0/defense");
    EXPECT_EQ(pathRefused(Json::parse(R"({"walls":[{"level":2},{"level":4}]})")), "/walls/1/level");
    EXPECT_EQ(pathRefused(Json::parse(R"({"walls":[{"defense":4}]})")), "/walls/0/level");
    EXPECT_EQ(pathRefused(Json::parse(R"({"walls":[7]})")), "/walls/0");
    EXPECT_EQ(pathRefused(Json::parse(R"({"walls":{}})")), "/walls");
    EXPECT_EQ(pathRefused(Json::parse(R"({"walls":[{"level":1,"cost":{"of":["wood"]}}]})")),
              "/walls/0/cost/amount");
    EXPECT_EQ(pathRefused(Json::parse(R"({"walls":[{"level":1,"cost":{"amount":5,"of":"wood"}}]})")),
              "/walls/0/cost/of");
    EXPECT_EQ(pathRefused(Json::parse(R"({"walls":[{"level":1,"cost":{"amount":5,"of":[4]}}]})")),
              "/walls/0/cost/of/0");
    EXPECT_EQ(pathRefused(Json::parse(R"({"walls":[{"level":1,"cost":{"amount":5,"of":["wood",""]}}]})")),
              "/walls/0/cost/of/1");
}

TEST(PowderBook, text_that_is_not_a_book_is_refused_at_its_fault) {
    EXPECT_EQ(pathRefused(Json::array()), "");
    EXPECT_EQ(pathRefusedWith("/watchfire-book", 2), "/watchfire-book");
    EXPECT_EQ(pathRefusedWith("/name", 5), "/name");
    EXPECT_EQ(pathRefusedWith("/name", std::string(61, 'n')), "/name");
    EXPECT_EQ(pathRefusedWith("/sample", 1), "/sample");
    EXPECT_EQ(pathRefusedWith("/title", "Sample"), "/title");
    EXPECT_EQ(pathRefusedWith("/title/en", 5), "/title/en");
    EXPECT_EQ(pathRefusedWith("/time", 5), "/time");
    EXPECT_EQ(pathRefusedWith("/time/2-3", 5), "/time/2-3");
    EXPECT_EQ(pathRefusedWith("/time/2-3/1", 5), "/time/2-3/1");
    EXPECT_EQ(pathRefusedWith("/time/4-5", Json(std::vector<Json>(13, Json::object()))), "/time/4-5");
    EXPECT_EQ(pathRefusedWith("/cards", 5), "/cards");
    EXPECT_EQ(pathRefusedWith("/cards/leader", 5), "/cards/leader");
    EXPECT_EQ(pathRefusedWith("/cards/leader/set", 5), "/cards/leader/set");
    EXPECT_EQ(pathRefusedWith("/cards/Leader", Json::object()), "/cards/Leader");
    EXPECT_EQ(pathRefusedWith("/cards/leader/ability", "leader"), "/cards/leader/ability");
    EXPECT_EQ(pathRefusedWith("/cards/leader/ability/kind", "general"), "/cards/leader/ability/kind");
    EXPECT_EQ(pathRefusedWith("/cards/leader/ability", {{"kind", "text"}}), "/cards/leader/ability/text");
}

/// Every place of a JSON value, as pointers.
void collect(const Json& json, const Json::json_pointer& at, std::vector<Json::json_pointer>& into) {
    into.push_back(at);
    if (json.is_object()) {
        for (const auto& [name, value] : json.items())
            collect(value, at / name, into);
    } else if (json.is_array()) {
        for (std::size_t i = 0; i < json.size(); ++i)
            collect(json[i], at / i, into);
    }
}

TEST(PowderBook, a_wrong_shape_anywhere_is_refused_with_its_place) {
    const Json whole = sampleBook();
    std::vector<Json::json_pointer> places;
    collect(whole, Json::json_pointer(), places);
    ASSERT_GT(places.size(), 300u);
    const std::string longText(5000, 'x');
    const std::vector<Json> wrong{nullptr,
                                  true,
                                  -1,
                                  100,
                                  1.5,
                                  18446744073709551615u,
                                  -9223372036854775807,
                                  longText,
                                  "\n\t<b>",
                                  Json::array(),
                                  {1, 2},
                                  Json::object(),
                                  {{"x/~", {{"y", 1}}}},
                                  {{longText, 1}}};
    int refusals = 0;
    for (const auto& place : places) {
        for (const Json& value : wrong) {
            Json book = whole;
            book[place] = value;
            const auto read = powder::bookFromJson(book);
            if (read)
                continue; // it may equal the current value, or a name that nobody knows
            ++refusals;
            const std::string told = read.error().subject;
            const std::string at = place.to_string();
            const std::size_t common = std::min(told.size(), at.size());
            EXPECT_EQ(told.substr(0, common), at.substr(0, common)) << value.dump().substr(0, 80);
            const std::string& message = read.error().message;
            EXPECT_TRUE(message.starts_with(told + ": ")) << message;
            EXPECT_GT(message.size(), told.size() + 15) << message;
            EXPECT_LT(message.size(), 300u) << "a file does not fill the screen";
            EXPECT_EQ(message.find('\n'), std::string::npos) << message;
        }
    }
    EXPECT_GT(refusals, 2000);
}

// Every value that a game enters copies its book: one of a megabyte takes 23 ms each time.
TEST(PowderBook, holds_no_more_cards_and_names_than_any_box_has) {
    const auto objects = [](std::size_t count, const Json& value) {
        Json many = Json::object();
        for (std::size_t i = 0; i < count; ++i)
            many["x" + std::to_string(i)] = value;
        return many;
    };
    const Json cells{{"cells", {"a1"}}};
    EXPECT_EQ(pathRefusedWith("/cards", objects(powder::mostCards, {{"power", 1}})), "read");
    EXPECT_EQ(pathRefusedWith("/cards", objects(powder::mostCards + 1, {{"power", 1}})), "/cards");
    EXPECT_EQ(pathRefusedWith("/shots/rocket", objects(powder::mostCards, cells)), "read");
    EXPECT_EQ(pathRefusedWith("/shots/rocket", objects(powder::mostCards + 1, cells)), "/shots/rocket");
    EXPECT_EQ(pathRefusedWith("/title", objects(powder::mostNames + 1, "Title")), "/title");
    EXPECT_EQ(pathRefusedWith("/cards/raiders/rewards", {{"a2", objects(powder::mostNames + 1, 1)}}),
              "/cards/raiders/rewards/a2");
    EXPECT_EQ(
        pathRefusedWith("/walls/1/cost",
                        {{"amount", 1}, {"of", std::vector<std::string>(powder::mostNames + 1, "wood")}}),
        "/walls/1/cost/of");
}

TEST(Powder, T_a_value_adds_no_card_to_a_book_that_is_full) {
    PowderTable table;
    const auto enter = [](std::size_t i) {
        return Json{{"do", "value"}, {"path", "/cards/x" + std::to_string(i) + "/power"}, {"value", 1}};
    };
    for (std::size_t i = table.state().book->cards.size(); i < powder::mostCards; ++i)
        table.play(enter(i));
    EXPECT_EQ(table.refusal(enter(powder::mostCards).dump()).substr(0, 9), "bad-value");
    table.play(enter(powder::mostCards - 1)); // one that is there already
    EXPECT_EQ(table.state().book->cards.size(), powder::mostCards);
}

TEST(PowderBook, names_of_fields_are_escaped_and_clipped_in_paths) {
    const auto refused = [](const std::string& name) {
        return pathRefused({{"cards", {{name, Json::object()}}}});
    };
    EXPECT_EQ(refused("a/b~c"), "/cards/a~1b~0c");
    EXPECT_EQ(refused("two\nlines"), "/cards/two\\nlines");
    const std::string long60 = std::string(59, 'a') + "\xC3\xA4\xC3\xA4"; // ä from the 60th byte on
    EXPECT_EQ(refused(long60), "/cards/" + std::string(59, 'a') + "...");
}

TEST(PowderBook, a_header_names_the_place_in_its_book) {
    Json header{{"watchfire", 1},
                {"scenario", "black-powder"},
                {"book", {{"cards", {{"leader", {{"power", 100}}}}}}},
                {"players", {{{"id", "dragon"}}}}};
    const auto made = makeGame(header, {});
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(made.error().subject, "$.book/cards/leader/power");
}

TEST(PowderBook, every_value_has_a_path_that_leads_back_to_it) {
    for (const char* path : {"/walls/0/defense", "/walls/3/firing", "/walls/2/cost", "/time/2-3/5/hordes",
                             "/time/4-5/0/lethality", "/cards/battering-ram/power", "/cards/leader/reward",
                             "/cards/leader/spots", "/cards/leader/rewards/b6", "/cards/leader/ability",
                             "/shots/ballista/cells", "/shots/cannon/cells", "/shots/rocket/r1/cells"}) {
        const auto key = powder::parsePath(path);
        ASSERT_TRUE(key) << path;
        EXPECT_EQ(powder::pathOf(*key), path);
    }
    for (const char* path : {"",
                             "/",
                             "walls/0/defense",
                             "/walls/4/defense",
                             "/walls/-1/defense",
                             "/walls/0/height",
                             "/walls/0/defense/x",
                             "/time/3/0/hordes",
                             "/time/2-3/12/hordes",
                             "/time/2-3/0/raids",
                             "/cards/leader",
                             "/cards/Leader/power",
                             "/cards/leader/rewards/c1",
                             "/cards/leader/rewards",
                             "/cards/leader/backs",
                             "/shots/rocket-launcher/cells",
                             "/shots/rocket/r1",
                             "/shots/catapult/cells",
                             "/shots/ballista",
                             "/name"})
        EXPECT_FALSE(powder::parsePath(path)) << path;
}

// ---- the command and the question

TEST(Powder, T_a_value_can_be_entered_at_any_time_and_counts_from_then_on) {
    PowderTable table;
    table.horde("raiders", "S1.1");
    table.play(R"({"do":"value","path":"/cards/raiders/power","value":9})");
    EXPECT_EQ(table.json()["book"]["cards"]["raiders"]["power"], 9);
    table.play(R"({"do":"value","path":"/walls/1/defense","value":10})");
    table.play(R"({"do":"value","path":"/cards/raiders/spots","value":["#.....","......"]})");
    EXPECT_FALSE(table.json()["book"]["cards"]["raiders"].contains("rewards"))
        << "rewards on what turns out to be a gap are none";
    table.winter();
    EXPECT_EQ(table.assault().front(), "holds S1 9 10 BP-50");
    EXPECT_EQ(table.game().header()["book"], powder::toJson(*table.state().setup->book()));
    EXPECT_EQ(table.game().header()["book"]["cards"]["raiders"]["power"], 2)
        << "a log carries the book as it was at the start";
}

TEST(Powder, T_a_value_is_corrected_while_a_question_is_open) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.correct("horde", "S1.1", "raiders");
    table.begin();
    // A question that has nothing to do with it stays.
    table.play(R"({"do":"shame","player":"dragon","amount":1})");
    const Json asked = table.decision();
    ASSERT_EQ(asked["id"], "shame-place");
    EXPECT_TRUE(table.play(R"({"do":"value","path":"/walls/1/defense","value":7})").empty());
    EXPECT_EQ(table.decision(), asked);
    EXPECT_EQ(table.json()["book"]["walls"][0]["defense"], 7);
    table.play(R"({"do":"undo"})");
    EXPECT_EQ(table.decision(), asked);
    table.answer("spearman");
    // The value that is asked for answers the question.
    table.play(R"({"do":"wound","player":"dragon","at":"S1.1:a1","why":"card"})");
    ASSERT_EQ(table.decision()["path"], "/cards/raiders/spots");
    EXPECT_EQ(table.refusal(R"({"do":"value","path":"/cards/raiders/spots","value":[".#....","......"]})"),
              "no-such-spot BP-22")
        << "the command that waits for it would be impossible";
    EXPECT_EQ(table.play(R"({"do":"value","path":"/cards/raiders/spots","value":["#.....","......"]})"),
              Lines{"wound S1.1:a1 dragon BP-22"});
    EXPECT_TRUE(table.decision().is_null());
}

TEST(Powder, T_a_wrong_value_is_refused_with_its_place) {
    PowderTable table;
    for (const char* command :
         {R"({"do":"value","path":"/cards/raiders/power","value":100})",
          R"({"do":"value","path":"/cards/raiders/power","value":"3"})",
          R"({"do":"value","path":"/cards/raiders/spots","value":["###"]})",
          R"({"do":"value","path":"/cards/raiders/rewards/a2","value":3})",
          R"({"do":"value","path":"/cards/raiders/ability","value":{"kind":"general"}})",
          R"({"do":"value","path":"/walls/1/cost","value":5})",
          R"({"do":"value","path":"/shots/cannon/cells","value":["z1"]})",
          R"({"do":"value","path":"/walls/9/defense","value":5})",
          R"({"do":"value","path":"/name","value":"other"})",
          R"({"do":"value","path":"/cards/raiders/power"})", R"({"do":"value","value":3})"})
        EXPECT_EQ(table.refusal(command), "bad-value") << command;
}

TEST(Powder, T_each_kind_of_value_is_asked_with_its_range) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.play(R"({"do":"horde","card":"leader","next":null})");
    EXPECT_EQ(table.decision()["path"], "/cards/leader/ability");
    EXPECT_EQ(table.decision()["range"], "ability");
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"value","value":"leader"})"), "bad-value");
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"fire","value":"S1.1:a1"})"), "not-an-option BP-27");
    EXPECT_EQ(table.answer({{"kind", "leader"}}), Lines{"place-horde leader S1.1 BP-20"});
    table.machine("cannon", "S1");
    table.begin();

    table.play(
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.1:a1"},{"type":"archer","at":"S1.fire","hits":"S1.1:a2"}]})");
    EXPECT_EQ(table.decision()["path"], "/cards/leader/spots");
    EXPECT_EQ(table.decision()["range"], "spots");
    EXPECT_TRUE(table.answer(Json{"####..", "......"}).empty());
    EXPECT_EQ(table.decision()["path"], "/walls/1/firing");
    EXPECT_EQ(table.decision()["range"], (Json{0, 99}));
    EXPECT_EQ(table.answer(Json(2)), (Lines{R"(pay dragon {"chi":2,"stone":2,"wood":2} BP-30)",
                                            "place-soldier dragon spearman S1.1:a1 BP-30",
                                            "place-soldier dragon archer S1.fire BP-30"}));
    EXPECT_EQ(table.decision()["path"], "/cards/leader/rewards/a1");
    EXPECT_EQ(table.decision()["range"], "reward");
    EXPECT_EQ(table.answer(Json::object()), Lines{"wound S1.1:a2 dragon BP-30"});

    table.play(R"({"do":"shot","player":"dragon","machine":"cannon","at":"S1.1","why":"card"})");
    EXPECT_EQ(table.decision()["path"], "/shots/cannon/cells");
    EXPECT_EQ(table.decision()["range"], "cells");
    EXPECT_EQ(table.answer(Json{"a3"}).back(), "wound S1.1:a3 dragon BP-71");
    table.play(R"({"do":"wound","player":"snake","at":"S1.1:a4","why":"card"})");

    table.play(R"({"do":"end-turn","player":"dragon"})");
    EXPECT_EQ(table.decision()["path"], "/time/2-3/0/lethality");
    table.answer(Json(0));
    EXPECT_EQ(table.decision()["id"], "tower");
    table.answer("none");

    table.correct("horde", "S2.1", "riders");
    table.play(R"({"do":"season","to":"winter"})");
    table.assault();
    EXPECT_EQ(table.decision()["path"], "/cards/riders/ability");
    table.answer({{"kind", "text"}, {"text", "Something happens."}});
    EXPECT_EQ(table.decision()["path"], "/cards/riders/power");
    table.answer(Json(3));
    EXPECT_EQ(table.decision()["path"], "/walls/1/defense") << "of S2; S1 has no horde";
    table.answer(Json(4));
    EXPECT_EQ(table.state().assaulted, true);

    // All answers lie in the state's book.
    const Json book = table.json()["book"];
    EXPECT_EQ(book["cards"]["leader"]["spots"], (Json{"####..", "......"}));
    EXPECT_EQ(book["cards"]["leader"]["rewards"], (Json{{"a1", Json::object()}}));
    EXPECT_EQ(book["walls"], (Json{{{"level", 1}, {"defense", 4}, {"firing", 2}}}));
    EXPECT_EQ(book["shots"]["cannon"]["cells"], (Json{"a3"}));
    EXPECT_EQ(book["time"]["2-3"][0]["lethality"], 0);
}

TEST(Powder, T_a_command_that_no_value_can_mend_is_refused_before_anything_is_asked) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.correct("horde", "S1.2", "leader");
    table.begin();
    EXPECT_EQ(table.refusal(
                  R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.2:a1"}]})"),
              "wrong-row BP-30");
    EXPECT_EQ(table.refusal(R"({"do":"season","to":"spring"})"), "wrong-season BP-10");
    EXPECT_EQ(table.refusal(R"({"do":"wound","player":"dragon","at":"S1.1:a1","why":"card"})"),
              "no-horde BP-22");
    // If a value could save the command, it is asked for; if it does not, the clause refuses the command.
    table.play(R"({"do":"wound","player":"dragon","at":"S1.2:a1","why":"card"})");
    EXPECT_EQ(table.decision()["path"], "/cards/leader/spots");
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"value","value":[".#....","......"]})"),
              "no-such-spot BP-22");
    EXPECT_EQ(table.answer(Json{"#.....", "......"}), Lines{"wound S1.2:a1 dragon BP-22"});
}

TEST(Powder, T_a_command_that_no_value_allows_is_refused_without_a_question) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.correct("horde", "S1.1", "veterans");
    table.correct("horde", "S2.1", "raiders");
    table.begin();
    const auto recruit = [](const char* soldiers) {
        return R"({"do":"recruit","player":"dragon","soldiers":[)" + std::string(soldiers) + "]}";
    };
    for (const auto& [soldiers, code] : {
             std::pair{R"({"type":"spearman","at":"S1.1:a3"},{"type":"spearman","at":"S1.1:a3"})",
                       "spot-taken BP-30"},
             {R"({"type":"horseman","at":"S1.1:a3+a4"},{"type":"spearman","at":"S1.1:a4"})",
              "spot-taken BP-30"},
             {R"({"type":"horseman","at":"S1.1:a1+a3"})", "no-such-spot BP-30"},
             {R"({"type":"spearman","at":"S1.fire"})", "no-firing-spot BP-30"},
             {R"({"type":"archer","at":"S1.1:a1"})", "no-such-spot BP-30"},
             {R"({"type":"archer","at":"S1.fire","hits":"S2.1:a1"})", "no-such-spot BP-30"},
             {R"({"type":"archer","at":"S1.fire","hits":"S1.1:a1"},)"
              R"({"type":"archer","at":"S1.fire","hits":"S1.1:a1"})",
              "spot-taken BP-30"},
             {R"({"type":"spearman","at":"S1.1:a1"},{"type":"archer","at":"S1.fire","hits":"S1.1:a1"})",
              "spot-taken BP-30"},
         })
        EXPECT_EQ(table.refusal(recruit(soldiers)), code) << soldiers;
    table.correct("soldiers", "S1.rest", {{"player", "dragon"}, {"type", "archer"}, {"n", 1}});
    EXPECT_EQ(
        table.refusal(
            R"({"do":"move","player":"dragon","from":"S1.rest","to":"S2.fire","soldiers":{"archer":1}})"),
        "no-firing-spot BP-38");
    EXPECT_EQ(table.refusal(R"({"do":"correct","what":"spot","at":"S1.1:a1","value":"turtle:tank@S1.1:b1"})"),
              "no-such-spot BP-35");
}

/// A value of the sample book as an answer to the question for it.
Json sampleValue(const std::string& path) {
    static const powder::Book book = *powder::bookFromJson(sampleBook());
    const auto key = powder::parsePath(path);
    const auto value = key ? book.find(*key) : std::nullopt;
    EXPECT_TRUE(value) << path;
    return value ? powder::toJson(*value) : Json();
}

// The table starts without any values. The game asks for a value when it needs it, and only once.
TEST(Powder, T_a_game_from_an_empty_book_asks_for_each_value_once) {
    const std::string game = std::string(WATCHFIRE_SOURCE_DIR) + "/tests/golden/black-powder-three-years";
    std::ifstream log(game + ".jsonl");
    std::ifstream answers(game + ".out.jsonl");
    std::string line;
    std::string recorded;
    std::getline(log, line);
    PowderTable table({"dragon", "snake", "turtle"}, Json::parse(line)["options"], Json::object());
    std::set<std::string> asked;
    std::map<int, int> byYear;
    while (std::getline(log, line) && std::getline(answers, recorded)) {
        const Json command = Json::parse(line);
        // Undo and redo follow each other, once.
        if (!Json::parse(recorded)["ok"].get<bool>() || command["do"] == "undo" || command["do"] == "redo")
            continue;
        // From here the cards of the rocket launcher would have to be made up.
        if (command["do"] == "answer" && command["decision"] == "rocket")
            break;
        table.play(command);
        for (Json open = table.decision(); !open.is_null() && open["id"] == "value";
             open = table.decision()) {
            const auto path = open["path"].get<std::string>();
            EXPECT_TRUE(asked.insert(path).second) << path << " is asked again";
            ++byYear[table.state().year];
            table.answer(sampleValue(path));
        }
        ASSERT_FALSE(HasFailure()) << line;
    }
    EXPECT_EQ(byYear[1], 23) << "of 144 in the sample book";
    EXPECT_EQ(asked.size(), 35U) << "into the second winter";
}

TEST(Powder, T_a_value_after_which_no_other_can_help_is_refused_at_once) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.correct("horde", "S1.1", "veterans");
    table.correct("horde", "S2.1", "raiders");
    table.begin();
    table.play(
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.1:a3"},{"type":"spearman","at":"S2.1:a1"}]})");
    EXPECT_EQ(table.decision()["path"], "/cards/veterans/spots");
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"value","value":["##....","......"]})"),
              "no-such-spot BP-30")
        << "the raiders' spots need not be asked";
    // A correction that leaves nobody to carry the order out.
    EXPECT_EQ(
        table.refusal(
            R"({"do":"correct","what":"soldiers","at":"gone","value":{"player":"dragon","type":"spearman","n":9}})"),
        "no-piece-left BP-09");
    table.answer(Json{"###...", "......"});
    EXPECT_EQ(table.decision()["path"], "/cards/raiders/spots");
}

// The panel marks them beforehand.
TEST(Powder, T_the_spots_that_a_waiting_command_needs_are_known) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.correct("horde", "S1.1", "veterans");
    table.correct("horde", "S2.1", "raiders");
    table.begin();
    EXPECT_TRUE(powder::spotsAwaited(table.state(), "veterans").empty());
    table.play(
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"spearman","at":"S1.1:a3"},{"type":"horseman","at":"S1.1:b1+b2"},{"type":"archer","at":"S1.fire","hits":"S1.1:b6"},{"type":"spearman","at":"S2.1:a1"}]})");
    EXPECT_EQ(table.decision()["path"], "/cards/veterans/spots");
    using Awaited = std::map<powder::Cell, std::optional<powder::SoldierType>>;
    EXPECT_EQ(powder::spotsAwaited(table.state(), "veterans"),
              (Awaited{{powder::cellAt(0, 2), powder::SoldierType::spearman},
                       {powder::cellAt(1, 0), powder::SoldierType::horseman},
                       {powder::cellAt(1, 1), powder::SoldierType::horseman},
                       {powder::cellAt(1, 5), powder::SoldierType::archer}}));
    EXPECT_EQ(powder::spotsAwaited(table.state(), "raiders").size(), 1U);
    // A gap in place of each of them refuses the order; the others may be gaps.
    EXPECT_EQ(
        table.refusal(R"({"do":"answer","decision":"value","value":["##....","##...#"]})").substr(0, 12),
        "no-such-spot");
    EXPECT_EQ(
        table.refusal(R"({"do":"answer","decision":"value","value":["..#...","##...."]})").substr(0, 12),
        "no-such-spot");
    table.answer(Json{"..#...", "##...#"});
    EXPECT_NE(table.decision()["path"], "/cards/veterans/spots") << "the card is known now";
}

TEST(Powder, T_BP_35_tanks_side_by_side_on_an_unknown_card_may_share_a_gap) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.correct("horde", "S1.1", "veterans");
    table.begin();
    const char* order =
        R"({"do":"recruit","player":"turtle","soldiers":[{"type":"tank","at":"S1.1:a1"},{"type":"tank","at":"S1.1:a2"}]})";
    EXPECT_TRUE(table.play(order).empty());
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"value","value":["######","######"]})"),
              "spot-taken BP-35");
    EXPECT_EQ(only(table.answer(Json{"#.#...", "#.#..."}), {"place-soldier"}),
              (Lines{"place-soldier turtle tank S1.1:a1 BP-35", "place-soldier turtle tank S1.1:a2 BP-35"}));
    // One on top of the other never fits.
    PowderTable same({"dragon", "snake", "turtle"}, {}, Json::object());
    same.correct("horde", "S1.1", "veterans");
    same.begin();
    EXPECT_EQ(
        same.refusal(
            R"({"do":"recruit","player":"turtle","soldiers":[{"type":"tank","at":"S1.1:a1"},{"type":"tank","at":"S1.1:a1"}]})"),
        "no-such-spot BP-35");
}

TEST(Powder, T_a_spot_of_an_unknown_card_is_asked_before_it_is_corrected) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.begin();
    table.correct("horde", "S1.1", "leader");
    table.correct("spot", "S1.1:a2", "wound");
    EXPECT_EQ(table.decision()["path"], "/cards/leader/spots");
    table.answer(Json{"##....", "......"});
    EXPECT_EQ(table.json()["sections"]["S1"]["rows"][0]["spots"], (Json{{"a2", "wound"}}));
}

TEST(Powder, BP_27_an_ability_that_is_first_learned_at_the_assault_is_told_before_it) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.horde("pikemen", "S1.1");
    table.winter();
    EXPECT_TRUE(table.assault().empty());
    EXPECT_EQ(table.decision()["path"], "/cards/pikemen/ability");
    EXPECT_EQ(table.answer({{"kind", "text"}, {"text", "They are many."}}),
              Lines{"remind ability S1.1 BP-27"});
}

TEST(Powder, BP_23_whether_a_card_behind_is_a_trebuchet_is_asked_before_it_moves_up) {
    Json book = sampleBook();
    book["cards"]["trebuchet"].erase("ability");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("scouts", "S1.1");
    table.horde("trebuchet", "S1.3");
    table.correct("spot", "S1.1:a1", "wound");
    table.correct("spot", "S1.1:a2", "wound");
    table.begin();
    table.play(R"({"do":"end-turn","player":"dragon"})");
    EXPECT_EQ(table.decision()["path"], "/cards/trebuchet/ability");
    EXPECT_EQ(table.answer({{"kind", "trebuchet"}}), Lines{"discard-horde scouts S1.1 BP-40"});
    EXPECT_TRUE(table.state().sections[0].rows[2].has_value());
}

TEST(Powder, BP_23_of_a_card_that_stays_in_its_row_nobody_asks_whether_it_is_a_trebuchet) {
    Json book = sampleBook();
    book["cards"]["raiders"].erase("ability");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("raiders", "S1.1");
    table.horde("scouts", "S1.2");
    table.correct("spot", "S1.2:a1", "wound");
    table.correct("spot", "S1.2:a2", "wound");
    table.begin();
    EXPECT_EQ(table.play(R"({"do":"end-turn","player":"dragon"})"),
              (Lines{"defeat scouts S1.2 BP-40", "discard-horde scouts S1.2 BP-40"}));
}

TEST(Powder, BP_37_who_stands_in_a_firing_spot_and_names_his_target_needs_no_other_value) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.correct("horde", "S1.1", "veterans");
    table.correct("horde", "S1.2", "raiders");
    table.correct("soldiers", "S1.fire", {{"player", "dragon"}, {"type", "archer"}, {"n", 1}});
    table.begin();
    table.play(R"({"do":"value","path":"/cards/veterans/spots","value":["##....","......"]})");
    EXPECT_EQ(
        table.play(
            R"({"do":"attack","player":"dragon","soldiers":[{"type":"archer","from":"S1.fire","hits":"S1.1:a1"}]})"),
        Lines{"wound S1.1:a1 dragon BP-30"});
    table.play(R"({"do":"attack","player":"dragon","soldiers":[{"type":"archer","from":"S1.fire"}]})");
    EXPECT_EQ(table.decision()["path"], "/cards/raiders/spots") << "without a target all cards are offered";
}

TEST(Powder, BP_26_with_one_card_left_the_number_at_the_slot_is_not_asked) {
    for (const int left : {1, 2}) {
        PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
        table.correct("deck", "", left);
        table.winter();
        table.assault();
        const Lines steps = table.play(R"({"do":"season","to":"spring"})");
        if (left == 1)
            EXPECT_EQ(only(steps, {"draw-hordes"}), Lines{"draw-hordes 1 BP-11"});
        else
            EXPECT_EQ(table.decision()["path"], "/time/2-3/1/hordes");
    }
}

TEST(Powder, BP_80_the_price_of_a_wall_is_asked_with_its_kinds) {
    // An amount alone is not the whole price.
    for (const Json& known :
         {Json::object(), Json{{"walls", {{{"level", 2}, {"cost", {{"amount", 10}}}}}}}}) {
        PowderTable table({"dragon", "snake", "turtle"}, {}, known);
        table.begin();
        const char* build = R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})";
        EXPECT_TRUE(table.play(build).empty());
        EXPECT_EQ(table.decision()["path"], "/walls/2/cost");
        EXPECT_EQ(table.decision()["range"], "cost");
        EXPECT_EQ(table.decision()["rule"], "BP-80");
        for (const char* half : {R"({"amount":10})", R"({"amount":10,"of":[]})"})
            EXPECT_EQ(table.refusal(
                          Json{{"do", "answer"}, {"decision", "value"}, {"value", Json::parse(half)}}.dump()),
                      "bad-value");
        EXPECT_EQ(table.answer({{"amount", 10}, {"of", {"wood", "stone"}}}),
                  (Lines{R"(pay dragon {"wood/stone":10} BP-80)", "raise-wall S1 1 2 BP-80",
                         "honor dragon 10 10 wall BP-80"}));
        table.answer("none");
    }
    // A work that cannot be built is refused, and nobody is asked for a price.
    PowderTable full({"dragon", "snake", "turtle"}, {}, Json::object());
    full.correct("wall-level", "S1", 3);
    full.begin();
    EXPECT_EQ(full.refusal(R"({"do":"build","piece":"wall","player":"dragon","at":"S1"})"),
              "wall-complete BP-80");
    full.play(R"({"do":"season","to":"winter"})");
    EXPECT_EQ(full.refusal(R"({"do":"build","piece":"wall","player":"dragon","at":"S2"})"),
              "wrong-season BP-10");
}

TEST(Powder, BP_80_a_level_costs_5_for_each_level) {
    const auto book = powder::bookFromJson(sampleBook());
    ASSERT_TRUE(book.ok());
    for (int level = 1; level <= powder::highestWall; ++level)
        EXPECT_EQ(book->walls[static_cast<std::size_t>(level)].cost->amount, powder::costOfLevel(level));
    EXPECT_EQ(powder::costOfLevel(3), 15);
}

TEST(Powder, BP_05_BP_09_BP_22_no_number_is_larger_than_the_pieces_allow) {
    using Field = powder::ValueKey::Field;
    EXPECT_EQ(powder::largestPossible(Field::timeHordes)->most, 27) << "nine types of three cards";
    EXPECT_EQ(powder::largestPossible(Field::wallFiring)->most, 5 * 4 + 3 + 3)
        << "archers, bombers, crossbowmen";
    EXPECT_EQ(powder::largestPossible(Field::timeLethality)->most, 12);
    EXPECT_FALSE(powder::largestPossible(Field::cardPower)) << "the rules say nothing";
    EXPECT_EQ(powder::largestLikely(Field::timeHordes), 8) << "one more comes than is printed";
}

TEST(Powder, BP_72_without_a_rocket_card_in_the_book_its_cells_are_entered) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.machine("rocket-launcher", "S1");
    table.horde("leader", "S1.1");
    table.begin();
    table.play(R"({"do":"value","path":"/cards/leader/spots","value":["##....","......"]})");
    table.play(R"({"do":"shot","player":"dragon","machine":"rocket-launcher","at":"S1.1","why":"card"})");
    EXPECT_EQ(table.decision()["id"], "rocket");
    EXPECT_TRUE(table.options().empty());
    EXPECT_EQ(table.refusal(R"({"do":"answer","decision":"rocket","value":"r1"})"), "not-an-option BP-72");
    EXPECT_EQ(table.answer(Json{"a1", "b1"}),
              (Lines{"shot dragon rocket-launcher S1.1 BP-72", "wound S1.1:a1 dragon BP-72",
                     "wasted S1.1:b1 gap BP-74"}));
}

} // namespace
} // namespace watchfire::test
