// SPDX-License-Identifier: Apache-2.0
#include "app/text/powder/step_text.h"

#include "app/text/names.h"
#include "app/text/powder/names.h"
#include "app/text/powder/season_guide.h"
#include "rules/powder/apply.h"
#include "rules/powder/parts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace watchfire::text {

namespace {

struct PowderSteps {
    Q_DECLARE_TR_FUNCTIONS(PowderSteps)
};

constexpr QLatin1String plain{"plain"};
constexpr QLatin1String danger{"danger"};
constexpr QLatin1String gain{"gain"};
constexpr QLatin1String good{"good"};

using Kind = powder::Post::Kind;
namespace step = powder::step;

/// A spot's honor has its own step; this is the rest, to be taken in hand.
powder::Reward withoutHonor(powder::Reward reward) {
    reward.erase("honor");
    return reward;
}

bool isHonorAlone(const powder::Step& step) {
    const auto* pays = std::get_if<step::PaySpot>(&step);
    return pays != nullptr && withoutHonor(pays->reward).empty();
}

/// Makes the card of a single step; shared cards are made afterwards.
struct CardMaker {
    const powder::State& state;
    const powder::Setup& setup = *state.setup;
    QString beaten{};     ///< the last defeated card of these steps: what comes after it names it
    QStringList priced{}; ///< what cards have printed on them, as it was told with the price

    QString name(powder::Clan clan) const { return playerName(setup, clan); }

    /// What the slot shows, if spring draws one card more (BP-11). None if the deck has fewer cards (BP-26).
    std::optional<int> printedDraws(int amount) const {
        const auto printed =
            state.book->number({powder::ValueKey::Field::timeHordes, {}, state.timeSlot, setup.timeSide()});
        return printed && amount == *printed + 1 ? printed : std::nullopt;
    }
    /// Whoever has just entered the printed number sees why it is one more.
    QString drawsSentence(int amount) const {
        const auto printed = printedDraws(amount);
        // It names them, and nobody draws them a second time.
        if (setup.options().draw == powder::DrawBy::program)
            return printed ? PowderSteps::tr("%n horde card(s) come (%1 + 1). The program draws "
                                             "them: take them out of the deck",
                                             nullptr, amount)
                                 .arg(*printed)
                           : PowderSteps::tr(
                                 "%n horde card(s) come. The program draws them: take them out of the "
                                 "deck",
                                 nullptr, amount);
        return printed ? PowderSteps::tr("Draw %n horde card(s) (%1 + 1)", nullptr, amount).arg(*printed)
                       : PowderSteps::tr("Draw %n horde card(s), one after the other", nullptr, amount);
    }

    static PowderCard card(const char* icon, QString sentence, QString detail, const QString& tone,
                           Clause rule, QString reason, QStringList places, bool moves) {
        const QString name = QString::fromLatin1(icon);
        return {{name,
                 pictureOf(name),
                 std::move(sentence),
                 std::move(detail),
                 {},
                 tone,
                 rule,
                 std::move(reason)},
                std::move(places),
                moves};
    }

    PowderCard operator()(const step::SeasonBegins& s) const {
        struct Words {
            const char* glyph;
            const char* sentence;
            const char* detail;
        };
        static constexpr std::array<Words, 5> words{{
            {"leaf", QT_TRANSLATE_NOOP("PowderSteps", "Set the game up"), nullptr},
            {"leaf", QT_TRANSLATE_NOOP("PowderSteps", "Fall of year %1 begins"),
             QT_TRANSLATE_NOOP("PowderSteps", "Take turns in the order of the command track.")},
            {"snow", QT_TRANSLATE_NOOP("PowderSteps", "Winter of year %1 begins"),
             QT_TRANSLATE_NOOP("PowderSteps", "The soldiers on the wall fire, then the hordes attack.")},
            {"blossom", QT_TRANSLATE_NOOP("PowderSteps", "Spring of year %1 begins"),
             QT_TRANSLATE_NOOP("PowderSteps", "New hordes come.")},
            {"sun", QT_TRANSLATE_NOOP("PowderSteps", "Summer of year %1 begins"),
             QT_TRANSLATE_NOOP("PowderSteps", "Take income and your command cards.")},
        }};
        const Words& season = words[static_cast<std::size_t>(s.season)];
        QString detail = PowderSteps::tr(season.detail);
        if (s.season == powder::Season::summer && anyoneHasShame(state))
            detail = PowderSteps::tr("Take income and get rid of shame.");
        PowderCard begins = card("season", PowderSteps::tr(season.sentence).arg(s.year), detail, plain,
                                 s.rule, {}, {}, false);
        begins.glyph = QString::fromLatin1(season.glyph);
        return begins;
    }
    PowderCard operator()(const step::AdvanceToken& s) const {
        return card("advance-token", PowderSteps::tr("Move the time token to slot %1").arg(s.slot + 1),
                    s.lethality ? PowderSteps::tr("Lethality is %1 there.").arg(*s.lethality) : QString(),
                    plain, s.rule, PowderSteps::tr("A new year begins in spring."), {}, true);
    }
    PowderCard operator()(const step::DrawHordes& s) const {
        return card("draw-hordes", drawsSentence(s.amount),
                    setup.options().draw == powder::DrawBy::program ? QString()
                    : printedDraws(s.amount)
                        ? PowderSteps::tr("One more always comes than the slot shows. Name each card as it "
                                          "comes.")
                        : PowderSteps::tr("Name each card as it comes."),
                    danger, s.rule,
                    PowderSteps::tr("The number printed at the slot of the time track, and always one more."),
                    {}, false);
    }
    PowderCard operator()(const step::Remind& s) const {
        switch (s.what) {
        case powder::Reminder::income:
            return card("remind", PowderSteps::tr("Take the income of your overseers"),
                        PowderSteps::tr("Everybody takes what his overseers bring."), gain, s.rule, {}, {},
                        false);
        case powder::Reminder::advisors:
            return card("remind", PowderSteps::tr("Move the advisor track on"), {}, plain, s.rule,
                        PowderSteps::tr("This happens every spring."), {}, true);
        case powder::Reminder::commandCards:
            return card("remind", PowderSteps::tr("Clear the command track"), {}, plain, s.rule, {}, {},
                        false);
        case powder::Reminder::tea:
            return card("remind", PowderSteps::tr("Lay out the tea order"),
                        PowderSteps::tr("It was not entered, so ties go by the order in which the players "
                                        "were named. Correct it if it is another one."),
                        danger, s.rule, {}, {}, true);
        case powder::Reminder::hordes:
            return card("remind",
                        PowderSteps::tr("%n horde card(s) are missing at the beginning", nullptr,
                                        s.amount.value_or(0)),
                        PowderSteps::tr("Undo the start and enter them, or correct the board."), danger,
                        s.rule, {}, {}, false);
        case powder::Reminder::overseers:
            return card("remind",
                        PowderSteps::tr("%1 has %n overseer(s) still to raise", nullptr, s.amount.value_or(0))
                            .arg(s.clan ? name(*s.clan) : QString()),
                        PowderSteps::tr("Undo the start and enter them, or correct who is out of play."),
                        danger, s.rule, {}, {}, false);
        case powder::Reminder::machine:
            return card("remind",
                        PowderSteps::tr("The %1 is missing at the beginning", "%1 is a machine")
                            .arg(s.machine ? machineName(*s.machine) : QString()),
                        PowderSteps::tr("Undo the start and place it, or correct the board."), danger, s.rule,
                        {}, {}, false);
        case powder::Reminder::ability:
            break;
        }
        if (!s.at || !state.at(*s.at))
            return card("remind", PowderSteps::tr("Mind the ability printed on the card"), {}, danger, s.rule,
                        {}, {}, false);
        const std::string& name = state.at(*s.at)->card;
        const auto ability = state.book->find({powder::ValueKey::Field::cardAbility, name});
        return card("remind",
                    PowderSteps::tr("Mind the ability of the %1", "%1 is a card").arg(hordeName(name)),
                    ability ? valueText(*ability) : QString(), danger, s.rule,
                    PowderSteps::tr("It stands in %1.").arg(placeName(*s.at)), {placeId(*s.at)}, false);
    }
    PowderCard operator()(const step::PlaceHorde& s) const {
        return card("place-horde",
                    PowderSteps::tr("Lay the %1 in %2", "a card, a row of a section")
                        .arg(hordeName(s.card), placeName(s.at)),
                    s.model ? PowderSteps::tr("Put its model on it: %1.").arg(abilityName(*s.model))
                            : QString(),
                    danger, s.rule, {}, {placeId(s.at)}, true);
    }
    PowderCard operator()(const step::Raid& s) const {
        return card("raid",
                    s.amount == 0
                        ? PowderSteps::tr("Discard the %1: a raid", "%1 is a card").arg(hordeName(s.card))
                        : PowderSteps::tr("Discard the %1 and take %n shame token(s) from the pool",
                                          "a raid; %1 is a card", s.amount)
                              .arg(hordeName(s.card)),
                    s.amount == 0 ? PowderSteps::tr("The shame pool is empty already.")
                                  : PowderSteps::tr("%n token(s) leave the game.", nullptr, s.amount) +
                                        QLatin1Char(' ') + tokensLeft(s.left),
                    danger, s.rule,
                    s.section ? PowderSteps::tr("There is no row for it in %1.", "%1 is a section")
                                    .arg(sectionPlace(*s.section))
                              : PowderSteps::tr("There is no row for this card."),
                    s.section ? QStringList{sectionId(*s.section)} : QStringList{}, true);
    }
    PowderCard operator()(const step::Pay& s) const {
        return card("pay", PowderSteps::tr("%1, pay %2").arg(name(s.clan), amountList(s.cost)), {}, plain,
                    s.rule,
                    s.rule == BP(41)   ? PowderSteps::tr("A saved soldier costs 2 chi.")
                    : s.rule == BP(12) ? PowderSteps::tr("2 chi send a shame token back.")
                                       : QString(),
                    {}, false);
    }
    PowderCard operator()(const step::PaySpot& s) const {
        const QString reason = PowderSteps::tr("A soldier has covered %1.").arg(placeName(s.at));
        return card("reward", takeForSpots(s.clan, withoutHonor(s.reward), 1), reason, gain, s.rule, reason,
                    {placeId(s.at)}, false);
    }
    QString takeForSpots(powder::Clan clan, const powder::Reward& reward, int spots) const {
        return PowderSteps::tr("%1 %2", "Ann, take 2 honor; for the defeated horde")
            .arg(PowderSteps::tr("%1, take %2").arg(name(clan), amountList(reward)),
                 honorCause("reward", spots));
    }
    /// What the horde's card says, for whoever has just been put there (BP-27): the table applies it. Empty
    /// if it says nothing, or does so by a sign.
    QString printedThere(const powder::Post& at) const {
        const QString words = at.kind == Kind::spot ? printedOn(state, at.spot.slot) : QString();
        return priced.contains(words) ? QString() : words; // said once
    }

