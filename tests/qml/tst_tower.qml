// SPDX-License-Identifier: Apache-2.0
// The tower's page under real clicks: which tower plays, tests, ports, help, and the chip at the table.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Kiosk
import Watchfire.Mock

Item {
    id: root
    width: 1280
    height: 800

    Component { id: kiosks; MockKiosk {} }
    Component { id: screens; Screens { anchors.fill: parent } }

    TestCase {
        name: "Tower"
        when: windowShown

        property var kiosk: null
        property var screen: null
        readonly property var device: kiosk ? kiosk.device : null

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.9
            Theme.screenWidth = 1280
            Theme.screenHeight = 800
            Theme.motion = false
            kiosk = kiosks.createObject(root)
            kiosk.table.board.load(shippedBoards["great-wall-4"])
            kiosk.screen = Kiosk.Tower
            screen = screens.createObject(root, { kiosk: kiosk })
            waitForRendering(screen)
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
        }
        function find(name) {
            const item = findChild(screen, name)
            verify(item, name + " is not there")
            return item
        }
        function shown(name) {
            const item = findChild(screen, name)
            return item !== null && item.visible
        }
        // Scrolls to the item first if necessary, as a finger would.
        function tap(name) {
            settle()
            const item = find(name)
            verify(item.visible, name + " is not shown")
            for (let above = item.parent; above; above = above.parent) {
                if (above.reveal !== undefined)
                    above.reveal(item, 0)
            }
            settle()
            mouseClick(item)
            settle()
        }
        function settle() {
            wait(0)
            waitForRendering(screen, 60)
        }
        function asked() {
            return kiosk.asked.join(", ")
        }

        function test_figures_and_lines() {
            compare(find("towerState").text, "The tower is connected and answers in 4 ms.")
            for (const id of ["port", "serial", "device", "firmware", "protocol", "abilities", "battery", "round-trip", "good", "bad",
                              "duplicates", "resets", "retries", "reconnects", "dropped", "error"])
                verify(shown("fact-" + id), id)
            compare(find("value-good").text, "1061")
            device.facts.set(10, "value", "1062")
            compare(find("value-good").text, "1062")
            const top = name => find(name).mapToItem(screen, 0, 0).y
            for (const id of ["device", "battery", "heard", "answers"])
                verify(top("fact-" + id) < top("reportHeading"), id + " is said to the players")
            for (const id of ["port", "round-trip", "bad", "dropped"])
                verify(top("fact-" + id) > top("reportHeading"), id + " is for a report")
            verify(find("lastLines").text.includes("ROLL 0001a3f2 17 d6:5,d6:3*762aadf6\n"))
        }
        function test_one_tower_needs_no_cards() {
            verify(!shown("tower-WT-000117"))
            verify(!shown("playWith"))
            verify(!shown("towerCommand"))
            verify(!shown("plainNotice"))
        }
        function test_of_two_towers_one_is_looked_at_and_chosen() {
            device.twoTowers()
            tap("tower-WT-000117")
            tap("playWith")
            compare(find("waitingText").text, "1 roll waiting, the first with 5 and 3.")
            tap("discardWaiting")
            compare(asked(), "show WT-000117, play WT-000204, discard WT-000204")
        }
        function test_every_lamp_effect() {
            for (const effect of ["your-turn", "rolled", "breach", "flood", "storm", "win", "idle"])
                tap("lamp-" + effect)
            compare(asked(), ["your-turn", "rolled", "breach", "flood", "storm", "win", "idle"].map(e => "lamp " + e).join(", "))
            device.hasLamp = false
            verify(!shown("lamp-win"))
        }
        function test_test_roll() {
            tap("testRoll")
            device.testing = true
            device.testText = "Roll the dice now. This roll does not count."
            verify(shown("testText"))
            tap("testRoll")
            compare(asked(), "test true, test false")
            device.testing = false
            device.canTest = false
            device.testText = ""
            verify(!shown("testRoll"))
        }
        function test_the_simulated_tower_says_so_and_rolls() {
            device.simulated = true
            device.canRollSimulated = true
            verify(shown("simulatedNotice"))
            tap("rollSimulated")
            compare(asked(), "rollSimulated")
        }
        function test_ports() {
            tap("port-/dev/ttyACM0")
            tap("port-auto")
            tap("refreshPorts")
            compare(asked(), "port /dev/ttyACM0, port auto, refreshPorts")
        }
        function test_no_access_shows_the_command() {
            device.noAccess()
            verify(shown("towerCommand"))
            verify(find("towerCommand").Accessible.name.includes("sudo usermod -aG dialout ann"))
            verify(find("towerHelp").text.includes("log out and in again"))
            verify(find("towerState").danger)
            verify(!shown("testRoll"))
        }
        function test_plain_mode_is_told() {
            device.plain()
            verify(shown("plainNotice"))
            verify(!shown("fact-serial"))
        }
        function test_the_chip_tells_of_rolls_of_another_tower() {
            kiosk.screen = Kiosk.Table
            settle()
            verify(!shown("towerWaiting"))
            device.twoTowers()
            settle()
            verify(shown("towerWaiting"))
            verify(find("towerChip").Accessible.name.includes("1 roll"))
            tap("towerChip")
            compare(kiosk.screen, Kiosk.Tower)
        }
        function test_controls_have_names_and_roles() {
            device.twoTowers()
            settle()
            let controls = 0
            const walk = item => {
                if (!item.visible)
                    return
                if (item.pressed !== undefined && item.clicked !== undefined && item.down !== undefined) {
                    ++controls
                    verify(item.objectName.length > 0, "a control without objectName")
                    verify(item.Accessible.name.length > 0, item.objectName + " has no name")
                    compare(item.Accessible.role, Accessible.Button, item.objectName)
                }
                for (let i = 0; i < item.children.length; ++i)
                    walk(item.children[i])
            }
            walk(find("towerScreen"))
            compare(controls, 17)
        }
    }
}
