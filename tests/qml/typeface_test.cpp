// SPDX-License-Identifier: Apache-2.0
// The fonts that the program prepares before its first frame are those that the theme asks for.
#include "app/typeface/typeface.h"

#include <gtest/gtest.h>

#include <QFontDatabase>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlExtensionPlugin>
#include <QSet>
#include <QtPlugin>

#include <memory>
#include <thread>

Q_IMPORT_QML_PLUGIN(Watchfire_UiPlugin)

namespace watchfire {
namespace {

TEST(Typeface, IsRegisteredOnceWhoeverAsksFirst) {
    QString other;
    std::thread asks([&other] { other = typeface(); });
    const QString here = typeface();
    asks.join();
    EXPECT_EQ(here, QStringLiteral("Inter"));
    EXPECT_EQ(other, here);
    EXPECT_EQ(QFontDatabase::styles(here).size(), 2) << "medium and bold";
}

TEST(Typeface, FontsOfTheFirstFrameHaveTheSizesOfTheTheme) {
    struct Screen {
        const char* what;
        double density, scale;
        int width, height;
    };
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt-project.org/imports"));
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nimport Watchfire.Ui\n"
                      "QtObject {\n"
                      "    function show(density: real, scale: real, width: int, height: int) {\n"
                      "        Theme.density = density; Theme.scale = scale\n"
                      "        Theme.screenWidth = width; Theme.screenHeight = height\n"
                      "    }\n"
                      "    readonly property real mm: Theme.mm\n"
                      "    readonly property bool kiosk: Theme.kiosk\n"
                      "    readonly property string family: Theme.family\n"
                      "    readonly property list<int> sizes: [Theme.body, Theme.lead, Theme.step, "
                      "Theme.title, Theme.roll]\n"
                      "}\n",
                      QUrl());
    const std::unique_ptr<QObject> theme(component.create());
    ASSERT_NE(theme, nullptr) << component.errorString().toStdString();
    for (const Screen& screen :
         {Screen{"ten inches", 5.9, 1, 1280, 800}, Screen{"seven inches", 5.2, 1, 800, 480},
          Screen{"a kiosk", 3.4, 1.2, 1920, 1080}}) {
        QMetaObject::invokeMethod(theme.get(), "show", Q_ARG(double, screen.density),
                                  Q_ARG(double, screen.scale), Q_ARG(int, screen.width),
                                  Q_ARG(int, screen.height));
        QSet<int> wanted;
        for (const int size : theme->property("sizes").value<QList<int>>())
            wanted.insert(size);
        QSet<int> prepared;
        const QList<QFont> fonts =
            firstFonts(theme->property("mm").toDouble(), theme->property("kiosk").toBool());
        for (const QFont& font : fonts.mid(1)) { // without Qt's own
            EXPECT_EQ(font.family(), theme->property("family").toString());
            prepared.insert(font.pixelSize());
        }
        EXPECT_EQ(prepared, wanted) << screen.what;
    }
}

} // namespace
} // namespace watchfire

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    ::testing::InitGoogleTest(&argc, argv);
    const QGuiApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
