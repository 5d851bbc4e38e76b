// SPDX-License-Identifier: Apache-2.0
// Made only while it is wanted, as wide as what holds it; without it no room is left.
import QtQuick

Loader {
    width: parent ? parent.width : 0
    visible: active
}
