// SPDX-License-Identifier: Apache-2.0
// Entering one order of soldiers, a recruit or an attack (BP-30 to BP-37): the soldiers entered so far make
// one command. On the panel the table says who, then where; on the board it touches where, and who is
// presumed.
#pragma once

#include "app/game/powder/powder_planner_entry.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace watchfire::entry {

class Deploying {
public:
    using Kind = std::optional<powder::Deployed>;

    /// `told`: the soldiers of the order so far.
    Deploying(PowderEntry& entry, powder::Clan clan, bool attack, std::vector<powder::Deployed> told = {})
        : m_entry(entry), m_clan(clan), m_attack(attack), m_told(std::move(told)) {}

    /// Asks who, then where, until the table says "done".
    powder::Command run();
    /// The same, if it is known already who goes to the first place.
    powder::Command runWith(const powder::Deployed& kind, const powder::Post& first);
    /// Asks where first, beginning with this place; a kind of soldier is presumed, and the panel can change
    /// it.
    powder::Command runAt(const powder::Post& first);

    /// Lights the places where this kind may go now; a tank's block by any of its spots.
    void lightPlaces(PowderStage& stage, const powder::Deployed& kind) const;
    /// Where to tap for these places, and which cards' printed spots are not known.
    [[nodiscard]] QString placesHint(const PowderStage& stage, const powder::Deployed& kind) const;
    /// The kinds of soldiers in a zone, in the order of their types, including those that the order already
    /// names.
    [[nodiscard]] std::vector<powder::Deployed> kindsIn(const powder::Post& zone) const;
    /// The kinds to choose from: for a recruit the types that the clan has, for an attack those in all zones.
    [[nodiscard]] std::vector<powder::Deployed> kinds() const;
    /// How many of this kind the order does not name yet.
    [[nodiscard]] int left(const powder::Deployed& kind) const;
    /// Why no more of this kind can be named.
    [[nodiscard]] static QString noneLeft(const powder::Deployed& kind);
    /// The soldier as he stands there; empty if he cannot.
    [[nodiscard]] Kind standing(const powder::Deployed& kind, const powder::Post& at) const;
    /// Why he cannot stand there, in the words of the rule that forbids it.
    [[nodiscard]] QString whyNotThere(const powder::Deployed& kind, const powder::Post& at) const;
    /// The order with this soldier added.
    [[nodiscard]] powder::Command with(const powder::Deployed& soldier) const;
    /// "spearman" of the pool; "spearman@S2.rest".
    static std::string nameOf(const powder::Deployed& kind);
    static std::optional<powder::Deployed> parseKind(const std::string& touch);

private:
    [[nodiscard]] const powder::State& state() const { return m_entry.state(); }
    [[nodiscard]] ClanFilter filter() const;
    [[nodiscard]] powder::Command commandOf(const std::vector<powder::Deployed>& soldiers) const;

    // who
    [[nodiscard]] int there(const powder::Deployed& kind) const;
    /// How many are left beside those on the picture: the tray below the panel shows the same number.
    [[nodiscard]] int shownLeft(const powder::Deployed& kind) const;
    [[nodiscard]] QString leftText(const powder::Deployed& kind) const;
    [[nodiscard]] Kind likeliest() const;
    [[nodiscard]] std::vector<powder::Deployed> offered() const;
    [[nodiscard]] QString whyNot(const powder::Deployed& kind) const;
    /// Why he has no place.
    [[nodiscard]] QString noPlace(const powder::Deployed& kind) const;

    [[nodiscard]] std::vector<powder::Deployed> attackersIn(const powder::Post& zone) const;
    Kind attackerOf(const std::string& touch);

    // taking a soldier back
    /// Marks the spots of those told so far: a touch on one takes him back.
    void offerBack(PowderStage& stage) const;
    /// Takes back whoever of the order stands on the touched spot, or hits it.
    Kind takeBack(const std::string& touch);
    /// The lines and the picture of those told.
    void retell();

    // what, then where
    powder::Command goOn(Kind kind, std::string touch);
    /// `more`: soldiers who are part of it, too.
    [[nodiscard]] QString doneText(int more = 0) const;
    /// His row among those from whom the table chooses.
    [[nodiscard]] ChoiceRow choiceOf(const powder::Deployed& kind) const;
    [[nodiscard]] PowderStage stage(const Kind& kind) const;
    void place(powder::Deployed soldier, const powder::Post& at);
    void tell(const powder::Deployed& soldier);
    /// Shows the soldiers told so far, and this one while something is asked about it.
    void presume(const Kind& next = std::nullopt);

    // where, then what
    [[nodiscard]] std::vector<powder::Deployed> kindsFor(const powder::Post& at) const;
    [[nodiscard]] Kind presumed(const powder::Post& at) const;
    [[nodiscard]] bool fits(const powder::Deployed& soldier) const;
    /// The spots beside the first one that a horseman can cover with it.
    [[nodiscard]] std::vector<powder::Cell> secondSpots(powder::Deployed horseman,
                                                        const powder::Spot& first) const;
    std::string settle(const powder::Post& at, Kind already = std::nullopt);
    /// Whether the touch means whoever is being put at this place, before or after he is told.
    [[nodiscard]] bool meansHim(const std::string& touch, const powder::Post& at, std::size_t before) const;
    std::string stand(const powder::Deployed& kind, const powder::Post& at);
    void offerKinds(PowderStage& stage, const Kind& kind, const powder::Post& at) const;
    [[nodiscard]] QString printedAt(const powder::Post& at) const;
    [[nodiscard]] QString printedMark(const powder::Post& at) const;
    [[nodiscard]] QString whoTitle(const powder::Post& at) const;
    /// `only`: it can be nobody else.
    [[nodiscard]] QString namedTitle(const Kind& kind, const powder::Post& at, bool only) const;
    [[nodiscard]] static bool onlyOne(const PowderStage& stage);
    bool lightNext(PowderStage& stage, const powder::Deployed& kind) const;
    [[nodiscard]] PowderStage settled(const Kind& kind, const powder::Post& at, bool named) const;

    std::string askShot(powder::Deployed& soldier, powder::SectionIndex section,
                        const std::function<void(PowderStage&)>& more);

    PowderEntry& m_entry;
    powder::Clan m_clan;
    bool m_attack;
    std::vector<powder::Deployed> m_told;
    Kind m_last;          ///< chosen for the place touched last
    bool m_asked = false; ///< the table has been asked for a second spot
};

/// Adds the places where a touch may begin, without a light: free spots, firing spots, rest zones. `taken`:
/// the order's soldiers so far, whose spots are forbidden.
void offerReadyPlaces(PowderStage& stage, const powder::State& state,
                      const std::vector<powder::Deployed>& taken);

} // namespace watchfire::entry
