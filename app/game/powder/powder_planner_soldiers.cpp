// SPDX-License-Identifier: Apache-2.0
// Entering what soldiers do (BP-30 to BP-38, BP-22, BP-41, BP-60, BP-70 to BP-74, BP-82). Places are lit if
// the rules accept them: each is tried as a part of the command so far.
#include "app/game/powder/acting_clans.h"
#include "app/game/powder/powder_planner_entry.h"
#include "app/text/powder/names.h"

#include <algorithm>

namespace watchfire::entry {

namespace {

constexpr std::string_view laterTouch = "later";

using Deployments = std::vector<powder::Deployed>;

std::vector<powder::Spot> spotsOf(const powder::State& state) {
    std::vector<powder::Spot> spots;
    for (const powder::Slot slot : powder::hordes(state)) {
        for (powder::Cell cell = 0; cell < powder::cellCount; ++cell)
            spots.push_back({slot, cell});
    }
    return spots;
}

QString deployedText(const powder::Deployed& soldier) {
    const powder::Post at = soldier.at.value_or(soldier.from);
    QString line = EntryText::tr("%1: %2", "a soldier, a place")
                       .arg(text::capital(text::soldierName(soldier.type)), text::placeName(at));
    if (soldier.hits)
        line = EntryText::tr("%1, wound on %2", "a soldier with his place, a spot")
                   .arg(line, QString::fromStdString(powder::spotName(*soldier.hits)));
    if (const auto* step = soldier.then ? std::get_if<powder::Spot>(&*soldier.then) : nullptr)
        line = EntryText::tr("%1, then onto %2", "a soldier with his place, a spot")
                   .arg(line, QString::fromStdString(powder::spotName(*step)));
    return line;
}

/// An order of several soldiers: the soldiers entered so far make one command (BP-37).
class Deploying {
public:
    Deploying(PowderEntry& entry, powder::Clan clan, bool attack)
        : m_entry(entry), m_clan(clan), m_attack(attack) {}

    powder::Command run() {
        // The first question may concern another player.
        auto touch = askOf(m_entry, m_clan, filter(), [&](powder::Clan) { return stage(likeliest()); });
        std::optional<powder::Deployed> kind = likeliest(); // type, and from where
        while (true) {
            if (touch == doneTouch)
                return commandOf(m_told);
            if (const auto chosen = parseKind(touch)) {
                kind = chosen;
                if (kind->from.kind == powder::Post::Kind::fire) {
                    place(*kind, kind->from);
                    kind.reset();
                }
            } else {
                place(*kind, *powder::parsePost(touch));
                if (left(*kind) == 0)
                    kind.reset();
            }
            touch = m_entry.ask([&] { return stage(kind); });
        }
    }

private:
    [[nodiscard]] ClanFilter filter() const {
        return m_attack ? humansOf(m_entry.state()) : everybodyOf(m_entry.state());
    }
    [[nodiscard]] const powder::State& state() const { return m_entry.state(); }
    [[nodiscard]] powder::Command commandOf(const Deployments& soldiers) const {
        return m_attack ? powder::Command(powder::command::Attack{m_clan, soldiers})
                        : powder::Command(powder::command::Recruit{m_clan, soldiers});
    }
    [[nodiscard]] powder::Command with(const powder::Deployed& soldier) const {
        Deployments soldiers = m_told;
        soldiers.push_back(soldier);
        return commandOf(soldiers);
    }

