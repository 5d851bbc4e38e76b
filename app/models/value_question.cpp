// SPDX-License-Identifier: Apache-2.0
#include "app/models/value_question.h"

#include "rules/powder/log/json.h"

#include <nlohmann/json.hpp>

namespace watchfire {

QVariantMap numberQuestion(const QString& title) {
    return {{QStringLiteral("kind"), QStringLiteral("number")},
            {QStringLiteral("title"), title},
            {QStringLiteral("low"), 0},
            {QStringLiteral("high"), powder::largestValue}};
}

QVariantMap valueQuestion(const powder::ValueKey& key, const QString& title,
                          const std::optional<powder::BookValue>& known) {
    QVariantMap question = numberQuestion(title);
    const nlohmann::ordered_json range = powder::rangeOf(key);
    if (range.is_string())
        question[QStringLiteral("kind")] = QString::fromStdString(range.get<std::string>());
    if (known)
        question[QStringLiteral("value")] = QString::fromStdString(powder::toJson(*known).dump());
    return question;
}

} // namespace watchfire
