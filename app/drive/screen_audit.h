// SPDX-License-Identifier: Apache-2.0
// What a person would find wrong with a screen at a glance, found by walking the window's item tree as it is
// drawn: texts that are cut, too small or too faint, targets too small for a finger, things that overlap
// (screens.md, "Sizes and colours").
#pragma once

#include <QImage>
#include <QMap>
#include <QString>
#include <QStringList>

class QQuickItem;

namespace watchfire::drive {

/// The bounds for this screen; lengths in pixels.
struct AuditBounds {
    qreal mm = 5.9;           ///< pixels per millimetre, including the user's scale
    qreal target = 12;        ///< mm: both sides of everything that can be touched
    qreal textHeight = 2.5;   ///< mm: of a capital
    qreal textContrast = 4.5; ///< of letters that can be used
    qreal shapeContrast = 3;  ///< of glyphs
};

/// Each fault as a sentence that names the item and says by how much; empty if there is none. `picture` is
/// the window as drawn, at any density; with a null picture contrasts are not checked.
[[nodiscard]] QStringList audit(QQuickItem& root, const QImage& picture, const AuditBounds& bounds);

/// The capitals of what must be legible from 1.5 m, in mm, the smallest of each name that is shown
/// (docs/look.md, "From 1.5 m"). `audit` finds fault with those that are too small.
[[nodiscard]] QMap<QString, qreal> afar(QQuickItem& root, qreal mm);

/// Contrast of two colours as WCAG 2 defines it, 1 to 21.
[[nodiscard]] qreal contrast(const QColor& a, const QColor& b);

} // namespace watchfire::drive
