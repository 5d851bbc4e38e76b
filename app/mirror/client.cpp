// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/client.h"

#include "app/logging/categories.h"
#include "app/mirror/mosquitto_library.h"

#include <QFile>
#include <QMap>
#include <QRandomGenerator>
#include <QSet>
#include <QUuid>

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>

namespace watchfire::mirror {

namespace {

// Qualities of service.
constexpr int atMostOnce = 0;
constexpr int atLeastOnce = 1;
constexpr std::chrono::seconds keepAlive{15};
constexpr std::chrono::milliseconds firstPause{250};
/// Short, so that a hall is right again soon after its broker is.
constexpr std::chrono::milliseconds longestPause{2000};
/// For a broker that does not let us in: somebody has to change something first.
constexpr std::chrono::milliseconds refusedPause{5000};
constexpr std::chrono::milliseconds farewell{1000};
/// How long the last texts may take over a slow connection; nobody waits for them any more.
constexpr std::chrono::milliseconds longestFarewell{5000};
constexpr int loopMilliseconds = 1000;
/// How long the broker may stay silent while it has something to confirm: when connecting, and later. The
/// system itself would wait a quarter of an hour, and the longer the connection was cut, the longer it would
/// pause between two attempts.
constexpr int connectingMilliseconds = 3000;
constexpr int silentMilliseconds = 8000;
/// Events on their way that nobody has confirmed; what is said on top of them is dropped.
constexpr std::size_t mostSaid = 8;
const char* const systemAuthorities = "/etc/ssl/certs";

const char* orNull(const QByteArray& text) {
    return text.isEmpty() ? nullptr : text.constData();
}

/// What a broker says when it does not let somebody in (MQTT 3.1.1, CONNACK).
QString refusal(int code) {
    constexpr int badLogin = 4;
    constexpr int notAllowed = 5;
    if (code == badLogin || code == notAllowed)
        return QStringLiteral("user or password are not known there");
    return QString::fromUtf8(mosquittoLibrary().connackString(code));
}

} // namespace

/// What the two threads share.
struct Client::Link {
    using Clock = std::chrono::steady_clock;

    /// For the present connection; each has its own. With one for all, libmosquitto would resend what the
    /// previous connection had not confirmed, after newer texts, and brokers would retain the old ones.
    mosquitto* handle = nullptr;
    /// The same for all connections: a broker that has not noticed the end of the previous one then ends it
    /// at once. Otherwise the will of that connection would come later, and say that the table is gone.
    QByteArray id = "watchfire-" + QUuid::createUuid().toRfc4122().toHex();
    Server server{};
    QByteArray alive{};

    std::mutex mutex{};
    std::condition_variable ended{};       ///< the thread is over, or shall be
    Client* client = nullptr;              ///< null once it is closed
    QMap<QByteArray, QByteArray> latest{}; ///< by topic
    QSet<QByteArray> due{};                ///< topics whose latest text has not been sent
    std::set<int> sent{};                  ///< numbers of retained texts that are not confirmed
    std::set<int> said{};                  ///< and of events
    Clock::time_point aliveSaid{};
    Clock::time_point stopped{};
    QList<QByteArray> hears{};
    QMap<QByteArray, QList<QByteArray>> heard{}; ///< by topic, not taken yet
    bool connected = false;
    bool begun = false; ///< there is a thread
    bool stop = false;
    bool over = false;

    // The mutex is held.
    void send(const QByteArray& topic, const QByteArray& payload, bool retained) {
        int number = 0;
        if (mosquittoLibrary().publish(handle, &number, topic.constData(), static_cast<int>(payload.size()),
                                       payload.constData(), atLeastOnce, retained) == MOSQ_ERR_SUCCESS)
            (retained ? sent : said).insert(number);
    }
    void sayAlive() {
        send(alive, "1", true);
        aliveSaid = Clock::now();
    }
    void sendDue() {
        for (const QByteArray& topic : std::exchange(due, {}))
            send(topic, latest.value(topic), true);
    }
    /// The next texts go out when the last ones have arrived: on a slow way nothing queues up, the latest of
    /// each topic waits, and the parts of one snapshot stay together.
    void sendNext() {
        if (connected && sent.empty())
            sendDue();
    }
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
        setPatience(silentMilliseconds);
        sayAlive();
        for (const QByteArray& topic : hears)
            mosquittoLibrary().subscribe(handle, nullptr, topic.constData(), atMostOnce);
        due = QSet<QByteArray>(latest.keyBegin(), latest.keyEnd());
        sendDue();
        tellConnected(true);
    }
    void nowConfirmed(int number) {
        const std::lock_guard guard(mutex);
        said.erase(number);
        if (sent.erase(number) > 0)
            sendNext();
    }
    /// Ignores retained texts: nobody says them now, they may be old, and each connection would bring them.
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
    void nowLost() {
        const std::lock_guard guard(mutex);
        tellConnected(false);
    }

