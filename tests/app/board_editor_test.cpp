// SPDX-License-Identifier: Apache-2.0
// The board editor without its screen: the quick way, brushes, undo, the faults reported for a board and
// their places, own boards over a restart of the journal and in the new game screen, random boards, and files
// (also every map that Debian ships for Pioneers).
#include "app/boards/board_files.h"
#include "app/boards/pioneers_file.h"
#include "app/boards/pioneers_writer.h"
#include "app/boards/random_board.h"
#include "app/kiosk/shipped_boards.h"
#include "app/models/board_geometry.h"
#include "rules/core/json_text.h"
#include "rules/hex/log/json.h"
#include "rules/log/replay.h"
#include "tests/app/support/editor_desk.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>

namespace watchfire {
namespace {

using boards::Problem;
using hex::Axial;
using hex::Terrain;

using Desk = test::EditorDesk;
using BoardEditor = test::EditorTest;

TEST_F(BoardEditor, AnIslandIsEnteredTileByTile) {
    m_desk->begin("base", "base-island");
    EXPECT_EQ(m_desk->editor().page(), QStringLiteral("choose"));
    m_desk->editor().startEmpty();
    EXPECT_EQ(m_desk->editor().walking(), QStringLiteral("terrain"));
    EXPECT_EQ(m_desk->draft().open.size(), 19U);
    EXPECT_FALSE(m_desk->editor().legal());
    EXPECT_EQ(m_desk->enterIsland(), 1 + 19 + 18 + 1);
    EXPECT_EQ(m_desk->editor().walking(), QString());
    EXPECT_TRUE(m_desk->editor().legal());
    EXPECT_TRUE(m_desk->editor().problemRows().rows().isEmpty()) << m_desk->editor().verdict().toStdString();
    const auto order = boards::terrainOrder(m_desk->draft());
    ASSERT_EQ(order.size(), 19U);
    std::size_t number = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto* hex = boards::find(m_desk->draft(), order[i]);
        EXPECT_EQ(hex::toString(hex->terrain), test::islandTerrains[i]);
        EXPECT_EQ(hex->number, hex->terrain == Terrain::desert ? 0 : test::islandNumbers[number++]);
        if (hex->terrain == Terrain::desert) {
            EXPECT_EQ(m_desk->draft().board.robber, hex->at) << "the robber begins there (BA-20)";
        }
    }
    EXPECT_EQ(m_desk->draft().board.harbours.size(), 9U) << "the coast stays";
}

TEST_F(BoardEditor, WhatIsLeftIsCountedAndTooMuchIsTold) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startEmpty();
    const auto left = [&](const char* brush) {
        for (const BrushRow& row : m_desk->editor().brushRows().rows())
            if (row.id == QLatin1String(brush))
                return row.left.toStdString() + (row.over ? "!" : "");
        return std::string("none");
    };
    EXPECT_EQ(left("terrain-hills").substr(0, 1), "3");
    for (int i = 0; i < 4; ++i)
        m_desk->choose("terrain-hills");
    EXPECT_EQ(left("terrain-hills").back(), '!');
    EXPECT_EQ(m_desk->find(Problem::Kind::tooManyTiles), 1);
    m_desk->editor().undo();
    EXPECT_EQ(m_desk->find(Problem::Kind::tooManyTiles), 0);
    EXPECT_EQ(m_desk->editor().walkTitle(), QStringLiteral("Which terrain? Hex 4 of 19"))
        << "one back is asked again";
    EXPECT_EQ(left("terrain-gold"), "none") << "the box has none";
}

TEST_F(BoardEditor, AnotherHexIsJumpedToAndWhatWasSkippedIsAskedLater) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startEmpty();
    const auto order = boards::terrainOrder(m_desk->draft());
    m_desk->editor().touchHex(QString::fromStdString(hex::toString(order[18])));
    EXPECT_EQ(m_desk->editor().walkTitle(), QStringLiteral("Which terrain? Hex 19 of 19"));
    m_desk->choose("terrain-desert");
    EXPECT_EQ(m_desk->editor().walkTitle(), QStringLiteral("Which terrain? Hex 1 of 19"));
    EXPECT_EQ(boards::find(m_desk->draft(), order[18])->terrain, Terrain::desert);
}

TEST_F(BoardEditor, RedNumbersSideBySideAreShownAtTheirPlaceAndStopNothing) {
    m_desk->begin("base", "base-island");
    m_desk->enterIsland();
    const auto order = boards::terrainOrder(m_desk->draft());
    for (const std::size_t i : {0U, 1U})
        m_desk->paint("number", "number-8", hex::toString(order[i]).c_str());
    EXPECT_GE(m_desk->find(Problem::Kind::redNeighbours), 1);
    EXPECT_TRUE(m_desk->editor().legal());
    QList<QStringList> pairs;
    for (const ProblemRow& row : m_desk->editor().problemRows().rows()) {
        if (!row.text.contains(QStringLiteral("Red")))
            continue;
        EXPECT_FALSE(row.stops);
        m_desk->editor().showProblem(row.id);
        QStringList lit;
        for (const LitRow& one : m_desk->editor().board()->litRows().rows())
            if (one.tone == scene::Tone::danger)
                lit.append(one.place);
        pairs.append(lit);
    }
    EXPECT_TRUE(pairs.contains(QStringList{QString::fromStdString(hex::toString(order[0])),
                                           QString::fromStdString(hex::toString(order[1]))}));
}

TEST_F(BoardEditor, AStrokePaintsHexesAndIsOneStepToUndo) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startCopy();
    const auto before = m_desk->draft();
    m_desk->editor().setGroup(QStringLiteral("terrain"));
    m_desk->choose("terrain-gold");
    const double width = std::sqrt(3.0);
    for (double x = -width; x <= width + 0.1; x += width / 4)
        m_desk->editor().touch(x, 0);
    m_desk->editor().lift();
    for (const Axial at : {Axial{-1, 0}, Axial{0, 0}, Axial{1, 0}})
        EXPECT_EQ(boards::find(m_desk->draft(), at)->terrain, Terrain::gold);
    EXPECT_TRUE(m_desk->editor().changed());
    m_desk->editor().undo();
    EXPECT_EQ(m_desk->draft(), before);
    EXPECT_FALSE(m_desk->editor().canUndo());
    m_desk->editor().redo();
    EXPECT_EQ(boards::find(m_desk->draft(), Axial{0, 0})->terrain, Terrain::gold);
}

