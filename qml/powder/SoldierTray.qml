// SPDX-License-Identifier: Apache-2.0
// The soldiers whom the acting player may recruit, to be dragged onto the board. A tap opens the question where he
// goes.
import QtQuick
import Watchfire.App

Item {
    id: tray

    required property PowderModel powder
    required property PowderActionModel action
    required property CarriedSoldier hand

    readonly property real side: Math.floor(Math.min(Theme.target, (width - (soldiers.count - 1) * Theme.mm) / Math.max(1, soldiers.count)))

    // While something else is entered, its choices need the room; in a low panel also what can be done at a place that was
    // touched. Whoever drags soldiers from here goes on with it.
    property bool wanted: true
    property bool flat: false
    property bool used: false
    visible: wanted && soldiers.count > 0 && (!action.open || action.action === "recruit" || action.action === "here" && (used || !Theme.low && !flat))
    Connections {
        target: tray.action
        function onOpenChanged() {
            if (!tray.action.open)
                tray.used = false
        }
    }
    // The steps above are those of the last player: these soldiers are the next one's.
    property bool next: false
    // There is room above them for the word that says what they are for, where no button says it.
    property bool named: false
    readonly property real wordHeight: Math.ceil(word.implicitHeight)
    readonly property real head: whose.visible ? Math.ceil(whose.implicitHeight) : named ? wordHeight : 0
    implicitHeight: head + Theme.target
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Soldiers to recruit: drag one onto the board.")

    Label {
        id: whose
        objectName: visible ? "trayTurn" : ""
        visible: tray.next && text.length > 0
        width: parent.width
        text: tray.powder.turnTitle.length > 0 ? qsTr("Then for %1:", "after the steps; the player who recruits these soldiers").arg(tray.powder.turnName) : ""
        strong: true
        maximumLineCount: 1
        elide: Text.ElideRight
        color: Theme.textDim
    }
    Word {
        id: word
        objectName: visible ? "trayWord" : ""
        visible: tray.named && !whose.visible
        text: qsTr("Recruit:", "above the soldiers of the pool")
        color: Theme.textDim
        lineHeight: 0.95
    }
    // A clan that nobody plays has one type of soldier, and a low screen has no other room for who decides.
    Label {
        id: who
        objectName: visible ? "trayHint" : ""
        visible: Theme.low && text.length > 0
        y: tray.head + (Theme.target - height) / 2
        x: row.x + row.width + Theme.gap
        width: parent.width - x
        text: tray.powder.turnBrief
        color: Theme.textDim
    }
    Row {
        id: row
        y: tray.head
        x: who.visible ? 0 : (parent.width - width) / 2
        spacing: Math.floor(Math.min(Theme.mm * 5, (tray.width - soldiers.count * tray.side) / Math.max(1, soldiers.count)))
        Repeater {
            id: soldiers
            model: tray.powder.tray
            Pressable {
                id: one
                required property var model

                objectName: "tray-" + model.type
                // Where "Done" has just been, a tap out of habit takes no soldier.
                readonly property int tapPatience: Theme.tapPatience
                width: tray.side
                height: tray.side
                readonly property bool ready: model.count > 0
                opacity: ready ? 1 : 0.4
                z: lift.active ? 1 : 0
                Accessible.name: Spoken.sentences([model.title, ready ? qsTr("%1 left").arg(model.count) : model.why])
                onClicked: {
                    if (!ready) {
                        tray.powder.refused(model.why)
                        return
                    }
                    if (tray.action.action !== "recruit")
                        tray.action.startAny(["recruit"])
                    if (tray.action.action === "recruit")
                        tray.action.choose(model.type)
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: "transparent"
                    border.width: one.visualFocus ? Theme.ring : 0
                    border.color: Theme.focus
                }
                contentItem: Item {
                    Soldier {
                        width: parent.width - Theme.mm
                        height: parent.height - Theme.mm
                        // He follows the finger as soon as he is taken up.
                        x: lift.active ? lift.centroid.position.x - width / 2 : 0
                        y: lift.active ? lift.centroid.position.y - height / 2 : 0
                        opacity: lift.active ? 0.85 : 1
                        colour: one.model.colour
                        symbol: one.model.symbol
                        type: one.model.type
                    }
                    Rectangle {
                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        width: Math.max(height, number.implicitWidth + Theme.mm)
                        height: Math.ceil(Theme.body * 1.15)
                        radius: height / 2
                        color: Theme.panel
                        Word {
                            id: number
                            anchors.centerIn: parent
                            text: one.model.count
                            strong: true
                        }
                    }
                }
                SoldierLift {
                    id: lift
                    enabled: one.ready && !Covers.over(tray)
                    hand: tray.hand
                    onActiveChanged: if (active) tray.used = true
                    function soldierAt(at: point): var {
                        return { soldier: one.model.type, type: one.model.type, colour: one.model.colour, symbol: one.model.symbol }
                    }
                }
            }
        }
    }
}