    /// "spearman" of the pool; "spearman@S2.rest".
    static std::string nameOf(const powder::Deployed& kind) {
        const std::string type = text(powder::toString(kind.type));
        return kind.from.kind == powder::Post::Kind::pool ? type : type + "@" + powder::toString(kind.from);
    }
    static std::optional<powder::Deployed> parseKind(const std::string& touch) {
        const auto at = touch.find('@');
        const auto type = powder::parseSoldierType(touch.substr(0, at));
        if (!type)
            return std::nullopt;
        powder::Deployed kind;
        kind.type = *type;
        if (at != std::string::npos)
            kind.from = *powder::parsePost(touch.substr(at + 1));
        return kind;
    }
    /// The soldiers whose places are lit from the beginning: most recruits are spearmen; where only one kind
    /// rests, an attack needs no question.
    [[nodiscard]] std::optional<powder::Deployed> likeliest() const {
        if (m_attack) {
            const auto all = kinds();
            const bool one = all.size() == 1 && all.front().from.kind == powder::Post::Kind::rest;
            return one ? std::optional(all.front()) : std::nullopt;
        }
        const powder::Deployed spearman;
        return left(spearman) > 0 ? std::optional(spearman) : std::nullopt;
    }
    /// How many of this kind are left.
    [[nodiscard]] int left(const powder::Deployed& kind) const {
        const auto told = std::count_if(m_told.begin(), m_told.end(), [&](const powder::Deployed& soldier) {
            return soldier.type == kind.type && soldier.from == kind.from;
        });
        int there = 0;
        if (kind.from.kind == powder::Post::Kind::pool) {
            there = powder::available(state(), m_clan, kind.type);
        } else {
            const powder::Section& section = state().sections[kind.from.section];
            const powder::Company& company =
                kind.from.kind == powder::Post::Kind::fire ? section.fire : section.rest;
            there = company[powder::indexOf(m_clan)][powder::indexOf(kind.type)];
        }
        return there - static_cast<int>(told);
    }

    [[nodiscard]] std::vector<powder::Deployed> kinds() const {
        std::vector<powder::Deployed> kinds;
        std::vector<powder::Post> sources{powder::poolPost()};
        if (m_attack) {
            sources.clear();
            for (const powder::SectionIndex section : powder::sectionsInPlay(state())) {
                sources.push_back(powder::restPost(section));
                sources.push_back(powder::firePost(section));
            }
        }
        for (const powder::Post& from : sources) {
            for (std::size_t index = 0; index < powder::soldierTypeCount; ++index) {
                powder::Deployed kind;
                kind.type = typeOf(index);
                kind.from = from;
                if (powder::piecesOf(m_clan, kind.type) > 0 && (!m_attack || left(kind) > 0))
                    kinds.push_back(kind);
            }
        }
        return kinds;
    }

    /// The command's name with the number of soldiers so far; empty before the first.
    [[nodiscard]] QString doneText() const {
        const int told = static_cast<int>(m_told.size());
        if (told == 0)
            return {};
        return m_attack ? EntryText::tr("Attack with these %n", nullptr, told)
                        : EntryText::tr("Recruit these %n", nullptr, told);
    }

    [[nodiscard]] PowderStage stage(const std::optional<powder::Deployed>& kind) const {
        PowderStage stage;
        stage.title = kind && m_told.empty() && !m_attack
                          ? EntryText::tr("Where does the %1 go? Or who else is recruited?")
                                .arg(text::soldierName(kind->type))
                      : kind     ? EntryText::tr("Where does the %1 go?").arg(text::soldierName(kind->type))
                      : m_attack ? EntryText::tr("Who attacks?")
                                 : EntryText::tr("Who is recruited?");
        stage.doneText = doneText();
        for (const powder::Deployed& other : kinds()) {
            const int there = left(other);
            const std::string id = nameOf(other);
            const QString title = text::capital(text::soldierName(other.type));
            const QString count = EntryText::tr("%n left", nullptr, there);
            const QString detail = m_attack ? text::placeName(other.from) : count;
            stage.choices.append(there > 0
                                     ? row(id, title, detail)
                                     : closedRow(id, title, EntryText::tr("None is left in the pool.")));
            stage.choices.last().chosen = kind && kind->type == other.type && kind->from == other.from;
        }
        if (stage.choices.isEmpty())
            stage.hint = EntryText::tr("Nobody stands in a rest zone or in a firing spot.");
        if (kind) {
            lightPlaces(stage, *kind);
            stage.hint = std::any_of(stage.places.begin(), stage.places.end(),
                                     [](const PowderPlaceRow& place) { return !place.forbidden; })
                             ? EntryText::tr("Tap a lit place on the board.")
                             : EntryText::tr("There is no place for him now.");
        }
        return stage;
    }

