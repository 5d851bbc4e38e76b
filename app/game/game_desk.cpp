// SPDX-License-Identifier: Apache-2.0
// See game_desk.h.
#include "app/game/game_desk.h"

#include "app/game/board_picker.h"
#include "app/models/board_geometry.h"
#include "app/text/clause_text.h"
#include "app/text/names.h"
#include "app/text/refusal_text.h"
#include "rules/hex/apply.h"
#include "rules/hex/founding.h"
#include "rules/hex/log/json.h"
#include "rules/hex/placement.h"
#include "rules/hex/scoring.h"
#include "rules/log/answers.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct DeskText {
    Q_DECLARE_TR_FUNCTIONS(DeskText)
};

using Json = nlohmann::ordered_json;

std::string hashOf(const std::string& text) {
    return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                    QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

bool isNamed(const Json& command, const char* name) {
    return command.is_object() && command.contains("do") && command["do"] == name;
}

QString costOf(hex::Piece piece) {
    switch (piece) {
    case hex::Piece::road:
        return DeskText::tr("wood and brick");
    case hex::Piece::ship:
        return DeskText::tr("wood and wool");
    case hex::Piece::settlement:
        return DeskText::tr("wood, brick, wool and grain");
    case hex::Piece::city:
        return DeskText::tr("3 ore and 2 grain");
    case hex::Piece::bridge:
        return DeskText::tr("wood, brick and ore");
    case hex::Piece::wall:
        return {};
    }
    return {};
}

QString buildTitle(hex::Piece piece) {
    switch (piece) {
    case hex::Piece::road:
        return DeskText::tr("Road");
    case hex::Piece::ship:
        return DeskText::tr("Ship");
    case hex::Piece::settlement:
        return DeskText::tr("Settlement");
    case hex::Piece::city:
        return DeskText::tr("City");
    case hex::Piece::wall:
        return DeskText::tr("Wall");
    case hex::Piece::bridge:
        return DeskText::tr("Bridge");
    }
    return {};
}

std::string logText(hex::Piece piece) {
    return std::string(hex::toString(piece));
}

} // namespace

GameDesk::GameDesk(Parts parts, QObject* parent)
    : QObject(parent), m_parts(std::move(parts)), m_presenter(m_parts.table) {
    connectTable();
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
    connect(&m_parts.rolls, &journal::RollDesk::offerChanged, this, &GameDesk::considerOffer);
    connect(&m_parts.rolls, &journal::RollDesk::handRolled, this, [this](const std::vector<int>& dice) {
        submit({{"do", "roll"}, {"dice", dice}, {"by", "hand"}});
    });
}

GameDesk::~GameDesk() = default;

