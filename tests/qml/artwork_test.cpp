// SPDX-License-Identifier: Apache-2.0
// The icon's files are those that the program draws: every size, with something to see, and an SVG that can
// be read.
#include "qml/artwork/emblem.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QPainterPath>
#include <QXmlStreamReader>

#include <cstdlib>
#include <set>

namespace watchfire::ui {
namespace {

QString iconFile(const QString& name) {
    return QStringLiteral(WATCHFIRE_ICONS "/") + name;
}

/// The part of the picture that is not see-through, 0 to 1.
double covered(const QImage& image) {
    int opaque = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            opaque += qAlpha(image.pixel(x, y)) > 128 ? 1 : 0;
    }
    return static_cast<double>(opaque) / (image.width() * image.height());
}

TEST(Artwork, TheIconIsThereInEverySize) {
    for (const int size : iconSizes) {
        const QImage image(iconFile(QStringLiteral("watchfire-%1.png").arg(size)));
        ASSERT_EQ(image.size(), QSize(size, size)) << size;
        EXPECT_GT(covered(image), 0.8) << size;
        // Fire, stone and night: more than one flat colour, even in the smallest.
        std::set<QRgb> colours;
        for (int i = 0; i < size; ++i)
            colours.insert(image.pixel(size / 2, i));
        EXPECT_GE(colours.size(), 5U) << size;
    }
}

TEST(Artwork, TheFireStandsOutFromTheNight) {
    for (const int size : iconSizes) {
        const QColor fire = iconImage(size).pixelColor(size / 2, size * 30 / 64);
        const QColor night = iconImage(size).pixelColor(size * 6 / 64, size / 2);
        EXPECT_GT(fire.lightness(), night.lightness() + 60) << size;
    }
}

TEST(Artwork, TheFilesAreWhatIsDrawn) {
    QFile svg(iconFile(QStringLiteral("watchfire.svg")));
    ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
    EXPECT_EQ(svg.readAll(), iconSvg()) << "scripts/artwork.sh draws it again";
    for (const int size : iconSizes) {
        const QImage kept = QImage(iconFile(QStringLiteral("watchfire-%1.png").arg(size)))
                                .convertToFormat(QImage::Format_ARGB32);
        const QImage drawn = iconImage(size).convertToFormat(QImage::Format_ARGB32);
        ASSERT_EQ(kept.size(), drawn.size());
        // Versions of Qt round edges differently.
        int differ = 0;
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                const QColor a = kept.pixelColor(x, y);
                const QColor b = drawn.pixelColor(x, y);
                constexpr int much = 24;
                differ +=
                    std::abs(a.red() - b.red()) > much || std::abs(a.alpha() - b.alpha()) > much ? 1 : 0;
            }
        }
        EXPECT_LT(differ, size * size / 50) << size << ": scripts/artwork.sh draws it again";
    }
}

TEST(Artwork, TheSvgIsWellFormed) {
    QFile svg(iconFile(QStringLiteral("watchfire.svg")));
    ASSERT_TRUE(svg.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&svg);
    int paths = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("path"))
            ++paths;
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    EXPECT_GE(paths, 8);
}

} // namespace
} // namespace watchfire::ui
