// SPDX-License-Identifier: Apache-2.0
// See board_editor_model.h.
#include "app/models/board_editor_model.h"

#include "app/boards/board_files.h"
#include "app/boards/board_print.h"
#include "app/boards/pioneers_writer.h"
#include "app/boards/random_board.h"
#include "app/models/board_geometry.h"
#include "app/models/draft_rows.h"
#include "app/text/names.h"
#include "app/text/titles.h"
#include "rules/hex/geometry.h"
#include "rules/hex/log/board_reader.h"
#include "rules/hex/log/json.h"
#include "rules/log/replay.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace watchfire {

namespace {

struct BoardEditor {
    Q_DECLARE_TR_FUNCTIONS(BoardEditor)
};

constexpr std::size_t longestHistory = 400;
constexpr QLatin1String choosePage{"choose"};
constexpr QLatin1String editPage{"edit"};
constexpr QLatin1String filesPage{"files"};

bool same(const boards::Draft& draft, hex::Axial a, hex::Axial b) {
    return boards::plain(draft, a) == boards::plain(draft, b);
}

/// Brushes that are done at once, without a place on the board.
bool changeAtOnce(boards::Draft& draft, const QString& brush) {
    if (const auto heading = editor::after(brush, "heading-")) {
        const auto way = hex::parseDirection(heading->toStdString());
        return way && boards::turnStorm(draft, *way);
    }
    if (const auto half = editor::after(brush, "half-"))
        return boards::setStormHalf(draft,
                                    *half == QLatin1String("west") ? hex::MapEdge::west : hex::MapEdge::east);
    if (const auto cost = editor::after(brush, "cost-")) {
        const auto resource = hex::parseResource(cost->section(QLatin1Char('-'), 1).toStdString());
        return resource &&
               boards::addWallCost(draft, cost->section(QLatin1Char('-'), 0, 0).toInt(), *resource);
    }
    if (const auto level = editor::after(brush, "no-cost-"))
        return boards::clearWallCost(draft, level->toInt());
    if (const auto number = editor::after(brush, "bag-")) {
        const int token = number->toInt();
        const auto& bag = draft.board.bag;
        return boards::setBag(draft, token, static_cast<int>(std::count(bag.begin(), bag.end(), token)) + 1);
    }
    if (brush == QLatin1String("empty-bag")) {
        const bool full = !draft.board.bag.empty();
        draft.board.bag.clear();
        return full;
    }
    if (const auto count = editor::after(brush, "players-")) {
        // A board without the field is for all that the scenario has: from now on it says which.
        if (draft.board.players.empty())
            for (const BrushRow& row : editor::brushRows(draft, QStringLiteral("players"), {}, false))
                boards::setPlayers(draft, editor::after(row.id, "players-")->toInt(), true);
        const auto& made = draft.board.players;
        const bool on = std::find(made.begin(), made.end(), count->toInt()) == made.end();
        return boards::setPlayers(draft, count->toInt(), on);
    }
    if (brush == QLatin1String("river-left") || brush == QLatin1String("river-right"))
        return boards::turnRiver(draft, brush == QLatin1String("river-left") ? 1 : -1);
    if (brush == QLatin1String("river-mirror"))
        return boards::mirrorRiver(draft);
    return boards::removeRiver(draft);
}

bool isAtOnce(const QString& brush) {
    return editor::after(brush, "heading-") || editor::after(brush, "bag-") ||
           editor::after(brush, "players-") || editor::after(brush, "river-") ||
           editor::after(brush, "half-") || editor::after(brush, "cost-") ||
           editor::after(brush, "no-cost-") || brush == QLatin1String("empty-bag");
}

bool picksFace(const QString& brush) {
    return editor::after(brush, "face-").has_value();
}
bool picksCorner(const QString& brush) {
    return picksFace(brush) || brush == QLatin1String("marker") || editor::after(brush, "fort-");
}
bool picksSide(const QString& brush) {
    return editor::after(brush, "harbour-").has_value();
}

} // namespace

