// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/support/table.h"

#include "rules/game.h"
#include "rules/hex/log/json.h"
#include "rules/log/replay.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/told.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <stdexcept>

namespace watchfire::test {

namespace {

using ::testing::AllOf;
using ::testing::ElementsAreArray;
using ::testing::Field;

std::string plain(const json& value) {
    if (value.is_string())
        return value.get<std::string>();
    if (!value.is_array())
        return value.dump();
    std::string list = "[";
    for (const json& item : value)
        list += (list.size() > 1 ? "," : "") + plain(item);
    return list + "]";
}

std::string stepText(const json& step) {
    std::string text = step.at("rule").get<std::string>() + " " + step.at("do").get<std::string>();
    for (const auto& [key, value] : step.items())
        if (key != "rule" && key != "do")
            text += " " + key + "=" + plain(value);
    return text;
}

Question question(const json& decision) {
    Question found{decision.at("id"), decision.at("player"), "", {}};
    if (decision.contains("at"))
        found.at = plain(decision["at"]);
    for (const json& option : decision.at("options"))
        EXPECT_TRUE(found.options.insert(plain(option)).second) << "twice among the options: " << option;
    return found;
}

Answer takeApart(const json& raw) {
    Answer answer;
    answer.raw = raw;
    answer.ok = raw.at("ok");
    if (!answer.ok) {
        const json& error = raw.at("error");
        answer.code = error.at("code");
        answer.rule = error.value("rule", "");
        answer.message = error.at("message");
        EXPECT_FALSE(answer.message.empty()) << raw;
        return answer;
    }
    for (const json& step : raw.at("steps"))
        answer.steps.push_back(stepText(step));
    const json& decisions = raw.at("decisions");
    EXPECT_LE(decisions.size(), 1U) << "at most one decision is open: " << raw;
    if (!decisions.empty())
        answer.decision = question(decisions[0]);
    return answer;
}

Result<std::string> shipped(std::string_view name) {
    return sourceFile("app/boards/" + std::string(name) + ".json");
}

} // namespace

std::vector<std::string> Answer::only(std::string_view kind) const {
    std::vector<std::string> found;
    for (const std::string& step : steps) {
        const std::size_t start = step.find(' ') + 1;
        if (step.substr(start, step.find(' ', start) - start) == kind)
            found.push_back(step);
    }
    return found;
}

void PrintTo(const Question& question, std::ostream* out) {
    *out << question.id << " of " << question.player << " {";
    for (const std::string& option : question.options)
        *out << " " << option;
    *out << " }";
}

void PrintTo(const Answer& answer, std::ostream* out) {
    if (!answer.ok) {
        *out << "refused: " << answer.code << " " << answer.rule << " (" << answer.message << ")";
        return;
    }
    *out << "told:";
    for (const std::string& step : answer.steps)
        *out << "\n    \"" << step << "\"";
    if (answer.decision) {
        *out << "\n    asked: ";
        PrintTo(*answer.decision, out);
    }
}

struct Table::Private {
    Replay replay{shipped};

    [[nodiscard]] const HexGame& game() const { return dynamic_cast<const HexGame&>(*replay.game()); }
};

Table::Table(const json& header) : d(std::make_unique<Private>()) {
    const std::string answer = d->replay.feed(header.dump());
    if (d->replay.game() == nullptr)
        throw std::runtime_error("the header was refused: " + answer);
}
Table::~Table() = default;
Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;

Answer Table::operator()(const json& command) {
    return line(command.dump());
}

Answer Table::line(std::string_view text) {
    const hex::State before = d->game().current();
    const std::size_t entriesBefore = d->game().session().entries().size();
    const Answer answer = takeApart(json::parse(d->replay.feed(text)));
    if (!answer.ok) {
        EXPECT_TRUE(d->game().current() == before) << "a refusal changed the state: " << text;
        EXPECT_EQ(d->game().session().entries().size(), entriesBefore) << "a refusal was kept: " << text;
    } else if (const auto command =
                   hex::commandFromJson(*before.setup, nlohmann::ordered_json::parse(text))) {
        expectTold(before, *command); // undo and redo are not commands of the rules
    }
    return answer;
}

void Table::enterOne(const json& command) {
    const Answer answer = (*this)(command);
    EXPECT_TRUE(answer.ok) << command << "\n" << ::testing::PrintToString(answer);
    EXPECT_FALSE(answer.decision) << command << "\n" << ::testing::PrintToString(answer);
}

const hex::State& Table::current() const {
    return d->game().current();
}

json Table::state() const {
    return json::parse(d->replay.stateLine()).at("state");
}

std::optional<Question> Table::decision() const {
    const json now = state();
    if (!now.contains("decision") || now["decision"].is_null())
        return std::nullopt;
    return question(now["decision"]);
}

std::vector<std::string> Table::log() const {
    std::vector<std::string> lines{d->game().header().dump()};
    for (std::size_t n = 0; n < d->game().commandCount(); ++n)
        lines.push_back(d->game().commandLine(n).dump());
    return lines;
}

HeaderRefusal refusedHeader(const json& header) {
    Replay replay{shipped};
    const std::string text = replay.feed(header.dump());
    EXPECT_EQ(replay.game(), nullptr) << "accepted: " << header;
    EXPECT_EQ(replay.exitStatus(), 2);
    if (text.empty())
        return {};
    const json answer = json::parse(text);
    EXPECT_EQ(answer.at("line"), 1);
    EXPECT_EQ(answer.at("ok"), false);
    const json& error = answer.at("error");
    return {error.at("code"), error.value("rule", ""), error.at("message")};
}

::testing::Matcher<const Answer&> tells(std::vector<std::string> steps) {
    return AllOf(Field("ok", &Answer::ok, true), Field("steps", &Answer::steps, ElementsAreArray(steps)));
}

::testing::Matcher<const Answer&> tellsNothing() {
    return AllOf(tells({}), Field("decision", &Answer::decision, ::testing::Eq(std::nullopt)));
}

::testing::Matcher<const Answer&> refuses(std::string code, std::string rule) {
    return AllOf(Field("ok", &Answer::ok, false), Field("code", &Answer::code, std::move(code)),
                 Field("rule", &Answer::rule, std::move(rule)));
}

::testing::Matcher<const Answer&> asks(std::string id, std::string player, std::set<std::string> options) {
    return AllOf(Field("ok", &Answer::ok, true),
                 Field("decision", &Answer::decision,
                       ::testing::Optional(AllOf(Field("id", &Question::id, std::move(id)),
                                                 Field("player", &Question::player, std::move(player)),
                                                 Field("options", &Question::options, std::move(options))))));
}

::testing::Matcher<const Answer&> asksNothing() {
    return AllOf(Field("ok", &Answer::ok, true),
                 Field("decision", &Answer::decision, ::testing::Eq(std::nullopt)));
}

} // namespace watchfire::test
