// SPDX-License-Identifier: Apache-2.0
// Lies on the lower edge of a list that goes on below it, so that nobody takes what is cut there for the end. A tap on
// the arrow shows what follows, and a drag from there scrolls; neither may choose the row that lies under it unseen.
import QtQuick
import QtQuick.Templates as T
import Watchfire.Ui

Rectangle {
    id: fold

    required property Flickable list
    property color ground: Theme.panel
    // A finger scrolls with it.
    signal used
    readonly property real usual: Theme.fold

    // If the arrow left only the empty edge of a button in sight, the edge would look like an empty answer: it covers the
    // whole button.
    property real whole: 0
    // A last button that is in sight as a whole stays so: what follows may be no button. The arrow has the room below it.
    property real spared: -1
    function buttonAt(x: real, y: real): Item {
        let item = list.contentItem
        while (item && !(item as T.AbstractButton)) {
            const at = item.mapFromItem(list.contentItem, x, y)
            item = item.childAt(at.x, at.y)
        }
        return item
    }
    // Whether its first line of words is in sight above the arrow.
    function reads(item: Item, y: real): bool {
        return !item || item.mapToItem(list.contentItem, 0, firstLine(item as T.AbstractButton)).y <= y
    }
    function measure() {
        const bottom = list.contentY + list.height
        const y = bottom - usual * 0.7
        const item = buttonAt(Theme.target, y)
        const beside = buttonAt(list.width - Theme.target, y) as ChoiceCard // where two stand side by side
        const lower = item ? item.mapToItem(list.contentItem, 0, item.height).y : bottom
        spared = item && lower <= bottom + 1 ? Math.max(Theme.mm * 2, bottom - lower) : -1
        const top = item ? item.mapToItem(list.contentItem, 0, 0).y : 0
        const read = reads(item, y) && reads(beside, y)
        whole = !read && spared < 0 && top > list.contentY ? bottom - top + 1 : 0
    }

    // The lower edge of its first line of words. Other buttons than cards may have a picture above it.
    function firstLine(button: T.AbstractButton): real {
        const title = (button as ChoiceCard)?.titleItem ?? (button as Toggle)?.titleItem ?? null
        return title ? title.mapToItem(button, 0, Theme.body).y : button.height - Theme.mm
    }

    objectName: visible ? "fold" : ""
    onVisibleChanged: if (visible) soon.restart()
    Connections {
        target: fold.list
        enabled: fold.visible
        function onContentYChanged() { fold.measure() }
        function onHeightChanged() { soon.restart() }
        function onContentHeightChanged() { soon.restart() }
    }
    Timer { id: soon; interval: 0; onTriggered: fold.measure() } // when the cards have their places

    // What is cut may be no more than the empty edge of a card.
    visible: list.visible && end - list.contentY > list.height + Theme.gap + Theme.hairline
    // A list that begins at its foot counts upwards.
    readonly property real end: list.originY + list.contentHeight
    anchors.left: list.left
    anchors.right: list.right
    anchors.bottom: list.bottom
    height: spared >= 0 ? spared : Math.max(usual, whole)
    // Drawn by software, a rectangle without a colour has no gradient either.
    color: Qt.rgba(ground.r, ground.g, ground.b, 0.1)
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.rgba(fold.ground.r, fold.ground.g, fold.ground.b, 0) }
        // The arrow lies on no words.
        GradientStop { position: fold.height > fold.usual ? 0.01 : 0.3; color: fold.ground }
    }
    // The list may end within a pixel: the upper edges of letters would be seen in it.
    Rectangle {
        objectName: "foldEdge"
        y: fold.height
        width: fold.width
        height: 1
        color: fold.ground
    }
    MouseArea {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: fold.whole > 0 ? fold.width : Theme.target
        height: fold.whole > 0 ? fold.whole : Math.min(fold.height, Theme.body)
        Accessible.ignored: true
        readonly property real last: fold.end - fold.list.height
        property real held: 0
        property bool dragged: false
        onPressed: mouse => {
            fold.used()
            held = mouse.y + fold.list.contentY
            dragged = false
        }
        onPositionChanged: mouse => {
            if (Math.abs(held - mouse.y - fold.list.contentY) > Theme.mm || dragged) {
                dragged = true
                fold.list.contentY = Math.max(fold.list.originY, Math.min(last, held - mouse.y))
            }
        }
        onClicked: if (!dragged) fold.list.contentY = Math.min(last, fold.list.contentY + fold.list.height - Math.max(2 * fold.usual, fold.whole + Theme.gap))
    }
    Glyph {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Math.min(Theme.body, fold.height)
        rotation: 90
        kind: "next"
        color: Theme.text
    }
}