void GameDesk::connectTable() {
    TableModel& table = m_parts.table;
    connect(&table, &TableModel::rollAsked, this, [this](int a, int b) {
        submit({{"do", "roll"}, {"dice", {a, b}}, {"by", "hand"}});
    });
    connect(&table, &TableModel::endTurnAsked, this, [this] { submit({{"do", "end-turn"}}); });
    connect(&table, &TableModel::undoAsked, this, [this] { submit({{"do", "undo"}}); });
    connect(&table, &TableModel::redoAsked, this, [this] { submit({{"do", "redo"}}); });
    connect(&table, &TableModel::undoRollAsked, this, &GameDesk::undoRoll);
    connect(table.history(), &HistoryModel::jumpAsked, this, &GameDesk::jumpTo);
    connect(table.steps(), &StepsModel::ticked, this, &GameDesk::tick);
    connect(table.steps(), &StepsModel::allTicked, this, &GameDesk::tickAll);
    connect(table.decision(), &DecisionModel::answered, this, &GameDesk::answer);
    connect(table.decision(), &DecisionModel::drawAsked, this, &GameDesk::drawNow);
    connect(table.decision(), &DecisionModel::refused, &table, &TableModel::showNotice);
    connect(table.board(), &BoardModel::picked, this, &GameDesk::picked);
    connect(table.board(), &BoardModel::refused, &table, &TableModel::showNotice);
    connect(table.refusal(), &RefusalModel::anywayAsked, this, [this] {
        if (!m_refused)
            return;
        Json command = *m_refused;
        command["anyway"] = true;
        submit(command);
    });
    connect(table.pendingRoll(), &PendingRollModel::useAsked, this, &GameDesk::useOffer);
    connect(table.pendingRoll(), &PendingRollModel::discardAsked, this, [this] {
        if (const auto offer = m_parts.rolls.offer())
            (void)m_parts.rolls.discard(offer->id);
        showPending();
    });

    connect(table.founding(), &FoundingModel::pieceChosen, this, [this](const QString& piece) {
        if (const auto parsed = hex::parsePiece(piece.toStdString()))
            m_foundingLine = *parsed;
        showActing();
    });
    connect(table.founding(), &FoundingModel::beginAsked, this, [this] {
        if (m_game)
            submit({{"do", "begin"}, {"player", m_game->setup()[firstPlayer()].id}});
    });

    BuildModel* build = table.build();
    connect(build, &BuildModel::openChanged, this, [this, build] {
        m_buildPiece.reset();
        m_moveShip = false;
        m_shipFrom.reset();
        m_builder = {};
        build->setAnywhere(false);
        if (build->open()) {
            m_parts.table.knight()->setOpen(false);
            m_parts.table.correction()->setOpen(false);
        }
        showActing();
    });
    connect(build, &BuildModel::anywhereChanged, this, &GameDesk::showActing);
    connect(build, &BuildModel::playerChosen, this, [this](const QString& player) {
        if (m_game)
            m_builder = m_game->setup().findPlayer(player.toStdString());
        showActing();
    });
    connect(build, &BuildModel::chosen, this, [this](const QString& piece) {
        if (!m_game)
            return;
        m_moveShip = piece == QLatin1String("move-ship");
        m_shipFrom.reset();
        m_buildPiece = hex::parsePiece(piece.toStdString());
        if (m_buildPiece == hex::Piece::wall) {
            // A player has one section: nothing to choose from.
            const auto places = hex::legalPlaces(m_game->current(), hex::Piece::wall, builder());
            if (places.size() == 1) {
                submit({{"do", "build"},
                        {"piece", "wall"},
                        {"player", m_game->setup()[builder()].id},
                        {"at", m_game->current().board().nameOf(places.front())}});
                return;
            }
        }
        showActing();
    });

    KnightModel* knight = table.knight();
    connect(knight, &KnightModel::openChanged, this, [this, knight] {
        if (knight->open() && m_game) {
            m_knight.start(m_game->current());
            m_parts.table.build()->setOpen(false);
            m_parts.table.correction()->setOpen(false);
        }
        showActing();
    });
    connect(knight, &KnightModel::chosen, this, [this](const QString& id) {
        if (m_game)
            m_knight.choose(m_game->current(), id);
        showActing();
    });
    connect(knight, &KnightModel::backAsked, this, [this] {
        m_knight.back();
        showActing();
    });
    connect(knight, &KnightModel::playAsked, this, [this] {
        if (m_game)
            submit(hex::toJson(m_game->setup(), hex::Command(m_knight.command(m_game->current()))));
    });

    CorrectionModel* correction = table.correction();
    connect(correction, &CorrectionModel::openChanged, this, [this, correction] {
        if (correction->open()) {
            m_correction.start();
            m_parts.table.build()->setOpen(false);
            m_parts.table.knight()->setOpen(false);
        }
        showActing();
    });
    connect(correction, &CorrectionModel::chosen, this, [this](const QString& id) {
        if (!m_game)
            return;
        if (const auto command = m_correction.choose(m_game->current(), id))
            submit(*command);
        else
            showActing();
    });
    connect(correction, &CorrectionModel::backAsked, this, [this] {
        m_correction.back();
        showActing();
    });
}

std::optional<Error> GameDesk::make(const Json& header) {
    const BoardSource inlineOnly = [](std::string_view name) -> Result<std::string> {
        return Error{ErrorCode::header,
                     {},
                     "$.board: \"" + std::string(name) + "\" is not in this game's header",
                     "$.board"};
    };
    auto made = makeGame(header, inlineOnly);
    if (!made)
        return made.error();
    auto* hexGame = dynamic_cast<HexGame*>(made->get());
    if (hexGame == nullptr)
        return Error{ErrorCode::header, {}, "$.scenario: this scenario has no screen yet", "$.scenario"};
    (void)made->release();
    m_game.reset(hexGame);
    m_told.clear();
    m_ticked.clear();
    m_lines = 0;
    m_finished = false;
    m_refused.reset();
    m_parts.table.refusal()->show({});
    m_parts.table.showNotice({});
    closePanels();
    // What lies in the inbox by now came without this game: it waits for a tap.
    m_held.clear();
    if (const auto offer = m_parts.rolls.offer())
        m_held.insert(offer->id);
    return std::nullopt;
}

