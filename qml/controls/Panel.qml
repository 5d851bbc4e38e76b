// SPDX-License-Identifier: Apache-2.0
// A surface for other items.
import QtQuick

Rectangle {
    color: Theme.panel
    radius: Theme.radius * 1.4
}
