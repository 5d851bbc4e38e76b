// SPDX-License-Identifier: Apache-2.0
// A wooden piece as a Qt Quick item, as the board shows it, for people who look for the real one on the
// table.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>
#include <qqmlregistration.h>

namespace watchfire::ui {

class FigureItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(WoodenPiece)
    /// A piece by the name of its glyph: rider, robber, pirate, raider, storm or marker, which belong to
    /// nobody; with `wood` also a player's settlement, city, road, bridge, ship or wall.
    Q_PROPERTY(QString kind MEMBER m_kind NOTIFY changed)
    /// The owner's colour and symbol.
    Q_PROPERTY(QColor wood MEMBER m_wood NOTIFY changed)
    Q_PROPERTY(QString symbol MEMBER m_symbol NOTIFY changed)
    /// The level of a wall.
    Q_PROPERTY(int level MEMBER m_level NOTIFY changed)
    /// False if no such piece exists; then nothing is drawn.
    Q_PROPERTY(bool known READ known NOTIFY changed)

public:
    explicit FigureItem(QQuickItem* parent = nullptr);

    bool known() const;
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QString m_kind, m_symbol;
    QColor m_wood;
    int m_level = 0;
};

} // namespace watchfire::ui
