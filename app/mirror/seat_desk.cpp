// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/seat_desk.h"

#include "app/mirror/act_stage.h"
#include "app/mirror/client.h"
#include "app/mirror/item.h"
#include "app/mirror/public_view.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire::mirror {

namespace {

struct SeatText {
    Q_DECLARE_TR_FUNCTIONS(SeatText)
};

using Json = nlohmann::ordered_json;

constexpr int toldVersion = 1;
constexpr double mostAtOnce = 6;
constexpr double perMillisecond = 0.001;
constexpr double leastOfQuestion = 0.25;
static_assert(longestHeard > static_cast<int>(longestProposal)); // a longer one is seen to be too long

/// The card that is to be ticked now; nothing if all are.
std::optional<StepRow> currentStep(const StepsModel& steps) {
    const int at = steps.currentIndex();
    return at >= 0 && at < steps.rows().size() ? std::optional(steps.rows()[at]) : std::nullopt;
}

/// What a question takes of what its seat may propose. An act is entered from its first touch each time: one
/// with as many touches as there can be keeps the table busy like a command, and counts as one.
double costOfQuestion(const proposal::Act& act) {
    const double length = static_cast<double>(act.touches.size()) / mostTouches;
    return leastOfQuestion + (1 - leastOfQuestion) * length;
}

QList<int> asList(const std::vector<int>& rows) {
    return {rows.begin(), rows.end()};
}

Json placeOf(const BuildOffer& offer) {
    Item item;
    item.with("place", offer.key).with("text", offer.place.label).with("kind", scene::word(offer.place.kind));
    item.at("x", offer.place.cx).at("y", offer.place.cy);
    if (offer.place.kind == scene::PlaceKind::side || offer.place.kind == scene::PlaceKind::wall)
        item.at("x1", offer.place.x1)
            .at("y1", offer.place.y1)
            .at("x2", offer.place.x2)
            .at("y2", offer.place.y2);
    return std::move(item).json();
}

/// By piece, each with its places.
Json grouped(const std::vector<BuildOffer>& builds) {
    Json pieces = Json::array();
    for (const BuildOffer& build : builds) {
        if (pieces.empty() || pieces.back()["piece"] != build.piece.toStdString()) {
            Item piece;
            piece.with("piece", build.piece).with("text", build.title).with("detail", build.detail);
            pieces.push_back(std::move(piece).json());
            pieces.back()["places"] = Json::array();
        }
        pieces.back()["places"].push_back(placeOf(build));
    }
    return pieces;
}

Json listed(const std::vector<ActOffer>& acts) {
    Json list = Json::array();
    for (const ActOffer& act : acts) {
        Item item;
        item.with("act", act.id).with("text", act.title).with("detail", act.detail).with("opens", act.opens);
        list.push_back(std::move(item).json());
    }
    return list;
}

} // namespace

SeatDesk::SeatDesk(Parts parts, QObject* parent) : QObject(parent), m_parts(std::move(parts)) {
    connect(&m_parts.card, &ProposalModel::accepted, this, [this] { decide(true); });
    connect(&m_parts.card, &ProposalModel::refused, this, [this] { decide(false); });
    connect(&m_parts.desk, &GameDesk::changed, this, &SeatDesk::tableChanged);
}

void SeatDesk::begin(const QStringList& players) {
    m_seats.clear();
    for (const QString& player : players)
        m_seats.push_back({player, mostAtOnce, m_parts.clock()});
    m_waiting.clear();
    showCard();
}

// ---- what fits ----

std::optional<PlayerRow> SeatDesk::player(int seat) const {
    const QString& id = m_seats[static_cast<std::size_t>(seat)].player;
    for (const PlayerRow& row : m_parts.table.playerRows().rows()) {
        if (row.player == id)
            return row;
    }
    return std::nullopt;
}

std::optional<BuildOffer> SeatDesk::offered(int seat, const proposal::Build& build) const {
    for (BuildOffer& offer : m_parts.desk.family()->builds(player(seat)->player)) {
        if (offer.piece.toStdString() == build.piece && offer.key.toStdString() == build.place)
            return std::move(offer);
    }
    return std::nullopt;
}

