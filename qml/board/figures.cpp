// SPDX-License-Identifier: Apache-2.0
#include "figures.h"

#include "brush.h"
#include "glyphs.h"
#include "path_data.h"
#include "shapes.h"

#include <QHash>
#include <QPainter>

#include <array>
#include <string_view>

namespace watchfire::ui {
namespace {

constexpr double Outline = 0.045;
constexpr double RimWidth = 0.125;
constexpr QColor Lacquer(0x23, 0x2a, 0x31);
const QColor Black(Qt::black);

/// The outlines, by Figure.
constexpr std::array<std::string_view, 10> Outlines{
    "M-.31 .28 V-.03 L-.10 -.30 L.12 -.39 L.35 -.10 V.19 L.11 .28 Z",
    "M-.46 .34 V-.22 L-.27 -.46 L-.08 -.55 L.12 -.30 L.11 -.11 H.47 V.25 L.28 .34 Z",
    "M-.27 -.10 H.27 Q.31 -.10 .31 -.06 V.09 Q.31 .13 .27 .13 H-.27 Q-.31 .13 -.31 .09 V-.06 Q-.31 -.10 -.27 "
    "-.10 Z",
    "M-.36 .07 L-.27 .02 C-.24 -.10 -.16 -.20 -.07 -.30 L.03 -.44 C.22 -.34 .30 -.16 .28 .02 L.38 .07 C.36 "
    ".22 .26 .31 "
    ".14 .31 H-.14 C-.26 .31 -.34 .22 -.36 .07 Z",
    "M-.36 .20 H-.19 C-.20 .04 -.10 -.03 -.03 -.13 C-.12 -.09 -.20 -.04 -.28 -.02 L-.36 -.14 C-.25 -.24 -.18 "
    "-.44 .01 -.50 "
    "L.07 -.60 L.15 -.49 C.36 -.41 .43 -.14 .39 .20 H.44 V.47 H-.36 Z",
    "M-.14 -.10 C-.30 -.24 -.22 -.52 0 -.52 C.22 -.52 .30 -.24 .14 -.10 C.22 .04 .26 .18 .27 .26 H.34 V.42 "
    "H-.34 V.26 "
    "H-.27 C-.26 .18 -.22 .04 -.14 -.10 Z",
    "M-.48 .10 C-.44 .12 -.38 .11 -.34 .02 C-.20 -.12 -.18 -.34 -.30 -.50 C.14 -.52 .34 -.30 .34 .02 C.40 "
    ".08 .46 .06 .50 "
    ".02 C.48 .26 .36 .42 .20 .42 H-.20 C-.36 .42 -.46 .28 -.48 .10 Z",
    "M-.30 .42 V.02 L-.27 -.14 C-.46 -.22 -.50 -.42 -.44 -.62 C-.36 -.46 -.26 -.40 -.12 -.38 C-.04 -.41 .04 "
    "-.41 .12 -.38 "
    "C.26 -.40 .36 -.46 .44 -.62 C.50 -.42 .46 -.22 .27 -.14 L.30 .02 V.42 Z",
    "O0 0 .66",
    "M0 -.36 L.118 -.162 L.342 -.111 L.19 .062 L.212 .291 L0 .2 L-.212 .291 L-.19 .062 L-.342 -.111 L-.118 "
    "-.162 Z",
};

/// The three faces of painted wood.
struct Faces {
    explicit Faces(const QColor& color)
        : front(color), side(darker(color, 0.36)), top(lighter(color, 0.30)) {}
    QColor front, side, top;
};

/// The upper left corner of a wall's tower, counted from 0, within the wall's frame.
QPointF towerPlace(int index) {
    constexpr double Slot = 0.262;
    return {(index - 2.5) * Slot + 0.03, 0.08};
}

class Carver {
public:
    Carver(QPainter& painter, const Wood& wood) : m_brush(painter), m_wood(wood), m_faces(wood.color) {}

