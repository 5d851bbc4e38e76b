// SPDX-License-Identifier: Apache-2.0
// One cell of a card's grid: a printed spot or a gap, with the soldier, token or wound on it. A soldier on
// several spots continues into the next cell.
import QtQuick
import Watchfire.Ui

Item {
    id: spot

    // One of PowderSlotRow::cells.
    property var cell: ({})
    property real reach: 0 // to the next cell
    property bool open: false
    property bool chosen: false
    property bool lit: false
    property string litTone

    readonly property bool vital: cell.vital === "vital"
    readonly property bool manned: cell.mark === "soldier"

    Rectangle {
        visible: !spot.manned && spot.cell.vital !== "gap"
        anchors.fill: parent
        radius: Theme.mm * 0.5
        color: spot.cell.mark === "wound" ? Theme.dangerSurface : spot.open ? Theme.current : Theme.ground
        border.width: spot.cell.vital === "unknown" ? 0 : Theme.hairline
        border.color: spot.cell.mark === "wound" ? Theme.dangerText : Theme.line
    }
    Rectangle {
        visible: spot.cell.vital === "gap" && !spot.manned
        anchors.centerIn: parent
        width: Math.max(3, Math.round(parent.width * 0.12))
        height: width
        radius: width / 2
        color: Theme.line
        opacity: 0.5
    }
    Label {
        visible: spot.cell.vital === "unknown" && spot.cell.mark === "free"
        anchors.centerIn: parent
        text: "?"
        color: Theme.hintText
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Glyph {
        visible: spot.cell.mark === "wound" || spot.cell.mark === "snake-token"
        anchors.centerIn: parent
        width: Math.floor(parent.width * 0.72)
        height: width
        kind: visible ? spot.cell.mark : ""
        color: spot.cell.mark === "wound" ? Theme.dangerText : Theme.pieceColor(spot.cell.colour ?? "")
        outline: spot.cell.mark === "wound" ? "transparent" : Theme.dark ? "#f6f1e7" : "#13181d"
    }
    // The same soldier on the next spots.
    Rectangle {
        visible: spot.manned && spot.cell.right === true
        x: parent.width - Theme.mm
        y: parent.height * 0.2
        width: spot.reach + 2 * Theme.mm
        height: parent.height * 0.6
        color: Theme.pieceColor(spot.cell.colour ?? "")
    }
    Rectangle {
        visible: spot.manned && spot.cell.below === true
        x: parent.width * 0.2
        y: parent.height - Theme.mm
        width: parent.width * 0.6
        height: spot.reach + 2 * Theme.mm
        color: Theme.pieceColor(spot.cell.colour ?? "")
    }
    Soldier {
        visible: spot.manned
        anchors.fill: parent
        colour: spot.cell.colour ?? ""
        symbol: spot.cell.symbol ?? ""
        type: spot.cell.first === true ? spot.cell.type : ""
    }
    PowderLight {
        radius: Theme.mm * 0.5
        open: spot.open
        chosen: spot.chosen
        lit: spot.lit
        litTone: spot.litTone
    }
}