    /// What is printed on the cards that these soldiers go to may change the price: it is told with it, not
    /// after it was paid. Behind "?" stands what each of them costs, and the rule of their kind if they are
    /// of one.
    void tellWithPrice(const step::Pay& pay, const powder::Steps& steps, std::size_t from, PowderCard& card) {
        QStringList prices;
        std::vector<Clause> rules;
        for (std::size_t i = from; i < steps.size(); ++i) {
            const auto* placed = std::get_if<step::PlaceSoldier>(&steps[i]);
            if (placed == nullptr || placed->soldier.clan != pay.clan)
                continue;
            if (pay.rule == BP(30)) {
                const auto type = placed->soldier.type;
                prices.append(PowderSteps::tr("%1: %2.", "a soldier, his price")
                                  .arg(capital(soldierName(type)), amountList(powder::costOf(type))));
                if (std::find(rules.begin(), rules.end(), placed->rule) == rules.end())
                    rules.push_back(placed->rule);
            }
            const QString words = printedThere(placed->soldier.at);
            if (words.isEmpty())
                continue;
            priced.append(words);
            QString sentence = words;
            if (!sentence.endsWith(u'.'))
                sentence.append(u'.');
            card.detail += (card.detail.isEmpty() ? QString() : QStringLiteral(" ")) + sentence +
                           QLatin1Char(' ') + PowderSteps::tr("The price here does not count that in.");
        }
        prices.removeDuplicates();
        card.reason = prices.isEmpty() ? card.reason : prices.join(QLatin1Char(' '));
        if (rules.size() == 1)
            card.clause = rules.front();
    }

