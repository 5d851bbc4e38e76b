// SPDX-License-Identifier: Apache-2.0
// A question of Black Powder below the headline that led to it.
import QtQuick
import Watchfire.App

Item {
    id: question

    required property TableModel table
    required property Item over
    property bool wide: false
    property bool aimed: false
    // The player who must answer. Empty while the panel shows a step first.
    readonly property string player: pane.loud ? table.decision.player : ""

    RollHeader {
        id: header
        width: parent.width
        // In a low panel the question and its answers need the room.
        visible: question.table.headline.length > 0 && !Theme.low
        height: visible ? implicitHeight + Theme.gap : 0
        table: question.table
    }
    PowderDecisionPane {
        id: pane
        anchors.fill: parent
        anchors.topMargin: header.height
        table: question.table
        over: question.over
        wide: question.wide
        aimed: question.aimed
    }
}
