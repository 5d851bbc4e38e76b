// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_planner.h"

#include "app/game/powder/powder_lots.h"
#include "app/text/names.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "app/text/powder/season_guide.h"
#include "rules/powder/apply.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>

namespace watchfire {

namespace {

using entry::EntryText;

struct Action {
    const char* id;
    const char* title;
    entry::Script script;
};

constexpr std::array<Action, 25> table{{
    {"here", QT_TRANSLATE_NOOP("EntryText", "Here"), entry::here},
    {"tea", QT_TRANSLATE_NOOP("EntryText", "Tea order"), entry::tea},
    {"deck", QT_TRANSLATE_NOOP("EntryText", "Types that are out"), entry::deck},
    {"horde", QT_TRANSLATE_NOOP("EntryText", "Horde card"), entry::horde},
    {"overseer", QT_TRANSLATE_NOOP("EntryText", "Overseer"), entry::overseer},
    {"machine", QT_TRANSLATE_NOOP("EntryText", "War machine"), entry::machine},
    {"begin", QT_TRANSLATE_NOOP("EntryText", "Begin"), entry::begin},
    {"order", QT_TRANSLATE_NOOP("EntryText", "Order of turns"), entry::order},
    {"recruit", QT_TRANSLATE_NOOP("EntryText", "Recruit"), entry::recruit},
    {"attack", QT_TRANSLATE_NOOP("EntryText", "Attack"), entry::attack},
    {"build", QT_TRANSLATE_NOOP("EntryText", "Build"), entry::build},
    {"move", QT_TRANSLATE_NOOP("EntryText", "Move soldiers"), entry::move},
    {"end-turn", QT_TRANSLATE_NOOP("EntryText", "End the turn"), entry::endTurn},
    {"season", QT_TRANSLATE_NOOP("EntryText", "Next season"), entry::nextSeason},
    {"assault", QT_TRANSLATE_NOOP("EntryText", "Assault"), entry::assault},
    {"donate", QT_TRANSLATE_NOOP("EntryText", "Donate"), entry::donate},
    {"honor", QT_TRANSLATE_NOOP("EntryText", "Honor"), entry::honor},
    {"shame", QT_TRANSLATE_NOOP("EntryText", "Shame"), entry::shame},
    {"shame-back", QT_TRANSLATE_NOOP("EntryText", "Give shame back"), entry::shameBack},
    {"wound", QT_TRANSLATE_NOOP("EntryText", "Wound"), entry::wound},
    {"kill", QT_TRANSLATE_NOOP("EntryText", "Kill"), entry::kill},
    {"shot", QT_TRANSLATE_NOOP("EntryText", "Shot"), entry::shot},
    {"tower", QT_TRANSLATE_NOOP("EntryText", "Tower"), entry::tower},
    {"adjust", QT_TRANSLATE_NOOP("EntryText", "Adjust power or defense"), entry::adjust},
    {"correct", QT_TRANSLATE_NOOP("EntryText", "Correct"), entry::correct},
}};

const Action* find(std::string_view id) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const Action& a) { return id == a.id; });
    return found == table.end() ? nullptr : &*found;
}

