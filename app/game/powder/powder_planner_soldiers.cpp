// SPDX-License-Identifier: Apache-2.0
// Entering moves, effects, overseers and what is built (BP-22, BP-38, BP-41, BP-60, BP-70 to BP-74, BP-80,
// BP-82). Places are lit if the rules accept them.
#include "app/game/powder/powder_planner_entry.h"
#include "app/text/powder/decision_text.h"
#include "app/text/powder/names.h"

#include <algorithm>
#include <utility>

namespace watchfire::entry {

namespace {

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

/// The same soldiers one by one, as the picture shows them before they have moved.
std::vector<powder::Deployed> movedBy(const powder::command::Move& move) {
    std::vector<powder::Deployed> all;
    for (const powder::SoldierType type : powder::soldierTypes)
        all.insert(all.end(), move.soldiers[powder::indexOf(type)],
                   powder::Deployed{.type = type, .from = move.from, .at = move.to});
    return all;
}

/// How many of each type go along; those that are in the command already do.
powder::Soldiers askSoldiers(PowderEntry& entry, powder::command::Move move, const powder::Soldiers& there) {
    if (powder::count(there) == 1)
        return there;
    constexpr std::string_view all = "all";
    while (true) {
        PowderStage stage;
        stage.title = EntryText::tr("Who moves?");
        stage.hint =
            EntryText::tr("They go from %1 %2. Each tap takes one more along.", "a place; into a place")
                .arg(text::placeName(move.from), text::placeInto(move.to));
        if (powder::count(move.soldiers) > 0)
            stage.doneText = EntryText::tr("Move these");
        for (const powder::SoldierType type : powder::soldierTypes) {
            const std::size_t index = powder::indexOf(type);
            if (there[index] == 0)
                continue;
            const QString title = text::capital(text::soldierName(type));
            const QString detail = EntryText::tr("%1 of %2").arg(move.soldiers[index]).arg(there[index]);
            powder::command::Move tried = move;
            ++tried.soldiers[index];
            const bool more = move.soldiers[index] < there[index] && canMove(entry.state(), tried);
            const auto id = powder::toString(type);
            stage.choices.append(
                more ? row(id, title, detail)
                     : closedRow(id, title, EntryText::tr("%1. No more can go.").arg(detail)));
            stage.choices.last().chosen = move.soldiers[index] > 0;
        }
        powder::command::Move together = move;
        together.soldiers = there;
        if (move.soldiers != there && canMove(entry.state(), together))
            stage.choices.append(row(all, EntryText::tr("All of them")));
        entry.presume(move.clan, movedBy(move));
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch)
            return move.soldiers;
        if (touch == all)
            return there;
        ++move.soldiers[powder::indexOf(*powder::parse<powder::SoldierType>(touch))];
    }
}

/// What the machines of all sections can shoot at.
std::vector<powder::Aim> aimsOf(const powder::State& state, powder::Clan clan) {
    std::vector<powder::Aim> aims;
    for (const powder::Machine machine : powder::machineKinds) {
        for (const powder::Slot slot : powder::hordes(state)) {
            if (!refusalOf(state, powder::command::Shot{clan, machine, slot, std::nullopt, {}}))
                aims.push_back({machine, slot});
        }
    }
    return aims;
}

/// What most often causes an effect; the panel shows it ticked.
std::string likelyCause() {
    return "command-cards";
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

std::vector<powder::SoldierAt> soldiersOnBoard(const powder::State& state) {
    std::vector<powder::SoldierAt> all;
    for (const powder::Clan clan : state.tea) {
        for (const powder::Slot slot : powder::hordes(state)) {
            const auto here = powder::soldiersOn(state, slot, clan);
            all.insert(all.end(), here.begin(), here.end());
        }
        for (const powder::Post& zone : zones(state)) {
            for (const powder::SoldierType type : powder::soldierTypes) {
                if (companyAt(state, clan, zone)[powder::indexOf(type)] > 0)
                    all.push_back({clan, type, zone});
            }
        }
        for (powder::TowerIndex tower = 0; tower < powder::towerCount; ++tower) {
            if (state.towers[tower] == clan)
                all.push_back({clan, powder::SoldierType::spearman, powder::towerPost(tower)});
        }
    }
    return all;
}

powder::Command moveSoldiers(PowderEntry& entry, powder::command::Move move) {
    entry.about({text::placeId(move.to)}); // whoever leaves the other one is pale here
    move.soldiers = askSoldiers(entry, move, companyAt(entry.state(), move.clan, move.from));
    return move;
}

powder::Command move(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const ClanFilter everybody = everybodyOf(state);
    auto clan = actor(entry, EntryText::tr("Who moves soldiers?"), everybody,
                      [&](powder::Clan who) { return whyNoMove(state, who); });
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
                         ? EntryText::tr("None of your soldiers stands in a rest zone or in a firing spot.")
                         : tapHint(stage);
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
    entry.about({text::placeId(move.from)});
    const powder::Soldiers there = companyAt(state, clan, move.from);

    PowderStage to;
    to.title = EntryText::tr("Where do they move?");
    move.soldiers = oneOf(there);
    for (const powder::Post& zone : zones(state)) {
        move.to = zone;
        offerPlace(to, state, powder::toString(zone), move);
    }
    to.hint = tapHint(to);
    touch = entry.ask(std::move(to));
    move.to = *powder::parsePost(touch);
    move.soldiers = {};
    return moveSoldiers(entry, move);
}

powder::Command wound(PowderEntry& entry) {
    const powder::State& state = entry.state();
    auto clan = actor(entry, EntryText::tr("Whose effect is it?"), everybodyOf(state));
    std::string why = likelyCause();
    const auto touch = askWithCause(entry, clan, everybodyOf(state), why, [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("Which spot is wounded?");
        for (const powder::Spot spot : spotsOf(state))
            offerPlace(stage, state, powder::spotName(spot), powder::command::Wound{who, spot, {}});
        stage.hint = spotHint(state, stage.places, tapHint(stage));
        return stage;
    });
    return powder::command::Wound{clan, powder::parsePost(touch)->spot, why};
}

powder::Command kill(PowderEntry& entry) {
    const powder::State& state = entry.state();
    auto clan = actor(entry, EntryText::tr("Whose effect is it?"), everybodyOf(state));
    const auto all = soldiersOnBoard(state);
    std::string why = likelyCause();
    const auto touch = askWithCause(entry, clan, everybodyOf(state), why, [&](powder::Clan) {
        PowderStage stage;
        stage.title = EntryText::tr("Which soldier is killed?");
        for (const powder::SoldierAt& soldier : all) {
            for (const std::string& place : placesOf(state, soldier)) {
                const auto lit = [&](const PowderPlaceRow& row) { return row.place.toStdString() == place; };
                if (std::none_of(stage.places.begin(), stage.places.end(), lit))
                    stage.places.append(placeRow(place));
            }
            // Of several in one zone the next question offers only those.
            if (soldier.at.kind == powder::Post::Kind::spot)
                continue;
            std::vector<std::string> touches{powder::toString(soldier.at)};
            if (std::count_if(all.begin(), all.end(),
                              [&](const powder::SoldierAt& other) { return other.at == soldier.at; }) > 1)
                touches.push_back(powder::toString(soldier));
            stage.soldiers.emplace_back(soldier, std::move(touches));
        }
        stage.hint = all.empty() ? EntryText::tr("No soldier stands on the board.") : tapHint(stage);
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
        entry.about({QString::fromStdString(touch)});
        PowderStage which;
        which.title = EntryText::tr("Which soldier is killed?");
        for (const powder::SoldierAt& soldier : here)
            which.choices.append(row(powder::toString(soldier), soldierText(state, soldier)));
        for (const powder::SoldierAt& soldier : here)
            which.soldiers.push_back({soldier, {powder::toString(soldier)}});
        const auto chosen = entry.ask(std::move(which));
        victim = *powder::parseSoldierAt(chosen);
    }
    return powder::command::Kill{clan, victim, why};
}

powder::Command overseer(PowderEntry& entry) {
    const powder::State& state = entry.state();
    if (state.season == powder::Season::setUp)
        return firstOverseers(entry);
    const ClanFilter humans = humansOf(state);
    auto clan = actor(entry, EntryText::tr("Whose overseer?"), humans);
    const auto touch = askOf(entry, clan, humans, [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("%1 raises an overseer: which soldier leaves for good?")
                          .arg(text::playerName(*state.setup, who));
        stage.hint = EntryText::tr(
            "Only the player's first overseer in a location costs a soldier. What else it costs, "
            "your rulebook says.");
        offerLeaving(stage, state, who);
        return stage;
    });
    return overseerFor(clan, *powder::parse<powder::SoldierType>(touch));
}

powder::Command shot(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const auto clan = actor(entry, EntryText::tr("Whose effect is it?"), everybodyOf(state));
    powder::command::Shot shot{clan, {}, {}, std::nullopt, likelyCause()};
    const auto touch = askWithCause(entry, shot.clan, everybodyOf(state), shot.why, [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("Which machine shoots at which horde?");
        const std::vector<powder::Aim> aims = aimsOf(state, who);
        for (const powder::Aim& aim : aims) {
            QStringList facts{text::placeName(aim.at), text::shotEffect(state, aim.machine, aim.at)};
            facts.removeAll(QString());
            stage.choices.append(
                row(powder::toString(aim),
                    EntryText::tr("%1 at %2", "a machine shoots at a horde")
                        .arg(text::capital(text::machineName(aim.machine)),
                             text::hordeName(state.at(aim.at)->card)),
                    facts.join(EntryText::tr(": ", "between a place and what a shot hits there"))));
            // Where one machine alone can shoot, the card says it all.
            if (std::count_if(aims.begin(), aims.end(),
                              [&](const powder::Aim& other) { return other.at == aim.at; }) == 1)
                stage.places.append(placeRow(powder::slotName(aim.at)));
        }
        stage.hint =
            aims.empty() ? EntryText::tr("No horde stands where a machine is.") : tapHint(stage, true);
        return stage;
    });
    const auto aims = aimsOf(state, shot.clan);
    const auto aim = std::find_if(aims.begin(), aims.end(), [&](const powder::Aim& one) {
        return powder::toString(one) == touch || powder::slotName(one.at) == touch;
    });
    shot.machine = aim->machine;
    shot.at = aim->at;
    if (shot.machine == powder::Machine::rocketLauncher) {
        entry.about({text::placeId(shot.at)});
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
    return shot;
}

powder::Command tower(PowderEntry& entry) {
    const powder::State& state = entry.state();
    auto clan = actor(entry, EntryText::tr("Who mans a tower?"), humansOf(state));
    std::string why = likelyCause();
    const auto touch = askWithCause(entry, clan, humansOf(state), why, [&](powder::Clan who) {
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
    return powder::command::Tower{clan, *powder::parseTower(touch), why};
}

namespace {

powder::command::Build buildOf(powder::Clan who, const std::string& piece, powder::SectionIndex at) {
    powder::command::Build build{powder::Work::wall, powder::Machine::ballista, who, at};
    if (const auto machine = powder::parse<powder::Machine>(piece)) {
        build.work = powder::Work::machine;
        build.machine = *machine;
    } else if (piece == "barricade") {
        build.work = powder::Work::barricade;
    }
    return build;
}

/// What can be built anywhere, the likeliest first: a name and a title.
std::vector<std::pair<std::string, QString>> buildings() {
    std::vector<std::pair<std::string, QString>> all{{"barricade", EntryText::tr("Barricade")},
                                                     {"wall", EntryText::tr("Wall level")}};
    for (const powder::Machine machine : powder::machineKinds)
        all.emplace_back(text(powder::toString(machine)), text::capital(text::machineName(machine)));
    return all;
}

/// "For 2 stone", if all of them that the rules accept cost the same.
QString priceText(const powder::State& state, const std::vector<powder::Command>& commands) {
    QStringList prices;
    for (const powder::Command& command : commands) {
        if (const QString price = priceOf(state, command); !price.isEmpty())
            prices.append(price);
    }
    prices.removeDuplicates();
    return prices.size() == 1 ? EntryText::tr("For %1", "a price").arg(prices.front()) : QString();
}

/// As a choice, closed where the rules refuse it. What Qin may build is another question than what it has.
void offerBuilding(PowderStage& stage, const powder::State& state, const ChoiceRow& piece,
                   const powder::command::Build& build) {
    offerChoice(stage, state, piece, build);
    const auto error = refusalOf(state, build);
    if (error && error->rule == BP(93))
        stage.choices.last().why = EntryText::tr("Qin builds no wall.");
}

} // namespace

QString buildingTitle(const powder::command::Build& build) {
    for (const auto& [name, title] : buildings()) {
        if (buildOf(build.clan, name, build.at) == build)
            return title;
    }
    return {};
}

powder::Command build(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const ClanFilter everybody = everybodyOf(state);
    auto clan = actor(entry, EntryText::tr("Who builds?"), everybody);
    const auto sections = powder::sectionsInPlay(state);
    const auto somewhere = [&](const std::string& piece) {
        return std::any_of(sections.begin(), sections.end(), [&](powder::SectionIndex at) {
            return !refusalOf(state, buildOf(clan, piece, at));
        });
    };
    const auto buildsOf = [&](powder::Clan who, const std::string& piece) {
        std::vector<powder::Command> all;
        for (const powder::SectionIndex at : sections)
            all.emplace_back(buildOf(who, piece, at));
        return all;
    };
    // A barricade is the likeliest; if there can be none, the first piece that can.
    std::string piece;
    bool told = false;
    for (const auto& [name, title] : buildings()) {
        if (piece.empty() && somewhere(name))
            piece = name;
    }
    const auto stageOf = [&](powder::Clan who) {
        entry.presume(powder::parse<powder::Machine>(piece));
        PowderStage stage;
        stage.title = EntryText::tr("What is built, and where?");
        stage.hint =
            EntryText::tr("You build what has the tick: tap a section on the board, or choose here.");
        for (const auto& [name, title] : buildings()) {
            if (told && name == piece)
                stage.title = EntryText::tr("%1: in which section?", "what is built").arg(title);
            if (somewhere(name))
                stage.choices.append(row(name, title, priceText(state, buildsOf(who, name))));
            else
                offerBuilding(stage, state, row(name, title), buildOf(who, name, sections.back()));
            stage.choices.last().chosen = name == piece;
            stage.choices.last().group = EntryText::tr("What?", "the heading above what can be built");
        }
        for (const powder::SectionIndex section : sections) {
            if (piece.empty())
                break;
            const std::string name = powder::sectionName(section);
            const powder::Command tried = buildOf(who, piece, section);
            offerPlace(stage, state, name, tried);
            // Where all sections cost the same, the ticked piece says what.
            const QString price =
                priceText(state, buildsOf(who, piece)).isEmpty() ? priceText(state, {tried}) : QString();
            offerChoice(stage, state, row(name, text::capital(text::sectionPlace(section)), price), tried);
            stage.choices.last().group =
                EntryText::tr("Where?", "the heading above the sections of the wall");
        }
        return stage;
    };
    auto touch = askOf(entry, clan, everybody, stageOf);
    while (true) {
        if (const auto section = powder::parseSection(touch))
            return buildOf(clan, piece, *section);
        piece = touch;
        told = true;
        touch = entry.ask([&] { return stageOf(clan); });
    }
}

powder::Command buildAt(PowderEntry& entry, powder::SectionIndex section) {
    const powder::State& state = entry.state();
    const ClanFilter everybody = everybodyOf(state);
    auto clan = actor(entry, EntryText::tr("Who builds?"), everybody);
    entry.about({text::sectionId(section)});
    const auto piece = askOf(entry, clan, everybody, [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("What is built there? %1", "a section")
                          .arg(text::capital(text::sectionPlace(section)));
        stage.hint = EntryText::tr("Tap the wall once more to see what would hold it.");
        stage.listed = true; // side by side on a low screen: a touch builds, so every price is seen before it
        for (const auto& [name, title] : buildings())
            offerBuilding(stage, state, row(name, title, priceText(state, {buildOf(who, name, section)})),
                          buildOf(who, name, section));
        return stage;
    });
    return buildOf(clan, piece, section);
}

} // namespace watchfire::entry
