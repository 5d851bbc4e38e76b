// SPDX-License-Identifier: Apache-2.0
#include "app/game/told.h"

#include <QDateTime>

namespace watchfire {

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