TEST_F(BoardEditor, SeaTakesWhatStoodThereAndHexesCanBeAddedAndTakenAway) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startCopy();
    const Axial robber = *m_desk->draft().board.robber;
    m_desk->paint("terrain", "terrain-sea", hex::toString(robber).c_str());
    EXPECT_FALSE(m_desk->draft().board.robber.has_value());
    const auto hexes = m_desk->draft().board.hexes.size();
    const Axial beyond = boards::rim(m_desk->draft()).front();
    // By touch, because a place beside the board has no name on the screen.
    m_desk->editor().touch(std::sqrt(3.0) * (beyond.q + beyond.r / 2.0), 1.5 * beyond.r);
    m_desk->editor().lift();
    EXPECT_EQ(m_desk->draft().board.hexes.size(), hexes + 1);
    m_desk->choose("remove");
    m_desk->editor().touchHex(QString::fromStdString(hex::toString(beyond)));
    EXPECT_EQ(m_desk->draft().board.hexes.size(), hexes);
}

TEST_F(BoardEditor, HarboursArePickedOnTheCoast) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startCopy();
    m_desk->editor().setGroup(QStringLiteral("harbour"));
    EXPECT_TRUE(m_desk->editor().board()->placeRows().rows().isEmpty());
    m_desk->choose("harbour-wool");
    const auto& places = m_desk->editor().board()->placeRows().rows();
    EXPECT_EQ(places.size(), 30) << "an island of 19 hexes has 30 coast sides";
    const auto at = [&] { return m_desk->draft().board.harbours; };
    const auto before = at();
    m_desk->editor().board()->choose(0);
    EXPECT_NE(at(), before);
    EXPECT_EQ(m_desk->find(Problem::Kind::harbourPlace), 0);
    // Land replaces the sea, so the harbour's place is wrong now.
    const auto side = at().back().at;
    for (const Axial hex : {side.hex, hex::neighbour(side.hex, side.direction)})
        m_desk->paint("terrain", "terrain-hills", hex::toString(hex).c_str());
    EXPECT_GE(m_desk->find(Problem::Kind::harbourPlace), 1);
    EXPECT_FALSE(m_desk->editor().legal());
    ASSERT_FALSE(m_desk->editor().problemRows().rows().isEmpty());
    EXPECT_TRUE(m_desk->editor().problemRows().rows().first().stops);
}

TEST_F(BoardEditor, BA_35_HarboursAreEnteredOneAfterTheOther) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startEmpty();
    for (const char* terrain : test::islandTerrains)
        m_desk->choose("terrain-" + std::string(terrain));
    for (const int number : test::islandNumbers)
        m_desk->choose("number-" + std::to_string(number));
    EXPECT_EQ(m_desk->editor().walking(), QStringLiteral("harbour"));
    EXPECT_EQ(m_desk->editor().walkTitle(), QStringLiteral("Which harbour? Harbour 1 of 9"));
    const auto asked = [&] {
        const auto& lit = m_desk->editor().board()->litRows().rows();
        return std::count_if(lit.begin(), lit.end(),
                             [](const LitRow& one) { return one.tone == scene::Tone::task; });
    };
    EXPECT_EQ(asked(), 1) << "nobody wonders which harbour is meant";
    EXPECT_FALSE(m_desk->editor().legal());
    m_desk->choose("harbour-wool");
    EXPECT_EQ(m_desk->editor().walkTitle(), QStringLiteral("Which harbour? Harbour 2 of 9"));
    m_desk->editor().move(QStringLiteral("left"));
    EXPECT_EQ(m_desk->editor().walkTitle(), QStringLiteral("Which harbour? Harbour 1 of 9"));
    m_desk->choose("harbour-ore");
    m_desk->editor().undo();
    EXPECT_EQ(boards::laidHarbours(m_desk->draft()).at(hex::Resource::wool), 1);
    // One that the starting board has elsewhere: its place goes, and the side on the table comes.
    m_desk->editor().move(QStringLiteral("right"));
    m_desk->choose("harbour-none");
    EXPECT_EQ(m_desk->draft().board.harbours.size(), 8U);
    const auto before = boards::harbourOrder(m_desk->draft());
    const auto shore = boards::coast(m_desk->draft());
    const auto free = std::find_if(shore.begin(), shore.end(), [&](hex::SideName side) {
        return std::none_of(before.begin(), before.end(), [&](hex::SideName harbour) {
            return boards::touch(m_desk->draft(), side, harbour);
        });
    });
    ASSERT_NE(free, shore.end());
    const QPointF there = geometry::line(*free).center();
    m_desk->editor().touch(there.x(), there.y());
    m_desk->editor().lift();
    EXPECT_EQ(asked(), 1);
    EXPECT_EQ(m_desk->draft().board.harbours.size(), 9U);
    m_desk->choose("harbour-any");
    for (int i = 0; i < 7; ++i)
        m_desk->choose("harbour-any");
    EXPECT_EQ(m_desk->editor().walking(), QString());
    EXPECT_TRUE(m_desk->editor().legal()) << m_desk->editor().verdict().toStdString();
}

