// SPDX-License-Identifier: Apache-2.0
// Every command with who, when and how, its effects, and the way back to it (BA-61, screens.md 3): all of
// them or one kind, and before a jump what it would take back or repeat.
#pragma once

#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QStringList>

namespace watchfire {

struct HistoryRow {
    int number = 0; ///< 1 is the first command of the game
    /// Not a command: what went on by itself after the one with this number. There is no way to it.
    bool later = false;
    QString title; ///< "Ann rolled 11 (5 and 6)"
    QString player, colour, symbol;
    QString time;        ///< "20:14", empty if unknown
    QString how;         ///< "by hand", "dice tower", "drawn by the program", "placed anyway", "correction"
    QString kind;        ///< "roll", "build", "correction", or empty
    QStringList lines;   ///< what it told the table
    QString back;        ///< undone just now: what the table puts back; may be empty
    bool undone = false; ///< taken back, can be repeated
    bool now = false;    ///< the last command in force
    QString key() const { return QString::number(number) + (later ? QStringLiteral("+") : QString()); }
    WATCHFIRE_ROLES(number, later, title, player, colour, symbol, time, how, kind, lines, back, undone, now);
};

class HistoryModel : public WATCHFIRE_ROW_MODEL(HistoryRow) {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(int, count, rowCount(), countChanged) ///< of the rows that are shown
    /// The kind that is shown; empty: all.
    WATCHFIRE_SETTABLE(QString, filter, m_filter, setFilter, filterChanged)
    Q_PROPERTY(int nowIndex READ nowIndex NOTIFY nowChanged)
    WATCHFIRE_PROPERTY(bool, asking, m_target >= 0, previewChanged)
    Q_PROPERTY(QString previewTitle READ previewTitle NOTIFY previewChanged)
    Q_PROPERTY(QStringList previewLines READ previewLines NOTIFY previewChanged)
    WATCHFIRE_PROPERTY(bool, previewForward, m_target > m_position, previewChanged)

public:
    void setFilter(const QString& kind);
    /// The shown row of the last command that holds, or the nearest before it; -1 without one.
    int nowIndex() const;

    /// Says what going to the state right after command `number` would take back or repeat (0: before the
    /// first); nothing moves yet.
    Q_INVOKABLE void preview(int number);
    Q_INVOKABLE void closePreview();
    /// Goes where the preview says.
    Q_INVOKABLE void go();
    QString previewTitle() const; ///< "Takes back 14 commands:"
    QStringList
    previewLines() const; ///< their titles, in the order in which it happens; a few and how many more

    /// Back or forward to the state right after command `number` (0: before the first).
    Q_INVOKABLE void jumpTo(int number);
    void show(const QList<HistoryRow>& rows);
    /// Every command and what went on after it, whatever the filter shows.
    const QList<HistoryRow>& all() const { return m_all; }

signals:
    void countChanged();
    void filterChanged();
    void nowChanged();
    void previewChanged();
    void jumpAsked(int number);

private:
    void showRows();

    QList<HistoryRow> m_all;
    QList<qsizetype> m_commands; ///< the rows of it that are commands, and not what went on by itself
    int m_position = 0;          ///< commands in force
    QString m_filter;
    int m_target = -1;
};

} // namespace watchfire
