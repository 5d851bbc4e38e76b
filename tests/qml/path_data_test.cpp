// SPDX-License-Identifier: Apache-2.0
// The path notation in which shapes are written.
#include "qml/board/path_data.h"

#include <gtest/gtest.h>

namespace watchfire::ui {
namespace {

/// The points of a path: ends and control points.
QList<QPointF> pointsOf(const QPainterPath& path) {
    QList<QPointF> points;
    for (int i = 0; i < path.elementCount(); ++i)
        points << QPointF(path.elementAt(i));
    return points;
}

TEST(PathData, AbsoluteAndRelativeCommandsMeanTheSame) {
    const QList<QPointF> square{{1, 2}, {3, 2}, {3, 4}, {1, 4}};
    EXPECT_EQ(pointsOf(pathFrom("M1 2 L3 2 L3 4 L1 4")), square);
    EXPECT_EQ(pointsOf(pathFrom("M1 2 H3 V4 H1")), square);
    EXPECT_EQ(pointsOf(pathFrom("M1 2 h2 v2 h-2")), square);
    EXPECT_EQ(pointsOf(pathFrom("M1 2 l2 0 l0 2 l-2 0")), square);
}

TEST(PathData, NumbersNeedNoSpaceBeforeASignOrALetter) {
    EXPECT_EQ(pointsOf(pathFrom("M.5-.25L-.5.75")), (QList<QPointF>{{0.5, -0.25}, {-0.5, 0.75}}));
}

TEST(PathData, MorePointsAfterAStartAreLines) {
    EXPECT_EQ(pointsOf(pathFrom("M0 0 1 1 2 0")), (QList<QPointF>{{0, 0}, {1, 1}, {2, 0}}));
}

TEST(PathData, ACurveGoesOnSmoothly) {
    // T mirrors the control point of the curve before it.
    EXPECT_EQ(pathFrom("M0 0 Q1 -1 2 0 T4 0"), pathFrom("M0 0 Q1 -1 2 0 Q3 1 4 0"));
    EXPECT_EQ(pathFrom("M0 0 q1 -1 2 0 t2 0"), pathFrom("M0 0 Q1 -1 2 0 Q3 1 4 0"));
    EXPECT_EQ(pathFrom("M1 1 c1 0 2 1 3 3"), pathFrom("M1 1 C2 1 3 2 4 4"));
}

TEST(PathData, ACircleHasItsMiddleAndRadius) {
    EXPECT_EQ(pathFrom("O2 3 1.5").boundingRect(), QRectF(0.5, 1.5, 3, 3));
}

TEST(PathData, AClosedShapeEndsWhereItBegan) {
    EXPECT_EQ(pointsOf(pathFrom("M0 0 L1 0 L1 1 Z")).last(), QPointF(0, 0));
}

} // namespace
} // namespace watchfire::ui
