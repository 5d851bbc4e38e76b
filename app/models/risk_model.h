// SPDX-License-Identifier: Apache-2.0
// What may be hit before a player's next turn, for the Now panel and the board (screens.md 3, "Before the
// roll"); only while the table asks for it.
#pragma once

#include "app/models/acting_models.h"
#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QVariantList>

namespace watchfire {

struct RiskRow {
    QString id;
    QString icon;   ///< a glyph
    QString text;   ///< "W3 is breached"
    QString chance; ///< "12%"
    QString tone;   ///< "danger", "warn", "gain"
    QString place;  ///< key of the place: all hits there share one mark on the board
    qreal likelihood = 0;
    qreal cx = 0, cy = 0; ///< on the board, in unit coordinates
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, icon, text, chance, tone, place, cx, cy);
};

class RiskModel : public WATCHFIRE_ROW_MODEL(RiskRow) {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_SETTABLE(bool, open, m_open, setOpen, openChanged)
    WATCHFIRE_PROPERTY(bool, busy, m_facts.busy, changed)
    WATCHFIRE_PROPERTY(QString, title, m_facts.title, changed)
    WATCHFIRE_PROPERTY(QString, note, m_facts.note, changed)
    WATCHFIRE_PROPERTY(int, count, rowCount(), changed)
    /// Whose next turn: ChoiceRow, one chosen.
    WATCHFIRE_PART(QAbstractItemModel*, players, &m_players)

public:
    struct Facts {
        bool busy = false; ///< still being computed; rows are a first look
        QString title;     ///< "Until Ann's next turn, 4 rolls"
        QString note;      ///< how far the numbers are estimates; empty if they are exact
        bool operator==(const Facts&) const = default;
    };

    void setOpen(bool open) { change(*this, m_open, open, &RiskModel::openChanged); }
    const RowModel<ChoiceRow>& playerRows() const { return m_players; }
    Q_INVOKABLE void choosePlayer(const QString& player) { emit playerChosen(player); }
    /// The marks that fit beside each other on the board, the likeliest first: one per place, each {cx, cy,
    /// chance, tone}. Width and height of a mark are in board units.
    Q_INVOKABLE QVariantList marks(qreal width, qreal height) const;

    void show(const Facts& facts, const QList<ChoiceRow>& players, const QList<RiskRow>& rows);

signals:
    void openChanged();
    void changed();
    void playerChosen(const QString& player);

private:
    bool m_open = false;
    Facts m_facts;
    RowModel<ChoiceRow> m_players;
};

} // namespace watchfire
