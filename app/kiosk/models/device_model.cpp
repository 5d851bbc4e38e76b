// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/device_model.h"

#include "app/rows/row_model_members.h"

namespace watchfire {

template class RowModel<FactRow>;
template class RowModel<TowerRow>;

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
    m_gate.pass([this, path] { emit portChosen(path); });
}

void DeviceModel::refreshPorts() {
    emit portsAsked();
}

} // namespace watchfire

#include "moc_device_model.cpp"
