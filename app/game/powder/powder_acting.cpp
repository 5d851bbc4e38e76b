// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_acting.h"

#include "app/game/powder/acting_clans.h"
#include "app/game/powder/board_rows.h"
#include "app/game/powder/powder_presenter.h"
#include "app/game/powder/presumed_soldiers.h"
#include "app/game/powder/soldier_drop.h"
#include "app/models/clan_colours.h"
#include "app/models/value_question.h"
#include "app/text/powder/command_text.h"
#include "app/text/powder/decision_text.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "app/text/powder/season_guide.h"
#include "rules/powder/apply.h"
#include "rules/powder/forecast.h"
#include "rules/powder/telling.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct PowderActingText {
    Q_DECLARE_TR_FUNCTIONS(PowderActingText)
};

/// The action that builds once more what was built last.
constexpr QLatin1String againAction("again");

/// The soldiers that the choices show as pictures, each type once.
QVariantList legendOf(const QList<ChoiceRow>& choices) {
    QStringList types;
    QVariantList legend;
    for (const ChoiceRow& choice : choices) {
        for (const QString& type : choice.pieces) {
            const auto known = powder::parse<powder::SoldierType>(type.toStdString());
            if (!known || types.contains(type))
                continue;
            types.append(type);
            legend.append(QVariantMap{{QStringLiteral("type"), type},
                                      {QStringLiteral("name"), text::soldierName(*known)}});
        }
    }
    return legend;
}

/// The long reason that most of the closed choices have in common; empty if no two share one.
QString sharedReason(const QList<ChoiceRow>& choices) {
    constexpr qsizetype longReason = 40;
    QHash<QString, int> counts;
    QString shared;
    for (const ChoiceRow& choice : choices) {
        if (!choice.enabled && choice.why.size() >= longReason && ++counts[choice.why] > 1 &&
            counts[choice.why] > counts.value(shared))
            shared = choice.why;
    }
    return shared;
}

QString closedText(const QList<ChoiceRow>& choices, const QString& why) {
    QStringList titles;
    for (const ChoiceRow& choice : choices) {
        if (!choice.enabled && choice.why == why)
            titles.append(choice.title);
    }
    titles.removeDuplicates();
    return PowderActingText::tr("Not possible: %1. %2", "choices; the reason that they share")
        .arg(titles.join(QStringLiteral(", ")), why);
}

bool missesValue(const QList<PowderForecastRow>& forecast) {
    return std::any_of(forecast.begin(), forecast.end(),
                       [](const PowderForecastRow& row) { return !row.value.isEmpty(); });
}

/// The button that ends an act together with its turn.
struct EndingText {
    QString operator()(const powder::command::Recruit&) const {
        return PowderActingText::tr("Recruit and end turn");
    }
    QString operator()(const powder::command::Attack&) const {
        return PowderActingText::tr("Attack and end turn");
    }
    template <class Other> QString operator()(const Other&) const {
        return PowderActingText::tr("Move and end turn");
    }
};

} // namespace

PowderActing::PowderActing(TableModel& table, const RunningPowderGame& running, Submit submit,
                           QObject* parent)
    : QObject(parent), m_table(table), m_running(running), m_submit(std::move(submit)) {
    connect(m_table.powder(), &PowderModel::picked, this, &PowderActing::picked);
    connect(m_table.powder(), &PowderModel::soldierPicked, this, &PowderActing::pickedSoldier);
    connect(m_table.powder(), &PowderModel::unlitTouched, this, &PowderActing::touchedUnlit);
    connect(m_table.powder(), &PowderModel::lifted, this, &PowderActing::lift);
    connect(m_table.powder(), &PowderModel::dropped, this, &PowderActing::drop);
    connect(m_table.powder(), &PowderModel::heldBack, this, &PowderActing::heldBack);
    connect(m_table.powder(), &PowderModel::refused, this, &PowderActing::sayWhyNot);
    DecisionModel* decision = m_table.decision();
    connect(decision, &DecisionModel::answered, this, &PowderActing::answer);
    connect(decision, &DecisionModel::entered, this, &PowderActing::enter);
    connect(decision, &DecisionModel::chosenChanged, this, [this] {
        if (m_running.isOpen() && !m_planner.running())
            showDecisionPlaces();
    });
    PowderActionModel* panel = m_table.powderAction();
    connect(panel, &PowderActionModel::started, this, &PowderActing::start);
    connect(panel, &PowderActionModel::chosen, this, &PowderActing::touch);
    connect(panel, &PowderActionModel::entered, this, [this](int number) { touch(QString::number(number)); });
    connect(panel, &PowderActionModel::typed, this, &PowderActing::type);
    connect(panel, &PowderActionModel::doneAsked, this, &PowderActing::done);
    connect(panel, &PowderActionModel::endAsked, this, &PowderActing::doneAndEnd);
    connect(panel, &PowderActionModel::backAsked, this, &PowderActing::back);
    connect(panel, &PowderActionModel::openChanged, this, [this, panel] {
        if (!panel->open())
            m_planner.stop();
        show();
    });
}

// ---- entering a command ----

void PowderActing::sayWhyNot(const QString& why) {
    m_whyNot = why;
    m_table.showNotice(why);
}

void PowderActing::nextWorked() {
    if (!m_whyNot.isEmpty() && m_table.notice() == m_whyNot)
        m_table.showNotice({});
    m_whyNot.clear();
}

void PowderActing::start(const QString& action) {
    m_wantedEnd.reset();
    if (action == againAction) {
        if (const auto build = again())
            m_submit(Request{GameCommand(powder::Command(*build))});
        return;
    }
    if (!m_running.isOpen() || !m_planner.start(m_running.state(), action))
        return;
    nextWorked();
    m_wentOn = false;
    m_drags.clear();
    // A value that is missing in the forecast leads back to it; any other act leads away.
    m_valueOfOutlook = m_table.powder()->outlook() && action.startsWith(PowderPlanner::valueAction);
    if (!m_valueOfOutlook)
        m_table.powder()->setOutlook(false);
    m_table.powderAction()->setOpen(true);
    submitIfComplete();
}

