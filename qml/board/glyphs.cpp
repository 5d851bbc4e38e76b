// SPDX-License-Identifier: Apache-2.0
// The shapes of glyphs.txt are written in a 24 by 24 box: "f" starts a filled shape, "s" a stroked one (width
// 2.2, round ends); then its path as in path_data.h.
#include "glyphs.h"

#include "path_data.h"

#include <QHash>
#include <QPainter>
#include <QRectF>

#include <algorithm>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

namespace watchfire::ui {
namespace {

constexpr double Box = 24;
constexpr double Pen = 2.2;

constexpr std::string_view Shapes =
#include "glyphs.txt"
    ;

struct Part {
    QPainterPath path;
    bool stroked = false;
};

std::vector<Part> parse(std::string_view text) {
    std::vector<Part> parts;
    for (std::size_t at = 0; at < text.size();) {
        const bool stroked = text[at] == 's';
        const std::size_t end = std::min(text.find_first_of("fs", at + 1), text.size());
        parts.push_back({pathFrom(text.substr(at + 1, end - at - 1)), stroked});
        at = end;
    }
    return parts;
}

/// A glyph's notation, and its parts as soon as somebody has drawn it.
struct Glyph {
    explicit Glyph(std::string_view written) : notation(written) {}

    std::string_view notation;
    std::once_flag read{};
    std::vector<Part> parts{};
};

/// A known glyph's parts, read from its notation once: a board draws some hundred of them at a time. Only
/// when it is drawn, because the first frame has few of them. Threads paint too.
const std::vector<Part>* partsOf(const QString& name) {
    static const QHash<QString, std::shared_ptr<Glyph>> all = [] {
        QHash<QString, std::shared_ptr<Glyph>> table;
        for (std::string_view rest = Shapes; !rest.empty();) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
            const std::size_t end = line.find(' ');
            if (end != std::string_view::npos && line[0] != '#')
                table.insert(QString::fromUtf8(line.data(), static_cast<qsizetype>(end)),
                             std::make_shared<Glyph>(line.substr(end + 1)));
        }
        return table;
    }();
    const auto found = all.constFind(name);
    if (found == all.constEnd())
        return nullptr;
    Glyph& glyph = **found;
    std::call_once(glyph.read, [&glyph] { glyph.parts = parse(glyph.notation); });
    return &glyph.parts;
}

QTransform into(const QRectF& box) {
    const double scale = std::min(box.width(), box.height()) / Box;
    return QTransform::fromTranslate(box.center().x() - scale * Box / 2, box.center().y() - scale * Box / 2)
        .scale(scale, scale);
}

} // namespace

void drawGlyph(QPainter& painter, const QString& name, const QRectF& box, const QColor& color) {
    static const std::vector<Part> unknown = parse("s O12 12 8");
    const std::vector<Part>* const known = partsOf(name);
    painter.save();
    painter.setTransform(into(box), true);
    for (const Part& part : known ? *known : unknown) {
        if (part.stroked) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(color, Pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
        }
        painter.drawPath(part.path);
    }
    painter.restore();
}

QPainterPath glyphOutline(const QString& name, const QRectF& box) {
    QPainterPath whole;
    if (const std::vector<Part>* const parts = partsOf(name))
        for (const Part& part : *parts)
            whole.addPath(part.path);
    return into(box).map(whole);
}

bool hasGlyph(const QString& name) {
    return partsOf(name) != nullptr;
}

} // namespace watchfire::ui
