// SPDX-License-Identifier: Apache-2.0
// See roll_offer.h.
#include "app/game/roll_offer.h"

#include "app/game/running_game.h"
#include "app/game/table_presenter.h"
#include "app/text/refusal_text.h"
#include "rules/hex/apply.h"

#include <QCoreApplication>
#include <QDateTime>

#include <utility>

namespace watchfire {

namespace {

struct RollText {
    Q_DECLARE_TR_FUNCTIONS(RollText)
};

/// `named`: more than one tower is about, so the sentence tells whose roll it is.
QString sentence(const journal::OfferedRoll& offer, bool firstDieOnly, bool named) {
    const int a = offer.dice[0];
    const int b = offer.dice[1];
    if (firstDieOnly)
        return RollText::tr("A roll lies here: %1 and %2. The volcano takes the first die.").arg(a).arg(b);
    if (offer.needsConfirmation)
        return RollText::tr("The tower says %1 and %2. Is that right?").arg(a).arg(b);
    if (named)
        return RollText::tr("A roll of tower %3 lies here: %1 and %2.")
            .arg(a)
            .arg(b)
            .arg(QString::fromStdString(offer.id.tower));
    const QDateTime time = QDateTime::fromString(QString::fromStdString(offer.time), Qt::ISODateWithMs);
    if (!time.isValid())
        return RollText::tr("A roll lies here: %1 and %2.").arg(a).arg(b);
    return RollText::tr("A roll lies here: %1 and %2, from %3.")
        .arg(a)
        .arg(b)
        .arg(time.toLocalTime().toString(QStringLiteral("HH:mm")));
}

} // namespace

RollOffer::RollOffer(PendingRollModel& pending, journal::RollDesk& rolls, const RunningGame& running,
                     Submit submit, QObject* parent)
    : QObject(parent), m_pending(pending), m_rolls(rolls), m_running(running), m_submit(std::move(submit)) {
    connect(&m_rolls, &journal::RollDesk::offerChanged, this, &RollOffer::consider);
    // What another tower had rolled before it was to play is used by a tap only.
    connect(&m_rolls, &journal::RollDesk::towerChosen, this, &RollOffer::holdWaiting);
    connect(&m_rolls, &journal::RollDesk::handRolled, this, [this](const std::vector<int>& dice) {
        m_submit({{"do", "roll"}, {"dice", dice}, {"by", "hand"}});
    });
    connect(&m_pending, &PendingRollModel::useAsked, this, &RollOffer::use);
    connect(&m_pending, &PendingRollModel::discardAsked, this, [this] {
        if (const auto offer = m_rolls.offer())
            (void)m_rolls.discard(offer->id);
        show();
    });
}

void RollOffer::gameOpened() {
    m_held.clear();
    holdWaiting();
}

void RollOffer::holdWaiting() {
    for (const auto& id : m_rolls.waitingHere())
        m_held.insert(id);
}

bool RollOffer::asksForDie() const {
    const auto decision = m_running.isOpen() ? hex::openDecision(m_running.state()) : std::nullopt;
    return decision && decision->id == hex::DecisionKind::eruptionDie;
}

void RollOffer::consider() {
    const auto offer = m_rolls.offer();
    if (m_running.isOpen() && offer && !offer->needsConfirmation && !m_held.contains(offer->id) &&
        (mayRoll(m_running.state()) || asksForDie())) {
        use();
        return;
    }
    if (offer)
        m_held.insert(offer->id);
    show();
}

void RollOffer::use() {
    const auto offer = m_rolls.offer();
    if (!m_running.isOpen() || !offer)
        return;
    nlohmann::ordered_json command{{"do", "roll"}, {"dice", offer->dice}};
    if (asksForDie() && !offer->dice.empty()) {
        const auto decision = hex::toString(hex::DecisionKind::eruptionDie);
        command = {{"do", "answer"}, {"decision", decision}, {"value", offer->dice.front()}};
    }
    command["by"] = "tower";
    command["tower"] = offer->id.tower;
    command["boot"] = offer->id.boot;
    command["seq"] = offer->id.sequence;
    m_submit(command);
}

void RollOffer::show() {
    const auto offer = m_rolls.offer();
    if (!offer || offer->dice.size() < 2) {
        m_pending.show({});
        return;
    }
    PendingRollModel::Facts facts;
    facts.die1 = offer->dice[0];
    facts.die2 = offer->dice[1];
    facts.more = offer->queued;
    facts.text = sentence(*offer, asksForDie() && !offer->needsConfirmation, m_rolls.severalTowers());
    if (asksForDie()) {
        facts.canUse = true;
    } else if (m_running.isOpen()) {
        const auto tried = hex::apply(m_running.state(), hex::command::Roll{{1, 1}});
        facts.canUse = tried.ok();
        if (!tried)
            facts.why = text::refusalText(m_running.state(), tried.error());
    }
    m_pending.show(facts);
}

} // namespace watchfire
