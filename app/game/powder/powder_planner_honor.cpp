// SPDX-License-Identifier: Apache-2.0
// Entering honor, shame and what a printed ability adds to a section (BP-12, BP-27, BP-81). What is likely is
// one touch: the player whose turn it is, a small amount, and a cause that is shown as presumed.
#include "app/game/powder/powder_planner_entry.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"

#include <algorithm>
#include <array>

namespace watchfire::entry {

namespace {

constexpr int mostTokens = 20;
constexpr int smallAmounts = 4;
constexpr int discardedCard = 2; // honor for a command card that is not taken back (BP-12)
constexpr std::string_view moreTouch = "more";

/// An amount: small ones are a touch, others go in on the pad.
int askAmount(PowderEntry& entry, const QString& title, int most) {
    PowderStage stage;
    stage.title = title;
    for (int n = 1; n <= smallAmounts; ++n)
        stage.choices.append(row(std::to_string(n), QString::number(n)));
    stage.choices.append(row(moreTouch, EntryText::tr("Another number")));
    const auto touch = entry.ask(std::move(stage));
    return touch == moreTouch ? askNumber(entry, title, {1, most}) : std::stoi(touch);
}

/// In summer command cards are given up for honor; in the other seasons a card's effect is likeliest.
std::string presumedCause(const powder::State& state) {
    return state.season == powder::Season::summer ? "command-cards" : "card";
}

/// "dragon+2" is the whole answer where nobody has the turn.
std::optional<powder::Clan> clanBefore(const std::string& touch, char mark) {
    const auto at = touch.find(mark);
    return at == std::string::npos ? std::nullopt : powder::parse<powder::Clan>(touch.substr(0, at));
}

struct Amount {
    powder::Clan clan{};
    int amount = 0;
    std::string why;
};

/// Asks how much a player gets or takes. If somebody has the turn, that player is presumed; otherwise one
/// list has all players, each with a likely amount.
class Amounts {
public:
    using Stage = std::function<PowderStage(powder::Clan)>;

    /// `known`: the button that began it has said what causes it. Other causes come last.
    Amounts(PowderEntry& entry, ClanFilter filter, int likely, QString who, bool known = false)
        : m_entry(entry)
        , m_filter(std::move(filter))
        , m_likely(likely)
        , m_who(std::move(who))
        , m_known(known) {
        m_told.why = presumedCause(entry.state());
    }

    /// `stage` makes a player's question, with the small amounts and `moreTouch`; `whole` words the amount of
    /// one touch in the list of all, such as "Ann: +2".
    Amount run(const Stage& stage, const std::function<QString(powder::Clan)>& whole,
               const std::function<int(const std::string&)>& amountOf) {
        const auto turn = powder::whoseTurn(m_entry.state());
        if (turn && m_filter(*turn)) {
            m_told.clan = *turn;
            m_entry.actsFor(turn);
        } else if (askOfAll(whole)) {
            return m_told;
        }
        bool first = true;
        while (true) {
            const auto touch = m_entry.ask([&] {
                PowderStage asked = stage(m_told.clan);
                if (first)
                    offerOther(asked, m_entry.state(), m_told.clan, m_filter);
                causes(asked, EntryText::tr("How much?"));
                return asked;
            });
            if (isCause(touch)) {
                m_told.why = touch;
            } else if (touch == otherTouch) {
                const powder::Clan not_him = m_told.clan;
                m_told.clan = askClan(m_entry, EntryText::tr("Who?"),
                                      [&](powder::Clan c) { return c != not_him && m_filter(c); });
                first = false;
            } else {
                m_told.amount = amountOf(touch);
                return m_told;
            }
        }
    }

private:
    void causes(PowderStage& stage, const QString& heading) const {
        if (!m_known) {
            offerCauses(stage, m_told.why, heading);
            return;
        }
        for (ChoiceRow& answer : stage.choices)
            answer.group = heading;
        offerCauses(stage, m_told.why);
        for (ChoiceRow& cause : stage.choices) {
            if (isCause(cause.id.toStdString()))
                cause.group = EntryText::tr("Another cause?", "the heading above what may cause it");
        }
    }

    /// Returns true if one touch was the whole answer.
    bool askOfAll(const std::function<QString(powder::Clan)>& whole) {
        while (true) {
            PowderStage stage;
            stage.title = m_who;
            for (const powder::Clan clan : m_entry.state().tea) {
                if (!m_filter(clan))
                    continue;
                ChoiceRow likely = clanRow(m_entry.state(), clan);
                likely.title = whole(clan);
                likely.id += QLatin1Char('+') + QString::number(m_likely);
                stage.choices.append(likely);
                ChoiceRow other = clanRow(m_entry.state(), clan);
                other.detail = EntryText::tr("another amount");
                stage.choices.append(other);
            }
            causes(stage, EntryText::tr("Who, and how much?"));
            m_entry.actsFor(std::nullopt);
            const auto touch = m_entry.ask(std::move(stage));
            if (isCause(touch)) {
                m_told.why = touch;
                continue;
            }
            const auto whose = clanBefore(touch, '+');
            m_told.clan = whose ? *whose : *powder::parse<powder::Clan>(touch);
            m_told.amount = m_likely;
            m_entry.actsFor(m_told.clan);
            return whose.has_value();
        }
    }