std::optional<Error> GameDesk::begin(const Json& header, const std::string& gameId, bool practice) {
    if (auto error = make(header))
        return error;
    m_gameId = gameId;
    m_practice = practice;
    journal::GameRecord record;
    record.id = gameId;
    record.header = m_game->header().dump();
    record.title = text::scenarioTitle(m_game->setup().scenario()).toStdString();
    record.created = m_parts.now();
    record.updated = record.created;
    m_parts.journal.createGame(record);
    changedNow();
    emit gameOpened();
    return std::nullopt;
}

std::optional<Error> GameDesk::resume(const journal::GameLog& log, const std::string& ticks) {
    const Json header = Json::parse(log.game.header, nullptr, false);
    if (auto error = make(header))
        return error;
    m_gameId = log.game.id;
    m_practice = false;
    m_finished = log.game.finished;
    for (const journal::CommandRecord& line : log.commands) {
        const Json command = Json::parse(line.line, nullptr, false);
        m_lines = line.n;
        std::optional<Error> error;
        if (isNamed(command, "undo")) {
            error = undo();
        } else if (const auto outcome = isNamed(command, "redo") ? redo() : carryOut(command);
                   !outcome.ok()) {
            error = outcome.error();
        }
        if (error) {
            error->message = "line " + std::to_string(line.n) + ": " + error->message;
            close();
            return error;
        }
    }
    const Json ids = Json::parse(ticks, nullptr, false);
    if (ids.is_array()) {
        for (const Json& id : ids) {
            if (id.is_string())
                m_ticked.insert(QString::fromStdString(id.get<std::string>()));
        }
    }
    if (!log.commands.empty() && !log.commands.back().stateHash.empty() &&
        log.commands.back().stateHash != hashOf(m_game->state().dump())) {
        m_parts.table.showNotice(DeskText::tr(
            "This game was played with another version of the rules. Check the position, please."));
    }
    changedNow();
    emit gameOpened();
    return std::nullopt;
}

void GameDesk::close() {
    if (!m_game)
        return;
    closePanels();
    m_game.reset();
    m_gameId.clear();
    m_told.clear();
    m_ticked.clear();
    emit gameClosed();
}

Json GameDesk::state() const {
    return m_game ? m_game->state() : Json();
}

// ---- commands ----

Result<hex::Outcome> GameDesk::carryOut(const Json& command) {
    auto parsed = hex::commandFromJson(m_game->setup(), command);
    if (!parsed)
        return parsed.error();
    HexSession& session = m_game->session();
    const hex::State before = session.state();
    auto outcome = session.submit(std::move(*parsed), hex::originFromJson(command));
    if (!outcome)
        return outcome;
    m_told.resize(session.position() - 1);
    m_told.push_back(tell(before, session.entries()[session.position() - 1], *outcome));
    return outcome;
}

Result<hex::Outcome> GameDesk::redo() {
    HexSession& session = m_game->session();
    const hex::State before = session.state();
    auto outcome = session.redo();
    if (outcome)
        m_told[session.position() - 1] = tell(before, session.entries()[session.position() - 1], *outcome);
    return outcome;
}

std::optional<Error> GameDesk::undo() {
    if (auto error = m_game->session().undo())
        return error;
    // Done again, it is to be shown again.
    const QString prefix = QString::number(m_game->session().position() + 1) + QLatin1Char(':');
    m_ticked.removeIf([&](const QString& id) { return id.startsWith(prefix); });
    return std::nullopt;
}

journal::CommandRecord GameDesk::lineOf(const Json& command) {
    journal::CommandRecord record;
    record.game = m_gameId;
    record.n = ++m_lines;
    record.line = command.dump();
    const std::string state = m_game->state().dump();
    record.stateHash = hashOf(state);
    record.time = command.value("time", std::string());
    if (record.n % journal::snapshotEvery == 0)
        record.snapshot = state;
    return record;
}

