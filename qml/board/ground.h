// SPDX-License-Identifier: Apache-2.0
// The ground of the board picture, kept as an image while it and its place on the screen stay the same. While
// a finger moves the board, the image moves with it, and another thread paints the ground where it lies now.
#pragma once

#include "ground_painter.h"

#include <QRectF>

#include <functional>
#include <memory>

class QPainter;

namespace watchfire::ui {

class Ground {
public:
    Ground();
    ~Ground();

    /// Paints what lies in the scene's sight.
    void paint(QPainter& painter, const GroundScene& scene);
    /// The same without waiting for it: shows the last image, moved and scaled to where the scene lies, while
    /// another thread paints the scene; `ready` is called in that thread when it is worth painting again.
    /// True if the picture is sharp already.
    bool follow(QPainter& painter, const GroundScene& scene, std::function<void()> ready);
    /// Lets another thread paint a scene that nobody sees yet; `ready` as above, if it was not there already.
    void paintAhead(const GroundScene& scene, std::function<void()> ready);
    /// How often drawing had to wait until the ground was painted.
    int waits() const { return m_waits; }

private:
    struct Beside;

    /// Takes what the other thread has painted.
    void adopt();
    void paintBeside(const GroundScene& scene, std::function<void()> ready);
    void drawMoved(QPainter& painter, const GroundScene& scene) const;

    PaintedGround m_painted;
    std::shared_ptr<Beside>
        m_beside; ///< what the other thread paints, or has painted; null before the first time
    int m_waits = 0;
};

} // namespace watchfire::ui
