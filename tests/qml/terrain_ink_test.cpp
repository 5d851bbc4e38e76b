// SPDX-License-Identifier: Apache-2.0
// What is written on a chip in the colour of a terrain can be read, by day and by night.
#include "qml/board/terrain_colors.h"

#include <gtest/gtest.h>

#include <QColor>
#include <QString>

#include <algorithm>
#include <cmath>

namespace watchfire::ui {
namespace {

/// Relative luminance and contrast as WCAG 2.1 defines them.
double luminance(const QColor& color) {
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

TEST(TerrainInk, EachTerrainsNumberCanBeReadOnItsChip) {
    const TerrainColors colors;
    for (const char* terrain : {"forest", "hills", "pasture", "fields", "mountains", "desert", "gold",
                                "volcano", "jungle", "steppe", "attack"})
        for (const bool dark : {true, false}) {
            const QColor fill = colors.fill(QString::fromLatin1(terrain), dark);
            EXPECT_GE(contrast(colors.ink(fill), fill), 4.5) << terrain << (dark ? " by night" : " by day");
        }
}

} // namespace
} // namespace watchfire::ui