    PowderEntry& m_entry;
    ClanFilter m_filter;
    int m_likely;
    QString m_who;
    bool m_known;
    Amount m_told;
};

} // namespace

bool hasShame(const powder::State& state, powder::Clan clan) {
    const powder::Holdings& holdings = state.of(clan);
    return state.setup->isHuman(clan) &&
           (powder::count(holdings.shame) > 0 ||
            std::any_of(holdings.claimed.begin(), holdings.claimed.end(),
                        [](const powder::Claimed& card) { return card.shame > 0; }));
}

powder::Command honor(PowderEntry& entry) {
    const powder::State& state = entry.state();
    constexpr std::string_view gain = "gain";
    constexpr std::string_view lose = "lose";
    Amounts amounts(
        entry, [&](powder::Clan clan) { return state.setup->hasHonor(clan); }, discardedCard,
        state.season == powder::Season::summer ? EntryText::tr("Who discards command cards for honor?")
                                               : EntryText::tr("Whose honor changes?"),
        state.season == powder::Season::summer);
    const auto stage = [&](powder::Clan who) {
        PowderStage asked;
        asked.title = EntryText::tr("%1 has %n honor. What happens?", nullptr, state.of(who).honor)
                          .arg(nameOf(state, who));
        for (int n = 1; n <= smallAmounts; ++n)
            asked.choices.append(row(std::to_string(n), EntryText::tr("Gain %1", "honor").arg(n)));
        asked.choices.append(row(gain, EntryText::tr("Gain another amount")));
        asked.choices.append(row(lose, EntryText::tr("Lose honor")));
        return asked;
    };
    const auto whole = [&](powder::Clan who) {
        return EntryText::tr("%1: +%2 honor", "player, amount")
            .arg(nameOf(state, who), QString::number(discardedCard));
    };
    const auto told = amounts.run(stage, whole, [&](const std::string& touch) {
        if (touch == gain)
            return askNumber(entry, EntryText::tr("How much honor?"), {1, powder::largestValue});
        return touch == lose
                   ? -askAmount(entry, EntryText::tr("How much honor is lost?"), powder::largestValue)
                   : std::stoi(touch);
    });
    return powder::command::Honor{told.clan, told.amount, told.why};
}

powder::Command donate(PowderEntry& entry) {
    const auto clan = actor(entry, EntryText::tr("Who donates?"), humansOf(entry.state()));
    const auto amount =
        askAmount(entry, EntryText::tr("How much honor does %1 earn by it?").arg(nameOf(entry.state(), clan)),
                  powder::largestValue);
    return powder::command::Honor{clan, amount, "donate"};
}

powder::Command shame(PowderEntry& entry) {
    const powder::State& state = entry.state();
    Amounts amounts(entry, humansOf(state), 1, EntryText::tr("Who takes shame?"));
    const auto stage = [&](powder::Clan who) {
        PowderStage asked;
        asked.title = EntryText::tr("How many shame tokens does %1 take?").arg(nameOf(state, who));
        for (int n = 1; n <= smallAmounts; ++n)
            asked.choices.append(row(std::to_string(n), EntryText::tr("%n token(s)", nullptr, n)));
        asked.choices.append(row(moreTouch, EntryText::tr("Another number")));
        return asked;
    };
    const auto whole = [&](powder::Clan who) {
        return EntryText::tr("%1: %n shame", "player", 1).arg(nameOf(state, who));
    };
    const auto told = amounts.run(stage, whole, [&](const std::string& touch) {
        return touch == moreTouch ? askNumber(entry, EntryText::tr("How many shame tokens?"), {1, mostTokens})
                                  : std::stoi(touch);
    });
    return powder::command::Shame{told.clan, told.amount, told.why};
}

namespace {

/// "dragon:archer": under the pool's archers; "dragon/2": on a claimed card.
void offerShame(PowderStage& stage, const powder::State& state, powder::Clan clan, bool named) {
    const powder::Holdings& holdings = state.of(clan);
    const auto offer = [&](const std::string& id, const QString& where, int tokens) {
        ChoiceRow choice = clanRow(state, clan);
        choice.id = QString::fromStdString(id);
        const QString count = EntryText::tr("%n token(s)", nullptr, tokens);
        choice.detail =
            named ? EntryText::tr("%1, %2", "player, tokens").arg(nameOf(state, clan), count) : count;
        choice.title = where;
        stage.choices.append(choice);
    };
    for (const powder::SoldierType type : powder::soldierTypes) {
        if (const int tokens = holdings.shame[powder::indexOf(type)]; tokens > 0)
            offer(text(powder::toString(clan)) + ":" + text(powder::toString(type)),
                  text::capital(text::soldierName(type)), tokens);
    }
    for (std::size_t i = 0; i < holdings.claimed.size(); ++i) {
        const powder::Claimed& card = holdings.claimed[i];
        if (card.shame > 0)
            offer(powder::toString(powder::ClaimedAt{clan, static_cast<std::uint8_t>(i)}),
                  text::hordeName(card.card), card.shame);
    }
}

} // namespace

powder::Command shameBack(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const ClanFilter shamed = [&](powder::Clan clan) { return hasShame(state, clan); };
    const auto turn = powder::whoseTurn(state);
    const bool one = turn && shamed(*turn);
    powder::Clan clan = one ? *turn : powder::Clan{};
    std::string touch;
    if (one) {
        entry.actsFor(turn);
        touch = askOf(entry, clan, shamed, [&](powder::Clan who) {
            PowderStage stage;
            stage.title = EntryText::tr("From where does %1 give a token back?").arg(nameOf(state, who));
            offerShame(stage, state, who, false);
            return stage;
        });
    } else { // all tokens of all players in one list
        PowderStage stage;
        stage.title = EntryText::tr("From where does a token go back to the pool?");
        for (const powder::Clan who : state.tea) {
            if (shamed(who))
                offerShame(stage, state, who, true);
        }
        if (stage.choices.isEmpty())
            stage.hint = EntryText::tr("Nobody has a shame token.");
        touch = entry.ask(std::move(stage));
    }
    if (const auto claimed = powder::parseClaimedAt(touch))
        return powder::command::ShameBack{claimed->clan, *claimed};
    return powder::command::ShameBack{*clanBefore(touch, ':'),
                                      *powder::parse<powder::SoldierType>(touch.substr(touch.find(':') + 1))};
}

powder::Command adjust(PowderEntry& entry) {
    constexpr std::array<std::string_view, 4> what{"power+", "power-", "defense+", "defense-"};
    const auto at = askSection(entry, EntryText::tr("Which section does a card change for this winter?"),
                               [](powder::SectionIndex section) {
                                   return powder::command::Adjust{section, 1, 0};
                               });
    entry.about({text::sectionId(at)});
    // What is likely is one touch. Hordes and wall stand under their own headings.
    PowderStage stage;
    const QString asked =
        EntryText::tr("%1: what changes?", "a section").arg(text::capital(text::sectionPlace(at)));
    stage.title = asked;
    const auto offer = [&](std::string_view id, const QString& title, const QString& group) {
        for (const int amount : {1, 2, 3}) {
            stage.choices.append(row(text(id) + std::to_string(amount), title.arg(amount)));
            stage.choices.last().group = group;
        }
    };
    const QString hordes = EntryText::tr("The hordes", "the heading above changes of their power");
    const QString wall = EntryText::tr("The wall", "the heading above changes of its defense");
    offer(what[0], EntryText::tr("%1 stronger", "hordes or a wall, by a number"), hordes);
    offer(what[1], EntryText::tr("%1 weaker", "hordes or a wall, by a number"), hordes);
    offer(what[2], EntryText::tr("%1 stronger", "hordes or a wall, by a number"), wall);
    offer(what[3], EntryText::tr("%1 weaker", "hordes or a wall, by a number"), wall);
    stage.choices.append(row(moreTouch, EntryText::tr("Another number")));
    stage.choices.last().group = EntryText::tr("More", "the heading above other answers");
    auto touch = entry.ask(std::move(stage));
    int amount = 0;
    if (touch == moreTouch) {
        PowderStage other;
        other.title = asked;
        other.choices = {row(what[0], EntryText::tr("The hordes are stronger")),
                         row(what[1], EntryText::tr("The hordes are weaker")),
                         row(what[2], EntryText::tr("The wall is stronger")),
                         row(what[3], EntryText::tr("The wall is weaker"))};
        touch = entry.ask(std::move(other));
        amount = askNumber(entry, EntryText::tr("By how much?"), {1, powder::largestValue});
    } else {
        amount = touch.back() - '0';
        touch.pop_back();
    }
    if (touch.back() == '-')
        amount = -amount;
    return touch.starts_with("power") ? powder::command::Adjust{at, amount, 0}
                                      : powder::command::Adjust{at, 0, amount};
}

} // namespace watchfire::entry