    void lightPlaces(PowderStage& stage, const powder::Deployed& kind) const {
        powder::Deployed soldier = kind;
        const auto offer = [&](const powder::Post& at) {
            soldier.at = at;
            offerPlace(stage, state(), powder::toString(at), with(soldier));
        };
        if (!powder::firesFromWall(kind.type)) {
            for (const powder::Spot spot : spotsOf(state())) {
                if (kind.type != powder::SoldierType::horseman) {
                    offer(powder::spotPost(spot));
                    continue;
                }
                // Each pair once; the log names a before b, the lower column first.
                for (const powder::Cell cell : powder::neighbours(spot.cell)) {
                    if (cell > spot.cell)
                        offer(powder::spotPost(spot, cell));
                }
            }
        }
        for (const powder::SectionIndex section : powder::sectionsInPlay(state())) {
            if (powder::firesFromWall(kind.type))
                offer(powder::firePost(section));
            if (!m_attack)
                offer(powder::restPost(section));
        }
    }

    /// One soldier at his place, with what is asked of him there.
    void place(powder::Deployed soldier, const powder::Post& at) {
        if (soldier.from.kind != powder::Post::Kind::fire)
            soldier.at = at;
        if (at.kind == powder::Post::Kind::fire)
            askShot(soldier, at.section);
        m_entry.note(deployedText(soldier));
        m_told.push_back(soldier);
    }

    /// Asks where the soldier's wound goes, and for a bomber's step (BP-30, BP-32). The rules ask for what is
    /// left open.
    void askShot(powder::Deployed& soldier, powder::SectionIndex section) {
        const auto light = [&](PowderStage& stage, auto&& aim) {
            for (const powder::Spot spot : spotsOf(state())) {
                if (spot.slot.section != section)
                    continue;
                powder::Deployed tried = soldier;
                aim(tried, spot);
                if (!refusalOf(state(), with(tried)))
                    stage.places.append(placeRow(powder::spotName(spot)));
            }
        };
        auto touch = m_entry.ask([&] {
            PowderStage hit;
            hit.title = EntryText::tr("Where does the %1 hit?").arg(text::soldierName(soldier.type));
            hit.hint = EntryText::tr("Tap a lit place on the board.");
            light(hit, [](powder::Deployed& tried, powder::Spot spot) { tried.hits = spot; });
            hit.choices = {row(laterTouch, EntryText::tr("Choose targets afterwards"))};
            return hit;
        });
        if (touch != laterTouch)
            soldier.hits = powder::parsePost(touch)->spot;
        if (soldier.type != powder::SoldierType::bomber)
            return;

        touch = m_entry.ask([&] {
            PowderStage step;
            step.title = EntryText::tr("Does the bomber step onto the card?");
            step.hint = EntryText::tr("Tap a lit place on the board, or choose here.");
            light(step, [](powder::Deployed& tried, powder::Spot spot) { tried.then = spot; });
            step.choices = {row(noneTouch, EntryText::tr("He stays on the wall")),
                            row(laterTouch, EntryText::tr("Choose targets afterwards"))};
            return step;
        });
        if (touch == noneTouch)
            soldier.then = powder::NoneOfThem{};
        else if (touch != laterTouch)
            soldier.then = powder::parsePost(touch)->spot;
    }