BoardEditorModel::BoardEditorModel(OwnBoards& own, QList<ShippedBoard> examples, Random random,
                                   DriveDesk::Places places, QObject* parent)
    : FilesModel(std::move(places), {QStringLiteral("*.json"), QStringLiteral("*.game")}, parent)
    , m_own(own)
    , m_examples(std::move(examples))
    , m_draw(std::move(random)) {
    connect(&m_own, &OwnBoards::changed, this, [this] {
        if (m_open)
            show();
    });
    connect(&m_board, &DraftBoard::picked, this, &BoardEditorModel::pick);
}

// ---- what to start from ----

void BoardEditorModel::begin(const QString& scenario, const QString& board) {
    m_scenario = hex::parseScenario(scenario.toStdString()).value_or(hex::Scenario::base);
    m_open = true;
    m_page = choosePage;
    m_source = board;
    m_saved.reset();
    tell({});
    show();
}

QString BoardEditorModel::scenarioTitle() const {
    return text::scenarioTitle(m_scenario);
}

bool BoardEditorModel::ownChosen() const {
    return m_own.find(m_source) != nullptr;
}

void BoardEditorModel::showSources() {
    QList<ChoiceRow> rows;
    const QString scenario =
        QString::fromLatin1(hex::toString(m_scenario).data(), qsizetype(hex::toString(m_scenario).size()));
    for (const OwnBoards::Board& board : m_own.all()) {
        if (board.draft.scenario != m_scenario && board.id != m_source)
            continue;
        ChoiceRow row;
        row.id = board.id;
        row.title = board.title;
        row.detail =
            editor::verdict(board.draft, boards::playerCounts(board.draft), boards::check(board.draft));
        rows.append(row);
    }
    for (const ShippedBoard& board : m_examples) {
        if (!board.scenarios.contains(scenario))
            continue;
        ChoiceRow row;
        row.id = board.name;
        row.title = text::titleOf(board.titles, board.name.toStdString());
        row.detail = BoardEditor::tr("Example board");
        rows.append(row);
    }
    const bool there =
        std::any_of(rows.begin(), rows.end(), [&](const ChoiceRow& row) { return row.id == m_source; });
    if (!there)
        m_source = rows.isEmpty() ? QString() : rows.first().id;
    for (ChoiceRow& row : rows)
        row.chosen = row.id == m_source;
    m_sources.setRows(rows);
}

Result<boards::Draft> BoardEditorModel::source() const {
    if (const auto* own = m_own.find(m_source))
        return own->draft;
    for (const ShippedBoard& board : m_examples) {
        if (board.name != m_source)
            continue;
        const auto json = parseLine(board.json.toStdString(), 1);
        if (!json)
            return json.error();
        auto description = hex::boardDescriptionFromJson(*json);
        if (!description)
            return description.error();
        boards::Draft draft = boards::copyOf(*description, m_scenario);
        draft.board.title.clear();
        return draft;
    }
    return Error{ErrorCode::header, {}, "no board to start from", {}};
}

void BoardEditorModel::chooseSource(const QString& id) {
    m_source = id;
    tell({});
    show();
}

void BoardEditorModel::edit(boards::Draft draft, const QString& id, const QString& title) {
    m_id = id;
    m_title = title;
    m_random = false;
    m_page = editPage;
    m_group = QStringLiteral("terrain");
    m_brush.clear();
    m_chosenProblem.clear();
    m_saved = draft;
    m_history.assign(1, Step{std::move(draft), Walk::none, std::nullopt});
    m_at = 0;
    tell({});
}

bool BoardEditorModel::asksBefore(const std::function<void()>& start) {
    if (!m_left)
        return false;
    askFirst(BoardEditor::tr("What was not saved of %1 is lost then. Begin all the same?").arg(m_left->title),
             [this, start] {
                 m_left.reset();
                 start();
             });
    return true;
}

