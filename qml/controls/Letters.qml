// SPDX-License-Identifier: Apache-2.0
// Measures a text in the program's letters: advanceWidth says how wide it is in one line, in pixels.
import QtQuick

TextMetrics {
    property int size: Theme.body
    property bool strong: false

    font.family: Theme.family
    font.weight: strong ? Font.Bold : Font.Medium
    font.pixelSize: size
}
