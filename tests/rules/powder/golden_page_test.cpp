// SPDX-License-Identifier: Apache-2.0
// Compares the page of the log (docs/game-log-black-powder.md) with what the program writes: every step,
// command, decision and correction with its fields, in their order.
#include "rules/powder/log/json.h"
#include "tests/rules/powder/table.h"
#include "tests/rules/support/boards.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

namespace watchfire::test {
namespace {

using namespace powder;

struct Field {
    std::string name;
    bool optional = false;
};
using Fields = std::vector<Field>;

/// The words between backticks; one in brackets is optional.
Fields wordsOf(const std::string& cell) {
    Fields words;
    for (std::size_t at = cell.find('`'); at != std::string::npos; at = cell.find('`', at + 1)) {
        const std::size_t end = cell.find('`', at + 1);
        words.push_back({cell.substr(at + 1, end - at - 1), at > 0 && cell[at - 1] == '['});
        at = end;
    }
    return words;
}

/// A table of the page, by the words of its first column.
struct PageTable {
    std::vector<std::string> names;
    std::map<std::string, std::vector<std::string>> cells; ///< the columns after the first
};

PageTable tableUnder(const std::string& head) {
    std::istringstream in(sourceFile("docs/game-log-black-powder.md"));
    PageTable table;
    std::string line;
    while (std::getline(in, line) && !line.starts_with(head)) {
    }
    EXPECT_TRUE(in) << "the page has no table " << head;
    std::getline(in, line); // the line under the table's head
    while (std::getline(in, line) && line.starts_with("|")) {
        std::vector<std::string> cells;
        std::istringstream row(line.substr(1));
        for (std::string cell; std::getline(row, cell, '|');)
            cells.push_back(cell);
        for (const Field& name : wordsOf(cells.front())) {
            table.names.push_back(name.name);
            table.cells[name.name] = {cells.begin() + 1, cells.end()};
        }
    }
    return table;
}

std::vector<std::string> keysOf(const Json& json) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items())
        keys.push_back(key);
    return keys;
}

/// Checks the keys, in the page's order; optional ones may be missing.
void expectKeys(const Json& json, const Fields& fields, bool all) {
    std::vector<std::string> wanted;
    for (const Field& field : fields)
        if (all || !field.optional || json.contains(field.name))
            wanted.push_back(field.name);
    EXPECT_EQ(keysOf(json), wanted) << json.dump();
}

/// One step of every kind, with all its fields.
std::vector<Step> everyStep() {
    const Slot slot{1, 0};
    const Spot spot{slot, 2};
    const SoldierAt soldier{Clan::dragon, SoldierType::spearman, spotPost(spot)};
    const Clause rule = BP(1);
    return {step::SeasonBegins{Season::fall, 1, rule},
            step::AdvanceToken{1, 2, rule},
            step::DrawHordes{3, rule},
            step::Remind{Reminder::ability, slot, rule, Clan::dragon, Machine::cannon, 2},
            step::PlaceHorde{"ram", slot, Ability::Kind::ram, rule},
            step::Raid{"ram", SectionIndex{1}, 3, 4, rule},
            step::Pay{Clan::dragon, {{"wood", 1}}, rule},
            step::PaySpot{Clan::dragon, spot, {{"wood", 1}}, rule},
            step::PlaceSoldier{soldier, rule},
            step::MoveSoldier{soldier, poolPost(), rule},
            step::Kill{soldier, poolPost(), rule},
            step::Save{soldier, restPost(1), rule},
            step::Wound{spot, Clan::dragon, rule},
            step::SnakeToken{spot, Clan::snake, rule},
            step::Wasted{spot, WasteReason::gap, rule},
            step::NoTarget{soldier, rule},
            step::Defeat{"ram", slot, rule},
            step::Claim{"ram", Clan::dragon, slot, rule},
            step::DiscardHorde{"ram", slot, rule},
            step::AdvanceHorde{"ram", {1, 1}, slot, rule},
            step::SwapHordes{1, 0, 1, rule},
            step::Holds{1, 2, 3, rule},
            step::Breach{1, 3, 2, BreachBy::power, rule},
            step::Honor{Clan::dragon, 2, 2, "defeat", rule},
            step::Shame{Clan::dragon, SoldierType::archer, 9, rule},
            step::ShameLost{Clan::dragon, ShameLoss::noPlace, rule},
            step::ShameBack{Clan::dragon, SoldierType::archer, 9, rule},
            step::PlaceBarricade{1, 1, rule},
            step::RemoveBarricades{1, 1, rule},
            step::RaiseWall{1, 0, 1, rule},
            step::LowerWall{1, 1, 0, WallBreaker::ram, rule},
            step::PlaceMachine{Machine::cannon, 1, rule},
            step::RemoveMachine{Machine::cannon, 1, rule},
            step::Shot{Clan::dragon, Machine::rocketLauncher, slot, "r1", rule},
            step::GameOver{EndReason::time, rule},
            step::Win{Clan::dragon, 7, rule}};
}

