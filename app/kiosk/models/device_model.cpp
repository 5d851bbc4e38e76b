// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/device_model.h"

namespace watchfire {

template class RowModel<FactRow>;
template class RowModel<TowerRow>;

void DeviceModel::rollSimulated() {
    if (canRollSimulated())
        emit rollAsked();
}

} // namespace watchfire

#include "moc_device_model.cpp"
