// SPDX-License-Identifier: Apache-2.0
// What the screens show of a game of Black Powder: after every command of the golden games the board's rows
// match the state, and at known points they match what the game's own page works out by hand.
#include "app/books/book_library.h"
#include "app/game/powder/board_rows.h"
#include "app/game/powder/powder_game.h"
#include "app/game/powder/powder_planner.h"
#include "app/game/powder/powder_presenter.h"
#include "app/game/powder/powder_statistics.h"
#include "app/models/clan_colours.h"
#include "rules/powder/assault.h"
#include "rules/powder/telling.h"
#include "tests/app/support/running_lines.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <QSet>

#include <algorithm>
#include <fstream>
#include <functional>
#include <set>

namespace watchfire {
namespace {

using Json = nlohmann::ordered_json;

/// A golden game at the table: game, told cards, models.
class Table {
public:
    explicit Table(const char* name) {
        std::ifstream log(std::string(WATCHFIRE_SOURCE_DIR) + "/tests/golden/" + name + ".jsonl");
        std::string line;
        std::getline(log, line);
        Json header = Json::parse(line);
        if (header.contains("book") && header["book"].is_string())
            header["book"] = Json::parse(books::read(header["book"].get<std::string>()).value());
        const auto refused = game.open(header);
        EXPECT_FALSE(refused.has_value()) << (refused ? refused->message : std::string());
        while (std::getline(log, line))
            m_commands.push_back(Json::parse(line));
        EXPECT_GT(m_commands.size(), 20U);
        show();
    }

    /// Plays at least one command and on until the condition holds; false at the log's end.
    bool until(const std::function<bool(const powder::State&)>& holds) {
        while (m_next < m_commands.size()) {
            step();
            if (holds(game.state()))
                return true;
        }
        return false;
    }
    bool step() {
        if (m_next == m_commands.size())
            return false;
        const Json& command = m_commands[m_next++];
        if (command["do"] == "undo")
            (void)game.undo();
        else if (command["do"] == "redo")
            (void)game.redo();
        else
            (void)test::carryOut(game, command); // the log holds refused ones too
        show();
        return true;
    }

    /// A command that is not in the log.
    void play(const Json& command) {
        EXPECT_FALSE(test::carryOut(game, command)) << command.dump();
        show();
    }

    [[nodiscard]] const PowderModel& board() { return *table.powder(); }
    PowderSectionRow section(const char* name) {
        for (const PowderSectionRow& row : board().sectionRows().rows()) {
            if (row.section == QLatin1String(name))
                return row;
        }
        ADD_FAILURE() << name;
        return {};
    }
    PowderSlotRow slot(const QString& name) {
        for (const PowderSlotRow& row : board().slotRows().rows()) {
            if (row.slot == name)
                return row;
        }
        ADD_FAILURE() << name.toStdString();
        return {};
    }
    PowderTowerRow tower(int index) { return board().towerRows().rows().at(index); }
    QString fact(const char* kind) {
        for (const StripRow& row : table.strip()->rows()) {
            if (row.kind == QLatin1String(kind))
                return row.value;
        }
        return {};
    }

    TableModel table;
    RunningPowderGame game;

private:
    /// Ticks everything that was told.
    void show() {
        const CardsInHand cards{game.told(), game.position(), m_ticked, m_presumed};
        for (const QString& id : cards.ids())
            m_ticked.insert(id);
        PowderPresenter(table).show(*game.game(), cards, false);
    }

