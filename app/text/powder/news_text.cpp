// SPDX-License-Identifier: Apache-2.0
#include "app/text/powder/news_text.h"

#include "app/text/names.h"
#include "app/text/powder/decision_text.h"
#include "app/text/powder/names.h"
#include "app/text/powder/season_guide.h"
#include "rules/powder/apply.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire::text {

namespace {

struct PowderNews {
    Q_DECLARE_TR_FUNCTIONS(PowderNews)
};

PowderCard news(const char* icon, QString sentence, QString detail, QLatin1String tone, Clause rule,
                QString reason, QStringList places) {
    PowderCard card;
    card.icon = QString::fromLatin1(icon);
    card.glyph = pictureOf(card.icon);
    card.sentence = std::move(sentence);
    card.detail = std::move(detail);
    card.tone = tone;
    card.clause = rule;
    card.reason = std::move(reason);
    card.places = std::move(places);
    card.moves = false;
    card.steps = 0;
    return card;
}

/// Its lethality is asked for: all its spots are covered (BP-40).
PowderCard defeated(const powder::State& state, powder::Slot slot) {
    return news("covered",
                PowderNews::tr("Defeat of the %1", "%1 is a card").arg(hordeName(state.at(slot)->card)),
                PowderNews::tr("It lies in %1.").arg(placeName(slot)), QLatin1String("good"), BP(40),
                PowderNews::tr("All its vital spots are covered."), {placeId(slot)});
}

/// A number of its clash is asked for (BP-50).
PowderCard attacked(const powder::State& state, powder::SectionIndex section) {
    QStringList cards;
    for (const powder::Slot slot : powder::hordes(state, section))
        cards.append(hordeName(state.at(slot)->card));
    return news("attacked", capital(PowderNews::tr("%1 is attacked", "a section").arg(sectionPlace(section))),
                PowderNews::tr("By %1.", "%1 is a list of cards").arg(listOf(cards)), QLatin1String("danger"),
                BP(50), PowderNews::tr("The assault goes from section to section, from the left."),
                {sectionId(section)});
}

QString causeOf(Clause rule) {
    if (rule == BP(40))
        return PowderNews::tr("Even a defeated horde kills as many as the lethality of this year.");
    if (rule == BP(51))
        return PowderNews::tr("A breach kills by lethality on the cards, and all in the firing spots.");
    if (rule == BP(52))
        return PowderNews::tr("Ladders kill everybody there, in the rest zone too.");
    if (rule == BP(74))
        return PowderNews::tr("The shot hits all who stand on its spots.");
    return {};
}

/// The soldiers killed unless they are saved (BP-41), by player in tea order.
PowderCard doomed(const powder::State& state) {
    QStringList who;
    QStringList places;
    for (const powder::Clan clan : state.tea) {
        powder::Soldiers soldiers{};
        for (const powder::SoldierAt& soldier : state.fate.doomed) {
            if (soldier.clan != clan)
                continue;
            ++soldiers[powder::indexOf(soldier.type)];
            for (const QString& place : placeIds(soldier.type, soldier.at)) {
                if (!places.contains(place))
                    places.append(place);
            }
        }
        if (powder::count(soldiers) > 0)
            who.append(PowderNews::tr("%1 (%2)", "player, soldiers")
                           .arg(playerName(*state.setup, clan), soldierList(soldiers)));
    }
    PowderCard card =
        news("doomed",
             PowderNews::tr("These fall unless saved: %1", "%1: Ann (1 archer), Bo (2 spearmen)")
                 .arg(who.join(PowderNews::tr(", ", "between players"))),
             {}, QLatin1String("danger"), state.fate.rule, causeOf(state.fate.rule), places);
    card.asked = true;
    return card;
}

/// True while horde cards are still to be entered, or the place of the last one is asked for.
bool draws(const powder::State& state) {
    const auto decision = powder::openDecision(state);
    return state.draws > 0 || (decision && decision->id == powder::DecisionKind::indicator);
}

/// The spring's last act (BP-11). The rules give its step together with the draws, so the card of the draws
/// has counted that step, and this card counts none.
PowderCard advisors(const powder::State& state) {
    PowderCard card = cardOf(state, powder::step::Remind{powder::Reminder::advisors, {}, BP(11)});
    card.steps = 0;
    return card;
}

/// The types that were drawn are still in the deck that lies on the table (BP-05).
PowderCard typesOut(const std::vector<std::string>& out) {
    return news("remind",
                PowderNews::tr("Take these out of the horde deck: %1", "types of cards").arg(hordeList(out)),
                PowderNews::tr("All cards of these three types go back into the box. Shuffle the rest."),
                QLatin1String("plain"), BP(5), {}, {});
}

/// True if this command ends the draws of a spring: the last horde has its place, or the table goes on
/// without the rest.
bool endsTheDraws(const powder::State& before, const powder::State& after) {
    return before.season == powder::Season::spring && draws(before) &&
           (after.season != powder::Season::spring || !draws(after));
}

/// True if this task asks now and did not ask before.
template <class T> const T* asksNow(const powder::State& before, const powder::State& after) {
    const T* asks = powder::asking<T>(after);
    const T* asked = powder::asking<T>(before);
    return asks != nullptr && (asked == nullptr || *asked != *asks) ? asks : nullptr;
}

/// True for steps that doom soldiers; none of them occurs between the questions of one saving.
bool dooms(const powder::Step& step) {
    return holdsAny<powder::step::Defeat, powder::step::Breach, powder::step::Shot>(step);
}

/// True at the first question of a saving. An effect names its victim itself (BP-41).
bool savingBegins(const powder::State& before, const powder::Outcome& outcome) {
    using powder::task::Save;
    return powder::asking<Save>(outcome.state) != nullptr && outcome.state.fate.rule != BP(41) &&
           (powder::asking<Save>(before) == nullptr ||
            std::any_of(outcome.steps.begin(), outcome.steps.end(), dooms));
}

} // namespace