/// The actions of a season, the likeliest first.
std::vector<std::string_view> idsOf(const powder::State& state) {
    if (state.ending.over || powder::openDecision(state))
        return {"correct"};
    std::vector<std::string_view> ids;
    const auto turn = powder::whoseTurn(state);
    switch (state.season) {
    case powder::Season::setUp:
        return {"tea", "deck", "horde", "overseer", "machine", "begin", "correct"};
    case powder::Season::fall:
        if (turn == powder::Clan::reed)
            // Its spearmen stand on cards only, so none of them moves or attacks, and it has no overseers,
            // honor or shame (BP-92). An advisor may still bring the players something.
            ids = {"recruit", "build", "end-turn", "honor", "shame"};
        else if (turn == powder::Clan::qin) // neither overseers nor shame; its honor is a player's (BP-93)
            ids = {"recruit", "build", "attack", "move", "end-turn", "honor", "shame"};
        else if (turn)
            ids = {"recruit", "build", "attack", "move", "end-turn", "overseer", "donate", "honor", "shame"};
        else if (state.order.empty())
            ids = {"order",  "recruit",  "build",  "attack", "move", "end-turn",
                   "season", "overseer", "donate", "honor",  "shame"};
        else // all turns are over: whoever acts all the same does so by a card, or was forgotten
            ids = {"season", "order", "honor", "shame"};
        break;
    case powder::Season::winter:
        if (!state.assaulted)
            ids = {"assault", "adjust"};
        else if (powder::springFollows(state))
            ids = {"season"};
        ids.insert(ids.end(), {"honor", "shame"});
        break;
    case powder::Season::spring:
        ids = state.draws > 0 ? std::vector<std::string_view>{"horde", "season"}
                              : std::vector<std::string_view>{"season"};
        ids.insert(ids.end(), {"honor", "shame"});
        break;
    case powder::Season::summer:
        ids = {"shame-back", "honor", "season", "shame"};
        break;
    }
    for (const std::string_view any : {"shame-back", "wound", "kill", "shot", "tower"}) {
        if (std::find(ids.begin(), ids.end(), any) == ids.end())
            ids.push_back(any);
    }
    if (state.season == powder::Season::spring || state.season == powder::Season::summer)
        ids.push_back("adjust");
    if (state.season != powder::Season::fall)
        ids.push_back("move");
    // During the turns these are exceptions.
    if (turn)
        ids.insert(ids.end(), {"order", "season"});
    else if (state.season == powder::Season::fall && !state.order.empty())
        ids.insert(ids.end(), {"recruit", "build", "attack", "move", "overseer", "donate"});
    ids.push_back("correct");
    return ids;
}

/// Nobody plays Reed and Qin, so neither overseers nor donations are theirs (BP-92, BP-93).
bool isNobodys(std::optional<powder::Clan> turn) {
    return turn == powder::Clan::reed || turn == powder::Clan::qin;
}

/// The heading above an action in the list of all.
QString groupOf(std::string_view id, const powder::State& state) {
    const powder::Season season = state.season;
    const auto among = [id](std::initializer_list<std::string_view> ids) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    if (season == powder::Season::setUp)
        return EntryText::tr("Set-up");
    if (among({"overseer", "donate", "honor", "shame", "shame-back"}))
        return season == powder::Season::fall && !isNobodys(powder::whoseTurn(state))
                   ? EntryText::tr("Overseers and honor")
                   : EntryText::tr("Honor and shame");
    if (among({"wound", "kill", "shot", "tower", "adjust"}) ||
        (id == "move" && season != powder::Season::fall))
        return EntryText::tr("By the effect of a card");
    if (among({"recruit", "attack", "build", "move", "end-turn"}))
        return EntryText::tr("Soldiers and building");
    return EntryText::tr("Course of the year, corrections");
}

QString nextSeasonTitle(powder::Season season) {
    switch (season) {
    case powder::Season::winter:
        return EntryText::tr("On to winter");
    case powder::Season::spring:
        return EntryText::tr("On to spring");
    case powder::Season::summer:
        return EntryText::tr("On to summer");
    case powder::Season::fall:
    case powder::Season::setUp:
        break;
    }
    return EntryText::tr("On to fall");
}

QString nextSeasonDetail(const powder::State& state, powder::Season season) {
    switch (season) {
    case powder::Season::winter:
        return EntryText::tr("The firing spots fire, then fully covered hordes are defeated.");
    case powder::Season::spring:
        return EntryText::tr("The time token moves on, new hordes come.");
    case powder::Season::summer:
        return state.draws > 0 ? EntryText::tr("%n horde card(s) still to come.", nullptr, state.draws)
                               : EntryText::tr("Income, and the command cards come back.");
    case powder::Season::fall:
    case powder::Season::setUp:
        break;
    }
    return EntryText::tr("The turns of a new year.");
}

