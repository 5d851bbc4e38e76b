// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_presenter.h"

#include "app/game/powder/board_rows.h"
#include "app/game/powder/clan_ending.h"
#include "app/game/powder/clan_ranking.h"
#include "app/game/powder/powder_lots.h"
#include "app/game/powder/powder_statistics.h"
#include "app/game/powder/powder_words.h"
#include "app/game/powder/presumed_soldiers.h"
#include "app/models/clan_colours.h"
#include "app/models/value_question.h"
#include "app/text/decision_text.h"
#include "app/text/powder/decision_text.h"
#include "app/text/powder/forecast_text.h"
#include "app/text/powder/names.h"
#include "app/text/powder/season_guide.h"
#include "app/text/powder/step_text.h"
#include "app/text/titles.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "rules/powder/telling.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace watchfire {

namespace {

QString idOf(powder::Clan clan) {
    return QString::fromUtf8(powder::toString(clan).data());
}

QString seatOf(const powder::Setup& setup, powder::Clan clan) {
    for (const powder::Player& player : setup.players()) {
        if (player.clan == clan)
            return QString::fromStdString(player.seat);
    }
    return {};
}

/// How this winter's assault has gone so far; nothing in other seasons.
AssaultResults assaultOf(const powder::State& state, const CardsInHand& cards) {
    AssaultResults results;
    if (state.season != powder::Season::winter)
        return results;
    std::size_t first = cards.position;
    AssaultResults ignored;
    while (first > 0) {
        --first;
        if (readAssault(cards.told[first].powderSteps(), ignored))
            break;
    }
    // Only as far as it has been told: no section is broken before its turn.
    const ShownCards shown = shownCards(cards);
    const std::size_t told = shown.current == nullptr ? cards.position : shown.entry;
    for (std::size_t n = first; n < told; ++n)
        readAssault(cards.told[n].powderSteps(), results);
    if (shown.current != nullptr && first <= told) {
        const powder::Steps& steps = cards.told[told].powderSteps();
        readAssault({steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(shown.steps)}, results);
    }
    return results;
}

/// In a long list only the last done, current and next lines and the end stay visible, and how many more
/// come. Turns are short: more of them have room.
void fold(QList<PowderGuideRow>& rows, qsizetype now) {
    const bool turns =
        std::any_of(rows.begin(), rows.end(), [](const auto& row) { return !row.name.isEmpty(); });
    const qsizetype shown = turns ? 9 : 6;
    const qsizetype ahead = turns ? 4 : 2;
    if (rows.size() <= shown)
        return;
    int more = 0;
    for (qsizetype i = 0; i + 1 < rows.size(); ++i) {
        const bool near = i + 1 >= now && i <= now + ahead;
        rows[i].folded = !near && rows[i].state != QLatin1String("self");
        more += rows[i].folded && i > now ? 1 : 0;
    }
    if (more == 0)
        return;
    PowderGuideRow rest;
    rest.id = QStringLiteral("more");
    rest.text = PowderText::tr("… %n more", "lines of what is to be done", more);
    rest.state = QStringLiteral("coming");
    rows.insert(rows.size() - 1, rest);
}

QList<PowderGuideRow> guideRows(const powder::State& state, const text::SeasonGuide& guide) {
    QList<PowderGuideRow> rows;
    bool nowSeen = false;
    qsizetype now = 0;
    for (std::size_t i = 0; i < guide.steps.size(); ++i) {
        const text::GuideStep& step = guide.steps[i];
        PowderGuideRow row;
        row.id = QString::number(i);
        row.text = step.text;
        if (step.done) {
            row.state = QStringLiteral("done");
        } else if (step.unseen && (nowSeen || step.action.empty())) {
            row.state = QStringLiteral("self");
        } else {
            row.state = nowSeen ? QStringLiteral("coming") : QStringLiteral("now");
            now = nowSeen ? now : rows.size();
            nowSeen = true;
        }
        if (step.turn) {
            row.name = text::playerName(*state.setup, *step.turn);
            setLook(row, *step.turn);
        }
        rows.append(row);
    }
    fold(rows, now);
    return rows;
}

/// The forecast as sentences: its lines have a full stop, its headlines have none.
QString spoken(const QString& headline, const QList<PowderForecastRow>& forecast) {
    QStringList sentences{headline};
    for (const PowderForecastRow& row : forecast) {
        sentences.append(row.headline);
        sentences.append(row.lines);
    }
    for (QString& sentence : sentences) {
        if (!sentence.endsWith(u'.'))
            sentence.append(u'.');
    }
    return sentences.join(u' ');
}

/// In the order of a year.
constexpr std::array seasonsOfYear{powder::Season::spring, powder::Season::summer, powder::Season::fall,
                                   powder::Season::winter};

QStringList seasonNames() {
    QStringList names;
    for (const powder::Season season : seasonsOfYear)
        names.append(text::capital(text::seasonName(season)));
    return names;
}

/// Its place in the year; -1 while the game is set up.
int seasonIndex(powder::Season season) {
    const auto found = std::find(seasonsOfYear.begin(), seasonsOfYear.end(), season);
    return found == seasonsOfYear.end() ? -1 : static_cast<int>(found - seasonsOfYear.begin());
}

/// True if two may be saved: one of them on the board could be meant for both, so they are chosen from the
/// list.
bool savesOneOrBoth(const powder::Decision& decision) {
    return decision.id == powder::DecisionKind::save && decision.options.size() == 2;
}

/// The places that the question is about and that do not answer it.
QStringList aboutWhat(const powder::Decision& decision) {
    if (savesOneOrBoth(decision)) {
        QStringList doomed;
        for (const powder::Value& value : decision.options) {
            for (const powder::SoldierAt& soldier : std::get<powder::SoldierList>(value))
                doomed += text::placeIds(soldier.type, soldier.at);
        }
        doomed.removeDuplicates();
        return doomed;
    }
    struct Place {
        QStringList operator()(std::monostate) const { return {}; }
        QStringList operator()(const powder::SectionNamed& section) const {
            return {text::sectionId(section.index)};
        }
        QStringList operator()(const powder::Slot& slot) const { return {text::placeId(slot)}; }
    };
    return std::visit(Place{}, decision.at);
}

/// There is no forecast before the first fall, for a winter whose assault is over, and after the end.
bool isForetold(const powder::State& state) {
    return !state.ending.over && state.season != powder::Season::setUp &&
           !(state.season == powder::Season::winter && state.assaulted);
}

/// What is entered if the answer is not an option, for ValueEditor.qml.
QVariantMap questionOf(const powder::State& state, const powder::Decision& decision, const QString& title) {
    if (decision.value) {
        QVariantMap question = valueQuestion(*decision.value, title);
        QVariantMap awaited;
        if (decision.value->field == powder::ValueKey::Field::cardSpots) {
            for (const auto& [cell, soldier] : powder::spotsAwaited(state, decision.value->name))
                awaited[QString::fromStdString(powder::cellName(cell))] =
                    soldier ? QString::fromStdString(std::string(powder::toString(*soldier)))
                            : QStringLiteral("wound");
        }
        question[QStringLiteral("awaited")] = awaited;
        return question;
    }
    if (decision.id != powder::DecisionKind::artifacts)
        return {};
    QVariantMap question = numberQuestion(title);
    question[QStringLiteral("small")] = true;
    return question;
}

} // namespace

