// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/soldier_drop.h"

#include "app/game/powder/powder_planner_orders.h"
#include "app/models/clan_colours.h"
#include "app/text/powder/names.h"

#include <algorithm>
#include <utility>

namespace watchfire::entry {

namespace {

using powder::Deployed;
using powder::Post;

/// One order that grows by one dragged soldier.
class Drop {
public:
    Drop(const powder::State& state, powder::Clan clan, Deployed kind, const std::vector<Deployed>& told)
        : m_state(state), m_clan(clan), m_kind(kind), m_told(told) {}

    std::vector<Landing> landings() {
        const bool recruited = m_kind.from.kind == Post::Kind::pool;
        if (powder::firesFromWall(m_kind.type))
            shots();
        else
            spots();
        if (recruited) {
            for (const powder::SectionIndex section : powder::sectionsInPlay(m_state)) {
                if (takes(powder::restPost(section)))
                    land(powder::toString(powder::restPost(section)),
                         {powder::toString(powder::restPost(section)), name()});
            }
        } else if (m_told.empty()) {
            moves();
        }
        return std::move(m_landings);
    }

private:
    [[nodiscard]] std::string name() const { return Deploying::nameOf(m_kind); }

    [[nodiscard]] bool accepted(const Deployed& soldier) const {
        std::vector<Deployed> soldiers = m_told;
        soldiers.push_back(soldier);
        return !refusalOf(m_state, m_kind.from.kind == Post::Kind::pool
                                       ? powder::Command(powder::command::Recruit{m_clan, soldiers})
                                       : powder::Command(powder::command::Attack{m_clan, soldiers}));
    }
    [[nodiscard]] bool takes(const Post& at) const {
        Deployed soldier = m_kind;
        soldier.at = at;
        return accepted(soldier);
    }

    void land(std::string place, std::vector<std::string> touches) {
        m_landings.push_back({std::move(place), std::move(touches)});
    }
    /// The pool's soldiers are told by their place first, those on the board by where they stand.
    void landAt(const Post& at) {
        const std::string place = powder::toString(at);
        if (m_kind.from.kind == Post::Kind::pool)
            land(place, {place, name()});
        else
            land(place, {powder::toString(m_kind.from), name(), place});
    }

    void spots() {
        for (const powder::Spot spot : spotsOf(m_state)) {
            const auto first = firstAt(spot);
            if (first)
                landAt(powder::spotPost(spot));
        }
    }
    /// How he would stand who is put down there; a tank's block may begin left of the spot.
    [[nodiscard]] std::optional<Post> firstAt(powder::Spot spot) const {
        switch (m_kind.type) {
        case powder::SoldierType::horseman:
            for (const powder::Cell cell : powder::neighbours(spot.cell)) {
                const Post pair =
                    powder::spotPost({spot.slot, std::min(cell, spot.cell)}, std::max(cell, spot.cell));
                if (takes(pair))
                    return pair;
            }
            return std::nullopt;
        case powder::SoldierType::tank:
            for (const int column : {powder::columnOf(spot.cell), powder::columnOf(spot.cell) - 1}) {
                if (column < 0)
                    continue;
                const Post block = powder::spotPost({spot.slot, powder::cellAt(0, column)});
                if (takes(block))
                    return block;
            }
            return std::nullopt;
        default:
            return takes(powder::spotPost(spot)) ? std::optional(powder::spotPost(spot)) : std::nullopt;
        }
    }

