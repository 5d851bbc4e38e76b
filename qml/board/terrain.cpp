// SPDX-License-Identifier: Apache-2.0
#include "terrain.h"

#include "brush.h"
#include "palette.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <random>

namespace watchfire::ui {
namespace {

using scene::HexKind;
using scene::Terrain;

/// Where something stands, and how large it is.
struct Spot {
    double x, y, size;
};

class Landscape {
public:
    Landscape(QPainter& painter, const QColor& base, unsigned seed)
        : m_brush(painter), m_base(base), m_random(seed) {}

    void draw(Terrain terrain, HexKind kind);

private:
    void forest();
    void jungle();
    void hills();
    void pasture();
    void fields();
    void mountains();
    void volcano();
    void gold();
    void desert();
    void steppe();
    void beforeTheWall();

    void fir(double x, double y, double height);
    void palm(double x, double y, double size);
    void mound(double x, double y, double wide, double high, double tone);
    void bricks(double x, double y, double size);
    void sheep(double x, double y, double size, bool mirrored);
    void ear(double x, double y, double high, const QColor& color);
    void peak(double x, double y, double wide, double high, double skew, bool snow);
    void nugget(double x, double y, double size);
    void tuft(double x, double y, const QColor& color, double width);

    QColor shade(double share) const { return darker(m_base, share); }
    QColor light(double share) const { return lighter(m_base, share); }
    double scattered(double from, double to) { return std::uniform_real_distribution(from, to)(m_random); }
    QPainter& painter() { return m_brush.painter(); }

    Brush m_brush;
    QColor m_base;
    std::minstd_rand m_random;
};

QPainterPath polygon(std::initializer_list<QPointF> corners) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(corners)));
    path.closeSubpath();
    return path;
}

void Landscape::fir(double x, double y, double height) {
    const double half = 0.31 * height;
    m_brush.fill(
        polygon({{x - 0.03, y - 0.02}, {x + 0.03, y - 0.02}, {x + 0.03, y + 0.06}, {x - 0.03, y + 0.06}}),
        shade(0.6));
    // Two storeys, each with its left half in the light.
    struct Storey {
        double top, bottom, wide;
    };
    for (const Storey& storey : {Storey{0, 0.62, 0.78}, Storey{0.34, 1, 1}}) {
        const double top = y - height + storey.top * height;
        const double foot = y - height + storey.bottom * height;
        const double wide = half * storey.wide;
        QPainterPath whole(QPointF(x, top));
        whole.lineTo(x + wide, foot);
        whole.quadTo(x, foot + 0.05, x - wide, foot);
        whole.closeSubpath();
        m_brush.fill(whole, shade(0.38));
        QPainterPath lit(QPointF(x, top));
        lit.lineTo(x + 0.01, foot + 0.022);
        lit.quadTo(x - wide * 0.5, foot + 0.03, x - wide, foot);
        lit.closeSubpath();
        m_brush.fill(lit, light(0.16));
    }
}

void Landscape::forest() {
    m_brush.fill("M-.9 .2 Q-.3 .02 .2 .2 T.9 .15 L.9 .6 L0 1.1 L-.9 .6 Z", shade(0.12));
    constexpr std::array Firs{Spot{-0.13, -0.50, 0.42}, Spot{0.16, -0.47, 0.40},  Spot{-0.40, -0.40, 0.36},
                              Spot{0.42, -0.38, 0.36},  Spot{-0.68, -0.10, 0.34}, Spot{0.67, -0.10, 0.36},
                              Spot{-0.55, 0.14, 0.36},  Spot{0.56, 0.16, 0.36},   Spot{-0.72, 0.40, 0.34},
                              Spot{0.72, 0.40, 0.34},   Spot{-0.47, 0.50, 0.38},  Spot{0.46, 0.52, 0.36},
                              Spot{-0.20, 0.68, 0.34},  Spot{0.20, 0.70, 0.36},   Spot{0.0, 0.86, 0.34}};
    for (const Spot& spot : Firs) {
        const double x = spot.x + scattered(-0.03, 0.03);
        const double y = spot.y + scattered(-0.03, 0.03);
        fir(x, y, spot.size * scattered(0.92, 1.1));
    }
}