    PowderEntry& m_entry;
    powder::Clan m_clan;
    bool m_attack;
    Deployments m_told;
};

/// Soldiers of a clan in a zone.
const powder::Soldiers& companyAt(const powder::State& state, powder::Clan clan, const powder::Post& post) {
    const powder::Section& section = state.sections[post.section];
    const powder::Company& company = post.kind == powder::Post::Kind::fire ? section.fire : section.rest;
    return company[powder::indexOf(clan)];
}

std::vector<powder::Post> zones(const powder::State& state) {
    std::vector<powder::Post> posts;
    for (const powder::SectionIndex section : powder::sectionsInPlay(state)) {
        posts.push_back(powder::restPost(section));
        posts.push_back(powder::firePost(section));
    }
    return posts;
}

/// One soldier of the first type there.
powder::Soldiers oneOf(const powder::Soldiers& there) {
    powder::Soldiers one{};
    const auto type = std::find_if(there.begin(), there.end(), [](std::uint8_t n) { return n > 0; });
    if (type != there.end())
        one[static_cast<std::size_t>(type - there.begin())] = 1;
    return one;
}

bool canMove(const powder::State& state, const powder::command::Move& move) {
    return !refusalOf(state, move);
}

/// How many of each type go along.
powder::Soldiers askSoldiers(PowderEntry& entry, powder::command::Move move, const powder::Soldiers& there) {
    if (powder::count(there) == 1)
        return there;
    constexpr std::string_view all = "all";
    while (true) {
        PowderStage stage;
        stage.title = EntryText::tr("Who moves?");
        stage.hint = EntryText::tr("Each tap takes one more along.");
        if (powder::count(move.soldiers) > 0)
            stage.doneText = EntryText::tr("Move these");
        for (std::size_t index = 0; index < powder::soldierTypeCount; ++index) {
            if (there[index] == 0)
                continue;
            const QString title = text::capital(text::soldierName(typeOf(index)));
            const QString detail = EntryText::tr("%1 of %2").arg(move.soldiers[index]).arg(there[index]);
            powder::command::Move tried = move;
            ++tried.soldiers[index];
            const bool more = move.soldiers[index] < there[index] && canMove(entry.state(), tried);
            const auto id = powder::toString(typeOf(index));
            stage.choices.append(
                more ? row(id, title, detail)
                     : closedRow(id, title, EntryText::tr("%1. No more can go.").arg(detail)));
            stage.choices.last().chosen = move.soldiers[index] > 0;
        }
        powder::command::Move together = move;
        together.soldiers = there;
        if (move.soldiers != there && canMove(entry.state(), together))
            stage.choices.append(row(all, EntryText::tr("All of them")));
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch)
            return move.soldiers;
        if (touch == all)
            return there;
        ++move.soldiers[powder::indexOf(*powder::parseSoldierType(touch))];
    }
}

/// Every soldier that can be hit: on cards, in zones and towers.
std::vector<powder::SoldierAt> soldiersOnBoard(const powder::State& state) {
    std::vector<powder::SoldierAt> all;
    for (const powder::Clan clan : state.tea) {
        for (const powder::Slot slot : powder::hordes(state)) {
            const auto here = powder::soldiersOn(state, slot, clan);
            all.insert(all.end(), here.begin(), here.end());
        }
        for (const powder::Post& zone : zones(state)) {
            for (std::size_t index = 0; index < powder::soldierTypeCount; ++index) {
                if (companyAt(state, clan, zone)[index] > 0)
                    all.push_back({clan, typeOf(index), zone});
            }
        }
        for (powder::TowerIndex tower = 0; tower < powder::towerCount; ++tower) {
            if (state.towers[tower] == clan)
                all.push_back({clan, powder::SoldierType::spearman, powder::towerPost(tower)});
        }
    }
    return all;
}

/// The places of a soldier on the board: all its cells.
std::vector<std::string> placesOf(const powder::State& state, const powder::SoldierAt& soldier) {
    if (soldier.at.kind != powder::Post::Kind::spot)
        return {powder::toString(soldier.at)};
    std::vector<std::string> places;
    const powder::Slot slot = soldier.at.spot.slot;
    for (const powder::Cell cell : powder::cellsOf(*state.at(slot), soldier.at.spot.cell))
        places.push_back(powder::spotName({slot, cell}));
    return places;
}

QString soldierText(const powder::State& state, const powder::SoldierAt& soldier) {
    return EntryText::tr("%1's %2", "player, soldier")
        .arg(text::playerName(*state.setup, soldier.clan), text::soldierName(soldier.type));
}

} // namespace