// "Does it lie elsewhere? Tap its side on the board."
TEST_F(BoardEditor, BA_35_TheHarbourThatIsAskedForIsMoved) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startEmpty();
    for (const char* terrain : test::islandTerrains)
        m_desk->choose("terrain-" + std::string(terrain));
    for (const int number : test::islandNumbers)
        m_desk->choose("number-" + std::to_string(number));
    const auto touch = [&](hex::SideName side) {
        const QPointF at = geometry::line(side).center();
        m_desk->editor().touch(at.x(), at.y());
        m_desk->editor().lift();
    };
    const auto has = [&](hex::SideName side) {
        const auto& harbours = m_desk->draft().board.harbours;
        return std::any_of(harbours.begin(), harbours.end(),
                           [&](const auto& one) { return hex::canonical(one.at) == hex::canonical(side); });
    };
    const auto before = boards::harbourOrder(m_desk->draft());
    const hex::SideName first = before.front();
    const auto shore = boards::coast(m_desk->draft());
    const auto bare = [&](bool touchesAnother) {
        return *std::find_if(shore.begin(), shore.end(), [&](hex::SideName side) {
            return !has(side) &&
                   touchesAnother == std::any_of(before.begin() + 1, before.end(), [&](hex::SideName other) {
                       return boards::touch(m_desk->draft(), side, other);
                   });
        });
    };
    EXPECT_FALSE(m_desk->editor().lacksHarbour());
    const hex::SideName there = bare(false);
    touch(there);
    EXPECT_EQ(m_desk->draft().board.harbours.size(), 9U) << "moved, not added";
    EXPECT_EQ(m_desk->draft().openHarbours.size(), 9U) << "it is still asked for";
    EXPECT_TRUE(has(there));
    EXPECT_FALSE(has(first));
    m_desk->editor().undo();
    EXPECT_TRUE(has(first));
    EXPECT_FALSE(has(there));
    touch(there);
    m_desk->choose("harbour-wool");
    const auto& harbours = m_desk->draft().board.harbours;
    const auto moved = std::find_if(harbours.begin(), harbours.end(), [&](const auto& one) {
        return hex::canonical(one.at) == hex::canonical(there);
    });
    ASSERT_NE(moved, harbours.end());
    EXPECT_EQ(moved->trade, hex::Resource::wool);
    // Beside another harbour: neither that one is meant, nor can one lie there.
    m_desk->editor().undo();
    m_desk->editor().undo();
    const QString asked = m_desk->editor().walkTitle();
    const hex::SideName close = bare(true);
    touch(close);
    EXPECT_TRUE(m_desk->editor().whyNothing().startsWith(QStringLiteral("Two harbours would touch there.")));
    EXPECT_EQ(m_desk->editor().walkTitle(), asked);
    EXPECT_FALSE(has(close));
    m_desk->choose("harbour-none");
    EXPECT_TRUE(m_desk->editor().lacksHarbour()) << "now a tap adds one";
}

TEST_F(BoardEditor, AProblemIsMendedByItsButtonAndOneUndoTakesThatBack) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startCopy();
    const auto mendOf = [&](const char* words) {
        for (const ProblemRow& row : m_desk->editor().problemRows().rows())
            if (row.text.contains(QLatin1String(words)))
                return row;
        ADD_FAILURE() << words;
        return ProblemRow();
    };
    const auto whole = m_desk->draft();
    const Axial forest = boards::numberOrder(whole).front();
    m_desk->paint("pieces", "robber", hex::toString(forest).c_str());
    const auto wrong = m_desk->draft();
    const ProblemRow row = mendOf("not in the desert");
    EXPECT_FALSE(row.stops);
    EXPECT_EQ(row.mend, QStringLiteral("Put him in the desert"));
    m_desk->editor().mend(row.id);
    EXPECT_EQ(m_desk->draft(), whole);
    EXPECT_TRUE(m_desk->editor().problemRows().rows().isEmpty());
    m_desk->editor().undo();
    EXPECT_EQ(m_desk->draft(), wrong);
    m_desk->editor().mend(QStringLiteral("problem-9"));
    EXPECT_EQ(m_desk->draft(), wrong) << "no such problem";
}

TEST_F(BoardEditor, OnTheQuickWayAMendGoesOnWithWhatIsLeft) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startEmpty();
    for (const char* terrain : test::islandTerrains)
        m_desk->choose("terrain-" + std::string(terrain));
    // Red numbers on the first two hexes.
    m_desk->choose("number-6");
    m_desk->choose("number-8");
    m_desk->choose("number-5");
    m_desk->choose("number-4");
    m_desk->choose("number-3");
    m_desk->choose("number-9");
    ASSERT_EQ(m_desk->find(Problem::Kind::redNeighbours), 1);
    for (const ProblemRow& row : m_desk->editor().problemRows().rows())
        if (row.text.contains(QLatin1String("Red"))) {
            EXPECT_TRUE(row.entered) << "it is shown on the quick way";
            m_desk->editor().mend(row.id);
            break;
        }
    EXPECT_EQ(m_desk->find(Problem::Kind::redNeighbours), 0);
    EXPECT_EQ(m_desk->editor().walkTitle(), QStringLiteral("Which number? Hex 7 of 18"));
}

TEST_F(BoardEditor, ATouchThatChangesNothingSaysWhy) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startCopy();
    const auto why = [&](const char* group, const char* brush, const char* hex) {
        m_desk->paint(group, brush, hex);
        return m_desk->editor().whyNothing().toStdString();
    };
    const std::string sea = "3,0";
    EXPECT_EQ(why("pieces", "robber", sea.c_str()), "The robber stands on land only.");
    EXPECT_EQ(why("pieces", "pirate", "0,0"), "The pirate stands on the sea only.");
    EXPECT_EQ(why("number", "number-8", sea.c_str()), "Numbers lie on land only.");
    const std::string desert = hex::toString(*m_desk->draft().board.robber);
    EXPECT_EQ(why("number", "number-8", desert.c_str()), "No number lies in a desert.");
    EXPECT_EQ(why("pieces", "founding", sea.c_str()), "Settlements are founded on land only.");
    EXPECT_EQ(why("pieces", "no-founding", sea.c_str()), "Settlements are founded on land only.");
    EXPECT_EQ(why("terrain", "terrain-hills", "0,0"), "");
    EXPECT_EQ(why("terrain", "terrain-hills", "0,0"), "") << "it is hills already";
    m_desk->editor().setGroup(QStringLiteral("pieces"));
    m_desk->choose("robber");
    m_desk->editor().touchHex(QString::fromStdString(sea));
    EXPECT_NE(m_desk->editor().whyNothing(), QString());
    m_desk->editor().dismiss();
    EXPECT_EQ(m_desk->editor().whyNothing(), QString());
    m_desk->begin("raiders", "raiders-4");
    m_desk->editor().startCopy();
    EXPECT_EQ(why("pieces", "gathering", "2,2"), "Raiders gather in deserts of the home island only.");
    EXPECT_EQ(why("volcano", "volcano-left", "2,2"), "Only volcanoes have numbers at their corners.");
    EXPECT_EQ(why("pieces", "home", "0,0"), "Only land belongs to the home island.");
    m_desk->begin("world", "world");
    m_desk->editor().startCopy();
    EXPECT_EQ(why("pieces", "home", "0,0"), "Only land belongs to Eurasia.");
    m_desk->begin("great-wall", "great-wall-4");
    m_desk->editor().startCopy();
    EXPECT_EQ(why("attack", "west-5", "2,2"), "Attack numbers are printed on assembly hexes only.");
    const std::string attack = hex::toString(m_desk->draft().board.walls.front().attack);
    EXPECT_EQ(why("walls", "assembly", attack.c_str()),
              "Riders attack from this hex already; they gather between two such hexes.");
}