/// What the table shows at the step that is due, or, when all are done, at the end.
struct PowderPresenter::Beat {
    powder::State table;
    powder::State next;    ///< once the step that is due is done
    powder::State picture; ///< the table with what the steps to come put down: pale, until they are done
    /// Honor and shame always wait for their steps: an entry that is begun and left again must not change
    /// them to and fro.
    powder::State counted;
    ActingClans acting;
};

namespace {

using Beat = PowderPresenter::Beat;

bool movesCards(const powder::Step& step) {
    return holdsAny<powder::step::Claim, powder::step::DiscardHorde, powder::step::AdvanceHorde,
                    powder::step::SwapHordes>(step);
}

/// The table with whoever these steps put onto a card, into firing spots or into a rest zone, and with the
/// wounds that they put on free spots. After a card has moved, what comes next means other cards than those
/// in sight.
powder::State withComing(powder::State picture, const powder::Steps& steps, std::size_t from) {
    for (std::size_t n = from; n < steps.size() && !movesCards(steps[n]); ++n) {
        if (const auto* placed = std::get_if<powder::step::PlaceSoldier>(&steps[n])) {
            const powder::SoldierAt& soldier = placed->soldier;
            picture = withPresumed(std::move(picture), soldier.clan,
                                   {{soldier.type, powder::poolPost(), soldier.at}});
            continue;
        }
        const auto* wound = std::get_if<powder::step::Wound>(&steps[n]);
        const auto* token = std::get_if<powder::step::SnakeToken>(&steps[n]);
        if ((wound != nullptr && powder::isFree(picture, wound->at)) ||
            (token != nullptr && powder::isFree(picture, token->at)))
            picture = powder::tell(std::move(picture), steps[n]);
    }
    return picture;
}

/// The cards that are being defeated: their soldiers are still looked after, then the card is taken off.
std::vector<powder::HordeId> beingDefeated(const powder::State& state) {
    std::vector<powder::HordeId> cards;
    for (const powder::Task& task : state.tasks) {
        if (const auto* defeat = std::get_if<powder::task::Defeat>(&task))
            cards.push_back(defeat->horde);
        else if (const auto* claim = std::get_if<powder::task::Claim>(&task))
            cards.push_back(claim->horde);
    }
    return cards;
}

/// How many cards of a section on one table are on no place of the other.
std::array<int, powder::sectionCount> onlyOn(const powder::State& one, const powder::State& other,
                                             const std::vector<powder::HordeId>& too = {}) {
    std::array<int, powder::sectionCount> sections{};
    for (const powder::SectionIndex section : powder::sectionsInPlay(one)) {
        for (const powder::Slot slot : powder::hordes(one, section)) {
            const powder::HordeId card = one.at(slot)->id;
            if (!powder::find(other, card) || std::find(too.begin(), too.end(), card) != too.end())
                ++sections[section];
        }
    }
    return sections;
}

/// Whether the same cards, levels and barricades stand in both; soldiers and wounds may differ.
bool sameWalls(const powder::State& one, const powder::State& other) {
    for (powder::SectionIndex at = 0; at < powder::sectionCount; ++at) {
        const powder::Section& a = one.sections[at];
        const powder::Section& b = other.sections[at];
        if (a.level != b.level || a.barricades != b.barricades ||
            !std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), [](const auto& x, const auto& y) {
                return x.has_value() == y.has_value() && (!x || x->card == y->card);
            }))
            return false;
    }
    return true;
}