QList<PowderCard> withDuties(const powder::State& before, const powder::State& after,
                             const powder::Command& command, bool drawn, QList<PowderCard> cards) {
    const auto* deck = std::get_if<powder::command::Deck>(&command);
    if (drawn && deck != nullptr && !deck->out.empty())
        cards.append(typesOut(deck->out));
    // What spring still owes comes before the next season.
    if (endsTheDraws(before, after))
        cards.insert(after.season == powder::Season::spring ? cards.size() : 0, advisors(after));
    const auto* season = std::get_if<powder::command::ToSeason>(&command);
    if (season == nullptr || season->to != powder::Season::summer || cards.isEmpty())
        return cards;
    const auto duty = [](const char* icon, QString sentence, QString detail) {
        return news(icon, std::move(sentence), std::move(detail), QLatin1String("plain"), BP(12),
                    PowderNews::tr("This happens every summer."), {});
    };
    // The last step clears the command track.
    if (anyoneHasShame(after))
        cards.insert(cards.size() - 1,
                     duty("shame-back", PowderNews::tr("Give shame back, 2 chi each"),
                          PowderNews::tr("Whoever wants to. Enter it with \"Give shame back\".")));
    cards.append(duty(
        "honor",
        after.setup->solo() ? PowderNews::tr("Take your command cards back or discard them")
                            : PowderNews::tr("In tea order, take your command cards back or discard them"),
        PowderNews::tr("Each discarded card brings 2 honor. Enter them with \"Discard command cards\".")));
    return cards;
}

QList<PowderCard> withCauses(const powder::State& before, const powder::Command& command,
                             const powder::Steps& steps, QList<PowderCard> cards) {
    // An answer settles the task on top, and after it those of its kind that leave no choice.
    auto task = std::holds_alternative<powder::command::Answer>(command) ? before.tasks.rbegin()
                                                                         : before.tasks.rend();
    std::size_t step = 0;
    for (PowderCard& card : cards) {
        QStringList causes;
        for (const std::size_t end = step + static_cast<std::size_t>(card.steps); step < end; ++step) {
            if (!holdsAny<powder::step::Shame, powder::step::ShameLost>(steps[step]))
                continue;
            const auto* placed =
                task == before.tasks.rend() ? nullptr : std::get_if<powder::task::PlaceShame>(&*task);
            if (placed == nullptr)
                return cards;
            causes.append(shameCause(*placed));
            ++task;
        }
        causes.removeDuplicates();
        causes.append(card.detail);
        causes.removeAll(QString());
        card.detail = causes.join(QLatin1Char(' '));
    }
    return cards;
}

QList<PowderCard> withSpared(const powder::State& before, const powder::Steps& steps,
                             QList<PowderCard> cards) {
    std::size_t step = 0;
    for (PowderCard& card : cards) {
        const std::size_t first = step;
        step += static_cast<std::size_t>(card.steps);
        const auto* breach = card.steps == 0 ? nullptr : std::get_if<powder::step::Breach>(&steps[first]);
        if (breach == nullptr)
            continue;
        const auto hordes = powder::hordes(before, breach->section);
        std::vector<powder::Clan> spared;
        for (const powder::Clan clan : before.tea) {
            if (before.setup->isHuman(clan) &&
                std::all_of(hordes.begin(), hordes.end(),
                            [&](powder::Slot slot) { return powder::standsOn(*before.at(slot), clan); }))
                spared.push_back(clan);
        }
        if (spared.empty())
            continue;
        const QString words = PowderNews::tr("No shame for %1, whose soldiers stand on each horde there.",
                                             "after a breach; players")
                                  .arg(playerList(*before.setup, spared));
        card.detail = card.detail.isEmpty() ? words : card.detail + QLatin1Char(' ') + words;
    }
    return cards;
}

QList<PowderCard> newsOf(const powder::State& before, const powder::Outcome& outcome) {
    if (!outcome.decision)
        return {};
    const powder::State& state = outcome.state;
    if (savingBegins(before, outcome))
        return {doomed(state)};
    if (outcome.decision->id != powder::DecisionKind::value)
        return {};
    if (const auto* defeat = asksNow<powder::task::Defeat>(before, state)) {
        if (const auto slot = powder::find(state, defeat->horde))
            return {defeated(state, *slot)};
    }
    if (const auto* assault = asksNow<powder::task::Assault>(before, state))
        return {attacked(state, assault->section)};
    return {};
}

} // namespace watchfire::text
