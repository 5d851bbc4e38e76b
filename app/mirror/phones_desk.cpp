// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/phones_desk.h"

#include "app/logging/categories.h"
#include "app/mirror/parts.h"
#include "app/mirror/public_view.h"
#include "app/mirror/topics.h"

#include <QDeadlineTimer>
#include <QNetworkInterface>

#include <algorithm>
#include <chrono>
#include <utility>

namespace watchfire::mirror {

namespace {

/// A Wi-Fi comes, goes or gives another address without a word that every system says.
constexpr std::chrono::seconds lookAfter{3};

} // namespace

PhonesDesk::PhonesDesk(Parts parts, QObject* parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_seats({m_parts.desk, m_parts.table, m_parts.model, m_parts.card,
               [this](int seat, const QByteArray& told) { m_client.publish(topics::told(seat), told); },
               [] { return QDeadlineTimer::current().deadline(); }}) {
    connect(&m_parts.model, &PhonesModel::turnOnAsked, this, &PhonesDesk::turnOn);
    connect(&m_parts.model, &PhonesModel::turnOffAsked, this, &PhonesDesk::turnOff);
    connect(&m_broker, &Broker::ready, this, [this] {
        Server server;
        server.host = m_broker.socket();
        QList<QByteArray> hears;
        for (int seat = 0; seat < m_players.size(); ++seat)
            hears.append(topics::ask(seat));
        m_client.open(server, topics::alive, hears);
    });
    connect(&m_broker, &Broker::trouble, this, [this](const QString& why) {
        qCWarning(logging::helper).noquote() << "phones:" << why;
        m_parts.model.showTrouble(why);
    });
    connect(
        &m_client, &Client::connectedChanged, this,
        [this](bool connected) {
            m_connected = connected;
            if (connected)
                m_broker.keepPort();
            show();
        },
        Qt::QueuedConnection);
    connect(&m_client, &Client::heard, this, &PhonesDesk::hear, Qt::QueuedConnection);
    connect(&m_parts.snapshots, &Snapshots::made, this, [this](const nlohmann::ordered_json& view) {
        if (m_token.isEmpty())
            return; // a hall wanted it
        m_serial = nextSerial(m_serial);
        QByteArray text = oneLine(view);
        // As text, because a copy of the whole snapshot takes longer than all the rest here.
        if (const nlohmann::ordered_json offers = m_seats.offers(); !offers.empty()) {
            text.chop(1);
            text += ",\"offers\":" + oneLine(offers) + '}';
        }
        m_client.publishLatest(partsOf(topics::view, text, m_serial));
    });
    connect(&m_parts.desk, &GameDesk::gameClosed, this, &PhonesDesk::turnOff);
    // Another game: whoever looked at the last one has to be let in again.
    connect(&m_parts.desk, &GameDesk::gameOpened, this, [this] {
        if (!m_token.isEmpty() && m_parts.desk.gameId() != m_game)
            turnOff();
    });
    if (!m_parts.addresses)
        m_parts.addresses = reachableAddresses;
    m_look.setInterval(lookAfter);
    connect(&m_look, &QTimer::timeout, this, &PhonesDesk::lookForAddresses);
    if (Broker::find().isEmpty())
        m_parts.model.showMissing(QStringLiteral("mosquitto"));
}

PhonesDesk::~PhonesDesk() {
    m_broker.stop(); // first, so that the client waits for nobody
}

void PhonesDesk::turnOn() {
    if (!m_parts.desk.open() || !m_token.isEmpty())
        return;
    if (Broker::find().isEmpty()) {
        m_parts.model.showMissing(QStringLiteral("mosquitto"));
        return;
    }
    m_game = m_parts.desk.gameId();
    m_token = newToken();
    QList<Reader> readers{{QStringLiteral("phone"), m_token}};
    m_players.clear();
    for (const PlayerRow& row : m_parts.table.playerRows().rows()) {
        const auto seat = static_cast<int>(m_players.size());
        m_players.append({row.player, row.name, row.colour, row.symbol, newToken()});
        readers.append({QStringLiteral("seat-%1").arg(seat), m_players.last().token, seat});
    }
    if (const auto wrong = m_broker.start(readers)) {
        m_token.clear();
        m_parts.model.showTrouble(*wrong);
        return;
    }
    QStringList players;
    for (const PhonesModel::Seat& seat : m_players)
        players.append(seat.id);
    m_seats.begin(players);
    m_parts.snapshots.want(this, true);
    m_look.start();
    qCInfo(logging::helper) << "phones may look: port" << m_broker.port();
    show();
}

void PhonesDesk::turnOff() {
    if (m_token.isEmpty())
        return;
    m_token.clear();
    m_players.clear();
    m_look.stop();
    m_parts.snapshots.want(this, false);
    m_broker.stop(); // first, so that the client waits for nobody
    m_seats.begin({});
    m_client.close();
    m_connected = false;
    qCInfo(logging::helper) << "phones may not look any more";
    m_parts.model.showOff();
}

void PhonesDesk::show() {
    if (m_token.isEmpty())
        return;
    m_addresses = m_parts.addresses();
    QStringList addresses;
    for (const QString& address : std::as_const(m_addresses))
        addresses.append(QStringLiteral("http://%1:%2/").arg(address).arg(m_broker.port()));
    m_parts.model.showOn(addresses, m_token, m_players, m_connected);
}

void PhonesDesk::lookForAddresses() {
    // What stands there about the broker stays.
    if (!m_token.isEmpty() && m_parts.addresses() != m_addresses)
        show();
}

void PhonesDesk::hear() {
    for (const Heard& heard : m_client.takeHeard()) {
        for (int seat = 0; seat < m_players.size(); ++seat) {
            if (heard.topic == topics::ask(seat))
                m_seats.came(seat, heard.payload);
        }
    }
}

QStringList reachableAddresses() {
    struct Found {
        QString address;
        int rank;
    };
    QList<Found> found;
    for (const QNetworkInterface& one : QNetworkInterface::allInterfaces()) {
        const auto flags = one.flags();
        if (!flags.testFlag(QNetworkInterface::IsUp) || !flags.testFlag(QNetworkInterface::IsRunning) ||
            flags.testFlag(QNetworkInterface::IsLoopBack) ||
            flags.testFlag(QNetworkInterface::IsPointToPoint))
            continue;
        const int rank = one.type() == QNetworkInterface::Wifi       ? 0
                         : one.type() == QNetworkInterface::Ethernet ? 1
                                                                     : 2;
        for (const QNetworkAddressEntry& entry : one.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol)
                found.append({entry.ip().toString(), rank});
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.rank < b.rank; });
    QStringList addresses;
    for (const Found& each : found)
        addresses.append(each.address);
    return addresses;
}

} // namespace watchfire::mirror

#include "moc_phones_desk.cpp"
