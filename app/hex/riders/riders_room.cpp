// SPDX-License-Identifier: Apache-2.0
// Riders and walls in the app (GW): attacks, breaches, wall levels, penalty chips.
#include "app/hex/places.h"
#include "app/hex/riders/wall_verdict.h"
#include "app/hex/rooms.h"
#include "app/hex/worded_room.h"
#include "app/rows/board_rows.h"
#include "app/text/names.h"
#include "app/text/ways.h"
#include "rules/hex/founding.h"
#include "rules/hex/modules/riders/riders.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace watchfire {

namespace {
struct GreatWallText {
    Q_DECLARE_TR_FUNCTIONS(GreatWallText)
};
} // namespace

namespace text {

namespace {

struct RidersLines : StepWords {
    QString operator()(const hex::step::DrawRider& s) const {
        return GreatWallText::tr("%1 draws a rider").arg(name(s.player));
    }
    QString operator()(const hex::step::PlaceRider& s) const {
        return GreatWallText::tr("New rider on %1").arg(assemblyName(board, s.at));
    }
    QString operator()(const hex::step::MoveRider& s) const {
        QString to = placeName(state, s.to);
        if (const auto* wall = std::get_if<hex::WallId>(&s.to))
            to = wallName(board, *wall);
        else if (const auto* assembly = std::get_if<hex::AssemblyId>(&s.to))
            to = assemblyName(board, *assembly);
        return GreatWallText::tr("Rider %1 to %2", "from an assembly hex to a wall or assembly hex")
            .arg(assemblyName(board, s.from), to);
    }
    QString operator()(const hex::step::Breach& s) const {
        const hex::PlayerId owner = state.buildings[board[s.wall].fort].player;
        const QString wall = wallName(board, s.wall);
        return owner.valid() ? GreatWallText::tr("%1 wall (%2) is breached", "%1: Ann's; in one line")
                                   .arg(whose(name(owner)), wall)
                             : GreatWallText::tr("Wall %1 is breached", "%1 is a wall").arg(wall);
    }
    QString operator()(const hex::step::RiderBehindWall& s) const {
        return GreatWallText::tr("Rider on %1").arg(hexName(state, s.hex));
    }
    QString operator()(const hex::step::LowerWall& s) const {
        return GreatWallText::tr("%1 down to level %2").arg(wallName(board, s.wall), QString::number(s.to));
    }
    QString operator()(const hex::step::Penalty& s) const {
        return GreatWallText::tr("Penalty chip for %1").arg(name(s.player));
    }
    QString operator()(const hex::step::RiderToBag& s) const {
        return GreatWallText::tr("Rider %1 from %2 to the bag")
            .arg(assemblyName(board, s.numeral), hexName(state, s.hex));
    }
    QString operator()(const hex::step::RaiseWall& s) const {
        return GreatWallText::tr("%1 up to level %2").arg(wallName(board, s.wall), QString::number(s.to));
    }
};

struct RidersCards : StepWords {
    StepCard operator()(const hex::step::DrawRider& s) const {
        return {{
            .icon = QStringLiteral("draw-rider"),
            .glyph = QStringLiteral("bag"),
            .sentence = GreatWallText::tr("%1 draws a rider from the bag").arg(name(s.player)),
            .detail = GreatWallText::tr("Say which numeral it shows."),
            .tone = danger(),
            .clause = s.rule,
            .reason =
                GreatWallText::tr("%1 founded a settlement or improved one to a city.").arg(name(s.player)),
        }};
    }
    StepCard operator()(const hex::step::PlaceRider& s) const {
        return {{
                    .icon = QStringLiteral("place-rider"),
                    .glyph = QStringLiteral("rider"),
                    .sentence =
                        GreatWallText::tr("Put the rider on assembly hex %1").arg(assemblyName(board, s.at)),
                    .tone = danger(),
                    .clause = s.rule,
                },
                {board[s.at].at}};
    }
    StepCard operator()(const hex::step::MoveRider& s) const {
        const QString from = assemblyName(board, s.from);
        if (const auto* wall = std::get_if<hex::WallId>(&s.to)) {
            const hex::PlayerId owner = ownerOfWall(*wall);
            return {{
                        .icon = QStringLiteral("move-rider"),
                        .glyph = QStringLiteral("rider"),
                        .sentence =
                            GreatWallText::tr("Move a rider from %1 to %2").arg(from, wallName(board, *wall)),
                        .detail = owner.valid() ? GreatWallText::tr("He stands before %1 wall.", "%1: Ann's")
                                                      .arg(whose(name(owner)))
                                                : QString(),
                        .tone = danger(),
                        .clause = s.rule,
                        .reason = GreatWallText::tr("%1 is an attack number of %2, its arrow points to %3.")
                                      .arg(state.turn.dice.sum())
                                      .arg(from, wallName(board, *wall)),
                    },
                    {board[s.from].at, board[*wall].attack}};
        }
        const auto* to = std::get_if<hex::AssemblyId>(&s.to);
        return {
            {
                .icon = QStringLiteral("move-rider"),
                .glyph = QStringLiteral("rider"),
                .sentence = GreatWallText::tr("Move a rider from %1 to %2")
                                .arg(from, to == nullptr ? placeName(state, s.to) : assemblyName(board, *to)),
                .detail = GreatWallText::tr("He waits until a number of his new hex is rolled."),
                .tone = plain(),
                .clause = s.rule,
            },
            to == nullptr ? std::vector<hex::Place>{board[s.from].at}
                          : std::vector<hex::Place>{board[s.from].at, board[*to].at}};
    }
    StepCard operator()(const hex::step::Breach& s) const {
        const hex::PlayerId owner = ownerOfWall(s.wall);
        const QString riders = GreatWallText::tr("%n rider(s)", "before the wall", s.riders);
        const QString towers = GreatWallText::tr("%n watchtower(s)", "of the wall", s.level);
        return {{
                    .icon = QStringLiteral("breach"),
                    .sentence = owner.valid()
                                    ? GreatWallText::tr("%1 wall (%2) is breached", "%1: Ann's")
                                          .arg(whose(name(owner)), wallName(board, s.wall))
                                    : GreatWallText::tr("Wall %1 is breached").arg(wallName(board, s.wall)),
                    .detail =
                        GreatWallText::tr("%1 against %2.", "riders against watchtowers").arg(riders, towers),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = GreatWallText::tr("%1 stand before a section with %2.", "riders, watchtowers")
                                  .arg(riders, towers),
                },
                {board[s.wall].attack},
                NothingMoves,
                Heard,
                Loud};
    }
    StepCard operator()(const hex::step::RiderBehindWall& s) const {
        return {
            {
                .icon = QStringLiteral("rider-behind-wall"),
                .glyph = QStringLiteral("rider"),
                .sentence = GreatWallText::tr("Put the rider %1", "behind the wall; %1: on hills 5")
                                .arg(ontoHex(state, s.hex)),
                .detail = GreatWallText::tr("It gives nothing now.", "a hex with a rider behind the wall"),
                .tone = danger(),
                .clause = s.rule,
                .reason = GreatWallText::tr("All riders before a breached wall go down its column."),
            },
            {s.hex}};
    }
    StepCard operator()(const hex::step::LowerWall& s) const {
        const hex::PlayerId owner = ownerOfWall(s.wall);
        return {{
                    .icon = QStringLiteral("lower-wall"),
                    .glyph = QStringLiteral("wall"),
                    .sentence = owner.valid() ? GreatWallText::tr("Lower %1 wall from %2 to %3", "%1: Ann's")
                                                    .arg(whose(name(owner)), QString::number(s.from),
                                                         QString::number(s.to))
                                              : GreatWallText::tr("Lower wall %1 from %2 to %3")
                                                    .arg(wallName(board, s.wall), QString::number(s.from),
                                                         QString::number(s.to)),
                    .detail = GreatWallText::tr("Take the wall piece off %1.").arg(wallName(board, s.wall)),
                    .tone = danger(),
                    .clause = s.rule,
                    .reason = GreatWallText::tr("This section was just breached."),
                },
                {board[s.wall].fort}};
    }
    StepCard operator()(const hex::step::Penalty& s) const {
        return {{
            .icon = QStringLiteral("penalty"),
            .glyph = QStringLiteral("chip"),
            .sentence = GreatWallText::tr("%1 takes a penalty chip").arg(name(s.player)),
            .detail = GreatWallText::tr("One point less. %n chip(s) left.", nullptr, s.left),
            .tone = danger(),
            .clause = s.rule,
            .reason =
                GreatWallText::tr("%1 owns the border fort of the breached section.").arg(name(s.player)),
        }};
    }
    StepCard operator()(const hex::step::RiderToBag& s) const {
        return {{
                    .icon = QStringLiteral("rider-to-bag"),
                    .glyph = QStringLiteral("bag"),
                    .sentence =
                        GreatWallText::tr("Put the rider on %1 back into the bag").arg(hexName(state, s.hex)),
                    .detail = GreatWallText::tr("It shows %1.", "%1 is a Roman numeral")
                                  .arg(assemblyName(board, s.numeral)),
                    .tone = good(),
                    .clause = s.rule,
                },
                {s.hex}};
    }
    StepCard operator()(const hex::step::RaiseWall& s) const {
        const hex::PlayerId owner = ownerOfWall(s.wall);
        return {{
                    .icon = QStringLiteral("raise-wall"),
                    .glyph = QStringLiteral("wall"),
                    .sentence = GreatWallText::tr("%1, raise your wall from %2 to %3")
                                    .arg(name(owner), QString::number(s.from), QString::number(s.to)),
                    .detail = GreatWallText::tr("Put a wall piece on %1.").arg(wallName(board, s.wall)),
                    .tone = good(),
                    .clause = s.rule,
                },
                {board[s.wall].fort}};
    }
};

struct RidersCorrections {
    const hex::State& before;
    QString name(hex::PlayerId p) const { return playerName(*before.setup, p); }

