// SPDX-License-Identifier: Apache-2.0
// Every command with who, when and how, what it did, and the way back to it (BA-61, screens.md 3).
#pragma once

#include "app/models/row_model.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

struct HistoryRow {
    int number = 0; ///< 1 is the first command of the game
    QString title;  ///< "Ann rolled 11 (5 and 6)"
    QString player, colour, symbol;
    QString time;        ///< "20:14", empty if unknown
    QString how;         ///< "by hand", "dice tower", "drawn by the program", "placed anyway", "correction"
    QStringList lines;   ///< what it told the table
    bool undone = false; ///< taken back, may be repeated
    bool now = false;    ///< the last command that holds
    QString key() const { return QString::number(number); }
    static const QList<Role<HistoryRow>>& roles();
};

class HistoryModel : public RowModel<HistoryRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit HistoryModel(QObject* parent = nullptr);
    int count() const { return rowCount(); }
    /// Back or forward to the state right after command `number` (0: before the first).
    Q_INVOKABLE void jumpTo(int number);
    void show(const QList<HistoryRow>& rows);

signals:
    void countChanged();
    void jumpAsked(int number);
};

} // namespace watchfire
