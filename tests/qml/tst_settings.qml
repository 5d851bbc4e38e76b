// SPDX-License-Identifier: Apache-2.0
// The settings under real clicks and keys: every one of them, measuring the screen, kiosk mode and its PIN,
// backup and restore.
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
        name: "Settings"
        when: windowShown

        property var kiosk: null
        property var screen: null
        readonly property var settings: kiosk ? kiosk.settings : null
        readonly property var lock: kiosk ? kiosk.lock : null

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.9
            Theme.screenWidth = 1280
            Theme.screenHeight = 800
            Theme.motion = false
            kiosk = kiosks.createObject(root)
            kiosk.screen = Kiosk.Settings
            screen = screens.createObject(root, { kiosk: kiosk })
            settle()
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
        }
        function settle() {
            wait(0)
            waitForRendering(screen, 60)
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
        function pin(digits) {
            for (const digit of digits)
                tap("pin-" + digit)
        }

        function test_screen() {
            tap("setting-language-de")
            compare(settings.language, "de")
            compare(find("setting-language-de").Accessible.checked, true)
            tap("setting-language-en")
            compare(settings.language, "en")
            tap("setting-dark")
            compare(settings.theme, "light")
            tap("setting-scale-more")
            fuzzyCompare(settings.scale, 1.1, 0.001)
            tap("setting-motion")
            compare(settings.motion, true)
        }
        function test_table() {
            tap("group-table")
            tap("setting-turn-more")
            compare(settings.boardTurn, 90)
            tap("setting-panel-less")
            compare(settings.panelTurn, 270)
            tap("setting-follow")
            compare(settings.panelFollowsTurn, true)
            verify(!find("setting-panel-less").enabled)
        }
        function test_voice() {
            tap("group-voice")
            verify(kiosk.asked.includes("look"))
            tap("setting-speech-dangers")
            compare(settings.speech, "dangers")
            tap("setting-speech-all")
            compare(settings.speech, "all")
            for (let i = 0; i < 5; ++i)
                tap("setting-rate-more")
            fuzzyCompare(settings.speechRate, 0.5, 0.001)
            verify(!find("setting-rate-more").enabled)
            tap("setting-rate-less")
            fuzzyCompare(settings.speechRate, 0.4, 0.001)
            tap("setting-volume-less")
            fuzzyCompare(settings.speechVolume, 0.7, 0.001)
            tap("sayExample")
            verify(kiosk.asked.includes("example"))
            tap("setting-sounds")
            compare(settings.sounds, false)
            compare([find("voice-flite:en_US:slt").title, find("voice-flite:en_US:slt").detail].join(": "), "Voice 1: United States")
            const scottish = find("voice-speechd:en_GB:English (Scotland)")
            compare([scottish.title, scottish.detail].join(": "), "Voice 2: English (Scotland)")
            tap("voice-flite:en_US:slt")
            compare(settings.voice, "flite:en_US:slt")
            verify(!shown("voice-speechd:de_DE:German")) // another language's
            tap("voice-")
            compare(settings.voice, "")
            kiosk.voice.problem = "There is no voice."
            settle()
            verify(shown("voiceProblem"))
            compare(find("voiceSettings").message, find("voiceProblem"))
        }
        function test_the_keyboard_stays_in_a_dialog() {
            const opener = find("measure")
            opener.forceActiveFocus()
            tap("measure")
            wait(0)
            const dialog = find("measureDialog")
            const seen = []
            for (let i = 0; i < 24; ++i) {
                const now = screen.Window.activeFocusItem
                let up = now
                while (up && up !== dialog)
                    up = up.parent
                verify(up === dialog, "Tab " + i + " leads to " + now)
                if (!seen.includes(now.objectName))
                    seen.push(now.objectName)
                keyClick(Qt.Key_Tab, i > 12 ? Qt.ShiftModifier : Qt.NoModifier)
                wait(0)
            }
            verify(seen.length > 2, "it walks: " + seen.join())
            tap("closeMeasure")
            wait(0)
            verify(find("measure").activeFocus, "the focus is lost")
        }
        function test_measure() {
            tap("measure")
            const bar = find("bar")
            compare(bar.width, 295)
            const before = Theme.density
            tap("bar10")
            tap("bar-1")
            compare(bar.width, 304)
            compare(Theme.density, before) // nothing moves under the finger
            tap("takeMeasure")
            fuzzyCompare(settings.measured, 304 / 50, 0.001)
            tap("measure")
            tap("forgetMeasure")
            compare(settings.measured, 0)
            tap("measure")
            tap("closeMeasure")
            compare(settings.measured, 0)
        }
        function test_kiosk_mode_wants_a_pin_typed_twice() {
            tap("group-kiosk")
            tap("setting-kiosk")
            compare(settings.kioskMode, false)
            pin("2580")
            pin("2581")
            verify(find("pinWord").text.includes("different"))
            compare(settings.kioskMode, false)
            pin("2580")
            // With keys, as on a machine that has them.
            for (const key of [Qt.Key_2, Qt.Key_5, Qt.Key_7, Qt.Key_Backspace, Qt.Key_8, Qt.Key_0])
                keyClick(key)
            settle()
            verify(kiosk.asked.includes("set pin 2580"))
            compare(settings.kioskMode, true)
            verify(!shown("noPin"))
            verify(shown("pinChosen"), "it says that the mode is on")
            tap("setPin")
            verify(find("newPinDialog").title.includes("new PIN"))
            tap("closePin")
            tap("setting-kiosk")
            compare(settings.kioskMode, false)
            verify(!shown("pinChosen"))
            tap("setting-kiosk") // the PIN is known by now
            compare(settings.kioskMode, true)
        }
        function test_leaving_the_new_pin_changes_nothing() {
            tap("group-kiosk")
            tap("setPin")
            pin("2580")
            keyClick(Qt.Key_Escape)
            settle()
            verify(!shown("newPinDialog"))
            compare(lock.pinSet, false)
            settings.kioskMode = true
            settle()
            verify(shown("noPin"))
        }
        function test_the_pin_is_asked_over_any_screen() {
            kiosk.screen = Kiosk.Start
            lock.asking = true
            settle()
            verify(shown("pinDialog"))
            pin("0000")
            verify(kiosk.asked.includes("pin 0000"))
            verify(find("pinWord").text.includes("wrong"))
            pin("0001")
            pin("0002")
            verify(find("pinWord").text.includes("5 second"), find("pinWord").text)
            verify(!find("pin-1").enabled)
            keyClick(Qt.Key_1) // nor by key
            settle()
            compare(find("pinPad").digits, "")
            lock.pause = 0
            pin("2580")
            verify(!shown("pinDialog"))
        }
        // The settings, which say it, are behind the PIN.
        function test_the_pad_says_what_to_do_without_the_pin() {
            kiosk.screen = Kiosk.Start
            kiosk.lock.asking = true
            settle()
            tap("pin-help")
            verify(shown("forgetCommand") && find("forgetCommand").text.includes("--forget-pin"))
            verify(!shown("pinPad"))
            tap("pinAgain")
            pin("0000")
            verify(find("pinWord").text.includes("wrong"))
            verify(!shown("forgetCommand") && !find("pinWord").text.includes("--forget-pin"))
        }
        function test_what_is_not_known_yet_stays_closed_and_says_why() {
            kiosk.screen = Kiosk.Start
            kiosk.lock.pinSet = true
            kiosk.lock.closed = "waiting"
            kiosk.lock.asking = true
            settle()
            verify(!shown("pinPad"))
            verify(find("pinWord").text.includes("One moment"))
            kiosk.lock.closed = "unreadable"
            verify(!shown("pinPad"))
            verify(find("pinWord").text.includes("cannot be read"))
            verify(shown("forgetCommand") && find("forgetCommand").text.includes("--forget-pin"))
            kiosk.lock.closed = ""
            verify(shown("pinPad"))
            kiosk.lock.checking = true
            verify(!find("pin-1").enabled)
            kiosk.lock.checking = false
            verify(find("pin-1").enabled)
            tap("cancelPin")
            verify(!shown("pinDialog"))
        }
        function test_kiosk_mode_without_a_pin_asks_for_one_before_anything_else() {
            kiosk.screen = Kiosk.Start
            kiosk.lock.pinSet = false
            kiosk.lock.wanted = true
            settle()
            verify(shown("newPinDialog"))
            verify(!shown("closePin"))
            keyClick(Qt.Key_Escape)
            verify(shown("newPinDialog"))
            pin("2580")
            pin("2580")
            verify(kiosk.asked.includes("set pin 2580"))
            kiosk.lock.wanted = false
            settle()
            verify(!shown("newPinDialog"))
        }
        function test_keys_stay_in_what_covers_a_screen() {
            kiosk.screen = Kiosk.Start
            settle()
            const covered = find("newGame")
            covered.forceActiveFocus()
            const focused = () => screen.Window.activeFocusItem
            const within = dialog => {
                let up = focused()
                while (up && up !== dialog)
                    up = up.parent
                return up === dialog
            }
            const goRound = name => {
                const met = []
                for (let i = 0; i < 30; ++i) {
                    keyClick(Qt.Key_Tab, i > 20 ? Qt.ShiftModifier : Qt.NoModifier)
                    wait(10)
                    verify(within(find(name)), name + ", after " + i + " presses: " + focused())
                    if (!met.includes(focused()))
                        met.push(focused())
                }
                return met.length
            }
            lock.asking = true
            settle()
            verify(goRound("pinDialog") > 10, "digits and Cancel")
            keyClick(Qt.Key_Escape)
            settle()
            verify(!shown("pinDialog"))
            tryVerify(() => covered.activeFocus, 1000, "the focus is back where it was")
            kiosk.problem = "The disk is full."
            settle()
            tryVerify(() => within(find("problemDialog")))
            compare(goRound("problemDialog"), 1)
            keyClick(Qt.Key_Return)
            settle()
            verify(!shown("problemDialog"))
            tryVerify(() => covered.activeFocus)
            // The first PIN of a kiosk: Escape does not leave it either.
            kiosk.lock.wanted = true
            settle()
            verify(goRound("newPinDialog") >= 10)
            keyClick(Qt.Key_Escape)
            verify(shown("newPinDialog"))
        }
        function test_escape_gives_the_pin_up() {
            lock.asking = true
            settle()
            keyClick(Qt.Key_Escape)
            settle()
            compare(lock.asking, false)
        }
        function test_backup_and_restore() {
            tap("group-backup")
            verify(kiosk.asked.includes("refresh backup"))
            tap("place-/media/ann/STICK")
            verify(kiosk.asked.includes("place /media/ann/STICK"))
            const place = name => find(name).mapToItem(screen, 0, 0).y
            const before = place("backUp")
            tap("backUp")
            verify(shown("backupNotice"))
            compare(place("backUp"), before, "nothing moves for it")
            tap("backupNotice")
            verify(!shown("backupNotice"))
            tap("backup-watchfire-2026-11-14-2130.db")
            tap("dismissBackup")
            verify(!kiosk.asked.includes("go on"))
            tap("backup-watchfire-2026-11-14-2130.db")
            verify(shown("checked-game-1") && shown("checked-game-2"))
            compare(find("checked-game-2").model.good, false)
            tap("doIt")
            verify(kiosk.asked.includes("go on"))
            kiosk.backup.busy = true
            settle()
            verify(!find("backUp").enabled)
            verify(shown("filesBusy"))
            kiosk.backup.problem = "The disk is full."
            settle()
            verify(shown("backupProblem"))
            compare(find("backupSettings").message, find("backupProblem"))
        }
        function test_a_look_through_a_backup_can_be_broken_off() {
            tap("group-backup")
            kiosk.backup.progress = "Each game is tried: 3 of 1000 …"
            settle()
            verify(shown("backupDialog"))
            compare(find("backupDialog").title, kiosk.backup.progress)
            verify(!shown("doIt") && !shown("checked-game-1"))
            tap("stopCheck")
            verify(kiosk.asked.includes("stop") && !shown("backupDialog"))
        }
        function test_a_report_is_written_and_says_where() {
            tap("group-about")
            verify(kiosk.asked.includes("refresh report"))
            tap("place-/media/ann/STICK")
            verify(kiosk.asked.includes("place /media/ann/STICK"))
            verify(!shown("reportNotice"))
            const place = name => find(name).mapToItem(find("aboutSettings").contentItem, 0, 0).y
            const before = place("writeReport")
            tap("writeReport")
            verify(shown("reportNotice"))
            compare(place("writeReport"), before, "nothing moves for it")
            kiosk.report.busy = true
            settle()
            verify(!find("writeReport").enabled)
            kiosk.report.problem = "The disk is full."
            settle()
            verify(shown("reportProblem"))
            compare(find("aboutSettings").message, find("reportProblem"))
        }
        function test_about_shows_the_fonts_licence_in_full() {
            tap("group-about")
            tap("fontLicence")
            tryVerify(() => find("fontLicenceText").text.includes("SIL OPEN FONT LICENSE Version 1.1"))
            verify(find("fontLicenceText").text.includes("TERMINATION"))
        }
        function test_every_page_by_keyboard() {
            // Tab goes through the groups; Return opens one.
            find("group-screen").forceActiveFocus()
            for (const group of ["table", "voice", "kiosk", "hall", "backup", "about"]) {
                keyClick(Qt.Key_Tab)
                verify(find("group-" + group).activeFocus, group)
                keyClick(Qt.Key_Return)
                settle()
                verify(shown(group + "Settings"), group)
            }
        }
    }
}
