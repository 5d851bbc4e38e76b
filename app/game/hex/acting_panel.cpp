// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/acting_panel.h"

#include "app/game/hex/board_picker.h"
#include "app/game/hex/card_script.h"
#include "app/game/hex/correction_script.h"
#include "app/game/hex/founding_script.h"
#include "app/game/hex/no_place.h"
#include "app/game/hex/player_dress.h"
#include "app/game/hex/player_rows.h"
#include "app/game/hex/table_presenter.h"
#include "app/game/hex/touched_places.h"
#include "app/hex/rooms.h"
#include "app/models/board_geometry.h"
#include "app/text/decision_text.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"

#include <QCoreApplication>

#include <utility>

namespace watchfire {

namespace {

struct ActingText {
    Q_DECLARE_TR_FUNCTIONS(ActingText)
};

} // namespace

ActingPanel::ActingPanel(TableModel& table, const RunningHexGame& running, Submit submit, QObject* parent)
    : QObject(parent), m_table(table), m_running(running), m_submit(std::move(submit)) {
    connect(m_table.board(), &BoardModel::picked, this,
            [this](const QString&, const QString&, int index) { picked(index); });
    connect(m_table.board(), &BoardModel::refused, &m_table, &TableModel::showNotice);
    connect(m_table.board(), &BoardModel::missed, this, &ActingPanel::missed);
    connect(m_table.decision(), &DecisionModel::answered, this, [this](const QList<int>& chosen) {
        const auto values = m_running.isOpen() ? offeredValues() : std::vector<hex::Value>{};
        const auto at = static_cast<std::size_t>(chosen.value(0, -1));
        if (at < values.size())
            answer(values[at]);
    });
    connect(m_table.decision(), &DecisionModel::refused, &m_table, &TableModel::showNotice);
    connectFounding();
    connectBuild();
    connectCard();
    connectCorrection();
}

/// A panel starts its script when it opens, and closes the others. What is chosen in it is the next touch.
template <class Model>
void ActingPanel::connectPanel(Model* model, Purpose purpose, const HexRun::Script& script) {
    connect(model, &Model::openChanged, this, [this, model, purpose, script] {
        if (model->open()) {
            m_run.start(script);
            m_panel = purpose;
            openOnly(purpose);
        } else if (m_panel == purpose) {
            m_run.stop();
            m_panel = Purpose::none;
        }
        show();
    });
    connect(model, &Model::chosen, this, [this, purpose](const QString& id) {
        if (m_panel == purpose)
            touch(id);
    });
}

void ActingPanel::connectFounding() {
    m_founding.start(foundingScript);
    FoundingModel* founding = m_table.founding();
    connect(founding, &FoundingModel::pieceChosen, this,
            [this](const QString& piece) { touch(m_founding, piece); });
    connect(founding, &FoundingModel::beginAsked, this, [this] {
        if (m_running.isOpen())
            submit(endOfFounding());
    });
}

void ActingPanel::connectBuild() {
    BuildModel* build = m_table.build();
    connect(build, &BuildModel::openChanged, this, [build] { build->setAnywhere(false); });
    connectPanel(build, Purpose::build, [this, build](HexEntry& entry) {
        return buildScript(entry, m_builders, build->anywhere());
    });
    const auto anew = [this] {
        if (m_panel == Purpose::build)
            m_run.forget();
        show();
    };
    connect(build, &BuildModel::anywhereChanged, this, anew);
    connect(build, &BuildModel::skipped, this, [this, anew](const QString& player) {
        if (m_running.isOpen())
            m_builders.skip(m_running.state(), player);
        anew();
    });
    connect(build, &BuildModel::playerChosen, this, [this](const QString& player) {
        if (m_running.isOpen() && m_panel == Purpose::build)
            touch(m_running.setup().findPlayer(player.toStdString()));
    });
    connect(build, &BuildModel::spendAsked, this, [this](int amount) {
        if (m_running.isOpen() && m_panel == Purpose::build)
            submit(hex::command::SpendCounters{stage(m_run).player, static_cast<std::uint8_t>(amount)});
    });
}

void ActingPanel::connectCard() {
    KnightModel* card = m_table.knight();
    connectPanel(card, Purpose::card, cardScript);
    connect(card, &KnightModel::backAsked, this, [this, card] {
        if (m_panel == Purpose::card && !m_run.back())
            card->setOpen(false);
        show();
    });
    connect(card, &KnightModel::playAsked, this, [this] {
        if (m_panel == Purpose::card)
            touch(QString::fromLatin1(playTouch));
    });
}

void ActingPanel::connectCorrection() {
    CorrectionModel* correction = m_table.correction();
    const auto at = [](std::vector<hex::Place> touched) -> HexRun::Script {
        return [touched = std::move(touched)](HexEntry& entry) { return correctionScript(entry, touched); };
    };
    connectPanel(correction, Purpose::correction, at({}));
    connect(correction, &CorrectionModel::chosenAt, this, [this, at](const QPointF& point) {
        if (!m_running.isOpen() || m_panel != Purpose::correction)
            return;
        m_run.start(at(touchedPlaces(m_running.state(), point)));
        show();
    });
    connect(correction, &CorrectionModel::backAsked, this, [this] {
        if (m_panel == Purpose::correction)
            m_run.back();
        show();
    });
}

void ActingPanel::openOnly(Purpose panel) {
    if (panel != Purpose::build)
        m_table.build()->setOpen(false);
    if (panel != Purpose::card)
        m_table.knight()->setOpen(false);
    if (panel != Purpose::correction)
        m_table.correction()->setOpen(false);
}

// ---- touches ----

const HexStage& ActingPanel::stage(HexRun& run) {
    return run.plan(m_running.state()).stage;
}

void ActingPanel::touch(const HexTouch& touch) {
    this->touch(m_run, touch);
}

void ActingPanel::touch(HexRun& run, const HexTouch& touch) {
    if (!m_running.isOpen())
        return;
    std::optional<hex::Command> command;
    if (run.touch(m_running.state(), touch))
        command = run.plan(m_running.state()).command;
    if (!command) {
        show();
        return;
    }
    // A refusal takes the script back by one touch.
    run.back();
    const bool laysRoads = m_panel == Purpose::card || m_panel == Purpose::build;
    if (!submit(*command))
        return;
    // The free roads of a card are laid immediately, one after the other.
    if (laysRoads && m_running.state().turn.freeRoads > 0)
        m_table.build()->setOpen(true);
}

bool ActingPanel::submit(const hex::Command& command, const Origin& origin) {
    return m_submit(Request{command, origin});
}

void ActingPanel::answer(const hex::Value& value) {
    if (const auto decision = hex::openDecision(m_running.state()))
        submit(hex::command::Answer{decision->id, value}, originBy("hand"));
}

void ActingPanel::picked(int index) {
    const auto at = static_cast<std::size_t>(index);
    if (!m_running.isOpen() || at >= m_places.size())
        return;
    if (m_purpose == Purpose::decision)
        answer(m_values[at]);
    else if (m_purpose == Purpose::founding)
        touch(m_founding, m_places[at]);
    else
        touch(m_places[at]);
}

/// Says why a tap did nothing; ignores taps far from the board.
void ActingPanel::missed(const QPointF& at) {
    if (!m_running.isOpen())
        return;
    const QString why = whyMissed(touchedPlaces(m_running.state(), at));
    if (!why.isEmpty())
        m_table.showNotice(why);
}

QString ActingPanel::whyMissed(const std::vector<hex::Place>& touched) {
    const hex::State& state = m_running.state();
    if (m_purpose == Purpose::card && stage(m_run).name == QLatin1String("robber"))
        return whyNoRobber(state, touched);
    const bool builds = m_purpose == Purpose::build && !m_table.build()->anywhere();
    if (!builds && m_purpose != Purpose::founding)
        return {};
    const auto wanted = stage(builds ? m_run : m_founding).wanted;
    if (!wanted)
        return {};
    const hex::Place place = placeFor(wanted->piece, touched);
    if (std::holds_alternative<std::monostate>(place))
        return {};
    return whyNotThere(state, {wanted->piece, wanted->player, place, wanted->founding});
}

// ---- showing ----

void ActingPanel::show() {
    if (!m_running.isOpen())
        return;
    showPanel();
    showFounding();
    showWaiting();
    showPlaces();
    showPresent();
}

void ActingPanel::showPanel() {
    const HexStage none;
    const auto of = [&](Purpose panel) -> const HexStage& { return m_panel == panel ? stage(m_run) : none; };
    const HexStage& card = of(Purpose::card);
    m_table.knight()->show(
        {card.name, card.title, card.buttons.contains(QLatin1String(playTouch)), card.planned}, card.choices);
    const HexStage& correction = of(Purpose::correction);
    m_table.correction()->show(correction.name, correction.title, correction.choices);
    const HexStage& build = of(Purpose::build);
    m_table.build()->show(build.choices, build.players, build.name, build.hint);
    m_table.build()->showSpendable(
        m_panel == Purpose::build ? spendableCounters(m_running.state(), build.player) : 0,
        askRooms([](const ModuleRoom& room) { return room.spending(); }));
}

void ActingPanel::showFounding() {
    const HexStage& founding = stage(m_founding);
    m_table.founding()->show(foundingFacts(m_running.state(), founding), founding.choices,
                             foundingRounds(m_running.state()));
}

void ActingPanel::showWaiting() {
    const hex::State& state = m_running.state();
    if (!state.turn.specialAfter.valid()) {
        m_table.build()->showWaiting({}, {}, {});
        return;
    }
    hex::PlayerList acting = m_builders.waiting(state);
    QList<ChoiceRow> rows;
    QStringList names;
    for (const hex::PlayerId player : acting) {
        rows.append(playerChoice(m_running.setup(), player));
        names.append(rows.last().title);
    }
    const QString next = text::playerName(m_running.setup(), state.turn.player);
    if (rows.isEmpty())
        m_table.build()->showWaiting({}, {}, {});
    else
        m_table.build()->showWaiting(rows,
                                     ActingText::tr("Others may build now: %1").arg(text::listOf(names)),
                                     ActingText::tr("Nobody builds: %1, roll", "who rolls").arg(next));
    // A player who has declined does not act.
    if (m_table.steps()->left() > 0 || state.ending.over || hex::openDecision(state))
        return;
    if (acting.empty())
        acting.push_back(state.turn.player);
    m_table.showPlayers(playerRows(state, acting));
}

/// While a value is corrected its place is lit, and nothing else.
void ActingPanel::showPresent() {
    const hex::State& state = m_running.state();
    QList<LitRow> lit;
    if (m_panel == Purpose::correction) {
        for (const hex::Place& place : stage(m_run).present)
            lit.append(geometry::litRow(state, place, scene::Tone::task));
    }
    if (lit.isEmpty() && m_litBefore)
        m_table.board()->setLit(*std::exchange(m_litBefore, std::nullopt));
    if (lit.isEmpty())
        return;
    if (!m_litBefore)
        m_litBefore = m_table.board()->toldLit();
    m_table.board()->setLit(lit);
}

void ActingPanel::showAnew() {
    m_litBefore.reset();
    show();
}

void ActingPanel::showPlaces() {
    const hex::State& state = m_running.state();
    m_places.clear();
    m_values.clear();
    QString title;
    if (m_panel == Purpose::correction) {
        m_purpose = Purpose::correction;
        title = m_table.correction()->title();
    } else if (m_table.decision()->open()) {
        m_purpose = Purpose::decision;
        showDecisionPlaces();
        return;
    } else if (m_panel == Purpose::card) {
        m_purpose = Purpose::card;
        title = m_table.knight()->title();
    } else if (m_panel == Purpose::build && !stage(m_run).name.isEmpty()) {
        m_purpose = Purpose::build;
        title = m_table.build()->hint();
    } else if (m_table.founding()->active()) {
        m_purpose = Purpose::founding;
        title = m_table.founding()->title();
    } else {
        m_purpose = Purpose::none;
    }
    if (m_purpose != Purpose::none)
        m_places = stage(m_purpose == Purpose::founding ? m_founding : m_run).places;
    m_table.board()->setPlaces(title, placeRows(state, m_places));
}

std::vector<hex::Value> ActingPanel::offeredValues() const {
    const auto decision = hex::openDecision(m_running.state());
    return decision ? valuesOf(*decision) : std::vector<hex::Value>{};
}

/// The answers that are places, with the words of their rows.
void ActingPanel::showDecisionPlaces() {
    const hex::State& state = m_running.state();
    const std::vector<hex::Value> offered = offeredValues();
    const QList<OptionRow>& options = m_table.decision()->rows();
    QList<PlaceRow> rows;
    for (std::size_t i = 0; i < offered.size() && i < static_cast<std::size_t>(options.size()); ++i) {
        const OptionRow& option = options[static_cast<qsizetype>(i)];
        const auto* heading = std::get_if<hex::Direction>(&offered[i]);
        const hex::Place place = text::placeOf(offered[i]);
        if (heading == nullptr && std::holds_alternative<std::monostate>(place))
            continue;
        PlaceRow row =
            heading != nullptr ? geometry::headingRow(state, *heading) : geometry::placeRow(state, place);
        row.label = option.label;
        row.forbidden = option.forbidden;
        row.why = option.why;
        row.note = option.note;
        rows.append(row);
        m_places.push_back(place);
        m_values.push_back(offered[i]);
    }
    m_table.board()->setPlaces(m_table.decision()->title(), rows);
}

} // namespace watchfire

#include "moc_acting_panel.cpp"
