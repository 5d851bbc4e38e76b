// SPDX-License-Identifier: Apache-2.0
// See refusal_text.h. A code says what kind of mistake it is, its clause and subject which one.
#include "app/text/powder/refusal_text.h"

#include "app/text/powder/decision_text.h"
#include "app/text/powder/names.h"
#include "app/text/powder/season_guide.h"
#include "app/text/refusal_text.h"
#include "rules/powder/apply.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {

struct PowderRefusals {
    Q_DECLARE_TR_FUNCTIONS(PowderRefusals)
};

/// The clauses of the soldiers' types.
bool isOfSoldier(Clause rule) {
    return rule >= BP(30) && rule <= BP(35);
}

struct Refuser {
    const powder::State& state;
    const Error& error;
    const std::string& subject = error.subject;

    std::optional<powder::Clan> clan() const { return powder::parse<powder::Clan>(subject); }
    QString clanName() const { return clan() ? playerName(*state.setup, *clan()) : words(); }
    QString words() const { return QString::fromStdString(subject); }
    /// The place in words; what was written if it is not a place.
    QString place() const {
        const QString found = placeWords(subject);
        return found.isEmpty() ? words() : found;
    }
    QString card() const { return hordeName(subject); }
    bool is(std::uint8_t number) const { return error.rule == BP(number); }

    QString wrongSeason() const {
        if (is(13) && clan())
            return PowderRefusals::tr("%1's turn is still to come. End it first, or begin winter anyway.")
                .arg(clanName());
        if (is(14))
            return PowderRefusals::tr("The assault comes before spring. Run it first.");
        if (is(27))
            return PowderRefusals::tr("The assault of this winter is over, so nothing is left to adjust.");
        if (is(90))
            return PowderRefusals::tr(
                "The time token lies on the last slot, so no spring comes. Correct the slot first.");
        if (is(57))
            return PowderRefusals::tr("The assault of this winter is over. Begin spring.");
        if ((is(6) || is(11)) && state.draws == 0)
            return PowderRefusals::tr("All horde cards that come now are on the board. Go on with: %1.")
                .arg(next());
        if (is(11))
            return PowderRefusals::tr(
                "%n horde card(s) are still to come. Enter them first, or begin summer anyway.", nullptr,
                state.draws);
        return next().isEmpty()
                   ? PowderRefusals::tr("It is %1; this belongs to another season.")
                         .arg(seasonName(state.season))
                   : PowderRefusals::tr("It is %1; this belongs to another season. Next comes: %2.")
                         .arg(seasonName(state.season), next());
    }
    QString next() const { return nextOf(seasonGuide(state)); }

    QString notYourTurn() const {
        return clan() ? PowderRefusals::tr("It is %1's turn. End that turn first.").arg(clanName())
                      : PowderRefusals::tr("All turns of this fall are over. Begin winter.");
    }
    QString alreadyBegun() const {
        if (is(5))
            return PowderRefusals::tr(
                "The horde deck is made before the game begins. Correct what is left in it.");
        if (is(7))
            return PowderRefusals::tr("Pieces are set up before the game begins. Correct the board instead.");
        return PowderRefusals::tr("The game has begun already.");
    }
    QString unknownPlayer() const {
        if (clan())
            return PowderRefusals::tr("%1 does not play in this game. Choose one of its players.")
                .arg(clanName());
        if (is(7))
            return PowderRefusals::tr("Say whose soldier it is.");
        return plainRefusal(error);
    }
    QString unknownPlace() const {
        if (is(60))
            return PowderRefusals::tr("Only a spearman stands in a tower, and only in one that is in use.");
        if (is(20))
            return PowderRefusals::tr("A horde card lies in a row of a section. Choose the row.");
        if (is(7))
            return PowderRefusals::tr("A soldier stands on a spot, in a zone or in a tower, a machine in a "
                                      "section. Choose such a place.");
        if (is(37))
            return PowderRefusals::tr(
                "Soldiers are counted in rest zones, firing spots, the pool and the box.");
        return plainRefusal(error);
    }
    QString unknownPiece() const {
        if (const auto machine = powder::parse<powder::Machine>(subject); machine && !error.rule.empty())
            return PowderRefusals::tr("No %1 stands in that section. Choose a machine that does.")
                .arg(machineName(*machine));
        if (const auto soldier = powder::parseSoldierAt(subject))
            return PowderRefusals::tr("%1 has no %2 there: %3. Look at the board again.",
                                      "player, soldier, place")
                .arg(playerName(*state.setup, soldier->clan), soldierName(soldier->type),
                     placeName(*soldier));
        return plainRefusal(error);
    }