powder::Command recruit(PowderEntry& entry) {
    const auto clan = actor(entry, EntryText::tr("Who recruits?"), everybodyOf(entry.state()));
    return Deploying(entry, clan, false).run();
}

powder::Command attack(PowderEntry& entry) {
    const auto clan = actor(entry, EntryText::tr("Who attacks?"), humansOf(entry.state()));
    return Deploying(entry, clan, true).run();
}

powder::Command move(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const ClanFilter everybody = everybodyOf(state);
    auto clan = actor(entry, EntryText::tr("Who moves soldiers?"), everybody);
    powder::command::Move move;
    constexpr std::string_view effect = "effect";
    const bool ordinary = state.season == powder::Season::fall;
    if (!ordinary)
        move.why = "card";
    const auto from = [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("From where do soldiers move?");
        for (const powder::Post& zone : zones(state)) {
            if (powder::count(companyAt(state, who, zone)) > 0)
                stage.places.append(placeRow(powder::toString(zone)));
        }
        stage.hint = stage.places.isEmpty()
                         ? EntryText::tr("Nobody stands in a rest zone or in a firing spot.")
                         : EntryText::tr("Tap a lit place on the board.");
        if (move.why.empty() && !stage.places.isEmpty())
            stage.choices = {row(effect, EntryText::tr("By a card's effect"),
                                 EntryText::tr("Then also within a section."))};
        return stage;
    };
    auto touch = askOf(entry, clan, everybody, from);
    if (touch == effect) {
        move.why = "card";
        touch = entry.ask(from(clan));
    }
    move.clan = clan;
    move.from = *powder::parsePost(touch);
    const powder::Soldiers there = companyAt(state, clan, move.from);

    PowderStage to;
    to.title = EntryText::tr("Where do they move?");
    to.hint = EntryText::tr("Tap a lit place on the board.");
    move.soldiers = oneOf(there);
    for (const powder::Post& zone : zones(state)) {
        move.to = zone;
        offerPlace(to, state, powder::toString(zone), move);
    }
    touch = entry.ask(std::move(to));
    move.to = *powder::parsePost(touch);
    move.soldiers = {};
    const auto soldiers = askSoldiers(entry, move, there);
    move.soldiers = soldiers;
    return move;
}

powder::Command wound(PowderEntry& entry) {
    const powder::State& state = entry.state();
    auto clan = actor(entry, EntryText::tr("Whose effect is it?"), everybodyOf(state));
    const auto touch = askOf(entry, clan, everybodyOf(state), [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("Which spot is wounded?");
        stage.hint = EntryText::tr("Tap a lit place on the board.");
        for (const powder::Spot spot : spotsOf(state))
            offerPlace(stage, state, powder::spotName(spot), powder::command::Wound{who, spot, {}});
        return stage;
    });
    const auto why = askWhy(entry);
    return powder::command::Wound{clan, powder::parsePost(touch)->spot, why};
}

