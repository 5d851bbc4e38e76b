// SPDX-License-Identifier: Apache-2.0
// See powder_acting.h.
#include "app/game/powder/powder_acting.h"

#include "rules/powder/apply.h"
#include "rules/powder/command.h"

#include <utility>

namespace watchfire {

PowderActing::PowderActing(TableModel& table, const RunningPowderGame& running, Submit submit,
                           QObject* parent)
    : QObject(parent), m_table(table), m_running(running), m_submit(std::move(submit)) {
    connect(m_table.powder(), &PowderModel::picked, this, &PowderActing::picked);
    connect(m_table.powder(), &PowderModel::refused, &m_table, &TableModel::showNotice);
    connect(m_table.decision(), &DecisionModel::answered, this, &PowderActing::answer);
}

void PowderActing::show() {
    QList<PowderPlaceRow> rows;
    if (m_table.decision()->open()) {
        for (const OptionRow& option : m_table.decision()->rows()) {
            if (!option.place.isEmpty())
                rows.append({option.place, option.label, option.forbidden, option.why});
        }
    }
    m_table.powder()->setPlaces(m_table.decision()->title(), rows);
}

void PowderActing::close() {
    m_table.powderAction()->setOpen(false);
}

void PowderActing::picked(const QString& place) {
    if (!m_running.isOpen())
        return;
    for (const OptionRow& option : m_table.decision()->rows()) {
        if (option.place == place && !option.forbidden) {
            answer(QString(option.id));
            return;
        }
    }
}

void PowderActing::answer(const QString& value) {
    if (!m_running.isOpen())
        return;
    const auto decision = powder::openDecision(m_running.state());
    if (!decision)
        return;
    m_submit({{"do", "answer"},
              {"decision", powder::toString(decision->id)},
              {"value", Json::parse(value.toStdString(), nullptr, false)},
              {"by", "hand"}});
}

} // namespace watchfire