/// A crown of six drooping leaves on a bent trunk.
void Landscape::palm(double x, double y, double size) {
    painter().save();
    painter().translate(x, y);
    painter().scale(size, size);
    m_brush.line("M.1 1 Q-.08 .5 0 0", shade(0.55), 0.16);
    for (const double angle : {-165.0, -125.0, -60.0, -15.0, 20.0, 160.0}) {
        painter().save();
        painter().rotate(angle);
        m_brush.fill("M0 0 Q.4 -.34 .86 .02 Q.42 -.04 0 0 Z",
                     angle < -90 || angle > 90 ? light(0.26) : shade(0.30));
        painter().restore();
    }
    painter().restore();
}

void Landscape::jungle() {
    m_brush.fill("M-.9 -.1 Q-.3 -.3 .2 -.1 T.9 -.15 L.9 .6 L0 1.1 L-.9 .6 Z", shade(0.22));
    // A closed canopy of round crowns, with palms that rise above it.
    constexpr std::array Crowns{Spot{-0.30, -0.72, 0.24}, Spot{0.28, -0.74, 0.22}, Spot{-0.62, -0.40, 0.24},
                                Spot{0.64, -0.36, 0.24},  Spot{-0.80, 0.02, 0.20}, Spot{0.80, 0.06, 0.20},
                                Spot{-0.66, 0.44, 0.24},  Spot{0.64, 0.46, 0.24},  Spot{-0.32, 0.74, 0.26},
                                Spot{0.34, 0.76, 0.24},   Spot{0.0, 0.92, 0.20}};
    for (const Spot& spot : Crowns) {
        const double x = spot.x + scattered(-0.03, 0.03);
        const double y = spot.y + scattered(-0.03, 0.03);
        QPainterPath crown;
        crown.addEllipse(QPointF(x, y), spot.size, spot.size * 0.8);
        m_brush.fill(crown, shade(0.34));
        QPainterPath lit;
        lit.addEllipse(QPointF(x - 0.05, y - 0.05), spot.size * 0.68, spot.size * 0.5);
        m_brush.fill(lit, light(0.10));
    }
    palm(-0.44, -0.58, 0.36);
    palm(0.50, -0.60, 0.34);
    palm(-0.62, 0.30, 0.34);
    palm(0.58, 0.30, 0.36);
    palm(0.02, 0.62, 0.32);
}

void Landscape::mound(double x, double y, double wide, double high, double tone) {
    QPainterPath back(QPointF(x - wide, y));
    back.cubicTo(x - wide * 0.66, y - high * 1.3, x + wide * 0.5, y - high * 1.4, x + wide, y);
    m_brush.fill(back, shade(0.05 + tone));
    QPainterPath dark(QPointF(x - wide * 0.05, y - high * 0.99));
    dark.cubicTo(x + wide * 0.4, y - high * 0.98, x + wide * 0.75, y - high * 0.6, x + wide, y);
    dark.lineTo(x + wide * 0.1, y);
    dark.cubicTo(x + wide * 0.35, y - high * 0.4, x + wide * 0.25, y - high * 0.8, x - wide * 0.05,
                 y - high * 0.99);
    m_brush.fill(dark, shade(0.22 + tone));
    m_brush.line(back, light(0.24), 0.03);
}

void Landscape::bricks(double x, double y, double size) {
    for (int row = 0; row < 3; ++row) {
        const int count = 3 - row;
        for (int i = 0; i < count; ++i) {
            const double left = x + (i - (count - 1) / 2.0) * 0.19 * size - 0.085 * size;
            const double top = y - row * 0.115 * size - 0.1 * size;
            QPainterPath brick;
            brick.addRoundedRect(QRectF(left, top, 0.17 * size, 0.095 * size), 0.012, 0.012);
            m_brush.fill(brick, light(0.34));
            QPainterPath lower;
            lower.addRoundedRect(QRectF(left, top + 0.055 * size, 0.17 * size, 0.04 * size), 0.012, 0.012);
            m_brush.fill(lower, shade(0.34));
        }
    }
}

void Landscape::hills() {
    mound(-0.34, -0.36, 0.50, 0.34, 0);
    mound(0.40, -0.30, 0.52, 0.38, 0.02);
    mound(-0.74, 0.16, 0.40, 0.30, 0.05);
    mound(0.76, 0.22, 0.42, 0.30, 0.05);
    mound(-0.46, 0.66, 0.56, 0.38, 0.08);
    mound(0.48, 0.70, 0.56, 0.40, 0.08);
    mound(0, 1.02, 0.6, 0.3, 0.10);
    bricks(-0.50, 0.58, 0.92);
    bricks(0.54, -0.36, 0.8);
    bricks(0.50, 0.68, 0.8);
}