powder::Command kill(PowderEntry& entry) {
    const powder::State& state = entry.state();
    auto clan = actor(entry, EntryText::tr("Whose effect is it?"), everybodyOf(state));
    const auto all = soldiersOnBoard(state);
    const auto touch = askOf(entry, clan, everybodyOf(state), [&](powder::Clan) {
        PowderStage stage;
        stage.title = EntryText::tr("Which soldier is killed?");
        stage.hint = all.empty() ? EntryText::tr("No soldier stands on the board.")
                                 : EntryText::tr("Tap a lit place on the board.");
        for (const powder::SoldierAt& soldier : all) {
            for (const std::string& place : placesOf(state, soldier)) {
                const auto lit = [&](const PowderPlaceRow& row) { return row.place.toStdString() == place; };
                if (std::none_of(stage.places.begin(), stage.places.end(), lit))
                    stage.places.append(placeRow(place));
            }
        }
        return stage;
    });
    std::vector<powder::SoldierAt> here;
    for (const powder::SoldierAt& soldier : all) {
        const auto places = placesOf(state, soldier);
        if (std::find(places.begin(), places.end(), touch) != places.end())
            here.push_back(soldier);
    }
    powder::SoldierAt victim = here.front();
    if (here.size() > 1) {
        PowderStage which;
        which.title = EntryText::tr("Which soldier is killed?");
        for (const powder::SoldierAt& soldier : here)
            which.choices.append(row(powder::toString(soldier), soldierText(state, soldier)));
        const auto chosen = entry.ask(std::move(which));
        victim = *powder::parseSoldierAt(chosen);
    }
    const auto why = askWhy(entry);
    return powder::command::Kill{clan, victim, why};
}

powder::Command overseer(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const ClanFilter humans = humansOf(state);
    powder::Clan clan{};
    if (state.season == powder::Season::setUp) {
        clan = nextToRaise(state);
        entry.actsFor(clan);
    } else {
        clan = actor(entry, EntryText::tr("Whose overseer?"), humans);
    }
    const auto stageOf = [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("%1 raises an overseer: which soldier leaves for good?")
                          .arg(text::playerName(*state.setup, who));
        for (std::size_t index = 0; index < powder::soldierTypeCount; ++index) {
            const powder::SoldierType type = typeOf(index);
            if (powder::piecesOf(who, type) > 0)
                offerChoice(stage, state,
                            row(powder::toString(type), text::capital(text::soldierName(type)),
                                EntryText::tr("%n left", nullptr, powder::available(state, who, type))),
                            powder::command::Overseer{who, type});
        }
        if (state.season == powder::Season::setUp)
            stage.choices.append(row(otherTouch, EntryText::tr("Somebody else"),
                                     EntryText::tr("Enter it for another player.")));
        return stage;
    };
    auto touch = askOf(entry, clan, humans, stageOf);
    if (touch == otherTouch) { // at set-up nobody has the turn
        clan = askClan(entry, EntryText::tr("Who?"), humans);
        touch = entry.ask(stageOf(clan));
    }
    if (touch == otherTouch)
        throw Unanswered{};
    return powder::command::Overseer{clan, *powder::parseSoldierType(touch)};
}

powder::Command shot(PowderEntry& entry) {
    const powder::State& state = entry.state();
    auto clan = actor(entry, EntryText::tr("Whose effect is it?"), everybodyOf(state));
    const auto machine = askOf(entry, clan, everybodyOf(state), [&](powder::Clan) {
        PowderStage stage;
        stage.title = EntryText::tr("Which machine shoots?");
        for (std::size_t index = 0; index < powder::machineCount; ++index) {
            const auto kind = static_cast<powder::Machine>(index);
            const QString title = text::capital(text::machineName(kind));
            stage.choices.append(
                powder::machinesInUse(state, kind) > 0
                    ? row(powder::toString(kind), title)
                    : closedRow(powder::toString(kind), title, EntryText::tr("None stands on the board.")));
        }
        return stage;
    });
    powder::command::Shot shot{clan, *powder::parseMachine(machine), {}, std::nullopt, {}};
    PowderStage aim;
    aim.title = EntryText::tr("Which horde is shot at?");
    for (const powder::Slot slot : powder::hordes(state)) {
        shot.at = slot;
        if (refusalOf(state, shot))
            continue;
        aim.places.append(placeRow(powder::slotName(slot)));
        aim.choices.append(
            row(powder::slotName(slot), text::hordeName(state.at(slot)->card), text::placeName(slot)));
    }
    aim.hint = aim.places.isEmpty() ? EntryText::tr("No horde stands where this machine is.")
                                    : EntryText::tr("Tap a lit place on the board, or choose here.");
    const auto at = entry.ask(std::move(aim));
    shot.at = *powder::parseSlot(at);
    if (shot.machine == powder::Machine::rocketLauncher) {
        constexpr std::string_view cellsTouch = "cells";
        PowderStage drawn;
        drawn.title = EntryText::tr("Which rocket card was drawn?");
        for (const auto& [name, card] : state.book->rockets) {
            auto tried = shot;
            tried.rocket = name;
            offerChoice(drawn, state,
                        row(name, text::capital(text::rocketName(name)), text::cellList(card.cells)), tried);
        }
        drawn.choices.append(
            row(cellsTouch, EntryText::tr("Another card"), EntryText::tr("Tap the spots that it marks.")));
        drawn.choices.append(row(laterTouch, EntryText::tr("It is still to be drawn")));
        const auto card = entry.ask(std::move(drawn));
        if (card == cellsTouch) {
            const auto cells = askCells(entry, EntryText::tr("Which spots does the card mark?"));
            shot.rocket = cells;
        } else if (card != laterTouch) {
            shot.rocket = card;
        }
    }
    const auto why = askWhy(entry);
    shot.why = why;
    return shot;
}

