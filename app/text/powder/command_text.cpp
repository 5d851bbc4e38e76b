// SPDX-License-Identifier: Apache-2.0
#include "app/text/powder/command_text.h"

#include "app/text/command_text.h"
#include "app/text/names.h"
#include "app/text/powder/decision_text.h"
#include "app/text/powder/names.h"
#include "rules/powder/apply.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {

struct PowderCommands {
    Q_DECLARE_TR_FUNCTIONS(PowderCommands)
};

struct CorrectionTitle {
    const powder::State& before;
    QString name(powder::Clan clan) const { return playerName(*before.setup, clan); }

    QString operator()(const powder::command::CorrectWallLevel& c) const {
        return PowderCommands::tr("Corrected: %1 at wall level %2", "%1 is a section")
            .arg(sectionPlace(c.at))
            .arg(c.level);
    }
    QString operator()(const powder::command::CorrectBarricades& c) const {
        return PowderCommands::tr("Corrected: %n barricade(s) before %1", "%1 is a section", c.count)
            .arg(sectionPlace(c.at));
    }
    QString operator()(const powder::command::CorrectMachines& c) const {
        if (c.machines.empty())
            return PowderCommands::tr("Corrected: no machine in %1", "%1 is a section")
                .arg(sectionPlace(c.at));
        QStringList names;
        for (const powder::Machine machine : c.machines)
            names.append(machineName(machine));
        return PowderCommands::tr("Corrected: %1 in %2", "machines, section")
            .arg(listOf(names), sectionPlace(c.at));
    }
    QString operator()(const powder::command::CorrectHorde& c) const {
        return c.card ? PowderCommands::tr("Corrected: %1 in %2", "card, place")
                            .arg(hordeName(*c.card), placeName(c.at))
                      : PowderCommands::tr("Corrected: no card in %1").arg(placeName(c.at));
    }
    QString operator()(const powder::command::CorrectSpot& c) const {
        using What = powder::command::CorrectSpot::What;
        switch (c.what) {
        case What::free:
            return PowderCommands::tr("Corrected: %1 is free", "%1 is a spot").arg(placeName(c.at));
        case What::wound:
            return PowderCommands::tr("Corrected: a wound on %1", "%1 is a spot").arg(placeName(c.at));
        case What::snakeToken:
            return PowderCommands::tr("Corrected: a snake token on %1", "%1 is a spot").arg(placeName(c.at));
        case What::soldier:
            break;
        }
        return PowderCommands::tr("Corrected: %1 of %2 on %3", "soldier, player, place")
            .arg(soldierCount(c.soldier.type, 1), name(c.soldier.clan), placeName(c.soldier));
    }
    QString operator()(const powder::command::CorrectSoldiers& c) const {
        return PowderCommands::tr("Corrected: %1 has %2 in %3", "player, soldiers, place")
            .arg(name(c.clan), soldierCount(c.type, c.count, Role::whom), placeName(c.at));
    }
    QString operator()(const powder::command::CorrectTower& c) const {
        return c.clan ? PowderCommands::tr("Corrected: a spearman of %1 in %2", "player, tower")
                            .arg(name(*c.clan), towerPlace(c.at))
                      : PowderCommands::tr("Corrected: nobody in %1", "%1 is a tower").arg(towerPlace(c.at));
    }
    QString operator()(const powder::command::CorrectHonor& c) const {
        return PowderCommands::tr("Corrected: %1 has %2 honor").arg(name(c.clan), QString::number(c.honor));
    }
    QString operator()(const powder::command::CorrectClaimed& c) const {
        return PowderCommands::tr("Corrected: %1 has claimed %n horde(s)", nullptr,
                                  static_cast<int>(c.cards.size()))
            .arg(name(c.clan));
    }
    QString operator()(const powder::command::CorrectShame& c) const {
        return PowderCommands::tr("Corrected: %1 has %n shame token(s) under soldiers", nullptr,
                                  powder::count(c.under))
            .arg(name(c.clan));
    }
    QString operator()(const powder::command::CorrectShamePool& c) const {
        return PowderCommands::tr("Corrected: %n shame token(s) in the pool", nullptr, c.tokens);
    }
    QString operator()(const powder::command::CorrectShameOut& c) const {
        return PowderCommands::tr("Corrected: %n shame token(s) out of the game", nullptr, c.tokens);
    }
    QString operator()(const powder::command::CorrectTea& c) const {
        return PowderCommands::tr("Corrected: tea order %1").arg(playerList(*before.setup, c.order));
    }
    QString operator()(const powder::command::CorrectYear& c) const {
        return PowderCommands::tr("Corrected: year %1").arg(c.year);
    }
    QString operator()(const powder::command::CorrectSlot& c) const {
        return PowderCommands::tr("Corrected: time token at slot %1").arg(c.slot + 1);
    }
    QString operator()(const powder::command::CorrectSeason& c) const {
        return PowderCommands::tr("Corrected: it is %1", "%1 is a season").arg(seasonName(c.season));
    }
    QString operator()(const powder::command::CorrectTurn& c) const {
        return PowderCommands::tr("Corrected: %1's turn").arg(name(c.clan));
    }
    QString operator()(const powder::command::CorrectDeck& c) const {
        const int* number = std::get_if<int>(&c.left);
        const int left =
            number != nullptr ? *number : static_cast<int>(std::get<std::vector<std::string>>(c.left).size());
        return PowderCommands::tr("Corrected: %n card(s) left in the horde deck", nullptr, left);
    }
    QString operator()(const powder::command::CorrectRocketDeck& c) const {
        return PowderCommands::tr("Corrected: %n card(s) left in the rocket deck", nullptr,
                                  static_cast<int>(c.left.size()));
    }
    QString operator()(const powder::command::CorrectNext& c) const {
        return c.section ? PowderCommands::tr("Corrected: the next card's back shows %1", "%1 is a section")
                               .arg(sectionPlace(*c.section))
                         : PowderCommands::tr("Corrected: the next card's back is not known");
    }
};