/// What the numbers on the walls say: the outlook, but of cards and walls as they are on the table. Soldiers
/// who may still be saved stand where they stood.
powder::Forecast wallNumbers(powder::State table, const powder::State& real,
                             const powder::Forecast& outlook) {
    if (sameWalls(table, real)) {
        const powder::State seen = powder::seen(real);
        return seen == real ? outlook : powder::forecast(seen);
    }
    for (powder::SectionIndex at = 0; at < powder::sectionCount; ++at) {
        // Last winter's adjustments are over, and no step says so.
        table.sections[at].power = real.sections[at].power;
        table.sections[at].defense = real.sections[at].defense;
    }
    return powder::forecast(table);
}

/// The larger of the two for each kind of soldier.
void addCompany(powder::Company& company, const powder::Company& other) {
    for (std::size_t clan = 0; clan < company.size(); ++clan) {
        for (std::size_t type = 0; type < company[clan].size(); ++type)
            company[clan][type] = std::max(company[clan][type], other[clan][type]);
    }
}

/// The picture with everything that the step that is due puts up. What it takes off stays until it is done.
powder::State withNext(powder::State picture, const powder::State& next) {
    for (powder::SectionIndex at = 0; at < powder::sectionCount; ++at) {
        powder::Section& section = picture.sections[at];
        const powder::Section& then = next.sections[at];
        addCompany(section.fire, then.fire);
        addCompany(section.rest, then.rest);
        for (std::size_t row = 0; row < section.rows.size(); ++row) {
            auto& horde = section.rows[row];
            const auto& coming = then.rows[row];
            if (!horde)
                horde = coming;
            if (!coming || coming->card != horde->card)
                continue;
            for (std::size_t cell = 0; cell < horde->marks.size(); ++cell)
                if (horde->marks[cell].kind == powder::Mark::Kind::free)
                    horde->marks[cell] = coming->marks[cell];
        }
    }
    return picture;
}

