// SPDX-License-Identifier: Apache-2.0
// A loader as wide as its parent. While it is not active, it takes no room.
import QtQuick

Loader {
    width: parent ? parent.width : 0
    visible: active
}