TEST_F(BoardEditor, WallsColumnsAndAttackNumbers) {
    m_desk->begin("great-wall", "great-wall-4");
    m_desk->editor().startCopy();
    ASSERT_TRUE(m_desk->editor().legal()) << m_desk->editor().verdict().toStdString();
    const auto original = m_desk->draft();
    m_desk->paint("attack", "west-5", "1,-2");
    EXPECT_EQ(m_desk->draft().board.assembly[0].left.number, 5);
    m_desk->paint("walls", "column-W3", "0,0");
    EXPECT_EQ(m_desk->draft().board.walls[0].column.size(), original.board.walls[0].column.size() - 1);
    m_desk->paint("walls", "section", "3,-1");
    EXPECT_EQ(m_desk->draft().board.walls.size(), 3U);
    EXPECT_FALSE(m_desk->editor().legal());
    EXPECT_EQ(m_desk->find(Problem::Kind::sections), 1);
    EXPECT_EQ(m_desk->find(Problem::Kind::arrow), 1) << "the last assembly hex has one neighbour now";
    m_desk->paint("walls", "section", "3,-1");
    EXPECT_TRUE(m_desk->editor().legal()) << m_desk->editor().verdict().toStdString();
    EXPECT_EQ(m_desk->draft().board.walls[3].id, "W6");
    EXPECT_EQ(m_desk->draft().board.assembly[2].right.wall, "W6");
    EXPECT_EQ(m_desk->draft().board.assembly[2].right.number, original.board.assembly[2].right.number);
    m_desk->editor().setGroup(QStringLiteral("walls"));
    m_desk->choose("fort-W3");
    const auto& corners = m_desk->editor().board()->placeRows().rows();
    for (int i = 0; i < corners.size(); ++i)
        if (corners[i].place == QLatin1String("1,0:N")) {
            m_desk->editor().board()->choose(i);
            break;
        }
    EXPECT_EQ(hex::toString(m_desk->draft().board.walls[0].fort), "1,0:N");
}

TEST_F(BoardEditor, TheRiverBringsItsTerrainsAndNeedsTheSea) {
    m_desk->begin("great-river", "great-river");
    m_desk->editor().startCopy();
    m_desk->editor().setGroup(QStringLiteral("river"));
    m_desk->choose("river-none");
    EXPECT_EQ(m_desk->find(Problem::Kind::noTile), 1);
    EXPECT_FALSE(m_desk->editor().legal());
    m_desk->paint("river", "spring", "0,0");
    ASSERT_TRUE(m_desk->draft().board.river.has_value());
    EXPECT_EQ(boards::find(m_desk->draft(), Axial{0, 0})->terrain, Terrain::mountains);
    EXPECT_EQ(boards::find(m_desk->draft(), Axial{1, 0})->terrain, Terrain::hills);
    EXPECT_EQ(boards::find(m_desk->draft(), Axial{2, 0})->terrain, Terrain::fields);
    const auto lie = m_desk->draft().board.river;
    m_desk->choose("river-left");
    EXPECT_NE(m_desk->draft().board.river, lie);
    m_desk->choose("river-right");
    EXPECT_EQ(m_desk->draft().board.river, lie);
    m_desk->choose("river-mirror");
    EXPECT_NE(m_desk->draft().board.river, lie);
    // A mouth cannot be inland.
    m_desk->paint("river", "spring", "-2,0");
    EXPECT_EQ(m_desk->find(Problem::Kind::tileShore), 1) << m_desk->editor().verdict().toStdString();
}

TEST_F(BoardEditor, StormMarkersBagHomeAndRaiders) {
    m_desk->begin("world", "world");
    m_desk->editor().startCopy();
    ASSERT_TRUE(m_desk->editor().legal()) << m_desk->editor().verdict().toStdString();
    const auto bag = m_desk->draft().board.bag.size();
    m_desk->editor().setGroup(QStringLiteral("bag"));
    m_desk->choose("bag-8");
    EXPECT_EQ(m_desk->draft().board.bag.size(), bag + 1);
    m_desk->choose("empty-bag");
    EXPECT_TRUE(m_desk->draft().board.bag.empty());
    m_desk->editor().setGroup(QStringLiteral("storm"));
    m_desk->choose("heading-NW");
    EXPECT_EQ(m_desk->draft().board.storm->heading, hex::Direction::NW);
    m_desk->editor().setGroup(QStringLiteral("pieces"));
    m_desk->choose("marker");
    const auto markers = m_desk->draft().board.markers.size();
    m_desk->editor().board()->choose(0);
    EXPECT_EQ(std::max(markers, m_desk->draft().board.markers.size()) -
                  std::min(markers, m_desk->draft().board.markers.size()),
              1U);
    const auto home = m_desk->draft().board.home;
    for (const Axial at : home)
        m_desk->paint("pieces", "abroad", hex::toString(at).c_str());
    EXPECT_EQ(m_desk->find(Problem::Kind::noHome), 1);

    m_desk->begin("raiders", "raiders-4");
    m_desk->editor().startCopy();
    ASSERT_TRUE(m_desk->editor().legal());
    const auto deserts = m_desk->draft().board.deserts;
    ASSERT_FALSE(deserts.empty());
    for (const Axial at : deserts)
        m_desk->paint("pieces", "no-gathering", hex::toString(at).c_str());
    EXPECT_EQ(m_desk->find(Problem::Kind::noGathering), 1);
    // A desert elsewhere is no place for them (RA-10).
    const std::string abroad = hex::toString(deserts.back());
    m_desk->paint("pieces", "abroad", abroad.c_str());
    m_desk->paint("pieces", "gathering", abroad.c_str());
    EXPECT_EQ(m_desk->editor().whyNothing(),
              QStringLiteral("Raiders gather in deserts of the home island only."));
    EXPECT_TRUE(m_desk->draft().board.deserts.empty());
    m_desk->paint("pieces", "home", abroad.c_str());
    m_desk->paint("pieces", "gathering", hex::toString(deserts.front()).c_str());
    EXPECT_TRUE(m_desk->editor().legal()) << m_desk->editor().verdict().toStdString();
}