void BoardEditorModel::resume() {
    if (!m_left)
        return;
    UnsavedBoard left = *std::exchange(m_left, std::nullopt);
    const auto* own = m_own.find(left.id);
    const hex::Scenario scenario = left.draft.scenario;
    edit(std::move(left.draft), own != nullptr ? left.id : QString(), left.title);
    m_saved = own != nullptr ? own->draft : boards::Draft();
    if (left.walking)
        walk();
    else
        show();
    if (scenario != m_scenario)
        tell({}, BoardEditor::tr("It is a board for: %1.").arg(text::scenarioTitle(scenario)));
}

std::optional<UnsavedBoard> BoardEditorModel::unsaved() const {
    return changed() ? UnsavedBoard{m_id, m_title, !walking().isEmpty(), draft()} : m_left;
}

void BoardEditorModel::offerUnsaved(std::optional<UnsavedBoard> board) {
    m_left = std::move(board);
    emit shown();
}

void BoardEditorModel::startEmpty() {
    auto from = source();
    if (!from || asksBefore([this] { startEmpty(); }))
        return;
    boards::Draft draft = boards::emptyLike(from->board, from->scenario);
    draft.tiles = from->tiles;
    draft.tokens = from->tokens;
    edit(std::move(draft), {}, m_own.freeTitle());
    walk();
}

void BoardEditorModel::startCopy() {
    auto from = source();
    if (!from || asksBefore([this] { startCopy(); }))
        return;
    const auto* own = m_own.find(m_source);
    edit(std::move(*from), own != nullptr ? own->id : QString(),
         own != nullptr ? own->title : m_own.freeTitle());
    show();
}

void BoardEditorModel::startRandom() {
    auto from = source();
    if (!from)
        return;
    auto drawn = boards::randomBoard(from->board, {from->scenario, {}}, m_draw);
    if (!drawn) {
        tell(BoardEditor::tr("No random board can be made of this one: %1")
                 .arg(QString::fromStdString(drawn.error().message)));
        return;
    }
    if (asksBefore([this] { startRandom(); }))
        return;
    boards::Draft draft = *from;
    draft.board = std::move(*drawn);
    draft.open.clear();
    edit(std::move(draft), {}, m_own.freeTitle());
    m_random = true;
    m_saved.emplace(); // not kept yet
    show();
}

void BoardEditorModel::anotherRandom() {
    auto from = source();
    if (!from || !m_random)
        return;
    if (auto drawn = boards::randomBoard(from->board, {from->scenario, {}}, m_draw)) {
        Step step = m_history[m_at];
        step.draft.board = std::move(*drawn);
        keep(std::move(step));
    }
    show();
}

void BoardEditorModel::setPage(const QString& page) {
    if (page == m_page)
        return;
    m_pageBefore = m_page;
    m_page = page;
    tell({});
    if (page == filesPage)
        refreshFiles();
    show();
}

void BoardEditorModel::leave() {
    if (m_page == filesPage) {
        m_page = m_pageBefore == editPage ? editPage : choosePage;
    } else if (m_page == editPage && changed()) {
        askFirst(BoardEditor::tr("What you changed on this board is not saved. Leave it all the same?"),
                 [this] {
                     m_page = choosePage;
                     show();
                 });
        return;
    } else if (m_page == editPage) {
        m_page = choosePage;
    } else {
        m_open = false;
    }
    tell({});
    show();
}

// ---- history ----

void BoardEditorModel::keep(Step step) {
    m_history.resize(m_at + 1);
    m_history.push_back(std::move(step));
    if (m_history.size() > longestHistory)
        m_history.erase(m_history.begin());
    m_at = m_history.size() - 1;
    m_chosenProblem.clear();
}

void BoardEditorModel::undo() {
    if (!canUndo())
        return;
    --m_at;
    m_chosenProblem.clear();
    tell({});
    show();
}

void BoardEditorModel::redo() {
    if (!canRedo())
        return;
    ++m_at;
    m_chosenProblem.clear();
    tell({});
    show();
}

// ---- the quick way ----

QString BoardEditorModel::walking() const {
    switch (m_history[m_at].walk) {
    case Walk::terrain:
        return QStringLiteral("terrain");
    case Walk::number:
        return QStringLiteral("number");
    case Walk::none:
        break;
    }
    return {};
}