void GameDesk::record(const Json& command, const std::optional<devices::RollId>& take) {
    const journal::CommandRecord line = lineOf(command);
    if (take && m_parts.rolls.take(*take, line))
        return;
    m_parts.journal.append(line);
}

void GameDesk::recordUndo(const std::optional<devices::RollId>& giveBack) {
    const journal::CommandRecord line = lineOf({{"do", "undo"}, {"time", m_parts.now()}});
    if (giveBack) {
        // Before the desk offers it again: this one waits for a tap.
        m_held.insert(*giveBack);
        if (m_parts.rolls.giveBack(*giveBack, line))
            return;
    }
    m_parts.journal.append(line);
}

Json GameDesk::submit(const Json& asked) {
    if (!m_game)
        return {{"ok", false}, {"error", {{"code", "not-begun"}, {"message", "No game is open."}}}};
    Json command = asked;
    if (command.is_object() && !command.contains("time"))
        command["time"] = m_parts.now();

    if (isNamed(command, "undo")) {
        const HexSession& session = m_game->session();
        const Told* last = session.canUndo() ? &m_told[session.position() - 1] : nullptr;
        const auto roll = last == nullptr ? std::nullopt : last->roll;
        const QString title = last == nullptr ? QString() : last->title;
        const bool moved = last != nullptr && !last->cards.isEmpty();
        if (auto error = undo()) {
            refuse(command, *error);
            return refusalJson(*error);
        }
        recordUndo(roll);
        storeTicks(); // another command may take its number
        m_parts.table.refusal()->show({});
        m_parts.table.showNotice(
            moved ? DeskText::tr("Taken back: %1. Put the pieces as the picture shows them.").arg(title)
                  : DeskText::tr("Taken back: %1.").arg(title));
        changedNow();
        return hex::answerJson(m_game->setup(), {}, hex::openDecision(m_game->current()));
    }
    if (isNamed(command, "redo")) {
        auto outcome = redo();
        if (!outcome) {
            refuse(command, outcome.error());
            return refusalJson(outcome.error());
        }
        const auto roll = m_told[m_game->session().position() - 1].roll;
        const journal::CommandRecord line = lineOf(command);
        if (!roll || !m_parts.rolls.takeAgain(*roll, line))
            m_parts.journal.append(line);
        m_parts.table.refusal()->show({});
        m_parts.table.showNotice({});
        changedNow();
        return hex::answerJson(m_game->setup(), outcome->steps, outcome->decision);
    }

    auto outcome = carryOut(command);
    if (!outcome) {
        refuse(command, outcome.error());
        return refusalJson(outcome.error());
    }
    const Told& told = m_told.back();
    record(command, told.roll);
    m_refused.reset();
    m_parts.table.refusal()->show({});
    m_parts.table.showNotice({});
    // What follows is shown at once, also where a panel was open.
    closePanels();
    Json answer = hex::answerJson(m_game->setup(), outcome->steps, outcome->decision);
    drawForTable();
    changedNow();
    return answer;
}

void GameDesk::refuse(const Json& command, const Error& error) {
    m_refused.reset();
    if (error.anyway)
        m_refused = command;
    const text::ClauseText clause = text::clauseText(error.rule);
    m_parts.table.refusal()->show(
        {QString::fromUtf8(toString(error.code).data()), text::refusalText(m_game->current(), error),
         QString::fromStdString(toString(error.rule)), clause.explanation, error.anyway});
    changedNow();
}

/// GW-20, option `draw`: the program draws where the table said so, right when it is due.
void GameDesk::drawForTable() {
    if (m_game->setup().options().draw == hex::Draw::program)
        drawNow();
}

void GameDesk::drawNow() {
    if (!m_game)
        return;
    while (true) {
        const auto decision = hex::openDecision(m_game->current());
        if (!decision || !decision->drawn || decision->id != hex::DecisionKind::riderNumeral)
            return;
        // Every rider in the bag is as likely as any other.
        std::uint32_t all = 0;
        const auto left = [&](const hex::Value& value) -> std::uint32_t {
            const auto* numeral = std::get_if<hex::AssemblyId>(&value);
            return numeral == nullptr ? 0 : m_game->current().greatWall.bag[numeral->index()];
        };
        for (const hex::Value& value : decision->options)
            all += left(value);
        if (all == 0)
            return;
        std::uint32_t drawn = m_parts.random(all);
        for (const hex::Value& value : decision->options) {
            if (drawn >= left(value)) {
                drawn -= left(value);
                continue;
            }
            const Json command{{"do", "answer"},
                               {"decision", hex::toString(decision->id)},
                               {"value", hex::toJson(m_game->setup(), value)},
                               {"by", "program"},
                               {"time", m_parts.now()}};
            if (carryOut(command).ok())
                record(command, std::nullopt);
            else
                return;
            break;
        }
        changedNow();
    }
}