void PowderActing::goOn(int cardsLeft) {
    // Closed beside its steps, a question comes again once they are done.
    if (cardsLeft < m_leftCards)
        m_left.reset();
    m_cardsLeft = cardsLeft;
    if (!m_running.isOpen() || m_planner.running())
        return;
    const powder::State& state = m_running.state();
    // Of several missing values each has its turn before the year goes on.
    if (std::exchange(m_valueOfOutlook, false) && !missesValue(forecastRows(state, powder::forecast(state))))
        m_table.powder()->setOutlook(false);
    if (m_table.powder()->outlook() || cardsLeft > 1 || m_left == m_running.position())
        return;
    if (state.ending.over || powder::openDecision(state))
        return;
    const std::string_view next = text::nextAction(text::seasonGuide(state));
    const bool setUp = state.season == powder::Season::setUp;
    // One tap begins the game: that tap is the table's.
    const bool opens = setUp ? !next.empty() && next != "begin" : next == "order" || next == "horde";
    if (!opens || !m_planner.start(state, QString::fromLatin1(next)))
        return;
    m_left.reset();
    m_wentOn = true;
    m_table.powderAction()->setOpen(true);
}

namespace {

/// Whether a touch has changed nothing that anybody sees below the title.
bool sameQuestion(const PowderStage& one, const PowderStage& other) {
    const auto same = [](const auto& rows, const auto& others) {
        return std::equal(
            rows.begin(), rows.end(), others.begin(), others.end(),
            [](const auto& row, const auto& its) { return row.roleValues() == its.roleValues(); });
    };
    return one.boardTitle == other.boardTitle && one.hint == other.hint && one.planned == other.planned &&
           one.presumed == other.presumed && one.machine == other.machine && one.about == other.about &&
           one.number == other.number && one.doneText == other.doneText && same(one.choices, other.choices) &&
           same(one.places, other.places);
}

} // namespace

void PowderActing::touch(const QString& touch) {
    if (!m_running.isOpen() || !m_planner.running())
        return;
    const powder::State& state = m_running.state();
    const PowderStage before = m_planner.plan(state).stage;
    const QString title = titleOf(before);
    if (!m_planner.touch(state, touch.toStdString()))
        return;
    nextWorked();
    // A choice that has its tick already answers nothing; left in, it would be what the way back takes first.
    const auto& now = m_planner.plan(state);
    if (!now.command && titleOf(now.stage) == title && sameQuestion(before, now.stage))
        m_planner.back();
    submitIfComplete();
}

void PowderActing::type(const QString& words) {
    if (!m_running.isOpen())
        return;
    if (m_planner.touch(m_running.state(), text::cardNameOf(words)))
        submitIfComplete();
    else
        m_table.showNotice(PowderActingText::tr("A card's name has letters and figures."));
}

void PowderActing::done() {
    if (!m_running.isOpen() || !m_planner.done(m_running.state()))
        return;
    nextWorked();
    submitIfComplete();
}

PowderActing::Ending PowderActing::endingTurn() const {
    const auto act = m_planner.act(m_running.state());
    const auto clan = powder::whoseTurn(m_running.state());
    if (!act || !clan)
        return {};
    const auto after = powder::apply(m_running.state(), *act);
    if (!after)
        return {std::nullopt, text::refusalText(m_running.state(), after.error())};
    if (const auto decision = powder::openDecision(after->state))
        return {std::nullopt,
                PowderActingText::tr("First comes a question: %1", "the turn cannot end with the act")
                    .arg(text::decisionText(after->state, *decision).title)};
    const powder::command::EndTurn end{*clan};
    if (const auto error = entry::refusalOf(after->state, end))
        return {std::nullopt, text::refusalText(after->state, *error)};
    return {end, {}};
}

void PowderActing::doneAndEnd() {
    if (!m_running.isOpen() || !m_planner.running())
        return;
    const auto clan = powder::whoseTurn(m_running.state());
    const auto end = endingTurn().end;
    if (!m_planner.done(m_running.state()) || !submitIfComplete())
        return;
    if (end)
        m_submit(endOfTurn(*end));
    else if (clan && powder::openDecision(m_running.state()))
        m_wantedEnd = WantedEnd{*clan, m_running.position()};
}

Request PowderActing::endOfTurn(powder::command::EndTurn end) {
    m_table.powder()->setPlaces({}, {}); // closes an enlarged card: the next turn begins with the whole board
    Request request{GameCommand(powder::Command(end))};
    request.joined = true;
    return request;
}

std::optional<Request> PowderActing::wanted() {
    if (!m_wantedEnd || powder::openDecision(m_running.state()))
        return std::nullopt;
    const powder::State& state = m_running.state();
    const auto [clan, position] = *std::exchange(m_wantedEnd, std::nullopt);
    const powder::command::EndTurn end{clan};
    // A phone may have entered another act meanwhile.
    const auto& entries = m_running.game()->session().entries();
    bool answersOnly = m_running.position() > position;
    for (std::size_t n = position; n < m_running.position(); ++n)
        answersOnly = answersOnly && std::holds_alternative<powder::command::Answer>(entries[n].command);
    if (!answersOnly || powder::whoseTurn(state) != clan || entry::refusalOf(state, end))
        return std::nullopt;
    return endOfTurn(end);
}