TEST_F(BoardEditor, EveryExampleCanBeEnteredTileByTileAndIsTheSameBoardThen) {
    for (const ShippedBoard& shipped : kiosk::shippedBoards()) {
        SCOPED_TRACE(shipped.name.toStdString());
        m_desk->editor().begin(shipped.scenarios.first(), shipped.name);
        m_desk->editor().startCopy();
        const auto original = m_desk->draft();
        EXPECT_TRUE(m_desk->editor().legal()) << m_desk->editor().verdict().toStdString();
        m_desk->editor().begin(shipped.scenarios.first(), shipped.name);
        m_desk->editor().startEmpty();
        EXPECT_FALSE(m_desk->editor().legal());
        for (int i = 0; i < 200 && !m_desk->editor().walking().isEmpty(); ++i) {
            // The original's terrain at the lit hex.
            const auto& lit = m_desk->editor().board()->litRows().rows();
            const auto row = std::find_if(lit.begin(), lit.end(),
                                          [](const LitRow& one) { return one.tone == scene::Tone::task; });
            ASSERT_NE(row, lit.end());
            if (m_desk->editor().walking() == QLatin1String("harbour")) {
                const auto side = hex::parseSide(row->place.toStdString());
                ASSERT_TRUE(side.has_value());
                const auto& harbours = original.board.harbours;
                const auto there = std::find_if(harbours.begin(), harbours.end(), [&](const auto& one) {
                    return boards::plain(original, one.at) == boards::plain(original, *side);
                });
                ASSERT_NE(there, harbours.end());
                m_desk->choose("harbour-" + std::string(hex::toString(there->trade)));
                continue;
            }
            const auto* hex = boards::find(original, *hex::parseAxial(row->place.toStdString()));
            if (m_desk->editor().walking() == QLatin1String("terrain"))
                m_desk->choose("terrain-" + std::string(hex::toString(hex->terrain)));
            else
                m_desk->choose("number-" + std::to_string(hex->number));
        }
        EXPECT_EQ(m_desk->editor().walking(), QString());
        auto now = m_desk->draft();
        EXPECT_EQ(now.board.harbours, original.board.harbours);
        for (const auto& hex : original.board.hexes) {
            EXPECT_EQ(boards::find(now, hex.at)->terrain, hex.terrain);
            EXPECT_EQ(boards::find(now, hex.at)->number, hex.number);
        }
        EXPECT_TRUE(m_desk->editor().legal()) << m_desk->editor().verdict().toStdString();
    }
}

TEST_F(BoardEditor, OneThatIsReadyIsChosenForAGameAndOutlivesARestart) {
    m_desk->newGame.setScenario(QStringLiteral("base"));
    m_desk->begin("base", "base-island");
    m_desk->enterIsland();
    EXPECT_FALSE(m_desk->editor().nameIsFree(QStringLiteral("  ")));
    m_desk->editor().save(QStringLiteral("Harbour town"));
    EXPECT_FALSE(m_desk->editor().open());
    const QString id = m_desk->newGame.board();
    EXPECT_TRUE(id.startsWith(QStringLiteral("own-")));
    EXPECT_EQ(m_desk->newGame.problem(), QString());
    const auto hexes = m_desk->boards.own().all().first().draft.board.hexes;

    restart();
    m_desk->newGame.setScenario(QStringLiteral("base"));
    ASSERT_EQ(m_desk->boards.own().all().size(), 1);
    EXPECT_EQ(m_desk->boards.own().all().first().title, QStringLiteral("Harbour town"));
    EXPECT_EQ(m_desk->boards.own().all().first().draft.board.hexes, hexes);
    EXPECT_TRUE(m_desk->offers(id));
    m_desk->newGame.setBoard(id);
    const auto header = m_desk->newGame.header();
    EXPECT_EQ(header["board"]["title"]["en"], "Harbour town");
    EXPECT_EQ(m_desk->program.desk->begin(header, "one", false), std::nullopt);
    m_desk->newGame.setScenario(QStringLiteral("raiders"));
    EXPECT_FALSE(m_desk->offers(id)) << "no board for raiders";

    m_desk->begin("base", id.toLatin1().constData());
    EXPECT_TRUE(m_desk->editor().ownChosen());
    m_desk->editor().remove();
    EXPECT_EQ(m_desk->boards.own().all().size(), 1) << "not before it is confirmed";
    m_desk->editor().goOn();
    EXPECT_EQ(m_desk->boards.own().all().size(), 0);
    restart();
    EXPECT_EQ(m_desk->boards.own().all().size(), 0);
}

TEST_F(BoardEditor, AnUnfinishedOneIsKeptButNotPlayedOn) {
    m_desk->newGame.setScenario(QStringLiteral("base"));
    m_desk->begin("base", "base-island");
    m_desk->editor().startEmpty();
    m_desk->choose("terrain-hills");
    m_desk->editor().save(QStringLiteral("Half"));
    EXPECT_TRUE(m_desk->editor().open());
    EXPECT_FALSE(m_desk->editor().changed());
    const QString id = m_desk->boards.own().all().first().id;
    EXPECT_TRUE(m_desk->offers(id));
    EXPECT_NE(m_desk->newGame.board(), id);
    const auto* rows = m_desk->newGame.boards();
    for (int i = 0; i < rows->rowCount(); ++i) {
        const auto index = rows->index(i, 0);
        const auto roles = rows->roleNames();
        if (rows->data(index, roles.key("id")).toString() != id)
            continue;
        EXPECT_FALSE(rows->data(index, roles.key("enabled")).toBool());
        EXPECT_TRUE(rows->data(index, roles.key("why")).toString().contains(QStringLiteral("18")));
    }
    m_desk->newGame.chooseBoard(id);
    EXPECT_NE(m_desk->newGame.board(), id);
    restart();
    EXPECT_EQ(m_desk->boards.own().all().first().draft.open.size(), 18U);
    m_desk->begin("base", id.toLatin1().constData());
    m_desk->editor().startCopy();
    EXPECT_TRUE(m_desk->editor().canWalk());
}

