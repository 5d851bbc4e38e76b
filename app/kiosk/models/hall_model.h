// SPDX-License-Identifier: Apache-2.0
// The settings for a club's hall: where the club's broker is, which hall and table this is, and whether the
// table is seen there (app/mirror, docs/club-night.md). Kiosk mode's PIN covers all settings.
#pragma once

#include "app/models/property.h"

#include <QObject>
#include <QString>

namespace watchfire {

class HallModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    /// "off", "connecting", "on".
    WATCHFIRE_PROPERTY(QString, state, m_facts.state, changed)
    WATCHFIRE_PROPERTY(QString, text, m_facts.text, changed)       ///< the state as a sentence
    WATCHFIRE_PROPERTY(QString, trouble, m_facts.trouble, changed) ///< what does not work; empty: all does
    /// Given by the command line, so that nothing can be changed here.
    WATCHFIRE_PROPERTY(bool, given, m_facts.given, changed)
    WATCHFIRE_PROPERTY(QString, address, m_facts.fields.address,
                       changed) ///< "broker.club.example", "192.168.1.5:1884"
    WATCHFIRE_PROPERTY(bool, encrypted, m_facts.fields.encrypted, changed)
    WATCHFIRE_PROPERTY(QString, hall, m_facts.fields.hall, changed)
    WATCHFIRE_PROPERTY(QString, table, m_facts.fields.table, changed)
    WATCHFIRE_PROPERTY(QString, user, m_facts.fields.user, changed)
    WATCHFIRE_PROPERTY(bool, hasPassword, !m_facts.fields.password.isEmpty(), changed)

public:
    struct Fields {
        QString address{}, hall{}, table{}, user{}, password{};
        bool encrypted = false;
        bool operator==(const Fields&) const = default;
    };
    /// What stands in the way of turning it on.
    enum class Lack { none, address, hall, table, hallSign, tableSign };

    explicit HallModel(QObject* parent = nullptr);

    const Fields& fields() const { return m_facts.fields; }

    /// `field`: "address", "hall", "table", "user", "password". Only while it is off.
    Q_INVOKABLE void enter(const QString& field, const QString& text);
    /// What stands in a field now; the password is not given out again.
    Q_INVOKABLE QString entered(const QString& field) const;
    Q_INVOKABLE void setEncrypted(bool encrypted);
    Q_INVOKABLE void turnOn();
    Q_INVOKABLE void turnOff();

    void showFields(const Fields& fields, bool given);
    void showLack(Lack lack);
    void showOff();
    void showOn(bool connected);
    /// Why there is no connection, in English.
    void showTrouble(const QString& why);
    /// Makes the sentences again, in another language.
    void tellAgain() { show(); }

signals:
    void changed();
    void fieldsChanged();
    void turnOnAsked();
    void turnOffAsked();

private:
    struct Facts {
        QString state, text, trouble;
        bool given = false;
        Fields fields{};
        bool operator==(const Facts&) const = default;
    };
    void change(const Fields& fields);
    void show();

    Facts m_facts;
    QString m_state = QStringLiteral("off");
    QString m_why;
    Lack m_lack = Lack::none;
    bool m_given = false;
    Fields m_fields;
};

} // namespace watchfire
