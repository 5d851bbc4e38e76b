// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/table_presenter.h"

#include "app/game/hex/board_picker.h"
#include "app/game/hex/player_dress.h"
#include "app/game/hex/player_rows.h"
#include "app/game/hex/program_draw.h"
#include "app/game/ranking.h"
#include "app/hex/riders/wall_verdict.h"
#include "app/hex/rooms.h"
#include "app/models/board_geometry.h"
#include "app/text/clause_text.h"
#include "app/text/decision_text.h"
#include "app/text/forecast_text.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"
#include "rules/hex/forecast.h"
#include "rules/hex/log/json.h"
#include "rules/hex/modules/riders/riders.h"
#include "rules/hex/scoring.h"
#include "rules/hex/telling.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct TableText {
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

QString idOf(const hex::Setup& setup, hex::PlayerId p) {
    return p.valid() ? QString::fromStdString(setup[p].id) : QString();
}

/// The table's picture: before the first step that is not done yet. Building, playing a card, correcting and
/// founding work on the true position.
hex::State pictureOf(const TableView& view, bool acts) {
    const ShownCards cards = shownCards(view.cards);
    if (cards.current == nullptr || acts || view.game.current().turn.phase == hex::TurnPhase::founding)
        return view.game.current();
    const HexSession& session = view.game.session();
    const hex::State before = session.stateAt(cards.entry);
    const hex::Command& command = session.entries()[cards.entry].command;
    const auto outcome = hex::apply(before, command);
    return outcome ? hex::told(before, command, *outcome, cards.steps) : view.game.current();
}

/// The position with nothing in the way of a roll, to see what the next roll would do.
hex::State beforeNextRoll(hex::State state) {
    state.tasks.clear();
    state.turn.phase = hex::TurnPhase::beforeRoll;
    state.ending = {};
    return state;
}

} // namespace

QString gameTitle(const hex::Combination& combination) {
    QString title = text::scenarioTitle(combination.base);
    for (const hex::Addition addition : combination.with)
        title = TableText::tr("%1, %2", "a scenario, and what joins it")
                    .arg(title, text::additionTitle(addition));
    return title;
}

std::vector<hex::Value> valuesOf(const hex::Decision& decision) {
    std::vector<hex::Value> values(decision.options.begin(), decision.options.end());
    for (const hex::Decision::Forbidden& forbidden : decision.forbidden)
        values.push_back(forbidden.value);
    return values;
}

bool mayRoll(const hex::State& state) {
    return hex::apply(state, hex::command::Roll{{1, 1}}).ok();
}

TablePresenter::TablePresenter(TableModel& table)
    : m_table(table), m_pictures([this](const hex::State& shown) {
        m_table.board()->show(shown);
        m_table.showPlayers(playerRows(shown, m_acting));
        m_table.strip()->show(scenarioStrip(shown));
    }) {}

void TablePresenter::forget() {
    m_pictures.stop();
    m_position = 0;
}

/// The table after each step that was done since it was last shown, if there are several: a tap on "All"
/// passes over them.
std::vector<hex::State> TablePresenter::passedAtOnce(const TableView& view, Point to) const {
    std::vector<hex::State> passed;
    const HexSession& session = view.game.session();
    hex::State shown = view.game.current();
    for (std::size_t n = m_at.entry; n < view.cards.position && Point{n, 0} < to; ++n) {
        const hex::State before = session.stateAt(n);
        const hex::Command& command = session.entries()[n].command;
        const auto outcome = hex::apply(before, command);
        if (!outcome)
            continue;
        if (n == m_at.entry)
            shown = hex::told(before, command, *outcome, m_at.steps);
        Point point{n, 0};
        for (const ToldCard& card : view.cards.told[n].cards) {
            point.steps += static_cast<std::size_t>(card.steps);
            if (!card.byHand || point <= m_at || to <= point)
                continue;
            hex::State next = hex::told(before, command, *outcome, point.steps);
            // A step that only moves cards leaves the board unchanged: it needs no picture and no time.
            if (hex::looksAlike(shown, next))
                continue;
            shown = next;
            passed.push_back(std::move(next));
        }
    }
    return passed;
}

void TablePresenter::showPicture(const TableView& view, const hex::State& shown, bool acts) {
    const ShownCards cards = shownCards(view.cards);
    const Point to =
        cards.current == nullptr ? Point{view.cards.position, 0} : Point{cards.entry, cards.steps};
    std::vector<hex::State> states;
    // Another command, an undo or an open panel shows the final table at once.
    if (m_table.board()->animated() && !acts && view.cards.position == m_position && m_at < to)
        states = passedAtOnce(view, to);
    if (states.size() < 2) // one step is done: its picture is the next one
        states.clear();
    else
        states.pop_back(); // the last of them is the table's present state
    states.push_back(shown);
    m_at = to;
    m_position = view.cards.position;
    m_pictures.show(std::move(states));
}

