// SPDX-License-Identifier: Apache-2.0
// See correction_planner.h.
#include "app/game/hex/correction_planner.h"

#include "app/game/hex/board_picker.h"
#include "app/game/hex/player_dress.h"
#include "app/hex/correction_kind.h"
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "rules/hex/modules/raiders.h"
#include "rules/hex/modules/riders.h"
#include "rules/hex/placement.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace watchfire {

namespace {

struct CorrectionText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)
};
using Json = nlohmann::ordered_json;

using Module = hex::ModuleName;

bool always(const hex::Setup&) {
    return true;
}
bool withKnights(const hex::Setup& setup) {
    return !setup.has(Module::raiders); // RA-00
}

using Kind = CorrectionKind;
using Where = Kind::Where;

/// Behind these stand the rooms' rows for before the pieces.
constexpr Kind firstKinds[] = {
    {"riders", "riders", QT_TRANSLATE_NOOP("CorrectionText", "Riders on a hex"), Where::place, true,
     withModule<Module::riders>},
    {"wall-level", "wall-level", QT_TRANSLATE_NOOP("CorrectionText", "Level of a wall"), Where::place, true,
     withModule<Module::riders>},
    {"rider-bag", "bag", QT_TRANSLATE_NOOP("CorrectionText", "Riders in the bag"), Where::nowhere, true,
     withModule<Module::riders>},
    {"penalty", "penalty", QT_TRANSLATE_NOOP("CorrectionText", "Penalty chips"), Where::player, true,
     withModule<Module::riders>},
    {"storm", "storm", QT_TRANSLATE_NOOP("CorrectionText", "The storm"), Where::place, true,
     withModule<Module::storm>},
};
/// Behind these stand the rooms' rows for after the pieces.
constexpr Kind pieceKinds[] = {
    {"raiders", "raiders", QT_TRANSLATE_NOOP("CorrectionText", "Raiders on a hex"), Where::place, true,
     withModule<Module::raiders>},
    {"raiders-supply", "raiders", QT_TRANSLATE_NOOP("CorrectionText", "Raiders still to come"),
     Where::nowhere, true, withModule<Module::raiders>},
    {"raiders-driven", "raiders", QT_TRANSLATE_NOOP("CorrectionText", "Raiders driven off"), Where::player,
     true, withModule<Module::raiders>},
    {"building", "building", QT_TRANSLATE_NOOP("CorrectionText", "A settlement or city"), Where::place, true,
     always},
    {"line", "line", QT_TRANSLATE_NOOP("CorrectionText", "A road or ship"), Where::place, true, always},
    {"repair", "repair", QT_TRANSLATE_NOOP("CorrectionText", "A gap to be filled first"), Where::place, true,
     withModule<Module::storm>},
    {"marker", "marker", QT_TRANSLATE_NOOP("CorrectionText", "A one-point marker"), Where::place, true,
     withModule<Module::discovery>},
    {"bag", "bag", QT_TRANSLATE_NOOP("CorrectionText", "Number tokens in the bag"), Where::nowhere, true,
     withModule<Module::discovery>},
    {"discovered", "discovered", QT_TRANSLATE_NOOP("CorrectionText", "Whether land is discovered"),
     Where::place, true, withModule<Module::discovery>},
};
constexpr Kind lastKinds[] = {
    {"pirate", "pirate", QT_TRANSLATE_NOOP("CorrectionText", "The pirate"), Where::place, false,
     withModule<Module::pirate>},
    {"robber", "robber", QT_TRANSLATE_NOOP("CorrectionText", "The robber"), Where::place, false,
     withModule<Module::robber>},
    {"points", "points", QT_TRANSLATE_NOOP("CorrectionText", "Points in cards"), Where::player, true, always},
    {"army", "army", QT_TRANSLATE_NOOP("CorrectionText", "Knights played"), Where::player, true, withKnights},
    {"longest-road", "longest-road", QT_TRANSLATE_NOOP("CorrectionText", "Who has the longest road"),
     Where::playerOrNone, false, always},
    {"largest-army", "largest-army", QT_TRANSLATE_NOOP("CorrectionText", "Who has the largest army"),
     Where::playerOrNone, false, withKnights},
    {"turn", "turn", QT_TRANSLATE_NOOP("CorrectionText", "Whose turn it is"), Where::player, true, always},
    {"number", "number", QT_TRANSLATE_NOOP("CorrectionText", "The number on a hex"), Where::place, true,
     always},
};

