// SPDX-License-Identifier: Apache-2.0
// The physical board is the truth: everything in the program can be corrected by hand (BA-60).
import QtQuick
import Watchfire.App

ActionPane {

    required property CorrectionModel correction

    title: correction.title
    hint: correction.stage === "place" ? qsTr("Tap the place on the board.") : ""
    prefix: "correct"
    choices: correction.choices
    small: true
    onChose: id => correction.choose(id)
    onBack: if (correction.stage === "what") correction.open = false; else correction.back()
}