QString BoardEditorModel::walkTitle() const {
    const Step& now = m_history[m_at];
    if (now.walk == Walk::none || !now.cursor)
        return {};
    const auto order =
        now.walk == Walk::terrain ? boards::terrainOrder(now.draft) : boards::numberOrder(now.draft);
    const auto it = std::find_if(order.begin(), order.end(),
                                 [&](hex::Axial at) { return same(now.draft, at, *now.cursor); });
    const int place = static_cast<int>(it - order.begin()) + 1;
    return now.walk == Walk::terrain
               ? BoardEditor::tr("Which terrain? Hex %1 of %2").arg(place).arg(order.size())
               : BoardEditor::tr("Which number? Hex %1 of %2").arg(place).arg(order.size());
}

QString BoardEditorModel::hexText() const {
    const Step& now = m_history[m_at];
    return now.cursor ? draftHexName(now.draft, *now.cursor) : QString();
}

std::vector<hex::Axial> BoardEditorModel::waiting(const boards::Draft& draft, Walk walk) {
    std::vector<hex::Axial> left;
    if (walk == Walk::terrain) {
        for (const hex::Axial at : boards::terrainOrder(draft))
            if (boards::isOpen(draft, at))
                left.push_back(at);
    } else if (walk == Walk::number) {
        for (const hex::Axial at : boards::numberOrder(draft))
            if (boards::find(draft, at)->number == 0)
                left.push_back(at);
    }
    return left;
}

bool BoardEditorModel::canWalk() const {
    return !waiting(draft(), Walk::terrain).empty() || !waiting(draft(), Walk::number).empty();
}

/// On to the next hex that waits behind the lit one, from the end to the beginning; then to the numbers.
void BoardEditorModel::advance(Step& step) {
    const auto behind = [&](hex::Axial at) {
        return at.r != step.cursor->r ? at.r > step.cursor->r : at.q > step.cursor->q;
    };
    for (const Walk walk : {step.walk, Walk::number}) {
        const auto left = waiting(step.draft, walk);
        if (left.empty())
            continue;
        const auto next =
            walk == step.walk && step.cursor ? std::find_if(left.begin(), left.end(), behind) : left.begin();
        step.walk = walk;
        step.cursor = next == left.end() ? left.front() : *next;
        return;
    }
    step.walk = Walk::none;
    step.cursor.reset();
}

void BoardEditorModel::go(std::optional<hex::Axial> cursor, Walk walk) {
    m_history[m_at].cursor = cursor;
    m_history[m_at].walk = walk;
}

void BoardEditorModel::walk() {
    if (m_history[m_at].walk != Walk::none) {
        go(std::nullopt, Walk::none);
    } else {
        Step& now = m_history[m_at];
        now.walk = Walk::terrain;
        now.cursor.reset();
        advance(now);
    }
    m_brush.clear();
    tell({});
    show();
}

void BoardEditorModel::choose(const QString& brush) {
    tell({});
    Step step = m_history[m_at];
    if (step.walk != Walk::none && step.cursor) {
        bool changed = false;
        if (const auto name = editor::after(brush, "terrain-"); name && step.walk == Walk::terrain) {
            const auto terrain = hex::parseTerrain(name->toStdString());
            changed = terrain && boards::setTerrain(step.draft, *step.cursor, *terrain);
        } else if (const auto number = editor::after(brush, "number-"); number && step.walk == Walk::number) {
            changed = boards::setNumber(step.draft, *step.cursor, number->toInt());
        }
        advance(step);
        if (changed)
            keep(std::move(step));
        else
            go(step.cursor, step.walk);
    } else if (isAtOnce(brush)) {
        if (changeAtOnce(step.draft, brush))
            keep(std::move(step));
    } else {
        m_brush = brush == m_brush ? QString() : brush;
    }
    show();
}

// ---- painting ----

void BoardEditorModel::setGroup(const QString& group) {
    go(std::nullopt, Walk::none);
    m_group = group;
    m_brush.clear();
    tell({});
    show();
}

