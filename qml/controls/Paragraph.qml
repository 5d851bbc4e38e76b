// SPDX-License-Identifier: Apache-2.0
// A label as wide as what holds it. A word that is wider than that goes on in the next line: names come from people.
import QtQuick

Label {
    width: parent ? parent.width : 0
    wrapMode: Text.Wrap
}