/// An answer by its effect: "Ann saved 2 archers".
struct AnswerTitle {
    powder::DecisionKind kind;
    QString who;
    QString horde{}; ///< the card that is being placed; empty for other questions

    QString operator()(powder::NoneOfThem) const {
        switch (kind) {
        case powder::DecisionKind::fire:
            return PowderCommands::tr("%1 found nothing to hit").arg(who);
        case powder::DecisionKind::stepIn:
            return PowderCommands::tr("%1's bomber stayed on the wall").arg(who);
        case powder::DecisionKind::shamePlace:
            return PowderCommands::tr("%1 had no place for shame").arg(who);
        case powder::DecisionKind::tower:
            return PowderCommands::tr("%1 manned no tower").arg(who);
        case powder::DecisionKind::shoot:
            return PowderCommands::tr("%1 did not shoot").arg(who);
        case powder::DecisionKind::value:
        case powder::DecisionKind::indicator:
        case powder::DecisionKind::casualties:
        case powder::DecisionKind::save:
        case powder::DecisionKind::rocket:
        case powder::DecisionKind::artifacts:
            break;
        }
        return {};
    }
    QString operator()(const powder::Spot& spot) const {
        return kind == powder::DecisionKind::stepIn
                   ? PowderCommands::tr("%1's bomber stepped onto %2", "player, spot")
                         .arg(who, placeName(spot))
                   : PowderCommands::tr("%1 wounded %2", "player, spot").arg(who, placeName(spot));
    }
    QString operator()(const powder::SectionNamed& section) const {
        return horde.isEmpty() ? PowderCommands::tr("The next card's back shows %1", "%1 is a section")
                                     .arg(sectionPlace(section.index))
                               : PowderCommands::tr("%1 to %2", "a horde card, the section where it goes")
                                     .arg(horde, sectionPlace(section.index));
    }
    QString operator()(const powder::TowerNamed& tower) const {
        return PowderCommands::tr("%1 manned %2", "player, tower").arg(who, towerPlace(tower.index));
    }
    QString operator()(powder::SoldierType type) const {
        return PowderCommands::tr("%1 put shame under %2 in the pool", "player, 1 archer")
            .arg(who, soldierCount(type, 1, Role::whom));
    }
    QString operator()(const powder::ClaimedAt&) const {
        return PowderCommands::tr("%1 put shame on a claimed horde").arg(who);
    }
    QString operator()(const powder::Aim& aim) const {
        return PowderCommands::tr("%1 shot with the %2 at %3", "player, machine, place")
            .arg(who, machineName(aim.machine), placeName(aim.at));
    }
    QString operator()(const powder::SoldierList& list) const {
        powder::Soldiers soldiers{};
        for (const powder::SoldierAt& soldier : list)
            ++soldiers[powder::indexOf(soldier.type)];
        const QString whom = soldierList(soldiers, Role::whom);
        return kind == powder::DecisionKind::save
                   ? PowderCommands::tr("%1 saved %2", "player, soldiers").arg(who, whom)
                   : PowderCommands::tr("%1 lost %2", "player, soldiers").arg(who, whom);
    }
    QString operator()(const powder::RocketNamed& rocket) const {
        return PowderCommands::tr("%1 drew %2", "player, rocket card").arg(who, rocketName(rocket.card));
    }
    // Some answers have no text.
    QString operator()(powder::NoSuchValue) const { return {}; }
    QString operator()(const powder::BookValue& value) const {
        if (kind == powder::DecisionKind::artifacts)
            return PowderCommands::tr("Artifacts of %1: %2", "player, their number or honor")
                .arg(who, valueText(value));
        if (kind == powder::DecisionKind::rocket)
            return PowderCommands::tr("%1 drew a rocket card: %2", "player, its spots")
                .arg(who, valueText(value));
        return {};
    }
};

