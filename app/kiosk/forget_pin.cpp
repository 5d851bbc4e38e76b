// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/forget_pin.h"

#include "app/journal/journal.h"
#include "app/kiosk/lock_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace watchfire::kiosk {

PinForgotten forgetPin(const QString& path) {
    const QString second = LockFile::pathFor(path);
    const auto forgetSecond = [&second] { return !LockFile::isThere(second) || QFile::remove(second); };
    const QString kept = QStringLiteral("%1 cannot be removed; it holds the PIN, too.").arg(second);
    const QString forgotten =
        QStringLiteral("The PIN is forgotten. Start Watchfire and set a new one in the settings.");
    if (!QFileInfo::exists(path)) { // opening would create one
        if (LockFile::isThere(second))
            return forgetSecond() ? PinForgotten{true, forgotten} : PinForgotten{false, kept};
        return {false, QStringLiteral("There is no journal %1. Name it with --db.").arg(path)};
    }
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
                         if (contents.movedAside) // the next opening does not report this
                             std::fprintf(stderr, "%s\n", journal::describe(*contents.movedAside).c_str());
                         // The second place first: a PIN that is left in the journal alone still locks.
                         const bool there = LockFile::isThere(second);
                         if (!forgetSecond()) {
                             end(false, kept);
                             return;
                         }
                         const auto pin = contents.settings.find(pinSetting);
                         if (pin != contents.settings.end() && pin->second != "{}")
                             journal.setSetting(pinSetting, "{}");
                         else if (there)
                             end(true, forgotten);
                         else
                             end(true, QStringLiteral("No PIN is set in %1.").arg(path));
                     });
    QObject::connect(&journal, &journal::Journal::unsavedChanged, &journal, [&](int unsaved) {
        if (unsaved == 0)
            end(true, forgotten);
    });
    journal.open();
    QCoreApplication::exec();
    return done;
}

} // namespace watchfire::kiosk
