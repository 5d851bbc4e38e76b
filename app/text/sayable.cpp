// SPDX-License-Identifier: Apache-2.0
#include "app/text/sayable.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace watchfire::text {

namespace {

struct SayableText {
    Q_DECLARE_TR_FUNCTIONS(SayableText)
};

/// A word that consists of I, V and X: a numeral of assembly hexes and riders. Not at the beginning of a
/// sentence, where it is a name.
void numerals(QString& text) {
    static const std::array<const char*, 13> roman{"",    "I",    "II", "III", "IV", "V",  "VI",
                                                   "VII", "VIII", "IX", "X",   "XI", "XII"};
    static const QRegularExpression word(QStringLiteral("(?<=[^.!?]\\s)[IVX]+\\b"));
    qsizetype from = 0;
    for (auto match = word.match(text); match.hasMatch(); match = word.match(text, from)) {
        from = match.capturedEnd();
        for (std::size_t n = 1; n < roman.size(); ++n) {
            if (match.captured() == QLatin1String(roman[n])) {
                const QString digits = QString::number(n);
                text.replace(match.capturedStart(), match.capturedLength(), digits);
                from = match.capturedStart() + digits.size();
                break;
            }
        }
    }
}

} // namespace

QString sayable(const QString& sentence) {
    QString text = sentence;
    numerals(text);
    static const QRegularExpression ratio(QStringLiteral("(\\d)\\s*:\\s*(\\d)"));
    text.replace(ratio, SayableText::tr("%1 to %2", "an exchange, 3:1, as it is said")
                            .arg(QStringLiteral("\\1"), QStringLiteral("\\2")));
    // W3, S2: a letter and a number are spoken as two words.
    static const QRegularExpression place(QStringLiteral("\\b([A-Z])(\\d)"));
    text.replace(place, QStringLiteral("\\1 \\2"));
    text.replace(QLatin1Char('%'), SayableText::tr(" percent"));
    static const QRegularExpression pause(QStringLiteral("\\s*[·•–—→()\\[\\]/|\\n\"“”„«»]+\\s*"));
    text.replace(pause, QStringLiteral(", "));
    static const QRegularExpression doubled(QStringLiteral("(?:\\s*,)+(?=\\s*[,.!?;:]|\\s*$)"));
    text.replace(doubled, QString());
    text = text.simplified();
    while (text.startsWith(QLatin1String(", ")))
        text.remove(0, 2);
    if (!text.isEmpty() && !QStringLiteral(".!?").contains(text.back()))
        text.append(QLatin1Char('.'));
    return text;
}

} // namespace watchfire::text
