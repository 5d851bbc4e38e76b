// SPDX-License-Identifier: Apache-2.0
// Steps of Black Powder as single lines for the history; see step_text.h.
#include "app/text/powder/names.h"
#include "app/text/powder/step_text.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {

struct PowderLines {
    Q_DECLARE_TR_FUNCTIONS(PowderLines)
};

struct LineMaker {
    const powder::State& state;
    const powder::Setup& setup = *state.setup;

    QString name(powder::Clan clan) const { return playerName(setup, clan); }
    /// "Ann: 1 spearman"
    QString whose(const powder::SoldierAt& soldier) const {
        return PowderLines::tr("%1: %2", "player, soldiers or amounts")
            .arg(name(soldier.clan), soldierCount(soldier.type, 1));
    }

    QString operator()(const powder::step::SeasonBegins& s) const {
        return PowderLines::tr("%1 of year %2", "%1 is a season")
            .arg(capital(seasonName(s.season)))
            .arg(s.year);
    }
    QString operator()(const powder::step::AdvanceToken& s) const {
        return s.lethality
                   ? PowderLines::tr("Time token to slot %1, lethality %2").arg(s.slot + 1).arg(*s.lethality)
                   : PowderLines::tr("Time token to slot %1").arg(s.slot + 1);
    }
    QString operator()(const powder::step::DrawHordes& s) const {
        return PowderLines::tr("%n new horde(s) to come", nullptr, s.amount);
    }
    QString operator()(const powder::step::Remind& s) const {
        switch (s.what) {
        case powder::Reminder::income:
            return PowderLines::tr("Income of the overseers");
        case powder::Reminder::advisors:
            return PowderLines::tr("The advisor track moves on");
        case powder::Reminder::commandCards:
            return PowderLines::tr("Command track cleared, cards back");
        case powder::Reminder::tea:
            return PowderLines::tr("No tea order was entered");
        case powder::Reminder::hordes:
            return PowderLines::tr("%n horde card(s) missing at the beginning", nullptr,
                                   s.amount.value_or(0));
        case powder::Reminder::overseers:
            return PowderLines::tr("%1: %n overseer(s) still to raise", nullptr, s.amount.value_or(0))
                .arg(s.clan ? name(*s.clan) : QString());
        case powder::Reminder::machine:
            return PowderLines::tr("The %1 is missing at the beginning", "%1 is a machine")
                .arg(s.machine ? machineName(*s.machine) : QString());
        case powder::Reminder::ability:
            break;
        }
        return s.at ? PowderLines::tr("Ability of the card in %1").arg(placeName(*s.at))
                    : PowderLines::tr("Ability of a card");
    }
    QString operator()(const powder::step::PlaceHorde& s) const {
        return PowderLines::tr("%1 to %2", "card, place").arg(hordeName(s.card), placeName(s.at));
    }
    QString operator()(const powder::step::Raid& s) const {
        return PowderLines::tr("Raid by the %1: %n shame token(s) leave the game", "%1 is a card", s.amount)
            .arg(hordeName(s.card));
    }
    QString operator()(const powder::step::Pay& s) const {
        return PowderLines::tr("%1 pays %2").arg(name(s.clan), amountList(s.cost));
    }
    QString operator()(const powder::step::PaySpot& s) const {
        return PowderLines::tr("%1 takes %2").arg(name(s.clan), amountList(s.reward));
    }
    QString operator()(const powder::step::PlaceSoldier& s) const {
        return PowderLines::tr("%1 to %2", "a player's soldier, place")
            .arg(whose(s.soldier), placeName(s.soldier));
    }
    QString operator()(const powder::step::MoveSoldier& s) const {
        return PowderLines::tr("%1 to %2", "a player's soldier, place")
            .arg(whose(s.soldier), placeName(s.soldier.type, s.to));
    }
    QString operator()(const powder::step::Kill& s) const {
        return PowderLines::tr("%1 killed", "a player's soldier").arg(whose(s.soldier));
    }
    QString operator()(const powder::step::Save& s) const {
        return PowderLines::tr("%1 saved", "a player's soldier").arg(whose(s.soldier));
    }
    QString operator()(const powder::step::Wound& s) const {
        return PowderLines::tr("Wound on %1", "%1 is a spot").arg(placeName(s.at));
    }
    QString operator()(const powder::step::SnakeToken& s) const {
        return PowderLines::tr("Snake token on %1", "%1 is a spot").arg(placeName(s.at));
    }
    QString operator()(const powder::step::Wasted& s) const {
        return PowderLines::tr("Wound lost on %1", "%1 is a spot").arg(placeName(s.at));
    }
    QString operator()(const powder::step::NoTarget& s) const {
        return PowderLines::tr("%1 finds no target", "a player's soldier").arg(whose(s.soldier));
    }
    QString operator()(const powder::step::Defeat& s) const {
        return PowderLines::tr("%1 defeated in %2", "card, place").arg(hordeName(s.card), placeName(s.at));
    }
    QString operator()(const powder::step::Claim& s) const {
        return PowderLines::tr("%1 claims the %2", "player, card").arg(name(s.clan), hordeName(s.card));
    }
    QString operator()(const powder::step::DiscardHorde& s) const {
        return PowderLines::tr("%1 discarded", "%1 is a card").arg(hordeName(s.card));
    }
    QString operator()(const powder::step::AdvanceHorde& s) const {
        return PowderLines::tr("%1 forward to %2", "card, place").arg(hordeName(s.card), placeName(s.to));
    }
    QString operator()(const powder::step::SwapHordes& s) const {
        return PowderLines::tr("Rows %1 and %2 of %3 swapped", "rows, section")
            .arg(s.front + 1)
            .arg(s.back + 1)
            .arg(sectionPlace(s.section));
    }
    QString operator()(const powder::step::Holds& s) const {
        const QString section = capital(sectionPlace(s.section));
        return s.power && s.defense ? PowderLines::tr("%1 holds, %2 against %3", "section, power, defense")
                                          .arg(section)
                                          .arg(*s.power)
                                          .arg(*s.defense)
                                    : PowderLines::tr("%1 holds", "%1 is a section").arg(section);
    }
    QString operator()(const powder::step::Breach& s) const {
        // Ladders need no power (BP-52): two numbers would look like a mistake.
        const bool numbers = s.by == powder::BreachBy::power && s.power && s.defense;
        return numbers ? PowderLines::tr("Breach: %1, %2 against %3", "section, power, defense")
                             .arg(sectionPlace(s.section))
                             .arg(*s.power)
                             .arg(*s.defense)
                       : PowderLines::tr("Breach: %1, by Ladders", "%1 is a section")
                             .arg(sectionPlace(s.section));
    }
    QString operator()(const powder::step::Honor& s) const {
        return s.amount < 0 ? PowderLines::tr("%1: %2 honor less, now %3")
                                  .arg(name(s.clan), QString::number(-s.amount), QString::number(s.total))
                            : PowderLines::tr("%1: %2 honor more, now %3")
                                  .arg(name(s.clan), QString::number(s.amount), QString::number(s.total));
    }
    QString operator()(const powder::step::Shame& s) const {
        return PowderLines::tr("%1 takes a shame token").arg(name(s.clan));
    }
    QString operator()(const powder::step::ShameLost& s) const {
        return PowderLines::tr("%1 has no place for shame or none is left").arg(name(s.clan));
    }
    QString operator()(const powder::step::ShameBack& s) const {
        return PowderLines::tr("%1 gives a shame token back").arg(name(s.clan));
    }
    QString operator()(const powder::step::PlaceBarricade& s) const {
        return PowderLines::tr("Barricade before %1", "%1 is a section").arg(sectionPlace(s.section));
    }
    QString operator()(const powder::step::RemoveBarricades& s) const {
        return PowderLines::tr("%n barricade(s) off %1", "%1 is a section", s.amount)
            .arg(sectionPlace(s.section));
    }
    QString operator()(const powder::step::RaiseWall& s) const {
        return PowderLines::tr("%1 up to level %2", "%1 is a section")
            .arg(capital(sectionPlace(s.section)))
            .arg(s.to);
    }
    QString operator()(const powder::step::LowerWall& s) const {
        return PowderLines::tr("%1 down to level %2, by the %3", "section, level, ram or trebuchet")
            .arg(capital(sectionPlace(s.section)))
            .arg(s.to)
            .arg(abilityName(s.by == powder::WallBreaker::ram ? powder::Ability::Kind::ram
                                                              : powder::Ability::Kind::trebuchet));
    }
    QString operator()(const powder::step::PlaceMachine& s) const {
        return PowderLines::tr("%1 in %2", "machine, section")
            .arg(capital(machineName(s.machine)), sectionPlace(s.section));
    }
    QString operator()(const powder::step::RemoveMachine& s) const {
        return PowderLines::tr("%1 of %2 lost", "machine, section")
            .arg(capital(machineName(s.machine)), sectionPlace(s.section));
    }
    QString operator()(const powder::step::Shot& s) const {
        return PowderLines::tr("%1 shoots with the %2 at %3", "player, machine, place")
            .arg(name(s.clan), machineName(s.machine), placeName(s.at));
    }
    QString operator()(const powder::step::GameOver&) const { return PowderLines::tr("The game is over"); }
    QString operator()(const powder::step::Win& s) const {
        return PowderLines::tr("%1 wins with %2 honor").arg(name(s.clan), QString::number(s.points));
    }
};

} // namespace

QString ReasonedLine::joined() const {
    return reason.isEmpty() ? line : PowderLines::tr("%1. %2", "honor, and why").arg(line, reason);
}

ReasonedLine reasonedLine(const powder::State& state, const powder::Step& step) {
    const auto* honor = std::get_if<powder::step::Honor>(&step);
    return {std::visit(LineMaker{state}, step), honor != nullptr ? honorReason(honor->why) : QString()};
}

QString shortLine(const powder::State& state, const powder::Step& step) {
    return reasonedLine(state, step).joined();
}

} // namespace watchfire::text
