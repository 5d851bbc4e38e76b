// SPDX-License-Identifier: Apache-2.0
// A table that plays one game through the log's own commands and reads the log's own answers, in one process.
// Answers are short lines of text, so that a test reads like what the program tells the people: "GW-21
// move-rider from=III to=W3"
#pragma once

#include "rules/hex/state.h"
#include "tests/rules/support/commands.h"

#include <gmock/gmock.h>

#include <iosfwd>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace watchfire::test {

/// The open decision: its name, its player, and all legal answers ("null" for the null of "may").
struct Question {
    std::string id;
    std::string player;
    std::string at;
    std::set<std::string> options;
    friend bool operator==(const Question&, const Question&) = default;
};

void PrintTo(const Question& question, std::ostream* out);

/// One parsed answer line.
struct Answer {
    bool ok = false;
    std::vector<std::string> steps; ///< "RULE do key=value ...", keys in alphabetical order
    std::optional<Question> decision;
    std::string code;    ///< of a refusal
    std::string rule;    ///< of a refusal; "" if it has none
    std::string message; ///< of a refusal
    json raw;

    /// Only the steps of one kind, for tests that ignore the others.
    [[nodiscard]] std::vector<std::string> only(std::string_view kind) const;
};
void PrintTo(const Answer& answer, std::ostream* out);

class Table {
public:
    /// A header of the game log with its board inline. A refused header fails the test.
    explicit Table(const json& header);
    ~Table();
    Table(Table&&) noexcept;
    Table& operator=(Table&&) noexcept;

    /// One command, one answer. Checks for every refusal that the whole state is unchanged.
    Answer operator()(const json& command);
    /// One line of text as in the file. Checks that the steps of an accepted line tell all that changed.
    Answer line(std::string_view text);
    /// Commands that set the scene: each must be accepted and leave no open question.
    template <class... Commands> Table& enter(const Commands&... commands) {
        (enterOne(commands), ...);
        return *this;
    }

    /// The state as a value, and as `--state` prints it.
    [[nodiscard]] const hex::State& current() const;
    [[nodiscard]] json state() const;
    [[nodiscard]] std::optional<Question> decision() const;
    /// All accepted lines so far, header first, as the journal exports them.
    [[nodiscard]] std::vector<std::string> log() const;

private:
    void enterOne(const json& command);

    struct Private;
    std::unique_ptr<Private> d;
};

/// Why a header is refused: the error of the first answer line. Fails the test if the header is accepted.
struct HeaderRefusal {
    std::string code;
    std::string rule;
    std::string message;
};
[[nodiscard]] HeaderRefusal refusedHeader(const json& header);

/// Exactly these steps, in this order, and no refusal.
[[nodiscard]] ::testing::Matcher<const Answer&> tells(std::vector<std::string> steps);
/// Accepted, with no steps and no decision.
[[nodiscard]] ::testing::Matcher<const Answer&> tellsNothing();
/// A refusal by this code and clause.
[[nodiscard]] ::testing::Matcher<const Answer&> refuses(std::string code, std::string rule = "");
/// Accepted, and this question is open now, with these legal answers in any order.
[[nodiscard]] ::testing::Matcher<const Answer&> asks(std::string id, std::string player,
                                                     std::set<std::string> options);
/// Accepted, and no question is open.
[[nodiscard]] ::testing::Matcher<const Answer&> asksNothing();

} // namespace watchfire::test
