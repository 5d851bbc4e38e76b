// SPDX-License-Identifier: Apache-2.0
// See decision_text.h.
#include "app/text/decision_text.h"

#include "app/hex/rooms.h"
#include "app/text/clause_text.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"
#include "rules/hex/modules/raiders.h"
#include "rules/hex/placement.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire::text {

namespace {
struct Decisions {
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};

QString capital(const QString& text) {
    return text.isEmpty() ? text : QString(text.at(0).toUpper()) + text.mid(1);
}

/// The task that asks; nothing where another one comes next.
template <class Kind> const Kind* asking(const hex::State& state) {
    return state.tasks.empty() ? nullptr : std::get_if<Kind>(&state.tasks.next());
}

bool besideStorm(const hex::State& state, hex::PlayerId player) {
    const auto& sides = state.board()[state.storm.at].sides;
    return std::any_of(sides.begin(), sides.end(), [&](hex::SideId side) {
        return state.lines[side] && state.lines[side].player == player;
    });
}

/// WO-25: who else loses a piece, in the order in which they will be asked.
QStringList losersAfter(const hex::State& state, hex::PlayerId player) {
    QStringList names;
    for (hex::TaskStack waiting = state.tasks; !waiting.empty(); waiting.pop()) {
        const auto* task = std::get_if<hex::task::LosePiece>(&waiting.next());
        if (task != nullptr && task->player != player && besideStorm(state, task->player))
            names.append(playerName(*state.setup, task->player));
    }
    return names;
}

/// WO-27: whether this answer leaves a gap to be filled.
bool leavesGap(const hex::State& state, hex::SideId side) {
    const auto outcome = hex::apply(state, hex::command::Answer{hex::DecisionKind::losePiece, side});
    return outcome && std::any_of(outcome->steps.begin(), outcome->steps.end(), [](const hex::Step& step) {
               return std::holds_alternative<hex::step::RepairFirst>(step);
           });
}

/// RA-60: whom this face of the die would hit.
QString hitBy(const hex::State& state, int die) {
    const auto* task = asking<hex::task::ThrowEruptionDie>(state);
    if (task == nullptr)
        return {};
    const hex::Building building = state.buildings[state.board().eruptionCorner(task->hex, die)];
    switch (building.kind) {
    case hex::BuildingKind::settlement:
        return Decisions::tr("%1's settlement").arg(playerName(*state.setup, building.player));
    case hex::BuildingKind::city:
        return Decisions::tr("%1's city").arg(playerName(*state.setup, building.player));
    case hex::BuildingKind::none:
        break;
    }
    return Decisions::tr("nobody", "whom a volcano hits");
}

DecisionText stormHeadingText(const hex::State& state, const QString& name) {
    const auto* task = asking<hex::task::HeadStorm>(state);
    const int left = task == nullptr ? 0 : task->left;
    return {Decisions::tr("%1, where does the storm go on?").arg(name),
            Decisions::tr("It has %n step(s) left, and the next one would leave the map.", nullptr, left),
            Decisions::tr("The storm has steps left and stands at the edge of the map.")};
}

DecisionText stormTurnText(const hex::State& state, const hex::Decision& decision, const QString& name) {
    const bool mayStay = std::find(decision.options.begin(), decision.options.end(),
                                   hex::Value(state.storm.heading)) != decision.options.end();
    return {Decisions::tr("%1, which way does the storm point now?").arg(name),
            mayStay ? Decisions::tr("It points to the %1 and may stay so. The next seven drives it on.",
                                    "%1 is a direction")
                          .arg(directionName(state.storm.heading))
                    : Decisions::tr("It points off the map and has to turn. The next seven drives it on."),
            Decisions::tr("The storm has taken its last step.")};
}

DecisionText losePieceText(const hex::State& state, const hex::Decision& decision, const QString& name) {
    const QStringList after = losersAfter(state, decision.player);
    return {Decisions::tr("%1, which piece does the storm take?").arg(name),
            after.isEmpty() ? Decisions::tr("It goes back to your stock.")
                            : Decisions::tr("It goes back to your stock. After you: %1.",
                                            "a piece; %1 is a list of players")
                                  .arg(listOf(after)),
            Decisions::tr("The storm has stopped beside your pieces.")};
}

/// Raiders steal by the roll alone; elsewhere the robber or the pirate was moved.
QString stealReason(const hex::State& state, const QString& name) {
    if (state.setup->has(hex::ModuleName::raiders))
        return Decisions::tr("%1 rolled a seven.").arg(name);
    return state.setup->has(hex::ModuleName::pirate) ? Decisions::tr("%1 moved the pirate.").arg(name)
                                                     : Decisions::tr("%1 moved the robber.").arg(name);
}

DecisionText raiderPlaceText(const hex::State& state, const QString& name) {
    const auto* task = asking<hex::task::PlaceRaiders>(state);
    const int left = task == nullptr ? 1 : task->left;
    return {
        left == 1 ? Decisions::tr("%1, on which desert does the raider stand?").arg(name)
                  : Decisions::tr("%1, on which desert does the next raider stand?").arg(name),
        left >= state.raiders.supply
            ? Decisions::tr("You place %n raider(s), and then none is left: the storm begins.", nullptr, left)
            : Decisions::tr("You place %n raider(s).", nullptr, left),
        Decisions::tr("%1 has built a settlement or a city.").arg(name)};
}
} // namespace

