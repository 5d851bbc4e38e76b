// SPDX-License-Identifier: Apache-2.0
// See board_editor_model.h; here: its pages, what is edited, and what is shown of it.
#include "app/editor/board_editor_model.h"

#include "app/boards/random_board.h"
#include "app/editor/board_editor_marks.h"
#include "app/editor/board_editor_words.h"
#include "app/editor/problem_words.h"
#include "app/rows/row_model_members.h"
#include "app/text/names.h"
#include "app/text/setup_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace watchfire {

template class RowModel<BrushRow>;
template class RowModel<ProblemRow>;

namespace {

/// In the order of Page.
constexpr std::array pageNames{QLatin1String("choose"), QLatin1String("edit"), QLatin1String("files"),
                               QLatin1String("imported")};

} // namespace

BoardEditorModel::BoardEditorModel(OwnBoards& own, QList<ShippedBoard> examples, Random random,
                                   DriveDesk::Places places, QObject* parent)
    : FilesModel(std::move(places), {QStringLiteral("*.json"), QStringLiteral("*.game")}, parent)
    , m_own(own)
    , m_offered(own, std::move(examples))
    , m_draw(std::move(random)) {
    connect(&m_own, &OwnBoards::changed, this, [this] {
        if (m_open)
            show();
    });
    connect(&m_board, &DraftBoard::picked, this, &BoardEditorModel::pick);
}

// ---- pages ----

void BoardEditorModel::begin(const QString& scenario, const QString& board) {
    behindGate([this, scenario, board] { reallyBegin(scenario, board); });
}

void BoardEditorModel::beginOwn() {
    behindGate([this] {
        reallyBegin({}, {});
        m_ofAllGames = true;
        m_source.clear(); // the first of all, which is one of the table's own if it has any
        show();
    });
}

void BoardEditorModel::reallyBegin(const QString& scenario, const QString& board) {
    m_scenario = hex::parseScenario(scenario.toStdString()).value_or(hex::Scenario::base);
    m_ofAllGames = false;
    m_open = true;
    m_page = Page::choose;
    m_source = board;
    m_saved.reset();
    tell({});
    show();
}

QString BoardEditorModel::scenarioTitle() const {
    return text::scenarioTitle(m_scenario);
}

QString BoardEditorModel::page() const {
    return pageNames[static_cast<std::size_t>(m_page)];
}

void BoardEditorModel::setPage(const QString& page) {
    const auto it = std::find(pageNames.begin(), pageNames.end(), page);
    if (it == pageNames.end() || page == this->page())
        return;
    m_pageBefore = m_page;
    m_page = static_cast<Page>(it - pageNames.begin());
    tell({});
    if (m_page == Page::files)
        refreshFiles();
    show();
}

void BoardEditorModel::leave() {
    if (m_page == Page::files) {
        m_page = m_pageBefore == Page::edit ? Page::edit : Page::choose;
    } else if (m_page == Page::imported) {
        m_page = Page::edit;
    } else if (m_page == Page::edit && changed()) {
        askFirst(BoardEditor::tr("What you changed on this board is not saved. Leave anyway?"),
                 BoardEditor::tr("Leave without saving"), [this] {
                     m_page = Page::choose;
                     show();
                 });
        return;
    } else if (m_page == Page::edit) {
        m_page = Page::choose;
    } else {
        m_open = false;
    }
    tell({});
    show();
}

void BoardEditorModel::setAside() {
    if (!m_open)
        return;
    m_left = unsaved();
    m_open = false;
    m_page = Page::choose;
    tell({});
    show();
}

// ---- what to start from ----

void BoardEditorModel::chooseSource(const QString& id) {
    m_source = id;
    tell({});
    show();
}

ChoiceRow BoardEditorModel::chosenSource() const {
    const auto& rows = m_sources.rows();
    const auto it = std::find_if(rows.begin(), rows.end(), [](const ChoiceRow& row) { return row.chosen; });
    return it == rows.end() ? ChoiceRow() : *it;
}

void BoardEditorModel::edit(boards::Draft draft, const QString& id, const QString& title) {
    m_id = id;
    m_title = title;
    m_random = false;
    m_imported = {};
    m_page = Page::edit;
    m_group = QStringLiteral("terrain");
    m_brush.clear();
    m_chosenProblem.clear();
    m_whyNothing.clear();
    m_saved = draft;
    m_history.begin(std::move(draft));
    tell({});
}

QString BoardEditorModel::unfinishedTitle() const {
    const auto* own = m_own.find(m_source);
    const bool left = own != nullptr && editor::canWalk(own->draft);
    return left && (boards::playerCounts(own->draft).empty() || own->walking.value_or(false)) ? own->title
                                                                                              : QString();
}

bool BoardEditorModel::wasWalked() const {
    const auto* own = m_own.find(m_source);
    return own != nullptr && !unfinishedTitle().isEmpty() && own->walking.value_or(true);
}

void BoardEditorModel::goOnWith(const QString& scenario, const QString& board) {
    behindGate([this, scenario, board] {
        reallyBegin(scenario, board);
        if (wasWalked())
            startEmpty();
        else
            startCopy();
    });
}

