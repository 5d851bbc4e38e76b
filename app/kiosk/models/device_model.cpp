// SPDX-License-Identifier: Apache-2.0
// See device_model.h.
#include "app/kiosk/models/device_model.h"

namespace watchfire {

DeviceModel::DeviceModel(QObject* parent) : QObject(parent) {}

void DeviceModel::rollSimulated() {
    if (canRollSimulated())
        emit rollAsked();
}

void DeviceModel::showTower(const QString& id) {
    emit towerLooked(id);
}

void DeviceModel::playWith(const QString& id) {
    emit towerWanted(id);
}

void DeviceModel::discardWaiting(const QString& id) {
    emit discardAsked(id);
}

void DeviceModel::lampTest(const QString& effect) {
    emit lampTestAsked(effect);
}

void DeviceModel::testRoll(bool wanted) {
    emit testRollAsked(wanted);
}

void DeviceModel::choosePort(const QString& path) {
    const auto choose = [this, path] { emit portChosen(path); };
    if (m_gate)
        m_gate(choose);
    else
        choose();
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

void DeviceModel::showPage(const Page& page) {
    if (page == m_page)
        return;
    m_page = page;
    emit pageChanged();
}

void DeviceModel::showLines(const QStringList& lines) {
    if (lines == m_lines)
        return;
    m_lines = lines;
    emit lastLinesChanged();
}

} // namespace watchfire
