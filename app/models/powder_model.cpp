// SPDX-License-Identifier: Apache-2.0
// See powder_model.h.
#include "app/models/powder_model.h"

namespace watchfire {

const QList<Role<PowderPlaceRow>>& PowderPlaceRow::roles() {
    static const QList<Role<PowderPlaceRow>> table{
        role<&PowderPlaceRow::place>("place"),
        role<&PowderPlaceRow::label>("label"),
        role<&PowderPlaceRow::forbidden>("forbidden"),
        role<&PowderPlaceRow::why>("why"),
    };
    return table;
}

PowderModel::PowderModel(QObject* parent) : QObject(parent) {}

void PowderModel::pick(const QString& place) {
    for (const PowderPlaceRow& row : m_places.rows()) {
        if (row.place != place)
            continue;
        if (row.forbidden)
            emit refused(QString(row.why));
        else
            emit picked(place);
        return;
    }
}

void PowderModel::setPlaces(const QString& title, const QList<PowderPlaceRow>& places) {
    m_places.setRows(places);
    if (title == m_placesTitle)
        return;
    m_placesTitle = title;
    emit placesChanged();
}

void PowderModel::setLit(const QStringList& places, const QString& tone) {
    if (places == m_lit && tone == m_litTone)
        return;
    m_lit = places;
    m_litTone = tone;
    emit litChanged();
}

} // namespace watchfire
