// SPDX-License-Identifier: Apache-2.0
// Black Powder's open decision in words: the question, why it is asked, and each answer.
#pragma once

#include "app/text/decision_text.h"
#include "rules/powder/outcome.h"
#include "rules/powder/task.h"

namespace watchfire::text {

DecisionText decisionText(const powder::State& state, const powder::Decision& decision);
/// Who answers it. A printed value is read out by the player whose act waits for it, not by the player whose
/// turn it is then; the rules ask the table.
std::optional<powder::Clan> whoAnswers(const powder::State& state, const powder::Decision& decision);

/// Where a shame token comes from: "For the left section." Empty if it comes from no section.
QString shameCause(const powder::task::PlaceShame& task);

/// For an answer among the options, or for an entered list, number or value.
OptionText optionText(const powder::State& state, powder::DecisionKind kind, const powder::Value& value);
/// The same for the screen, which says below the question what all answers have in common.
OptionText answerText(const powder::State& state, powder::DecisionKind kind, const powder::Value& value);

/// The place that an answer names, in the log's form; empty if none.
QString placeId(const powder::Value& value);

/// What a shot would do there now: "hits 2 spots", "hits no spot". Empty if that is unknown: a rocket card is
/// drawn later, and the book may lack the spots.
QString shotEffect(const powder::State& state, powder::Machine machine, powder::Slot at);

} // namespace watchfire::text