    PowderCard operator()(const step::PlaceSoldier& s) const {
        const QString soldier = soldierCount(s.soldier.type, 1, Role::whom);
        const QString who = name(s.soldier.clan);
        PowderCard placed =
            card("place-soldier",
                 s.soldier.at.kind == Kind::spot
                     ? PowderSteps::tr("%1, put %2 on %3").arg(who, soldier, placeName(s.soldier))
                 : s.soldier.at.kind == Kind::tower // spearmen may stand on the board as well
                     ? PowderSteps::tr("%1, put %2 from your pool %3",
                                       "player, soldiers, into a place: into the tower ...")
                           .arg(who, soldier, placeInto(s.soldier.at))
                     : putInto(who, soldier, s.soldier.at),
                 printedThere(s.soldier.at), good, s.rule, {}, placeIds(s.soldier.type, s.soldier.at), true);
        placed.glyph = QLatin1String(powder::toString(s.soldier.type).data()); // a glyph of the type's name
        return placed;
    }
    QString whenceAndWhere(const step::MoveSoldier& s) const {
        QStringList words{printedThere(s.to)};
        if (s.soldier.at.kind != Kind::pool)
            words.prepend(PowderSteps::tr("From %1.", "%1 is a place").arg(placeName(s.soldier)));
        if (s.to.kind == Kind::gone && s.rule == BP(82))
            words.append(PowderSteps::tr("The overseer goes into the location on the board."));
        words.removeAll(QString());
        return words.join(QLatin1Char(' '));
    }
    PowderCard operator()(const step::MoveSoldier& s) const {
        return card("move-soldier",
                    moveSentence(s.soldier, soldierCount(s.soldier.type, 1, Role::whom), s.to, s.rule),
                    whenceAndWhere(s), plain, s.rule, moveReason(s.rule), placesOf(s.soldier, s.to), true);
    }
    PowderCard operator()(const step::Kill& s) const {
        return card("kill",
                    PowderSteps::tr("%1, put %2 back into your pool")
                        .arg(name(s.soldier.clan), soldierCount(s.soldier.type, 1, Role::whom)),
                    PowderSteps::tr("From %1.", "%1 is a place").arg(placeName(s.soldier)), danger, s.rule,
                    PowderSteps::tr("Killed, and not saved."), placeIds(s.soldier.type, s.soldier.at), true);
    }
    PowderCard operator()(const step::Save& s) const {
        return card("save", putInto(name(s.soldier.clan), soldierCount(s.soldier.type, 1, Role::whom), s.to),
                    PowderSteps::tr("From %1.", "%1 is a place").arg(placeName(s.soldier)), good, s.rule,
                    PowderSteps::tr("Saved for 2 chi."), placesOf(s.soldier, s.to), true);
    }
    PowderCard operator()(const step::Wound& s) const {
        return card("wound", PowderSteps::tr("Put a wound on %1", "%1 is a spot").arg(placeName(s.at)), {},
                    plain, s.rule,
                    s.by ? PowderSteps::tr("%1 has hit it.").arg(name(*s.by))
                         : PowderSteps::tr("A soldier stood there until now."),
                    {placeId(s.at)}, true);
    }
    PowderCard operator()(const step::SnakeToken& s) const {
        return card(
            "snake-token", PowderSteps::tr("Put a snake token on %1", "%1 is a spot").arg(placeName(s.at)),
            PowderSteps::tr("It counts as a soldier of its owner and cannot be killed."), plain, s.rule,
            s.by ? PowderSteps::tr("%1 has hit it with a crossbowman.").arg(name(*s.by)) : QString(),
            {placeId(s.at)}, true);
    }
    PowderCard operator()(const step::Wasted& s) const {
        const QString at = placeName(s.at);
        QString title;
        QString reason;
        switch (s.why) {
        case powder::WasteReason::gap:
            title = PowderSteps::tr("No wound: there is no %1", "%1 is a spot").arg(at);
            reason = PowderSteps::tr("The card has no vital spot there.");
            break;
        case powder::WasteReason::wounded:
            title = PowderSteps::tr("No wound: %1 has one already", "%1 is a spot").arg(at);
            reason = PowderSteps::tr("That spot bears a wound already.");
            break;
        case powder::WasteReason::immune:
            title = PowderSteps::tr("No wound: a tank or snake token is on %1", "%1 is a spot").arg(at);
            reason = PowderSteps::tr("Tanks and snake tokens take no harm from machines.");
            break;
        }
        return card("wasted", title, PowderSteps::tr("The wound is lost."), plain, s.rule, reason,
                    {placeId(s.at)}, false);
    }
    PowderCard operator()(const step::NoTarget& s) const {
        return card("no-target",
                    PowderSteps::tr("No shot for %2's %1", "soldier, player")
                        .arg(soldierName(s.soldier.type), name(s.soldier.clan)),
                    {}, plain, s.rule,
                    PowderSteps::tr("No spot is free in %1.").arg(sectionPlace(s.soldier.at.section)),
                    placeIds(s.soldier.type, s.soldier.at), false);
    }
    PowderCard operator()(const step::Defeat& s) const {
        return card("defeat", PowderSteps::tr("Defeated: %1", "%1 is a card").arg(hordeName(s.card)),
                    PowderSteps::tr("It lies in %1.").arg(placeName(s.at)), good, s.rule,
                    PowderSteps::tr("All its vital spots are covered."), {placeId(s.at)}, false);
    }
    PowderCard operator()(const step::Claim& s) const {
        return card("claim",
                    PowderSteps::tr("%1, take the %2", "player, card").arg(name(s.clan), hordeName(s.card)),
                    PowderSteps::tr("Lay it face down before you."), good, s.rule,
                    PowderSteps::tr("%1 covered most of its spots; in a tie the tea order decides.")
                        .arg(name(s.clan)),
                    {}, true);
    }
    PowderCard operator()(const step::DiscardHorde& s) const {
        return card("discard-horde", PowderSteps::tr("Discard the %1", "%1 is a card").arg(hordeName(s.card)),
                    {}, plain, s.rule,
                    s.rule == BP(92) ? PowderSteps::tr("Reed won it, and Reed keeps no cards.")
                                     : PowderSteps::tr("No player had a soldier on it."),
                    {}, true);
    }
    PowderCard operator()(const step::AdvanceHorde& s) const {
        return card("advance-horde",
                    PowderSteps::tr("Move the %1 forward to %2", "a card, a row of a section")
                        .arg(hordeName(s.card), placeName(s.to)),
                    PowderSteps::tr("With everything that lies on it."), plain, s.rule,
                    PowderSteps::tr("The row before it is free now."), {placeId(s.from), placeId(s.to)},
                    true);
    }
    PowderCard operator()(const step::SwapHordes& s) const {
        return card("swap-hordes",
                    PowderSteps::tr("Swap rows %1 and %2 of %3", "rows, a section")
                        .arg(s.front + 1)
                        .arg(s.back + 1)
                        .arg(sectionPlace(s.section)),
                    PowderSteps::tr("The Ram pushes forward. Both cards keep what lies on them."), danger,
                    s.rule, PowderSteps::tr("The Ram pushes forward."),
                    {placeId(powder::Slot{s.section, s.front}), placeId(powder::Slot{s.section, s.back})},
                    true);
    }
    PowderCard operator()(const step::Holds& s) const {
        return card("holds",
                    capital(PowderSteps::tr("%1 holds", "%1 is a section").arg(sectionPlace(s.section))),
                    clash(s.power, s.defense), good, s.rule,
                    powder::hordes(state, s.section).empty()
                        ? PowderSteps::tr("No horde stands before it.")
                        : PowderSteps::tr("Only more power than defense breaks a section."),
                    {sectionId(s.section)}, false);
    }
    PowderCard operator()(const step::Breach& s) const {
        const bool ladders = s.by == powder::BreachBy::ladders;
        return card(
            "breach",
            capital(PowderSteps::tr("%1 is breached", "%1 is a section").arg(sectionPlace(s.section))),
            clash(s.power, s.defense), danger, s.rule,
            ladders ? PowderSteps::tr("Ladders stand in row 1.")
                    : PowderSteps::tr("The power is greater than the defense."),
            {sectionId(s.section)}, false);
    }
    PowderCard operator()(const step::Honor& s) const {
        // The bar of players shows it only once this is done.
        const QString then = PowderSteps::tr("Then you have %1.", "a player's honor").arg(s.total);
        const QString reason = honorReason(s.why);
        return card("honor", withCause(honorOf(name(s.clan), s.amount), s.why),
                    reason.isEmpty() ? then : then + QLatin1Char(' ') + reason, s.amount < 0 ? danger : gain,
                    s.rule, reason, {}, true);
    }
    PowderCard operator()(const step::Shame& s) const {
        return card("shame",
                    PowderSteps::tr("%1, put a shame token %2", "%2: under 1 archer, on the Leader")
                        .arg(name(s.clan), shamePlace(s.clan, s.at)),
                    reasonAndLeft(s.rule, s.left), danger, s.rule, shameReason(s.rule), {}, true);
    }
    PowderCard operator()(const step::ShameLost& s) const {
        const bool empty = s.why == powder::ShameLoss::poolEmpty;
        return card("shame-lost",
                    empty ? PowderSteps::tr("%1, take no shame token: the pool is empty").arg(name(s.clan))
                          : PowderSteps::tr("%1, put a shame token into the box").arg(name(s.clan)),
                    PowderSteps::tr("You lose 5 honor instead."), danger, s.rule,
                    empty ? QString() : PowderSteps::tr("There is no place for it."), {}, !empty);
    }
    PowderCard operator()(const step::ShameBack& s) const {
        return card("shame-back",
                    PowderSteps::tr("%1, put a shame token back into the pool").arg(name(s.clan)),
                    PowderSteps::tr("It lay %1. Now %n token(s) are in the pool.",
                                    "%1: under 1 archer, on the Leader", s.left)
                        .arg(shamePlace(s.clan, s.from)),
                    good, s.rule, {}, {}, true);
    }
    PowderCard operator()(const step::PlaceBarricade& s) const {
        return card(
            "place-barricade",
            PowderSteps::tr("Put a barricade before %1", "%1 is a section").arg(sectionPlace(s.section)),
            PowderSteps::tr("%n barricade(s) stand there now.", nullptr, s.amount), good, s.rule, {},
            {sectionId(s.section)}, true);
    }
    PowderCard operator()(const step::RemoveBarricades& s) const {
        const QString reason = PowderSteps::tr("After the assault all barricades go.");
        return card("remove-barricades",
                    PowderSteps::tr("Take %n barricade(s) off %1", "%1 is a section", s.amount)
                        .arg(sectionPlace(s.section)),
                    reason, plain, s.rule, reason, {sectionId(s.section)}, true);
    }
    PowderCard operator()(const step::RaiseWall& s) const {
        return card("raise-wall",
                    PowderSteps::tr("Raise %1 from wall level %2 to level %3", "a section, wall levels")
                        .arg(sectionPlace(s.section))
                        .arg(s.from)
                        .arg(s.to),
                    PowderSteps::tr("Soldiers in its firing spots stay, on the new level."), good, s.rule, {},
                    {sectionId(s.section)}, true);
    }
    PowderCard operator()(const step::LowerWall& s) const {
        const QString reason = s.by == powder::WallBreaker::ram
                                   ? PowderSteps::tr("A Ram stands in row 1.")
                                   : PowderSteps::tr("A Trebuchet shoots at this section.");
        return card("lower-wall",
                    PowderSteps::tr("Lower %1 from wall level %2 to level %3", "a section, wall levels")
                        .arg(sectionPlace(s.section))
                        .arg(s.from)
                        .arg(s.to),
                    reason + QLatin1Char(' ') + PowderSteps::tr("Take the wall tile off."), danger, s.rule,
                    reason, {sectionId(s.section)}, true);
    }
    /// A machine's card bears its own picture, a glyph of its name.
    static PowderCard pictured(PowderCard card, powder::Machine machine) {
        card.glyph = QLatin1String(powder::toString(machine).data());
        return card;
    }
    PowderCard operator()(const step::PlaceMachine& s) const {
        return pictured(card("place-machine",
                             PowderSteps::tr("Put the %1 into %2", "machine, section")
                                 .arg(machineName(s.machine), sectionPlace(s.section)),
                             {}, good, s.rule, {}, {sectionId(s.section)}, true),
                        s.machine);
    }
    PowderCard operator()(const step::RemoveMachine& s) const {
        return pictured(card("remove-machine",
                             PowderSteps::tr("Take the %1 off %2", "machine, section")
                                 .arg(machineName(s.machine), sectionPlace(s.section)),
                             PowderSteps::tr("It goes back to the supply."), danger, s.rule,
                             PowderSteps::tr("Enemies on Ladders destroy the machines of their section."),
                             {sectionId(s.section)}, true),
                        s.machine);
    }
    PowderCard operator()(const step::Shot& s) const {
        return pictured(
            card("shot",
                 s.card ? PowderSteps::tr("%1, shoot with the %2 at %3: %4",
                                          "player, machine, place, the rocket card that was drawn")
                              .arg(name(s.clan), machineName(s.machine), placeName(s.at), rocketName(*s.card))
                        : PowderSteps::tr("%1, shoot with the %2 at %3", "player, machine, place")
                              .arg(name(s.clan), machineName(s.machine), placeName(s.at)),
                 {}, plain, s.rule, {}, {placeId(s.at)}, false),
            s.machine);
    }
    PowderCard operator()(const step::GameOver& s) const {
        switch (tellingReason(state, s.reason)) {
        case powder::EndReason::walls:
            return over(PowderSteps::tr("The game is over: the wall is complete"), good, s.rule);
        case powder::EndReason::shame:
            return over(PowderSteps::tr("The game is over: the shame pool is empty"), danger, s.rule);
        case powder::EndReason::time:
            return over(PowderSteps::tr("The game is over: the last winter is over"), good, s.rule);
        case powder::EndReason::allWallsGone:
            break;
        }
        PowderCard card = over(PowderSteps::tr("The game is over: the wall has fallen"), danger, s.rule);
        card.detail = PowderSteps::tr("Everybody loses.");
        return card;
    }
    PowderCard operator()(const step::Win& s) const {
        return card("win",
                    PowderSteps::tr("%1 wins with %2 honor").arg(name(s.clan), QString::number(s.points)), {},
                    setup.isHuman(s.clan) ? good : danger, s.rule, {}, {}, false);
    }

