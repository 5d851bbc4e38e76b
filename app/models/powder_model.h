// SPDX-License-Identifier: Apache-2.0
// Black Powder's board on the table screen: what stands where, which places may be tapped, and what the
// season asks for. Place names are the log's: "S2", "S2.1", "S2.1:a3", "S2.fire", "T2".
#pragma once

#include "app/models/row_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

/// A place that may be tapped now.
struct PowderPlaceRow {
    QString place;
    QString label; ///< in words, for the screen reader and the magnifier
    bool forbidden = false;
    QString why; ///< why it is forbidden
    QString key() const { return place; }
    static const QList<Role<PowderPlaceRow>>& roles();
};

class PowderModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QString placesTitle READ placesTitle NOTIFY placesChanged)
    Q_PROPERTY(QAbstractItemModel* places READ places CONSTANT)
    Q_PROPERTY(QStringList lit READ lit NOTIFY litChanged)
    Q_PROPERTY(QString litTone READ litTone NOTIFY litChanged)

public:
    explicit PowderModel(QObject* parent = nullptr);

    QString placesTitle() const { return m_placesTitle; }
    QAbstractItemModel* places() { return &m_places; }
    QStringList lit() const { return m_lit; }     ///< what the current step is about
    QString litTone() const { return m_litTone; } ///< "do", "gain", "danger"

    /// A tap on a place; those that are not offered are ignored, forbidden ones answer with their reason.
    Q_INVOKABLE void pick(const QString& place);

    void setPlaces(const QString& title, const QList<PowderPlaceRow>& places);
    void setLit(const QStringList& places, const QString& tone);
    const RowModel<PowderPlaceRow>& placeRows() const { return m_places; }

signals:
    void placesChanged();
    void litChanged();
    void picked(const QString& place);
    void refused(const QString& why);

private:
    QString m_placesTitle;
    RowModel<PowderPlaceRow> m_places;
    QStringList m_lit;
    QString m_litTone;
};

} // namespace watchfire
