// SPDX-License-Identifier: Apache-2.0
// The runner of the Qt Quick Tests. Modules come from resources, never from a build folder; pictures of the
// screens are saved in WATCHFIRE_PICTURES, if it is set.
#include "language.h"
#include "twins.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlExtensionPlugin>
#include <QtPlugin>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(Watchfire_UiPlugin)
Q_IMPORT_QML_PLUGIN(Watchfire_MockPlugin)

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        watchfire::registerTwins();
        engine->addImportPath(QStringLiteral("qrc:/qt-project.org/imports"));
        engine->rootContext()->setContextProperty(QStringLiteral("pictureFolder"),
                                                  qEnvironmentVariable("WATCHFIRE_PICTURES"));
        // Empty: all sizes.
        engine->rootContext()->setContextProperty(QStringLiteral("pictureSize"),
                                                  qEnvironmentVariable("WATCHFIRE_PICTURE_SIZE"));
        // Theme and language, such as light-de. Empty: each.
        engine->rootContext()->setContextProperty(QStringLiteral("pictureLook"),
                                                  qEnvironmentVariable("WATCHFIRE_PICTURE_LOOK"));
        engine->rootContext()->setContextProperty(
            QStringLiteral("language"), new Language(QStringLiteral(WATCHFIRE_TRANSLATIONS), engine));
        // The shipped boards, so that the pictures show what people will see.
        QVariantMap boards;
        for (const QFileInfo& file :
             QDir(QStringLiteral(WATCHFIRE_BOARDS)).entryInfoList({QStringLiteral("*.json")})) {
            QFile board(file.filePath());
            if (board.open(QIODevice::ReadOnly))
                boards.insert(file.completeBaseName(), QString::fromUtf8(board.readAll()));
        }
        engine->rootContext()->setContextProperty(QStringLiteral("shippedBoards"), boards);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(watchfire_qml, Setup)

#include "main.moc"