    std::vector<Json> m_commands;
    std::size_t m_next = 0;
    QSet<QString> m_ticked;
    QSet<QString> m_presumed;
};

QString markOf(const QVariant& cell) {
    return cell.toMap().value(QStringLiteral("mark")).toString();
}

int total(const QVariantList& groups) {
    int n = 0;
    for (const QVariant& group : groups)
        n += group.toMap().value(QStringLiteral("count")).toInt();
    return n;
}

/// How many soldiers of that type are shown in a clan's colour and with its symbol (empty: any type).
int shownOf(const QVariantList& groups, powder::Clan clan, const QString& type) {
    int n = 0;
    for (const QVariant& entry : groups) {
        const QVariantMap group = entry.toMap();
        if (group[QStringLiteral("symbol")] == clanSymbol(clan) &&
            group[QStringLiteral("colour")] == clanColour(clan) && group[QStringLiteral("type")] == type)
            n += group.value(QStringLiteral("count"), 1).toInt();
    }
    return n;
}

int total(const powder::Company& company) {
    int n = 0;
    for (const powder::Soldiers& soldiers : company)
        n += powder::count(soldiers);
    return n;
}

void compareSection(Table& at, powder::SectionIndex index) {
    const powder::State state = powder::seen(at.game.state()); // who may be saved still stands
    const powder::Section& section = state.sections[index];
    const PowderSectionRow row = at.board().sectionRows().rows().at(index);
    EXPECT_EQ(row.inPlay, state.setup->inPlay(index));
    if (!row.inPlay)
        return;
    EXPECT_EQ(row.level, section.level);
    EXPECT_EQ(row.barricades, section.barricades);
    EXPECT_EQ(static_cast<std::size_t>(row.machines.size()), section.machines.size());
    EXPECT_EQ(row.fire.size(), total(section.fire));
    EXPECT_EQ(total(row.rest), total(section.rest));
    EXPECT_EQ(total(row.restClans), total(section.rest));
    for (const powder::Clan clan : state.tea) {
        const std::size_t of = powder::indexOf(clan);
        EXPECT_EQ(shownOf(row.restClans, clan, {}), powder::count(section.rest[of]));
        for (std::size_t type = 0; type < powder::soldierTypeCount; ++type) {
            const QString name =
                QString::fromLatin1(powder::toString(static_cast<powder::SoldierType>(type)).data());
            EXPECT_EQ(shownOf(row.fire, clan, name), section.fire[of][type]);
            EXPECT_EQ(shownOf(row.rest, clan, name), section.rest[of][type]);
        }
    }
    if (section.breached && state.season == powder::Season::winter && state.assaulted) {
        EXPECT_EQ(row.verdict, QStringLiteral("breached"));
    }
}

void compareSlot(Table& at, const PowderSlotRow& row) {
    const powder::State state = powder::seen(at.game.state()); // who may be saved still stands
    const auto slot = powder::parseSlot(row.slot.toStdString());
    ASSERT_TRUE(slot.has_value());
    const auto& horde = state.at(*slot);
    ASSERT_EQ(row.filled, horde.has_value());
    if (!horde)
        return;
    EXPECT_EQ(row.card.toStdString(), horde->card);
    ASSERT_EQ(row.cells.size(), 12);
    std::set<int> anchors;
    int firsts = 0;
    for (powder::Cell cell = 0; cell < powder::cellCount; ++cell) {
        const powder::Mark& mark = horde->marks[cell];
        const QVariantMap shown = row.cells.at(cell).toMap();
        EXPECT_EQ(shown[QStringLiteral("place")].toString().toStdString(), powder::spotName({*slot, cell}));
        EXPECT_EQ(markOf(shown) == QLatin1String("free"), mark.kind == powder::Mark::Kind::free);
        EXPECT_EQ(markOf(shown) == QLatin1String("wound"), mark.kind == powder::Mark::Kind::wound);
        if (mark.kind == powder::Mark::Kind::soldier) {
            anchors.insert(mark.anchor);
            firsts += shown[QStringLiteral("first")].toBool() ? 1 : 0;
        }
    }
    EXPECT_EQ(static_cast<int>(anchors.size()), firsts) << "one picture for each soldier";
    if (row.freeSpots >= 0) {
        EXPECT_EQ(row.freeSpots == 0, powder::isCovered(state, *horde));
    }
}

void compareAll(Table& at) {
    const powder::State state = powder::seen(at.game.state()); // who may be saved still stands
    for (powder::SectionIndex section = 0; section < powder::sectionCount; ++section)
        compareSection(at, section);
    ASSERT_EQ(at.board().slotRows().rowCount(), 3 * state.setup->sectionsInPlay());
    for (const PowderSlotRow& row : at.board().slotRows().rows())
        compareSlot(at, row);
    for (int tower = 0; tower < static_cast<int>(powder::towerCount); ++tower) {
        EXPECT_EQ(!at.tower(tower).symbol.isEmpty(),
                  state.towers[static_cast<std::size_t>(tower)].has_value());
    }
    EXPECT_EQ(at.fact("shame"), QString::number(state.shamePool));
    for (const PowderHoldingRow& row : at.board().holdingRows().rows())
        EXPECT_EQ(row.shame, shameOf(state.of(*powder::parse<powder::Clan>(row.player.toStdString()))));
    if (!state.ending.over) {
        EXPECT_FALSE(at.board().guideTitle().isEmpty());
    }
}

class GoldenBoard : public testing::TestWithParam<const char*> {};

TEST_P(GoldenBoard, SaysWhatTheStateSaysAfterEveryCommand) {
    Table at(GetParam());
    do {
        compareAll(at);
    } while (!HasFatalFailure() && at.step());
    EXPECT_TRUE(at.game.state().ending.over);
    EXPECT_EQ(at.table.end()->over(), true);
    EXPECT_TRUE(at.board().forecastHeadline().isEmpty()) << "of a game that is over nothing is foretold";
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenBoard,
                         testing::Values("black-powder-three-years", "black-powder-two-players"),
                         test::NamedByText());

TEST(PowderPresenter, BP_03_TheLeftSectionIsOutOfPlayForTwo) {
    Table at("black-powder-two-players");
    EXPECT_FALSE(at.section("S1").inPlay);
    EXPECT_FALSE(at.section("S1").note.isEmpty());
    EXPECT_TRUE(at.section("S2").inPlay);
    EXPECT_FALSE(at.tower(0).usable);
    EXPECT_TRUE(at.tower(1).usable);
}

TEST(PowderPresenter, SoldiersInAZoneAreShownUnderTheirOwnClan) {
    Table at("black-powder-three-years");
    ASSERT_TRUE(at.until([](const powder::State& s) { return s.season == powder::Season::fall; }));
    const auto put = [&](const char* zone, const char* clan, const char* type, int n) {
        at.play({{"do", "correct"},
                 {"what", "soldiers"},
                 {"at", zone},
                 {"value", {{"player", clan}, {"type", type}, {"n", n}}}});
    };
    put("S2.rest", "turtle", "spearman", 3);
    put("S2.rest", "dragon", "spearman", 2);
    put("S2.rest", "snake", "crossbowman", 1);
    put("S2.rest", "dragon", "flamethrower", 1);
    put("S2.fire", "snake", "archer", 1);
    put("S2.fire", "dragon", "archer", 1);
    compareSection(at, 1);
    const PowderSectionRow row = at.section("S2");
    ASSERT_EQ(row.restClans.size(), 3) << "one group for each clan, in tea order";
    EXPECT_EQ(shownOf({row.restClans.at(0)}, powder::Clan::dragon, {}), 3);
    EXPECT_EQ(shownOf({row.restClans.at(1)}, powder::Clan::snake, {}), 1);
    EXPECT_EQ(shownOf({row.restClans.at(2)}, powder::Clan::turtle, {}), 3);
}

TEST(PowderPresenter, BP_92_ReedHasNoHonorToShow) {
    Table table("black-powder-two-players");
    table.step();
    bool seen = false;
    for (const PlayerRow& row : table.table.playerRows().rows()) {
        const bool reed = row.player == QLatin1String("reed");
        seen = seen || reed;
        EXPECT_EQ(row.points < 0, reed) << row.player.toStdString();
        EXPECT_EQ(row.spoken.contains(QLatin1String("honor")), !reed) << row.spoken.toStdString();
    }
    EXPECT_TRUE(seen);
}

TEST(PowderPresenter, BP_50_TheWintersNumbersStayAfterTheBarricadesAreOff) {
    Table at("black-powder-three-years");
    ASSERT_TRUE(at.until([](const powder::State& s) { return s.season == powder::Season::winter; }));
    EXPECT_EQ(at.section("S1").verdict, QStringLiteral("holds"));
    EXPECT_EQ(at.section("S1").power + u'/' + at.section("S1").defense, QStringLiteral("2/6"));
    ASSERT_TRUE(at.until([](const powder::State& s) { return s.assaulted; }));
    EXPECT_EQ(at.section("S1").verdict, QStringLiteral("held"));
    EXPECT_EQ(at.section("S1").power + u'/' + at.section("S1").defense, QStringLiteral("2/6"));
    EXPECT_EQ(at.section("S1").barricades, 0);
    EXPECT_EQ(at.board().forecastRows().rowCount(), 0);
    ASSERT_TRUE(at.until([](const powder::State& s) { return s.season == powder::Season::spring; }));
    EXPECT_NE(at.section("S1").verdict, QStringLiteral("held")) << "spring has another outlook";
    EXPECT_EQ(at.board().seasonIndex(), 0);
    EXPECT_GT(at.board().forecastRows().rowCount(), 0);
}

TEST(PowderPresenter, BP_35_ATankIsDrawnOnItsWholeBlock) {
    using namespace powder;
    Table at("black-powder-three-years");
    const auto tankOf = [](const State& state) -> std::optional<Cell> {
        const auto& horde = state.at(Slot{0, 0});
        for (Cell cell = 0; horde && cell < cellCount; ++cell)
            if (horde->marks[cell].kind == Mark::Kind::soldier &&
                horde->marks[cell].type == SoldierType::tank)
                return horde->marks[cell].anchor;
        return std::nullopt;
    };
    ASSERT_TRUE(at.until([&](const State& s) { return tankOf(s).has_value(); }));
    int drawn = 0;
    for (const QVariant& cell : at.slot("S1.1").cells) {
        const QVariantMap map = cell.toMap();
        if (map[QStringLiteral("type")].toString() != QLatin1String("tank"))
            continue;
        EXPECT_EQ(map[QStringLiteral("block")].toInt(), int{*tankOf(at.game.state())});
        drawn += map[QStringLiteral("first")].toBool() ? 1 : 0;
    }
    EXPECT_EQ(drawn, 1);
}

TEST(PowderPresenter, BP_53_ASectionThatHeldSaysWhatTheRamTook) {
    using namespace powder;
    AssaultResults results;
    readAssault({step::Holds{0, 2, 6, {}}, step::Holds{1, 0, 6, {}}}, results);
    readAssault({step::LowerWall{0, 2, 1, {}, {}}, step::LowerWall{2, 1, 0, {}, {}}}, results);
    ASSERT_TRUE(results[0] && results[1]);
    EXPECT_EQ(results[0]->lost, 1);
    EXPECT_EQ(results[1]->lost, 0);
    EXPECT_FALSE(results[2]) << "its assault is still to come";

    Table at("black-powder-three-years");
    ASSERT_TRUE(at.until([](const State& s) {
        return s.year == 1 && s.season == Season::winter && s.sections[0].level == 0;
    }));
    EXPECT_EQ(at.section("S1").verdict, QStringLiteral("held"));
    EXPECT_EQ(at.section("S1").verdictText, QStringLiteral("held, wall −1"));
    EXPECT_EQ(at.section("S2").verdictText, QStringLiteral("held"));
}

TEST(PowderPresenter, BP_53_ASectionThatHoldsSaysBeforehandWhatTheRamWillTake) {
    using namespace powder;
    Table at("black-powder-three-years");
    ASSERT_TRUE(at.until([](const State& s) { return s.year == 1 && s.season == Season::winter; }));
    const auto falls = forecast(at.game.state()).destroyed;
    ASSERT_EQ(falls.size(), 1U);
    EXPECT_EQ(falls.front().section, 0);
    EXPECT_EQ(at.section("S1").verdict, QStringLiteral("holds"));
    EXPECT_EQ(at.section("S1").verdictText, QStringLiteral("holds, wall −1"));
    EXPECT_EQ(at.section("S1").verdictBrief, QStringLiteral("wall −1"));
    EXPECT_EQ(at.section("S1").when, QStringLiteral("in this assault"));
    EXPECT_TRUE(at.section("S1").spokenWall.endsWith(QStringLiteral("holds, wall −1")));
    ASSERT_FALSE(at.section("S1").lines.isEmpty());
    EXPECT_TRUE(at.section("S1").lines.last().startsWith(QStringLiteral("After the assault, a ")))
        << at.section("S1").lines.last().toStdString();
    EXPECT_NE(at.section("S2").verdictText, QStringLiteral("holds, wall −1"));
}

// The wounds before the assault may change it in several ways that all end alike: then they name no card.
TEST(PowderPresenter, BP_14_TheSignOnAWallSaysWhatTheOutlookSays) {
    using namespace powder;
    Table at("black-powder-three-years");
    ASSERT_TRUE(at.until([](const State& s) { return s.season == Season::fall && !hordes(s, 0).empty(); }));
    Forecast outlook = forecast(at.game.state());
    SectionForecast& left = outlook.sections.front();
    ASSERT_EQ(left.section, 0);
    left.clash.breached = !left.clash.breached;
    left.clash.power += 7;
    const PowderSectionRow row = sectionRows(at.game.state(), outlook, {}, nullptr).front();
    EXPECT_EQ(row.verdict == QLatin1String("breach"), left.clash.breached);
    EXPECT_EQ(row.power, QString::number(left.clash.power));
}

TEST(PowderPresenter, BP_50_TheHistorySaysWhatTheAssaultBroughtAfterAnAnswer) {
    int said = 0;
    for (const char* name : {"black-powder-three-years", "black-powder-two-players"}) {
        Table at(name);
        while (at.step()) {
        }
        HistoryModel& history = *at.table.history();
        const QStringList results{QStringLiteral("holds"), QStringLiteral("Breach"),
                                  QStringLiteral("barricade")};
        const HistoryRow* before = nullptr;
        for (const HistoryRow& row : history.rows()) {
            if (row.later) {
                ASSERT_NE(before, nullptr);
                EXPECT_EQ(row.title, QStringLiteral("Winter: the assault"));
                EXPECT_FALSE(row.lines.isEmpty());
                EXPECT_EQ(row.number, before->number) << "it is undone with the answer that let it go on";
                EXPECT_NE(before->title, QStringLiteral("Assault")) << "what it brought at once is its own";
                EXPECT_TRUE(row.player.isEmpty()) << "nobody's doing";
                ++said;
                // The way goes by commands: one for each number.
                history.preview(row.number - 1);
                EXPECT_EQ(history.previewLines().last(), before->title);
                history.closePreview();
            } else if (before != nullptr) {
                EXPECT_EQ(row.number, before->number + 1);
            }
            before = &row;
        }
    }
    EXPECT_GT(said, 0);
}

TEST(PowderPresenter, BP_51_AnEarlierWintersBreachIsNotShownInTheNext) {
    Table at("black-powder-three-years");
    const auto breach = [](const powder::State& s) { return s.sections[1].breached; };
    ASSERT_TRUE(at.until(breach));
    EXPECT_EQ(at.section("S2").verdict, QStringLiteral("breached"));
    EXPECT_EQ(at.section("S2").power + u'/' + at.section("S2").defense, QStringLiteral("4/4"));
    ASSERT_TRUE(at.until([](const powder::State& s) { return s.season == powder::Season::fall; }));
    EXPECT_NE(at.section("S2").verdict, QStringLiteral("breached"));
    ASSERT_TRUE(at.until([](const powder::State& s) { return s.season == powder::Season::winter; }));
    EXPECT_NE(at.section("S2").verdict, QStringLiteral("breached"));
}

TEST(PowderPresenter, BP_14_TheLightGoesWithTheQuestion) {
    Table at("black-powder-three-years");
    do {
        ASSERT_TRUE(at.step());
    } while (at.table.decision()->decision() != QLatin1String("fire"));
    EXPECT_EQ(at.board().lit(), QStringList(QStringLiteral("S2")));
    EXPECT_EQ(at.table.mode(), TableModel::Mode::Decision);
}

TEST(PowderPresenter, UnknownValuesAreSaidToBeUnknown) {
    Table at("black-powder-asked-values");
    bool seen = false;
    do {
        for (const PowderSectionRow& row : at.board().sectionRows().rows())
            seen = seen || (row.inPlay && row.verdict == QLatin1String("unknown") &&
                            (row.power == QLatin1String("?") || row.defense == QLatin1String("?")));
    } while (!seen && at.step());
    EXPECT_TRUE(seen);
}

TEST(PowderPresenter, BP_14_BeforeTheFirstFallNoSectionIsSaidToBreak) {
    for (const char* name : {"black-powder-asked-values", "black-powder-three-years"}) {
        Table at(name);
        int waiting = 0;
        while (at.game.state().season == powder::Season::setUp) {
            EXPECT_EQ(at.board().yearText(), QStringLiteral("Set-up"));
            for (const PowderSectionRow& row : at.board().sectionRows().rows()) {
                // The only number on such a wall is named; that no horde lies there is seen, and heard.
                if (row.inPlay && row.verdict == QLatin1String("quiet") &&
                    row.verdictText != QLatin1String("cards come")) {
                    EXPECT_EQ(row.verdictText, QStringLiteral("defense"));
                    EXPECT_EQ(row.outcome, QStringLiteral("no horde"));
                    EXPECT_TRUE(row.spokenWall.endsWith(QStringLiteral("no horde")));
                }
                EXPECT_TRUE(!row.inPlay || row.verdict == QLatin1String("waits") ||
                            row.verdict == QLatin1String("quiet"))
                    << name << ": " << row.verdict.toStdString();
                waiting += row.verdict == QLatin1String("waits") ? 1 : 0;
            }
            ASSERT_TRUE(at.step());
        }
        EXPECT_GT(waiting, 0) << name;
    }
}

TEST(PowderPresenter, TheGuidesFirstOpenLineIsNow) {
    Table at("black-powder-three-years");
    ASSERT_TRUE(at.until([](const powder::State& s) { return s.season == powder::Season::fall; }));
    at.step(); // the order of turns
    QStringList states;
    for (const PowderGuideRow& row : at.board().guideRows().rows())
        states.append(row.state);
    EXPECT_EQ(states.count(QStringLiteral("now")), 1);
    EXPECT_EQ(states.first(), QStringLiteral("done"));
    // Whose turn it is, as a symbol, and what ends it.
    const auto rows = at.board().guideRows().rows();
    const auto now = std::find_if(rows.begin(), rows.end(), [](const PowderGuideRow& row) {
        return row.state == QLatin1String("now");
    });
    const powder::Clan turn = *powder::whoseTurn(at.game.state());
    EXPECT_EQ(now->symbol, clanSymbol(turn));
    EXPECT_EQ(now->colour, clanColour(turn));
    EXPECT_EQ(at.board().turnSymbol(), clanSymbol(turn));
    EXPECT_TRUE(at.board().turnTitle().startsWith(now->name)) << at.board().turnTitle().toStdString();
    EXPECT_EQ(at.board().nextAction(), QStringLiteral("end-turn"));
    EXPECT_EQ(PowderPlanner::actions(at.game.state()).first().id, QStringLiteral("end-turn"));
    EXPECT_EQ(at.board().yearText(), QStringLiteral("Year 1 of 6"));
}

TEST(PowderPresenter, BP_40_TheEndOfATurnSaysWhichHordesItDefeats) {
    Table at("black-powder-three-years");
    int defeats = 0;
    int others = 0;
    do {
        const QList<ChoiceRow> actions = PowderPlanner::actions(at.game.state());
        const auto turn = powder::whoseTurn(at.game.state());
        if (!turn || actions.first().id != QLatin1String("end-turn"))
            continue;
        bool full = false;
        for (const powder::Slot slot : powder::hordes(at.game.state())) {
            const auto spots = powder::spotsOf(at.game.state(), *at.game.state().at(slot));
            bool free = spots.none();
            for (powder::Cell cell = 0; cell < powder::cellCount; ++cell)
                free = free || (spots.test(cell) && powder::isFree(at.game.state(), {slot, cell}));
            full = full || !free;
        }
        EXPECT_EQ(actions.first().title.contains(QStringLiteral("Defeated: ")), full)
            << actions.first().title.toStdString();
        ++(full ? defeats : others);
    } while (at.step());
    EXPECT_GE(defeats, 4);
    EXPECT_GE(others, 4);
}

TEST(PowderPresenter, BP_90_NoSpringIsOfferedOnTheLastSlot) {
    const std::vector<powder::Player> players{{powder::Clan::dragon, "Ann", ""},
                                              {powder::Clan::snake, "Bo", ""}};
    const auto setup = powder::Setup::make(players, {}, std::make_shared<const powder::Book>()).value();
    powder::State state = powder::initialState(setup);
    state.season = powder::Season::winter;
    state.assaulted = true;
    const auto offered = [&] {
        QStringList ids;
        for (const ChoiceRow& row : PowderPlanner::actions(state))
            ids.append(row.id);
        return ids;
    };
    EXPECT_EQ(offered().first(), QStringLiteral("season"));
    state.timeSlot = setup->lastSlot();
    EXPECT_EQ(offered().first(), QStringLiteral("correct"));
    EXPECT_FALSE(offered().contains(QStringLiteral("season")));
}

TEST(PowderPresenter, TheOrderOfTurnsIsWhatFallOpensWith) {
    Table at("black-powder-three-years");
    ASSERT_TRUE(at.until([](const powder::State& s) { return s.season == powder::Season::fall; }));
    EXPECT_EQ(at.board().guideRows().rows().first().state, QStringLiteral("now"));
    EXPECT_EQ(at.board().nextAction(), QStringLiteral("order"));
    EXPECT_TRUE(at.board().turnTitle().isEmpty());
}

TEST(PowderPresenter, TheForecastIsHeardWhole) {
    Table at("black-powder-three-years");
    bool broke = false;
    do {
        const QString& spoken = at.board().forecastSpoken();
        EXPECT_EQ(spoken.isEmpty(), at.board().forecastHeadline().isEmpty());
        EXPECT_FALSE(spoken.contains(QLatin1String(".."))) << spoken.toStdString();
        for (const PowderForecastRow& row : at.board().forecastRows().rows()) {
            EXPECT_TRUE(spoken.contains(row.headline)) << spoken.toStdString();
            for (const QString& line : row.lines)
                EXPECT_TRUE(spoken.contains(line)) << spoken.toStdString();
            broke = broke || row.level == QLatin1String("breach");
        }
    } while (at.step());
    EXPECT_TRUE(broke);
}

// ---- the model: taps ----

QStringList picks(PowderModel& model, const QStringList& taps) {
    QStringList picked;
    const auto connection =
        QObject::connect(&model, &PowderModel::picked, [&](const QString& place) { picked.append(place); });
    for (const QString& tap : taps)
        model.pick(tap);
    QObject::disconnect(connection);
    return picked;
}

TEST(PowderPresenter, BP_91_EndPageAndSummaryRankTiedHonorAlike) {
    Table at("black-powder-three-years");
    ASSERT_TRUE(at.until([](const powder::State& state) { return state.ending.winner.has_value(); }));
    for (const char* clan : {"dragon", "snake", "turtle"})
        at.play({{"do", "correct"}, {"what", "honor"}, {"at", clan}, {"value", 20}});
    const QList<CountRow> counted = powderStatistics(*at.game.game(), {}).players;
    const auto& ranking = dynamic_cast<const RowModel<RankRow>&>(*at.table.end()->ranking()).rows();
    ASSERT_EQ(ranking.size(), 3);
    ASSERT_EQ(counted.size(), ranking.size());
    EXPECT_TRUE(ranking.first().winner);
    for (int i = 0; i < ranking.size(); ++i) {
        EXPECT_EQ(ranking[i].points, 20);
        EXPECT_EQ(ranking[i].rank, i + 1) << "tea order breaks the tie";
        EXPECT_EQ(counted[i].rank, ranking[i].rank);
        EXPECT_EQ(counted[i].player, ranking[i].player);
        EXPECT_EQ(counted[i].winner, ranking[i].winner);
    }
}

TEST(PowderPresenter, ClansThatAreLevelBeforeTheEndShareARank) {
    Table at("black-powder-three-years");
    ASSERT_TRUE(at.until([](const powder::State& state) { return !state.tea.empty(); }));
    for (const char* clan : {"dragon", "snake", "turtle"})
        at.play({{"do", "correct"}, {"what", "honor"}, {"at", clan}, {"value", 3}});
    for (const CountRow& row : powderStatistics(*at.game.game(), {}).players)
        EXPECT_EQ(row.rank, 1) << row.name.toStdString();
}

TEST(PowderModel, OnlyOfferedPlacesArePicked) {
    PowderModel model;
    QString refused;
    QObject::connect(&model, &PowderModel::refused, [&](const QString& why) { refused = why; });
    model.setPlaces("Where?", {{"S2.1:a3", "a3"}, {"S2.1:a4", "a4", true, "A wound lies there."}});
    EXPECT_EQ(picks(model, {"S2.1:a1", "S2.1:a4"}), QStringList());
    EXPECT_EQ(refused, QStringLiteral("A wound lies there."));
    EXPECT_EQ(picks(model, {"S2.1:a3"}), QStringList("S2.1:a3"));
    EXPECT_EQ(model.open(), QStringList("S2.1:a3"));
    EXPECT_EQ(model.forbidden(), QStringList("S2.1:a4"));
}

TEST(PowderActionModel, AKeyOpensTheFirstActionThatMayBeEntered) {
    PowderActionModel model;
    QStringList started;
    QObject::connect(&model, &PowderActionModel::started, [&](const QString& id) { started.append(id); });
    ChoiceRow turn;
    turn.id = QStringLiteral("end-turn");
    turn.enabled = false;
    ChoiceRow season;
    season.id = QStringLiteral("season");
    season.enabled = true;
    model.showActions({turn, season});
    EXPECT_TRUE(model.startAny({"end-turn", "season"}));
    EXPECT_EQ(started, QStringList("season")) << "the turn cannot be ended now";
    EXPECT_FALSE(model.startAny({"horde"}));
    model.setOpen(true);
    EXPECT_FALSE(model.startAny({"season"})) << "nothing that is half entered is lost";
    EXPECT_EQ(started.size(), 1);
}

TEST(PowderModel, BP_30_TwoSpotsOfAHorsemanAreTwoTaps) {
    PowderModel model;
    model.setPlaces("Where?", {{"S2.1:a3+a4", ""}, {"S2.1:a4+a5", ""}, {"S2.1:a6+b6", ""}});
    EXPECT_EQ(model.open(), QStringList({"S2.1:a3", "S2.1:a4", "S2.1:a5", "S2.1:a6", "S2.1:b6"}));
    EXPECT_EQ(picks(model, {"S2.1:a6"}), QStringList("S2.1:a6+b6")) << "no other is possible";
    EXPECT_EQ(picks(model, {"S2.1:a4"}), QStringList());
    EXPECT_EQ(model.chosen(), QStringList("S2.1:a4"));
    EXPECT_EQ(model.open(), QStringList({"S2.1:a3", "S2.1:a4", "S2.1:a5"})) << "what goes with it";
    EXPECT_EQ(picks(model, {"S2.1:a5"}), QStringList("S2.1:a4+a5"));
    model.setPlaces("Where?", {{"S2.1:a3+a4", ""}, {"S2.1:a4+a5", ""}});
    EXPECT_EQ(picks(model, {"S2.1:a4", "S2.1:a4"}), QStringList()) << "tapped again it is given up";
    EXPECT_EQ(model.chosen(), QStringList());
}

TEST(PowderModel, BP_35_ATankIsTappedAtAnyOfItsSpots) {
    PowderModel model;
    const auto block = [](const char* corner, const QStringList& spots) {
        PowderPlaceRow row;
        row.place = QString::fromLatin1(corner);
        row.spots = spots;
        return row;
    };
    model.setPlaces("Where?", {block("S2.1:a1", {"S2.1:a1", "S2.1:a2", "S2.1:b1", "S2.1:b2"}),
                               block("S2.1:a2", {"S2.1:a2", "S2.1:a3", "S2.1:b2", "S2.1:b3"})});
    EXPECT_EQ(picks(model, {"S2.1:b1"}), QStringList("S2.1:a1")) << "only one block has it";
    EXPECT_EQ(picks(model, {"S2.1:b3"}), QStringList("S2.1:a2"));
    // The name of the second block is a spot of the first one as well.
    EXPECT_EQ(picks(model, {"S2.1:a2"}), QStringList());
    EXPECT_EQ(model.blocks().size(), 2);
    EXPECT_EQ(picks(model, {"S2.1:b2"}), QStringList()) << "both have that one too";
    EXPECT_EQ(picks(model, {"S2.1:a3"}), QStringList("S2.1:a2"));
    EXPECT_EQ(model.blocks().size(), 0);
}

} // namespace
} // namespace watchfire
