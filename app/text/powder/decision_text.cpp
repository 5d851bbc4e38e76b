// SPDX-License-Identifier: Apache-2.0
#include "app/text/powder/decision_text.h"

#include "app/text/names.h"
#include "app/text/powder/command_text.h"
#include "app/text/powder/names.h"
#include "rules/powder/parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire::text {

namespace {

struct PowderDecisions {
    Q_DECLARE_TR_FUNCTIONS(PowderDecisions)
};

/// BP-23: the card that is to be laid goes into row 3 or nowhere.
bool laysTrebuchet(const powder::State& state) {
    const auto* task = powder::asking<powder::task::PlaceHorde>(state);
    const auto ability =
        task != nullptr ? state.book->find({powder::ValueKey::Field::cardAbility, task->card}) : std::nullopt;
    return ability && std::get<powder::Ability>(*ability).kind == powder::Ability::Kind::trebuchet;
}

/// The place that it is about: a section's name, or a card's with its place.
QString whereOf(const powder::State& state, const powder::Decision& decision) {
    if (const auto* section = std::get_if<powder::SectionNamed>(&decision.at))
        return sectionPlace(section->index);
    if (const auto* slot = std::get_if<powder::Slot>(&decision.at)) {
        return state.at(*slot) ? PowderDecisions::tr("the %1 in %2", "a card, a row of a section")
                                     .arg(hordeName(state.at(*slot)->card), placeName(*slot))
                               : placeName(*slot);
    }
    return {};
}

/// How a value of the book is entered.
QString howToEnter(const powder::ValueKey& key) {
    switch (powder::factsOf(key.field).kind) {
    case powder::ValueKind::number:
        break;
    case powder::ValueKind::cost:
        return PowderDecisions::tr("Enter how many resources it takes, and of which kinds.");
    case powder::ValueKind::spots:
        return PowderDecisions::tr("Tap every vital spot of the card; the upper line is a, the lower b.");
    case powder::ValueKind::reward:
        return PowderDecisions::tr(
            "Enter what is printed on the spot. Blank? Tap \"Nothing is printed there\".");
    case powder::ValueKind::ability:
        return PowderDecisions::tr("Choose what the card can do, or write down what is printed on it.");
    case powder::ValueKind::cells:
        return PowderDecisions::tr("Tap the spots that the card marks.");
    }
    return (key.field == powder::ValueKey::Field::timeLethality
                ? PowderDecisions::tr(
                      "Enter the printed number, 0 to %1. So many soldiers of each player a horde kills "
                      "when it is defeated or breaks through.")
                : PowderDecisions::tr("Enter the printed number, 0 to %1."))
        .arg(powder::largestValue);
}

QString shooterReason(const powder::State& state, const powder::Decision& decision, const QString& name) {
    const auto* task = powder::asking<powder::task::Fire>(state);
    if (task != nullptr && task->winter)
        return PowderDecisions::tr("In winter every soldier in a firing spot fires.");
    return decision.soldier ? PowderDecisions::tr("%1 sent %2 onto the wall to fire.", "player, soldier")
                                  .arg(name, soldierCount(decision.soldier->type, 1, Role::whom))
                            : QString();
}

/// The rule above it says that hordes kill, and by which number: this says which number that is.
QString casualtiesReason(const powder::State& state) {
    const auto lethality = state.book->number(powder::lethalityKey(state));
    return lethality ? PowderDecisions::tr("The lethality of this year is %1.").arg(*lethality)
                     : PowderDecisions::tr("The lethality of this year says how many fall.");
}

/// The question names the card, and so the reason.
QString casualtiesTitle(const powder::State& state, const powder::Decision& decision, const QString& name) {
    const int many = decision.count.value_or(0);
    const auto* slot = std::get_if<powder::Slot>(&decision.at);
    return slot != nullptr && state.at(*slot)
               ? PowderDecisions::tr("%1, choose %n soldier(s) to be killed by the %2", "player, card", many)
                     .arg(name, hordeName(state.at(*slot)->card))
               : PowderDecisions::tr("%1, choose %n soldier(s) to be killed", nullptr, many).arg(name);
}

QString shameReasonOf(const powder::State& state) {
    const auto* task = powder::asking<powder::task::PlaceShame>(state);
    if (task != nullptr && task->rule == BP(51))
        return PowderDecisions::tr("A horde without a soldier of this player broke through.");
    if (task != nullptr && task->rule == BP(62))
        return PowderDecisions::tr("A spearman stood in a tower beside a breached section.");
    if (task != nullptr && task->rule == BP(74))
        return PowderDecisions::tr("The shot hit a soldier of somebody else.");
    return PowderDecisions::tr("Each shame token has to lie somewhere.");
}

/// Where it may go, as the end of the question. Cards among the answers say themselves that they are cards.
QString shamePlaces(const powder::Decision& decision) {
    const bool soldiers =
        std::any_of(decision.options.begin(), decision.options.end(), [](const powder::Value& value) {
            return std::holds_alternative<powder::SoldierType>(value);
        });
    return soldiers ? PowderDecisions::tr("where to?", "a shame token")
                    : PowderDecisions::tr("onto which card?", "a shame token");
}

/// Why the player takes it, to the player's face. Empty if somebody entered it.
QString shameTaken(const powder::task::PlaceShame& task) {
    const QString section = task.section ? sectionPlace(*task.section) : QString();
    if (task.rule == BP(51) && task.section)
        return PowderDecisions::tr("For a horde of %1 without your soldiers.", "a section that is breached")
            .arg(section);
    if (task.rule == BP(62) && task.section)
        return PowderDecisions::tr("For your spearman in the tower beside %1.", "a section that is breached")
            .arg(section);
    return task.rule == BP(74) ? PowderDecisions::tr("Your shot hit a soldier of somebody else.") : QString();
}

/// Several questions in a row differ in who is asked, where the shame came from, and in the number.
DecisionText shameText(const powder::State& state, const powder::Decision& decision, const QString& name) {
    const auto* task = powder::asking<powder::task::PlaceShame>(state);
    const QString where = shamePlaces(decision);
    DecisionText words{
        PowderDecisions::tr("%1, take a shame token: %2", "player; where to?").arg(name, where),
        PowderDecisions::tr(
            "Under a soldier: he cannot be used, and −5 honor at the end. On a card: it brings no honor."),
        shameReasonOf(state)};
    if (task == nullptr)
        return words;
    // A tower between two breached sections leads to two of these questions in a row.
    if (task->rule == BP(62))
        words.title =
            PowderDecisions::tr("%1, a shame token for the tower: %2", "player; where to?").arg(name, where);
    else if (task->of > 1)
        words.title = PowderDecisions::tr("%1, shame token %2 of %3: %4", "player, numbers; where to?")
                          .arg(name, QString::number(task->number), QString::number(task->of), where);
    if (const QString cause = shameTaken(*task); !cause.isEmpty())
        words.detail.prepend(cause + QLatin1Char(' '));
    return words;
}

/// What kills them: the horde that is defeated (BP-40), a breach (BP-51, BP-52) or a shot (BP-74).
struct Killer {
    QString from; ///< "from the Raiders"
    QString name; ///< "Raiders": where many words follow
};

/// Nothing if somebody entered their deaths.
std::optional<Killer> killerOf(const powder::State& state) {
    const powder::Fate& fate = state.fate;
    if (fate.rule == BP(51) || fate.rule == BP(52))
        return Killer{PowderDecisions::tr("from the breach", "saved"),
                      PowderDecisions::tr("breach", "what kills soldiers")};
    if (fate.rule == BP(74))
        return Killer{PowderDecisions::tr("from the shot", "saved"),
                      PowderDecisions::tr("shot", "what kills soldiers")};
    for (const powder::SoldierAt& soldier : fate.doomed) {
        if (fate.rule != BP(40) || soldier.at.kind != powder::Post::Kind::spot ||
            !state.at(soldier.at.spot.slot))
            continue;
        const QString card = hordeName(state.at(soldier.at.spot.slot)->card);
        return Killer{PowderDecisions::tr("from the %1", "saved; a card").arg(card), card};
    }
    return std::nullopt;
}

QString saveTitle(const powder::State& state, const powder::Soldiers& dying, const QString& name) {
    const auto killer = killerOf(state);
    const int many = powder::count(dying);
    if (many == 1) {
        const QString who = soldierList(dying, Role::whom);
        return killer ? PowderDecisions::tr("%1, do you save %2 %3?", "player, 1 archer, from the breach")
                            .arg(name, who, killer->from)
                      : PowderDecisions::tr("%1, do you save %2?", "player, who dies else: 1 archer")
                            .arg(name, who);
    }
    // The answers name them.
    if (many == 2)
        return killer ? PowderDecisions::tr("%1, %2: do you save one or both?", "player, what kills them")
                            .arg(name, killer->name)
                      : PowderDecisions::tr("%1, whom do you save: one or both?").arg(name);
    return killer
               ? PowderDecisions::tr("%1, %2: whom of these %n do you save?", "player, what kills them", many)
                     .arg(name, killer->name)
               : PowderDecisions::tr("%1, whom of these %n do you save?", nullptr, many).arg(name);
}

/// Who dies unless somebody is saved, and that each of them may be.
DecisionText saveText(const powder::State& state, const powder::Decision& decision, const QString& name,
                      const QString& where) {
    powder::Soldiers dying{};
    for (const powder::Value& option : decision.options) {
        for (const powder::SoldierAt& soldier : std::get<powder::SoldierList>(option))
            ++dying[powder::indexOf(soldier.type)];
    }
    const QString reason = PowderDecisions::tr("Killed soldiers go back to the pool unless they are saved.");
    const QString title = saveTitle(state, dying, name);
    if (powder::count(dying) == 1)
        return {
            title,
            PowderDecisions::tr("For 2 chi he goes to the rest zone of %1. Otherwise he dies.").arg(where),
            reason};
    return {title,
            PowderDecisions::tr("2 chi each; they go to the rest zone of %1. The others die.").arg(where),
            reason};
}

QString soldierAndPlace(const powder::SoldierAt& soldier) {
    return PowderDecisions::tr("%1 on %2", "soldier, place")
        .arg(soldierName(soldier.type), placeName(soldier));
}

OptionText soldierOption(const powder::SoldierList& list, powder::DecisionKind kind) {
    if (list.empty())
        return {kind == powder::DecisionKind::save ? PowderDecisions::tr("Save nobody")
                                                   : PowderDecisions::tr("Nobody falls"),
                {}};
    // The price stands where it is chosen: the step that asks for it comes afterwards.
    const auto priced = [&](const QString& places) {
        return kind == powder::DecisionKind::save
                   ? PowderDecisions::tr("%1: %2", "a price, who is saved for it or where he stands")
                         .arg(amountList(
                                  {{"chi", powder::chiPerSavedSoldier * static_cast<int>(list.size())}}),
                              places)
                   : places;
    };
    if (list.size() == 1)
        return {capital(soldierName(list.front().type)), priced(placeName(list.front()))};
    powder::Soldiers soldiers{};
    QStringList places;
    for (const powder::SoldierAt& soldier : list) {
        ++soldiers[powder::indexOf(soldier.type)];
        places.append(soldierAndPlace(soldier));
    }
    return {soldierList(soldiers), priced(listOf(places))};
}

OptionText noneOption(powder::DecisionKind kind) {
    switch (kind) {
    case powder::DecisionKind::stepIn:
        return {PowderDecisions::tr("Stay on the wall"), PowderDecisions::tr("He fires again in winter.")};
    case powder::DecisionKind::tower:
        return {PowderDecisions::tr("Man no tower"),
                PowderDecisions::tr("No shot now, and no honor for a tower in winter.")};
    case powder::DecisionKind::shoot:
        return {PowderDecisions::tr("Do not shoot"), {}};
    case powder::DecisionKind::fire:
        return {PowderDecisions::tr("No spot is free"), {}};
    case powder::DecisionKind::shamePlace:
        return {PowderDecisions::tr("No place is left"), PowderDecisions::tr("It costs 5 honor instead.")};
    case powder::DecisionKind::value:
    case powder::DecisionKind::indicator:
    case powder::DecisionKind::casualties:
    case powder::DecisionKind::save:
    case powder::DecisionKind::rocket:
    case powder::DecisionKind::artifacts:
        break;
    }
    return {PowderDecisions::tr("None"), {}};
}

/// The price of a shot, beside its target.
QString shotPrice(powder::Machine machine) {
    switch (machine) {
    case powder::Machine::ballista:
        return PowderDecisions::tr("free", "what a shot costs");
    case powder::Machine::cannon:
        return PowderDecisions::tr("for 2 stone", "what a shot costs");
    case powder::Machine::rocketLauncher:
        return PowderDecisions::tr("for 1 resource of any kind", "what a shot costs");
    }
    return {};
}

/// With the price, where every shot costs the same: a tap on the board chooses one without reading the
/// answers.
QString shootTitle(const powder::Decision& decision, const QString& name) {
    QStringList prices;
    for (const powder::Value& option : decision.options) {
        if (const auto* aim = std::get_if<powder::Aim>(&option))
            prices.append(shotPrice(aim->machine));
    }
    prices.removeDuplicates();
    return prices.size() == 1
               ? PowderDecisions::tr("%1, do you shoot (%2), and at which horde?", "player, a price")
                     .arg(name, prices.front())
               : PowderDecisions::tr("%1, do you shoot, and at which horde?").arg(name);
}

/// As an answer to "do you man a tower?": a small tile has no room for the whole name.
QString towerOption(powder::TowerIndex tower) {
    switch (tower) {
    case 0:
        return PowderDecisions::tr("Outermost on the left (T1)", "a tower");
    case 1:
        return PowderDecisions::tr("Between left and middle (T2)", "a tower");
    case 2:
        return PowderDecisions::tr("Between middle and right (T3)", "a tower");
    default:
        return PowderDecisions::tr("Outermost on the right (T4)", "a tower");
    }
}

struct OptionMaker {
    const powder::State& state;
    powder::DecisionKind kind;

