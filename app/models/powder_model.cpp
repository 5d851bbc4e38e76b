// SPDX-License-Identifier: Apache-2.0
#include "app/models/powder_model.h"

#include "app/rows/row_model_members.h"

#include <QCoreApplication>

#include <utility>

namespace watchfire {

template class RowModel<PowderForecastRow>;
template class RowModel<PowderGuideRow>;
template class RowModel<PowderHoldingRow>;
template class RowModel<PowderPlaceRow>;
template class RowModel<PowderSectionRow>;
template class RowModel<PowderSlotRow>;
template class RowModel<PowderTowerRow>;
template class RowModel<PowderTrayRow>;

namespace {

struct PowderPlaceText {
    Q_DECLARE_TR_FUNCTIONS(PowderPlaceText)
};

/// "S2.1:a3+a4" as "S2.1:a3" and "S2.1:a4"; any other place as itself, unless it says which spots it has.
QStringList spotsOf(const PowderPlaceRow& row) {
    if (!row.spots.isEmpty())
        return row.spots;
    const qsizetype plus = row.place.indexOf(u'+');
    if (plus < 0)
        return {row.place};
    return {row.place.left(plus), row.place.left(row.place.indexOf(u':') + 1) + row.place.mid(plus + 1)};
}

/// The one section whose spots are among the places; empty if it is none or several.
QString sectionOf(const QList<PowderPlaceRow>& places) {
    QString section;
    for (const PowderPlaceRow& row : places) {
        if (row.forbidden || row.quiet || !row.place.contains(u':'))
            continue;
        const QString here = row.place.section(u'.', 0, 0);
        if (!section.isEmpty() && section != here)
            return {};
        section = here;
    }
    return section;
}

void addOnce(QStringList& list, const QString& place) {
    if (!list.contains(place))
        list.append(place);
}

} // namespace

void PowderModel::setTray(const QList<PowderTrayRow>& rows, const QStringList& standing) {
    m_tray.setRows(rows);
    change(*this, m_standing, standing, &PowderModel::trayChanged);
}

void PowderModel::lift(const QString& soldier) {
    m_soldier = soldier;
    emit lifted(QString(soldier));
}

void PowderModel::drop(const QString& place) {
    const QString soldier = std::exchange(m_soldier, QString());
    setLandings({});
    emit dropped(soldier, QString(place)); // at any other place he goes back, and hears why
}

void PowderModel::pick(const QString& place) {
    QList<PowderPlaceRow> offers;
    for (const PowderPlaceRow& row : m_places.rows()) {
        const QStringList spots = spotsOf(row);
        // A pair named as such is meant as a whole; a block's own name is one of its spots.
        if (row.place == place && row.spots.isEmpty()) {
            offers = {row};
            break;
        }
        if (spots.contains(place) &&
            (m_firstSpot.isEmpty() || m_firstSpot == place || spots.contains(m_firstSpot)))
            offers.append(row);
    }
    if (offers.isEmpty())
        return;
    if (m_firstSpot == place) { // tapped again: no longer chosen
        m_firstSpot.clear();
        lightPlaces();
        return;
    }
    if (offers.size() > 1) {
        m_firstSpot = place;
        lightPlaces();
        return;
    }
    const PowderPlaceRow offer = offers.first();
    const bool sure = offer.spots.isEmpty() || place == m_lastPicked || offer.place == m_warned;
    if (offer.forbidden && !(offer.back && sure)) {
        m_warned = offer.place;
        emit refused(offer.why);
        return;
    }
    m_lastPicked = place;
    m_warned.clear();
    if (!m_firstSpot.isEmpty()) {
        m_firstSpot.clear();
        lightPlaces();
    }
    emit picked(offer.place);
}

void PowderModel::touchUnlit(const QString& place) {
    if (m_secondTitle.isEmpty())
        emit unlitTouched(QString(place));
    else
        emit refused(m_secondTitle); // only what goes with the first spot is lit
}

QString PowderModel::tapHint(const QList<PowderPlaceRow>& places, bool enlarge) {
    bool spots = false;
    bool others = false;
    for (const PowderPlaceRow& row : places) {
        if (row.forbidden || row.quiet)
            continue;
        (row.place.contains(u':') ? spots : others) = true;
    }
    if (!spots)
        return others ? PowderPlaceText::tr("Tap a lit place on the board.") : QString();
    if (enlarge && !sectionOf(places).isEmpty())
        return others ? PowderPlaceText::tr("Tap a lit spot, or another lit place on the board.")
                      : PowderPlaceText::tr("Tap a lit spot.");
    return others ? PowderPlaceText::tr("Tap a lit place. On a card: tap the card, then the spot.")
                  : PowderPlaceText::tr("Tap the card, then the spot.");
}

void PowderModel::setPlaces(const QString& title, const QList<PowderPlaceRow>& places, bool enlarge,
                            const QStringList& about) {
    m_places.setRows(places);
    m_about = about;
    m_placesTitle = title;
    m_placesHint = tapHint(places, enlarge);
    m_aim = enlarge ? sectionOf(places) : QString();
    m_aimTitle.clear();
    for (const PowderSectionRow& section : m_sections.rows()) {
        if (section.section == m_aim)
            m_aimTitle =
                PowderPlaceText::tr("%1 section: which spot?", "left, middle, right").arg(section.title);
    }
    m_firstSpot.clear();
    lightPlaces();
}

QString PowderModel::secondSpotTitle(const QString& spot) {
    return PowderPlaceText::tr("The horseman stands on two spots: which one beside %1?").arg(spot);
}

void PowderModel::lightPlaces() {
    m_secondTitle.clear();
    m_blocks.clear();
    m_open.clear();
    m_forbidden.clear();
    m_chosen = m_about;
    m_ready.clear();
    for (const PowderPlaceRow& row : m_places.rows()) {
        const QStringList spots = spotsOf(row);
        if (!m_firstSpot.isEmpty() && !spots.contains(m_firstSpot))
            continue;
        if (row.quiet) {
            m_ready += spots;
            continue;
        }
        if (!m_firstSpot.isEmpty()) {
            const bool block = !row.spots.isEmpty();
            if (block)
                m_blocks.append(QVariant(spots));
            m_secondTitle =
                block ? PowderPlaceText::tr("The tank lies on four spots: tap another one that it covers.")
                      : secondSpotTitle(m_firstSpot.section(u':', 1));
        }
        for (const QString& spot : spots) {
            if (row.chosen)
                addOnce(m_chosen, spot);
            addOnce(row.forbidden ? m_forbidden : m_open, spot);
        }
    }
    for (const QString& spot : m_open)
        m_forbidden.removeAll(spot);
    if (!m_firstSpot.isEmpty())
        addOnce(m_chosen, m_firstSpot);
    emit placesChanged();
}

void PowderModel::setLit(const QStringList& places, const QString& tone) {
    m_toldLit.clear();
    for (const QString& place : places)
        m_toldLit += spotsOf({place, {}});
    m_toldTone = tone;
    showLit();
}

void PowderModel::keepDark(bool dark) {
    m_dark = dark;
    showLit();
}

void PowderModel::setProposed(const QStringList& places) {
    m_proposed = places;
    showLit();
}

void PowderModel::showLit() {
    QStringList lit = m_dark ? QStringList() : m_toldLit;
    for (const QString& place : m_proposed) {
        if (!lit.contains(place))
            lit.append(place);
    }
    const QString tone = m_toldLit.isEmpty() && !lit.isEmpty() ? QStringLiteral("gain") : m_toldTone;
    change(*this, std::tie(m_lit, m_litTone), {lit, tone}, &PowderModel::litChanged);
}

void PowderModel::showSeason(const SeasonFacts& facts, const QList<PowderGuideRow>& guide,
                             const QList<PowderForecastRow>& forecast) {
    m_guide.setRows(guide);
    m_forecast.setRows(forecast);
    if (facts == m_season)
        return;
    const bool next = facts.season != m_season.season;
    m_season = facts;
    emit seasonChanged();
    if (next)
        setOutlook(false);
}

} // namespace watchfire

#include "moc_powder_model.cpp"
