// SPDX-License-Identifier: Apache-2.0
// See statistics_model.h.
#include "app/models/statistics_model.h"

namespace watchfire {

const QList<Role<BarRow>>& BarRow::roles() {
    static const QList<Role<BarRow>> table{
        role<&BarRow::label>("label"),       role<&BarRow::count>("count"),
        role<&BarRow::expected>("expected"), role<&BarRow::low>("low"),
        role<&BarRow::high>("high"),         role<&BarRow::outside>("outside"),
        role<&BarRow::dryNow>("dryNow"),     role<&BarRow::dryMost>("dryMost"),
        role<&BarRow::dryText>("dryText"),   role<&BarRow::spoken>("spoken"),
    };
    return table;
}

const QList<Role<CountRow>>& CountRow::roles() {
    static const QList<Role<CountRow>> table{
        role<&CountRow::player>("player"), role<&CountRow::name>("name"),
        role<&CountRow::colour>("colour"), role<&CountRow::symbol>("symbol"),
        role<&CountRow::rank>("rank"),     role<&CountRow::points>("points"),
        role<&CountRow::winner>("winner"), role<&CountRow::headline>("headline"),
        role<&CountRow::lines>("lines"),
    };
    return table;
}

const QList<Role<CurveRow>>& CurveRow::roles() {
    static const QList<Role<CurveRow>> table{
        role<&CurveRow::player>("player"), role<&CurveRow::name>("name"), role<&CurveRow::colour>("colour"),
        role<&CurveRow::symbol>("symbol"), role<&CurveRow::xs>("xs"),     role<&CurveRow::ys>("ys"),
    };
    return table;
}

const QList<Role<MomentRow>>& MomentRow::roles() {
    static const QList<Role<MomentRow>> table{
        role<&MomentRow::number>("number"), role<&MomentRow::x>("at"),
        role<&MomentRow::glyph>("glyph"),   role<&MomentRow::text>("text"),
        role<&MomentRow::colour>("colour"), role<&MomentRow::symbol>("symbol"),
    };
    return table;
}

StatisticsModel::StatisticsModel(QObject* parent) : QObject(parent) {}

void StatisticsModel::setFrom(const QString& from) {
    if (from == m_from)
        return;
    m_from = from;
    emit asked();
}

void StatisticsModel::look(bool on) {
    m_looked = on;
    if (!on)
        return;
    m_from = QStringLiteral("all");
    showSaved({}, false);
    emit asked();
}

void StatisticsModel::choosePlace(const QString& folder) {
    emit placeAsked(folder);
}

void StatisticsModel::savePicture(const QVariant& image) {
    emit pictureAsked(image.value<QImage>());
}

void StatisticsModel::saveLog() {
    emit logAsked();
}

void StatisticsModel::show(const Facts& facts) {
    m_facts = facts;
    m_sums.setRows(facts.sums);
    m_faces.setRows(facts.faces);
    m_players.setRows(facts.players);
    m_curves.setRows(facts.curves);
    m_moments.setRows(facts.moments);
    emit changed();
}

void StatisticsModel::showBusy(bool busy) {
    if (busy == m_busy)
        return;
    m_busy = busy;
    emit busyChanged();
}

void StatisticsModel::showSaved(const QString& text, bool failed) {
    if (text == m_saved && failed == m_saveFailed)
        return;
    m_saved = text;
    m_saveFailed = failed;
    emit savedChanged();
}

} // namespace watchfire
