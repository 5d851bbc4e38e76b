// SPDX-License-Identifier: Apache-2.0
// The storm of The World in the app (WO-20 to WO-28): its way, what it takes, and the gaps that it leaves.
#include "app/hex/board_points.h"
#include "app/hex/dress.h"
#include "app/hex/places.h"
#include "app/hex/rooms.h"
#include "app/hex/worded_room.h"
#include "app/rows/board_rows.h"
#include "app/rows/strip_row.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"
#include "rules/hex/placement.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace watchfire {

namespace {
struct StormText {
    Q_DECLARE_TR_FUNCTIONS(StormText)
};
} // namespace

namespace text {

namespace {

struct StormCards : StepWords {
    StepCard operator()(const hex::step::MoveStorm& s) const {
        return {
            {
                .icon = QStringLiteral("move-storm"),
                .glyph = QStringLiteral("storm"),
                .sentence = stormSentence(s),
                .detail =
                    StormText::tr("%1.", "where the storm goes: To hills 5").arg(capital(toHex(state, s.to))),
                .tone = danger(),
                .clause = s.rule,
                .reason = StormText::tr("It goes as far as the larger die shows: %1.")
                              .arg(std::max(state.turn.dice.a, state.turn.dice.b)),
            },
            std::vector<hex::Place>(s.path.begin(), s.path.end())};
    }
    StepCard operator()(const hex::step::TurnStorm& s) const {
        return {{
                    .icon = QStringLiteral("turn-storm"),
                    .glyph = QStringLiteral("heading"),
                    .sentence = StormText::tr("Turn the storm to the %1", "%1 is a direction")
                                    .arg(directionName(s.heading)),
                    .tone = plain(),
                    .clause = s.rule,
                    .reason = s.rule == WO(22) ? StormText::tr("Its next step would have left the map.")
                                               : StormText::tr("After its last step the roller may turn it."),
                },
                {state.storm.at}};
    }
    StepCard operator()(const hex::step::LosePiece& s) const {
        return {{
                    .icon = QStringLiteral("lose-piece"),
                    .glyph = QStringLiteral("storm"),
                    .sentence = lossSentence(s),
                    .detail = StormText::tr("At the %1. Back to your stock.", "a lost piece; %1 is a side")
                                  .arg(sideName(state, s.at)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StormText::tr("It lay beside the hex where the storm stopped."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::RepairFirst& s) const {
        return {{
                    .icon = QStringLiteral("repair-first"),
                    .glyph = QStringLiteral("repair"),
                    .sentence = StormText::tr("%1, a gap has to be filled first").arg(name(s.player)),
                    .detail = fillFirst(s.piece).arg(sideName(state, s.at)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = StormText::tr("The storm tore your line, and nothing else joins its ends."),
                },
                {s.at},
                NothingMoves};
    }
    StepCard operator()(const hex::step::Repaired& s) const {
        return {{
                    .icon = QStringLiteral("repaired"),
                    .glyph = QStringLiteral("check"),
                    .sentence = StormText::tr("%1 has filled the gap").arg(name(s.player)),
                    .detail = filled(s.piece),
                    .tone = good(),
                    .clause = s.rule,
                },
                {s.at},
                NothingMoves};
    }

    /// "Move the storm 3 hexes to the north-east"; a leg is straight (WO-21).
    QString stormSentence(const hex::step::MoveStorm& s) const {
        const int steps = std::max(0, static_cast<int>(s.path.size()) - 1);
        if (steps > 0) {
            const auto& around = board[s.path[0]].neighbours;
            for (const hex::Direction direction : hex::allDirections)
                if (around[static_cast<std::size_t>(direction)] == s.path[1])
                    return StormText::tr("Move the storm %n hex(es) to the %1", "%1 is a direction", steps)
                        .arg(directionName(direction));
        }
        return StormText::tr("Move the storm %n hex(es)", nullptr, steps);
    }
    /// %1 is the side.
    static QString fillFirst(hex::Piece piece) {
        return wordsFor(piece, PieceSaying::fillFirst,
                        {.road = StormText::tr("Build a road at the %1 before any other road."),
                         .ship = StormText::tr("Build a ship at the %1 before any other ship.")});
    }
    static QString filled(hex::Piece piece) {
        return wordsFor(piece, PieceSaying::filled,
                        {.road = StormText::tr("Roads may be built anywhere again."),
                         .ship = StormText::tr("Ships may be built anywhere again.")});
    }
    QString lossSentence(const hex::step::LosePiece& s) const {
        return wordsFor(s.piece, PieceSaying::takeOff,
                        {.road = StormText::tr("%1, take your road off the board"),
                         .ship = StormText::tr("%1, take your ship off the board")})
            .arg(name(s.player));
    }
};

struct StormLines : StepWords {
    QString operator()(const hex::step::MoveStorm& s) const {
        return StormText::tr("The storm goes %n hex(es)", nullptr, static_cast<int>(s.path.size()) - 1);
    }
    QString operator()(const hex::step::TurnStorm& s) const {
        return StormText::tr("The storm points to the %1", "%1 is a direction").arg(directionName(s.heading));
    }
    QString operator()(const hex::step::LosePiece& s) const {
        return wordsFor(s.piece, PieceSaying::loses,
                        {.road = StormText::tr("%1 loses a road"), .ship = StormText::tr("%1 loses a ship")})
            .arg(name(s.player));
    }
    QString operator()(const hex::step::RepairFirst& s) const {
        return StormText::tr("%1 has a gap to fill").arg(name(s.player));
    }
    QString operator()(const hex::step::Repaired& s) const {
        return StormText::tr("%1 has filled the gap").arg(name(s.player));
    }
};

struct StormCorrections {
    const hex::State& before;
    QString name(hex::PlayerId p) const { return playerName(*before.setup, p); }

    QString operator()(const hex::command::CorrectStorm& c) const {
        return StormText::tr("Corrected: storm on %1, pointing %2", "hex, direction")
            .arg(hexName(before, c.at), directionName(c.heading));
    }
    QString operator()(const hex::command::CorrectRepair& c) const {
        return c.player.valid() ? StormText::tr("Corrected: %1 has a gap to fill").arg(name(c.player))
                                : StormText::tr("Corrected: no gap at the %1").arg(sideName(before, c.at));
    }
};

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

DecisionText stormHeadingText(const hex::State& state, const QString& name) {
    const auto* task = asking<hex::task::HeadStorm>(state);
    const int left = task == nullptr ? 0 : task->left;
    return {StormText::tr("%1, where does the storm go on?").arg(name),
            StormText::tr("It has %n step(s) left, and the next one would leave the map.", nullptr, left),
            StormText::tr("The storm has steps left and stands at the edge of the map."),
            AnswerForm::compass};
}

DecisionText stormTurnText(const hex::State& state, const hex::Decision& decision, const QString& name) {
    const bool mayStay = std::find(decision.options.begin(), decision.options.end(),
                                   hex::Value(state.storm.heading)) != decision.options.end();
    return {StormText::tr("%1, which way does the storm point now?").arg(name),
            mayStay ? StormText::tr("It points to the %1 and may stay so. The next seven drives it on.",
                                    "%1 is a direction")
                          .arg(directionName(state.storm.heading))
                    : StormText::tr("It points off the map and has to turn. The next seven drives it on."),
            StormText::tr("The storm has taken its last step."), AnswerForm::compass};
}

DecisionText losePieceText(const hex::State& state, const hex::Decision& decision, const QString& name) {
    const QStringList after = losersAfter(state, decision.player);
    return {StormText::tr("%1, which piece does the storm take?").arg(name),
            after.isEmpty() ? StormText::tr("It goes back to your stock.")
                            : StormText::tr("It goes back to your stock. After you: %1.",
                                            "a piece; %1 is a list of players")
                                  .arg(listOf(after)),
            StormText::tr("The storm has stopped beside your pieces."), AnswerForm::sentences,
            StormText::tr("Tap the piece on the board.")};
}

QString lossTitle(const hex::State& before, const hex::Value& value, const QString& who) {
    const auto* side = std::get_if<hex::SideId>(&value);
    const hex::LineKind kind = side == nullptr ? hex::LineKind::none : before.lines[*side].kind;
    return wordsFor(hex::pieceOf(kind), PieceSaying::lost,
                    {.road = StormText::tr("%1 lost a road to the storm"),
                     .ship = StormText::tr("%1 lost a ship to the storm")})
        .arg(who);
}

} // namespace

} // namespace text

namespace {

hex::PlayerId repairerOf(const hex::State& state, hex::SideId side) {
    for (const auto& repair : state.storm.repairs) {
        if (repair.at == side)
            return repair.player;
    }
    return {};
}
std::vector<hex::Place> gaps(const hex::State& state) {
    return asPlaces(idsThat<hex::SideId>(state.board().sides().size(), [&](hex::SideId side) {
        return !state.lines[side] || repairerOf(state, side).valid();
    }));
}

constexpr std::array stormCorrections{
    CorrectionKind{"storm", QT_TRANSLATE_NOOP("StormText", "The storm"), "storm",
                   CorrectionKind::Where::place, withModule<hex::ModuleName::storm>, "StormText",
                   CorrectionKind::When::beforePieces, allHexes,
                   [](const hex::State& state) { return state.storm.at; }},
    CorrectionKind{"repair", QT_TRANSLATE_NOOP("StormText", "A gap to be filled first"), "repair",
                   CorrectionKind::Where::place, withModule<hex::ModuleName::storm>, "StormText",
                   CorrectionKind::When::afterPieces, gaps},
};

/// WO-22: a direction; on a hex at both edges of the map also at which of them (WO-23).
std::vector<CorrectionValue> headings(const hex::State& state, hex::HexId at) {
    const hex::StormPart& storm = state.storm;
    std::vector<CorrectionValue> values;
    const auto add = [&](hex::Direction heading, hex::MapEdge half, const char* edge, const QString& title) {
        const bool thisEdge = *edge == '\0' || storm.half == half;
        values.push_back({QString::fromUtf8(hex::toString(heading).data()) + QLatin1String(edge), title,
                          at == storm.at && heading == storm.heading && thisEdge,
                          hex::command::CorrectStorm{at, heading, half}});
    };
    for (const hex::Direction heading : hex::allDirections) {
        const QString name = text::directionName(heading);
        if (!state.board().isSplit(at)) {
            add(heading, hex::MapEdge::west, "", name);
            continue;
        }
        add(heading, hex::MapEdge::west, ":west", StormText::tr("%1, at the west edge").arg(name));
        add(heading, hex::MapEdge::east, ":east", StormText::tr("%1, at the east edge").arg(name));
    }
    return values;
}

/// Where a number or the edge of the map leaves less room, the storm stands aside and is smaller.
MarkRow stormRow(const hex::State& state) {
    constexpr qreal aside = 0.55;
    const hex::Board& board = state.board();
    const hex::StormPart& storm = state.storm;
    MarkRow row;
    row.kind = scene::Mark::storm;
    row.place = QString::fromStdString(board.nameOf(storm.at));
    QPointF at = geometry::centre(board.onMap(storm.at, storm.half));
    const QPointF way = geometry::centre(hex::offset(storm.heading));
    if (board.isSplit(storm.at)) {
        // At the map's western edge the hex shows its eastern half.
        at.rx() += storm.half == hex::MapEdge::west ? aside : -aside;
        row.size = 0.6;
    } else if (state.numbers[storm.at] != 0) {
        at.rx() += aside;
        row.size = 0.6;
    }
    geometry::putAt(row, at);
    row.x1 = at.x() + way.x();
    row.y1 = at.y() + way.y();
    row.name = StormText::tr("storm, heading %1").arg(text::directionName(storm.heading));
    return row;
}

MarkRow repairRow(const hex::State& state, const hex::StormPart::Repair& repair) {
    const hex::Board& board = state.board();
    const hex::Setup& setup = *state.setup;
    MarkRow row;
    row.kind = scene::Mark::repair;
    row.place = QString::fromStdString(board.nameOf(repair.at));
    geometry::putAlong(row, geometry::line(board, repair.at));
    row.piece = scene::named<scene::Piece>(QLatin1String(hex::toString(hex::pieceOf(repair.kind))));
    dress(row, setup, repair.player);
    const QString name = hex::binds(state, repair) ? StormText::tr("%1 must rebuild this first")
                                                   : StormText::tr("%1 lost this, and nothing leads there");
    row.name = name.arg(text::playerName(setup, repair.player));
    return row;
}

constexpr auto stormClauses = std::to_array<text::ClauseRow>({
    {WO(20), QT_TRANSLATE_NOOP("Clauses", "Seven: the storm"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "On a seven first everyone with too many cards discards, then the storm moves, then the robber.")},
    {WO(21), QT_TRANSLATE_NOOP("Clauses", "How far the storm goes"),
     QT_TRANSLATE_NOOP("Clauses", "The storm goes as many hexes as the larger die shows, in the direction in "
                                  "which it points: 4, 5 or 6.")},
    {WO(22), QT_TRANSLATE_NOOP("Clauses", "At the edge of the map"),
     QT_TRANSLATE_NOOP("Clauses", "The storm may not leave the map. Exactly when its next step would, the "
                                  "roller chooses a new direction, and the remaining steps go on that way.")},
    {WO(23), QT_TRANSLATE_NOOP("Clauses", "The storm and the seam"),
     QT_TRANSLATE_NOOP(
         "Clauses", "The left and right edges stop the storm as well, unless the table has agreed otherwise. "
                    "On a hex printed half on either edge it stays on the half by which it came.")},
    {WO(24), QT_TRANSLATE_NOOP("Clauses", "Turning the storm"),
     QT_TRANSLATE_NOOP("Clauses",
                       "After its last step, before anybody loses a piece, the roller may turn the storm to "
                       "any direction that stays on the map. If it points off the map he has to.")},
    {WO(25), QT_TRANSLATE_NOOP("Clauses", "What the storm takes"),
     QT_TRANSLATE_NOOP("Clauses", "Only the hex where it stops is hit. Everyone with roads or ships on its "
                                  "six sides loses one of them, of his own choice, the roller too, clockwise "
                                  "from the roller. The piece goes back to his stock.")},
    {WO(26), QT_TRANSLATE_NOOP("Clauses", "Production goes on"),
     QT_TRANSLATE_NOOP("Clauses", "The storm does not touch production. It may stand on land or on sea.")},
    {WO(27), QT_TRANSLATE_NOOP("Clauses", "Repair first"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "A gap arises when both ends of the lost side touch an own building or an own piece of that kind "
         "and nothing of that kind joins them any more. It has to be filled before a piece of that kind is "
         "built anywhere else. Once somebody else has built there, the duty lapses. It binds nobody who "
         "cannot build there.")},
    {WO(28), QT_TRANSLATE_NOOP("Clauses", "An example"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "A 5 and a 2: five steps. One to the edge, a turn to the south-east, two to the next edge, a turn "
         "to the south-west, two more. The two players beside that hex lose a ship each.")},
});

class StormRoom final : public WordedRoom<hex::ModuleName::storm, hex::StormData, text::StormCards,
                                          text::StormLines, text::StormCorrections> {
public:
    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override { return stormClauses; }

    [[nodiscard]] std::optional<text::DecisionText> question(const hex::State& state,
                                                             const hex::Decision& decision) const override {
        const QString name = text::playerName(*state.setup, decision.player);
        switch (decision.id) {
        case hex::DecisionKind::stormHeading:
            return text::stormHeadingText(state, name);
        case hex::DecisionKind::stormTurn:
            return text::stormTurnText(state, decision, name);
        case hex::DecisionKind::losePiece:
            return text::losePieceText(state, decision, name);
        default:
            return std::nullopt;
        }
    }

    [[nodiscard]] std::optional<text::OptionText> answer(const hex::State& state, hex::DecisionKind,
                                                         const hex::Value& value) const override {
        if (const auto* heading = std::get_if<hex::Direction>(&value))
            return text::OptionText{text::capital(text::directionName(*heading)),
                                    *heading == state.storm.heading ? StormText::tr("as now", "a direction")
                                                                    : QString()};
        const auto* side = std::get_if<hex::SideId>(&value);
        if (side == nullptr)
            return std::nullopt;
        const QString where = text::capital(text::sideName(state, *side));
        return text::OptionText{
            text::capital(text::pieceName(hex::pieceOf(state.lines[*side].kind))),
            text::leavesGap(state, *side)
                ? StormText::tr("%1. Leaves a gap to be filled first.", "%1 is a side").arg(where)
                : where};
    }

    [[nodiscard]] QString answered(const hex::State& before, const hex::Decision& decision,
                                   const hex::Value& value) const override {
        const QString who = text::playerName(*before.setup, decision.player);
        if (decision.id == hex::DecisionKind::losePiece)
            return text::lossTitle(before, value, who);
        const auto* heading = std::get_if<hex::Direction>(&value);
        return heading == nullptr ? QString()
                                  : StormText::tr("%1 turned the storm to the %2", "player, direction")
                                        .arg(who, text::directionName(*heading));
    }

    [[nodiscard]] QString forbidden(const hex::State&, const hex::Decision&,
                                    const hex::Decision::Forbidden& answer) const override {
        return std::holds_alternative<hex::Direction>(answer.value) ? StormText::tr("Leaves the map")
                                                                    : QString();
    }

    [[nodiscard]] QString refused(const Error& error) const override {
        return error.code == ErrorCode::repairFirst
                   ? StormText::tr("The gap that the storm left has to be filled first.")
                   : QString();
    }

    /// WO-27: no line of the kind may be laid before the gap is filled.
    [[nodiscard]] QString nowhere(const hex::State& state, hex::Piece piece, hex::PlayerId player,
                                  bool founding) const override {
        const bool onCorners = piece == hex::Piece::settlement || piece == hex::Piece::city;
        for (std::size_t i = 0;
             !founding && !onCorners && piece != hex::Piece::wall && i < state.board().sides().size(); ++i) {
            const auto error = hex::checkPlacement(state, {piece, player, hex::SideId(i), false});
            if (error && error->code == ErrorCode::repairFirst)
                return StormText::tr("First fill the gap that the storm left.");
        }
        return {};
    }

    [[nodiscard]] QString lampTitle(devices::LampEffect effect) const override {
        return effect == WF_LAMP_STORM ? QCoreApplication::translate("TowerText", "Storm") : QString();
    }

    [[nodiscard]] std::optional<devices::LampEffect> lamp(const hex::Step& step) const override {
        return std::holds_alternative<hex::step::MoveStorm>(step) ? std::optional(WF_LAMP_STORM)
                                                                  : std::nullopt;
    }

    [[nodiscard]] QString unfit(const QString& field, int, Clause) const override {
        if (field == QLatin1String("$.board.storm"))
            return StormText::tr(
                "This board does not say where the storm begins. Set it in the board editor, or "
                "choose another board.");
        return {};
    }

    [[nodiscard]] SevenWords onSeven(const hex::State&, const hex::Steps&) const override {
        return {{StormText::tr("the storm goes 4, 5 or 6 hexes")}, {}, {}};
    }

    [[nodiscard]] QString sevenLevel(const hex::State& state, const hex::Steps&) const override {
        return state.setup->has(hex::ModuleName::storm) ? QStringLiteral("storm") : QString();
    }

    /// WO-21, WO-25: where the storm gets with each of 4, 5 and 6, and who has pieces there.
    [[nodiscard]] QStringList sevenLines(const hex::State& state,
                                         const hex::ForecastEntry& entry) const override {
        QStringList lines;
        if (!state.setup->has(hex::ModuleName::storm))
            return lines;
        for (const auto& way : entry.byLargerDie) {
            int gone = 0;
            hex::HexId at = state.storm.at;
            for (const hex::Step& step : way.steps) {
                if (const auto* leg = std::get_if<hex::step::MoveStorm>(&step)) {
                    gone += static_cast<int>(leg->path.size()) - 1;
                    at = leg->to;
                }
            }
            if (gone < way.larger) {
                lines.append(
                    StormText::tr("%1: %n hex(es) to the edge, then steered", "%1 is the larger die", gone)
                        .arg(way.larger));
                continue;
            }
            QStringList hit;
            for (const hex::PlayerId player : hex::playersFrom(state, state.turn.player)) {
                const auto& sides = state.board()[at].sides;
                if (std::any_of(sides.begin(), sides.end(), [&](hex::SideId side) {
                        return state.lines[side] && state.lines[side].player == player;
                    }))
                    hit.append(text::playerName(*state.setup, player));
            }
            const QString where = text::toHex(state, at);
            lines.append(hit.isEmpty()
                             ? StormText::tr("%1: %2, nobody is hit", "the larger die; to hills 5")
                                   .arg(way.larger)
                                   .arg(where)
                             : StormText::tr("%1: %2, hits %3", "the larger die; to hills 5; players")
                                   .arg(way.larger)
                                   .arg(where, text::listOf(hit)));
        }
        return lines;
    }

    [[nodiscard]] QString headline(const hex::State&, int sevens) const override {
        return StormText::tr("%n of 36 roll(s) drive the storm (%1%)", nullptr, sevens);
    }

    // The World's storm and its new land are one scenario; its words stand here.
    [[nodiscard]] std::optional<ScenarioWords> scenario(hex::Scenario scenario) const override {
        if (scenario != hex::Scenario::world)
            return std::nullopt;
        const QString title = QCoreApplication::translate("Names", "The World");
        return ScenarioWords{title,
                             NewGame::tr("Sail around the globe, discover new land, and mind the storm."),
                             NewGame::tr("3 or 4 players"),
                             NewGame::tr("100 minutes"),
                             QStringLiteral("storm"),
                             2};
    }

    [[nodiscard]] QList<SwitchWords> switches(hex::Scenario scenario) const override {
        if (scenario != hex::Scenario::world)
            return {};
        return {drawnBy(NewGame::tr("Who draws the numbers")),
                {"storm-crosses-seam", NewGame::tr("The storm goes around the globe"),
                 NewGame::tr("Otherwise the left and right edges of the map stop it.")},
                {"redraw-red-neighbours", NewGame::tr("No red numbers side by side"),
                 NewGame::tr("A 6 or 8 that would lie beside one is drawn again.")}};
    }

    static constexpr std::array alarmSteps{"lose-piece"};
    [[nodiscard]] std::span<const char* const> alarms() const override { return alarmSteps; }

    [[nodiscard]] std::optional<HitWords> atRisk(hex::HitKind kind, const QString& place) const override {
        if (kind != hex::HitKind::lost)
            return std::nullopt;
        return HitWords{"storm", "danger", StormText::tr("The storm takes a piece: %1").arg(place)};
    }

    [[nodiscard]] QStringList playerFacts(const hex::PlayerCount& counted) const override {
        if (counted.lost == 0)
            return {};
        return {StormText::tr("%n road(s) or ship(s) lost to the storm.", nullptr, counted.lost)};
    }

    [[nodiscard]] QStringList facts(const hex::State&, const hex::Statistics& counted) const override {
        const int moves = static_cast<int>(counted.stormPaths.size());
        const int hexes = std::accumulate(counted.stormPaths.begin(), counted.stormPaths.end(), 0);
        const int longest =
            moves == 0 ? 0 : *std::max_element(counted.stormPaths.begin(), counted.stormPaths.end());
        return {StormText::tr("The storm moved %n time(s)", nullptr, moves),
                StormText::tr("It crossed %n hex(es) in all", "the storm", hexes),
                StormText::tr("Its longest way was %n hex(es)", "the storm", longest)};
    }

    [[nodiscard]] std::span<const CorrectionKind> corrections() const override { return stormCorrections; }

    [[nodiscard]] std::vector<CorrectionValue> correctionValues(const hex::State& state, const QString& id,
                                                                const hex::Place& at,
                                                                hex::PlayerId) const override {
        if (id == QLatin1String("storm"))
            return headings(state, std::get<hex::HexId>(at));
        const auto side = std::get<hex::SideId>(at);
        return playersOr(*state.setup, StormText::tr("No gap"), repairerOf(state, side),
                         [&](hex::PlayerId player) {
                             return hex::command::CorrectRepair{side, player};
                         });
    }

    [[nodiscard]] QString hexName(const hex::State& state, hex::HexId id,
                                  const QString& name) const override {
        return state.storm.at == id ? StormText::tr("%1, storm").arg(name) : name;
    }

    [[nodiscard]] QList<MarkRow> movingMarks(const hex::State& state) const override {
        QList<MarkRow> rows;
        for (const auto& repair : state.storm.repairs)
            rows.append(repairRow(state, repair));
        if (state.storm.at.valid())
            rows.append(stormRow(state));
        return rows;
    }

    [[nodiscard]] QList<StripRow> strip(const hex::State& state) const override {
        QList<StripRow> rows;
        rows.append(
            stripRow("storm", StormText::tr("Storm"), text::directionName(state.storm.heading),
                     StormText::tr("at %1", "%1 is a hex").arg(text::hexNameSeen(state, state.storm.at))));
        for (const auto& repair : state.storm.repairs) {
            const bool binds = hex::binds(state, repair);
            StripRow row = stripRow(
                "repair", text::playerName(*state.setup, repair.player),
                binds ? StormText::tr("gap to fill first") : StormText::tr("gap out of reach"),
                StormText::tr("%1, %2", "a piece, and a side of the board")
                    .arg(text::pieceName(hex::pieceOf(repair.kind)), text::sideName(state, repair.at)));
            dress(row, *state.setup, repair.player);
            row.id += QLatin1Char(' ') + row.player + QLatin1Char(' ') +
                      QString::fromStdString(state.board().nameOf(repair.at));
            if (binds)
                row.danger = QStringLiteral("warn");
            rows.append(row);
        }
        return rows;
    }
};

} // namespace

const ModuleRoom& stormRoom() {
    static const StormRoom room;
    return room;
}

} // namespace watchfire
