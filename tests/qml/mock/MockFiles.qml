// SPDX-License-Identifier: Apache-2.0
// What the models of files share, as app/models/files_model.h has it, and what was asked of it.
import QtQuick
import Watchfire.Mock

QtObject {
    property var asked: []
    function ask_(what) { asked = asked.concat([what]) }

    property string problem: ""
    property string notice: ""
    property string doubt: ""
    property string act: "Restore"
    property bool busy: false
    property MockList files: MockList {}
    readonly property MockList places: MockList {
        rows: [{ id: "/home/ann/Documents/Watchfire", title: "Documents", detail: "/home/ann/Documents/Watchfire", chosen: true },
               { id: "/media/ann/STICK", title: "Drive STICK", detail: "/media/ann/STICK", chosen: false }]
    }
    function choosePlace(id) { ask_("place " + id) }
    function refreshFiles() { ask_("refresh") }
    function goOn() { ask_("go on"); doubt = "" }
    function dismiss() { ask_("dismiss"); doubt = ""; problem = ""; notice = "" }
}
