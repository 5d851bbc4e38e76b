// SPDX-License-Identifier: Apache-2.0
// Black Powder's open decision in words: the question, why it is asked, and each answer.
#pragma once

#include "app/text/decision_text.h"
#include "rules/powder/outcome.h"

namespace watchfire::text {

DecisionText decisionText(const powder::State& state, const powder::Decision& decision);

/// Of an answer that stands among the options, or of a list, number or value that was entered.
OptionText optionText(const powder::State& state, powder::DecisionKind kind, const powder::Value& value);

/// The place that an answer names, as the log writes it; empty where it names none.
QString placeId(const powder::Value& value);

} // namespace watchfire::text