    QString operator()(const hex::command::CorrectWallLevel& c) const {
        return GreatWallText::tr("Corrected: wall %1 at level %2")
            .arg(wallName(before.board(), c.wall), QString::number(c.level));
    }
    QString operator()(const hex::command::CorrectRiders& c) const {
        const int count = c.count ? *c.count : static_cast<int>(c.numerals.size());
        return GreatWallText::tr("Corrected: %n rider(s) on %1", nullptr, count).arg(hexName(before, c.at));
    }
    QString operator()(const hex::command::CorrectBag&) const {
        return GreatWallText::tr("Corrected: the riders in the bag");
    }
    QString operator()(const hex::command::CorrectPenalty& c) const {
        return GreatWallText::tr("Corrected: %1 has %n penalty chip(s)", nullptr, c.chips)
            .arg(name(c.player));
    }
};

/// Riders behind the wall from `from` on: one card says how many they are, and where each goes.
void shareRiders(const hex::State& state, const hex::Steps& steps, std::size_t from, std::size_t to,
                 StepCard& card) {
    card.sentence =
        GreatWallText::tr("Put %n rider(s) behind the wall", nullptr, static_cast<int>(to - from));
    card.detail = GreatWallText::tr("One on each lit hex. These hexes give nothing now.");
    card.places.clear();
    for (std::size_t k = from; k < to; ++k) {
        const hex::HexId at = std::get<hex::step::RiderBehindWall>(steps[k]).hex;
        card.items.append(hexName(state, at));
        card.places.push_back(at);
    }
}

} // namespace

WallVerdict wallVerdict(const hex::State& state, hex::WallId wall,
                        const std::vector<hex::ForecastEntry>& entries, bool breachedNow) {
    WallVerdict verdict;
    QStringList& sums = verdict.sums;
    for (const hex::ForecastEntry& entry : entries) {
        const bool breaks = std::any_of(entry.steps.begin(), entry.steps.end(), [&](const hex::Step& step) {
            const auto* breach = std::get_if<hex::step::Breach>(&step);
            return breach != nullptr && breach->wall == wall;
        });
        if (breaks) {
            verdict.ways += entry.ways;
            sums.append(QString::number(entry.sum));
        }
    }
    const int level = state.greatWall.level[wall.index()];
    const int riders = hex::ridersAt(state, state.board()[wall].attack);
    if (breachedNow) {
        verdict.text = GreatWallText::tr("breached");
        verdict.danger = QStringLiteral("breach");
    } else if (!sums.isEmpty()) {
        verdict.text = GreatWallText::tr("%1: breach", "%1 is one or more sums: 9 or 12")
                           .arg(sums.join(GreatWallText::tr(" or ", "between two sums")));
        verdict.danger = QStringLiteral("breach");
    } else if (level >= hex::maxWallLevel) {
        verdict.text = GreatWallText::tr("secure");
        verdict.danger = QStringLiteral("secure");
    } else if (riders == level) {
        verdict.text = GreatWallText::tr("Next rider breaches");
        verdict.danger = QStringLiteral("warn");
    } else {
        verdict.text = GreatWallText::tr("holds");
        verdict.danger = QStringLiteral("holds");
    }
    return verdict;
}

} // namespace text