DecisionText decisionText(const hex::State& state, const hex::Decision& decision) {
    const QString name = playerName(*state.setup, decision.player);
    switch (decision.id) {
    case hex::DecisionKind::riderNumeral:
        return {Decisions::tr("%1, which numeral does the rider show?").arg(name),
                Decisions::tr("Only numerals that are still in the bag are offered."),
                Decisions::tr("%1 founded a settlement or improved one to a city.").arg(name)};
    case hex::DecisionKind::robber:
        return {Decisions::tr("%1, where does the robber go?").arg(name), Decisions::tr("Tap a lit hex."),
                Decisions::tr("%1 rolled a seven.").arg(name)};
    case hex::DecisionKind::pirate:
        return {Decisions::tr("%1, where does the pirate go?").arg(name),
                Decisions::tr("Tap a lit sea hex, or leave him where he is."),
                Decisions::tr("%1 rolled a seven.").arg(name)};
    case hex::DecisionKind::stealFrom:
        return {Decisions::tr("%1, from whom do you take a card?").arg(name), {}, stealReason(state, name)};
    case hex::DecisionKind::stormHeading:
        return stormHeadingText(state, name);
    case hex::DecisionKind::stormTurn:
        return stormTurnText(state, decision, name);
    case hex::DecisionKind::losePiece:
        return losePieceText(state, decision, name);
    case hex::DecisionKind::tokenHex:
        return {Decisions::tr("%1, which new land comes first?").arg(name),
                Decisions::tr("Each of them gets a number."),
                Decisions::tr("%1 has reached several new hexes.").arg(name)};
    case hex::DecisionKind::token:
        return {Decisions::tr("%1, which number came out of the bag?").arg(name),
                Decisions::tr("It goes to the new land: %1.").arg(placeName(state, decision.at)),
                Decisions::tr("A road or ship has reached land that never carried a number.")};
    case hex::DecisionKind::tokenFrom:
        return {Decisions::tr("%1, which number moves to the new land?").arg(name),
                Decisions::tr("To the %1. Blocked numbers show the reason.", "%1 is a hex")
                    .arg(placeName(state, decision.at)),
                Decisions::tr("The bag is empty.")};
    case hex::DecisionKind::raiderPlace:
        return raiderPlaceText(state, name);
    case hex::DecisionKind::raiderHex:
        return {Decisions::tr("%1, which hex do the raiders take?").arg(name),
                Decisions::tr("Fewer raiders are left on the deserts than hexes are due."),
                Decisions::tr("%1 was rolled.").arg(state.turn.dice.sum())};
    case hex::DecisionKind::raiderDesert:
        return {Decisions::tr("%1, from which desert does the raider come?").arg(name),
                Decisions::tr("He takes %1.", "%1 is a hex").arg(placeName(state, decision.at)),
                Decisions::tr("%1 was rolled.").arg(state.turn.dice.sum())};
    case hex::DecisionKind::eruptionDie:
        return {Decisions::tr("%1, what does the die show for %2?", "player, a volcano")
                    .arg(name, placeName(state, decision.at)),
                Decisions::tr("Roll one die: it names the corner that is hit."),
                Decisions::tr("%1 was rolled, and somebody has built beside the volcano.")
                    .arg(state.turn.dice.sum())};
    }
    return {};
}