void GameDesk::answer(const QString& json) {
    if (!m_game)
        return;
    const auto decision = hex::openDecision(m_game->current());
    if (!decision)
        return;
    submit({{"do", "answer"},
            {"decision", hex::toString(decision->id)},
            {"value", Json::parse(json.toStdString(), nullptr, false)},
            {"by", "hand"}});
}

void GameDesk::undoRoll() {
    if (!m_game)
        return;
    while (m_game->session().canUndo()) {
        const bool roll = m_told[m_game->session().position() - 1].isRoll;
        if (!submit({{"do", "undo"}}).value("ok", false) || roll)
            return;
    }
}

void GameDesk::jumpTo(int number) {
    if (!m_game)
        return;
    const auto target = static_cast<std::size_t>(std::max(0, number));
    while (m_game->session().position() > target) {
        if (!submit({{"do", "undo"}}).value("ok", false))
            return;
    }
    while (m_game->session().position() < target) {
        if (!submit({{"do", "redo"}}).value("ok", false))
            return;
    }
}

// ---- rolls of the inbox ----

void GameDesk::considerOffer() {
    const auto offer = m_parts.rolls.offer();
    if (m_game && offer && !offer->needsConfirmation && !m_held.contains(offer->id) &&
        mayRoll(m_game->current())) {
        useOffer();
        return;
    }
    // What does not fit at once waits for a tap, also when it would fit later (decisions 9).
    if (offer)
        m_held.insert(offer->id);
    showPending();
}

void GameDesk::useOffer() {
    const auto offer = m_parts.rolls.offer();
    if (!m_game || !offer)
        return;
    submit({{"do", "roll"},
            {"dice", offer->dice},
            {"by", "tower"},
            {"tower", offer->id.tower},
            {"boot", offer->id.boot},
            {"seq", offer->id.sequence}});
}

void GameDesk::showPending() {
    const auto offer = m_parts.rolls.offer();
    PendingRollModel& pending = *m_parts.table.pendingRoll();
    if (!offer || offer->dice.size() < 2) {
        pending.show({});
        return;
    }
    PendingRollModel::Facts facts;
    facts.die1 = offer->dice[0];
    facts.die2 = offer->dice[1];
    facts.more = offer->queued;
    facts.canUse = m_game && mayRoll(m_game->current());
    const QDateTime time = QDateTime::fromString(QString::fromStdString(offer->time), Qt::ISODateWithMs);
    facts.text =
        offer->needsConfirmation
            ? DeskText::tr("The tower says %1 and %2. Is that right?").arg(facts.die1).arg(facts.die2)
        : time.isValid() ? DeskText::tr("A roll lies here: %1 and %2, from %3.")
                               .arg(facts.die1)
                               .arg(facts.die2)
                               .arg(time.toLocalTime().toString(QStringLiteral("HH:mm")))
                         : DeskText::tr("A roll lies here: %1 and %2.").arg(facts.die1).arg(facts.die2);
    if (!facts.canUse && m_game) {
        const auto refused = hex::apply(m_game->current(), hex::command::Roll{{1, 1}});
        if (!refused)
            facts.why = text::refusalText(m_game->current(), refused.error());
    }
    pending.show(facts);
}

// ---- ticks ----

void GameDesk::tick(const QString& id, bool done) {
    if (!m_game)
        return;
    if (done)
        m_ticked.insert(id);
    else
        m_ticked.remove(id);
    storeTicks();
    changedNow();
}

void GameDesk::tickAll() {
    if (!m_game)
        return;
    for (const QString& id : TablePresenter::cardIds(view()))
        m_ticked.insert(id);
    storeTicks();
    changedNow();
}

