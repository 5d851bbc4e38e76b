// SPDX-License-Identifier: Apache-2.0
// The page for phones: whether they may look at this table, and the two codes that let them in, the Wi-Fi's
// and the address with its secret (app/mirror).
#pragma once

#include "app/models/acting_models.h"
#include "app/models/gate.h"
#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace watchfire {

class PhonesModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    /// "off", "starting", "on", "missing" (the broker is not installed), "alone" (this machine is in no
    /// network).
    WATCHFIRE_PROPERTY(QString, state, m_facts.state, changed)
    WATCHFIRE_PROPERTY(QString, text, m_facts.text, changed)       ///< the state as a sentence
    WATCHFIRE_PROPERTY(QString, trouble, m_facts.trouble, changed) ///< what does not work; empty: all does
    /// What a phone opens, without the secret: "http://192.168.1.20:8460/".
    WATCHFIRE_PROPERTY(QString, address, m_facts.address, changed)
    /// The same with the secret behind "#": the code shows it. Empty while off.
    WATCHFIRE_PROPERTY(QString, link, m_facts.link, changed)
    /// Further addresses of this machine, if it is in several networks.
    WATCHFIRE_PROPERTY(QStringList, addresses, m_facts.addresses, changed)
    /// Who has a seat at this table: one row each, `chosen` for the one whose code is shown. Empty while off.
    WATCHFIRE_PART(QAbstractItemModel*, seats, &m_seats)
    /// Whose code is shown; empty: everybody's, which lets a phone look only.
    WATCHFIRE_PROPERTY(QString, seatName, m_facts.seatName, changed)
    /// What a player's phone proposes is carried out without a card at the table.
    WATCHFIRE_SETTABLE(bool, atOnce, m_atOnce, setAtOnce, atOnceChanged)
    WATCHFIRE_SETTABLE(QString, wifiName, m_wifiName, setWifiName, wifiChanged)
    WATCHFIRE_SETTABLE(QString, wifiPassword, m_wifiPassword, setWifiPassword, wifiChanged)
    /// What the Wi-Fi's code says; empty without a name.
    Q_PROPERTY(QString wifiCode READ wifiCode NOTIFY wifiChanged)
    /// What is typed now: "name" or "password" of the Wi-Fi; empty: nothing.
    WATCHFIRE_PROPERTY(QString, typing, m_typing, typingChanged)

public:
    explicit PhonesModel(QObject* parent = nullptr);

    /// Both are kept in memory only: the password of somebody's network is in no file of ours.
    void setWifiName(const QString& name);
    void setWifiPassword(const QString& password);
    QString wifiCode() const;

    /// Begins to type the Wi-Fi's "name" or "password". The field shows what is there, so the PIN comes
    /// first.
    Q_INVOKABLE void type(const QString& what);
    Q_INVOKABLE void stopTyping() { change(*this, m_typing, {}, &PhonesModel::typingChanged); }
    Q_INVOKABLE void turnOn() {
        m_gate.pass([this] { emit turnOnAsked(); });
    }
    Q_INVOKABLE void turnOff() { emit turnOffAsked(); }
    /// Shows another address of this machine in the code.
    Q_INVOKABLE void useAddress(const QString& address);
    /// Shows the code of the player with this id; empty: everybody's.
    Q_INVOKABLE void useSeat(const QString& id);
    void setAtOnce(bool atOnce) { change(*this, m_atOnce, atOnce, &PhonesModel::atOnceChanged); }
    /// Asks for the PIN before phones are let in or sent to a Wi-Fi.
    void setGate(Gate gate) { m_gate = std::move(gate); }

    /// The secret behind "#"; empty while off.
    const QString& token() const { return m_token; }
    void showMissing(const QString& package);
    void showOff();
    /// A player at the table, and the secret that lets the player's own phone propose.
    struct Seat {
        QString id, name, colour, symbol, token;
        bool operator==(const Seat&) const = default;
    };
    const QList<Seat>& seatsOn() const { return m_seatsOn; }
    /// `addresses`: "http://…/", the likeliest first. `seats`: in the players' order. `ready`: phones get the
    /// table now.
    void showOn(const QStringList& addresses, const QString& token, const QList<Seat>& seats, bool ready);
    void showTrouble(const QString& why);
    /// Makes the sentences again, in another language.
    void tellAgain() { show(); }

signals:
    void changed();
    void wifiChanged();
    void typingChanged();
    void atOnceChanged();
    void turnOnAsked();
    void turnOffAsked();

private:
    struct Facts {
        QString state, text, trouble, address, link, seatName;
        QStringList addresses;
        bool operator==(const Facts&) const = default;
    };
    void show();

    Gate m_gate;
    Facts m_facts;
    QString m_state = QStringLiteral("off");
    QString m_missing, m_token, m_chosen, m_trouble;
    QString m_seat; ///< whose code is shown, by id
    QList<Seat> m_seatsOn;
    RowModel<ChoiceRow> m_seats;
    bool m_atOnce = false;
    QStringList m_addresses;
    QString m_wifiName, m_wifiPassword, m_typing;
};

} // namespace watchfire
