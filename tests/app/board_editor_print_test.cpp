// SPDX-License-Identifier: Apache-2.0
// What the editor's brushes change besides terrains and numbers: a volcano's corners, costs of the wall,
// where settlers begin, split hexes and the storm's half; and what happens to an unsaved board when the
// program is killed.
#include "app/boards/board_print.h"
#include "rules/hex/log/json.h"
#include "tests/app/support/editor_desk.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace watchfire {
namespace {

using boards::Faces;
using hex::Axial;
using hex::CornerDirection;
using hex::Resource;

constexpr Axial volcano{3, 5};

class EditorPrint : public test::EditorTest {
protected:
    BoardEditorModel& editor() { return m_desk->editor(); }
    void copy(const char* scenario, const char* board) {
        m_desk->begin(scenario, board);
        editor().startCopy();
    }
    bool offersGroup(const char* id) {
        const auto* rows = editor().groups();
        for (int i = 0; i < rows->rowCount(); ++i)
            if (rows->data(rows->index(i, 0), Qt::UserRole).toString() == QLatin1String(id))
                return true;
        return false;
    }
    const BrushRow* brush(const char* id) {
        const auto& rows = editor().brushRows().rows();
        const auto it = std::find_if(rows.begin(), rows.end(),
                                     [&](const BrushRow& row) { return row.id == QLatin1String(id); });
        return it == rows.end() ? nullptr : &*it;
    }
    void pick(const char* place) {
        const auto& rows = editor().board()->placeRows().rows();
        for (int i = 0; i < rows.size(); ++i)
            if (rows[i].place == QLatin1String(place)) {
                editor().board()->choose(i);
                return;
            }
        FAIL() << place << " cannot be picked";
    }
    std::map<std::string, int> shownFaces() {
        std::map<std::string, int> faces;
        for (const MarkRow& row : editor().board()->markRows().rows())
            if (row.kind == scene::Mark::face)
                faces[row.place.toStdString()] = row.number;
        return faces;
    }
    std::vector<std::string> litHexes() {
        std::vector<std::string> lit;
        for (const LitRow& row : editor().board()->litRows().rows())
            if (row.tone == scene::Tone::gain)
                lit.push_back(row.place.toStdString());
        return lit;
    }
};

TEST_F(EditorPrint, RA_60_volcanoesAreTurnedByTouchAndSetCornerByCorner) {
    copy("raiders", "raiders-4");
    ASSERT_TRUE(offersGroup("volcano"));
    EXPECT_TRUE(shownFaces().empty()) << "the numbers are shown where they are changed";
    m_desk->paint("volcano", "volcano-right", "3,5");
    EXPECT_EQ(boards::facesOf(m_desk->draft(), volcano), (Faces{6, 1, 2, 3, 4, 5}));
    EXPECT_EQ(shownFaces()["3,5:NE"], 1);
    EXPECT_EQ(shownFaces().size(), 12U);
    m_desk->choose("face-4");
    EXPECT_FALSE(editor().onHexes());
    EXPECT_EQ(editor().board()->placeRows().rows().size(), 12);
    // The corner that both volcanoes share is one of each.
    pick("3,5:N");
    EXPECT_EQ(boards::facesOf(m_desk->draft(), volcano), (Faces{4, 1, 2, 3, 6, 5}));
    EXPECT_EQ(boards::facesOf(m_desk->draft(), Axial{3, 4}), (Faces{6, 1, 2, 3, 4, 5}));
    editor().undo();
    editor().undo();
    EXPECT_EQ(boards::facesOf(m_desk->draft(), volcano), (Faces{1, 2, 3, 4, 5, 6}));
    editor().redo();
    EXPECT_TRUE(editor().legal()) << editor().verdict().toStdString();
    editor().save(QStringLiteral("Two fires"));
    restart();
    ASSERT_EQ(m_desk->boards.own().all().size(), 1);
    EXPECT_EQ(boards::facesOf(m_desk->boards.own().all().first().draft, volcano), (Faces{6, 1, 2, 3, 4, 5}));
    copy("base", "base-island");
    EXPECT_FALSE(offersGroup("volcano")) << "there is none";
}

TEST_F(EditorPrint, RA_60_twoVolcanoesSideBySideAskWhichCornerIsMeant) {
    copy("raiders", "raiders-4");
    editor().setGroup(QStringLiteral("volcano"));
    m_desk->choose("face-1");
    const auto& rows = editor().board()->placeRows().rows();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [](const PlaceRow& one) { return one.place == QLatin1String("3,5:N"); });
    ASSERT_NE(row, rows.end());
    EXPECT_EQ(row->label, QStringLiteral("corner 1 of volcano 5"));
    EXPECT_EQ(row->note, QStringLiteral("1")) << "what is printed stays in sight under the light";
    const auto before = m_desk->draft();
    const QPointF at(row->cx, row->cy);
    editor().board()->tap(at.x(), at.y(), 1.2);
    EXPECT_TRUE(editor().board()->hasCandidate());
    EXPECT_EQ(m_desk->draft(), before);
}