    /// Firing spots, and each spot that he could hit from them.
    void shots() {
        for (const powder::SectionIndex section : powder::sectionsInPlay(m_state)) {
            const Post fire = powder::firePost(section);
            const bool there = m_kind.from == fire;
            Deployed soldier = m_kind;
            if (!there)
                soldier.at = fire;
            if (m_kind.from.kind == Post::Kind::fire && !there)
                continue;
            if (!accepted(soldier))
                continue;
            std::vector<std::string> touches;
            if (m_kind.from.kind == Post::Kind::pool || there)
                touches = {powder::toString(fire), name()};
            else
                touches = {powder::toString(m_kind.from), name(), powder::toString(fire)};
            land(powder::toString(fire), touches);
            for (const powder::Spot spot : spotsOf(m_state)) {
                if (spot.slot.section != section)
                    continue;
                soldier.hits = spot;
                if (!accepted(soldier))
                    continue;
                auto aimed = touches;
                aimed.push_back(powder::spotName(spot));
                land(powder::spotName(spot), std::move(aimed));
            }
        }
    }

    /// Into another zone, where that is no attack (BP-34).
    void moves() {
        powder::command::Move move;
        move.clan = m_clan;
        move.from = m_kind.from;
        move.soldiers[powder::indexOf(m_kind.type)] = 1;
        if (m_kind.from.kind != Post::Kind::rest)
            return;
        for (const Post& to : zones(m_state)) {
            const std::string place = powder::toString(to);
            move.to = to;
            const bool known = std::any_of(m_landings.begin(), m_landings.end(),
                                           [&](const Landing& landing) { return landing.place == place; });
            if (!known && !refusalOf(m_state, move))
                landAt(to);
        }
    }

    const powder::State& m_state;
    powder::Clan m_clan;
    Deployed m_kind;
    const std::vector<Deployed>& m_told;
    std::vector<Landing> m_landings;
};

[[nodiscard]] int leftOf(const powder::State& state, powder::Clan clan, const Deployed& kind,
                         const std::vector<Deployed>& told) {
    const int there = kind.from.kind == Post::Kind::pool
                          ? powder::available(state, clan, kind.type)
                          : companyAt(state, clan, kind.from)[powder::indexOf(kind.type)];
    return there - static_cast<int>(std::count_if(told.begin(), told.end(), [&](const Deployed& soldier) {
               return soldier.type == kind.type && soldier.from == kind.from;
           }));
}

} // namespace

std::vector<Landing> landings(const powder::State& state, powder::Clan clan, const std::string& what,
                              const std::vector<powder::Deployed>& told) {
    const auto kind = Deploying::parseKind(what);
    if (!kind || leftOf(state, clan, *kind, told) <= 0)
        return {};
    // One order recruits or attacks.
    const bool recruits = kind->from.kind == Post::Kind::pool;
    if (!told.empty() && (told.front().from.kind == Post::Kind::pool) != recruits)
        return {};
    return Drop(state, clan, *kind, told).landings();
}

QList<PowderTrayRow> trayRows(const powder::State& state, powder::Clan clan,
                              const std::vector<powder::Deployed>& told) {
    QList<PowderTrayRow> rows;
    for (std::size_t index = 0; index < powder::soldierTypeCount; ++index) {
        Deployed kind;
        kind.type = typeOf(index);
        const int left = leftOf(state, clan, kind, told);
        if (powder::piecesOf(clan, kind.type) == 0)
            continue;
        PowderTrayRow row;
        row.type = QString::fromUtf8(powder::toString(kind.type).data());
        row.title = text::capital(text::soldierName(kind.type));
        row.count = std::max(0, left);
        row.colour = clanColour(clan);
        row.symbol = clanSymbol(clan);
        rows.append(row);
    }
    return rows;
}

QStringList standingSoldiers(const powder::State& state, powder::Clan clan) {
    QStringList names;
    if (!state.setup->isHuman(clan))
        return names;
    for (const Post& zone : zones(state)) {
        for (std::size_t index = 0; index < powder::soldierTypeCount; ++index) {
            Deployed kind;
            kind.type = typeOf(index);
            kind.from = zone;
            if (leftOf(state, clan, kind, {}) > 0)
                names.append(QString::fromStdString(Deploying::nameOf(kind)));
        }
    }
    return names;
}

} // namespace watchfire::entry