/// The card that the open question has a place for (BP-20); empty if it is about something else.
QString placedHorde(const powder::State& before) {
    const auto* task = powder::asking<powder::task::PlaceHorde>(before);
    return task == nullptr ? QString() : hordeName(task->card);
}

QString answerTitle(const powder::State& before, const powder::command::Answer& answer) {
    const auto open = powder::openDecision(before);
    QString title;
    if (open && open->clan && open->id == answer.decision)
        title = std::visit(
            AnswerTitle{answer.decision, playerName(*before.setup, *open->clan), placedHorde(before)},
            answer.value);
    return title.isEmpty() ? PowderCommands::tr("Answered: %1")
                                 .arg(optionText(before, answer.decision, answer.value).label)
                           : title;
}

struct Title {
    const powder::State& before;
    QString name(powder::Clan clan) const { return playerName(*before.setup, clan); }

    static QString soldiersOf(const std::vector<powder::Deployed>& deployed) {
        powder::Soldiers soldiers{};
        for (const powder::Deployed& one : deployed)
            ++soldiers[powder::indexOf(one.type)];
        return soldierList(soldiers, Role::whom);
    }

    QString operator()(const powder::command::Tea& c) const {
        return PowderCommands::tr("Tea order: %1").arg(playerList(*before.setup, c.order));
    }
    QString operator()(const powder::command::Deck& c) const {
        return c.out.empty() ? PowderCommands::tr("Horde deck: three types were taken out unseen")
                             : PowderCommands::tr("Out of the horde deck: %1").arg(hordeList(c.out));
    }
    QString operator()(const powder::command::HordeCard& c) const {
        return PowderCommands::tr("Horde: %1").arg(hordeName(c.card));
    }
    QString operator()(const powder::command::Overseer& c) const {
        return PowderCommands::tr("%1 raised %n overseer(s), %2 left play", "player, soldiers",
                                  powder::count(c.soldiers))
            .arg(name(c.clan), soldierList(c.soldiers));
    }
    QString operator()(const powder::command::PlacePiece& c) const {
        const QString where = placed(c.at);
        if (const auto* type = std::get_if<powder::SoldierType>(&c.piece)) {
            return c.clan ? PowderCommands::tr("Set up: %1 of %2, %3", "soldier, player, place")
                                .arg(soldierCount(*type, 1), name(*c.clan), where)
                          : PowderCommands::tr("Set up: %1, %2", "piece, place")
                                .arg(soldierCount(*type, 1), where);
        }
        if (const auto* machine = std::get_if<powder::Machine>(&c.piece))
            return PowderCommands::tr("Set up: %1, %2", "piece, place").arg(machineName(*machine), where);
        return PowderCommands::tr("Set up: %1, %2", "piece, place")
            .arg(hordeName(std::get<std::string>(c.piece)), where);
    }
    QString operator()(const powder::command::Begin&) const { return PowderCommands::tr("The game began"); }
    QString operator()(const powder::command::Order& c) const {
        return PowderCommands::tr("Order of turns: %1").arg(playerList(*before.setup, c.players));
    }
    QString operator()(const powder::command::EndTurn& c) const {
        return PowderCommands::tr("%1 ended the turn").arg(name(c.clan));
    }
    QString operator()(const powder::command::ToSeason& c) const {
        // A year ends with winter.
        return PowderCommands::tr("%1 of year %2", "season, number")
            .arg(capital(seasonName(c.to)))
            .arg(c.to == powder::Season::spring ? before.year + 1 : before.year);
    }
    QString operator()(const powder::command::BeginAssault&) const { return PowderCommands::tr("Assault"); }
    QString operator()(const powder::command::Recruit& c) const {
        return PowderCommands::tr("%1 recruited %2").arg(name(c.clan), soldiersOf(c.soldiers));
    }
    QString operator()(const powder::command::Attack& c) const {
        return PowderCommands::tr("%1 attacked with %2").arg(name(c.clan), soldiersOf(c.soldiers));
    }
    QString operator()(const powder::command::Move& c) const {
        return PowderCommands::tr("%1 moved %2 to %3", "player, soldiers, place")
            .arg(name(c.clan), soldierList(c.soldiers, Role::whom), placeName(c.to));
    }
    QString operator()(const powder::command::Build& c) const {
        switch (c.work) {
        case powder::Work::wall:
            return PowderCommands::tr("%1 raised the wall of %2", "player, section")
                .arg(name(c.clan), sectionPlace(c.at));
        case powder::Work::barricade:
            return PowderCommands::tr("%1 built a barricade before %2", "player, section")
                .arg(name(c.clan), sectionPlace(c.at));
        case powder::Work::machine:
            break;
        }
        return PowderCommands::tr("%1 built the %2 of %3", "player, machine, section")
            .arg(name(c.clan), machineName(c.machine), sectionPlace(c.at));
    }
    QString operator()(const powder::command::Shot& c) const {
        return PowderCommands::tr("%1 shot with the %2 at %3", "player, machine, place")
            .arg(name(c.clan), machineName(c.machine), placeName(c.at));
    }
    QString operator()(const powder::command::Tower& c) const {
        return PowderCommands::tr("%1 manned %2", "player, tower").arg(name(c.clan), towerPlace(c.at));
    }
    QString operator()(const powder::command::Wound& c) const {
        return PowderCommands::tr("%1 wounded %2", "player, spot").arg(name(c.clan), placeName(c.at));
    }
    QString operator()(const powder::command::Kill& c) const {
        return PowderCommands::tr("%1 of %2 killed by %3", "soldier, player, player")
            .arg(soldierCount(c.soldier.type, 1), name(c.soldier.clan), name(c.clan));
    }
    QString operator()(const powder::command::Honor& c) const {
        return c.amount < 0
                   ? PowderCommands::tr("%1 lost %2 honor").arg(name(c.clan), QString::number(-c.amount))
                   : PowderCommands::tr("%1 gained %2 honor").arg(name(c.clan), QString::number(c.amount));
    }
    QString operator()(const powder::command::Shame& c) const {
        return PowderCommands::tr("%1 took %n shame token(s)", nullptr, c.amount).arg(name(c.clan));
    }
    QString operator()(const powder::command::ShameBack& c) const {
        return PowderCommands::tr("%1 gave a shame token back").arg(name(c.clan));
    }
    QString operator()(const powder::command::Adjust& c) const {
        const QString where = capital(sectionPlace(c.at));
        if (c.defense == 0)
            return PowderCommands::tr("%1, this winter: hordes %2", "section, number with a sign")
                .arg(where, withSign(c.power));
        if (c.power == 0)
            return PowderCommands::tr("%1, this winter: wall %2", "section, number with a sign")
                .arg(where, withSign(c.defense));
        return PowderCommands::tr("%1, this winter: hordes %2, wall %3", "section, numbers with a sign")
            .arg(where, withSign(c.power), withSign(c.defense));
    }
    QString operator()(const powder::command::SetValue& c) const {
        return PowderCommands::tr("%1: %2", "a printed value, and what it is")
            .arg(capital(valueName(c.key)), valueText(c.value));
    }
    QString operator()(const powder::command::Answer& c) const {
        if (c.decision == powder::DecisionKind::value) {
            const auto open = powder::openDecision(before);
            const auto* value = std::get_if<powder::BookValue>(&c.value);
            if (open && open->value && value != nullptr)
                return (*this)(powder::command::SetValue{*open->value, *value});
        }
        return answerTitle(before, c);
    }
    QString operator()(const powder::command::Correct& c) const {
        return std::visit(CorrectionTitle{before}, c.what);
    }