bool BoardEditorModel::onHexes() const {
    return !picksCorner(m_brush) && !picksSide(m_brush);
}

QString BoardEditorModel::hint() const {
    return editor::hintFor(m_group, m_brush);
}

std::optional<hex::Axial> BoardEditorModel::hexAt(qreal x, qreal y) const {
    const boards::Draft& now = draft();
    const qreal around = now.board.circumference * std::sqrt(3.0);
    std::optional<hex::Axial> best;
    qreal nearest = 1; // a hex's radius
    const auto look = [&](hex::Axial at) {
        QPointF way = geometry::centre(at) - QPointF(x, y);
        if (around > 0)
            way.rx() -= around * std::round(way.x() / around);
        const qreal away = std::hypot(way.x(), way.y());
        if (away < nearest) {
            nearest = away;
            best = at;
        }
    };
    for (const auto& hex : now.board.hexes)
        look(hex.at);
    if (!best && m_brush == QLatin1String("terrain-sea"))
        for (const hex::Axial at : boards::rim(now))
            look(at);
    return best;
}

bool BoardEditorModel::paint(boards::Draft& draft, hex::Axial at) const {
    if (const auto name = editor::after(m_brush, "terrain-")) {
        const auto terrain = hex::parseTerrain(name->toStdString());
        return terrain && boards::setTerrain(draft, at, *terrain);
    }
    if (const auto number = editor::after(m_brush, "number-"))
        return boards::setNumber(draft, at, number->toInt());
    if (const auto wall = editor::after(m_brush, "column-"))
        return boards::toggleColumn(draft, wall->toStdString(), at);
    for (const bool left : {true, false})
        if (const auto number = editor::after(m_brush, left ? "west-" : "east-"))
            for (const auto& one : draft.board.assembly)
                if (same(draft, one.at, at))
                    return boards::setAttackNumber(draft, one.id, left, number->toInt());
    if (m_brush == QLatin1String("open"))
        return boards::reopen(draft, at);
    if (m_brush == QLatin1String("remove"))
        return boards::removeHex(draft, at);
    if (m_brush == QLatin1String("robber"))
        return boards::setRobber(draft, at);
    if (m_brush == QLatin1String("pirate"))
        return boards::setPirate(draft, at);
    if (m_brush == QLatin1String("home") || m_brush == QLatin1String("abroad"))
        return boards::setHome(draft, at, m_brush == QLatin1String("home"));
    if (m_brush == QLatin1String("gathering") || m_brush == QLatin1String("no-gathering"))
        return boards::setGathering(draft, at, m_brush == QLatin1String("gathering"));
    if (m_brush == QLatin1String("founding") || m_brush == QLatin1String("no-founding"))
        return boards::setFounding(draft, at, m_brush == QLatin1String("founding"));
    if (m_brush == QLatin1String("split") || m_brush == QLatin1String("whole"))
        return boards::setSplit(draft, at, m_brush == QLatin1String("split"));
    if (m_brush == QLatin1String("volcano-left") || m_brush == QLatin1String("volcano-right"))
        return boards::turnVolcano(draft, at, m_brush == QLatin1String("volcano-right") ? 1 : -1);
    if (m_brush == QLatin1String("storm"))
        return boards::setStorm(draft, at);
    if (m_brush == QLatin1String("spring"))
        return boards::layRiver(draft, at);
    if (m_brush == QLatin1String("section"))
        return boards::toggleSection(draft, at);
    return m_brush == QLatin1String("assembly") && boards::toggleAssembly(draft, at);
}

void BoardEditorModel::paintAt(hex::Axial at) {
    Step step = m_history[m_at];
    if (step.walk != Walk::none) {
        const auto order =
            step.walk == Walk::terrain ? boards::terrainOrder(step.draft) : boards::numberOrder(step.draft);
        if (std::any_of(order.begin(), order.end(),
                        [&](hex::Axial one) { return same(step.draft, one, at); }))
            go(at, step.walk);
        show();
        return;
    }
    if (std::find(m_strokeHexes.begin(), m_strokeHexes.end(), at) != m_strokeHexes.end())
        return;
    m_strokeHexes.push_back(at);
    if (!paint(step.draft, at)) {
        go(at, Walk::none);
    } else {
        step.cursor = boards::find(step.draft, at) != nullptr ? std::optional(at) : std::nullopt;
        if (m_stroking)
            m_history[m_at] = std::move(step);
        else
            keep(std::move(step));
        m_stroking = true;
    }
    show();
}