    static PowderCard over(const QString& sentence, const QString& tone, Clause rule) {
        return card("game-over", sentence, PowderSteps::tr("Now honor is counted."), tone, rule, {}, {},
                    false);
    }
    static QString honorOf(const QString& player, int amount) {
        return (amount < 0 ? PowderSteps::tr("%1, give %2 honor back") : PowderSteps::tr("%1, take %2 honor"))
            .arg(player, QString::number(std::abs(amount)));
    }
    /// What the honor is for stands in the sentence: a line that is done or to come shows nothing else, and
    /// one defeat brings the same honor twice.
    QString withCause(const QString& sentence, const std::string& why, int times = 1) const {
        const QString cause = why == "defeat" && !beaten.isEmpty()
                                  ? PowderSteps::tr("for the defeated %1", "%1 is a card").arg(beaten)
                                  : honorCause(why, times);
        return cause.isEmpty() ? sentence
                               : PowderSteps::tr("%1 %2", "Ann, take 2 honor; for the defeated horde")
                                     .arg(sentence, cause);
    }
    /// Empty if a number is unknown: then it has no effect, and the reason is beside it.
    static QString clash(std::optional<int> power, std::optional<int> defense) {
        return power && defense ? PowderSteps::tr("Power %1 against defense %2.").arg(*power).arg(*defense)
                                : QString();
    }
    /// `soldiers` are those of `one`'s type that move together.
    QString moveSentence(const powder::SoldierAt& one, const QString& soldiers, const powder::Post& to,
                         Clause rule) const {
        const powder::Clan clan = one.clan;
        switch (to.kind) {
        case Kind::pool:
            return PowderSteps::tr("%1, put %2 back into your pool").arg(name(clan), soldiers);
        case Kind::gone:
            // While the game is set up they are nowhere else, and the line of folded steps has room for no
            // more.
            return rule == BP(6)
                       ? PowderSteps::tr("%1, put %2 into the box").arg(name(clan), soldiers)
                       : PowderSteps::tr("%1, put %2 from your pool into the box").arg(name(clan), soldiers);
        case Kind::spot:
            return PowderSteps::tr("%1, move %2 onto %3").arg(name(clan), soldiers, placeName(one.type, to));
        case Kind::rest:
        case Kind::fire:
        case Kind::tower:
            break;
        }
        return PowderSteps::tr("%1, move %2 %3", "player, soldiers, into a place: into the rest zone of ...")
            .arg(name(clan), soldiers, placeInto(to));
    }
    static QString putInto(const QString& player, const QString& soldiers, const powder::Post& to) {
        return PowderSteps::tr("%1, put %2 %3", "player, soldiers, into a place: into the rest zone of ...")
            .arg(player, soldiers, placeInto(to));
    }
    static QString moveReason(Clause rule) {
        if (rule == BP(6) || rule == BP(82))
            return PowderSteps::tr("The first overseer in a location takes a soldier out of play.");
        if (rule == BP(41))
            return PowderSteps::tr("The horde is defeated, and these are alive.");
        if (rule == BP(55))
            return PowderSteps::tr("A level of the wall under them is gone.");
        if (rule == BP(60))
            return PowderSteps::tr("Another spearman takes this tower.");
        if (rule == BP(63))
            return PowderSteps::tr("A section beside this tower is breached.");
        if (rule == BP(92))
            return PowderSteps::tr("Reed has no rest zone.");
        return {};
    }
    static QString shameReason(Clause rule) {
        if (rule == BP(51))
            return PowderSteps::tr("A horde without a soldier of this player broke through.");
        if (rule == BP(62))
            return PowderSteps::tr("A spearman stood in a tower beside a breached section.");
        if (rule == BP(74))
            return PowderSteps::tr("The shot hit a soldier of somebody else.");
        return {};
    }
    static QString tokensLeft(int left) {
        return PowderSteps::tr("%n token(s) are left in the pool.", nullptr, left);
    }
    static QString reasonAndLeft(Clause rule, int left) {
        const QString tokens = tokensLeft(left);
        const QString reason = shameReason(rule);
        return reason.isEmpty() ? tokens : reason + QLatin1Char(' ') + tokens;
    }
    QString shamePlace(powder::Clan clan,
                       const std::variant<powder::SoldierType, powder::ClaimedAt>& at) const {
        if (const auto* type = std::get_if<powder::SoldierType>(&at))
            return PowderSteps::tr("under %1 in the pool", "%1: 1 archer")
                .arg(soldierCount(*type, 1, Role::whom));
        const std::size_t index = std::get<powder::ClaimedAt>(at).index;
        const auto& claimed = state.of(clan).claimed;
        return index < claimed.size()
                   ? PowderSteps::tr("on the claimed %1", "%1 is a card").arg(hordeName(claimed[index].card))
                   : PowderSteps::tr("on a claimed horde");
    }
    static QStringList placesOf(const powder::SoldierAt& soldier, const powder::Post& to) {
        return placeIds(soldier.type, soldier.at) + placeIds(soldier.type, to);
    }
};

// ---- steps that share a card

/// True for the advisor track while horde cards are still to be drawn: its card follows the last of them
/// (news_text.h).
bool comesAfterTheDraws(const powder::State& state, const powder::Step& step) {
    const auto* remind = std::get_if<step::Remind>(&step);
    return remind != nullptr && remind->what == powder::Reminder::advisors && state.draws > 0;
}

/// True if a step goes onto the card of the previous one of its kind. Kinds that are not listed here never
/// do.
struct Together {
    template <class S> bool operator()(const S&, const S&) const { return false; }