namespace {

/// Attack and assembly hexes, and the land behind the walls.
std::vector<hex::Place> hexesOfRiders(const hex::State& state) {
    const hex::Board& board = state.board();
    return hexesThat(state, [&](hex::HexId hex) {
        return board.wallAt(hex).valid() || board.assemblyAt(hex).valid() ||
               (hex::isBehindWall(state, hex) && !isSea(board, hex));
    });
}

std::vector<hex::Place> allWalls(const hex::State& state) {
    return allPlaces<hex::WallId>(state.board().walls().size());
}

using Where = CorrectionKind::Where;
constexpr auto withRiders = withModule<hex::ModuleName::riders>;
constexpr auto beforePieces = CorrectionKind::When::beforePieces;
constexpr std::array ridersCorrections{
    CorrectionKind{"riders", QT_TRANSLATE_NOOP("GreatWallText", "Riders on a hex"), "rider", Where::place,
                   withRiders, "GreatWallText", beforePieces, hexesOfRiders},
    CorrectionKind{"wall-level", QT_TRANSLATE_NOOP("GreatWallText", "Level of a wall"), "wall", Where::place,
                   withRiders, "GreatWallText", beforePieces, allWalls},
    CorrectionKind{"rider-bag", QT_TRANSLATE_NOOP("GreatWallText", "Riders in the bag"), "bag",
                   Where::nowhere, withRiders, "GreatWallText", beforePieces, nullptr, nullptr,
                   QT_TRANSLATE_NOOP("GreatWallText", "Riders in the bag: of which numeral?")},
    CorrectionKind{"penalty", QT_TRANSLATE_NOOP("GreatWallText", "Penalty chips"), "chip", Where::player,
                   withRiders, "GreatWallText"},
};

/// Each numeral of the bag, and after it so many of it, with the others as they are.
std::vector<CorrectionValue> ridersInTheBag(const hex::State& state) {
    std::vector<CorrectionValue> values;
    const auto assembly = state.board().assembly();
    for (std::size_t i = 0; i < assembly.size(); ++i) {
        const int inBag = state.greatWall.bag[i];
        const QString numeral = QString::fromStdString(assembly[i].id);
        CorrectionValue value{QString::number(i + 1), numeral, false};
        value.detail = GreatWallText::tr("%n in the bag", nullptr, inBag);
        value.question = GreatWallText::tr("Riders with a %1: how many are in the bag?").arg(numeral);
        value.then = countsTo(hex::ridersPerNumeral, inBag, [&](std::uint8_t count) {
            hex::command::CorrectBag correct;
            for (std::size_t other = 0; other < assembly.size(); ++other)
                correct.bag[other] = state.greatWall.bag[other];
            correct.bag[i] = count;
            return correct;
        });
        values.push_back(value);
    }
    return values;
}

constexpr auto ridersClauses = std::to_array<text::ClauseRow>({
    {GW(0), QT_TRANSLATE_NOOP("Clauses", "The Great Wall"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Four or six players. There is no robber but a pirate, and there are roads but "
                       "no ships.")},
    {GW(1), QT_TRANSLATE_NOOP("Clauses", "Sections of the wall"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Each player guards one section of the wall. Before it lies an attack hex, behind it a border fort. "
         "Nothing may be built at corners that touch only steppe or sea.")},
    {GW(2), QT_TRANSLATE_NOOP("Clauses", "Attack numbers"),
     QT_TRANSLATE_NOOP("Clauses", "Each assembly hex carries two numbers, each with an arrow to one of the "
                                  "two attack hexes beside it.")},
    {GW(3), QT_TRANSLATE_NOOP("Clauses", "Example numbers"),
     QT_TRANSLATE_NOOP("Clauses", "The attack numbers on this board are examples until the table enters the "
                                  "printed ones. A number that is "
                                  "there twice moves one rider each, from west to east.")},
    {GW(4), QT_TRANSLATE_NOOP("Clauses", "The column behind a section"),
     QT_TRANSLATE_NOOP("Clauses", "Behind each section the hexes with a number form a column down to the "
                                  "coast. Sea and desert are passed "
                                  "over; the easternmost column makes a detour over the sea.")},
    {GW(5), QT_TRANSLATE_NOOP("Clauses", "Riders and chips"),
     QT_TRANSLATE_NOOP("Clauses", "The bag holds seven riders for each numeral. Before the wall the first to "
                                  "come is the first to go; behind "
                                  "it the last to come is the first to go. There are five wall pieces a "
                                  "player and seven penalty chips.")},
    {GW(6), QT_TRANSLATE_NOOP("Clauses", "Wall levels"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A section begins at level 0, without watchtowers, and can be raised up to level 5.")},
    {GW(7), QT_TRANSLATE_NOOP("Clauses", "Set-up"),
     QT_TRANSLATE_NOOP("Clauses", "Some cards leave the development deck, the pirate starts on his marked "
                                  "hex, and a wall costs more the "
                                  "higher it is.")},
    {GW(10), QT_TRANSLATE_NOOP("Clauses", "Founding at the wall"),
     QT_TRANSLATE_NOOP("Clauses", "The highest roller begins: each player founds a settlement on a border "
                                  "fort, without a road, and guards "
                                  "the section beside it. Then everyone founds two settlements with roads, "
                                  "beginning with the last who chose "
                                  "a fort, round and back.")},
    {GW(11), QT_TRANSLATE_NOOP("Clauses", "No riders at the founding"),
     QT_TRANSLATE_NOOP(
         "Clauses", "Settlements of the founding phase draw no riders, unless that option is switched on.")},
    {GW(20), QT_TRANSLATE_NOOP("Clauses", "A new rider"),
     QT_TRANSLATE_NOOP("Clauses", "Whoever founds a settlement or improves one to a city draws a rider from "
                                  "the bag and puts it on the "
                                  "assembly hex with its numeral. An empty bag gives none.")},
    {GW(21), QT_TRANSLATE_NOOP("Clauses", "Riders attack"),
     QT_TRANSLATE_NOOP("Clauses", "When an attack number is rolled, one rider goes from that assembly hex "
                                  "along the arrow to the attack hex, "
                                  "before anything is produced. If none is there, nobody goes.")},
    {GW(22), QT_TRANSLATE_NOOP("Clauses", "Five riders at most"),
     QT_TRANSLATE_NOOP("Clauses",
                       "An attack hex holds five riders. While it is full its numbers move nobody.")},
    {GW(23), QT_TRANSLATE_NOOP("Clauses", "Riders block"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A hex with a rider on it gives nothing, already on the roll that brought him.")},
    {GW(30), QT_TRANSLATE_NOOP("Clauses", "Breach"),
     QT_TRANSLATE_NOOP("Clauses", "As soon as more riders stand before a section than it has watchtowers, "
                                  "the wall is breached. Level 5 "
                                  "never is.")},
    {GW(31), QT_TRANSLATE_NOOP("Clauses", "Riders break in"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "After a breach all riders go behind the wall, one on each hex, from the wall towards the coast.")},
    {GW(32), QT_TRANSLATE_NOOP("Clauses", "The wall loses a level"),
     QT_TRANSLATE_NOOP("Clauses", "A breached section loses one level; at level 0 it stays as it is.")},
    {GW(33), QT_TRANSLATE_NOOP("Clauses", "Penalty chip"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The owner of the breached section takes a penalty chip: one point less, for good.")},
    {GW(34), QT_TRANSLATE_NOOP("Clauses", "Filling the column"),
     QT_TRANSLATE_NOOP("Clauses", "Each rider goes to the hex of the column with the fewest riders; of "
                                  "several to the one nearest the wall. "
                                  "So gaps fill first, then the free hexes, then second riders.")},
    {GW(35), QT_TRANSLATE_NOOP("Clauses", "More riders than hexes"),
     QT_TRANSLATE_NOOP("Clauses", "If there are more riders than hexes in the column, they go round again. A "
                                  "hex with two riders is blocked "
                                  "until both are gone.")},
    {GW(36), QT_TRANSLATE_NOOP("Clauses", "An example"),
     QT_TRANSLATE_NOOP("Clauses", "Level 2 and two riders waiting; a third arrives: the wall is breached, "
                                  "three riders stand on the three "
                                  "hexes behind it, the level sinks to 1 and the owner takes a chip.")},
    {GW(50), QT_TRANSLATE_NOOP("Clauses", "Knight card"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A knight allows up to two actions: move a rider from one assembly hex to another; "
                       "drive a rider behind "
                       "the wall back into the bag; move the pirate and take a card, this one only once.")},
    {GW(51), QT_TRANSLATE_NOOP("Clauses", "Moved riders"),
     QT_TRANSLATE_NOOP("Clauses", "A rider that a knight has moved attacks when a number of the hex where he "
                                  "now stands is rolled, whatever "
                                  "his numeral.")},
    {GW(52), QT_TRANSLATE_NOOP("Clauses", "Largest army at the wall"),
     QT_TRANSLATE_NOOP("Clauses", "Here the largest army is worth one point. The longest road is worth "
                                  "two as usual.")},
    {GW(60), QT_TRANSLATE_NOOP("Clauses", "Raising the wall"),
     QT_TRANSLATE_NOOP("Clauses", "On your turn you may raise your own section, one level after the other.")},
    {GW(61), QT_TRANSLATE_NOOP("Clauses", "What a wall costs"),
     QT_TRANSLATE_NOOP(
         "Clauses",
         "Level 3 costs ore, wood, brick and grain. The other costs are printed on the wall pieces.")},
    {GW(70), QT_TRANSLATE_NOOP("Clauses", "Ten points win"),
     QT_TRANSLATE_NOOP("Clauses",
                       "Whoever has 10 points on his own turn wins, or as many as the table agreed.")},
    {GW(71), QT_TRANSLATE_NOOP("Clauses", "The last chip"),
     QT_TRANSLATE_NOOP("Clauses", "When the last penalty chip is taken the game ends at once. Most points "
                                  "win, chips subtracted; of several "
                                  "the one with fewest chips.")},
});

class RidersRoom final : public WordedRoom<hex::ModuleName::riders, hex::RidersData, text::RidersCards,
                                           text::RidersLines, text::RidersCorrections> {
public:
    [[nodiscard]] std::size_t sharedCard(const hex::State& state, const hex::Steps& steps, std::size_t from,
                                         text::StepCard& card) const override {
        const std::size_t riders = text::runOf<hex::step::RiderBehindWall>(steps, from);
        if (riders > 1)
            text::shareRiders(state, steps, from, from + riders, card);
        return riders;
    }

    [[nodiscard]] std::optional<GraveWords> graveWords(const hex::Steps& steps,
                                                       const std::optional<hex::Decision>&) const override {
        if (text::countOf<hex::step::Breach>(steps) > 0)
            return GraveWords{Gravity::breach, GreatWallText::tr("Breach!", "headline")};
        if (text::countOf<hex::step::MoveRider>(steps) > 0)
            return GraveWords{Gravity::riders, GreatWallText::tr("Riders!", "headline")};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<BlockWords> blocked(hex::Blocker by, const QString& players,
                                                    int sum) const override {
        if (by != hex::Blocker::rider)
            return std::nullopt;
        return BlockWords{GreatWallText::tr("A rider stands there: no cards for %1.").arg(players),
                          GreatWallText::tr("%1 was rolled, but a rider stands on this hex.").arg(sum)};
    }

    [[nodiscard]] QString notInPioneers(std::string_view part) const override {
        return part == toString(hex::Terrain::steppe)
                   ? QCoreApplication::translate("MapForPioneers", "%1: Pioneers has no steppe.")
                   : QString();
    }

    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override { return ridersClauses; }

    [[nodiscard]] std::optional<text::DecisionText> question(const hex::State& state,
                                                             const hex::Decision& decision) const override {
        if (decision.id != hex::DecisionKind::riderNumeral)
            return std::nullopt;
        const QString name = text::playerName(*state.setup, decision.player);
        return text::DecisionText{
            GreatWallText::tr("%1, which numeral does the rider show?").arg(name),
            GreatWallText::tr("Only numerals that are still in the bag are offered."),
            GreatWallText::tr("%1 founded a settlement or improved one to a city.").arg(name)};
    }

    [[nodiscard]] std::optional<text::OptionText> answer(const hex::State& state, hex::DecisionKind,
                                                         const hex::Value& value) const override {
        const auto* numeral = std::get_if<hex::AssemblyId>(&value);
        if (numeral == nullptr)
            return std::nullopt;
        return text::OptionText{
            text::assemblyName(state.board(), *numeral),
            GreatWallText::tr("%n left in the bag", nullptr, state.greatWall.bag[numeral->index()])};
    }

    [[nodiscard]] QString answered(const hex::State& before, const hex::Decision& decision,
                                   const hex::Value& value) const override {
        const auto* numeral = std::get_if<hex::AssemblyId>(&value);
        if (decision.id != hex::DecisionKind::riderNumeral || numeral == nullptr)
            return {};
        return GreatWallText::tr("%1 drew rider %2", "player, Roman numeral")
            .arg(text::playerName(*before.setup, decision.player),
                 text::assemblyName(before.board(), *numeral));
    }

    [[nodiscard]] QString barred(const hex::State& state, const hex::Placement& placement,
                                 Clause rule) const override {
        if (rule == GW(1))
            return GreatWallText::tr("Nobody builds where only steppe or sea is.");
        if (rule != GW(10))
            return {};
        if (!std::holds_alternative<hex::CornerId>(placement.at))
            return GreatWallText::tr("No road belongs to the border fort.");
        return hex::foundedBy(state, placement.player) == 0
                   ? GreatWallText::tr("Your first settlement goes on a border fort.")
                   : GreatWallText::tr("You have a border fort already.");
    }

    [[nodiscard]] QString nowhere(const hex::State& state, hex::Piece piece, hex::PlayerId player,
                                  bool founding) const override {
        const bool fort = piece == hex::Piece::settlement || piece == hex::Piece::city;
        return founding && fort && hex::foundedBy(state, player) == 0
                   ? GreatWallText::tr("All border forts are taken.")
                   : QString();
    }

    [[nodiscard]] QString lampTitle(devices::LampEffect effect) const override {
        return effect == WF_LAMP_BREACH ? QCoreApplication::translate("TowerText", "Breach") : QString();
    }

    [[nodiscard]] std::optional<devices::LampEffect> lamp(const hex::Step& step) const override {
        return std::holds_alternative<hex::step::Breach>(step) ? std::optional(WF_LAMP_BREACH) : std::nullopt;
    }

    [[nodiscard]] QString unfit(const QString& field, int number, Clause) const override {
        if (field == QLatin1String("$.board.walls"))
            return GreatWallText::tr(
                "Each player guards one wall section, and this board has another number of them. "
                "Choose another board, or another number of players.");
        if (field == QLatin1String("$.board.assembly"))
            return GreatWallText::tr(
                "One assembly hex stands between each two wall sections, and this board has "
                "another number of them. Choose another board.");
        if (field == QLatin1String("$.walls.fort"))
            return GreatWallText::tr(
                       "The border fort of section %1 does not stand on a corner of land of its own. "
                       "Choose another corner.")
                .arg(number);
        if (field == QLatin1String("$.walls.attack"))
            return GreatWallText::tr(
                       "The attack hex of section %1 is missing, or another section has it too. Take the "
                       "section away and put it back.")
                .arg(number);
        if (field.startsWith(QLatin1String("$.walls.column")))
            return GreatWallText::tr(
                       "The column of section %1 needs hexes of the board, each once and at least one "
                       "with a number. Choose its hexes again.")
                .arg(number);
        if (field.startsWith(QLatin1String("$.assembly.")) && field.endsWith(QLatin1String(".wall")))
            return GreatWallText::tr(
                "The arrows of an assembly hex lead to two attack hexes beside it, and one does "
                "not. Choose another hex.");
        if (field.startsWith(QLatin1String("$.assembly.")) && field.endsWith(QLatin1String(".number")))
            return GreatWallText::tr("An assembly hex lacks an attack number. Enter it.");
        if (field == QLatin1String("$.assembly.at"))
            return GreatWallText::tr(
                "An assembly hex is missing, or it is an attack hex too. Choose another hex.");
        return {};
    }

    [[nodiscard]] std::optional<text::ForecastLine> forecast(const hex::State& state,
                                                             const hex::ForecastEntry& entry) const override {
        const QStringList riders = text::linesOf<hex::step::MoveRider>(state, entry.steps);
        const QStringList breaches = text::linesOf<hex::step::Breach>(state, entry.steps);
        if (riders.isEmpty() && breaches.isEmpty())
            return std::nullopt;
        text::ForecastLine line;
        for (const hex::Step& step : entry.steps)
            line.lines.append(text::shortLine(state, step));
        line.danger = !breaches.isEmpty();
        line.level = line.danger ? QStringLiteral("breach") : QStringLiteral("rider");
        line.headline = breaches.isEmpty()
                            ? text::listOf(riders)
                            : GreatWallText::tr("%1: %2", "riders that move: walls that are breached")
                                  .arg(text::listOf(riders), text::listOf(breaches));
        return line;
    }

    [[nodiscard]] std::optional<text::ForecastHeadline>
    forecastHeadline(const hex::State&, const std::vector<hex::ForecastEntry>& entries) const override {
        const int breaches = text::waysOf(entries, [](const auto& entry) { return entry.breach; });
        if (breaches > 0) {
            return text::ForecastHeadline{
                GreatWallText::tr("%n of 36 roll(s) breach a wall (%1%)", nullptr, breaches)
                    .arg(text::percent(breaches)),
                true};
        }
        const int riders = text::waysOf(
            entries, [](const auto& entry) { return text::countOf<hex::step::MoveRider>(entry.steps) > 0; });
        if (riders > 0)
            return text::ForecastHeadline{
                GreatWallText::tr("%n of 36 roll(s) bring riders (%1%)", nullptr, riders)
                    .arg(text::percent(riders)),
                false};
        return text::ForecastHeadline{GreatWallText::tr("No rider can move"), false};
    }

    [[nodiscard]] std::optional<ScenarioWords> scenario(hex::Scenario scenario) const override {
        if (scenario != hex::Scenario::greatWall)
            return std::nullopt;
        const QString title = QCoreApplication::translate("Names", "The Great Wall");
        return ScenarioWords{title,
                             NewGame::tr("Guard your part of the wall against the riders."),
                             NewGame::tr("4 or 6 players"),
                             NewGame::tr("90 minutes"),
                             QStringLiteral("wall"),
                             1};
    }

    [[nodiscard]] QList<SwitchWords> switches(hex::Scenario scenario) const override {
        if (scenario != hex::Scenario::greatWall)
            return {};
        return {drawnBy(NewGame::tr("Who draws the riders")),
                {"end-on-last-penalty", NewGame::tr("The last penalty chip ends the game"),
                 NewGame::tr("Otherwise the game goes on until somebody has the points."), true},
                {"founding-draws-riders", NewGame::tr("Riders come at the founding already"),
                 NewGame::tr("Each founding settlement draws one, the border fort too.")}};
    }

    static constexpr std::array alarmSteps{"breach", "lower-wall"};
    [[nodiscard]] std::span<const char* const> alarms() const override { return alarmSteps; }

    [[nodiscard]] std::optional<HitWords> atRisk(hex::HitKind kind, const QString& place) const override {
        if (kind == hex::HitKind::breach)
            return HitWords{"breach", "danger", GreatWallText::tr("A wall is breached: %1").arg(place)};
        if (kind == hex::HitKind::rider)
            return HitWords{"rider", "warn", GreatWallText::tr("A rider comes before a wall: %1").arg(place)};
        return std::nullopt;
    }

    [[nodiscard]] QString missed(hex::MissedBy by, int cards) const override {
        return by == hex::MissedBy::rider ? GreatWallText::tr("%n by riders", "cards missed", cards)
                                          : QString();
    }

    [[nodiscard]] std::optional<MomentWords> moment(const hex::State& state,
                                                    const hex::Moment& moment) const override {
        if (moment.kind != hex::Moment::Kind::breach)
            return std::nullopt;
        return MomentWords{
            QStringLiteral("breach"),
            GreatWallText::tr("Breach at %1", "a wall").arg(text::wallName(state.board(), moment.wall))};
    }

    [[nodiscard]] std::span<const CorrectionKind> corrections() const override { return ridersCorrections; }

    [[nodiscard]] std::vector<CorrectionValue> correctionValues(const hex::State& state, const QString& id,
                                                                const hex::Place& at,
                                                                hex::PlayerId player) const override {
        if (id == QLatin1String("rider-bag"))
            return ridersInTheBag(state);
        if (player.valid())
            return countsTo(hex::chipsPerGame, state.greatWall.chips[player.index()],
                            [&](std::uint8_t count) {
                                return hex::command::CorrectPenalty{player, count};
                            });
        if (const auto* wall = std::get_if<hex::WallId>(&at))
            return countsTo(hex::maxWallLevel, state.greatWall.level[wall->index()], [&](std::uint8_t level) {
                return hex::command::CorrectWallLevel{*wall, level};
            });
        const auto hex = std::get<hex::HexId>(at);
        const bool attack = state.board().wallAt(hex).valid();
        return countsTo(attack ? hex::maxRidersOnAttackHex : hex::ridersPerNumeral, hex::ridersAt(state, hex),
                        [&](std::uint8_t count) {
                            hex::command::CorrectRiders riders;
                            riders.at = hex;
                            riders.count = count;
                            return riders;
                        });
    }

    void onHex(const hex::State& state, hex::HexId id, HexRow& row) const override {
        for (const auto& rider : state.greatWall.riders) {
            if (rider.at == id)
                row.numerals.append(text::assemblyName(state.board(), rider.numeral));
        }
        row.riders = static_cast<int>(row.numerals.size());
        if (row.blocked.isEmpty() && row.riders > 0 && row.number != 0)
            row.blocked = QStringLiteral("rider");
    }
};

} // namespace

const ModuleRoom& ridersRoom() {
    static const RidersRoom room;
    return room;
}

} // namespace watchfire
