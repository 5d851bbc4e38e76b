// SPDX-License-Identifier: Apache-2.0
// New land in the app (WO-30 to WO-41): its numbers, the bag, the one-point markers.
#include "app/hex/board_points.h"
#include "app/hex/places.h"
#include "app/hex/rooms.h"
#include "app/hex/worded_room.h"
#include "app/rows/board_rows.h"
#include "app/rows/strip_row.h"
#include "app/text/names.h"
#include "rules/hex/modules/discovery/discovery.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace watchfire {

namespace {
struct DiscoveryText {
    Q_DECLARE_TR_FUNCTIONS(DiscoveryText)
};
} // namespace

namespace text {

namespace {

struct DiscoveryCards : StepWords {
    StepCard operator()(const hex::step::DrawToken& s) const {
        return {
            {
                .icon = QStringLiteral("draw-token"),
                .glyph = QStringLiteral("bag"),
                .sentence = DiscoveryText::tr("%1 draws a number from the bag").arg(name(s.player)),
                .detail = DiscoveryText::tr("It goes to the new land: %1.").arg(hexName(state, s.hex)),
                .tone = gain(),
                .clause = s.rule,
                .reason = DiscoveryText::tr("A road or ship has reached land that never carried a number."),
            },
            {s.hex}};
    }
    StepCard operator()(const hex::step::PlaceToken& s) const {
        return {{
                    .icon = QStringLiteral("place-token"),
                    .glyph = QStringLiteral("token"),
                    .sentence = DiscoveryText::tr("Put the %1 on the new land").arg(s.number),
                    .detail = DiscoveryText::tr("On the %1.").arg(terrainName(board[s.hex].terrain)),
                    .tone = gain(),
                    .clause = s.rule,
                },
                {s.hex}};
    }
    StepCard operator()(const hex::step::MoveToken& s) const {
        return {{
                    .icon = QStringLiteral("move-token"),
                    .glyph = QStringLiteral("token"),
                    .sentence = DiscoveryText::tr("Move the %1 to the new land").arg(s.number),
                    .detail = DiscoveryText::tr("From %1 to %2.")
                                  .arg(terrainName(board[s.from].terrain), terrainName(board[s.to].terrain)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = DiscoveryText::tr("The bag is empty, so a number on the board moves."),
                },
                {s.from, s.to}};
    }
    StepCard operator()(const hex::step::TakeMarker& s) const {
        return {{
                    .icon = QStringLiteral("take-marker"),
                    .glyph = QStringLiteral("marker"),
                    .sentence = DiscoveryText::tr("%1 takes the one-point marker").arg(name(s.player)),
                    .detail = DiscoveryText::tr("It is worth one point and is kept for good."),
                    .tone = good(),
                    .clause = s.rule,
                    .reason = DiscoveryText::tr("A road or ship has reached it."),
                },
                {s.at}};
    }
};

struct DiscoveryLines : StepWords {
    QString operator()(const hex::step::DrawToken& s) const {
        return DiscoveryText::tr("%1 draws a number for new land").arg(name(s.player));
    }
    QString operator()(const hex::step::PlaceToken& s) const {
        return DiscoveryText::tr("Number %1 on new land").arg(s.number);
    }
    QString operator()(const hex::step::MoveToken& s) const {
        return DiscoveryText::tr("Number %1 moves to new land").arg(s.number);
    }
    QString operator()(const hex::step::TakeMarker& s) const {
        return DiscoveryText::tr("%1 takes a one-point marker").arg(name(s.player));
    }
};

struct DiscoveryCorrections {
    const hex::State& before;
    QString name(hex::PlayerId p) const { return playerName(*before.setup, p); }