    bool operator()(const step::Pay& a, const step::Pay& b) const { return a.rule == b.rule; }
    bool operator()(const step::PaySpot& a, const step::PaySpot& b) const {
        return a.clan == b.clan && !isHonorAlone(b);
    }
    bool operator()(const step::PlaceSoldier& a, const step::PlaceSoldier& b) const {
        return a.soldier.clan == b.soldier.clan;
    }
    bool operator()(const step::MoveSoldier& a, const step::MoveSoldier& b) const {
        return a.soldier.clan == b.soldier.clan && a.to == b.to && a.rule == b.rule;
    }
    bool operator()(const step::Kill& a, const step::Kill& b) const {
        return a.soldier.clan == b.soldier.clan && a.rule == b.rule;
    }
    bool operator()(const step::Save& a, const step::Save& b) const {
        return a.soldier.clan == b.soldier.clan && a.to == b.to;
    }
    bool operator()(const step::Wound& a, const step::Wound& b) const {
        return a.at.slot == b.at.slot && a.by == b.by && a.rule == b.rule;
    }
    bool operator()(const step::SnakeToken& a, const step::SnakeToken& b) const {
        return a.at.slot == b.at.slot && a.by == b.by;
    }
    bool operator()(const step::Wasted& a, const step::Wasted& b) const {
        return a.at.slot == b.at.slot && a.why == b.why;
    }
    bool operator()(const step::AdvanceHorde& a, const step::AdvanceHorde& b) const {
        return a.from.section == b.from.section;
    }
    bool operator()(const step::Honor& a, const step::Honor& b) const {
        return a.rule == b.rule && a.why == b.why && (a.amount < 0) == (b.amount < 0);
    }
    bool operator()(const step::Shame& a, const step::Shame& b) const { return a.rule == b.rule; }
    bool operator()(const step::RemoveBarricades&, const step::RemoveBarricades&) const { return true; }
    bool operator()(const step::RemoveMachine& a, const step::RemoveMachine& b) const {
        return a.section == b.section;
    }
};

/// True if a step goes onto the card of the previous one.
bool continues(const powder::Step& before, const powder::Step& step) {
    if (std::holds_alternative<step::SeasonBegins>(before))
        return std::holds_alternative<step::AdvanceToken>(step);
    return std::visit(
        [&]<class S>(const S& one) {
            const S* next = std::get_if<S>(&step);
            return next != nullptr && Together{}(one, *next);
        },
        before);
}

/// Qin's honor for a wound comes right after that wound; all its other honor of that name is for spots that
/// its soldiers cover (BP-93), and says so.
powder::Steps withCoveredSpots(powder::Steps steps) {
    for (std::size_t i = 1; i < steps.size(); ++i) {
        auto* honor = std::get_if<step::Honor>(&steps[i]);
        if (honor != nullptr && honor->why == "wound" && !std::holds_alternative<step::Wound>(steps[i - 1]))
            honor->why = coveredByQin;
    }
    return steps;
}

/// The soldiers of neighbouring steps, by type.
template <class S> QString soldiersOf(const powder::Steps& steps, std::size_t from, std::size_t to) {
    powder::Soldiers soldiers{};
    for (std::size_t i = from; i < to; ++i)
        ++soldiers[powder::indexOf(std::get<S>(steps[i]).soldier.type)];
    return soldierList(soldiers, Role::whom);
}

/// The text of a shared card, and one item for each step.
struct CardSharer {
    const CardMaker& make;
    const powder::Steps& steps;
    std::size_t from;
    std::size_t to;
    PowderCard& card;

    template <class S> const S& at(std::size_t i) const { return std::get<S>(steps[i]); }
    int number() const { return static_cast<int>(to - from); }
    template <class S, class Words> void list(Words words) {
        for (std::size_t i = from; i < to; ++i)
            card.items.append(words(at<S>(i)));
        card.detail.clear();
    }

