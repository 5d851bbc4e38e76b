// SPDX-License-Identifier: Apache-2.0
// The whole of a cylinder as a small map, for a picture that shows a part of it: what lies where, the storm,
// and a frame around what the picture shows. A tap there goes there.
#pragma once

#include "board_picture.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <qqmlregistration.h>

namespace watchfire::ui {

class BoardOverview : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(watchfire::ui::BoardPicture* picture READ picture WRITE setPicture NOTIFY pictureChanged)
    /// Height divided by width, as the map is drawn.
    Q_PROPERTY(double proportion READ proportion NOTIFY mapChanged)

public:
    explicit BoardOverview(QQuickItem* parent = nullptr);

    BoardPicture* picture() const { return m_picture; }
    void setPicture(BoardPicture* picture);
    double proportion() const;

    /// The picture's seam that brings this place (pixels of the overview) to its middle.
    Q_INVOKABLE double seamAt(double x, double y) const;

    void paint(QPainter* painter) override;

signals:
    void pictureChanged();
    void mapChanged();

private:
    /// The printed map in board units.
    QRectF map() const;
    QTransform place() const;

    QPointer<BoardPicture> m_picture;
};

} // namespace watchfire::ui