    void setPatience(int milliseconds) const {
        const int socket = mosquittoLibrary().socket(handle);
        if (socket >= 0 && server.port != 0)
            setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &milliseconds, sizeof milliseconds);
    }

    std::optional<QString> prepare();
    int connectOnce(const QByteArray& host);
    bool keepUp(int wrong);
    void putAway();
    void run();
};

/// Makes the handle of one connection. Errors: a library that is missing, files that cannot be read.
std::optional<QString> Client::Link::prepare() {
    if (!mosquittoLibrary().missing.isEmpty())
        return mosquittoLibrary().missing;
    handle = mosquittoLibrary().make(id.constData(), true, this);
    if (handle == nullptr)
        return QStringLiteral("no memory");
    mosquittoLibrary().setThreaded(handle, true);
    mosquittoLibrary().setIntOption(handle, MOSQ_OPT_TCP_NODELAY, 1);
    mosquittoLibrary().setWill(handle, alive.constData(), 1, "0", atLeastOnce, true);
    mosquittoLibrary().setConnectCallback(handle, [](mosquitto*, void* link, int refused) {
        auto* self = static_cast<Link*>(link);
        if (refused == 0) {
            self->nowConnected();
            return;
        }
        const std::lock_guard guard(self->mutex);
        self->tellTrouble(refusal(refused));
    });
    mosquittoLibrary().setDisconnectCallback(
        handle, [](mosquitto*, void* link, int) { static_cast<Link*>(link)->nowLost(); });
    mosquittoLibrary().setPublishCallback(
        handle, [](mosquitto*, void* link, int number) { static_cast<Link*>(link)->nowConfirmed(number); });
    mosquittoLibrary().setMessageCallback(handle,
                                          [](mosquitto*, void* link, const mosquitto_message* message) {
                                              static_cast<Link*>(link)->nowHeard(*message);
                                          });
    if (!server.user.isEmpty())
        mosquittoLibrary().setLogin(handle, server.user.toUtf8().constData(),
                                    server.password.toUtf8().constData());
    if (!server.encrypted)
        return std::nullopt;
    const QByteArray authorities = QFile::encodeName(server.authorities);
    const QByteArray certificate = QFile::encodeName(server.certificate);
    const QByteArray key = QFile::encodeName(server.key);
    const int wrong = mosquittoLibrary().setTls(handle, orNull(authorities),
                                                authorities.isEmpty() ? systemAuthorities : nullptr,
                                                orNull(certificate), orNull(key), nullptr);
    if (wrong == MOSQ_ERR_SUCCESS)
        return std::nullopt;
    return QStringLiteral("the files of the certificates cannot be used: %1")
        .arg(QString::fromUtf8(mosquittoLibrary().describe(wrong)));
}

/// What a connection left behind.
void Client::Link::putAway() {
    const std::lock_guard guard(mutex);
    tellConnected(false);
    sent.clear();
    said.clear();
    if (handle != nullptr)
        mosquittoLibrary().destroy(handle);
    handle = nullptr;
}

/// Between two turns of a connection's loop; false when it is to end without a farewell.
bool Client::Link::keepUp(int wrong) {
    const std::lock_guard guard(mutex);
    if (!connected)
        return !stop;
    const auto now = Clock::now();
    if (stop && (sent.empty() || now - stopped > longestFarewell))
        mosquittoLibrary().disconnect(handle);
    // Again and again: the will of an earlier connection, or a broker that was restored, may say otherwise.
    else if (!stop && wrong == MOSQ_ERR_SUCCESS && now - aliveSaid >= keepAlive)
        sayAlive();
    return true;
}