/// Attackers come from the zones at the wall.
bool standsAtTheWall(const powder::State& state, powder::Clan clan) {
    const auto zones = entry::zones(state);
    return std::any_of(zones.begin(), zones.end(), [&](const powder::Post& zone) {
        return powder::count(entry::companyAt(state, clan, zone)) > 0;
    });
}

/// They attack the hordes before their own section; an archer who rests may also take his place on the wall
/// there.
bool canAttack(const powder::State& state, powder::Clan clan) {
    const auto zones = entry::zones(state);
    return std::any_of(zones.begin(), zones.end(), [&](const powder::Post& zone) {
        const bool horde = !powder::hordes(state, zone.section).empty();
        const powder::Soldiers& there = entry::companyAt(state, clan, zone);
        return std::any_of(
            powder::soldierTypes.begin(), powder::soldierTypes.end(), [&](powder::SoldierType type) {
                const bool mayMan = zone.kind == powder::Post::Kind::rest && powder::firesFromWall(type);
                return there[powder::indexOf(type)] > 0 && (horde || mayMan);
            });
    });
}

template <typename Can> bool nobody(const powder::State& state, Can&& can) {
    return std::none_of(state.tea.begin(), state.tea.end(),
                        [&](powder::Clan clan) { return can(state, clan); });
}

/// Whoever has the turn has nobody for it, and somebody else has.
bool onlyOthersCan(const QString& id, const powder::State& state) {
    const auto turn = powder::whoseTurn(state);
    if (!turn)
        return false;
    if (id == QLatin1String("attack"))
        return !canAttack(state, *turn) && !nobody(state, canAttack);
    return id == QLatin1String("move") && !standsAtTheWall(state, *turn) && !nobody(state, standsAtTheWall);
}

/// The hordes that the end of this turn defeats first.
QStringList defeatedAfter(const powder::State& state, powder::Clan clan) {
    QStringList names;
    if (const auto ended = powder::apply(state, powder::command::EndTurn{clan})) {
        for (const powder::Step& step : ended->steps) {
            if (const auto* defeat = std::get_if<powder::step::Defeat>(&step))
                names.append(text::hordeName(defeat->card));
        }
    }
    return names;
}

void addDetail(ChoiceRow& choice, const powder::State& state) {
    const auto turn = powder::whoseTurn(state);
    if (choice.id == QLatin1String("season")) {
        const auto next = powder::seasonAfter(state.season);
        if (!next)
            return;
        choice.title = nextSeasonTitle(*next);
        choice.detail = nextSeasonDetail(state, *next);
    } else if (choice.id == QLatin1String("assault")) {
        choice.detail = EntryText::tr("Each section holds or breaks, from the left.");
    } else if (choice.id == QLatin1String("end-turn") && turn) {
        const QString player = text::playerName(*state.setup, *turn);
        const QStringList fall = defeatedAfter(state, *turn);
        // A full card stays on the board until then; nobody else says that it falls.
        choice.title = fall.isEmpty() ? EntryText::tr("End %1's turn").arg(player)
                                      : EntryText::tr("End %1's turn. Defeated: %2", "player, hordes")
                                            .arg(player, text::listOf(fall));
        choice.detail = EntryText::tr("Fully covered hordes are defeated.");
    } else if (onlyOthersCan(choice.id, state)) {
        // By a card of somebody else it may still be entered.
        choice.detail = EntryText::tr("Only other players can.");
    } else if (choice.id == QLatin1String("horde")) {
        const auto due = drawDue(state);
        const bool dice = due && due->what == PowderDraw::What::horde && due->choices.list.size() > 1;
        choice.detail =
            dice ? EntryText::tr("%n still to come. Roll the dice, or enter it.", nullptr, state.draws)
                 : EntryText::tr("%n still to come", nullptr, state.draws);
    } else if (turn == powder::Clan::reed &&
               (choice.id == QLatin1String("honor") || choice.id == QLatin1String("shame"))) {
        choice.title = choice.id == QLatin1String("honor") ? EntryText::tr("Honor for a player")
                                                           : EntryText::tr("Shame for a player");
        choice.detail = EntryText::tr("Reed has none.", "no honor, no shame");
    } else if (turn == powder::Clan::qin && choice.id == QLatin1String("shame")) {
        choice.title = EntryText::tr("Shame for a player");
        choice.detail = EntryText::tr("Qin has none.", "no shame");
    } else if (choice.id == QLatin1String("honor") && state.season == powder::Season::summer) {
        choice.title = EntryText::tr("Discard command cards");
    } else if (choice.id == QLatin1String("order") && !turn && !state.order.empty()) {
        choice.title = EntryText::tr("More turns");
    } else if (choice.id == QLatin1String("begin")) {
        choice.detail = EntryText::tr("The set-up is over, fall of year 1 begins.");
    }
}