    void settlement() {
        shadow("M-.26 .32 L.12 .34 L.52 .24 L.36 .10 Z");
        rim(Figure::settlement);
        face("M.11 .28 V-.02 L.33 -.11 V.19 Z", m_faces.side);
        face("M-.10 -.30 L.12 -.39 L.35 -.10 L.12 -.01 Z", m_faces.top);
        face("M-.31 .28 V-.03 L-.10 -.30 L.11 -.03 V.28 Z", m_faces.front);
        symbol({-0.10, 0.10}, 0.27);
    }
    void city() {
        shadow("M-.38 .38 L.30 .40 L.70 .28 L.50 .12 Z");
        rim(Figure::city);
        face("M.28 .34 V-.02 L.47 -.11 V.25 Z", m_faces.side);
        face("M-.08 -.02 L.11 -.11 H.47 L.28 -.02 Z", m_faces.top);
        face("M-.08 -.22 V-.02 L.11 -.11 V-.31 Z", m_faces.side);
        face("M-.27 -.46 L-.08 -.55 L.12 -.30 L-.08 -.20 Z", m_faces.top);
        face("M-.46 .34 V-.22 L-.27 -.46 L-.08 -.22 V-.02 H.28 V.34 Z", m_faces.front);
        symbol({-0.24, 0.10}, 0.29);
    }
    void road() {
        m_brush.line("M-.25 .16 H.31", Black, 0.16, 0.26);
        rim(Figure::road);
        face("M-.27 -.07 H.27 Q.31 -.07 .31 -.03 V.09 Q.31 .13 .27 .13 H-.27 Q-.31 .13 -.31 .09 V-.03 Q-.31 "
             "-.07 -.27 -.07 Z",
             m_faces.side);
        face("M-.28 -.10 H.28 Q.31 -.10 .31 -.07 V.02 Q.31 .05 .28 .05 H-.28 Q-.31 .05 -.31 .02 V-.07 Q-.31 "
             "-.10 -.28 -.10 Z",
             m_faces.front);
        m_brush.line("M-.27 -.07 H.27", m_faces.top, 0.03);
        symbol({0, -0.02}, 0.135);
    }
    void ship() {
        ground({0.05, 0.30}, 0.36, 0.07);
        rim(Figure::ship);
        m_brush.line("M.03 -.44 L.03 .06", Ink, 0.07);
        face("M-.36 .07 H.38 C.36 .22 .26 .31 .14 .31 H-.14 C-.26 .31 -.34 .22 -.36 .07 Z", m_faces.side);
        face("M-.36 .07 H.38 L.37 .13 H-.35 Z", m_faces.front);
        face("M-.02 -.42 C.22 -.34 .30 -.16 .28 .02 H-.02 Z", m_faces.front);
        face("M-.07 -.30 C-.16 -.20 -.24 -.10 -.27 .02 H-.07 Z", m_faces.top);
        symbol({0.11, -0.13}, 0.21);
    }
    void rider() {
        ground({0.10, 0.44}, 0.42, 0.11);
        rim(Figure::rider);
        m_brush.fill(silhouette(Figure::rider), Lacquer);
        m_brush.fill("M-.36 -.14 C-.25 -.24 -.18 -.44 .01 -.50 L.07 -.60 L.10 -.55 L-.02 -.42 C-.14 -.34 "
                     "-.20 -.2 -.29 -.12 Z",
                     QColor(0x5a, 0x66, 0x72));
        m_brush.fill("M.15 -.49 C.36 -.41 .43 -.14 .39 .20 L.28 .20 C.32 -.05 .28 -.3 .12 -.42 Z",
                     QColor(0xd0, 0x4c, 0x2e));
        m_brush.fill("O-.06 -.30 .035", QColor(0xff, 0xd9, 0xa0));
    }
    void robber() {
        ground({0.10, 0.42}, 0.40, 0.10);
        rim(Figure::robber);
        m_brush.fill(silhouette(Figure::robber), QColor(0x34, 0x39, 0x3f));
        m_brush.line("M-.06 -.44 C-.20 -.40 -.20 -.22 -.10 -.16 M-.13 0 C-.18 .10 -.2 .2 -.21 .26",
                     QColor(0x7d, 0x88, 0x94), 0.07);
    }
    void pirate() {
        ground({0.06, 0.42}, 0.48, 0.10);
        rim(Figure::pirate);
        m_brush.fill("M-.48 .10 C-.30 .16 .28 .16 .50 .02 C.48 .26 .36 .42 .20 .42 H-.20 C-.36 .42 -.46 .28 "
                     "-.48 .10 Z",
                     QColor(0x2a, 0x24, 0x20));
        m_brush.fill("M-.48 .10 C-.30 .16 .28 .16 .50 .02 L.48 .11 C.28 .23 -.30 .24 -.47 .19 Z",
                     QColor(0x6b, 0x51, 0x38));
        m_brush.fill("M-.30 -.50 C.14 -.52 .34 -.30 .34 .02 C.06 .06 -.12 .06 -.34 .02 C-.20 -.12 -.18 -.34 "
                     "-.30 -.50 Z",
                     QColor(0x20, 0x26, 0x2c));
        m_brush.fill("O.06 -.24 .13 M0 -.16 H.12 V-.08 H0 Z", Rim);
        m_brush.fill("O.01 -.24 .036 O.11 -.24 .036", QColor(0x20, 0x26, 0x2c));
    }
    void raider() {
        ground({0.08, 0.42}, 0.40, 0.10);
        rim(Figure::raider);
        m_brush.fill("M-.30 .42 V.02 C-.30 -.26 -.14 -.40 0 -.40 C.16 -.40 .30 -.26 .30 .02 V.42 Z",
                     QColor(0x5b, 0x48, 0x66));
        constexpr std::string_view Horns = "M-.27 -.14 C-.46 -.22 -.50 -.42 -.44 -.62 C-.36 -.46 -.26 -.40 "
                                           "-.12 -.38 Z M.27 -.14 C.46 -.22 .50 -.42 .44 "
                                           "-.62 C.36 -.46 .26 -.40 .12 -.38 Z";
        m_brush.shape(Horns, QColor(0xef, 0xe0, 0xbf), Ink, 0.035);
        m_brush.fill("M-.30 -.06 H.30 V.06 H-.30 Z", QColor(0xc8, 0xa0, 0x4a));
        m_brush.line("M-.18 .16 H-.05 M.06 .16 H.19", QColor(0xff, 0xd9, 0xa0), 0.07);
    }
    void storm() {
        const QColor bright(0xef, 0xe9, 0xff);
        const QColor deep(0x3b, 0x35, 0x57);
        ground({0.10, 0.14}, 0.66, 0.60);
        m_brush.fill("O0 0 .66", deep);
        QPainter& painter = m_brush.painter();
        for (const double angle : {0.0, 120.0, 240.0}) {
            painter.save();
            painter.rotate(angle);
            m_brush.fill(
                "M.10 -.02 C.34 -.10 .40 -.36 .22 -.56 C.60 -.44 .66 .02 .40 .22 C.26 .30 .12 .20 .10 -.02 Z",
                bright);
            m_brush.line("M.16 -.02 C.36 -.08 .48 -.24 .40 -.42", QColor(0xa9, 0x9f, 0xd6), 0.05);
            painter.restore();
        }
        m_brush.line("O0 0 .66", Ink, 0.13);
        m_brush.line("O0 0 .64", bright, 0.07);
        m_brush.fill("O0 0 .15", deep);
        m_brush.line("O0 0 .15", bright, 0.07);
    }
    void marker() {
        m_brush.painter().translate(0.04, 0.06);
        m_brush.fill(silhouette(Figure::marker), Black, 0.3);
        m_brush.painter().translate(-0.04, -0.06);
        m_brush.line(silhouette(Figure::marker), QColor(0x3b, 0x2c, 0x05), 0.1);
        m_brush.fill(silhouette(Figure::marker), QColor(0xf7, 0xd4, 0x4e));
    }
    void tower() {
        m_brush.shape("M.165 .47 V.12 L.225 .08 V.44 Z", m_faces.side, Ink, 0.035);
        m_brush.shape("M0 .12 L.06 .08 H.225 L.165 .12 Z", m_faces.top, Ink, 0.035);
        m_brush.shape("M0 .50 V.12 H.05 V.19 H.115 V.12 H.165 V.50 Z", m_faces.front, Ink, 0.035);
    }
    void wall(int level, const QColor& sockets) {
        m_brush.fill("M-.70 .70 H.72 L.66 .88 H-.60 Z", Black, 0.3);
        for (int i = 0; i < 5; ++i) {
            m_brush.painter().save();
            m_brush.painter().translate(towerPlace(i));
            if (i < level)
                tower();
            else
                m_brush.painter().strokePath(socket(), dashes(sockets));
            m_brush.painter().restore();
        }
        constexpr std::string_view Footing = "M-.67 .54 H.67 Q.70 .54 .70 .57 V.68 Q.70 .71 .67 .71 H-.67 "
                                             "Q-.70 .71 -.70 .68 V.57 Q-.70 .54 -.67 .54 Z";
        m_brush.shape(Footing, QColor(0x7d, 0x74, 0x68), Ink, 0.04);
        m_brush.line("M-.66 .57 H.66", QColor(0xaa, 0xa0, 0x92), 0.03);
        m_brush.line("M-.45 .63 H-.22 M.02 .65 H.24 M.40 .625 H.6 M-.62 .67 H-.5", QColor(0x54, 0x4c, 0x42),
                     0.024);
    }

private:
    void shadow(std::string_view data) { m_brush.fill(data, Black, 0.30); }
    void ground(QPointF at, double wide, double high) {
        QPainterPath path;
        path.addEllipse(at, wide, high);
        m_brush.fill(path, Black, 0.32);
    }
    void rim(Figure figure) {
        m_brush.line(silhouette(figure), Ink, RimWidth + 0.05, 0.55);
        m_brush.line(silhouette(figure), Rim, RimWidth);
    }
    void face(std::string_view data, const QColor& color) { m_brush.shape(data, color, Ink, Outline); }
    void symbol(QPointF at, double size) {
        if (!m_wood.symbol.isEmpty())
            drawGlyph(m_brush.painter(), QStringLiteral("sym-") + m_wood.symbol, square(at, size),
                      inkOn(m_wood.color));
    }
    static const QPainterPath& socket() {
        static const QPainterPath path = pathFrom("M.02 .19 H.15 V.42 H.02 Z");
        return path;
    }
    static QPen dashes(const QColor& color) {
        QPen pen(color, 0.03, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
        pen.setDashPattern({1.7, 1.2});
        return pen;
    }

    Brush m_brush;
    const Wood& m_wood;
    Faces m_faces;
};

} // namespace

Figure figureOf(scene::Piece piece) {
    switch (piece) {
    case scene::Piece::settlement:
        return Figure::settlement;
    case scene::Piece::city:
        return Figure::city;
    case scene::Piece::ship:
        return Figure::ship;
    default:
        return Figure::road;
    }
}

std::optional<Figure> nobodysFigure(const QString& name) {
    static const QHash<QString, Figure> all{
        {QStringLiteral("rider"), Figure::rider},   {QStringLiteral("robber"), Figure::robber},
        {QStringLiteral("pirate"), Figure::pirate}, {QStringLiteral("raider"), Figure::raider},
        {QStringLiteral("storm"), Figure::storm},   {QStringLiteral("marker"), Figure::marker}};
    const auto known = all.constFind(name);
    return known == all.constEnd() ? std::nullopt : std::optional(*known);
}

void drawFigure(QPainter& painter, Figure figure, const Wood& wood) {
    Carver carver(painter, wood);
    switch (figure) {
    case Figure::settlement:
        return carver.settlement();
    case Figure::city:
        return carver.city();
    case Figure::road:
        return carver.road();
    case Figure::ship:
        return carver.ship();
    case Figure::rider:
        return carver.rider();
    case Figure::robber:
        return carver.robber();
    case Figure::pirate:
        return carver.pirate();
    case Figure::raider:
        return carver.raider();
    case Figure::storm:
        return carver.storm();
    case Figure::marker:
        return carver.marker();
    }
}

const QPainterPath& silhouette(Figure figure) {
    static const auto all = [] {
        std::array<QPainterPath, Outlines.size()> paths;
        for (std::size_t i = 0; i < paths.size(); ++i)
            paths.at(i) = pathFrom(Outlines.at(i));
        return paths;
    }();
    return all.at(static_cast<std::size_t>(figure));
}

QPointF towerMiddle(int index) {
    return towerPlace(index) + QPointF(0.1, 0.29);
}

void drawTower(QPainter& painter, const QColor& wood, int index) {
    const Wood plain{wood, {}};
    painter.save();
    painter.translate(towerPlace(index));
    Carver(painter, plain).tower();
    painter.restore();
}

void drawWall(QPainter& painter, const QColor& wood, int level, const QColor& sockets) {
    const Wood none{wood, {}};
    Carver(painter, none).wall(level, sockets);
}

} // namespace watchfire::ui