    static QString placed(const std::variant<powder::Post, powder::Slot, powder::SectionNamed>& at) {
        if (const auto* section = std::get_if<powder::SectionNamed>(&at))
            return sectionPlace(section->index);
        if (const auto* slot = std::get_if<powder::Slot>(&at))
            return placeName(*slot);
        return placeName(std::get<powder::Post>(at));
    }
    static QString withSign(int n) { return n > 0 ? QStringLiteral("+%1").arg(n) : QString::number(n); }
};

/// With "Undo: " before it, two lines of the button on a screen of 7 inches.
constexpr qsizetype longestBrief = 26;

/// What was done, without who, where and how many.
struct BriefTitle {
    const powder::State& before;

    QString operator()(const powder::command::Tea&) const { return PowderCommands::tr("Tea order"); }
    QString operator()(const powder::command::Deck&) const { return PowderCommands::tr("Horde deck"); }
    QString operator()(const powder::command::HordeCard&) const { return PowderCommands::tr("Horde card"); }
    QString operator()(const powder::command::Overseer&) const { return PowderCommands::tr("Overseers"); }
    QString operator()(const powder::command::PlacePiece& c) const {
        const auto* machine = std::get_if<powder::Machine>(&c.piece);
        return machine != nullptr ? capital(machineName(*machine)) : PowderCommands::tr("Piece set up");
    }
    QString operator()(const powder::command::Begin&) const { return PowderCommands::tr("Begin"); }
    QString operator()(const powder::command::Order&) const { return PowderCommands::tr("Order of turns"); }
    QString operator()(const powder::command::EndTurn&) const {
        return PowderCommands::tr("End of the turn");
    }
    QString operator()(const powder::command::ToSeason& c) const { return capital(seasonName(c.to)); }
    QString operator()(const powder::command::BeginAssault&) const { return PowderCommands::tr("Assault"); }
    QString operator()(const powder::command::Recruit&) const { return PowderCommands::tr("Recruiting"); }
    QString operator()(const powder::command::Attack&) const { return PowderCommands::tr("Attack"); }
    QString operator()(const powder::command::Move&) const { return PowderCommands::tr("Moving soldiers"); }
    QString operator()(const powder::command::Build& c) const {
        switch (c.work) {
        case powder::Work::wall:
            return PowderCommands::tr("Wall");
        case powder::Work::barricade:
            return PowderCommands::tr("Barricade");
        case powder::Work::machine:
            break;
        }
        return capital(machineName(c.machine));
    }
    QString operator()(const powder::command::Shot&) const { return PowderCommands::tr("Shot"); }
    QString operator()(const powder::command::Tower&) const { return PowderCommands::tr("Tower"); }
    QString operator()(const powder::command::Wound&) const { return PowderCommands::tr("Wound"); }
    QString operator()(const powder::command::Kill&) const { return PowderCommands::tr("Soldier killed"); }
    QString operator()(const powder::command::Honor&) const { return PowderCommands::tr("Honor"); }
    QString operator()(const powder::command::Shame&) const { return PowderCommands::tr("Shame"); }
    QString operator()(const powder::command::ShameBack&) const { return PowderCommands::tr("Shame back"); }
    QString operator()(const powder::command::Adjust&) const {
        return PowderCommands::tr("Section adjusted");
    }
    QString operator()(const powder::command::SetValue&) const { return PowderCommands::tr("Printed value"); }
    QString operator()(const powder::command::Correct&) const { return PowderCommands::tr("Correction"); }
    QString operator()(const powder::command::Answer& c) const {
        switch (c.decision) {
        case powder::DecisionKind::fire:
            return PowderCommands::tr("Wound");
        case powder::DecisionKind::stepIn:
            return PowderCommands::tr("Bomber");
        case powder::DecisionKind::shamePlace:
            return PowderCommands::tr("Shame");
        case powder::DecisionKind::tower:
            return PowderCommands::tr("Tower");
        case powder::DecisionKind::shoot:
            return PowderCommands::tr("Shot");
        case powder::DecisionKind::casualties:
            return PowderCommands::tr("Killed soldiers");
        case powder::DecisionKind::save:
            return PowderCommands::tr("Saved soldiers");
        case powder::DecisionKind::rocket:
            return PowderCommands::tr("Rocket card");
        case powder::DecisionKind::artifacts:
            return PowderCommands::tr("Artifacts");
        case powder::DecisionKind::indicator:
            return PowderCommands::tr("A horde's section");
        case powder::DecisionKind::value:
            break;
        }
        return PowderCommands::tr("Printed value");
    }
};

} // namespace