ActReply SeatDesk::entered(int seat, const proposal::Act& act) const {
    return m_parts.desk.family()->enter(player(seat)->player, QString::fromStdString(act.act), act.touches);
}

std::optional<Request> SeatDesk::requestOf(int seat, const Proposal& proposal) const {
    if (const auto* build = std::get_if<proposal::Build>(&proposal.what)) {
        const auto offer = offered(seat, *build);
        return offer ? std::optional(Request{offer->command}) : std::nullopt;
    }
    const auto* act = std::get_if<proposal::Act>(&proposal.what);
    ActReply reply = act == nullptr ? ActReply() : entered(seat, *act);
    auto* whole = std::get_if<ActCommand>(&reply);
    return whole == nullptr ? std::nullopt : std::optional(std::move(whole->request));
}

std::optional<Refusal> SeatDesk::misfit(int seat, const Proposal& proposal) const {
    if (!m_parts.desk.open() || proposal.game != m_parts.desk.gameId() ||
        proposal.revision != m_parts.desk.revision())
        return Refusal::stale;
    if (!player(seat))
        return Refusal::notYours;
    return std::visit([&](const auto& what) { return misfit(seat, what); }, proposal.what);
}

std::optional<Refusal> SeatDesk::misfit(int seat, const proposal::Roll&) const {
    if (!m_parts.table.canRoll())
        return Refusal::notNow;
    return m_parts.table.turnPlayer() == player(seat)->player ? std::nullopt
                                                              : std::optional(Refusal::notYours);
}

/// Steps belong to the whole table: whoever did one may say so.
std::optional<Refusal> SeatDesk::misfit(int, const proposal::Tick& tick) const {
    const auto current = currentStep(*m_parts.table.steps());
    return current && current->id.toStdString() == tick.step ? std::nullopt : std::optional(Refusal::stale);
}

std::optional<Refusal> SeatDesk::misfit(int seat, const proposal::Answer& answer) const {
    const DecisionModel& question = *m_parts.table.decision();
    if (!question.open())
        return Refusal::notNow;
    if (question.player() != player(seat)->player)
        return Refusal::notYours;
    return question.takes(asList(answer.rows)) ? std::nullopt : std::optional(Refusal::notNow);
}

std::optional<Refusal> SeatDesk::misfit(int seat, const proposal::Build& build) const {
    if (offered(seat, build))
        return std::nullopt;
    const QString id = player(seat)->player;
    const bool builds = m_parts.table.turnPlayer() == id || !m_parts.desk.family()->builds(id).empty();
    return builds ? Refusal::notNow : Refusal::notYours;
}

std::optional<Refusal> SeatDesk::misfit(int seat, const proposal::Act& act) const {
    if (!std::holds_alternative<std::monostate>(entered(seat, act)))
        return std::nullopt;
    const auto isOffered = [&](const PlayerRow& who) {
        const auto acts = m_parts.desk.family()->acts(who.player);
        return std::any_of(acts.begin(), acts.end(),
                           [&](const ActOffer& offer) { return offer.id.toStdString() == act.act; });
    };
    const auto& players = m_parts.table.playerRows().rows();
    const bool others = !isOffered(*player(seat)) && std::any_of(players.begin(), players.end(), isOffered);
    return others ? Refusal::notYours : Refusal::notNow;
}

Json SeatDesk::offers() const {
    Json all = Json::array();
    for (int seat = 0; seat < static_cast<int>(m_seats.size()) && m_parts.desk.open(); ++seat) {
        const auto who = player(seat);
        if (!who)
            continue;
        Item item;
        item.with("player", who->player).with("seat", Json(seat));
        item.with("roll", !misfit(seat, proposal::Roll{}));
        if (const auto step = currentStep(*m_parts.table.steps()))
            item.with("tick", step->id);
        const DecisionModel& question = *m_parts.table.decision();
        if (question.open() && question.player() == who->player && question.rowCount() > 0) {
            item.with("answer", true);
            if (question.several())
                item.with("several", Json(question.count()));
        }
        item.with("build", grouped(m_parts.desk.family()->builds(who->player)));
        item.with("acts", listed(m_parts.desk.family()->acts(who->player)));
        all.push_back(std::move(item).json());
    }
    return all;
}