void Landscape::sheep(double x, double y, double size, bool mirrored) {
    painter().save();
    painter().translate(x, y);
    painter().scale(mirrored ? -size : size, size);
    QPainterPath shadow;
    shadow.addEllipse(QPointF(0.1, 0.62), 1.1, 0.22);
    m_brush.fill(shadow, QColor(0x2d, 0x3d, 0x16), 0.35);
    const QColor dark(0x3a, 0x3a, 0x30);
    m_brush.line("M-.55 .2 v.42 M-.2 .25 v.42 M.3 .25 v.42 M.6 .2 v.42", dark, 0.16);
    m_brush.fill(
        "M-.9 0 C-1.1 -.45 -.6 -.7 -.35 -.5 C-.2 -.85 .3 -.85 .4 -.5 C.75 -.7 1.1 -.35 .9 0 C1.05 .35 .7 .5 "
        ".45 .38 C.25 .6 -.2 .58 -.35 .38 C-.7 .55 -1.05 .3 -.9 0 Z",
        QColor(0xf4, 0xef, 0xdf));
    m_brush.fill("M.45 .38 C.25 .6 -.2 .58 -.35 .38 C-.7 .55 -1.05 .3 -.9 0 C-.6 .3 .5 .4 .9 0 C1.05 .35 .7 "
                 ".5 .45 .38 Z",
                 QColor(0xcf, 0xc8, 0xae));
    m_brush.fill("M-.85 -.42 C-1.25 -.5 -1.4 -.1 -1.2 .12 C-1 .2 -.8 .1 -.75 -.1 Z", dark);
    painter().restore();
}

void Landscape::tuft(double x, double y, const QColor& color, double width) {
    QPainterPath blades(QPointF(x - 0.05, y - 0.07));
    blades.lineTo(x, y);
    blades.lineTo(x + 0.01, y - 0.1);
    blades.moveTo(x, y);
    blades.lineTo(x + 0.07, y - 0.07);
    m_brush.line(blades, color, width);
}

void Landscape::pasture() {
    const QColor deep = shade(0.3);
    m_brush.fill("M-.9 -.18 Q-.4 -.46 .1 -.24 T.9 -.3 L.9 .6 L0 1 L-.9 .6 Z", mixed(m_base, deep, 0.22));
    m_brush.fill("M-.9 .32 Q-.3 .1 .2 .36 T.9 .26 L.9 .6 L0 1 L-.9 .6 Z", mixed(m_base, deep, 0.42));
    m_brush.line("M-.9 -.18 Q-.4 -.46 .1 -.24 T.9 -.3 M-.9 .32 Q-.3 .1 .2 .36 T.9 .26", light(0.22), 0.028);
    for (const QPointF at : {QPointF(-.62, -.30), QPointF(-.16, -.72), QPointF(.26, -.52), QPointF(.70, .02),
                             QPointF(-.72, .12), QPointF(-.26, .58), QPointF(.22, .80), QPointF(.62, .50),
                             QPointF(-.02, -.52), QPointF(-.56, .40), QPointF(.46, -.30)})
        tuft(at.x() + scattered(-0.03, 0.03), at.y() + scattered(-0.03, 0.03), shade(0.24), 0.026);
    sheep(-0.34, -0.50, 0.145, false);
    sheep(0.52, -0.38, 0.13, true);
    sheep(0.40, 0.60, 0.15, true);
    sheep(-0.60, 0.24, 0.125, false);
}

void Landscape::ear(double x, double y, double high, const QColor& color) {
    QPainterPath stalk(QPointF(x, y));
    stalk.quadTo(x + 0.02, y - high * 0.5, x + 0.05, y - high);
    m_brush.line(stalk, color, 0.026);
    for (int i = 0; i < 4; ++i) {
        const QPointF at(x + 0.025 + 0.007 * i, y - high * (0.5 + 0.16 * i));
        for (const double side : {-1.0, 1.0}) {
            const QPointF tip = at + QPointF(side * 0.055, -0.095);
            QPainterPath grain(at);
            grain.quadTo(at + QPointF(side * 0.065, -0.02), tip);
            grain.quadTo(tip + QPointF(-side * 0.06, 0.01), at);
            m_brush.fill(grain, color);
        }
    }
}

