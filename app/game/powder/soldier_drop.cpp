// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/soldier_drop.h"

#include "app/game/powder/powder_planner_orders.h"
#include "app/models/clan_colours.h"
#include "app/text/powder/names.h"

#include <algorithm>

namespace watchfire::entry {

namespace {

using powder::Deployed;
using powder::Post;

bool recruited(const Deployed& kind) {
    return kind.from.kind == Post::Kind::pool;
}

/// The touches that put him there. A recruit is told by the place first, whoever stands on the board by where
/// he stands, and then by all spots that he takes.
std::vector<std::string> touchesOf(const Deployed& soldier, const Post& at) {
    const std::string name = Deploying::nameOf(soldier);
    if (recruited(soldier) || soldier.from == at)
        return {powder::toString(at), name};
    return {powder::toString(soldier.from), name, powder::toString(soldier.at.value_or(at))};
}

/// The same where it is asked first who it is. Whoever fires from where he stands is not asked where.
std::vector<std::string> namedTouches(const Deployed& soldier, const Post& at) {
    if (soldier.from == at)
        return {Deploying::nameOf(soldier)};
    return {Deploying::nameOf(soldier), powder::toString(soldier.at.value_or(at))};
}

/// Firing spots, and each spot that he could hit from them.
void offerShots(std::vector<Landing>& landings, const powder::State& state, const Deploying& order,
                const Deployed& kind) {
    for (const powder::SectionIndex section : powder::sectionsInPlay(state)) {
        const Post fire = powder::firePost(section);
        auto soldier = order.standing(kind, fire);
        if (!soldier)
            continue;
        const Landing there{powder::toString(fire), touchesOf(kind, fire), namedTouches(*soldier, fire)};
        landings.push_back(there);
        for (const powder::Spot spot : spotsOf(state)) {
            soldier->hits = spot;
            if (spot.slot.section != section || refusalOf(state, order.with(*soldier)))
                continue;
            landings.push_back(there);
            landings.back().place = powder::spotName(spot);
            landings.back().touches.push_back(powder::spotName(spot));
            landings.back().named.push_back(powder::spotName(spot));
        }
    }
}

/// Into another zone, where that is no attack (BP-34).
void offerMoves(std::vector<Landing>& landings, const powder::State& state, powder::Clan clan,
                const Deployed& kind) {
    powder::command::Move move;
    move.clan = clan;
    move.from = kind.from;
    move.soldiers[powder::indexOf(kind.type)] = 1;
    for (const Post& to : zones(state)) {
        const std::string place = powder::toString(to);
        move.to = to;
        const bool known = std::any_of(landings.begin(), landings.end(),
                                       [&](const Landing& landing) { return landing.place == place; });
        if (known || refusalOf(state, move))
            continue;
        landings.push_back({place, touchesOf(kind, to), {}});
        // A touch on firing spots fires from there; "Move soldiers" asks first from where, then whereto.
        if (kind.from.kind != Post::Kind::fire)
            continue;
        landings.back().moves = true;
        landings.back().touches = {powder::toString(kind.from), place};
        if (powder::count(companyAt(state, clan, kind.from)) > 1)
            landings.back().touches.emplace_back(powder::toString(kind.type));
    }
}

} // namespace

std::vector<Landing> landings(const powder::State& state, powder::Clan clan, const std::string& what,
                              const std::vector<powder::Deployed>& told) {
    const auto kind = Deploying::parseKind(what);
    // One order recruits or attacks.
    if (!kind || (!told.empty() && recruited(told.front()) != recruited(*kind)))
        return {};
    const PowderEntry::Touches none;
    PowderEntry entry(state, none);
    const Deploying order(entry, clan, !recruited(*kind), told);
    std::vector<Landing> landings;
    const auto offer = [&](const Post& at) {
        if (const auto soldier = order.standing(*kind, at))
            landings.push_back({powder::toString(at), touchesOf(*soldier, at), namedTouches(*soldier, at)});
    };
    if (powder::firesFromWall(kind->type))
        offerShots(landings, state, order, *kind);
    else
        for (const powder::Spot spot : spotsOf(state))
            offer(powder::spotPost(spot));
    if (recruited(*kind))
        for (const powder::SectionIndex section : powder::sectionsInPlay(state))
            offer(powder::restPost(section));
    else if (told.empty() && kind->from.kind != Post::Kind::spot && order.left(*kind) > 0)
        offerMoves(landings, state, clan, *kind);
    return landings;
}

QString whyNotThere(const powder::State& state, powder::Clan clan, const std::string& what,
                    const std::string& place, const std::vector<powder::Deployed>& told) {
    const auto kind = Deploying::parseKind(what);
    return kind ? whyNotThere(state, clan, *kind, place, told) : QString();
}

QString whyNotThere(const powder::State& state, powder::Clan clan, const Deployed& kind,
                    const std::string& place, const std::vector<powder::Deployed>& told) {
    const auto at = powder::parsePost(place);
    if (!at)
        return {};
    if (!told.empty() && recruited(told.front()) != recruited(kind))
        return EntryText::tr("Recruiting and attacking are two acts. First finish the one that you began.");
    const PowderEntry::Touches none;
    PowderEntry entry(state, none);
    return Deploying(entry, clan, !recruited(kind), told).whyNotThere(kind, *at);
}

QList<PowderTrayRow> trayRows(const powder::State& state, powder::Clan clan,
                              const std::vector<powder::Deployed>& told) {
    const PowderEntry::Touches none;
    PowderEntry entry(state, none);
    const Deploying order(entry, clan, false, told);
    QList<PowderTrayRow> rows;
    for (const Deployed& kind : order.kinds()) {
        PowderTrayRow row;
        row.type = QString::fromUtf8(powder::toString(kind.type).data());
        row.title = text::capital(text::soldierName(kind.type));
        row.count = std::max(0, order.left(kind));
        if (row.count == 0)
            row.why = order.noneLeft(kind);
        setLook(row, clan);
        rows.append(row);
    }
    return rows;
}

QStringList standingSoldiers(const powder::State& state, powder::Clan clan) {
    const PowderEntry::Touches none;
    PowderEntry entry(state, none);
    QStringList names;
    for (const Deployed& kind : Deploying(entry, clan, true).kinds())
        names.append(QString::fromStdString(Deploying::nameOf(kind)));
    return names;
}

} // namespace watchfire::entry
