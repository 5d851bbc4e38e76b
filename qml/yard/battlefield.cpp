// SPDX-License-Identifier: Apache-2.0
#include "battlefield.h"

#include "qml/board/brush.h"
#include "qml/board/palette.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <algorithm>
#include <random>

namespace watchfire::ui {
namespace {

struct Tones {
    QColor far, near;   ///< of the field
    QColor mist;        ///< over its far end
    QColor grass, rut;  ///< on it
    QColor arrow;       ///< where a horde may come
    QColor yard, joint; ///< paving, and between its stones
};

const Tones& tones(bool dark) {
    static const Tones night{QColor(0x17, 0x24, 0x2b), QColor(0x2b, 0x26, 0x1b), QColor(0x6f, 0x86, 0x92),
                             QColor(0x5f, 0x66, 0x4c), QColor(0x8c, 0x7a, 0x55), QColor(0x93, 0x8b, 0x78),
                             QColor(0x29, 0x22, 0x1c), QColor(0x1c, 0x17, 0x13)};
    static const Tones day{QColor(0xe4, 0xe4, 0xda), QColor(0xcf, 0xc4, 0x9c), QColor(0xff, 0xff, 0xff),
                           QColor(0xa0, 0x9c, 0x68), QColor(0x9a, 0x82, 0x55), QColor(0x86, 0x78, 0x58),
                           QColor(0xc6, 0xb6, 0x98), QColor(0xaa, 0x98, 0x78)};
    return dark ? night : day;
}

class Painting {
public:
    Painting(QPainter& painter, const Battlefield& field)
        : m_painter(painter), m_field(field), m_tones(tones(field.dark)), m_unit(field.size.width() / 100) {}

    void draw() {
        meadow();
        for (qsizetype i = 0; i + 1 < m_field.ways.size(); i += 2)
            way(m_field.ways.at(i), m_field.ways.at(i + 1));
        tufts();
        mist();
        for (qsizetype i = 0; i + 1 < m_field.ways.size(); i += 2)
            arrows((m_field.ways.at(i) + m_field.ways.at(i + 1)) / 2);
        yard();
    }

private:
    QRectF field() const { return {0, 0, m_field.size.width(), m_field.wallFoot}; }

