// SPDX-License-Identifier: Apache-2.0
#include "app/text/dice_text.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {

struct DiceText {
    Q_DECLARE_TR_FUNCTIONS(DiceText)
};

constexpr int usualFaces = 6;

} // namespace

QString diceText(const std::vector<int>& dice, const std::vector<int>& faces) {
    QString text;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        if (i > 0)
            text += i + 1 == dice.size() ? DiceText::tr(" and ", "between dice")
                                         : DiceText::tr(", ", "between dice");
        const bool other = i < faces.size() && faces[i] != usualFaces;
        text += other ? DiceText::tr("%1 (d%2)", "a die's value, and its faces: 17 (d20)")
                            .arg(dice[i])
                            .arg(faces[i])
                      : QString::number(dice[i]);
    }
    return text;
}

} // namespace watchfire::text