void PowderActing::back() {
    nextWorked();
    // A drag was one movement, so one way back leads before all its touches.
    const std::size_t touched = m_planner.touched();
    std::size_t before = touched > 0 ? touched - 1 : 0;
    const bool dragged = !m_drags.empty() && m_drags.back().second == touched;
    if (dragged)
        before = m_drags.back().first;
    bool taken = m_planner.back();
    while (m_planner.touched() > before)
        taken = m_planner.back();
    while (!m_drags.empty() && m_drags.back().second > before)
        m_drags.pop_back();
    // What a touch on the board or a drag began is over without it.
    const bool begun =
        !m_planner.untouched() || (m_planner.action() != QLatin1String(entry::hereAction.data()) && !dragged);
    if (!taken || !begun) {
        m_valueOfOutlook = false;
        m_left = m_running.position();
        m_leftCards = m_cardsLeft;
        m_table.powderAction()->setOpen(false);
    }
    show();
}

/// A command that is entered beside the season's steps does not mean that these steps are done.
Request PowderActing::requestOf(const powder::Command& command) const {
    Request request{GameCommand(command)};
    request.joined = m_cardsLeft > 0 && PowderPlanner::beside(m_running.state()).contains(m_planner.action());
    return request;
}

/// Returns true if a command was carried out.
bool PowderActing::submitIfComplete() {
    const auto command = m_planner.plan(m_running.state()).command; // closing forgets the plan
    const auto* value = command ? std::get_if<powder::command::SetValue>(&*command) : nullptr;
    // The forecast asks for its own values.
    const bool filled = value != nullptr && !m_valueOfOutlook && !m_running.state().book->find(value->key);
    // Success closes the panel; a refusal takes it back by one touch.
    const bool taken = command && m_submit(requestOf(*command));
    if (command && !taken && !m_planner.back())
        m_table.powderAction()->setOpen(false);
    if (taken && filled)
        askNext(value->key);
    show();
    return taken;
}

void PowderActing::askNext(const powder::ValueKey& entered) {
    const auto next = entry::missingBeside(m_running.state(), entered);
    if (!next)
        return;
    start(PowderPlanner::valueAction + QString::fromStdString(powder::pathOf(*next)));
    m_wentOn = true;
}

void PowderActing::close() {
    m_planner.stop();
    m_left.reset();
    m_table.powderAction()->setOpen(false);
}

// ---- answers ----

void PowderActing::picked(const QString& place) {
    if (!m_running.isOpen())
        return;
    if (!m_planner.running() && !m_table.decision()->open()) {
        // Nothing asked for it: something happened there.
        start(QString::fromUtf8(entry::hereAction.data()));
    }
    if (!m_planner.running()) {
        pickOption(place);
        return;
    }
    const auto& places = m_planner.plan(m_running.state()).stage.places;
    const bool back = std::any_of(places.begin(), places.end(),
                                  [&](const PowderPlaceRow& row) { return row.back && row.place == place; });
    touch(place);
    // What a touch on the board began is over when its only soldier was taken back.
    if (back && m_planner.action() == QLatin1String(entry::hereAction.data()) &&
        m_planner.plan(m_running.state()).stage.presumed.empty()) {
        close();
        show();
    }
}

// ---- soldiers by their own counters ----

std::vector<PowderActing::Named> PowderActing::namedSoldiers() {
    std::vector<Named> named;
    if (m_planner.running()) {
        for (const auto& [soldier, touches] : m_planner.plan(m_running.state()).stage.soldiers)
            named.push_back({soldier, touches});
        return named;
    }
    const powder::State& state = m_running.state();
    if (const auto decision = powder::openDecision(state)) {
        if (!m_table.decision()->open())
            return named;
        const auto& rows = m_table.decision()->rows();
        const auto values = valuesOf(*decision);
        for (std::size_t i = 0; i < values.size() && static_cast<qsizetype>(i) < rows.size(); ++i) {
            const auto* list = std::get_if<powder::SoldierList>(&values[i]);
            if (list != nullptr && list->size() == 1 && !rows[static_cast<qsizetype>(i)].place.isEmpty() &&
                list->front().at.kind != powder::Post::Kind::spot)
                named.push_back({list->front(), {}});
        }
        return named;
    }
    // A rest zone asks who leaves it.
    const auto clan = powder::whoseTurn(state);
    if (!clan || entry::readyPlaces(state).isEmpty())
        return named;
    for (const QString& name : entry::standingSoldiers(state, *clan)) {
        const std::string kind = name.toStdString();
        const auto soldier = powder::parseSoldierAt(std::string(powder::toString(*clan)) + ":" + kind);
        if (soldier && soldier->at.kind == powder::Post::Kind::rest)
            named.push_back({*soldier, {powder::toString(soldier->at), kind}});
    }
    return named;
}

namespace {

/// "red:archer@S3.rest"
QString counterOf(const powder::SoldierAt& soldier) {
    const std::string name = powder::toString(soldier);
    return clanColour(soldier.clan) + QString::fromStdString(name.substr(name.find(':')));
}

/// The soldier whose counter that is.
std::optional<powder::SoldierAt> soldierOf(const QString& counter) {
    const QString colour = counter.section(u':', 0, 0);
    for (std::size_t index = 0; index < powder::clanCount; ++index) {
        const auto clan = static_cast<powder::Clan>(index);
        if (clanColour(clan) == colour)
            return powder::parseSoldierAt(std::string(powder::toString(clan)) + ":" +
                                          counter.mid(colour.size() + 1).toStdString());
    }
    return std::nullopt;
}

} // namespace

void PowderActing::showNamed() {
    QStringList counters;
    for (const Named& named : namedSoldiers())
        counters.append(counterOf(named.soldier));
    counters.removeDuplicates();
    m_table.powder()->setNamed(counters);
}

void PowderActing::pickedSoldier(const QString& soldier) {
    if (!m_running.isOpen())
        return;
    for (const Named& named : namedSoldiers()) {
        if (counterOf(named.soldier) != soldier)
            continue;
        if (named.touches.empty()) {
            pickOption(text::placeId(named.soldier.at), named.soldier);
            return;
        }
        if (!m_planner.running())
            start(QString::fromUtf8(entry::hereAction.data()));
        enterAtOnce(named.touches);
        return;
    }
}

