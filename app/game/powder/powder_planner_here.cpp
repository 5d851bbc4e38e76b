// SPDX-License-Identifier: Apache-2.0
// Entering an act of the fall by touching where it happened: a spot or firing spots (somebody was put there),
// a rest zone (somebody leaves it), a section's wall (something was built).
#include "app/game/powder/powder_planner_orders.h"
#include "app/game/powder/soldier_drop.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "rules/powder/apply.h"

#include <algorithm>

namespace watchfire::entry {

namespace {

/// Who leaves a rest zone, and whereto: onto a card of the section, or into another zone.
powder::Command leaveZone(PowderEntry& entry, powder::Clan clan, const powder::Post& zone) {
    const powder::State& state = entry.state();
    const auto all = Deploying(entry, clan, true).kindsIn(zone);
    powder::Deployed kind = all.front();
    entry.about({text::placeId(zone)});
    while (true) {
        powder::command::Move move;
        move.clan = clan;
        move.from = zone;
        const Deploying attacking(entry, clan, true);
        const auto touch = entry.ask([&] {
            PowderStage stage;
            stage.title = EntryText::tr("Where does the %1 go?").arg(text::soldierName(kind.type));
            attacking.lightPlaces(stage, kind);
            stage.enlarge = !powder::firesFromWall(kind.type) && !stage.places.isEmpty();
            move.soldiers[powder::indexOf(kind.type)] = 1;
            for (const powder::Post& to : zones(state)) {
                const std::string name = powder::toString(to);
                const auto lit = [&](const PowderPlaceRow& row) { return row.place.toStdString() == name; };
                move.to = to;
                if (std::none_of(stage.places.begin(), stage.places.end(), lit))
                    offerPlace(stage, state, name, move);
            }
            stage.hint = attacking.placesHint(stage, kind);
            for (const powder::Deployed& other : all) {
                stage.choices.append(row(Deploying::nameOf(other),
                                         text::capital(text::soldierName(other.type)),
                                         text::placeName(other.from)));
                stage.choices.last().chosen = other == kind;
                if (other != kind)
                    stage.soldiers.push_back({{clan, other.type, other.from}, {Deploying::nameOf(other)}});
            }
            stage.puts = kind;
            stage.choices.append(row(recruitTouch, EntryText::tr("Recruit somebody into this rest zone")));
            return stage;
        });
        if (touch == recruitTouch) {
            entry.about({});
            return Deploying(entry, clan, false).runAt(zone);
        }
        if (const auto other = Deploying::parseKind(touch)) {
            kind = *other;
            continue;
        }
        const powder::Post to = *powder::parsePost(touch);
        powder::Deployed attacker = kind;
        attacker.at = to;
        entry.about({});
        if (!refusalOf(state, powder::command::Attack{clan, {attacker}}))
            return Deploying(entry, clan, true).runWith(kind, to);
        move.to = to;
        move.soldiers = {};
        move.soldiers[powder::indexOf(kind.type)] = 1;
        return moveSoldiers(entry, move);
    }
}

} // namespace

QList<PowderPlaceRow> readyPlaces(const powder::State& state) {
    if (state.season != powder::Season::fall || state.ending.over || powder::openDecision(state))
        return {};
    PowderStage stage;
    offerReadyPlaces(stage, state, {});
    // Before anybody has the turn, whoever taps a wall wants to know how it stands, as in the other seasons.
    if (!powder::whoseTurn(state))
        return stage.places;
    for (const powder::SectionIndex section : powder::sectionsInPlay(state)) {
        stage.places.append(placeRow(powder::sectionName(section)));
        stage.places.last().quiet = true;
    }
    return stage.places;
}

powder::Command here(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const auto touch = entry.ask([&] {
        PowderStage stage;
        stage.title = EntryText::tr("Where does something happen?");
        stage.hint = EntryText::tr("Tap a place on the board.");
        stage.places = readyPlaces(state);
        return stage;
    });
    if (const auto section = powder::parseSection(touch))
        return buildAt(entry, *section);
    const powder::Post post = *powder::parsePost(touch);
    const auto clan = actor(entry, EntryText::tr("Who does it?"), everybodyOf(state));
    if (post.kind == powder::Post::Kind::rest && state.setup->isHuman(clan) &&
        powder::count(companyAt(state, clan, post)) > 0)
        return leaveZone(entry, clan, post);
    return Deploying(entry, clan, false).runAt(post);
}

} // namespace watchfire::entry
