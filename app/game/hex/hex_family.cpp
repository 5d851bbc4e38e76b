// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/hex_family.h"

#include "app/game/hex/hex_acts.h"
#include "app/game/hex/hex_statistics.h"
#include "app/game/hex/lamp_light.h"
#include "app/game/hex/program_draw.h"
#include "app/models/board_geometry.h"
#include "app/text/decision_text.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct HexText {
    Q_DECLARE_TR_FUNCTIONS(HexText)
};

} // namespace

HexFamily::HexFamily(TableModel& table, Submit submit, tracing::Trace* trace)
    : RunningFamily(trace)
    , m_table(table)
    , m_presenter(table)
    , m_acting(table, m_running, std::move(submit)) {}

std::optional<Error> HexFamily::carryOutAhead(const Json& line) {
    const auto request = readFor(*m_ahead.game(), line);
    return request ? carryOutIn(m_ahead, *request) : std::optional(request.error());
}

void HexFamily::showAhead() {
    const std::vector<Told> nothing;
    const QSet<QString> none;
    m_presenter.show({*m_ahead.game(), {nothing, 0, none, none}, false});
    m_presenter.forget();
    // Shows the board without any building: otherwise, when the game opens, the difference between the two
    // boards would look like pieces that somebody has just placed.
    m_table.board()->show(m_ahead.game()->session().stateAt(0));
}

devices::LampEffect HexFamily::lamp(const CardsInHand& cards) const {
    return lampFor(m_running.state(), cards);
}

std::optional<GameCommand> HexFamily::drawn(const Random& random) const {
    if (m_running.setup().options().draw != hex::Draw::program)
        return std::nullopt;
    return drawnAnswer(m_running.state(), random);
}

StatisticsModel::Facts HexFamily::statistics(const QString& from) const {
    return hexStatistics(*m_running.game(), title(), from);
}

/// The open question if one die answers it.
std::optional<hex::Decision> HexFamily::askedOfDie() const {
    auto decision = hex::openDecision(m_running.state());
    const bool byDie =
        decision && text::decisionText(m_running.state(), *decision).form == text::AnswerForm::die;
    return byDie ? std::move(decision) : std::nullopt;
}

RollUse HexFamily::rollUse() const {
    RollUse use;
    if (const auto asked = askedOfDie()) {
        use.now = use.byTap = use.firstDieOnly = true;
        use.firstDieText = text::decisionText(m_running.state(), *asked).die;
        return use;
    }
    const auto tried = hex::apply(m_running.state(), hex::command::Roll{{1, 1}});
    use.now = use.byTap = tried.ok();
    if (tried)
        return use;
    use.why = refusalText(tried.error());
    // Somebody rolls without "end turn": one tap ends the turn and rolls.
    const hex::State& state = m_running.state();
    const auto ended = hex::apply(state, hex::command::EndTurn{});
    if (ended && hex::apply(ended->state, hex::command::Roll{{1, 1}})) {
        use.byTap = true;
        use.first = hex::command::EndTurn{};
        use.firstText = HexText::tr("End %1's turn and use it for %2")
                            .arg(text::playerName(*state.setup, state.turn.player),
                                 text::playerName(*state.setup, ended->state.turn.player));
    }
    return use;
}

Result<std::optional<GameCommand>> HexFamily::commandOf(const std::vector<int>& dice) {
    if (const auto asked = askedOfDie(); asked && !dice.empty())
        return std::optional<GameCommand>(
            hex::command::Answer{asked->id, hex::Number{static_cast<std::uint8_t>(dice.front())}});
    const auto face = [](int n) { return n >= 1 && n <= 6; };
    if (dice.size() != 2 || !std::all_of(dice.begin(), dice.end(), face))
        return Error{ErrorCode::badDice, {}, "Two dice of 1 to 6 are wanted."};
    return std::optional<GameCommand>(
        hex::command::Roll{{static_cast<std::uint8_t>(dice[0]), static_cast<std::uint8_t>(dice[1])}});
}

bool HexFamily::mayBuild(const QString& player) const {
    if (!m_table.canBuild())
        return false;
    const auto& waiting = m_table.build()->waitingRows().rows();
    return m_table.turnPlayer() == player ||
           std::any_of(waiting.begin(), waiting.end(),
                       [&](const ChoiceRow& row) { return row.id == player; });
}

std::vector<BuildOffer> HexFamily::builds(const QString& player) const {
    const hex::PlayerId builder = m_running.setup().findPlayer(player.toStdString());
    return builder.valid() && !over() && mayBuild(player) ? buildOffers(m_running.state(), builder)
                                                          : std::vector<BuildOffer>();
}

std::vector<ActOffer> HexFamily::acts(const QString& player) const {
    const hex::PlayerId who = m_running.setup().findPlayer(player.toStdString());
    if (!who.valid())
        return {};
    const bool turn = m_table.turnPlayer() == player;
    return hexActs(m_running.state(), who,
                   {mayBuild(player), turn && m_table.canKnight(), turn && m_table.canEndTurn()});
}

ActReply HexFamily::enter(const QString& player, const QString& act, const ActTouches& touches) const {
    for (const ActOffer& offer : acts(player)) {
        if (offer.id == act)
            return enterHexAct(m_running.state(), m_running.setup().findPlayer(player.toStdString()), offer,
                               touches);
    }
    return {};
}

void HexFamily::showProposed(const GameCommand& command) const {
    QList<LitRow> rows;
    for (const hex::Place& place : placesOf(std::get<hex::Command>(command)))
        rows.append(geometry::litRow(m_running.state(), place, scene::Tone::gain));
    m_table.board()->setProposed(rows);
}

void HexFamily::show(const CardsInHand& cards, bool practice) {
    m_presenter.show({*m_running.game(), cards, practice});
    m_acting.showAnew();
}

QStringList standings(const hex::State& state) {
    QStringList points;
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i) {
        const hex::PlayerId p(i);
        points.append(HexText::tr("%1 %2", "player, points: Ann 5")
                          .arg(text::playerName(*state.setup, p), QString::number(hex::pointsOf(state, p))));
    }
    return points;
}

} // namespace watchfire