void BoardEditorModel::touch(qreal x, qreal y) {
    tell({});
    if (const auto at = hexAt(x, y); at && onHexes())
        paintAt(*at);
}

void BoardEditorModel::touchHex(const QString& place) {
    if (const auto at = hex::parseAxial(place.toStdString()); at && onHexes())
        paintAt(*at);
    lift();
}

void BoardEditorModel::lift() {
    m_stroking = false;
    m_strokeHexes.clear();
    emit settled();
}

void BoardEditorModel::paintHere() {
    if (const auto at = m_history[m_at].cursor; at && onHexes())
        paintAt(*at);
    lift();
}

void BoardEditorModel::move(const QString& way) {
    const Step& now = m_history[m_at];
    if (now.draft.board.hexes.empty())
        return;
    const QPointF from = now.cursor ? geometry::centre(*now.cursor) : QPointF(-1000, -1000);
    const bool across = way == QLatin1String("left") || way == QLatin1String("right");
    const qreal sign = way == QLatin1String("left") || way == QLatin1String("up") ? -1 : 1;
    std::optional<hex::Axial> best = now.cursor;
    qreal shortest = std::numeric_limits<qreal>::max();
    for (const auto& hex : now.draft.board.hexes) {
        const QPointF step = geometry::centre(hex.at) - from;
        const qreal along = sign * (across ? step.x() : step.y());
        const qreal beside = std::abs(across ? step.y() : step.x());
        constexpr qreal sameLine = 0.1;
        constexpr qreal detour = 1.2; // the row above begins half a hex aside
        if (now.cursor && (along < sameLine || beside > (across ? sameLine : detour * along)))
            continue;
        const qreal far = along + 2 * beside;
        if (far < shortest) {
            shortest = far;
            best = hex.at;
        }
    }
    go(best, now.walk);
    show();
}

void BoardEditorModel::pick(const QString& kind, const QString& place) {
    Step step = m_history[m_at];
    bool changed = false;
    if (const auto trade = editor::after(m_brush, "harbour-"); trade && kind == QLatin1String("side")) {
        const auto side = hex::parseSide(place.toStdString());
        changed = side && boards::setHarbour(step.draft, *side, hex::parseResource(trade->toStdString()));
    } else if (kind == QLatin1String("corner")) {
        const auto corner = hex::parseCorner(place.toStdString());
        if (const auto wall = editor::after(m_brush, "fort-"))
            changed = corner && boards::setFort(step.draft, wall->toStdString(), *corner);
        else if (const auto face = editor::after(m_brush, "face-"))
            changed = corner && boards::setFace(step.draft, corner->hex, corner->direction, face->toInt());
        else
            changed = corner && boards::toggleMarker(step.draft, *corner);
    }
    if (changed)
        keep(std::move(step));
    show();
}

// ---- keeping ----

QString BoardEditorModel::title() const {
    return m_title;
}

QString BoardEditorModel::verdict() const {
    return editor::verdict(draft(), m_players, m_found);
}

bool BoardEditorModel::nameIsFree(const QString& title) const {
    return !title.trimmed().isEmpty() && !m_own.hasTitle(title.trimmed(), m_id);
}

void BoardEditorModel::save(const QString& title) {
    if (!nameIsFree(title))
        return;
    m_title = title.trimmed();
    m_saved = draft();
    const bool playable = legal();
    m_id = m_own.put(m_id, m_title, draft());
    m_source = m_id;
    if (playable) {
        m_open = false;
        tell({});
    } else {
        tell({},
             BoardEditor::tr("%1 is kept. It is offered for a game as soon as it is ready.").arg(m_title));
    }
    show();
    if (playable)
        emit ready(m_id);
}