TEST_F(BoardEditor, AnUnfinishedOneIsGoneOnWith) {
    m_desk->newGame.setScenario(QStringLiteral("base"));
    m_desk->begin("base", "base-island");
    EXPECT_TRUE(m_desk->editor().unfinishedTitle().isEmpty()) << "an example";
    m_desk->editor().startEmpty();
    m_desk->choose("terrain-hills");
    m_desk->editor().save(QStringLiteral("Half"));
    const QString id = m_desk->boards.own().all().first().id;
    m_desk->editor().leave();
    m_desk->editor().leave();
    const auto goesOn = [&](const char* how) {
        EXPECT_EQ(m_desk->editor().title(), QStringLiteral("Half")) << how;
        EXPECT_EQ(m_desk->editor().walking(), QStringLiteral("terrain")) << how;
        EXPECT_EQ(m_desk->draft().open.size(), 18U) << how;
        EXPECT_FALSE(m_desk->editor().changed()) << how;
    };
    m_desk->begin("base", id.toLatin1().constData());
    EXPECT_EQ(m_desk->editor().unfinishedTitle(), QStringLiteral("Half"));
    m_desk->editor().startEmpty();
    goesOn("from the page");
    m_desk->editor().leave();
    m_desk->editor().leave();
    m_desk->editor().goOnWith(QStringLiteral("base"), id);
    goesOn("from the list of a new game");
    m_desk->choose("terrain-hills");
    m_desk->editor().save(QStringLiteral("Half"));
    EXPECT_EQ(m_desk->boards.own().all().size(), 1) << "no second board";
}

// Changing it leads to where it was left: onto the quick way, or among the brushes.
TEST_F(BoardEditor, AnUnfinishedOneIsChangedWhereItWasLeft) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startEmpty();
    m_desk->choose("terrain-hills");
    m_desk->editor().save(QStringLiteral("Half"));
    const QString id = m_desk->boards.own().all().first().id;
    const auto leave = [&] {
        m_desk->editor().leave();
        m_desk->editor().leave();
    };
    leave();
    restart();
    m_desk->begin("base", id.toLatin1().constData());
    EXPECT_TRUE(m_desk->editor().wasWalked()) << "also after a restart";
    m_desk->editor().startEmpty();
    m_desk->editor().walk(); // among the brushes
    ASSERT_TRUE(m_desk->editor().walking().isEmpty());
    m_desk->editor().save(QStringLiteral("Half"));
    leave();
    restart();
    m_desk->begin("base", id.toLatin1().constData());
    EXPECT_FALSE(m_desk->editor().wasWalked());
    EXPECT_EQ(m_desk->editor().unfinishedTitle(), QStringLiteral("Half")) << "the quick way is open, too";
    leave();
    m_desk->editor().goOnWith(QStringLiteral("base"), id);
    EXPECT_EQ(m_desk->editor().title(), QStringLiteral("Half"));
    EXPECT_TRUE(m_desk->editor().walking().isEmpty());
}

// From the start page no game has been chosen.
TEST_F(BoardEditor, OwnBoardsOfEveryGameAreOfferedTogether) {
    m_desk->begin("world", "world");
    m_desk->editor().startCopy();
    m_desk->editor().save(QStringLiteral("Our world"));
    m_desk->editor().beginOwn();
    EXPECT_TRUE(m_desk->editor().ofAllGames());
    EXPECT_EQ(m_desk->editor().scenarioTitle(), QStringLiteral("The World")) << "the table's own comes first";
    m_desk->editor().startCopy();
    EXPECT_EQ(m_desk->editor().title(), QStringLiteral("Our world"));
    m_desk->editor().leave();
    m_desk->editor().chooseSource(QStringLiteral("raiders-4"));
    EXPECT_EQ(m_desk->editor().scenarioTitle(), QStringLiteral("The Raiders"));
    m_desk->editor().startCopy();
    EXPECT_EQ(m_desk->draft().scenario, hex::Scenario::raiders);
    m_desk->editor().leave();
    m_desk->editor().leave();
    m_desk->begin("base", "base-island");
    EXPECT_FALSE(m_desk->editor().ofAllGames());
}

// Entered tile by tile, the terrains come first; a board saved at that point has no numbers yet, or some of
// the box are left.
TEST_F(BoardEditor, OneWhoseNumbersAreMissingIsUnfinished) {
    m_desk->newGame.setScenario(QStringLiteral("base"));
    m_desk->begin("base", "base-island");
    m_desk->editor().startEmpty();
    for (const char* terrain : test::islandTerrains)
        m_desk->choose("terrain-" + std::string(terrain));
    const auto unfinished = [&](int numbers) {
        EXPECT_FALSE(m_desk->editor().legal()) << numbers;
        EXPECT_FALSE(m_desk->editor().verdict().startsWith(QStringLiteral("Ready"))) << numbers;
        EXPECT_TRUE(m_desk->editor().problemRows().rows().first().stops) << numbers;
    };
    unfinished(0);
    m_desk->editor().save(QStringLiteral("Bare"));
    EXPECT_TRUE(m_desk->editor().open()) << "kept, and not offered for a game";
    const QString id = m_desk->boards.own().all().first().id;
    m_desk->newGame.chooseBoard(id);
    EXPECT_NE(m_desk->newGame.board(), id);
    int numbers = 0;
    for (const int number : test::islandNumbers) {
        m_desk->choose("number-" + std::to_string(number));
        if (++numbers < static_cast<int>(std::size(test::islandNumbers)))
            unfinished(numbers);
    }
    unfinished(numbers);
    m_desk->choose("harbours-begun");
    EXPECT_TRUE(m_desk->editor().legal());
    m_desk->editor().save(QStringLiteral("Bare"));
    EXPECT_FALSE(m_desk->editor().open());
    EXPECT_EQ(m_desk->newGame.board(), id);
}