void BoardEditorModel::startEmpty() {
    auto from = source();
    if (!from || asksBefore([this] { startEmpty(); }))
        return;
    if (const QString title = unfinishedTitle(); !title.isEmpty()) {
        edit(std::move(*from), m_source, title);
        walk();
        return;
    }
    boards::Draft draft = boards::emptyLike(from->board, from->scenario);
    draft.tiles = from->tiles;
    draft.tokens = from->tokens;
    draft.harbours = from->harbours;
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
        tell(BoardEditor::tr("No random board can be made from this one: %1")
                 .arg(text::setupRefusal(drawn.error())));
        return;
    }
    if (asksBefore([this] { startRandom(); }))
        return;
    boards::Draft draft = *from;
    draft.board = std::move(*drawn);
    draft.open.clear();
    draft.openHarbours.clear();
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
        DraftStep step = m_history.now();
        step.draft.board = std::move(*drawn);
        keep(std::move(step));
    }
    show();
}

bool BoardEditorModel::asksBefore(const std::function<void()>& start) {
    if (!m_left)
        return false;
    askFirst(BoardEditor::tr("What was not saved of %1 is lost then. Begin anyway?").arg(m_left->title),
             BoardEditor::tr("Discard the changes"), [this, start] {
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
    ImportReport imported = left.imported;
    edit(std::move(left.draft), own != nullptr ? left.id : QString(), left.title);
    m_imported = std::move(imported);
    m_saved = own != nullptr ? own->draft : boards::Draft();
    if (left.walking)
        walk();
    else
        show();
    if (scenario != m_scenario)
        tell({}, BoardEditor::tr("It is a board for: %1.").arg(text::scenarioTitle(scenario)));
}

// ---- keeping ----

QString BoardEditorModel::verdict() const {
    return editor::verdict(draft(), m_players, m_found);
}

std::optional<UnsavedBoard> BoardEditorModel::unsaved() const {
    return changed() ? UnsavedBoard{m_id, m_title, !walking().isEmpty(), draft(), m_imported} : m_left;
}

void BoardEditorModel::offerUnsaved(std::optional<UnsavedBoard> board) {
    m_left = std::move(board);
    emit shown();
}

void BoardEditorModel::follow(const QHash<QString, QString>& moved) {
    m_source = moved.value(m_source, m_source);
    const auto take = [&](QString& id, QString& title) {
        if (!moved.contains(id))
            return;
        id = moved[id];
        title = m_own.find(id)->title;
    };
    take(m_id, m_title);
    if (m_left)
        take(m_left->id, m_left->title);
}

bool BoardEditorModel::nameIsFree(const QString& title) const {
    return !title.trimmed().isEmpty() && !m_own.hasTitle(title.trimmed(), m_id);
}

void BoardEditorModel::save(const QString& title) {
    if (nameIsFree(title))
        behindGate([this, title] { reallySave(title); });
}

void BoardEditorModel::reallySave(const QString& title) {
    m_title = title.trimmed();
    m_saved = draft();
    const bool playable = legal();
    m_id = m_own.put(m_id, m_title, draft(), !walking().isEmpty());
    m_source = m_id;
    if (playable) {
        m_open = false;
        tell({});
    } else {
        tell({},
             BoardEditor::tr("%1 is saved. It is offered for a game as soon as it is ready.").arg(m_title));
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
             BoardEditor::tr("Delete the board"), [this] { m_own.remove(m_source); });
}

// ---- showing ----

void BoardEditorModel::show() {
    if (m_page == Page::choose) {
        showSources();
        if (auto from = source())
            m_history.begin(std::move(*from));
        m_saved.reset();
    }
    m_found = boards::check(draft());
    m_players = boards::playerCounts(draft());
    m_board.show(draft(), m_page == Page::edit && editor::showsFaces(m_group));
    showGroups();
    showBrushes();
    showPlaces();
    showProblems();
    light();
    emit shown();
    if (!m_history.stroking())
        emit settled();
}

void BoardEditorModel::showSources() {
    m_sources.setRows(m_offered.rows(m_ofAllGames ? std::nullopt : std::optional(m_scenario), m_source));
    m_source = chosenSource().id;
    if (m_ofAllGames)
        m_scenario = m_offered.scenarioOf(m_source).value_or(m_scenario);
}

void BoardEditorModel::showGroups() {
    m_groups.setRows(m_page == Page::edit && walking().isEmpty() ? editor::groupRows(draft(), m_group)
                                                                 : QList<ChoiceRow>());
}

void BoardEditorModel::showBrushes() {
    const QString asked = walking();
    m_brushes.setRows(m_page != Page::edit ? QList<BrushRow>()
                                           : editor::brushRows(draft(), asked.isEmpty() ? m_group : asked,
                                                               m_brush, !asked.isEmpty()));
}

void BoardEditorModel::showPlaces() {
    const bool picks = m_page == Page::edit && walking().isEmpty();
    const auto rows = picks ? editor::placesFor(draft(), m_brush) : QList<PlaceRow>();
    m_board.setPlaces(rows.isEmpty() ? QString() : hint(), rows);
}

void BoardEditorModel::showProblems() {
    m_problems.setRows(m_page == Page::edit ? editor::problemRows(draft(), m_found, m_chosenProblem)
                                            : QList<ProblemRow>());
}

void BoardEditorModel::showProblem(const QString& id) {
    m_chosenProblem = id == m_chosenProblem ? QString() : id;
    showProblems();
    light();
    emit shown();
}

void BoardEditorModel::light() {
    m_board.setLit(m_page == Page::edit ? editor::lights(m_history.now(), m_brush, m_found, m_chosenProblem)
                                        : QList<LitRow>());
}

} // namespace watchfire

#include "moc_board_editor_model.cpp"
