// SPDX-License-Identifier: Apache-2.0
// What a player's phone proposes, as a card at the table: who wants what. The table accepts it or says no
// (app/mirror/seat_desk).
#pragma once

#include "app/models/property.h"

#include <QObject>
#include <QString>

namespace watchfire {

class ProposalModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, open, !m_facts.key.isEmpty(), changed)
    WATCHFIRE_PROPERTY(QString, key, m_facts.key, changed) ///< another one for each proposal
    WATCHFIRE_PROPERTY(QString, name, m_facts.name, changed)
    WATCHFIRE_PROPERTY(QString, colour, m_facts.colour, changed)
    WATCHFIRE_PROPERTY(QString, symbol, m_facts.symbol, changed)
    WATCHFIRE_PROPERTY(QString, text, m_facts.text, changed)
    WATCHFIRE_PROPERTY(int, more, m_facts.more, changed) ///< further ones that wait behind it

public:
    struct Facts {
        QString key, name, colour, symbol;
        QString text; ///< "Ann, from the phone: rolled 3 and 4"
        int more = 0;
        bool operator==(const Facts&) const = default;
    };

    Q_INVOKABLE void accept();
    Q_INVOKABLE void refuse();

    void show(const Facts& facts) { change(*this, m_facts, facts, &ProposalModel::changed); }

signals:
    void changed();
    void accepted();
    void refused();

private:
    Facts m_facts;
};

} // namespace watchfire