// A map of Pioneers may have a hex without a number; then no numbers of a box are left over.
TEST_F(BoardEditor, ASingleHexMayDoWithoutANumber) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startCopy();
    boards::Draft draft = m_desk->draft();
    draft.tokens.clear();
    boards::setNumber(draft, boards::numberOrder(draft).front(), 0);
    EXPECT_FALSE(boards::playerCounts(draft).empty());
    const auto found = boards::check(draft);
    EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const boards::Problem& problem) {
        return problem.kind == boards::Problem::Kind::noNumber && !problem.stops;
    }));
    for (const hex::Axial at : boards::numberOrder(draft))
        boards::setNumber(draft, at, 0);
    EXPECT_TRUE(boards::playerCounts(draft).empty());
}

TEST_F(BoardEditor, ChangesAreNotLostWithoutAsking) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startCopy();
    m_desk->paint("terrain", "terrain-gold", "0,0");
    m_desk->editor().leave();
    EXPECT_FALSE(m_desk->editor().doubt().isEmpty());
    EXPECT_EQ(m_desk->editor().page(), QStringLiteral("edit"));
    m_desk->editor().dismiss();
    EXPECT_EQ(boards::find(m_desk->draft(), Axial{0, 0})->terrain, Terrain::gold);
    m_desk->editor().leave();
    m_desk->editor().goOn();
    EXPECT_EQ(m_desk->editor().page(), QStringLiteral("choose"));
    m_desk->editor().leave();
    EXPECT_FALSE(m_desk->editor().open());
}

TEST_F(BoardEditor, RandomBoardsKeepRedNumbersApart) {
    for (const ShippedBoard& shipped : kiosk::shippedBoards()) {
        SCOPED_TRACE(shipped.name.toStdString());
        m_desk->editor().begin(shipped.scenarios.first(), shipped.name);
        m_desk->editor().startRandom();
        EXPECT_EQ(m_desk->editor().problem(), QString());
        auto before = m_desk->draft();
        for (int i = 0; i < 5; ++i) {
            EXPECT_TRUE(m_desk->editor().legal()) << m_desk->editor().verdict().toStdString();
            EXPECT_EQ(m_desk->find(Problem::Kind::redNeighbours), 0);
            m_desk->editor().anotherRandom();
            EXPECT_NE(m_desk->draft(), before);
            before = m_desk->draft();
        }
        m_desk->editor().undo();
        EXPECT_NE(m_desk->draft(), before) << "the one before comes back";
    }
}

TEST_F(BoardEditor, ABoardGoesToADriveAndComesBackAlsoUnfinished) {
    m_desk->begin("base", "base-island");
    m_desk->editor().startEmpty();
    m_desk->choose("terrain-hills");
    const auto draft = m_desk->draft();
    m_desk->editor().setPage(QStringLiteral("files"));
    ASSERT_TRUE(m_desk->idle());
    m_desk->editor().exportBoard();
    ASSERT_TRUE(test::waitUntil([&] { return !m_desk->editor().notice().isEmpty(); }))
        << m_desk->editor().problem().toStdString();
    const QString name = QStringLiteral("our-board-1.json");
    ASSERT_TRUE(QFile::exists(folder.filePath(name)));
    m_desk->editor().noticed();
    EXPECT_TRUE(m_desk->editor().notice().isEmpty());
    m_desk->editor().exportBoard();
    ASSERT_TRUE(test::waitUntil([&] { return !m_desk->editor().doubt().isEmpty(); }))
        << "nothing is overwritten unasked";
    m_desk->editor().noticed();
    EXPECT_FALSE(m_desk->editor().doubt().isEmpty()) << "a notice that passes closes no question";
    m_desk->editor().goOn();
    ASSERT_TRUE(test::waitUntil([&] { return !m_desk->editor().notice().isEmpty(); }));
    ASSERT_TRUE(m_desk->idle());
    m_desk->editor().importBoard(name);
    ASSERT_TRUE(test::waitUntil([&] { return m_desk->editor().page() == QLatin1String("imported"); }))
        << m_desk->editor().problem().toStdString();
    EXPECT_EQ(m_desk->draft().open, draft.open);
    EXPECT_EQ(m_desk->draft().board.hexes, draft.board.hexes);
    EXPECT_EQ(m_desk->draft().tiles, draft.tiles);
    EXPECT_TRUE(m_desk->editor().changed()) << "it is not kept yet";
}

