// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/client.h"

#include "app/logging/categories.h"

#include <QFile>
#include <QMap>

#include <fcntl.h>
#include <mosquitto.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace watchfire::mirror {

namespace {

// Qualities of service.
constexpr int atMostOnce = 0;
constexpr int atLeastOnce = 1;
constexpr int keepAliveSeconds = 15;
constexpr std::chrono::milliseconds firstPause{250};
constexpr std::chrono::milliseconds longestPause{5000};
constexpr std::chrono::milliseconds farewell{1000};        ///< that a caller waits for
constexpr std::chrono::milliseconds longestFarewell{5000}; ///< that the thread waits for
constexpr int loopMilliseconds = 1000;
const char* const systemAuthorities = "/etc/ssl/certs";

void startLibrary() {
    static const int once = mosquitto_lib_init();
    static_cast<void>(once);
}

const char* orNull(const QByteArray& text) {
    return text.isEmpty() ? nullptr : text.constData();
}

/// What a broker says when it does not let somebody in (MQTT 3.1.1, CONNACK).
QString refusal(int code) {
    constexpr int badLogin = 4;
    constexpr int notAllowed = 5;
    if (code == badLogin || code == notAllowed)
        return QStringLiteral("user or password are not known there");
    return QString::fromUtf8(mosquitto_connack_string(code));
}

} // namespace

/// What the two threads share.
struct Client::Link {
    Link() = default;
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;
    ~Link() {
        if (handle != nullptr)
            mosquitto_destroy(handle);
    }

    mosquitto* handle = nullptr;
    Server server{};
    QByteArray alive{};

    std::mutex mutex{};
    std::condition_variable ended{};       ///< the thread is over, or shall be
    Client* client = nullptr;              ///< null once it is closed
    QMap<QByteArray, QByteArray> latest{}; ///< by topic
    QList<QByteArray> hears{};
    QMap<QByteArray, QList<QByteArray>> heard{}; ///< by topic, not taken yet
    bool connected = false;
    bool stop = false;
    bool over = false;
    std::optional<int> lastMessage{}; ///< the number of the farewell, until the broker has it
    std::chrono::steady_clock::time_point patience{};

    // The mutex is held.
    int send(const QByteArray& topic, const QByteArray& payload, bool retained) const {
        int number = 0;
        mosquitto_publish(handle, &number, topic.constData(), static_cast<int>(payload.size()),
                          payload.constData(), atLeastOnce, retained);
        return number;
    }
    void sayFarewell() {
        lastMessage = send(alive, "0", true);
        patience = std::chrono::steady_clock::now() + longestFarewell;
    }
    /// The library drops the connection at the first receipt that comes after mosquitto_disconnect, with all that is
    /// not sent yet. So the broker's receipt for the farewell comes first.
    bool farewellSaid() const { return !lastMessage || std::chrono::steady_clock::now() >= patience; }
    void tellConnected(bool now) {
        if (connected == now)
            return;
        connected = now;
        if (client != nullptr)
            emit client->connectedChanged(now);
    }
    void tellTrouble(const QString& why) const {
        if (client != nullptr)
            emit client->trouble(why);
    }

    void nowConnected() {
        const std::lock_guard guard(mutex);
        send(alive, "1", true);
        for (const QByteArray& topic : hears)
            mosquitto_subscribe(handle, nullptr, topic.constData(), atMostOnce);
        for (auto each = latest.cbegin(); each != latest.cend(); ++each)
            send(each.key(), each.value(), true);
        tellConnected(true);
    }
    /// A retained text is none that somebody says now: it may be old, and it would come with each connection.
    void nowHeard(const mosquitto_message& message) {
        if (message.retain)
            return;
        const std::lock_guard guard(mutex);
        const QByteArray topic(message.topic);
        if (client == nullptr || !hears.contains(topic) || heard[topic].size() >= mostHeard)
            return;
        const bool first =
            std::all_of(heard.cbegin(), heard.cend(), [](const auto& of) { return of.isEmpty(); });
        heard[topic].append(QByteArray(static_cast<const char*>(message.payload),
                                       std::min(message.payloadlen, longestHeard)));
        if (first)
            emit client->heard();
    }
    void nowThere(int number) {
        const std::lock_guard guard(mutex);
        if (lastMessage == number)
            lastMessage.reset();
    }
    void nowLost() {
        const std::lock_guard guard(mutex);
        tellConnected(false);
    }

    std::optional<QString> prepare();
    void run();
};

