// SPDX-License-Identifier: Apache-2.0
// The Great River in the app (GR): flood and ebb, bridges, the drowned robber, the tile on a board.
#include "app/hex/rooms.h"

#include "app/hex/board_points.h"
#include "app/hex/worded_room.h"
#include "app/rows/board_rows.h"
#include "app/rows/strip_row.h"
#include "app/text/capital.h"
#include "app/text/names.h"
#include "rules/hex/modules/river/river.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace watchfire {

namespace {

struct RiverText {
    Q_DECLARE_TR_FUNCTIONS(RiverText)
};

constexpr auto riverClauses = std::to_array<text::ClauseRow>({
    {GR(0), QT_TRANSLATE_NOOP("Clauses", "The Great River"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Three or four players and a robber, on an island of its own or on the board of another scenario.")},
    {GR(1), QT_TRANSLATE_NOOP("Clauses", "The river tile"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Three hexes in a chain take the place of others: mountains with the spring, hills, "
                       "and fields at the coast, the plain. All three carry numbers.")},
    {GR(2), QT_TRANSLATE_NOOP("Clauses", "The corners of the river"),
     QT_TRANSLATE_NOOP("Clauses", "The chain is straight and may be turned in six directions, also mirrored. "
                                  "Its corners are named in pairs from the mouth to the spring.")},
    {GR(10), QT_TRANSLATE_NOOP("Clauses", "Spring and hills"),
     QT_TRANSLATE_NOOP("Clauses", "The mountains and the hills of the river give their resource as usual.")},
    {GR(11), QT_TRANSLATE_NOOP("Clauses", "The plain gives more"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "While it is dry the plain gives grain on its own number and also on every 6 and 8, once a roll.")},
    {GR(12), QT_TRANSLATE_NOOP("Clauses", "The flooded plain"),
     QT_TRANSLATE_NOOP("Clauses", "While it is flooded the plain gives nothing at all.")},
    {GR(13), QT_TRANSLATE_NOOP("Clauses", "Flood and ebb"),
     QT_TRANSLATE_NOOP("Clauses", "On a seven a dry plain floods and a flooded one falls dry, before the "
                                  "robber moves. Nothing else does either.")},
    {GR(20), QT_TRANSLATE_NOOP("Clauses", "The robber stays ashore"),
     QT_TRANSLATE_NOOP("Clauses", "The robber may never go onto the plain while it is flooded. Onto the dry "
                                  "plain he may, also with the seven that has just drained it.")},
    {GR(21), QT_TRANSLATE_NOOP("Clauses", "The robber drowns"),
     QT_TRANSLATE_NOOP("Clauses", "If the robber stands on the plain when it floods, he leaves the board. "
                                  "Whoever rolled places nobody and takes no card.")},
    {GR(22), QT_TRANSLATE_NOOP("Clauses", "The robber returns"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The next seven puts the robber back on the hex where he began, and its roller takes "
                       "a card there if somebody has a building there. After that all is as usual.")},
    {GR(23), QT_TRANSLATE_NOOP("Clauses", "No knight brings him back"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "While the robber is drowned a knight moves nobody. It still counts for the largest army.")},
    {GR(30), QT_TRANSLATE_NOOP("Clauses", "No road at the mouth"),
     QT_TRANSLATE_NOOP("Clauses", "At the two sides of the river's mouth no road may ever lie.")},
    {GR(31), QT_TRANSLATE_NOOP("Clauses", "Bridges"),
     QT_TRANSLATE_NOOP("Clauses", "The two crossings of the river take only a bridge: wood, brick and ore, "
                                  "shown by two roads side by side. Otherwise it is placed like a road.")},
    {GR(32), QT_TRANSLATE_NOOP("Clauses", "One and a half"),
     QT_TRANSLATE_NOOP("Clauses", "A bridge is one piece that counts one and a half for the longest road, so "
                                  "six and a half beats six.")},
    {GR(33), QT_TRANSLATE_NOOP("Clauses", "Both bridges"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Whoever owns both bridges wins every tie for the longest road, whoever held it before.")},
    {GR(34), QT_TRANSLATE_NOOP("Clauses", "Bridge by a card"),
     QT_TRANSLATE_NOOP("Clauses", "One of the free roads of a road-building card may be the wood and brick "
                                  "of a bridge. The ore is paid, and two road pieces have to be left.")},
    {GR(35), QT_TRANSLATE_NOOP("Clauses", "The side at the spring"),
     QT_TRANSLATE_NOOP("Clauses", "The side at the spring is an ordinary side: a road may lie there.")},
    {GR(40), QT_TRANSLATE_NOOP("Clauses", "Close together at the banks"),
     QT_TRANSLATE_NOOP("Clauses", "Across the river from each other buildings may stand on neighbouring "
                                  "corners, at the mouth and at both crossings, not at the spring. On the "
                                  "corner in the mouth nobody builds. Elsewhere the usual distance holds.")},
    {GR(41), QT_TRANSLATE_NOOP("Clauses", "The river and ships"),
     QT_TRANSLATE_NOOP("Clauses", "Where the game has ships, they may lie at the mouth, and the corner in "
                                  "the mouth may be built on at the usual distance.")},
    {GR(50), QT_TRANSLATE_NOOP("Clauses", "Together with others"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The river lies on the board of another scenario: it floods before "
                       "anything else happens on a seven. Raiders reach its plain by its own number "
                       "alone, and a storm that takes a bridge takes all of it.")},
    {GR(51), QT_TRANSLATE_NOOP("Clauses", "How many points"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Ten points win, or as many as in the scenario that the river has joined.")},
});

constexpr std::array riverLines{hex::Piece::bridge};

constexpr std::array riverCorrections{
    CorrectionKind{"flood", QT_TRANSLATE_NOOP("RiverText", "The flood"), "flood",
                   CorrectionKind::Where::nowhere, withModule<hex::ModuleName::river>, "RiverText"},
};

text::StepCard cardFor(const char* icon, const char* tone, const Clause& rule, hex::HexId at) {
    text::StepCard card;
    card.icon = QString::fromLatin1(icon);
    card.tone = QString::fromLatin1(tone);
    card.clause = rule;
    card.places = {at};
    return card;
}

struct RiverCards : text::StepWords {
    std::optional<text::StepCard> operator()(const hex::step::Flood& s) const {
        text::StepCard card = cardFor("flood", "danger", s.rule, s.hex);
        card.sentence = text::capital(
            RiverText::tr("%1 floods: mark it", "%1 is a hex").arg(text::hexName(state, s.hex)));
        card.detail = RiverText::tr("It gives nothing until the next seven.");
        card.reason = RiverText::tr("A seven floods the plain when it is dry.");
        return card;
    }
    std::optional<text::StepCard> operator()(const hex::step::Ebb& s) const {
        text::StepCard card = cardFor("ebb", "good", s.rule, s.hex);
        card.sentence = text::capital(
            RiverText::tr("%1 falls dry: take the mark off", "%1 is a hex").arg(text::hexName(state, s.hex)));
        card.detail = RiverText::tr("It gives grain again, on its own number and on every 6 and 8.");
        card.reason = RiverText::tr("A seven drains the plain when it is flooded.");
        return card;
    }
    std::optional<text::StepCard> operator()(const hex::step::RobberDrowns& s) const {
        text::StepCard card = cardFor("robber-drowns", "danger", s.rule, s.hex);
        card.glyph = QStringLiteral("robber");
        card.sentence = RiverText::tr("The robber drowns: take him off the board");
        card.detail = RiverText::tr("Nobody is robbed now. He returns with the next seven.");
        card.reason = RiverText::tr("He stood on the plain when it flooded.");
        return card;
    }
    std::optional<text::StepCard> operator()(const hex::step::RobberReturns& s) const {
        text::StepCard card = cardFor("robber-returns", "plain", s.rule, s.hex);
        card.glyph = QStringLiteral("robber");
        card.sentence =
            RiverText::tr("Put the robber back %1", "%1: on hills 5").arg(text::ontoHex(state, s.hex));
        card.detail = RiverText::tr("Whoever has a building there can be robbed.");
        card.reason = RiverText::tr("He had drowned, and a seven brings him back to where he began.");
        return card;
    }
};

struct RiverLines : text::StepWords {
    QString operator()(const hex::step::Flood& s) const {
        return RiverText::tr("%1 floods", "%1 is a hex").arg(text::hexName(state, s.hex));
    }
    QString operator()(const hex::step::Ebb& s) const {
        return RiverText::tr("%1 falls dry", "%1 is a hex").arg(text::hexName(state, s.hex));
    }
    QString operator()(const hex::step::RobberDrowns&) const { return RiverText::tr("The robber drowns"); }
    QString operator()(const hex::step::RobberReturns& s) const {
        return RiverText::tr("The robber returns %1", "%1: to hills 5").arg(text::toHex(state, s.hex));
    }
};

struct RiverCorrections {
    const hex::State& before;

    QString operator()(const hex::command::CorrectFlood& c) const {
        return c.flooded ? RiverText::tr("Corrected: the plain is flooded")
                         : RiverText::tr("Corrected: the plain is dry");
    }
};

/// From the middle of the spring hex across the two sides of the river to the plain; the mouth follows.
QList<QPointF> courseToThePlain(const hex::BoardDescription& board, hex::Axial spring, hex::Axial hills,
                                hex::Axial plain) {
    const QPointF x = geometry::centre(spring);
    const QPointF y = geometry::near(board, geometry::centre(hills), x);
    const QPointF z = geometry::near(board, geometry::centre(plain), y);
    return {x, (x + y) / 2, y, (y + z) / 2, z};
}

MarkRow courseRow(const std::string& spring, const QList<QPointF>& course, QPointF middle) {
    MarkRow row;
    row.kind = scene::Mark::river;
    row.place = QString::fromStdString(spring);
    for (const QPointF point : course)
        row.path.append(point);
    geometry::putAt(row, middle);
    row.name = RiverText::tr("river");
    return row;
}

bool isFlooded(const hex::State& state, hex::HexId id) {
    const auto& river = riverOn(state.board());
    return state.river.flooded && river && river->z == id;
}

constexpr TileWords tileWords{
    .group = QT_TRANSLATE_NOOP("BoardEditor", "River"),
    .glyph = "bridge",
    .brush = "spring",
    .brushTitle = QT_TRANSLATE_NOOP("BoardEditor", "Spring of the river"),
    .brushGlyph = "mountains",
    .none = QT_TRANSLATE_NOOP("BoardEditor", "No river"),
    .hint = QT_TRANSLATE_NOOP("BoardEditor",
                              "Tap the hex with the spring; the other two hexes of the river follow."),
    .missing = QT_TRANSLATE_NOOP("BoardEditor",
                                 "The river is missing. Choose River and tap the hex with its spring."),
    .terrain = QT_TRANSLATE_NOOP("BoardEditor", "This hex of the river has to be %1."),
    .number = QT_TRANSLATE_NOOP("BoardEditor", "This hex of the river needs a number."),
    .shore =
        QT_TRANSLATE_NOOP("BoardEditor", "The river's mouth does not lie at the sea. Turn or mirror it."),
};

class RiverRoom final
    : public WordedRoom<hex::ModuleName::river, hex::RiverData, RiverCards, RiverLines, RiverCorrections> {
public:
    [[nodiscard]] QString notInPioneers(std::string_view part) const override {
        return part == hex::RiverDescription::name
                   ? QCoreApplication::translate("MapForPioneers", "Pioneers has no river.")
                   : QString();
    }

    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override { return riverClauses; }

    [[nodiscard]] std::span<const hex::Piece> lines() const override { return riverLines; }

    [[nodiscard]] std::optional<hex::Piece> onlyLineAt(const hex::Board& board,
                                                       hex::SideId side) const override {
        const auto& crossings = riverOn(board)->crossings;
        const bool crosses = std::find(crossings.begin(), crossings.end(), side) != crossings.end();
        return crosses ? std::optional(hex::Piece::bridge) : std::nullopt;
    }

    [[nodiscard]] std::span<const CorrectionKind> corrections() const override { return riverCorrections; }

    [[nodiscard]] std::vector<CorrectionValue> correctionValues(const hex::State& state, const QString&,
                                                                const hex::Place&,
                                                                hex::PlayerId) const override {
        return {{QStringLiteral("true"), RiverText::tr("Flooded"), state.river.flooded,
                 hex::command::CorrectFlood{true}},
                {QStringLiteral("false"), RiverText::tr("Dry"), !state.river.flooded,
                 hex::command::CorrectFlood{false}}};
    }

    [[nodiscard]] QList<StripRow> strip(const hex::State& state) const override {
        // Titles are short: title and value share one line.
        const bool flooded = state.river.flooded;
        StripRow plain = stripRow(
            "flood", RiverText::tr("Plain"), flooded ? RiverText::tr("flooded") : RiverText::tr("dry"),
            flooded ? RiverText::tr("It yields nothing.") : RiverText::tr("It also yields on 6 and 8."));
        if (flooded)
            plain.danger = QStringLiteral("warn");
        QList<StripRow> rows{plain};
        if (hex::barsRobber(state, std::nullopt))
            rows.append(stripRow("robber", RiverText::tr("Robber"), RiverText::tr("drowned"),
                                 RiverText::tr("Back with the next seven.")));
        return rows;
    }

    [[nodiscard]] std::optional<BlockWords> blocked(hex::Blocker by, const QString& players,
                                                    int sum) const override {
        if (by != hex::Blocker::flood)
            return std::nullopt;
        return BlockWords{RiverText::tr("It is flooded: no cards for %1.").arg(players),
                          RiverText::tr("%1 was rolled, but this hex is flooded.").arg(sum)};
    }

    [[nodiscard]] QString barred(const hex::State&, const hex::Placement& placement,
                                 Clause rule) const override {
        if (rule == GR(30))
            return RiverText::tr("No road crosses the mouth of the river.");
        if (rule == GR(31))
            return placement.piece == hex::Piece::bridge
                       ? RiverText::tr("A bridge lies only where the river is crossed.")
                       : RiverText::tr("Only a bridge crosses the river here.");
        if (rule == GR(40))
            return RiverText::tr("Nobody builds in the middle of the river's mouth.");
        return {};
    }

    [[nodiscard]] QString refused(const Error& error) const override {
        return error.code == ErrorCode::robberAway
                   ? QCoreApplication::translate("Refusals",
                                                 "The robber has drowned; a knight cannot bring him back.")
                   : QString();
    }

    [[nodiscard]] QString unfit(const QString& field, int, Clause rule) const override {
        if (field == QLatin1String("$.scenario.with") && rule == GR(50))
            return QCoreApplication::translate(
                "SetupText", "This addition needs the river tile on the board, and no scenario has it "
                             "twice. Choose another board, or leave the addition out.");
        if (field == QLatin1String("$.board.river"))
            return QCoreApplication::translate(
                "SetupText",
                "This board has no river tile. Lay it in the board editor, or choose another board.");
        if (field.startsWith(QLatin1String("$.river")))
            return QCoreApplication::translate(
                "SetupText",
                "The river tile does not lie as it is printed: three hexes in a row, the mouth at "
                "the sea. Turn or mirror it, or lay it elsewhere.");
        return {};
    }

    [[nodiscard]] QString lampTitle(devices::LampEffect effect) const override {
        return effect == WF_LAMP_FLOOD ? QCoreApplication::translate("TowerText", "Flood") : QString();
    }

    [[nodiscard]] std::optional<devices::LampEffect> lamp(const hex::Step& step) const override {
        return std::holds_alternative<hex::step::Flood>(step) ? std::optional(WF_LAMP_FLOOD) : std::nullopt;
    }

    [[nodiscard]] QString piece(hex::Piece piece, PieceSaying saying) const override {
        if (piece != hex::Piece::bridge)
            return {};
        switch (saying) {
        case PieceSaying::name:
            return RiverText::tr("bridge");
        case PieceSaying::title:
            return RiverText::tr("Bridge");
        case PieceSaying::owned:
            return RiverText::tr("%1's bridge");
        case PieceSaying::lay:
            return RiverText::tr("%1, lay your bridge: two roads side by side");
        case PieceSaying::takeOff:
            return RiverText::tr("%1, take both roads of your bridge off the board");
        case PieceSaying::built:
            return RiverText::tr("%1 built a bridge");
        case PieceSaying::placed:
            return RiverText::tr("%1 placed a bridge");
        case PieceSaying::loses:
            return RiverText::tr("%1 loses a bridge");
        case PieceSaying::lost:
            return RiverText::tr("%1 lost a bridge to the storm");
        case PieceSaying::corrected:
            return RiverText::tr("Corrected: %1's bridge");
        case PieceSaying::fillFirst:
            return RiverText::tr("Build a bridge at the %1 before any road or other bridge.");
        case PieceSaying::filled:
            return RiverText::tr("Roads and bridges may be built again.");
        case PieceSaying::noneLeft:
            return RiverText::tr("A bridge takes two roads, and you have fewer left.");
        case PieceSaying::nowhere:
            return RiverText::tr("No free crossing of the river joins your roads and buildings.");
        }
        return {};
    }

    [[nodiscard]] SevenWords onSeven(const hex::State& state, const hex::Steps& steps) const override {
        SevenWords seven;
        QStringList returns;
        bool drowns = false;
        for (const hex::Step& step : steps) {
            if (std::holds_alternative<hex::step::RobberReturns>(step))
                returns.append(line(state, step));
            else
                seven.first += line(state, step);
            drowns = drowns || std::holds_alternative<hex::step::RobberDrowns>(step);
        }
        seven.first.removeAll(QString());
        if (drowns || !returns.isEmpty())
            seven.robber = returns;
        return seven;
    }

    [[nodiscard]] QString sevenLevel(const hex::State&, const hex::Steps& steps) const override {
        const bool floods = std::any_of(steps.begin(), steps.end(), [](const hex::Step& step) {
            return std::holds_alternative<hex::step::Flood>(step);
        });
        return floods ? QStringLiteral("flood") : QString();
    }

    [[nodiscard]] QString headline(const hex::State& state, int sevens) const override {
        return state.river.flooded ? RiverText::tr("%n of 36 roll(s) drain the plain (%1%)", nullptr, sevens)
                                   : RiverText::tr("%n of 36 roll(s) flood the plain (%1%)", nullptr, sevens);
    }

    [[nodiscard]] QList<MarkRow> marks(const hex::Board& board) const override {
        const auto& river = riverOn(board);
        if (!river)
            return {};
        QList<QPointF> course =
            courseToThePlain(board.description(), board[river->x].at, board[river->y].at, board[river->z].at);
        course.append(geometry::near(board, geometry::point(board, river->mouthCorner), course.last()));
        return {courseRow(board.nameOf(river->x), course, course[course.size() / 2])};
    }

    [[nodiscard]] QList<MarkRow> marks(const hex::BoardDescription& draft) const override {
        const auto& river = draft.river;
        if (!river)
            return {};
        QList<QPointF> course = courseToThePlain(draft, river->x, river->y, river->z);
        const QPointF hills = course[2];
        if (const auto mouth = river->corners.find("C1"); mouth != river->corners.end())
            course.append(geometry::near(draft, geometry::point(mouth->second), course.last()));
        return {courseRow(hex::toString(river->x), course, hills)};
    }

    void onHex(const hex::State& state, hex::HexId id, HexRow& row) const override {
        row.flooded = isFlooded(state, id);
        if (row.flooded && row.blocked.isEmpty())
            row.blocked = QStringLiteral("flood");
    }

    [[nodiscard]] QString hexName(const hex::State& state, hex::HexId id,
                                  const QString& name) const override {
        return isFlooded(state, id) ? RiverText::tr("%1, flooded").arg(name) : name;
    }

    [[nodiscard]] QString missed(hex::MissedBy by, int cards) const override {
        return by == hex::MissedBy::flood ? RiverText::tr("%n by the flood", "cards missed", cards)
                                          : QString();
    }

    [[nodiscard]] std::optional<MomentWords> moment(const hex::State&,
                                                    const hex::Moment& moment) const override {
        if (moment.kind != hex::Moment::Kind::flood)
            return std::nullopt;
        return MomentWords{QStringLiteral("flood"), RiverText::tr("The river floods")};
    }

    [[nodiscard]] QStringList facts(const hex::State&, const hex::Statistics& counted) const override {
        return {RiverText::tr("%n flood(s)", nullptr, counted.times(hex::MomentKind::flood))};
    }

    [[nodiscard]] std::optional<ScenarioWords> scenario(hex::Scenario scenario) const override {
        if (scenario != hex::Scenario::greatRiver)
            return std::nullopt;
        const QString title = QCoreApplication::translate("Names", "The Great River");
        return ScenarioWords{title,
                             NewGame::tr("Bridges, and a plain that floods with every other seven."),
                             NewGame::tr("3 or 4 players"),
                             NewGame::tr("75 minutes"),
                             QStringLiteral("bridge"),
                             4};
    }

    [[nodiscard]] QList<SwitchWords> switches(hex::Scenario scenario) const override {
        if (scenario != hex::Scenario::greatRiver)
            return {};
        return {{"ships", NewGame::tr("Ships"), NewGame::tr("They may cross the river's mouth."), false}};
    }

    [[nodiscard]] std::optional<OptionWords> addition(hex::Addition addition) const override {
        if (addition != hex::Addition::greatRiver)
            return std::nullopt;
        const QString title = QCoreApplication::translate("Names", "with the Great River");
        return OptionWords{title,
                           NewGame::tr("The river tile of this board floods, and is crossed by bridges.")};
    }

    [[nodiscard]] const TileWords* tile() const override { return &tileWords; }

    [[nodiscard]] QString tileLies(hex::TileLie lie) const override {
        const QString flow = text::directionName(lie.heading);
        return lie.mirrored ? NewGame::tr("The river flows %1, mirrored", "%1 is a direction").arg(flow)
                            : NewGame::tr("The river flows %1", "%1 is a direction").arg(flow);
    }

    [[nodiscard]] QString robberKeptOff(const hex::State& state) const override {
        return state.setup->has(module()) && hex::barsRobber(state, std::nullopt)
                   ? QCoreApplication::translate("KnightText", "The robber has drowned: nobody is moved")
                   : QString();
    }
};

} // namespace

const ModuleRoom& riverRoom() {
    static const RiverRoom room;
    return room;
}

} // namespace watchfire