/// Why the first question of this act would have no answer; empty if it has one. The act would open an empty
/// page.
QString nothingToAsk(const QString& id, const powder::State& state) {
    if (id == QLatin1String("shame-back") && nobody(state, entry::hasShame))
        return EntryText::tr("Nobody has a shame token.");
    if (id == QLatin1String("kill") && entry::soldiersOnBoard(state).empty())
        return EntryText::tr("No soldier stands on the board.");
    if (id == QLatin1String("move") && nobody(state, standsAtTheWall))
        return EntryText::tr("Nobody stands on the wall or rests behind it.");
    if ((id == QLatin1String("wound") || id == QLatin1String("shot") || id == QLatin1String("adjust")) &&
        powder::hordes(state).empty())
        return EntryText::tr("No horde stands before the wall.");
    return {};
}

QString whyNotInThisTurn(const QString& id, const powder::State& state) {
    const auto turn = powder::whoseTurn(state);
    if (!turn)
        return {};
    if (id == QLatin1String("move"))
        return entry::whyNoMove(state, *turn);
    return id == QLatin1String("attack") ? entry::whyNoAttack(state, *turn) : QString();
}

/// Commands that a single tap carries out are tried beforehand; the others ask before they can be refused.
void closeWhatIsRefused(ChoiceRow& choice, const powder::State& state) {
    if (choice.id == QLatin1String("horde") && state.draws == 0)
        return entry::close(choice, EntryText::tr("All horde cards that come now are on the board."));
    if (const QString why = nothingToAsk(choice.id, state); !why.isEmpty())
        return entry::close(choice, why);
    const QString own = whyNotInThisTurn(choice.id, state);
    // Alone nobody else acts in Qin's turn.
    if (!own.isEmpty() && state.setup->solo()) {
        choice.detail.clear();
        return entry::close(choice, own);
    }
    if (choice.id == QLatin1String("attack") && nobody(state, canAttack)) {
        const auto turn = powder::whoseTurn(state);
        const QString nobodyThere = turn ? entry::whyNoMove(state, *turn) : QString();
        return entry::close(
            choice,
            nobody(state, standsAtTheWall) ? EntryText::tr("Nobody stands on the wall or rests behind it.")
            : nobodyThere.isEmpty()
                ? EntryText::tr("No horde stands before anybody who could attack it. Move somebody first.")
                : nobodyThere);
    }
    if (!own.isEmpty()) {
        // A tile is for the player whose turn it is; the list of all actions is for the others, too.
        choice.why = own;
        return;
    }
    std::optional<powder::Command> command;
    if (choice.id == QLatin1String("begin"))
        command = powder::command::Begin{};
    else if (choice.id == QLatin1String("assault"))
        command = powder::command::BeginAssault{};
    if (const auto error = command ? entry::refusalOf(state, *command) : std::nullopt)
        entry::close(choice, text::refusalText(state, *error));
}

/// The value that is to be entered; `nullopt` for any other action, and for a path that no book has.
std::optional<powder::ValueKey> valueOf(const QString& action) {
    if (!action.startsWith(PowderPlanner::valueAction))
        return std::nullopt;
    return powder::parsePath(action.mid(PowderPlanner::valueAction.size()).toStdString());
}

