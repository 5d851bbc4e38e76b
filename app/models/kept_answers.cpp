// SPDX-License-Identifier: Apache-2.0
#include "app/models/kept_answers.h"

#include "app/text/powder/names.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire {

namespace {

struct KeptAnswers {
    Q_DECLARE_TR_FUNCTIONS(KeptAnswers)
};

QVariantMap answer(const powder::BookValue& value, const QString& words) {
    return {{QStringLiteral("value"), QString::fromStdString(powder::toJson(value).dump())},
            {QStringLiteral("text"), words.arg(text::valueText(value))}};
}

bool gives(const powder::Command& command, const powder::BookValue& value) {
    const auto* answer = std::get_if<powder::command::Answer>(&command);
    return answer != nullptr && answer->value == powder::Value(value);
}

} // namespace

QVariantList keptAnswers(const powder::State& state, const powder::Book& own, const powder::Command* undone) {
    QVariantList answers;
    const auto decision = state.book->sample ? std::nullopt : powder::openDecision(state);
    if (!decision)
        return answers;
    if (decision->value) {
        if (const auto value = own.find(*decision->value); value && !(undone && gives(*undone, *value)))
            answers.append(answer(*value, KeptAnswers::tr("As in your book: %1", "%1 is a printed value")));
    } else if (decision->id == powder::DecisionKind::rocket) {
        const auto& known = state.book->rockets;
        for (const auto& [name, card] : own.rockets) {
            const bool there =
                std::any_of(known.begin(), known.end(), [&cells = card.cells](const auto& rocket) {
                    return rocket.second.cells == cells;
                });
            if (!there)
                answers.append(answer(card.cells, KeptAnswers::tr("The card with %1", "%1 are cells")));
        }
    }
    return answers;
}

} // namespace watchfire
