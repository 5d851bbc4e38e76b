// SPDX-License-Identifier: Apache-2.0
// The board to be touched: picture, lights, pinch and drag, the magnifier for a place that waits for its
// second tap, and one invisible accessible item for each place that may be picked, so that a keyboard, a
// screen reader or a test reaches it by name. The model decides where a finger snaps to.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: view

    // A board's model (app/models/board_scene.h), or an object with the same lists.
    required property BoardScene board
    property alias turn: picture.turn
    // The board is made before it is seen.
    property alias ahead: picture.ahead
    property alias noteSizes: picture.noteSizes
    readonly property alias noteIndexes: picture.noteIndexes
    readonly property alias noteRects: picture.noteRects
    readonly property alias picture: picture
    readonly property alias lights: lights
    // The panel's rotation in degrees: the magnifier's button is turned towards the same reader.
    property int readerTurn: 0
    // One finger draws on the board instead of moving it.
    property bool painting: false
    readonly property bool moved: picture.zoom > 1.001
    // A cylinder that does not fit is shown in part, and follows what happens.
    property alias croppable: picture.croppable
    // A cylinder can be scrolled endlessly.
    readonly property bool endless: picture.period > 0
    // True if west is on the right, or below.
    readonly property bool flipped: picture.turn >= 180
    // Whether the pickable places are lit, because their turn has come.
    property alias offers: lights.offers
    // A RiskModel, or null: its chances are marked at their places.
    property RiskModel risk: null
    // For the screen audit: a tap anywhere on the board finds the nearest place, so an item that covers a part of the
    // board makes no target too small.
    readonly property bool findsPlaces: true
    // A long press: the table wants to correct something there (board units).
    signal held(real x, real y)

    function reset() {
        picture.zoom = 1
        picture.panX = 0
        picture.panY = 0
        scroll.stop()
        picture.seam = 0
    }
    // Scrolls a cylinder in whole columns, by a sixth of its way around if all of it is shown; 1 shows more of
    // the east.
    function scrollSeam(way: int) {
        const column = Math.sqrt(3)
        // Where a part is shown, small steps: the overview leads far.
        const step = picture.partly ? 2 * column : Math.max(1, Math.round(picture.period / column / 6)) * column
        const from = scroll.running ? scroll.to : picture.seam
        glide(from + way * step)
    }
    function glide(seam: real) {
        scroll.stop()
        scroll.to = seam
        if (!Theme.motion) {
            picture.seam = seam
            return
        }
        scroll.from = picture.seam
        scroll.start()
    }
    // Brings what is lit, or may be picked, into sight; a piece that travels arrives first.
    function follow() {
        if (!picture.partly || picture.travelling)
            return
        const seam = picture.seamToSee()
        if (Math.abs(seam - picture.seam) > 0.01)
            glide(seam)
    }
    // Keeps the board within reach of the fingers.
    function clampPan() {
        const wide = (picture.zoom - 1) * picture.width / 2
        const high = (picture.zoom - 1) * picture.height / 2
        picture.panX = Math.max(-wide, Math.min(wide, picture.panX))
        picture.panY = Math.max(-high, Math.min(high, picture.panY))
    }
    function zoomAt(x: real, y: real, factor: real) {
        const next = Math.max(1, Math.min(5, picture.zoom * factor))
        const ratio = next / picture.zoom
        const dx = (x - picture.width / 2 - picture.panX) * (1 - ratio)
        const dy = (y - picture.height / 2 - picture.panY) * (1 - ratio)
        picture.zoom = next
        picture.slide(dx, dy)
        clampPan()
    }
    // A dialog or sheet lies over it.
    readonly property bool covered: Covers.over(view)
    function tapped(x: real, y: real) {
        const at = picture.toUnits(x, y)
        board.tap(at.x, at.y, Theme.apart / picture.unit)
    }
    // The meaning of a tap there, for TapGuard: a question's place, or its confirmation.
    function tapMeaning(at: point): string {
        const units = picture.toUnits(at.x, at.y)
        return meaning(units.x, units.y, 1)
    }
    function meaning(x: real, y: real, magnification: real): string {
        if (!board || !board.picking)
            return ""
        return board.pickTitle + "\n" + (board.hasCandidate ? board.candidateLabel : "") + "\n"
                + board.meant(x, y, Theme.apart / (picture.unit * magnification))
    }

    // The keyboard's current place: a row of the board's places, -1 before the first key.
    property int at: -1
    property string atKey
    onAtChanged: {
        atKey = picture.placeKey(at)
        keepInSight()
    }
    // The map follows the keyboard.
    function keepInSight() {
        if (!picture.partly || moved || at < 0)
            return
        const lying = picture.turn % 180 !== 0
        const spot = picture.placeSpot(at)
        const off = (lying ? spot.y - picture.height / 2 : spot.x - picture.width / 2) * (flipped ? -1 : 1) / picture.unit
        if (Math.abs(off) > (lying ? picture.height : picture.width) / picture.unit * 0.36)
            picture.seam += off
    }
    readonly property bool picking: board && board.picking ? true : false
    onPickingChanged: {
        at = -1
        // Nothing is left to pick: the keyboard moves on past the board.
        const next = picking || !activeFocus ? null : nextItemInFocusChain(true)
        if (next)
            next.forceActiveFocus(LastInput.reason)
    }

    function walk(dx: int, dy: int) {
        at = picture.placeTowards(at, dx, dy)
    }

    activeFocusOnTab: picking || activeFocus
    onActiveFocusChanged: if (activeFocus && picking && at < 0) walk(0, 0)
    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, -1)
    Keys.onDownPressed: walk(0, 1)
    Keys.onReturnPressed: event => pickHere(event)
    Keys.onEnterPressed: event => pickHere(event)
    Keys.onSpacePressed: event => pickHere(event)
    function pickHere(event) {
        event.accepted = picking && at >= 0
        if (event.accepted)
            board.choose(at)
    }

    objectName: "board"
    clip: moved
    Accessible.role: Accessible.Graphic
    Accessible.name: board ? board.title : ""
    Accessible.description: board && board.pickTitle ? board.pickTitle : ""

    BoardPicture {
        id: picture
        anchors.fill: parent
        // The scroll buttons are below it, over no hex.
        anchors.bottomMargin: view.endless && !partly ? Theme.target + Theme.gap : 0
        moving: drag.active || pinch.active || wheel.running || scroll.running
        overlap: Math.sqrt(3) / 2
        board: view.board
        // Other places are offered: the keyboard starts again among them.
        onPlacesChanged: {
            if (view.at < 0 || placeKey(view.at) === view.atKey)
                return
            view.at = -1
            if (view.activeFocus && view.picking)
                view.walk(0, 0)
        }
        dark: Theme.dark
        family: Theme.family
        hues: Theme.pieceHues
        // A brush's paint appears at once.
        motion: Theme.motion && !view.painting
        onTravellingChanged: {
            lights.shine()
            view.follow()
        }
    }
    // Dims everything that the current step is not about, as soon as all pieces have arrived.
    BoardVeil {
        objectName: "boardVeil"
        anchors.fill: picture
        picture: picture
        opacity: count > 0 && !picture.travelling ? 1 : 0
        visible: opacity > 0
        Behavior on opacity {
            enabled: Theme.motion
            NumberAnimation { duration: 180; easing.type: Easing.OutQuad }
        }
    }
    BoardLights {
        id: lights
        anchors.fill: picture
        picture: picture
        color: Theme.dark ? "#ffc04a" : "#ffab1f"
        // First the moved piece arrives, then the next places are lit.
        visible: count > 0 && !picture.travelling
        onPlacesChanged: {
            shine()
            view.follow()
        }
        // In twelfths: each step blends the whole board anew, and smaller ones are not to be seen.
        property real glow: 1
        opacity: Math.round(glow * 12) / 12
        onVisibleChanged: glow = 1
        function shine() {
            pulse.stop()
            glow = 1
            if (count > 0 && Theme.motion && !picture.travelling)
                pulse.start()
        }

        // Three times, then still: nothing is drawn while nothing changes.
        SequentialAnimation {
            id: pulse
            loops: 3
            NumberAnimation { target: lights; property: "glow"; from: 1; to: 0.25; duration: 260; easing.type: Easing.InOutQuad }
            NumberAnimation { target: lights; property: "glow"; from: 0.25; to: 1; duration: 260; easing.type: Easing.InOutQuad }
        }
    }

    PlacePulse {
        id: shownPlace
        objectName: "placePulse"
        picture: picture
    }
    Connections {
        target: view.board
        function onPointed(place) {
            view.follow()
            shownPlace.show(place)
        }
    }

    // The parts shown a second time beyond the edges of the map.
    Repeater {
        model: view.endless && !view.moved ? 2 : 0
        Rectangle {
            required property int index
            readonly property rect all: picture.sightRect
            readonly property rect once: picture.mapRect
            readonly property bool lying: picture.turn % 180 !== 0
            color: Theme.ground
            opacity: 0.5
            x: lying || index === 0 ? all.x : once.x + once.width
            y: !lying || index === 0 ? all.y : once.y + once.height
            width: lying ? all.width : (all.width - once.width) / 2
            height: lying ? (all.height - once.height) / 2 : all.height
        }
    }
    NumberAnimation {
        id: scroll
        target: picture
        property: "seam"
        duration: 300
        easing.type: Easing.InOutQuad
    }

    TapHandler {
        // A passive grab, so that a second finger can make it a pinch; a thumb may roll a little.
        gesturePolicy: TapHandler.DragThreshold
        dragThreshold: Theme.mm * 3
        // A pinch is no tap. On a busy machine Qt 6.4 forgot to tell this handler that its finger had left, and then the board
        // took no tap any more.
        enabled: !pinch.active && !view.covered
        // A touch does not wait for moving pieces.
        onPressedChanged: if (pressed) {
            picture.arrive()
            shownPlace.stop()
        }
        onTapped: point => view.tapped(point.position.x, point.position.y)
        onLongPressed: {
            const at = picture.toUnits(point.position.x, point.position.y)
            view.held(at.x, at.y)
        }
    }
    DragHandler {
        id: drag
        target: null
        enabled: !view.painting && (view.moved || view.endless) && !view.covered
        property real seenX
        property real seenY
        onActiveChanged: {
            seenX = 0
            seenY = 0
            scroll.stop()
        }
        onTranslationChanged: if (active) {
            picture.slide(translation.x - seenX, translation.y - seenY)
            seenX = translation.x
            seenY = translation.y
            view.clampPan()
        }
    }
    PinchHandler {
        id: pinch
        target: null
        enabled: !view.covered
        property real before: 1
        onActiveChanged: before = 1
        // Some Qt versions reset the scale to 1 when the fingers are lifted.
        onActiveScaleChanged: if (active) {
            view.zoomAt(centroid.position.x, centroid.position.y, activeScale / before)
            before = activeScale
        }
    }
    WheelHandler {
        target: null
        enabled: !view.covered
        onWheel: event => {
            if (event.angleDelta.y === 0)
                return
            wheel.restart()
            view.zoomAt(event.x, event.y, event.angleDelta.y > 0 ? 1.15 : 1 / 1.15)
        }
    }
    // A wheel turns in steps; the board rests once none follows.
    Timer {
        id: wheel
        interval: 150
    }

    Repeater {
        model: view.board ? view.board.places : null
        Item {
            required property var model
            required property int index
            readonly property point spot: model.kind === "side"
                ? picture.toPixels((model.x1 + model.x2) / 2, (model.y1 + model.y2) / 2, picture.layout)
                : picture.toPixels(model.cx, model.cy, picture.layout)
            objectName: "place-" + model.kind + "-" + model.place
            width: 2
            height: 2
            x: spot.x - 1
            y: spot.y - 1
            Accessible.role: Accessible.Button
            Accessible.name: model.forbidden ? Spoken.sentences([model.label, model.why]) : model.label
            Accessible.focusable: true
            Accessible.onPressAction: view.board.choose(index)
        }
    }

    // Where the keyboard is.
    Rectangle {
        objectName: "boardFocus"
        readonly property point spot: view.at >= 0 ? picture.placeSpot(view.at, picture.layout) : Qt.point(0, 0)
        visible: view.activeFocus && view.picking && view.at >= 0
        width: Math.max(Theme.mm * 7, picture.unit * 0.9)
        height: width
        radius: width / 2
        x: spot.x - width / 2
        y: spot.y - height / 2
        color: "transparent"
        border.width: Theme.ring * 1.5
        border.color: "#ffffff"
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.ring
            radius: width / 2
            color: "transparent"
            border.width: Theme.ring
            border.color: "#000000"
        }
    }

    // Chances at their places; a mark that would cover a likelier one is only in the list.
    Repeater {
        id: chances
        readonly property size mark: Qt.size(Theme.body * 2.7, Theme.body * 1.35)
        model: {
            // Reads `count` so that the marks are made again: its signal comes with every change of the dangers.
            if (!view.risk || !view.risk.open || view.risk.count === 0)
                return []
            const lying = picture.turn % 180 !== 0
            return view.risk.marks((lying ? mark.height : mark.width) / picture.unit, (lying ? mark.width : mark.height) / picture.unit)
        }
        Rectangle {
            required property var modelData
            required property int index
            readonly property point spot: picture.toPixels(modelData.cx, modelData.cy, picture.layout)
            objectName: "mark-" + index
            x: spot.x - width / 2
            y: spot.y - height / 2
            width: chances.mark.width
            height: chances.mark.height
            radius: height / 2
            color: modelData.tone === "danger" ? Theme.vermillion : modelData.tone === "gain" ? Theme.green : Theme.orange
            border.width: Theme.hairline
            border.color: Theme.onFill
            Word {
                anchors.centerIn: parent
                text: parent.modelData.chance
                strong: true
                color: Theme.onFill
            }
        }
    }

    Binding {
        target: view.board
        property: "animated"
        value: Theme.motion
        when: view.board && view.board.animated !== undefined ? true : false
    }

    // The magnifier for the place that waits for its second tap.
    Item {
        id: loupe
        readonly property bool open: view.board && view.board.hasCandidate ? true : false
        readonly property point spot: open
            ? picture.toPixels(view.board.candidatePoint.x, view.board.candidatePoint.y, picture.layout) : Qt.point(0, 0)
        // Never so large that it would have to cover the place.
        readonly property real size: Math.max(Theme.mm * 20, Math.min(Theme.mm * 46, view.width * 0.45, view.height * 0.5,
            Math.max(spot.x - before - behind, view.width - spot.x - before - behind) - Theme.mm * 10))
        readonly property bool lying: view.readerTurn % 180 !== 0
        // As the reader sees it, the button is below the picture: so much room it takes on that side.
        readonly property real foot: confirm.height + Theme.gap
        readonly property real before: view.readerTurn === 90 ? foot : 0
        readonly property real behind: view.readerTurn === 270 ? foot : 0
        // Beside the finger, on the side with more room.
        readonly property real beside: Math.max(before, Math.min(view.width - size - behind,
            spot.x > view.width / 2 ? spot.x - size - behind - Theme.mm * 10 : spot.x + before + Theme.mm * 10))
        readonly property real level: Math.max(view.readerTurn === 180 ? foot : 0,
            Math.min(view.height - size - (view.readerTurn === 0 ? foot : 0), spot.y - size / 2))
        visible: open
        anchors.fill: parent

        BoardLoupe {
            id: lens
            objectName: "boardLoupe"
            x: loupe.beside
            y: loupe.level
            width: loupe.size
            height: loupe.size
            lights: loupe.open ? lights : null
            point: loupe.open ? view.board.candidatePoint : Qt.point(0, 0)
            magnification: Math.max(1.4, Math.min(3, loupe.size / 3.6 / picture.unit))
            rim: Theme.lit
            ground: Theme.ground
            // In it, places are further apart: a tap may mean another one than the marked one.
            function tapMeaning(at: point): string {
                const units = toUnits(at.x, at.y)
                return view.meaning(units.x, units.y, magnification)
            }
            // Not a TapHandler, because the board's own one beneath would also react.
            MouseArea {
                anchors.fill: parent
                Accessible.ignored: true
                onPressed: mouse => mouse.accepted = lens.contains(Qt.point(mouse.x, mouse.y))
                onClicked: mouse => {
                    const units = lens.toUnits(mouse.x, mouse.y)
                    view.board.tap(units.x, units.y, Theme.apart / (picture.unit * lens.magnification))
                }
            }
        }
        PushButton {
            id: confirm
            objectName: "confirmPlace"
            // Its middle, and how much of the screen it takes each way.
            readonly property real wide: loupe.lying ? height : width
            readonly property real high: loupe.lying ? width : height
            readonly property real midX: view.readerTurn === 90 ? loupe.beside - Theme.gap - wide / 2
                                       : view.readerTurn === 270 ? loupe.beside + loupe.size + Theme.gap + wide / 2
                                       : Math.max(wide / 2, Math.min(view.width - wide / 2, loupe.beside + loupe.size / 2))
            readonly property real midY: view.readerTurn === 0 ? loupe.level + loupe.size + Theme.gap + high / 2
                                       : view.readerTurn === 180 ? loupe.level - Theme.gap - high / 2
                                       : Math.max(high / 2, Math.min(view.height - high / 2, loupe.level + loupe.size / 2))
            x: midX - width / 2
            y: midY - height / 2
            rotation: view.readerTurn
            width: Math.min(implicitWidth, loupe.lying ? view.height : view.width)
            tone: "primary"
            glyph: "check"
            readonly property string label: loupe.open ? view.board.candidateLabel : ""
            text: label.charAt(0).toUpperCase() + label.slice(1)
            spoken: qsTr("Confirm: %1").arg(text)
            onClicked: view.board.confirm()
        }
    }

    // The way around a cylinder: buttons at its ends, or, where a part is shown, on both sides of the whole map.
    Item {
        id: finder
        readonly property bool lying: picture.turn % 180 !== 0
        readonly property bool mapped: picture.partly && !view.moved
        readonly property real step: Theme.target + Theme.gap
        readonly property real long_: 2 * step + Theme.mm * 30
        // Beside the whole map these buttons give way to the magnifier, which needs the room. The smallest screens have
        // no room for them: there, a finger moves the map.
        visible: view.endless && !(mapped && (loupe.open || Math.max(view.width, view.height) < Theme.mm * 85))
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: mapped ? lying ? Math.max(Theme.target, overview.width) : long_ : parent.width
        height: mapped ? lying ? long_ : Math.max(Theme.target, overview.height) : Theme.target

        Rectangle {
            visible: finder.mapped
            anchors.centerIn: overview
            width: overview.width + 2 * Theme.hairline
            height: overview.height + 2 * Theme.hairline
            color: Theme.text
        }
        BoardOverview {
            id: overview
            objectName: "boardOverview"
            visible: finder.mapped
            picture: picture
            anchors.centerIn: parent
            width: finder.lying ? Theme.mm * 30 / proportion : Theme.mm * 30
            height: width * proportion
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The whole map")
            TapHandler {
                enabled: !view.covered
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: point => view.glide(overview.seamAt(point.position.x, point.position.y))
            }
        }
        component WayButton: PushButton {
            required property bool west
            readonly property bool first: west !== view.flipped
            glyph: first ? "back" : "next"
            rotation: finder.lying ? 90 : 0
            x: finder.mapped && finder.lying ? (finder.width - width) / 2 : first ? 0 : finder.width - width
            y: finder.mapped && finder.lying ? first ? 0 : finder.height - height : (finder.height - height) / 2
            onClicked: view.scrollSeam(west ? -1 : 1)
        }
        WayButton {
            objectName: "boardSeamWest"
            west: true
            spoken: qsTr("Scroll the map to the west")
        }
        WayButton {
            objectName: "boardSeamEast"
            west: false
            spoken: qsTr("Scroll the map to the east")
        }
    }
    PushButton {
        objectName: "fitBoard"
        visible: view.moved || !picture.partly && picture.seam > 0
        x: view.endless && !finder.mapped ? Theme.target + Theme.gap : 0
        y: view.height - height
        glyph: "fit"
        turn: view.readerTurn
        spoken: view.endless ? qsTr("Show the whole map as it is printed") : qsTr("Show the whole board")
        onClicked: view.reset()
    }
}