void Landscape::fields() {
    m_brush.fill("M-.9 -.5 L0 -1 L.9 -.5 L.9 -.2 Q.1 -.42 -.9 -.02 Z", light(0.13));
    m_brush.fill("M-.9 .12 Q0 -.34 .9 -.1 L.9 .5 L0 1 L-.9 .5 Z", mixed(m_base, shade(0.3), 0.30));
    for (int i = 0; i < 7; ++i) {
        const double x = -0.78 + i * 0.26;
        QPainterPath furrow(QPointF(x, -0.95));
        furrow.quadTo(x - 0.04, -0.6, x - 0.1, -0.1);
        m_brush.line(furrow, shade(0.17), 0.026, 0.7);
    }
    for (int i = 0; i < 11; ++i) {
        const double x = -1.3 + i * 0.26;
        QPainterPath furrow(QPointF(x * 0.55, -0.22));
        furrow.quadTo(x * 0.8, 0.3, x * 1.25, 1);
        m_brush.line(furrow, shade(0.26), 0.03);
        m_brush.line(furrow.translated(0.025, 0), light(0.30), 0.016, 0.8);
    }
    for (const Spot& at :
         {Spot{-.62, -.10, .40}, Spot{-.50, -.14, .44}, Spot{-.38, -.12, .38}, Spot{.42, -.16, .42},
          Spot{.54, -.13, .46}, Spot{.66, -.08, .38}, Spot{-.02, -.46, .34}, Spot{.08, -.47, .38},
          Spot{-.62, .62, .40}, Spot{-.5, .68, .42}, Spot{.54, .66, .42}, Spot{.65, .6, .38},
          Spot{-.04, .90, .36}, Spot{.08, .90, .38}})
        ear(at.x - 0.03, at.y, at.size, shade(0.38));
}

void Landscape::peak(double x, double y, double wide, double high, double skew, bool snow) {
    const QPointF top(x + skew, y - high);
    const QPointF left(x - wide, y);
    const QPointF right(x + wide, y);
    m_brush.fill(polygon({left, top, right}), shade(0.28));
    m_brush.fill(polygon({left,
                          top,
                          {top.x() + wide * 0.10, y - high * 0.55},
                          {x - wide * 0.05, y - high * 0.28},
                          {x + wide * 0.08, y}}),
                 light(0.20));
    if (!snow)
        return;
    const QPointF west = top + (left - top) * 0.40;
    const QPointF east = top + (right - top) * 0.36;
    m_brush.fill(polygon({top,
                          east,
                          {top.x() + wide * 0.14, y - high * 0.70},
                          {top.x() + 0.02, y - high * 0.60},
                          {top.x() - wide * 0.13, y - high * 0.72},
                          west}),
                 QColor(0xdf, 0xe4, 0xe6));
    m_brush.fill(
        polygon({top, east, {top.x() + wide * 0.14, y - high * 0.70}, {top.x() + 0.02, y - high * 0.62}}),
        QColor(0xb4, 0xbd, 0xc6));
}

void Landscape::mountains() {
    peak(-0.40, -0.16, 0.42, 0.50, 0.06, true);
    peak(0.44, -0.14, 0.42, 0.48, -0.02, true);
    peak(0.02, -0.08, 0.50, 0.78, 0.02, true);
    m_brush.fill("M-.9 .30 C-.5 .16 -.3 .34 0 .30 C.3 .26 .6 .18 .9 .30 L.9 .5 L0 1 L-.9 .5 Z", shade(0.10));
    peak(-0.56, 0.62, 0.38, 0.44, 0.06, true);
    peak(0.58, 0.64, 0.38, 0.44, -0.02, true);
    peak(0.02, 0.94, 0.40, 0.34, 0.06, false);
}