void GameDesk::storeTicks() {
    // Only what is still shown: earlier cards are done with.
    Json ids = Json::array();
    for (const QString& id : TablePresenter::cardIds(view())) {
        if (m_ticked.contains(id))
            ids.push_back(id.toStdString());
    }
    const std::string text = ids.dump();
    m_parts.journal.setSetting(ticksKey(m_gameId), text);
    emit ticksStored(QString::fromStdString(ticksKey(m_gameId)), QString::fromStdString(text));
}

// ---- showing ----

void GameDesk::changedNow() {
    if (!m_game)
        return;
    m_presenter.show(view());
    showActing();
    showPending();
    showSaved();
    const bool over = m_game->current().ending.over;
    if (over != m_finished) {
        m_finished = over;
        m_parts.journal.setFinished(m_gameId, over);
    }
    emit changed();
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

void GameDesk::closePanels() {
    m_parts.table.build()->setOpen(false);
    m_parts.table.knight()->setOpen(false);
    m_parts.table.correction()->setOpen(false);
}

hex::PlayerId GameDesk::builder() const {
    if (m_builder.valid())
        return m_builder;
    return m_game->current().turn.player;
}

void GameDesk::showActing() {
    if (!m_game)
        return;
    const hex::State& state = m_game->current();
    KnightModel* knight = m_parts.table.knight();
    if (knight->open())
        knight->show(m_knight.facts(state), m_knight.choices(state));
    else
        knight->show({}, {});
    CorrectionModel* correction = m_parts.table.correction();
    if (correction->open())
        correction->show(m_correction.stageName(), m_correction.title(state), m_correction.choices(state));
    else
        correction->show({}, {}, {});
    showFounding();
    showBuild();
    showPlaces();
}

void GameDesk::showFounding() {
    const hex::State& state = m_game->current();
    const hex::Setup& setup = m_game->setup();
    FoundingModel::Facts facts;
    QList<ChoiceRow> pieces;
    if (state.turn.phase != hex::TurnPhase::founding || state.ending.over) {
        m_parts.table.founding()->show(facts, pieces);
        return;
    }
    facts.active = true;
    const bool wall = setup.has(hex::ModuleName::riders);
    const int players = static_cast<int>(setup.playerCount());
    // Two settlements with a road each, and at the wall a border fort before them (BA-34, GW-10).
    facts.total = players * (wall ? 5 : 4);
    int placed = 0;
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId p(i);
        placed += state.players[i].founded;
        placed +=
            hex::piecesOnBoard(state, hex::Piece::road, p) + hex::piecesOnBoard(state, hex::Piece::ship, p);
    }
    facts.number = std::min(placed + 1, facts.total);
    const auto next = hex::nextFounding(state, firstPlayer());
    if (!next) {
        facts.complete = true;
        facts.title = DeskText::tr("Everything is founded");
        facts.detail = DeskText::tr("%1 has the first turn.").arg(text::playerName(setup, firstPlayer()));
        m_parts.table.founding()->show(facts, pieces);
        return;
    }
    const QString name = text::playerName(setup, next->player);
    facts.player = QString::fromStdString(setup[next->player].id);
    facts.colour = text::playerColour(setup, next->player);
    facts.symbol = text::symbolOf(facts.colour);
    if (next->piece == hex::Piece::settlement) {
        facts.piece = QStringLiteral("settlement");
        facts.title = next->borderFort ? DeskText::tr("%1, choose your border fort").arg(name)
                                       : DeskText::tr("%1, place a settlement").arg(name);
        facts.detail = next->borderFort   ? DeskText::tr("The section of the wall beside it is yours.")
                       : next->firstCards ? DeskText::tr("It brings your first cards.")
                                          : DeskText::tr("A road follows.");
    } else {
        if (!next->orShip)
            m_foundingLine = hex::Piece::road;
        facts.piece = QString::fromStdString(logText(m_foundingLine));
        facts.title = m_foundingLine == hex::Piece::ship
                          ? DeskText::tr("%1, place a ship beside it").arg(name)
                          : DeskText::tr("%1, lay a road beside it").arg(name);
        if (next->orShip) {
            for (const hex::Piece piece : {hex::Piece::road, hex::Piece::ship}) {
                ChoiceRow row;
                row.id = QString::fromStdString(logText(piece));
                row.title = buildTitle(piece);
                row.chosen = piece == m_foundingLine;
                row.enabled = !hex::legalPlaces(state, piece, next->player, true).empty();
                pieces.append(row);
            }
        }
    }
    m_parts.table.founding()->show(facts, pieces);
}

