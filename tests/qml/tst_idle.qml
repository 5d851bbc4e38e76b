// SPDX-License-Identifier: Apache-2.0
// The calm view covers every screen, moves against burn-in and leads back; "say it again" is only there if
// the program speaks and there is something to say.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Mock

Item {
    id: root
    width: 1280
    height: 800

    Component { id: kiosks; MockKiosk {} }
    Component { id: screens; Screens { anchors.fill: parent } }

    TestCase {
        id: test
        name: "Idle"
        when: windowShown

        property var kiosk: null
        property var screen: null
        function init() {
            failOnWarning(/.?/)
            Theme.density = 5.9
            Theme.screenWidth = 1280
            Theme.screenHeight = 800
            Theme.motion = false
            kiosk = kiosks.createObject(root)
            kiosk.table.board.load(shippedBoards["great-wall-4"])
            kiosk.screen = 2
            kiosk.table.showSteps()
            screen = screens.createObject(root, { kiosk: kiosk })
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
        }

        function test_a_press_leads_back_and_presses_nothing() {
            kiosk.idle = true
            const view = findChild(screen, "idleView")
            verify(view)
            const done = findChild(screen, "done")
            verify(done)
            kiosk.asked = []
            mouseClick(done)
            compare(kiosk.asked.join(), "wake")
            compare(kiosk.table.asked.join(), "")
            tryVerify(() => !findChild(screen, "idleView"))
            mouseClick(done)
            verify(kiosk.table.asked.length > 0)
        }
        function test_it_jumps_and_never_stays_where_it_was() {
            kiosk.idle = true
            const view = findChild(screen, "idleView")
            const content = findChild(view, "idleContent")
            view.moveEvery = 20
            const seen = []
            for (let n = 0; n < 9; ++n) {
                tryVerify(() => view.moves > n)
                view.moves = n + 1
                seen.push(content.x + "," + content.y)
                verify(content.x >= 0 && content.y >= 0)
                verify(content.x + content.width <= view.width && content.y + content.height <= view.height)
            }
            compare(new Set(seen).size, 9)
        }
        function test_say_it_again_only_where_something_is_said() {
            const button = () => findChild(screen, "repeatSpeech")
            verify(!button().visible)
            kiosk.voice.on = true
            verify(button().visible)
            mouseClick(button())
            compare(kiosk.asked.filter(what => what === "repeat").length, 1)
            button().forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(kiosk.asked.filter(what => what === "repeat").length, 2)
            kiosk.table.showAct()
            verify(!button().visible)
        }
    }
}
