// SPDX-License-Identifier: Apache-2.0
// A snapshot in parts of a few kB, each on a topic of its own. mosquitto sends no more than 4 kB to a
// WebSocket in one turn of its loop, unless they are several messages, and each turn takes 100 ms: a whole
// snapshot came 300 ms late.
#pragma once

#include <QByteArray>
#include <QList>

namespace watchfire::mirror {

struct Part {
    QByteArray topic;
    QByteArray payload; ///< "SERIAL COUNT\n", then this part's bytes
};

/// On TOPIC/0, TOPIC/1 …; `serial` is another one for each snapshot: a reader joins parts of one serial only.
[[nodiscard]] QList<Part> partsOf(const QByteArray& topic, const QByteArray& view, qint64 serial);

/// The serial after this one: by the clock, so that no serial of the program that ran before comes again.
[[nodiscard]] qint64 nextSerial(qint64 last);

} // namespace watchfire::mirror
