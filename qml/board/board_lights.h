// SPDX-License-Identifier: Apache-2.0
// The lit and pickable places above a board picture: an item of its own, so that a pulse fades one image and
// does not paint the board anew.
#pragma once

#include "board_picture.h"
#include "ways.h"
#include "when_seen.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>

namespace watchfire::ui {

class BoardLights : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(watchfire::ui::BoardPicture* picture READ picture WRITE setPicture NOTIFY changed)
    /// The colour of places to pick and of what the step asks to be done; danger and gain have their own.
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)
    /// How many places are lit or may be picked.
    Q_PROPERTY(int count READ count NOTIFY placesChanged)
    /// Whether places that may be picked are lit; they may be picked without that, too.
    Q_PROPERTY(bool offers READ offers WRITE setOffers NOTIFY placesChanged)

public:
    explicit BoardLights(QQuickItem* parent = nullptr);

    BoardPicture* picture() const { return m_picture; }
    void setPicture(BoardPicture* picture);
    int count() const;
    bool offers() const { return m_offers; }
    void setOffers(bool offers);
    void draw(QPainter& painter, const QTransform& transform, const QRectF& sight) const;
    void paint(QPainter* painter) override;

signals:
    void changed();
    void placesChanged();

private:
    /// Call when the lights have changed, or what lies upon them.
    void relight();
    void ring(QPainter& painter, const Light& light, const QTransform& copy, const QRectF& sight) const;
    void course(QPainter& painter, const Way& way, const QTransform& copy, const QRectF& sight) const;
    void note(QPainter& painter, const PlaceRow& row, const QTransform& copy) const;
    /// The places to ring: all that is lit, but only the two ends of a way; then the places that may be
    /// picked.
    QList<Light> marked(const QList<Way>& ways) const;
    /// The places that may be picked, if these are lit.
    QList<PlaceRow> offered() const { return m_offers ? m_picture->places() : QList<PlaceRow>(); }

    QPointer<BoardPicture> m_picture;
    QColor m_color = Qt::yellow;
    bool m_offers = true;
    Around m_around;
    WhenSeen m_seen{*this};
};

} // namespace watchfire::ui