// ---- touches on what is not lit ----

void PowderActing::touchedUnlit(const QString& touched) {
    if (!m_running.isOpen())
        return;
    if (shotBy(touched))
        return;
    if (const QString words = pieceWords(touched); !words.isEmpty()) {
        sayWhyNot(words);
        return;
    }
    // A counter of somebody who stands there, or the place alone.
    const auto soldier = soldierOf(touched);
    const std::string place = soldier ? powder::toString(soldier->at) : touched.toStdString();
    if (soldier && m_planner.running()) {
        const std::string name = powder::toString(*soldier);
        for (const ChoiceRow& choice : m_planner.plan(m_running.state()).stage.choices) {
            const std::string id = choice.id.toStdString();
            if (!choice.enabled && (id == name || id == name.substr(name.find(':') + 1))) {
                sayWhyNot(choice.why);
                return;
            }
        }
    }
    QString why = whyNot(place);
    if (why.isEmpty() && powder::parseSlot(place))
        why = whyNoShot();
    if (!why.isEmpty())
        sayWhyNot(why);
}

/// Says which sections the machines can shoot at now; empty if the open question is not about a shot.
QString PowderActing::whyNoShot() const {
    const auto asked = powder::openDecision(m_running.state());
    if (m_planner.running() || !m_table.decision()->open() || !asked ||
        asked->id != powder::DecisionKind::shoot)
        return {};
    QStringList sections;
    for (const powder::Value& value : valuesOf(*asked)) {
        if (const auto* aim = std::get_if<powder::Aim>(&value))
            sections.append(text::sectionPlace(aim->at.section));
    }
    sections.removeDuplicates();
    if (sections.size() == 1)
        return PowderActingText::tr("Not there: the machine shoots at hordes before %1.", "a section")
            .arg(sections.front());
    const QString last = sections.isEmpty() ? QString() : sections.takeLast();
    return sections.isEmpty()
               ? QString()
               : PowderActingText::tr("Not there: the machines shoot at hordes before %1 and %2.", "sections")
                     .arg(sections.join(QStringLiteral(", ")), last);
}

/// A touched machine ("cannon@S2.fire") answers which one shoots, if it has one target. True if that is
/// asked.
bool PowderActing::shotBy(const QString& piece) {
    const auto machine = powder::parse<powder::Machine>(piece.section(u'@', 0, 0).toStdString());
    const auto at = powder::parsePost(piece.section(u'@', -1).toStdString());
    const auto asked = powder::openDecision(m_running.state());
    if (!machine || !at || !asked || asked->id != powder::DecisionKind::shoot)
        return false;
    DecisionModel& decision = *m_table.decision();
    const std::vector<powder::Value> values = valuesOf(*asked);
    QList<int> shots;
    for (int i = 0; i < decision.rows().size(); ++i) {
        const auto* aim = std::get_if<powder::Aim>(&values[static_cast<std::size_t>(i)]);
        if (aim != nullptr && aim->machine == *machine && aim->at.section == at->section &&
            !decision.rows()[i].forbidden)
            shots.append(i);
    }
    if (shots.size() == 1) {
        nextWorked();
        decision.answer(shots.first());
    } else {
        sayWhyNot(shots.isEmpty() ? PowderActingText::tr("%1: no shot now.", "a war machine")
                                        .arg(text::capital(text::machineName(*machine)))
                                  : severalFit());
    }
    return true;
}

/// When a war machine ("cannon@S2.fire") shoots, or why a section has no part in the game.
QString PowderActing::pieceWords(const QString& piece) const {
    if (const auto machine = powder::parse<powder::Machine>(piece.section(u'@', 0, 0).toStdString()))
        return PowderActingText::tr("%1: it shoots when it is built, when a tower beside it is manned, or by "
                                    "a card (\"More\", \"Shot\").",
                                    "a war machine")
            .arg(text::capital(text::machineName(*machine)));
    const auto section = powder::parseSection(piece.toStdString());
    if (section && !m_running.state().setup->inPlay(*section))
        return PowderActingText::tr("%1 is not in play. It takes part with three players or more.",
                                    "a section")
            .arg(text::capital(text::sectionPlace(*section)));
    return {};
}

/// A piece that no finger moves was dragged: says when it moves.
void PowderActing::heldBack(const QString& piece) {
    if (!m_running.isOpen())
        return;
    const powder::State& state = m_running.state();
    const QString place = piece.section(u'@', -1);
    const auto at = powder::parsePost(place.toStdString());
    QString why;
    if (powder::parse<powder::Machine>(piece.section(u'@', 0, 0).toStdString())) {
        why = PowderActingText::tr("A war machine stays in its section.");
    } else if (at && at->kind == powder::Post::Kind::tower) {
        why = state.towers[at->tower]
                  ? PowderActingText::tr("A spearman stays in his tower, until the wall beside it breaks or "
                                         "another one takes his place.")
                  : towerWords(at->tower);
    } else if (at && at->kind == powder::Post::Kind::spot) {
        why = spotStays(at->spot);
        if (why.isEmpty())
            why = cardStays();
    } else if (at) {
        why = m_table.decision()->open() ? PowderActingText::tr("First answer what the panel asks.")
              : powder::whoseTurn(state)
                  ? PowderActingText::tr("It is %1's turn, and nobody of %1's stands here.", "a player")
                        .arg(text::playerName(m_running.setup(), *powder::whoseTurn(state)))
                  : PowderActingText::tr("Soldiers move in the fall, each in the turn of "
                                         "his player.");
    } else {
        why = cardStays();
    }
    if (!why.isEmpty())
        sayWhyNot(why);
}

