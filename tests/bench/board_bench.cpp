// SPDX-License-Identifier: Apache-2.0
// How long the board picture takes to paint by software: the ground anew (another size or terrain), the
// ground while a finger moves it, the ground as it was kept, and what lies on it; for Black Powder field,
// wall and yard. Sizes are those of the board's place on a screen of 1280 by 800.
#include "app/models/board_model.h"
#include "qml/board/board_layers.h"
#include "qml/board/ground.h"
#include "qml/yard/battlefield.h"
#include "qml/yard/masonry.h"
#include "tests/bench/bench_game.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <cmath>

namespace {

using namespace watchfire;

constexpr QSize Place(762, 704);

struct Scene {
    explicit Scene(const char* name) : image(Place, QImage::Format_ARGB32_Premultiplied) {
        BoardModel board;
        board.show(bench::midGame(name));
        rows = board.rows();
        QRectF box;
        for (const HexRow& hex : rows.hexes)
            box |= QRectF(hex.cx - 0.9, hex.cy - 1, 1.8, 2);
        // A cylinder is as high as its place.
        const double scale = rows.period > 0
                                 ? Place.height() / box.height()
                                 : std::min(Place.width() / box.width(), Place.height() / box.height());
        once = QTransform::fromTranslate(-box.center().x(), -box.center().y()) *
               QTransform::fromScale(scale, scale) *
               QTransform::fromTranslate(Place.width() / 2.0, Place.height() / 2.0);
        for (const int copy : rows.period > 0 ? std::vector<int>{-1, 0, 1} : std::vector<int>{0})
            copies << QTransform::fromTranslate(copy * rows.period, 0) * once;
        look.hues = {{"red", QColor(0xd1, 0x38, 0x4b)}, {"blue", QColor(0x3b, 0x82, 0xe0)}};
    }
    ui::GroundScene ground() const { return {rows, look, once, 1, sight, copies}; }

    QImage image;
    BoardRows rows;
    QTransform once;
    QList<QTransform> copies;
    ui::Look look;
    QRectF sight{QPointF(), Place};
};

void groundAnew(benchmark::State& state, const char* name) {
    Scene scene(name);
    for (auto _ : state) {
        QPainter painter(&scene.image);
        ui::Ground().paint(painter, scene.ground());
    }
}

void groundKept(benchmark::State& state, const char* name) {
    Scene scene(name);
    ui::Ground ground;
    for (auto _ : state) {
        QPainter painter(&scene.image);
        ground.paint(painter, scene.ground());
    }
}

/// What a finger waits for that makes the board larger: the image moved and scaled, not the ground anew.
void groundMoved(benchmark::State& state, const char* name) {
    Scene scene(name);
    ui::Ground ground;
    QPainter painter(&scene.image);
    ground.paint(painter, scene.ground());
    double scale = 1;
    for (auto _ : state) {
        scale = scale > 1.4 ? 1.01 : scale + 0.01;
        ui::GroundScene moved = scene.ground();
        moved.place *= QTransform::fromScale(scale, scale);
        for (QTransform& copy : moved.copies)
            copy *= QTransform::fromScale(scale, scale);
        ground.follow(painter, moved, {});
    }
}

void contents(benchmark::State& state, const char* name) {
    Scene scene(name);
    for (auto _ : state) {
        QPainter painter(&scene.image);
        ui::BoardLayers(painter, scene.copies, scene.sight, scene.look, scene.rows).contents();
    }
}

/// Field, wall and yard of Black Powder, at the size of the board with the bar below it.
void battlefield(benchmark::State& state) {
    QImage image(778, 686, QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) {
        QPainter painter(&image);
        ui::drawBattlefield(
            painter, {QSizeF(778, 686), {46, 272, 276, 502, 507, 733}, {55, 160, 265}, 320, 440, true});
        for (const double x : {46.0, 276.0, 507.0})
            ui::drawRampart(painter, {x, 320, 226, 120}, {2, 1, true, false, true});
        for (const double x : {8.0, 238.0, 469.0, 700.0})
            ui::drawTower(painter, {x, 320, 64, 120}, true);
    }
}

} // namespace

int main(int count, char** words) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(count, words);
    benchmark::Initialize(&count, words);
    for (const char* name : {"great-wall-6", "world-4", "great-river-3", "raiders-4"}) {
        const std::string of(name);
        benchmark::RegisterBenchmark((of + "/ground_anew").c_str(), groundAnew, name)
            ->MeasureProcessCPUTime() // a thread of the pool paints it
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((of + "/ground_kept").c_str(), groundKept, name)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((of + "/ground_moved").c_str(), groundMoved, name)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((of + "/contents").c_str(), contents, name)
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark("black-powder/ground_anew", battlefield)->Unit(benchmark::kMillisecond);
    benchmark::RunSpecifiedBenchmarks();
}
