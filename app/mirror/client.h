// SPDX-License-Identifier: Apache-2.0
// A client of an MQTT broker (libmosquitto, on a thread of its own). It only publishes, and of each topic
// only the latest text: while there is no broker nothing waits and nothing grows, and a broker that comes
// back, or comes first, gets what counts now. No call ever waits for the network.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>

namespace watchfire::mirror {

class Client : public QObject {
    Q_OBJECT
public:
    explicit Client(QObject* parent = nullptr);
    ~Client() override;

    /// Connects to a unix socket, and again whenever the connection is lost. `aliveTopic` says "1" while it
    /// lasts and "0" afterwards. What was published before, also before the first connection, is sent again.
    void open(const QString& socket, const QByteArray& aliveTopic);
    /// Ends the connection and forgets what was published.
    void close();
    /// Retained, delivered at least once; replaces what was published on this topic before.
    void publish(const QByteArray& topic, const QByteArray& payload);

signals:
    /// From the client's thread, so connect it queued or across threads.
    void connectedChanged(bool connected);

private:
    struct Link;
    void hangUp();

    std::unique_ptr<Link> m_link;
};

} // namespace watchfire::mirror
