// SPDX-License-Identifier: Apache-2.0
// See ground.h.
#include "ground.h"

#include <QMutex>
#include <QPainter>
#include <QSemaphore>
#include <QThreadPool>

#include <optional>
#include <utility>

namespace watchfire::ui {

namespace {

/// Paints in a thread of Qt's pool and waits for it: elsewhere Qt divides each of the many small fills among
/// the threads of its pool, and handing them over costs more than the fills.
PaintedGround paintUndivided(const GroundScene& scene, const PaintedGround& before) {
    PaintedGround painted;
    QSemaphore done;
    const auto paint = [&] {
        painted = paintGround(scene, before);
        done.release();
    };
    if (QThreadPool::globalInstance()->tryStart(paint))
        done.acquire();
    else
        painted = paintGround(scene, before);
    return painted;
}

} // namespace

struct Ground::Beside {
    QMutex mutex; ///< for all below
    bool busy = false;
    std::optional<PaintedGround> painted;
    std::function<void()> ready; ///< empty once nobody waits for it any more
};

Ground::Ground() = default;

Ground::~Ground() {
    if (!m_beside)
        return;
    const QMutexLocker lock(&m_beside->mutex);
    m_beside->ready = nullptr;
}

void Ground::adopt() {
    if (!m_beside)
        return;
    const QMutexLocker lock(&m_beside->mutex);
    if (auto painted = std::exchange(m_beside->painted, std::nullopt))
        m_painted = std::move(*painted);
}

void Ground::paint(QPainter& painter, const GroundScene& scene) {
    if (scene.isEmpty())
        return;
    adopt();
    if (m_painted.image.isNull() || !m_painted.scene.shows(scene)) {
        ++m_waits;
        m_painted = paintUndivided(scene, m_painted);
    }
    drawMoved(painter, scene);
}

bool Ground::follow(QPainter& painter, const GroundScene& scene, std::function<void()> ready) {
    if (scene.isEmpty())
        return true;
    adopt();
    if (m_painted.image.isNull() || !m_painted.scene.sameGround(scene)) {
        paint(painter, scene);
        return true;
    }
    const bool sharp = m_painted.scene.shows(scene);
    if (!sharp)
        paintBeside(scene, std::move(ready));
    drawMoved(painter, scene);
    return sharp;
}

void Ground::paintAhead(const GroundScene& scene, std::function<void()> ready) {
    if (scene.isEmpty())
        return;
    adopt();
    if (m_painted.image.isNull() || !m_painted.scene.shows(scene))
        paintBeside(scene, std::move(ready));
}

void Ground::paintBeside(const GroundScene& scene, std::function<void()> ready) {
    if (!m_beside)
        m_beside = std::make_shared<Beside>();
    const QMutexLocker lock(&m_beside->mutex);
    m_beside->ready = std::move(ready);
    if (std::exchange(m_beside->busy, true))
        return; // once that is ready, the picture asks again
    QThreadPool::globalInstance()->start(
        [beside = m_beside, scene, before = PaintedGround{m_painted.scene, {}, m_painted.tiles}] {
            PaintedGround painted = paintGround(scene, before);
            const QMutexLocker done(&beside->mutex);
            beside->painted = std::move(painted);
            beside->busy = false;
            if (beside->ready)
                beside->ready();
        });
}

void Ground::drawMoved(QPainter& painter, const GroundScene& scene) const {
    const GroundScene& then = m_painted.scene;
    // A cylinder may have been scrolled over its seam since.
    const int turns = then.period > 0 ? 1 : 0;
    for (int around = -turns; around <= turns; ++around) {
        const QTransform way =
            then.place.inverted() * QTransform::fromTranslate(around * then.period, 0) * scene.place;
        const QRectF target =
            way.mapRect(QRectF(then.sight.topLeft(), m_painted.image.deviceIndependentSize()));
        if (!target.intersects(scene.sight))
            continue;
        const QSizeF before = m_painted.image.deviceIndependentSize();
        const bool sameSize =
            qAbs(target.width() - before.width()) < 0.5 && qAbs(target.height() - before.height()) < 0.5;
        // On whole device pixels, so that the image is copied and not blurred.
        if (sameSize)
            painter.drawImage(QPointF((target.topLeft() * scene.density).toPoint()) / scene.density,
                              m_painted.image);
        else
            painter.drawImage(target, m_painted.image);
    }
}

} // namespace watchfire::ui
