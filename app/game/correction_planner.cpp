// SPDX-License-Identifier: Apache-2.0
// See correction_planner.h.
#include "app/game/correction_planner.h"

#include "app/game/board_picker.h"
#include "app/text/names.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct CorrectionText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)
};
using Json = nlohmann::ordered_json;

/// What comes after choosing `what`: a place, a player, and then a value or nothing more.
struct Kind {
    const char* what;
    const char* title;
    enum class Where { place, player, playerOrNone } where;
    bool value;
    bool walls;  ///< only with walls and riders
    bool robber; ///< only with a robber
};
using Where = Kind::Where;

constexpr Kind kinds[] = {
    {"riders", QT_TRANSLATE_NOOP("CorrectionText", "Riders on a hex"), Where::place, true, true, false},
    {"wall-level", QT_TRANSLATE_NOOP("CorrectionText", "Level of a wall"), Where::place, true, true, false},
    {"penalty", QT_TRANSLATE_NOOP("CorrectionText", "Penalty chips"), Where::player, true, true, false},
    {"building", QT_TRANSLATE_NOOP("CorrectionText", "A settlement or city"), Where::place, true, false,
     false},
    {"line", QT_TRANSLATE_NOOP("CorrectionText", "A road or ship"), Where::place, true, false, false},
    {"pirate", QT_TRANSLATE_NOOP("CorrectionText", "The pirate"), Where::place, false, true, false},
    {"robber", QT_TRANSLATE_NOOP("CorrectionText", "The robber"), Where::place, false, false, true},
    {"points", QT_TRANSLATE_NOOP("CorrectionText", "Points in cards"), Where::player, true, false, false},
    {"army", QT_TRANSLATE_NOOP("CorrectionText", "Knights played"), Where::player, true, false, false},
    {"longest-road", QT_TRANSLATE_NOOP("CorrectionText", "Who has the longest road"), Where::playerOrNone,
     false, false, false},
    {"largest-army", QT_TRANSLATE_NOOP("CorrectionText", "Who has the largest army"), Where::playerOrNone,
     false, false, false},
    {"turn", QT_TRANSLATE_NOOP("CorrectionText", "Whose turn it is"), Where::player, true, false, false},
    {"number", QT_TRANSLATE_NOOP("CorrectionText", "The number on a hex"), Where::place, true, false, false},
};

const Kind* find(const QString& what) {
    for (const Kind& kind : kinds) {
        if (what == QLatin1String(kind.what))
            return &kind;
    }
    return nullptr;
}

QString translated(const char* text) {
    return QCoreApplication::translate("CorrectionText", text);
}

ChoiceRow choice(const QString& id, const QString& title, bool chosen = false) {
    ChoiceRow row;
    row.id = id;
    row.title = title;
    row.chosen = chosen;
    return row;
}

QList<ChoiceRow> numbers(int from, int to, int now) {
    QList<ChoiceRow> rows;
    for (int i = from; i <= to; ++i)
        rows.append(choice(QString::number(i), QString::number(i), i == now));
    return rows;
}

int ridersOn(const hex::State& state, hex::HexId id) {
    return static_cast<int>(std::count_if(state.greatWall.riders.begin(), state.greatWall.riders.end(),
                                          [&](const auto& rider) { return rider.at == id; }));
}

constexpr int mostRidersOnAttackHex = 5; // GW-22
constexpr int mostRidersElsewhere = 7;
constexpr int highestLevel = 5; // GW-06
constexpr int chips = 7;        // GW-05
constexpr int mostPoints = 10;
constexpr int mostKnights = 14;
constexpr int highestNumber = 12;

} // namespace

void CorrectionPlanner::start() {
    m_stage = Stage::what;
    m_what.clear();
    m_at.clear();
    m_place = {};
    m_player = {};
}

QString CorrectionPlanner::stageName() const {
    switch (m_stage) {
    case Stage::what:
        return QStringLiteral("what");
    case Stage::place:
        return QStringLiteral("place");
    case Stage::player:
        return QStringLiteral("player");
    case Stage::value:
        return QStringLiteral("value");
    }
    return {};
}

