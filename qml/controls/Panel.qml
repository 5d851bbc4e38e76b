// SPDX-License-Identifier: Apache-2.0
// A surface that things lie on.
import QtQuick

Rectangle {
    color: Theme.panel
    radius: Theme.radius * 1.4
}
