// SPDX-License-Identifier: Apache-2.0
#include "app/desk/roll_offer.h"

#include "app/text/dice_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

constexpr int usualFaces = 6;
constexpr std::size_t usualDice = 2;

struct RollText {
    Q_DECLARE_TR_FUNCTIONS(RollText)
};

/// `named`: there is more than one tower, so the sentence says whose roll it is.
QString sentence(const journal::OfferedRoll& offer, bool named) {
    const QString dice = text::diceText(offer.dice, offer.faces);
    if (devices::repeatsNumbers(offer.id))
        return RollText::tr("This tower repeats its numbers. Is %1 a new roll?").arg(dice);
    if (offer.needsConfirmation)
        return RollText::tr("The tower says %1. Is that right?").arg(dice);
    if (named)
        return RollText::tr("A roll of tower %2 is waiting: %1.")
            .arg(dice, QString::fromStdString(offer.id.tower));
    return RollText::tr("A roll is waiting: %1.").arg(dice);
}

/// How many rolls wait after the visible one, and how many found no room.
QString behind(int more, int notKept, bool full) {
    QStringList parts;
    if (more > 0)
        parts.append(RollText::tr("%n more roll(s) are waiting.", nullptr, more));
    if (full)
        parts.append(RollText::tr("The tower keeps what comes now."));
    if (notKept > 0)
        parts.append(
            RollText::tr("%n more line(s) came from the tower and were not kept.", nullptr, notKept));
    return parts.join(QLatin1Char(' '));
}

QString keyOf(const devices::RollId& id) {
    return QStringLiteral("%1 %2 %3")
        .arg(QString::fromStdString(id.tower), QString::number(id.boot), QString::number(id.sequence));
}

} // namespace

QString misfit(const journal::OfferedRoll& roll, const RollUse& wanted) {
    if (!wanted.dice)
        return {};
    const std::size_t needed = wanted.firstDieOnly ? 1 : usualDice;
    // A stranger's backup may hold a roll without any dice, which undo brings back.
    if (wanted.firstDieOnly ? roll.dice.empty() : roll.dice.size() != usualDice)
        return RollText::tr("This game takes two dice, and this roll has %n.", nullptr,
                            static_cast<int>(roll.dice.size()));
    for (std::size_t i = 0; i < needed; ++i) {
        if (i < roll.faces.size() && roll.faces[i] != usualFaces)
            return RollText::tr("This game takes six-sided dice, and this roll has a die with %1 sides.")
                .arg(roll.faces[i]);
        if (roll.dice[i] < 1 || roll.dice[i] > usualFaces)
            return RollText::tr("This game takes six-sided dice; none of them shows %1.").arg(roll.dice[i]);
    }
    return {};
}

std::optional<bool> playDice(GameFamily& family, const std::vector<int>& dice, Origin origin,
                             const Submit& submit) {
    const auto command = family.commandOf(dice);
    if (!command)
        return submit(command.error());
    if (!*command)
        return std::nullopt;
    return submit(Request{**command, std::move(origin)});
}

RollOffer::RollOffer(PendingRollModel& pending, journal::RollDesk& rolls, Family family, Submit submit,
                     QObject* parent)
    : QObject(parent)
    , m_pending(pending)
    , m_rolls(rolls)
    , m_family(std::move(family))
    , m_submit(std::move(submit)) {
    connect(&m_rolls, &journal::RollDesk::arrived, this, &RollOffer::arrived);
    connect(&m_rolls, &journal::RollDesk::offerChanged, this, &RollOffer::consider);
    // Rolls from before another tower was chosen are used only by a tap.
    connect(&m_rolls, &journal::RollDesk::towerChosen, this, [this] { m_fresh.clear(); });
    connect(&m_rolls, &journal::RollDesk::problemChanged, this, &RollOffer::show);
    connect(&m_pending, &PendingRollModel::useAsked, this, [this] {
        if (const auto roll = shown(); roll && goFirst(wanted()))
            (void)use(*roll);
        show();
    });
    connect(&m_pending, &PendingRollModel::discardAsked, this, [this] {
        if (const auto roll = shown())
            (void)m_rolls.discard(roll->id);
        show();
    });
    connect(&m_pending, &PendingRollModel::discardAllAsked, this, [this] {
        m_rolls.discardAll(m_rolls.chosenTower());
        show();
    });
}

