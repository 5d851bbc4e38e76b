// SPDX-License-Identifier: Apache-2.0
// See forget_pin.h.
#include "app/kiosk/forget_pin.h"

#include "app/journal/journal.h"
#include "app/models/kiosk_lock.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace watchfire::kiosk {

PinForgotten forgetPin(const QString& path) {
    if (!QFileInfo::exists(path)) // opening would begin one
        return {false, QStringLiteral("There is no journal %1. Name it with --db.").arg(path)};
    int count = 1;
    char name[] = "watchfire";
    char* arguments[] = {name, nullptr};
    QCoreApplication application(count, arguments);

    journal::Journal journal(path);
    PinForgotten done;
    const auto end = [&](bool good, const QString& message) {
        done = {good, message};
        QCoreApplication::quit();
    };
    const auto failed = [&](const journal::JournalError& error) {
        end(false, QString::fromStdString(journal::describe(error)));
    };
    QObject::connect(&journal, &journal::Journal::openFailed, &journal, failed);
    QObject::connect(&journal, &journal::Journal::writesStuck, &journal, failed);
    QObject::connect(&journal, &journal::Journal::opened, &journal,
                     [&](const journal::JournalContents& contents) {
                         const auto pin = contents.settings.find(pinSetting);
                         KioskLock lock;
                         if (pin != contents.settings.end())
                             lock.fromJson(QByteArray::fromStdString(pin->second));
                         if (lock.pinSet())
                             journal.setSetting(pinSetting, "{}");
                         else
                             end(true, QStringLiteral("No PIN is set in %1.").arg(path));
                     });
    QObject::connect(&journal, &journal::Journal::unsavedChanged, &journal, [&](int unsaved) {
        if (unsaved == 0)
            end(true,
                QStringLiteral("The PIN is forgotten. Start Watchfire and set a new one in the settings."));
    });
    journal.open();
    QCoreApplication::exec();
    return done;
}

} // namespace watchfire::kiosk