    QString operator()(const hex::command::CorrectTokens&) const {
        return DiscoveryText::tr("Corrected: the numbers in the bag");
    }
    QString operator()(const hex::command::CorrectDiscovered& c) const {
        return c.discovered
                   ? DiscoveryText::tr("Corrected: %1 has been discovered").arg(hexName(before, c.hex))
                   : DiscoveryText::tr("Corrected: %1 is undiscovered").arg(hexName(before, c.hex));
    }
    QString operator()(const hex::command::CorrectMarker& c) const {
        return c.player.valid() ? DiscoveryText::tr("Corrected: a marker with %1").arg(name(c.player))
                                : DiscoveryText::tr("Corrected: a marker lies on the board");
    }
};

} // namespace

} // namespace text

namespace {

constexpr int mostOfOneToken = 9;
/// Of the sums of two dice those that a token may show.
constexpr std::array tokenNumbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

std::vector<hex::Place> markerCorners(const hex::State& state) {
    const auto markers = state.board().markers();
    return {markers.begin(), markers.end()};
}

using Where = CorrectionKind::Where;
constexpr auto afterPieces = CorrectionKind::When::afterPieces;
constexpr std::array discoveryCorrections{
    CorrectionKind{"marker", QT_TRANSLATE_NOOP("DiscoveryText", "A one-point marker"), "marker", Where::place,
                   withModule<hex::ModuleName::discovery>, "DiscoveryText", afterPieces, markerCorners},
    CorrectionKind{"bag", QT_TRANSLATE_NOOP("DiscoveryText", "Number tokens in the bag"), "bag",
                   Where::nowhere, withModule<hex::ModuleName::discovery>, "DiscoveryText", afterPieces,
                   nullptr, nullptr,
                   QT_TRANSLATE_NOOP("DiscoveryText", "Number tokens in the bag: of which number?")},
    CorrectionKind{"discovered", QT_TRANSLATE_NOOP("DiscoveryText", "Whether land is discovered"), "question",
                   Where::place, withModule<hex::ModuleName::discovery>, "DiscoveryText", afterPieces,
                   landHexes},
};

/// Each number of the bag, and after it so many of it, with the others as they are.
std::vector<CorrectionValue> tokensInTheBag(const hex::State& state) {
    std::vector<CorrectionValue> values;
    for (const int number : tokenNumbers) {
        const auto index = static_cast<std::size_t>(number);
        const int inBag = state.discovery.bag[index];
        CorrectionValue value{QString::number(number), QString::number(number), false};
        value.detail = DiscoveryText::tr("%n in the bag", nullptr, inBag);
        value.question = DiscoveryText::tr("Tokens with a %1: how many are in the bag?").arg(number);
        value.then = countsTo(mostOfOneToken, inBag, [&](std::uint8_t count) {
            hex::command::CorrectTokens correct{state.discovery.bag};
            correct.bag[index] = count;
            return correct;
        });
        values.push_back(value);
    }
    return values;
}

hex::PlayerId holderOf(const hex::State& state, hex::CornerId at) {
    const auto markers = state.board().markers();
    for (std::size_t i = 0; i < markers.size(); ++i)
        if (markers[i] == at && state.discovery.markerHolders[i].valid())
            return state.discovery.markerHolders[i];
    return {};
}

constexpr auto discoveryClauses = std::to_array<text::ClauseRow>({
    {WO(30), QT_TRANSLATE_NOOP("Clauses", "New land"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Whoever reaches with a road or ship a corner of land that never carried a number, deserts aside, "
         "draws a token from the bag for it. With several such hexes the builder says which comes first.")},
    {WO(31), QT_TRANSLATE_NOOP("Clauses", "One-point markers"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever reaches a marker with a road or ship takes it and keeps it for good.")},
    {WO(32), QT_TRANSLATE_NOOP("Clauses", "Red beside red"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "A drawn 6 or 8 stays even beside another 6 or 8, unless the table has agreed to draw again.")},
    {WO(40), QT_TRANSLATE_NOOP("Clauses", "The bag is empty"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "The discoverer then takes a number off Eurasia: never the last one beside a building (a), rather "
         "one beside an own building (b), and none that would put red beside red (c). If Eurasia has none to "
         "give, the whole map is searched; if there is none at all, the land stays bare.")},
    {WO(41), QT_TRANSLATE_NOOP("Clauses", "Why a number stays"),
     QT_TRANSLATE_NOOP("Clauses", "The program offers exactly the numbers that may go and says for each of "
                                  "the others what keeps it.")},
});

class DiscoveryRoom final
    : public WordedRoom<hex::ModuleName::discovery, hex::DiscoveryData, text::DiscoveryCards,
                        text::DiscoveryLines, text::DiscoveryCorrections> {
public:
    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override { return discoveryClauses; }

    [[nodiscard]] std::optional<text::DecisionText> question(const hex::State& state,
                                                             const hex::Decision& decision) const override {
        const QString name = text::playerName(*state.setup, decision.player);
        switch (decision.id) {
        case hex::DecisionKind::tokenHex:
            return text::DecisionText{.title = DiscoveryText::tr("%1, which new land comes first?").arg(name),
                                      .detail = DiscoveryText::tr("Each of them gets a number."),
                                      .reason =
                                          DiscoveryText::tr("%1 has reached several new hexes.").arg(name),
                                      .tap = text::tapLitHex()};
        case hex::DecisionKind::token:
            return text::DecisionText{
                DiscoveryText::tr("%1, which number came out of the bag?").arg(name),
                DiscoveryText::tr("It goes to the new land: %1.").arg(text::placeName(state, decision.at)),
                DiscoveryText::tr("A road or ship has reached land that never carried a number."),
                text::AnswerForm::numbers};
        case hex::DecisionKind::tokenFrom:
            return text::DecisionText{
                .title = DiscoveryText::tr("%1, which number moves to the new land?").arg(name),
                .detail = DiscoveryText::tr("To the %1. Blocked numbers show the reason.", "%1 is a hex")
                              .arg(text::placeName(state, decision.at)),
                .reason = DiscoveryText::tr("The bag is empty."),
                .tap = text::tapLitHex()};
        default:
            return std::nullopt;
        }
    }

    [[nodiscard]] std::optional<text::OptionText> answer(const hex::State& state, hex::DecisionKind decision,
                                                         const hex::Value& value) const override {
        const auto* number = std::get_if<hex::Number>(&value);
        if (decision != hex::DecisionKind::token || number == nullptr)
            return std::nullopt;
        return text::OptionText{
            QString::number(number->value),
            DiscoveryText::tr("%n left in the bag", nullptr, state.discovery.bag[number->value])};
    }

    [[nodiscard]] QString answered(const hex::State& before, const hex::Decision& decision,
                                   const hex::Value& value) const override {
        const QString who = text::playerName(*before.setup, decision.player);
        const auto* at = std::get_if<hex::HexId>(&value);
        const auto* number = std::get_if<hex::Number>(&value);
        switch (decision.id) {
        case hex::DecisionKind::tokenHex:
            return DiscoveryText::tr("%1 chose %2 first", "player, new land")
                .arg(who, text::placeName(before, text::placeOf(value)));
        case hex::DecisionKind::token:
            return DiscoveryText::tr("%1 drew the number %2")
                .arg(who, QString::number(number == nullptr ? 0 : number->value));
        case hex::DecisionKind::tokenFrom:
            return DiscoveryText::tr("%1 moved the %2 to the new land", "player, number")
                .arg(who, QString::number(at == nullptr ? 0 : before.numbers[*at]));
        default:
            return {};
        }
    }

    [[nodiscard]] QString forbidden(const hex::State& state, const hex::Decision& decision,
                                    const hex::Decision::Forbidden& answer) const override {
        if (answer.why == "a")
            return DiscoveryText::tr("It is the last number beside a building.");
        if (answer.why == "c")
            return DiscoveryText::tr("A red number would lie beside a red one.");
        if (answer.why == "b") {
            const hex::Board& board = state.board();
            const auto isHome = [&](const hex::Value& value) {
                const auto* hex = std::get_if<hex::HexId>(&value);
                return hex != nullptr && board.isHome(*hex);
            };
            const bool homeFirst = std::any_of(decision.options.begin(), decision.options.end(), isHome) &&
                                   !isHome(answer.value);
            return homeFirst ? DiscoveryText::tr("A number on Eurasia goes first.")
                             : DiscoveryText::tr("One beside your own building goes first.");
        }
        return {};
    }

    [[nodiscard]] QString unfit(const QString& field, int, Clause) const override {
        if (field == QLatin1String("$.markers"))
            return DiscoveryText::tr("A board has at most %1 markers, one on a corner. Take some away.")
                .arg(hex::maxMarkers);
        if (field == QLatin1String("$.bag"))
            return DiscoveryText::tr("The bag holds at most %1 number tokens. Take some out.")
                .arg(hex::maxTokens);
        return {};
    }

    [[nodiscard]] QStringList facts(const hex::State&, const hex::Statistics& counted) const override {
        return {DiscoveryText::tr("%n token(s) laid on new land", nullptr, counted.tokensDrawn),
                DiscoveryText::tr("%n token(s) moved away", nullptr, counted.tokensMoved)};
    }

    [[nodiscard]] std::span<const CorrectionKind> corrections() const override {
        return discoveryCorrections;
    }

    [[nodiscard]] std::vector<CorrectionValue> correctionValues(const hex::State& state, const QString& id,
                                                                const hex::Place& at,
                                                                hex::PlayerId) const override {
        if (id == QLatin1String("bag"))
            return tokensInTheBag(state);
        if (const auto* corner = std::get_if<hex::CornerId>(&at))
            return playersOr(*state.setup, DiscoveryText::tr("It lies there"), holderOf(state, *corner),
                             [&](hex::PlayerId player) {
                                 return hex::command::CorrectMarker{*corner, player};
                             });
        const auto land = std::get<hex::HexId>(at);
        const bool now = state.discovery.known[land.index()];
        return {{QStringLiteral("true"), DiscoveryText::tr("Discovered"), now,
                 hex::command::CorrectDiscovered{land, true}},
                {QStringLiteral("false"), DiscoveryText::tr("Not discovered"), !now,
                 hex::command::CorrectDiscovered{land, false}}};
    }

    void onHex(const hex::State& state, hex::HexId id, HexRow& row) const override {
        row.undiscovered = row.number == 0 && hex::canBeDiscovered(state, id);
    }

    [[nodiscard]] QString hexName(const hex::State& state, hex::HexId id,
                                  const QString& name) const override {
        return state.numbers[id] == 0 && hex::canBeDiscovered(state, id)
                   ? DiscoveryText::tr("%1, not yet discovered").arg(name)
                   : name;
    }

    [[nodiscard]] QList<MarkRow> movingMarks(const hex::State& state) const override {
        const hex::Board& board = state.board();
        QList<MarkRow> rows;
        for (std::size_t i = 0; i < board.markers().size(); ++i) {
            if (state.discovery.markerHolders[i].valid())
                continue;
            MarkRow row;
            row.kind = scene::Mark::marker;
            row.place = QString::fromStdString(board.nameOf(board.markers()[i]));
            geometry::putAt(row, geometry::point(board, board.markers()[i]));
            row.name = DiscoveryText::tr("one point");
            rows.append(row);
        }
        return rows;
    }

    [[nodiscard]] QList<StripRow> strip(const hex::State& state) const override {
        QStringList numbers;
        for (std::size_t number = 0; number < state.discovery.bag.size(); ++number) {
            for (int i = 0; i < state.discovery.bag[number]; ++i)
                numbers.append(QString::number(number));
        }
        StripRow row = stripRow("tokens", DiscoveryText::tr("In the bag"), QString::number(numbers.size()),
                                numbers.isEmpty() ? DiscoveryText::tr("Now one moves from the board.")
                                                  : text::listOf(numbers));
        row.glyph = QStringLiteral("bag");
        return {row};
    }
};

} // namespace

const ModuleRoom& discoveryRoom() {
    static const DiscoveryRoom room;
    return room;
}

} // namespace watchfire