OptionText optionText(const hex::State& state, hex::DecisionKind kind, const hex::Value& value) {
    if (std::holds_alternative<std::monostate>(value)) {
        return {kind == hex::DecisionKind::stealFrom ? Decisions::tr("Take no card")
                                                     : Decisions::tr("Leave him where he is"),
                {}};
    }
    if (const auto* player = std::get_if<hex::PlayerId>(&value)) {
        return {playerName(*state.setup, *player),
                Decisions::tr("%n point(s)", nullptr, hex::pointsOf(state, *player))};
    }
    if (const auto* numeral = std::get_if<hex::AssemblyId>(&value)) {
        return {assemblyName(state.board(), *numeral),
                Decisions::tr("%n left in the bag", nullptr, state.greatWall.bag[numeral->index()])};
    }
    if (const auto* direction = std::get_if<hex::Direction>(&value))
        return {capital(directionName(*direction)), {}};
    if (const auto* number = std::get_if<hex::Number>(&value)) {
        return {QString::number(number->value),
                kind == hex::DecisionKind::token
                    ? Decisions::tr("%n left in the bag", nullptr, state.discovery.bag[number->value])
                    : hitBy(state, number->value)};
    }
    if (const auto* side = std::get_if<hex::SideId>(&value)) {
        return {capital(pieceName(hex::pieceOf(state.lines[*side].kind))),
                leavesGap(state, *side)
                    ? Decisions::tr("%1. Leaves a gap to be filled first.", "%1 is a side")
                          .arg(capital(sideName(state, *side)))
                    : capital(sideName(state, *side))};
    }
    if (const auto* at = std::get_if<hex::HexId>(&value);
        at != nullptr && (kind == hex::DecisionKind::raiderPlace || kind == hex::DecisionKind::raiderDesert))
        return {capital(desertName(state, *at)),
                hex::raidersAt(state, *at) == 0
                    ? Decisions::tr("nobody waits there")
                    : Decisions::tr("%n raider(s) wait there", nullptr, hex::raidersAt(state, *at))};
    return {capital(placeName(state, placeOf(value))), {}};
}

QList<OptionText> optionTexts(const hex::State& state, hex::DecisionKind kind,
                              const std::vector<hex::Value>& values) {
    QList<OptionText> texts;
    for (const hex::Value& value : values)
        texts.append(optionText(state, kind, value));
    const auto addToThoseAlike = [&](const auto& more) {
        const QList<OptionText> before = texts;
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const auto* at = std::get_if<hex::HexId>(&values[static_cast<std::size_t>(i)]);
            if (at != nullptr && before.count(before[i]) > 1)
                texts[i].detail = more(before[i].detail, *at);
        }
    };
    addToThoseAlike([&](const QString& detail, hex::HexId at) {
        return detail.isEmpty() ? besideName(state, at) : detail;
    });
    addToThoseAlike([&](const QString& detail, hex::HexId at) {
        return QStringLiteral("%1 (%2)")
            .arg(detail, QString::fromStdString(state.board().nameOf(at)))
            .trimmed();
    });
    return texts;
}

hex::Place placeOf(const hex::Value& value) {
    return std::visit(
        [](const auto& v) -> hex::Place {
            if constexpr (std::is_constructible_v<hex::Place, decltype(v)>)
                return v;
            else
                return {};
        },
        value);
}

QString forbiddenText(const hex::State& state, const hex::Decision& decision,
                      const hex::Decision::Forbidden& forbidden) {
    if (std::holds_alternative<hex::Direction>(forbidden.value))
        return Decisions::tr("Leaves the map");
    if (forbidden.why == "a")
        return Decisions::tr("It is the last number beside a building.");
    if (forbidden.why == "c")
        return Decisions::tr("A red number would lie beside a red one.");
    if (forbidden.why == "b") {
        const hex::Board& board = state.board();
        const auto isHome = [&](const hex::Value& value) {
            const auto* hex = std::get_if<hex::HexId>(&value);
            return hex != nullptr && board.isHome(*hex);
        };
        const bool homeFirst =
            std::any_of(decision.options.begin(), decision.options.end(), isHome) && !isHome(forbidden.value);
        return homeFirst ? Decisions::tr("A number on Eurasia goes first.")
                         : Decisions::tr("One beside your own building goes first.");
    }
    if (const QString own =
            askRooms([&](const ModuleRoom& room) { return room.forbidden(decision.id, forbidden.rule); });
        !own.isEmpty())
        return own;
    const QString clause = QString::fromStdString(toString(forbidden.rule));
    const QString title = clauseText(forbidden.rule).title;
    return title.isEmpty() ? clause : title;
}

} // namespace watchfire::text
