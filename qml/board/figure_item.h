// SPDX-License-Identifier: Apache-2.0
// A wooden piece as a Qt Quick item, as the board shows it: for whoever looks for the real one on the table.
#pragma once

#include <QQuickPaintedItem>
#include <QString>
#include <qqmlregistration.h>

namespace watchfire::ui {

class FigureItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(WoodenPiece)
    /// A piece that belongs to nobody, by the name of its glyph: rider, robber, pirate, raider, storm,
    /// marker.
    Q_PROPERTY(QString kind MEMBER m_kind WRITE setKind NOTIFY changed)
    /// False if no such piece exists; then nothing is drawn.
    Q_PROPERTY(bool known READ known NOTIFY changed)

public:
    explicit FigureItem(QQuickItem* parent = nullptr);

    bool known() const;
    void setKind(const QString& kind);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QString m_kind;
};

} // namespace watchfire::ui
