// SPDX-License-Identifier: Apache-2.0
// A round magnifier: the board and its lights around one point of the board, larger.
#pragma once

#include "board_lights.h"

namespace watchfire::ui {

class BoardLoupe : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(watchfire::ui::BoardLights* lights READ lights WRITE setLights NOTIFY changed)
    /// In board units.
    Q_PROPERTY(QPointF point MEMBER m_point NOTIFY changed)
    Q_PROPERTY(qreal magnification MEMBER m_magnification NOTIFY changed)
    Q_PROPERTY(QColor rim MEMBER m_rim NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed)

public:
    explicit BoardLoupe(QQuickItem* parent = nullptr);

    BoardLights* lights() const { return m_lights; }
    void setLights(BoardLights* lights);
    void paint(QPainter* painter) override;
    /// Only the round itself: beside it the board is in sight and takes the taps.
    bool contains(const QPointF& at) const override;
    /// What lies under a point of the magnifier, in board units.
    Q_INVOKABLE QPointF toUnits(qreal x, qreal y) const;

signals:
    void changed();

private:
    QTransform place() const; ///< board units to pixels of the magnifier

    QPointer<BoardLights> m_lights;
    QPointF m_point;
    double m_magnification = 2;
    QColor m_rim = Qt::white;
    QColor m_ground = Qt::black;
    Ground m_kept; ///< at the loupe's scale
};

} // namespace watchfire::ui
