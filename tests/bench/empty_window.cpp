// SPDX-License-Identifier: Apache-2.0
// The baseline of the start-up measurement: a Qt Quick window with one text in Inter and nothing else
// (decisions 33). Prints when its first frame was shown, in nanoseconds of the steady clock, and exits.
#include <QFontDatabase>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>

#include <chrono>
#include <cstdio>
#include <memory>

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    QFontDatabase::addApplicationFont(QStringLiteral(WATCHFIRE_INTER));
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nWindow { width: 1280; height: 800; Text { text: 'Watchfire'; "
                      "font.family: 'Inter'; font.pixelSize: 32 } }",
                      QUrl());
    const std::unique_ptr<QObject> root(component.create());
    auto* window = qobject_cast<QQuickWindow*>(root.get());
    if (window == nullptr) {
        std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        return 1;
    }
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        std::printf("%lld\n", static_cast<long long>(
                                  std::chrono::duration_cast<std::chrono::nanoseconds>(now).count()));
        std::fflush(stdout);
        QCoreApplication::quit();
    });
    window->show();
    return QGuiApplication::exec();
}