QString CorrectionPlanner::title(const hex::State& state) const {
    const Kind* kind = find(m_what);
    switch (m_stage) {
    case Stage::what:
        return CorrectionText::tr("What lies differently on the table?");
    case Stage::place:
        return CorrectionText::tr("%1: tap the place", "%1 is what is corrected")
            .arg(translated(kind->title));
    case Stage::player:
        return CorrectionText::tr("%1: of whom?", "%1 is what is corrected").arg(translated(kind->title));
    case Stage::value:
        return m_player.valid() ? CorrectionText::tr("%1 of %2: how is it?", "what is corrected, whose")
                                      .arg(translated(kind->title), text::playerName(*state.setup, m_player))
                                : CorrectionText::tr("%1 at %2: how is it?", "what is corrected, where")
                                      .arg(translated(kind->title), text::placeName(state, m_place));
    }
    return {};
}

QList<ChoiceRow> CorrectionPlanner::choices(const hex::State& state) const {
    const hex::Setup& setup = *state.setup;
    const bool walls = setup.has(hex::ModuleName::riders);
    QList<ChoiceRow> rows;
    if (m_stage == Stage::what) {
        for (const Kind& kind : kinds) {
            if ((kind.walls && !walls) || (kind.robber && walls))
                continue;
            rows.append(choice(QString::fromLatin1(kind.what), translated(kind.title)));
        }
        return rows;
    }
    if (m_stage == Stage::player) {
        for (std::size_t i = 0; i < setup.playerCount(); ++i) {
            const hex::PlayerId p(i);
            ChoiceRow row = choice(QString::fromStdString(setup[p].id), text::playerName(setup, p));
            row.player = row.id;
            row.colour = text::playerColour(setup, p);
            row.symbol = text::symbolOf(row.colour);
            rows.append(row);
        }
        if (find(m_what)->where == Where::playerOrNone)
            rows.append(choice(QStringLiteral("null"), CorrectionText::tr("Nobody")));
        return rows;
    }
    if (m_stage != Stage::value)
        return rows;

    if (m_what == QLatin1String("riders")) {
        const auto* at = std::get_if<hex::HexId>(&m_place);
        const bool attack = state.board().wallAt(*at).valid();
        return numbers(0, attack ? mostRidersOnAttackHex : mostRidersElsewhere, ridersOn(state, *at));
    }
    if (m_what == QLatin1String("wall-level"))
        return numbers(0, highestLevel, state.greatWall.level[std::get<hex::WallId>(m_place).index()]);
    if (m_what == QLatin1String("penalty"))
        return numbers(0, chips, state.greatWall.chips[m_player.index()]);
    if (m_what == QLatin1String("points"))
        return numbers(0, mostPoints, state.players[m_player.index()].cardPoints);
    if (m_what == QLatin1String("army"))
        return numbers(0, mostKnights, state.players[m_player.index()].army);
    if (m_what == QLatin1String("turn")) {
        return {choice(QStringLiteral("before-roll"), CorrectionText::tr("Before the roll")),
                choice(QStringLiteral("after-roll"), CorrectionText::tr("After the roll"))};
    }
    if (m_what == QLatin1String("number")) {
        constexpr int seven = 7;
        rows.append(choice(QStringLiteral("null"), CorrectionText::tr("None")));
        for (int i = 2; i <= highestNumber; ++i) {
            if (i != seven)
                rows.append(choice(QString::number(i), QString::number(i),
                                   state.numbers[std::get<hex::HexId>(m_place)] == i));
        }
        return rows;
    }
    if (m_what == QLatin1String("building") || m_what == QLatin1String("line")) {
        rows.append(choice(QStringLiteral("null"), CorrectionText::tr("Nothing")));
        const bool building = m_what == QLatin1String("building");
        for (std::size_t i = 0; i < setup.playerCount(); ++i) {
            const hex::PlayerId p(i);
            const auto add = [&](const char* piece, const QString& title) {
                ChoiceRow row = choice(
                    QStringLiteral("%1:%2").arg(QLatin1String(piece), QString::fromStdString(setup[p].id)),
                    title);
                row.player = QString::fromStdString(setup[p].id);
                row.colour = text::playerColour(setup, p);
                row.symbol = text::symbolOf(row.colour);
                rows.append(row);
            };
            const QString name = text::playerName(setup, p);
            if (building) {
                add("settlement", CorrectionText::tr("Settlement of %1").arg(name));
                add("city", CorrectionText::tr("City of %1").arg(name));
            } else {
                add("road", CorrectionText::tr("Road of %1").arg(name));
                if (setup.ships())
                    add("ship", CorrectionText::tr("Ship of %1").arg(name));
            }
        }
    }
    return rows;
}

