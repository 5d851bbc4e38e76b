// SPDX-License-Identifier: Apache-2.0
// A label as wide as what holds it. A word that is wider than the line is broken: names come from people and have any length.
import QtQuick

Label {
    width: parent ? parent.width : 0
    wrapMode: Text.Wrap
}