/// From one attempt to connect until the connection ends, or never comes about; why it did.
int Client::Link::connectOnce(const QByteArray& host) {
    int wrong = mosquittoLibrary().connectAsync(handle, host.constData(), server.port, keepAlive.count());
    if (wrong == MOSQ_ERR_SUCCESS)
        setPatience(connectingMilliseconds);
    // A helper that inherits the connection would hold it open after the end of this program, and the broker
    // would not know that the table is gone.
    if (const int opened = mosquittoLibrary().socket(handle); opened >= 0)
        ::fcntl(opened, F_SETFD, FD_CLOEXEC);
    while (wrong == MOSQ_ERR_SUCCESS) {
        wrong = mosquittoLibrary().loop(handle, loopMilliseconds, 1);
        if (!keepUp(wrong))
            break;
    }
    return wrong;
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
        const auto unusable = prepare();
        const auto before = aliveSaid;
        const int wrong = unusable ? MOSQ_ERR_INVAL : connectOnce(host);
        const int why = errno;
        if (aliveSaid != before) // it was connected
            pause = firstPause;
        putAway();
        std::unique_lock guard(mutex);
        if (stop)
            break;
        const bool refused = wrong == MOSQ_ERR_CONN_REFUSED; // and told
        if (unusable)
            tellTrouble(*unusable);
        else if (!refused)
            tellTrouble(wrong == MOSQ_ERR_ERRNO ? qt_error_string(why)
                                                : QString::fromUtf8(mosquittoLibrary().describe(wrong)));
        // Not all tables of a hall in the same moment.
        const auto wait =
            (refused ? refusedPause : pause) * QRandomGenerator::global()->bounded(75, 125) / 100;
        ended.wait_for(guard, wait, [this] { return stop; });
        pause = std::min(longestPause, pause * 2);
    }
    const std::lock_guard guard(mutex);
    over = true;
    ended.notify_all();
}

Client::Client(QObject* parent) : QObject(parent), m_link(std::make_shared<Link>()) {}

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
    m_link->begun = true;
    std::thread([link = m_link] { link->run(); }).detach();
}

void Client::close() {
    hangUp();
    m_link = std::make_shared<Link>();
    m_together.clear();
}

/// Returns what was published so far.
QMap<QByteArray, QByteArray> Client::hangUp() {
    std::unique_lock guard(m_link->mutex);
    if (!m_link->begun)
        return m_link->latest;
    m_link->client = nullptr;
    m_link->stop = true;
    m_link->stopped = Link::Clock::now();
    m_link->ended.notify_all();
    // Nobody waits for a thread that looks up a name or for an answer: it ends by itself, later.
    if (m_link->connected) {
        m_link->sendDue();
        m_link->send(m_link->alive, "0", true); // wakes the thread
        m_link->ended.wait_for(guard, farewell, [this] { return m_link->over; });
    }
    return m_link->latest;
}

void Client::publish(const QByteArray& topic, const QByteArray& payload) {
    const std::lock_guard guard(m_link->mutex);
    m_link->latest.insert(topic, payload);
    m_link->due.remove(topic);
    if (m_link->connected)
        m_link->send(topic, payload, true);
}

void Client::publishLatest(const QList<Part>& texts) {
    const std::lock_guard guard(m_link->mutex);
    QSet<QByteArray> together;
    const auto put = [this](const QByteArray& topic, const QByteArray& payload) {
        m_link->latest.insert(topic, payload);
        m_link->due.insert(topic);
    };
    for (const Part& text : texts) {
        put(text.topic, text.payload);
        together.insert(text.topic);
    }
    // Each connection says so again: a broker that was away may have kept them.
    for (const QByteArray& topic : std::as_const(m_together)) {
        if (!together.contains(topic))
            put(topic, {});
    }
    m_together = together;
    m_link->sendNext();
}

void Client::clear(const QByteArray& prefix) {
    const std::lock_guard guard(m_link->mutex);
    for (auto each = m_link->latest.begin(); each != m_link->latest.end(); ++each) {
        if (!each.key().startsWith(prefix))
            continue;
        each.value().clear();
        m_link->due.remove(each.key());
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
    if (m_link->connected && m_link->said.size() < mostSaid)
        m_link->send(topic, payload, false);
}

} // namespace watchfire::mirror

#include "moc_client.cpp"
