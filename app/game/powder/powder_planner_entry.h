// SPDX-License-Identifier: Apache-2.0
// What the scripts of Black Powder ask and share (script.h): the questions, their rows, and one script per
// action of the table.
#pragma once

#include "app/game/script.h"
#include "app/models/acting_models.h"
#include "app/models/powder_model.h"
#include "rules/powder/command.h"
#include "rules/powder/state.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace watchfire {

/// What a script has found out so far.
struct PowderStageContext {
    QStringList planned{};
    std::optional<powder::Clan> clan{}; ///< for whom it is entered; empty if unknown
    /// The soldiers of an order entered so far, and whose they are: the picture shows them already.
    std::vector<powder::Deployed> presumed{};
    std::optional<powder::Clan> presumedOf{};
    /// The machine that is chosen already: it stands pale wherever a touch would put it.
    std::optional<powder::Machine> machine{};
    QStringList about{}; ///< places chosen before, which the question is about: they stay marked
};

/// A question: choices, lit places, a number, a printed value or a card's name; any of them answers.
struct PowderStage : PowderStageContext {
    using Context = PowderStageContext;
    struct Range {
        int least = 0;
        int most = 0;
        std::optional<int> now{}; ///< the number that is replaced
        bool operator==(const Range&) const = default;
    };
    QString title{};
    QString hint{};
    QString named{};      ///< the title if a drag has just said who it is; empty: the same
    QString boardTitle{}; ///< what the lit places ask, if that is not the title's question
    QString doneText{};   ///< if the command is complete as it stands
    QList<ChoiceRow> choices{};
    QList<PowderPlaceRow> places{};
    std::optional<Range> number{};
    std::optional<powder::ValueKey> value{};  ///< a printed value, as JSON text
    std::optional<powder::BookValue> known{}; ///< what the game knows of it
    bool words = false;                       ///< a name may be typed
    bool dice = false;                        ///< a roll of two dice answers too
    bool enlarge = false;                     ///< the cards with the lit spots come up enlarged
    bool listed = false;                      ///< all ways to go on are among the choices: there is no "done"
    bool naming =
        false;         ///< an order asks who is next, and then where he goes: he may be dragged there instead
    bool more = false; ///< an order takes one more soldier, by a touch or a drag
    /// Whom a touch on the board puts somewhere: he has reasons for the places that are not lit.
    std::optional<powder::Deployed> puts{};
    /// Places that were tried and are not offered, with the rules' reason.
    std::vector<std::pair<std::string, Error>> closed{};
    /// Soldiers on the board who answer, each with the touches that name him: for a touch on his own counter.
    std::vector<std::pair<powder::SoldierAt, std::vector<std::string>>> soldiers{};
};

/// The touch on "done".
inline constexpr std::string_view doneTouch = "\n";

class PowderEntry : public ScriptEntry<powder::State, PowderStage, std::string> {
public:
    using ScriptEntry::ScriptEntry;

    /// The player for whom the command is entered, if known; shown with each question from now on.
    void actsFor(std::optional<powder::Clan> clan) { context().clan = clan; }
    /// A line about an entry, shown from the next question on.
    void note(const QString& line) { context().planned.append(line); }
    /// These soldiers stand where they go, from the next question on.
    void presume(powder::Clan clan, std::vector<powder::Deployed> soldiers) {
        context().presumedOf = clan;
        context().presumed = std::move(soldiers);
    }
    /// The questions from now on are about these places.
    void about(const QStringList& places) { context().about = places; }
    /// This machine is put wherever the next question is answered.
    void presume(std::optional<powder::Machine> machine) { context().machine = machine; }
};

/// True if this touch answers the stage.
[[nodiscard]] bool answers(const PowderStage& stage, const std::string& touch);

