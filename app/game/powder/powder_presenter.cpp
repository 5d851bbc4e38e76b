// SPDX-License-Identifier: Apache-2.0
// See powder_presenter.h.
#include "app/game/powder/powder_presenter.h"

#include "app/game/powder/clan_colours.h"
#include "app/text/decision_text.h"
#include "app/text/powder/decision_text.h"
#include "app/text/powder/names.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire {

namespace {

struct PowderText {
    Q_DECLARE_TR_FUNCTIONS(PowderText)
};

QString idOf(powder::Clan clan) {
    return QString::fromUtf8(powder::toString(clan).data());
}

QString seatOf(const powder::Setup& setup, powder::Clan clan) {
    for (const powder::Player& player : setup.players()) {
        if (player.clan == clan)
            return QString::fromStdString(player.seat);
    }
    return {};
}

} // namespace

void PowderPresenter::show(const PowderGame& game, const CardsInHand& cards, bool practice) {
    const powder::State& state = game.current();
    m_table.showGame(
        {QStringLiteral("black-powder"), PowderText::tr("The Great Wall: Black Powder"), false, practice});
    showPlayers(state);
    showTurn(state, cards);
    showSteps(cards);
    showDecision(state);
    m_table.history()->show(historyRows(cards));
    showEnd(state);
    showModeAndHeadline(state, cards);
}

void PowderPresenter::showPlayers(const powder::State& state) {
    const auto turn = powder::whoseTurn(state);
    QList<PlayerRow> rows;
    for (const powder::Clan clan : state.tea) {
        if (!state.setup->plays(clan))
            continue;
        PlayerRow row;
        row.player = idOf(clan);
        row.name = text::playerName(*state.setup, clan);
        row.colour = clanColour(clan);
        row.symbol = clanSymbol(clan);
        row.seat = seatOf(*state.setup, clan);
        row.points = state.of(clan).honor;
        row.turn = turn == clan;
        row.winner = state.ending.winner == clan;
        row.spoken = PowderText::tr("%1, %n honor", nullptr, row.points).arg(row.name);
        rows.append(row);
    }
    m_table.showPlayers(rows);
}

void PowderPresenter::showTurn(const powder::State& state, const CardsInHand& cards) {
    TableModel::TurnFacts turn;
    turn.phase = QString::fromUtf8(powder::toString(state.season).data());
    if (const auto clan = powder::whoseTurn(state)) {
        turn.player = idOf(*clan);
        turn.name = text::playerName(*state.setup, *clan);
        turn.colour = clanColour(*clan);
        turn.symbol = clanSymbol(*clan);
        turn.seat = seatOf(*state.setup, *clan);
    }
    m_table.showTurn(turn);
    m_table.showDice({});
    m_table.showActions({});
    m_table.showUndo(undoFacts(cards));
}

void PowderPresenter::showSteps(const CardsInHand& cards) {
    const ShownCards shown = shownCards(cards);
    m_table.steps()->show(shown.rows, {});
    if (shown.current == nullptr) {
        m_table.powder()->setLit({}, {});
        return;
    }
    const QString& tone = shown.current->tone;
    const bool told = tone == QLatin1String("gain") || tone == QLatin1String("danger");
    m_table.powder()->setLit(shown.current->places, told ? tone : QStringLiteral("do"));
}

void PowderPresenter::showDecision(const powder::State& state) {
    const auto decision = powder::openDecision(state);
    if (!decision) {
        m_table.decision()->show({}, {});
        return;
    }
    const text::DecisionText words = text::decisionText(state, *decision);
    DecisionModel::Facts facts;
    facts.decision = QString::fromUtf8(powder::toString(decision->id).data());
    facts.title = words.title;
    facts.detail = words.detail;
    if (decision->clan)
        facts.player = idOf(*decision->clan);
    facts.clause = clauseName(decision->rule);
    facts.why = whyText(decision->rule, words.reason);
    QList<OptionRow> rows;
    for (const powder::Value& value : decision->options) {
        OptionRow row;
        row.id = QString::fromStdString(powder::toJson(value).dump());
        const text::OptionText label = text::optionText(state, decision->id, value);
        row.label = label.label;
        row.detail = label.detail;
        row.place = text::placeId(value);
        facts.onBoard = facts.onBoard || !row.place.isEmpty();
        rows.append(row);
    }
    m_table.decision()->show(facts, rows);
}

void PowderPresenter::showEnd(const powder::State& state) {
    if (!state.ending.over) {
        m_table.end()->show({}, {});
        return;
    }
    QList<RankRow> ranking;
    for (const powder::Clan clan : state.tea) {
        if (!state.setup->hasHonor(clan))
            continue;
        RankRow row;
        row.player = idOf(clan);
        row.name = text::playerName(*state.setup, clan);
        row.colour = clanColour(clan);
        row.symbol = clanSymbol(clan);
        row.points = state.of(clan).honor;
        row.winner = state.ending.winner == clan;
        ranking.append(row);
    }
    std::stable_sort(ranking.begin(), ranking.end(), [](const RankRow& a, const RankRow& b) {
        return a.winner != b.winner ? a.winner : a.points > b.points;
    });
    for (qsizetype i = 0; i < ranking.size(); ++i)
        ranking[i].rank = static_cast<int>(i) + 1;
    EndModel::Facts facts;
    facts.over = true;
    if (state.ending.winner)
        facts.headline =
            PowderText::tr("%1 wins with %n honor", nullptr, state.of(*state.ending.winner).honor)
                .arg(text::playerName(*state.setup, *state.ending.winner));
    else
        facts.headline = PowderText::tr("Everybody has lost");
    switch (state.ending.reason) {
    case powder::EndReason::walls:
        facts.reason = PowderText::tr("The walls stand at their full height.");
        break;
    case powder::EndReason::shame:
        facts.reason = PowderText::tr("The shame pool is empty.");
        break;
    case powder::EndReason::time:
        facts.reason = PowderText::tr("The last winter is over.");
        break;
    case powder::EndReason::allWallsGone:
        facts.reason = PowderText::tr("No wall stands any more.");
        break;
    }
    m_table.end()->show(facts, ranking);
}

void PowderPresenter::showModeAndHeadline(const powder::State&, const CardsInHand& cards) {
    TableModel::HeadlineFacts headline;
    if (const Told* last = cards.lastCommand())
        headline = {last->headline.text, last->headline.tone};
    TableModel::Mode mode = TableModel::Mode::Act;
    if (m_table.decision()->open())
        mode = TableModel::Mode::Decision;
    else if (m_table.steps()->left() > 0)
        mode = TableModel::Mode::Steps;
    else if (m_table.end()->over())
        mode = TableModel::Mode::Over;
    m_table.showHeadline(headline);
    m_table.showMode(mode);
}

QStringList standings(const powder::State& state) {
    QStringList honor;
    for (const powder::Clan clan : state.tea) {
        if (state.setup->hasHonor(clan))
            honor.append(PowderText::tr("%1 %2", "player, honor: Ann 12")
                             .arg(text::playerName(*state.setup, clan))
                             .arg(state.of(clan).honor));
    }
    return honor;
}

} // namespace watchfire
