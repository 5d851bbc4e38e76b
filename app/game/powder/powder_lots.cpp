// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_lots.h"

#include "rules/powder/apply.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct LotText {
    Q_DECLARE_TR_FUNCTIONS(LotText)
};

/// No horde card came so far.
bool deckUntouched(const powder::State& state) {
    return state.season == powder::Season::setUp && state.draws == powder::initialState(state.setup).draws &&
           powder::hordes(state).empty();
}

QString reason(powder::NoLot why) {
    switch (why) {
    case powder::NoLot::notNow:
        return LotText::tr("The game has begun already.");
    case powder::NoLot::cardTypes:
        return LotText::tr("The value book does not have all types of horde cards.");
    case powder::NoLot::deckOut:
        return LotText::tr("Which three types are out was not entered.");
    case powder::NoLot::backs:
        return LotText::tr("The value book does not say what the backs of the cards show.");
    case powder::NoLot::cardsDiffer:
        return LotText::tr("Other cards lie on the table than the deck can have given.");
    case powder::NoLot::nothingLeft:
        return LotText::tr("No card is left.");
    case powder::NoLot::rockets:
        return LotText::tr("The value book does not have all rocket cards.");
    case powder::NoLot::tooMany:
        return LotText::tr("There are too many possibilities.");
    }
    return {};
}

} // namespace

std::optional<PowderDraw> drawDue(const powder::State& state) {
    if (state.setup->options().draw == powder::DrawBy::table || state.ending.over)
        return std::nullopt;
    if (const auto decision = powder::openDecision(state)) {
        if (decision->id == powder::DecisionKind::rocket)
            return PowderDraw{PowderDraw::What::rocket, powder::rocketChoices(state)};
        if (decision->id == powder::DecisionKind::indicator)
            return PowderDraw{PowderDraw::What::indicator, powder::nextChoices(state, {})};
        return std::nullopt;
    }
    if (deckUntouched(state) && state.deckOut.empty() && !state.deckAsked)
        return PowderDraw{PowderDraw::What::deckOut, powder::deckOutChoices(state)};
    const bool hordesCome = state.season == powder::Season::setUp || state.season == powder::Season::spring;
    if (hordesCome && state.draws > 0)
        return PowderDraw{PowderDraw::What::horde, powder::hordeChoices(state)};
    return std::nullopt;
}

bool byLot(const powder::State& state, PowderDraw::What what) {
    const auto due = drawDue(state);
    return due && due->what == what && due->choices.list.size() > 1;
}

powder::Command drawnCommand(const PowderDraw& draw, const powder::LotChoice& choice) {
    switch (draw.what) {
    case PowderDraw::What::deckOut:
        return powder::command::Deck{choice.cards};
    case PowderDraw::What::horde:
        // The new top card's back is drawn as soon as it matters.
        return powder::command::HordeCard{choice.cards.front(), std::nullopt};
    case PowderDraw::What::indicator:
        return powder::command::Answer{powder::DecisionKind::indicator, powder::SectionNamed{*choice.back}};
    case PowderDraw::What::rocket:
        break;
    }
    return powder::command::Answer{powder::DecisionKind::rocket, powder::RocketNamed{choice.cards.front()}};
}

QString drawText(const PowderDraw& draw) {
    if (draw.choices.why)
        return LotText::tr("The dice cannot draw here, enter it instead. %1").arg(reason(*draw.choices.why));
    switch (draw.what) {
    case PowderDraw::What::deckOut:
        return LotText::tr("The dice draw the three basic types that go out.");
    case PowderDraw::What::horde:
        return LotText::tr("The dice draw the next horde card.");
    case PowderDraw::What::indicator:
        return LotText::tr("The dice draw the back of the next horde card.");
    case PowderDraw::What::rocket:
        break;
    }
    return LotText::tr("The dice draw the rocket card.");
}

} // namespace watchfire
