// SPDX-License-Identifier: Apache-2.0
// A glyph as a Qt Quick item: one picture in one colour, with an outline if the fill alone would not contrast
// with its background (the white player on a light screen).
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>
#include <qqmlregistration.h>

namespace watchfire::ui {

class GlyphItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Glyph)
    /// A name that `hasGlyph()` knows.
    Q_PROPERTY(QString kind MEMBER m_kind NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)
    /// False for a name that has no picture (a ring is drawn instead).
    Q_PROPERTY(bool known READ known NOTIFY changed)
    /// Transparent: no outline.
    Q_PROPERTY(QColor outline MEMBER m_outline NOTIFY changed)

public:
    explicit GlyphItem(QQuickItem* parent = nullptr);

    bool known() const;
    void paint(QPainter* painter) override;

signals:
    void changed();

protected:
    /// As high as it is wide, unless it is given a height.
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    QString m_kind;
    QColor m_color = Qt::white;
    QColor m_outline = Qt::transparent;
};

} // namespace watchfire::ui
