// SPDX-License-Identifier: Apache-2.0
#include "app/desk/game_desk.h"

#include "app/desk/kept_positions.h"
#include "app/game/hex/hex_family.h"
#include "app/game/powder/powder_family.h"
#include "app/logging/categories.h"
#include "app/text/clause_text.h"
#include "rules/log/replay.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct DeskText {
    Q_DECLARE_TR_FUNCTIONS(DeskText)
};

/// The same once more, although it was refused: the table says "anyway" (BA-33). Its line of the log says so
/// behind everything else.
Request insisting(Request refused, nlohmann::ordered_json line) {
    line["anyway"] = true;
    refused.line = std::move(line);
    const auto insist = [](auto& command) {
        if constexpr (requires { command.anyway; })
            command.anyway = true;
    };
    if (auto* command = std::get_if<GameCommand>(&refused.what))
        std::visit([&](auto& typed) { std::visit(insist, typed); }, *command);
    return refused;
}

/// The tower's roll that a request uses, as the trace names it; empty without one.
std::string rollOf(const Request& request) {
    return request.origin.tower.empty() ? std::string()
                                        : tracing::rollName(request.origin.boot, request.origin.seq);
}

/// A card that somebody carried out on the board.
bool movesPieces(const ToldCard& card) {
    return card.byHand && (!card.places.isEmpty() || !card.onBoard.empty());
}

} // namespace