void TablePresenter::show(const TableView& view) {
    const hex::State& state = view.game.current();
    m_table.showGame({QString::fromUtf8(hex::toString(state.setup->scenario()).data()),
                      gameTitle(state.setup->combination()), !state.board().walls().empty(), view.practice});
    const bool acts = m_table.build()->open() || m_table.knight()->open() || m_table.correction()->open();
    const hex::State shown = pictureOf(view, acts);
    // A question has an acting player once the steps before it are done.
    const bool tells = shownCards(view.cards).current != nullptr &&
                       state.turn.phase != hex::TurnPhase::founding && !state.ending.over;
    m_acting = tells ? hex::PlayerList{state.turn.player} : actingNow(state);
    showPicture(view, shown, acts);
    showTurn(view);
    showSteps(view);
    showDecision(view);
    showForecastAndWalls(view, shown);
    m_table.history()->show(historyRows(view.cards));
    showEnd(view);
    showModeAndHeadline(view);
}

void TablePresenter::showTurn(const TableView& view) {
    const hex::State& state = view.game.current();
    const hex::Setup& setup = *state.setup;
    const hex::PlayerId p = state.turn.player;
    TableModel::TurnFacts turn;
    if (state.turn.phase != hex::TurnPhase::founding) {
        turn.player = idOf(setup, p);
        turn.name = text::playerName(setup, p);
    }
    m_table.showTurn(turn);

    TableModel::DiceFacts dice;
    const Told* roll = view.cards.rollOfTurn();
    if (roll != nullptr && state.turn.phase == hex::TurnPhase::afterRoll) {
        dice.die1 = state.turn.dice.a;
        dice.die2 = state.turn.dice.b;
        // A log may leave out how.
        dice.by =
            roll->how.isEmpty()
                ? TableText::tr("%1 rolled", "a player").arg(roll->playerName)
                : TableText::tr("%1 rolled, %2", "player, how: by hand").arg(roll->playerName, roll->how);
    }
    m_table.showDice(dice);

    const bool free = !state.ending.over && !hex::openDecision(state);
    const bool begun = state.turn.phase != hex::TurnPhase::founding;
    const bool after = state.turn.phase == hex::TurnPhase::afterRoll;
    TableModel::ActionFacts actions;
    actions.roll = mayRoll(state);
    actions.endTurn = free && after;
    actions.build = free && begun && (after || state.turn.specialAfter.valid() || state.turn.freeRoads > 0);
    actions.knight = free && begun; // points may be shown even after another card
    m_table.showActions(actions);

    m_table.showUndo(undoFacts(view.cards));
}

void TablePresenter::showSteps(const TableView& view) {
    const hex::State& state = view.game.current();
    const ShownCards shown = shownCards(view.cards);
    QList<LitRow> lit;
    if (shown.current != nullptr) {
        const ToldCard& card = *shown.current;
        const auto named = scene::named<scene::Tone>(card.tone);
        const scene::Tone tone = named == scene::Tone::none ? scene::Tone::task : named;
        for (const hex::Place& place : card.onBoard) {
            LitRow here = geometry::litRow(state, place, tone);
            here.act = card.icon;
            const bool known = std::any_of(lit.begin(), lit.end(),
                                           [&](const LitRow& other) { return other.key() == here.key(); });
            if (here.kind != scene::PlaceKind::none && !known)
                lit.append(here);
        }
    }
    const Told* roll = view.cards.rollOfTurn();
    const bool rollIsLast = roll != nullptr && view.cards.lastCommand() == roll;
    m_table.steps()->show(shown.rows, rollIsLast ? roll->quiet : QString());
    m_table.board()->setLit(lit);
}