std::vector<const Kind*> kindsInOrder() {
    std::vector<const Kind*> all;
    const auto add = [&](std::span<const Kind> kinds) {
        for (const Kind& kind : kinds)
            all.push_back(&kind);
    };
    const auto addRooms = [&](Kind::When when) {
        for (const ModuleRoom* room : rooms())
            for (const Kind& kind : room->corrections())
                if (kind.when == when)
                    all.push_back(&kind);
    };
    add(firstKinds);
    addRooms(Kind::When::beforePieces);
    add(pieceKinds);
    addRooms(Kind::When::afterPieces);
    add(lastKinds);
    return all;
}

const std::vector<const Kind*>& kinds() {
    static const std::vector<const Kind*> all = kindsInOrder();
    return all;
}

const Kind* find(const QString& what) {
    for (const Kind* kind : kinds()) {
        if (what == QLatin1String(kind->id))
            return kind;
    }
    return nullptr;
}

QString titleOf(const Kind& kind, const hex::Setup& setup) {
    return kind.id == std::string_view("line") && !setup.ships()
               ? CorrectionText::tr("A road")
               : QCoreApplication::translate(kind.context, kind.title);
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

constexpr int mostPoints = 10;
constexpr int mostKnights = 14;
constexpr int highestNumber = 12;
constexpr int mostOfOneToken = 9;

/// Of a die's two, the numbers that a token may show.
std::vector<int> tokenNumbers() {
    constexpr int seven = 7;
    std::vector<int> all;
    for (int i = 2; i <= highestNumber; ++i) {
        if (i != seven)
            all.push_back(i);
    }
    return all;
}

QList<ChoiceRow> yesOrNo(const QString& yes, const QString& no, bool now) {
    return {choice(QStringLiteral("true"), yes, now), choice(QStringLiteral("false"), no, !now)};
}

/// A player for each row, and first the one of nobody.
QList<ChoiceRow> playersOr(const hex::Setup& setup, const QString& nobody, hex::PlayerId now) {
    QList<ChoiceRow> rows{choice(QStringLiteral("null"), nobody, !now.valid())};
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId p(i);
        rows.append(playerChoice(setup, p, p == now));
    }
    return rows;
}

/// WO-22: a direction; on a hex at both edges of the map also at which of them (WO-23).
QList<ChoiceRow> headings(const hex::State& state, hex::HexId at) {
    QList<ChoiceRow> rows;
    const auto add = [&](hex::Direction heading, const QString& half, const QString& title) {
        const QString name = QString::fromUtf8(hex::toString(heading).data());
        const bool thisEdge =
            half.isEmpty() || (state.storm.half == hex::MapEdge::west) == (half == QLatin1String("west"));
        rows.append(choice(half.isEmpty() ? name : name + QLatin1Char(':') + half, title,
                           at == state.storm.at && heading == state.storm.heading && thisEdge));
    };
    for (const hex::Direction heading : hex::allDirections) {
        const QString name = text::directionName(heading);
        if (!state.board().isSplit(at)) {
            add(heading, {}, name);
            continue;
        }
        add(heading, QStringLiteral("west"), CorrectionText::tr("%1, at the west edge").arg(name));
        add(heading, QStringLiteral("east"), CorrectionText::tr("%1, at the east edge").arg(name));
    }
    return rows;
}

hex::PlayerId repairerOf(const hex::State& state, hex::SideId side) {
    for (const auto& repair : state.storm.repairs) {
        if (repair.at == side)
            return repair.player;
    }
    return {};
}