    void meadow() {
        QLinearGradient ground(0, 0, 0, m_field.wallFoot);
        ground.setColorAt(0, m_tones.far);
        ground.setColorAt(1, m_tones.near);
        m_painter.fillRect(field(), ground);
    }
    /// Trodden earth with two ruts, narrower where it is far away.
    void way(double left, double right) {
        const double middle = (left + right) / 2;
        const double near = (right - left) * 0.42;
        const double far = near * 0.62;
        const double foot = m_field.wallFoot;
        QPainterPath earth(QPointF(middle - far, 0));
        earth.lineTo(middle + far, 0);
        earth.lineTo(middle + near, foot);
        earth.lineTo(middle - near, foot);
        earth.closeSubpath();
        Brush brush(m_painter);
        brush.fill(earth, m_tones.rut, 0.10);
        for (const double side : {-0.55, 0.55}) {
            QPainterPath rut(QPointF(middle + far * side, 0));
            rut.lineTo(middle + near * side, foot);
            brush.line(rut, m_tones.rut, m_unit * 1.1, 0.10);
            QPen pen(QColor(m_tones.rut.red(), m_tones.rut.green(), m_tones.rut.blue(), 90), m_unit * 0.4,
                     Qt::CustomDashLine, Qt::FlatCap);
            pen.setDashPattern({4, 3});
            m_painter.strokePath(rut, pen);
        }
    }
    void tufts() {
        std::minstd_rand random(7);
        std::uniform_real_distribution<double> anywhere(0, 1);
        Brush brush(m_painter);
        constexpr int Tufts = 70;
        for (int i = 0; i < Tufts; ++i) {
            const double depth = anywhere(random);
            const double size = m_unit * (0.7 + depth * 0.9);
            const QPointF at(anywhere(random) * m_field.size.width(), depth * m_field.wallTop);
            QPainterPath blades(at);
            blades.lineTo(at + QPointF(-size * 0.8, -size * 0.8));
            blades.moveTo(at);
            blades.lineTo(at + QPointF(0, -size * 1.2));
            blades.moveTo(at);
            blades.lineTo(at + QPointF(size * 0.8, -size * 0.8));
            brush.line(blades, m_tones.grass, m_unit * 0.2, 0.75);
        }
    }
    /// Thickest under the sky, in three long banks.
    void mist() {
        const double high = m_field.wallTop;
        QLinearGradient veil(0, 0, 0, high * 0.7);
        QColor tone = m_tones.mist;
        tone.setAlpha(80);
        veil.setColorAt(0, tone);
        tone.setAlpha(0);
        veil.setColorAt(1, tone);
        m_painter.fillRect(QRectF(0, 0, m_field.size.width(), high * 0.7), veil);
        struct Bank {
            double x, y, wide;
        };
        for (const Bank& bank : {Bank{0.22, 0.16, 0.6}, Bank{0.78, 0.26, 0.7}, Bank{0.40, 0.44, 0.5}}) {
            m_painter.save();
            m_painter.translate(bank.x * m_field.size.width(), bank.y * high);
            const double half = bank.wide * m_field.size.width() / 2;
            m_painter.scale(half, high * 0.09);
            QRadialGradient cloud(QPointF(), 1);
            tone.setAlpha(44);
            cloud.setColorAt(0, tone);
            tone.setAlpha(0);
            cloud.setColorAt(1, tone);
            m_painter.fillRect(QRectF(-1, -1, 2, 2), cloud);
            m_painter.restore();
        }
    }
    /// Where no card lies, the ground shows which way the hordes go.
    void arrows(double x) {
        const double size = m_unit * 1.3;
        for (const double y : m_field.rows) {
            QPainterPath arrow(QPointF(x - size, y - size * 0.55));
            arrow.lineTo(x, y + size * 0.55);
            arrow.lineTo(x + size, y - size * 0.55);
            Brush(m_painter).line(arrow, m_tones.arrow, m_unit * 0.45, 0.8);
        }
    }
    void yard() {
        const QRectF box(0, m_field.wallFoot, m_field.size.width(), m_field.size.height() - m_field.wallFoot);
        if (box.height() <= 0)
            return;
        m_painter.fillRect(box, m_tones.yard);
        const double high = m_unit * 3.4;
        const double wide = high * 2.2;
        QPainterPath joints;
        int line = 0;
        for (double y = box.top(); y < box.bottom(); y += high, ++line) {
            joints.moveTo(box.left(), y);
            joints.lineTo(box.right(), y);
            for (double x = line % 2 == 0 ? 0 : wide / 2; x < box.right(); x += wide) {
                joints.moveTo(x, y);
                joints.lineTo(x, std::min(y + high, box.bottom()));
            }
        }
        Brush(m_painter).line(joints, m_tones.joint, std::max(1.0, m_unit * 0.22));
        // The wall's shadow.
        QLinearGradient shade(0, box.top(), 0, box.top() + m_unit * 4);
        shade.setColorAt(0, QColor(0, 0, 0, m_field.dark ? 150 : 80));
        shade.setColorAt(1, QColor(0, 0, 0, 0));
        m_painter.fillRect(QRectF(box.left(), box.top(), box.width(), m_unit * 4), shade);
    }

    QPainter& m_painter;
    const Battlefield& m_field;
    const Tones& m_tones;
    double m_unit; ///< a hundredth of the width
};

} // namespace

void drawBattlefield(QPainter& painter, const Battlefield& field) {
    painter.setRenderHint(QPainter::Antialiasing);
    Painting(painter, field).draw();
}

} // namespace watchfire::ui
