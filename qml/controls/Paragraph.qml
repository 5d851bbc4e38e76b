// SPDX-License-Identifier: Apache-2.0
// A label as wide as what holds it.
import QtQuick

Label {
    width: parent ? parent.width : 0
}
