// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/parts.h"

#include "app/mirror/topics.h"

#include <algorithm>

namespace watchfire::mirror {

namespace {

/// With topic and heads of MQTT and WebSocket it stays below the 4096 bytes of one turn.
constexpr qsizetype partBytes = 3800;

} // namespace

QList<Part> partsOf(const QByteArray& view, qint64 serial) {
    const qsizetype count = std::max<qsizetype>(1, (view.size() + partBytes - 1) / partBytes);
    const QByteArray head = QByteArray::number(serial) + ' ' + QByteArray::number(count) + '\n';
    QList<Part> parts;
    for (qsizetype i = 0; i < count; ++i)
        parts.append({QByteArray(topics::view) + '/' + QByteArray::number(i),
                      head + view.mid(i * partBytes, partBytes)});
    return parts;
}

} // namespace watchfire::mirror