void BoardEditorModel::remove() {
    const auto* own = m_own.find(m_source);
    if (own == nullptr)
        return;
    askFirst(BoardEditor::tr("Delete %1 for good? Games that are played on it keep it.").arg(own->title),
             [this] { m_own.remove(m_source); });
}

// ---- files ----

void BoardEditorModel::choosePlace(const QString& folder) {
    tell({});
    FilesModel::choosePlace(folder);
}

void BoardEditorModel::exportBoard() {
    exportAs(false);
}

void BoardEditorModel::exportPioneers() {
    exportAs(true);
}

void BoardEditorModel::exportAs(bool pioneers) {
    const bool edited = m_pageBefore == editPage;
    auto from = edited ? Result<boards::Draft>(draft()) : source();
    if (!from)
        return;
    QString title = m_title;
    if (!edited) {
        const auto& rows = m_sources.rows();
        const auto it =
            std::find_if(rows.begin(), rows.end(), [](const ChoiceRow& row) { return row.chosen; });
        title = it == rows.end() ? QString() : it->title;
    }
    from->board.title = {{"en", title.toStdString()}};
    from->board.name = boards::fileNameOf(title.toStdString());
    auto text =
        !pioneers ? Result<std::string>(boards::fileOf(*from))
        : from->open.empty()
            ? boards::writePioneers(from->board, title.toStdString())
            : Result<std::string>(Error{ErrorCode::header, {}, "Not every hex has its terrain yet.", {}});
    if (!text) {
        tell(BoardEditor::tr("This board makes no map for Pioneers: %1")
                 .arg(QString::fromStdString(text.error().message)));
        return;
    }
    const QString name = QString::fromStdString(from->board.name);
    write(name + (pioneers ? QLatin1String(".game") : QLatin1String(".json")),
          QByteArray::fromStdString(*text));
}

void BoardEditorModel::importBoard(const QString& file) {
    tell({});
    desk().beside([path = desk().path(file)] { return drives::read(path, boards::largestBoardFile); },
                  [this, file](Result<QByteArray> bytes) {
                      if (bytes)
                          take(file, *bytes);
                      else
                          tell(QString::fromStdString(bytes.error().message));
                  });
}

void BoardEditorModel::take(const QString& file, const QByteArray& bytes) {
    const bool pioneers = file.endsWith(QLatin1String(".game"), Qt::CaseInsensitive);
    auto read = boards::readBoardFile(bytes.toStdString(), pioneers, m_scenario);
    if (!read) {
        tell(BoardEditor::tr("%1 makes no board: %2 Nothing was taken over.")
                 .arg(file, QString::fromStdString(read.error().message)));
        return;
    }
    if (asksBefore([this, file, bytes] { take(file, bytes); }))
        return;
    QString title = QString::fromStdString(read->title).trimmed();
    if (title.isEmpty() || m_own.hasTitle(title))
        title = m_own.freeTitle();
    QStringList remarks{BoardEditor::tr("Taken over from %1.").arg(file)};
    if (read->draft.scenario != m_scenario)
        remarks.append(
            BoardEditor::tr("It is a board for: %1.").arg(text::scenarioTitle(read->draft.scenario)));
    for (const std::string& remark : read->remarks)
        remarks.append(QString::fromStdString(remark));
    edit(std::move(read->draft), {}, title);
    m_saved.emplace(); // not kept yet
    tell({}, remarks.join(QLatin1Char('\n')));
    show();
}

// ---- showing ----

void BoardEditorModel::show() {
    if (m_page == choosePage) {
        showSources();
        if (auto from = source())
            m_history.assign(1, Step{std::move(*from), Walk::none, std::nullopt});
        m_at = 0;
        m_saved.reset();
    }
    m_found = boards::check(draft());
    m_players = boards::playerCounts(draft());
    m_board.show(draft(), m_page == editPage && m_group == QLatin1String("volcano"));
    showGroups();
    showBrushes();
    showPlaces();
    showProblems();
    light();
    emit shown();
    if (!m_stroking)
        emit settled();
}