/// What lies on a spot, and when it leaves; empty if nothing does.
QString PowderActing::spotStays(const powder::Spot& spot) const {
    const auto& horde = m_running.state().at(spot.slot);
    if (!horde || horde->marks[spot.cell].kind == powder::Mark::Kind::free)
        return {};
    return horde->marks[spot.cell].kind == powder::Mark::Kind::soldier
               ? PowderActingText::tr("Whoever stands on a card stays there until a step takes him off.")
               : PowderActingText::tr("What lies on a spot stays there until a step takes it off.");
}

QString PowderActing::severalFit() {
    return PowderActingText::tr("Several answers fit. Please choose one from the list.");
}

QString PowderActing::cardStays() {
    return PowderActingText::tr("A card moves when a step says so. Otherwise: menu, \"Correct the board\".");
}

/// Who is in a tower, and when somebody goes there.
QString PowderActing::towerWords(powder::TowerIndex tower) const {
    const powder::State& state = m_running.state();
    const QString name = text::towerId(tower);
    if (!state.setup->usable(tower))
        return PowderActingText::tr("%1 is not used in this game.", "a tower").arg(name);
    const auto clan = state.towers[tower];
    const QString who = clan ? PowderActingText::tr("%1's spearman stands in %2.", "player, tower")
                                   .arg(text::playerName(m_running.setup(), *clan), name)
                             : PowderActingText::tr("%1 is empty.", "a tower").arg(name);
    return who + QLatin1Char(' ') +
           PowderActingText::tr(
               "Whoever raises a wall or claims a horde beside it may put a spearman there.");
}

QString PowderActing::whyNot(const std::string& place) {
    const powder::State& state = m_running.state();
    const auto at = powder::parsePost(place);
    if (!at)
        return {};
    if (m_planner.running())
        return whyNot(m_planner.plan(state).stage, *at);
    if (m_table.decision()->open())
        return whyNoAnswer(*at);
    if (at->kind == powder::Post::Kind::tower)
        return towerWords(at->tower);
    // Most of what begins on a spot is a spearman.
    const auto clan = powder::whoseTurn(state);
    const bool asks = clan && at->kind == powder::Post::Kind::spot && !entry::readyPlaces(state).isEmpty() &&
                      powder::available(state, *clan, powder::SoldierType::spearman) > 0;
    if (asks)
        return entry::whyNotThere(state, *clan, powder::Deployed{}, place, {});
    return at->kind == powder::Post::Kind::spot ? spotStays(at->spot) : QString();
}

QString PowderActing::whyNot(const PowderStage& stage, const powder::Post& at) const {
    const powder::State& state = m_running.state();
    const std::string place = powder::toString(at);
    const auto closed = std::find_if(stage.closed.rbegin(), stage.closed.rend(),
                                     [&](const auto& tried) { return tried.first == place; });
    const bool zone = at.kind == powder::Post::Kind::rest || at.kind == powder::Post::Kind::fire;
    if (closed != stage.closed.rend() && (zone || !stage.puts))
        return text::refusalText(state, closed->second);
    if (at.kind == powder::Post::Kind::tower && (stage.puts || m_table.powder()->open().isEmpty()))
        return towerWords(at.tower);
    const auto clan = stage.clan ? stage.clan : powder::whoseTurn(state);
    if (stage.puts && clan)
        return entry::whyNotThere(state, *clan, *stage.puts, place, stage.presumed);
    return m_table.powder()->open().isEmpty() ? QString() : onlyLit();
}

QString PowderActing::onlyLit() {
    return PowderActingText::tr("Not there. Only a lit place answers the question.");
}

QString PowderActing::whyNoAnswer(const powder::Post& at) const {
    if (m_table.powder()->open().isEmpty())
        return at.kind == powder::Post::Kind::tower ? towerWords(at.tower) : QString();
    const auto decision = powder::openDecision(m_running.state());
    switch (decision ? decision->id : powder::DecisionKind::value) {
    case powder::DecisionKind::fire:
    case powder::DecisionKind::stepIn:
    case powder::DecisionKind::casualties:
    case powder::DecisionKind::tower:
        // The question's own second sentence says where.
        return PowderActingText::tr("Not there. %1", "a sentence that says where")
            .arg(m_table.decision()->detail());
    case powder::DecisionKind::save:
        return PowderActingText::tr("Not there. Only somebody who was killed just now can be saved.");
    default:
        return onlyLit();
    }
}

/// An answer by its place on the board. Soldiers in one zone are taken one after the other; if different
/// things could be meant, the list must decide, unless the touch was on one of them.
void PowderActing::pickOption(const QString& place, const std::optional<powder::SoldierAt>& soldier) {
    DecisionModel& decision = *m_table.decision();
    const auto asked = powder::openDecision(m_running.state());
    const auto values = asked ? valuesOf(*asked) : std::vector<powder::Value>{};
    QList<int> here;
    for (int i = 0; i < decision.rows().size(); ++i) {
        if (decision.rows()[i].place != place || decision.rows()[i].forbidden)
            continue;
        if (!soldier || values[static_cast<std::size_t>(i)] == powder::Value(powder::SoldierList{*soldier}))
            here.append(i);
    }
    if (here.isEmpty())
        return;
    if (decision.several()) {
        const auto open =
            std::find_if(here.begin(), here.end(), [&](int index) { return !decision.rows()[index].chosen; });
        if (open != here.end()) {
            decision.answer(*open);
            return;
        }
        for (const int index : here)
            decision.answer(index);
    } else if (here.size() == 1 || soldier) { // several of one kind in one zone are alike
        decision.answer(here.first());
    } else {
        sayWhyNot(severalFit());
    }
}

// ---- dragged soldiers ----

bool PowderActing::beginsAnew() {
    if (!m_planner.running() || m_planner.untouched())
        return true;
    const QString& act = m_planner.action();
    const PowderStage& stage = m_planner.plan(m_running.state()).stage;
    return (act == QLatin1String("attack") || act == QLatin1String("recruit")) && stage.planned.isEmpty() &&
           stage.clan == powder::whoseTurn(m_running.state());
}