/// Whose the card or the turn is now.
hex::PlayerId holderNow(const hex::State& state, const QString& what) {
    if (what == QLatin1String("longest-road"))
        return state.longestRoad;
    if (what == QLatin1String("largest-army"))
        return state.largestArmy;
    return what == QLatin1String("turn") && state.turn.phase != hex::TurnPhase::founding ? state.turn.player
                                                                                         : hex::PlayerId();
}

/// What stands or lies there as the id of its choice; empty: nothing.
QString pieceNow(const hex::State& state, const hex::Place& place) {
    const auto id = [&](hex::Piece piece, hex::PlayerId player) {
        return QStringLiteral("%1:%2").arg(QString::fromUtf8(hex::toString(piece).data()),
                                           QString::fromStdString((*state.setup)[player].id));
    };
    if (const auto* corner = std::get_if<hex::CornerId>(&place);
        corner != nullptr && state.buildings[*corner])
        return id(state.buildings[*corner].kind == hex::BuildingKind::city ? hex::Piece::city
                                                                           : hex::Piece::settlement,
                  state.buildings[*corner].player);
    if (const auto* side = std::get_if<hex::SideId>(&place); side != nullptr && state.lines[*side])
        return id(hex::pieceOf(state.lines[*side].kind), state.lines[*side].player);
    return {};
}

hex::PlayerId holderOf(const hex::State& state, hex::CornerId corner) {
    const auto markers = state.board().markers();
    for (std::size_t i = 0; i < markers.size(); ++i) {
        if (markers[i] == corner)
            return state.discovery.markerHolders[i];
    }
    return {};
}

/// Where a module of the game lets only a piece of its own lie.
std::optional<hex::Piece> onlyLineAt(const hex::State& state, hex::SideId side) {
    for (const ModuleRoom* room : roomsOf(*state.setup)) {
        if (const auto piece = room->onlyLineAt(state.board(), side))
            return piece;
    }
    return std::nullopt;
}

} // namespace

void CorrectionPlanner::start(std::vector<hex::Place> at) {
    m_touched = std::move(at);
    m_stage = Stage::what;
    m_what.clear();
    m_at.clear();
    m_place = {};
    m_player = {};
    m_token = 0;
}

QString CorrectionPlanner::stageName() const {
    switch (m_stage) {
    case Stage::what:
        return QStringLiteral("what");
    case Stage::place:
        return QStringLiteral("place");
    case Stage::player:
        return QStringLiteral("player");
    case Stage::token:
    case Stage::value:
        return QStringLiteral("value");
    }
    return {};
}

QString CorrectionPlanner::title(const hex::State& state) const {
    const Kind* kind = find(m_what);
    switch (m_stage) {
    case Stage::what:
        return m_touched.empty() ? CorrectionText::tr("What is different on the table?")
                                 : CorrectionText::tr("What is different here?");
    case Stage::place:
        return CorrectionText::tr("%1: tap the place", "%1 is what is corrected")
            .arg(titleOf(*kind, *state.setup));
    case Stage::player:
        return CorrectionText::tr("%1: whose?", "%1 is what is corrected").arg(titleOf(*kind, *state.setup));
    case Stage::token:
        return m_what == QLatin1String("bag")
                   ? CorrectionText::tr("Number tokens in the bag: of which number?")
                   : CorrectionText::tr("Riders in the bag: of which numeral?");
    case Stage::value:
        if (m_what == QLatin1String("rider-bag"))
            return CorrectionText::tr("Riders with a %1: how many are in the bag?")
                .arg(QString::fromStdString(
                    state.board().assembly()[static_cast<std::size_t>(m_token - 1)].id));
        if (m_token != 0)
            return CorrectionText::tr("Tokens with a %1: how many are in the bag?").arg(m_token);
        if (kind->where == Where::nowhere)
            return CorrectionText::tr("%1: what is right?", "%1 is what is corrected")
                .arg(titleOf(*kind, *state.setup));
        return m_player.valid()
                   ? CorrectionText::tr("%1 of %2: what is right?", "what is corrected, whose")
                         .arg(titleOf(*kind, *state.setup), text::playerName(*state.setup, m_player))
                   : CorrectionText::tr("%1 at %2: what stands there?", "what is corrected, where")
                         .arg(titleOf(*kind, *state.setup), text::placeName(state, m_place));
    }
    return {};
}

