// SPDX-License-Identifier: Apache-2.0
// Which hex a finger or an arrow key points to.
#include "app/editor/draft_pointing.h"

#include "app/models/board_geometry.h"
#include "rules/hex/geometry.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace watchfire {
namespace {

using hex::Axial;

/// A hex and its six neighbours.
boards::Draft flower() {
    boards::Draft draft;
    boards::setTerrain(draft, {0, 0}, hex::Terrain::hills);
    for (const hex::Direction d : hex::allDirections)
        boards::setTerrain(draft, hex::neighbour({0, 0}, d), hex::Terrain::forest);
    return draft;
}

std::optional<Axial> beyond(std::optional<Axial> from, const char* way) {
    return editor::hexBeyond(flower(), from, QString::fromLatin1(way));
}

TEST(DraftPointing, AFingerMeansTheHexUnderIt) {
    const boards::Draft draft = flower();
    const QPointF near(0.3, -0.4);
    EXPECT_EQ(editor::hexAt(draft, geometry::centre(Axial{1, -1}) + near, false), Axial({1, -1}));
    const QPointF rim = geometry::centre(Axial{2, 0});
    EXPECT_EQ(editor::hexAt(draft, rim, false), std::nullopt);
    EXPECT_EQ(editor::hexAt(draft, rim, true), Axial({2, 0})) << "where one can be laid";
    EXPECT_EQ(editor::hexAt(draft, {40, 40}, true), std::nullopt);
}

TEST(DraftPointing, ACylinderIsTheSameOnceAround) {
    boards::Draft draft;
    draft.board.circumference = 6;
    boards::setTerrain(draft, {1, 0}, hex::Terrain::hills);
    const QPointF around(6 * std::sqrt(3.0), 0);
    EXPECT_EQ(editor::hexAt(draft, geometry::centre(Axial{1, 0}) + around, false), Axial({1, 0}));
    EXPECT_EQ(editor::hexAt(draft, geometry::centre(Axial{1, 0}) + around / 2, false), std::nullopt);
}

TEST(DraftPointing, ArrowKeysGoToTheNeighbourAndStayAtTheEdge) {
    EXPECT_EQ(beyond(Axial{0, 0}, "right"), Axial({1, 0}));
    EXPECT_EQ(beyond(Axial{0, 0}, "left"), Axial({-1, 0}));
    EXPECT_EQ(beyond(Axial{1, 0}, "right"), Axial({1, 0}));
    EXPECT_EQ(beyond(Axial{0, 0}, "up")->r, -1);
    EXPECT_EQ(beyond(Axial{0, 0}, "down")->r, 1);
    EXPECT_EQ(beyond(Axial{0, -1}, "up"), Axial({0, -1}));
}

TEST(DraftPointing, TheFirstKeyLightsAHexAtTheEdge) {
    for (const char* way : {"left", "right", "up", "down"})
        EXPECT_TRUE(beyond(std::nullopt, way).has_value()) << way;
    EXPECT_EQ(beyond(std::nullopt, "right"), Axial({0, -1}));
    EXPECT_EQ(editor::hexBeyond(boards::Draft(), std::nullopt, QStringLiteral("right")), std::nullopt);
}

} // namespace
} // namespace watchfire