std::optional<std::vector<powder::Deployed>> PowderActing::openOrder() {
    if (beginsAnew())
        return std::vector<powder::Deployed>{};
    const PowderStage& stage = m_planner.plan(m_running.state()).stage;
    const bool open = std::any_of(stage.places.begin(), stage.places.end(),
                                  [](const PowderPlaceRow& place) { return place.quiet; });
    if (!(open || stage.more || stage.naming) || stage.clan != powder::whoseTurn(m_running.state()))
        return std::nullopt;
    return stage.presumed;
}

QStringList PowderActing::answersOf(const QString& soldier) {
    if (!m_planner.running() || m_planner.action() != QLatin1String("move"))
        return {};
    const PowderStage& stage = m_planner.plan(m_running.state()).stage;
    if (stage.clan != powder::whoseTurn(m_running.state()) ||
        stage.about != QStringList{soldier.section(QLatin1Char('@'), 1)})
        return {};
    QStringList places;
    for (const PowderPlaceRow& place : stage.places) {
        if (!place.forbidden)
            places.append(place.place);
    }
    return places;
}

void PowderActing::lift(const QString& soldier) {
    QStringList places;
    const auto clan = m_running.isOpen() ? powder::whoseTurn(m_running.state()) : std::nullopt;
    if (const auto told = clan ? openOrder() : std::nullopt) {
        for (const auto& landing : entry::landings(m_running.state(), *clan, soldier.toStdString(), *told))
            places.append(QString::fromStdString(landing.place));
    } else if (clan) {
        places = answersOf(soldier);
        if (places.isEmpty())
            sayWhyNot(PowderActingText::tr("First answer what the panel asks."));
    }
    m_table.powder()->setLandings(places);
}

void PowderActing::drop(const QString& soldier, const QString& place) {
    const auto clan = m_running.isOpen() ? powder::whoseTurn(m_running.state()) : std::nullopt;
    const auto told = clan ? openOrder() : std::nullopt;
    if (!told) {
        if (clan && answersOf(soldier).contains(place) && !enterAtOnce({place.toStdString()}) &&
            m_planner.running())
            m_table.powder()->tellLanding(landedText());
        return;
    }
    for (const auto& landing : entry::landings(m_running.state(), *clan, soldier.toStdString(), *told)) {
        if (landing.place != place.toStdString())
            continue;
        if (beginsAnew())
            m_planner.stop();
        if (!m_planner.running())
            start(landing.moves ? QStringLiteral("move") : QString::fromUtf8(entry::hereAction.data()));
        const bool naming = m_planner.plan(m_running.state()).stage.naming;
        if (enterAtOnce(naming ? landing.named : landing.touches))
            return;
        // Where nobody else can be put, such as a gap of the card for a tank, he has to be named first.
        if (!m_table.powderAction()->open() && !landing.moves) {
            start(soldier.contains(u'@') ? QStringLiteral("attack") : QStringLiteral("recruit"));
            if (enterAtOnce(landing.named))
                return;
        }
        if (m_table.powderAction()->open() && m_planner.running())
            m_table.powder()->tellLanding(landedText());
        else
            sayWhyNot(PowderActingText::tr("He cannot stand there now."));
        return;
    }
    const auto post = powder::parsePost(place.toStdString());
    const QString why =
        post && post->kind == powder::Post::Kind::tower
            ? towerWords(post->tower)
            : entry::whyNotThere(m_running.state(), *clan, soldier.toStdString(), place.toStdString(), *told);
    if (!why.isEmpty())
        sayWhyNot(why);
    if (!soldier.isEmpty())
        m_table.powder()->tellLanding(PowderActingText::tr("Put back where he was."));
}

/// One movement of the hand, which one way back undoes. True if a command was carried out.
bool PowderActing::enterAtOnce(const std::vector<std::string>& touches) {
    const std::size_t before = m_planner.touched();
    touchAll(touches);
    if (m_planner.touched() > before) {
        nextWorked();
        m_drags.emplace_back(before, m_planner.touched());
    }
    return m_planner.running() && submitIfComplete(); // else none of the touches could be made
}

/// Whom the last drag has put where, and what the panel asks now. A drag that ended a command has told steps.
QString PowderActing::landedText() {
    const PowderStage& stage = m_planner.plan(m_running.state()).stage;
    QStringList sentences;
    if (!stage.planned.isEmpty())
        sentences.append(stage.planned.last());
    sentences.append(titleOf(stage));
    if (!stage.doneText.isEmpty())
        sentences.append(stage.doneText);
    for (QString& sentence : sentences) {
        if (!sentence.endsWith(u'?') && !sentence.endsWith(u'.'))
            sentence.append(u'.');
    }
    return sentences.join(u' ');
}

/// All of them, or none. A choice that is presumed already is not touched again; a rest zone with soldiers in
/// it asks first who leaves it.
void PowderActing::touchAll(const std::vector<std::string>& touches) {
    const powder::State& state = m_running.state();
    int made = 0;
    const auto offered = [&](std::string_view id, bool chosen) {
        const auto& choices = m_planner.plan(state).stage.choices;
        return std::any_of(choices.begin(), choices.end(), [&](const ChoiceRow& choice) {
            return choice.id.toStdString() == id && (choice.chosen || !chosen);
        });
    };
    const auto take = [&](const std::string& touch) {
        const bool taken = m_planner.touch(state, touch);
        made += taken ? 1 : 0;
        return taken;
    };
    for (const std::string& touch : touches) {
        if (powder::parse<powder::SoldierType>(touch) && offered(entry::recruitTouch, false))
            take(std::string(entry::recruitTouch));
        if (offered(touch, true) || take(touch))
            continue;
        for (; made > 0; --made)
            m_planner.back();
        if (m_planner.untouched())
            m_table.powderAction()->setOpen(false);
        return;
    }
}