    QString badOrder() const {
        if (is(92))
            return PowderRefusals::tr("Reed lies at the bottom of the tea stack. Put Reed last.");
        if (!clan())
            return PowderRefusals::tr("This player has no turn in this fall. Enter the order again.");
        return is(8) ? PowderRefusals::tr("Every player stands in the tea order once. Look at %1.")
                           .arg(clanName())
                     : PowderRefusals::tr("Every player has a turn in fall. Look at %1.").arg(clanName());
    }
    QString notHuman() const {
        if (!state.setup->plays(*clan()))
            return unknownPlayer();
        return *clan() == powder::Clan::reed
                   ? PowderRefusals::tr(
                         "Reed cannot do this: it attacks and builds barricades, and has neither "
                         "honor nor shame, rest zone nor tower.")
                   : PowderRefusals::tr(
                         "Qin cannot do this: it has neither overseers nor shame, rest zone nor "
                         "tower.");
    }
    QString badDeployment() const {
        if (subject == "hits")
            return PowderRefusals::tr("This soldier does not fire from there. Leave the wound out.");
        if (subject == "then")
            return PowderRefusals::tr("Only a bomber steps onto a card after firing.");
        if (subject == "soldiers")
            return PowderRefusals::tr("No soldier was chosen. Choose at least one.");
        if (is(38))
            return PowderRefusals::tr(
                "Soldiers move between two sections: from rest zone to rest zone, or from "
                "firing spots to firing spots or a rest zone.");
        if (subject == "at")
            return PowderRefusals::tr(
                "Say where the soldier attacks. From a firing spot it fires and stays.");
        return PowderRefusals::tr(
                   "%1 cannot be reached from there. A soldier attacks on a spot or in a firing spot "
                   "of its own section.")
            .arg(capital(place()));
    }
    QString badCorrection() const {
        if (is(1))
            return PowderRefusals::tr("A wall has level 0 to 3, and 0 to 3 barricades stand before it.");
        if (is(4))
            return PowderRefusals::tr("There are not so many shame tokens: pool and box hold %1 together.")
                .arg(state.shamePool + state.shameOut);
        if (is(9))
            return PowderRefusals::tr("This clan does not have so many of these soldiers.");
        if (is(10))
            return PowderRefusals::tr(
                       "Years are counted from 1, the slots of the time track from 1 to %1; a game "
                       "does not go back to its set up.")
                .arg(state.setup->lastSlot() + 1);
        return PowderRefusals::tr(
            "Shame lies under soldiers of the pool, one token each, and at most two lie on a "
            "claimed horde.");
    }
    QString badValue() const {
        if (is(5))
            return subject == "out"
                       ? PowderRefusals::tr("Three different basic types go out of the deck. Name all "
                                            "three, or none if you do not know them.")
                       : PowderRefusals::tr("%1 does not go out of the deck this way. Name three "
                                            "different basic types.")
                             .arg(card());
        if (is(6))
            return PowderRefusals::tr("%1 has raised three overseers already. The next player is due.")
                .arg(clanName());
        if (is(8) || is(13) || (is(92) && subject == "order"))
            return badOrder();
        if ((is(92) || is(93)) && clan())
            return notHuman();
        if (is(12))
            return PowderRefusals::tr("No shame token lies there. Choose a place where one does.");
        if (subject == "amount" || is(27))
            return PowderRefusals::tr("0 changes nothing. Enter another number.");
        if (subject == "card" && !error.rule.empty())
            return PowderRefusals::tr("Only the rocket launcher draws a card. Leave the card out.");
        if (is(72))
            return PowderRefusals::tr("The rocket deck does not have so many of this card: %1.").arg(card());
        if (is(37) || is(38) || isOfSoldier(error.rule))
            return badDeployment();
        if (subject == "value" && !error.rule.empty())
            return badCorrection();
        return plainRefusal(error);
    }

