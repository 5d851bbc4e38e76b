// SPDX-License-Identifier: Apache-2.0
// See knight_planner.h.
#include "app/game/hex/knight_planner.h"

#include "app/game/hex/player_dress.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {
struct KnightText {
    Q_DECLARE_TR_FUNCTIONS(KnightText)
};

constexpr std::size_t mostActions = 2;

bool atWall(const hex::State& state) {
    return state.setup->has(hex::ModuleName::wallKnight);
}

bool withRaiders(const hex::State& state) {
    return state.setup->has(hex::ModuleName::raiders);
}

QString sentence(const hex::State& state, const hex::command::KnightAction& action) {
    struct Visitor {
        const hex::State& state;
        QString operator()(const hex::command::MoveRider& a) const {
            return KnightText::tr("Move a rider from %1 to %2")
                .arg(text::assemblyName(state.board(), a.from), text::assemblyName(state.board(), a.to));
        }
        QString operator()(const hex::command::DriveOff& a) const {
            return KnightText::tr("Drive a rider off %1").arg(text::hexName(state, a.hex));
        }
        QString operator()(const hex::command::MovePirate& a) const {
            return a.from.valid() ? KnightText::tr("Move the pirate %1 and take a card from %2",
                                                   "%1: to the sea beside hills 5")
                                        .arg(text::toHex(state, a.to), text::playerName(*state.setup, a.from))
                                  : KnightText::tr("Move the pirate %1", "%1: to the sea beside hills 5")
                                        .arg(text::toHex(state, a.to));
        }
        QString operator()(const hex::command::UnknownAction&) const { return {}; } // never planned here
    };
    return std::visit(Visitor{state}, action);
}
} // namespace

void KnightPlanner::start(const hex::State& state) {
    m_actions.clear();
    m_from = {};
    m_to = {};
    m_victim = {};
    m_robberGame = !atWall(state);
    m_stage = atWall(state) ? Stage::action : withRaiders(state) ? Stage::raider : Stage::robber;
}

bool KnightPlanner::allowed(const hex::State& state, const hex::command::Knight& knight) const {
    return hex::apply(state, hex::Command(knight)).ok();
}

hex::command::Knight KnightPlanner::with(const hex::State& state,
                                         const hex::command::KnightAction& action) const {
    hex::command::Knight knight;
    knight.player = state.turn.player;
    knight.actions.assign(m_actions.begin(), m_actions.end());
    knight.actions.push_back(action);
    return knight;
}

std::vector<hex::AssemblyId> KnightPlanner::startsOf(const hex::State& state) const {
    std::vector<hex::AssemblyId> starts;
    for (std::size_t i = 0; i < state.board().assembly().size(); ++i) {
        if (!targetsOf(state, hex::AssemblyId(i)).empty())
            starts.emplace_back(i);
    }
    return starts;
}

std::vector<hex::AssemblyId> KnightPlanner::targetsOf(const hex::State& state, hex::AssemblyId from) const {
    std::vector<hex::AssemblyId> targets;
    for (std::size_t i = 0; i < state.board().assembly().size(); ++i) {
        const hex::AssemblyId to(i);
        if (to != from && allowed(state, with(state, hex::command::MoveRider{from, to})))
            targets.push_back(to);
    }
    return targets;
}

std::vector<hex::HexId> KnightPlanner::drivable(const hex::State& state) const {
    std::vector<hex::HexId> hexes;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
        if (allowed(state, with(state, hex::command::DriveOff{hex::HexId(i)})))
            hexes.emplace_back(i);
    }
    return hexes;
}

std::vector<hex::HexId> KnightPlanner::seasFor(const hex::State& state) const {
    std::vector<hex::HexId> hexes;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
        if (allowed(state, with(state, hex::command::MovePirate{hex::HexId(i), {}})))
            hexes.emplace_back(i);
    }
    return hexes;
}

hex::command::Knight KnightPlanner::robberKnight(const hex::State& state, hex::HexId to,
                                                 hex::PlayerId from) const {
    hex::command::Knight knight;
    knight.player = state.turn.player;
    knight.to = to;
    knight.from = from;
    return knight;
}

std::vector<hex::HexId> KnightPlanner::robberHexes(const hex::State& state) const {
    std::vector<hex::HexId> hexes;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
        const hex::HexId to(i);
        bool possible = allowed(state, robberKnight(state, to, {}));
        for (std::size_t p = 0; p < state.setup->playerCount() && !possible; ++p)
            possible = allowed(state, robberKnight(state, to, hex::PlayerId(p)));
        if (possible)
            hexes.push_back(to);
    }
    return hexes;
}