/// What the table adjusted for this winter's assault after the steps that are still to be done. Nobody moves
/// a piece for it, so it holds as soon as it is entered.
void addAdjustments(powder::State& table, const powder::State& real) {
    if (table.year != real.year || real.assaulted)
        return;
    for (powder::SectionIndex at = 0; at < powder::sectionCount; ++at) {
        table.sections[at].power = real.sections[at].power;
        table.sections[at].defense = real.sections[at].defense;
    }
}

/// The table before the first step that is not done yet. While something is entered, the board shows the true
/// position, from which is chosen. What ends a turn still belongs to whoever had it.
Beat beatOf(const PowderGame& game, const CardsInHand& cards, bool enters,
            std::optional<powder::Clan> entering) {
    const ShownCards shown = shownCards(cards);
    const auto still = [&](ActingClans acting) {
        const powder::State table = powder::seen(game.current());
        return Beat{table, table, table, table, std::move(acting)};
    };
    if (shown.current == nullptr)
        return still(actingClans(game.current(), entering));
    const powder::State before = game.session().stateAt(shown.entry);
    const powder::Steps& steps = cards.told[shown.entry].powderSteps();
    ActingClans acting = entering ? actingClans(game.current(), entering)
                                  : actingClans(before, steps, shown.steps,
                                                shown.steps + static_cast<std::size_t>(shown.current->steps));
    const powder::Command& command = game.session().entries()[shown.entry].command;
    const auto outcome = powder::apply(before, command);
    if (shown.ahead || !outcome)
        return still(std::move(acting));
    powder::State table = powder::seen(powder::told(before, command, *outcome, shown.steps));
    if (enters) {
        Beat beat = still(std::move(acting));
        beat.counted = std::move(table);
        return beat;
    }
    addAdjustments(table, game.current());
    powder::State next = powder::seen(powder::told(
        before, command, *outcome, shown.steps + static_cast<std::size_t>(shown.current->steps)));
    powder::State picture = withNext(withComing(table, steps, shown.steps), next);
    return {table, std::move(next), std::move(picture), table, std::move(acting)};
}

/// The kinds of those that have another value then.
QStringList changingFacts(const QList<StripRow>& now, const QList<StripRow>& next) {
    QStringList kinds;
    for (const StripRow& fact : now) {
        const bool same = std::any_of(next.begin(), next.end(), [&](const StripRow& other) {
            return other.kind == fact.kind && other.value == fact.value;
        });
        if (!same)
            kinds.append(fact.kind);
    }
    return kinds;
}

/// Removes the rows about earlier sections while a question about a later section is open.
void leaveEarlierSections(QList<StepRow>& rows) {
    static const QStringList begin{QStringLiteral("holds"), QStringLiteral("breach"),
                                   QStringLiteral("attacked")};
    const auto past = [](const StepRow& row) {
        return row.state == QLatin1String("told") || row.state == QLatin1String("done");
    };
    const auto commandOf = [](const StepRow& row) { return row.id.section(QLatin1Char(':'), 0, 0).toInt(); };
    const auto last = std::find_if(rows.rbegin(), rows.rend(),
                                   [&](const StepRow& row) { return past(row) && begin.contains(row.icon); });
    if (last == rows.rend())
        return;
    const int command = commandOf(*last);
    rows.removeIf([&](const StepRow& row) { return past(row) && !row.presumed && commandOf(row) < command; });
}

