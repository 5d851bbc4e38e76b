// SPDX-License-Identifier: Apache-2.0
// The wall of Black Powder as pixels: the higher its level, the higher it stands; a section that would break
// is cracked; and what the counters on its cards show.
#include "qml/board/glyphs.h"
#include "qml/yard/battlefield.h"
#include "qml/yard/counters.h"
#include "qml/yard/masonry.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace watchfire::ui {
namespace {

constexpr int Wide = 160;
constexpr int High = 120;

QImage drawn(const Rampart& rampart) {
    QImage image(Wide, High, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawRampart(painter, QRectF(0, 0, Wide, High), rampart);
    return image;
}

/// The first row in which most pixels are stone.
int crestIn(const QImage& image) {
    for (int y = 0; y < image.height(); ++y) {
        int solid = 0;
        for (int x = 0; x < image.width(); ++x)
            solid += qAlpha(image.pixel(x, y)) > 200 ? 1 : 0;
        if (solid > image.width() * 2 / 3)
            return y;
    }
    return image.height();
}

/// Pixels that are clearly redder than stone.
int redIn(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor color = image.pixelColor(x, y);
            count +=
                color.alpha() > 200 && color.red() > color.green() + 70 && color.red() > color.blue() + 70
                    ? 1
                    : 0;
        }
    return count;
}

TEST(Masonry, AWallIsAsHighAsItsLevel) {
    for (const bool dark : {true, false}) {
        int before = High;
        for (const int level : {1, 2, 3}) {
            const int crest = crestIn(drawn({level, 0, false, false, dark}));
            EXPECT_LT(crest, before - High / 10) << level;
            // The stones begin where the plaque is told that they do; battlements are above the full courses.
            const double told = crestOf(QRectF(0, 0, Wide, High), level);
            EXPECT_GE(crest, std::floor(told));
            EXPECT_LT(crest, told + High * 0.15);
            before = crest;
        }
        EXPECT_GT(crestIn(drawn({0, 0, false, false, dark})), before) << "rubble";
    }
}

/// What a step takes off or puts up is neither as before nor as after it, and needs no more room.
TEST(Masonry, WhatAStepChangesIsPaleUntilItIsDone) {
    for (const bool dark : {true, false}) {
        const auto wall = [&](int level, int next, int barricades = 0, int barricadesNext = 0) {
            return drawn({level, barricades, false, false, dark, next, barricadesNext});
        };
        EXPECT_EQ(wall(2, 2), drawn({2, 0, false, false, dark})) << "nothing changes";
        for (const auto& [now, then] : {std::pair(2, 1), std::pair(1, 0), std::pair(1, 2), std::pair(0, 1)}) {
            EXPECT_NE(wall(now, then), wall(now, now)) << now << then;
            EXPECT_NE(wall(now, then), wall(then, then)) << now << then;
            EXPECT_EQ(crestIn(wall(now, then)), crestIn(wall(std::min(now, then), std::min(now, then))))
                << "only what stays is solid";
        }
        for (const auto& [now, then] : {std::pair(2, 0), std::pair(0, 1), std::pair(1, 3)}) {
            EXPECT_NE(wall(1, 1, now, then), wall(1, 1, now, now)) << now << then;
            EXPECT_NE(wall(1, 1, now, then), wall(1, 1, then, then)) << now << then;
        }
    }
}

TEST(Masonry, OnlyASectionThatWouldBreakIsCracked) {
    for (const bool dark : {true, false}) {
        for (const int level : {1, 3}) {
            EXPECT_EQ(redIn(drawn({level, 0, false, false, dark})), 0) << level;
            const int cracked = redIn(drawn({level, 0, true, false, dark}));
            EXPECT_GT(cracked, 60) << level;
            EXPECT_NE(drawn({level, 0, true, true, dark}), drawn({level, 0, true, false, dark}))
                << "a hole, no crack";
        }
        EXPECT_GT(redIn(drawn({3, 0, true, false, dark})), redIn(drawn({1, 0, true, false, dark})))
            << "to the foot";
    }
}

TEST(Masonry, EachBarricadeStandsBeforeTheWall) {
    const auto onTheField = [](int barricades) {
        const QImage image = drawn({1, barricades, false, false, true});
        int solid = 0;
        for (int y = 0; y < High * BarricadeShare; ++y)
            for (int x = 0; x < Wide; ++x)
                solid += qAlpha(image.pixel(x, y)) > 200 ? 1 : 0;
        return solid;
    };
    EXPECT_EQ(onTheField(0), 0);
    EXPECT_GT(onTheField(1), 50);
    EXPECT_GT(onTheField(2), onTheField(1) * 3 / 2);
    EXPECT_GT(onTheField(3), onTheField(2) * 5 / 4);
}

TEST(Counters, TheUpperEdgeIsLitAndTheSymbolIsInTheCorner) {
    constexpr int Size = 60;
    QImage image(Size, Size, QImage::Format_ARGB32_Premultiplied);
    const auto draw = [&](const Counter& counter) {
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawCounter(painter, QRectF(0, 0, Size, Size), counter);
        painter.end();
        return image;
    };
    const QColor wood(0x3b, 0x82, 0xe0);
    const QImage soldier = draw({wood, QStringLiteral("circle"), QStringLiteral("archer")});
    EXPECT_GT(soldier.pixelColor(Size / 2, 4).lightness(), wood.lightness() + 20);
    EXPECT_LT(soldier.pixelColor(Size / 2, Size - 6).lightness(), wood.lightness() - 20);
    EXPECT_NE(soldier.pixelColor(Size * 4 / 5, Size / 5), wood) << "its owner";
    EXPECT_NE(draw({wood, QStringLiteral("circle"), QStringLiteral("spearman")}), soldier) << "its type";
}

/// In a rest zone of a low screen two kinds lie side by side as counters of a word's height.
TEST(Counters, ASmallCounterStillShowsItsTypeAndItsOwner) {
    constexpr int Size = 18;
    const auto draw = [&](const char* symbol, const char* type) {
        QImage image(Size, Size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawCounter(painter, QRectF(0, 0, Size, Size),
                    {QColor(0x3b, 0x82, 0xe0), QString::fromLatin1(symbol), QString::fromLatin1(type)});
        return image;
    };
    EXPECT_NE(draw("circle", "archer"), draw("circle", "spearman"));
    EXPECT_NE(draw("circle", "archer"), draw("square", "archer"));
    EXPECT_NE(draw("circle", "archer"), draw("circle", ""));
}

/// As a drop it was taken for the flame of a flamethrower.
TEST(Counters, AWoundIsNoFlame) {
    constexpr int Size = 40;
    const auto draw = [&](const char* kind) {
        QImage image(Size, Size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawGlyph(painter, QString::fromLatin1(kind), QRectF(0, 0, Size, Size), Qt::black);
        return image;
    };
    const QImage wound = draw("wound");
    const QImage flame = draw("flamethrower");
    int both = 0, either = 0;
    for (int y = 0; y < Size; ++y)
        for (int x = 0; x < Size; ++x) {
            const bool one = qAlpha(wound.pixel(x, y)) > 128, other = qAlpha(flame.pixel(x, y)) > 128;
            both += one && other ? 1 : 0;
            either += one || other ? 1 : 0;
        }
    EXPECT_LT(both * 2, either) << "less than half of what is black in one of them";
}

TEST(Battlefield, TheYardBeginsAtTheFootOfTheWall) {
    for (const bool dark : {true, false}) {
        QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        drawBattlefield(painter, {QSizeF(400, 300), {20, 180, 220, 380}, {40, 90, 140}, 170, 220, dark});
        painter.end();
        // Field and yard differ everywhere, the mist makes the far end paler or bluer than the near one.
        EXPECT_NE(image.pixelColor(5, 215), image.pixelColor(5, 290));
        EXPECT_GT(image.pixelColor(5, 5).blue(), image.pixelColor(5, 215).blue());
    }
}

} // namespace
} // namespace watchfire::ui