QString SeatDesk::words(int seat, const Proposal& proposal) const {
    struct Visitor {
        const SeatDesk& desk;
        int seat;
        QString operator()(const proposal::Roll& roll) const {
            return SeatText::tr("Rolled %1 and %2").arg(roll.die1).arg(roll.die2);
        }
        QString operator()(const proposal::Tick&) const {
            const auto step = currentStep(*desk.m_parts.table.steps());
            return step ? SeatText::tr("Done: %1", "a step").arg(step->sentence) : QString();
        }
        QString operator()(const proposal::Answer& answer) const {
            const DecisionModel& question = *desk.m_parts.table.decision();
            QStringList rows;
            for (const int row : answer.rows)
                rows.append(question.rows().value(row).label);
            return rows.isEmpty()
                       ? SeatText::tr("Answers: none of them")
                       : SeatText::tr("Answers: %1").arg(rows.join(SeatText::tr(", ", "between answers")));
        }
        QString operator()(const proposal::Build& build) const {
            const auto offer = desk.offered(seat, build);
            return offer
                       ? SeatText::tr("%1, %2", "a piece and its place").arg(offer->title, offer->place.label)
                       : QString();
        }
        QString operator()(const proposal::Act& act) const {
            const ActReply reply = desk.entered(seat, act);
            const auto* whole = std::get_if<ActCommand>(&reply);
            return whole == nullptr ? QString() : whole->words;
        }
    };
    return std::visit(Visitor{*this, seat}, proposal.what);
}

// ---- what comes ----

bool SeatDesk::tooOften(Seat& seat) const {
    const qint64 now = m_parts.clock();
    seat.left = std::min(mostAtOnce, seat.left + perMillisecond * static_cast<double>(now - seat.at));
    seat.at = now;
    if (seat.left < 1)
        return true;
    seat.left -= 1;
    return false;
}

void SeatDesk::came(int seat, const QByteArray& text) {
    if (seat < 0 || seat >= static_cast<int>(m_seats.size()))
        return;
    Seat& its = m_seats[static_cast<std::size_t>(seat)];
    if (tooOften(its)) {
        // Once: whoever floods the table gets no flood of answers.
        if (!std::exchange(its.toldTooOften, true))
            refuse(seat, {}, Refusal::tooOften);
        return;
    }
    its.toldTooOften = false;
    const auto read = readProposal({text.constData(), static_cast<std::size_t>(text.size())});
    if (const auto* refused = std::get_if<Refused>(&read)) {
        refuse(seat, refused->id, refused->why);
        return;
    }
    const auto& proposal = std::get<Proposal>(read);
    if (const auto why = misfit(seat, proposal)) {
        refuse(seat, proposal.id, *why);
        return;
    }
    if (std::any_of(m_waiting.begin(), m_waiting.end(),
                    [&](const Waiting& each) { return each.seat == seat; })) {
        refuse(seat, proposal.id, Refusal::busy);
        return;
    }
    if (const auto* act = std::get_if<proposal::Act>(&proposal.what)) {
        const ActReply reply = entered(seat, *act);
        if (const auto* stage = std::get_if<ActStage>(&reply)) {
            // A question changes nothing, and questions follow one another faster than commands.
            its.left += 1 - costOfQuestion(*act);
            askNext(seat, proposal, *stage);
            return;
        }
    }
    if (m_parts.phones.atOnce() && !tableIsBusy()) {
        carryOut(seat, proposal);
        return;
    }
    m_waiting.push_back({seat, proposal, QString::number(++m_cards)});
    tell(seat, proposal, "waiting");
    showCard();
}

bool SeatDesk::tableIsBusy() const {
    TableModel& table = m_parts.table;
    // What opened by itself, and was not touched, is nobody's.
    const PowderActionModel& entry = *table.powderAction();
    const bool entering = entry.open() && !(entry.goesOn() && entry.planned().isEmpty());
    return m_acting || table.build()->open() || table.knight()->open() || table.correction()->open() ||
           entering || table.refusal()->open() || table.decision()->chosen() > 0;
}

