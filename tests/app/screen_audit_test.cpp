// SPDX-License-Identifier: Apache-2.0
// The audit of screens finds the faults of a bad screen, and none in a sound one.
#include "app/drive/screen_audit.h"

#include <gtest/gtest.h>

#include <QColor>
#include <QFontMetricsF>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>

#include <memory>

namespace watchfire {
namespace {

/// A screen of 400 x 300 with these items on it.
class Screen {
public:
    explicit Screen(const QByteArray& items) {
        QQmlComponent component(&m_engine);
        component.setData("import QtQuick\nimport QtQuick.Templates as T\n"
                          "Item { width: 400; height: 300\n" +
                              items + "\n}",
                          QUrl());
        m_root.reset(qobject_cast<QQuickItem*>(component.create()));
        EXPECT_NE(m_root, nullptr) << component.errorString().toStdString();
    }
    /// All faults found, in one string.
    std::string faults(const QImage& picture = {}) {
        drive::AuditBounds bounds;
        bounds.mm = 5;
        return drive::audit(*m_root, picture, bounds).join(QLatin1Char('\n')).toStdString();
    }

    QMap<QString, qreal> afar() { return drive::afar(*m_root, 5); }
    QFont fontOf(const QString& name) {
        return m_root->findChild<QQuickItem*>(name)->property("font").value<QFont>();
    }

private:
    QQmlEngine m_engine;
    std::unique_ptr<QQuickItem> m_root;
};

constexpr auto soundText = "Text { text: 'Roll'; font.pixelSize: 20; width: 100; color: 'white' }";
constexpr auto soundButton = "T.Button { objectName: 'roll'; y: 100; width: 60; height: 60 }";

TEST(ScreenAudit, ASoundScreenHasNoFaults) {
    EXPECT_EQ(Screen(QByteArray(soundText) + "\n" + soundButton).faults(), "");
}

TEST(ScreenAudit, TextThatIsCutTooSmallOrOutside) {
    EXPECT_NE(
        Screen("Text { text: 'A long sentence'; font.pixelSize: 20; width: 40; elide: Text.ElideRight }")
            .faults()
            .find("is cut"),
        std::string::npos);
    EXPECT_NE(Screen("Text { text: 'Unbreakable'; font.pixelSize: 20; width: 40 }").faults().find("wider"),
              std::string::npos);
    EXPECT_NE(Screen("Text { text: 'Roll'; font.pixelSize: 12 }").faults().find("2.5 are wanted"),
              std::string::npos);
    EXPECT_NE(Screen("Text { x: 380; text: 'Roll'; font.pixelSize: 20 }").faults().find("out of the screen"),
              std::string::npos);
}

TEST(ScreenAudit, AWordBrokenInTheMiddle) {
    const auto text = [](const char* words) {
        return QByteArray("Text { text: '") + words +
               "'; font.pixelSize: 20; width: 120; wrapMode: Text.Wrap }";
    };
    EXPECT_NE(Screen(text("An Unbreakablelongword")).faults().find("wider"), std::string::npos);
    EXPECT_EQ(Screen(text("Short words in\\nthree or four lines")).faults(), "");
}

TEST(ScreenAudit, WhatIsReadFromAfarHasLargeCapitals) {
    const auto text = [](const char* name, int pixels) {
        return QByteArray("Text { text: '8'; objectName: '") + name +
               "'; font.pixelSize: " + QByteArray::number(pixels) + " }";
    };
    // 5 pixels a millimetre: 30 pixels are enough for any text, not for the sum of a roll.
    EXPECT_NE(Screen(text("sum", 30)).faults().find("5.5 are wanted from 1.5 m"), std::string::npos);
    EXPECT_EQ(Screen(text("sum", 60)).faults(), "");
    EXPECT_NE(Screen(text("currentSentence", 20)).faults().find("4 are wanted from 1.5 m"),
              std::string::npos);
    EXPECT_EQ(Screen(text("currentSentence", 32)).faults(), "");
}

TEST(ScreenAudit, AFittedTextIsMeasuredAsDrawn) {
    const QByteArray fitted =
        "Text { text: 'A long sentence'; objectName: 'headline'; font.pixelSize: 40; width: 120; "
        "height: 50; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 6 }";
    EXPECT_NE(Screen(fitted).faults().find("4 are wanted from 1.5 m"), std::string::npos);
}

TEST(ScreenAudit, CapitalsFromAfarAreReported) {
    Screen screen("Text { text: 'Roll'; objectName: 'headline'; font.pixelSize: 40 }\n"
                  "Text { text: 'Hidden'; objectName: 'sum'; visible: false }\nText { text: 'Other' }");
    const QMap<QString, qreal> capitals = screen.afar();
    ASSERT_EQ(capitals.keys(), QStringList{QStringLiteral("headline")});
    EXPECT_NEAR(capitals.first(), QFontMetricsF(screen.fontOf(QStringLiteral("headline"))).capHeight() / 5,
                0.2);
}

TEST(ScreenAudit, TargetsThatAreSmallNamelessOrOverlap) {
    EXPECT_NE(Screen("T.Button { objectName: 'a'; width: 60; height: 40 }").faults().find("12 are wanted"),
              std::string::npos);
    EXPECT_NE(Screen("T.Button { width: 60; height: 60 }").faults().find("has no name"), std::string::npos);
    // A finger does not care whether it meets a button.
    EXPECT_NE(Screen("Rectangle { objectName: 'a'; width: 60; height: 40; TapHandler {} }")
                  .faults()
                  .find("12 are wanted"),
              std::string::npos);
    EXPECT_EQ(Screen("Rectangle { objectName: 'a'; width: 60; height: 40; TapHandler { enabled: false } }")
                  .faults(),
              "");
    EXPECT_NE(Screen("T.Button { objectName: 'a'; width: 60; height: 60 }\n"
                     "T.Button { objectName: 'b'; x: 50; width: 60; height: 60 }")
                  .faults()
                  .find("overlaps b"),
              std::string::npos);
    EXPECT_NE(Screen("Text { text: 'Roll the dice'; font.pixelSize: 20 }\n"
                     "Text { text: 'Breach'; x: 20; font.pixelSize: 20 }")
                  .faults()
                  .find("overlaps"),
              std::string::npos);
    EXPECT_NE(Screen("Text { text: 'Roll the dice'; font.pixelSize: 20 }\n"
                     "Rectangle { x: 30; width: 300; height: 100; color: 'black' }")
                  .faults()
                  .find("partly covered"),
              std::string::npos);
}

TEST(ScreenAudit, TheWordsOfAButtonStayWithinIt) {
    const char* const button =
        "T.Button { objectName: 'a'; y: 100; width: 120; height: 60\n"
        "contentItem: Item { Text { text: 'All 3 done.\\nRun the%1'; font.pixelSize: 20; "
        "anchors.centerIn: parent } } }";
    EXPECT_EQ(Screen(QString::fromLatin1(button).arg(QString()).toLatin1()).faults(), "");
    EXPECT_NE(Screen(QString::fromLatin1(button).arg(QStringLiteral("\\nassault")).toLatin1())
                  .faults()
                  .find("is higher than its button"),
              std::string::npos);
}

TEST(ScreenAudit, WhatLiesUnderASheetIsOutOfPlay) {
    EXPECT_EQ(Screen("T.Button { objectName: 'a'; width: 60; height: 40 }\n"
                     "Item { anchors.fill: parent; Rectangle { anchors.fill: parent; color: '#a0000000' } }")
                  .faults(),
              "");
}

TEST(ScreenAudit, APictureThatFindsThePlaceLendsItsRoomToWhatLiesOnIt) {
    const QByteArray items = "TapHandler {}\n objectName: 'board'; width: 300; height: 200 }\n"
                             "T.Button { objectName: 'b'; x: 260; width: 80; height: 80 }";
    EXPECT_NE(Screen("Item { " + items).faults().find("overlaps b"), std::string::npos);
    EXPECT_EQ(Screen("Item { property bool findsPlaces: true; " + items).faults(), "");
}

TEST(ScreenAudit, AListMayBeScrolled) {
    EXPECT_EQ(Screen("Flickable { width: 200; height: 50; clip: true; contentHeight: 90\n"
                     "Text { y: 40; text: 'Below'; font.pixelSize: 20 } }")
                  .faults(),
              "");
}

TEST(ScreenAudit, AListShowsTwoAnswers) {
    const auto list = [](int height, int answers) {
        return "Flickable { objectName: 'list'; width: 200; height: " + QByteArray::number(height) +
               "; contentHeight: " + QByteArray::number(70 * answers) +
               "; clip: true\nRepeater { model: " + QByteArray::number(answers) +
               "\nT.Button { objectName: 'answer-' + index; y: 70 * index; width: 200; height: 66 } } }";
    };
    EXPECT_EQ(Screen(list(132, 5)).faults(), "");
    EXPECT_NE(Screen(list(110, 5)).faults().find("a slit of 110 for answers of 66"), std::string::npos);
    EXPECT_EQ(Screen(list(40, 1)).faults(), ""); // a single answer
    // Those that stand side by side are one row.
    EXPECT_EQ(
        Screen("Flickable { width: 200; height: 70; contentHeight: 300; clip: true; Repeater { model: 2\n"
               "T.Button { objectName: 'answer-' + index; x: 80 * index; width: 66; height: 66 } } }")
            .faults(),
        "");
    // Answers that are out of sight count, and a list under a sheet does not.
    EXPECT_NE(Screen(list(60, 2)).faults().find("a slit of 60"), std::string::npos);
    EXPECT_EQ(Screen(list(60, 2) + "\nRectangle { width: 400; height: 300; color: '#f4eee3' }").faults(), "");
}

TEST(ScreenAudit, APanelHoldsWhatIsInIt) {
    const auto panel = [](int x) {
        return "Item { objectName: 'nowPanel'; x: 200; width: 200; height: 300\n"
               "T.Button { objectName: 'a'; x: " +
               QByteArray::number(x) + "; width: 60; height: 60 } }";
    };
    EXPECT_NE(Screen(panel(-20)).faults().find("out of its panel"), std::string::npos);
    EXPECT_EQ(Screen(panel(0)).faults(), "");
}

TEST(ScreenAudit, AControlUnderAVeilShowsWordsOrNothing) {
    // 5 pixels a millimetre; the list's veil begins at 170, and letters can be read down to 179.
    const auto list = [](int textY) {
        return "Flickable { id: list; width: 200; height: 200; clip: true; contentHeight: 400\n"
               "T.Button { objectName: 'a'; y: 150; width: 200; height: 100\n"
               "Text { text: 'Leader'; font.pixelSize: 20; y: " +
               QByteArray::number(textY) + " } } }\n";
    };
    const auto veil = [](int y) {
        return "Item { objectName: 'fold'; property Item list: list; y: " + QByteArray::number(y) +
               "; width: 200; height: " + QByteArray::number(200 - y) + " }";
    };
    EXPECT_NE(Screen(list(40) + veil(170)).faults().find("an empty edge"), std::string::npos);
    EXPECT_EQ(Screen(list(5) + veil(170)).faults(), "");
    EXPECT_EQ(Screen(list(40) + veil(150)).faults(), "");
    EXPECT_EQ(Screen(list(40)).faults(), "") << "scrolled off, without a veil";
}

TEST(ScreenAudit, ContrastIsMeasuredInThePicture) {
    QImage picture(400, 300, QImage::Format_RGB32);
    picture.fill(QColor("#808080"));
    EXPECT_NE(Screen(soundText).faults(picture).find("contrast of 3.95"), std::string::npos);
    // Of a glyph that is half scrolled off, no more than the part in sight is there to measure.
    const QByteArray glyph =
        "Item { y: 30; property string kind: 'a'; property bool known: true; width: 40; height: 40\n"
        "property color color: '#888888'; property color outline: 'transparent' }";
    EXPECT_NE(Screen(glyph).faults(picture).find("contrast"), std::string::npos);
    EXPECT_EQ(Screen("Flickable { width: 200; height: 50; clip: true; contentHeight: 90\n" + glyph + "}")
                  .faults(picture),
              "");
    // The same under the veil that says that the list goes on; beside it everything is measured.
    const QByteArray list =
        "Flickable { width: 200; height: 90; clip: true; contentHeight: 120\n" + glyph + "}\n";
    EXPECT_NE(Screen(list + "Item { objectName: 'fold'; y: 80; width: 200; height: 10 }")
                  .faults(picture)
                  .find("contrast"),
              std::string::npos);
    EXPECT_EQ(Screen(list + "Item { objectName: 'fold'; y: 60; width: 200; height: 30 }").faults(picture),
              "");
    picture.fill(QColor("#202020"));
    EXPECT_EQ(Screen(soundText).faults(picture), "");
}

// On a glow each pixel has a shade of its own, and the edges of the letters have one in common.
TEST(ScreenAudit, ShadesOfOneGroundAreMeasuredTogether) {
    QImage picture(400, 300, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixelColor(
                x, y, x % 8 == 0 ? QColor("#909090") : QColor(32 + x % 13, 32 + y % 11, 32 + (x + y) % 7));
    }
    EXPECT_EQ(Screen(soundText).faults(picture), "");
    picture.fill(QColor("#909090"));
    EXPECT_NE(Screen(soundText).faults(picture).find("contrast"), std::string::npos);
}

TEST(ScreenAudit, APictureOfADenseScreenIsReadWhereTheTextIs) {
    QImage picture(800, 600, QImage::Format_RGB32);
    picture.fill(QColor("#808080"));
    QPainter(&picture).fillRect(QRect(200, 200, 200, 80), QColor("#202020"));
    const QByteArray text =
        "Text { text: 'Roll'; font.pixelSize: 20; x: 100; y: 100; width: 100; color: 'white' }";
    EXPECT_EQ(Screen(text).faults(picture), "");
}

TEST(ScreenAudit, ContrastsAreThoseOfTheStandard) {
    EXPECT_NEAR(drive::contrast(Qt::black, Qt::white), 21.0, 0.01);
    EXPECT_NEAR(drive::contrast(QColor("#777777"), Qt::white), 4.48, 0.01);
    EXPECT_NEAR(drive::contrast(Qt::red, Qt::red), 1.0, 0.01);
}

} // namespace
} // namespace watchfire