    OptionText operator()(powder::NoneOfThem) const { return noneOption(kind); }
    OptionText operator()(powder::NoSuchValue) const { return {PowderDecisions::tr("Not in this game"), {}}; }
    OptionText operator()(const powder::Spot& spot) const {
        const auto& horde = state.at(spot.slot);
        return {PowderDecisions::tr("Spot %1, row %2")
                    .arg(QString::fromStdString(powder::cellName(spot.cell)))
                    .arg(spot.slot.row + 1),
                horde ? PowderDecisions::tr("%1, %2", "card, section")
                            .arg(hordeName(horde->card), sectionPlace(spot.slot.section))
                      : capital(sectionPlace(spot.slot.section))};
    }
    OptionText operator()(const powder::SectionNamed& section) const {
        const auto& rows = state.sections[section.index].rows;
        if (laysTrebuchet(state)) {
            const QString row = rows.back() ? PowderDecisions::tr("Row 3 is taken: a raid.")
                                            : PowderDecisions::tr("Row 3 is free");
            return {capital(sectionPlace(section.index)), row};
        }
        const auto free = std::count_if(rows.begin(), rows.end(), [](const auto& row) { return !row; });
        return {capital(sectionPlace(section.index)),
                free == 0 ? PowderDecisions::tr("No row is free: a raid.")
                          : PowderDecisions::tr("%n row(s) free", nullptr, static_cast<int>(free))};
    }
    OptionText operator()(const powder::TowerNamed& tower) const {
        const auto occupant = state.towers[tower.index];
        return {towerOption(tower.index),
                occupant ? PowderDecisions::tr("The spearman of %1 goes back to the pool.")
                               .arg(playerName(*state.setup, *occupant))
                         : PowderDecisions::tr("Nobody stands there.")};
    }
    OptionText operator()(powder::SoldierType type) const {
        return {PowderDecisions::tr("Under %1 in the pool", "%1: 1 archer")
                    .arg(soldierCount(type, 1, Role::whom)),
                {}};
    }
    OptionText operator()(const powder::ClaimedAt& at) const {
        const auto& claimed = state.of(at.clan).claimed;
        if (at.index >= claimed.size())
            return {PowderDecisions::tr("On a claimed horde"), {}};
        return {
            PowderDecisions::tr("On the claimed %1", "%1 is a card").arg(hordeName(claimed[at.index].card)),
            {}};
    }
    OptionText operator()(const powder::Aim& aim) const {
        const auto& horde = state.at(aim.at);
        // The price first: a low screen may cut the rest.
        const QString cost = PowderDecisions::tr("%1, %2", "price, place")
                                 .arg(capital(shotPrice(aim.machine)), placeName(aim.at));
        const QString hits = shotEffect(state, aim.machine, aim.at);
        return {
            horde ? PowderDecisions::tr("%1 at the %2", "machine, card")
                        .arg(capital(machineName(aim.machine)), hordeName(horde->card))
                  : capital(machineName(aim.machine)),
            hits.isEmpty()
                ? cost
                : PowderDecisions::tr("%1: %2", "place and price of a shot; what it hits").arg(cost, hits)};
    }
    OptionText operator()(const powder::SoldierList& list) const { return soldierOption(list, kind); }
    OptionText operator()(const powder::RocketNamed& rocket) const {
        const auto found = state.book->rockets.find(rocket.card);
        return {capital(rocketName(rocket.card)),
                found == state.book->rockets.end() ? QString() : cellList(found->second.cells)};
    }
    OptionText operator()(const powder::BookValue& value) const { return {valueText(value), {}}; }
};

/// Beside the others: they are soldiers or cards.
struct ShameOption {
    const powder::State& state;

