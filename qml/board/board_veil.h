// SPDX-License-Identifier: Apache-2.0
// While something on the board is lit, all the rest of it steps back under a veil. It is an item of its own,
// so that it lies still while the lights above it pulse.
#pragma once

#include "board_picture.h"
#include "when_seen.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <qqmlregistration.h>

namespace watchfire::ui {

class BoardVeil : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(watchfire::ui::BoardPicture* picture READ picture WRITE setPicture NOTIFY changed)
    /// How many places are left uncovered: those that are lit. 0: nothing is veiled.
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    explicit BoardVeil(QQuickItem* parent = nullptr);

    BoardPicture* picture() const { return m_picture; }
    void setPicture(BoardPicture* picture);
    int count() const;
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    void read();
    void draw(QPainter& painter, const QTransform& place, const QRectF& sight) const;
    /// Call when the board or its lights have changed.
    void reveil();

    Around m_around;
    WhenSeen m_seen{*this};
    QList<LitRow> m_lit;
    QPointer<BoardPicture> m_picture;
};

} // namespace watchfire::ui