std::vector<hex::HexId> KnightPlanner::raiderHexes(const hex::State& state) const {
    std::vector<hex::HexId> hexes;
    hex::command::Knight knight;
    knight.player = state.turn.player;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
        knight.at = hex::HexId(i);
        if (allowed(state, knight))
            hexes.push_back(knight.at);
    }
    return hexes;
}

bool KnightPlanner::movesNobody(const hex::State& state) const {
    return m_stage == Stage::robber && allowed(state, robberKnight(state, {}, {}));
}

std::vector<hex::PlayerId> KnightPlanner::victims(const hex::State& state) const {
    std::vector<hex::PlayerId> players;
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i) {
        const hex::PlayerId p(i);
        const auto knight =
            atWall(state) ? with(state, hex::command::MovePirate{m_to, p}) : robberKnight(state, m_to, p);
        if (p != state.turn.player && allowed(state, knight))
            players.push_back(p);
    }
    return players;
}

KnightModel::Facts KnightPlanner::facts(const hex::State& state) const {
    KnightModel::Facts facts;
    for (const auto& action : m_actions)
        facts.planned.append(sentence(state, action));
    switch (m_stage) {
    case Stage::action:
        facts.stage = QStringLiteral("action");
        facts.title = m_actions.size() < mostActions ? KnightText::tr("What does the knight do?")
                                                     : KnightText::tr("Play the knight");
        break;
    case Stage::from:
        facts.stage = QStringLiteral("from");
        facts.title = KnightText::tr("From which assembly hex?");
        break;
    case Stage::to:
        facts.stage = QStringLiteral("to");
        facts.title = KnightText::tr("To which assembly hex?");
        break;
    case Stage::driveOff:
        facts.stage = QStringLiteral("hex");
        facts.title = KnightText::tr("Which rider goes back into the bag?");
        break;
    case Stage::pirate:
        facts.stage = QStringLiteral("pirate");
        facts.title = KnightText::tr("Where does the pirate go?");
        break;
    case Stage::robber:
        facts.stage = m_to.valid() ? QStringLiteral("play") : QStringLiteral("robber");
        facts.title =
            m_to.valid() ? KnightText::tr("Play the knight") : KnightText::tr("Where does the robber go?");
        if (movesNobody(state)) {
            facts.stage = QStringLiteral("play");
            facts.title = KnightText::tr("Play the knight");
            facts.planned.append(KnightText::tr("The robber has drowned: nobody is moved"));
        }
        break;
    case Stage::raider:
        facts.stage = m_to.valid() ? QStringLiteral("play") : QStringLiteral("raider");
        facts.title =
            m_to.valid() ? KnightText::tr("Play the knight") : KnightText::tr("Which raider leaves?");
        if (!m_to.valid() && raiderHexes(state).empty())
            facts.title = KnightText::tr("No raider stands on the board");
        break;
    case Stage::victim:
        facts.stage = QStringLiteral("victim");
        facts.title = KnightText::tr("From whom is a card taken?");
        break;
    }
    facts.ready = m_stage == Stage::action || facts.stage == QLatin1String("play");
    facts.ready = facts.ready && allowed(state, command(state));
    if (m_robberGame && m_to.valid())
        facts.planned.append(
            m_stage == Stage::raider
                ? KnightText::tr("A raider leaves %1").arg(text::desertName(state, m_to))
                : KnightText::tr("The robber goes %1", "%1: to hills 5").arg(text::toHex(state, m_to)));
    return facts;
}

QList<ChoiceRow> KnightPlanner::choices(const hex::State& state) const {
    QList<ChoiceRow> rows;
    const auto add = [&](const char* id, const QString& title, const QString& detail, bool enabled) {
        ChoiceRow row;
        row.id = QString::fromLatin1(id);
        row.title = title;
        row.detail = detail;
        row.enabled = enabled;
        if (!enabled)
            row.why = KnightText::tr("Not possible now");
        rows.append(row);
    };
    if (m_stage == Stage::action && m_actions.size() < mostActions) {
        add("move-rider", KnightText::tr("Move a rider"), KnightText::tr("From one assembly hex to another"),
            !startsOf(state).empty());
        add("drive-off", KnightText::tr("Drive a rider off"),
            KnightText::tr("From behind the wall into the bag"), !drivable(state).empty());
        add("pirate", KnightText::tr("Move the pirate"), KnightText::tr("And take one card"),
            !seasFor(state).empty());
    } else if (m_stage == Stage::victim) {
        for (const hex::PlayerId p : victims(state)) {
            ChoiceRow row = playerChoice(*state.setup, p);
            row.detail = KnightText::tr("%n point(s)", nullptr, hex::pointsOf(state, p));
            rows.append(row);
        }
        if (atWall(state))
            add("nobody", KnightText::tr("Take no card"), {}, true);
    }
    return rows;
}