    OptionText operator()(powder::SoldierType type) const { return {capital(soldierName(type)), {}}; }
    OptionText operator()(const powder::ClaimedAt& at) const {
        const auto& claimed = state.of(at.clan).claimed;
        if (at.index >= claimed.size())
            return {PowderDecisions::tr("On a claimed horde"), {}};
        return {
            PowderDecisions::tr("%1 (card)", "a claimed horde card").arg(hordeName(claimed[at.index].card)),
            claimed[at.index].shame > 0 ? PowderDecisions::tr("has shame already", "a card") : QString()};
    }
    template <class Other> OptionText operator()(const Other& other) const {
        return OptionMaker{state, powder::DecisionKind::shamePlace}(other);
    }
};

/// As the answers to one question: who dies stands in the title, so each names its price, and its place where
/// several of his kind die.
struct SaveOption {
    const powder::State& state;

    OptionText operator()(const powder::SoldierList& list) const {
        if (list.empty())
            return soldierOption(list, powder::DecisionKind::save);
        const auto& doomed = state.fate.doomed;
        const auto mine = [&](const powder::SoldierAt& soldier) { return soldier.clan == list.front().clan; };
        const bool all = std::ssize(list) == std::count_if(doomed.begin(), doomed.end(), mine);
        const QString price =
            amountList({{"chi", powder::chiPerSavedSoldier * static_cast<int>(list.size())}});
        if (list.size() > 1 && all)
            return {PowderDecisions::tr("Both", "soldiers"), price};
        const auto alike = std::count_if(doomed.begin(), doomed.end(), [&](const auto& soldier) {
            return mine(soldier) && soldier.type == list.front().type && soldier.at != list.front().at;
        });
        return list.size() == 1 && alike == 0 ? OptionText{capital(soldierName(list.front().type)), price}
                                              : soldierOption(list, powder::DecisionKind::save);
    }
    template <class Other> OptionText operator()(const Other& other) const {
        return OptionMaker{state, powder::DecisionKind::save}(other);
    }
};

/// True if a shot at this spot changes something (BP-74).
bool isHit(const powder::State& state, powder::Spot spot) {
    const powder::Horde& horde = *state.at(spot.slot);
    const powder::Mark& mark = horde.marks[spot.cell];
    return powder::spotsOf(state, horde).test(spot.cell) &&
           (mark.kind == powder::Mark::Kind::free ||
            (mark.kind == powder::Mark::Kind::soldier && mark.type != powder::SoldierType::tank));
}

} // namespace

