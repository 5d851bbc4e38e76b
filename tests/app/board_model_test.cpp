// SPDX-License-Identifier: Apache-2.0
// Snapping a finger to the nearest legal place: at once where places are far apart, by a second tap where
// they are closer than a finger.
#include "app/models/board_geometry.h"
#include "app/models/board_model.h"
#include "rules/hex/placement.h"
#include "tests/app/support/table_game.h"

#include <gtest/gtest.h>

#include <cmath>

namespace watchfire {
namespace {

class BoardModelTest : public testing::Test {
protected:
    BoardModelTest() {
        QObject::connect(&board, &BoardModel::picked, &board,
                         [this](const QString& kind, const QString& place) { picked = kind + ' ' + place; });
        QObject::connect(&board, &BoardModel::refused, &board, [this](const QString& why) { refused = why; });
    }
    static PlaceRow corner(const char* name, qreal x, qreal y) {
        PlaceRow row;
        row.kind = QStringLiteral("corner");
        row.place = QString::fromLatin1(name);
        row.cx = x;
        row.cy = y;
        row.label = row.place;
        return row;
    }
    BoardModel board;
    QString picked, refused;
};

TEST_F(BoardModelTest, FarApartOneTapPicksTheNearest) {
    board.setPlaces("Where?", {corner("a", 0, 0), corner("b", 2, 0)});
    EXPECT_TRUE(board.picking());
    board.tap(0.4, 0.2, 0.5);
    EXPECT_EQ(picked, QStringLiteral("corner a"));
    picked.clear();
    board.tap(1.0, 3.0, 0.5);
    EXPECT_EQ(picked, QString()) << "too far from any place";
}

TEST_F(BoardModelTest, CloserThanAFingerTheSecondTapPicks) {
    board.setPlaces("Where?", {corner("a", 0, 0), corner("b", 1, 0)});
    board.tap(0.3, 0, 1.2);
    EXPECT_EQ(picked, QString());
    EXPECT_TRUE(board.hasCandidate());
    EXPECT_EQ(board.candidateLabel(), QStringLiteral("a"));
    EXPECT_EQ(board.candidatePoint(), QPointF(0, 0));
    board.tap(0.9, 0, 1.2);
    EXPECT_EQ(board.candidateLabel(), QStringLiteral("b")) << "another place: another candidate";
    board.confirm();
    EXPECT_EQ(picked, QStringLiteral("corner b"));
    EXPECT_FALSE(board.hasCandidate());
}

TEST_F(BoardModelTest, AForbiddenPlaceSaysWhy) {
    PlaceRow no = corner("a", 0, 0);
    no.forbidden = true;
    no.why = QStringLiteral("taken");
    board.setPlaces("Where?", {no, corner("b", 3, 0)});
    board.tap(0, 0, 0.5);
    EXPECT_EQ(picked, QString());
    EXPECT_EQ(refused, QStringLiteral("taken"));
}

TEST_F(BoardModelTest, SharedCornersAndSidesLieAtOnePoint) {
    using hex::CornerDirection;
    using hex::Direction;
    const auto near = [](QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()) < 1e-9; };
    for (const CornerDirection d : hex::allCornerDirections) {
        const hex::CornerName name{{2, -1}, d};
        EXPECT_TRUE(near(geometry::point(name), geometry::point(hex::canonical(name))));
    }
    for (const Direction d : hex::allDirections) {
        const hex::SideName name{{2, -1}, d};
        EXPECT_TRUE(near(geometry::line(name).center(), geometry::line(hex::canonical(name)).center()));
    }
}

TEST_F(BoardModelTest, AMovedRiderChangesTwoHexesAndNothingElse) {
    auto game = test::wallGame();
    game->submit({{"do", "correct"}, {"what", "riders"}, {"at", "V"}, {"value", 1}});
    game->submit({{"do", "correct"}, {"what", "wall-level"}, {"at", "W6"}, {"value", 2}});
    game->submit({{"do", "begin"}, {"player", "red"}});
    board.show(game->current());
    int hexes = 0;
    QObject::connect(
        board.hexes(), &QAbstractItemModel::dataChanged, &board,
        [&](const QModelIndex& first, const QModelIndex& last) { hexes += last.row() - first.row() + 1; });
    const auto never = [](QAbstractItemModel* model) {
        for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            QObject::connect(model, signal, model, [] { ADD_FAILURE() << "no row comes or goes"; });
        QObject::connect(model, &QAbstractItemModel::modelReset, model, [] { ADD_FAILURE() << "no reset"; });
    };
    never(board.hexes());
    never(board.buildings());
    QObject::connect(board.buildings(), &QAbstractItemModel::dataChanged, &board,
                     [] { ADD_FAILURE() << "no building changes"; });
    ASSERT_TRUE(game->submit({{"do", "roll"}, {"dice", {4, 4}}})["ok"].get<bool>()); // 8: V leads to W6
    board.show(game->current());
    EXPECT_EQ(hexes, 2);
}

} // namespace
} // namespace watchfire