/// The command whose steps are due, or the last one, with everything that its answers led to. What leads to a
/// defeat or a shot is not yet the headline's.
/// `due`: some steps are still to be done, of this command or of an earlier one.
text::Headline headlineOf(const PowderGame& game, const CardsInHand& cards, bool due) {
    const Told* command = cards.lastCommand();
    if (command == nullptr)
        return {};
    auto first = static_cast<std::size_t>(command - cards.told.data());
    std::size_t end = cards.position;
    const ShownCards shown = shownCards(cards);
    const bool earlier = shown.current != nullptr && !shown.ahead && shown.entry < first;
    if (earlier) {
        const auto asked = [&](std::size_t n) { return n > 0 && cards.told[n].isAnswer; };
        for (first = shown.entry; asked(first);)
            --first;
        for (end = shown.entry + 1; asked(end);)
            ++end;
    }
    powder::Steps steps;
    std::size_t next = 0; // the step that is due
    for (std::size_t n = first; n < end; ++n) {
        if (n == shown.entry)
            next = steps.size() + shown.steps;
        steps.insert(steps.end(), cards.told[n].powderSteps().begin(), cards.told[n].powderSteps().end());
    }
    powder::State state = earlier ? game.session().stateAt(end) : game.current();
    const auto news = std::find_if(steps.begin(), steps.end(), [](const powder::Step& step) {
        return holdsAny<powder::step::Defeat, powder::step::Shot>(step);
    });
    if (shown.current != nullptr && !shown.ahead && news != steps.end() &&
        static_cast<std::size_t>(news - steps.begin()) > next) {
        steps.erase(news, steps.end());
        state.tasks.clear(); // a defeat that is certain is named by them
    }
    const text::Headline known = text::headlineOf(state, steps);
    return known.text.isEmpty() || (known.quiet && due)
               ? text::Headline{cards.told[first].title, QStringLiteral("plain")}
               : known;
}

} // namespace

bool asksForList(const powder::Decision& decision) {
    return decision.id == powder::DecisionKind::save
               ? decision.options.size() > 2
               : decision.id == powder::DecisionKind::casualties && decision.count.value_or(0) > 1;
}

std::vector<powder::Value> valuesOf(const powder::Decision& decision) {
    std::vector<powder::Value> values = decision.options;
    // Of one or two soldiers each answer is a tap: each of them, both, nobody. Of more a list is put
    // together.
    if (decision.id != powder::DecisionKind::save || asksForList(decision))
        return values;
    if (values.size() == 2) {
        auto both = std::get<powder::SoldierList>(values.front());
        const auto& second = std::get<powder::SoldierList>(values.back());
        both.insert(both.end(), second.begin(), second.end());
        if (values.front() == values.back())
            values.pop_back();
        values.emplace_back(std::move(both));
    }
    values.emplace_back(powder::SoldierList{});
    return values;
}

void PowderPresenter::show(const PowderGame& game, const CardsInHand& cards, bool practice,
                           std::optional<powder::Clan> entering) {
    const powder::State& state = game.current();
    // Whoever adjusts a section chooses no soldier, spot or card: steps that are due stay pale meanwhile.
    const PowderActionModel& entered = *m_table.powderAction();
    const bool enters = entered.open() && entered.action() != QLatin1String("adjust");
    const Beat beat = beatOf(game, cards, enters, entering);
    m_table.showGame({QStringLiteral("black-powder"), text::powderTitle(), false, practice});
    showPlayers(beat.counted, beat.acting);
    showTurn(state, cards);
    showBoard(state, beat, cards);
    showSteps(cards, powder::openDecision(state).has_value());
    showDecision(state);
    m_table.history()->show(historyRows(cards));
    showEnd(game);
    showModeAndHeadline(game, cards);
}