/// "card:leader" of "value:card:leader".
std::string groupOf(const QString& action) {
    return action.mid(PowderPlanner::valueAction.size()).toStdString();
}

} // namespace

namespace entry {

QString whyNoMove(const powder::State& state, powder::Clan clan) {
    return standsAtTheWall(state, clan)
               ? QString()
               : EntryText::tr("%1 has nobody on the wall or in a rest zone.", "a player")
                     .arg(nameOf(state, clan));
}

QString whyNoAttack(const powder::State& state, powder::Clan clan) {
    if (QString nobody = whyNoMove(state, clan); !nobody.isEmpty())
        return nobody;
    return canAttack(state, clan)
               ? QString()
               : EntryText::tr("No horde stands before %1's soldiers. Move somebody first.", "a player")
                     .arg(nameOf(state, clan));
}

} // namespace entry

QList<ChoiceRow> PowderPlanner::actions(const powder::State& state) {
    QList<ChoiceRow> rows;
    std::vector<std::string_view> ids = idsOf(state);
    const text::SeasonGuide guide = text::seasonGuide(state);
    const std::string_view wanted = text::nextAction(guide);
    const auto next = std::find(ids.begin(), ids.end(), wanted);
    const bool leads = next != ids.end();
    if (leads)
        std::rotate(ids.begin(), next, std::next(next));
    for (const std::string_view id : ids) {
        const Action& action = *find(id);
        ChoiceRow choice = entry::row(id, QCoreApplication::translate("EntryText", action.title));
        choice.group = groupOf(id, state);
        addDetail(choice, state);
        closeWhatIsRefused(choice, state);
        rows.append(choice);
    }
    for (ChoiceRow& row : rows) {
        if (row.id == QLatin1String("begin") && wanted != "begin") {
            row.title = EntryText::tr("Begin all the same");
            row.detail = EntryText::tr("The set-up is not complete yet.");
        }
    }
    // The button that does what comes next says it in the guide's words; a turn is more than its end.
    if (leads && wanted != "end-turn")
        rows.first().title = text::nextText(guide);
    return rows;
}

QStringList PowderPlanner::beside(const powder::State& state) {
    if (state.season == powder::Season::summer)
        return {QStringLiteral("shame-back"), QStringLiteral("honor")};
    if (state.season == powder::Season::winter && !state.assaulted)
        return {QStringLiteral("adjust")};
    return {};
}

bool PowderPlanner::offers(const powder::State& state, const QString& action) {
    if (action.startsWith(valueAction))
        return valueOf(action).has_value() || entry::isCardGroup(state, groupOf(action));
    const std::string id = action.toStdString();
    if (id == entry::hereAction)
        return !entry::readyPlaces(state).isEmpty();
    const auto ids = idsOf(state);
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

bool PowderPlanner::start(const powder::State& state, const QString& action) {
    if (!offers(state, action))
        return false;
    if (const auto key = valueOf(action)) {
        m_action = QStringLiteral("correct"); // as which it is entered
        m_run.start([key = *key](PowderEntry& entry) { return entry::printedValue(entry, key); });
        return true;
    }
    if (action.startsWith(valueAction)) {
        m_action = QStringLiteral("correct");
        m_run.start(
            [group = groupOf(action)](PowderEntry& entry) { return entry::printedValueOf(entry, group); });
        return true;
    }
    m_action = action;
    m_run.start(find(action.toStdString())->script);
    return true;
}

std::optional<powder::Command> PowderPlanner::act(const powder::State& state) const {
    Run tried = m_run;
    if (!tried.touch(state, std::string(doneTouch)))
        return std::nullopt;
    auto command = tried.plan(state).command;
    const bool acts =
        command &&
        (holdsAny<powder::command::Recruit, powder::command::Attack, powder::command::Move>(*command));
    return acts ? command : std::nullopt;
}

void PowderPlanner::stop() {
    m_action.clear();
    m_run.stop();
}

} // namespace watchfire
