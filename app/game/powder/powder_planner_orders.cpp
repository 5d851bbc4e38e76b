// SPDX-License-Identifier: Apache-2.0
// Places are lit if the rules accept them: each is tried as a part of the command so far.
#include "app/game/powder/powder_planner_orders.h"

#include "app/game/powder/presumed_soldiers.h"
#include "app/text/names.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "app/text/powder/step_text.h"

#include <algorithm>
#include <utility>

namespace watchfire::entry {

namespace {

constexpr int lastBlockColumn = 4; // a tank's block has two columns
/// What is returned when the touch took back whoever the question was about.
constexpr std::string_view backTouch = "\b";

using powder::Deployed;
using powder::Post;
using powder::SoldierType;

/// The post of somebody who covers two spots; the log names the lower cell first.
Post pairOf(const powder::Spot& spot, powder::Cell other) {
    return powder::spotPost({spot.slot, std::min(other, spot.cell)}, std::max(other, spot.cell));
}

/// Whether he stands where the finger touched: on one of his spots, or in that zone.
bool isAt(const Deployed& soldier, const Post& touched) {
    const Post stands = soldier.at.value_or(soldier.from);
    if (stands.kind != Post::Kind::spot || touched.kind != Post::Kind::spot)
        return stands == touched;
    return stands.spot.slot == touched.spot.slot &&
           powder::footprint(soldier.type, stands.spot.cell, stands.second).test(touched.spot.cell);
}

QString deployedText(const Deployed& soldier) {
    const Post at = soldier.at.value_or(soldier.from);
    QString line =
        EntryText::tr("%1: %2", "a soldier, a place")
            .arg(text::capital(text::soldierName(soldier.type)), text::placeName(soldier.type, at));
    if (soldier.hits)
        line = EntryText::tr("%1, wound on %2", "a soldier with his place, a spot")
                   .arg(line, text::placeName(*soldier.hits));
    if (const auto* step = soldier.then ? std::get_if<powder::Spot>(&*soldier.then) : nullptr)
        line = EntryText::tr("%1, then onto %2", "a soldier with his place, a spot")
                   .arg(line, text::placeName(*step));
    return line;
}

/// The pale wounds around a flamethrower, in words.
QString flamesText(const std::vector<powder::Spot>& spots) {
    QStringList cells;
    for (const powder::Spot& spot : spots)
        cells.append(QString::fromStdString(powder::cellName(spot.cell)));
    cells.sort();
    return cells.isEmpty()
               ? QString()
               : EntryText::tr(", wounds %1", "a soldier with his place; he wounds spots: a3 and b4")
                     .arg(text::listOf(cells));
}

int countOf(const std::vector<Deployed>& soldiers, const Deployed& kind) {
    return static_cast<int>(std::count_if(soldiers.begin(), soldiers.end(), [&](const Deployed& soldier) {
        return soldier.type == kind.type && soldier.from == kind.from;
    }));
}

/// The cells of a card that the order covers already.
bool covers(const std::vector<Deployed>& soldiers, powder::Spot spot) {
    return std::any_of(soldiers.begin(), soldiers.end(), [&](const Deployed& soldier) {
        const auto* step = soldier.then ? std::get_if<powder::Spot>(&*soldier.then) : nullptr;
        return (step != nullptr && *step == spot) ||
               (soldier.at && soldier.at->kind == Post::Kind::spot && soldier.at->spot.slot == spot.slot &&
                powder::footprint(soldier.type, soldier.at->spot.cell, soldier.at->second).test(spot.cell));
    });
}

/// Why a spot of the order is no answer now; empty if the order does not concern it.
QString chosenBy(const std::vector<Deployed>& soldiers, powder::Spot spot) {
    if (covers(soldiers, spot))
        return EntryText::tr("A soldier of this order stands there. A tap takes him back.");
    const auto strikes = [&](const Deployed& soldier) { return soldier.hits == spot; };
    if (std::any_of(soldiers.begin(), soldiers.end(), strikes))
        return EntryText::tr("A soldier of this order hits it. A tap takes him back.");
    return {};
}

bool concerns(const Deployed& soldier, powder::Spot spot) {
    return !chosenBy({soldier}, spot).isEmpty();
}

PowderPlaceRow chosenRow(powder::Spot spot, const QString& why) {
    PowderPlaceRow put = placeRow(powder::spotName(spot));
    put.chosen = put.forbidden = true;
    put.why = why;
    return put;
}

PowderPlaceRow backRow(powder::Spot spot, const QString& why) {
    PowderPlaceRow put = chosenRow(spot, why);
    put.back = true;
    return put;
}

/// The spots where a touch takes a soldier of this order back. All spots of one soldier mean the same.
QList<PowderPlaceRow> backRows(const std::vector<Deployed>& soldiers) {
    QList<PowderPlaceRow> rows;
    const auto add = [&](powder::Spot spot, const powder::CellSet& cells) {
        QStringList spots;
        for (const powder::Cell cell : powder::cellsIn(cells))
            spots.append(text::placeId(powder::Spot{spot.slot, cell}));
        rows.append(backRow(spot, chosenBy(soldiers, spot)));
        if (spots.size() > 1)
            rows.last().spots = spots;
    };
    for (const Deployed& soldier : soldiers) {
        if (soldier.at && soldier.at->kind == Post::Kind::spot)
            add(soldier.at->spot, powder::footprint(soldier.type, soldier.at->spot.cell, soldier.at->second));
        if (soldier.hits)
            add(*soldier.hits, {});
        if (const auto* step = soldier.then ? std::get_if<powder::Spot>(&*soldier.then) : nullptr)
            add(*step, {});
    }
    return rows;
}

bool anyFree(const QList<PowderPlaceRow>& places) {
    return std::any_of(places.begin(), places.end(),
                       [](const PowderPlaceRow& place) { return !place.forbidden; });
}

/// Qin's shooters too may be told to attack (BP-37, BP-93). Reed has nobody in a rest zone or a firing spot.
ClanFilter attackersOf(const powder::State& state) {
    return [setup = state.setup.get()](powder::Clan clan) {
        return setup->plays(clan) && clan != powder::Clan::reed;
    };
}

} // namespace

void offerReadyPlaces(PowderStage& stage, const powder::State& state, const std::vector<Deployed>& taken) {
    const auto offer = [&](const Post& post) {
        stage.places.append(placeRow(powder::toString(post)));
        stage.places.last().quiet = true;
    };
    for (const powder::Spot spot : spotsOf(state)) {
        const powder::Horde& horde = *state.at(spot.slot);
        const bool known = powder::spotsOf(state, horde).any();
        const bool free =
            known ? powder::isFree(state, spot) : horde.marks[spot.cell].kind == powder::Mark::Kind::free;
        if (free && chosenBy(taken, spot).isEmpty())
            offer(powder::spotPost(spot));
    }
    stage.places += backRows(taken);
    for (const Post& zone : zones(state))
        offer(zone);
}

ClanFilter Deploying::filter() const {
    return m_attack ? attackersOf(state()) : everybodyOf(state());
}

powder::Command Deploying::commandOf(const std::vector<Deployed>& soldiers) const {
    return m_attack ? powder::Command(powder::command::Attack{m_clan, soldiers})
                    : powder::Command(powder::command::Recruit{m_clan, soldiers});
}

powder::Command Deploying::with(const Deployed& soldier) const {
    std::vector<Deployed> soldiers = m_told;
    soldiers.push_back(soldier);
    return commandOf(soldiers);
}

// ---- who ----

std::string Deploying::nameOf(const Deployed& kind) {
    const std::string type = text(powder::toString(kind.type));
    return kind.from.kind == Post::Kind::pool ? type : type + "@" + powder::toString(kind.from);
}

std::optional<Deployed> Deploying::parseKind(const std::string& touch) {
    const auto at = touch.find('@');
    const auto type = powder::parse<powder::SoldierType>(touch.substr(0, at));
    if (!type)
        return std::nullopt;
    Deployed kind;
    kind.type = *type;
    if (at != std::string::npos)
        kind.from = *powder::parsePost(touch.substr(at + 1));
    return kind;
}

/// The soldiers whose places are lit from the beginning: most recruits are spearmen; where only one kind
/// rests, an attack needs no question.
Deploying::Kind Deploying::likeliest() const {
    if (m_attack) {
        const auto all = kinds();
        const bool one = all.size() == 1 && all.front().from.kind == Post::Kind::rest;
        return one ? Kind(all.front()) : std::nullopt;
    }
    const Deployed spearman;
    return left(spearman) > 0 ? Kind(spearman) : std::nullopt;
}

/// How many of this kind are left, and what one of them costs, wherever he goes.
QString Deploying::leftText(const Deployed& kind) const {
    // The last one of the pool already stands on the picture.
    const int more = shownLeft(kind);
    QString count =
        more == 0 ? EntryText::tr("last one placed", "a soldier") : EntryText::tr("%n left", nullptr, more);
    for (const powder::SectionIndex section : powder::sectionsInPlay(state())) {
        Deployed soldier = kind;
        soldier.at = powder::restPost(section);
        if (const QString price = priceOf(state(), commandOf({soldier})); !price.isEmpty())
            return EntryText::tr("%1, for %2", "how many soldiers are left; what one costs")
                .arg(count, price);
    }
    return count;
}

int Deploying::there(const Deployed& kind) const {
    return kind.from.kind == Post::Kind::pool
               ? powder::available(state(), m_clan, kind.type)
               : companyAt(state(), m_clan, kind.from)[powder::indexOf(kind.type)];
}

int Deploying::left(const Deployed& kind) const {
    return there(kind) - countOf(m_told, kind);
}

int Deploying::shownLeft(const Deployed& kind) const {
    const PowderStageContext& shown = m_entry.context();
    return std::max(0, there(kind) - (shown.presumedOf == m_clan ? countOf(shown.presumed, kind) : 0));
}

QString Deploying::noneLeft(const Deployed& kind) {
    return kind.from.kind == Post::Kind::pool ? EntryText::tr("None is left in the pool.")
                                              : EntryText::tr("None is left there.", "in a zone at the wall");
}

std::vector<Deployed> Deploying::kinds() const {
    std::vector<Deployed> kinds;
    if (m_attack) {
        for (const Post& zone : zones(state())) {
            const auto here = kindsIn(zone);
            kinds.insert(kinds.end(), here.begin(), here.end());
        }
        return kinds;
    }
    for (const SoldierType type : powder::soldierTypes) {
        if (powder::piecesOf(m_clan, type) > 0)
            kinds.push_back({.type = type});
    }
    return kinds;
}

/// The kinds in the order in which they are offered. For an attack, those who could begin it come first; this
/// order does not change while soldiers are added.
std::vector<Deployed> Deploying::offered() const {
    std::vector<Deployed> all = kinds();
    if (m_attack) {
        const Deploying begun(m_entry, m_clan, true);
        std::stable_partition(all.begin(), all.end(),
                              [&](const Deployed& kind) { return begun.whyNot(kind).isEmpty(); });
    }
    return all;
}

/// Why nobody of this kind can be told now; empty if somebody can. A recruit's places are not looked at: a
/// rest zone is always one.
QString Deploying::whyNot(const Deployed& kind) const {
    if (left(kind) <= 0)
        return noneLeft(kind);
    if (!m_attack)
        return {};
    if (kind.from.kind == Post::Kind::fire) { // he attacks from where he stands
        if (powder::hordes(state(), kind.from.section).empty())
            return noPlace(kind); // the rules allow it, but he has nothing to hit
        const auto error = refusalOf(state(), with(kind));
        return error ? text::refusalText(state(), *error) : QString();
    }
    PowderStage stage;
    lightPlaces(stage, kind);
    return anyFree(stage.places) ? QString() : noPlace(kind);
}

QString Deploying::noPlace(const Deployed& kind) const {
    return m_attack && powder::hordes(state(), kind.from.section).empty()
               ? EntryText::tr("No horde stands before his section. Move him to another section first.")
               : EntryText::tr("There is no place for him now.");
}

std::vector<Deployed> Deploying::kindsIn(const Post& zone) const {
    std::vector<Deployed> kinds;
    for (const SoldierType type : powder::soldierTypes) {
        const Deployed kind{.type = type, .from = zone};
        if (there(kind) > 0)
            kinds.push_back(kind);
    }
    return kinds;
}

// ---- what, then where ----

powder::Command recruit(PowderEntry& entry) {
    const auto clan = actor(entry, EntryText::tr("Who recruits?"), everybodyOf(entry.state()));
    return Deploying(entry, clan, false).run();
}

powder::Command attack(PowderEntry& entry) {
    const auto clan = actor(entry, EntryText::tr("Who attacks?"), attackersOf(entry.state()),
                            [&](powder::Clan who) { return whyNoAttack(entry.state(), who); });
    return Deploying(entry, clan, true).run();
}

powder::Command Deploying::run() {
    // The first question may concern another player.
    const auto touch = askOf(m_entry, m_clan, filter(), [&](powder::Clan) { return stage(likeliest()); });
    return goOn(likeliest(), touch); // type, and from where
}

powder::Command Deploying::runWith(const Deployed& kind, const Post& first) {
    return goOn(kind, powder::toString(first));
}

powder::Command Deploying::goOn(Kind kind, std::string touch) {
    while (touch != doneTouch) {
        if (const auto taken = takeBack(touch)) {
            kind.reset();
            if (taken->from.kind != Post::Kind::fire) // there he would be told again at once
                kind = Deployed{.type = taken->type, .from = taken->from};
        } else if (const auto chosen = kind ? parseKind(touch) : attackerOf(touch)) {
            kind = chosen;
            if (kind->from.kind == Post::Kind::fire) {
                place(*kind, kind->from);
                kind.reset();
            }
        } else {
            place(*kind, *powder::parsePost(touch));
            if (left(*kind) == 0)
                kind.reset();
        }
        touch = m_entry.ask([&] { return stage(kind); });
    }
    return commandOf(m_told);
}

/// The command's name with the number of soldiers so far; empty before the first.
QString Deploying::doneText(int more) const {
    const int told = static_cast<int>(m_told.size()) + more;
    if (told == 0)
        return {};
    // A name: somebody else may be ticked who is not placed yet.
    if (told == 1 && more == 0) {
        const QString soldier = text::soldierCount(m_told.front().type, 1, text::Role::whom);
        return (m_attack ? EntryText::tr("Attack with %1", "a soldier")
                         : EntryText::tr("Recruit %1", "a soldier"))
            .arg(soldier);
    }
    return m_attack ? EntryText::tr("Attack with these %n", nullptr, told)
                    : EntryText::tr("Recruit these %n", nullptr, told);
}

ChoiceRow Deploying::choiceOf(const Deployed& kind) const {
    return row(nameOf(kind), text::capital(text::soldierName(kind.type)),
               m_attack ? text::capital(text::placeName(kind.from)) : leftText(kind));
}

PowderStage Deploying::stage(const Kind& kind) const {
    PowderStage stage;
    stage.title = kind && !m_told.empty() && m_told.back().type == kind->type
                      ? EntryText::tr("Where does the next %1 go?").arg(text::soldierName(kind->type))
                  : kind && kind->type == powder::SoldierType::tank
                      ? EntryText::tr("Where does the tank go? It covers 2 by 2 spots.")
                  : kind     ? EntryText::tr("Where does the %1 go?").arg(text::soldierName(kind->type))
                  : m_attack ? EntryText::tr("Who attacks?")
                             : EntryText::tr("Who is recruited?");
    stage.doneText = doneText();
    stage.naming = true;
    for (const Deployed& other : offered()) {
        const QString why = whyNot(other);
        const ChoiceRow choice = choiceOf(other);
        stage.choices.append(why.isEmpty() ? choice : closedRow(choice.id.toStdString(), choice.title, why));
        stage.choices.last().chosen = kind && kind->type == other.type && kind->from == other.from;
        if (!m_attack || !why.isEmpty())
            continue;
        if (!stage.choices.last().chosen)
            stage.soldiers.push_back({{m_clan, other.type, other.from}, {nameOf(other)}});
        if (kind)
            continue;
        // A tap on a zone says who attacks, like a tap on his name (attackerOf).
        const PowderPlaceRow zone = placeRow(powder::toString(other.from));
        if (std::none_of(stage.places.begin(), stage.places.end(),
                         [&](const PowderPlaceRow& lit) { return lit.place == zone.place; }))
            stage.places.append(zone);
    }
    if (stage.choices.isEmpty())
        stage.hint = EntryText::tr("None of your soldiers stands in a rest zone or in a firing spot.");
    if (!kind && !stage.places.isEmpty())
        stage.hint = EntryText::tr("Tap him on the board, or choose him here.");
    if (kind) {
        lightPlaces(stage, *kind);
        // He attacks only before his own section, so its cards come up enlarged.
        stage.enlarge = m_attack;
        stage.hint = anyFree(stage.places) ? placesHint(stage, *kind) : noPlace(*kind);
        stage.puts = kind;
    }
    offerBack(stage);
    return stage;
}

void Deploying::offerBack(PowderStage& stage) const {
    for (const PowderPlaceRow& row : backRows(m_told)) {
        erase_if(stage.places, [&](const PowderPlaceRow& other) { return other.place == row.place; });
        stage.places.append(row);
    }
}

Deploying::Kind Deploying::takeBack(const std::string& touch) {
    const auto at = powder::parsePost(touch);
    if (!at || at->kind != Post::Kind::spot)
        return std::nullopt;
    const auto there = std::find_if(m_told.begin(), m_told.end(),
                                    [&](const Deployed& soldier) { return concerns(soldier, at->spot); });
    if (there == m_told.end())
        return std::nullopt;
    const Deployed taken = *there;
    m_told.erase(there);
    retell();
    return taken;
}

void Deploying::retell() {
    m_entry.context().planned.clear();
    for (std::size_t which = 0; which < m_told.size(); ++which)
        m_entry.note(deployedText(m_told[which]) + flamesText(flamesOf(state(), m_clan, m_told, which)));
    presume();
}

/// Those who may attack from a zone.
std::vector<Deployed> Deploying::attackersIn(const Post& zone) const {
    std::vector<Deployed> all = kindsIn(zone);
    std::erase_if(all, [&](const Deployed& kind) { return !whyNot(kind).isEmpty(); });
    return all;
}

/// Who attacks, by his name or by a tap on his zone. Asks who it is where several stand.
Deploying::Kind Deploying::attackerOf(const std::string& touch) {
    if (const auto chosen = parseKind(touch))
        return chosen;
    const Post zone = *powder::parsePost(touch);
    const auto here = attackersIn(zone);
    if (here.size() == 1)
        return here.front();
    return parseKind(m_entry.ask([&] {
        PowderStage stage;
        stage.title = EntryText::tr("Who attacks?");
        for (const Deployed& one : here) {
            stage.choices.append(choiceOf(one));
            stage.soldiers.push_back({{m_clan, one.type, one.from}, {nameOf(one)}});
        }
        return stage;
    }));
}

QString Deploying::placesHint(const PowderStage& stage, const Deployed& kind) const {
    QString hint = tapHint(stage);
    if (kind.type == SoldierType::tank && !hint.isEmpty())
        hint +=
            QLatin1Char(' ') + EntryText::tr("If the tank can lie in two ways, tap another of its spots.");
    return spotHint(state(), stage.places, hint);
}

void Deploying::lightPlaces(PowderStage& stage, const Deployed& kind) const {
    Deployed soldier = kind;
    const auto offer = [&](const Post& at) {
        soldier.at = at;
        const qsizetype before = stage.places.size();
        offerPlace(stage, state(), powder::toString(at), with(soldier));
        // People see the whole block, and touch it anywhere.
        if (kind.type == SoldierType::tank && at.kind == Post::Kind::spot && stage.places.size() > before)
            stage.places.last().spots = text::placeIds(kind.type, at);
    };
    if (!powder::firesFromWall(kind.type)) {
        for (const powder::Spot spot : spotsOf(state())) {
            if (kind.type != SoldierType::horseman) {
                offer(powder::spotPost(spot));
                continue;
            }
            // Each pair once; the log names a before b, the lower column first.
            for (const powder::Cell cell : powder::neighbours(spot.cell)) {
                if (cell > spot.cell)
                    offer(powder::spotPost(spot, cell));
            }
        }
    }
    for (const powder::SectionIndex section : powder::sectionsInPlay(state())) {
        if (powder::firesFromWall(kind.type))
            offer(powder::firePost(section));
        if (!m_attack)
            offer(powder::restPost(section));
    }
}

/// One soldier at his place, with what is asked of him there.
void Deploying::place(Deployed soldier, const Post& at) {
    if (soldier.from.kind != Post::Kind::fire)
        soldier.at = at;
    presume(soldier);
    if (at.kind == Post::Kind::fire)
        askShot(soldier, at.section, nullptr);
    tell(soldier);
}

void Deploying::tell(const Deployed& soldier) {
    m_told.push_back(soldier);
    retell(); // he may stand where another one's flames were
}

void Deploying::presume(const Kind& next) {
    std::vector<Deployed> soldiers = m_told;
    if (next)
        soldiers.push_back(*next);
    m_entry.presume(m_clan, std::move(soldiers));
}

/// Asks where the soldier's wound goes, and for a bomber's step (BP-30, BP-32). The rules ask for what is
/// left open. Returns another kind's name if that was touched instead; `more` offers the kinds.
std::string Deploying::askShot(Deployed& soldier, powder::SectionIndex section,
                               const std::function<void(PowderStage&)>& more) {
    const auto light = [&](PowderStage& stage, auto&& aim) {
        for (const powder::Spot spot : spotsOf(state())) {
            if (spot.slot.section != section)
                continue;
            Deployed tried = soldier;
            aim(tried, spot);
            if (const auto error = refusalOf(state(), with(tried)))
                stage.closed.emplace_back(powder::spotName(spot), *error);
            else
                stage.places.append(placeRow(powder::spotName(spot)));
        }
        stage.enlarge = true;
        if (!more)
            return;
        // The answers come first; that somebody else was put there is another question.
        const qsizetype answers = stage.choices.size();
        more(stage);
        for (qsizetype i = answers; i < stage.choices.size(); ++i)
            stage.choices[i].group =
                EntryText::tr("Or is it somebody else?", "the heading above other soldiers");
    };
    auto touch = m_entry.ask([&] {
        PowderStage hit;
        // A drag of somebody on the board begins an attack, which no other word says.
        hit.title = (soldier.from.kind == powder::Post::Kind::pool
                         ? EntryText::tr("Where does the %1 hit?")
                         : EntryText::tr("The %1 attacks: where does he hit?", "a soldier on the board"))
                        .arg(text::soldierName(soldier.type));
        hit.choices = {row(laterTouch, EntryText::tr("First place all, then choose where they hit"))};
        if (more) // then he is the last of the order
            hit.doneText = doneText(1);
        light(hit, [](Deployed& tried, powder::Spot spot) { tried.hits = spot; });
        hit.hint = spotHint(state(), hit.places, tapHint(hit));
        return hit;
    });
    if (parseKind(touch) || touch == otherTouch || touch == doneTouch)
        return touch;
    if (touch != laterTouch)
        soldier.hits = powder::parsePost(touch)->spot;
    if (soldier.type != SoldierType::bomber)
        return {};
    presume(soldier);

    touch = m_entry.ask([&] {
        PowderStage step;
        step.title = EntryText::tr("Does the bomber step onto the card?");
        step.choices = {row(noneTouch, EntryText::tr("He stays on the wall")),
                        row(laterTouch, EntryText::tr("First place all, then choose where they hit"))};
        light(step, [](Deployed& tried, powder::Spot spot) { tried.then = spot; });
        if (soldier.hits)
            step.places.append(chosenRow(*soldier.hits, chosenBy({soldier}, *soldier.hits)));
        step.hint = spotHint(state(), step.places, tapHint(step, true));
        return step;
    });
    if (parseKind(touch) || touch == otherTouch)
        return touch;
    if (touch == noneTouch)
        soldier.then = powder::NoneOfThem{};
    else if (touch != laterTouch)
        soldier.then = powder::parsePost(touch)->spot;
    return {};
}

// ---- where, then what ----

powder::Command Deploying::runAt(const Post& first) {
    std::string touch = settle(first);
    while (touch != doneTouch) {
        if (touch != backTouch) {
            touch = settle(*powder::parsePost(touch));
        } else if (m_told.empty()) {
            return run(); // nobody is left: as if the order began on the panel
        } else {
            // The question is again about the soldier before.
            const Deployed last = m_told.back();
            m_told.pop_back();
            m_last = Deployed{.type = last.type, .from = last.from};
            touch = settle(last.at.value_or(last.from), last);
        }
    }
    return commandOf(m_told);
}

bool Deploying::meansHim(const std::string& touch, const Post& at, std::size_t before) const {
    const auto touched = powder::parsePost(touch);
    if (!touched || touched->kind != Post::Kind::spot)
        return false;
    return m_told.size() > before ? concerns(m_told.back(), touched->spot) : *touched == at;
}

/// Whoever could be put there: of the pool, and before the first soldier also those in the section that could
/// be told to attack.
std::vector<Deployed> Deploying::kindsFor(const Post& at) const {
    std::vector<Deployed> all;
    if (m_attack && !m_told.empty()) {
        all = kinds();
        std::erase_if(all, [&](const Deployed& kind) { return kind.from.section != at.section; });
        return all;
    }
    all = Deploying(m_entry, m_clan, false).kinds();
    if (m_told.empty() && at.kind != Post::Kind::rest) {
        const auto section = at.kind == Post::Kind::spot ? at.spot.slot.section : at.section;
        for (const Post& zone : {powder::restPost(section), powder::firePost(section)}) {
            if (zone.kind == Post::Kind::fire && at.kind != Post::Kind::fire)
                continue; // he stays where he is
            const auto here = kindsIn(zone);
            all.insert(all.end(), here.begin(), here.end());
        }
    }
    return all;
}

bool Deploying::fits(const Deployed& soldier) const {
    Deploying tried = *this;
    tried.m_attack = soldier.from.kind != Post::Kind::pool;
    return !refusalOf(state(), tried.with(soldier));
}

std::vector<powder::Cell> Deploying::secondSpots(Deployed horseman, const powder::Spot& first) const {
    std::vector<powder::Cell> cells;
    for (const powder::Cell cell : powder::neighbours(first.cell)) {
        horseman.at = pairOf(first, cell);
        if (fits(horseman))
            cells.push_back(cell);
    }
    return cells;
}

Deploying::Kind Deploying::standing(const Deployed& kind, const Post& at) const {
    if (left(kind) <= 0)
        return std::nullopt;
    Deployed soldier = kind;
    if (kind.from.kind == Post::Kind::fire)
        return at == kind.from && fits(soldier) ? Kind(soldier) : std::nullopt;
    soldier.at = at;
    if (at.kind != Post::Kind::spot)
        return fits(soldier) ? Kind(soldier) : std::nullopt;
    if (powder::firesFromWall(kind.type))
        return std::nullopt;
    const powder::Spot spot = at.spot;
    if (kind.type == SoldierType::horseman) { // any pair: which one is asked
        const auto cells = secondSpots(soldier, spot);
        if (cells.empty())
            return std::nullopt;
        soldier.at = pairOf(spot, cells.front());
        return soldier;
    }
    if (kind.type != SoldierType::tank)
        return fits(soldier) ? Kind(soldier) : std::nullopt;
    // Of the two blocks that cover the touched spot, the one that begins with it, where that is possible.
    for (const int column : {powder::columnOf(spot.cell), powder::columnOf(spot.cell) - 1}) {
        if (column < 0)
            continue;
        soldier.at = powder::spotPost({spot.slot, powder::cellAt(0, column)});
        if (fits(soldier))
            return soldier;
    }
    return std::nullopt;
}

QString Deploying::whyNotThere(const Deployed& kind, const Post& at) const {
    if (left(kind) <= 0)
        return noneLeft(kind);
    if (powder::firesFromWall(kind.type) && at.kind == Post::Kind::spot)
        return EntryText::tr("He fires from a firing spot, at a free spot of a horde of that section.");
    if (!powder::firesFromWall(kind.type) && at.kind == Post::Kind::fire)
        return EntryText::tr("Only soldiers who shoot stand in firing spots.");
    const bool spot = at.kind == Post::Kind::spot;
    const auto section = spot ? at.spot.slot.section : at.section;
    if (kind.from.kind != Post::Kind::pool && section != kind.from.section)
        return EntryText::tr("An attack does not lead into another section. \"Move soldiers\" does.");
    Deploying tried = *this;
    tried.m_attack = kind.from.kind != Post::Kind::pool;
    const auto errorAt = [&](const Post& there) {
        Deployed soldier = kind;
        soldier.at = there;
        return refusalOf(state(), tried.with(soldier));
    };
    std::optional<Error> error;
    if (spot && kind.type == SoldierType::horseman) {
        // Of the spots beside it, one that is printed says more than a gap.
        for (const powder::Cell cell : powder::neighbours(at.spot.cell)) {
            error = errorAt(pairOf(at.spot, cell));
            if (!error || error->code != ErrorCode::noSuchSpot)
                break;
        }
    } else if (spot && kind.type == SoldierType::tank) {
        error = errorAt(powder::spotPost(
            {at.spot.slot, powder::cellAt(0, std::min(powder::columnOf(at.spot.cell), lastBlockColumn))}));
    } else {
        error = errorAt(at);
    }
    if (!error)
        return EntryText::tr("He cannot stand there.");
    QString reason = text::refusalText(state(), *error);
    const bool another = error->code == ErrorCode::spotTaken || error->code == ErrorCode::noSuchSpot;
    if (!spot || !another || !powder::isFree(state(), at.spot))
        return reason;
    // The touched spot is free: the reason is about another one that he needs.
    if (kind.type == SoldierType::tank)
        return EntryText::tr("A tank takes a block of two by two spots.") + QLatin1Char(' ') + reason;
    if (kind.type == SoldierType::horseman)
        return EntryText::tr("A horseman takes two spots that touch each other.") + QLatin1Char(' ') + reason;
    return reason;
}

/// The same kind again, or else the first that can be put there: most are spearmen, and archers on the wall.
Deploying::Kind Deploying::presumed(const Post& at) const {
    if (m_last && standing(*m_last, at))
        return m_last;
    for (const Deployed& kind : kindsFor(at)) {
        if (standing(kind, at))
            return kind;
    }
    return std::nullopt;
}

/// A soldier at a place that was touched; `already`: he stands there. Until another place or "done" is
/// touched, the panel's kinds say who it is. Returns that last touch, or `backTouch` if he is taken back.
std::string Deploying::settle(const Post& at, Kind already) {
    auto before = m_told;
    Kind kind = already ? m_last : presumed(at);
    bool named = false; // by a tap on his name, or by a drag of his counter
    while (true) {
        m_told = before;
        retell();
        std::string touch;
        if (already) {
            tell(*std::exchange(already, std::nullopt));
        } else if (kind) {
            if (before.empty())
                m_attack = kind->from.kind != Post::Kind::pool;
            touch = stand(*kind, at);
            // Whoever answered where his second spot is has read who he is.
            named = named || (touch.empty() && kind->type == SoldierType::horseman && m_asked);
        }
        if (touch.empty())
            touch = m_entry.ask([&] { return settled(kind, at, named); });
        if (touch == otherTouch) {
            const powder::Clan turn = m_clan;
            m_clan = askClan(m_entry, EntryText::tr("Who?"),
                             [&](powder::Clan clan) { return clan != turn && filter()(clan); });
            m_told = before;
            kind = presumed(at);
            continue;
        }
        const Kind other = parseKind(touch);
        m_last = other ? other : kind;
        if (!other && kind && meansHim(touch, at, before.size())) {
            m_told = before;
            retell();
            return std::string(backTouch);
        }
        kind = other;
        named = other.has_value();
        if (other)
            continue;
        const bool told = m_told.size() > before.size();
        if (!takeBack(touch)) // else it was one of those before him
            return touch;
        before = m_told;
        if (told) {
            kind = m_last;
            already = before.back();
            before.pop_back();
        } else {
            kind = presumed(at);
        }
    }
}

/// Puts him there, with what is asked of him. Returns a touch that changes who it is, or ends the order; else
/// nothing.
std::string Deploying::stand(const Deployed& kind, const Post& at) {
    Kind soldier = standing(kind, at);
    m_asked = false;
    if (!soldier)
        return {};
    const auto kindsToo = [&](PowderStage& stage) { offerKinds(stage, kind, at); };
    if (kind.type == SoldierType::horseman && at.kind == Post::Kind::spot) {
        const auto cells = secondSpots(*soldier, at.spot);
        if (cells.size() > 1) { // else he stands there already
            m_asked = true;
            auto touch = m_entry.ask([&] {
                PowderStage pair;
                pair.title =
                    PowderModel::secondSpotTitle(QString::fromStdString(powder::cellName(at.spot.cell)));
                pair.places.append(backRow(
                    at.spot, EntryText::tr("The horseman stands there already. A tap takes him back.")));
                for (const powder::Cell cell : cells)
                    pair.places.append(placeRow(powder::spotName({at.spot.slot, cell})));
                pair.hint = spotHint(state(), pair.places, tapHint(pair));
                kindsToo(pair);
                return pair;
            });
            if (parseKind(touch) || touch == otherTouch || touch == powder::toString(at))
                return touch;
            soldier->at = pairOf(at.spot, powder::parsePost(touch)->spot.cell);
        }
    }
    if (at.kind == Post::Kind::fire) {
        soldier->hits.reset();
        presume(soldier);
        auto touch = askShot(*soldier, at.section, kindsToo);
        if (touch == doneTouch)
            tell(*soldier);
        if (!touch.empty())
            return touch;
    }
    tell(*soldier);
    return {};
}

void Deploying::offerKinds(PowderStage& stage, const Kind& kind, const Post& at) const {
    // As before he was put there: he may be another.
    Deploying before = *this;
    if (!before.m_told.empty() && kind && isAt(before.m_told.back(), at))
        before.m_told.pop_back();
    for (const Deployed& other : before.kindsFor(at)) {
        const QString title = text::capital(text::soldierName(other.type));
        const std::string id = nameOf(other);
        if (before.left(other) <= 0)
            stage.choices.append(closedRow(id, title, noneLeft(other)));
        else if (!before.standing(other, at))
            stage.choices.append(closedRow(id, title, before.whyNotThere(other, at)));
        else
            stage.choices.append(
                row(id, title,
                    other.from.kind == Post::Kind::pool
                        ? before.leftText(other) + printedMark(at)
                        : EntryText::tr("attacks from: %1", "a place").arg(text::placeName(other.from))));
        stage.choices.last().chosen = kind && kind->type == other.type && kind->from == other.from;
    }
    if (before.m_told.empty())
        offerOther(stage, state(), m_clan, filter());
}

/// The question who it is, with the place that was touched, or with what he hits from there.
QString Deploying::whoTitle(const Post& at) const {
    const auto onCard = [&](const QString& words, const powder::Spot& spot) {
        return words.arg(QString::fromStdString(powder::cellName(spot.cell)),
                         text::hordeName(state().at(spot.slot)->card));
    };
    if (at.kind == Post::Kind::spot)
        return onCard(EntryText::tr("Who stands on %1 of the %2?", "a spot, a card"), at.spot);
    if (!m_told.empty() && m_told.back().hits && isAt(m_told.back(), at))
        return onCard(EntryText::tr("Who hits %1 of the %2?", "a spot, a card"), *m_told.back().hits);
    return EntryText::tr("Who is put %1?", "into a place: into the rest zone of ...")
        .arg(text::placeIntoInTitle(at));
}

/// Beside a price, if the card of this place has something printed on it that may change it.
QString Deploying::printedMark(const Post& at) const {
    return printedAt(at).isEmpty() ? QString() : EntryText::tr("; see the card", "behind a price");
}

QString Deploying::printedAt(const Post& at) const {
    return at.kind == Post::Kind::spot ? text::printedOn(state(), at.spot.slot) : QString();
}

/// Who was named is not asked for again.
QString Deploying::namedTitle(const Kind& kind, const Post& at, bool only) const {
    const QString who = text::capital(text::soldierName(kind->type));
    const auto onCard = [&](const QString& words, const powder::Spot& spot) {
        return words.arg(who, QString::fromStdString(powder::cellName(spot.cell)),
                         text::hordeName(state().at(spot.slot)->card));
    };
    QString placed = EntryText::tr("%1: %2", "a soldier, a place").arg(who, text::placeInTitle(at));
    if (at.kind == Post::Kind::spot)
        placed = onCard(EntryText::tr("%1 on %2 of the %3", "a soldier, a spot, a card"), at.spot);
    else if (!m_told.empty() && m_told.back().hits && isAt(m_told.back(), at))
        placed = onCard(EntryText::tr("%1 on the wall hits %2 of the %3", "a soldier, a spot, a card"),
                        *m_told.back().hits);
    return only ? placed
                : EntryText::tr("%1. Or another?", "who was put where; another one may be meant").arg(placed);
}

/// Of the kinds that the stage offers, only one can be put there: nobody needs to be asked who it is.
bool Deploying::onlyOne(const PowderStage& stage) {
    return std::count_if(stage.choices.begin(), stage.choices.end(), [](const ChoiceRow& choice) {
               return choice.enabled && parseKind(choice.id.toStdString());
           }) == 1;
}

PowderStage Deploying::settled(const Kind& kind, const Post& at, bool named) const {
    PowderStage stage;
    offerKinds(stage, kind, at);
    const bool only = onlyOne(stage);
    stage.title = !kind           ? EntryText::tr("Nobody can be put there now.")
                  : named || only ? namedTitle(kind, at, only)
                                  : whoTitle(at);
    stage.named = kind ? namedTitle(kind, at, only) : QString();
    stage.doneText = doneText();
    stage.puts = kind;
    stage.more = true;
    offerReadyPlaces(stage, state(), m_told);
    const bool again = kind && lightNext(stage, *kind);
    if (again)
        stage.boardTitle = EntryText::tr("Where does the next %1 go?").arg(text::soldierName(kind->type));
    if (kind)
        stage.hint = spotHint(
            state(), {placeRow(powder::toString(at))},
            again ? EntryText::tr("Tap another place to put one more of the ticked kind there.") : QString());
    if (const QString printed = printedAt(at); kind && !m_attack && !printed.isEmpty())
        stage.hint = stage.hint.isEmpty() ? printed : printed + QLatin1Char(' ') + stage.hint;
    return stage;
}

/// Lights the places where one more of the kind could go; the others still begin with whoever fits there.
bool Deploying::lightNext(PowderStage& stage, const Deployed& kind) const {
    bool any = false;
    for (PowderPlaceRow& place : stage.places) {
        const auto at = place.quiet ? powder::parsePost(place.place.toStdString()) : std::nullopt;
        if (!at || !standing(kind, *at))
            continue;
        place.quiet = false;
        any = true;
    }
    return any;
}

} // namespace watchfire::entry