std::vector<hex::Place> CorrectionPlanner::places(const hex::State& state) const {
    std::vector<hex::Place> places;
    if (m_stage != Stage::place)
        return places;
    const hex::Board& board = state.board();
    const auto allIds = [&](auto make, std::size_t count, const auto& fits) {
        for (std::size_t i = 0; i < count; ++i) {
            if (fits(make(i)))
                places.push_back(make(i));
        }
    };
    const auto hexes = [&](const auto& fits) {
        allIds([](std::size_t i) { return hex::HexId(i); }, board.hexes().size(), fits);
    };
    const auto sea = [&](hex::HexId h) { return board[h].terrain == hex::Terrain::sea; };
    if (m_what == QLatin1String("wall-level")) {
        allIds([](std::size_t i) { return hex::WallId(i); }, board.walls().size(),
               [](hex::WallId) { return true; });
    } else if (m_what == QLatin1String("riders")) {
        hexes([&](hex::HexId h) {
            if (board.wallAt(h).valid() || board.assemblyAt(h).valid())
                return true;
            return std::any_of(board.walls().begin(), board.walls().end(), [&](const hex::Board::Wall& wall) {
                return std::find(wall.column.begin(), wall.column.end(), h) != wall.column.end() && !sea(h);
            });
        });
    } else if (m_what == QLatin1String("building")) {
        allIds([](std::size_t i) { return hex::CornerId(i); }, board.corners().size(),
               [&](hex::CornerId c) { return board[c].touchesLand; });
    } else if (m_what == QLatin1String("line")) {
        allIds([](std::size_t i) { return hex::SideId(i); }, board.sides().size(),
               [](hex::SideId) { return true; });
    } else if (m_what == QLatin1String("pirate")) {
        hexes(sea);
    } else if (m_what == QLatin1String("robber")) {
        hexes([&](hex::HexId h) { return !sea(h); });
    } else if (m_what == QLatin1String("number")) {
        hexes([&](hex::HexId h) {
            return !sea(h) && !board.wallAt(h).valid() && !board.assemblyAt(h).valid();
        });
    }
    return places;
}

Json CorrectionPlanner::command(const Json& value) const {
    Json command{{"do", "correct"}, {"what", m_what.toStdString()}};
    if (!m_at.empty())
        command["at"] = m_at;
    command["value"] = value;
    return command;
}

std::optional<Json> CorrectionPlanner::choose(const hex::State& state, const QString& id) {
    const auto rows = choices(state);
    const bool offered =
        std::any_of(rows.begin(), rows.end(), [&](const ChoiceRow& row) { return row.id == id; });
    if (!offered)
        return std::nullopt;
    if (m_stage == Stage::what) {
        m_what = id;
        m_stage = find(id)->where == Where::place ? Stage::place : Stage::player;
        return std::nullopt;
    }
    if (m_stage == Stage::player) {
        m_player = state.setup->findPlayer(id.toStdString());
        if (find(m_what)->where == Where::playerOrNone)
            return command(m_player.valid() ? Json(id.toStdString()) : Json());
        m_at = id.toStdString();
        m_stage = Stage::value;
        return std::nullopt;
    }
    if (m_what == QLatin1String("turn")) {
        m_at.clear();
        return command(
            {{"player", state.setup->players()[m_player.index()].id}, {"phase", id.toStdString()}});
    }
    if (id == QLatin1String("null"))
        return command(Json());
    if (const qsizetype colon = id.indexOf(QLatin1Char(':')); colon > 0) {
        return command(
            {{"piece", id.left(colon).toStdString()}, {"player", id.mid(colon + 1).toStdString()}});
    }
    return command(id.toInt());
}

std::optional<Json> CorrectionPlanner::pick(const hex::State& state, const hex::Place& place) {
    if (m_stage != Stage::place)
        return std::nullopt;
    m_place = place;
    m_at = logName(state.board(), place);
    if (find(m_what)->value) {
        m_stage = Stage::value;
        return std::nullopt;
    }
    // Robber and pirate: the place is the value.
    const std::string at = std::exchange(m_at, {});
    return command(at);
}

void CorrectionPlanner::back() {
    if (m_stage == Stage::value) {
        m_stage = find(m_what)->where == Where::place ? Stage::place : Stage::player;
        m_player = {};
        m_at.clear();
    } else {
        start();
    }
}

} // namespace watchfire
