// SPDX-License-Identifier: Apache-2.0
#include "app/game/told.h"

#include <QDateTime>

namespace watchfire {

namespace {

void fill(QStringList& into, const QString& title, const QStringList& lines) {
    for (const QString& line : lines) {
        if (line != title && !into.contains(line))
            into.append(line);
    }
    for (QString& line : into) {
        if (const auto times = lines.count(line); times > 1)
            line = QStringLiteral("%1 × %2").arg(QString::number(times), line);
    }
}

} // namespace

void fillLines(Told& told, const QStringList& lines) {
    fill(told.lines, told.title, lines);
}

void fillLater(Told& told, const QString& title, const QStringList& lines) {
    told.laterTitle = title;
    fill(told.laterLines, title, lines);
}

void fillOrigin(Told& told, const Origin& origin) {
    const QDateTime time = QDateTime::fromString(QString::fromStdString(origin.time), Qt::ISODateWithMs);
    if (time.isValid())
        told.time = time.toLocalTime().toString(QStringLiteral("HH:mm"));
    if (!origin.tower.empty()) {
        told.roll = devices::RollId{origin.tower, static_cast<std::uint32_t>(origin.boot),
                                    static_cast<std::uint32_t>(origin.seq)};
    }
}

} // namespace watchfire