TEST_F(EditorPrint, GW_61_costsAreEnteredLevelByLevel) {
    copy("great-wall", "great-wall-4");
    editor().setGroup(QStringLiteral("cost"));
    ASSERT_NE(brush("level-3"), nullptr);
    EXPECT_EQ(brush("level-3")->left, QStringLiteral("ore, wood, brick and grain"));
    EXPECT_EQ(brush("level-4")->left, QStringLiteral("not entered"));
    EXPECT_EQ(brush("cost-4-ore"), nullptr) << "no level is chosen";
    m_desk->choose("level-4");
    for (const char* card : {"cost-4-ore", "cost-4-brick", "cost-4-ore"})
        m_desk->choose(card);
    EXPECT_EQ(m_desk->draft().board.wallCosts.at(4),
              (std::vector<Resource>{Resource::ore, Resource::ore, Resource::brick}));
    EXPECT_EQ(brush("level-4")->left, QStringLiteral("2 ore and brick"));
    EXPECT_TRUE(brush("level-4")->chosen) << "the next card goes there too";
    editor().undo();
    EXPECT_EQ(m_desk->draft().board.wallCosts.at(4), (std::vector<Resource>{Resource::ore, Resource::brick}));
    m_desk->choose("no-cost-4");
    EXPECT_FALSE(m_desk->draft().board.wallCosts.contains(4));
    editor().undo();
    EXPECT_TRUE(editor().legal());
    const auto json = hex::toJson(m_desk->draft().board);
    EXPECT_EQ(json["wall-costs"]["4"], (nlohmann::ordered_json{"ore", "brick"}));
}

TEST_F(EditorPrint, BA_34_settlersBeginWhereTheTableWants) {
    copy("base", "base-island");
    editor().setGroup(QStringLiteral("pieces"));
    m_desk->choose("no-founding");
    EXPECT_EQ(litHexes().size(), 19U) << "all land";
    const double width = std::sqrt(3.0);
    for (double x = -width; x <= width + 0.1; x += width / 4)
        editor().touch(x, 0);
    editor().lift();
    EXPECT_EQ(m_desk->draft().board.founding.size(), 16U);
    EXPECT_EQ(litHexes().size(), 16U);
    editor().undo();
    EXPECT_TRUE(m_desk->draft().board.founding.empty()) << "a stroke is one step";
    editor().redo();
    m_desk->choose("founding");
    for (const char* hex : {"-1,0", "0,0", "1,0"})
        editor().touchHex(QString::fromLatin1(hex));
    EXPECT_TRUE(m_desk->draft().board.founding.empty());
}

TEST_F(EditorPrint, WO_23_splitHexesAndTheStormsHalf) {
    copy("world", "world");
    editor().setGroup(QStringLiteral("pieces"));
    m_desk->choose("whole");
    const auto split = m_desk->draft().board.split;
    EXPECT_EQ(litHexes().size(), split.size());
    m_desk->paint("storm", "storm", hex::toString(split.front()).c_str());
    ASSERT_NE(brush("half-west"), nullptr);
    EXPECT_TRUE(brush("half-east")->chosen) << "where the board lists it";
    const auto stormAt = [&] {
        for (const MarkRow& row : editor().board()->markRows().rows())
            if (row.kind == scene::Mark::storm)
                return row.cx;
        return 0.0;
    };
    const double east = stormAt();
    m_desk->choose("half-west");
    EXPECT_LT(stormAt(), east - m_desk->draft().board.circumference);
    EXPECT_EQ(m_desk->draft().board.storm->half, hex::MapEdge::west);
    m_desk->paint("pieces", "whole", hex::toString(split.front()).c_str());
    EXPECT_EQ(m_desk->draft().board.split.size(), split.size() - 1);
    editor().setGroup(QStringLiteral("storm"));
    EXPECT_EQ(brush("half-west"), nullptr);
    EXPECT_TRUE(editor().legal()) << editor().verdict().toStdString();
    copy("base", "base-island");
    editor().setGroup(QStringLiteral("pieces"));
    EXPECT_EQ(brush("split"), nullptr) << "a plane has no edge to share";
}

TEST_F(EditorPrint, GR_50_theRiverOfTheWorldIsTurnedToo) {
    copy("world", "world");
    ASSERT_TRUE(offersGroup("river"));
    const auto lie = m_desk->draft().board.river;
    editor().setGroup(QStringLiteral("river"));
    m_desk->choose("river-mirror");
    EXPECT_NE(m_desk->draft().board.river, lie);
}

} // namespace
} // namespace watchfire