    template <class S> void operator()(const S&) {}
    void operator()(const step::SeasonBegins& s) {
        const auto& token = at<step::AdvanceToken>(from + 1);
        card.sentence = PowderSteps::tr("Spring of year %1: move the time token to slot %2")
                            .arg(s.year)
                            .arg(token.slot + 1);
        if (token.lethality)
            card.detail = PowderSteps::tr("Lethality is %1 there.").arg(*token.lethality);
        card.moves = true;
    }
    void operator()(const step::Pay&) {
        card.sentence = PowderSteps::tr("Pay what is due");
        list<step::Pay>([&](const auto& s) {
            return PowderSteps::tr("%1: %2", "player, amounts").arg(make.name(s.clan), amountList(s.cost));
        });
    }
    void operator()(const step::PaySpot& s) {
        powder::Reward sum;
        for (std::size_t i = from; i < to; ++i) {
            for (const auto& [what, amount] : withoutHonor(at<step::PaySpot>(i).reward))
                sum[what] += amount;
        }
        card.sentence = make.takeForSpots(s.clan, sum, number());
        card.reason = PowderSteps::tr("%n spot(s) with a reward were covered.", nullptr, number());
        list<step::PaySpot>([](const auto& one) {
            return PowderSteps::tr("%1: %2", "spot, amounts")
                .arg(capital(placeName(one.at)), amountList(withoutHonor(one.reward)));
        });
    }
    void operator()(const step::PlaceSoldier& s) {
        card.sentence = PowderSteps::tr("%1, put down %2")
                            .arg(make.name(s.soldier.clan), soldiersOf<step::PlaceSoldier>(steps, from, to));
        list<step::PlaceSoldier>([](const auto& one) {
            return PowderSteps::tr("%1: %2", "soldier, place")
                .arg(capital(soldierName(one.soldier.type)), placeName(one.soldier));
        });
        QStringList printed;
        for (std::size_t i = from; i < to; ++i)
            printed.append(make.printedThere(at<step::PlaceSoldier>(i).soldier.at));
        printed.removeDuplicates();
        printed.removeAll(QString());
        card.detail = printed.join(QLatin1Char(' '));
    }
    void operator()(const step::MoveSoldier& s) {
        card.sentence =
            make.moveSentence(s.soldier, soldiersOf<step::MoveSoldier>(steps, from, to), s.to, s.rule);
        listFrom<step::MoveSoldier>(s);
    }
    void operator()(const step::Kill& s) {
        card.sentence = PowderSteps::tr("%1, put %2 back into your pool")
                            .arg(make.name(s.soldier.clan), soldiersOf<step::Kill>(steps, from, to));
        listFrom<step::Kill>(s);
    }
    void operator()(const step::Save& s) {
        card.sentence =
            CardMaker::putInto(make.name(s.soldier.clan), soldiersOf<step::Save>(steps, from, to), s.to);
        card.reason = PowderSteps::tr("Each was saved for 2 chi.");
        listFrom<step::Save>(s);
    }
    void operator()(const step::Wound& s) {
        card.sentence =
            PowderSteps::tr("Put %n wound(s) on the card in %1", "%1 is a row of a section", number())
                .arg(placeName(s.at.slot));
        card.reason = s.by ? PowderSteps::tr("%1 has hit it.").arg(make.name(*s.by))
                           : PowderSteps::tr("Soldiers stood there until now.");
        listSpots<step::Wound>();
    }
    void operator()(const step::SnakeToken& s) {
        card.sentence =
            PowderSteps::tr("Put %n snake token(s) on the card in %1", "%1 is a row of a section", number())
                .arg(placeName(s.at.slot));
        const QString detail = card.detail;
        listSpots<step::SnakeToken>();
        card.detail = detail;
    }
    void operator()(const step::Wasted& s) {
        QStringList cells;
        for (std::size_t i = from; i < to; ++i)
            cells.append(QString::fromStdString(powder::cellName(at<step::Wasted>(i).at.cell)));
        const auto& horde = make.state.at(s.at.slot);
        const QString name = horde ? hordeName(horde->card) : QString();
        card.sentence = lostWounds(s.why, listOf(cells), name);
        card.detail = PowderSteps::tr("The wounds are lost.");
    }
    void operator()(const step::AdvanceHorde& s) {
        card.sentence =
            PowderSteps::tr("Move the cards of %1 up", "%1 is a section").arg(sectionPlace(s.from.section));
        const QString detail = card.detail;
        list<step::AdvanceHorde>([](const auto& one) {
            return PowderSteps::tr("%1 from row %2 to row %3", "a card moves up")
                .arg(hordeName(one.card))
                .arg(one.from.row + 1)
                .arg(one.to.row + 1);
        });
        card.detail = detail;
    }
    void operator()(const step::Honor& s) {
        // A player who takes it several times over, as for three sections beside his towers, has one line.
        std::vector<step::Honor> sums;
        for (std::size_t i = from; i < to; ++i) {
            const auto& one = at<step::Honor>(i);
            const auto known =
                std::find_if(sums.begin(), sums.end(), [&](const auto& sum) { return sum.clan == one.clan; });
            if (known == sums.end()) {
                sums.push_back(one);
            } else {
                known->amount += one.amount;
                known->total = one.total;
            }
        }
        card.sentence = honorSentence(s.why, sums);
        for (const step::Honor& one : sums)
            card.items.append((one.amount < 0
                                   ? PowderSteps::tr("%1: %2 less, then %3", "player, honor, honor")
                                   : PowderSteps::tr("%1: %2 more, then %3", "player, honor, honor"))
                                  .arg(make.name(one.clan), QString::number(std::abs(one.amount)),
                                       QString::number(one.total)));
        card.detail = honorReason(s.why); // the same for all that are joined
    }
    void operator()(const step::Shame&) {
        card.sentence = PowderSteps::tr("Take %n shame token(s) from the pool", nullptr, number());
        list<step::Shame>([&](const auto& one) {
            return PowderSteps::tr("%1: %2", "player, where a shame token goes")
                .arg(make.name(one.clan), make.shamePlace(one.clan, one.at));
        });
        card.detail = CardMaker::reasonAndLeft(at<step::Shame>(from).rule, at<step::Shame>(to - 1).left);
    }
    void operator()(const step::RemoveBarricades&) {
        card.sentence = PowderSteps::tr("Take all barricades off");
        list<step::RemoveBarricades>([](const auto& one) {
            return PowderSteps::tr("%1: %2", "section, how many")
                .arg(capital(sectionPlace(one.section)))
                .arg(one.amount);
        });
        card.detail = card.reason;
    }
    void operator()(const step::RemoveMachine& s) {
        QStringList names;
        for (std::size_t i = from; i < to; ++i)
            names.append(machineName(at<step::RemoveMachine>(i).machine));
        card.sentence = PowderSteps::tr("Take both machines off %1: %2", "section, machines")
                            .arg(sectionPlace(s.section), listOf(names));
    }