QString shotEffect(const powder::State& state, powder::Machine machine, powder::Slot at) {
    const auto value =
        state.book->find({powder::ValueKey::Field::shot, {}, static_cast<int>(powder::indexOf(machine))});
    const auto& horde = state.at(at);
    if (machine == powder::Machine::rocketLauncher || !value || !horde ||
        powder::spotsOf(state, *horde).none())
        return {};
    const auto& cells = std::get<powder::CellSet>(*value);
    int hits = 0;
    for (const powder::Cell cell : powder::cellsIn(cells))
        hits += isHit(state, {at, cell}) ? 1 : 0;
    return hits == 0 ? PowderDecisions::tr("hits no spot", "a shot")
                     : PowderDecisions::tr("hits %n spot(s)", "a shot", hits);
}

QString shameCause(const powder::task::PlaceShame& task) {
    if (!task.section)
        return {};
    const QString section = sectionPlace(*task.section);
    return task.rule == BP(62)
               ? PowderDecisions::tr("The tower stands beside %1, which was breached.", "why there is shame")
                     .arg(section)
               : PowderDecisions::tr("For %1.", "the section where shame came from").arg(section);
}

std::optional<powder::Clan> whoAnswers(const powder::State& state, const powder::Decision& decision) {
    if (decision.id != powder::DecisionKind::value || state.tasks.empty())
        return decision.clan;
    const auto waits = std::visit(
        [&]<class Task>(const Task& task) -> std::optional<powder::Clan> {
            if constexpr (std::is_same_v<Task, powder::task::CarryOut>)
                return commandClan(state, task.command);
            else if constexpr (requires { task.clan; })
                return task.clan;
            else
                return std::nullopt;
        },
        state.tasks.back());
    return waits && state.setup->isHuman(*waits) ? waits : decision.clan;
}