powder::Command tower(PowderEntry& entry) {
    const powder::State& state = entry.state();
    auto clan = actor(entry, EntryText::tr("Who mans a tower?"), humansOf(state));
    const auto touch = askOf(entry, clan, humansOf(state), [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("Which tower is manned?");
        stage.hint = EntryText::tr("Tap a tower on the board, or choose here.");
        for (powder::TowerIndex tower = 0; tower < powder::towerCount; ++tower) {
            if (!state.setup->usable(tower))
                continue;
            const std::string name = powder::towerName(tower);
            const powder::command::Tower command{who, tower, {}};
            offerPlace(stage, state, name, command);
            offerChoice(stage, state, row(name, text::capital(text::towerPlace(tower))), command);
        }
        return stage;
    });
    const auto why = askWhy(entry);
    return powder::command::Tower{clan, *powder::parseTower(touch), why};
}

powder::Command build(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const ClanFilter everybody = everybodyOf(state);
    auto clan = actor(entry, EntryText::tr("Who builds?"), everybody);
    const auto commandOf = [](powder::Clan who, const std::string& piece, powder::SectionIndex at) {
        powder::command::Build build{powder::Work::wall, powder::Machine::ballista, who, at};
        if (const auto machine = powder::parseMachine(piece)) {
            build.work = powder::Work::machine;
            build.machine = *machine;
        } else if (piece == "barricade") {
            build.work = powder::Work::barricade;
        }
        return build;
    };
    const auto piece = askOf(entry, clan, everybody, [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("What is built?");
        const auto offer = [&](const std::string& id, const QString& title) {
            const auto sections = powder::sectionsInPlay(state);
            std::optional<Error> error;
            const auto fits = [&](powder::SectionIndex at) {
                error = refusalOf(state, commandOf(who, id, at));
                return !error;
            };
            const bool somewhere = std::any_of(sections.begin(), sections.end(), fits);
            const auto last = commandOf(who, id, sections.back());
            if (somewhere)
                stage.choices.append(row(id, title));
            else
                offerChoice(stage, state, row(id, title), last);
        };
        offer("wall", EntryText::tr("Wall level"));
        offer("barricade", EntryText::tr("Barricade"));
        for (std::size_t index = 0; index < powder::machineCount; ++index) {
            const auto machine = static_cast<powder::Machine>(index);
            offer(text(powder::toString(machine)), text::capital(text::machineName(machine)));
        }
        return stage;
    });
    const auto at = askSection(entry, EntryText::tr("Where is it built?"),
                               [&](powder::SectionIndex section) { return commandOf(clan, piece, section); });
    return commandOf(clan, piece, at);
}

} // namespace watchfire::entry