void SeatDesk::decide(bool accepted) {
    if (m_waiting.empty())
        return;
    const Waiting first = m_waiting.front();
    m_waiting.erase(m_waiting.begin());
    if (!accepted)
        refuse(first.seat, first.proposal.id, Refusal::no);
    else if (const auto why = misfit(first.seat, first.proposal))
        refuse(first.seat, first.proposal.id, *why);
    else
        carryOut(first.seat, first.proposal);
    showCard();
}

/// As a finger does it. It fits the table, which the caller has asked.
void SeatDesk::carryOut(int seat, const Proposal& proposal) {
    TableModel& table = m_parts.table;
    const int before = m_parts.desk.revision();
    m_acting = true;
    struct Visitor {
        SeatDesk& desk;
        int seat;
        const Proposal& proposal;
        TableModel& table;
        void operator()(const proposal::Roll& roll) const { table.roll(roll.die1, roll.die2); }
        void operator()(const proposal::Tick&) const { table.steps()->done(); }
        void operator()(const proposal::Answer& answer) const {
            table.decision()->answerRows(asList(answer.rows));
        }
        void operator()(const proposal::Build&) const { submit(); }
        void operator()(const proposal::Act&) const { submit(); }
        void submit() const {
            if (const auto request = desk.requestOf(seat, proposal))
                (void)desk.m_parts.desk.submit(*request);
        }
    };
    std::visit(Visitor{*this, seat, proposal, table}, proposal.what);
    m_acting = false;
    const bool done = std::holds_alternative<proposal::Tick>(proposal.what)
                          ? misfit(seat, proposal).has_value()
                          : m_parts.desk.revision() != before;
    if (done) {
        tell(seat, proposal, "taken");
        return;
    }
    // The phone says why; the table's screen stays as it is.
    refuse(seat, proposal.id, Refusal::rules, table.refusal()->text());
    table.refusal()->dismiss();
}

/// What does not fit any more is refused; its card goes away.
void SeatDesk::tableChanged() {
    std::vector<Waiting> gone;
    for (auto each = m_waiting.begin(); each != m_waiting.end();) {
        if (!misfit(each->seat, each->proposal)) {
            ++each;
            continue;
        }
        gone.push_back(std::move(*each));
        each = m_waiting.erase(each);
    }
    for (const Waiting& each : gone)
        refuse(each.seat, each.proposal.id, Refusal::stale);
    showCard();
}

void SeatDesk::showCard() {
    ProposalModel::Facts facts;
    if (!m_waiting.empty()) {
        const Waiting& first = m_waiting.front();
        const auto who = player(first.seat);
        facts.key = first.key;
        facts.name = who->name;
        facts.colour = who->colour;
        facts.symbol = who->symbol;
        facts.text = words(first.seat, first.proposal);
        facts.more = static_cast<int>(m_waiting.size()) - 1;
    }
    m_parts.card.show(facts);
    lightPlaces();
}

/// On the board, while the card waits; so that nobody has to look for a place by its words.
void SeatDesk::lightPlaces() const {
    m_parts.table.board()->setProposed({});
    m_parts.table.powder()->setProposed({});
    const auto request =
        m_waiting.empty() ? std::nullopt : requestOf(m_waiting.front().seat, m_waiting.front().proposal);
    if (request)
        m_parts.desk.family()->showProposed(std::get<GameCommand>(request->what));
}

// ---- what is told ----

void SeatDesk::tell(int seat, const Proposal& proposal, const char* state) const {
    m_parts.tell(seat, oneLine(Json{{"watchfire-told", toldVersion},
                                    {"id", proposal.id},
                                    {"state", state},
                                    {"revision", proposal.revision}}));
}

void SeatDesk::askNext(int seat, const Proposal& proposal, const ActStage& stage) const {
    m_parts.tell(seat, oneLine(Json{{"watchfire-told", toldVersion},
                                    {"id", proposal.id},
                                    {"state", "asks"},
                                    {"ask", stageJson(stage)}}));
}

void SeatDesk::refuse(int seat, const std::string& id, Refusal why, const QString& text) const {
    Json told{{"watchfire-told", toldVersion}, {"id", id}, {"state", "refused"}, {"why", word(why)}};
    if (!text.isEmpty())
        told["text"] = text.toStdString();
    m_parts.tell(seat, oneLine(told));
}

} // namespace watchfire::mirror

#include "moc_seat_desk.cpp"
