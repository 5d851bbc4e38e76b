// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/phones_model.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct PhonesText {
    Q_DECLARE_TR_FUNCTIONS(PhonesText)
};

/// A backslash before each character that means something in a Wi-Fi's code.
QString escaped(const QString& text) {
    QString out;
    for (const QChar c : text) {
        if (QStringLiteral("\\;,:\"").contains(c))
            out.append(QLatin1Char('\\'));
        out.append(c);
    }
    return out;
}

} // namespace

PhonesModel::PhonesModel(QObject* parent) : QObject(parent) {
    show();
}

void PhonesModel::setWifiName(const QString& name) {
    m_gate.pass([this, name] { change(*this, m_wifiName, name, &PhonesModel::wifiChanged); });
}

void PhonesModel::setWifiPassword(const QString& password) {
    m_gate.pass([this, password] { change(*this, m_wifiPassword, password, &PhonesModel::wifiChanged); });
}

void PhonesModel::type(const QString& what) {
    m_gate.pass([this, what] { change(*this, m_typing, what, &PhonesModel::typingChanged); });
}

QString PhonesModel::wifiCode() const {
    if (m_wifiName.isEmpty())
        return {};
    if (m_wifiPassword.isEmpty())
        return QStringLiteral("WIFI:T:nopass;S:%1;;").arg(escaped(m_wifiName));
    return QStringLiteral("WIFI:T:WPA;S:%1;P:%2;;").arg(escaped(m_wifiName), escaped(m_wifiPassword));
}

void PhonesModel::useAddress(const QString& address) {
    if (m_addresses.contains(address))
        m_chosen = address;
    show();
}

void PhonesModel::useSeat(const QString& id) {
    m_seat = id;
    show();
}

void PhonesModel::showMissing(const QString& package) {
    m_state = QStringLiteral("missing");
    m_missing = package;
    show();
}

void PhonesModel::showOff() {
    m_state = QStringLiteral("off");
    m_token.clear();
    m_seatsOn.clear();
    m_seat.clear();
    setAtOnce(false);
    m_addresses.clear();
    m_chosen.clear();
    m_trouble.clear();
    show();
}

void PhonesModel::showOn(const QStringList& addresses, const QString& token, const QList<Seat>& seats,
                         bool ready) {
    m_seatsOn = seats;
    m_addresses = addresses;
    m_token = token;
    m_state = !ready                ? QStringLiteral("starting")
              : addresses.isEmpty() ? QStringLiteral("alone")
                                    : QStringLiteral("on");
    if (ready)
        m_trouble.clear();
    show();
}

void PhonesModel::showTrouble(const QString& why) {
    m_trouble = why;
    show();
}

void PhonesModel::show() {
    Facts facts;
    facts.state = m_state;
    if (m_state == QLatin1String("off"))
        facts.text = PhonesText::tr("No phone sees this table.");
    else if (m_state == QLatin1String("missing"))
        facts.text =
            PhonesText::tr(
                "The program %1 is not installed. Install the package of that name, then turn phones on.")
                .arg(m_missing);
    else if (m_state == QLatin1String("alone"))
        facts.text =
            PhonesText::tr("This machine is in no network. Connect it to the Wi-Fi that the phones use.");
    else if (m_state == QLatin1String("starting"))
        facts.text = PhonesText::tr("One moment …");
    else
        facts.text = PhonesText::tr("Whoever scans the code sees this table until the game is left.");
    QList<ChoiceRow> seats;
    for (const Seat& seat : m_seatsOn) {
        ChoiceRow row;
        row.id = row.player = seat.id;
        row.title = seat.name;
        row.colour = seat.colour;
        row.symbol = seat.symbol;
        row.chosen = seat.id == m_seat;
        seats.append(row);
    }
    m_seats.setRows(seats);
    if (!m_trouble.isEmpty())
        facts.trouble = PhonesText::tr("Phones get nothing at the moment: %1. It is tried again by itself.")
                            .arg(m_trouble);
    if (!m_addresses.isEmpty()) {
        facts.address = m_addresses.contains(m_chosen) ? m_chosen : m_addresses.constFirst();
        facts.link = facts.address + QLatin1Char('#') + m_token;
        for (qsizetype i = 0; i < m_seatsOn.size(); ++i) {
            if (m_seatsOn[i].id != m_seat)
                continue;
            facts.seatName = m_seatsOn[i].name;
            facts.text =
                PhonesText::tr("Whoever scans this code also proposes what %1 does, until the game is left.")
                    .arg(facts.seatName);
            // The number of the seat is the user, the token the password.
            facts.link = QStringLiteral("%1#%2.%3").arg(facts.address).arg(i).arg(m_seatsOn[i].token);
        }
        for (const QString& other : m_addresses) {
            if (other != facts.address)
                facts.addresses.append(other);
        }
    }
    change(*this, m_facts, facts, &PhonesModel::changed);
}

} // namespace watchfire

#include "moc_phones_model.cpp"