TEST_F(BoardEditor, ARefusedFileSaysFileLineAndWhatItNeeds) {
    const auto refusal = [&](const char* name, const QByteArray& text) {
        QFile file(folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        m_desk->begin("base", "base-island");
        m_desk->editor().setPage(QStringLiteral("files"));
        EXPECT_TRUE(m_desk->idle());
        m_desk->editor().importBoard(QLatin1String(name));
        EXPECT_TRUE(test::waitUntil([&] { return !m_desk->editor().problem().isEmpty(); }));
        return m_desk->editor().problem().toStdString();
    };
    const auto has = [](const std::string& text, const std::string& words) {
        EXPECT_NE(text.find(words), std::string::npos) << text;
    };
    std::string text = refusal("a.json", "{\n \"watchfire-board\": 1,\n \"name\": \"x\",\n \"hexes\": [\n"
                                         "  {\"at\": \"0,0\", \"terrain\": \"hills\"},\n"
                                         "  {\"at\": \"1,0\", \"terrain\": \"swamp\"}\n ]\n}\n");
    has(text, "a.json");
    has(text, "line 6:");
    has(text, "$.hexes[1].terrain");
    text = refusal("b.json", "{\n \"watchfire-board\": 1\n \"name\": \"x\"\n}\n");
    has(text, "b.json");
    has(text, "line 3:");
    text = refusal("c.json", "{\"watchfire-book\": 1}");
    has(text, "watchfire-board");
    text = refusal("d.game", "title D\nnum-players 4\nmap\n-,s,q\n.\n");
    has(text, "d.game");
    has(text, "line 4");
    text = refusal("e.game", QByteArray("title E\nnum-players 8\nchits 5\nmap\ns,t0,s\n.\n"));
    has(text, "8");
}

/// Whole sentences, without the lines, words and codes of a file.
testing::AssertionResult isForPeople(const QStringList& sentences) {
    static const QRegularExpression ofAFile(QStringLiteral(
        "line \\d|column \\d|\\$\\.|\\b(num|use|island|victory|random|sevens|chits|nosetup)-?\\w*-|BA-\\d"));
    for (const QString& sentence : sentences)
        if (sentence.isEmpty() || !sentence.endsWith(QLatin1Char('.')) || sentence.contains(ofAFile))
            return testing::AssertionFailure() << sentence.toStdString();
    return testing::AssertionSuccess();
}

TEST(BoardEditorFiles, EveryMapOfDebiansPioneersIsTakenOrSaysWhatItNeeds) {
    const std::filesystem::path maps = "/usr/share/games/pioneers";
    ASSERT_TRUE(std::filesystem::exists(maps)) << "scripts/install.sh test installs pioneers-console-data";
    QTemporaryDir folder;
    Desk desk(folder.filePath(QStringLiteral("journal.db")), QString::fromStdString(maps.string()));
    int taken = 0;
    QStringList refused;
    const QStringList files = QDir(QString::fromStdString(maps.string()))
                                  .entryList({QStringLiteral("*.game")}, QDir::Files, QDir::Name);
    EXPECT_EQ(files.size(), 28);
    for (const QString& file : files) {
        SCOPED_TRACE(file.toStdString());
        desk.begin("base", "base-island");
        desk.editor().setPage(QStringLiteral("files"));
        ASSERT_TRUE(desk.idle());
        desk.editor().importBoard(file);
        ASSERT_TRUE(test::waitUntil([&] {
            return desk.editor().page() == QLatin1String("imported") || !desk.editor().problem().isEmpty();
        }));
        if (desk.editor().page() == QLatin1String("imported")) {
            ++taken;
            EXPECT_TRUE(desk.editor().legal()) << desk.editor().verdict().toStdString();
            EXPECT_EQ(desk.editor().importedFrom(), file);
            EXPECT_TRUE(isForPeople(desk.editor().importTaken() + desk.editor().importLeft()));
            desk.editor().leave();
            EXPECT_EQ(desk.editor().page(), QStringLiteral("edit"));
        } else {
            refused.append(file);
            EXPECT_TRUE(desk.editor().problem().contains(file));
            EXPECT_TRUE(isForPeople({desk.editor().problem()}));
        }
    }
    EXPECT_EQ(taken, 26);
    EXPECT_EQ(refused, (QStringList{QStringLiteral("lobby.game"), QStringLiteral("lorindol.game")}));
}

TEST(BoardEditorFiles, AMapForPioneersIsReadBackAsTheSameBoard) {
    const auto land = [](const hex::BoardDescription& board, Axial by) {
        std::map<Axial, std::pair<Terrain, int>> all;
        for (const auto& hex : board.hexes)
            all[hex.at + by] = {hex.terrain, hex.number};
        return all;
    };
    int written = 0;
    for (const ShippedBoard& shipped : kiosk::shippedBoards()) {
        SCOPED_TRACE(shipped.name.toStdString());
        const auto board =
            hex::boardFromJson(parseLine(shipped.json.toStdString(), 1).value())->description();
        const auto text = boards::writePioneers(board, "Back and forth");
        if (!text) {
            EXPECT_TRUE(!board.walls.empty() || board.river || board.storm || !board.deserts.empty() ||
                        shipped.name == QLatin1String("base-volcano"))
                << text.error().message;
            continue;
        }
        ++written;
        const auto read = boards::readPioneers(*text);
        ASSERT_TRUE(read.ok()) << read.error().message << "\n" << *text;
        EXPECT_EQ(read->board.title.at("en"), "Back and forth");
        // The board as a whole has moved to where the grid begins.
        const auto first = [](const hex::BoardDescription& one) {
            Axial least = one.hexes.front().at;
            for (const auto& hex : one.hexes)
                if (hex.at.r < least.r || (hex.at.r == least.r && hex.at.q < least.q))
                    least = hex.at;
            return least;
        };
        const Axial here = first(board);
        const Axial there = first(read->board);
        const Axial by{there.q - here.q, there.r - here.r};
        EXPECT_EQ(land(board, by), land(read->board, {}));
        std::map<std::string, hex::Resource> asked;
        std::map<std::string, hex::Resource> got;
        for (const auto& harbour : board.harbours)
            asked[hex::toString(hex::canonical({harbour.at.hex + by, harbour.at.direction}))] = harbour.trade;
        for (const auto& harbour : read->board.harbours)
            got[hex::toString(hex::canonical(harbour.at))] = harbour.trade;
        EXPECT_EQ(asked, got);
    }
    EXPECT_GE(written, 2);
}

TEST(BoardEditorFiles, TheLineOfAFieldIsFound) {
    const std::string json = "{\n \"a\": [\n  1,\n  {\"b\": \"]}\\\"\"},\n  3\n ],\n \"c\": 4}";
    EXPECT_EQ(lineOfPath(json, "$.a"), 2);
    EXPECT_EQ(lineOfPath(json, "$.a[1].b"), 4);
    EXPECT_EQ(lineOfPath(json, "$.a[2]"), 5);
    EXPECT_EQ(lineOfPath(json, "$.a[2].missing"), 5);
    EXPECT_EQ(lineOfPath(json, "$.c"), 7);
    EXPECT_EQ(lineOfPath(json, "$.nothing"), 1);
}

TEST(BoardEditorFiles, NamesBecomeFileNames) {
    EXPECT_EQ(boards::fileNameOf("Our board 2"), "our-board-2");
    EXPECT_EQ(boards::fileNameOf(" ../x "), "x");
    EXPECT_EQ(boards::fileNameOf("???"), "board");
}

} // namespace
} // namespace watchfire