/// Beside the board stand the soldiers whom the player may recruit whose turn it is.
void PowderActing::showTray() {
    const powder::State& state = m_running.state();
    const auto clan = powder::whoseTurn(state);
    if (!clan || entry::readyPlaces(state).isEmpty()) {
        m_table.powder()->setTray({}, {});
        return;
    }
    // Whoever stands on the picture has left the tray.
    std::vector<powder::Deployed> presumed;
    if (m_planner.running()) {
        const PowderStage& stage = m_planner.plan(state).stage;
        if (stage.presumedOf == clan)
            presumed = stage.presumed;
    }
    m_table.powder()->setTray(entry::trayRows(state, *clan, presumed), entry::standingSoldiers(state, *clan));
}

/// Several rows are soldiers, each a list of one; their answer is the list of all.
void PowderActing::answer(const QList<int>& chosen) {
    const auto decision = m_running.isOpen() ? powder::openDecision(m_running.state()) : std::nullopt;
    if (!decision)
        return;
    const std::vector<powder::Value> values = valuesOf(*decision);
    powder::Value value = powder::SoldierList{};
    if (m_table.decision()->several()) {
        auto& all = std::get<powder::SoldierList>(value);
        for (const int index : chosen) {
            const auto& one = std::get<powder::SoldierList>(values[static_cast<std::size_t>(index)]);
            all.insert(all.end(), one.begin(), one.end());
        }
    } else {
        value = values[static_cast<std::size_t>(chosen.front())];
    }
    m_submit(Request{GameCommand(powder::command::Answer{decision->id, std::move(value)}), originBy("hand")});
}

/// What the screen enters comes as a value of the log, and its line stays as it was entered.
void PowderActing::enter(const QString& value) {
    const auto decision = m_running.isOpen() ? powder::openDecision(m_running.state()) : std::nullopt;
    if (!decision)
        return;
    nlohmann::ordered_json line{{"do", "answer"},
                                {"decision", powder::toString(decision->id)},
                                {"value", nlohmann::ordered_json::parse(value.toStdString(), nullptr, false)},
                                {"by", "hand"}};
    auto command = PowderPlay::read(*m_running.game(), line);
    if (!command)
        m_submit(command.error());
    else
        m_submit(Request{GameCommand(std::move(*command)), originBy("hand"), std::move(line)});
}

// ---- showing ----

void PowderActing::show() {
    if (!m_running.isOpen())
        return;
    if (m_planner.running() && !PowderPlanner::offers(m_running.state(), m_planner.action()))
        close(); // undone to a state without such an action
    showActions();
    showPanel();
    showTray();
    if (!m_planner.running())
        showDecisionPlaces();
    showNamed();
}

/// What the last command built, if whoever's turn it is may build it there once more.
std::optional<powder::command::Build> PowderActing::again() const {
    if (!m_running.isOpen() || m_running.position() == 0)
        return std::nullopt;
    const powder::State& state = m_running.state();
    const auto& entries = m_running.game()->session().entries();
    const auto* last = std::get_if<powder::command::Build>(&entries[m_running.position() - 1].command);
    if (last == nullptr || powder::whoseTurn(state) != last->clan || powder::openDecision(state) ||
        entry::refusalOf(state, *last))
        return std::nullopt;
    return *last;
}

bool PowderActing::turnIsFresh() const {
    const powder::State& state = m_running.state();
    const auto clan = powder::whoseTurn(state);
    const auto& entries = m_running.game()->session().entries();
    for (std::size_t n = m_running.position(); clan && n > 0; --n) {
        const powder::Command& command = entries[n - 1].command;
        if (holdsAny<powder::command::EndTurn, powder::command::Order, powder::command::ToSeason>(command))
            break;
        const bool acts = !holdsAny<powder::command::Answer, powder::command::Correct>(command);
        if (acts && text::commandClan(state, command) == clan)
            return false;
    }
    return clan.has_value();
}

void PowderActing::showActions() {
    QList<ChoiceRow> actions = PowderPlanner::actions(m_running.state());
    QStringList beside = PowderPlanner::beside(m_running.state());
    if (const auto build = again(); build && !actions.isEmpty()) {
        ChoiceRow row = entry::row(
            againAction.data(),
            PowderActingText::tr("Once more: %1", "what was built").arg(entry::buildingTitle(*build)));
        row.detail = text::capital(text::sectionPlace(build->at));
        // Beside "build" in the list of all.
        for (const ChoiceRow& action : actions) {
            if (action.id == QLatin1String("build"))
                row.group = action.group;
        }
        // After all that is a tile in every turn, so that no tile gives way to it; beside the steps of what
        // was built it is a touch, too.
        const auto last = std::find_if(actions.begin(), actions.end(), [](const ChoiceRow& action) {
            return action.id == QLatin1String("overseer");
        });
        actions.insert(last == actions.end() ? last : std::next(last), row);
        beside.prepend(againAction);
    }
    // An action that cannot be entered now needs no button beside the steps, and going on cannot skip it.
    erase_if(beside, [&](const QString& id) {
        return std::none_of(actions.begin(), actions.end(),
                            [&](const ChoiceRow& action) { return action.id == id && action.enabled; });
    });
    const auto turn = powder::whoseTurn(m_running.state());
    const QString onward = turn && turnIsFresh() ? PowderActingText::tr("On to %1's turn", "player")
                                                       .arg(text::playerName(m_running.setup(), *turn))
                                                 : QString();
    m_table.powderAction()->showActions(actions, beside, onward);
}

QString PowderActing::titleOf(const PowderStage& stage) const {
    // The card that came last is to be laid first: a line below says so, and the title is read before it.
    if (m_planner.action() == QLatin1String("horde") && m_wentOn && m_cardsLeft > 0 && m_planner.untouched())
        return PowderActingText::tr("Then draw the next horde card: which one?");
    const bool dragged = !m_drags.empty() && m_drags.back().second == m_planner.touched();
    return dragged && !stage.named.isEmpty() ? stage.named : stage.title;
}

