// SPDX-License-Identifier: Apache-2.0
// See acting_panel.h.
#include "app/game/hex/acting_panel.h"

#include "app/game/hex/board_picker.h"
#include "app/game/hex/card_choice.h"
#include "app/game/hex/player_dress.h"
#include "app/game/hex/player_rows.h"
#include "app/game/hex/touched_places.h"
#include "app/models/board_geometry.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"
#include "rules/hex/log/json.h"

#include <QCoreApplication>

#include <utility>

namespace watchfire {

namespace {

struct ActingText {
    Q_DECLARE_TR_FUNCTIONS(ActingText)
};

/// Of a long press the panel is told as a choice of its own: "at:x,y", the point in board units.
std::optional<QPointF> touchedPoint(const QString& id) {
    const QStringList parts =
        id.startsWith(QLatin1String("at:")) ? id.mid(3).split(QLatin1Char(',')) : QStringList();
    if (parts.size() != 2)
        return std::nullopt;
    return QPointF(parts[0].toDouble(), parts[1].toDouble());
}

} // namespace

ActingPanel::ActingPanel(TableModel& table, const RunningHexGame& running, Submit submit, QObject* parent)
    : QObject(parent), m_table(table), m_running(running), m_submit(std::move(submit)) {
    connect(m_table.board(), &BoardModel::picked, this, &ActingPanel::picked);
    connect(m_table.board(), &BoardModel::refused, &m_table, &TableModel::showNotice);
    connect(m_table.board(), &BoardModel::missed, this, &ActingPanel::missed);
    connect(m_table.decision(), &DecisionModel::answered, this, &ActingPanel::answer);
    connect(m_table.decision(), &DecisionModel::refused, &m_table, &TableModel::showNotice);
    connectPlanners();
}

void ActingPanel::connectPlanners() {
    FoundingModel* founding = m_table.founding();
    connect(founding, &FoundingModel::pieceChosen, this, [this](const QString& piece) {
        m_founding.choosePiece(piece);
        show();
    });
    connect(founding, &FoundingModel::beginAsked, this, [this] {
        if (m_running.isOpen())
            m_submit(m_founding.begin(m_running.state()));
    });

    BuildModel* build = m_table.build();
    connect(build, &BuildModel::openChanged, this, [this, build] {
        m_build.start();
        build->setAnywhere(false);
        if (build->open())
            openOnly(build);
        show();
    });
    connect(build, &BuildModel::anywhereChanged, this, &ActingPanel::show);
    connect(build, &BuildModel::playerChosen, this, [this](const QString& player) {
        if (m_running.isOpen())
            m_build.choosePlayer(m_running.state(), player);
        show();
    });
    connect(build, &BuildModel::chosen, this, [this](const QString& id) {
        if (m_running.isOpen())
            submitOrShow(m_build.choose(m_running.state(), id));
    });
    connect(build, &BuildModel::skipped, this, [this](const QString& player) {
        if (m_running.isOpen())
            m_build.skip(m_running.state(), player);
        show();
    });
    connect(build, &BuildModel::spendAsked, this, [this](int amount) {
        if (m_running.isOpen())
            m_submit(m_build.spend(m_running.state(), amount));
    });

    KnightModel* knight = m_table.knight();
    connect(knight, &KnightModel::openChanged, this, [this, knight] {
        if (knight->open() && m_running.isOpen()) {
            m_choosesCard = true;
            openOnly(knight);
        }
        show();
    });
    connect(knight, &KnightModel::chosen, this, [this](const QString& id) {
        if (m_running.isOpen() && m_choosesCard)
            chooseCard(id);
        else if (m_running.isOpen())
            m_knight.choose(m_running.state(), id);
        show();
    });
    connect(knight, &KnightModel::backAsked, this, [this, knight] {
        if (m_choosesCard)
            knight->setOpen(false);
        else if (!m_knight.back())
            m_choosesCard = true;
        show();
    });
    connect(knight, &KnightModel::playAsked, this, [this] {
        if (m_running.isOpen())
            m_submit(hex::toJson(m_running.setup(), hex::Command(m_knight.command(m_running.state()))));
    });

    CorrectionModel* correction = m_table.correction();
    connect(correction, &CorrectionModel::openChanged, this, [this, correction] {
        if (correction->open()) {
            m_correction.start();
            openOnly(correction);
        }
        show();
    });
    connect(correction, &CorrectionModel::chosen, this, [this](const QString& id) {
        if (!m_running.isOpen())
            return;
        if (const auto at = touchedPoint(id)) {
            m_correction.start(touchedPlaces(m_running.state(), *at));
            show();
            return;
        }
        submitOrShow(m_correction.choose(m_running.state(), id));
    });
    connect(correction, &CorrectionModel::backAsked, this, [this] {
        m_correction.back();
        show();
    });
}

/// The knight asks more; every other card is played as it is chosen.
void ActingPanel::chooseCard(const QString& id) {
    const hex::State& state = m_running.state();
    if (id == QLatin1String(knightCard) && !state.turn.cardPlayed) {
        m_choosesCard = false;
        m_knight.start(state);
        return;
    }
    const auto command = cardCommand(state, id);
    if (!command || !m_submit(*command).value("ok", false))
        return;
    // Its free roads are laid at once.
    if (m_running.state().turn.freeRoads > 0)
        m_table.build()->setOpen(true);
}

void ActingPanel::openOnly(const QObject* panel) {
    if (panel != m_table.build())
        m_table.build()->setOpen(false);
    if (panel != m_table.knight())
        m_table.knight()->setOpen(false);
    if (panel != m_table.correction())
        m_table.correction()->setOpen(false);
}

void ActingPanel::close() {
    openOnly(nullptr);
}

void ActingPanel::submitOrShow(const std::optional<Json>& command) {
    if (command)
        m_submit(*command);
    else
        show();
}

void ActingPanel::show() {
    if (!m_running.isOpen())
        return;
    const hex::State& state = m_running.state();
    KnightModel* knight = m_table.knight();
    if (knight->open() && m_choosesCard)
        knight->show({QStringLiteral("card"), ActingText::tr("Which card is played?"), false, {}},
                     cardChoices(state));
    else if (knight->open())
        knight->show(m_knight.facts(state), m_knight.choices(state));
    else
        knight->show({}, {});
    CorrectionModel* correction = m_table.correction();
    if (correction->open())
        correction->show(m_correction.stageName(), m_correction.title(state), m_correction.choices(state));
    else
        correction->show({}, {}, {});
    m_table.founding()->show(m_founding.facts(state), m_founding.pieces(state));
    BuildModel* build = m_table.build();
    if (build->open())
        build->show(m_build.pieces(state), m_build.players(state), m_build.piece(),
                    m_build.hint(state, build->anywhere()));
    else
        build->show({}, {}, {}, {});
    build->showSpendable(build->open() ? m_build.spendable(state) : 0);
    showWaiting();
    showPlaces();
    showCorrected();
}

void ActingPanel::showWaiting() {
    const hex::State& state = m_running.state();
    if (!state.turn.specialAfter.valid()) {
        m_table.build()->showWaiting({}, {}, {});
        return;
    }
    hex::PlayerList acting = m_build.waiting(state);
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
    // Who has said no does not act.
    if (m_table.steps()->left() > 0 || state.ending.over || hex::openDecision(state))
        return;
    if (acting.empty())
        acting.push_back(state.turn.player);
    m_table.showPlayers(playerRows(state, acting));
}

/// While a value is put right its place is lit, and nothing else.
void ActingPanel::showCorrected() {
    const hex::State& state = m_running.state();
    QList<LitRow> lit;
    if (m_table.correction()->open()) {
        for (const hex::Place& place : m_correction.present(state))
            lit.append(geometry::litRow(state, place, QStringLiteral("do")));
    }
    if (lit.isEmpty() && m_litBefore)
        m_table.board()->setLit(*std::exchange(m_litBefore, std::nullopt));
    if (lit.isEmpty())
        return;
    if (!m_litBefore)
        m_litBefore = m_table.board()->litRows().rows();
    m_table.board()->setLit(lit);
}

void ActingPanel::showAnew() {
    m_litBefore.reset();
    show();
}

QList<PlaceRow> ActingPanel::decisionPlaces() const {
    const hex::State& state = m_running.state();
    QList<PlaceRow> rows;
    for (const OptionRow& option : m_table.decision()->rows()) {
        const qsizetype space = option.place.indexOf(QLatin1Char(' '));
        if (space < 0)
            continue;
        const QString kind = option.place.left(space);
        const QString name = option.place.mid(space + 1);
        const auto heading = hex::parseDirection(name.toStdString());
        PlaceRow row = kind == QLatin1String("heading") && heading
                           ? geometry::headingRow(state, *heading)
                           : geometry::placeRow(state, placeNamed(state.board(), kind, name));
        row.label = option.label;
        row.forbidden = option.forbidden;
        row.why = option.why;
        row.note = option.note;
        rows.append(row);
    }
    return rows;
}

void ActingPanel::showPlaces() {
    const hex::State& state = m_running.state();
    m_purpose = Purpose::none;
    QString title;
    QList<PlaceRow> rows;
    if (m_table.correction()->open()) {
        m_purpose = Purpose::correction;
        title = m_table.correction()->title();
        rows = placeRows(state, m_correction.places(state));
    } else if (m_table.decision()->open()) {
        m_purpose = Purpose::decision;
        title = m_table.decision()->title();
        rows = decisionPlaces();
    } else if (m_table.knight()->open()) {
        m_purpose = Purpose::knight;
        title = m_table.knight()->title();
        if (!m_choosesCard)
            rows = placeRows(state, m_knight.places(state));
    } else if (m_table.build()->open() && m_build.choosesPlace()) {
        m_purpose = Purpose::build;
        title = m_table.build()->hint();
        rows = placeRows(state, m_build.places(state, m_table.build()->anywhere()));
    } else if (m_table.founding()->active()) {
        m_purpose = Purpose::founding;
        title = m_table.founding()->title();
        rows = placeRows(state, m_founding.places(state));
    }
    m_table.board()->setPlaces(title, rows);
}

void ActingPanel::picked(const QString& kind, const QString& name) {
    if (!m_running.isOpen())
        return;
    const hex::State& state = m_running.state();
    const hex::Place place = placeNamed(state.board(), kind, name);
    switch (m_purpose) {
    case Purpose::none:
        return;
    case Purpose::decision: {
        const QString wanted = kind + QLatin1Char(' ') + name;
        for (const OptionRow& option : m_table.decision()->rows()) {
            if (option.place == wanted && !option.forbidden) {
                answer(QString(option.id));
                return;
            }
        }
        return;
    }
    case Purpose::correction:
        submitOrShow(m_correction.pick(state, place));
        return;
    case Purpose::knight:
        if (m_choosesCard)
            return;
        m_knight.pick(state, place);
        show();
        return;
    case Purpose::build:
        submitOrShow(m_build.pick(state, place));
        if (m_running.isOpen() && m_running.state().turn.freeRoads > 0)
            m_table.build()->setOpen(true); // the card's second one
        return;
    case Purpose::founding:
        submitOrShow(m_founding.pick(state, place));
        return;
    }
}

void ActingPanel::missed(const QPointF& at) {
    if (!m_running.isOpen())
        return;
    const hex::State& state = m_running.state();
    QString why;
    if (m_purpose == Purpose::build && !m_table.build()->anywhere())
        why = m_build.whyNot(state, touchedPlaces(state, at));
    else if (m_purpose == Purpose::founding)
        why = m_founding.whyNot(state, touchedPlaces(state, at));
    if (!why.isEmpty())
        m_table.showNotice(why);
}

void ActingPanel::answer(const QString& value) {
    if (!m_running.isOpen())
        return;
    const auto decision = hex::openDecision(m_running.state());
    if (!decision)
        return;
    m_submit({{"do", "answer"},
              {"decision", hex::toString(decision->id)},
              {"value", Json::parse(value.toStdString(), nullptr, false)},
              {"by", "hand"}});
}

} // namespace watchfire
