// SPDX-License-Identifier: Apache-2.0
// Where an arrow key leads among places that lie in rows.
#include "qml/controls/row_walk.h"

#include <gtest/gtest.h>

#include <QSet>

namespace watchfire::ui {
namespace {

/// Two cards above a wall with a tower on each side, and a yard below it: the shape of Black Powder's board.
const QList<QRectF> board{
    {20, 0, 100, 40},   // 0: left card
    {140, 0, 100, 40},  // 1: right card
    {0, 50, 20, 60},    // 2: tower
    {20, 50, 100, 60},  // 3: left wall
    {120, 50, 20, 60},  // 4: tower between them
    {140, 52, 100, 56}, // 5: right wall
    {20, 120, 45, 20},  // 6: firing spots, left
    {68, 120, 52, 20},  // 7: rest zone beside them
    {140, 120, 100, 20} // 8: firing spots, right
};

int left(int from) {
    return nextByRows(board, from, -1, 0);
}
int right(int from) {
    return nextByRows(board, from, 1, 0);
}
int up(int from) {
    return nextByRows(board, from, 0, -1);
}
int down(int from) {
    return nextByRows(board, from, 0, 1);
}

TEST(RowWalk, GoesAlongARowAndStaysAtItsEnds) {
    EXPECT_EQ(right(2), 3);
    EXPECT_EQ(right(3), 4);
    EXPECT_EQ(right(4), 5) << "a little lower, but in the same row";
    EXPECT_EQ(right(5), 5);
    EXPECT_EQ(left(5), 4);
    EXPECT_EQ(left(2), 2);
    EXPECT_EQ(right(6), 7);
}

TEST(RowWalk, GoesToTheNearestRowStraightAboveOrBelow) {
    EXPECT_EQ(down(0), 3);
    EXPECT_EQ(down(1), 5);
    EXPECT_EQ(up(5), 1);
    EXPECT_EQ(down(3), 7) << "of two below, the one under its middle";
    EXPECT_EQ(down(2), 6) << "nothing lies straight below the first tower";
    EXPECT_EQ(up(8), 5);
    EXPECT_EQ(up(0), 0);
    EXPECT_EQ(down(8), 8);
}

TEST(RowWalk, ReachesEveryPlaceFromEveryOther) {
    for (int start = 0; start < board.size(); ++start) {
        QSet<int> seen{start};
        QList<int> todo{start};
        while (!todo.isEmpty()) {
            const int at = todo.takeLast();
            for (const int next : {left(at), right(at), up(at), down(at)}) {
                if (!seen.contains(next)) {
                    seen.insert(next);
                    todo.append(next);
                }
            }
        }
        EXPECT_EQ(seen.size(), board.size()) << "from " << start;
    }
}

} // namespace
} // namespace watchfire::ui
