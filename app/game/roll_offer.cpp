// SPDX-License-Identifier: Apache-2.0
// See roll_offer.h.
#include "app/game/roll_offer.h"

#include "app/game/game_family.h"

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

RollOffer::RollOffer(PendingRollModel& pending, journal::RollDesk& rolls, Family family, Submit submit,
                     QObject* parent)
    : QObject(parent)
    , m_pending(pending)
    , m_rolls(rolls)
    , m_family(std::move(family))
    , m_submit(std::move(submit)) {
    connect(&m_rolls, &journal::RollDesk::offerChanged, this, &RollOffer::consider);
    // What another tower had rolled before it was to play is used by a tap only.
    connect(&m_rolls, &journal::RollDesk::towerChosen, this, &RollOffer::holdWaiting);
    connect(&m_rolls, &journal::RollDesk::handRolled, this, &RollOffer::useHand);
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

void RollOffer::consider() {
    const auto offer = m_rolls.offer();
    const GameFamily* family = m_family();
    if (family != nullptr && offer && !offer->needsConfirmation && !m_held.contains(offer->id) &&
        family->rollUse().now) {
        use();
        return;
    }
    if (offer)
        m_held.insert(offer->id);
    show();
}

void RollOffer::use() {
    const auto offer = m_rolls.offer();
    GameFamily* family = m_family();
    if (family == nullptr || !offer)
        return;
    auto command = family->commandOf(offer->dice);
    if (!command) {
        // It was thrown for a draw that wants another roll: spent, without a command.
        (void)m_rolls.discard(offer->id);
        show();
        return;
    }
    (*command)["by"] = "tower";
    (*command)["tower"] = offer->id.tower;
    (*command)["boot"] = offer->id.boot;
    (*command)["seq"] = offer->id.sequence;
    m_submit(*command);
}

void RollOffer::useHand(const std::vector<int>& dice) {
    GameFamily* family = m_family();
    auto command = family == nullptr ? std::nullopt : family->commandOf(dice);
    if (!command)
        return;
    (*command)["by"] = "hand";
    m_submit(*command);
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
    const GameFamily* family = m_family();
    const RollUse use = family == nullptr ? RollUse{} : family->rollUse();
    facts.canUse = use.byTap;
    facts.why = use.why;
    facts.text = sentence(*offer, use.firstDieOnly && !offer->needsConfirmation, m_rolls.severalTowers());
    m_pending.show(facts);
}

} // namespace watchfire
