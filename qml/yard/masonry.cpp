// SPDX-License-Identifier: Apache-2.0
#include "masonry.h"

#include "qml/board/brush.h"
#include "qml/board/palette.h"
#include "qml/yard/counters.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <random>

namespace watchfire::ui {
namespace {

/// More of them would not be told apart.
constexpr int MostBarricades = 3;
const QColor Wood(0x9a, 0x6b, 0x3c);
const QColor Night(0x12, 0x0e, 0x0b);

QColor stoneColor(bool dark) {
    return dark ? QColor(0x7c, 0x76, 0x6c) : QColor(0xb4, 0xac, 0x9c);
}

/// As a share of the room that the highest level fills.
double heightOf(int level) {
    return level <= 0 ? 0.16 : 0.25 + 0.25 * std::min(level, HighestWall);
}

class Mason {
public:
    Mason(QPainter& painter, bool dark, unsigned seed)
        : m_brush(painter), m_stone(stoneColor(dark)), m_dark(dark), m_random(seed) {}

    /// Courses of stones, every other one shifted by half a stone.
    void courses(const QRectF& box, double course) {
        m_brush.painter().save();
        m_brush.painter().setClipRect(box, Qt::IntersectClip);
        m_brush.painter().fillRect(box, darker(m_stone, 0.55));
        const int count = std::max(1, static_cast<int>(std::lround(box.height() / course)));
        const double high = box.height() / count;
        for (int i = 0; i < count; ++i) {
            const double wide = high * 1.9;
            for (double x = box.left() - (i % 2 == 0 ? 0 : wide / 2); x < box.right(); x += wide)
                stone({x, box.bottom() - (i + 1) * high, wide, high});
        }
        m_brush.painter().restore();
    }
    /// Battlements on top of a wall or a tower.
    void merlons(const QRectF& box, int count) {
        // As wide as the gaps between them.
        const double wide = box.width() / (2 * count - 1);
        for (int i = 0; i < count; ++i)
            stone({box.left() + 2 * i * wide, box.top(), wide, box.height()});
    }
    void stone(const QRectF& box) {
        const double seam = std::max(0.6, box.height() * 0.05);
        const QRectF face = box.adjusted(seam, seam, -seam, -seam);
        const double tone = std::uniform_real_distribution(0.0, 0.16)(m_random);
        QPainter& painter = m_brush.painter();
        painter.fillRect(face, darker(m_stone, tone + 0.30));
        const double edge = std::max(0.8, face.height() * 0.12);
        painter.fillRect(face.adjusted(0, 0, -edge, -edge), lighter(m_stone, 0.22));
        painter.fillRect(face.adjusted(edge, edge, -edge, -edge), darker(m_stone, tone));
    }
    /// What is left of a wall of level 0.
    void rubble(const QRectF& box) {
        const double size = box.height();
        for (double x = box.left() + size * 0.3; x < box.right() - size; x += size * 1.5) {
            const double high = size * std::uniform_real_distribution(0.35, 0.95)(m_random);
            stone({x, box.bottom() - high, size * std::uniform_real_distribution(0.8, 1.3)(m_random), high});
        }
    }
    /// Two crossed beams on the ground, tied to a third.
    void barricade(const QRectF& box) {
        const double width = box.height() * 0.16;
        const double middle = box.center().y();
        const auto beam = [&](QPointF from, QPointF to) {
            QPainterPath path(from);
            path.lineTo(to);
            m_brush.line(path, Ink, width * 1.7);
            m_brush.line(path, Wood, width);
            path.translate(-width * 0.2, -width * 0.25);
            m_brush.line(path, lighter(Wood, 0.35), width * 0.3);
        };
        const double half = box.height() / 2;
        for (const double x : {box.left() + half, box.right() - half}) {
            beam({x - half * 0.7, box.bottom()}, {x + half * 0.7, box.top()});
            beam({x + half * 0.7, box.bottom()}, {x - half * 0.7, box.top()});
        }
        beam({box.left() + half * 0.2, middle}, {box.right() - half * 0.2, middle});
    }
    /// All stones of a wall.
    void wall(const QRectF& box, int level, double full) {
        if (level <= 0) {
            rubble(box);
            return;
        }
        const double course = full * 0.13;
        merlons({box.left(), box.top(), box.width(), course},
                std::max(3, static_cast<int>(box.width() / course / 3)));
        courses(box.adjusted(0, course, 0, 0), course);
    }
    /// From the top to the foot, widest in the middle.
    void crack(const QRectF& box) {
        const double swing = std::min(box.height() * 0.16, box.width() * 0.05);
        constexpr int Turns = 5;
        QPainterPath path(QPointF(box.center().x(), box.top()));
        for (int i = 1; i <= Turns; ++i)
            path.lineTo(box.center().x() + (i % 2 == 0 ? -swing : swing) * (i == Turns ? 0.2 : 1),
                        box.top() + box.height() * i / Turns);
        const double width = std::max(2.0, box.height() * 0.06);
        m_brush.line(path, Night, width * 2.6);
        m_brush.line(path, palette(m_dark).danger, width);
    }
    /// A hole with fallen stones in it.
    void hole(const QRectF& box) {
        const double half = box.width() * 0.17;
        const double middle = box.center().x();
        QPainterPath path(QPointF(middle - half * 1.5, box.top()));
        path.lineTo(middle + half * 1.5, box.top());
        path.lineTo(middle + half * 0.8, box.top() + box.height() * 0.5);
        path.lineTo(middle + half, box.bottom());
        path.lineTo(middle - half * 0.9, box.bottom());
        path.lineTo(middle - half, box.top() + box.height() * 0.45);
        path.closeSubpath();
        m_brush.fill(path, Night);
        m_brush.line(path, palette(m_dark).danger, std::max(1.5, box.height() * 0.03));
        rubble({middle - half, box.bottom() - box.height() * 0.18, 2 * half, box.height() * 0.18});
    }
    QPainter& painter() { return m_brush.painter(); }

private:
    Brush m_brush;
    QColor m_stone;
    bool m_dark;
    std::minstd_rand m_random;
};

/// Draws the part in `box` as a whole with this opacity: shapes that lie over each other would be less pale.
template <class Draw> void drawPale(QPainter& painter, const QRectF& box, double opacity, Draw draw) {
    const double ratio = painter.device()->devicePixelRatioF();
    QImage layer((box.size() * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    layer.setDevicePixelRatio(ratio);
    layer.fill(Qt::transparent);
    QPainter inner(&layer);
    inner.setRenderHints(painter.renderHints());
    inner.translate(-box.topLeft());
    draw(inner);
    inner.end();
    painter.save();
    painter.setOpacity(opacity);
    painter.drawImage(box.topLeft(), layer);
    painter.restore();
}

} // namespace

double crestOf(const QRectF& box, int level) {
    return box.bottom() - box.height() * (1 - BarricadeShare) * heightOf(level);
}

void drawRampart(QPainter& painter, const QRectF& box, const Rampart& rampart) {
    const int levelNext = rampart.levelNext < 0 ? rampart.level : rampart.levelNext;
    const int level = std::min(rampart.level, levelNext);
    const int barricadesNext = rampart.barricadesNext < 0 ? rampart.barricades : rampart.barricadesNext;
    const double field = box.height() * BarricadeShare;
    const double full = box.height() - field;
    const auto wallOf = [&](int high) {
        const double crest = crestOf(box, high);
        return QRectF(box.left(), crest, box.width(), box.bottom() - crest);
    };
    const QRectF wall = wallOf(level);
    if (levelNext != rampart.level) {
        const bool comes = levelNext > rampart.level;
        const int high = std::max(rampart.level, levelNext);
        const QRectF pale = wallOf(high);
        drawPale(painter, QRectF(pale.topLeft(), wall.topRight()), comes ? GhostOpacity : GoingOpacity,
                 [&](QPainter& layer) {
                     Mason(layer, rampart.dark, static_cast<unsigned>(11 + high)).wall(pale, high, full);
                 });
        if (comes)
            drawFrame(painter, QRectF(pale.topLeft(), wall.topRight()), rampart.dark);
    }
    Mason mason(painter, rampart.dark, static_cast<unsigned>(11 + level));
    painter.fillRect(QRectF(box.left(), box.bottom() - full * 0.05, box.width(), full * 0.05),
                     QColor(0, 0, 0, 110));
    mason.wall(wall, level, full);
    if (rampart.breached)
        mason.hole(wall);
    else if (rampart.cracked)
        mason.crack(wall);
    const int count = std::min(std::max(rampart.barricades, barricadesNext), MostBarricades);
    for (int i = 0; i < count; ++i) {
        const double size = std::min(field * 0.86, box.width() / MostBarricades * 0.42);
        const double middle = box.left() + box.width() * (i + 0.5) / count;
        const QRectF place(middle - size * 0.95, box.top() + field - size, size * 1.9, size);
        const bool comes = i >= rampart.barricades;
        if (comes || i >= barricadesNext)
            drawPale(painter, place.adjusted(-2, -2, 2, 2), comes ? GhostOpacity : GoingOpacity,
                     [&](QPainter& layer) { Mason(layer, rampart.dark, 0).barricade(place); });
        else
            mason.barricade(place);
        if (comes)
            drawFrame(painter, place.adjusted(-size * 0.12, 0, size * 0.12, 0), rampart.dark);
    }
}

void drawTower(QPainter& painter, const QRectF& box, bool dark) {
    Mason mason(painter, dark, 5);
    const double crown = box.height() * 0.15;
    const double eave = box.width() * 0.06;
    painter.fillRect(
        QRectF(box.left() + eave, box.top() + crown, box.width() - eave * 0.4, box.height() - crown),
        QColor(0, 0, 0, 70));
    mason.courses({box.left() + eave, box.top() + crown, box.width() - 2 * eave, box.height() - crown},
                  box.height() * 0.12);
    mason.courses({box.left(), box.top() + crown * 0.75, box.width(), crown * 0.55}, crown * 0.55);
    mason.merlons({box.left(), box.top(), box.width(), crown * 0.85}, 3);
    const QRectF niche = nicheOf(box);
    QPainterPath arch(niche.bottomLeft());
    arch.lineTo(niche.left(), niche.top() + niche.width() * 0.45);
    arch.quadTo(niche.left(), niche.top(), niche.center().x(), niche.top());
    arch.quadTo(niche.right(), niche.top(), niche.right(), niche.top() + niche.width() * 0.45);
    arch.lineTo(niche.bottomRight());
    arch.closeSubpath();
    Brush brush(painter);
    brush.line(arch, darker(stoneColor(dark), 0.6), std::max(2.0, box.width() * 0.06));
    brush.fill(arch, Night);
}

QRectF nicheOf(const QRectF& box) {
    const double wide = box.width() * 0.62;
    const double top = box.height() * 0.27;
    return {box.center().x() - wide / 2, box.top() + top, wide, box.height() - top};
}

} // namespace watchfire::ui
