// SPDX-License-Identifier: Apache-2.0
// The panes in which the table of Black Powder enters things, under real clicks: numbers, names, dice,
// soldiers of a list, cells of a rocket card, and that a question never starts with the digits of the
// previous one.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Mock

Item {
    id: root
    width: 1280
    height: 800

    Component { id: tables; MockTable {} }
    Component { id: entries; PowderActionPane { width: 520; height: 760; over: root } }
    Component { id: refusals; SignalSpy {} }
    Component { id: questions; PowderDecisionPane { width: 520; height: 760; over: root } }

    TestCase {
        id: test
        name: "PowderEntry"
        when: windowShown

        property var table: null
        property var pane: null

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.9
            Theme.screenWidth = root.width
            Theme.screenHeight = root.height
            Theme.motion = false
            table = tables.createObject(root)
            table.playPowder(3)
        }
        function cleanup() {
            if (pane)
                pane.destroy()
            pane = null
            wait(0)
            table.destroy()
            wait(0)
        }
        function show(component) {
            pane = component.createObject(root, { table: table })
            waitForRendering(pane)
        }
        function find(name) {
            const item = findChild(pane, name)
            verify(item && item.visible, name + " is not shown")
            return item
        }
        function shown(name) {
            const item = findChild(pane, name)
            return item !== null && item.visible
        }
        // What has just appeared is put in its place with the next frame.
        function settle() {
            wait(0)
            waitForRendering(pane, 60)
        }
        function tap(name) {
            const item = find(name)
            settle()
            mouseClick(item)
            wait(0)
        }

        function test_choices_back_and_done() {
            show(entries)
            tap("entry-archer")
            verify(!shown("entryDone"))
            table.powderAction.doneText = "Recruit these 2"
            tap("entryDone")
            tap("entryBack")
            compare(table.powderAction.asked.join(), "choose archer,done,back")
        }
        function test_an_end_of_the_turn_that_has_to_wait_says_why_and_enters_the_act() {
            const action = table.powderAction
            action.doneText = "Recruit these 1"
            action.endText = "Recruit and end turn"
            action.ends = true
            show(entries)
            settle()
            verify(!shown("entryEndWhy"))
            action.ends = false
            action.endWhy = "First comes a question: Ann, what does your archer hit?"
            settle()
            compare(find("entryEndWhy").text, action.endWhy)
            verify(find("entryDoneEnd").Accessible.name.endsWith(action.endWhy), find("entryDoneEnd").Accessible.name)
            tap("entryDoneEnd")
            compare(action.asked.join(), "doneAndEnd")
        }
        // Whoever taps what he has just entered wants it back.
        function test_a_tap_on_the_order_so_far_takes_the_last_turn_back() {
            const action = table.powderAction
            action.action = "order"
            action.planned = ["Ann", "Bo"]
            show(entries)
            settle()
            mouseClick(find("entryPlanned"))
            compare(action.asked.join(), "back")
            action.action = "recruit"
            wait(0)
            mouseClick(find("entryPlanned"))
            compare(action.asked.join(), "back", "the soldiers of an order are taken back on the board")
        }
        function test_targets_rest_while_the_entry_grows() {
            for (const low of [false, true]) {
                Theme.screenWidth = low ? 800 : root.width
                Theme.screenHeight = low ? 480 : root.height
                pane = entries.createObject(root, { table: table, width: low ? 280 : 520, height: low ? 400 : 760 })
                waitForRendering(pane)
                const at = name => {
                    const point = find(name).mapToItem(pane, 0, 0)
                    return point.x + "," + point.y
                }
                const before = at("entry-archer")
                table.powderAction.planned = ["Ann", "Bo", "Cy", "Ann"]
                table.powderAction.hint = "Tap a lit place on the board, or choose here. ".repeat(2)
                table.powderAction.doneText = "Use this order"
                settle()
                compare(at("entry-archer"), before)
                pane.destroy()
                pane = null
                table.powderAction.planned = []
                table.powderAction.hint = ""
                table.powderAction.doneText = ""
                wait(0)
            }
        }
        function test_soldiers_that_leave_are_named_by_one_picture() {
            const action = table.powderAction
            action.legend = [{ type: "spearman", name: "spearman" }, { type: "archer", name: "archer" }]
            action.choices.rows = [["spearman", "spearman", "archer"], ["archer", "archer", "archer"]].map(pieces =>
                Object.assign(action.row(pieces.join("+"), pieces.join(", ")), { pieces: pieces })).concat([action.row("one", "One at a time")])
            show(entries)
            // What the pictures mean is read before them.
            action.hint = "Each tile shows 3 soldiers."
            settle()
            const words = find("picturesHint")
            compare(words.text, "Each tile shows 3 soldiers.")
            verify(words.mapToItem(pane, 0, words.height).y <= find("entry-spearman+spearman+archer").mapToItem(pane, 0, 0).y)
            compare(find("entry-spearman+spearman+archer").Accessible.name, "spearman, spearman, archer")
            tap("entry-archer+archer+archer")
            tap("entry-one")
            compare(action.asked.join(), "choose archer+archer+archer,choose one")
        }
        // What the pictures mean stands above them, and three rows of them are in sight with it.
        function test_the_pictures_of_soldiers_are_named_above_them_in_a_low_panel_data() {
            return [{ tag: "800x480", screen: Qt.size(800, 480), density: 5.25, panel: Qt.size(280, 370) },
                    { tag: "1024x600", screen: Qt.size(1024, 600), density: 6.67, panel: Qt.size(360, 455) }]
        }
        function test_the_pictures_of_soldiers_are_named_above_them_in_a_low_panel(data) {
            Theme.density = data.density
            Theme.screenWidth = data.screen.width
            Theme.screenHeight = data.screen.height
            const action = table.powderAction
            const kinds = ["spearman", "archer", "horseman", "crossbowman"]
            action.action = "overseer"
            action.title = "Ben, 3 Aufseher: Welche Soldaten scheiden aus?"
            action.legend = kinds.map(kind => ({ type: kind, name: kind }))
            const triples = []
            kinds.forEach((a, i) => kinds.slice(i).forEach((b, k) => kinds.slice(i + k).forEach(c => triples.push([a, b, c]))))
            action.choices.rows = triples.map(pieces => Object.assign(action.row(pieces.join("+"), pieces.join(", ")), { pieces: pieces }))
            pane = entries.createObject(root, { table: table, width: data.panel.width, height: data.panel.height })
            waitForRendering(pane)
            settle()
            const legend = find("soldierLegend")
            const bottom = legend.mapToItem(pane, 0, legend.height).y
            const rows = new Set()
            for (const pieces of triples) {
                const tile = find("entry-" + pieces.join("+"))
                const top = tile.mapToItem(pane, 0, 0).y
                verify(top >= bottom)
                if (top + tile.height <= data.panel.height)
                    rows.add(top)
            }
            verify(rows.size >= 3, rows.size + " rows in sight")
            // The words are explained among the pictures: at the end of them nobody finds it.
            const help = find("entryHelp")
            verify(help.mapToItem(pane, 0, help.height).y < data.panel.height && help.height >= Theme.target)
            let asked = []
            pane.explained.connect(topics => { asked = topics })
            tap("entryHelp")
            verify(asked.includes("overseer"))
            // Four names take two lines, not three.
            verify(legend.height < 3 * Theme.body * 1.2, legend.height)
        }
        // Of the machines only the last one is left: the sections are in sight at once.
        function test_the_last_machine_leads_on_to_the_sections_of_a_low_panel_data() { return [0, 1, 2].map(last => ({ tag: String(last), last: last })) }
        function test_the_last_machine_leads_on_to_the_sections_of_a_low_panel(data) {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            const action = table.powderAction
            action.action = "machine"
            action.title = "Where does Snake place the rocket launcher?"
            const machines = ["ballista", "cannon", "rocket-launcher"].map((id, i) => Object.assign(action.row(id, id, i === data.last ? "The last one left." : ""),
                                                                                                    { group: "What?", chosen: i === data.last, enabled: i === data.last, why: "It stands on the board." }))
            action.choices.rows = machines.concat(["left", "middle", "right"].map((side, i) => Object.assign(action.row("S" + (i + 1), "The " + side + " section"), { group: "Where?" })))
            action.groups = ["What?", "Where?"]
            pane = entries.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane)
            const inSight = name => {
                const card = find(name)
                const y = card.mapToItem(pane, 0, 0).y
                return y > find("entryTitle").mapToItem(pane, 0, find("entryTitle").height).y && y + card.height <= pane.height
            }
            tryVerify(() => inSight("entry-S1") && inSight("entry-S2"))
            tryVerify(() => data.last < 2 || inSight("entry-rocket-launcher"), 1000, "with what it is about, where there is room")
        }
        // The next answer counts as having done what the line says: it says where the soldiers go.
        function test_the_line_of_a_step_before_the_choices_keeps_its_end_data() {
            return [{ tag: "4 lines", sentence: "Snake, put 1 spearman, 1 archer and 1 crossbowman into the box" },
                    { tag: "5 lines", sentence: "Schlange, lege 1 Speerträger, 1 Bogenschützen und 1 Armbrustschützen in die Schachtel" }]
        }
        function test_the_line_of_a_step_before_the_choices_keeps_its_end(data) {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            table.showPowderSteps()
            const sentence = data.sentence
            table.steps.left = 1
            table.steps.brief = [sentence]
            table.steps.rows = table.steps.rows.slice(0, 1).map(row => Object.assign({}, row, { sentence: sentence, state: "current" }))
            const action = table.powderAction
            action.goesOn = true
            action.choices.rows = Array.from({ length: 9 }, (_, i) => action.row("kind-" + i, "Kind " + i))
            pane = entries.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane)
            settle()
            const words = find("tuckSteps").contentItem.children[1]
            compare(words.text, "First: " + sentence)
            verify(!words.truncated, words.text + " is cut after " + words.lineCount + " lines")
        }
        // "2 done" told nobody what, or who had said so.
        function test_the_line_of_steps_that_an_answer_ticked_says_so() {
            table.showPowderSteps()
            table.steps.rows = [0, 1].map(i => ({ id: "9:" + i, glyph: "box", sentence: "Step " + i, detail: "", items: [], state: "done", tone: "plain",
                                                  clause: "", clauseTitle: "", why: "", places: [], presumed: true }))
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.steps.settled = 1
            table.steps.presumed = 2
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            const action = table.powderAction
            action.goesOn = true
            pane = entries.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane)
            settle()
            compare(find("tuckSteps").text, "Your answer ticked 2 step(s)")
        }
        // A dragged horseman is the choice: he is not below the edge of the list.
        function test_what_was_chosen_before_is_in_sight() {
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            const action = table.powderAction
            action.choices.rows = Array.from({ length: 9 }, (_, i) =>
                Object.assign(action.row("kind-" + i, "Kind " + i), { detail: "9 left, for 2 stone and 1 wood", chosen: i === 7 }))
            pane = entries.createObject(root, { table: table, width: 280, height: 300 })
            waitForRendering(pane)
            const seen = name => {
                const card = find(name)
                const list = find("entryTitle").parent.parent
                const y = card.mapToItem(list, 0, 0).y
                return y >= 0 && y + card.height <= list.height
            }
            tryVerify(() => seen("entry-kind-7"))
            verify(!seen("entry-kind-0"))
            // The list begins with whole cards.
            const list = find("entry-kind-7").parent.parent.parent.parent.parent
            const cut = () => [0, 1, 2, 3, 4, 5, 6, 7].filter(i => {
                const y = find("entry-kind-" + i).mapToItem(list, 0, 0).y
                return y < -1 && y + find("entry-kind-" + i).height > 1
            })
            verify(list.contentY > 0, "it is the list that was scrolled")
            tryVerify(() => cut().length === 0, 1000, "cut above: " + cut().join())
            verify(seen("entry-kind-7"))
            // So is what is chosen later, on the board or in the tray.
            for (const later of [0, 5]) {
                action.choices.rows.forEach((row, i) => action.choices.set(i, "chosen", i === later))
                tryVerify(() => seen("entry-kind-" + later) && cut().length === 0, 1000, "kind " + later)
            }
        }
        function test_what_was_told_stands_beside_a_question_that_opened_by_itself() {
            table.showPowderSteps()
            show(entries)
            verify(!shown("story"), "an entry that the table has opened shows nothing else")
            verify(!shown("entryProgress"))
            table.powderAction.goesOn = true
            table.powderAction.progress = "Setting up, 3 of 8"
            settle()
            compare(find("entryProgress").text, "Setting up, 3 of 8")
            verify(shown("story"))
            verify(!shown("done"), "the next answer is the tick")
        }
        // The answer would tick them, and nobody would move those pieces.
        function test_steps_out_of_sight_below_the_choices_are_unread() {
            const action = table.powderAction
            table.showPowderSteps()
            table.steps.set(table.steps.currentIndex, "detail", "They have no soldier on the Battering Ram. ".repeat(16))
            action.choices.rows = Array.from({ length: 6 }, (_, i) => action.row("card" + i, "Card " + i))
            action.action = "horde"
            action.goesOn = true
            show(entries)
            tryVerify(() => String(table.steps.unread) === "9:3,9:4")
            const told = find("lately")
            told.contentY = told.contentHeight - told.height
            tryVerify(() => table.steps.unread.length === 0)
            // Without the pane nothing is unread.
            pane.destroy()
            pane = null
            wait(0)
            compare(Array.from(table.steps.unread), [])
        }
        function test_a_reason_that_choices_share_is_said_once() {
            const action = table.powderAction
            const why = "Reed cannot do this: it attacks and builds barricades, and has neither honor nor shame."
            action.choices.rows = [action.row("barricade", "Barricade")].concat(["wall", "cannon"].map(id => Object.assign(action.row(id, id), { enabled: false, why: why })))
            show(entries)
            settle()
            const high = find("entry-wall").height
            action.closedWhy = why
            action.closedText = "Not possible: wall, cannon. " + why
            settle()
            verify(find("entry-wall").height < high, "without it the cards are low")
            verify(find("entryHint").text.endsWith(action.closedText))
        }
        // The next question opens by itself: a second tap in the same place is none for it.
        function test_choices_that_come_by_themselves_wait_for_a_second_look() {
            show(entries)
            settle()
            compare(find("entry-spearman").tapPatience, 0)
            table.powderAction.goesOn = true
            compare(find("entry-spearman").tapPatience, Theme.tapPatience)
            table.powderAction.action = "horde"
            compare(find("entry-spearman").tapPatience, 0, "cards come one after the other")
        }
        // "Flamethrower" is longer than half of the panel beside a sign.
        function test_the_longest_soldier_is_whole_on_the_button() {
            const action = table.powderAction
            action.doneText = "Recruit 1 flamethrower"
            action.endText = "Recruit and end turn"
            action.ends = true
            pane = entries.createObject(root, { table: table, width: 468 })
            waitForRendering(pane)
            settle()
            compare(find("entryDone").glyph, "")
            action.doneText = "Recruit 1 archer"
            settle()
            compare(find("entryDone").glyph, "check")
        }
        // An answer ticks the steps before it. If their line cannot say them, they are opened once.
        function test_steps_that_no_line_says_come_before_the_choices_data() {
            return [{ tag: "1280x800", size: [1280, 800, 5.9], panel: [480, 560] }, { tag: "800x480", size: [800, 480, 5.25], panel: [280, 370] }]
        }
        function test_steps_that_no_line_says_come_before_the_choices(data) {
            const action = table.powderAction
            Theme.screenWidth = data.size[0]
            Theme.screenHeight = data.size[1]
            Theme.density = data.size[2]
            table.showPowderSteps()
            table.steps.brief = []
            action.choices.rows = Array.from({ length: 12 }, (_, i) => action.row("card" + i, "Card " + i))
            action.action = "horde"
            action.title = "Draw a horde card: which one?"
            action.goesOn = true
            pane = entries.createObject(root, { table: table, width: data.panel[0], height: data.panel[1] })
            waitForRendering(pane)
            tryVerify(() => shown("choicesWait"))
            verify(!shown("entry-card0"))
            const due = find("story").due
            verify(due.mapToItem(find("lately"), 0, 0).y >= -1, "its beginning is in sight")
            tap("choicesWait")
            settle()
            verify(shown("entry-card0") && !shown("choicesWait"))
            // Once is enough: the next question about the same card comes at once.
            action.title = "Which section does it come to?"
            wait(100)
            verify(shown("entry-card0") && !shown("choicesWait"))
            // A line that says them is read beside the choices.
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { id: "7" + row.id }))
            table.steps.brief = ["Move the time token", "Draw 3 horde cards"].slice(0, Theme.low ? 1 : 2)
            action.title = "Draw a horde card: which one is it?"
            wait(100)
            verify(shown("entry-card0") && !shown("choicesWait"))
        }
        function test_two_kinds_of_choices_stand_under_two_headings() {
            const action = table.powderAction
            action.choices.rows = [["barricade", "What?"], ["S1", "Where?"], ["wall", "What?"], ["S2", "Where?"]].map(choice =>
                Object.assign(action.row(choice[0], choice[0]), { group: choice[1] }))
            action.groups = ["What?", "Where?"]
            show(entries)
            settle()
            compare(find("entryGroup-0").text, "What?")
            compare(find("entryGroup-1").text, "Where?")
            const y = name => find(name).mapToItem(pane, 0, 0).y
            const where = y("entryGroup-1")
            for (const name of ["entry-barricade", "entry-wall"])
                verify(y(name) > y("entryGroup-0") && y(name) < where, name)
            for (const name of ["entry-S1", "entry-S2"])
                verify(y(name) > where, name)
            tap("entry-S2")
            compare(action.asked.join(), "choose S2")
        }
        // The first tap on one of two spots asks for the other one in words.
        function test_the_second_spot_has_a_question_of_its_own() {
            table.powderAction.open = true
            table.powderAction.title = "Where does the horseman go?"
            show(entries)
            compare(find("entryTitle").text, "Where does the horseman go?")
            table.powder.secondTitle = "The horseman stands on two spots: which one beside a3?"
            table.powder.placesChanged()
            settle()
            compare(find("entryTitle").text, "The horseman stands on two spots: which one beside a3?")
        }
        // Pieces may be missed if what an answer has ticked is out of sight.
        function test_what_nobody_has_ticked_stays_readable() {
            table.showPowderSteps()
            const rows = []
            for (let i = 0; i < 6; ++i)
                rows.push({ id: "9:" + i, glyph: "shame", sentence: "Step " + i, detail: "", items: [], state: "done", tone: "plain", clause: "", clauseTitle: "", why: "",
                            places: [], presumed: i === 1 || i === 2 })
            table.steps.rows = rows
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.steps.settled = 5
            table.steps.presumed = 2
            ask("shame-place")
            show(questions)
            settle()
            compare(find("doneSoFar").text, "Just done:")
            table.steps.left = 1
            compare(find("doneSoFar").text, "Just done, and still to do:")
            table.steps.left = 0
            verify(shown("step-9:1") && shown("step-9:2"), "nobody has ticked them")
            verify(!shown("step-9:0") && !shown("step-9:3"), "the others are folded")
            table.steps.presumed = 0
            table.steps.rows = rows.map(row => Object.assign({}, row, { presumed: false }))
            settle()
            verify(!shown("doneSoFar") && !shown("step-9:1"))
        }
        // "1 done" would tell nobody what: the answer has ticked it.
        function test_the_line_of_a_single_step_that_is_done_names_it() {
            table.showPowderSteps()
            table.steps.rows = [{ id: "9:0", glyph: "box", sentence: "Cy, put 3 spearmen from your pool into the box", detail: "", items: [], state: "done", tone: "plain",
                                  clause: "", clauseTitle: "", why: "", places: [], presumed: true }]
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.steps.settled = 1
            table.steps.presumed = 1
            ask("tower")
            table.decision.rows = answers(2)
            pane = questions.createObject(root, { table: table, width: 752, height: 400, wide: true })
            waitForRendering(pane)
            settle()
            if (shown("doneSoFar"))
                tap("tuckSteps") // opened beside the answers
            settle()
            compare(find("tuckSteps").text, "Cy, put 3 spearmen from your pool into the box")
        }
        // Whoever has ticked by mistake sees it when the question is all that is left.
        function test_the_last_tick_above_a_question_is_taken_back() {
            table.showPowderSteps()
            const rows = []
            for (let i = 0; i < 2; ++i)
                rows.push({ id: "9:" + i, glyph: "shame", sentence: "Step " + i, detail: "", items: [], state: "done", tone: "plain", clause: "", clauseTitle: "", why: "",
                            places: [], presumed: false })
            table.steps.rows = rows
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.steps.settled = 1
            ask("shame-place")
            show(questions)
            settle()
            verify(find("step-9:1").height >= Theme.target, "a finger hits it")
            tap("step-9:0")
            compare(table.asked.join(), "", "the others are a line each")
            tap("step-9:1")
            compare(table.asked.join(), "untick 9:1")
        }
        function test_the_question_is_louder_than_the_step_before_it() {
            table.showPowderSteps()
            ask("shame-place")
            show(questions)
            settle()
            verify(find("done").surface !== Theme.ember)
            compare(find("done").height, Theme.target)
            compare(find("decisionCard").color, Theme.current)
            verify(!find("currentSentence").strong && find("decisionTitle").strong)
            verify(find("currentSentence").font.pixelSize >= Theme.step, "it is read from afar")
            const title = find("decisionTitle")
            const at = title.mapToItem(pane, 0, 0).y
            verify(at >= 0 && at + title.height <= find("done").mapToItem(pane, 0, 0).y, "the question is at " + at)
            tap("done")
            compare(table.asked.join(), "done")
            // In a low panel one step is a line above the question and its answers; a touch opens it.
            pane.destroy()
            table.steps.left = 1
            table.steps.brief = ["Ann and Cy take 1 shame token each"]
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            pane = questions.createObject(root, { table: table, width: 280, height: 370 })
            table.decision.rows = ["a", "b"].map(id => ({ id: id, label: id, detail: "", place: "", player: "", colour: "", symbol: "", forbidden: false, why: "", clause: "", note: "", chosen: false }))
            settle()
            verify(!shown("done") && !shown("currentSentence"))
            compare(find("tuckSteps").text, "First: Ann and Cy take 1 shame token each")
            for (const name of ["tuckSteps", "decisionTitle", "option-0", "option-1"]) {
                const item = find(name)
                verify(item.mapToItem(pane, 0, 0).y >= 0 && item.mapToItem(pane, 0, item.height).y <= pane.height, name + " is not in sight")
            }
            compare(find("decisionCard").color, Theme.current)
            tap("tuckSteps")
            settle()
            compare(find("done").surface, Theme.ember)
            const step = find("currentSentence")
            verify(step.mapToItem(pane, 0, 0).y >= 0 && step.mapToItem(pane, 0, step.height).y <= find("done").mapToItem(pane, 0, 0).y, "the step is not in sight")
            // The next question needs the room again.
            table.steps.left = 2
            table.steps.brief = ["Pay 4 gold", "Put the cannon into the left section"]
            ask("save")
            settle()
            verify(!shown("currentSentence"))
            compare(find("tuckSteps").text, "First: Pay 4 gold. Then: Put the cannon into the left section")
            // A player may be called "%2".
            table.steps.brief = ["%2 takes 1 honor", "Put the cannon into the left section"]
            settle()
            compare(find("tuckSteps").text, "First: %2 takes 1 honor. Then: Put the cannon into the left section")
            // As many as the button that ticks them says; others only tell something.
            table.steps.left = 2
            table.steps.brief = []
            settle()
            compare(table.steps.rows.filter(row => ["current", "coming"].includes(row.state)).length, 3)
            compare(find("tuckSteps").text, "2 step(s) to do first")
            // The only one is named, even if its list needs the touch.
            table.steps.rows = table.steps.rows.slice(0, 3)
            settle()
            compare(find("tuckSteps").text, "First: Ann and Cy take 1 shame token each")
        }
        // Where the answers leave the room, the line of the step is whole; else a touch shows all of it.
        function test_the_line_of_a_step_is_whole_where_there_is_room_data() {
            return [{ tag: "tablet", width: 470, height: 420, density: 5.9, screen: Qt.size(1280, 800), answers: 2, whole: true },
                    { tag: "tablet, many answers", width: 470, height: 420, density: 5.9, screen: Qt.size(1280, 800), answers: 9, whole: false },
                    { tag: "flat", width: 780, height: 330, density: 5.9, screen: Qt.size(800, 1280), answers: 4, whole: true },
                    { tag: "800x480", width: 280, height: 370, density: 5.25, screen: Qt.size(800, 480), answers: 2, whole: false }]
        }
        function test_the_line_of_a_step_is_whole_where_there_is_room(data) {
            table.showPowderSteps()
            table.steps.left = 1
            const sentence = "Put the spearman of the left section, the horseman and both archers back into the pools of Ann, Bo and Cy"
            table.steps.brief = [sentence]
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { sentence: sentence }))
            ask("save")
            table.decision.rows = answers(data.answers)
            Theme.density = data.density
            Theme.screenWidth = data.screen.width
            Theme.screenHeight = data.screen.height
            pane = questions.createObject(root, { table: table, width: data.width, height: data.height, wide: data.tag === "flat" })
            waitForRendering(pane)
            settle()
            const story = find("story")
            verify(story.tucked)
            if (!story.shut)
                story.opened = false
            settle()
            const words = find("tuckSteps").contentItem.children[1]
            compare(words.text, "First: " + sentence)
            if (data.whole)
                verify(!words.truncated, words.text + " is cut after " + words.lineCount + " lines")
            tap("tuckSteps")
            settle()
            const step = find("currentSentence")
            verify(!step.truncated && step.mapToItem(find("toldSteps"), 0, 0).y >= 0)
        }
        // The book's answer is one whole button; the digits, which do not fit below it, come with another one.
        function test_the_books_answer_is_whole_in_a_low_panel_data() {
            return [{ tag: "800x480", screen: Qt.size(800, 480), density: 5.25, panel: Qt.size(280, 370) },
                    { tag: "1024x600", screen: Qt.size(1024, 600), density: 6.67, panel: Qt.size(360, 455) }]
        }
        function test_the_books_answer_is_whole_in_a_low_panel(data) {
            Theme.density = data.density
            Theme.screenWidth = data.screen.width
            Theme.screenHeight = data.screen.height
            ask("value", { kind: "number", title: "", low: 0, high: 99 })
            table.decision.title = "How many wounds does the printed cannon card have?"
            table.decision.kept = [{ value: "4", text: "As in your book: 2 stone, wood or gold" }]
            pane = questions.createObject(root, { table: table, width: data.panel.width, height: data.panel.height })
            waitForRendering(pane)
            settle()
            insight("kept-0", data.panel.height)
            verify(!find("kept-0").titleItem.truncated)
            insight("otherValue", data.panel.height)
            verify(!shown("digit-7"))
            tap("otherValue")
            settle()
            insight("digit-1", data.panel.height)
            insight("digit-done", data.panel.height)
            tap("digit-7")
            tap("digit-done")
            compare(table.asked.join(), "answerWith 7")
        }
        // With the keys out of sight a digit of a real keyboard was lost without a word.
        function test_a_typed_digit_opens_the_keys() {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            ask("value", { kind: "number", title: "", low: 0, high: 99 })
            table.decision.kept = [{ value: "4", text: "As in your book: 4" }]
            pane = questions.createObject(root, { table: table, width: 280, height: 370 })
            pane.forceActiveFocus()
            waitForRendering(pane)
            settle()
            verify(shown("kept-0") && !shown("digit-7"))
            keyClick("7")
            settle()
            compare(find("typedNumber").text, "7")
            keyClick("1")
            compare(find("typedNumber").text, "71")
            keyClick(Qt.Key_Return)
            compare(table.asked.join(), "answerWith 71")
        }
        function test_a_typed_digit_opens_the_keys_below_open_steps() {
            table.showPowderSteps()
            table.steps.left = 2
            ask("value", { kind: "number", title: "", low: 0, high: 99 })
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            pane = questions.createObject(root, { table: table, width: 280, height: 370 })
            pane.forceActiveFocus()
            waitForRendering(pane)
            settle()
            verify(shown("decisionWaits") && !shown("digit-7"))
            keyClick("7")
            settle()
            compare(find("typedNumber").text, "7")
        }
        // An answer counts as having done them: nobody should do so unseen.
        function test_several_steps_are_open_above_a_question_in_a_low_panel() {
            table.showPowderSteps()
            table.steps.left = 2
            ask("save")
            table.decision.rows = answers(2)
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            pane = questions.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane)
            settle()
            insight("decisionWaits", 370)
            verify(!shown("tuckSteps"), "the line of the question puts them away")
            compare(find("toldHeadline").text, table.headline, "what the question is about")
            const step = find("currentSentence")
            verify(step.mapToItem(pane, 0, 0).y >= 0 && step.mapToItem(pane, 0, step.height).y <= find("done").mapToItem(pane, 0, 0).y, "the step is not in sight")
            compare(find("done").surface, Theme.ember)
            verify(!shown("option-0"), "the answers come after them")
            // They stay open until the last of them is ticked, unless a touch puts them away.
            table.steps.left = 1
            settle()
            verify(shown("done"))
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { state: "done" }))
            table.steps.currentIndex = -1
            table.steps.left = 0
            settle()
            verify(!shown("done"))
            insight("option-1", 370)
            table.showPowderSteps()
            table.steps.left = 2
            ask("tower")
            settle()
            verify(shown("done"))
            tap("decisionWaits")
            settle()
            verify(!shown("done"))
            insight("option-1", 370)
            // By keys, the focus goes on in what was opened.
            find("tuckSteps").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            settle()
            verify(find("done").activeFocus)
            find("decisionWaits").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            settle()
            verify(find("tuckSteps").activeFocus)
        }
        // The board takes the others meanwhile.
        function test_the_answer_that_is_no_place_stands_beside_a_waiting_question() {
            table.showPowderSteps()
            table.steps.left = 3
            ask("tower")
            table.decision.onBoard = true
            table.decision.rows = answers(3).map((row, i) => Object.assign({}, row, { place: i === 0 ? "" : "T" + i }))
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            pane = questions.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane)
            settle()
            insight("decisionWaits", 370)
            insight("option-0", 370)
            verify(!shown("option-1"))
            verify(!shown("doneAll"), "that answer passes all steps, and says so")
            verify(find("done").surface === Theme.ember, "the step is louder")
            tap("option-0")
            compare(table.asked.join(), "answer 0")
            // Where two answers are no places, both wait.
            table.decision.rows = answers(3).map((row, i) => Object.assign({}, row, { place: i < 2 ? "" : "T1" }))
            settle()
            verify(!shown("option-0") && shown("decisionWaits") && shown("doneAll"))
        }
        // "Why?" pushed the answers off the panel.
        function test_a_long_reason_leaves_two_answers_in_sight() {
            ask("casualties")
            table.decision.why = "A card whose spots are all covered is defeated. Whoever has a soldier on it earns honor. ".repeat(8)
            table.decision.rows = answers(2).map(row => Object.assign({}, row, { label: "Spearman", detail: "" }))
            pane = questions.createObject(root, { table: table, width: 480, height: 690 })
            waitForRendering(pane)
            settle()
            tap("why")
            settle()
            insight("option-0", 690)
            insight("option-1", 690)
        }
        // While the spots lie enlarged over the board, each answer stands once; the one that is no spot has no other place.
        function test_answers_on_enlarged_cards_have_no_tiles() {
            ask("fire")
            table.decision.onBoard = true
            table.powder.placesHint = "Tap a lit spot."
            table.decision.rows = answers(3).map((row, i) => Object.assign({}, row, { place: i === 0 ? "" : "S1.1:a" + i }))
            pane = questions.createObject(root, { table: table, aimed: true })
            waitForRendering(pane)
            settle()
            insight("option-0", 760)
            verify(!shown("option-1") && !shown("option-2"))
            compare(find("decisionHint").text, "Tap a lit spot.")
            // Who closes the cards chooses here.
            pane.aimed = false
            settle()
            for (let i = 0; i < 3; ++i)
                insight("option-" + i, 760)
            verify(find("decisionHint").text.endsWith("Or choose here."))
            // Soldiers of a list are ticked here.
            pane.aimed = true
            table.decision.several = true
            settle()
            insight("option-2", 760)
        }
        // The row under the arrow is not seen, so a tap there must not choose it.
        function test_a_tap_on_the_arrow_shows_what_follows_and_answers_nothing() {
            ask("tower")
            table.decision.rows = answers(4)
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            pane = questions.createObject(root, { table: table, width: 280, height: 300 })
            waitForRendering(pane)
            settle()
            const list = find("asked")
            verify(shown("fold"), "the list goes on")
            const before = list.contentY
            tap("fold")
            settle()
            verify(list.contentY > before)
            compare(table.asked.join(), "")
            const fold = find("fold")
            list.contentY = 0
            mouseDrag(fold, fold.width / 2, fold.height / 2, 0, -60)
            verify(list.contentY > 20, "a drag from there scrolls")
            compare(table.asked.join(), "")
        }
        function insight(name, bottom) {
            const item = find(name)
            const y = item.mapToItem(pane, 0, 0).y
            verify(y >= 0 && y + item.height <= bottom + 1, name + " is cut: " + y + " to " + (y + item.height) + " of " + bottom)
            return y
        }
        function answers(count) {
            return Array.from({ length: count }, (_, i) => ({ id: "o" + i, label: "Under 1 spearman in the pool", detail: "It cannot be used and costs 5 honor.",
                place: "", player: "", colour: "", symbol: "", forbidden: false, why: "", clause: "", note: "", chosen: false }))
        }
        // However many steps were told: beside the board of a tablet, and below that of one that stands.
        function test_question_and_answers_are_whole_above_long_steps_data() {
            return [{ tag: "1280x800", width: 430, height: 620, wide: false }, { tag: "800x1280", width: 752, height: 400, wide: true }]
        }
        function test_question_and_answers_are_whole_above_long_steps(data) {
            table.showPowderSteps()
            table.steps.set(table.steps.currentIndex, "detail", "Whoever had a soldier or a token on the card that was defeated earns honor. ".repeat(6))
            ask("tower")
            table.decision.rows = answers(4)
            pane = questions.createObject(root, { table: table, width: data.width, height: data.height, wide: data.wide })
            waitForRendering(pane)
            settle()
            if (!data.wide)
                tap("decisionWaits")
            settle()
            insight("decisionTitle", data.height)
            for (let i = 0; i < 4; ++i)
                insight("option-" + i, data.height)
            // What the steps have is theirs: nothing lies upon the question.
            const told = find("toldSteps")
            verify(told.mapToItem(pane, 0, told.height).y <= find("decisionCard").mapToItem(pane, 0, 0).y)
        }
        // An answer ticks the steps before it. Whoever answers must have been able to read them.
        function test_steps_that_are_out_of_sight_come_before_the_question() {
            table.showPowderSteps()
            table.steps.set(table.steps.currentIndex, "detail", "Whoever had a soldier or a token on the card that was defeated earns honor. ".repeat(3))
            ask("save")
            table.decision.rows = answers(3)
            pane = questions.createObject(root, { table: table, width: 430, height: 560 })
            waitForRendering(pane)
            settle()
            verify(shown("decisionWaits") && !shown("option-0") && !shown("confirmList"))
            compare(find("decisionWaits").text, table.decision.title)
            insight("currentSentence", 560)
            compare(find("done").tone, "primary", "the step is what comes next")
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { state: "done" }))
            table.steps.currentIndex = -1
            table.steps.left = 0
            settle()
            verify(!shown("decisionWaits"))
            insight("option-0", 560)
            // Steps that are all in sight let it be answered at once.
            table.showPowderSteps()
            table.steps.rows = [Object.assign({}, table.steps.rows[table.steps.currentIndex], { id: "9:9", detail: "", items: [], shares: [] })]
            table.steps.currentIndex = 0
            table.steps.left = 1
            table.decision.rows = answers(2)
            pane.height = 760
            ask("tower")
            settle()
            verify(!shown("decisionWaits"))
            insight("option-0", 760)
            insight("currentSentence", 760)
        }
        // In a low panel no headline says what an assault has led to.
        function test_the_line_of_what_is_done_is_the_headline_of_a_low_panel() {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            table.showPowderSteps()
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { state: "done" }))
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.headline = "Breach!"
            table.headlineTone = "danger"
            ask("save")
            table.decision.rows = answers(2)
            pane = questions.createObject(root, { table: table, width: 280, height: 330 })
            waitForRendering(pane)
            settle()
            compare(find("tuckSteps").text, "Breach!")
            compare(find("tuckSteps").glyph, "breach", "a tick would praise it")
            verify(find("tuckSteps").Accessible.name.startsWith("Breach!"))
            verify(find("tuckSteps").Accessible.name.includes("Show them"))
            insight("option-0", 330)
        }
        // Upright, the steps have one side and the answers the other: there is room for the step that is due.
        function test_the_steps_are_open_beside_the_answers_of_a_wide_panel() {
            table.showPowderSteps()
            ask("tower")
            table.decision.rows = answers(2)
            pane = questions.createObject(root, { table: table, width: 752, height: 400, wide: true })
            waitForRendering(pane)
            settle()
            verify(!shown("tuckSteps"))
            insight("currentSentence", 400)
            compare(find("done").tone, "primary")
            const before = insight("option-1", 400)
            const asked = insight("decisionTitle", 400)
            const card = find("decisionCard")
            verify(card.mapToItem(pane, 0, 0).x >= find("toldSteps").width, "the question has no room of the steps")
            verify(card.mapToItem(pane, 0, card.height).y <= find("option-0").mapToItem(pane, 0, 0).y, "the answers follow it")
            // After the last step the question is the loud one, and the answers rest.
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { state: "done" }))
            table.steps.currentIndex = -1
            table.steps.left = 0
            settle()
            verify(shown("tuckSteps") && !shown("done"))
            compare(insight("option-1", 400), before)
            compare(insight("decisionTitle", 400), asked)
        }
        // An answer ticks the steps before it, but none that nobody can have read.
        function test_steps_out_of_sight_are_unread_until_they_are_scrolled_to() {
            table.showPowderSteps()
            table.steps.set(table.steps.currentIndex, "detail", "They have no soldier on the Battering Ram. ".repeat(12))
            ask("save")
            table.decision.rows = answers(8)
            pane = questions.createObject(root, { table: table, width: 752, height: 400, wide: true })
            waitForRendering(pane)
            tryVerify(() => String(table.steps.unread) === "9:3,9:4")
            const told = find("toldSteps")
            told.contentY = told.contentHeight - told.height
            tryVerify(() => table.steps.unread.length === 0)
            wait(100)
            compare(Array.from(table.steps.unread), [], "what has been in sight is read")
        }
        // Who goes on to the question has not read what was out of sight then. What was in sight stays read, closed or not.
        function test_steps_that_are_passed_by_stay_unread_data() {
            return [{ tag: "upright", width: 430, height: 620 }, { tag: "wide", width: 752, height: 400, wide: true },
                    { tag: "7 inches", width: 330, height: 370, low: true }]
        }
        function test_steps_that_are_passed_by_stay_unread(data) {
            if (data.low) {
                Theme.density = 5.25
                Theme.screenWidth = 800
                Theme.screenHeight = 480
            }
            table.showPowderSteps()
            table.steps.set(table.steps.currentIndex, "detail", "They have no soldier on the Battering Ram. ".repeat(20))
            ask("save")
            table.decision.rows = answers(8)
            pane = questions.createObject(root, { table: table, width: data.width, height: data.height, wide: data.wide === true })
            tryVerify(() => String(table.steps.unread) === "9:3,9:4")
            if (!data.wide)
                tap("decisionWaits")
            else
                pane.telling.opened = false
            settle()
            verify(pane.telling.shut)
            compare(String(table.steps.unread), "9:3,9:4")
            // Opened again and scrolled through, they are read, also if they are closed afterwards.
            pane.telling.opened = true
            settle()
            const told = find("toldSteps")
            told.contentY = told.contentHeight - told.height
            tryVerify(() => table.steps.unread.length === 0)
            pane.telling.opened = false
            settle()
            compare(Array.from(table.steps.unread), [])
        }
        // A closed line that says each of them leaves none unread.
        function test_what_the_closed_line_says_is_read() {
            table.showPowderSteps()
            table.steps.brief = ["take 1 shame token"]
            ask("save")
            table.decision.rows = answers(8)
            pane = questions.createObject(root, { table: table, width: 430, height: 620 })
            settle()
            verify(pane.telling.shut)
            compare(Array.from(table.steps.unread), [])
        }
        function test_steps_are_read_as_soon_as_nobody_can_see_the_question() {
            table.showPowderSteps()
            table.steps.set(table.steps.currentIndex, "detail", "They have no soldier on the Battering Ram. ".repeat(12))
            ask("save")
            table.decision.rows = answers(8)
            pane = questions.createObject(root, { table: table, width: 752, height: 400, wide: true })
            tryVerify(() => table.steps.unread.length === 2)
            pane.visible = false
            tryVerify(() => table.steps.unread.length === 0)
            pane.visible = true
            tryVerify(() => table.steps.unread.length === 2)
            pane.destroy()
            tryVerify(() => table.steps.unread.length === 0)
            pane = null
        }
        function test_the_steps_are_opened_when_the_panel_is_turned_sideways() {
            table.showPowderSteps()
            ask("tower")
            table.decision.rows = answers(2)
            pane = questions.createObject(root, { table: table, width: 430, height: 620 })
            waitForRendering(pane)
            settle()
            pane.width = 752
            pane.height = 400
            pane.wide = true
            settle()
            verify(!shown("tuckSteps"))
            insight("currentSentence", 400)
        }
        // Lit cards beside a step that is louder than the question would be two things to do at once.
        function test_enlarged_cards_make_the_question_of_a_wide_panel_the_loud_one() {
            table.showPowderSteps()
            table.steps.left = 2
            ask("fire")
            table.decision.onBoard = true
            table.decision.rows = answers(3).map((row, i) => Object.assign({}, row, { place: "S1.1:a" + (i + 1) }))
            pane = questions.createObject(root, { table: table, width: 752, height: 400, wide: true })
            waitForRendering(pane)
            settle()
            verify(shown("done") && find("done").surface === Theme.ember)
            pane.aimed = true
            settle()
            verify(shown("tuckSteps") && !shown("done"), "the steps are one line")
            compare(find("decisionCard").border.width, Theme.ring)
        }
        // Answers that need all of their side leave the question below the steps, as its title.
        function test_a_question_with_many_answers_stands_below_the_steps_of_a_wide_panel() {
            table.showPowderSteps()
            ask("save")
            table.decision.rows = answers(8)
            pane = questions.createObject(root, { table: table, width: 752, height: 400, wide: true })
            waitForRendering(pane)
            settle()
            const card = find("decisionCard")
            compare(card.mapToItem(pane, 0, 0).x, 0)
            verify(card.mapToItem(pane, 0, 0).y > find("toldSteps").height)
            insight("decisionTitle", 400)
            verify(!shown("decisionDetail"), "the question is its title")
            // Once nothing comes first, what the answer has ticked stays beside the answers.
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { state: "done", presumed: true }))
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.steps.presumed = 3
            ask("tower")
            settle()
            verify(shown("doneSoFar"))
        }
        // As many answers stand where those of the last question stood.
        function test_answers_stay_where_they_are_however_long_the_steps_are() {
            table.showPowderSteps()
            ask("save")
            table.decision.rows = answers(2)
            show(questions)
            settle()
            const before = insight("option-0", 760)
            table.steps.set(table.steps.currentIndex, "detail", "They have no soldier on the Battering Ram. ".repeat(4))
            settle()
            compare(insight("option-0", 760), before)
        }
        // A second tap must not hit an answer that slid into the place of "Done".
        function test_answers_stay_where_they_are_when_the_last_step_is_ticked() {
            table.showPowderSteps()
            ask("save")
            table.decision.rows = answers(3)
            show(questions)
            settle()
            wait(100)
            verify(!shown("decisionWaits"), "a single step out of sight waits for the next page")
            compare(String(table.steps.unread), "9:4")
            verify(shown("done"))
            const before = insight("option-2", 760)
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { state: "done" }))
            table.steps.currentIndex = -1
            table.steps.left = 0
            settle()
            verify(!shown("done"))
            compare(insight("option-2", 760), before)
            // The next question has the room.
            table.steps.rows = []
            ask("tower")
            settle()
            verify(insight("option-2", 760) > before)
        }
        function test_choices_stay_where_they_are_from_question_to_question() {
            const action = table.powderAction
            action.choices.rows = ["raiders", "scouts", "leader", "pikemen"].map(id => action.row(id, id))
            action.action = "horde"
            action.goesOn = true
            action.title = "Which horde card came?"
            show(entries)
            settle()
            const before = find("entry-raiders").mapToItem(pane, 0, 0).y
            // A step was told, and the title is longer.
            table.showPowderSteps()
            action.title = "Ann raises 3 overseers. Which soldiers leave the game?"
            settle()
            verify(shown("story"))
            compare(find("entry-raiders").mapToItem(pane, 0, 0).y, before)
            const told = find("lately")
            verify(told.mapToItem(pane, 0, told.height).y <= pane.height + 1)
        }
        // Below a board that stands, the panel is wide and flat.
        function test_choices_of_a_wide_panel_stand_in_three_columns_below_the_way_back() {
            const action = table.powderAction
            action.choices.rows = ["raiders", "scouts", "leader", "pikemen"].map(id => action.row(id, id))
            action.action = "horde"
            action.title = "Which horde card came?"
            pane = entries.createObject(root, { table: table, width: 752, height: 400, wide: true })
            waitForRendering(pane)
            settle()
            const top = name => find(name).mapToItem(pane, 0, 0).y
            compare(top("entry-leader"), top("entry-raiders"))
            verify(top("entry-pikemen") > top("entry-leader"))
            const before = top("entry-raiders")
            verify(before < top("entryBack") + find("entryBack").height + Theme.target / 2)
            action.title = "Ann raises 3 overseers on this turn. Which three soldiers leave the game for good?"
            settle()
            compare(top("entry-raiders"), before)
        }
        function test_what_may_be_corrected_stands_in_two_columns_of_a_low_panel() {
            const action = table.powderAction
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            action.choices.rows = ["spot", "soldiers", "honor", "horde", "wall-level", "barricades", "machines", "tower"].map(id => action.row(id, id))
            action.action = "correct"
            action.title = "What is different on the table?"
            pane = entries.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane)
            settle()
            compare(find("entry-soldiers").mapToItem(pane, 0, 0).y, find("entry-spot").mapToItem(pane, 0, 0).y)
            insight("entry-barricades", 370)
        }
        // The next answer counts as having done it.
        function test_above_the_question_of_a_low_panel_a_step_is_told_whole() {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            table.showPowderSteps()
            table.steps.left = 1
            table.steps.brief = ["Lay the Battering Ram in row 1 of the middle section, and put its model on it"]
            table.powderAction.action = "horde"
            table.powderAction.goesOn = true
            pane = entries.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane)
            settle()
            const line = find("tuckSteps")
            verify(line.text.endsWith(table.steps.brief[0]))
            // It only shows the steps, so it does not look like a button that does something.
            verify(line.surface === undefined && !line.unfolded)
            verify(line.height >= 4 * Theme.body, "only " + line.height + " of it is seen")
        }
        // A box that opens to nothing that somebody could do would be looked into every fall.
        function test_a_season_that_begins_is_told_without_a_box_data() {
            return [{ tag: "1280x800", width: 470, height: 700, density: 5.9, screen: Qt.size(1280, 800) }, { tag: "800x480", width: 280, height: 370, density: 5.25, screen: Qt.size(800, 480) }]
        }
        function test_a_season_that_begins_is_told_without_a_box(data) {
            Theme.density = data.density
            Theme.screenWidth = data.screen.width
            Theme.screenHeight = data.screen.height
            table.showPowderSteps()
            const season = (glyph, sentence) => [Object.assign({}, table.steps.rows[2], { id: "9:0", icon: "season", glyph: glyph, sentence: sentence,
                                                                                        detail: "Take turns in the order of the command track.", items: [], number: 1 })]
            table.steps.rows = season("leaf", "Fall of year 1 begins")
            table.steps.currentIndex = 0
            table.steps.left = 1
            table.steps.brief = ["Fall of year 1 begins"]
            table.powderAction.action = "order"
            table.powderAction.goesOn = true
            table.powderAction.choices.rows = Array.from(Array(14).keys()).map(n => table.powderAction.row("c" + n, "Ann, Bo, Cy"))
            pane = entries.createObject(root, { table: table, width: data.width, height: data.height })
            waitForRendering(pane)
            settle()
            compare(find("tuckSteps").text, "Fall of year 1 begins")
            verify(!find("tuckSteps").enabled && !find("tuckSteps").framed, "it cannot be opened")
            // Spring moves its token.
            table.steps.rows = season("blossom", "Spring of year 2: move the time token to slot 2")
            table.steps.brief = [table.steps.rows[0].sentence]
            settle()
            compare(find("tuckSteps").text, "First: Spring of year 2: move the time token to slot 2")
            verify(find("tuckSteps").framed)
        }
        // The words that a question takes for known are explained where it is asked.
        function test_a_question_explains_its_words_data() {
            return [{ tag: "1280x800", width: 470, height: 700, density: 5.9, screen: Qt.size(1280, 800) }, { tag: "800x480", width: 280, height: 370, density: 5.25, screen: Qt.size(800, 480) }]
        }
        function test_a_question_explains_its_words(data) {
            Theme.density = data.density
            Theme.screenWidth = data.screen.width
            Theme.screenHeight = data.screen.height
            const action = table.powderAction
            action.choices.rows = ["ann", "bo", "cy"].map(id => action.row(id, id))
            action.title = "Tea order: who lies on top?"
            pane = entries.createObject(root, { table: table, width: data.width, height: data.height })
            let asked = []
            pane.explained.connect(topics => { asked = topics })
            table.powder.season = "summer"
            for (const [id, topic] of [["tea", "tea"], ["honor", "summer"], ["order", "command-track"], ["overseer", "overseer"], ["horde", "leader"],
                                       ["build", "clash"], ["shot", "machines"], ["tower", "towers"], ["adjust", "clash"], ["shame", "shame-token"], ["shame-back", "chi"]]) {
                action.action = id
                waitForRendering(pane, 60)
                settle()
                for (let up = find("entryHelp").parent; up; up = up.parent) {
                    if (up.reveal !== undefined)
                        up.reveal(find("entryHelp"), 0)
                }
                settle()
                tap("entryHelp")
                verify(asked.includes(topic), id + ": " + asked.join())
            }
            const title = find("entryTitle")
            if (data.tag === "1280x800")
                verify(title.mapToItem(pane, title.width, 0).x <= find("entryHelp").mapToItem(pane, 0, 0).x, "the title ends before it")
            action.action = "recruit"
            settle()
            verify(!shown("entryHelp"))
        }
        // Three sections to choose from are in sight, with "?" beside the way back.
        function test_a_low_panel_shows_three_sections() {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            const action = table.powderAction
            action.choices.rows = ["Left section", "Middle section", "Right section"].map((title, n) => action.row("S" + (n + 1), title))
            action.action = "horde"
            action.title = "Trebuchet: which section is on the back of the next card in the deck?"
            pane = entries.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane, 60)
            settle()
            const last = find("entry-S3")
            const help = find("entryHelp")
            verify(help.mapToItem(pane, 0, help.height).y <= find("entryTitle").mapToItem(pane, 0, 0).y + 1)
            verify(!shown("fold"), "nothing lies over the last of them")
            verify(last.mapToItem(pane, 0, last.height).y <= pane.height)
            // A hint below them that is not in sight does not hide the last of them.
            action.hint = "Tap a lit place on the board. ".repeat(9)
            settle()
            tryVerify(() => shown("fold"))
            tryVerify(() => find("fold").mapToItem(pane, 0, 0).y >= last.mapToItem(pane, 0, last.height).y - Theme.mm * 2)
        }
        // Opened, it has the room of the choices; half a step above half a choice would be neither.
        function test_in_a_low_panel_steps_or_choices_are_open() {
            const action = table.powderAction
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            table.showPowderSteps()
            table.steps.brief = ["Ann and Cy take 1 shame token each"] // the line says it
            action.choices.rows = ["raiders", "scouts", "leader", "pikemen"].map(id => action.row(id, id))
            action.action = "horde"
            action.goesOn = true
            action.title = "Draw a horde card: which one?"
            pane = entries.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane)
            settle()
            verify(shown("entry-raiders") && !shown("choicesWait"))
            const below = item => item.mapToItem(pane, 0, item.height).y
            verify(below(find("tuckSteps")) < find("entryTitle").mapToItem(pane, 0, 0).y, "what comes first stands first")
            verify(below(find("entryTitle")) < find("entry-raiders").mapToItem(pane, 0, 0).y)
            tap("tuckSteps")
            settle()
            verify(!shown("entry-raiders") && !shown("entryTitle"), "the question and its choices wait")
            compare(find("choicesWait").text, action.title)
            verify(!shown("tuckSteps"), "their line puts the steps away")
            const told = find("lately")
            const step = find("story").due
            const top = step.mapToItem(told, 0, 0).y
            verify(top >= -1, "its beginning is in sight: " + top)
            verify(told.height > 24 * Theme.mm, "it has the room of the choices: " + told.height)
            insight("choicesWait", 370)
            tap("choicesWait")
            settle()
            verify(shown("entry-raiders") && !shown("choicesWait"))
            // The next question is seen at once.
            tap("tuckSteps")
            settle()
            action.title = "Who raises an overseer?"
            settle()
            verify(shown("entry-raiders") && !shown("choicesWait"))
            // By keys, the focus goes on in what was opened.
            find("tuckSteps").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            settle()
            verify(find("choicesWait").activeFocus)
            keyClick(Qt.Key_Return)
            settle()
            verify(find("tuckSteps").activeFocus && shown("entry-raiders"))
        }
        // "Done" comes with the first soldier; until then choices that are cut have its room.
        function test_in_a_low_panel_choices_have_the_room_of_done_until_it_comes() {
            const action = table.powderAction
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            action.choices.rows = ["archer", "crossbowman", "spearman", "horseman"].map(id => action.row(id, id))
            action.action = "attack"
            action.title = "Who attacks?"
            pane = entries.createObject(root, { table: table, width: 280, height: 300 })
            waitForRendering(pane)
            settle()
            verify(shown("fold"), "they are cut")
            const fold = find("fold")
            compare(Math.round(fold.mapToItem(pane, 0, fold.height).y), 300)
            const at = find("entry-archer").mapToItem(pane, 0, 0).y
            action.doneText = "Attack with these 1"
            settle()
            insight("entryDone", 300)
            verify(fold.mapToItem(pane, 0, fold.height).y <= find("entryDone").mapToItem(pane, 0, 0).y)
            compare(find("entry-archer").mapToItem(pane, 0, 0).y, at)
        }
        function test_below_the_choices_the_step_that_is_due_is_whole_or_one_line() {
            const action = table.powderAction
            action.action = "horde"
            action.goesOn = true
            action.title = "Which horde card came?"
            table.showPowderSteps()
            let whole = 0
            let lines = 0
            show(entries)
            for (let choices = 2; choices <= 14; choices += 2) {
                action.choices.rows = Array.from({ length: choices }, (_, i) => action.row("card" + i, "Card " + i))
                settle()
                const told = find("lately")
                if (shown("tuckSteps")) {
                    lines += 1
                    continue
                }
                const due = find("story").due
                const top = due.mapToItem(told, 0, 0).y
                verify(top >= -1 && top + due.height <= told.height + 1, choices + " choices: " + top + ", " + due.height + " of " + told.height)
                whole += 1
            }
            verify(whole > 0 && lines > 0, whole + " and " + lines)
        }
        function test_all_digits_are_whole_in_a_panel_below_the_board() {
            table.powderAction.number = true
            table.powderAction.least = 0
            table.powderAction.most = 999
            table.powderAction.title = "How much honor does Ann have?"
            pane = entries.createObject(root, { table: table, width: 752, height: 400, wide: true })
            waitForRendering(pane)
            settle()
            const typed = insight("typedNumber", 400)
            verify(typed < insight("digit-1", 400))
            compare(insight("digit-6", 400), insight("digit-1", 400))
            insight("digit-done", 400)
        }
        function test_all_digits_are_whole_in_a_low_panel_data() {
            return [{ tag: "800x480", screen: Qt.size(800, 480), density: 5.25, panel: Qt.size(280, 370) },
                    { tag: "1024x600", screen: Qt.size(1024, 600), density: 6.67, panel: Qt.size(360, 455) }]
        }
        function test_all_digits_are_whole_in_a_low_panel(data) {
            Theme.density = data.density
            Theme.screenWidth = data.screen.width
            Theme.screenHeight = data.screen.height
            table.powderAction.number = true
            table.powderAction.symbol = "disc"
            table.powderAction.choices.rows = []
            table.powderAction.least = 0
            table.powderAction.most = 999
            table.powderAction.title = "How much honor does Ann have?"
            pane = entries.createObject(root, { table: table, width: data.panel.width, height: data.panel.height })
            waitForRendering(pane)
            settle()
            insight("digit-7", data.panel.height)
            insight("digit-done", data.panel.height)
        }
        function test_a_number_goes_in_by_its_digits() {
            table.powderAction.number = true
            table.powderAction.least = 1
            table.powderAction.most = 20
            show(entries)
            tap("digit-1")
            tap("digit-2")
            tap("digit-done")
            compare(table.powderAction.asked.join(), "enter 12")
        }
        function test_dice_where_they_may_draw() {
            show(entries)
            verify(!shown("lotHint"))
            table.powderAction.dice = true
            wait(0)
            tap("die-1-3")
            tap("die-2-2")
            compare(table.asked.join(), "roll 3 2")
        }
        function ask(kind, question) {
            table.decision.decision = kind
            table.decision.open = true
            table.decision.title = "A question"
            table.decision.question = question ?? {}
            table.decision.decisionChanged()
        }
        function test_soldiers_are_chosen_and_confirmed() {
            ask("save")
            table.decision.several = true
            table.decision.rows = ["a", "b"].map(id => ({ id: id, label: id, detail: "", place: "", player: "", colour: "", symbol: "", forbidden: false, why: "", clause: "", note: "", chosen: false }))
            show(questions)
            tap("option-1")
            verify(!find("confirmList").enabled)
            table.decision.ready = true
            tap("confirmList")
            compare(table.asked.join(), "answer 1,confirm")
        }
        function test_done_is_in_sight_however_long_the_step_is() {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            table.showPowderSteps()
            table.steps.set(2, "detail", "They have no soldier on the Battering Ram, and nobody pays for them. ".repeat(5))
            ask("shame-place")
            pane = questions.createObject(root, { table: table, width: 280, height: 370 })
            waitForRendering(pane)
            if (!shown("done"))
                tap("tuckSteps")
            waitForRendering(pane)
            const done = find("done")
            verify(done.mapToItem(pane, 0, done.height).y <= pane.height, "Done is cut off")
            mouseClick(done)
            compare(table.asked.join(), "done")
        }
        function test_the_next_number_begins_anew() {
            ask("artifacts", { kind: "number", title: "How many?", low: 0, high: 99 })
            show(questions)
            tap("digit-3")
            tap("digit-done")
            ask("artifacts", { kind: "number", title: "How many has the next one?", low: 0, high: 99 })
            wait(0)
            tap("digit-6")
            tap("digit-done")
            compare(table.asked.join(), "answerWith 3,answerWith 6")
        }
        function test_steps_come_back_after_a_value_that_stood_alone() {
            ask("value", { kind: "spots", title: "Vital spots?" })
            table.decision.detail = "Tap every vital spot of the card."
            show(questions)
            verify(!shown("toldSteps"), "there is none yet")
            verify(!shown("valueHint"), "the question says it")
            table.showPowderSteps()
            ask("value", { kind: "reward", title: "Reward?" })
            settle()
            verify(shown("toldSteps") && find("toldSteps").height > 0, "the steps are told")
            verify(shown("step-9:2") || shown("tuckSteps"), "and seen")
            // A frame later the keys wait until the steps are seen.
            tryVerify(() => shown("valueDone") || shown("decisionWaits"), 5000, "the question follows them")
        }
        // An order waits for the spots of its card: a gap there would be refused only after "Enter it".
        function test_the_spots_that_an_order_needs_are_marked_beforehand() {
            ask("value", { kind: "spots", title: "Vital spots?", awaited: { a2: "spearman", b4: "wound" } })
            show(questions)
            verify(shown("valueAwaited"))
            compare(find("valueEditor").sorted().join(), "a2,b4")
            compare(find("valueEditor-cell-a2-mark").kind, "spearman")
            compare(find("valueEditor-cell-b4-mark").kind, "wound")
            verify(!find("valueDone").enabled, "two marks are not the card")
            tap("valueEditor-cell-a1")
            tap("valueDone")
            compare(table.asked.join(), 'answerWith ["##....","...#.."]')
        }
        // The question, its keys and its button are visible together, so that nobody types without the question.
        function test_in_a_low_panel_a_printed_value_is_asked_and_entered_at_once() {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            table.showPowderSteps()
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { state: "done" }))
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.decision.title = "A question"
            pane = questions.createObject(root, { table: table, width: 280, height: 380 })
            const all = { number: ["digit-1", "digit-7", "digit-9", "digit-done"],
                          spots: ["valueEditor-cell-a1", "valueEditor-cell-a6", "valueEditor-cell-b6", "valueDone"],
                          reward: ["reward-honor", "valueDone"] }
            for (const kind in all) {
                ask("value", { kind: kind, title: "Which one is printed?" })
                settle()
                insight("decisionTitle", 380)
                verify(!shown("tuckSteps"), "what is done needs no line")
                for (const name of all[kind]) {
                    insight(name, 380)
                    const item = find(name)
                    const x = item.mapToItem(pane, 0, 0).x
                    verify(x >= 0 && x + item.width <= 280, name + " is out of the panel: " + x)
                }
            }
            // Steps that are left come first.
            table.showPowderSteps()
            table.steps.left = 1
            ask("value", { kind: "reward", title: "Which one is printed?" })
            settle()
            verify(shown("decisionWaits") && !shown("valueDone"))
        }
        // What it is paid with is below the fold, so the typed number says it.
        function test_a_cost_is_entered_without_scrolling_in_a_low_panel() {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            pane = questions.createObject(root, { table: table, width: 280, height: 370 })
            ask("value", { kind: "cost", title: "What does wall level 2 cost?" })
            settle()
            for (const name of ["decisionTitle", "typedNumber", "digit-3", "digit-9", "digit-done"])
                insight(name, 370)
            verify(!find("digit-done").enabled)
            tap("digit-3")
            compare(find("typedNumber").text, "3")
            tap("digit-done")
            compare(table.asked.join(), 'answerWith {"amount":3,"of":["wood","stone","gold"]}')
        }
        function test_the_button_of_a_reward_stays_under_the_finger() {
            ask("value", { kind: "reward", title: "Reward?" })
            show(questions)
            settle()
            const before = find("valueDone").width
            mouseClick(find("reward-honor"), find("reward-honor").width - 10)
            wait(0)
            compare(find("valueDone").width, before)
            mouseClick(find("valueDone"), 10)
            compare(table.asked.join(), 'answerWith {"honor":1}')
        }
        function test_a_number_below_ten_is_one_tap() {
            ask("artifacts", { kind: "number", title: "How many?", low: 0, high: 99, small: true })
            show(questions)
            tap("number-0")
            tap("number-9")
            compare(table.asked.join(), "answerWith 0,answerWith 9")
            tap("greaterNumber")
            tap("digit-1")
            tap("digit-2")
            tap("digit-done")
            compare(table.asked.join(), "answerWith 0,answerWith 9,answerWith 12")
        }
        function test_the_number_that_is_replaced_is_shown() {
            ask("value", { kind: "number", title: "How many?", low: 0, high: 99, small: true, value: "4" })
            show(questions)
            verify(find("number-4").checked && !find("number-5").checked)
            compare(find("greaterNumber").text, "10 or more")
            ask("value", { kind: "number", title: "How many?", low: 0, high: 99, small: true, value: "12" })
            settle()
            verify(!find("number-4").checked)
            compare(find("greaterNumber").text, "10 or more (now 12)")
            tap("greaterNumber")
            compare(find("typedNumber").Accessible.name, "now 12")
        }
        function test_a_typed_digit_may_be_the_first_of_two() {
            ask("artifacts", { kind: "number", title: "How many?", low: 0, high: 99, small: true })
            show(questions)
            pane.forceActiveFocus()
            keyClick(Qt.Key_4)
            compare(table.asked.join(), "")
            keyClick(Qt.Key_7)
            keyClick(Qt.Key_Return)
            compare(table.asked.join(), "answerWith 47")
        }
        function test_cells_of_a_rocket_card() {
            ask("rocket")
            table.decision.rows = []
            show(questions)
            tap("otherCells")
            verify(!find("cellsDone").enabled)
            compare(find("cellsDone").text, "First tap the spots")
            tap("cell-b4")
            tap("cell-a1")
            tap("cellsDone")
            compare(table.asked.join("|"), "answerWith [\"a1\",\"b4\"]")
        }
    }
}
