// SPDX-License-Identifier: Apache-2.0
// The table of Black Powder under real clicks: spots through the large card, zones, towers, sections, the season's
// buttons, the order of panes, pools; and that no place a finger may choose lies on another.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Kiosk
import Watchfire.Mock

Item {
    id: root
    Component { id: refusals; SignalSpy {} }
    width: 1920
    height: 1280

    Component { id: kiosks; MockKiosk {} }
    Component { id: screens; Screens { } }

    TestCase {
        id: test
        name: "Powder"
        when: windowShown

        property var kiosk: null
        property var screen: null
        readonly property var table: kiosk ? kiosk.table : null
        readonly property var powder: kiosk ? kiosk.table.powder : null

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            open(1280, 800, 5.9)
        }
        function open(width, height, density) {
            Theme.density = density
            Theme.screenWidth = width
            Theme.screenHeight = height
            Theme.motion = false
            kiosk = kiosks.createObject(root)
            kiosk.table.board.load(shippedBoards["great-wall-4"])
            kiosk.newGameModel.boardPicture.load(shippedBoards["great-wall-4"])
            kiosk.table.playPowder(3)
            kiosk.screen = Kiosk.Table
            screen = screens.createObject(root, { kiosk: kiosk, width: width, height: height })
            waitForRendering(screen)
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
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
        }

        function test_a_spot_is_picked_on_the_large_card() {
            table.showPowderDecision()
            tap("horde-S2.1")
            compare(find("lensTitle").text, "Battering Ram")
            verify(find("spot-S2.1:b3").width >= Theme.target)
            tap("spot-S2.1:a1") // a gap
            tap("spot-S2.1:b3")
            compare(powder.asked.join(), "S2.1:b3")
            offer([])
            wait(0)
            verify(!shown("hordeLens"), "the answered question takes it away")
        }
        // On the same spot a second touch would now save whom the first one has chosen to die.
        function test_a_large_card_closes_at_the_next_question() {
            table.showPowderDecision()
            tap("horde-S2.1")
            verify(shown("hordeLens"))
            table.decision.decisionChanged()
            wait(0)
            verify(!shown("hordeLens"))
        }
        function test_a_forbidden_spot_may_be_asked_for_its_reason() {
            table.showPowderDecision()
            tap("horde-S2.1")
            tap("spot-S2.1:a3")
            compare(powder.asked.join(), "S2.1:a3")
            verify(shown("hordeLens"))
        }
        function test_a_printed_value_is_corrected_from_its_card() {
            tap("horde-S2.2")
            tap("correctValues")
            verify(!shown("hordeLens"))
            compare(table.powderAction.asked[table.powderAction.asked.length - 1], "start value:card:leader")
        }
        function test_a_card_is_looked_at_and_closed() {
            tap("horde-S2.2")
            compare(find("lensTitle").text, "Leader")
            compare(powder.asked.length, 0)
            tap("closeLens")
            verify(!shown("hordeLens"))
        }
        function test_a_card_closes_where_the_next_soldier_cannot_stand_on_it() {
            powder.spotsOffered()
            tap("horde-S2.1")
            powder.chosen = ["S2.1:b3"]
            powder.placesChanged()
            wait(0)
            verify(shown("hordeLens"), "other spots are lit")
            // An archer: the spearman on the card could be taken back, but the lit zones lie behind it.
            powder.open = ["S2.1:b3", "S1.fire", "S2.fire"]
            powder.placesChanged()
            wait(0)
            verify(!shown("hordeLens"))
        }
        function test_the_cards_come_up_where_a_spot_is_asked_for() {
            powder.spotsOffered()
            powder.aim = "S2"
            powder.placesChanged()
            tap("spot-S2.2:a1")
            compare(powder.asked.join(), "S2.2:a1")
            tap("closeLens")
            verify(!shown("aimLens"), "the table wants to see the board")
            tap("horde-S2.1")
            tap("spot-S2.1:b3")
            compare(powder.asked.join(), "S2.2:a1,S2.1:b3")
            powder.aim = ""
            offer([])
            wait(0)
            verify(!shown("hordeLens") && !shown("aimLens"))
        }
        function test_the_cards_that_come_up_do_not_repeat_the_question() {
            table.showPowderDecision()
            powder.placesHint = "Tap a lit spot."
            powder.aim = "S2"
            powder.aimTitle = "Middle section: which spot?"
            powder.placesChanged()
            wait(0)
            compare(find("lensTitle").text, "Middle section: which spot?")
            compare(find("decisionHint").text, "Tap a lit spot.", "the answers stand once")
            tap("closeLens")
            compare(find("decisionHint").text, "Tap a lit spot. Or choose here.")
        }
        // While an order is being entered, its soldiers are pale: they do not stand there yet.
        function test_a_presumed_soldier_is_pale() {
            const row = powder.hordes.rows[0]
            const drawn = ghost => {
                const cells = row.cells.slice()
                cells[1] = Object.assign({}, cells[1], { ghost: ghost })
                powder.hordes.set(0, "cells", cells)
                wait(50)
                waitForRendering(screen, 60)
                return grabImage(screen)
            }
            const real = drawn(false)
            verify(!drawn(true).equals(real), "the ghost looks like the real one")
            verify(drawn(false).equals(real))
            // What an order will hit is pale, too.
            for (const mark of ["wound", "snake-token"]) {
                const struck = ghost => {
                    const cells = row.cells.slice()
                    cells[2] = Object.assign({}, cells[2], { mark: mark, colour: "blue", ghost: ghost })
                    powder.hordes.set(0, "cells", cells)
                    wait(50)
                    waitForRendering(screen, 60)
                    return grabImage(screen)
                }
                verify(!struck(true).equals(struck(false)), "a pale " + mark + " looks like a real one")
            }
            powder.sections.set(0, "fire", [Object.assign(powder.soldier("d", "archer"), { ghost: true })])
            waitForRendering(screen, 60)
            const pale = []
            const look = item => {
                if (item.opacity === 0.6 && item.type === "archer")
                    pale.push(item)
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(find("fire-S1"))
            compare(pale.length, 1)
        }
        // Whoever reads "rest zone" in the panel finds it on the board.
        function test_firing_spots_and_rest_zones_are_named() {
            compare(find("restName-S3.rest").text.replace("\n", " "), "Right: rest zone")
            compare(find("fireName-S3.fire").text.replace("\n", " "), "Firing spots")
            cleanup()
            open(800, 480, 5.25)
            verify(!shown("fireName-S3.fire"), "there is no room")
            compare(find("restName-S3.rest").text, "Right")
            offer(["S3.fire", "S3.rest"])
            wait(0)
            compare(find("restName-S3.rest").text, "Right:\nRest")
            const tag = find("fireName-S3.fire")
            compare(tag.text, "Firing")
            const zone = find("fire-S3")
            verify(tag.mapToItem(zone, 0, 0).y >= 0 && tag.mapToItem(zone, 0, tag.height).y <= zone.height)
            verify(!tag.truncated && tag.contentWidth <= tag.width + 0.5, tag.contentWidth + " of " + tag.width)
            verify(!shown("fireName-S1.fire"), "it is not asked for")
        }
        // The name of what is asked for took the machines' room: they were gone from the picture.
        function test_the_name_of_the_firing_spots_hides_no_machine() {
            cleanup()
            open(800, 480, 5.25)
            for (const firing of [2, 3]) {
                for (const machines of [["cannon"], ["cannon", "ballista"]]) {
                    powder.sections.set(2, "firing", firing)
                    powder.sections.set(2, "machines", machines)
                    for (const asked of [[], ["S3.fire"]]) {
                        offer(asked)
                        wait(0)
                        waitForRendering(screen, 60)
                        const zone = find("fire-S3")
                        for (const machine of machines) {
                            const piece = find("machine-" + machine + "@S3.fire")
                            verify(piece.visible && piece.width >= Theme.body * 0.8, firing + " " + machines + " " + asked + ": " + piece.width)
                            contained(piece, zone)
                        }
                        const tag = findChild(screen, "fireName-S3.fire")
                        if (tag && asked.length > 0) {
                            for (const machine of machines) {
                                const piece = find("machine-" + machine + "@S3.fire")
                                const at = piece.mapToItem(zone, 0, 0), word = tag.mapToItem(zone, 0, 0)
                                verify(at.y + piece.height <= word.y + 1 || at.x + piece.width <= word.x + 1, "the name lies beside " + machine)
                            }
                        }
                    }
                }
            }
        }
        // Steps and questions speak of "a2": the card shows which spot that is, whatever lies on it.
        function test_lines_and_columns_of_an_enlarged_card_have_their_names() {
            for (const size of [[1280, 800, 5.9], [800, 480, 5.25]]) {
                cleanup()
                open(...size)
                const card = powder.hordes.rows.findIndex(row => row.slot === "S1.1")
                powder.hordes.set(card, "covered", "")
                tap("horde-S1.1")
                for (const line of ["a", "b"]) {
                    const word = find("line-" + line)
                    const spot = find("spot-S1.1:" + line + "1")
                    compare(word.text, line)
                    verify(word.mapToItem(screen, word.width, 0).x <= spot.mapToItem(screen, 0, 0).x + 0.5)
                    compare(Math.round(word.mapToItem(screen, 0, 0).y), Math.round(spot.mapToItem(screen, 0, 0).y))
                }
                verify(find("spot-S1.1:b6").mapToItem(find("hordeLens"), find("spot-S1.1:b6").width, 0).x <= find("hordeLens").width)
                verify(shown("lensRewards"), "what a + in a spot means")
                verify(!shown("lensCovered"))
                powder.hordes.set(card, "covered", "All spots of Veterans are covered.")
                wait(0)
                compare(find("lensCovered").text, "All spots of Veterans are covered.")
                tap("closeLens")
                const tick = find("covered-S1.1")
                contained(tick, find("horde-S1.1"))
                verify(!shown("covered-S2.1"))
            }
        }
        function test_whoever_comes_into_a_tower_stands_in_the_light() {
            verify(!shown("towerLight-T2"))
            const at = powder.towers.rows.findIndex(row => row.tower === "T2")
            powder.towers.set(at, "colour", "red")
            powder.towers.set(at, "symbol", "square")
            powder.towers.set(at, "change", "comes")
            wait(0)
            verify(shown("towerLight-T2"), "pale before the dark niche, he would be dark")
            powder.towers.set(at, "change", "")
            wait(0)
            verify(!shown("towerLight-T2"))
        }
        // On the narrow sign of a low screen the wall's loss matters more than the word that it holds.
        function test_a_narrow_sign_says_what_the_wall_loses() {
            powder.sections.set(1, "verdict", "holds")
            powder.sections.set(1, "verdictText", "holds, wall −1")
            powder.sections.set(1, "verdictBrief", "wall −1")
            wait(0)
            compare(find("verdict-S2").text, "holds, wall −1")
            cleanup()
            open(800, 480, 5.25)
            powder.sections.set(1, "verdict", "holds")
            powder.sections.set(1, "verdictText", "holds, wall −1")
            powder.sections.set(1, "verdictBrief", "wall −1")
            wait(0)
            waitForRendering(screen, 60)
            compare(find("verdict-S2").text, "wall −1")
            verify(find("verdict-S2").contentWidth <= find("plaque-S2").width)
            // Whether a word stands beside the numbers does not depend on which of the two it is: that was a loop.
            cleanup()
            open(1920, 1080, 5.56)
            for (const text of ["holds, wall −1", "holds, wall −1?", "hält, Mauer −1", "held, and the wall −1 level", "holds, wall −1 or −2"]) {
                powder.sections.set(1, "verdict", "holds")
                powder.sections.set(1, "verdictBrief", "wall −1")
                powder.sections.set(1, "verdictText", text)
                wait(0)
                waitForRendering(screen, 60)
                verify(find("verdict-S2").contentWidth <= find("plaque-S2").width, text)
            }
        }
        // Whoever goes past several steps at once has not read what they bring.
        function test_a_chip_says_by_how_much_its_honor_has_changed() {
            cleanup()
            open(800, 480, 5.25)
            const row = table.players.rows[0]
            verify(!shown("gain-" + row.player), "nothing has changed yet")
            table.players.set(0, "points", row.points + 4)
            wait(0)
            compare(find("gain-" + row.player).text, "+4")
            contained(find("gain-" + row.player), find("player-" + row.player))
            table.players.set(0, "points", row.points + 1)
            wait(0)
            compare(find("gain-" + row.player).text, "−3")
            // Beside many marks there is no room for it; then it stands beside the name.
            const gain = find("gain-" + row.player)
            const low = gain.y
            table.players.set(0, "claimed", 12)
            table.players.set(0, "shame", 10)
            table.players.set(0, "penalty", 12)
            table.players.set(0, "points", row.points - 20)
            wait(0)
            waitForRendering(screen, 60)
            compare(find("gain-" + row.player).text, "−21")
            verify(gain.y < low, "above the marks")
            contained(gain, find("player-" + row.player))
        }
        // "T1" is narrower than the others: it alone stood in its niche.
        function test_the_signs_of_empty_towers_stand_at_one_height() {
            for (const size of [[1024, 600, 6.67], [800, 480, 5.25], [1280, 800, 5.9]]) {
                cleanup()
                open(...size)
                const heights = new Set()
                powder.towers.rows.forEach((_, i) => powder.towers.set(i, "symbol", ""))
                wait(0)
                for (const tower of powder.towers.rows) {
                    const foot = findChild(screen, "towerSign-" + tower.tower)
                    heights.add(foot.parent.visible)
                }
                compare(heights.size, 1, size.join())
            }
        }
        // Four bare squares with numbers did not say what they are for.
        function test_on_a_low_screen_a_word_above_the_soldiers_says_what_they_are_for() {
            cleanup()
            open(800, 480, 5.25)
            powder.tray.rows = ["spearman", "archer", "horseman", "tank"].map(type => ({ type: type, title: type, count: 3, why: "", colour: "red", symbol: "square" }))
            wait(0)
            waitForRendering(screen, 60)
            const word = find("trayWord")
            compare(word.text, "Recruit:")
            const tile = find("tray-spearman")
            verify(word.mapToItem(screen, 0, word.height).y <= tile.mapToItem(screen, 0, 0).y + Theme.mm)
            verify(find("action-build").height >= Theme.target, "no button is smaller than a finger for it")
            // Five turns to come have one line below the name, as four have.
            const turn = (state, name, n) => ({ id: String(n), text: name + ": command", state: state, folded: false, name: name, colour: "red", symbol: "square" })
            powder.guide.rows = [turn("now", "Ann", 0)].concat(["Bo", "Cy", "Ann", "Bo", "Cy"].map((name, n) => turn("coming", name, n + 1)))
            wait(0)
            waitForRendering(screen, 60)
            const tops = new Set([1, 2, 3, 4, 5].map(n => Math.round(find("guide-" + n).mapToItem(screen, 0, 0).y)))
            compare(tops.size, 1)
            verify(find("trayWord").visible)
        }
        // The last pixel of a list showed the upper edges of the letters below it.
        function test_an_arrow_covers_its_list_to_the_last_pixel() {
            cleanup()
            open(800, 480, 5.25)
            tap("horde-S1.1")
            const lens = find("hordeLens")
            const fold = findChild(lens, "fold")
            verify(fold)
            const list = fold.list
            const edge = findChild(fold, "foldEdge")
            verify(edge.mapToItem(screen, 0, edge.height).y >= list.mapToItem(screen, 0, list.height).y + 0.99)
            compare(edge.width, fold.width)
        }
        // The board shows which section it is, but not what the zone is.
        function test_a_rest_zone_with_soldiers_still_says_what_it_is() {
            for (let n = 0; n <= 4; ++n) {
                powder.sections.set(2, "rest", ["spearman", "archer", "horseman", "tank"].slice(0, n).map(type => powder.soldier("t", type, 1)))
                wait(0)
                waitForRendering(screen, 60)
                const words = find("restName-S3.rest").text.replace("\n", " ")
                verify(words.toLowerCase().includes("rest zone"), n + ": " + words)
            }
        }
        function test_three_firing_spots_and_two_machines_leave_their_name_room() {
            powder.twoPlayers()
            powder.sections.set(1, "firing", 3)
            wait(0)
            compare(find("fireName-S2.fire").text.replace("\n", " "), "Firing spots")
        }
        // Two groups that rest there leave a section its name on a low screen too.
        function test_a_section_keeps_its_name_above_who_rests_there() {
            cleanup()
            open(800, 480, 5.25)
            powder.sections.set(2, "rest", [powder.soldier("t", "spearman", 2), Object.assign(powder.soldier("t", "spearman", 1), { ghost: true, joins: true })])
            powder.sections.set(2, "restClans", [powder.soldier("t", "", 3)])
            wait(0)
            waitForRendering(screen, 60)
            compare(find("restName-S3.rest").text, "Right")
            compare(find("many-" + powder.looks["t"][0] + "@S3.rest").text, "2")
            contained(find("rest-S3"), find("rest-S3"))
        }
        function test_the_yard_is_a_part_of_its_section() {
            offer(["S1", "S3"])
            tap("fire-S3")
            tap("rest-S1")
            tap("rest-S2")
            compare(powder.asked.join(), "S3,S1", "the middle one is not offered")
        }
        function test_a_touch_begins_something_where_nothing_is_asked() {
            powder.ready = ["S2", "S2.fire", "S2.rest", "S2.1:b3", "S2.1:b4"]
            offer([])
            tap("section-S2")
            tap("fire-S2")
            tap("rest-S2")
            tap("horde-S2.1")
            tap("spot-S2.1:b3")
            compare(powder.asked.join(), "S2,S2.fire,S2.rest,S2.1:b3")
            verify(shown("hordeLens"), "one more of them is one touch")
        }
        // The question asks for a soldier: a tap on his counter is the answer, a tap beside it means the zone.
        function test_a_tap_on_a_counter_names_its_soldier() {
            powder.named = ["green:archer@S1.rest", "red:archer@S1.fire"]
            offer(["S1.rest", "S1.fire"])
            waitForRendering(screen, 60)
            const counter = (zone, type) => {
                let found = null
                const look = item => {
                    if (item.visible && item.type === type && item.colour !== undefined)
                        found = item
                    for (let i = 0; i < item.children.length; ++i)
                        look(item.children[i])
                }
                look(find(zone))
                verify(found, type + " in " + zone)
                return found
            }
            mouseClick(counter("rest-S1", "archer"))
            compare(powder.asked.join(), "green:archer@S1.rest")
            mouseClick(counter("fire-S1", "archer"))
            compare(powder.asked.join(), "green:archer@S1.rest,red:archer@S1.fire")
            mouseClick(counter("rest-S1", "spearman"))
            mouseClick(find("rest-S1"), find("rest-S1").width - 3, 3)
            compare(powder.asked.slice(2).join(), "S1.rest,S1.rest", "the spearman is no answer")
            // A key means the zone, wherever a finger was before.
            mouseClick(counter("rest-S1", "archer"))
            powder.asked = []
            find("rest-S1").press()
            compare(powder.asked.join(), "S1.rest")
        }
        // While a place is asked for, what is not lit says why.
        function test_a_tap_on_what_is_not_lit_asks_why() {
            offer(["S2.rest", "S2.1:b3"])
            tap("rest-S3")
            tap("fire-S2")
            mouseClick(find("tower-T2"))
            compare(powder.unlit.join(), "S3.rest,S2.fire,T2")
            verify(!shown("sectionLens"))
            tap("horde-S2.1")
            mouseClick(find("spot-S2.1:a1"))
            mouseClick(find("spot-S2.1:b6"))
            compare(powder.unlit.slice(3).join(), "S2.1:a1,S2.1:b6")
            compare(powder.asked.length, 0)
            tap("spot-S2.1:b3")
            compare(powder.asked.join(), "S2.1:b3")
            tap("closeLens")
            // Nothing asked: a zone shows its section, and a tower says what it is.
            offer([])
            powder.unlit = []
            tap("rest-S3")
            verify(shown("sectionLens"))
            tap("closeLens")
            mouseClick(find("tower-T3"))
            compare(powder.unlit.join(), "T3")
        }
        // What a question is about is marked, and its mark covers no number.
        function test_the_mark_of_a_section_covers_no_number_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "800x480", width: 800, height: 480, density: 5.25 }]
        }
        function test_the_mark_of_a_section_covers_no_number(data) {
            cleanup()
            open(data.width, data.height, data.density)
            powder.chosen = ["S2"]
            offer([])
            waitForRendering(screen, 60)
            const plaque = find("plaque-S2")
            let rings = 0
            const look = item => {
                if (item.visible && item.litTone !== undefined && item.chosen && item.border !== undefined)
                    ++rings
                if (item.visible && item.kind === "check" && item.parent.litTone !== undefined) {
                    const at = item.mapToItem(plaque, 0, 0)
                    verify(at.x >= plaque.width || at.y + item.height <= 0, "the tick lies on the numbers: " + at.x + " of " + plaque.width)
                }
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(find("section-S2"))
            compare(rings, 1)
        }
        // A machine that is not placed yet looks like no piece: an empty frame stands for its place.
        function test_an_offered_place_of_a_machine_is_an_empty_frame() {
            powder.sections.set(2, "presumedMachines", ["cannon"])
            waitForRendering(screen, 60)
            const frame = find("presumed-cannon@S3.fire")
            const shows = (item, what) => {
                let found = item.visible && what(item)
                for (let i = 0; i < item.children.length; ++i)
                    found = found || shows(item.children[i], what)
                return found
            }
            verify(!shows(frame, item => item.wood !== undefined), "no wooden piece")
            verify(shows(frame, item => item.border !== undefined && Qt.colorEqual(item.border.color, Theme.lit)))
            verify(frame.width >= Theme.mm * 4)
        }
        // The first card in sight begins with its name, however many there are.
        function test_the_cards_that_come_up_begin_with_a_name_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "800x480", width: 800, height: 480, density: 5.25 },
                    { tag: "1024x600", width: 1024, height: 600, density: 6.66 }, { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_the_cards_that_come_up_begin_with_a_name(data) {
            cleanup()
            open(data.width, data.height, data.density)
            for (const cards of [2, 3]) {
                offer(["S2.1:b3", "S2.2:a1", "S2.3:a2"].slice(0, cards))
                powder.aim = "S2"
                powder.aimTitle = "Middle section: which spot?"
                powder.placesChanged()
                wait(50)
                waitForRendering(screen, 60)
                const names = []
                let list = null
                const look = item => {
                    if (item.contentY !== undefined && item.visible)
                        list = item
                    if (item.visible && item.height > 0 && /, row \d/.test(item.text ?? ""))
                        names.push(item)
                    for (let i = 0; i < item.children.length; ++i)
                        look(item.children[i])
                }
                look(find("aimLens"))
                compare(names.length, cards)
                const tops = names.map(name => name.mapToItem(list, 0, 0).y).filter(y => y > -1)
                verify(tops.length > 0 && Math.min(...tops) < 2, data.tag + ", " + cards + " cards: " + tops.join())
                const whole = find("spot-S2.1:b3")
                verify(whole.width >= Theme.target - 0.5)
                verify(whole.mapToItem(list, 0, whole.height).y < list.height + 1, "the card at the wall is whole")
                compare(shown("moreAbove"), tops.length < cards)
                powder.aim = ""
                offer([])
                wait(0)
            }
        }
        // However long the head is, what closes the outlook stays in sight.
        function test_an_open_outlook_can_be_closed_under_a_long_head() {
            powder.turnHint = "Nobody plays Reed: the table decides for it. It recruits spearmen against hordes and builds barricades. ".repeat(3)
            wait(0)
            tap("outlook")
            tryVerify(() => {
                const banner = find("outlook")
                let view = banner.parent
                while (view && view.contentY === undefined)
                    view = view.parent
                return banner.mapToItem(view, 0, 0).y >= -1 && banner.mapToItem(view, 0, banner.height).y <= view.height + 1
            })
            powder.turnHint = ""
        }
        function test_an_outlook_that_depends_is_neither_good_nor_certain() {
            powder.sections.rows = powder.sections.rows.map(row => row.section === "S2" ? Object.assign({}, row, { verdict: "depends", verdictText: "may break" }) : row)
            powder.forecast.rows = powder.forecast.rows.map(row => row.id === "S2" ? Object.assign({}, row, { level: "depends" }) : row)
            tap("outlook")
            compare(find("verdict-S2").text, "may break")
            verify(Qt.colorEqual(find("verdict-S2").color, Theme.hintText))
            verify(Qt.colorEqual(find("forecast-S2").hue, Theme.hintText))
        }
        function test_steps_are_done_by_going_on() {
            table.showPowderSteps()
            tap("goOn")
            compare(table.powderAction.asked.join(), "start end-turn")
        }
        function test_on_a_low_screen_the_last_button_goes_on() {
            cleanup()
            open(800, 480, 5.25)
            table.showPowderSteps()
            powder.tray.rows = []
            waitForRendering(screen)
            verify(find("goOn").text.startsWith("All 3 done. "))
            compare(find("goOn").mapToItem(screen, 0, 0).y, find("done").mapToItem(screen, 0, 0).y)
            tap("goOn")
            compare(table.powderAction.asked.join(), "start end-turn")
            table.steps.left = 1
            wait(0)
            verify(find("goOn").text.startsWith("Done. "))
            verify(shown("done"), "this step alone can be ticked, too")
        }
        // Each of these comes where the one before it has just been touched: a habitual tap on "Done" ends no turn, skips no
        // season and lets nobody die (TapGuard).
        function test_what_goes_on_waits_for_a_finger_that_has_just_been_there() {
            for (const [width, height, density] of [[1280, 800, 5.9], [800, 480, 5.25]]) {
                cleanup()
                open(width, height, density)
                for (const act of ["end-turn", "season", "assault"]) {
                    powder.nextAction = act
                    table.powderAction.actions.rows = [table.powderAction.row(act, act)].concat(table.powderAction.actions.rows.filter(row => row.id !== act))
                    wait(0)
                    compare(find("action-" + act).tapPatience, Theme.tapPatience, act)
                }
                table.showPowderSteps()
                powder.tray.rows = []
                waitForRendering(screen)
                compare(find("goOn").tapPatience, Theme.tapPatience)
                table.showPowderDecision()
                table.decision.several = true
                waitForRendering(screen)
                if (shown("decisionWaits"))
                    tap("decisionWaits")
                compare(find("confirmList").tapPatience, Theme.tapPatience)
            }
        }
        function test_the_last_button_of_a_low_screen_is_not_cut_data() {
            return [{ tag: "short", title: "On to winter", text: "All 3 done. On to winter" },
                    { tag: "without the steps", title: "Maximiliane ends the turn", text: "Maximiliane ends the turn" },
                    { tag: "too long", title: "Maximiliane raises 3 overseers and names a soldier for each", text: "All 3 done. Go on" }]
        }
        function test_the_last_button_of_a_low_screen_is_not_cut(data) {
            cleanup()
            open(800, 480, 5.25)
            table.showPowderSteps()
            powder.tray.rows = []
            const rows = table.powderAction.actions.rows
            table.powderAction.actions.rows = [Object.assign({}, rows[0], { id: "season", title: data.title })].concat(rows.slice(1))
            waitForRendering(screen, 60)
            const button = find("goOn")
            compare(button.text, data.text)
            verify(button.spoken.includes(data.title), "a screen reader hears all of it")
            const words = wordsOf(button)
            verify(!words.truncated && words.contentWidth <= words.width + 1, words.text)
            verify(words.contentHeight <= button.height, words.contentHeight + " in " + button.height)
        }
        function wordsOf(item) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                const found = child.truncated !== undefined && child.visible ? child : wordsOf(child)
                if (found)
                    return found
            }
            return null
        }
        // It lies over the players, whom nobody touches: the board shows what it asks for.
        function test_a_notice_leaves_the_board_in_sight_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1280x800", width: 1280, height: 800, density: 5.9 },
                    { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_a_notice_leaves_the_board_in_sight(data) {
            cleanup()
            open(data.width, data.height, data.density)
            table.notice = "Undone: Dora recruited 1 spearman and 1 warrior monk. Put everything as the picture shows it."
            waitForRendering(screen, 60)
            const notice = find("notice")
            const bottom = notice.mapToItem(screen, 0, notice.height).y
            verify(bottom <= find("powderBoard").mapToItem(screen, 0, 0).y + 1, "the board begins below it")
            verify(bottom <= find("nowPanel").mapToItem(screen, 0, 0).y + 1)
            for (const name of ["undo", "redo", "history", "menu", "holdings"])
                verify(notice.mapToItem(screen, notice.width, 0).x <= find(name).mapToItem(screen, 0, 0).x || bottom <= find(name).mapToItem(screen, 0, 0).y, name)
            mouseClick(notice)
            compare(table.notice, "")
        }
        // While the last player's steps are done, the soldiers below them are the next one's.
        function test_the_next_players_soldiers_say_whose_they_are() {
            table.showPowderSteps()
            powder.tray.rows = [{ type: "archer", count: 2, title: "Archer", colour: "red", symbol: "square", why: "" }]
            wait(0)
            verify(!shown("trayTurn"), "they are those of whoever acts")
            powder.turnTitle = "Ann's turn"
            table.powderAction.onward = "On to Ann's turn"
            wait(0)
            waitForRendering(screen, 60)
            compare(find("trayTurn").text, "Then for Ann:")
            const words = find("trayTurn").mapToItem(screen, 0, find("trayTurn").height).y
            const archer = find("tray-archer")
            verify(words <= archer.mapToItem(screen, 0, 0).y + 0.5)
            verify(archer.mapToItem(screen, 0, archer.height).y <= find("done").mapToItem(screen, 0, 0).y)
        }
        // What is often entered at that place must not be passed: it stands above the buttons, or going on leads there.
        function test_on_a_low_screen_going_on_passes_nothing_that_is_often_entered() {
            cleanup()
            open(800, 480, 5.25)
            table.showPowderSteps()
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { sentence: "Short" }))
            powder.tray.rows = []
            const often = table.powderAction.actions.rows[1].id
            table.powderAction.beside = [often]
            waitForRendering(screen)
            tryVerify(() => shown("action-" + often) && shown("goOn"))
            const above = find("action-" + often)
            verify(above.mapToItem(screen, 0, above.height).y <= find("goOn").mapToItem(screen, 0, 0).y)
            powder.tray.rows = [{ type: "archer", count: 2, title: "Archer", colour: "red", symbol: "square", why: "" }]
            tryVerify(() => !shown("action-" + often), 1000, "the soldiers have its room")
            verify(!shown("goOn") && shown("doneAll"))
            table.powderAction.beside = ["again"]
            tryVerify(() => shown("goOn"), 1000, "once more the same is no act that would be missed")
        }
        function test_on_a_low_screen_a_long_step_has_the_room_of_a_calm_headline() {
            cleanup()
            open(800, 480, 5.25)
            table.showPowderSteps()
            table.headlineTone = ""
            table.headline = "Ann ended the turn"
            waitForRendering(screen)
            for (let words = "Ann, pay"; shown("headline"); words += " and 2 gold") {
                verify(words.length < 200, "it never gives way")
                table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { sentence: words }))
                waitForRendering(screen, 60)
                wait(20)
            }
            const step = find("currentSentence")
            verify(step.mapToItem(screen, 0, step.height).y <= find("done").mapToItem(screen, 0, 0).y, "the step is not whole")
            table.headlineTone = "danger"
            tryVerify(() => shown("headline"), 1000, "a danger is not passed over")
        }
        function test_going_on_to_another_player_ends_no_turn() {
            table.showPowderSteps()
            table.powderAction.onward = "On to Bo's turn"
            wait(0)
            verify(!shown("goOn"))
            // It takes the place of "All done", which does the same.
            verify(find("doneAll").text.endsWith("On to Bo's turn"))
            tap("doneAll")
            compare(table.asked.join(), "doneAll")
            compare(table.powderAction.asked.length, 0)
            table.steps.left = 1
            wait(0)
            verify(!shown("doneAll"), "Done does the same")
            verify(!shown("goOn"))
        }
        function test_in_a_wide_panel_what_goes_on_leaves_the_steps_their_room() {
            cleanup()
            open(800, 1280, 5.9)
            table.showPowderSteps()
            waitForRendering(screen)
            const goOn = find("goOn")
            const list = find("stepList")
            const done = find("done")
            const foot = item => Math.round(item.mapToItem(screen, 0, item.height).y)
            verify(goOn.mapToItem(screen, goOn.width, 0).x <= done.mapToItem(screen, 0, 0).x, "beside Done")
            compare(foot(goOn), foot(done))
            verify(foot(list) > foot(done) - Math.max(done.height, goOn.height) - 2 * Theme.gap, "the steps reach down to Done")
            // A headline of a few words is one line: beside it the steps would have two thirds of the panel.
            verify(foot(find("headline")) <= list.mapToItem(screen, 0, 0).y, "below the headline")
            verify(list.width > find("nowPanel").width - 3 * Theme.pad, "as wide as the panel")
            // One that needs a second line stands beside them.
            table.headline = "Breach: the left section, the middle section and the right section, and nobody is left"
            waitForRendering(screen, 60)
            verify(find("headline").mapToItem(screen, find("headline").width, 0).x <= list.mapToItem(screen, 0, 0).x, "beside the steps")
        }
        function test_the_seasons_keep_their_names_while_hordes_come() {
            cleanup()
            open(800, 1280, 5.9)
            table.strip.rows = table.strip.rows.map(row => Object.assign({}, row, { value: ({ lethality: "1", shame: "30", draws: "3", deck: "23" })[row.kind] }))
            wait(0)
            verify(find("year").whole)
        }
        function test_a_drag_of_another_players_soldier_says_whose_turn_it_is() {
            powder.standing = []
            powder.ready = ["S1"]
            powder.sections.set(1, "rest", [powder.soldier("t", "spearman", 1)])
            wait(0)
            const said = refusals.createObject(root, { target: powder, signalName: "refused" })
            const zone = find("rest-S2")
            mousePress(zone, zone.width / 2, zone.height / 2)
            for (let i = 1; i < 8; ++i)
                mouseMove(zone, zone.width / 2, zone.height / 2 - i * 2 * Theme.mm)
            mouseRelease(zone, zone.width / 2, zone.height / 2 - 14 * Theme.mm)
            compare(said.count, 1)
            compare(said.signalArguments[0][0], "It is Ann's turn, and nobody of Ann's stands here.")
            said.destroy()
        }
        function dragFrom(item, x, y) {
            mousePress(item, x, y)
            for (let i = 1; i < 8; ++i)
                mouseMove(item, x, y - i * 2 * Theme.mm)
            mouseRelease(item, x, y - 14 * Theme.mm)
            wait(0)
        }
        // Everything that is drawn answers a drag or a tap, with a word at least.
        function test_what_no_finger_moves_says_so() {
            powder.sections.set(1, "fire", [powder.soldier("d", "archer")])
            powder.standing = ["archer@S2.fire"]
            wait(0)
            waitForRendering(screen, 60)
            const tower = find("tower-T3")
            dragFrom(tower, tower.width / 2, tower.height / 2)
            compare(powder.held.join(), "T3")
            const card = find("horde-S1.1")
            const spot = card.spotRect("a2")
            dragFrom(card, spot.x + spot.width / 2, spot.y + spot.height / 2)
            dragFrom(card, card.width / 3, card.head / 2)
            compare(powder.held.slice(1).join(), "S1.1:a2,S1.1")
            verify(!shown("hordeLens"), "a drag is no tap")
            const machine = find("machine-cannon@S2.fire")
            dragFrom(machine, machine.width / 2, machine.height / 2)
            compare(powder.held.slice(3).join(), "cannon@S2.fire", "and no archer is taken up")
            // In a season in which nobody is dragged.
            powder.standing = []
            powder.ready = []
            const zone = find("rest-S1")
            dragFrom(zone, zone.width / 2, zone.height / 2)
            compare(powder.held.slice(4).join(), "S1.rest")
            // What lies below an enlarged card is not dragged through it.
            tap("horde-S2.1")
            const lens = find("hordeLens")
            const under = find("horde-S2.2").mapToItem(lens, 20, 20)
            powder.held = []
            dragFrom(lens, under.x, under.y)
            for (const name of ["horde-S2.2", "tower-T2", "tower-T3", "fire-S2"]) {
                const at = find(name).mapToItem(lens, find(name).width / 2, find(name).height / 2)
                dragFrom(lens, at.x, at.y)
            }
            compare(powder.held.join(), "")
        }
        function test_a_machine_is_no_firing_spot() {
            powder.ready = ["S2.fire"]
            offer([])
            const machine = find("machine-cannon@S2.fire")
            mouseClick(machine)
            compare(powder.unlit.join(), "cannon@S2.fire")
            compare(powder.asked.length, 0, "nobody is recruited there")
            offer(["S2.fire"])
            mouseClick(machine)
            compare(powder.asked.join(), "S2.fire", "the place is asked for")
        }
        function test_the_section_out_of_play_says_so() {
            powder.twoPlayers()
            wait(0)
            const notice = find("outOfPlay")
            mouseClick(notice, notice.width / 2, notice.height - 5)
            compare(powder.unlit.join(), "S1")
        }
        // What was enlarged to be looked at is not left over the board of the next page.
        function test_what_is_looked_at_closes_with_its_page() {
            tap("section-S2")
            verify(shown("sectionLens"))
            powder.turnTitle = "Bo's turn"
            powder.seasonChanged()
            wait(0)
            verify(!shown("sectionLens"))
            tap("horde-S2.1")
            verify(shown("hordeLens"))
            table.powderAction.open = true
            wait(0)
            verify(!shown("hordeLens"), "another act has begun")
            table.powderAction.open = false
            // A card on which an order goes on stays, until the order is done.
            powder.ready = ["S2.1:b3", "S2.1:b4"]
            offer([])
            tap("horde-S2.1")
            table.powderAction.open = true
            wait(0)
            verify(shown("hordeLens"))
            table.powderAction.open = false
            wait(0)
            verify(!shown("hordeLens"))
        }
        // A horseman's second spot: the order goes on, and its other places lie below the card.
        function test_a_card_closes_when_its_own_question_is_answered() {
            table.powderAction.open = true
            offer(["S2.1:b3", "S2.1:b4"])
            tap("horde-S2.1")
            verify(shown("hordeLens"))
            powder.ready = ["S2.1:b5", "S2.2:a1"]
            offer([])
            wait(0)
            verify(!shown("hordeLens"))
        }
        function test_an_enlarged_card_says_what_is_asked_on_it() {
            tap("horde-S2.1")
            verify(!shown("lensQuestion"))
            tap("closeLens")
            powder.placesTitle = "Bo, choose 1 soldier to be killed"
            offer(["S2.1:b3"])
            tap("horde-S2.1")
            compare(find("lensTitle").text, "Battering Ram")
            compare(find("lensQuestion").text, "Bo, choose 1 soldier to be killed")
        }
        // Barricades stand before the plaque, not behind it.
        function test_the_plaque_leaves_the_barricades_in_sight() {
            powder.sections.set(0, "barricades", 1)
            wait(0)
            waitForRendering(screen, 60)
            const stones = find("stones-S1")
            verify(find("plaque-S1").mapToItem(stones, 0, 0).y >= stones.height * 0.2, "their foot is there (masonry.h)")
        }
        // The mark of a list that scrolls lies beside the outlook.
        function test_the_outlook_leaves_the_mark_of_scrolling_its_room() {
            powder.turnTitle = ""
            powder.guide.rows = Array.from({ length: 20 }, (_, i) => Object.assign({}, powder.guide.rows[1], { id: String(i), text: "Ann: command, activation, end of the turn", state: "done", folded: false }))
            powder.seasonChanged()
            wait(50)
            waitForRendering(screen, 60)
            verify(find("outlook").width <= find("nowPanel").width - 2 * Theme.pad - Theme.mm * 1.5)
        }
        // The dashes of an empty spot are not seen beside its light.
        function test_the_light_of_a_spot_covers_its_dashes() {
            reopenSmall()
            offer(["S2.1:b3"])
            tap("horde-S2.1")
            const widths = []
            const look = item => {
                if (item.ticksLow !== undefined && item.border !== undefined && item.visible)
                    widths.push(item.border.width)
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(find("spot-S2.1:b3"))
            compare(widths.length, 1)
            verify(widths[0] >= 4.25, "the drawn frame reaches so far inside: " + widths[0])
            for (const name of ["spot-S2.1:a2", "spot-S2.1:b5"])
                compare(find(name).x, Math.round(find(name).x), "no pixel is rounded apart")
        }
        // On a spot as small as on the board a tick would hide who stands there.
        function test_the_kind_of_a_planned_soldier_is_in_sight() {
            const tick = place => {
                const found = []
                const look = item => {
                    if (item.kind === "check" && item.visible && item.parent.chosen)
                        found.push(item)
                    for (let i = 0; i < item.children.length; ++i)
                        look(item.children[i])
                }
                look(find("horde-S1.1"))
                return found.length
            }
            powder.chosen = ["S1.1:a2"]
            powder.placesChanged()
            wait(0)
            compare(tick(), 0)
            powder.chosen = ["S1.1:a3"]
            powder.placesChanged()
            wait(0)
            compare(tick(), 1, "an empty spot has its tick")
        }
        // One mark for one meaning: who is planned in a zone has the colour of a chosen spot.
        function test_who_is_planned_has_the_mark_of_a_chosen_spot() {
            const ring = values => {
                powder.sections.set(0, "rest", [Object.assign(powder.soldier("d", "spearman"), values)])
                wait(0)
                waitForRendering(screen, 60)
                let found = null
                const look = item => {
                    if (item.comes === true)
                        found = item
                    for (let i = 0; i < item.children.length; ++i)
                        look(item.children[i])
                }
                look(find("rest-S1"))
                return found.children[0].border.color
            }
            verify(Qt.colorEqual(ring({ ghost: true }), Theme.lit))
            verify(Qt.colorEqual(ring({ ghost: true, planned: true }), Theme.goodText))
        }
        // The tick of a rest zone does not lie on its name.
        function test_the_tick_of_a_rest_zone_is_beside_its_name() {
            powder.chosen = ["S3.rest"]
            powder.placesChanged()
            wait(0)
            const zone = find("rest-S3")
            let tick = null
            const look = item => {
                if (item.kind === "check" && item.visible)
                    tick = item
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(zone)
            verify(tick.mapToItem(zone, tick.width, 0).x < find("restName-S3.rest").mapToItem(zone, 0, 0).x)
        }
        // The way of a horde is not seen through a card that is still to be laid.
        function test_a_pale_card_is_no_glass() {
            powder.hordes.set(0, "change", "comes")
            wait(0)
            compare(find("horde-S1.1").ground.a, 1)
        }
        // In Reed's turn its own two acts have a tile; the players' honor is among all the others.
        function test_reed_is_not_offered_the_honor_of_others() {
            powder.turnClan = "reed"
            powder.seasonChanged()
            wait(0)
            verify(shown("action-recruit") && shown("action-build") && shown("moreActions"))
            verify(!shown("action-attack"))
            tap("moreActions")
            verify(shown("action-honor"))
        }
        // Above the outlook the head of the panel is whole: one list scrolls, not two.
        function test_the_head_above_the_outlook_is_whole() {
            powder.turnHint = "Your rival. Do for it what your rulebook says, and enter it. Each spot that it covers brings it 2 honor."
            powder.seasonChanged()
            wait(0)
            verify(shown("turnHint"))
            powder.outlook = true
            wait(100)
            waitForRendering(screen, 60)
            verify(!shown("turnHint"), "its room is the outlook's")
            const top = find("guideTitle").mapToItem(screen, 0, 0).y
            verify(top >= find("outlook").mapToItem(screen, 0, 0).y - screen.height / 2 && find("guideTitle").visible)
            verify(find("guideTitle").mapToItem(find("powderBoard"), 0, 0).y > -Theme.target, "it is not scrolled away")
        }
        // Whoever lets a soldier go over a tower means it, and hears who may be put there.
        function test_a_soldier_can_be_let_go_over_a_tower() {
            const board = find("powderBoard")
            const tower = find("tower-T2")
            compare(board.placeAt(Qt.point(tower.x + tower.width / 2, tower.y + tower.height / 2)), "T2")
        }
        function test_a_card_that_is_the_answer_is_picked_at_once() {
            offer(["S2.1", "S2.2"])
            tap("horde-S2.2")
            compare(powder.asked.join(), "S2.2")
            verify(!shown("hordeLens"))
        }
        function test_card_and_spots_both_offered() {
            offer(["S2.1", "S2.1:b3"])
            tap("horde-S2.1")
            tap("pickCard")
            compare(powder.asked.join(), "S2.1")
        }
        function test_an_empty_slot_can_be_chosen() {
            tap("horde-S3.1")
            compare(powder.asked.length, 0)
            verify(!shown("hordeLens"))
            offer(["S3.1"])
            tap("horde-S3.1")
            compare(powder.asked.join(), "S3.1")
        }
        function test_places_data() {
            return [{ tag: "S2", button: "section-S2" }, { tag: "S1.fire", button: "fire-S1" }, { tag: "S3.rest", button: "rest-S3" },
                    { tag: "T2", button: "tower-T2" }, { tag: "T4", button: "tower-T4" }]
        }
        function test_places(data) {
            tap(data.button)
            compare(powder.asked.length, 0, "not offered")
            if (shown("closeLens"))
                tap("closeLens")
            offer([data.tag])
            tap(data.button)
            compare(powder.asked.join(), data.tag)
            offer([], [data.tag])
            tap(data.button)
            compare(powder.asked.length, 2, "a forbidden one is asked for its reason")
        }
        function test_a_section_says_what_would_hold_it() {
            tap("section-S2")
            compare(find("lensTitle").text, "Middle: breaks")
            compare(find("lensClash").text, "Power 7 against defense 5")
            // The section's lines say what engines do to it, and nothing says it twice.
            const said = []
            const collect = item => {
                if (item.visible && item.text !== undefined && String(item.text).includes("brings the wall down"))
                    said.push(item.text)
                for (let i = 0; i < item.children.length; ++i)
                    collect(item.children[i])
            }
            collect(find("sectionLens"))
            compare(said.length, powder.sections.rows[1].lines.filter(line => line.includes("brings the wall down")).length)
            tap("closeLens")
            verify(!shown("sectionLens"))
        }
        function test_what_is_missing_is_entered_from_where_it_is_missing() {
            tap("section-S2")
            verify(!shown("enterValue"), "all of it is known")
            tap("closeLens")
            powder.forecast.set(1, "value", "/walls/2/defense")
            tap("section-S2")
            tap("enterValue")
            verify(!shown("sectionLens"))
            compare(table.powderAction.asked.join(), "start value:/walls/2/defense")
            const ram = powder.hordes.rows.findIndex(row => row.filled)
            const slot = powder.hordes.rows[ram].slot
            tap("horde-" + slot)
            verify(!shown("enterValue"))
            tap("closeLens")
            powder.hordes.set(ram, "missing", "/cards/ram/power")
            tap("horde-" + slot)
            tap("enterValue")
            verify(!shown("hordeLens"))
            compare(table.powderAction.asked[1], "start value:/cards/ram/power")
        }
        function test_the_wall_shows_power_against_defense() {
            compare(find("clash-S2").text, "7 : 5")
            compare(find("verdict-S2").text, "breaks")
            powder.sections.set(1, "power", "4")
            compare(find("clash-S2").text, "4 : 5")
            // Against Ladders no defense counts: "4 : 5" would say that it holds.
            powder.sections.set(1, "climbed", true)
            compare(find("clash-S2").text, "4 : –")
            tap("section-S2")
            compare(find("lensClash").text, "Power 4; with Ladders no defense counts")
        }
        // Each fact once: the title, the numbers and what comes of them are above what stands there.
        function test_a_section_says_each_thing_once() {
            powder.sections.set(1, "verdictText", "holds, −1")
            powder.sections.set(1, "outcome", "holds, but loses 1 wall level")
            powder.sections.set(1, "standing", "Wall level 1, 0 barricades")
            powder.sections.set(1, "when", "if winter came now")
            tap("section-S2")
            compare(find("lensWhen").text, "if winter came now")
            compare(find("lensTitle").text, "Middle: holds, but loses 1 wall level")
            compare(find("lensStanding").text, "Wall level 1, 0 barricades")
        }
        function test_the_wall_is_drawn_as_it_stands() {
            const wall = find("stones-S2")
            compare(wall.level, 1)
            verify(wall.cracked && !wall.breached, "it would break")
            verify(!find("stones-S1").cracked)
            const low = wall.crest
            powder.sections.set(1, "level", 3)
            verify(wall.crest < low - wall.height * 0.3, "two levels higher")
            compare(wall.level, 3)
            powder.sections.set(1, "verdict", "breached")
            verify(wall.breached)
            powder.sections.set(1, "verdict", "held")
            verify(!wall.cracked && !wall.breached)
            compare(wall.barricades, 0)
            powder.sections.set(1, "barricades", 2)
            compare(wall.barricades, 2)
        }
        // What a step takes off or puts up is pale until it is done: it looks like neither of both.
        function test_what_a_step_changes_is_pale_until_it_is_done() {
            const drawn = (rows, values) => {
                for (const [index, role, value] of values)
                    rows.set(index, role, value)
                wait(50)
                waitForRendering(screen, 60)
                return grabImage(screen)
            }
            // From what stands, over what the step changes, to what stands then.
            const differs = (what, rows, now, due, then) => {
                const pictures = [drawn(rows, now), drawn(rows, due), drawn(rows, then)]
                verify(!pictures[1].equals(pictures[0]), what + " is not pale yet")
                verify(!pictures[1].equals(pictures[2]), what + " is there or gone already")
            }
            const walls = powder.sections
            differs("a barricade that goes", walls, [[2, "barricades", 2], [2, "barricadesNext", 2]], [[2, "barricadesNext", 0]], [[2, "barricades", 0]])
            differs("a barricade that comes", walls, [[2, "barricades", 0], [2, "barricadesNext", 0]], [[2, "barricadesNext", 1]], [[2, "barricades", 1]])
            differs("a wall level that falls", walls, [[2, "level", 2], [2, "levelNext", 2]], [[2, "levelNext", 1]], [[2, "level", 1]])
            differs("a wall level that is built", walls, [[2, "level", 1], [2, "levelNext", 1]], [[2, "levelNext", 2]], [[2, "level", 2]])
            differs("a machine that goes", walls, [[1, "machines", ["cannon", "cannon"]]], [[1, "machinesGoing", ["cannon"]]], [[1, "machines", ["cannon"]], [1, "machinesGoing", []]])
            differs("a machine that comes", walls, [[1, "machines", ["cannon"]]], [[1, "machinesComing", ["ballista"]]], [[1, "machines", ["cannon", "ballista"]], [1, "machinesComing", []]])
            const archer = powder.soldier("d", "archer")
            for (const zone of ["fire", "rest"]) {
                differs("who goes from a zone", walls, [[0, zone, [archer]]], [[0, zone, [Object.assign({}, archer, { goes: true })]]], [[0, zone, []]])
                differs("who comes to a zone", walls, [[0, zone, []]], [[0, zone, [Object.assign({}, archer, { ghost: true })]]], [[0, zone, [archer]]])
            }
            differs("who leaves a tower", powder.towers, [], [[0, "change", "goes"]], [[0, "change", ""], [0, "symbol", ""]])
            differs("who comes to a tower", powder.towers, [], [[0, "symbol", "square"], [0, "change", "comes"]], [[0, "change", ""]])
            differs("a card that goes", powder.hordes, [], [[0, "change", "goes"]], [[0, "change", ""], [0, "filled", false]])
            differs("a card that comes", powder.hordes, [], [[0, "filled", true], [0, "change", "comes"]], [[0, "change", ""]])
            const cells = powder.hordes.rows[0].cells
            const leaving = cells.slice()
            leaving[1] = Object.assign({}, cells[1], { goes: true })
            const left = cells.slice()
            left[1] = Object.assign({}, cells[1], { mark: "free" })
            differs("who leaves a card", powder.hordes, [], [[0, "cells", leaving]], [[0, "cells", left]])
            powder.changing = ["lethality"]
            verify(shown("changes-lethality"), "the figure that the step changes")
            verify(!shown("changes-shame"))
        }
        // Where a plaque hides the barricades, their sign is pale in their place.
        function test_the_sign_of_the_barricades_is_pale_while_they_change() {
            cleanup()
            open(800, 480, 5.25)
            const sign = find("barricadeSign-S3")
            verify(shown("barricades-S3"))
            compare(sign.opacity, 1)
            powder.sections.set(2, "barricadesNext", 0)
            verify(sign.opacity < 0.5)
            powder.sections.set(2, "barricades", 0)
            verify(!findChild(screen, "barricades-S3"))
            powder.sections.set(2, "barricadesNext", 1)
            verify(shown("barricades-S3"))
            verify(sign.opacity > 0.5 && sign.opacity < 1)
            verify(Qt.colorEqual(find("barricades-S3").border.color, Theme.lit))
        }
        // Legible from 1.5 m: capitals of 4 mm; and it hides neither the tower beside it nor the foot of the wall.
        function test_the_verdict_is_a_plaque_upon_the_wall_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "1920x1080", width: 1920, height: 1080, density: 5.56 },
                    { tag: "800x1280", width: 800, height: 1280, density: 5.9 }, { tag: "1024x600", width: 1024, height: 600, density: 5.9 },
                    { tag: "800x480", width: 800, height: 480, density: 5 }]
        }
        function test_the_verdict_is_a_plaque_upon_the_wall(data) {
            cleanup()
            open(data.width, data.height, data.density)
            for (const level of [0, 1, 2, 3]) {
                powder.sections.set(1, "level", level)
                waitForRendering(screen, 60)
                const section = find("section-S2")
                const plaque = find("plaque-S2")
                const at = plaque.mapToItem(section, 0, 0)
                verify(at.x >= -0.5 && at.x + plaque.width <= section.width + 0.5, "beside the towers")
                verify(at.y >= -0.5 && at.y + plaque.height <= section.height + 0.5, "on the wall")
                verify(find("clash-S2").font.pixelSize >= Theme.step)
                for (const words of [find("clash-S2"), find("verdict-S2")])
                    verify(words.x >= 0 && words.x + words.contentWidth <= plaque.width + 1, words.text)
            }
        }
        function test_the_left_section_is_out_of_play_for_two() {
            powder.twoPlayers()
            wait(0)
            verify(shown("outOfPlay"))
            // Its words stand there where they fit.
            const words = findChild(screen, "outOfPlayWords")
            verify(!words.visible || words.width > Theme.mm * 16)
            // Else they stand upright, and end before its tower.
            const upright = find("outOfPlayUpright")
            verify(!words.visible && upright.contentWidth <= upright.width + 0.5, upright.contentWidth + " of " + upright.width)
            const frame = find("outOfPlay")
            const tower = find("tower-T2")
            verify(frame.mapToItem(screen, frame.width, 0).x <= tower.mapToItem(screen, 0, 0).x, "the frame is beside the tower")
            verify(!shown("section-S1"))
            verify(!shown("rest-S1"))
            verify(shown("section-S2"))
        }
        function test_the_season_says_what_to_do_and_its_buttons_begin_it() {
            compare(find("guideTitle").text, "Ann's turn")
            compare(find("guideTitle").Accessible.name, "Fall, year 2: Ann's turn")
            compare(find("guideSymbol").symbol, "square")
            verify(!shown("guide-0"), "long since done")
            verify(shown("guide-2"))
            tap("action-recruit")
            compare(table.powderAction.asked.join(), "start recruit")
            verify(!shown("action-shame"))
            tap("moreActions")
            verify(shown("action-shame"))
        }
        function test_a_tile_that_is_closed_keeps_its_place() {
            const at = name => String(find(name).mapToItem(screen, 0, 0))
            const before = at("action-overseer")
            table.powderAction.actions.set(3, "enabled", false)
            wait(0)
            verify(!shown("action-attack"))
            compare(at("action-overseer"), before)
            const said = refusals.createObject(root, { target: powder, signalName: "refused" })
            tap("closed-attack")
            compare(table.powderAction.asked.join(), "", "it begins nothing")
            compare(said.count, 1, "it says why")
            compare(said.signalArguments[0][0], table.powderAction.actions.rows[3].why)
            // Open to another player only, who finds it in the list of all actions.
            table.powderAction.actions.set(3, "enabled", true)
            table.powderAction.actions.set(3, "why", "Ann has nobody there.")
            wait(0)
            tap("closed-attack")
            compare(said.signalArguments[1][0], "Ann has nobody there.")
            tap("moreActions")
            tryVerify(() => shown("action-attack"))
            find("action-attack").clicked()
            compare(table.powderAction.asked.join(), "start attack")
            said.destroy()
        }
        // One thing to do next, which is the one button in the colour of fire; and who acts.
        function test_the_next_action_is_the_one_fire() {
            tap("action-end-turn")
            compare(table.powderAction.asked.join(), "start end-turn")
            compare(find("action-end-turn").surface, Theme.ember)
            verify(find("action-recruit").surface === undefined, "the others are tiles")
            compare(find("guide-2").Accessible.name, "Ann: command, activation, end of the turn")
            verify(find("guide-2").now && find("guide-2").chip)
            verify(!shown("guide-1") || !find("guide-1").now)
            powder.nextAction = ""
            wait(0)
            compare(find("action-end-turn").surface, undefined)
        }
        function test_the_outlook_is_told_on_request_and_read_aloud_at_once() {
            verify(!shown("forecast-S2"))
            compare(find("outlook").Accessible.description, powder.forecastSpoken)
            tap("outlook")
            verify(shown("forecast-S2"))
            verify(!shown("action-recruit"), "it takes their place")
            tap("outlook")
            verify(shown("action-recruit") && !shown("forecast-S2"))
        }
        // Below the name there would be room for a strip of it only.
        function test_the_outlook_is_whole_beside_the_name_on_a_low_panel() {
            reopenSmall()
            const outlook = find("outlook")
            const middle = item => item.mapToItem(screen, 0, item.height / 2).y
            verify(Math.abs(middle(outlook) - middle(find("guideSymbol"))) < Theme.mm, "beside the name")
            verify(outlook.height >= Theme.target && outlook.width >= Theme.target)
            verify(outlook.mapToItem(screen, 0, outlook.height).y <= find("action-build").mapToItem(screen, 0, 0).y, "above the tiles")
            compare(outlook.Accessible.name, powder.forecastHeadline)
            tap("outlook")
            verify(shown("forecast-S2") && !shown("action-build"))
            tap("outlook")
            verify(shown("action-build") && !shown("forecast-S2"))
        }
        // In a season without turns, what winter would bring comes before what is to do later, and what is done needs no line.
        function test_without_turns_the_outlook_comes_first_on_a_low_panel() {
            reopenSmall()
            const row = (id, state) => Object.assign({}, powder.guide.rows[2], { id: id, text: "Line " + id, state: state, symbol: "", colour: "" })
            powder.guide.rows = [row("7", "done"), row("8", "coming")]
            powder.turnTitle = ""
            const name = title => {
                for (let i = 0; i < table.powderAction.actions.rows.length; ++i)
                    table.powderAction.actions.set(i, "title", title)
            }
            name("Act")
            wait(0)
            waitForRendering(screen, 60)
            const edges = name => [0, find(name).height].map(y => find(name).mapToItem(screen, 0, y).y)
            verify(!shown("guide-7") && shown("guide-8"))
            compare(find("forecastShort").text, powder.forecastHeadline)
            verify(edges("outlook")[0] >= edges("guideTitle")[1] && edges("outlook")[1] <= edges("guide-8")[0])
            verify(edges("outlook")[1] <= edges("action-build")[0], "it is whole above the tiles")
            // Words too long for three tiles side by side make three rows of tiles: then it stands beside the title.
            name("Befehlsverweigerung")
            tryVerify(() => find("forecastShort").text !== powder.forecastHeadline)
            waitForRendering(screen, 60)
            verify(!shown("guide-8"))
            verify(Math.abs(edges("outlook")[0] - edges("guideTitle")[0]) < Theme.target, "beside the title")
            verify(edges("outlook")[1] <= edges("action-build")[0], "it is whole above the tiles")
        }
        // The tray took a tile's room, and gives it to the list: what had no tile comes first all the same.
        function test_all_actions_begin_with_those_that_had_no_tile_beside_the_tray() {
            reopenSmall()
            powder.tray.rows = ["spearman", "archer", "horseman", "tank"].map(type => ({ type: type, title: type, count: 3, why: "", colour: "red", symbol: "square" }))
            wait(0)
            waitForRendering(screen, 60)
            verify(shown("tray-spearman") && !shown("action-overseer"))
            tap("moreActions")
            const top = name => find(name).mapToItem(screen, 0, 0).y
            verify(top("action-overseer") < top("guideTitle") + 2 * Theme.target, "the list begins with it")
            compare(top("action-donate"), top("action-overseer"), "short names stand side by side")
            verify(find("action-donate").mapToItem(screen, 0, 0).x > find("action-overseer").mapToItem(screen, 0, 0).x)
        }
        // What a table enters most of what has no tile is in sight at once, under its heading.
        function test_all_actions_stand_under_headings_and_the_frequent_ones_in_sight_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1024x600", width: 1024, height: 600, density: 6.67 }]
        }
        function test_all_actions_stand_under_headings_and_the_frequent_ones_in_sight(data) {
            cleanup()
            open(data.width, data.height, data.density)
            tap("moreActions")
            waitForRendering(screen, 60)
            const edge = (name, down) => find(name).mapToItem(screen, 0, down ? find(name).height : 0).y
            compare(find("actionGroup-0").text, "Overseers and honor")
            for (const id of ["overseer", "donate", "honor", "shame"]) {
                verify(edge("action-" + id, false) >= edge("actionGroup-0", true), id)
                verify(edge("action-" + id, true) <= edge("action-end-turn", false), id + " is in sight")
            }
            compare(find("actionGroup-1").text, "By the effect of a card")
            verify(edge("action-wound", false) >= edge("actionGroup-1", true) && edge("action-shame-back", true) <= edge("actionGroup-1", false))
            compare(find("actionGroup-3").text, "Soldiers and building", "tiles have all of it: it comes last")
        }
        function test_the_list_of_all_actions_explains_its_words_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1280x800", width: 1280, height: 800, density: 5.9 }]
        }
        function test_the_list_of_all_actions_explains_its_words(data) {
            cleanup()
            open(data.width, data.height, data.density)
            verify(!shown("meanings"))
            tap("moreActions")
            waitForRendering(screen, 60)
            compare(find("action-donate").detail, "")
            tap("meanings")
            waitForRendering(screen, 60)
            for (const id of ["overseer", "donate", "honor", "shame", "wound", "kill", "correct"])
                verify(find("action-" + id).detail.length > 10, id)
            tap("meanings")
            compare(find("action-donate").detail, "")
        }
        // What a turn is, what may be done in it, and when it ends.
        function test_a_turn_is_explained_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1280x800", width: 1280, height: 800, density: 5.9 }]
        }
        function test_a_turn_is_explained(data) {
            cleanup()
            open(data.width, data.height, data.density)
            const end = find("action-end-turn")
            verify(end.mapToItem(screen, end.width, 0).x <= find("guideHelp").mapToItem(screen, 0, 0).x, "beside the button that ends the turn")
            tap("guideHelp")
            tryVerify(() => shown("holdingsSheet"))
            for (const word of ["turn-command", "turn-activation", "turn-end", "turn-acts", "turn-checks", "command-track", "tea"])
                verify(find("meaning-" + word).Accessible.name.length > 20, word)
            const first = find("meaning-turn-command")
            verify(first.mapToItem(screen, 0, first.height).y < screen.height, "it is in sight")
            verify(!shown("meaning-clash") && !shown("holding-s") && !shown("meaning-lethality"), "nothing else")
            compare(find("holdingsSheet").title, "A turn")
            tap("closeSheet")
            // The list of all words has them too.
            tap("menu")
            tap("signsPage")
            tryVerify(() => shown("meaning-turn-checks") && shown("meaning-advisor-track") && shown("meaning-ladders"))
            tap("closeSheet")
        }
        // Qin and Reed have no player: what their rulebook says is no command card of theirs.
        function test_a_turn_that_nobody_plays_is_explained() {
            const rows = powder.holdings.rows
            rows[2].player = "qin"
            rows[2].name = "Qin"
            powder.holdings.rows = rows
            powder.turnClan = "qin"
            wait(0)
            tap("guideHelp")
            tryVerify(() => shown("holdingsSheet"))
            verify(find("meaning-qin").Accessible.name.startsWith("Qin. Your rival when you play alone."))
            verify(shown("meaning-turn-acts"))
            verify(find("meaning-turn-end").Accessible.name.startsWith("End of the turn."), "it is no third part")
            verify(!shown("meaning-turn-command") && !shown("meaning-turn-activation"))
            compare(find("holdingsSheet").title, "A turn")
            tap("closeSheet")
        }
        function test_ladders_are_explained_as_the_game_plays_them() {
            for (const broken of [true, false]) {
                powder.laddersBreak = broken
                tap("menu")
                tap("signsPage")
                tryVerify(() => shown("holdingsSheet"))
                compare(find("meaning-ladders").Accessible.name.includes("they break through"), broken)
                tap("closeSheet")
                tryVerify(() => !shown("holdingsSheet"))
            }
        }
        function test_the_question_mark_of_the_turn_takes_no_height() {
            const top = name => find(name).mapToItem(screen, 0, 0).y
            const before = [top("action-recruit"), top("action-end-turn")]
            verify(find("guideHelp").width >= Theme.target && find("guideHelp").height >= Theme.target)
            verify(find("action-end-turn").mapToItem(screen, find("action-end-turn").width, 0).x <= find("guideHelp").mapToItem(screen, 0, 0).x)
            powder.season = "nothing"
            powder.turnTitle = ""
            wait(0)
            verify(!shown("guideHelp"), "nothing is to be explained")
            powder.turnTitle = "Ann's turn"
            wait(0)
            compare([top("action-recruit"), top("action-end-turn")], before)
        }
        function test_a_touch_on_the_seasons_says_with_which_the_game_begins() {
            mouseClick(find("season-now"))
            tryVerify(() => shown("holdingsSheet"))
            compare(find("meaning-year").Accessible.name, "The year. A year runs through spring, summer, fall and winter. The game begins with the fall of year 1.")
            verify(shown("meaning-winter") && !shown("meaning-clash"))
            tap("closeSheet")
        }
        // A number promises something to do.
        function test_what_is_only_told_has_no_number() {
            table.showPowderSteps()
            wait(0)
            compare(findChild(find("step-9:3"), "stepNumber").text, "4")
            table.steps.set(3, "number", 0)
            wait(0)
            verify(!findChild(find("step-9:3"), "stepNumber"))
        }
        // A picture beside one name and none beside the next looked like two kinds of buttons.
        function test_tiles_side_by_side_have_pictures_or_none() {
            reopenSmall()
            const build = find("action-build")
            tryVerify(() => build.pictured)
            table.powderAction.actions.set(4, "title", "Soldatenverlegung")
            tryVerify(() => !find("action-move").roomy)
            tryVerify(() => !build.pictured)
            verify(build.roomy, "it has room itself")
            table.powderAction.actions.set(4, "title", "Move")
            tryVerify(() => build.pictured)
        }
        // What goes on below the edge of the panel is announced there.
        function test_a_list_that_goes_on_says_so() {
            tap("moreActions")
            const card = find("action-correct")
            let list = card
            while (list && list.contentY === undefined)
                list = list.parent
            verify(list.contentHeight > list.height)
            verify(shown("fold"))
            list.contentY = list.contentHeight - list.height
            verify(!shown("fold"), "it has come to its end")
        }
        function reopenSmall() {
            screen.destroy()
            kiosk.destroy()
            open(800, 480, 5.25)
        }
        // On a panel of 7 inches two lists that scroll are one too many.
        function test_all_actions_have_a_low_panel_to_themselves() {
            reopenSmall()
            verify(shown("guide-3"))
            tap("moreActions")
            verify(shown("action-recruit") && shown("guideTitle"))
            verify(!shown("guide-3") && !shown("outlook"))
            const top = name => find(name).mapToItem(screen, 0, 0).y
            verify(top("action-donate") < top("guideTitle") + 2 * Theme.target, "the list begins right below the title")
            verify(top("action-correct") < top("action-recruit"), "with what the tiles do not offer")
            // The way back is where it is everywhere.
            tap("fewerActions")
            verify(shown("guide-3") && !shown("action-correct") && !shown("fewerActions"))
        }
        function test_the_strip_of_turns_has_players_alone_on_a_low_panel() {
            reopenSmall()
            powder.guide.rows = powder.guide.rows.concat([Object.assign({}, powder.guide.rows[2], { id: "9", text: "On to winter", state: "coming", symbol: "", colour: "" })])
            wait(0)
            verify(shown("guide-3") && !shown("guide-9"))
            // Whoever acts is named there, with the turns to come below the name and beside the outlook.
            verify(find("guideTitle").text.startsWith("Ann") && !shown("guide-1") && !shown("guide-2"))
            const inScreen = (item, x, y) => item.mapToItem(screen, x, y)
            const sign = find("guide-3")
            verify(inScreen(sign, 0, 0).y >= inScreen(find("guideTitle"), 0, find("guideTitle").height).y, "below the name")
            verify(inScreen(sign, 0, sign.height).y <= inScreen(find("outlook"), 0, find("outlook").height).y)
            // Without an outlook, in the same line.
            powder.forecastHeadline = ""
            wait(0)
            const middle = item => item.mapToItem(screen, 0, item.height / 2).y
            verify(Math.abs(middle(find("guide-3")) - middle(find("guideTitle"))) < Theme.mm, "beside the name")
        }
        // Where there is no room for all of them, those of whoever acts stay apart by type: a finger may take one.
        function test_own_soldiers_stay_apart_in_a_crowded_zone_data() {
            return [{ tag: "of two players", clans: ["d", "t"] }, { tag: "of five players", clans: ["d", "t", "s", "m", "p"] }]
        }
        function test_own_soldiers_stay_apart_in_a_crowded_zone(data) {
            reopenSmall()
            powder.standing = ["spearman@S2.rest"]
            powder.sections.set(1, "rest", [].concat(...data.clans.map(clan => (clan === "d" ? ["spearman"] : ["spearman", "archer", "horseman"]).map(type => powder.soldier(clan, type, 2)))))
            powder.sections.set(1, "restClans", data.clans.map(clan => powder.soldier(clan, "", clan === "d" ? 2 : 6)))
            wait(0)
            waitForRendering(screen, 60)
            compare(find("standing-spearman@S2.rest").type, "spearman")
            contained(find("rest-S2"), find("rest-S2"))
        }
        // Without room beside the counters, how many there are lies on them; and no clan changes its place with the turn.
        function test_a_crowded_zone_says_how_many_in_the_order_of_the_clans() {
            reopenSmall()
            powder.standing = ["spearman@S2.rest"]
            const at = clan => find("many-" + powder.looks[clan][0] + "@S2.rest").mapToItem(screen, 0, 0)
            for (const own of ["d", "t"]) {
                powder.turnColour = powder.looks[own][0]
                powder.sections.set(1, "rest", [].concat(powder.soldier("t", "spearman", 3), powder.soldier("t", "archer", 1), powder.soldier("d", "spearman", 2), powder.soldier("s", "horseman", 2)))
                powder.sections.set(1, "restClans", [powder.soldier("t", "", 4), powder.soldier("d", "", 2), powder.soldier("s", "", 2)])
                wait(0)
                waitForRendering(screen, 60)
                for (const [clan, many] of [["d", "2"], ["s", "2"]])
                    compare(find("many-" + powder.looks[clan][0] + "@S2.rest").text, many, own + " acts")
                verify(at("d").y < at("s").y || at("d").x < at("s").x, own + " acts")
                contained(find("rest-S2"), find("rest-S2"))
            }
        }
        function test_the_forecast_says_what_would_hold() {
            compare(find("forecastShort").text, "1 section would break if winter came now")
            tap("outlook")
            const spoken = find("forecast-S2").Accessible.name
            verify(spoken.indexOf("7 against 5. It would cost 5 shame tokens. 1 more barricade") > 0, spoken)
            verify(spoken.indexOf("..") < 0, spoken)
        }
        function test_a_missing_value_is_entered_from_the_outlook() {
            powder.forecast.set(1, "value", "/cards/leader/power")
            tap("outlook")
            verify(!shown("enterValue-S1"), "nothing is missing there")
            tap("enterValue-S2")
            compare(table.powderAction.asked.join(), "start value:/cards/leader/power")
            // Another one may be missing: it is open still after the value was entered.
            table.powderAction.open = true
            wait(0)
            verify(!shown("forecast-S2"))
            table.powderAction.open = false
            wait(0)
            verify(shown("forecast-S2"))
            tap("outlook")
            verify(!shown("forecast-S2"))
        }
        function test_who_acts_has_his_symbol_beside_the_words() {
            table.showPowderDecision()
            wait(0)
            compare(find("decisionSymbol").symbol, table.decision.symbol)
            compare(find("decisionSymbol").colour, table.decision.colour)
            table.powderAction.open = true
            wait(0)
            compare(find("entrySymbol").symbol, table.powderAction.symbol)
            table.powderAction.symbol = ""
            wait(0)
            verify(!shown("entrySymbol"), "nobody's own")
        }
        function test_the_due_question_is_in_sight_below_a_long_story_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "800x480", width: 800, height: 480, density: 5.9 },
                    { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_the_due_question_is_in_sight_below_a_long_story(data) {
            screen.destroy()
            kiosk.destroy()
            open(data.width, data.height, data.density)
            table.showPowderDecision()
            const told = []
            for (let i = 0; i < 14; ++i)
                told.push({ id: "9:" + i, glyph: "shame", sentence: "Ann, put a shame token under 1 archer in the pool", detail: "12 tokens are left in the pool.", items: [],
                            state: "done", tone: "danger", clause: "BP-51", clauseTitle: "Breach", why: "", places: [] })
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.steps.rows = told
            wait(50)
            waitForRendering(screen, 60)
            const title = find("decisionTitle")
            const at = title.mapToItem(screen, 0, 0)
            verify(at.y >= 0 && at.y + title.height <= screen.height, "the question is at " + at.y)
        }
        // It grew over the board, and over its own button.
        function test_a_long_reason_stays_within_a_wide_panel() {
            cleanup()
            open(800, 1280, 5.9)
            table.showPowderDecision()
            table.decision.decision = "tower"
            table.decision.title = "Bo, do you man a tower?"
            table.decision.detail = "One of your spearmen goes there, beside the left section, and a machine may shoot."
            table.decision.why = "Whoever raises a wall or claims a horde may put a spearman from the own pool into a tower beside that section. "
                + "A spearman who is in that tower already goes back to his owner's pool.\n\nNow: Whoever raises a wall or claims a horde may man a tower beside it."
            const told = []
            for (let i = 0; i < 8; ++i)
                told.push({ id: "9:" + i, glyph: "shame", sentence: "Ann, put a shame token under 1 archer in the pool", detail: "12 tokens are left in the pool.", items: [],
                            state: "done", tone: "danger", clause: "BP-51", clauseTitle: "Breach", why: "", places: [] })
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.steps.rows = told
            wait(50)
            waitForRendering(screen, 60)
            tap("why")
            const inside = name => {
                const item = find(name), panel = find("nowPanel")
                const top = item.mapToItem(panel, 0, 0).y
                verify(top >= -0.5 && top + item.height <= panel.height + 0.5, name + " is at " + top + ", " + item.height + " high")
            }
            inside("decisionCard")
            inside("toldSteps")
            inside("why")
            verify(find("toldSteps").height >= Theme.target - 1, "the line of steps has its room")
            const text = find("whyText")
            const list = text.parent.parent.parent
            verify(list.height < list.contentHeight, "the rest is scrolled to")
            tap("why")
            verify(!shown("whyText"))
        }
        function test_panes_by_precedence() {
            verify(shown("guideTitle"))
            table.showPowderSteps()
            wait(0)
            verify(shown("currentSentence") && !shown("guideTitle"))
            table.showPowderDecision()
            wait(0)
            verify(shown("decisionTitle") && shown("currentSentence"), "what comes before it stands above it")
            table.powderAction.open = true
            wait(0)
            verify(shown("entryBack") && !shown("decisionTitle"))
            table.powderAction.open = false
            table.showOver()
            wait(0)
            verify(shown("endHeadline"))
        }
        // A sheet covers the table: Tab stays in it, and the focus goes back to the button when it closes.
        function test_the_keyboard_stays_in_a_sheet() {
            const opener = find("holdings")
            opener.forceActiveFocus()
            tap("holdings")
            wait(0)
            const sheet = find("holdingsSheet")
            for (let i = 0; i < 12; ++i) {
                verify(inside(screen.Window.activeFocusItem, sheet), "Tab " + i + " leads to " + screen.Window.activeFocusItem)
                keyClick(i < 6 ? Qt.Key_Tab : Qt.Key_Backtab)
                wait(0)
            }
            tap("closeSheet")
            wait(0)
            verify(opener.activeFocus, "the focus is lost")
        }
        function inside(item, cover) {
            for (let up = item; up; up = up.parent)
                if (up === cover)
                    return true
            return false
        }
        // The pools count like the tray: whoever is only entered has left them.
        function test_the_pools_say_that_they_do_not_count_whom_you_enter() {
            tap("holdings")
            verify(!shown("poolsEntering"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !shown("holdingsSheet"))
            table.powderAction.action = "recruit"
            table.powderAction.open = true
            wait(0)
            tap("holdings")
            verify(find("poolsEntering").text.length > 0)
        }
        function test_a_touch_on_the_figures_says_what_they_mean() {
            mouseClick(find("fact-lethality"))
            wait(0)
            verify(shown("holdingsSheet"))
            verify(shown("meaning-lethality"))
            for (const word of ["signs", "tea", "chi", "clash", "card", "wound", "snake-token", "fire", "rest", "towers", "overseer"])
                verify(find("meaning-" + word).Accessible.name.length > 20)
        }
        function test_the_menu_leads_to_what_the_signs_mean() {
            tap("menu")
            wait(0)
            tap("signsPage")
            tryVerify(() => shown("holdingsSheet"))
            const first = find("meaning-clash")
            verify(first.mapToItem(screen, 0, first.height).y < screen.height, "it is in sight")
            verify(!shown("holding-s"), "the pools have a button of their own")
            tap("closeSheet")
        }
        // In the narrow panel ten keys side by side would be half a finger wide, and in one below the board two rows are seen.
        function test_a_name_is_typed_with_whole_keys_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1024x600", width: 1024, height: 600, density: 6.67 },
                    { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_a_name_is_typed_with_whole_keys(data) {
            cleanup()
            open(data.width, data.height, data.density)
            const action = table.powderAction
            action.action = "horde"
            action.title = "What is the name on the card?"
            action.words = true
            action.open = true
            wait(0)
            waitForRendering(screen, 60)
            for (const key of ["q", "p", "z", "done", "erase"]) {
                const item = find("key-" + key)
                const at = item.mapToItem(screen, 0, 0)
                verify(item.width >= Theme.target * 0.9 && item.height >= Theme.target, key + ": " + item.width + " by " + item.height)
                verify(at.x >= 0 && at.y >= 0 && at.x + item.width <= screen.width && at.y + item.height <= screen.height, key + " is whole")
            }
            tap("key-q")
            tap("key-done")
            compare(action.asked.join(), "type Q")
            tap("closeName")
            compare(action.asked.join(), "type Q,back")
        }
        // So are the words of an ability that the game asks for.
        function test_an_ability_is_typed_with_whole_keys_data() {
            return test_a_name_is_typed_with_whole_keys_data().concat({ tag: "1280x800", width: 1280, height: 800, density: 5.9 })
        }
        function test_an_ability_is_typed_with_whole_keys(data) {
            cleanup()
            open(data.width, data.height, data.density)
            table.mode = 2
            table.decision.open = true
            table.decision.title = "Ability of Bowmen"
            table.decision.question = { kind: "ability", title: "Ability of Bowmen", value: JSON.stringify({ kind: "text", text: "Costs 2." }) }
            wait(0)
            waitForRendering(screen, 60)
            tap("ability-text")
            wait(0)
            waitForRendering(screen, 60)
            for (const key of ["1", "q", "p", "z", "done", "erase"]) {
                const item = find("key-" + key)
                const at = item.mapToItem(screen, 0, 0)
                verify(item.width >= Theme.target * 0.9 && item.height >= Theme.target, key + ": " + item.width + " by " + item.height)
                verify(at.x >= 0 && at.y >= 0 && at.x + item.width <= screen.width && at.y + item.height <= screen.height, key + " is whole")
            }
            compare(find("abilityKeyboard").text, "Costs 2.", "what is known is there to be changed")
            tap("closeTyping")
            verify(!shown("abilityDialog"))
            tap("ability-text")
            for (const key of ["key-x", "key-."])
                tap(key)
            tap("key-done")
            compare(table.asked.join(), "answerWith {\"kind\":\"text\",\"text\":\"Costs 2.x.\"}")
        }
        // In German an order of two soldiers needs three lines of a low panel.
        function test_the_headline_of_an_order_is_whole_on_a_low_screen() {
            reopenSmall()
            table.showPowderSteps()
            table.headlineTone = "danger"
            table.headline = "Cleo rekrutierte einen Flammenwerfer und einen Bogenschützen in den mittleren Abschnitt"
            tryVerify(() => shown("headline"))
            waitForRendering(screen, 60)
            const headline = find("headline")
            verify(!headline.truncated, headline.lineCount + " lines")
            verify(headline.height <= Theme.body * 1.3 * 4, "and not higher than two lines and a half were")
            table.headline = "Breach!"
            tryCompare(headline, "size", Theme.step)
        }
        // What undo takes back is whole: in a sentence where that fits, else in a word or two.
        function test_undo_says_what_it_takes_back_in_words_that_fit() {
            const sentence = "Ann raised 3 overseers, 3 spearmen left play"
            table.undoTitle = sentence + "\u009cOverseers (Ann)"
            wait(0)
            waitForRendering(screen, 60)
            compare(find("undo").text, "Undo: " + sentence)
            reopenSmall()
            table.undoTitle = sentence + "\u009cOverseers (Ann)"
            wait(0)
            waitForRendering(screen, 60)
            compare(find("undo").text, "Undo: Overseers (Ann)")
            compare(find("undo").spoken, "Undo: " + sentence, "a screen reader hears it whole")
        }
        // Where a dragged soldier is let go, a place has its name even if he cannot stand there.
        function test_every_place_under_a_finger_has_its_name() {
            const board = find("powderBoard")
            for (const place of ["S1.1:a3", "S1.1:b6", "S2.fire", "S3.rest"]) {
                const zone = board.rectOf(place)
                verify(zone.width > 0, place)
                compare(board.placeAt(Qt.point(zone.x + zone.width / 2, zone.y + zone.height / 2)), place)
            }
            compare(board.placeAt(Qt.point(-5, -5)), "")
        }
        // A soldier who is let go in a zone behind the wall is not put into the next one.
        function test_a_zone_that_is_no_answer_is_not_taken_for_its_neighbour() {
            const board = find("powderBoard")
            const hand = board.hand
            hand.type = "horseman"
            powder.landings = ["S1.rest", "S1.1:a1"]
            const middle = place => {
                const zone = board.rectOf(place)
                return Qt.point(zone.x + zone.width / 2, zone.y + zone.height / 2)
            }
            hand.at = middle("S1.rest")
            compare(hand.under, "S1.rest")
            hand.at = middle("S1.fire")
            compare(hand.under, "", "he cannot stand there, and the finger is nowhere else")
            hand.at = Qt.point(board.rectOf("S2.rest").x + 2, middle("S2.rest").y)
            compare(hand.under, "")
            // A spot is smaller than a finger: what is near it means it.
            const spot = board.rectOf("S1.1:a1")
            hand.at = Qt.point(spot.x - Theme.mm, spot.y - Theme.mm)
            compare(hand.under, "S1.1:a1")
            hand.type = ""
            powder.landings = []
        }
        function test_what_is_what_introduces_the_clan_that_nobody_plays() {
            table.playPowder(2)
            const rows = powder.holdings.rows
            rows[2].player = "reed"
            rows[2].name = "Reed"
            powder.holdings.rows = rows
            tap("menu")
            tap("signsPage")
            tryVerify(() => shown("holdingsSheet"))
            verify(find("meaning-reed").Accessible.name.startsWith("Reed. The third clan of a game for one or two."))
            verify(!shown("meaning-d"), "a player needs no word")
            tap("closeSheet")
        }
        function test_the_menu_leads_to_the_printed_values() {
            tap("menu")
            tap("valueBook")
            compare(kiosk.screen, Kiosk.Book)
            verify(shown("bookScreen"))
        }
        function test_sections_and_towers_have_their_names_on_every_screen_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "800x480", width: 800, height: 480, density: 5.25 },
                    { tag: "1024x600", width: 1024, height: 600, density: 6.67 }]
        }
        function test_sections_and_towers_have_their_names_on_every_screen(data) {
            cleanup()
            open(data.width, data.height, data.density)
            const texts = item => {
                let all = item.visible && typeof item.text === "string" ? [item.text] : []
                for (let i = 0; item.visible && i < item.children.length; ++i)
                    all = all.concat(texts(item.children[i]))
                return all
            }
            // Where several kinds rest on a low screen, they need the room of the name.
            for (const section of data.height > 600 ? ["S1", "S2", "S3"] : ["S2", "S3"])
                verify(texts(find("rest-" + section)).some(text => text.startsWith({ S1: "Left", S2: "Middle", S3: "Right" }[section])), section)
            for (const tower of ["T1", "T2", "T3", "T4"])
                verify(texts(find("tower-" + tower)).includes(tower), tower)
        }
        // Where a tower is narrower than a finger, its place is wider than its light.
        function test_a_lit_tower_leaves_the_plates_beside_it_readable_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1024x600", width: 1024, height: 600, density: 6.67 }]
        }
        function test_a_lit_tower_leaves_the_plates_beside_it_readable(data) {
            cleanup()
            open(data.width, data.height, data.density)
            const board = find("powderBoard")
            const before = ["T1", "T2", "T3", "T4"].map(t => find("tower-" + t).mapToItem(board, find("tower-" + t).width / 2, 0).x)
            offer(["T1", "T2", "T3", "T4"])
            waitForRendering(screen, 60)
            for (const t of ["T1", "T2", "T3", "T4"]) {
                const tower = find("tower-" + t)
                verify(tower.width >= Theme.target - 0.5)
                const light = tower.background
                const left = light.mapToItem(board, 0, 0).x
                for (const s of ["S1", "S2", "S3"]) {
                    const plate = find("plaque-" + s)
                    const x = plate.mapToItem(board, 0, 0).x
                    verify(left + light.width <= x + 1 || left >= x + plate.width - 1, t + " lies on the plate of " + s)
                }
            }
            const stone = find("tower-T1")
            fuzzyCompare(stone.mapToItem(board, stone.width / 2 + stone.shift, 0).x, before[0], 1)
        }
        function test_pools_and_correction() {
            tap("holdings")
            verify(shown("holding-s"))
            tap("closeSheet")
            tap("menu")
            verify(!shown("undoRoll"), "no rolls are taken back here")
            tap("correct")
            compare(table.powderAction.asked.join(), "start correct")
        }
        function test_undo_and_refusal() {
            tap("undo")
            compare(table.asked.join(), "undo")
            table.refusal.open = true
            tap("dismissRefusal")
        }
        function test_a_screen_reader_hears_the_board() {
            compare(find("section-S1").Accessible.name, "Left section, wall level 2")
            compare(find("horde-S1.1").Accessible.name, "Veterans in S1.1")
            find("horde-S1.1").press()
            wait(0)
            compare(find("lensTitle").text, "Veterans")
        }

        // All places at once, as in a correction: each is a finger wide, and none overlaps another.
        function test_no_place_lies_on_another_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "1920x1080", width: 1920, height: 1080, density: 5.56 },
                    { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_no_place_lies_on_another(data) {
            cleanup()
            open(data.width, data.height, data.density)
            for (const crowded of [false, true]) {
                if (crowded)
                    powder.crowd()
                const names = []
                const all = []
                for (const s of ["S1", "S2", "S3"]) {
                    all.push(s, s + ".fire", s + ".rest", s + ".1", s + ".2", s + ".3")
                    names.push("section-" + s, "fire-" + s, "rest-" + s, "horde-" + s + ".1", "horde-" + s + ".2", "horde-" + s + ".3")
                }
                for (const t of ["T1", "T2", "T3", "T4"]) {
                    all.push(t)
                    names.push("tower-" + t)
                }
                offer(all)
                waitForRendering(screen, 60)
                const board = find("powderBoard")
                const boxes = names.map(name => {
                    const item = find(name)
                    verify(item.enabled, name)
                    verify(item.width >= Theme.target - 0.5 && item.height >= Theme.target - 0.5, name + " " + item.width + "x" + item.height)
                    const at = item.mapToItem(board, 0, 0)
                    verify(at.x > -0.5 && at.y > -0.5 && at.x + item.width < board.width + 0.5 && at.y + item.height < board.height + 0.5, name + " is cut")
                    return Qt.rect(at.x, at.y, item.width, item.height)
                })
                for (let i = 0; i < boxes.length; ++i)
                    for (let j = 0; j < i; ++j) {
                        const a = boxes[i], b = boxes[j]
                        const apart = a.x >= b.x + b.width - 0.5 || b.x >= a.x + a.width - 0.5 || a.y >= b.y + b.height - 0.5 || b.y >= a.y + a.height - 0.5
                        verify(apart, names[i] + " lies on " + names[j])
                    }
                // The content of a place stays inside it.
                for (const name of names.filter(n => n.startsWith("rest-") || n.startsWith("fire-")))
                    contained(find(name), find(name))
            }
        }
        function contained(item, place) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                if (!child.visible)
                    continue
                const at = child.mapToItem(place, 0, 0)
                verify(at.x > -1.5 && at.y > -1.5 && at.x + child.width < place.width + 1.5 && at.y + child.height < place.height + 1.5,
                       place.objectName + ": something stands out at " + at.x + "," + at.y + " " + child.width + "x" + child.height)
                contained(child, place)
            }
        }
    }
}
