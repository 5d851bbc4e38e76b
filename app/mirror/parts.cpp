// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/parts.h"

#include <QDateTime>

#include <algorithm>

namespace watchfire::mirror {

namespace {

/// With topic and heads of MQTT and WebSocket it stays below the 4096 bytes of one turn.
constexpr qsizetype partBytes = 3600;

} // namespace

QList<Part> partsOf(const QByteArray& topic, const QByteArray& view, qint64 serial) {
    const qsizetype count = std::max<qsizetype>(1, (view.size() + partBytes - 1) / partBytes);
    const QByteArray head = QByteArray::number(serial) + ' ' + QByteArray::number(count) + '\n';
    QList<Part> parts;
    for (qsizetype i = 0; i < count; ++i)
        parts.append({topic + '/' + QByteArray::number(i), head + view.mid(i * partBytes, partBytes)});
    return parts;
}

qint64 nextSerial(qint64 last) {
    return std::max(last + 1, QDateTime::currentMSecsSinceEpoch());
}

} // namespace watchfire::mirror
