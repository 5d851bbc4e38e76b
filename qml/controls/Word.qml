// SPDX-License-Identifier: Apache-2.0
// A label that stays on its line, and whose words a screen reader hears from what holds it.
import QtQuick

Label {
    wrapMode: Text.NoWrap
    Accessible.ignored: true
}
