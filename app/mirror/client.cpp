// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/client.h"

#include "app/logging/categories.h"

#include <QFile>
#include <QMap>

#include <mosquitto.h>

#include <mutex>

namespace watchfire::mirror {

namespace {

constexpr int atLeastOnce = 1; // QoS
constexpr int keepAliveSeconds = 15;
constexpr int firstPauseSeconds = 1;
constexpr int longestPauseSeconds = 5;

void startLibrary() {
    static const int once = mosquitto_lib_init();
    static_cast<void>(once);
}

} // namespace

/// What the two threads share.
struct Client::Link {
    explicit Link(Client& owner) : client(owner) {}

    Client& client;
    mosquitto* handle = nullptr;
    QByteArray alive{};
    std::mutex mutex{};
    QMap<QByteArray, QByteArray> latest{}; ///< by topic
    bool connected = false;

    void send(const QByteArray& topic, const QByteArray& payload) const {
        mosquitto_publish(handle, nullptr, topic.constData(), static_cast<int>(payload.size()),
                          payload.constData(), atLeastOnce, true);
    }
    void nowConnected() {
        {
            const std::lock_guard guard(mutex);
            connected = true;
            send(alive, "1");
            for (auto each = latest.cbegin(); each != latest.cend(); ++each)
                send(each.key(), each.value());
        }
        emit client.connectedChanged(true);
    }
    void nowLost() {
        {
            const std::lock_guard guard(mutex);
            connected = false;
        }
        emit client.connectedChanged(false);
    }
};

Client::Client(QObject* parent) : QObject(parent), m_link(std::make_unique<Link>(*this)) {
    startLibrary();
}

Client::~Client() {
    close();
}

void Client::open(const QString& socket, const QByteArray& aliveTopic) {
    hangUp();
    m_link->alive = aliveTopic;
    m_link->handle = mosquitto_new(nullptr, true, m_link.get());
    mosquitto* handle = m_link->handle;
    mosquitto_reconnect_delay_set(handle, firstPauseSeconds, longestPauseSeconds, false);
    mosquitto_will_set(handle, aliveTopic.constData(), 1, "0", atLeastOnce, true);
    mosquitto_connect_callback_set(handle, [](mosquitto*, void* link, int refused) {
        if (refused == 0)
            static_cast<Link*>(link)->nowConnected();
    });
    mosquitto_disconnect_callback_set(
        handle, [](mosquitto*, void* link, int) { static_cast<Link*>(link)->nowLost(); });
    // A port of 0 means that the host is a socket's path.
    const int failed = mosquitto_connect(handle, QFile::encodeName(socket).constData(), 0, keepAliveSeconds);
    if (failed != MOSQ_ERR_SUCCESS)
        qCInfo(logging::helper).noquote() << "no broker yet:" << mosquitto_strerror(failed);
    mosquitto_loop_start(handle); // connects again by itself
}

void Client::close() {
    hangUp();
    m_link->latest.clear();
}

void Client::hangUp() {
    if (m_link->handle == nullptr)
        return;
    {
        const std::lock_guard guard(m_link->mutex);
        if (m_link->connected)
            m_link->send(m_link->alive, "0");
    }
    mosquitto_disconnect(m_link->handle);
    mosquitto_loop_stop(m_link->handle, false); // its thread has ended
    mosquitto_destroy(m_link->handle);
    m_link->handle = nullptr;
    m_link->connected = false;
}

void Client::publish(const QByteArray& topic, const QByteArray& payload) {
    const std::lock_guard guard(m_link->mutex);
    m_link->latest.insert(topic, payload);
    if (m_link->connected)
        m_link->send(topic, payload);
}

} // namespace watchfire::mirror