void Landscape::volcano() {
    m_brush.fill("M-.9 .25 Q-.2 .1 .3 .25 T.9 .2 L.9 .5 L0 1 L-.9 .5 Z", shade(0.22));
    // One broad cone with its crater in the tip; lava runs to both sides of the number.
    m_brush.fill("M-.86 .58 C-.56 .30 -.32 -.28 -.22 -.60 L.22 -.60 C.32 -.28 .56 .30 .86 .58 Z",
                 shade(0.36));
    m_brush.fill("M-.86 .58 C-.56 .30 -.32 -.28 -.22 -.60 L-.04 -.60 C-.1 -.2 -.2 .3 -.3 .58 Z", light(0.14));
    const QColor lava(0xff, 0x8a, 0x3c);
    const QColor glow(0xff, 0xd2, 0x6a);
    m_brush.fill("M-.22 -.60 Q0 -.70 .22 -.60 Q0 -.48 -.22 -.60 Z", shade(0.7));
    m_brush.fill("M-.15 -.595 Q0 -.65 .15 -.595 Q0 -.54 -.15 -.595 Z", lava);
    m_brush.line("M.12 -.56 C.22 -.3 .40 -.06 .52 .26 M-.12 -.56 C-.2 -.3 -.36 -.1 -.56 .34", lava, 0.075);
    m_brush.line("M.12 -.56 C.22 -.3 .40 -.06 .52 .26 M-.12 -.56 C-.2 -.3 -.36 -.1 -.56 .34", glow, 0.028);
    m_brush.fill("M-.06 -.66 C-.2 -.72 -.16 -.84 -.05 -.82 C-.04 -.94 .14 -.96 .14 -.84 C.24 -.84 .24 -.72 "
                 ".12 -.70 C.08 -.64 0 "
                 "-.64 -.06 -.66 Z",
                 light(0.42), 0.8);
    for (const Spot& at : {Spot{-.58, .76, .16}, Spot{.5, .78, .18}, Spot{0, .84, .2}, Spot{.74, .40, .12}})
        peak(at.x, at.y, at.size, at.size, 0.02, false);
}

void Landscape::nugget(double x, double y, double size) {
    painter().save();
    painter().translate(x, y);
    painter().scale(size, size);
    m_brush.fill("M-1 .5 L-.7 -.3 L-.1 -.7 L.7 -.4 L1 .3 L.6 .7 L-.6 .75 Z", QColor(0xff, 0xe0, 0x7a));
    m_brush.fill("M.7 -.4 L1 .3 L.6 .7 L-.6 .75 L-1 .5 L.1 .3 Z", QColor(0xd8, 0x9a, 0x28));
    m_brush.line("M-.55 -.2 L-.1 -.5 L.3 -.35", QColor(0xff, 0xf8, 0xd8), 0.14);
    painter().restore();
}

void Landscape::gold() {
    mound(-0.40, -0.30, 0.52, 0.36, 0.02);
    mound(0.44, -0.26, 0.52, 0.38, 0.04);
    // A brook washes it out.
    m_brush.line("M-.95 .10 C-.6 .02 -.5 .34 -.1 .46 C.2 .58 .5 .4 .95 .62", shade(0.3), 0.02);
    m_brush.line("M-.95 .20 C-.6 .12 -.5 .44 -.1 .58 C.2 .68 .5 .46 .95 .66", QColor(0x58, 0xa0, 0xb8), 0.13);
    m_brush.line("M-.9 .18 C-.6 .12 -.5 .42 -.1 .55", QColor(0xc4, 0xe6, 0xee), 0.025);
    mound(-0.5, 0.86, 0.5, 0.26, 0.08);
    mound(0.5, 0.92, 0.5, 0.26, 0.08);
    for (const Spot& at :
         {Spot{-.46, -.44, .13}, Spot{-.26, -.34, .09}, Spot{.5, -.44, .12}, Spot{.34, -.56, .08},
          Spot{-.62, .56, .12}, Spot{-.36, .70, .09}, Spot{.5, .70, .13}, Spot{.24, .82, .09},
          Spot{.72, .26, .09}, Spot{-.02, -.70, .1}})
        nugget(at.x, at.y, at.size);
}

void Landscape::desert() {
    struct Dune {
        double y, way;
    };
    for (const Dune& dune : {Dune{-0.42, 1}, Dune{-0.02, -1}, Dune{0.40, 1}, Dune{0.74, -1}}) {
        QPainterPath crest(QPointF(-0.9, dune.y));
        const QPointF control(-0.4 * dune.way, dune.y - 0.3);
        crest.quadTo(control, QPointF(0.1, dune.y));
        crest.quadTo(2 * QPointF(0.1, dune.y) - control, QPointF(0.9, dune.y - 0.04));
        QPainterPath slope = crest;
        slope.lineTo(0.9, dune.y + 0.32);
        slope.quadTo(0, dune.y + 0.5, -0.9, dune.y + 0.36);
        slope.closeSubpath();
        m_brush.fill(slope, shade(dune.way > 0 ? 0.06 : 0.13));
        m_brush.line(crest, light(0.4), 0.03);
    }
    m_brush.line(
        "M-.42 -.36 v-.34 M-.42 -.50 h-.11 v-.12 M-.42 -.44 h.1 v-.14 M.50 .46 v-.26 M.50 .34 h.1 v-.1",
        shade(0.5), 0.06);
}