QList<ChoiceRow> CorrectionPlanner::choices(const hex::State& state) const {
    const hex::Setup& setup = *state.setup;
    QList<ChoiceRow> rows;
    if (m_stage == Stage::what) {
        // At a touched place its own corrections, in the order of the places.
        for (const hex::Place& here : m_touched) {
            for (const Kind* kind : kinds()) {
                const QString id = QString::fromLatin1(kind->id);
                if (!kind->fits(setup) || touchedFor(state, id) != here)
                    continue;
                ChoiceRow row = choice(id, titleOf(*kind, setup));
                row.detail = text::placeName(state, here);
                const bool thief =
                    (id == QLatin1String("robber") && here == hex::Place(state.thieves.robber)) ||
                    (id == QLatin1String("pirate") && here == hex::Place(state.thieves.pirate));
                if (thief)
                    row.detail = CorrectionText::tr("Take it off the board");
                rows.append(row);
            }
        }
        if (!m_touched.empty()) {
            rows.append(choice(QStringLiteral("other"), CorrectionText::tr("Something else")));
            return rows;
        }
        for (const Kind* kind : kinds()) {
            if (kind->fits(setup))
                rows.append(choice(QString::fromLatin1(kind->id), titleOf(*kind, setup)));
        }
        return rows;
    }
    if (m_stage == Stage::place && !find(m_what)->value) {
        // Robber and pirate.
        const hex::HexId at = m_what == QLatin1String("robber") ? state.thieves.robber : state.thieves.pirate;
        return {choice(QStringLiteral("null"), CorrectionText::tr("Off the board"), !at.valid())};
    }
    if (m_stage == Stage::token && m_what == QLatin1String("rider-bag")) {
        const auto assembly = state.board().assembly();
        for (std::size_t i = 0; i < assembly.size(); ++i) {
            ChoiceRow row = choice(QString::number(i + 1), QString::fromStdString(assembly[i].id));
            row.detail = CorrectionText::tr("%n in the bag", nullptr, state.greatWall.bag[i]);
            rows.append(row);
        }
        return rows;
    }
    if (m_stage == Stage::token) {
        for (const int number : tokenNumbers()) {
            ChoiceRow row = choice(QString::number(number), QString::number(number));
            row.detail = CorrectionText::tr("%n in the bag", nullptr,
                                            state.discovery.bag[static_cast<std::size_t>(number)]);
            rows.append(row);
        }
        return rows;
    }
    if (m_stage == Stage::player) {
        for (std::size_t i = 0; i < setup.playerCount(); ++i) {
            rows.append(playerChoice(setup, hex::PlayerId(i), holderNow(state, m_what) == hex::PlayerId(i)));
        }
        if (find(m_what)->where == Where::playerOrNone)
            rows.append(choice(QStringLiteral("null"), CorrectionText::tr("Nobody"),
                               !holderNow(state, m_what).valid()));
        return rows;
    }
    if (m_stage != Stage::value)
        return rows;

    for (const ModuleRoom* room : roomsOf(setup)) {
        for (const CorrectionValue& value : room->correctionValues(state, m_what, m_player))
            rows.append(choice(value.id, value.title, value.now));
    }
    if (!rows.isEmpty())
        return rows;
    if (m_what == QLatin1String("riders")) {
        const auto* at = std::get_if<hex::HexId>(&m_place);
        const bool attack = state.board().wallAt(*at).valid();
        return numbers(0, attack ? hex::maxRidersOnAttackHex : hex::ridersPerNumeral,
                       hex::ridersAt(state, *at));
    }
    if (m_what == QLatin1String("wall-level"))
        return numbers(0, hex::maxWallLevel, state.greatWall.level[std::get<hex::WallId>(m_place).index()]);
    if (m_what == QLatin1String("penalty"))
        return numbers(0, hex::chipsPerGame, state.greatWall.chips[m_player.index()]);
    if (m_what == QLatin1String("points"))
        return numbers(0, mostPoints, state.players[m_player.index()].cardPoints);
    if (m_what == QLatin1String("army"))
        return numbers(0, mostKnights, state.players[m_player.index()].army);
    if (m_what == QLatin1String("storm"))
        return headings(state, std::get<hex::HexId>(m_place));
    if (m_what == QLatin1String("raiders")) {
        const hex::HexId at = std::get<hex::HexId>(m_place);
        const auto deserts = state.board().deserts();
        const bool desert = std::find(deserts.begin(), deserts.end(), at) != deserts.end();
        return numbers(0, desert ? hex::raidersPerGame(setup) : 1, hex::raidersAt(state, at));
    }
    if (m_what == QLatin1String("raiders-supply"))
        return numbers(0, hex::raidersPerGame(setup), state.raiders.supply);
    if (m_what == QLatin1String("raiders-driven"))
        return numbers(0, hex::raidersPerGame(setup), state.raiders.driven[m_player.index()]);
    if (m_what == QLatin1String("repair"))
        return playersOr(setup, CorrectionText::tr("No gap"),
                         repairerOf(state, std::get<hex::SideId>(m_place)));
    if (m_what == QLatin1String("marker"))
        return playersOr(setup, CorrectionText::tr("It lies there"),
                         holderOf(state, std::get<hex::CornerId>(m_place)));
    if (m_what == QLatin1String("rider-bag"))
        return numbers(0, hex::ridersPerNumeral, state.greatWall.bag[static_cast<std::size_t>(m_token - 1)]);
    if (m_what == QLatin1String("bag"))
        return numbers(0, mostOfOneToken, state.discovery.bag[static_cast<std::size_t>(m_token)]);
    if (m_what == QLatin1String("discovered"))
        return yesOrNo(CorrectionText::tr("Discovered"), CorrectionText::tr("Not discovered"),
                       state.discovery.known[std::get<hex::HexId>(m_place).index()]);
    if (m_what == QLatin1String("turn")) {
        const bool his = state.turn.player == m_player;
        return {choice(QStringLiteral("before-roll"), CorrectionText::tr("Before the roll"),
                       his && state.turn.phase == hex::TurnPhase::beforeRoll),
                choice(QStringLiteral("after-roll"), CorrectionText::tr("After the roll"),
                       his && state.turn.phase == hex::TurnPhase::afterRoll)};
    }
    if (m_what == QLatin1String("number")) {
        rows.append(choice(QStringLiteral("null"), CorrectionText::tr("None"),
                           state.numbers[std::get<hex::HexId>(m_place)] == 0));
        for (const int i : tokenNumbers())
            rows.append(choice(QString::number(i), QString::number(i),
                               state.numbers[std::get<hex::HexId>(m_place)] == i));
        return rows;
    }
    if (m_what == QLatin1String("building") || m_what == QLatin1String("line")) {
        const QString now = pieceNow(state, m_place);
        rows.append(choice(QStringLiteral("null"), CorrectionText::tr("Nothing"), now.isEmpty()));
        const bool building = m_what == QLatin1String("building");
        const auto only = building ? std::nullopt : onlyLineAt(state, std::get<hex::SideId>(m_place));
        for (std::size_t i = 0; i < setup.playerCount(); ++i) {
            const hex::PlayerId p(i);
            const auto add = [&](const char* piece, const QString& title) {
                ChoiceRow row = choice(
                    QStringLiteral("%1:%2").arg(QLatin1String(piece), QString::fromStdString(setup[p].id)),
                    title);
                row.chosen = row.id == now;
                dress(row, setup, p);
                rows.append(row);
            };
            const QString name = text::playerName(setup, p);
            if (building) {
                add("settlement", CorrectionText::tr("%1's settlement").arg(name));
                add("city", CorrectionText::tr("%1's city").arg(name));
            } else if (only) {
                add(hex::toString(*only).data(), pieceOfARoom(*only, PieceSaying::owned).arg(name));
            } else {
                add("road", CorrectionText::tr("%1's road").arg(name));
                if (setup.ships())
                    add("ship", CorrectionText::tr("%1's ship").arg(name));
            }
        }
    }
    return rows;
}

