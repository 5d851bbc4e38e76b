// SPDX-License-Identifier: Apache-2.0
// The board of Black Powder in mid-game as rows, like app/models/powder_model.h; `asked` records every
// request.
import QtQuick
import Watchfire.App
import Watchfire.Mock

PowderModel {
    id: powder

    property var asked: []
    placesTitle: ""
    open: []
    forbidden: []
    ready: []
    aim: ""
    aimTitle: ""
    secondTitle: ""
    placesHint: ""
    chosen: []
    blocks: []
    lit: []
    litTone: "do"
    changing: []
    guideTitle: "Fall, year 2: Ann's turn"
    turnTitle: "Ann's turn"
    turnName: "Ann"
    turnClan: "d"
    laddersBreak: true
    lots: false
    turnHint: ""
    turnBrief: ""
    turnColour: "red"
    turnSymbol: "square"
    nextAction: "end-turn"
    season: "fall"
    seasons: ["Spring", "Summer", "Fall", "Winter"]
    seasonIndex: 2
    yearText: "Year 2 of 6"
    forecastHeadline: "1 section would break if winter came now"
    forecastSpoken: "1 section would break if winter came now. The left section: holds, 4 against 9."
    danger: true
    bookNote: ""
    outlook: false
    places: MockList {}
    tray: MockList {}

    named: []
    function pick(place) { asked = asked.concat([place]) }
    function pickSoldier(soldier) { asked = asked.concat([soldier]) }
    // The places that were touched although nothing is offered there.
    property var unlit: []
    function touchUnlit(place) { unlit = unlit.concat([place]) }
    // The pieces that were dragged although no finger moves them.
    property var held: []
    function holdBack(piece) { held = held.concat([piece]) }

    readonly property var looks: ({ m: ["orange", "diamond"], p: ["white", "shield"], d: ["red", "square"], s: ["blue", "circle"],
                                    t: ["green", "triangle"], r: ["brown", "hexagon"], q: ["purple", "star"] })
    function soldier(clan, type, count) {
        return { colour: looks[clan][0], symbol: looks[clan][1], type: type, count: count ?? 1, words: clan + ": " + type }
    }
    // `spots` is the mask; `marks` by cell: "w" a wound, "k" a snake token, otherwise clan and type, with the
    // soldier's first cell if it covers several.
    function card(slot, title, kind, power, reward, spots, marks) {
        const cells = []
        let free = 0
        for (let i = 0; i < 12; ++i) {
            const name = (i < 6 ? "a" : "b") + (i % 6 + 1)
            const mark = (marks ?? {})[name]
            const vital = spots === "" ? "unknown" : spots[i] === "#" ? "vital" : "gap"
            const at = { place: slot + ":" + name, vital: vital, mark: "free", words: name + ", free", reward: vital === "vital" && i % 3 === 0 ? "1 honor" : "" }
            if (mark === "w") {
                at.mark = "wound"
            } else if (mark === "k") {
                at.mark = "snake-token"
                at.colour = "blue"
                at.symbol = "circle"
            } else if (mark) {
                const whose = looks[mark[0]]
                Object.assign(at, { mark: "soldier", colour: whose[0], symbol: whose[1], type: mark[1], first: !mark[2] || mark[2] === name,
                                    right: mark[3] === "right" || mark[3] === "both", below: mark[3] === "below" || mark[3] === "both" })
            } else if (vital === "vital") {
                ++free
            }
            cells.push(at)
        }
        return { slot: slot, section: slot.split(".")[0], row: parseInt(slot.split(".")[1]), filled: true, card: title.toLowerCase(), title: title, kind: kind,
                 power: power, reward: reward, ability: kind === "text" ? "The first soldier placed here costs 1 wood more." : "", covered: "", change: "", freeSpots: spots === "" ? -1 : free,
                 cells: cells, spoken: title + " in " + slot, missing: power === "?" ? "/cards/" + title.toLowerCase() + "/power" : "" }
    }
    function empty(slot) {
        return { slot: slot, section: slot.split(".")[0], row: parseInt(slot.split(".")[1]), filled: false, card: "", title: "", kind: "", power: "", reward: "",
                 ability: "", covered: "", change: "", freeSpots: 0, cells: [], spoken: slot + ": no horde", missing: "" }
    }
    function section(id, title, level, barricades, values) {
        return Object.assign({ section: id, title: title, inPlay: true, note: "", level: level, barricades: barricades, machines: [], presumedMachines: [], levelNext: level, barricadesNext: barricades, machinesGoing: [], machinesComing: [], firing: level + 1, fire: [], rest: [],
                               restClans: [], power: "0", defense: String(4 * level), climbed: false, verdict: "holds", verdictText: "holds", verdictBrief: "", when: "", outcome: values?.verdictText ?? "holds", standing: "Wall level " + level, lines: [],
                               spokenWall: title + " section, wall level " + level, spokenFire: "Firing spots of " + title, spokenRest: "Rest zone: " + title }, values ?? {})
    }
    sections: MockList {
        rows: [powder.section("S1", "Left", 2, 1, { machines: ["ballista"], power: "4", defense: "9", fire: [powder.soldier("d", "archer")], rest: [powder.soldier("d", "spearman", 2), powder.soldier("t", "archer", 1)], restClans: [powder.soldier("d", "", 2), powder.soldier("t", "", 1)] }),
               powder.section("S2", "Middle", 1, 0, { machines: ["cannon", "rocket-launcher"], power: "7", defense: "5", verdict: "breach", verdictText: "breaks", lines: ["1 more barricade would hold it.", "A wall of level 2 would hold it.", "The middle section: after the assault, a Ram brings the wall down to level 0."], rest: [powder.soldier("s", "crossbowman", 1)], restClans: [powder.soldier("s", "", 1)] }),
               powder.section("S3", "Right", 1, 2, { power: "0", defense: "8", verdict: "quiet", verdictText: "defense" })]
    }
    hordes: MockList {
        rows: [powder.card("S1.1", "Veterans", "none", "4", "5", "#####..###..", { a1: "w", a2: ["d", "spearman"] }), powder.empty("S1.2"), powder.empty("S1.3"),
               powder.card("S2.1", "Battering Ram", "ram", "4", "3", "..##...####.", { a3: "w", a4: "w", b2: ["s", "spearman"] }),
               powder.card("S2.2", "Leader", "leader", "2", "2", "##..##......"), powder.card("S2.3", "Trebuchet", "trebuchet", "1", "3", ".###....#..."),
               powder.empty("S3.1"), powder.empty("S3.2"), powder.empty("S3.3")]
    }
    towers: MockList {
        rows: ["T1", "T2", "T3", "T4"].map((tower, i) => ({ tower: tower, usable: true, colour: i === 0 ? "red" : i === 2 ? "green" : "",
                                                             symbol: i === 0 ? "square" : i === 2 ? "triangle" : "", change: "", spoken: "Tower " + tower }))
    }
    function lines(texts) {
        return texts.map((line, i) => {
            const turn = line[1].includes("activation") ? line[1].split(":")[0] : ""
            const whose = turn === "Bo" ? looks.t : turn === "Ann" ? looks.d : looks.s
            return { id: String(i), text: line[1], state: line[0], folded: line[2] === true, name: turn, colour: turn ? whose[0] : "", symbol: turn ? whose[1] : "" }
        })
    }
    guide: MockList {
        rows: powder.lines([["done", "Enter the order of turns from the command track", true], ["done", "Bo: command, activation, end of the turn"],
                            ["now", "Ann: command, activation, end of the turn"], ["coming", "Cy: command, activation, end of the turn"], ["coming", "Begin winter"]])
    }
    forecast: MockList {
        rows: [{ id: "S1", headline: "The left section: holds, 4 against 9", level: "holds", lines: [], value: "" },
               { id: "S2", headline: "The middle section: breach, 7 against 5", level: "breach", lines: ["It would cost 5 shame tokens.", "1 more barricade would hold it.", "A wall of level 2 would hold it.", "It would hold without the Battering Ram: 3 free spots."], value: "" },
               { id: "S3", headline: "The right section: holds, 0 against 8", level: "holds", lines: [], value: "" },
               { id: "S2-0", headline: "The middle section: after the assault, a Ram brings the wall down to level 0", level: "falls", lines: [], value: "" }]
    }
    holdings: MockList {
        rows: [["Ann", "d"], ["Bo", "t"], ["Cy", "s"]].map((player, i) => ({ player: player[1], name: player[0], colour: powder.looks[player[1]][0], symbol: powder.looks[player[1]][1],
            hasHonor: true, honor: [24, 19, 31][i], shame: i, claimed: i === 2 ? ["Veterans: 5 honor", "Leader: 1 shame, no honor"] : [],
            pool: [["spearman", 6], ["archer", 2], ["horseman", 0], [["flamethrower", "tank", "crossbowman"][i], 3]].map((kind, k) => ({ type: kind[0], count: kind[1], shamed: k === 0 ? i : 0, words: kind[1] + " " + kind[0] })) }))
    }

    // Two players: the left section is out of play.
    function twoPlayers() {
        sections.set(0, "inPlay", false)
        sections.set(0, "note", "In play with three players or more")
        hordes.rows = hordes.rows.slice(3)
        towers.set(0, "usable", false)
        towers.set(0, "symbol", "")
    }
    // A book that knows nothing yet.
    function unknown() {
        hordes.rows = hordes.rows.map(row => row.filled ? card(row.slot, row.title, "unknown", "?", "?", "", { a2: ["d", "spearman"] }) : row)
        sections.rows = sections.rows.map(row => Object.assign({}, row, { power: "?", defense: "?", firing: -1, verdict: "unknown", verdictText: "unknown" }))
        forecastHeadline = "Some values are not known yet"
        danger = false
    }
    function spotsOffered() {
        placesTitle = "Where does the archer's wound go?"
        open = ["S2.1:b3", "S2.1:b4", "S2.1:b5", "S2.2:a1", "S2.2:a2", "S2.2:a5"]
        forbidden = ["S2.1:a3"]
    }
    // Five players, every place taken.
    function crowd() {
        bookNote = "Sample values, not the printed ones"
        const ids = ["S1", "S2", "S3"]
        const all = []
        const clans = ["m", "p", "d", "s", "t"]
        const special = { m: "warrior-monk", p: "bomber", d: "flamethrower", s: "crossbowman", t: "tank" }
        ids.forEach((id, i) => {
            all.push(card(id + ".1", ["Champions", "Battering Ram", "Ladders"][i], ["none", "ram", "ladders"][i], "6", "4", "############",
                { a1: ["t", "tank", "a1", "both"], a2: ["t", "tank", "a1", "below"], b1: ["t", "tank", "a1", "right"], b2: ["t", "tank", "a1"], a3: ["m", "warrior-monk"], a4: ["d", "flamethrower"], a5: "k", a6: "w",
                  b3: ["p", "horseman", "b3", "right"], b4: ["p", "horseman", "b3"], b5: ["s", "spearman"], b6: "w" }))
            all.push(card(id + ".2", ["Pikemen", "Leader", "Shamans"][i], ["text", "leader", "text"][i], "3", "2", "##..##.#..#.", { a1: ["d", "spearman"], a5: "k", b2: ["r", "spearman"] }))
            all.push(card(id + ".3", ["Riders", "Trebuchet", "Veterans"][i], ["none", "trebuchet", "none"][i], "12", "5", "######.####.", { a1: ["q", "spearman"], a3: "w" }))
        })
        hordes.rows = all
        sections.rows = ids.map((id, i) => section(id, ["Left", "Middle", "Right"][i], 3, i + 1, {
            machines: ["ballista", "cannon"], firing: 4, fire: [soldier("m", "archer"), soldier("p", "bomber"), soldier("s", "crossbowman"), soldier("t", "archer")].slice(i),
            rest: [].concat(...clans.map(clan => [soldier(clan, "spearman", 3), soldier(clan, "archer", 1), soldier(clan, special[clan], 2)])),
            restClans: clans.map(clan => soldier(clan, "", 6)), power: "21", defense: "15", verdict: ["breach", "breached", "held"][i], verdictText: ["breaks", "breached", "held"][i] }))
    }
}