DecisionText decisionText(const powder::State& state, const powder::Decision& decision) {
    const auto who = whoAnswers(state, decision);
    const QString name =
        who ? playerName(*state.setup, *who) : PowderDecisions::tr("Everybody", "asked by a question");
    const QString where = whereOf(state, decision);
    switch (decision.id) {
    case powder::DecisionKind::value:
        if (!decision.value)
            break;
        return {PowderDecisions::tr("%1, read out the %2", "player, a printed value")
                    .arg(name, valueName(*decision.value)),
                howToEnter(*decision.value),
                PowderDecisions::tr("It is printed on your game only. Once entered it is known for good.")};
    case powder::DecisionKind::indicator:
        return {PowderDecisions::tr("%1, which section does the next card's back show?").arg(name),
                PowderDecisions::tr("Look at the top of the horde deck; leave it there."),
                laysTrebuchet(state)
                    ? PowderDecisions::tr("Every section has a card: the next card says where this one goes.")
                    : PowderDecisions::tr(
                          "Row 1 is taken in every section: the next card says where this one goes.")};
    case powder::DecisionKind::fire:
        return {decision.soldier ? PowderDecisions::tr("%1, what does your %2 hit?", "player, soldier")
                                       .arg(name, soldierName(decision.soldier->type))
                                 : PowderDecisions::tr("%1, what is hit?").arg(name),
                PowderDecisions::tr("Any free spot of a card in %1.").arg(where),
                shooterReason(state, decision, name)};
    case powder::DecisionKind::stepIn:
        return {PowderDecisions::tr("%1, does your bomber step onto the card?").arg(name),
                PowderDecisions::tr("Onto a free spot in row 1 of %1, with its reward.").arg(where),
                PowderDecisions::tr("A bomber may leave the wall right after firing.")};
    case powder::DecisionKind::casualties:
        return {casualtiesTitle(state, decision, name),
                PowderDecisions::tr("On %1.", "%1 is a card and its place").arg(where),
                casualtiesReason(state)};
    case powder::DecisionKind::save:
        return saveText(state, decision, name, where);
    case powder::DecisionKind::shamePlace:
        return shameText(state, decision, name);
    case powder::DecisionKind::tower:
        return {PowderDecisions::tr("%1, do you man a tower?").arg(name),
                PowderDecisions::tr("One of your spearmen goes there, beside %1, and a machine may shoot.")
                    .arg(where),
                PowderDecisions::tr("Whoever raises a wall or claims a horde may man a tower beside it.")};
    case powder::DecisionKind::shoot:
        return {shootTitle(decision, name),
                PowderDecisions::tr("One shot with one machine, at its usual cost."),
                decision.rule == BP(73) ? PowderDecisions::tr("The new machine may shoot at once.")
                                        : PowderDecisions::tr("A spearman has taken his place in a tower.")};
    case powder::DecisionKind::rocket:
        return {PowderDecisions::tr("%1, which rocket card was drawn?").arg(name),
                PowderDecisions::tr("All its wounds go to %1. Name the card or tap its spots.").arg(where),
                PowderDecisions::tr("The target is chosen, so the card is drawn now.")};
    case powder::DecisionKind::artifacts:
        return decision.clan == powder::Clan::qin
                   ? DecisionText{PowderDecisions::tr("How many artifacts does %1 have?").arg(name),
                                  PowderDecisions::tr("Each brings 20 honor."),
                                  PowderDecisions::tr("The game is over; honor is counted.")}
                   : DecisionText{
                         PowderDecisions::tr("%1, how much honor do your artifacts bring?").arg(name),
                         PowderDecisions::tr("Enter the sum, 0 to %1.").arg(powder::largestValue),
                         PowderDecisions::tr("The game is over; honor is counted.")};
    }
    return {};
}