std::vector<hex::Place> CorrectionPlanner::places(const hex::State& state) const {
    return m_stage == Stage::place ? placesOf(state, m_what) : std::vector<hex::Place>{};
}

std::vector<hex::Place> CorrectionPlanner::present(const hex::State& state) const {
    const Kind* kind = find(m_what);
    if (kind == nullptr || kind->where != Where::place)
        return {};
    if (m_stage == Stage::value)
        return {m_place};
    hex::HexId at;
    if (m_what == QLatin1String("storm"))
        at = state.storm.at;
    else if (m_what == QLatin1String("robber"))
        at = state.thieves.robber;
    else if (m_what == QLatin1String("pirate"))
        at = state.thieves.pirate;
    return m_stage == Stage::place && at.valid() ? std::vector<hex::Place>{at} : std::vector<hex::Place>{};
}

std::optional<hex::Place> CorrectionPlanner::touchedFor(const hex::State& state, const QString& what) const {
    const std::vector<hex::Place> possible = placesOf(state, what);
    for (const hex::Place& place : m_touched) {
        if (std::find(possible.begin(), possible.end(), place) != possible.end())
            return place;
    }
    return std::nullopt;
}

std::vector<hex::Place> CorrectionPlanner::placesOf(const hex::State& state, const QString& what) {
    std::vector<hex::Place> places;
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
    if (what == QLatin1String("wall-level")) {
        allIds([](std::size_t i) { return hex::WallId(i); }, board.walls().size(),
               [](hex::WallId) { return true; });
    } else if (what == QLatin1String("riders")) {
        hexes([&](hex::HexId h) {
            if (board.wallAt(h).valid() || board.assemblyAt(h).valid())
                return true;
            return std::any_of(board.walls().begin(), board.walls().end(), [&](const hex::Board::Wall& wall) {
                return std::find(wall.column.begin(), wall.column.end(), h) != wall.column.end() && !sea(h);
            });
        });
    } else if (what == QLatin1String("building")) {
        allIds([](std::size_t i) { return hex::CornerId(i); }, board.corners().size(),
               [&](hex::CornerId c) { return board[c].touchesLand; });
    } else if (what == QLatin1String("line")) {
        allIds([](std::size_t i) { return hex::SideId(i); }, board.sides().size(),
               [](hex::SideId) { return true; });
    } else if (what == QLatin1String("repair")) {
        allIds([](std::size_t i) { return hex::SideId(i); }, board.sides().size(),
               [&](hex::SideId side) { return !state.lines[side] || repairerOf(state, side).valid(); });
    } else if (what == QLatin1String("marker")) {
        for (const hex::CornerId corner : board.markers())
            places.emplace_back(corner);
    } else if (what == QLatin1String("storm")) {
        hexes([](hex::HexId) { return true; });
    } else if (what == QLatin1String("pirate")) {
        hexes(sea);
    } else if (what == QLatin1String("robber") || what == QLatin1String("raiders") ||
               what == QLatin1String("discovered")) {
        hexes([&](hex::HexId h) { return !sea(h); });
    } else if (what == QLatin1String("number")) {
        hexes([&](hex::HexId h) {
            return !sea(h) && !board.wallAt(h).valid() && !board.assemblyAt(h).valid();
        });
    }
    return places;
}

