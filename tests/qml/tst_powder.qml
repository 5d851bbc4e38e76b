// SPDX-License-Identifier: Apache-2.0
// The table of Black Powder under real clicks: spots through the large card, zones, towers, sections, the season's
// buttons, the order of panes, pools.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Kiosk

Item {
    id: root
    width: 1920
    height: 1280
    Component { id: refusals; SignalSpy {} }

    PowderCase {
        id: test
        name: "Powder"
        stage: root

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            open(1280, 800, 5.9)
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
        function test_the_light_of_a_spot_pulses_when_it_comes() {
            const spotOf = item => {
                for (let i = 0; i < item.children.length; ++i) {
                    const child = item.children[i]
                    const found = child.place === "S2.1:b3" && child.lit !== undefined ? child : spotOf(child)
                    if (found)
                        return found
                }
                return null
            }
            const spot = spotOf(find("horde-S2.1"))
            verify(spot && !spot.item, "an unlit spot has no rim")
            Theme.motion = true
            powder.lit = ["S2.1:b3"]
            powder.placesChanged()
            tryVerify(() => spot.item && spot.item.opacity < 0.8)
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
            openSmall()
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
            openSmall()
            powder.sections.set(1, "verdict", "holds")
            powder.sections.set(1, "verdictText", "holds, wall −1")
            powder.sections.set(1, "verdictBrief", "wall −1")
            wait(0)
            waitForRendering(screen, 60)
            compare(find("verdict-S2").text, "wall −1")
            verify(find("verdict-S2").contentWidth <= find("plaque-S2").width)
            // Whether a word stands beside the numbers does not depend on which of the two it is: that was a loop.
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
            verify(!find("guide-1").now)
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
        // What undo takes back is whole: in a sentence where that fits, else in a word or two.
        function test_undo_says_what_it_takes_back_in_words_that_fit() {
            const sentence = "Ann raised 3 overseers, 3 spearmen left play"
            table.undoTitle = sentence + "\u009cOverseers (Ann)"
            wait(0)
            waitForRendering(screen, 60)
            compare(find("undo").text, "Undo: " + sentence)
            openSmall()
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
    }
}