GameDesk::GameDesk(Parts parts, QObject* parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_ask([this](const Result<Request>& asked) { return open() && !submit(asked); })
    , m_hex(std::make_unique<HexFamily>(m_parts.table, m_ask, m_parts.trace))
    , m_powder(std::make_unique<PowderFamily>(m_parts.table, m_ask, m_parts.trace))
    , m_recorder(m_parts.journal, m_parts.rolls, m_parts.now)
    , m_offer(
          *m_parts.table.pendingRoll(), m_parts.rolls, [this] { return m_open; }, m_ask) {
    connectTable();
    connectJournal();
}

GameDesk::~GameDesk() = default;

void GameDesk::connectTable() {
    TableModel& table = m_parts.table;
    connect(&table, &TableModel::rollAsked, this, &GameDesk::roll);
    connect(&table, &TableModel::endTurnAsked, this, [this] {
        if (m_open == m_hex.get()) // Black Powder's script asks whose turn ends
            m_ask(Request{GameCommand(hex::command::EndTurn{})});
    });
    connect(&table, &TableModel::undoAsked, this, [this] { m_ask(Request{Undo{}}); });
    connect(&table, &TableModel::redoAsked, this, [this] { m_ask(Request{Redo{}}); });
    connect(&table, &TableModel::undoRollAsked, this, &GameDesk::undoRoll);
    connect(table.history(), &HistoryModel::jumpAsked, this, [this](int number) { jumpTo(number); });
    connect(table.steps(), &StepsModel::ticked, this, &GameDesk::tick);
    connect(table.steps(), &StepsModel::allTicked, this, &GameDesk::tickAll);
    connect(table.decision(), &DecisionModel::drawAsked, this, [this] {
        tickEarlier(cards().ids());
        draw();
    });
    connect(table.refusal(), &RefusalModel::anywayAsked, this, [this] {
        if (m_refused)
            (void)submit(insisting(*m_refused, m_open->write(*m_refused)));
    });
}

void GameDesk::connectJournal() {
    journal::Journal& journal = m_parts.journal;
    connect(&journal, &journal::Journal::unsavedChanged, this, &GameDesk::showSaved);
    connect(&journal, &journal::Journal::writesStuck, this, [this] {
        m_saveStuck = true;
        showSaved();
    });
    connect(&journal, &journal::Journal::writesResumed, this, [this] {
        m_saveStuck = false;
        showSaved();
    });
}

std::optional<Error> GameDesk::make(const Json& header, bool ahead) {
    GameFamily* family = m_hex.get();
    if (PowderFamily::plays(header))
        family = m_powder.get();
    if (ahead)
        m_hex->takeAhead();
    else if (auto error = family->open(header)) // the open game stays, if it is of another family
        return error;
    forgetAhead();
    if (m_open != nullptr && m_open != family) {
        m_open->closePanels();
        m_open->close();
    }
    m_open = family;
    m_ticked.clear();
    m_presumed.clear();
    m_putBack.clear();
    clearMessages();
    m_open->closePanels();
    m_offer.gameOpened();
    return std::nullopt;
}

std::optional<Error> GameDesk::begin(const Json& header, const std::string& gameId, bool practice) {
    if (auto error = make(header))
        return error;
    m_practice = practice || isPractice(header);
    m_recorder.create(gameId, *m_open->game(), m_open->title().toStdString(), m_practice);
    qCInfo(logging::desk).noquote() << "game" << QString::fromStdString(gameId) << "begins";
    changedNow();
    emit gameOpened();
    return std::nullopt;
}

std::optional<Error> GameDesk::resume(const journal::GameLog& log, const std::string& ticks,
                                      QDeadlineTimer until) {
    const auto header = parseLine(log.game.header, 1);
    if (!header)
        return header.error();
    const int lines = static_cast<int>(log.commands.size());
    const bool ahead = isAhead(log);
    if (auto error = make(*header, ahead))
        return error;
    m_practice = isPractice(*header);
    const Reached first = ahead ? Reached{lines, {}} : repeat(log, 0, until);
    if (first.late)
        return giveUp();
    Reached reached = first;
    int from = 0; // the line of the stored position with which the game begins
    const auto positions = first.lines == lines || first.mixed
                               ? std::vector<journal::Snapshot>()
                               : keptPositions(log, *header, *m_open->game(), first.lines, until);
    for (const journal::Snapshot& kept : positions) {
        // Behind lines of another course the positions are of that course, too.
        if (reached.lines == lines || reached.mixed || reached.late)
            break;
        if (kept.n > reached.lines && kept.n <= lines && beginAt(*header, kept)) {
            from = kept.n;
            reached = repeat(log, from, until);
        }
    }
    if (reached.late)
        return giveUp();
    m_recorder.resume(log, reached.lines);
    qCInfo(logging::desk).noquote() << "game" << QString::fromStdString(log.game.id) << "goes on at line"
                                    << reached.lines;
    const int left = lines - reached.lines;
    if (const auto ids = parseLine(ticks, 1); ids && ids->is_array()) {
        for (const Json& id : *ids) {
            if (id.is_string())
                m_ticked.insert(QString::fromStdString(id.get<std::string>()));
        }
    }
    // Only the ticks of visible cards are stored. The others are done: undone commands must not bring them
    // back.
    for (const QString& id : cards().idsCleared())
        m_ticked.insert(id);
    // A state that differs once differs to the end, so only the last one is compared: hashing each of 2000
    // would take longer than everything else.
    if (!agrees(log, reached.lines, *m_open->game())) {
        m_parts.table.showNotice(DeskText::tr(
            "This game was played with another version of the rules. Please check the position."));
    }
    changedNow();
    emit gameOpened();
    QStringList told;
    if (from > 0) {
        told << DeskText::tr("Line %1 of this game cannot be carried out: %2")
                    .arg(QString::number(first.lines + 1), first.wrong)
             << DeskText::tr("The game goes on from the position that was saved after line %1: what was "
                             "before cannot be undone any more. Please check the position.")
                    .arg(from);
    }
    if (left > 0) {
        told << DeskText::tr("Line %1 of this game cannot be carried out: %2")
                    .arg(QString::number(reached.lines + 1), reached.wrong)
             << DeskText::tr(
                    "The game is open as it was before that. Left out from there on: %n line(s). They stay "
                    "in the journal; as soon as the game goes on they are kept as a file beside it.",
                    nullptr, left);
    }
    if (!told.isEmpty())
        emit leftOut(told.join(QLatin1Char(' ')));
    return std::nullopt;
}

Error GameDesk::giveUp() {
    close();
    return {ErrorCode::header, {}, DeskText::tr("its moves take too long to repeat").toStdString(), "$"};
}

const HexGame* GameDesk::lookAhead(const journal::GameLog& log, QDeadlineTimer until) {
    forgetAhead();
    const auto header = parseLine(log.game.header, 1);
    if (!header || PowderFamily::plays(*header) || m_hex->openAhead(*header))
        return nullptr;
    const Reached reached = repeatFrom(
        log, 0,
        [this](const Json& line) {
            const auto error = m_hex->carryOutAhead(line);
            return error ? QStringLiteral("refused") : QString();
        },
        until);
    if (reached.late)
        forgetAhead();
    if (reached.lines == static_cast<int>(log.commands.size()))
        m_ahead = log;
    return m_hex->ahead();
}

void GameDesk::forgetAhead() {
    m_ahead.reset();
    m_hex->closeAhead();
}

void GameDesk::showAhead() {
    m_hex->showAhead();
}

bool GameDesk::isAhead(const journal::GameLog& log) const {
    return m_ahead && m_ahead->game.id == log.game.id && m_ahead->game.header == log.game.header &&
           m_ahead->commands == log.commands;
}

/// Begins again with a stored position. Returns false, with nothing changed, if it does not fit this game.
bool GameDesk::beginAt(Json header, const journal::Snapshot& kept) {
    auto position = parseLine(kept.state, 1);
    if (!position)
        return false;
    header["position"] = std::move(*position);
    return !make(header);
}

/// Carries out the lines of the log after the first `done`, as far as the rules accept them.
Reached GameDesk::repeat(const journal::GameLog& log, int done, QDeadlineTimer until) {
    return repeatFrom(
        log, done,
        [this](const Json& line) {
            const auto request = m_open->read(line);
            const auto error = request ? inMemory(*request) : std::optional(request.error());
            if (!error)
                return QString();
            const QString told = m_open->refusalText(*error);
            return told.isEmpty() ? QString::fromStdString(error->message) : told;
        },
        until);
}

std::optional<Error> GameDesk::inMemory(const Request& request) {
    if (auto error = m_open->carryOut(request))
        return error;
    if (std::holds_alternative<Undo>(request.what)) {
        // Done again, it is to be shown again.
        const QString prefix = QString::number(m_open->position() + 1) + QLatin1Char(':');
        m_ticked.removeIf(
            [&](const QString& id) { return id.startsWith(prefix) && !CardsInHand::isJoinMark(id); });
    }
    return std::nullopt;
}

void GameDesk::close() {
    if (!open())
        return;
    m_open->closePanels();
    m_open->close();
    m_open = nullptr;
    m_ticked.clear();
    m_presumed.clear();
    m_putBack.clear();
    emit gameClosed();
}

void GameDesk::tellAgain() {
    if (!open()) {
        showSaved();
        return;
    }
    m_open->tellAgain();
    clearMessages();
    m_open->closePanels();
    changedNow();
}

GameDesk::Json GameDesk::state() const {
    return open() ? m_open->game()->state() : Json();
}

// ---- commands ----

std::optional<Error> GameDesk::submit(const Result<Request>& asked) {
    const tracing::Span span(m_parts.trace, "command",
                             m_parts.trace != nullptr && asked ? rollOf(*asked) : "");
    m_refused.reset();
    if (!asked) {
        refuse(asked.error());
        return asked.error();
    }
    Request request = *asked;
    if (request.line.is_object() && !request.line.contains("time"))
        request.line["time"] = request.origin.time = m_parts.now();
    else if (request.line.is_null() && request.origin.time.empty())
        request.origin.time = m_parts.now();
    if (auto used = refuseUsedRoll(request))
        return used;
    const bool undoes = std::holds_alternative<Undo>(request.what);
    const Told before = undoes && m_open->last() != nullptr ? *m_open->last() : Told();
    const bool moved = std::any_of(before.cards.begin(), before.cards.end(), movesPieces);
    const QStringList back = undoes ? cards().backOfLast() : QStringList(); // the undo forgets its ticks
    if (auto error = inMemory(request)) {
        if (error->anyway)
            m_refused = std::move(request);
        refuse(*error);
        return error;
    }
    m_recorder.write(*m_open, request, undoes ? before.roll : m_open->last()->roll);
    if (!std::holds_alternative<GameCommand>(request.what))
        storeTicks(); // another command may take its number, or its cards are visible again
    clearMessages();
    m_presumed.clear();
    if (undoes) {
        if (m_jumping)
            m_back += back;
        QStringList putBack = back;
        if (moved)
            putBack.prepend(DeskText::tr("Put the pieces as the picture shows them."));
        m_putBack.insert(m_open->position() + 1, putBack.join(QLatin1Char(' ')));
        const QString undone =
            moved ? DeskText::tr("Undone: %1. Put the pieces as the picture shows them.").arg(before.title)
                  : DeskText::tr("Undone: %1.").arg(before.title);
        m_parts.table.showNotice((QStringList{undone} + back).join(QLatin1Char(' ')));
    } else if (std::holds_alternative<GameCommand>(request.what)) {
        m_putBack.clear();
        // An undone command may have left its mark on this number.
        const QString mark = CardsInHand::joinMark(m_open->position() - 1);
        if (request.joined)
            m_ticked.insert(mark);
        else
            m_ticked.remove(mark);
        if (request.joined)
            storeTicks();
        else
            tickEarlier(cards().idsBeforeLast());
        // What follows is shown at once, also where a panel was open.
        m_open->closePanels();
        // Where the table said so, right when it is due.
        draw();
    }
    changedNow();
    if (std::holds_alternative<GameCommand>(request.what)) {
        if (auto wanted = m_open->wanted())
            (void)submit(std::move(*wanted));
    }
    return std::nullopt;
}

/// Undo gives a roll back to the inbox, where any game may use it; then redo must not use it once more.
std::optional<Error> GameDesk::refuseUsedRoll(const Request& request) {
    const std::vector<Told>& told = m_open->told();
    if (!std::holds_alternative<Redo>(request.what) || m_open->position() >= told.size())
        return std::nullopt;
    const auto& roll = told[m_open->position()].roll;
    if (!roll || !m_parts.rolls.usedElsewhere(*roll, gameId()))
        return std::nullopt;
    const Error used{ErrorCode::nothingToRedo, BA(61), "Its roll was used in another game."};
    refuse(used, DeskText::tr("Another game has used this roll since it was undone. Roll again."));
    return used;
}

void GameDesk::refuse(const Error& error, const QString& words) {
    const text::ClauseText clause = text::clauseText(error.rule);
    m_parts.table.refusal()->show({QString::fromUtf8(toString(error.code).data()),
                                   words.isEmpty() ? m_open->refusalText(error) : words,
                                   clauseName(error.rule), clause.explanation, error.anyway});
    changedNow();
}

void GameDesk::draw() {
    if (!open())
        return;
    bool drew = false;
    while (const auto command = m_open->drawn(m_parts.random)) {
        Request request{*command, originBy("program")};
        request.origin.time = m_parts.now();
        if (m_open->carryOut(request))
            break;
        m_recorder.write(*m_open, request, std::nullopt);
        drew = true;
    }
    // Shown in between, the next draw would open its page for entering, and nobody would close it.
    if (drew)
        changedNow();
}

/// Two faces that were tapped.
void GameDesk::roll(int die1, int die2) {
    if (!open())
        return;
    if (!playDice(*m_open, {die1, die2}, originBy("hand"), m_ask))
        changedNow();
}

void GameDesk::undoRoll() {
    while (m_open->last() != nullptr) {
        const bool roll = m_open->last()->isRoll;
        if (submit(Request{Undo{}}) || roll)
            return;
    }
}

void GameDesk::jumpTo(int number, QDeadlineTimer until) {
    if (!open())
        return;
    const auto target = static_cast<std::size_t>(std::max(0, number));
    const std::size_t from = m_open->position();
    m_back.clear();
    m_jumping = true;
    while (m_open->position() > target && !until.hasExpired() && !submit(Request{Undo{}})) {
    }
    while (m_open->position() < target && !until.hasExpired() && !submit(Request{Redo{}})) {
    }
    m_jumping = false;
    QStringList notice;
    if (from > m_open->position() + 1) {
        notice.append(DeskText::tr("%n move(s) undone. Put the pieces as the picture shows them.", nullptr,
                                   static_cast<int>(from - m_open->position())));
        // Nobody reads a long list.
        constexpr qsizetype read = 3;
        if (m_back.size() > read)
            notice.append(DeskText::tr("Take back what was paid for them, and give back what they brought."));
        else
            notice += m_back;
    }
    if (m_open->position() != target && until.hasExpired())
        notice.append(
            DeskText::tr("This takes long, so it stopped on the way. Tap the entry again to go on."));
    if (!notice.isEmpty())
        m_parts.table.showNotice(notice.join(QLatin1Char(' ')));
    changedNow();
}

// ---- ticks ----

void GameDesk::tick(const QString& id, bool done) {
    if (!open())
        return;
    if (done)
        m_ticked.insert(id);
    else
        m_ticked.remove(id);
    m_presumed.remove(id);
    storeTicks();
    changedNow();
}

void GameDesk::tickAll() {
    if (!open())
        return;
    for (const QString& id : cards().ids())
        m_ticked.insert(id);
    storeTicks();
    changedNow();
}

/// Acting ahead means that earlier cards are done, so nobody has to tap twice; but not those that nobody has
/// seen.
void GameDesk::tickEarlier(const QStringList& ids) {
    m_presumed.clear();
    const StepsModel& steps = *m_parts.table.steps();
    for (const QString& id : ids) {
        if (m_ticked.contains(id) || steps.isUnread(id))
            continue;
        m_ticked.insert(id);
        m_presumed.insert(id);
    }
    if (!m_presumed.isEmpty())
        storeTicks();
}

void GameDesk::storeTicks() {
    // Only cards that are still visible: earlier ones are done.
    Json ids = Json::array();
    for (const QString& id : cards().ids()) {
        if (m_ticked.contains(id))
            ids.push_back(id.toStdString());
    }
    for (const QString& mark : cards().joinMarks())
        ids.push_back(mark.toStdString());
    const std::string key = ticksKey(gameId());
    const std::string text = ids.dump();
    m_recorder.setting(key, text);
    emit ticksStored(QString::fromStdString(key), QString::fromStdString(text));
}

// ---- showing ----

void GameDesk::changedNow() {
    if (!open() || m_jumping)
        return;
    const tracing::Span span(m_parts.trace, "models");
    m_open->show(cards(), m_practice);
    m_offer.show();
    showSaved();
    m_recorder.finished(m_open->over());
    emit changed();
}

void GameDesk::clearMessages() {
    m_refused.reset();
    m_parts.table.refusal()->show({});
    m_parts.table.showNotice({});
}

void GameDesk::showSaved() {
    TableModel::SavedFacts facts;
    facts.failed = m_saveStuck || !m_parts.journal.isOpen();
    facts.saved = m_parts.journal.unsaved() == 0 && !facts.failed;
    facts.text = facts.failed  ? DeskText::tr("Cannot be saved now")
                 : facts.saved ? DeskText::tr("Saved")
                               : DeskText::tr("Saving");
    m_parts.table.showSaved(facts);
}

} // namespace watchfire

#include "moc_game_desk.cpp"