void TablePresenter::showDecision(const TableView& view) {
    const hex::State& state = view.game.current();
    const hex::Setup& setup = *state.setup;
    const auto decision = hex::openDecision(state);
    if (!decision) {
        m_table.decision()->show({}, {});
        return;
    }
    const text::DecisionText words = text::decisionText(state, *decision);
    DecisionModel::Facts facts;
    facts.decision = QString::fromUtf8(hex::toString(decision->id).data());
    facts.title = words.title;
    facts.detail = words.detail;
    facts.form = QString::fromUtf8(text::toString(words.form).data());
    facts.tap = words.tap.value_or(QString());
    facts.player = idOf(setup, decision->player);
    if (decision->player.valid() && decision->player != state.turn.player) {
        dress(facts, setup, decision->player);
        facts.name = text::playerName(setup, decision->player);
    }
    facts.clause = clauseName(decision->rule);
    facts.why = whyText(decision->rule, words.reason);
    facts.canDraw = setup.options().draw == hex::Draw::program && fromBag(decision->id);

    QList<OptionRow> rows;
    const QList<text::OptionText> labels = text::optionTexts(state, decision->id, valuesOf(*decision));
    const auto option = [&](const hex::Value& value) {
        OptionRow row;
        row.id = QString::fromStdString(hex::toJson(setup, value).dump());
        const text::OptionText& label = labels[rows.size()];
        row.label = label.label;
        row.detail = label.detail;
        const hex::Place place = text::placeOf(value);
        row.place = placeKey(state.board(), place);
        if (const auto* direction = std::get_if<hex::Direction>(&value))
            row.place = QStringLiteral("heading ") + QString::fromUtf8(hex::toString(*direction).data());
        if (const auto* player = std::get_if<hex::PlayerId>(&value)) {
            dress(row, setup, *player);
        }
        return row;
    };
    for (const hex::Value& value : decision->options) {
        rows.append(option(value));
        facts.onBoard = facts.onBoard || !rows.last().place.isEmpty();
    }
    for (const hex::Decision::Forbidden& forbidden : decision->forbidden) {
        OptionRow row = option(forbidden.value);
        row.forbidden = true;
        row.why = text::forbiddenText(state, *decision, forbidden);
        row.clause = clauseName(forbidden.rule);
        row.note = QString::fromUtf8(forbidden.why.data(), static_cast<qsizetype>(forbidden.why.size()));
        rows.append(row);
    }
    m_table.decision()->show(facts, rows);
}

namespace {

/// Players as ForecastRow shows them.
QVariantList signsOf(const hex::Setup& setup, const std::vector<hex::PlayerId>& players) {
    QVariantList list;
    for (const hex::PlayerId player : players) {
        const QString colour = text::playerColour(setup, player);
        list.append(QVariantMap{{QStringLiteral("colour"), colour},
                                {QStringLiteral("symbol"), text::symbolOf(colour)}});
    }
    return list;
}

} // namespace

/// The forecast uses the true position; walls and riders are shown as told.
void TablePresenter::showForecastAndWalls(const TableView& view, const hex::State& shown) {
    const hex::State& state = view.game.current();
    const hex::Setup& setup = *state.setup;
    const hex::Board& board = state.board();
    const bool begun = state.turn.phase != hex::TurnPhase::founding;
    const hex::State next = beforeNextRoll(state);
    const auto entries = begun ? hex::forecast(next) : std::vector<hex::ForecastEntry>{};

    QList<ForecastRow> sums;
    for (const hex::ForecastEntry& entry : entries) {
        const text::ForecastLine line = text::forecastLine(next, entry);
        sums.append({entry.sum, entry.ways, line.headline, line.level, line.lines,
                     signsOf(setup, line.collectors), line.danger, line.byDie, line.sign});
    }
    const text::ForecastHeadline headline = text::forecastHeadline(next, entries);
    m_table.forecast()->show(sums, headline.text, headline.danger);

    if (board.walls().empty()) {
        m_table.walls()->show({}, {}, {});
        return;
    }
    // The steps of the roll that the table has been told so far.
    hex::Steps told;
    if (const Told* roll = view.cards.rollOfTurn()) {
        const auto entry = static_cast<std::size_t>(roll - view.cards.told.data());
        const auto heard = stepsTold(view.cards, shownCards(view.cards), entry);
        told.assign(roll->hexSteps().begin(), roll->hexSteps().begin() + static_cast<std::ptrdiff_t>(heard));
    }
    QList<WallRow> walls;
    for (std::size_t i = 0; i < board.walls().size(); ++i) {
        const hex::WallId id(i);
        const hex::PlayerId owner = hex::ownerOf(state, id);
        WallRow row;
        row.wall = text::wallName(board, id);
        if (owner.valid()) {
            dress(row, setup, owner);
            row.title =
                TableText::tr("%1 %2", "player, wall: Ann W3").arg(text::playerName(setup, owner), row.wall);
        } else {
            row.title = row.wall;
        }
        row.level = shown.greatWall.level[i];
        row.riders = hex::ridersAt(shown, board[id].attack);
        row.levelText = TableText::tr("level %1").arg(row.level);
        row.ridersText = TableText::tr("%n rider(s)", nullptr, row.riders);
        const bool breachedNow = std::any_of(told.begin(), told.end(), [&](const hex::Step& step) {
            const auto* breach = std::get_if<hex::step::Breach>(&step);
            return breach != nullptr && breach->wall == id;
        });
        const text::WallVerdict verdict = text::wallVerdict(next, id, entries, breachedNow);
        row.verdict = verdict.text;
        row.danger = verdict.danger;
        row.ways = verdict.ways;
        row.sums = verdict.sums.join(QLatin1Char(' '));
        geometry::putAt(row, geometry::centre(board, board[id].attack));
        walls.append(row);
    }
    int bag = 0;
    for (const auto left : shown.greatWall.bag)
        bag += left;
    m_table.board()->threatenWalls(walls);
    m_table.walls()->show(
        walls, TableText::tr("%n penalty chip(s) left", nullptr, std::max(0, hex::chipsLeft(shown))),
        TableText::tr("%n rider(s) in the bag", nullptr, bag));
}

