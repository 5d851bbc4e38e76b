// SPDX-License-Identifier: Apache-2.0
// What a game counted, for the page of statistics and the summary: dice against what chance allows, dry
// spells, cards made and missed, points over time, and where the summary and the log are saved. Filled only
// while somebody looks (`look`), so that play pays nothing for it.
#pragma once

#include "app/models/acting_models.h"
#include "app/rows/row_model.h"

#include <QImage>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

/// One sum or face: how often it came, how often it was to be expected, what chance allows.
struct BarRow {
    QString label;
    int count = 0;
    double expected = 0;
    int low = 0, high = 0;
    bool outside = false;
    int dryNow = 0, dryMost = 0;
    QString dryText; ///< how usual the longest dry spell is; empty for faces
    QString spoken;
    QString key() const { return label; }
    static const QList<Role<BarRow>>& roles();
};

/// One player: points, and what the game gave and took.
struct CountRow {
    QString player, name, colour, symbol;
    int rank = 0;
    int points = 0;
    bool winner = false;
    QString headline;  ///< "31 cards, 6 missed"
    QStringList lines; ///< "Missed 4 by the robber and 2 by riders."
    QString key() const { return player; }
    static const QList<Role<CountRow>>& roles();
};

/// Points over time, a step at each change; `x` in rolls or years, `end` the last of them.
struct CurveRow {
    QString player, name, colour, symbol;
    QList<int> xs, ys;
    QString key() const { return player; }
    static const QList<Role<CurveRow>>& roles();
};

/// Something on the time line.
struct MomentRow {
    int number = 0;
    int x = 0;
    QString glyph, text, colour, symbol;
    QString key() const { return QString::number(number); }
    static const QList<Role<MomentRow>>& roles();
};

class StatisticsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString from READ from WRITE setFrom NOTIFY changed)
    Q_PROPERTY(bool hasDice READ hasDice NOTIFY changed)
    Q_PROPERTY(int rolls READ rolls NOTIFY changed)
    Q_PROPERTY(int towerRolls READ towerRolls NOTIFY changed)
    Q_PROPERTY(int handRolls READ handRolls NOTIFY changed)
    Q_PROPERTY(QString sumsVerdict READ sumsVerdict NOTIFY changed)
    Q_PROPERTY(QString facesVerdict READ facesVerdict NOTIFY changed)
    Q_PROPERTY(int sumsTop READ sumsTop NOTIFY changed)
    Q_PROPERTY(int facesTop READ facesTop NOTIFY changed)
    Q_PROPERTY(int curveEnd READ curveEnd NOTIFY changed)
    Q_PROPERTY(int curveTop READ curveTop NOTIFY changed)
    Q_PROPERTY(int curveBottom READ curveBottom NOTIFY changed)
    Q_PROPERTY(QStringList facts READ facts NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* sums READ sums CONSTANT)
    Q_PROPERTY(QAbstractItemModel* faces READ faces CONSTANT)
    Q_PROPERTY(QAbstractItemModel* players READ players CONSTANT)
    Q_PROPERTY(QAbstractItemModel* curves READ curves CONSTANT)
    Q_PROPERTY(QAbstractItemModel* moments READ moments CONSTANT)
    Q_PROPERTY(QAbstractItemModel* places READ places CONSTANT)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QString saved READ saved NOTIFY savedChanged)
    Q_PROPERTY(bool saveFailed READ saveFailed NOTIFY savedChanged)

public:
    struct Facts {
        QString title;    ///< the game's
        QString headline; ///< who won, or who leads
        bool hasDice = false;
        int rolls = 0, towerRolls = 0, handRolls = 0; ///< `rolls`: of the chosen dice
        QString sumsVerdict, facesVerdict;
        int sumsTop = 1, facesTop = 1; ///< of the scale: the highest count or band
        int curveEnd = 0, curveTop = 0, curveBottom = 0;
        QStringList facts;
        QList<BarRow> sums, faces;
        QList<CountRow> players;
        QList<CurveRow> curves;
        QList<MomentRow> moments;
    };

    explicit StatisticsModel(QObject* parent = nullptr);

    QString title() const { return m_facts.title; }
    QString headline() const { return m_facts.headline; }
    /// Whose dice: "all", "tower", "hand".
    QString from() const { return m_from; }
    void setFrom(const QString& from);
    bool hasDice() const { return m_facts.hasDice; }
    int rolls() const { return m_facts.rolls; }
    int towerRolls() const { return m_facts.towerRolls; }
    int handRolls() const { return m_facts.handRolls; }
    QString sumsVerdict() const { return m_facts.sumsVerdict; }
    QString facesVerdict() const { return m_facts.facesVerdict; }
    int sumsTop() const { return m_facts.sumsTop; }
    int facesTop() const { return m_facts.facesTop; }
    int curveEnd() const { return m_facts.curveEnd; }
    int curveTop() const { return m_facts.curveTop; }
    int curveBottom() const { return m_facts.curveBottom; }
    QStringList facts() const { return m_facts.facts; }
    QAbstractItemModel* sums() { return &m_sums; }
    QAbstractItemModel* faces() { return &m_faces; }
    QAbstractItemModel* players() { return &m_players; }
    QAbstractItemModel* curves() { return &m_curves; }
    QAbstractItemModel* moments() { return &m_moments; }
    QAbstractItemModel* places() { return &m_places; } ///< ChoiceRow: where may be saved
    bool busy() const { return m_busy; }
    QString saved() const { return m_saved; } ///< where it was saved, or why not
    bool saveFailed() const { return m_saveFailed; }

    /// A page shows it from now on, or no longer.
    Q_INVOKABLE void look(bool on);
    bool looked() const { return m_looked; }
    Q_INVOKABLE void choosePlace(const QString& folder);
    /// The summary as it was drawn: a grabbed image.
    Q_INVOKABLE void savePicture(const QVariant& image);
    /// The game's lines, as `watchfire replay` reads them.
    Q_INVOKABLE void saveLog();

    void show(const Facts& facts);
    void showPlaces(const QList<ChoiceRow>& places) { m_places.setRows(places); }
    void showBusy(bool busy);
    void showSaved(const QString& text, bool failed);
    const Facts& shown() const { return m_facts; }

signals:
    void changed();
    void busyChanged();
    void savedChanged();
    void asked(); ///< what is shown is to be counted anew
    void placeAsked(const QString& folder);
    void pictureAsked(const QImage& image);
    void logAsked();

private:
    Facts m_facts;
    QString m_from = QStringLiteral("all");
    bool m_looked = false;
    bool m_busy = false;
    QString m_saved;
    bool m_saveFailed = false;
    RowModel<BarRow> m_sums, m_faces;
    RowModel<CountRow> m_players;
    RowModel<CurveRow> m_curves;
    RowModel<MomentRow> m_moments;
    RowModel<ChoiceRow> m_places;
};

} // namespace watchfire