RollUse RollOffer::wanted() const {
    const GameFamily* family = m_family();
    return family == nullptr ? RollUse{} : family->rollUse();
}

/// The roll may play by itself, unless a fitting one waited before it.
void RollOffer::arrived(const devices::RollId& id) {
    const RollUse use = wanted();
    for (const auto& roll : m_rolls.waiting())
        if (roll.id != id && !m_fresh.contains(roll.id) && misfit(roll, use).isEmpty())
            return;
    m_fresh.insert(id);
}

/// The oldest roll that fits; if none fits, the oldest.
std::optional<journal::OfferedRoll> RollOffer::shown() const {
    const auto rolls = m_rolls.waiting();
    if (rolls.empty())
        return std::nullopt;
    const RollUse use = wanted();
    const auto fits = std::find_if(rolls.begin(), rolls.end(),
                                   [&](const auto& roll) { return misfit(roll, use).isEmpty(); });
    return fits == rolls.end() ? rolls.front() : *fits;
}

void RollOffer::consider() {
    const RollUse use = wanted();
    bool another = false; // a fitting one waits before it
    for (const auto& roll : m_rolls.waiting()) {
        const bool fresh = m_fresh.erase(roll.id) > 0;
        if (!misfit(roll, use).isEmpty())
            continue;
        if (fresh && !another && !roll.needsConfirmation && use.now && this->use(roll)) {
            // The other fresh rolls are considered again, with the new state of the game.
            show();
            return;
        }
        another = true;
    }
    m_fresh.clear();
    show();
}

/// Carries out what must come before a roll; returns false if that is refused.
bool RollOffer::goFirst(const RollUse& use) {
    return !use.first || m_submit(Request{*use.first});
}

bool RollOffer::use(const journal::OfferedRoll& roll) {
    GameFamily* family = m_family();
    if (family == nullptr || !misfit(roll, wanted()).isEmpty())
        return false;
    Origin origin = originBy("tower");
    origin.tower = roll.id.tower;
    origin.boot = roll.id.boot;
    origin.seq = roll.id.sequence;
    const auto used = playDice(*family, roll.dice, std::move(origin), m_submit);
    // Thrown for a draw that wants another roll: spent, without a command.
    return used ? *used : m_rolls.discard(roll.id);
}

void RollOffer::show() {
    const auto roll = shown();
    if (!roll) {
        m_pending.show({});
        return;
    }
    const RollUse use = wanted();
    const QString unfit = misfit(*roll, use);
    PendingRollModel::Facts facts;
    facts.key = keyOf(roll->id);
    for (std::size_t i = 0; i < roll->dice.size(); ++i) {
        facts.dice.append(roll->dice[i]);
        facts.faces.append(i < roll->faces.size() ? roll->faces[i] : usualFaces);
    }
    facts.more = static_cast<int>(m_rolls.waiting().size()) - 1;
    facts.behind = behind(facts.more, m_rolls.notKept(), m_rolls.problem() == journal::RollProblem::full);
    facts.canUse = use.byTap && unfit.isEmpty();
    facts.why = unfit.isEmpty() ? use.why : unfit;
    if (facts.canUse)
        facts.useText = use.firstText;
    facts.text = sentence(*roll, m_rolls.severalTowers());
    if (facts.canUse && use.firstDieOnly)
        facts.text += QLatin1Char(' ') + use.firstDieText;
    m_pending.show(facts);
}

} // namespace watchfire

#include "moc_roll_offer.cpp"
