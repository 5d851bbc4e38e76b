// SPDX-License-Identifier: Apache-2.0
#include "app/models/table_herald.h"

#include <utility>

namespace watchfire {

TableHerald::TableHerald(TableModel& table, QObject* parent) : QObject(parent), m_table(table) {
    StepsModel* steps = m_table.steps();
    connect(steps, &StepsModel::announced, this, &TableHerald::announced);
    connect(steps, &StepsModel::quietTextChanged, this, [this, steps] { announce(steps->quietText()); });
    connect(m_table.decision(), &DecisionModel::decisionChanged, this,
            [this] { asks(m_table.decision()->open(), m_table.decision()->title()); });
    connect(m_table.founding(), &FoundingModel::changed, this,
            [this] { asks(m_table.founding()->active(), m_table.founding()->title()); });
    const BuildModel* build = m_table.build();
    connect(build, &BuildModel::waitingChanged, this, [this, build] {
        const bool waited = std::exchange(m_waiting, !build->waitingText().isEmpty());
        if (m_waiting && !waited)
            announce(build->waitingText());
    });
    connect(m_table.powder(), &PowderModel::landed, this, &TableHerald::announced);
    connect(&m_table, &TableModel::turnChanged, this, &TableHerald::findActor);
    connect(m_table.players(), &QAbstractItemModel::dataChanged, this, &TableHerald::findActor);
    connect(&m_table, &TableModel::modeChanged, this, [this] {
        findActor();
        if (m_table.mode() == TableModel::Mode::Roll || m_table.mode() == TableModel::Mode::Over)
            announce(m_table.headline());
    });
}

QString TableHerald::open() const {
    const StepsModel& steps = *m_table.steps();
    if (steps.currentIndex() >= 0)
        return steps.rows()[steps.currentIndex()].sentence;
    return m_asked.isEmpty() ? m_table.headline() : m_asked;
}

/// A question's facts change one by one; its title is announced once.
void TableHerald::asks(bool open, const QString& title) {
    findActor();
    const QString asked = open ? title : QString();
    if (asked == m_asked)
        return;
    m_asked = asked;
    announce(asked);
}

void TableHerald::announce(const QString& text) {
    if (!text.isEmpty())
        emit announced(text);
}

void TableHerald::findActor() {
    const QString player = m_table.decision()->open()     ? m_table.decision()->player()
                           : m_table.founding()->active() ? m_table.founding()->player()
                                                          : m_table.turnPlayer();
    QString seat;
    for (const PlayerRow& row : m_table.playerRows().rows()) {
        if (row.player == player)
            seat = row.seat;
    }
    if (seat == m_actingSeat)
        return;
    m_actingSeat = seat;
    emit actingChanged();
}

} // namespace watchfire

#include "moc_table_herald.cpp"