void PowderPresenter::showPlayers(const powder::State& state, const ActingClans& acting) {
    QList<PlayerRow> rows;
    for (const powder::Clan clan : state.tea) {
        if (!state.setup->plays(clan))
            continue;
        PlayerRow row;
        setPlayer(row, *state.setup, clan);
        row.seat = seatOf(*state.setup, clan);
        row.points = state.setup->hasHonor(clan) ? state.of(clan).honor : -1;
        row.shame = shameOf(state.of(clan));
        row.claimed = static_cast<int>(state.of(clan).claimed.size());
        row.winner = state.ending.winner == clan;
        rows.append(row);
    }
    light(rows, acting);
    m_table.showPlayers(rows);
}

void PowderPresenter::showTurn(const powder::State& state, const CardsInHand& cards) {
    TableModel::TurnFacts turn;
    if (const auto clan = powder::whoseTurn(state)) {
        turn.player = idOf(*clan);
        turn.name = text::playerName(*state.setup, *clan);
    }
    m_table.showTurn(turn);
    m_table.showDice({});
    m_table.showActions({});
    m_table.showUndo(undoFacts(cards));
}

/// The outlook uses the true position; everything else is shown as told.
void PowderPresenter::showBoard(const powder::State& state, const Beat& beat, const CardsInHand& cards) {
    PowderModel& model = *m_table.powder();
    const powder::Forecast outlook = powder::forecast(state);
    const TableChange change{beat.table,
                             beat.next,
                             onlyOn(state, beat.table),
                             onlyOn(beat.table, state, beingDefeated(state)),
                             false,
                             state.fate.doomed};
    model.setSections(
        sectionRows(beat.picture, wallNumbers(beat.table, state, outlook), assaultOf(state, cards), &change));
    model.setSlots(slotRows(beat.picture, &change));
    model.setTowers(towerRows(beat.table, &change));
    model.setHoldings(holdingRows(beat.counted));
    powder::State year = beat.table; // its cards are those that can be chosen from
    year.shamePool = beat.counted.shamePool;
    const QList<StripRow> facts = yearFacts(year);
    m_table.strip()->show(facts);
    model.setChanging(changingFacts(facts, yearFacts(beat.next)));

    const text::SeasonGuide guide = text::seasonGuide(state);
    PowderModel::SeasonFacts season;
    season.guideTitle = guide.title;
    season.turnTitle = guide.turnTitle;
    season.turnName = guide.turnName;
    season.turnHint = guide.turnHint;
    season.turnBrief = guide.turnBrief;
    if (const auto turn = powder::whoseTurn(state)) {
        season.turnColour = clanColour(*turn);
        season.turnSymbol = clanSymbol(*turn);
        season.turnClan = idOf(*turn);
    }
    season.lots = state.setup->options().draw != powder::DrawBy::table;
    season.laddersBreak = state.setup->options().ladders == powder::LaddersRule::corrected;
    const std::string_view next = text::nextAction(guide);
    season.nextAction = QString::fromLatin1(next.data(), static_cast<qsizetype>(next.size()));
    season.season = QString::fromUtf8(powder::toString(state.season).data());
    season.seasons = seasonNames();
    season.seasonIndex = seasonIndex(state.season);
    season.yearText = state.season == powder::Season::setUp
                          ? PowderText::tr("Set-up")
                          : PowderText::tr("Year %1 of %2")
                                .arg(state.year)
                                .arg(state.setup->lastSlot() - state.setup->firstSlot() + 1);
    if (state.book->sample)
        season.bookNote = text::titleOf(state.book->title, state.book->name);
    QList<PowderForecastRow> forecast;
    if (isForetold(state)) {
        const text::ForecastHeadline headline = text::forecastHeadline(state, outlook);
        season.forecastHeadline = headline.text;
        season.danger = headline.danger;
        forecast = forecastRows(state, outlook);
        season.forecastSpoken = spoken(headline.text, forecast);
    }
    model.showSeason(season, guideRows(state, guide), forecast);
}