    /// Why several wounds of a shot are lost.
    QString lostWounds(powder::WasteReason why, const QString& cells, const QString& horde) const {
        switch (why) {
        case powder::WasteReason::gap:
            return horde.isEmpty()
                       ? PowderSteps::tr("No wound: there are no spots %1", "%1: a1 and b2").arg(cells)
                       : PowderSteps::tr("No wound: the %1 has no spots %2", "a card, a1 and b2")
                             .arg(horde, cells);
        case powder::WasteReason::wounded:
            return PowderSteps::tr("No wound: spots %1 have one already", "%1: a1 and b2").arg(cells);
        case powder::WasteReason::immune:
            break;
        }
        return PowderSteps::tr("No wound: a tank or snake tokens are on spots %1", "%1: a1 and b2")
            .arg(cells);
    }

    /// Who takes or gives back how much: the table hands it out at once.
    QString honorSentence(const std::string& why, const std::vector<step::Honor>& sums) const {
        const int amount = sums.front().amount;
        const bool back = amount < 0;
        const bool same =
            std::all_of(sums.begin(), sums.end(), [&](const auto& sum) { return sum.amount == amount; });
        QStringList players;
        for (const step::Honor& sum : sums)
            players.append(same ? make.name(sum.clan)
                                : PowderSteps::tr("%1 %2", "player, honor: Ann 2")
                                      .arg(make.name(sum.clan), QString::number(std::abs(sum.amount))));
        if (!same)
            return PowderSteps::tr("%1: %2", "take honor for what, who takes how much")
                .arg(make.withCause(back ? PowderSteps::tr("Give honor back") : PowderSteps::tr("Take honor"),
                                    why),
                     players.join(QStringLiteral(", ")));
        if (players.size() > 1)
            return make.withCause((back ? PowderSteps::tr("%1, give %2 honor back each", "players, a number")
                                        : PowderSteps::tr("%1, take %2 honor each", "players, a number"))
                                      .arg(listOf(players), QString::number(std::abs(amount))),
                                  why);
        if (why == "tower" && number() > 1) {
            const auto& towers = make.state.towers;
            return make.withCause(
                CardMaker::honorOf(players.front(), amount), why,
                static_cast<int>(std::count(towers.begin(), towers.end(), sums.front().clan)));
        }
        return make.withCause(CardMaker::honorOf(players.front(), amount), why, number());
    }

    /// Where each came from, unless all came from the same place.
    template <class S> void listFrom(const S& first) {
        bool same = true;
        for (std::size_t i = from; i < to; ++i)
            same &= at<S>(i).soldier.at == first.soldier.at;
        if (same)
            return;
        list<S>([](const auto& one) {
            return PowderSteps::tr("%1 from %2", "soldier, place")
                .arg(capital(soldierName(one.soldier.type)), placeName(one.soldier));
        });
    }
    template <class S> void listSpots() {
        list<S>([](const auto& one) { return QString::fromStdString(powder::cellName(one.at.cell)); });
    }
};

template <class S> bool has(const powder::Steps& steps) {
    return std::any_of(steps.begin(), steps.end(),
                       [](const powder::Step& s) { return std::holds_alternative<S>(s); });
}

template <class S> const S* first(const powder::Steps& steps) {
    for (const powder::Step& step : steps) {
        if (const S* found = std::get_if<S>(&step))
            return found;
    }
    return nullptr;
}

/// How many steps of this kind there are.
template <class S> int number(const powder::Steps& steps) {
    return static_cast<int>(std::count_if(
        steps.begin(), steps.end(), [](const powder::Step& s) { return std::holds_alternative<S>(s); }));
}

/// For an assault in progress: the other sections are still to come.
Headline heldSoFar(const powder::Steps& steps) {
    const int held = number<step::Holds>(steps);
    if (held > 1)
        return {PowderSteps::tr("%n section(s) hold so far", "headline", held), plain};
    const powder::SectionIndex section = first<step::Holds>(steps)->section;
    return {capital(PowderSteps::tr("%1 holds", "%1 is a section").arg(sectionPlace(section))), plain};
}

} // namespace

QString pictureOf(const QString& icon) {
    static constexpr std::array pictures{
        std::pair{"advance-horde", "move"},
        std::pair{"advance-token", "end-turn"},
        std::pair{"attacked", "raider"},
        std::pair{"claim", "card"},
        std::pair{"covered", "power"},
        std::pair{"defeat", "power"},
        std::pair{"discard-horde", "discard"},
        std::pair{"doomed", "lethality"},
        std::pair{"draw-hordes", "deck"},
        std::pair{"game-over", "crown"},
        std::pair{"holds", "check"},
        std::pair{"kill", "lethality"},
        std::pair{"lower-wall", "wall"},
        std::pair{"move-soldier", "move"},
        std::pair{"no-target", "blocked"},
        std::pair{"pay", "gold"},
        std::pair{"place-barricade", "barricade"},
        std::pair{"place-horde", "raider"},
        std::pair{"place-soldier", "spearman"},
        std::pair{"raid", "shame"},
        std::pair{"raise-wall", "wall"},
        std::pair{"remind", "hand"},
        std::pair{"remove-barricades", "barricade"},
        std::pair{"reward", "collect"},
        std::pair{"save", "knight"},
        std::pair{"shame-back", "undo"},
        std::pair{"shame-lost", "shame"},
        std::pair{"swap-hordes", "turned"},
        std::pair{"wasted", "blocked"},
        std::pair{"win", "crown"},
    };
    const auto* found = std::find_if(pictures.begin(), pictures.end(),
                                     [&](const auto& each) { return icon == QLatin1String(each.first); });
    return found == pictures.end() ? icon : QString::fromLatin1(found->second);
}

bool PowderCard::heard() const {
    static const QStringList news{QStringLiteral("wasted"), QStringLiteral("no-target"),
                                  QStringLiteral("defeat"), QStringLiteral("holds"),
                                  QStringLiteral("breach"), QStringLiteral("draw-hordes")};
    // At set-up the table enters which machine it has put there. Which soldiers leave the game is a choice,
    // and they lie in the pool until it is made. Horde cards are entered as they are drawn.
    const bool entered = icon == QLatin1String("place-machine") && clause == BP(7);
    return entered || news.contains(icon);
}

powder::EndReason tellingReason(const powder::State& state, powder::EndReason reason) {
    const bool lost = state.setup->solo() && state.shamePool == 0;
    return lost && reason != powder::EndReason::allWallsGone ? powder::EndReason::shame : reason;
}

PowderCard cardOf(const powder::State& state, const powder::Step& step) {
    return std::visit(CardMaker{state}, step);
}

QList<PowderCard> cardsOf(const powder::State& state, const powder::Steps& all) {
    const powder::Steps steps = withCoveredSpots(all);
    CardMaker make{state};
    QList<PowderCard> cards;
    std::size_t told = 0; // by the cards so far
    for (std::size_t from = 0; from < steps.size();) {
        // Honor alone belongs to the previous card.
        if (isHonorAlone(steps[from]) || comesAfterTheDraws(state, steps[from])) {
            ++from;
            if (!cards.isEmpty()) {
                ++cards.last().steps;
                ++told;
            }
            continue;
        }
        if (const auto* defeat = std::get_if<step::Defeat>(&steps[from]))
            make.beaten = hordeName(defeat->card);
        PowderCard card = std::visit(make, steps[from]);
        if (const auto* pay = std::get_if<step::Pay>(&steps[from]))
            make.tellWithPrice(*pay, steps, from + 1, card);
        std::size_t to = from + 1;
        while (to < steps.size() && continues(steps[from], steps[to])) {
            for (const QString& place : std::visit(make, steps[to]).places) {
                if (!card.places.contains(place))
                    card.places.append(place);
            }
            ++to;
        }
        if (to > from + 1)
            std::visit(CardSharer{make, steps, from, to, card}, steps[from]);
        card.steps = static_cast<int>(to - told);
        cards.append(card);
        from = told = to;
    }
    return cards;
}

