// SPDX-License-Identifier: Apache-2.0
// See device_model.h.
#include "app/models/device_model.h"

namespace watchfire {

const QList<Role<FactRow>>& FactRow::roles() {
    static const QList<Role<FactRow>> table{
        role<&FactRow::id>("id"),
        role<&FactRow::title>("title"),
        role<&FactRow::value>("value"),
    };
    return table;
}

DeviceModel::DeviceModel(QObject* parent) : QObject(parent) {}

void DeviceModel::rollSimulated() {
    if (canRollSimulated())
        emit rollAsked();
}

void DeviceModel::lampTest() {
    emit lampTestAsked();
}

void DeviceModel::choosePort(const QString& path) {
    emit portChosen(path);
}

void DeviceModel::refreshPorts() {
    emit portsAsked();
}

void DeviceModel::show(const Facts& facts) {
    if (facts == m_facts)
        return;
    m_facts = facts;
    emit stateChanged();
}

void DeviceModel::showLines(const QStringList& lines) {
    if (lines == m_lines)
        return;
    m_lines = lines;
    emit lastLinesChanged();
}

} // namespace watchfire