void GameDesk::showBuild() {
    BuildModel* build = m_parts.table.build();
    if (!build->open()) {
        build->show({}, {}, {}, {});
        return;
    }
    const hex::State& state = m_game->current();
    const hex::Setup& setup = m_game->setup();
    QList<ChoiceRow> players;
    if (state.turn.specialAfter.valid()) {
        for (std::size_t i = 0; i < setup.playerCount(); ++i) {
            const hex::PlayerId p(i);
            if (p == state.turn.specialAfter)
                continue;
            ChoiceRow row;
            row.id = QString::fromStdString(setup[p].id);
            row.player = row.id;
            row.title = text::playerName(setup, p);
            row.colour = text::playerColour(setup, p);
            row.symbol = text::symbolOf(row.colour);
            row.chosen = p == builder();
            players.append(row);
        }
    }

    QList<ChoiceRow> pieces;
    const auto add = [&](hex::Piece piece) {
        ChoiceRow row;
        row.id = QString::fromStdString(logText(piece));
        row.title = buildTitle(piece);
        row.detail = costOf(piece);
        if (piece == hex::Piece::wall) {
            for (std::size_t i = 0; i < state.board().walls().size(); ++i) {
                if (hex::ownerOf(state, hex::WallId(i)) != builder())
                    continue;
                const int next = state.greatWall.level[i] + 1;
                const auto cost = state.board().description().wallCosts.find(next);
                row.detail =
                    cost == state.board().description().wallCosts.end()
                        ? DeskText::tr("to level %1, the cost is on the piece").arg(next)
                        : DeskText::tr("to level %1: %2").arg(next).arg(text::resourceList(cost->second));
            }
        }
        const int left = hex::piecesLeft(state, piece, builder());
        row.enabled = !hex::legalPlaces(state, piece, builder()).empty();
        if (!row.enabled)
            row.why = left <= 0 ? DeskText::tr("None left in the box") : DeskText::tr("No place for it now");
        row.chosen = m_buildPiece == piece;
        pieces.append(row);
    };
    add(hex::Piece::road);
    if (setup.ships())
        add(hex::Piece::ship);
    add(hex::Piece::settlement);
    add(hex::Piece::city);
    if (setup.has(hex::ModuleName::riders))
        add(hex::Piece::wall);
    if (setup.ships()) {
        ChoiceRow row;
        row.id = QStringLiteral("move-ship");
        row.title = DeskText::tr("Move a ship");
        row.enabled = !hex::movableShips(state, builder()).empty() && !state.turn.shipMoved;
        if (!row.enabled)
            row.why = DeskText::tr("No ship may move now");
        row.chosen = m_moveShip;
        pieces.append(row);
    }

    QString piece;
    QString hint;
    if (m_moveShip) {
        piece = QStringLiteral("move-ship");
        hint = m_shipFrom ? DeskText::tr("Tap its new place") : DeskText::tr("Tap the ship");
    } else if (m_buildPiece) {
        piece = QString::fromStdString(logText(*m_buildPiece));
        const bool places = build->anywhere() || !hex::legalPlaces(state, *m_buildPiece, builder()).empty();
        hint = places ? DeskText::tr("Tap a lit place") : DeskText::tr("There is no place for it now");
    }
    build->show(pieces, players, piece, hint);
}

