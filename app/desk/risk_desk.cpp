// SPDX-License-Identifier: Apache-2.0
#include "app/desk/risk_desk.h"

#include "app/game/hex/player_dress.h"
#include "app/models/board_geometry.h"
#include "app/text/names.h"
#include "app/text/risk_text.h"
#include "rules/hex/apply.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct RiskDeskText {
    Q_DECLARE_TR_FUNCTIONS(RiskDeskText)
};

} // namespace

RiskDesk::RiskDesk(RiskModel& risk, GameDesk& desk, QObject* parent)
    : QObject(parent), m_risk(risk), m_desk(desk) {
    m_worker.setMaxThreadCount(1);
    connect(&m_risk, &RiskModel::openChanged, this, [this] {
        m_player.clear();
        show();
    });
    connect(&m_risk, &RiskModel::playerChosen, this, [this](const QString& player) {
        m_player = player;
        show();
    });
    connect(&m_desk, &GameDesk::changed, this, [this] { show(); });
    connect(&m_desk, &GameDesk::gameClosed, this, [this] { show(); });
}

const hex::State* RiskDesk::open() const {
    const auto* game = m_desk.open() ? dynamic_cast<const HexGame*>(m_desk.family()->game()) : nullptr;
    return game == nullptr ? nullptr : &game->current();
}

RiskDesk::~RiskDesk() {
    giveUp();
    m_worker.waitForDone();
}

void RiskDesk::giveUp() {
    ++*m_asked;
    m_state.reset();
}

hex::PlayerId RiskDesk::chosen(const hex::State& state) const {
    const hex::PlayerId player = state.setup->findPlayer(m_player.toStdString());
    return player.valid() ? player : state.turn.player;
}

void RiskDesk::show() {
    const hex::State* state = open();
    const bool due = state != nullptr && state->turn.phase == hex::TurnPhase::beforeRoll &&
                     !state->ending.over && !hex::openDecision(*state);
    if (!m_risk.open() || !due) {
        giveUp();
        m_risk.show({}, {}, {});
        if (!due)
            m_risk.setOpen(false); // it must be requested again before the next roll
        return;
    }
    const hex::PlayerId player = chosen(*state);
    if (m_state && *m_state == *state && m_for == player)
        return;
    compute(*state, player);
}

void RiskDesk::compute(const hex::State& state, hex::PlayerId player) {
    giveUp();
    m_state = state;
    m_for = player;
    show(state, player, {}, false);
    const unsigned mine = *m_asked;
    m_worker.start([this, asked = m_asked, mine, state, player] {
        const auto givenUp = [&] { return asked->load() != mine; };
        if (givenUp())
            return;
        const auto tell = [&](hex::Risk risk, bool whole) {
            // The desk waits for its worker before it is destroyed, so it exists while this runs.
            QMetaObject::invokeMethod(
                this,
                [this, asked, mine, state, player, risk = std::move(risk), whole] {
                    if (asked->load() == mine)
                        show(state, player, risk, whole);
                },
                Qt::QueuedConnection);
        };
        hex::RiskLimits limits = hex::firstLook();
        limits.givenUp = givenUp;
        hex::Risk first = hex::riskUntilTurnOf(state, player, limits);
        const bool whole = first.passedOver == 0;
        tell(std::move(first), whole);
        if (whole || givenUp())
            return;
        limits = {};
        limits.givenUp = givenUp;
        tell(hex::riskUntilTurnOf(state, player, limits), true);
    });
}

void RiskDesk::show(const hex::State& state, hex::PlayerId player, const hex::Risk& risk, bool whole) {
    const hex::Setup& setup = *state.setup;
    RiskModel::Facts facts;
    facts.busy = !whole;
    facts.title = facts.busy
                      ? RiskDeskText::tr("Estimating the risk for %1 …").arg(text::playerName(setup, player))
                      : text::riskTitle(state, player, risk.rolls);
    QList<RiskRow> rows;
    for (const hex::Risk::Hit& hit : risk.hits) {
        if (!hex::concerns(state, player, hit))
            continue;
        const PlaceRow place = geometry::placeRow(state, hit.at);
        const HitWords words = text::riskWords(state, hit);
        RiskRow row;
        row.place = place.key();
        row.id = QString::number(static_cast<int>(hit.kind)) + QLatin1Char(' ') + row.place;
        row.icon = QLatin1String(words.icon);
        row.tone = QLatin1String(words.tone);
        row.text = words.text;
        row.chance = text::riskChance(hit.chance);
        row.likelihood = hit.chance;
        const bool line =
            std::holds_alternative<hex::SideId>(hit.at) || std::holds_alternative<hex::WallId>(hit.at);
        row.cx = line ? (place.x1 + place.x2) / 2 : place.cx;
        row.cy = line ? (place.y1 + place.y2) / 2 : place.cy;
        rows.append(row);
    }
    // A first look that found nothing says nothing yet.
    facts.note = facts.busy && rows.isEmpty() ? QString()
                 : rows.isEmpty()
                     ? RiskDeskText::tr("Nothing of %1's can be hit.").arg(text::playerName(setup, player))
                     : text::riskNote(risk);
    QList<ChoiceRow> players;
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId p(i);
        players.append(playerChoice(setup, p, p == player));
    }
    m_risk.show(facts, players, rows);
}

} // namespace watchfire

#include "moc_risk_desk.cpp"
