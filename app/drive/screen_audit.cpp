// SPDX-License-Identifier: Apache-2.0
#include "app/drive/screen_audit.h"

#include <QColor>
#include <QFontMetricsF>
#include <QHash>
#include <QJSValue>
#include <QQuickItem>
#include <QRectF>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

namespace watchfire::drive {

namespace {

constexpr qreal capitalOfInter = 0.727; // of its pixel size
constexpr qreal rounding = 1.0;         // pixels that snapping to whole ones may cost
constexpr qreal fadingVeil = 0.3;       // of a Fold's height: letters can still be read there
constexpr qreal veiledEdge = 0.5;       // mm of a control above a Fold that nobody takes for a control

/// A text that tells the whole table something, by its item's name, and the least height of its capitals in
/// mm.
struct Afar {
    const char* name;
    qreal capital;
};
constexpr std::array farTexts{Afar{"sum", 5.5}, Afar{"headline", 4}, Afar{"currentSentence", 4},
                              Afar{"decisionTitle", 4}, Afar{"actingName", 2.5}};

const Afar* farText(const QQuickItem& item) {
    const auto found = std::find_if(farTexts.begin(), farTexts.end(), [&](const Afar& one) {
        return item.objectName() == QLatin1String(one.name);
    });
    return found == farTexts.end() ? nullptr : &*found;
}

/// In pixels, as drawn: a text that is fitted to its room is smaller than its font says.
qreal capitalOf(const QQuickItem& text) {
    QFont font = text.property("font").value<QFont>();
    const auto info = text.property("fontInfo").value<QJSValue>();
    if (const int drawn = info.property(QStringLiteral("pixelSize")).toInt(); drawn > 0)
        font.setPixelSize(drawn);
    return QFontMetricsF(font).capHeight() * text.scale();
}

/// A drawn item, in the order of drawing.
struct Drawn {
    enum class Kind { text, target, glyph, cover } kind;
    QQuickItem* item;
    QRectF at;                            ///< in the root's coordinates, after clipping
    QRectF whole;                         ///< the same without clipping
    std::vector<const QQuickItem*> above; ///< ancestors, the nearest last
    bool enabled;
};

/// What scrolls, with the answers in it, in sight or not, each in its own coordinates.
struct List {
    Drawn drawn;
    std::vector<QRectF> answers;
};

/// The end of a list that goes on below (Fold.qml).
struct Veil {
    QRectF at;
    const QQuickItem* list;
};

qreal linear(qreal channel) {
    constexpr qreal knee = 0.04045;
    return channel <= knee ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

bool has(const QQuickItem& item, const char* property) {
    return item.property(property).isValid();
}

bool isText(const QQuickItem& item) {
    return item.inherits("QQuickText") && !item.property("text").toString().isEmpty();
}

/// True for a control, or anything else that reacts to a tap; a picture finds the meant place by itself.
bool isTarget(const QQuickItem& item) {
    if (item.inherits("QQuickAbstractButton"))
        return true;
    if (item.property("findsPlaces").toBool())
        return false;
    const QObjectList& handlers = item.children();
    return std::any_of(handlers.begin(), handlers.end(), [](const QObject* handler) {
        return handler->inherits("QQuickTapHandler") && handler->property("enabled").toBool();
    });
}

bool isGlyph(const QQuickItem& item) {
    return has(item, "kind") && has(item, "known") && !item.property("kind").toString().isEmpty();
}

/// True for a filled rectangle, which hides what was drawn before it; a scrim disables it.
bool covers(const QQuickItem& item) {
    if (!item.inherits("QQuickRectangle"))
        return false;
    constexpr qreal inTheWay = 0.5;
    return item.property("color").value<QColor>().alphaF() * item.opacity() >= inTheWay;
}

QString nameOf(const Drawn& drawn) {
    if (!drawn.item->objectName().isEmpty())
        return drawn.item->objectName();
    if (drawn.kind == Drawn::Kind::text)
        return QStringLiteral("\"%1\"").arg(drawn.item->property("text").toString().left(60));
    if (drawn.kind == Drawn::Kind::glyph)
        return QStringLiteral("glyph %1").arg(drawn.item->property("kind").toString());
    return QString::fromLatin1(drawn.item->metaObject()->className());
}

QString placeOf(const Drawn& drawn) {
    return QStringLiteral("%1 at %2,%3 (%4x%5)")
        .arg(nameOf(drawn))
        .arg(drawn.at.x(), 0, 'f', 0)
        .arg(drawn.at.y(), 0, 'f', 0)
        .arg(drawn.at.width(), 0, 'f', 0)
        .arg(drawn.at.height(), 0, 'f', 0);
}

class Walk {
public:
    Walk(QQuickItem& root, const QImage& picture, const AuditBounds& bounds)
        : m_root(root), m_picture(picture), m_bounds(bounds) {}

    QStringList faults() {
        const QRectF all(0, 0, m_root.width(), m_root.height());
        gather(m_root, {all, true});
        for (std::size_t i = 0; i < m_drawn.size(); ++i) {
            const Drawn& drawn = m_drawn[i];
            if (drawn.kind == Drawn::Kind::cover || hidden(i))
                continue;
            switch (drawn.kind) {
            case Drawn::Kind::text:
                checkText(drawn);
                break;
            case Drawn::Kind::target:
                checkTarget(drawn);
                break;
            case Drawn::Kind::glyph:
                checkGlyph(drawn);
                break;
            case Drawn::Kind::cover:
                break;
            }
            checkOverlaps(i);
        }
        for (const List& list : m_lists)
            checkWindow(list);
        m_faults.removeDuplicates();
        return m_faults;
    }

private:
    struct Inherited {
        QRectF clip;
        bool enabled;
    };

    void gather(QQuickItem& item, Inherited from) {
        if (!item.isVisible() || item.opacity() <= 0)
            return;
        const QRectF whole = item.mapRectToItem(&m_root, {0, 0, item.width(), item.height()});
        from.enabled = from.enabled && item.isEnabled();
        const QRectF at = whole & from.clip;
        if (item.objectName() == QLatin1String("fold"))
            m_veils.push_back({at, item.property("list").value<QQuickItem*>()});
        if (item.inherits("QQuickFlickable"))
            m_lists.push_back({{Drawn::Kind::cover, &item, at, whole, m_path, from.enabled}, {}});
        if (from.enabled && item.height() > 0 && isTarget(item))
            noteAnswer(item);
        if (!at.isEmpty()) {
            const auto add = [&](Drawn::Kind kind, const QRectF& part, const QRectF& entire) {
                m_drawn.push_back({kind, &item, part, entire, m_path, from.enabled});
            };
            if (isText(item)) {
                const QRectF words = wordsOf(item);
                add(Drawn::Kind::text, words & from.clip, words);
            } else if (isGlyph(item)) {
                add(Drawn::Kind::glyph, at, whole);
            } else if (covers(item)) {
                add(Drawn::Kind::cover, at, whole);
            }
            if (isTarget(item))
                add(Drawn::Kind::target, at, whole);
        }
        if (item.clip())
            from.clip &= whole;
        m_path.push_back(&item);
        auto children = item.childItems();
        std::stable_sort(children.begin(), children.end(),
                         [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
        for (QQuickItem* child : std::as_const(children))
            gather(*child, from);
        m_path.pop_back();
    }

    /// An answer belongs to the innermost list around it.
    void noteAnswer(const QQuickItem& item) {
        const auto around = std::find_if(m_path.rbegin(), m_path.rend(), [](const QQuickItem* above) {
            return above->inherits("QQuickFlickable");
        });
        if (around == m_path.rend())
            return;
        const auto list = std::find_if(m_lists.begin(), m_lists.end(),
                                       [&](const List& one) { return one.drawn.item == *around; });
        list->answers.push_back(item.mapRectToItem(*around, {0, 0, item.width(), item.height()}));
    }

    /// The area of a text's letters, which may be smaller than its item.
    QRectF wordsOf(const QQuickItem& item) const {
        const qreal width = std::min(item.property("contentWidth").toReal(), item.width());
        const qreal height = item.property("contentHeight").toReal();
        qreal x = 0;
        const int alignment = item.property("horizontalAlignment").toInt();
        if (alignment & Qt::AlignHCenter)
            x = (item.width() - width) / 2;
        else if (alignment & Qt::AlignRight)
            x = item.width() - width;
        qreal y = 0;
        const int vertical = item.property("verticalAlignment").toInt();
        if (vertical & Qt::AlignVCenter)
            y = (item.height() - height) / 2;
        else if (vertical & Qt::AlignBottom)
            y = item.height() - height;
        return item.mapRectToItem(&m_root, {x, y, width, height});
    }

    /// True if it is beneath something that was drawn later and is not part of it.
    bool hidden(std::size_t index) const {
        const Drawn& drawn = m_drawn[index];
        for (std::size_t i = index + 1; i < m_drawn.size(); ++i) {
            const Drawn& later = m_drawn[i];
            if (later.kind == Drawn::Kind::cover && later.at.contains(drawn.at) && !within(later, drawn))
                return true;
        }
        return false;
    }
    /// The same for a list, which itself draws nothing.
    bool beneath(const Drawn& list) const {
        std::size_t first = m_drawn.size(); // of what it holds
        for (std::size_t i = 0; i < m_drawn.size() && first == m_drawn.size(); ++i) {
            if (within(m_drawn[i], list))
                first = i;
        }
        return first == m_drawn.size() || hidden(first);
    }
    static bool within(const Drawn& inner, const Drawn& outer) {
        return std::find(inner.above.begin(), inner.above.end(), outer.item) != inner.above.end();
    }
    /// True if it is half scrolled out of its list, or under the veil at the list's end; a finger can bring
    /// the rest.
    bool scrolledOff(const Drawn& drawn) const {
        const bool veiled = std::any_of(m_veils.begin(), m_veils.end(),
                                        [&](const Veil& veil) { return veil.at.intersects(drawn.at); });
        if (!veiled && drawn.at.height() > drawn.whole.height() - rounding &&
            drawn.at.width() > drawn.whole.width() - rounding)
            return false;
        return std::any_of(drawn.above.begin(), drawn.above.end(),
                           [](const QQuickItem* item) { return item->inherits("QQuickFlickable"); });
    }

    void fault(const Drawn& drawn, const QString& what) {
        m_faults.append(placeOf(drawn) + QStringLiteral(": ") + what);
    }

    void checkInside(const Drawn& drawn) {
        if (scrolledOff(drawn))
            return;
        if (drawn.at.width() < drawn.whole.width() - 2 * rounding ||
            drawn.at.height() < drawn.whole.height() - 2 * rounding)
            fault(drawn, QStringLiteral("reaches out of the screen or is cut off, %1x%2 in all")
                             .arg(drawn.whole.width(), 0, 'f', 0)
                             .arg(drawn.whole.height(), 0, 'f', 0));
    }

    /// The panel does not clip, so what reaches out of it lies on the board.
    void checkInPanel(const Drawn& drawn) {
        if (scrolledOff(drawn))
            return;
        const auto panel = std::find_if(drawn.above.rbegin(), drawn.above.rend(), [](const QQuickItem* item) {
            return item->objectName() == QLatin1String("nowPanel");
        });
        if (panel == drawn.above.rend())
            return;
        const QRectF room = (*panel)->mapRectToItem(&m_root, {0, 0, (*panel)->width(), (*panel)->height()});
        if (!room.adjusted(-rounding, -rounding, rounding, rounding).contains(drawn.at))
            fault(drawn, QStringLiteral("reaches out of its panel at %1,%2")
                             .arg(room.x(), 0, 'f', 0)
                             .arg(room.y(), 0, 'f', 0));
    }

    /// A button does not clip either: a line too many lies on its edge or beside it.
    void checkInButton(const Drawn& text) {
        if (scrolledOff(text))
            return;
        const auto button = std::find_if(text.above.rbegin(), text.above.rend(), [](const QQuickItem* item) {
            return item->inherits("QQuickAbstractButton");
        });
        if (button == text.above.rend())
            return;
        const QRectF room =
            (*button)->mapRectToItem(&m_root, {0, 0, (*button)->width(), (*button)->height()});
        if (text.whole.top() < room.top() - rounding || text.whole.bottom() > room.bottom() + rounding)
            fault(text, QStringLiteral("is higher than its button, %1 of %2")
                            .arg(text.whole.height(), 0, 'f', 0)
                            .arg(room.height(), 0, 'f', 0));
    }

    /// Finds a control whose words all lie under the arrow at the end of its list: it looks like an empty
    /// one.
    void checkEmptyEdge(const Drawn& control) {
        for (const auto& [veil, list] : m_veils) {
            if (std::find(control.above.begin(), control.above.end(), list) == control.above.end() ||
                !veil.intersects(control.at) || veil.top() <= control.at.top() + veiledEdge * m_bounds.mm)
                continue;
            qreal first = control.at.bottom(); // where its first text begins
            bool hasText = false;
            for (const Drawn& part : m_drawn) {
                if (part.kind != Drawn::Kind::text || !within(part, control))
                    continue;
                hasText = true;
                first = std::min(first, part.whole.top());
            }
            if (hasText &&
                first + m_bounds.textHeight * m_bounds.mm > veil.top() + fadingVeil * veil.height())
                fault(control, QStringLiteral("shows an empty edge at the end of its list"));
        }
    }

    /// Finds a list that is scrolled in a slit: nobody sees there that it has several answers, and hardly one
    /// of them whole.
    void checkWindow(const List& list) {
        const QQuickItem& item = *list.drawn.item;
        if (list.answers.size() < 2 || beneath(list.drawn))
            return;
        qreal least = list.answers.front().height();
        QRectF all;
        for (const QRectF& answer : list.answers) {
            least = std::min(least, answer.height());
            all |= answer;
        }
        // Those of one row may all be in sight.
        if (item.height() < std::min(2 * least, all.height()) - rounding)
            fault(list.drawn, QStringLiteral("is a slit of %1 for answers of %2, two are wanted; %3 in all")
                                  .arg(item.height(), 0, 'f', 0)
                                  .arg(least, 0, 'f', 0)
                                  .arg(all.height(), 0, 'f', 0));
    }

    /// The width that a text needs in its item if no word of it is broken.
    static qreal widthOfWholeWords(const QQuickItem& item) {
        if (item.property("wrapMode").toInt() != QTextOption::WrapAtWordBoundaryOrAnywhere)
            return item.property("contentWidth").toReal();
        QString text = item.property("text").toString();
        QTextLayout layout(text.replace(QLatin1Char('\n'), QChar::LineSeparator),
                           item.property("font").value<QFont>());
        layout.setTextOption(QTextOption(Qt::AlignLeft)); // breaks between words only
        qreal width = 0;
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(item.width());
            width = std::max(width, line.naturalTextWidth());
        }
        layout.endLayout();
        return width;
    }

    void checkText(const Drawn& drawn) {
        const QQuickItem& item = *drawn.item;
        const QString text = item.property("text").toString();
        if (item.property("truncated").toBool())
            fault(drawn, QStringLiteral("is cut: \"%1\"").arg(text));
        if (widthOfWholeWords(item) > item.width() + rounding + 1)
            fault(drawn, QStringLiteral("is wider than its room: \"%1\"").arg(text));
        checkInside(drawn);
        checkInPanel(drawn);
        checkInButton(drawn);
        const qreal capital =
            item.property("font").value<QFont>().pixelSize() * capitalOfInter * item.scale();
        if (capital < m_bounds.textHeight * m_bounds.mm - rounding)
            fault(drawn, QStringLiteral("has capitals of %1 mm, %2 are wanted")
                             .arg(capital / m_bounds.mm, 0, 'f', 2)
                             .arg(m_bounds.textHeight));
        if (const Afar* wanted = farText(item)) {
            const qreal drawnCapital = capitalOf(item);
            if (drawnCapital < wanted->capital * m_bounds.mm - rounding)
                fault(drawn, QStringLiteral("has capitals of %1 mm, %2 are wanted from 1.5 m")
                                 .arg(drawnCapital / m_bounds.mm, 0, 'f', 2)
                                 .arg(wanted->capital));
        }
        // Of a text that is nearly scrolled off, hardly more than its ground is in sight.
        if (drawn.enabled && drawn.at.height() > drawn.whole.height() / 4)
            checkContrast(drawn, item.property("color").value<QColor>(), m_bounds.textContrast);
    }

    void checkTarget(const Drawn& drawn) {
        checkInside(drawn);
        checkInPanel(drawn);
        checkEmptyEdge(drawn);
        if (!drawn.enabled)
            return;
        const qreal least = std::floor(m_bounds.target * m_bounds.mm) - rounding / 2;
        if (drawn.whole.width() < least || drawn.whole.height() < least)
            fault(drawn, QStringLiteral("is a target of %1 x %2 mm, %3 are wanted")
                             .arg(drawn.whole.width() / m_bounds.mm, 0, 'f', 1)
                             .arg(drawn.whole.height() / m_bounds.mm, 0, 'f', 1)
                             .arg(m_bounds.target));
        if (drawn.item->objectName().isEmpty())
            fault(drawn, QStringLiteral("has no name"));
    }

    void checkGlyph(const Drawn& drawn) {
        if (!drawn.item->property("known").toBool())
            fault(drawn, QStringLiteral("has no picture"));
        checkInside(drawn);
        // The part of a glyph that is in sight says little about its ground.
        if (drawn.enabled && !scrolledOff(drawn) &&
            drawn.item->property("outline").value<QColor>().alpha() == 0)
            checkContrast(drawn, drawn.item->property("color").value<QColor>(), m_bounds.shapeContrast);
    }

    /// Compares with the most frequent colour of its area, and with the most frequent one if colours that
    /// hardly differ count as one: on a gradient or a glow each pixel has a shade of its own, and the edges
    /// of the letters would be the most frequent colour. The better contrast counts.
    void checkContrast(const Drawn& drawn, const QColor& ink, qreal wanted) {
        if (m_picture.isNull())
            return;
        const qreal scale = m_picture.width() / m_root.width();
        const QRect at =
            QRectF(drawn.at.topLeft() * scale, drawn.at.size() * scale).toAlignedRect() & m_picture.rect();
        QHash<QRgb, int> seen;
        for (int y = at.top(); y <= at.bottom(); y += 2) {
            for (int x = at.left(); x <= at.right(); x += 2)
                ++seen[m_picture.pixel(x, y)];
        }
        struct Shades {
            int count = 0, red = 0, green = 0, blue = 0;
        };
        constexpr QRgb alike = 0xf0f0f0;
        QHash<QRgb, Shades> grounds;
        Shades most;
        QRgb plain = 0;
        int times = 0;
        for (auto it = seen.cbegin(); it != seen.cend(); ++it) {
            // A heavy glyph may have more ink than background.
            if (contrast(QColor::fromRgb(it.key()), ink) <= 1.05)
                continue;
            if (it.value() > times) {
                times = it.value();
                plain = it.key();
            }
            Shades& shades = grounds[it.key() & alike];
            shades.count += it.value();
            shades.red += it.value() * qRed(it.key());
            shades.green += it.value() * qGreen(it.key());
            shades.blue += it.value() * qBlue(it.key());
            if (shades.count > most.count)
                most = shades;
        }
        if (most.count == 0)
            return;
        const QRgb mean = qRgb(most.red / most.count, most.green / most.count, most.blue / most.count);
        const bool even = contrast(QColor::fromRgb(plain), ink) >= contrast(QColor::fromRgb(mean), ink);
        const QRgb ground = even ? plain : mean;
        if (const qreal there = contrast(QColor::fromRgb(ground), ink); there < wanted - 0.05)
            fault(drawn, QStringLiteral("has a contrast of %1 (%2 on %3), %4 is wanted")
                             .arg(there, 0, 'f', 2)
                             .arg(ink.name(), QColor::fromRgb(ground).name())
                             .arg(wanted));
    }

    /// Two texts, two targets, or a text and a foreign target must not overlap.
    void checkOverlaps(std::size_t index) {
        const Drawn& first = m_drawn[index];
        if (first.kind == Drawn::Kind::glyph)
            return;
        for (std::size_t i = index + 1; i < m_drawn.size(); ++i) {
            const Drawn& second = m_drawn[i];
            if (second.kind == Drawn::Kind::glyph || within(second, first) || within(first, second))
                continue;
            const QRectF shared = first.at & second.at;
            constexpr qreal touching = 2; // rings and rounding
            if (shared.width() <= touching || shared.height() <= touching || hidden(i))
                continue;
            if (second.kind == Drawn::Kind::cover) {
                // A panel may cover part of it, unless both belong to the same control.
                if (!sameControl(first, second))
                    fault(first, QStringLiteral("is partly covered by a panel at %1,%2")
                                     .arg(second.at.x(), 0, 'f', 0)
                                     .arg(second.at.y(), 0, 'f', 0));
                continue;
            }
            if (first.kind != second.kind && sameControl(first, second))
                continue;
            fault(first, QStringLiteral("overlaps %1").arg(placeOf(second)));
        }
    }
    static bool sameControl(const Drawn& a, const Drawn& b) {
        const auto control = [](const Drawn& drawn) -> const QQuickItem* {
            if (isTarget(*drawn.item))
                return drawn.item;
            const auto found = std::find_if(drawn.above.rbegin(), drawn.above.rend(),
                                            [](const QQuickItem* item) { return isTarget(*item); });
            return found == drawn.above.rend() ? nullptr : *found;
        };
        const QQuickItem* one = control(a);
        return one != nullptr && one == control(b);
    }

    QQuickItem& m_root;
    const QImage& m_picture;
    const AuditBounds& m_bounds;
    std::vector<const QQuickItem*> m_path;
    std::vector<Drawn> m_drawn;
    std::vector<Veil> m_veils;
    std::vector<List> m_lists;
    QStringList m_faults;
};

} // namespace

QMap<QString, qreal> afar(QQuickItem& root, qreal mm) {
    QMap<QString, qreal> found;
    const std::function<void(const QQuickItem&)> visit = [&](const QQuickItem& item) {
        if (!item.isVisible() || item.opacity() <= 0)
            return;
        if (const Afar* text = farText(item); text != nullptr && isText(item)) {
            const QString name = QString::fromLatin1(text->name);
            const qreal capital = capitalOf(item) / mm;
            found[name] = std::min(found.value(name, capital), capital);
        }
        for (const QQuickItem* child : item.childItems())
            visit(*child);
    };
    visit(root);
    return found;
}

qreal contrast(const QColor& a, const QColor& b) {
    constexpr qreal flare = 0.05;
    const qreal one = luminance(a) + flare;
    const qreal two = luminance(b) + flare;
    return one > two ? one / two : two / one;
}

QStringList audit(QQuickItem& root, const QImage& picture, const AuditBounds& bounds) {
    return Walk(root, picture, bounds).faults();
}

} // namespace watchfire::drive
