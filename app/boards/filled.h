// SPDX-License-Identifier: Apache-2.0
// Fills words and numbers into a translated sentence. Text from a file may itself contain a "%1", so all
// arguments are filled in together.
#pragma once

#include <QString>

#include <string>
#include <string_view>
#include <type_traits>

namespace watchfire::boards {

template <class Word> QString toWord(const Word& word) {
    if constexpr (std::is_integral_v<Word>) {
        return QString::number(word);
    } else if constexpr (std::is_same_v<Word, QString>) {
        return word;
    } else {
        const std::string_view text(word);
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
}

/// `sentence` with its %1, %2 … filled in: integers, texts in UTF-8, strings of Qt.
template <class... Words> std::string filled(const QString& sentence, const Words&... words) {
    if constexpr (sizeof...(words) == 0)
        return sentence.toStdString();
    else
        return sentence.arg(toWord(words)...).toStdString();
}

} // namespace watchfire::boards
