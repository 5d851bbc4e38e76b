// SPDX-License-Identifier: Apache-2.0
// The steps of an edited board: what is one step, and what undo and redo bring back.
#include "app/editor/draft_history.h"

#include <gtest/gtest.h>

namespace watchfire {
namespace {

using hex::Axial;
using hex::Terrain;

class DraftHistoryTest : public testing::Test {
protected:
    DraftHistoryTest() {
        boards::Draft draft;
        for (int q = 0; q < 3; ++q)
            boards::setTerrain(draft, {q, 0}, Terrain::sea);
        history.begin(std::move(draft));
    }
    DraftStep with(Axial at, Terrain terrain) const {
        DraftStep step = history.now();
        boards::setTerrain(step.draft, at, terrain);
        step.cursor = at;
        return step;
    }
    Terrain terrain(Axial at) const { return boards::find(history.now().draft, at)->terrain; }

    DraftHistory history;
};

TEST_F(DraftHistoryTest, AStrokeOverManyHexesIsOneStep) {
    for (int q = 0; q < 2; ++q) {
        EXPECT_TRUE(history.touches({q, 0}));
        history.keepStroke(with({q, 0}, Terrain::hills));
    }
    EXPECT_FALSE(history.touches({0, 0})) << "the finger comes back";
    EXPECT_TRUE(history.stroking());
    history.lift();
    EXPECT_TRUE(history.touches({0, 0})) << "another finger";
    history.keepStroke(with({0, 0}, Terrain::fields));
    history.lift();

    history.undo();
    EXPECT_EQ(terrain({0, 0}), Terrain::hills);
    history.undo();
    EXPECT_EQ(terrain({0, 0}), Terrain::sea);
    EXPECT_EQ(terrain({1, 0}), Terrain::sea);
    EXPECT_FALSE(history.canUndo());
}

// Another finger, or a key, undoes while the first still paints.
TEST_F(DraftHistoryTest, AStrokeEndsWithAnUndo) {
    history.keep(with({2, 0}, Terrain::hills));
    history.keepStroke(with({0, 0}, Terrain::hills));
    history.undo();
    EXPECT_FALSE(history.stroking());
    EXPECT_TRUE(history.touches({1, 0}));
    history.keepStroke(with({1, 0}, Terrain::fields));
    history.undo();
    EXPECT_EQ(terrain({2, 0}), Terrain::hills) << "the step before the stroke is still one of its own";
    EXPECT_EQ(terrain({1, 0}), Terrain::sea);
}

TEST_F(DraftHistoryTest, UndoBringsBackWhereOneWas) {
    history.keep(with({0, 0}, Terrain::hills));
    history.keep(with({1, 0}, Terrain::hills));
    history.undo();
    EXPECT_EQ(history.now().cursor, Axial({0, 0}));
    history.redo();
    EXPECT_EQ(history.now().cursor, Axial({1, 0}));
    EXPECT_FALSE(history.canRedo());
}

TEST_F(DraftHistoryTest, ANewStepForgetsThoseThatWereTakenBack) {
    history.keep(with({0, 0}, Terrain::hills));
    history.undo();
    history.keep(with({2, 0}, Terrain::desert));
    EXPECT_FALSE(history.canRedo());
    EXPECT_EQ(terrain({0, 0}), Terrain::sea);
}

TEST_F(DraftHistoryTest, MovingTheLightIsNoStep) {
    history.go(Axial{2, 0}, Walk::number);
    EXPECT_EQ(history.now().cursor, Axial({2, 0}));
    EXPECT_EQ(history.now().walk, Walk::number);
    EXPECT_FALSE(history.canUndo());
}

} // namespace
} // namespace watchfire
