// SPDX-License-Identifier: Apache-2.0
// Black Powder's open decision in words: the question, why it is asked, and each answer.
#pragma once

#include "app/text/decision_text.h"
#include "rules/powder/outcome.h"

namespace watchfire::text {

DecisionText decisionText(const powder::State& state, const powder::Decision& decision);

/// For an answer among the options, or for an entered list, number or value.
OptionText optionText(const powder::State& state, powder::DecisionKind kind, const powder::Value& value);

/// The place that an answer names, in the log's form; empty if none.
QString placeId(const powder::Value& value);

} // namespace watchfire::text
