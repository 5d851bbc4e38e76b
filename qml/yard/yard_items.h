// SPDX-License-Identifier: Apache-2.0
// The drawings of Black Powder as Qt Quick items. Each is painted when something about it changes, and kept.
#pragma once

#include "battlefield.h"
#include "counters.h"
#include "masonry.h"

#include <QQuickPaintedItem>
#include <QVariantList>
#include <QVariantMap>
#include <qqmlregistration.h>

namespace watchfire::ui {

/// Painted anew when one of its properties, or its size, changes. Derived types name it with its namespaces,
/// because the QML tools look it up as it is written.
class YardItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY changed)

public:
    explicit YardItem(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) {
        setAntialiasing(true);
        connect(this, &YardItem::changed, this, [this] { update(); });
    }

signals:
    void changed();

protected:
    [[nodiscard]] bool dark() const { return m_dark; }
    [[nodiscard]] QRectF box() const { return {0, 0, width(), height()}; }
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    bool m_dark = true;
};

class BattlefieldItem : public watchfire::ui::YardItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Battlefield)
    Q_PROPERTY(QList<double> ways MEMBER m_ways NOTIFY changed)
    Q_PROPERTY(QList<double> rows MEMBER m_rows NOTIFY changed)
    Q_PROPERTY(double wallTop MEMBER m_wallTop NOTIFY changed)
    Q_PROPERTY(double wallFoot MEMBER m_wallFoot NOTIFY changed)

public:
    using YardItem::YardItem;
    void paint(QPainter* painter) override;

private:
    QList<double> m_ways, m_rows;
    double m_wallTop = 0, m_wallFoot = 0;
};

class StoneWallItem : public watchfire::ui::YardItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(StoneWall)
    Q_PROPERTY(int level MEMBER m_level NOTIFY changed)
    Q_PROPERTY(int barricades MEMBER m_barricades NOTIFY changed)
    /// Once the step that is due is done: what it changes is pale until then.
    Q_PROPERTY(int levelNext MEMBER m_levelNext NOTIFY changed)
    Q_PROPERTY(int barricadesNext MEMBER m_barricadesNext NOTIFY changed)
    Q_PROPERTY(bool cracked MEMBER m_cracked NOTIFY changed)
    Q_PROPERTY(bool breached MEMBER m_breached NOTIFY changed)
    /// How far below its upper edge the stones begin.
    Q_PROPERTY(double crest READ crest NOTIFY changed)

public:
    using YardItem::YardItem;
    [[nodiscard]] double crest() const { return crestOf(box(), m_level); }
    void paint(QPainter* painter) override;

private:
    int m_level = 1, m_barricades = 0, m_levelNext = -1, m_barricadesNext = -1;
    bool m_cracked = false, m_breached = false;
};

class StoneTowerItem : public watchfire::ui::YardItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(StoneTower)
    /// Where in it a soldier stands.
    Q_PROPERTY(QRectF niche READ niche NOTIFY changed)

public:
    using YardItem::YardItem;
    [[nodiscard]] QRectF niche() const { return nicheOf(box()); }
    void paint(QPainter* painter) override;
};

/// A soldier or a machine, or an empty place for one.
class WoodenCounterItem : public watchfire::ui::YardItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(WoodenCounter)
    Q_PROPERTY(QColor wood MEMBER m_wood NOTIFY changed)
    Q_PROPERTY(QString symbol MEMBER m_symbol NOTIFY changed)
    Q_PROPERTY(QString type MEMBER m_type NOTIFY changed)
    /// A round place without a counter.
    Q_PROPERTY(bool vacant MEMBER m_vacant NOTIFY changed)

public:
    using YardItem::YardItem;
    void paint(QPainter* painter) override;

private:
    QColor m_wood = PlainWood;
    QString m_symbol, m_type;
    bool m_vacant = false;
};

class CampfireItem : public watchfire::ui::YardItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Campfire)

public:
    using YardItem::YardItem;
    void paint(QPainter* painter) override;
};

class PowerShieldItem : public watchfire::ui::YardItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(PowerShield)

public:
    using YardItem::YardItem;
    void paint(QPainter* painter) override;
};

/// The twelve cells of a horde card: spots, gaps, and what covers them.
class HordeSpotsItem : public watchfire::ui::YardItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(HordeSpots)
    /// As PowderSlotRow::cells. A `ghost` is a soldier that is only presumed: it is pale, in a dashed frame.
    /// Who `goes` is paler still, and has none.
    Q_PROPERTY(QVariantList cells MEMBER m_cells NOTIFY changed)
    Q_PROPERTY(double cell MEMBER m_cell NOTIFY changed)
    Q_PROPERTY(double gap MEMBER m_gap NOTIFY changed)
    /// The colours of the players by name.
    Q_PROPERTY(QVariantMap hues MEMBER m_hues NOTIFY changed)

public:
    using YardItem::YardItem;
    void paint(QPainter* painter) override;

private:
    [[nodiscard]] QVariantMap at(int cell) const { return m_cells.value(cell).toMap(); }
    [[nodiscard]] QRectF place(int cell) const;
    [[nodiscard]] QRectF span(int first) const;
    void drawMark(QPainter& painter, int cell) const;

    QVariantList m_cells;
    double m_cell = 0, m_gap = 0;
    QVariantMap m_hues;
};

} // namespace watchfire::ui
