// SPDX-License-Identifier: Apache-2.0
// A button as wide as what holds it.
import QtQuick

PushButton {
    width: parent ? parent.width : 0
}