std::vector<hex::Place> KnightPlanner::places(const hex::State& state) const {
    std::vector<hex::Place> places;
    const auto add = [&](const auto& ids) { places.insert(places.end(), ids.begin(), ids.end()); };
    switch (m_stage) {
    case Stage::action:
    case Stage::victim:
        break;
    case Stage::from:
        add(startsOf(state));
        break;
    case Stage::to:
        add(targetsOf(state, m_from));
        break;
    case Stage::driveOff:
        add(drivable(state));
        break;
    case Stage::pirate:
        add(seasFor(state));
        break;
    case Stage::robber:
        if (!m_to.valid() && !movesNobody(state))
            add(robberHexes(state));
        break;
    case Stage::raider:
        if (!m_to.valid())
            add(raiderHexes(state));
        break;
    }
    return places;
}

void KnightPlanner::choose(const hex::State& state, const QString& id) {
    if (m_stage == Stage::action && m_actions.size() < mostActions) {
        if (id == QLatin1String("move-rider") && !startsOf(state).empty())
            m_stage = Stage::from;
        else if (id == QLatin1String("drive-off") && !drivable(state).empty())
            m_stage = Stage::driveOff;
        else if (id == QLatin1String("pirate") && !seasFor(state).empty())
            m_stage = Stage::pirate;
        return;
    }
    if (m_stage != Stage::victim)
        return;
    const hex::PlayerId victim = state.setup->findPlayer(id.toStdString());
    if (!victim.valid() && id != QLatin1String("nobody"))
        return;
    m_victim = victim;
    if (atWall(state)) {
        m_actions.push_back(hex::command::MovePirate{m_to, victim});
        m_to = {};
        m_stage = Stage::action;
    } else {
        m_stage = Stage::robber;
    }
}

void KnightPlanner::pick(const hex::State& state, const hex::Place& place) {
    const auto* hexId = std::get_if<hex::HexId>(&place);
    if (hexId == nullptr)
        return;
    switch (m_stage) {
    case Stage::action:
    case Stage::victim:
        return;
    case Stage::from:
        m_from = state.board().assemblyAt(*hexId);
        if (m_from.valid())
            m_stage = Stage::to;
        return;
    case Stage::to:
        if (const hex::AssemblyId to = state.board().assemblyAt(*hexId); to.valid()) {
            m_actions.push_back(hex::command::MoveRider{m_from, to});
            m_stage = Stage::action;
        }
        return;
    case Stage::driveOff:
        m_actions.push_back(hex::command::DriveOff{*hexId});
        m_stage = Stage::action;
        return;
    case Stage::pirate:
        m_to = *hexId;
        m_stage = Stage::victim;
        return;
    case Stage::robber:
        m_to = *hexId;
        m_victim = {};
        m_stage = victims(state).empty() ? Stage::robber : Stage::victim;
        return;
    case Stage::raider:
        m_to = *hexId;
        return;
    }
}

bool KnightPlanner::back() {
    switch (m_stage) {
    case Stage::action:
        if (m_actions.empty())
            return false;
        m_actions.pop_back();
        return true;
    case Stage::from:
    case Stage::driveOff:
    case Stage::pirate:
        m_stage = Stage::action;
        return true;
    case Stage::to:
        m_stage = Stage::from;
        return true;
    case Stage::robber:
    case Stage::raider:
        m_victim = {};
        return std::exchange(m_to, {}).valid();
    case Stage::victim:
        m_to = {};
        // The wall's knight came here from the pirate, the other one from the robber.
        m_stage = m_robberGame ? Stage::robber : Stage::pirate;
        return true;
    }
    return false;
}

hex::command::Knight KnightPlanner::command(const hex::State& state) const {
    hex::command::Knight knight;
    knight.player = state.turn.player;
    if (withRaiders(state)) {
        knight.at = m_to;
        return knight;
    }
    if (!atWall(state))
        return robberKnight(state, m_to, m_victim);
    knight.actions.assign(m_actions.begin(), m_actions.end());
    return knight;
}

} // namespace watchfire