TEST(GoldenPage, every_step_has_the_fields_of_the_page_in_its_order) {
    const std::vector<Step> steps = everyStep();
    std::set<std::size_t> kinds;
    std::set<std::string> names;
    const PageTable page = tableUnder("| step |");
    for (const Step& step : steps) {
        kinds.insert(step.index());
        const Json json = toJson(step);
        const std::string name = json["do"].get<std::string>();
        names.insert(name);
        ASSERT_TRUE(page.cells.contains(name)) << "the page does not have the step " << name;
        Fields fields = wordsOf(page.cells.at(name).front());
        fields.insert(fields.begin(), Field{"do"});
        fields.push_back({"rule"});
        expectKeys(json, fields, true);
    }
    EXPECT_EQ(kinds.size(), StepKinds::size);
    EXPECT_EQ(names, std::set<std::string>(page.names.begin(), page.names.end()));
}

TEST(GoldenPage, what_a_step_may_leave_out_stands_in_brackets) {
    const PageTable page = tableUnder("| step |");
    const Slot slot{1, 0};
    for (const Step& step : std::vector<Step>{
             step::AdvanceToken{1, std::nullopt, BP(1)}, step::Remind{Reminder::income, {}, BP(1)},
             step::PlaceHorde{"ram", slot, std::nullopt, BP(1)}, step::Raid{"ram", std::nullopt, 3, 4, BP(1)},
             step::Wound{{slot, 2}, std::nullopt, BP(1)}, step::SnakeToken{{slot, 2}, std::nullopt, BP(1)},
             step::Holds{1, {}, {}, BP(1)}, step::Breach{1, {}, {}, BreachBy::ladders, BP(1)},
             step::Shot{Clan::dragon, Machine::cannon, slot, {}, BP(1)}}) {
        const Json json = toJson(step);
        for (const Field& field : wordsOf(page.cells.at(json["do"].get<std::string>()).front()))
            EXPECT_EQ(json.contains(field.name), !field.optional) << json.dump() << " " << field.name;
    }
}

TEST(GoldenPage, decisions_have_the_fields_of_the_page_in_its_order) {
    const PageTable page = tableUnder("| decision |");
    std::set<std::string> names;
    for (std::uint8_t kind = 0; kind <= static_cast<std::uint8_t>(DecisionKind::artifacts); ++kind)
        names.insert(std::string(toString(static_cast<DecisionKind>(kind))));
    EXPECT_EQ(names, std::set<std::string>(page.names.begin(), page.names.end()));

    std::istringstream in(sourceFile("docs/game-log-black-powder.md"));
    std::string line;
    while (std::getline(in, line) && !line.starts_with("Fields: `id`")) {
    }
    const Fields fields = wordsOf(line);
    Decision decision{.id = DecisionKind::casualties,
                      .clan = Clan::dragon,
                      .at = SectionNamed{1},
                      .options = {NoneOfThem{}},
                      .count = 1,
                      .value = ValueKey{ValueKey::Field::cardPower, "ram"},
                      .soldier = SoldierAt{Clan::dragon, SoldierType::archer, firePost(1)},
                      .rule = BP(1)};
    expectKeys(toJson(decision), fields, true);
    decision = {.id = DecisionKind::tower, .clan = Clan::dragon, .rule = BP(60)};
    expectKeys(toJson(decision), fields, false);
}

/// The page's commands, each with all its fields; correct and answer are tested separately.
const std::vector<const char*>& everyCommand() {
    static const std::vector<const char*> commands{
        R"({"do":"tea","order":["snake","dragon","turtle"]})",
        R"({"do":"deck","out":["bowmen","riders","shamans"]})",
        R"({"do":"horde","card":"leader","next":"S2"})",
        R"({"do":"overseer","player":"dragon","type":"archer"})",
        R"({"do":"place","piece":"horde","card":"leader","at":"S2.1"})",
        R"({"do":"place","piece":"cannon","player":"dragon","at":"S2"})",
        R"({"do":"begin"})",
        R"({"do":"order","players":["snake","dragon","turtle","snake"]})",
        R"({"do":"end-turn","player":"snake"})",
        R"({"do":"season","to":"summer","anyway":true})",
        R"({"do":"assault"})",
        R"({"do":"recruit","player":"dragon","soldiers":[{"type":"archer","at":"S2.fire","hits":"S2.1:a3"}]})",
        R"({"do":"attack","player":"snake","soldiers":[{"type":"horseman","from":"S2.rest","at":"S2.1:a3+a4"}]})",
        R"({"do":"move","player":"snake","from":"S2.rest","to":"S3.rest","soldiers":{"archer":1},"why":"card"})",
        R"({"do":"build","piece":"wall","player":"turtle","at":"S3"})",
        R"({"do":"shot","player":"turtle","machine":"rocket-launcher","at":"S3.1","card":"r1","why":"card"})",
        R"({"do":"shot","player":"turtle","machine":"rocket-launcher","at":"S3.1","cells":["a1","b2"],"why":"card"})",
        R"({"do":"tower","player":"turtle","at":"T2","why":"card"})",
        R"({"do":"wound","player":"turtle","at":"S2.1:b6","why":"card"})",
        R"({"do":"kill","player":"turtle","soldier":"dragon:tank@S2.1:a1","why":"card"})",
        R"({"do":"honor","player":"turtle","amount":-3,"why":"donate"})",
        R"({"do":"shame","player":"turtle","amount":2,"why":"donate"})",
        R"({"do":"shame-back","player":"turtle","from":"turtle/2"})",
        R"({"do":"adjust","at":"S1","power":2,"defense":-1})",
        R"({"do":"value","path":"/cards/leader/power","value":4})"};
    return commands;
}