void Landscape::steppe() {
    m_brush.fill("M-.9 .05 Q-.3 -.2 .3 .05 T.9 0 L.9 .5 L0 1 L-.9 .5 Z", shade(0.14));
    for (int i = 0; i < 14; ++i) {
        const double x = scattered(-0.8, 0.8);
        const double y = scattered(-0.75, 0.85);
        if (std::abs(x) * 0.55 + std::abs(y) < 0.92)
            tuft(x, y, light(0.16), 0.022);
    }
}

void Landscape::beforeTheWall() {
    m_brush.fill("M-.9 -.1 Q-.3 -.3 .2 -.1 T.9 -.15 L.9 .5 L0 1 L-.9 .5 Z", shade(0.18));
    for (int i = 0; i < 9; ++i) {
        QPainterPath stone(QPointF(scattered(-0.75, 0.75), scattered(-0.7, 0.3)));
        const QPointF from = stone.currentPosition();
        stone.quadTo(from + QPointF(0.05, -0.05), from + QPointF(0.12, -0.01));
        m_brush.line(stone, light(0.13), 0.026);
    }
}

void Landscape::draw(Terrain terrain, HexKind kind) {
    if (kind == HexKind::attack)
        return beforeTheWall();
    switch (terrain) {
    case Terrain::forest:
        return forest();
    case Terrain::jungle:
        return jungle();
    case Terrain::hills:
        return hills();
    case Terrain::pasture:
        return pasture();
    case Terrain::fields:
        return fields();
    case Terrain::mountains:
        return mountains();
    case Terrain::volcano:
        return volcano();
    case Terrain::gold:
        return gold();
    case Terrain::desert:
        return desert();
    case Terrain::steppe:
        return steppe();
    case Terrain::none:
    case Terrain::open:
    case Terrain::sea:
        return;
    }
}

} // namespace

// Every two terrains stay apart for people who see no red, no green or no blue
// (tests/qml/terrain_colours_test.py).
QColor terrainColor(Terrain terrain, HexKind kind, bool dark) {
    if (kind == HexKind::attack)
        return dark ? QColor(0x4c, 0x3a, 0x31) : QColor(0xc7, 0x9c, 0x80);
    switch (terrain) {
    case Terrain::forest:
        return dark ? QColor(0x30, 0x6c, 0x57) : QColor(0x48, 0x7f, 0x6d);
    case Terrain::hills:
        return dark ? QColor(0xad, 0x5d, 0x33) : QColor(0xbf, 0x66, 0x45);
    case Terrain::pasture:
        return dark ? QColor(0xa9, 0xd3, 0x77) : QColor(0xb6, 0xe1, 0x85);
    case Terrain::fields:
        return dark ? QColor(0xdd, 0xad, 0x3a) : QColor(0xe8, 0xbd, 0x4a);
    case Terrain::mountains:
        return dark ? QColor(0x8b, 0x92, 0x9c) : QColor(0xa1, 0xa8, 0xb0);
    case Terrain::desert:
        return dark ? QColor(0xd0, 0xb6, 0x9a) : QColor(0xd9, 0xce, 0xa6);
    case Terrain::gold:
        return dark ? QColor(0xa8, 0x7e, 0x15) : QColor(0xc5, 0x8a, 0x33);
    case Terrain::volcano:
        return dark ? QColor(0x5a, 0x1b, 0x2a) : QColor(0x84, 0x46, 0x43);
    case Terrain::jungle:
        return dark ? QColor(0x27, 0x3f, 0x07) : QColor(0x56, 0x60, 0x14);
    case Terrain::sea:
        return palette(dark).sea;
    case Terrain::open:
        return dark ? QColor(0x3c, 0x44, 0x4c) : QColor(0xd8, 0xd8, 0xd4);
    case Terrain::none:
    case Terrain::steppe:
        break;
    }
    return dark ? QColor(0x5d, 0x56, 0x3f) : QColor(0xc9, 0xbd, 0x92);
}

void drawLandscape(QPainter& painter, Terrain terrain, HexKind kind, const QColor& base, unsigned seed) {
    Landscape(painter, base, seed + 1).draw(terrain, kind);
}

} // namespace watchfire::ui
