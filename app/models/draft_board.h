// SPDX-License-Identifier: Apache-2.0
// The picture of a board that is being made. It has the lists of a running game's board (board_model.h) under
// the same names, so one view shows both; places are picked as there. Not through a game's state, as those
// are shown: a draft may contradict itself and is shown all the same.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

#include "app/boards/board_draft.h"
#include "app/models/board_model.h"
#include "app/models/row_model.h"

namespace watchfire {

class DraftBoard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QRectF bounds READ bounds NOTIFY boundsChanged)
    Q_PROPERTY(qreal period READ period NOTIFY boundsChanged)
    Q_PROPERTY(qreal mapLeft READ mapLeft NOTIFY boundsChanged)
    Q_PROPERTY(QString title READ title NOTIFY boundsChanged)
    Q_PROPERTY(QAbstractItemModel* hexes READ hexes CONSTANT)
    Q_PROPERTY(QAbstractItemModel* harbours READ harbours CONSTANT)
    Q_PROPERTY(QAbstractItemModel* buildings READ buildings CONSTANT)
    Q_PROPERTY(QAbstractItemModel* lines READ lines CONSTANT)
    Q_PROPERTY(QAbstractItemModel* walls READ walls CONSTANT)
    Q_PROPERTY(QAbstractItemModel* marks READ marks CONSTANT)
    Q_PROPERTY(QAbstractItemModel* places READ places CONSTANT)
    Q_PROPERTY(QAbstractItemModel* lit READ lit CONSTANT)
    Q_PROPERTY(bool picking READ picking NOTIFY pickingChanged)
    Q_PROPERTY(QString pickTitle READ pickTitle NOTIFY pickingChanged)
    Q_PROPERTY(bool hasCandidate READ hasCandidate NOTIFY candidateChanged)
    Q_PROPERTY(QPointF candidatePoint READ candidatePoint NOTIFY candidateChanged)
    Q_PROPERTY(QString candidateLabel READ candidateLabel NOTIFY candidateChanged)

public:
    explicit DraftBoard(QObject* parent = nullptr);

    QRectF bounds() const { return m_bounds; }
    qreal period() const { return m_period; }
    qreal mapLeft() const { return m_mapLeft; }
    QString title() const { return m_title; }
    QAbstractItemModel* hexes() { return &m_hexes; }
    QAbstractItemModel* harbours() { return &m_harbours; }
    QAbstractItemModel* buildings() { return m_picker.buildings(); } ///< none
    QAbstractItemModel* lines() { return m_picker.lines(); }         ///< none
    QAbstractItemModel* walls() { return &m_walls; }
    QAbstractItemModel* marks() { return &m_marks; }
    QAbstractItemModel* places() { return m_picker.places(); }
    QAbstractItemModel* lit() { return m_picker.lit(); }
    bool picking() const { return m_picker.picking(); }
    QString pickTitle() const { return m_picker.pickTitle(); }
    bool hasCandidate() const { return m_picker.hasCandidate(); }
    QPointF candidatePoint() const { return m_picker.candidatePoint(); }
    QString candidateLabel() const { return m_picker.candidateLabel(); }

    Q_INVOKABLE void tap(qreal x, qreal y, qreal target) { m_picker.tap(x, y, target); }
    Q_INVOKABLE void choose(int index) { m_picker.choose(index); }
    Q_INVOKABLE void confirm() { m_picker.confirm(); }
    Q_INVOKABLE void cancelCandidate() { m_picker.cancelCandidate(); }

    /// Hexes whose terrain is not entered yet have the terrain "open". Touches neither places nor lit.
    void show(const boards::Draft& draft);
    void setPlaces(const QString& title, const QList<PlaceRow>& places) { m_picker.setPlaces(title, places); }
    void setLit(const QList<LitRow>& lit) { m_picker.setLit(lit); }
    const RowModel<HexRow>& hexRows() const { return m_hexes; }
    const RowModel<PlaceRow>& placeRows() const { return m_picker.placeRows(); }
    const RowModel<LitRow>& litRows() const { return m_picker.litRows(); }

signals:
    void boundsChanged();
    void pickingChanged();
    void candidateChanged();
    void picked(const QString& kind, const QString& place);

private:
    QRectF m_bounds;
    qreal m_period = 0;
    qreal m_mapLeft = 0;
    QString m_title;
    BoardModel m_picker; ///< places and lights; it shows no board
    RowModel<HexRow> m_hexes;
    RowModel<HarbourRow> m_harbours;
    RowModel<BoardWallRow> m_walls;
    RowModel<MarkRow> m_marks;
};

} // namespace watchfire
