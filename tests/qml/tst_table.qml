// SPDX-License-Identifier: Apache-2.0
// The table screen under real clicks: hand entry, steps, decisions, building, knight, undo, history,
// a refused command, a roll that waits, the end; and the start and new-game screens.
import QtQuick
import QtTest
import Watchfire.App
import Watchfire.Ui
import Watchfire.Kiosk
import Watchfire.Mock

Item {
    id: root
    width: 1280
    height: 800

    Component { id: kiosks; MockKiosk {} }
    Component { id: screens; Screens { anchors.fill: parent } }

    SignalSpy { id: spyOnPointed; signalName: "pointed" }
    TestCase {
        name: "Table"
        when: windowShown

        property var kiosk: null
        property var screen: null
        readonly property var table: kiosk ? kiosk.table : null

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.9
            Theme.screenWidth = 1280
            Theme.screenHeight = 800
            Theme.motion = false
            root.width = 1280
            root.height = 800
            kiosk = kiosks.createObject(root)
            kiosk.table.board.load(shippedBoards["great-wall-4"])
            kiosk.newGameModel.boardPicture.load(shippedBoards["great-wall-4"])
            kiosk.screen = Kiosk.Table
            screen = screens.createObject(root, { kiosk: kiosk })
            waitForRendering(screen)
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
        }
        // In the pane that is seen first: others wait out of sight.
        function seek(name) {
            const pane = findChild(screen, "nowPanel")?.current ?? null
            return (pane ? findChild(pane, name) : null) ?? findChild(screen, name)
        }
        function find(name) {
            const item = seek(name)
            verify(item, name + " is not there")
            verify(item.visible, name + " is not shown")
            return item
        }
        // A finger aims at what is drawn.
        function tap(name) {
            settle()
            mouseClick(find(name))
            settle()
        }
        function settle() {
            wait(0)
            waitForRendering(screen, 60)
        }
        function shown(name) {
            const item = seek(name)
            return item !== null && item.visible
        }
        function asked() {
            return table.asked.join(", ")
        }

        function test_roll_by_hand() {
            compare(find("headline").text, "Ann, roll!")
            tap("die-1-6")
            tap("die-2-5")
            compare(asked(), "roll 6 5")
        }
        function test_no_roll_while_none_may_come() {
            table.canRoll = false
            tap("die-1-6")
            tap("die-2-5")
            compare(asked(), "")
        }
        function test_simulated_tower_rolls_on_tap_only() {
            verify(!shown("rollSimulated"))
            kiosk.device.canRollSimulated = true
            tap("rollSimulated")
            compare(kiosk.asked.join(), "rollSimulated")
        }
        function test_steps_are_ticked_and_explained() {
            table.showSteps()
            wait(0)
            compare(find("sum").text, "11")
            compare(find("currentSentence").text, "Put both riders on fields 5 and hills 4")
            verify(!shown("whyText"))
            tap("why")
            verify(find("whyText").text.indexOf("First breach, later breaches\n") === 0, "the rule by its name, not by its number")
            compare(find("whyTitle").font.weight, Font.Bold)
            const list = find("stepList")
            const at = () => find("whyText").mapToItem(list, 0, 0).y
            tryVerify(() => at() >= 0 && at() < list.height - Theme.target, 5000, "its first line is in sight")
            tap("done")
            tap("doneAll")
            compare(asked(), "done, doneAll")
        }
        function test_panes_of_a_turn_are_made_once() {
            const pane = () => find("nowPanel").current
            const entry = pane()
            tap("die-1-6")
            verify(find("die-1-6").chosen)
            table.showSteps()
            settle()
            const steps = pane()
            verify(steps !== entry && !entry.visible && !entry.enabled, "one waits, and no key reaches it")
            tap("why")
            verify(shown("whyText"))
            table.showDecision()
            settle()
            const question = pane()
            compare(findChild(steps, "currentSentence"), null, "steps are drawn where they are seen")
            table.steps.rows = []
            table.steps.currentIndex = -1
            table.steps.left = 0
            tap("why")
            tap("asList")
            verify(!shown("whyText") && shown("option-1"), "the list has the room of the rule")
            tap("why")
            verify(shown("whyText"))
            table.decision.decision = "steal"
            settle()
            verify(!shown("whyText") && !shown("option-1"), "nothing of the last question hides the next")
            tap("why")
            verify(shown("whyText"))
            table.showSteps()
            settle()
            compare(pane(), steps, "the next roll finds its pane")
            verify(!shown("whyText"), "as new")
            compare(find("currentSentence").text, "Put both riders on fields 5 and hills 4")
            tap("done")
            compare(asked(), "done")
            table.showDecision()
            settle()
            compare(pane(), question)
            verify(!shown("whyText") && !shown("option-1"), "as new, too")
            table.mode = TableModel.Roll
            table.canRoll = true
            settle()
            compare(pane(), entry)
            verify(!find("die-1-6").chosen, "a die of the last roll is no part of the next")
        }
        function test_current_step_comes_into_view() {
            table.showSteps()
            const many = []
            for (let i = 0; i < 20; ++i)
                many.push(Object.assign({}, table.steps.rows[0], { id: "9:" + i, state: i < 15 ? "done" : i === 15 ? "current" : "coming" }))
            table.steps.rows = many
            table.steps.currentIndex = 15
            const card = find("step-9:15")
            tryVerify(() => {
                const y = card.mapToItem(screen, 0, 0).y
                return y > 0 && y + card.height < screen.height
            }, 10000)
        }
        // Above the step that is due stands a whole line of what is done, or nothing of it.
        function test_no_line_above_the_step_is_cut() {
            table.showSteps()
            const list = find("stepList")
            let whole = 0
            for (let done = 2; done < 7; ++done) {
                table.steps.rows = Array.from({ length: 9 }, (_, i) => Object.assign({}, table.steps.rows[0],
                    { id: done + ":" + i, sentence: "The section holds", detail: "", items: [], shares: [], icon: "holds", state: i < done ? "done" : i === done ? "current" : "coming" }))
                table.steps.currentIndex = done
                table.steps.settled = done - 1
                wait(50)
                for (let i = 0; i < done; ++i) {
                    const line = findChild(screen, "step-" + done + ":" + i)
                    if (!line || !line.visible)
                        continue
                    const top = line.mapToItem(list, 0, 0).y
                    verify(top >= -0.5 || top + line.height <= 0.5, done + " done, line " + i + " at " + top + " of " + line.height)
                    whole += top >= -0.5 ? 1 : 0
                }
            }
            verify(whole > 0, "no line of what is done was in sight")
        }
        function test_decision_in_the_panel() {
            table.showDecision()
            wait(0)
            compare(find("decisionTitle").text, "Ann may move the pirate")
            tap("option-0")
            compare(asked(), "answer 0", "what is no place is a button")
        }
        function test_answers_of_the_board_have_no_cards_before_the_list_is_open() {
            table.showDecision()
            settle()
            const cards = item => {
                let sum = item as ChoiceCard ? 1 : 0
                for (let i = 0; i < item.children.length; ++i)
                    sum += cards(item.children[i])
                return sum
            }
            compare(cards(find("nowPanel")), 1, "none is made out of sight")
            table.steps.rows = []
            table.steps.left = 0
            tap("asList")
            verify(shown("option-1") && shown("option-3"))
            tap("option-3")
            compare(asked(), "answer 3")
            tap("asList")
            tryVerify(() => findChild(screen, "option-3") === null)
        }
        function test_buttons_beside_the_roll_lie_on_nothing() {
            root.width = 800
            root.height = 1280
            table.showSteps()
            table.showDecision()
            table.steps.rows = []
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.die1 = 1
            table.die2 = 6
            settle()
            const why = find("why")
            const title = find("decisionTitle")
            verify(why.mapToItem(screen, 0, why.height).y <= title.mapToItem(screen, 0, 0).y, "above the question")
            verify(Math.abs(why.mapToItem(screen, 0, 0).y - find("die1").mapToItem(screen, 0, 0).y) < 1)
        }
        function test_what_the_board_offers_is_a_list_only_when_asked_for() {
            table.showDecision()
            wait(0)
            verify(!shown("option-1"), "a lit hex needs no button")
            verify(shown("option-0"), "to leave him is no place")
            tap("asList")
            tap("option-2")
            compare(asked(), "answer 2")
            verify(find("option-0").mapToItem(screen, 0, 0).y < find("option-1").mapToItem(screen, 0, 0).y)
            tap("asList")
            verify(!shown("option-1"))
            tap("asList")
            table.askFor("robber", "Ann, where does the robber go?", "Tap a lit hex.", "BA-20", "", [Object.assign(table.answerRow('"1,1"', "hills 5"), { place: "hex 1,1" })])
            settle()
            verify(!shown("option-0"), "the next question begins without its list")
            verify(!shown("boardHint"), "the question says itself what is to be tapped")
        }
        function test_a_numeral_of_the_bag_is_a_list_though_its_hex_is_lit() {
            table.askFor("rider-numeral", "Ann, which numeral does the rider show?", "", "GW-20", "", [Object.assign(table.answerRow('"III"', "III"), { place: "hex 1,1" })])
            wait(0)
            verify(!shown("asList"))
            tap("option-0")
            compare(asked(), "answer 0")
        }
        function test_messages_do_not_lie_under_the_tiles() {
            let met = 0
            for (const board of ["great-wall-4", "raiders-4", "world", "great-river"]) {
                verify(shippedBoards[board], board)
                table.board.load(shippedBoards[board])
                table.notice = "Undone: Ann built a road. Put the pieces as the picture shows them."
                settle()
                const rect = item => item.mapToItem(root, 0, 0, item.width, item.height)
                const notice = rect(find("notice"))
                for (const name of ["build", "card", "undo", "history"]) {
                    const tile = rect(find(name))
                    verify(tile.right <= notice.left || notice.right <= tile.left || tile.bottom <= notice.top || notice.bottom <= tile.top,
                           board + ": " + name + " lies on the message")
                }
                met += rect(find("undo")).left < notice.right && rect(find("undo")).bottom > root.height * 0.8 ? 1 : 0
                table.notice = ""
            }
            verify(met > 0, "on some board they share the corner")
        }
        function test_only_the_keyboard_sees_where_it_is() {
            const next = () => {
                table.showSteps()
                settle()
                table.showDecision()
                settle()
                const item = screen.Window.activeFocusItem
                return item !== null && item.visualFocus === true
            }
            table.showSteps()
            settle()
            find("done").forceActiveFocus(Qt.OtherFocusReason)
            mouseClick(find("history"))
            keyClick(Qt.Key_Escape)
            find("done").forceActiveFocus(Qt.OtherFocusReason)
            mousePress(find("done"), 1, 1)
            mouseRelease(find("done"), 1, 1)
            verify(!next(), "a finger was last")
            const panel = find("nowPanel").current
            panel.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_F1)
            verify(next(), "a key was last")
        }
        function test_undo_is_a_tile_beside_the_board() {
            table.canRedo = false
            settle()
            compare(find("undo").text, "Ann built\u2026", "as many words as the tile has room for")
            compare(find("undo").spoken, "Undo: Ann built a settlement", "a screen reader hears it whole")
            const board = find("board"), before = board.picture.unit
            const place = find("undo").mapToItem(root, 0, 0)
            table.canRedo = true
            settle()
            verify(shown("redo"))
            for (const name of ["undo", "redo", "history"])
                verify(find(name).width >= Theme.target && find(name).height >= Theme.target, name + " stays as large as a finger")
            compare(board.picture.unit, before, "redo does not move the board")
            const now = find("undo").mapToItem(root, 0, 0)
            compare(now.x, place.x)
            compare(now.y, place.y)
            table.board.hasCandidate = true
            settle()
            verify(!shown("undo"), "the tiles give way to the magnifier")
            table.board.hasCandidate = false
            table.canRedo = false
        }
        function test_undo_keeps_its_word_whatever_finds_room() {
            root.width = 800
            root.height = 1280
            settle()
            verify(find("undo").text.startsWith("Undo: Ann"), find("undo").text)
            const x = find("undo").x
            const history = find("history").x
            table.undoTitle = "Ann moved the pirate to the sea beside mountains 10 and pasture 8 and took a card from Bo, who did not want to give it"
            settle()
            const text = find("undo").text
            verify(text.startsWith("Undo: Ann moved"), text)
            verify(text.endsWith("\u2026"), text)
            compare(find("undo").spoken, "Undo: " + table.undoTitle, "a screen reader hears it whole")
            compare(find("undo").x, x)
            table.mode = 5
            settle()
            compare(find("undo").x, x, "at the end too")
            table.canRedo = true
            settle()
            compare(find("history").x, history, "what stands behind keeps its place")
            table.canRedo = false
            table.canUndo = false
            settle()
            compare(find("undo").text, "Undo")
            compare(find("history").x, history, "with short words, too")
            root.width = 1280
            root.height = 800
        }
        function test_others_may_build_before_the_roll() {
            table.count = 6
            table.showWaiting()
            settle()
            compare(find("waitingText").text, "Others may build now: Ann, Bo, Di, Eve, Finn")
            tap("skip-blue")
            tap("skipAll")
            tap("die-1-3")
            tap("die-2-2")
            compare(asked(), "skip blue, skipAll, roll 3 2", "a roll needs none of it")
            table.asked = []
            tap("builds-orange")
            verify(table.build.open)
            compare(asked(), "builder orange")
        }
        function test_dice_into_a_tower_only_where_there_is_one() {
            compare(find("rollHint").text, "Dice into the tower, or tap two faces")
            kiosk.device.state = "off"
            compare(find("rollHint").text, "Tap two faces")
        }
        function test_nothing_has_a_row_of_its_own() {
            table.correction.open = true
            table.correction.stage = "value"
            table.correction.choices.rows = [table.choice("null", "Nothing")].concat(["settlement", "city"].reduce((all, piece) =>
                all.concat(["red", "blue"].map(who => table.choice(piece + ":" + who, who + " " + piece))), []))
            settle()
            const nothing = find("correct-null"), first = find("correct-settlement:red"), second = find("correct-settlement:blue")
            verify(nothing.mapToItem(screen, 0, nothing.height).y <= first.mapToItem(screen, 0, 0).y)
            verify(nothing.width > 1.9 * first.width)
            compare(first.x, find("correct-city:red").x, "the pairs stay below each other")
            compare(second.x, find("correct-city:blue").x)
            tap("correct-null")
            compare(asked(), "correct null")
        }
        function test_the_founding_says_what_to_do() {
            table.showFounding()
            settle()
            compare(find("foundingHint").text, "Tap a lit place, then put the piece on the board.")
        }
        function test_decision_on_the_board() {
            table.showDecision()
            waitForRendering(screen)
            tap("place-hex-4,2")
            compare(table.board.taps.length, 1)
            fuzzyCompare(table.board.taps[0].x, table.board.centre("4,2").x, 0.1)
        }
        function test_forbidden_answer_says_why() {
            table.showDecision()
            table.decision.set(1, "forbidden", true)
            table.decision.set(1, "why", "The pirate stands there already.")
            tap("asList")
            const card = find("option-1")
            verify(card.Accessible.name.indexOf("stands there already") > 0)
        }
        function test_the_storm_is_headed_on_a_compass() {
            table.board.loadWorld()
            table.showHeading()
            wait(0)
            compare(find("decisionTitle").text, "Ann, where does the storm go on?")
            const west = find("heading-W"), east = find("heading-E"), northWest = find("heading-NW"), southWest = find("heading-SW")
            verify(west.x < northWest.x && northWest.x < east.x, "as on the board")
            verify(northWest.y < west.y && west.y < southWest.y)
            compare(east.Accessible.name, "East. Leaves the map")
            compare(find("now-W").text, "as now")
            compare(west.Accessible.name, "West. as now")
            const mark = find("now-W")
            verify(mark.mapToItem(west, 0, mark.height).y <= west.height, "inside its button")
            tap("heading-SW")
            compare(asked(), "answer 2")
        }
        function test_the_compass_turns_with_the_board() {
            table.board.loadWorld()
            table.showHeading()
            for (const turn of [90, 180, 270]) {
                kiosk.settings.boardTurn = turn
                wait(0)
                const west = find("heading-W"), east = find("heading-E")
                if (turn === 180)
                    verify(east.x + east.width < west.x)
                else
                    verify(turn === 90 ? west.y + west.height < east.y : east.y + east.height < west.y)
                const all = ["E", "NE", "NW", "W", "SW", "SE"].map(way => find("heading-" + way))
                for (const one of all)
                    for (const other of all)
                        verify(one === other || one.x + one.width <= other.x || other.x + other.width <= one.x
                               || one.y + one.height <= other.y || other.y + other.height <= one.y,
                               turn + ": " + one.objectName + " lies over " + other.objectName)
            }
        }
        function test_the_storm_takes_pieces_player_by_player() {
            table.board.loadWorld()
            table.showLosePiece()
            wait(0)
            compare(find("decisionTitle").text, "Bo, which piece does the storm take?")
            verify(find("decisionDetail").text.indexOf("After you: Cy and Ann.") > 0)
            tap("option-1")
            compare(asked(), "answer 1")
        }
        function test_a_drawn_number_is_a_button() {
            table.board.loadWorld()
            table.showToken()
            wait(0)
            compare(find("option-2").Accessible.name, "6. 3 left in the bag")
            tap("option-5")
            tap("draw")
            compare(asked(), "answer 5, draw")
        }
        function test_numbers_that_stay_say_why() {
            table.board.loadWorld()
            table.showTokenFrom()
            wait(0)
            verify(find("option-2").Accessible.name.indexOf("A red number would lie beside a red one.") > 0)
            tap("option-0")
            compare(asked(), "answer 0")
        }
        function test_raiders_come_from_a_desert() {
            table.board.loadRaiders()
            table.showRaiderDesert()
            wait(0)
            compare(find("option-0").Accessible.name, "Desert beside mountains 10. 9 raiders wait there")
            tap("option-2")
            compare(asked(), "answer 2")
        }
        function test_eruption_die_by_hand_or_tower() {
            table.board.loadRaiders()
            table.showEruption()
            wait(0)
            verify(shown("towerHint"))
            kiosk.device.state = "lost"
            verify(!shown("towerHint"))
            compare(find("option-1").Accessible.name, "2. Bo's settlement")
            tap("option-3")
            compare(asked(), "answer 3")
        }
        function test_forecast_of_the_storm() {
            table.board.loadWorld()
            table.showForecast("world")
            settle()
            const row = find("danger-7")
            verify(row.Accessible.name.indexOf("hits Ann and Bo") > 0)
            compare(find("forecastHeadline").text, "6 of 36 rolls drive the storm (17%)")
        }
        function test_duties_stay_in_sight() {
            table.board.loadWorld()
            table.showAct()
            table.showStrip("world")
            settle()
            compare(find("fact-repair-2").Accessible.name, "Bo, gap to fill first, ship, side between fields 5 and sea")
            table.strip.rows = table.strip.rows.slice(0, 2)
            settle()
            verify(!shown("fact-repair-2"))
            verify(shown("fact-storm-0"))
        }
        function test_build() {
            table.showAct()
            wait(0)
            tap("build")
            verify(table.build.open)
            const pieces = ["road", "settlement", "city", "wall", "ship"]
            for (const name of pieces) {
                verify(find("piece-" + name + "-wood").known, "the real piece: " + name)
                compare(find("piece-" + name + "-wood").symbol, "square")
            }
            compare(find("piece-wall-wood").level, 2)
            let signs = 0
            for (let i = 0; i < find("piece-city-price").children.length; ++i)
                signs += find("piece-city-price").children[i].width > 0 ? 1 : 0
            compare(signs, 5, "the price as signs")
            verify(find("piece-city").Accessible.name.indexOf("3 ore and 2 grain") > 0, "and in words")
            verify(find("piece-ship").Accessible.name.indexOf("No ships in The Great Wall.") > 0)
            tap("piece-settlement")
            compare(asked(), "build settlement")
            compare(find("pieceHint").text, "Tap a lit place.")
            tap("anywhere")
            verify(table.build.anywhere)
            tap("piece-ship")
            compare(asked(), "build settlement", "what cannot be built is deaf")
            tap("pieceBack")
            verify(!table.build.open)
            tap("endTurn")
            compare(asked(), "build settlement, endTurn")
        }
        function test_jungle_counters_are_spent_up_to_what_a_card_takes() {
            table.showAct()
            wait(0)
            tap("build")
            verify(!shown("spendCounters"))
            table.build.spendable = 2
            settle()
            tap("counters-more")
            tap("counters-more")
            tap("spendCounters")
            table.build.spendable = 1
            settle()
            tap("spendCounters")
            compare(asked(), "spend 2, spend 1")
        }
        function test_build_and_knight_exclude_each_other() {
            table.showAct()
            wait(0)
            tap("build")
            tap("card")
            verify(table.knight.open)
            verify(!table.build.open)
            compare(find("knightPlay").text, "Play the knight")
            table.knight.planned = []
            compare(find("knightPlay").text, "Play the knight and do nothing", "nobody loses his actions unawares")
            tap("knight-drive-off")
            tap("knightPlay")
            compare(asked(), "knight drive-off, knightPlay")
            tap("card")
            verify(!table.knight.open)
        }
        function test_a_knight_says_whether_the_board_is_to_be_tapped() {
            table.showAct()
            table.knight.stage = "raider"
            table.knight.ready = false
            table.knight.planned = []
            table.knight.choices.rows = []
            wait(0)
            tap("card")
            verify(shown("knightHint"))
            verify(!shown("knightPlay"))
            // Nothing is left to choose: the robber has drowned, or the raider is named.
            table.knight.stage = "play"
            table.knight.ready = true
            table.knight.planned = ["The robber has drowned: nobody is moved"]
            settle()
            verify(!shown("knightHint"))
            tap("knightBack")
            tap("knightPlay")
            compare(asked(), "knightBack, knightPlay")
        }
        function test_what_to_tap_is_said_once_it_is_lit() {
            table.showSteps()
            table.askFor("raider-desert", "Ann, on which desert does the raider stand?", "", "RA-11", "", [Object.assign(table.answerRow('"1,1"', "desert"), { place: "hex 1,1" })])
            settle()
            verify(shown("decisionLater") && !shown("boardHint"))
            table.steps.rows = []
            table.steps.currentIndex = -1
            table.steps.left = 0
            settle()
            verify(shown("boardHint"))
        }
        function test_the_thumb_stays_where_done_was() {
            const bottom = name => {
                const item = find(name)
                return Math.round(item.mapToItem(screen, 0, item.height).y)
            }
            table.showSteps()
            const i = table.steps.currentIndex
            settle()
            const done = bottom("done")
            table.steps.set(i, "detail", "Words that fill the panel. ".repeat(60))
            settle()
            compare(bottom("done"), done, "however long the text is")
            table.showDecision()
            settle()
            compare(bottom("done"), done)
            verify(shown("decisionLater"), "the question says that the steps come first")
            table.steps.rows = []
            table.steps.currentIndex = -1
            table.steps.left = 0
            settle()
            verify(!shown("decisionLater") && !shown("done"))
            compare(bottom("option-0"), done, "the answers are where Done was")
            table.decision.open = false
            table.showAct()
            settle()
            compare(bottom("endTurn"), done)
        }
        function test_a_finished_step_comes_back_by_a_tap() {
            table.showSteps()
            settle()
            table.steps.set(1, "state", "done")
            settle()
            const card = find("step-" + table.steps.rows[1].id)
            touchEvent(card).press(1, card).commit()
            touchEvent(card).release(1, card).commit()
            compare(asked(), "untick " + table.steps.rows[1].id)
            card.Accessible.pressAction()
            compare(table.asked.length, 2)
            card.forceActiveFocus()
            for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space])
                keyClick(key)
            compare(table.asked.length, 5)
        }
        function test_from_four_done_steps_on_all_but_the_last_are_one_line() {
            table.showSteps()
            for (let i = 0; i < 4; ++i)
                table.steps.set(i, "state", "done")
            table.steps.set(4, "state", "current")
            table.steps.currentIndex = 4
            table.steps.settled = 3
            settle()
            const ids = table.steps.rows.map(row => "step-" + row.id)
            verify(!shown(ids[0]) && !shown(ids[2]) && shown(ids[3]) && shown(ids[4]))
            compare(find("foldSteps").Accessible.name, "3 step(s) done. Show them.")
            verify(find("foldSteps").height >= Theme.target)
            tap("foldSteps")
            verify(shown(ids[0]) && shown(ids[2]))
            table.steps.set(4, "state", "done")
            table.steps.set(5, "state", "done")
            table.steps.rows = table.steps.rows.concat([Object.assign({}, table.steps.rows[4], { id: "9:6", state: "current" })])
            table.steps.currentIndex = 6
            table.steps.settled = 5
            settle()
            verify(!shown(ids[0]) && !shown(ids[4]), "the next step folds them again")
            table.steps.rows = table.steps.rows.concat([Object.assign({}, table.steps.rows[4], { id: "9:7", state: "coming" })])
            table.steps.settled = 6
            settle()
            verify(shown(ids[5]), "who collected what stays in sight")
            compare(find("foldSteps").Accessible.name, "5 step(s) done. Show them.")
        }
        function test_who_collected_what_stays_readable() {
            table.showSteps()
            table.steps.set(5, "state", "done")
            settle()
            const line = find("step-" + table.steps.rows[5].id)
            const share = findChild(line, "share-0")
            verify(share && share.visible)
            compare(share.Accessible.name, "Bo: 2 ore")
            verify(share.mapToItem(line, share.width, 0).x <= line.width)
        }
        function test_the_button_for_all_steps_says_what_it_does() {
            table.showSteps()
            settle()
            compare(find("doneAll").text, "All 4 done")
            verify(find("done").width > find("doneAll").width)
        }
        function test_a_roll_falls_once_and_ends_as_it_is_shown() {
            Theme.motion = true
            table.thrown = true
            table.showSteps()
            wait(0)
            verify(find("die1").rotation > 0, "it turns")
            compare(find("sum").opacity, 0)
            verify(find("headline").parent.opacity < 1)
            verify(find("die1").value !== 6, "another face first")
            tryCompare(find("die1"), "rotation", 0)
            tryCompare(find("headline").parent, "opacity", 1)
            compare(find("sum").opacity, 1)
            compare(find("die1").value, 6)
            compare(find("die2").value, 5)
            // The same roll in another pane lies already.
            table.showDecision()
            table.steps.rows = []
            settle()
            compare(find("die1").rotation, 0)
            compare(find("sum").opacity, 1)
            Theme.motion = false
        }
        function test_a_roll_falls_in_the_pane_that_is_seen_data() {
            return [{ tag: "steps", mode: 3 }, { tag: "a question", mode: 2 }]
        }
        function test_a_roll_falls_in_the_pane_that_is_seen(row) {
            // Both panes have been seen before and wait; the dice change while the pane of the roll is still there.
            table.showDecision()
            settle()
            table.showSteps()
            settle()
            table.mode = 1
            table.die1 = 0
            table.die2 = 0
            settle()
            Theme.motion = true
            table.thrown = true
            table.die1 = 6
            table.die2 = 5
            table.mode = row.mode
            wait(0)
            verify(find("die1").rotation > 0, "it turns")
            tryCompare(find("die1"), "rotation", 0)
            compare(find("die1").value, 6)
            compare(find("sum").text, "11")
            Theme.motion = false
        }
        function test_a_roll_lies_at_once_without_motion() {
            table.thrown = true
            table.showSteps()
            wait(0)
            compare(find("die1").rotation, 0)
            compare(find("sum").opacity, 1)
            compare(find("headline").parent.opacity, 1)
        }
        function test_a_place_of_the_step_is_shown_on_the_board() {
            table.showSteps()
            settle()
            const chip = find("chip-hex 0,1")
            verify(chip.height >= Theme.target && chip.width >= Theme.target)
            compare(chip.Accessible.name, "Show on the board: fields 5")
            spyOnPointed.target = table.steps
            spyOnPointed.clear()
            tap("chip-hex 0,1")
            compare(spyOnPointed.count, 1)
            compare(spyOnPointed.signalArguments[0][0], "hex 0,1")
            // Where the panel is low, the sentence has to do.
            Theme.screenHeight = 480
            settle()
            verify(!shown("chip-hex 0,1"))
        }
        function test_a_step_that_is_due_is_not_unticked() {
            table.showSteps()
            settle()
            const card = findChild(screen, "step-" + table.steps.rows.find(row => row.state === "coming").id)
            touchEvent(card).press(1, card).commit()
            touchEvent(card).release(1, card).commit()
            compare(asked(), "")
        }
        function test_cards_of_every_kind() {
            table.showAct()
            table.knight.cards()
            settle()
            tap("card")
            verify(!shown("knightHint"))
            tap("knight-monopoly")
            tap("knight-knight")
            tap("knightBack")
            compare(asked(), "knight monopoly, knight knight, knightBack")
        }
        function test_risk_is_shown_where_it_threatens() {
            verify(!shown("mark-0"))
            tap("risk")
            verify(table.risk.open)
            compare(find("hit-0 wallW3").Accessible.name, "21%: A wall is breached: Ann's wall W3, level 1")
            verify(shown("riskNote"))
            verify(!shown("dangers"))
            const mark = find("mark-1"), at = board_("1,2")
            fuzzyCompare(mark.x + mark.width / 2, at.x, 1)
            fuzzyCompare(mark.y + mark.height / 2, at.y, 1)
            tap("risk-blue")
            compare(asked(), "risk blue")
            const whose = table.risk.players.rows.find(row => row.chosen).id
            tap("risk-" + whose)
            verify(find("risk-" + whose).checked, "a tap on who is shown takes no mark away")
            table.asked = ["risk blue"]
            tap("die-1-2")
            tap("die-2-2")
            compare(asked(), "risk blue, roll 2 2", "the dice stay at hand")
            tap("risk")
            verify(!shown("mark-0"))
            verify(shown("dangers"))
        }
        function board_(hex) {
            const c = table.board.centre(hex)
            return find("board").picture.toPixels(c.x, c.y)
        }
        function test_keys_of_the_table() {
            const keys = [[Qt.Key_U, "undo"], [Qt.Key_R, "redo"], [Qt.Key_Backspace, "stepBack"]]
            for (const [key, what] of keys) {
                keyClick(key)
                compare(table.asked.pop(), what)
            }
            table.asked = []
            keyClick(Qt.Key_6)
            compare(asked(), "")
            keyClick(Qt.Key_3)
            compare(asked(), "roll 6 3")
            keyClick(Qt.Key_7)
            keyClick(Qt.Key_0)
            compare(asked(), "roll 6 3")
            keyClick(Qt.Key_H)
            settle()
            verify(shown("historySheet"))
            verify(find("historyWay").text.length > 0, "what the arrows undo is said")
            keyClick(Qt.Key_U)
            compare(asked(), "roll 6 3", "what lies under a sheet waits")
            keyClick(Qt.Key_Escape)
            settle()
            verify(!shown("historySheet"))
            keyClick(Qt.Key_M)
            settle()
            verify(find("keysHelp").text.indexOf("U undo") > 0)
            keyClick(Qt.Key_Escape)
            settle()
            verify(!shown("menuSheet"))
            table.showAct()
            settle()
            keyClick(Qt.Key_B)
            verify(table.build.open)
            keyClick(Qt.Key_Escape)
            verify(!table.build.open)
            keyClick(Qt.Key_K)
            verify(table.knight.open)
            keyClick(Qt.Key_C)
            verify(table.correction.open && !table.knight.open)
            keyClick(Qt.Key_Escape)
            verify(!table.correction.open)
            keyClick(Qt.Key_E)
            compare(asked(), "roll 6 3, endTurn")
        }
        function test_steps_are_ticked_by_keyboard_one_after_the_other() {
            table.showSteps()
            settle()
            keyClick(Qt.Key_D)
            compare(asked(), "done")
            find("done").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(asked(), "done, done")
            const i = table.steps.currentIndex
            table.steps.set(i, "state", "done")
            table.steps.set(i + 1, "state", "current")
            table.steps.currentIndex = i + 1
            tryVerify(() => find("done").activeFocus, 10000, "the focus goes on to the next card")
        }
        function test_lit_places_are_walked_by_arrow_keys() {
            const hexes = ["1,2", "2,2", "3,2", "1,3", "2,3"]
            table.showDecision()
            table.board.offer("hex", hexes)
            settle()
            const board = find("board")
            board.forceActiveFocus(Qt.TabFocusReason)
            verify(board.activeFocus)
            compare(board.at, 0, "the first from the upper left")
            verify(find("boardFocus").visible)
            const seen = []
            for (const key of [Qt.Key_Right, Qt.Key_Right, Qt.Key_Right, Qt.Key_Right, Qt.Key_Right, Qt.Key_Left, Qt.Key_Up,
                               Qt.Key_Down, Qt.Key_Up]) {
                keyClick(key)
                seen.push(hexes[board.at])
            }
            compare(seen.join(" "), "2,2 3,2 1,3 2,3 2,3 1,3 1,2 1,3 1,2", "line by line, as one reads")
            const spot = board_("1,2"), ring = find("boardFocus")
            fuzzyCompare(ring.x + ring.width / 2, spot.x, 1)
            keyClick(Qt.Key_Return)
            compare(table.board.chosen, 0)
            // Turned by half, right is left.
            kiosk.settings.boardTurn = 180
            settle()
            const turned = board_("1,2")
            verify(Math.abs(turned.x - spot.x) > 20, "the place moved")
            fuzzyCompare(ring.x + ring.width / 2, turned.x, 1)
            keyClick(Qt.Key_Left)
            compare(hexes[board.at], "2,2")
            // A ship is chosen, then where it goes: the ring goes to the new places.
            kiosk.settings.boardTurn = 0
            table.board.offer("hex", ["0,3", "3,2"])
            settle()
            compare(board.at, 1)
            const other = board_("3,2")
            fuzzyCompare(ring.x + ring.width / 2, other.x, 1)
            table.board.offer("hex", [])
            settle()
            verify(!find("board").activeFocusOnTab)
        }
        function test_tab_reaches_dice_bar_and_menu() {
            find("die-1-1").forceActiveFocus(Qt.TabFocusReason)
            const seen = []
            for (let i = 0; i < 60; ++i) {
                keyClick(Qt.Key_Tab)
                const item = screen.Window.activeFocusItem
                if (item && item.objectName.length > 0 && !seen.includes(item.objectName))
                    seen.push(item.objectName)
            }
            for (const name of ["die-1-6", "die-2-6", "risk", "build", "card", "undo", "history", "turnPanel", "menu"])
                verify(seen.includes(name), name + " is not reached: " + seen.join(" "))
        }
        function test_new_things_are_announced() {
            tryCompare(find("announcer"), "text", "Ann, roll!")
            table.herald.announced("Discard half")
            table.herald.announced("Bo, roll!")
            tryCompare(find("announcer"), "text", "Discard half\nBo, roll!")
            compare(find("announcer").Accessible.name, "Discard half\nBo, roll!")
            compare(find("announcer").Accessible.role, Accessible.Notification)
        }
        function test_undo_redo_say_what() {
            compare(find("undo").Accessible.name, "Undo: Ann built a settlement")
            compare(find("redo").Accessible.name, "Redo: Ann ended her turn")
            tap("undo")
            tap("redo")
            compare(asked(), "undo, redo")
            table.canUndo = false
            settle()
            mouseClick(find("undo"))
            compare(asked(), "undo, redo")
        }
        // What went on by itself after an entry has no way of its own: it is undone with it.
        function test_the_history_has_one_way_to_each_entry() {
            table.history.rows = table.history.rows.slice(0, 2).concat([Object.assign({}, table.history.rows[1], { later: true, title: "Winter: the assault", symbol: "" })])
            tap("history")
            verify(shown("history-2"))
            let ways = 0
            const look = item => {
                ways += item.visible && item.glyph === "undo" && item.spoken !== undefined && item.spoken.startsWith("Go to") ? 1 : 0
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(find("historyList"))
            compare(ways, 2)
        }
        // What no player did leaves no gap for his sign.
        function test_the_words_of_an_entry_without_a_player_begin_at_its_edge() {
            table.history.rows = table.history.rows.slice(0, 2).map((row, i) => Object.assign({}, row, i === 1 ? { colour: "", symbol: "" } : { colour: "red", symbol: "square" }))
            tap("history")
            compare(find("historyWords-" + table.history.rows[1].number).x, Theme.pad)
            verify(find("historyWords-" + table.history.rows[0].number).x > Theme.mm * 7)
        }
        function test_history_jumps() {
            verify(find("board").offers)
            tap("history")
            verify(!find("board").offers, "nothing is lit where nothing can be tapped")
            verify(find("historyNow").visible, "the present is marked")
            compare(find("historyWay").text, "The arrow beside an entry undoes everything above it.")
            compare(find("history-2").glyph, "undo")
            compare(find("history-4").glyph, "redo")
            compare(find("historyBack-4").text, "Ann, take 2 chi back.", "the notice has passed")
            verify(find("history-2").width >= Theme.target && !Qt.colorEqual(find("history-2").surface, find("history-2").parent.color), "the way back is a button")
            tap("kind-roll")
            compare(table.history.filter, "roll")
            verify(find("kind-roll").chosen && !find("kind-all").chosen)
            tap("history-2")
            compare(asked(), "", "first it is said what would be taken back")
            verify(shown("historyDialog"))
            tap("historyStay")
            verify(!shown("historyDialog"))
            tap("history-2")
            tap("historyGo")
            compare(asked(), "jump 2")
            tap("closeSheet")
            verify(!shown("historySheet"))
            verify(find("board").offers)
        }
        function test_correction_by_menu_and_by_long_press() {
            tap("menu")
            tap("correct")
            verify(table.correction.open)
            tap("correct-wall-level")
            compare(asked(), "correct wall-level")
            tap("correctBack")
            verify(!table.correction.open)
            const board = find("board")
            mousePress(board, 200, 300)
            tryVerify(() => table.correction.open, 10000)
            mouseRelease(board, 200, 300)
            const at = board.picture.toUnits(200, 300)
            const held = table.asked[table.asked.length - 1].split(/[:,]/)
            compare(held[0], "correct at")
            fuzzyCompare(Number(held[1]), at.x, 0.05)
            fuzzyCompare(Number(held[2]), at.y, 0.05)
        }
        function test_a_place_to_correct_may_be_off_the_board() {
            tap("menu")
            tap("correct")
            table.correction.stage = "place"
            table.correction.choices.rows = [table.choice("null", "Off the board", "")]
            settle()
            verify(shown("correctHint"))
            tap("correct-null")
            tap("correctBack")
            compare(asked(), "correct null, correctBack")
        }
        function test_refusal() {
            table.refusal.open = true
            wait(0)
            // What lies beneath waits.
            settle()
            mouseClick(find("undo"))
            compare(asked(), "")
            tap("anyway")
            compare(asked(), "anyway")
            table.refusal.open = true
            wait(0)
            tap("dismissRefusal")
            compare(asked(), "anyway, dismiss")
            table.refusal.canAnyway = false
            table.refusal.open = true
            wait(0)
            verify(!shown("anyway"))
        }
        function test_a_roll_that_waits() {
            table.showDecision()
            table.pendingRoll.open = true
            wait(0)
            settle()
            mouseClick(find("usePending"))
            compare(asked(), "", "it cannot be used now")
            tap("discardPending")
            table.pendingRoll.canUse = true
            tap("usePending")
            compare(asked(), "discardPending, usePending")
        }
        function test_all_rolls_that_wait_are_discarded_by_one_tap() {
            table.showDecision()
            table.pendingRoll.open = true
            wait(0)
            verify(!shown("discardAllPending"), "only one waits")
            table.pendingRoll.many()
            wait(0)
            settle()
            compare(find("pendingBehind").text, "31 more rolls are waiting.")
            verify(find("discardAllPending").text.includes("32"))
            tap("discardAllPending")
            compare(asked(), "discardAllPending")
        }
        function test_the_same_finger_does_not_hit_the_next_roll() {
            table.showDecision()
            table.pendingRoll.open = true
            table.pendingRoll.canUse = true
            wait(0)
            settle()
            tap("discardPending")
            table.pendingRoll.next(13)
            mouseClick(find("discardPending"))
            mouseClick(find("usePending"))
            compare(asked(), "discardPending", "the second tap came within a moment")
            tryVerify(() => find("discardPending").enabled)
            tap("discardPending")
            compare(asked(), "discardPending, discardPending")
        }
        function test_dice_with_other_sides_show_their_numbers() {
            table.pendingRoll.otherDice()
            table.pendingRoll.open = true
            wait(0)
            settle()
            verify(find("pendingText").text.includes("17 (d20)"))
            verify(find("pendingText").text.includes("This game takes two dice"))
        }
        function test_founding() {
            table.showFounding()
            wait(0)
            compare(find("foundingTitle").text, "Ann, choose a border fort")
            verify(find("foundingPiece").known)
            compare(find("foundingPiece").symbol, "square")
            compare(find("round-0").Accessible.name, "Border fort: Ann, Bo, Cy, Di. 2 of 4 done.")
            verify(find("round-2"))
            verify(!shown("begin"))
            compare(find("begin-early").tone, "quiet")
            tap("begin-early")
            compare(asked(), "", "it asks first")
            compare(find("begin-early").text, `${table.founding.number - 1} of ${table.founding.total} are entered. Start?`)
            tap("begin-early")
            compare(asked(), "begin")
            table.asked = []
            table.founding.complete = true
            tap("begin")
            compare(asked(), "begin")
        }
        function test_not_saved_is_said() {
            verify(!shown("notSaved"))
            table.savedText = "Not saved: the disk is full."
            table.saveFailed = true
            compare(find("notSaved").text, "Not saved: the disk is full.")
        }
        function test_end() {
            table.showOver()
            wait(0)
            compare(find("endHeadline").text, "Di wins")
            compare(find("endHeadline").Accessible.name, "Di wins with 10 points")
            compare(find("endDisc").symbol, "diamond")
            verify(find("endDisc").width >= 15 * Theme.mm, "the winner is seen from afar")
            // Everything is there without scrolling.
            for (const row of ["orange", "blue", "red", "white"]) {
                const rank = find("rank-" + row)
                verify(rank.mapToItem(screen, 0, rank.height).y <= find("statistics").mapToItem(screen, 0, 0).y, row)
            }
            const others = ["statistics", "saveSummary", "saveLog"].map(name => find(name).tone)
            compare(others.join(), "plain,plain,plain", "one fire: the new game")
            compare(find("newGame").tone, "primary")
            table.end.symbol = ""
            verify(!shown("endDisc"), "several winners have no disc")
            table.canBuild = false
            verify(!find("build").enabled, "it stays, so that undo does not move under the finger")
            tap("newGame")
            compare(kiosk.asked.join(), "newGame")
        }
        function test_tower_chip_opens_its_page() {
            tap("towerChip")
            compare(kiosk.screen, Kiosk.Tower)
            wait(0)
            tap("lamp-win")
            tap("back")
            compare(kiosk.asked.join(), "go 3,lamp win,back")
        }
        function test_start() {
            kiosk.resumeBoard.load(shippedBoards["great-wall-4"])
            kiosk.screen = Kiosk.Start
            wait(0)
            tap("resume")
            tap("newGame")
            tap("practice")
            compare(kiosk.asked.join(", "), "resume, newGame, practice")
            kiosk.canResume = false
            verify(!shown("resume"))
        }
        function test_new_game_in_four_taps() {
            kiosk.screen = Kiosk.NewGame
            wait(0)
            tap("next")
            tap("next")
            tap("start")
            compare(kiosk.asked.join(), "start")
        }
        function test_an_option_with_a_few_values_shows_all_of_them_and_takes_one_tap() {
            kiosk.screen = Kiosk.NewGame
            wait(0)
            tap("next")
            tap("next")
            tap("unfoldOptions")
            verify(find("option-frontier-all").checked)
            compare(find("option-frontier-coast").text, "Deserts beside the sea")
            tap("option-frontier-coast")
            compare(kiosk.asked.join(), "option frontier coast")
        }
        function test_the_river_turns_where_it_may() {
            const setup = kiosk.newGameModel
            kiosk.screen = Kiosk.NewGame
            wait(0)
            tap("next")
            tap("next")
            verify(!findChild(screen, "tileTurnLeft").visible)
            setup.tileTurns = true
            wait(0)
            tap("tileTurnLeft")
            tap("tileTurnRight")
            tap("tileMirror")
            compare(kiosk.asked.join(), "turn river 1,turn river -1,mirror river")
            setup.tileTurns = false
        }
        function test_new_game_choices() {
            const setup = kiosk.newGameModel
            kiosk.screen = Kiosk.NewGame
            wait(0)
            tap("count-6")
            compare(setup.playerCount, 6)
            tap("scenario-base")
            compare(setup.scenario, "base")
            tap("next")
            tap("player-1")
            tap("colour-1-green")
            tap("seat-1-north")
            tap("first-1")
            compare(find("first-1").checked, setup.players.rows[1].first === true, "it says what is so, not what was tapped")
            tap("name-1")
            tap("recent-Eve")
            tap("closeEditor")
            compare(kiosk.asked.join(", "), "colour 1 green, seat 1 north, first 1, name 1 Eve")
            kiosk.asked = []
            tap("player-0")
            tap("name-0")
            const given = setup.players.rows[0].name
            compare(find("keyboard").text, given, "the name that was given is there")
            verify(shown("recent-Eve"), "and the others are still one touch")
            tap("key-right")
            tap("key-z")
            compare(find("keyboard").text, given + "z", "after a key that moves the cursor it is changed")
            tap("key-done")
            compare(kiosk.asked.join(), "name 0 " + given + "z")
            kiosk.asked = []
            tap("name-0")
            for (const letter of ["z", "o", "ë"].filter(l => findChild(screen, "key-" + l)))
                tap("key-" + letter)
            tap("key-done")
            tap("closeEditor")
            compare(kiosk.asked.join(), "name 0 Zo")
            tap("next")
            setup.problem = "The board needs four players."
            verify(find("problem").text.length > 0)
            settle()
            mouseClick(find("start"))
            compare(kiosk.asked.join(), "name 0 Zo")
        }
        function test_seat_is_dragged() {
            kiosk.screen = Kiosk.NewGame
            wait(0)
            tap("next")
            const chip = find("seat-1")
            const plan = chip.parent
            mousePress(chip, chip.width / 2, chip.height / 2)
            for (let i = 1; i <= 10; ++i) {
                mouseMove(plan, chip.width / 2 + (plan.width / 2 - chip.width / 2) * i / 10, plan.height / 2 + (plan.height / 2 - 10) * i / 10)
            }
            mouseRelease(plan, plan.width / 2, plan.height - 10)
            wait(0)
            compare(kiosk.asked.join(), "seat 1 south")
        }
        function test_escape_leads_out_of_the_names_keyboard_and_then_of_the_dialog() {
            kiosk.screen = Kiosk.NewGame
            wait(0)
            tap("next")
            tap("player-1")
            tap("name-1")
            settle()
            verify(shown("keyboard"))
            keyClick(Qt.Key_Escape)
            settle()
            verify(!shown("keyboard") && shown("playerEditor"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !shown("playerEditor"))
        }
        function test_no_seat_is_dragged_through_the_dialog_above_it() {
            kiosk.screen = Kiosk.NewGame
            wait(0)
            tap("next")
            const chip = find("seat-1")
            const plan = chip.parent
            tap("player-0")
            settle()
            const from = plan.mapFromItem(chip, chip.width / 2, chip.height / 2)
            mousePress(plan, from.x, from.y)
            for (let i = 1; i <= 10; ++i)
                mouseMove(plan, from.x + (plan.width / 2 - from.x) * i / 10, from.y + (plan.height - 10 - from.y) * i / 10)
            mouseRelease(plan, plan.width / 2, plan.height - 10)
            wait(0)
            compare(kiosk.asked.join(), "")
        }
    }
}