    QString noPieceLeft() const {
        if (is(34))
            return PowderRefusals::tr("No snake token is left.");
        if (is(5))
            return PowderRefusals::tr(
                       "All cards of this kind lie on the board or are claimed: %1. Look at the card "
                       "again.")
                .arg(card());
        if (is(72))
            return PowderRefusals::tr("The rocket card %1 was drawn already. Choose one that is left.")
                .arg(card());
        if (const auto machine = powder::parse<powder::Machine>(subject); machine && is(7))
            return PowderRefusals::
                tr("The %1 is already there: during set-up each machine is placed once. Choose another one.")
                    .arg(machineName(*machine));
        if (const auto machine = powder::parse<powder::Machine>(subject))
            return PowderRefusals::tr("Both models of the %1 stand on the board. Choose another machine.")
                .arg(machineName(*machine));
        if (const auto type = powder::parse<powder::SoldierType>(subject))
            return PowderRefusals::tr("No %1 without shame is left in the pool. Choose another soldier.")
                .arg(soldierName(*type));
        if (!placeWords(subject).isEmpty())
            return PowderRefusals::tr("There are not so many of these soldiers in %1.").arg(place());
        return PowderRefusals::tr("This clan does not have so many of these soldiers.");
    }
    QString sectionFull() const {
        if (is(20))
            return PowderRefusals::tr("A card lies in %1 already. Choose a free row.").arg(place());
        return is(80)
                   ? PowderRefusals::tr("Three barricades stand before %1 already. Choose another section.")
                         .arg(place())
                   : PowderRefusals::tr("Two machines stand in %1 already. Choose another section.")
                         .arg(place());
    }
    QString outOfPlay() const {
        if (const auto tower = powder::parseTower(subject))
            return PowderRefusals::tr("With one or two players nobody can use %1. Choose another tower.")
                .arg(towerPlace(*tower));
        return PowderRefusals::tr("With one or two players %1 is out of play. Choose another section.")
            .arg(place());
    }
    QString noSuchSpot() const {
        const auto post = powder::parsePost(subject);
        if (post && post->kind == powder::Post::Kind::spot) {
            const auto& horde = state.at(post->spot.slot);
            // The table reads the card's spots for a soldier who is about to stand there.
            if (horde && powder::asking<powder::task::CarryOut>(state) != nullptr)
                return PowderRefusals::tr(
                           "Then nobody can stand there: %1 (%2). But somebody was just put there. If it is "
                           "printed so, undo that, and put him elsewhere.",
                           "place, card")
                    .arg(place(), hordeName(horde->card));
            return horde ? PowderRefusals::tr(
                               "That does not fit there: %1 (%2). Choose one of the card's printed "
                               "spots, or the firing spots for one who fires.",
                               "place, card")
                               .arg(place(), hordeName(horde->card))
                         : PowderRefusals::tr("No card lies at %1. Choose a card.").arg(place());
        }
        return PowderRefusals::tr("There is no vital spot at %1. Choose a printed one.").arg(place());
    }
    QString noFiringSpot() const {
        if (isOfSoldier(error.rule))
            return PowderRefusals::tr(
                "This soldier does not fire from the wall. Put it on a card or into a rest zone.");
        if (subject == "to")
            return PowderRefusals::tr(
                "Nobody moves from a rest zone into a firing spot. Attack with the soldier "
                "instead.");
        return PowderRefusals::tr("No firing spot is free: %1. Raise the wall or choose another section.")
            .arg(place());
    }
    QString wrongRow() const {
        return is(32) ? PowderRefusals::tr("A bomber steps onto the card in row 1 of its own section only.")
                      : PowderRefusals::tr("This soldier reaches row 1 only, not %1.").arg(place());
    }
    QString wrongClan() const {
        const auto type = powder::parse<powder::SoldierType>(subject);
        const auto owner = type ? powder::clanOf(*type) : std::nullopt;
        return owner ? PowderRefusals::tr("Only the clan %1 has the %2. Choose another soldier.",
                                          "clan, soldier")
                           .arg(text::clanName(*owner), soldierName(*type))
                     : plainRefusal(error);
    }
    QString decisionOpen() const {
        const auto open = powder::openDecision(state);
        return open ? PowderRefusals::tr("First answer the open question: %1")
                          .arg(decisionText(state, *open).title)
                    : plainRefusal(error);
    }
};

} // namespace

QString refusalText(const powder::State& state, const Error& error) {
    const Refuser refuse{state, error};
    switch (error.code) {
    case ErrorCode::unknownPlayer:
        return refuse.unknownPlayer();
    case ErrorCode::unknownPlace:
        return refuse.unknownPlace();
    case ErrorCode::unknownPiece:
        return refuse.unknownPiece();
    case ErrorCode::badValue:
        return refuse.badValue();
    case ErrorCode::decisionOpen:
        return refuse.decisionOpen();
    case ErrorCode::notBegun:
        return PowderRefusals::tr("The game is still being set up. Go on with: %1.").arg(refuse.next());
    case ErrorCode::alreadyBegun:
        return refuse.alreadyBegun();
    case ErrorCode::notYourTurn:
        return refuse.notYourTurn();
    case ErrorCode::wallComplete:
        return PowderRefusals::tr(
                   "The wall of %1 stands at level 3 and cannot rise any further. Choose another section.")
            .arg(refuse.place());
    case ErrorCode::noPieceLeft:
        return refuse.noPieceLeft();
    case ErrorCode::wrongSeason:
        return refuse.wrongSeason();
    case ErrorCode::noSuchSpot:
        return refuse.noSuchSpot();
    case ErrorCode::spotTaken:
        return PowderRefusals::tr("Something is on %1 already. Choose a free spot.").arg(refuse.place());
    case ErrorCode::wrongRow:
        return refuse.wrongRow();
    case ErrorCode::sectionFull:
        return refuse.sectionFull();
    case ErrorCode::sectionOutOfPlay:
        return refuse.outOfPlay();
    case ErrorCode::noHorde:
        return refuse.is(27)
                   ? PowderRefusals::tr("No horde stands before %1. Choose another section.")
                         .arg(refuse.place())
                   : PowderRefusals::tr("No horde stands in %1. Choose a card.").arg(refuse.place());
    case ErrorCode::noFiringSpot:
        return refuse.noFiringSpot();
    case ErrorCode::unknownCard:
        return PowderRefusals::tr("The card %1 is not in this game. Choose another one.").arg(refuse.card());
    case ErrorCode::wrongClan:
        return refuse.wrongClan();
    default:
        // Refusals that any game can make, and codes of the hex games, which never occur here.
        return plainRefusal(error);
    }
}

} // namespace watchfire::text