QString printedOn(const powder::State& state, powder::Slot slot) {
    const auto& horde = state.at(slot);
    if (!horde || powder::kindOf(state, *horde) != powder::Ability::Kind::text)
        return {};
    const auto ability = state.book->find({powder::ValueKey::Field::cardAbility, horde->card});
    return PowderSteps::tr("Printed on the %1: %2", "a card, its text")
        .arg(hordeName(horde->card), valueText(*ability));
}

QString takenBack(const powder::State& state, const powder::Steps& steps, std::size_t from, std::size_t to) {
    QStringList back;
    for (std::size_t i = from; i < to; ++i) {
        if (const auto* pay = std::get_if<step::Pay>(&steps[i]))
            back.append(PowderSteps::tr("%1, take %2 back.", "player, what was paid")
                            .arg(playerName(*state.setup, pay->clan), amountList(pay->cost)));
        else if (const auto* reward = std::get_if<step::PaySpot>(&steps[i]);
                 reward != nullptr && !isHonorAlone(steps[i]))
            back.append(
                PowderSteps::tr("%1, give %2 back.", "player, what a spot brought")
                    .arg(playerName(*state.setup, reward->clan), amountList(withoutHonor(reward->reward))));
    }
    return back.join(QLatin1Char(' '));
}

/// Of steps in which no assault is decided.
static Headline quietHeadline(const powder::State& state, const powder::Steps& steps) {
    if (const auto* begins = first<step::SeasonBegins>(steps))
        return {capital(seasonName(begins->season)), plain};
    if (has<step::PlaceHorde>(steps))
        return {PowderSteps::tr("A horde comes", "headline"), danger};
    if (has<step::Shame>(steps) || has<step::ShameLost>(steps))
        return {PowderSteps::tr("Shame", "headline"), danger};
    if (has<step::Shot>(steps)) {
        // Whoever stands on a spot is hit, and leaves his wound only if nobody saves him.
        const bool hit = has<step::Wound>(steps) || !state.fate.doomed.empty();
        return {hit || !has<step::Wasted>(steps) ? PowderSteps::tr("Fire!", "headline")
                                                 : PowderSteps::tr("The shot hits nothing", "headline"),
                plain};
    }
    if (has<step::RaiseWall>(steps))
        return {PowderSteps::tr("The wall rises", "headline"), good};
    if (has<step::PlaceBarricade>(steps))
        return {PowderSteps::tr("Barricade built", "headline"), good};
    if (has<step::PlaceMachine>(steps))
        return {PowderSteps::tr("Machine ready", "headline"), good};
    if (has<step::Kill>(steps))
        return {PowderSteps::tr("Soldiers fall", "headline"), danger};
    // Whoever makes room for a new soldier moves because of him.
    if (has<step::PlaceSoldier>(steps))
        return {PowderSteps::tr("New soldiers", "headline"), plain};
    const auto movesTo = [&](auto wanted) {
        return std::any_of(steps.begin(), steps.end(), [&](const powder::Step& step) {
            const auto* move = std::get_if<step::MoveSoldier>(&step);
            return move != nullptr && wanted(move->to.kind);
        });
    };
    if (movesTo([](Kind kind) { return kind == Kind::spot; }))
        return {PowderSteps::tr("Attack!", "headline"), plain};
    // Whoever leaves play for an overseer is not on the move (BP-06, BP-82).
    if (movesTo([](Kind kind) { return kind != Kind::gone; }) || has<step::Save>(steps))
        return {PowderSteps::tr("Soldiers move", "headline"), plain};
    if (has<step::Wound>(steps) || has<step::SnakeToken>(steps))
        return {PowderSteps::tr("A hit", "headline"), good};
    if (has<step::ShameBack>(steps))
        return {PowderSteps::tr("Shame goes", "headline"), good};
    if (has<step::Honor>(steps))
        return {PowderSteps::tr("Honor", "headline"), gain};
    // Then what somebody does is the headline.
    const QList<PowderCard> cards = cardsOf(state, steps);
    if (powder::openDecision(state) ||
        std::any_of(cards.begin(), cards.end(), [](const PowderCard& card) { return card.moves; }))
        return {};
    return {PowderSteps::tr("All quiet", "headline"), plain, true};
}

Headline headlineOf(const powder::State& state, const powder::Steps& steps) {
    if (const auto* win = first<step::Win>(steps))
        return {PowderSteps::tr("%1 wins!", "headline").arg(playerName(*state.setup, win->clan)),
                state.setup->isHuman(win->clan) ? good : danger};
    if (const auto* over = first<step::GameOver>(steps)) {
        const bool lost = over->reason == powder::EndReason::allWallsGone;
        return {lost ? PowderSteps::tr("The wall has fallen!", "headline")
                     : PowderSteps::tr("Game over", "headline"),
                lost ? danger : good};
    }
    QStringList breached;
    for (const powder::Step& step : steps) {
        if (const auto* breach = std::get_if<step::Breach>(&step))
            breached.append(sectionPlace(breach->section));
    }
    if (!breached.isEmpty()) {
        // It stands above the steps of the sections that held, too.
        const int held = number<step::Holds>(steps);
        return {(held == 0 ? PowderSteps::tr("Breach: %1", "headline; sections")
                           : PowderSteps::tr("Breach: %1. %n hold(s).", "headline; sections", held))
                    .arg(listOf(breached)),
                danger};
    }
    if (has<step::Raid>(steps))
        return {PowderSteps::tr("Raid!", "headline"), danger};
    if (has<step::LowerWall>(steps))
        return {has<step::Holds>(steps) ? PowderSteps::tr("The wall sinks", "headline")
                                        : PowderSteps::tr("The wall crumbles!", "headline"),
                danger};
    // A defeat is certain before its step: the table still has to enter the printed lethality (news_text.h).
    const auto* next = powder::asking<powder::task::Defeat>(state);
    const auto beaten = next == nullptr ? std::nullopt : powder::find(state, next->horde);
    if (const auto* defeat = first<step::Defeat>(steps); defeat != nullptr || beaten) {
        const int defeats = number<step::Defeat>(steps) + (beaten ? 1 : 0);
        const std::string card = defeat != nullptr ? defeat->card : state.at(*beaten)->card;
        return {defeats == 1 ? PowderSteps::tr("%1 defeated", "headline; a card").arg(hordeName(card))
                             : PowderSteps::tr("%n horde(s) defeated", "headline", defeats),
                good};
    }
    if (has<step::Holds>(steps)) {
        if (powder::waits<powder::task::Assault>(state))
            return heldSoFar(steps);
        const bool all = std::none_of(state.sections.begin(), state.sections.end(),
                                      [](const powder::Section& section) { return section.breached; });
        return {all ? PowderSteps::tr("All hold", "headline") : PowderSteps::tr("The rest holds", "headline"),
                good};
    }
    return quietHeadline(state, steps);
}

} // namespace watchfire::text
