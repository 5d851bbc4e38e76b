// SPDX-License-Identifier: Apache-2.0
// The board editor by real clicks, drags and keys: from the new game page to a saved board, at most 45 taps for an
// island; brushes, problems, names, files.
import QtQuick
import QtTest
import Watchfire.Kiosk
import Watchfire.Mock
import Watchfire.Ui

Item {
    id: root
    width: 1280
    height: 800

    Component { id: kiosks; MockKiosk {} }
    Component { id: screens; Screens {} }

    TestCase {
        id: test
        name: "Editor"
        when: windowShown

        property var kiosk: null
        property var editor: null
        property var screen: null
        property int taps: 0

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.9
            Theme.screenWidth = root.width
            Theme.screenHeight = root.height
            Theme.motion = false
            taps = 0
            kiosk = kiosks.createObject(root)
            editor = kiosk.editor
            kiosk.newGameModel.scenario = "base"
            kiosk.newGameModel.boardPicture.load(shippedBoards["base-island"])
            editor.board.load(shippedBoards["base-island"])
            kiosk.screen = Kiosk.NewGame
            screen = screens.createObject(root, { kiosk: kiosk, width: root.width, height: root.height })
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
        function find(name) { return findChild(screen, name) }
        function shown(name) {
            const item = find(name)
            return item !== null && item.visible
        }
        function tap(name) {
            const item = find(name)
            verify(item, name + " is there")
            verify(item.visible, name + " is shown")
            verify(item.enabled, name + " can be tapped")
            for (let above = item.parent; above; above = above.parent) {
                if (above.reveal !== undefined)
                    above.reveal(item, 0)
            }
            settle()
            mouseClick(item)
            ++taps
            settle()
        }
        function last() { return editor.asked[editor.asked.length - 1] }
        function toEditor(start) {
            tap("next")
            tap("next")
            taps = 0
            tap("otherBoard")
            tap(start)
        }

        function test_an_island_in_at_most_45_taps() {
            toEditor("startEmpty")
            compare(editor.asked.slice(0, 2), ["begin base great-wall-4", "empty"])
            const terrains = ["forest", "hills", "pasture", "fields", "mountains", "desert"]
            for (let i = 0; i < 19; ++i) {
                compare(find("walkTitle").text, "Which terrain? Hex " + (i + 1) + " of 19")
                tap("brush-terrain-" + terrains[i % 6])
            }
            const numbers = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
            for (let i = 0; i < 18; ++i) {
                compare(find("walkTitle").text, "Which number? Hex " + (i + 1) + " of 18")
                tap("brush-number-" + numbers[i % 10])
            }
            compare(find("walkTitle").text, "Which harbour? Harbour 1 of 9")
            tap("brush-harbour-wool")
            compare(find("walkTitle").text, "Which harbour? Harbour 2 of 9")
            tap("brush-harbours-begun")
            verify(!find("walkTitle").visible)
            tap("saveBoard")
            tap("key-done")
            compare(last(), "save Our board 1")
            verify(!editor.open)
            verify(!shown("boardEditor"))
            verify(taps <= 45, taps + " taps")
        }
        function test_one_back_and_another_hex() {
            toEditor("startEmpty")
            tap("brush-terrain-hills")
            tap("editorUndo")
            compare(last(), "undo")
            verify(!shown("editorRedo"), "while hexes are entered there is only one way back")
            const spot = find("hex-1,0")
            mouseClick(find("brushLayer"), spot.x + 1, spot.y + 1)
            compare(editor.asked.slice(-2), ["touch 1,0", "lift"])
            tap("walk")
            compare(editor.walking, "")
        }
        function test_a_brush_paints_by_tap_and_by_stroke() {
            toEditor("startCopy")
            tap("brush-terrain-gold")
            compare(editor.brush, "terrain-gold")
            const layer = find("brushLayer")
            const a = find("hex--1,0")
            const b = find("hex-1,0")
            mouseClick(layer, a.x + 1, a.y + 1)
            compare(editor.asked.slice(-2), ["touch -1,0", "lift"])
            const before = editor.asked.length
            mousePress(layer, a.x, a.y)
            const steps = 12
            for (let i = 1; i <= steps; ++i)
                mouseMove(layer, a.x + (b.x - a.x) * i / steps, a.y)
            mouseRelease(layer, b.x, b.y)
            settle()
            const stroke = editor.asked.slice(before)
            for (const hex of ["touch -1,0", "touch 0,0", "touch 1,0"])
                verify(stroke.includes(hex), hex + " in " + stroke.join())
            compare(stroke[stroke.length - 1], "lift")
            compare(stroke.filter(what => what === "lift").length, 1, "one stroke is one step")
        }
        function test_keys_paint_too() {
            toEditor("startCopy")
            find("brushLayer").forceActiveFocus()
            for (const key of [Qt.Key_Right, Qt.Key_Down, Qt.Key_Left, Qt.Key_Up, Qt.Key_Return])
                keyClick(key)
            compare(editor.asked.slice(-5), ["move right", "move down", "move left", "move up", "paint"])
            keyClick(Qt.Key_Escape)
            compare(last(), "leave")
        }
        function test_harbours_are_picked_on_sides() {
            toEditor("startCopy")
            tap("group-harbour")
            tap("brush-harbour-wool")
            editor.board.offer("side", ["2,0:E", "0,2:SE"])
            settle()
            const spot = find("place-side-2,0:E")
            const before = editor.asked.length
            mouseClick(find("board"), spot.x + 1, spot.y + 1)
            compare(editor.board.taps.length, 1)
            compare(editor.asked.length, before, "no hex is painted")
        }
        function test_on_a_low_screen_a_group_shows_what_it_paints_with() {
            Theme.density = 6.67
            Theme.screenWidth = screen.width = 1024
            Theme.screenHeight = screen.height = 600
            toEditor("startCopy")
            const inSight = name => {
                const y = find(name).mapToItem(find("tools"), 0, 0).y
                return y >= -1 && y + find(name).height <= find("tools").height + 1
            }
            tap("group-harbour")
            tryVerify(() => shown("brush-harbour-any") && inSight("brush-harbour-any"))
            verify(inSight("brush-harbour-wood"))
            tap("toGroups")
            tryVerify(() => inSight("group-terrain"))
        }
        function test_during_the_walk_the_faults_so_far_are_counted_above() {
            toEditor("startEmpty")
            verify(!shown("toProblems"))
            editor.showTrouble()
            settle()
            const rows = editor.problems.rows
            for (const told of [0, 1]) {
                editor.problems.rows = rows.map((row, i) => Object.assign({}, row, { entered: i < told }))
                settle()
                compare(shown("toProblems"), told > 0)
            }
            compare(find("toProblems").text, "1")
        }
        function test_problems_are_told_and_shown() {
            toEditor("startCopy")
            verify(!find("verdict").danger)
            editor.showTrouble()
            settle()
            verify(find("verdict").danger)
            compare(find("toProblems").text, "2")
            tap("toProblems")
            compare(find("saveBoard").text, "Save unfinished")
            tap("problem-1")
            compare(last(), "problem-1")
            verify(!shown("mend-problem-1"), "nobody but the table knows")
            tap("mend-problem-0")
            compare(last(), "mend problem-0")
        }
        function test_a_touch_that_changes_nothing_says_why() {
            toEditor("startCopy")
            verify(!shown("whyNothing"))
            editor.whyNothing = "The robber stands on land only."
            settle()
            const said = find("whyNothing")
            compare(said.text, "The robber stands on land only.")
            tap("whyNothing")
            compare(last(), "dismiss")
            verify(!shown("whyNothing"))
        }
        // It lies over the board: nothing under the finger moves for it.
        function test_what_was_saved_is_said_without_moving_a_button() {
            toEditor("startCopy")
            const place = name => find(name).mapToItem(screen, 0, 0).y
            const before = [place("group-harbour"), place("brush-terrain-hills")]
            editor.notice = "Our board 1 is saved. It is offered for a game as soon as it is ready."
            settle()
            verify(shown("editorNotice"))
            compare([place("group-harbour"), place("brush-terrain-hills")], before)
            tap("editorNotice")
            compare(last(), "dismiss")
            verify(!shown("editorNotice"))
        }
        function test_an_unfinished_board_is_changed_where_it_was_left() {
            toEditor("startCopy")
            editor.leave()
            editor.unfinishedTitle = "Half"
            settle()
            verify(shown("startCopy"), "it was painted")
            editor.wasWalked = true
            settle()
            verify(!shown("startCopy"))
            tap("startEmpty")
            compare(last(), "empty")
        }
        function test_own_boards_of_all_games_have_their_own_title() {
            toEditor("startCopy")
            editor.leave()
            editor.ofAllGames = true
            settle()
            compare(find("editorStart").title, "Own boards")
        }
        function test_a_name_of_its_own() {
            toEditor("startCopy")
            tap("saveBoard")
            const keys = find("boardKeyboard")
            keys.text = "Saturday's island"
            verify(shown("nameTaken"))
            tap("key-done")
            verify(shown("boardNameDialog"), "two boards of one name are none")
            keys.text = ""
            for (const key of ["key-c", "key-o", "key-v", "key-e"])
                tap(key)
            tap("key-done")
            compare(last(), "save Cove")
        }
        function test_names_have_digits_and_signs_and_one_button_accepts() {
            toEditor("startCopy")
            tap("saveBoard")
            verify(!shown("saveName"))
            compare(find("key-done").text, "Save")
            verify(!shown("key-2"))
            find("boardKeyboard").text = "Box "
            settle()
            tap("key-figures")
            for (const key of ["key-2", "key-.", "key--"])
                tap(key)
            compare(find("boardKeyboard").text, "Box 2.-")
            tap("key-figures")
            settle()
            verify(shown("key-q"))
        }
        function test_an_unfinished_board_is_gone_on_with() {
            kiosk.newGameModel.boards.rows = [Object.assign(kiosk.table.choice("own-1", "Half", "Our own board"), { enabled: false, why: "Not ready for a game." })]
            tap("next")
            tap("next")
            tap("board-own-1")
            compare(last(), "go on with base own-1")
            verify(shown("editorDesk"))
            tap("walk")
            editor.canWalk = true
            settle()
            verify(find("walk").mapToItem(find("tools"), 0, 0).y < find("group-terrain").mapToItem(find("tools"), 0, 0).y, "the way on comes first")
            editor.unfinishedTitle = "Half"
            editor.page = "choose"
            settle()
            compare(find("startEmpty").title, "Go on with Half")
        }
        function test_ready_is_not_said_as_if_nothing_were_to_look_at() {
            toEditor("startCopy")
            const verdict = find("verdict")
            compare(verdict.glyph, "check")
            editor.problems.rows = [{ id: "problem-0", text: "1 too many: 2:1, ore.", stops: false, entered: true, chosen: false, mend: "" }]
            settle()
            compare(verdict.glyph, "warning")
            verify(verdict.text.endsWith("But look at 1 thing(s) below."), verdict.text)
        }
        function test_a_board_that_nobody_saved_is_gone_on_with() {
            toEditor("startCopy")
            editor.page = "choose"
            settle()
            verify(!shown("resumeBoard"))
            editor.unsavedTitle = "Saturday's island"
            settle()
            compare(find("resumeBoard").Accessible.name, "Go on with Saturday's island. It was being changed when the program ended, and is not saved yet.")
            tap("resumeBoard")
            compare(last(), "resume")
            verify(shown("editorDesk"))
        }
        function test_random_boards() {
            toEditor("startRandom")
            tap("anotherRandom")
            tap("anotherRandom")
            compare(editor.asked.slice(-3), ["random", "another", "another"])
        }
        function test_files_and_refusals() {
            toEditor("openFiles")
            tap("place-/media/ann/STICK")
            compare(last(), "place /media/ann/STICK")
            const place = name => find(name).mapToItem(screen, 0, 0).y
            const before = ["exportBoard", "exportPioneers", "file-seafarers.game"].map(place)
            tap("exportBoard")
            verify(shown("editorNotice"))
            compare(["exportBoard", "exportPioneers", "file-seafarers.game"].map(place), before, "nothing moves for it")
            tap("editorNotice")
            verify(!shown("editorNotice"))
            tap("file-seafarers.game")
            verify(shown("editorDialog"))
            tap("editorNo")
            verify(!shown("editorDialog"))
            tap("back")
            compare(last(), "leave")
        }
        function test_what_an_import_left_out_stays_readable() {
            toEditor("openFiles")
            tap("file-our-board-1.json")
            verify(shown("editorImported"))
            verify(shown("importLeft"))
            mouseClick(find("editorImported"), 4, find("editorImported").height / 2)
            settle()
            verify(shown("editorImported"), "a touch beside the button takes nothing away")
            tap("importSeen")
            verify(shown("editorDesk"))
            tap("showImport")
            verify(shown("editorImported"), "it can be read again")
            tap("back")
            verify(shown("editorDesk"))
        }
        function test_deleting_asks_first() {
            editor.ownChosen = true
            tap("next")
            tap("next")
            tap("otherBoard")
            tap("deleteBoard")
            verify(shown("editorDialog"))
            tap("editorNo")
            compare(last(), "dismiss")
            tap("deleteBoard")
            tap("editorYes")
            compare(last(), "go on")
            tap("back")
            verify(!shown("boardEditor"))
        }
    }
}
