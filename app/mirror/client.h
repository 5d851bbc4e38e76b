// SPDX-License-Identifier: Apache-2.0
// A client of an MQTT broker (libmosquitto, on a thread of its own). Of each retained topic it publishes only
// the latest text, so that nothing grows while there is no broker or a slow one; as soon as there is one, or
// it has confirmed what was sent before, it gets that text. It listens only to the topics that it is given,
// and keeps a bounded part of what comes, so that nobody can fill the memory. No call ever waits for the
// network, nor for the name of a host.
#pragma once

#include "app/mirror/parts.h"
#include "app/mirror/server.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QString>

#include <memory>

namespace watchfire::mirror {

/// What somebody published on a topic that the client hears.
struct Heard {
    QByteArray topic;
    QByteArray payload; ///< cut after longestHeard bytes
};
/// One byte more than the longest accepted message, so that a longer one is noticed.
inline constexpr int longestHeard = 1025;
/// How many messages of a topic wait to be taken; further ones are dropped.
inline constexpr int mostHeard = 4;

class Client : public QObject {
    Q_OBJECT
public:
    explicit Client(QObject* parent = nullptr);
    ~Client() override;

    /// Connects, and again whenever the connection is lost. `aliveTopic` says "1" while it lasts, again and
    /// again, and "0" afterwards. It hears the topics `hears`, without what is retained there.
    void open(const Server& server, const QByteArray& aliveTopic, const QList<QByteArray>& hears = {});
    /// Says "0" if it is connected, which takes a second at most, and forgets what was published.
    void close();
    /// Retained, delivered at least once; replaces what was published on this topic before. An empty payload
    /// takes the topic away.
    void publish(const QByteArray& topic, const QByteArray& payload);
    /// The same for texts that are sent together, and that the next ones replace: while the broker has not
    /// confirmed what was sent before, the latest of each topic waits. Topics that only the last ones had are
    /// taken away.
    void publishLatest(const QList<Part>& texts);
    /// Takes away every topic that begins with `prefix` and was published.
    void clear(const QByteArray& prefix);
    /// Not retained, and dropped without a connection: an event that arrives late is wrong.
    void say(const QByteArray& topic, const QByteArray& payload);
    /// What it has heard since the last call, the oldest of each topic first.
    QList<Heard> takeHeard();

signals:
    /// Something can be taken; told once until it is. From the client's thread.
    void heard();
    /// From the client's thread, so connect it queued or across threads.
    void connectedChanged(bool connected);
    /// Why there is no connection, in English; from the client's thread. It is tried again.
    void trouble(const QString& why);

private:
    QMap<QByteArray, QByteArray> hangUp();

    struct Link;
    std::shared_ptr<Link> m_link; ///< shared with its thread, which may outlive the client for a moment
    QSet<QByteArray> m_together;  ///< topics of the last publishLatest()
};

} // namespace watchfire::mirror