TEST(GoldenPage, commands_are_written_as_they_are_read_with_the_fields_of_the_page_in_its_order) {
    PowderTable table;
    const PageTable page = tableUnder("| `do` |");
    std::set<std::string> names{"answer", "correct", "undo", "redo"};
    for (const char* text : everyCommand()) {
        const Json json = Json::parse(text);
        const auto command = commandFromJson(table.state(), json);
        ASSERT_TRUE(command.ok()) << text << command.error().message;
        const std::string name = json["do"].get<std::string>();
        ASSERT_TRUE(page.cells.contains(name)) << name;
        names.insert(name);
        const Json written = toJson(*command);
        Fields fields = wordsOf(page.cells.at(name).front());
        fields.insert(fields.begin(), Field{"do"});
        for (Field& field : fields) // a command may omit what it does not need
            field.optional = true;
        expectKeys(written, fields, false);
        EXPECT_EQ(written.dump(), json.dump());
    }
    EXPECT_EQ(names, std::set<std::string>(page.names.begin(), page.names.end()));
}

TEST(GoldenPage, corrections_are_those_of_the_page) {
    const std::vector<const char*> corrections{
        R"({"do":"correct","what":"wall-level","at":"S1","value":2})",
        R"({"do":"correct","what":"barricades","at":"S1","value":3})",
        R"({"do":"correct","what":"machines","at":"S1","value":["cannon","ballista"]})",
        R"({"do":"correct","what":"horde","at":"S1.2","value":null})",
        R"({"do":"correct","what":"spot","at":"S1.2:a3","value":"dragon:horseman@S1.2:a3+a4"})",
        R"({"do":"correct","what":"soldiers","at":"S2.rest","value":{"player":"snake","type":"archer","n":2}})",
        R"({"do":"correct","what":"tower","at":"T2","value":"turtle"})",
        R"({"do":"correct","what":"honor","at":"turtle","value":12})",
        R"({"do":"correct","what":"claimed","at":"turtle","value":[{"card":"leader","shame":1}]})",
        R"({"do":"correct","what":"shame","at":"turtle","value":{"archer":1}})",
        R"({"do":"correct","what":"shame-pool","value":9})",
        R"({"do":"correct","what":"shame-out","value":9})",
        R"({"do":"correct","what":"tea","value":["snake","dragon","turtle"]})",
        R"({"do":"correct","what":"year","value":2})",
        R"({"do":"correct","what":"slot","value":2})",
        R"({"do":"correct","what":"season","value":"winter"})",
        R"({"do":"correct","what":"turn","value":"snake"})",
        R"({"do":"correct","what":"deck","value":12})",
        R"({"do":"correct","what":"rocket-deck","value":["r1"]})",
        R"({"do":"correct","what":"next","value":"S1"})"};
    PowderTable table;
    const PageTable page = tableUnder("| `correct`: `what` |");
    std::set<std::string> names;
    for (const char* text : corrections) {
        const Json json = Json::parse(text);
        const auto command = commandFromJson(table.state(), json);
        ASSERT_TRUE(command.ok()) << text << command.error().message;
        EXPECT_EQ(toJson(*command).dump(), json.dump());
        const std::string what = json["what"].get<std::string>();
        names.insert(what);
        ASSERT_TRUE(page.cells.contains(what)) << what;
        const bool hasPlace = page.cells.at(what).front().find_first_not_of(' ') != std::string::npos;
        EXPECT_EQ(hasPlace, json.contains("at")) << what;
    }
    EXPECT_EQ(names, std::set<std::string>(page.names.begin(), page.names.end()));
    EXPECT_EQ(names.size(), command::CorrectionKinds::size);
}

} // namespace
} // namespace watchfire::test