namespace entry {

using Script = powder::Command (*)(PowderEntry&);

struct EntryText {
    Q_DECLARE_TR_FUNCTIONS(EntryText)
};

/// Why the rules would refuse the command now.
[[nodiscard]] std::optional<Error> refusalOf(const powder::State& state, const powder::Command& command);

/// What the table would pay for it: "2 stone and 1 wood". Empty if nothing, if a value is missing, or if it
/// is refused.
[[nodiscard]] QString priceOf(const powder::State& state, const powder::Command& command);

// ---- rows

[[nodiscard]] ChoiceRow row(std::string_view id, const QString& title, const QString& detail = {});
/// Greyed out, with the reason.
[[nodiscard]] ChoiceRow closedRow(std::string_view id, const QString& title, const QString& why);
void close(ChoiceRow& choice, const QString& why);
[[nodiscard]] ChoiceRow clanRow(const powder::State& state, powder::Clan clan);
/// Marks the choice that holds now.
void mark(PowderStage& stage, std::string_view id);
[[nodiscard]] PowderPlaceRow placeRow(const std::string& place);
/// Offers the place: lit if the rules accept the command, forbidden with their reason if that needs an
/// explanation, otherwise not at all.
void offerPlace(PowderStage& stage, const powder::State& state, const std::string& place,
                const powder::Command& command);
/// Offers a choice; if the rules refuse the command, it is closed with their reason.
void offerChoice(PowderStage& stage, const powder::State& state, const ChoiceRow& choice,
                 const powder::Command& command);

// ---- what there is to ask about

/// Every soldier that can be hit: on cards, in zones and towers.
[[nodiscard]] std::vector<powder::SoldierAt> soldiersOnBoard(const powder::State& state);
/// True if the player has a token that can be given back (BP-81).
[[nodiscard]] bool hasShame(const powder::State& state, powder::Clan clan);

// ---- questions that many commands share

using ClanFilter = std::function<bool(powder::Clan)>;
/// Why a player cannot do it; empty if he can.
using ClanReason = std::function<QString(powder::Clan)>;
powder::Clan askClan(PowderEntry& entry, const QString& title, const ClanFilter& filter,
                     const ClanReason& why = {}, const QString& hint = {});
/// The player whose turn it is, if `filter` allows that player and there is no reason against it; otherwise
/// asks.
powder::Clan actor(PowderEntry& entry, const QString& title, const ClanFilter& filter,
                   const ClanReason& why = {});
/// Why nobody of a player's soldiers can move or attack.
[[nodiscard]] QString whyNoMove(const powder::State& state, powder::Clan clan);
[[nodiscard]] QString whyNoAttack(const powder::State& state, powder::Clan clan);
/// The touch on "Somebody else"; askOf() offers it if another player may be meant than the one whose turn it
/// is.
inline constexpr std::string_view otherTouch = "other-player";
void offerOther(PowderStage& stage, const powder::State& state, powder::Clan clan, const ClanFilter& filter);
/// Asks `stage`, with "Somebody else" among the choices; that touch asks for the player, then `stage` again.
std::string askOf(PowderEntry& entry, powder::Clan& clan, const ClanFilter& filter,
                  const std::function<PowderStage(powder::Clan)>& stage);

using Commanding = std::function<powder::Command(powder::SectionIndex)>;
/// A section where the rules accept the command, on the board or as a choice.
powder::SectionIndex askSection(PowderEntry& entry, const QString& title, const Commanding& command);
/// Offers the sections as places and as choices; below other choices, under a heading.
void offerSections(PowderStage& stage, const powder::State& state, const Commanding& command);
int askNumber(PowderEntry& entry, const QString& title, PowderStage::Range range);
/// Adds a sentence to what stands below the title.
void addHint(PowderStage& stage, const QString& hint);
/// "card", "location", "command-cards": what may cause honor, shame and effects.
[[nodiscard]] QList<ChoiceRow> causeRows();
/// Adds the causes as switches below the answers: the presumed one is ticked, and a touch ticks another one
/// instead.
void offerCauses(PowderStage& stage, const std::string& why);
/// The same above the answers, which get a heading of their own: an answer ends the question, so whoever
/// reads from the top has seen the causes before.
void offerCauses(PowderStage& stage, const std::string& why, const QString& heading);
[[nodiscard]] bool isCause(const std::string& touch);
/// Like askOf, with the causes. `why`: the presumed cause; afterwards the one that the table means.
std::string askWithCause(PowderEntry& entry, powder::Clan& clan, const ClanFilter& filter, std::string& why,
                         const std::function<PowderStage(powder::Clan)>& stage);
/// A card's name: one of `listed`, or typed.
std::string askCardName(PowderEntry& entry, PowderStage stage);
/// Each type of soldier whose last free one could leave play for an overseer, with how many are left.
void offerLeaving(PowderStage& stage, const powder::State& state, powder::Clan clan);
[[nodiscard]] powder::command::Overseer overseerFor(powder::Clan clan, powder::SoldierType type);
/// Any horde card that the book names.
[[nodiscard]] QList<ChoiceRow> cardRows(const powder::State& state);
/// Spots of the grid, one after the other, then "done".
powder::CellSet askCells(PowderEntry& entry, const QString& title);

[[nodiscard]] bool contains(const auto& list, const auto& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}
[[nodiscard]] ClanFilter humansOf(const powder::State& state);
[[nodiscard]] ClanFilter everybodyOf(const powder::State& state);
[[nodiscard]] std::string text(std::string_view view);
[[nodiscard]] QString nameOf(const powder::State& state, powder::Clan clan);
/// "Ann, Ben, Cleo"
[[nodiscard]] QString namesOf(const powder::State& state, const std::vector<powder::Clan>& clans);
/// The touch for "nothing of it".
inline constexpr std::string_view noneTouch = "none";

// ---- places and who stands there

/// All cells of all cards on the board.
[[nodiscard]] std::vector<powder::Spot> spotsOf(const powder::State& state);
/// Rest zones and firing spots of the sections in play.
[[nodiscard]] std::vector<powder::Post> zones(const powder::State& state);
/// Soldiers of a clan in a zone.
[[nodiscard]] const powder::Soldiers& companyAt(const powder::State& state, powder::Clan clan,
                                                const powder::Post& zone);
/// Where to tap for the stage's places (PowderModel::tapHint); `orHere`: its choices answer too.
[[nodiscard]] QString tapHint(const PowderStage& stage, bool orHere = false);
/// The hint, and the cards whose printed spots are not known: their gaps can be touched as well, and the
/// rules ask for the spots before anybody stands there.
[[nodiscard]] QString spotHint(const powder::State& state, const QList<PowderPlaceRow>& places,
                               const QString& hint);
/// The touch for what the rules ask later.
inline constexpr std::string_view laterTouch = "later";

/// Where a touch on the board can begin an act of the fall; empty in other seasons and while a question is
/// open.
[[nodiscard]] QList<PowderPlaceRow> readyPlaces(const powder::State& state);
/// The action that such a touch begins.
inline constexpr std::string_view hereAction = "here";

// ---- the scripts, by action

powder::Command here(PowderEntry& entry);
/// "Barricade", "Wall level", "Ballista".
[[nodiscard]] QString buildingTitle(const powder::command::Build& build);
/// What is built at this section.
powder::Command buildAt(PowderEntry& entry, powder::SectionIndex section);
/// A move from zone to zone: asks who goes along, if several could. Those in the command go in any case.
powder::Command moveSoldiers(PowderEntry& entry, powder::command::Move move);
powder::Command recruit(PowderEntry& entry);
powder::Command attack(PowderEntry& entry);
powder::Command move(PowderEntry& entry);
powder::Command wound(PowderEntry& entry);
powder::Command kill(PowderEntry& entry);
powder::Command overseer(PowderEntry& entry);
powder::Command shot(PowderEntry& entry);
powder::Command tower(PowderEntry& entry);
powder::Command build(PowderEntry& entry);

powder::Command tea(PowderEntry& entry);
powder::Command deck(PowderEntry& entry);
/// All overseers that a player raises at set-up: one touch names the soldiers that leave play.
powder::Command firstOverseers(PowderEntry& entry);
powder::Command machine(PowderEntry& entry);
powder::Command begin(PowderEntry& entry);

powder::Command horde(PowderEntry& entry);
powder::Command order(PowderEntry& entry);
powder::Command endTurn(PowderEntry& entry);
powder::Command nextSeason(PowderEntry& entry);
powder::Command assault(PowderEntry& entry);

powder::Command honor(PowderEntry& entry);
powder::Command donate(PowderEntry& entry);
powder::Command shame(PowderEntry& entry);
powder::Command shameBack(PowderEntry& entry);
powder::Command adjust(PowderEntry& entry);

powder::Command correct(PowderEntry& entry);
/// A printed value that the game has wrong or not yet.
powder::Command printedValue(PowderEntry& entry);
powder::Command printedValue(PowderEntry& entry, const powder::ValueKey& key);
/// The same, chosen among those of one group: "card:leader".
powder::Command printedValueOf(PowderEntry& entry, const std::string& group);
/// True for the group of a card that the game's book has.
[[nodiscard]] bool isCardGroup(const powder::State& state, const std::string& group);
/// The next value that the book lacks on the same card, walls or time track: first those from `key` on, then
/// those before it. `nullopt`: none is missing.
[[nodiscard]] std::optional<powder::ValueKey> missingBeside(const powder::State& state,
                                                            const powder::ValueKey& key);

} // namespace entry

} // namespace watchfire
