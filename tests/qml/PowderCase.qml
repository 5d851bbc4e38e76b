// SPDX-License-Identifier: Apache-2.0
// What tests of Black Powder's table share: the whole screen with three players at one of the sizes, and a finger.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Kiosk
import Watchfire.Mock

TestCase {
    id: test

    // Where the screen lies.
    required property Item stage
    property Component kiosks: MockKiosk {}
    property Component screens: Screens {}
    property var kiosk: null
    property var screen: null
    readonly property var table: kiosk ? kiosk.table : null
    readonly property var powder: kiosk ? kiosk.table.powder : null

    when: windowShown

    function init() {
        failOnWarning(/^(?!QUnifiedTimer::)/)
    }
    function cleanup() {
        screen?.destroy()
        wait(0)
        kiosk?.destroy()
        screen = kiosk = null
        wait(0)
    }
    // Instead of the screen that was there.
    function open(width, height, density) {
        cleanup()
        Theme.density = density
        Theme.screenWidth = width
        Theme.screenHeight = height
        Theme.motion = false
        kiosk = kiosks.createObject(stage)
        kiosk.table.board.load(shippedBoards["great-wall-4"])
        kiosk.newGameModel.boardPicture.load(shippedBoards["great-wall-4"])
        kiosk.table.playPowder(3)
        kiosk.screen = Kiosk.Table
        screen = screens.createObject(stage, { kiosk: kiosk, width: width, height: height })
        waitForRendering(screen)
    }
    function openSmall() {
        open(800, 480, 5.25)
    }
    function shown(name) {
        const item = findChild(screen, name)
        return item !== null && item.visible
    }
    function find(name) {
        const item = findChild(screen, name)
        verify(item, name + " is not there")
        verify(item.visible, name + " is not shown")
        return item
    }
    function tap(name) {
        wait(0)
        waitForRendering(screen, 60)
        mouseClick(find(name))
        wait(0)
        waitForRendering(screen, 60)
    }
    function offer(open, forbidden) {
        powder.open = open
        powder.forbidden = forbidden ?? []
        powder.placesChanged()
        wait(0)
    }
    function inside(item, cover) {
        for (let up = item; up; up = up.parent)
            if (up === cover)
                return true
        return false
    }
}