OptionText answerText(const powder::State& state, powder::DecisionKind kind, const powder::Value& value) {
    switch (kind) {
    case powder::DecisionKind::shamePlace:
        return std::visit(ShameOption{state}, value);
    case powder::DecisionKind::save:
        return std::visit(SaveOption{state}, value);
    default:
        return optionText(state, kind, value);
    }
}

OptionText optionText(const powder::State& state, powder::DecisionKind kind, const powder::Value& value) {
    return std::visit(OptionMaker{state, kind}, value);
}

QString placeId(const powder::Value& value) {
    struct Place {
        QString operator()(const powder::Spot& spot) const { return placeId(spot); }
        QString operator()(const powder::SectionNamed& section) const { return sectionId(section.index); }
        QString operator()(const powder::TowerNamed& tower) const { return towerId(tower.index); }
        QString operator()(const powder::Aim& aim) const { return placeId(aim.at); }
        QString operator()(const powder::SoldierList& list) const {
            return list.size() == 1 ? placeId(list.front().at) : QString();
        }
        QString operator()(powder::NoneOfThem) const { return {}; }
        QString operator()(powder::NoSuchValue) const { return {}; }
        QString operator()(powder::SoldierType) const { return {}; }
        QString operator()(const powder::ClaimedAt&) const { return {}; }
        QString operator()(const powder::RocketNamed&) const { return {}; }
        QString operator()(const powder::BookValue&) const { return {}; }
    };
    return std::visit(Place{}, value);
}

} // namespace watchfire::text