void TablePresenter::showEnd(const TableView& view) {
    const hex::State& state = view.game.current();
    const hex::Setup& setup = *state.setup;
    if (!state.ending.over) {
        m_table.end()->show({}, {});
        return;
    }
    QList<RankRow> ranking;
    QStringList winners;
    int best = 0;
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId p(i);
        RankRow row;
        dress(row, setup, p);
        row.name = text::playerName(setup, p);
        row.points = state.ending.points[i];
        row.winner = state.ending.winners[i];
        const int chips = state.greatWall.chips[i];
        if (chips > 0)
            row.detail = TableText::tr("%n penalty chip(s)", nullptr, chips);
        if (row.winner) {
            winners.append(row.name);
            best = row.points;
        }
        ranking.append(row);
    }
    rank(ranking);

    EndModel::Facts facts;
    facts.over = true;
    facts.standing = standingText(ranking);
    if (winners.size() == 1) {
        facts.colour = ranking.first().colour;
        facts.symbol = ranking.first().symbol;
    }
    facts.headline = winners.size() == 1
                         ? TableText::tr("%1 wins with %n point(s)", nullptr, best).arg(winners.first())
                         : TableText::tr("%1 share the victory").arg(text::listOf(winners));
    int rolls = 0;
    int breaches = 0;
    Clause clause;
    for (std::size_t n = 0; n < view.cards.position; ++n) {
        rolls += view.cards.told[n].isRoll ? 1 : 0;
        for (const hex::Step& step : view.cards.told[n].hexSteps()) {
            breaches += std::holds_alternative<hex::step::Breach>(step) ? 1 : 0;
            if (std::holds_alternative<hex::step::GameOver>(step))
                clause = hex::ruleOf(step);
        }
    }
    facts.clause = clauseName(clause);
    facts.reason = clause == GW(71)
                       ? TableText::tr("The last penalty chip is taken.")
                       : TableText::tr("The goal of %n point(s) is reached.", nullptr, setup.goalPoints());
    facts.facts.append(TableText::tr("%n roll(s)", nullptr, rolls));
    if (!state.board().walls().empty())
        facts.facts.append(TableText::tr("%n breach(es)", nullptr, breaches));
    m_table.end()->show(facts, ranking);
}

void TablePresenter::showModeAndHeadline(const TableView& view) {
    const hex::State& state = view.game.current();
    const QString name = text::playerName(*state.setup, state.turn.player);
    const Told* roll = view.cards.rollOfTurn();
    TableModel::HeadlineFacts headline;
    TableModel::Mode mode = TableModel::Mode::Act;
    const bool left = m_table.steps()->left() > 0;
    // A roll's headline covers what the roll led to, not what somebody does afterwards.
    const bool ofRoll = roll != nullptr && view.cards.lastCommand() == roll;
    if (ofRoll)
        headline = {roll->headline.text, roll->headline.tone};
    if (m_table.end()->over() && !left) {
        mode = TableModel::Mode::Over;
        headline = {m_table.end()->headline(), QStringLiteral("good")};
    } else if (m_table.decision()->open() || (left && state.turn.phase != hex::TurnPhase::founding)) {
        mode = m_table.decision()->open() ? TableModel::Mode::Decision : TableModel::Mode::Steps;
        // The current step or question is on its card.
        if (!ofRoll)
            headline = {TableText::tr("Do this now"), QStringLiteral("plain")};
    } else if (state.turn.phase == hex::TurnPhase::founding) {
        mode = TableModel::Mode::Founding;
        headline = {TableText::tr("Founding"), QStringLiteral("plain")};
    } else if (m_table.canRoll()) {
        mode = TableModel::Mode::Roll;
        headline = {TableText::tr("%1, roll!").arg(name), QStringLiteral("plain")};
    } else if (!ofRoll) {
        headline = {TableText::tr("%1, build or end the turn").arg(name), QStringLiteral("plain")};
    }
    m_table.showHeadline(headline);
    m_table.showMode(mode);
}

} // namespace watchfire
