// SPDX-License-Identifier: Apache-2.0
// What the table may ask for besides the turn itself, through the whole program without its screens: the risk
// until a player's next turn, every kind of card, corrections by a long press on the board, a step that is
// not done after all.
#include "app/desk/risk_desk.h"
#include "app/game/hex/place_chips.h"
#include "app/models/board_geometry.h"
#include "app/text/names.h"
#include "rules/hex/scoring.h"
#include "tests/app/support/desk_program.h"

#include <QTemporaryDir>

namespace watchfire::test {
namespace {

class TableDesk : public ::testing::Test {
protected:
    void SetUp() override {
        p = std::make_unique<Program>(folder.filePath("journal.db"));
        p->startWall();
        p->desk->submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
        p->begin();
    }
    /// A long press there.
    void hold(QPointF at) {
        p->table.correction()->setOpen(true);
        p->table.correction()->chooseAt(at.x(), at.y());
    }
    QStringList ids(QAbstractItemModel* model) const {
        QStringList list;
        const int role = model->roleNames().key("id");
        for (int i = 0; i < model->rowCount(); ++i)
            list.append(model->data(model->index(i, 0), role).toString());
        return list;
    }
    QTemporaryDir folder;
    std::unique_ptr<Program> p;
};

TEST_F(TableDesk, RiskIsComputedBesideTheTableAndOnlyWhileItIsAskedFor) {
    RiskModel risk;
    RiskDesk desk(risk, *p->desk);
    EXPECT_EQ(risk.count(), 0);
    risk.setOpen(true);
    ASSERT_TRUE(waitUntil([&] { return !risk.busy() && risk.count() > 0; }));
    EXPECT_EQ(risk.title(), QStringLiteral("Until Ann's next turn: 4 rolls"));
    const hex::Risk truth = hex::riskUntilTurnOf(p->state(), hex::PlayerId(0));
    EXPECT_EQ(truth.rolls, 4);
    int shown = 0;
    for (const auto& hit : truth.hits)
        shown += hex::concerns(p->state(), hex::PlayerId(0), hit) ? 1 : 0;
    EXPECT_EQ(risk.count(), shown);
    EXPECT_LT(static_cast<std::size_t>(shown), truth.hits.size()) << "only what is Ann's";
    EXPECT_GT(risk.marks(0.5, 0.3).size(), 0);
    EXPECT_LE(risk.marks(100, 100).size(), 1) << "marks do not lie over each other";

    risk.choosePlayer("blue");
    ASSERT_TRUE(waitUntil([&] { return risk.title().startsWith(QStringLiteral("Until Bo's next turn")); }));
    EXPECT_EQ(risk.title(), QStringLiteral("Until Bo's next turn: 1 roll"));
    p->table.roll(1, 1);
    EXPECT_FALSE(risk.open()) << "the roll has fallen";
    EXPECT_EQ(risk.count(), 0);
}

TEST_F(TableDesk, EveryKindOfCardIsPlayedFromTheScreen) {
    p->table.roll(1, 1);
    p->table.steps()->doneAll();
    KnightModel& card = *p->table.knight();
    card.setOpen(true);
    EXPECT_EQ(card.stage(), QStringLiteral("card"));
    EXPECT_EQ(ids(card.choices()),
              (QStringList{"knight", "road-building", "year-of-plenty", "monopoly", "point"}));
    card.choose("road-building");
    EXPECT_FALSE(card.open());
    EXPECT_EQ(p->state().turn.freeRoads, 2);
    EXPECT_TRUE(p->table.build()->open()) << "its roads are laid at once";
    p->table.build()->setOpen(false);
    card.setOpen(true);
    card.choose("monopoly");
    EXPECT_EQ(card.stage(), QStringLiteral("card")) << "one card a turn";
    const int before = p->state().players[0].cardPoints;
    card.choose("point");
    EXPECT_EQ(p->state().players[0].cardPoints, before + 1) << "points are shown at any time";
    EXPECT_FALSE(card.open());
}

TEST_F(TableDesk, AFingerThatStaysOnAPlaceOffersWhatIsThere) {
    const hex::Board& board = p->state().board();
    CorrectionModel& correction = *p->table.correction();
    const hex::WallId wall(0);
    // On a corner with a building: the building comes first; two more taps remove it.
    hex::CornerId corner;
    for (std::size_t i = 0; i < board.corners().size() && !corner.valid(); ++i)
        if (p->state().buildings[hex::CornerId(i)])
            corner = hex::CornerId(i);
    hold(geometry::point(board, corner));
    EXPECT_EQ(correction.title(), QStringLiteral("What is different here?"));
    EXPECT_TRUE(ids(correction.choices()).contains("building"));
    EXPECT_FALSE(ids(correction.choices()).contains("points")) << "no place on the board";
    correction.choose("building");
    EXPECT_EQ(correction.stage(), QStringLiteral("value"));
    correction.choose("null");
    EXPECT_FALSE(p->state().buildings[corner]);
    // On a wall.
    hold(geometry::wallLine(board, wall).center());
    EXPECT_EQ(ids(correction.choices()).first(), QStringLiteral("wall-level"));
    correction.choose("wall-level");
    correction.choose("4");
    EXPECT_EQ(p->state().greatWall.level[0], 4);
    // In the middle of a hex: only the hex; one more tap puts the pirate there.
    hex::HexId sea;
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        if (board.hexes()[i].terrain == hex::Terrain::sea && p->state().thieves.pirate != hex::HexId(i))
            sea = hex::HexId(i);
    hold(geometry::centre(board, sea));
    EXPECT_EQ(ids(correction.choices()), (QStringList{"pirate", "other"}));
    correction.choose("pirate");
    EXPECT_EQ(p->state().thieves.pirate, sea);
    // Back leads to the place's list, "other" to the full list.
    hold(geometry::wallLine(board, wall).center());
    correction.choose("wall-level");
    correction.back();
    EXPECT_EQ(correction.title(), QStringLiteral("What is different here?"));
    correction.choose("other");
    EXPECT_TRUE(ids(correction.choices()).contains("points"));
}

TEST_F(TableDesk, TheBagOfRidersIsPutRight) {
    CorrectionModel& correction = *p->table.correction();
    correction.setOpen(true);
    correction.choose("rider-bag");
    EXPECT_EQ(ids(correction.choices()), (QStringList{"1", "2", "3"}));
    const auto before = p->state().greatWall.bag;
    correction.choose("2");
    correction.choose("3");
    EXPECT_EQ(p->state().greatWall.bag[1], 3);
    EXPECT_EQ(p->state().greatWall.bag[0], before[0]);
    EXPECT_EQ(p->state().greatWall.bag[2], before[2]);
}

TEST_F(TableDesk, AStepComesBackWhenItIsUnticked) {
    p->table.roll(5, 6);
    StepsModel& steps = *p->table.steps();
    const QString first = steps.rows()[0].id;
    steps.done();
    steps.done();
    EXPECT_EQ(steps.currentIndex(), 3) << "the breach is news, and done as it is told";
    EXPECT_EQ(steps.settled(), 2) << "before the last ticked one";
    emit steps.ticked(first, false);
    EXPECT_EQ(steps.currentIndex(), 0);
    EXPECT_EQ(steps.rows()[2].state, QStringLiteral("done"));
    EXPECT_EQ(steps.settled(), 0) << "what is done behind the current one";
}

TEST(StepsShown, SaysHowManyAreDueAndHowManyStayInSight) {
    const auto row = [](const char* id, const char* state) {
        StepRow made;
        made.id = QString::fromLatin1(id);
        made.state = QString::fromLatin1(state);
        return made;
    };
    QList<StepRow> rows{row("1:0", "done"),    row("1:1", "done"),   row("1:2", "done"), row("1:3", "done"),
                        row("1:4", "current"), row("1:5", "coming"), row("1:6", "told")};
    rows[0].shares = {QVariantMap{{QStringLiteral("name"), QStringLiteral("Ann")}}};
    rows[2].presumed = true;
    rows[5].byHand = false;
    StepsModel steps;
    steps.show(rows, {});
    EXPECT_EQ(steps.ahead(), 2);
    EXPECT_EQ(steps.left(), 1) << "one of the two only tells something";
    EXPECT_EQ(steps.settled(), 3);
    EXPECT_EQ(steps.staying(), 2) << "who collected what, and what nobody has ticked";
    rows[2].presumed = false;
    steps.show(rows, {});
    EXPECT_EQ(steps.staying(), 1);
    rows[4].state = QStringLiteral("done");
    rows[5].state = QStringLiteral("done");
    steps.show(rows, {});
    EXPECT_EQ(steps.ahead(), 0);
    EXPECT_EQ(steps.currentIndex(), -1);
}

TEST_F(TableDesk, PlacesOfAStepHaveChips) {
    p->table.roll(5, 6);
    const StepRow move = p->table.steps()->rows()[0];
    ASSERT_EQ(move.icon, QStringLiteral("move-rider"));
    ASSERT_EQ(move.chips.size(), 2);
    const QVariantMap from = move.chips[0].toMap();
    const QVariantMap to = move.chips[1].toMap();
    EXPECT_TRUE(move.sentence.contains(from["text"].toString() + " to " + to["text"].toString()))
        << move.sentence.toStdString();
    EXPECT_FALSE(to["symbol"].toString().isEmpty()) << "the wall's owner";
    for (const QVariant& chip : move.chips)
        EXPECT_TRUE(move.places.contains(chip.toMap()["place"].toString()));
    // The board hears of a touch.
    QString shown;
    QObject::connect(p->table.board(), &BoardModel::pointed, [&](const QString& place) { shown = place; });
    emit p->table.steps()->pointed(to["place"].toString());
    EXPECT_EQ(shown, to["place"].toString());
}

TEST_F(TableDesk, TwoPlacesOfOneNameAreToldApartByTheCompass) {
    hex::State state = p->state();
    std::vector<hex::Place> forests;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i)
        if (const hex::HexId at(i); state.board()[at].terrain == hex::Terrain::forest) {
            state.numbers[at] = forests.size() < 2 ? 6 : 3;
            forests.emplace_back(at);
        }
    ASSERT_GE(forests.size(), 3U);
    const QVariantList chips = placeChips(state, {forests[0], forests[1], forests[2]});
    ASSERT_EQ(chips.size(), 3);
    const auto said = [&](int i, const char* what) {
        return chips[i].toMap()[QString::fromLatin1(what)].toString();
    };
    EXPECT_TRUE(said(0, "text").startsWith(QStringLiteral("6, "))) << said(0, "text").toStdString();
    EXPECT_NE(said(0, "text"), said(1, "text"));
    EXPECT_NE(said(0, "name"), said(1, "name"));
    EXPECT_EQ(said(2, "text"), QStringLiteral("3")) << "it needs no more words";
    EXPECT_EQ(text::compassName(0, 1), QStringLiteral("north"));
    EXPECT_EQ(text::compassName(0.3, -1), QStringLiteral("south"));
    EXPECT_EQ(text::compassName(1, 0.4), QStringLiteral("east"));
    EXPECT_EQ(text::compassName(-1, 1), QStringLiteral("north-west"));
}

} // namespace
} // namespace watchfire::test