void PowderActing::showPanel() {
    PowderActionModel& panel = *m_table.powderAction();
    if (!m_planner.running()) {
        panel.show({}, {});
        m_table.powder()->keepDark(false);
        m_presumed = false; // the presenter shows the table again
        return;
    }
    const PowderStage& stage = m_planner.plan(m_running.state()).stage;
    PowderActionModel::Facts facts;
    if (stage.clan)
        setPlayer(facts, m_running.setup(), *stage.clan);
    facts.action = m_planner.action();
    facts.legend = legendOf(stage.choices);
    facts.goesOn = m_wentOn;
    if (m_wentOn && m_running.state().season == powder::Season::setUp)
        facts.progress = text::progressOf(text::seasonGuide(m_running.state()));
    facts.title = titleOf(stage);
    facts.hint = stage.hint;
    facts.closedWhy = sharedReason(stage.choices);
    if (!facts.closedWhy.isEmpty())
        facts.closedText = closedText(stage.choices, facts.closedWhy);
    facts.doneText = stage.doneText;
    const auto act = m_planner.act(m_running.state());
    if (stage.clan && stage.clan == powder::whoseTurn(m_running.state()) && act) {
        facts.endText = std::visit(EndingText{}, *act);
        const Ending ending = endingTurn();
        facts.ends = ending.end.has_value();
        // The page asks this very question: twice it would read like two.
        const bool asksIt =
            stage.enlarge &&
            std::any_of(stage.choices.begin(), stage.choices.end(),
                        [](const ChoiceRow& choice) { return choice.id.toStdString() == entry::laterTouch; });
        facts.endWhy = asksIt && !ending.why.isEmpty()
                           ? PowderActingText::tr("Without an answer here you are asked afterwards.")
                           : ending.why;
    }
    facts.planned = stage.planned;
    facts.number = stage.number.has_value();
    if (stage.number) {
        facts.least = stage.number->least;
        facts.most = stage.number->most;
        facts.present = stage.number->now.value_or(-1);
    }
    if (stage.value)
        facts.question = valueQuestion(*stage.value, {}, stage.known); // the panel shows the title
    facts.words = stage.words;
    facts.dice = stage.dice;
    facts.listed = stage.listed;
    panel.show(facts, stage.choices);
    showPresumed(stage);
    // What was done last is no answer here, unless its steps stand beside the question.
    m_table.powder()->keepDark(!m_wentOn);
    m_table.powder()->setPlaces(stage.boardTitle.isEmpty() ? facts.title : stage.boardTitle, stage.places,
                                stage.enlarge, stage.about);
    QList<PlayerRow> players = m_table.playerRows().rows();
    light(players, actingClans(m_running.state(), stage.clan));
    m_table.showPlayers(players);
}

void PowderActing::showPresumed(const PowderStage& stage) {
    const bool soldiers = stage.presumedOf && !stage.presumed.empty();
    const bool any = soldiers || stage.machine;
    if (!any && !m_presumed)
        return;
    m_presumed = any;
    const powder::State table = powder::seen(m_running.state());
    const powder::State picture = soldiers ? withPresumed(table, *stage.presumedOf, stage.presumed) : table;
    // Orders are entered in the fall: no assault has ended yet.
    const TableChange change{table, table, {}, {}, true};
    QList<PowderSectionRow> sections = sectionRows(picture, powder::forecast(m_running.state()), {}, &change);
    for (const PowderPlaceRow& place : stage.places) {
        for (PowderSectionRow& section : sections) {
            if (stage.machine && place.place == section.section && !place.forbidden)
                section.presumedMachines = {QString::fromUtf8(powder::toString(*stage.machine).data())};
        }
    }
    m_table.powder()->setSections(sections);
    m_table.powder()->setSlots(slotRows(picture, &change));
    m_table.powder()->setHoldings(holdingRows(picture));
}

void PowderActing::showDecisionPlaces() {
    const DecisionModel& decision = *m_table.decision();
    if (!decision.open()) {
        m_table.powder()->setPlaces({}, entry::readyPlaces(m_running.state()));
        return;
    }
    QList<PowderPlaceRow> places;
    const auto asked = powder::openDecision(m_running.state());
    const auto values = asked ? valuesOf(*asked) : std::vector<powder::Value>{};
    const QList<OptionRow> options = decision.rows();
    for (qsizetype i = 0; i < options.size(); ++i) {
        const OptionRow& option = options[i];
        if (option.place.isEmpty())
            continue;
        const auto there = std::find_if(places.begin(), places.end(),
                                        [&](const PowderPlaceRow& row) { return row.place == option.place; });
        if (there != places.end()) {
            there->chosen = there->chosen || option.chosen;
            continue;
        }
        PowderPlaceRow row;
        row.place = option.place;
        row.label = option.label;
        row.forbidden = option.forbidden;
        row.why = option.why;
        row.chosen = option.chosen;
        // A tank answers with all its spots.
        const auto* list = static_cast<std::size_t>(i) < values.size()
                               ? std::get_if<powder::SoldierList>(&values[static_cast<std::size_t>(i)])
                               : nullptr;
        if (list != nullptr && list->size() == 1 && list->front().type == powder::SoldierType::tank)
            row.spots = text::placeIds(list->front().type, list->front().at);
        places.append(row);
    }
    // Where a wound or a step goes is answered on the cards. The answer ticks the one step that may be left.
    const bool aims =
        decision.decision() == QLatin1String("fire") || decision.decision() == QLatin1String("step-in");
    m_table.powder()->setPlaces(decision.title(), places, aims && m_cardsLeft <= 1);
}

} // namespace watchfire

#include "moc_powder_acting.cpp"
