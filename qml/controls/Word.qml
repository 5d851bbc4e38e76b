// SPDX-License-Identifier: Apache-2.0
// A label in one line. A screen reader skips it, because the item around it says the words.
import QtQuick

Label {
    wrapMode: Text.NoWrap
    Accessible.ignored: true
}