void GameDesk::showPlaces() {
    const hex::State& state = m_game->current();
    const hex::Board& board = state.board();
    BoardModel* picture = m_parts.table.board();
    TableModel& table = m_parts.table;

    m_purpose = Purpose::none;
    QString title;
    QList<PlaceRow> rows;
    if (table.correction()->open()) {
        m_purpose = Purpose::correction;
        title = table.correction()->title();
        rows = placeRows(state, m_correction.places(state));
    } else if (table.decision()->open()) {
        m_purpose = Purpose::decision;
        title = table.decision()->title();
        for (const OptionRow& option : table.decision()->rows()) {
            const qsizetype space = option.place.indexOf(QLatin1Char(' '));
            if (space < 0)
                continue;
            PlaceRow row = geometry::placeRow(
                state, placeNamed(board, option.place.left(space), option.place.mid(space + 1)));
            row.label = option.label;
            row.forbidden = option.forbidden;
            row.why = option.why;
            rows.append(row);
        }
    } else if (table.knight()->open()) {
        m_purpose = Purpose::knight;
        title = table.knight()->title();
        rows = placeRows(state, m_knight.places(state));
    } else if (table.build()->open() && m_moveShip) {
        m_purpose = m_shipFrom ? Purpose::shipTarget : Purpose::build;
        title = table.build()->hint();
        std::vector<hex::Place> places;
        for (const hex::SideId side : m_shipFrom ? hex::shipTargets(state, builder(), *m_shipFrom)
                                                 : hex::movableShips(state, builder()))
            places.emplace_back(side);
        rows = placeRows(state, places);
    } else if (table.build()->open() && m_buildPiece) {
        m_purpose = Purpose::build;
        title = table.build()->hint();
        std::vector<hex::Place> places = hex::legalPlaces(state, *m_buildPiece, builder());
        if (table.build()->anywhere()) {
            places.clear();
            const bool corners = *m_buildPiece == hex::Piece::settlement || *m_buildPiece == hex::Piece::city;
            const std::size_t count = corners ? board.corners().size() : board.sides().size();
            for (std::size_t i = 0; i < count; ++i) {
                if (corners)
                    places.emplace_back(hex::CornerId(i));
                else
                    places.emplace_back(hex::SideId(i));
            }
        }
        rows = placeRows(state, places);
    } else if (table.founding()->active()) {
        m_purpose = Purpose::founding;
        title = table.founding()->title();
        if (const auto next = hex::nextFounding(state, firstPlayer())) {
            const hex::Piece piece =
                next->piece == hex::Piece::settlement ? hex::Piece::settlement : m_foundingLine;
            std::vector<hex::Place> places = hex::legalPlaces(state, piece, next->player, true);
            if (next->borderFort) {
                std::erase_if(places, [&](const hex::Place& place) {
                    return std::none_of(
                        board.walls().begin(), board.walls().end(),
                        [&](const hex::Board::Wall& wall) { return place == hex::Place(wall.fort); });
                });
            }
            rows = placeRows(state, places);
        }
    }
    picture->setPlaces(title, rows);
}

void GameDesk::picked(const QString& kind, const QString& name) {
    if (!m_game)
        return;
    const hex::State& state = m_game->current();
    const hex::Place place = placeNamed(state.board(), kind, name);
    switch (m_purpose) {
    case Purpose::none:
        return;
    case Purpose::decision: {
        const QString wanted = kind + QLatin1Char(' ') + name;
        for (const OptionRow& option : m_parts.table.decision()->rows()) {
            if (option.place == wanted && !option.forbidden) {
                answer(QString(option.id));
                return;
            }
        }
        return;
    }
    case Purpose::correction:
        if (const auto command = m_correction.pick(state, place))
            submit(*command);
        else
            showActing();
        return;
    case Purpose::knight:
        m_knight.pick(state, place);
        showActing();
        return;
    case Purpose::build:
        if (m_moveShip) {
            if (const auto* side = std::get_if<hex::SideId>(&place))
                m_shipFrom = *side;
            showActing();
            return;
        }
        if (m_buildPiece) {
            Json command{{"do", "build"},
                         {"piece", logText(*m_buildPiece)},
                         {"player", m_game->setup()[builder()].id},
                         {"at", logName(state.board(), place)}};
            if (state.turn.specialAfter.valid())
                command["special"] = true;
            submit(command);
        }
        return;
    case Purpose::shipTarget:
        submit({{"do", "move-ship"},
                {"player", m_game->setup()[builder()].id},
                {"from", state.board().nameOf(hex::Place(*m_shipFrom))},
                {"to", logName(state.board(), place)}});
        return;
    case Purpose::founding:
        if (const auto next = hex::nextFounding(state, firstPlayer())) {
            const hex::Piece piece =
                next->piece == hex::Piece::settlement ? hex::Piece::settlement : m_foundingLine;
            submit({{"do", "place"},
                    {"piece", logText(piece)},
                    {"player", m_game->setup()[next->player].id},
                    {"at", logName(state.board(), place)},
                    {"founding", true}});
        }
        return;
    }
}

} // namespace watchfire
