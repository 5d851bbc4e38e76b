// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_family.h"

#include "app/game/powder/powder_acts.h"
#include "app/game/powder/powder_statistics.h"
#include "app/game/powder/powder_words.h"
#include "rules/powder/apply.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace watchfire {

PowderFamily::PowderFamily(TableModel& table, Submit submit, tracing::Trace* trace)
    : RunningFamily(trace)
    , m_table(table)
    , m_presenter(table)
    , m_acting(table, m_running, std::move(submit)) {
    // While something is entered, the true position counts; afterwards the current step does again.
    QObject::connect(m_table.powderAction(), &PowderActionModel::openChanged, &m_acting, [this] {
        if (m_shown && m_running.isOpen() && m_shown->position == m_running.position())
            m_presenter.show(*m_running.game(), *m_shown, m_practice, m_acting.entering());
    });
}

bool PowderFamily::plays(const Json& header) {
    return header.is_object() && header.contains("scenario") && header["scenario"] == "black-powder";
}

std::optional<Error> PowderFamily::open(const Json& header) {
    m_drawing.reset();
    m_before.clear();
    m_shown.reset();
    return m_running.open(header);
}

/// A roll that undo gives back is the same draw again: the rolls before it count still.
std::optional<Error> PowderFamily::carryOut(const Request& request) {
    const std::size_t before = position();
    if (auto error = RunningFamily::carryOut(request))
        return error;
    if (!std::holds_alternative<Redo>(request.what))
        m_drawing.reset();
    if (std::holds_alternative<Undo>(request.what)) {
        if (const auto drawing = m_before.extract(before))
            m_drawing = drawing.mapped();
    }
    return std::nullopt;
}

/// The lamp shows a breach in winter, and the end (BP-51, BP-90).
devices::LampEffect PowderFamily::lamp(const CardsInHand& cards) const {
    const ShownCards shown = shownCards(cards);
    if (over() && shown.current == nullptr)
        return WF_LAMP_WIN;
    const auto breach = [](const powder::Step& step) {
        return std::holds_alternative<powder::step::Breach>(step);
    };
    for (std::size_t n = cards.position; n > 0; --n) {
        const Told& told = cards.told[n - 1];
        const auto first = told.powderSteps().begin();
        const auto heard = static_cast<std::ptrdiff_t>(stepsTold(cards, shown, n - 1));
        if (std::any_of(first, first + heard, breach))
            return WF_LAMP_BREACH;
        if (cards.clears(n - 1))
            break;
    }
    return powder::whoseTurn(m_running.state()) ? WF_LAMP_YOUR_TURN : WF_LAMP_IDLE;
}

// ---- draws ----

std::optional<GameCommand> PowderFamily::drawn(const Random& random) const {
    const auto draw = drawDue(m_running.state());
    if (!draw || draw->choices.list.empty())
        return std::nullopt;
    const auto& list = draw->choices.list;
    const bool byProgram = m_running.setup().options().draw == powder::DrawBy::program;
    if (!byProgram && list.size() > 1)
        return std::nullopt; // dice decide
    const std::size_t choice = list.size() == 1 ? 0 : random(static_cast<std::uint32_t>(list.size()));
    return drawnCommand(*draw, list[choice]);
}

std::optional<PowderDraw> PowderFamily::diceDecide() const {
    if (m_running.setup().options().draw != powder::DrawBy::tower)
        return std::nullopt;
    auto draw = drawDue(m_running.state());
    return draw && draw->choices.list.size() > 1 ? draw : std::nullopt;
}

StatisticsModel::Facts PowderFamily::statistics(const QString&) const {
    return powderStatistics(*m_running.game(), title());
}

RollUse PowderFamily::rollUse() const {
    RollUse use;
    if (m_running.setup().options().draw != powder::DrawBy::tower) {
        use.dice = false;
        use.why = PowderText::tr("This game is played without dice.");
        return use;
    }
    const auto due = drawDue(m_running.state());
    if (!due) {
        use.why = PowderText::tr("Nothing is to be drawn now.");
        return use;
    }
    if (!diceDecide()) {
        use.why = drawText(*due);
        return use;
    }
    use.byTap = true;
    use.now = !m_acting.busy(); // while a card is being entered, a tap decides
    return use;
}

Result<std::optional<GameCommand>> PowderFamily::commandOf(const std::vector<int>& dice) {
    const auto draw = diceDecide();
    const auto face = [](int n) { return n >= 1 && n <= 6; };
    if (!draw || dice.size() != 2 || !std::all_of(dice.begin(), dice.end(), face))
        return std::optional<GameCommand>();
    const auto choices = static_cast<int>(draw->choices.list.size());
    if (!m_drawing || m_drawing->what != draw->what || m_drawing->lot.choices() != choices)
        m_drawing = Drawing{draw->what, powder::Lot(choices)};
    const Drawing before = *m_drawing;
    const auto result = m_drawing->lot.feed({dice[0], dice[1]});
    if (const auto* again = std::get_if<powder::RollAgain>(&result)) {
        m_table.showNotice(
            *again == powder::RollAgain::second
                ? PowderText::tr("Roll once more: this draw takes two rolls.")
                : PowderText::tr("Roll again: this roll decides nothing, so that all come equally often."));
        return std::optional<GameCommand>();
    }
    m_drawing.reset();
    if (before.lot.rollsLeft() < powder::Lot(choices).rollsLeft())
        m_before.insert_or_assign(position() + 1, before);
    return std::optional<GameCommand>(
        drawnCommand(*draw, draw->choices.list[static_cast<std::size_t>(std::get<int>(result))]));
}

std::vector<ActOffer> PowderFamily::acts(const QString& player) const {
    const auto clan = powder::parse<powder::Clan>(player.toStdString());
    return clan ? powderActs(m_running.state(), *clan, m_table.steps()->left()) : std::vector<ActOffer>();
}

ActReply PowderFamily::enter(const QString& player, const QString& act, const ActTouches& touches) const {
    for (const ActOffer& offer : acts(player)) {
        if (offer.id != act)
            continue;
        ActReply reply = enterPowderAct(m_running.state(), *powder::parse<powder::Clan>(player.toStdString()),
                                        offer, touches);
        // What is entered beside the season's steps says nothing about them.
        if (auto* whole = std::get_if<ActCommand>(&reply))
            whole->request.joined = m_table.steps()->left() > 0;
        return reply;
    }
    return {};
}

void PowderFamily::showProposed(const GameCommand& command) const {
    QStringList places;
    for (const std::string& place : placesOf(std::get<powder::Command>(command)))
        places.append(QString::fromStdString(place));
    m_table.powder()->setProposed(places);
}

void PowderFamily::show(const CardsInHand& cards, bool practice) {
    m_shown.emplace(cards);
    m_practice = practice;
    const ShownCards shown = shownCards(cards);
    m_acting.goOn(shown.left);
    m_presenter.show(*m_running.game(), cards, practice, m_acting.entering());
    m_table.showActions({.roll = diceDecide().has_value()});
    m_acting.show();
}

} // namespace watchfire
