// SPDX-License-Identifier: Apache-2.0
// The volcano in the app (RA-60, RA-61).
#include "app/hex/board_points.h"
#include "app/hex/raiders/raid_forecast.h"
#include "app/hex/rooms.h"
#include "app/hex/worded_room.h"
#include "app/rows/board_rows.h"

#include <QCoreApplication>

#include <array>

namespace watchfire {

namespace {
struct VolcanoText {
    Q_DECLARE_TR_FUNCTIONS(VolcanoText)
};
} // namespace

namespace text {

namespace {

struct VolcanoCards : StepWords {
    StepCard operator()(const hex::step::Erupt& s) const {
        return {{
                    .icon = QStringLiteral("erupt"),
                    .glyph = QStringLiteral("eruption"),
                    .sentence = capital(
                        VolcanoText::tr("%1 erupts: the die shows %2", "volcano, a number from 1 to 6")
                            .arg(hexName(state, s.hex))
                            .arg(s.die)),
                    .detail = VolcanoText::tr("It hits the %1.").arg(cornerName(state, s.corner)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = VolcanoText::tr("Its number was rolled, and somebody has built beside it."),
                },
                {s.hex, s.corner},
                NothingMoves,
                Heard,
                Loud};
    }
    StepCard operator()(const hex::step::Destroy& s) const {
        return {{
                    .icon = QStringLiteral("destroy"),
                    .glyph = QStringLiteral("eruption"),
                    .sentence = VolcanoText::tr("%1, take your building off the board").arg(name(s.player)),
                    .detail = VolcanoText::tr("At the %1.").arg(cornerName(state, s.at)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = VolcanoText::tr("The volcano has buried it."),
                },
                {s.at}};
    }
    StepCard operator()(const hex::step::Reduce& s) const {
        return {
            {
                .icon = QStringLiteral("reduce"),
                .glyph = QStringLiteral("fallen"),
                .sentence = VolcanoText::tr("%1, put a settlement in place of your city").arg(name(s.player)),
                .detail = VolcanoText::tr("At the %1.").arg(cornerName(state, s.at)),
                .tone = danger(),
                .clause = s.rule,
                .reason = VolcanoText::tr("The volcano has hit it."),
            },
            {s.at}};
    }
};

struct VolcanoLines : StepWords {
    QString operator()(const hex::step::Erupt& s) const {
        return VolcanoText::tr("%1 erupts", "%1 is a volcano").arg(hexName(state, s.hex));
    }
    QString operator()(const hex::step::Destroy& s) const {
        return VolcanoText::tr("%1 loses a building to the volcano").arg(name(s.player));
    }
    QString operator()(const hex::step::Reduce& s) const {
        return VolcanoText::tr("One of %1's cities becomes a settlement").arg(name(s.player));
    }
};

/// RA-60: whom this face of the die would hit.
QString hitBy(const hex::State& state, int die) {
    const auto* task = asking<hex::task::ThrowEruptionDie>(state);
    if (task == nullptr)
        return {};
    const hex::Building building = state.buildings[state.board().cornerOfFace(task->hex, die)];
    switch (building.kind) {
    case hex::BuildingKind::settlement:
        return VolcanoText::tr("%1's settlement").arg(playerName(*state.setup, building.player));
    case hex::BuildingKind::city:
        return VolcanoText::tr("%1's city").arg(playerName(*state.setup, building.player));
    case hex::BuildingKind::none:
        break;
    }
    return VolcanoText::tr("nobody", "whom a volcano hits");
}

} // namespace

} // namespace text

namespace {

constexpr auto volcanoClauses = std::to_array<text::ClauseRow>({
    {RA(60), QT_TRANSLATE_NOOP("Clauses", "The volcano"),
     QT_TRANSLATE_NOOP("Clauses",
                       "When its number is rolled a volcano first gives grain, one to a settlement and two "
                       "to a city. Then a die names one of its corners: a settlement there is removed, a "
                       "city becomes a settlement. Nobody founds beside a volcano.")},
    {RA(61), QT_TRANSLATE_NOOP("Clauses", "What stays"),
     QT_TRANSLATE_NOOP("Clauses", "Roads that lead to a buried building stay. Without the building a road "
                                  "and a ship are no longer joined there.")},
});

/// The numbers of a volcano's corners, as the die names them (RA-60).
QList<MarkRow> faceRows(const hex::Board& board, hex::HexId volcano) {
    QList<MarkRow> rows;
    const QPointF middle = geometry::centre(board, volcano);
    for (int die = 1; die <= 6; ++die) {
        const hex::CornerId corner = board.cornerOfFace(volcano, die);
        MarkRow row;
        row.kind = scene::Mark::face;
        row.place = QString::fromStdString(board.nameOf(corner));
        geometry::putAt(
            row, geometry::facePoint(middle, geometry::near(board, geometry::point(board, corner), middle)));
        row.number = die;
        row.name = VolcanoText::tr("corner %1", "of a volcano, by its die").arg(die);
        rows.append(row);
    }
    return rows;
}

class VolcanoRoom final
    : public WordedRoom<hex::ModuleName::volcano, hex::VolcanoData, text::VolcanoCards, text::VolcanoLines> {
public:
    [[nodiscard]] std::optional<GraveWords>
    graveWords(const hex::Steps& steps, const std::optional<hex::Decision>& open) const override {
        const bool asks = open && open->id == hex::DecisionKind::eruptionDie;
        if (!asks && text::countOf<hex::step::Erupt>(steps) == 0)
            return std::nullopt;
        return GraveWords{Gravity::eruption, VolcanoText::tr("Eruption!", "headline")};
    }

    [[nodiscard]] std::optional<FaceWords> faces() const override {
        return FaceWords{
            .id = "volcano",
            .group = QCoreApplication::translate("BoardEditor", "Volcanoes"),
            .glyph = "volcano",
            .choose = QCoreApplication::translate(
                "BoardEditor",
                "Does the tile lie turned? Turn its numbers, or set one corner after the other."),
            .turn = QCoreApplication::translate("BoardEditor",
                                                "Tap the volcano: its six numbers turn by one corner."),
            .set = QCoreApplication::translate(
                "BoardEditor",
                "Tap the volcano's corner at which %1 is printed; the two numbers change places."),
            .none =
                QCoreApplication::translate("BoardEditor", "Only volcanoes have numbers at their corners."),
            .missing = QCoreApplication::translate(
                "BoardEditor",
                "Not every corner of this volcano has its number. Choose Volcanoes and set them."),
            .corner = VolcanoText::tr("corner %1", "of a volcano, by its die"),
            .cornerOf = QCoreApplication::translate("DraftRows", "corner %1 of %2",
                                                    "number at a volcano's corner, the volcano")};
    }

    [[nodiscard]] QString terrain(hex::Terrain terrain) const override {
        return terrain == hex::Terrain::volcano ? QCoreApplication::translate("Names", "volcano") : QString();
    }

    [[nodiscard]] QString notInPioneers(std::string_view part) const override {
        return part == toString(hex::Terrain::volcano)
                   ? QCoreApplication::translate("MapForPioneers", "%1: Pioneers has no volcano.")
                   : QString();
    }

    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override { return volcanoClauses; }

    [[nodiscard]] std::optional<text::DecisionText> question(const hex::State& state,
                                                             const hex::Decision& decision) const override {
        if (decision.id != hex::DecisionKind::eruptionDie)
            return std::nullopt;
        return text::DecisionText{
            .title = VolcanoText::tr("%1, what does the die show for %2?", "player, a volcano")
                         .arg(text::playerName(*state.setup, decision.player),
                              text::placeName(state, decision.at)),
            .detail = VolcanoText::tr("Roll one die: it names the corner that is hit."),
            .reason = VolcanoText::tr("%1 was rolled, and somebody has built beside the volcano.")
                          .arg(state.turn.dice.sum()),
            .form = text::AnswerForm::die,
            .die = VolcanoText::tr("The volcano takes the first die.")};
    }

    [[nodiscard]] std::optional<text::OptionText> answer(const hex::State& state, hex::DecisionKind decision,
                                                         const hex::Value& value) const override {
        const auto* face = std::get_if<hex::Number>(&value);
        if (decision != hex::DecisionKind::eruptionDie || face == nullptr)
            return std::nullopt;
        return text::OptionText{QString::number(face->value), text::hitBy(state, face->value)};
    }

    [[nodiscard]] QString answered(const hex::State& before, const hex::Decision& decision,
                                   const hex::Value& value) const override {
        const auto* face = std::get_if<hex::Number>(&value);
        if (decision.id != hex::DecisionKind::eruptionDie || face == nullptr)
            return {};
        return VolcanoText::tr("%1 rolled %2 for the volcano")
            .arg(text::playerName(*before.setup, decision.player), QString::number(face->value));
    }

    [[nodiscard]] QString barred(const hex::State&, const hex::Placement&, Clause rule) const override {
        return rule == RA(60) ? VolcanoText::tr("Nobody founds beside a volcano.") : QString();
    }

    [[nodiscard]] std::optional<text::ForecastLine> forecast(const hex::State& state,
                                                             const hex::ForecastEntry& entry) const override {
        return text::raidForecast(state, entry);
    }

    static constexpr std::array alarmSteps{"erupt", "destroy", "reduce"};
    [[nodiscard]] std::span<const char* const> alarms() const override { return alarmSteps; }

    [[nodiscard]] std::optional<HitWords> atRisk(hex::HitKind kind, const QString& place) const override {
        if (kind != hex::HitKind::buried)
            return std::nullopt;
        return HitWords{"eruption", "danger", VolcanoText::tr("A volcano hits a building: %1").arg(place)};
    }

    [[nodiscard]] std::optional<MomentWords> moment(const hex::State&,
                                                    const hex::Moment& moment) const override {
        if (moment.kind != hex::Moment::Kind::eruption)
            return std::nullopt;
        return MomentWords{QStringLiteral("eruption"), VolcanoText::tr("A volcano erupts")};
    }

    [[nodiscard]] QStringList playerFacts(const hex::PlayerCount& counted) const override {
        if (counted.destroyed == 0)
            return {};
        return {VolcanoText::tr("%n building(s) lost to a volcano.", nullptr, counted.destroyed)};
    }

    [[nodiscard]] QStringList facts(const hex::State&, const hex::Statistics& counted) const override {
        return {VolcanoText::tr("%n eruption(s)", nullptr, counted.times(hex::MomentKind::eruption))};
    }

    // While the die is asked, and while what it named is told: answering leaves the question in the told
    // state.
    [[nodiscard]] QList<MarkRow> questionMarks(const hex::State& state) const override {
        const auto* asked = text::asking<hex::task::ThrowEruptionDie>(state);
        return asked == nullptr ? QList<MarkRow>() : faceRows(state.board(), asked->hex);
    }
};

} // namespace

const ModuleRoom& volcanoRoom() {
    static const VolcanoRoom room;
    return room;
}

} // namespace watchfire
