// SPDX-License-Identifier: Apache-2.0
#include "app/typeface/typeface.h"

#include <QFontDatabase>

#include <array>
#include <cmath>

namespace watchfire {
namespace {

/// The name of the family in the file; empty if Qt cannot read it.
QString addFont(const QString& file) {
    const int font = QFontDatabase::addApplicationFont(QStringLiteral(":/watchfire/fonts/") + file);
    return font < 0 ? QString() : QFontDatabase::applicationFontFamilies(font).value(0);
}

} // namespace

QString typeface() {
    static const QString family = [] {
        QString medium = addFont(QStringLiteral("Inter-Medium.otf"));
        addFont(QStringLiteral("Inter-Bold.otf"));
        return medium;
    }();
    return family;
}

QList<QFont> firstFonts(double mm, bool wide) {
    struct Written {
        double capital; ///< its height in millimetres
        QFont::Weight weight;
    };
    constexpr std::array startPage{Written{2.5, QFont::Medium}, Written{2.5, QFont::Bold},
                                   Written{3.0, QFont::Bold},   Written{3.0, QFont::Medium},
                                   Written{4.0, QFont::Bold},   Written{4.6, QFont::Bold},
                                   Written{8.0, QFont::Bold}};
    QList<QFont> fonts{QFont()}; // Qt looks for it before it lays out the first text
    for (const Written& written : startPage) {
        QFont font;
        font.setFamily(typeface());
        font.setPixelSize(static_cast<int>(std::ceil(written.capital * (wide ? 1.2 : 1) / 0.727 * mm)));
        font.setWeight(written.weight);
        fonts.append(font);
    }
    return fonts;
}

} // namespace watchfire