QString commandTitle(const powder::State& before, const powder::Command& command) {
    return std::visit(Title{before}, command);
}

QString commandBrief(const powder::State& before, const powder::Command& command) {
    QString title = commandTitle(before, command);
    if (title.size() <= longestBrief)
        return title;
    if (const auto* raised = std::get_if<powder::command::Overseer>(&command))
        return PowderCommands::tr("%1 raised %n overseer(s)", "player", powder::count(raised->soldiers))
            .arg(playerName(*before.setup, raised->clan));
    const QString what = std::visit(BriefTitle{before}, command);
    // A printed value is the same for everybody.
    const auto* answer = std::get_if<powder::command::Answer>(&command);
    const bool shared = answer != nullptr && answer->decision == powder::DecisionKind::value;
    const auto clan = shared ? std::nullopt : commandClan(before, command);
    return clan ? PowderCommands::tr("%1 (%2)", "what was done, player")
                      .arg(what, playerName(*before.setup, *clan))
                : what;
}

std::optional<powder::Clan> commandClan(const powder::State& before, const powder::Command& command) {
    return std::visit(
        [&]<class C>(const C& c) -> std::optional<powder::Clan> {
            if constexpr (std::is_same_v<C, powder::command::Answer>) {
                const auto open = powder::openDecision(before);
                return open ? open->clan : std::nullopt;
            } else if constexpr (requires { c.clan; }) {
                return c.clan;
            } else {
                return std::nullopt;
            }
        },
        command);
}

QString commandOrigin(const powder::Command& command, const Origin& origin) {
    if (std::holds_alternative<powder::command::Correct>(command))
        return PowderCommands::tr("correction");
    if (const auto* season = std::get_if<powder::command::ToSeason>(&command);
        season != nullptr && season->anyway)
        return PowderCommands::tr("anyway", "a season began although something was left to do");
    // Nearly all of it is entered by hand, and saying so under each entry says nothing.
    return origin.by == "hand" ? QString() : originText(origin);
}

} // namespace watchfire::text