void BoardEditorModel::showGroups() {
    m_groups.setRows(m_page == editPage && walking().isEmpty() ? editor::groupRows(draft(), m_group)
                                                               : QList<ChoiceRow>());
}

void BoardEditorModel::showBrushes() {
    const QString asked = walking();
    m_brushes.setRows(m_page != editPage ? QList<BrushRow>()
                                         : editor::brushRows(draft(), asked.isEmpty() ? m_group : asked,
                                                             m_brush, !asked.isEmpty()));
}

void BoardEditorModel::showPlaces() {
    QList<PlaceRow> rows;
    if (m_page == editPage && walking().isEmpty() && picksSide(m_brush))
        for (const hex::SideName side : boards::coast(draft()))
            rows.append(sideRow(draft(), side));
    else if (m_page == editPage && walking().isEmpty() && picksFace(m_brush))
        rows = faceRows(draft());
    else if (m_page == editPage && walking().isEmpty() && picksCorner(m_brush))
        for (const hex::CornerName corner : boards::landCorners(draft()))
            rows.append(cornerRow(draft(), corner));
    m_board.setPlaces(rows.isEmpty() ? QString() : hint(), rows);
}

void BoardEditorModel::showProblems() {
    QList<ProblemRow> rows;
    for (std::size_t i = 0; m_page == editPage && i < m_found.size(); ++i) {
        const QString id = QStringLiteral("problem-%1").arg(i);
        rows.append({id, editor::sentence(draft(), m_found[i]), m_found[i].stops,
                     editor::wasEntered(m_found[i]), id == m_chosenProblem});
    }
    m_problems.setRows(rows);
}

void BoardEditorModel::showProblem(const QString& id) {
    m_chosenProblem = id == m_chosenProblem ? QString() : id;
    showProblems();
    light();
    emit shown();
}

void BoardEditorModel::light() {
    QList<LitRow> rows;
    if (m_page != editPage) {
        m_board.setLit(rows);
        return;
    }
    const auto add = [&](const LitRow& row) {
        const auto it = std::find_if(rows.begin(), rows.end(),
                                     [&](const LitRow& other) { return other.key() == row.key(); });
        if (it == rows.end())
            rows.append(row);
        else
            *it = row;
    };
    const boards::Draft& now = draft();
    const QString gain = QStringLiteral("gain");
    if (m_brush == QLatin1String("home") || m_brush == QLatin1String("abroad"))
        for (const hex::Axial at : now.board.home)
            add(litHex(at, gain));
    if (m_brush == QLatin1String("founding") || m_brush == QLatin1String("no-founding"))
        for (const hex::Axial at : boards::foundingHexes(now))
            add(litHex(at, gain));
    if (m_brush == QLatin1String("split") || m_brush == QLatin1String("whole"))
        for (const hex::Axial at : now.board.split)
            add(litHex(at, gain));
    if (const auto wall = editor::after(m_brush, "column-"))
        for (const auto& one : now.board.walls)
            if (QString::fromStdString(one.id) == *wall)
                for (const hex::Axial at : one.column)
                    add(litHex(at, gain));
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        const auto kind = m_found[i].kind;
        const bool chosen = m_chosenProblem == QStringLiteral("problem-%1").arg(i);
        // What is simply not entered yet is seen as it is; on the quick way only what was entered can be
        // wrong.
        using Kind = boards::Problem::Kind;
        const bool unasked = kind == Kind::open || kind == Kind::noNumber || !m_chosenProblem.isEmpty() ||
                             (!walking().isEmpty() && !editor::wasEntered(m_found[i]));
        if (chosen || !unasked)
            for (const LitRow& row : litRows(now, m_found[i]))
                add(row);
    }
    if (m_history[m_at].cursor && m_chosenProblem.isEmpty())
        add(litHex(*m_history[m_at].cursor, QStringLiteral("do")));
    m_board.setLit(rows);
}

} // namespace watchfire