/// Errors: files that cannot be read.
std::optional<QString> Client::Link::prepare() {
    handle = mosquitto_new(nullptr, true, this);
    if (handle == nullptr)
        return QStringLiteral("no memory");
    mosquitto_threaded_set(handle, true);
    mosquitto_will_set(handle, alive.constData(), 1, "0", atLeastOnce, true);
    mosquitto_connect_callback_set(handle, [](mosquitto*, void* link, int refused) {
        auto* self = static_cast<Link*>(link);
        if (refused == 0) {
            self->nowConnected();
            return;
        }
        const std::lock_guard guard(self->mutex);
        self->tellTrouble(refusal(refused));
    });
    mosquitto_disconnect_callback_set(
        handle, [](mosquitto*, void* link, int) { static_cast<Link*>(link)->nowLost(); });
    mosquitto_publish_callback_set(
        handle, [](mosquitto*, void* link, int number) { static_cast<Link*>(link)->nowThere(number); });
    mosquitto_message_callback_set(handle, [](mosquitto*, void* link, const mosquitto_message* message) {
        static_cast<Link*>(link)->nowHeard(*message);
    });
    if (!server.user.isEmpty())
        mosquitto_username_pw_set(handle, server.user.toUtf8().constData(),
                                  server.password.toUtf8().constData());
    if (!server.encrypted)
        return std::nullopt;
    const QByteArray authorities = QFile::encodeName(server.authorities);
    const QByteArray certificate = QFile::encodeName(server.certificate);
    const QByteArray key = QFile::encodeName(server.key);
    const int wrong =
        mosquitto_tls_set(handle, orNull(authorities), authorities.isEmpty() ? systemAuthorities : nullptr,
                          orNull(certificate), orNull(key), nullptr);
    if (wrong == MOSQ_ERR_SUCCESS)
        return std::nullopt;
    return QStringLiteral("the files of the certificates cannot be used: %1")
        .arg(QString::fromUtf8(mosquitto_strerror(wrong)));
}

/// The thread: connects, keeps the connection, and begins again with growing pauses. The name of the host is
/// looked up here, which may take long.
void Client::Link::run() {
    const QByteArray host = QFile::encodeName(server.host);
    auto pause = firstPause;
    while (true) {
        {
            const std::lock_guard guard(mutex);
            if (stop)
                break;
        }
        int wrong = mosquitto_connect_async(handle, host.constData(), server.port, keepAliveSeconds);
        // A helper that inherits the connection would hold it open after the end of this program, and the broker
        // would not know that the table is gone.
        if (const int opened = mosquitto_socket(handle); opened >= 0)
            ::fcntl(opened, F_SETFD, FD_CLOEXEC);
        // Until the connection ends, or never comes about.
        while (wrong == MOSQ_ERR_SUCCESS) {
            wrong = mosquitto_loop(handle, loopMilliseconds, 1);
            const std::lock_guard guard(mutex);
            if (connected)
                pause = firstPause;
            else if (stop)
                break;
            if (stop && farewellSaid())
                mosquitto_disconnect(handle);
        }
        std::unique_lock guard(mutex);
        tellConnected(false);
        if (stop)
            break;
        if (wrong != MOSQ_ERR_CONN_REFUSED)
            tellTrouble(wrong == MOSQ_ERR_ERRNO ? qt_error_string()
                                                : QString::fromUtf8(mosquitto_strerror(wrong)));
        ended.wait_for(guard, pause, [this] { return stop; });
        pause = std::min(longestPause, pause * 2);
    }
    const std::lock_guard guard(mutex);
    over = true;
    ended.notify_all();
}

Client::Client(QObject* parent) : QObject(parent), m_link(std::make_shared<Link>()) {
    startLibrary();
}

Client::~Client() {
    close();
}

void Client::open(const Server& server, const QByteArray& aliveTopic, const QList<QByteArray>& hears) {
    // What was published counts for the next broker too.
    auto latest = hangUp();
    m_link = std::make_shared<Link>();
    m_link->latest = std::move(latest);
    m_link->server = server;
    m_link->alive = aliveTopic;
    m_link->hears = hears;
    m_link->client = this;
    if (const auto wrong = m_link->prepare()) {
        const std::lock_guard guard(m_link->mutex);
        m_link->over = true;
        m_link->tellTrouble(*wrong);
        return;
    }
    std::thread([link = m_link] { link->run(); }).detach();
}

void Client::close() {
    hangUp();
    m_link = std::make_shared<Link>();
}

/// Returns what was published so far.
QMap<QByteArray, QByteArray> Client::hangUp() {
    if (m_link->handle == nullptr)
        return m_link->latest;
    std::unique_lock guard(m_link->mutex);
    m_link->client = nullptr;
    m_link->stop = true;
    m_link->ended.notify_all();
    // Nobody waits for a thread that looks up a name or for an answer: it ends by itself, later.
    if (m_link->connected) {
        m_link->sayFarewell(); // wakes the thread
        m_link->ended.wait_for(guard, farewell, [this] { return m_link->over; });
    }
    return m_link->latest;
}

void Client::publish(const QByteArray& topic, const QByteArray& payload) {
    const std::lock_guard guard(m_link->mutex);
    m_link->latest.insert(topic, payload);
    if (m_link->connected)
        m_link->send(topic, payload, true);
}

void Client::clear(const QByteArray& prefix) {
    const std::lock_guard guard(m_link->mutex);
    for (auto each = m_link->latest.begin(); each != m_link->latest.end(); ++each) {
        if (!each.key().startsWith(prefix))
            continue;
        each.value().clear();
        if (m_link->connected)
            m_link->send(each.key(), {}, true);
    }
}

QList<Heard> Client::takeHeard() {
    const std::lock_guard guard(m_link->mutex);
    QList<Heard> taken;
    for (auto each = m_link->heard.cbegin(); each != m_link->heard.cend(); ++each) {
        for (const QByteArray& payload : each.value())
            taken.append({each.key(), payload});
    }
    m_link->heard.clear();
    return taken;
}

void Client::say(const QByteArray& topic, const QByteArray& payload) {
    const std::lock_guard guard(m_link->mutex);
    if (m_link->connected)
        m_link->send(topic, payload, false);
}

} // namespace watchfire::mirror