void PowderPresenter::showSteps(const CardsInHand& cards, bool asks) {
    ShownCards shown = shownCards(cards);
    if (asks)
        leaveEarlierSections(shown.rows);
    m_table.steps()->show(shown.rows, {});
    if (shown.current == nullptr) {
        m_table.powder()->setLit({}, {});
        return;
    }
    const QString& tone = shown.current->tone;
    const bool told = tone == QLatin1String("gain") || tone == QLatin1String("danger");
    m_table.powder()->setLit(shown.current->places, told ? tone : QStringLiteral("do"));
}

void PowderPresenter::showDecision(const powder::State& state) {
    const auto decision = powder::openDecision(state);
    if (!decision) {
        m_table.decision()->show({}, {});
        return;
    }
    // The light belongs to the question once its turn has come.
    if (m_table.steps()->left() == 0)
        m_table.powder()->setLit(aboutWhat(*decision), QStringLiteral("do"));
    const text::DecisionText words = text::decisionText(state, *decision);
    DecisionModel::Facts facts;
    facts.decision = QString::fromUtf8(powder::toString(decision->id).data());
    facts.title = words.title;
    facts.detail = words.detail;
    if (const auto who = text::whoAnswers(state, *decision))
        setPlayer(facts, *state.setup, *who);
    facts.clause = clauseName(decision->rule);
    facts.why = whyText(decision->rule, words.reason);
    QList<OptionRow> rows;
    const bool pair = savesOneOrBoth(*decision);
    for (const powder::Value& value : valuesOf(*decision)) {
        OptionRow row;
        row.id = QString::fromStdString(powder::toJson(value).dump());
        const text::OptionText label = text::answerText(state, decision->id, value);
        row.label = label.label;
        row.detail = label.detail;
        row.place = pair ? QString() : text::placeId(value);
        facts.onBoard = facts.onBoard || !row.place.isEmpty();
        rows.append(row);
    }
    facts.several = asksForList(*decision);
    if (decision->id == powder::DecisionKind::casualties)
        facts.count = decision->count.value_or(0);
    facts.question = questionOf(state, *decision, facts.title);
    const auto draw = drawDue(state);
    facts.canDraw =
        state.setup->options().draw == powder::DrawBy::program && draw && !draw->choices.list.empty();
    m_table.decision()->show(facts, rows);
}

void PowderPresenter::showEnd(const PowderGame& game) {
    const powder::State& state = game.current();
    if (!state.ending.over) {
        m_table.end()->show({}, {});
        return;
    }
    QList<RankRow> ranking = clanRanking<RankRow>(state);
    const powder::Statistics counted = powder::statisticsOf(game.session());
    for (RankRow& row : ranking) {
        if (const auto clan = powder::parse<powder::Clan>(row.player.toStdString()))
            row.detail = honorWords(counted, *clan);
    }
    EndModel::Facts facts;
    facts.over = true;
    const ClanEnding ending = clanEnding(state);
    facts.headline = ending.headline;
    facts.standing = ending.standing;
    facts.reason = ending.reason;
    if (state.ending.winner)
        setLook(facts, *state.ending.winner);
    m_table.end()->show(facts, ranking);
}

void PowderPresenter::showModeAndHeadline(const PowderGame& game, const CardsInHand& cards) {
    const text::Headline headline = headlineOf(game, cards, m_table.steps()->left() > 0);
    TableModel::Mode mode = TableModel::Mode::Act;
    if (m_table.decision()->open())
        mode = TableModel::Mode::Decision;
    else if (m_table.steps()->left() > 0)
        mode = TableModel::Mode::Steps;
    else if (m_table.end()->over())
        mode = TableModel::Mode::Over;
    m_table.showHeadline({headline.text, headline.tone});
    m_table.showMode(mode);
}

QStringList standings(const powder::State& state) {
    QStringList honor;
    for (const powder::Clan clan : state.tea) {
        if (state.setup->hasHonor(clan))
            honor.append(
                PowderText::tr("%1 %2", "player, honor: Ann 12")
                    .arg(text::playerName(*state.setup, clan), QString::number(state.of(clan).honor)));
    }
    return honor;
}

} // namespace watchfire
