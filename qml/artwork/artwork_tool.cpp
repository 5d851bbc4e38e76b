// SPDX-License-Identifier: Apache-2.0
// Writes the pictures that are kept as files: the icon in all sizes and the head of README.md.
//
//     watchfire-artwork FOLDER_FOR_ICONS BANNER_FILE
#include "banner.h"
#include "emblem.h"

#include "app/typeface/typeface.h"

#include <QFile>
#include <QGuiApplication>

#include <cstdio>

using namespace watchfire::ui;

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() != 3) {
        std::fputs("watchfire-artwork FOLDER_FOR_ICONS BANNER_FILE\n", stderr);
        return 2;
    }
    const QString& folder = arguments.at(1);
    bool good = true;
    for (const int size : iconSizes)
        good = iconImage(size).save(QStringLiteral("%1/watchfire-%2.png").arg(folder).arg(size)) && good;
    QFile svg(folder + QStringLiteral("/watchfire.svg"));
    good = svg.open(QIODevice::WriteOnly) && svg.write(iconSvg()) > 0 && good;
    const QString family = watchfire::typeface();
    good = !family.isEmpty() && bannerImage(family).save(arguments.at(2)) && good;
    return good ? 0 : 1;
}
