// SPDX-License-Identifier: Apache-2.0
#include "app/models/book_difference_text.h"

#include "app/text/powder/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace watchfire {

namespace {

struct BookDifference {
    Q_DECLARE_TR_FUNCTIONS(BookDifference)
};

constexpr int mostNamed = 4; ///< more would fill the dialog

} // namespace

QString differenceText(const books::Comparison& comparison) {
    QStringList lines;
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    if (!comparison.onlyTheirs.empty())
        lines.append(
            BookDifference::tr("%n value(s) are only in the file.", nullptr, count(comparison.onlyTheirs)));
    if (!comparison.onlyOurs.empty())
        lines.append(
            BookDifference::tr("%n value(s) are only in your book.", nullptr, count(comparison.onlyOurs)));
    if (!comparison.changed.empty())
        lines.append(BookDifference::tr("%n value(s) differ.", nullptr, count(comparison.changed)));
    int named = 0;
    for (const books::Difference& one : comparison.changed) {
        if (++named > mostNamed)
            break;
        lines.append(BookDifference::tr("%1: %2 in your book, %3 in the file.", "%1 is a printed value")
                         .arg(text::capital(text::valueName(one.key)), text::valueText(*one.ours),
                              text::valueText(*one.theirs)));
    }
    if (named > mostNamed)
        lines.append(BookDifference::tr("And more."));
    if (comparison.copies > 0)
        lines.append(
            BookDifference::tr("%n card(s) have other copies or backs.", nullptr, comparison.copies));
    return lines.join(QLatin1Char('\n'));
}

} // namespace watchfire