std::optional<Json> CorrectionPlanner::command(const Json& value) const {
    Json command{{"do", "correct"}, {"what", find(m_what)->what}};
    if (!m_at.empty())
        command["at"] = m_at;
    command["value"] = value;
    // In place: nlohmann-json 3.12 makes an optional of a Json in two ways.
    return std::optional<Json>(std::in_place, std::move(command));
}

/// The bag's tokens, with so many of the number that is corrected.
Json CorrectionPlanner::bagWith(const hex::State& state, int count) const {
    Json tokens = Json::array();
    for (const int number : tokenNumbers()) {
        const int of = number == m_token ? count : state.discovery.bag[static_cast<std::size_t>(number)];
        for (int i = 0; i < of; ++i)
            tokens.push_back(number);
    }
    return tokens;
}

/// The bag's riders by numeral, with so many of the one that is corrected.
Json CorrectionPlanner::riderBagWith(const hex::State& state, int count) const {
    Json riders = Json::object();
    const auto assembly = state.board().assembly();
    for (std::size_t i = 0; i < assembly.size(); ++i)
        riders[assembly[i].id] = static_cast<int>(i) + 1 == m_token ? count : state.greatWall.bag[i];
    return riders;
}

std::optional<Json> CorrectionPlanner::choose(const hex::State& state, const QString& id) {
    const auto rows = choices(state);
    const bool offered =
        std::any_of(rows.begin(), rows.end(), [&](const ChoiceRow& row) { return row.id == id; });
    if (!offered)
        return std::nullopt;
    if (m_stage == Stage::what && id == QLatin1String("other")) {
        start();
        return std::nullopt;
    }
    if (m_stage == Stage::what) {
        m_what = id;
        if (const auto place = touchedFor(state, id)) {
            m_stage = Stage::place;
            return pick(state, *place);
        }
        switch (find(id)->where) {
        case Where::nowhere:
            m_stage =
                id == QLatin1String("bag") || id == QLatin1String("rider-bag") ? Stage::token : Stage::value;
            if (id == QLatin1String("raiders-supply"))
                m_at = "supply";
            return std::nullopt;
        case Where::place:
            m_stage = Stage::place;
            return std::nullopt;
        case Where::player:
        case Where::playerOrNone:
            m_stage = Stage::player;
            return std::nullopt;
        }
        return std::nullopt;
    }
    if (m_stage == Stage::token) {
        m_token = id.toInt();
        m_stage = Stage::value;
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
    if (m_what == QLatin1String("storm")) {
        const qsizetype colon = id.indexOf(QLatin1Char(':'));
        Json value{{"at", std::exchange(m_at, {})}, {"heading", id.left(colon).toStdString()}};
        if (colon > 0)
            value["half"] = id.mid(colon + 1).toStdString();
        return command(value);
    }
    if (m_what == QLatin1String("rider-bag"))
        return command(riderBagWith(state, id.toInt()));
    if (m_what == QLatin1String("bag"))
        return command(bagWith(state, id.toInt()));
    if (id == QLatin1String("true") || id == QLatin1String("false"))
        return command(id == QLatin1String("true"));
    if (id == QLatin1String("null"))
        return command(Json());
    if (m_what == QLatin1String("repair") || m_what == QLatin1String("marker"))
        return command(id.toStdString());
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
    // Robber and pirate: the place is the value. A finger that stays on the one who stands there takes him
    // off.
    const bool robber = m_what == QLatin1String("robber");
    if (!m_touched.empty() && place == hex::Place(robber ? state.thieves.robber : state.thieves.pirate)) {
        m_at.clear();
        return command(Json());
    }
    const std::string at = std::exchange(m_at, {});
    return command(at);
}

void CorrectionPlanner::back() {
    if (!m_touched.empty()) {
        start(std::move(m_touched));
    } else if (m_stage == Stage::value && m_token != 0) {
        m_token = 0;
        m_stage = Stage::token;
    } else if (m_stage == Stage::value && find(m_what)->where != Where::nowhere) {
        m_stage = find(m_what)->where == Where::place ? Stage::place : Stage::player;
        m_player = {};
        m_at.clear();
    } else {
        start();
    }
}

} // namespace watchfire
