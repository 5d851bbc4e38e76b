// SPDX-License-Identifier: Apache-2.0
// Phones at the table: joins the snapshots, the program's own broker, the seats whose phones may propose, and
// the page on which the QR codes stand. Off until somebody at the table turns it on, and off again when the
// game is left.
#pragma once

#include "app/kiosk/models/phones_model.h"
#include "app/mirror/broker.h"
#include "app/mirror/client.h"
#include "app/mirror/seat_desk.h"
#include "app/mirror/snapshots.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace watchfire::mirror {

class PhonesDesk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Snapshots& snapshots;
        GameDesk& desk;
        TableModel& table;
        PhonesModel& model;
        ProposalModel& card;
        /// As reachableAddresses().
        std::function<QStringList()> addresses{};
    };
    explicit PhonesDesk(Parts parts, QObject* parent = nullptr);
    ~PhonesDesk() override;

    [[nodiscard]] const PhonesModel& model() const { return m_parts.model; }
    /// Ends every phone's view; the next one to be let in needs a new code.
    void turnOff();
    /// Looks whether this machine has other addresses now: the code follows its network. Does so by itself
    /// every few seconds.
    void lookForAddresses();

private:
    void turnOn();
    void show();
    void hear();

    Parts m_parts;
    Broker m_broker;
    Client m_client;
    SeatDesk m_seats;
    QString m_token;                    ///< of this game; empty while off
    QList<PhonesModel::Seat> m_players; ///< each with the token of this game
    std::string m_game;
    qint64 m_serial = 0; ///< of the last snapshot
    bool m_connected = false;
    QStringList m_addresses; ///< those of the code
    QTimer m_look;           ///< while it is on
};

/// The addresses under which phones may reach this machine, the likeliest first: private IPv4 addresses of
/// networks that are up.
[[nodiscard]] QStringList reachableAddresses();

} // namespace watchfire::mirror
