// SPDX-License-Identifier: Apache-2.0
// The open decision in words: the question, each answer, and the reason under every forbidden one.
#pragma once

#include "rules/core/named.h"
#include "rules/hex/outcome.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>
#include <span>

namespace watchfire::text {

/// How the answers to a decision are offered: as short cards or cards of a sentence, as directions on a
/// compass, as number tokens, or as the faces of a die.
enum class AnswerForm : std::uint8_t { cards, sentences, compass, numbers, die };
inline constexpr Names<5> answerFormNames{"cards", "sentences", "compass", "numbers", "die"};
[[nodiscard]] constexpr std::string_view toString(AnswerForm form) {
    return answerFormNames[static_cast<std::size_t>(form)];
}

struct DecisionText {
    QString title;  ///< "Bo, where does the pirate go?"
    QString detail; ///< may be empty
    QString reason; ///< why it is asked now
    AnswerForm form = AnswerForm::cards;
    std::optional<QString> tap{}; ///< what to tap on the board; empty if the question says it
    QString die{};                ///< what takes the first die of a tower: "The volcano takes the first die."
};
/// `tap` is always set.
DecisionText decisionText(const hex::State& state, const hex::Decision& decision);
/// "Tap a lit hex."
QString tapLitHex();

struct OptionText {
    QString label;
    QString detail; ///< may be empty

    bool operator==(const OptionText&) const = default;
};
OptionText optionText(const hex::State& state, hex::DecisionKind kind, const hex::Value& value);

/// The texts of all answers, in their order. Hexes with the same text are distinguished by the land beside
/// them, or by their coordinates.
QList<OptionText> optionTexts(const hex::State& state, hex::DecisionKind kind,
                              std::span<const hex::Value> values);

/// The place that an answer names; monostate if none.
hex::Place placeOf(const hex::Value& value);

/// The reason for one of the decision's forbidden answers; if it has no text of its own, that of its clause.
QString forbiddenText(const hex::State& state, const hex::Decision& decision,
                      const hex::Decision::Forbidden& forbidden);

} // namespace watchfire::text
