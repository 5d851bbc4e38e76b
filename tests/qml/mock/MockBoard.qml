// SPDX-License-Identifier: Apache-2.0
// A shipped board as rows, like those of app/models/board_scene.h, with a position in mid-game.
import QtQuick
import Watchfire.App
import Watchfire.Mock

BoardModel {
    id: board

    property var json: ({ hexes: [] })
    title: "The Great Wall"
    example: true
    animated: false
    picking: false
    pickTitle: ""
    hasCandidate: false
    candidatePoint: Qt.point(0, 0)
    candidateLabel: ""
    property var colours: ["red", "blue", "white", "orange", "green", "brown"]
    property var symbols: ["square", "circle", "shield", "diamond", "triangle", "hexagon"]
    property var levels: [1, 3, 2, 5, 0, 4]
    // Numerals on attack and assembly hexes by label, and behind the wall by place.
    property var riders: ({ "III": ["III"], "IV": ["IV", "IV"], "V": ["V"], "W3": ["III"], "W4": ["III", "IV"],
                            "W5": ["IV", "V"], "W6": ["V", "V", "V", "V", "V"], "0,0": ["III"], "0,1": ["III"] })
    property int sea: 2 // scene::Sea: ships may lie on its sides
    property bool withPieces: true
    period: 0
    mapLeft: 0

    // What the screens asked for.
    property var taps: []
    property int chosen: -1
    property int confirmed: 0

    hexes: MockList {}
    harbours: MockList {}
    walls: MockList {}
    buildings: MockList {}
    lines: MockList {}
    marks: MockList {}
    places: MockList {}
    lit: MockList {}

    function tap(x, y, target) { taps = taps.concat([{ x: x, y: y, target: target }]) }
    function meant(x, y, target) { return "" }
    function choose(index) { chosen = index }
    function confirm() { confirmed += 1 }

    function centre(at) {
        const q = parseInt(at.split(",")[0])
        const r = parseInt(at.split(",")[1])
        return Qt.point(Math.sqrt(3) * (q + r / 2), 1.5 * r)
    }
    function around(at, name, names, radius, start) {
        const c = centre(at)
        const angle = (names.indexOf(name) * 60 + start) * Math.PI / 180
        return Qt.point(c.x + radius * Math.cos(angle), c.y + radius * Math.sin(angle))
    }
    function corner(at) {
        const parts = at.split(":")
        return around(parts[0], parts[1], ["N", "NE", "SE", "S", "SW", "NW"], 1, -90)
    }
    // The two corners of a side.
    function side(at) {
        const parts = at.split(":")
        const m = around(parts[0], parts[1], ["NE", "E", "SE", "SW", "W", "NW"], Math.sqrt(3) / 2, -60)
        const c = centre(parts[0])
        const dx = (m.x - c.x) / Math.sqrt(3)
        const dy = (m.y - c.y) / Math.sqrt(3)
        return { x1: m.x - dy, y1: m.y + dx, x2: m.x + dy, y2: m.y - dx, cx: c.x + (m.x - c.x) * 1.42, cy: c.y + (m.y - c.y) * 1.42 }
    }
    function pieceRow(entry, at) {
        return Object.assign(at, { place: entry[0], piece: entry[1], player: colours[entry[2]], colour: colours[entry[2]], symbol: symbols[entry[2]], name: entry[1] })
    }
    // `pieces` instead of those of a Great Wall game.
    function load(text, pieces) {
        json = JSON.parse(text)
        period = (json.circumference ?? 0) * Math.sqrt(3)
        const split = json.split ?? []
        mapLeft = Math.min(...json.hexes.filter(hex => !split.includes(hex.at)).map(hex => centre(hex.at).x)) - Math.sqrt(3) / 2
        const assembly = {}
        for (const a of json.assembly ?? [])
            assembly[a.at] = a
        const attack = {}
        const list = json.walls ?? []
        list.forEach(wall => attack[wall.attack] = wall)
        hexes.rows = json.hexes.map(hex => {
            const c = centre(hex.at)
            const a = assembly[hex.at]
            const w = attack[hex.at]
            const label = a ? a.id : w ? w.id : ""
            const here = (withPieces ? riders[label || hex.at] : null) ?? []
            const row = { place: hex.at, cx: c.x, cy: c.y, terrain: hex.terrain, number: hex.number ?? 0, label: label,
                          kind: a ? "assembly" : w ? "attack" : hex.terrain === "sea" ? "sea" : hex.terrain === "steppe" ? "steppe" : "land",
                          riders: here.length, numerals: here, blocked: !a && !w && here.length ? "rider" : json.robber === hex.at ? "robber" : "",
                          raiders: 0, flooded: false, undiscovered: false, robber: json.robber === hex.at, pirate: json.pirate === hex.at, leftNumber: 0, rightNumber: 0,
                          leftX: 0, leftY: 0, rightX: 0, rightY: 0, name: hex.terrain }
            if (a) {
                const l = centre(list.find(wall => wall.id === a.left.wall).attack)
                const r = centre(list.find(wall => wall.id === a.right.wall).attack)
                row.leftNumber = a.left.number
                row.rightNumber = a.right.number
                row.leftX = l.x; row.leftY = l.y; row.rightX = r.x; row.rightY = r.y
            }
            return row
        })
        harbours.rows = (json.harbours ?? []).map((harbour, index) => Object.assign(side(harbour.at),
            { place: harbour.at, trade: harbour.trade, shut: withPieces && !pieces && index === 2, name: "" }))
        walls.rows = list.map((wall, index) => {
            const fort = corner(wall.fort)
            const c = centre(wall.column[0])
            return { wall: wall.id, x1: fort.x, y1: fort.y, x2: c.x, y2: c.y - 1, fortX: fort.x, fortY: fort.y,
                     player: withPieces ? colours[index] : "", colour: withPieces ? colours[index] : "", symbol: withPieces ? symbols[index] : "",
                     level: withPieces ? levels[index] : 0, riders: 0, danger: "holds", name: wall.id }
        })
        if (!withPieces)
            return
        const forts = list.map((wall, index) => [wall.fort, index === 3 ? "city" : "settlement", index])
        const more = [["1,2:N", "settlement", 0], ["1,3:N", "city", 1], ["2,4:N", "settlement", 2], ["3,3:N", "settlement", 3], ["2,2:N", "settlement", 1]]
        const roads = [["1,2:NE", "road", 0], ["1,3:NE", "road", 1], ["2,3:W", "road", 1], ["2,4:NW", "road", 2], ["3,3:NE", "road", 3], ["3,3:E", "ship", 3], ["2,2:NW", "road", 1]]
        buildings.rows = (pieces ? pieces.buildings : forts.concat(more)).map(entry => {
            const c = corner(entry[0])
            return pieceRow(entry, { cx: c.x, cy: c.y, fallen: false })
        })
        lines.rows = (pieces ? pieces.lines : roads).map(entry => {
            const s = side(entry[0])
            return pieceRow(entry, { x1: s.x1, y1: s.y1, x2: s.x2, y2: s.y2, turned: false })
        })
    }
    // Rows of letters, each a hex; odd rows are shifted half a hex to the west. Numbers are dealt row by row
    // to the letters in `numbered`.
    function hexesOf(map, tokens, numbered) {
        const terrain = { ".": "sea", f: "forest", h: "hills", p: "pasture", w: "fields", m: "mountains", d: "desert", g: "gold", v: "volcano", j: "jungle" }
        const all = []
        map.forEach((row, r) => {
            const numbers = (tokens[r] ?? []).slice()
            Array.from(row).forEach((letter, i) => {
                const number = numbered(letter, i) && numbers.length > 0 ? numbers.shift() : 0
                all.push({ at: (r % 2 === 0 ? i - r / 2 : i - (r + 1) / 2) + "," + r, terrain: terrain[letter], number: number })
            })
        })
        return all
    }
    function change(list, place, values) {
        list.rows = list.rows.map(row => row.place === place ? Object.assign({}, row, values) : row)
    }
    function mark(kind, place, at, index, more) {
        return Object.assign({ kind: kind, place: place, cx: 0, cy: 0, x1: 0, y1: 0, x2: 0, y2: 0, path: [], size: 1, piece: "",
                               player: colours[index], colour: colours[index], symbol: symbols[index], name: kind }, at, more ?? {})
    }
    function point(at) {
        return { cx: at.x, cy: at.y }
    }
    function neighbour(at, heading) {
        const way = { E: [1, 0], NE: [1, -1], NW: [0, -1], W: [-1, 0], SW: [-1, 1], SE: [0, 1] }[heading]
        return (parseInt(at.split(",")[0]) + way[0]) + "," + (parseInt(at.split(",")[1]) + way[1])
    }
    function storm(at, heading) {
        const c = centre(at)
        const next = centre(neighbour(at, heading))
        return mark("storm", at, { cx: c.x, cy: c.y, x1: next.x, y1: next.y }, 0)
    }
    // A shipped board before the founding, with its scenario's additions.
    function loadShipped(text, scenario) {
        riders = {}
        load(text, { buildings: [], lines: [] })
        title = json.title.en
        const all = []
        if (scenario === "world") {
            all.push(storm(json.storm.at, json.storm.heading))
            for (const at of json.markers)
                all.push(mark("marker", at, point(corner(at)), 0))
            hexes.rows = hexes.rows.map(row => Object.assign({}, row, { undiscovered: row.number === 0 && row.terrain !== "sea" && row.terrain !== "desert" }))
        }
        if (scenario === "great-river") {
            const r = json.river
            const between = (a, b) => Qt.point((centre(a).x + centre(b).x) / 2, (centre(a).y + centre(b).y) / 2)
            all.push(mark("river", r.x, point(centre(r.y)), 0, { path: [centre(r.x), between(r.x, r.y), centre(r.y), between(r.y, r.z), centre(r.z), corner(r.corners.C1)] }))
        }
        if (scenario === "raiders")
            json.deserts.forEach((at, index) => change(hexes, at, { raiders: 3 * index + 2 }))
        marks.rows = all
    }
    // A cylinder of fourteen columns (WO-10): in odd rows the first hex is printed half on either edge.
    // Eurasia, in the middle, has numbers; the rest is undiscovered.
    function loadWorld() {
        const map = ["..............", "..g..fhpwm....", ".mp.pfwhmfp..h", "m.w..mhpfw...f", ".w...dd.......", "h.p..wmf....wp",
                     "...f.hpw..p..g", "......mf..hf..", ".............."]
        const all = hexesOf(map, [[], [5, 11, 4, 8, 10], [3, 6, 9, 12, 2, 5, 8], [4, 10, 9, 3, 6]], (letter, i) => i >= 4 && i <= 11 && letter !== ".")
        title = "The World"
        riders = {}
        load(JSON.stringify({ hexes: all, circumference: 14, split: ["-1,1", "-2,3", "-3,5", "-4,7"], robber: "3,4" }),
             { buildings: [["3,2:N", "city", 0], ["5,2:N", "settlement", 1], ["0,2:SW", "settlement", 2]],
               lines: [["3,2:NW", "ship", 0], ["0,2:W", "ship", 2], ["-1,2:SW", "ship", 2], ["-2,3:W", "ship", 2], ["11,3:SW", "ship", 2], ["11,3:W", "road", 2], ["5,2:NE", "road", 1]] })
        hexes.rows = hexes.rows.map(row => Object.assign({}, row, { undiscovered: row.number === 0 && row.terrain !== "sea" && row.terrain !== "desert" }))
        marks.rows = [storm("9,0", "SW"), mark("marker", "5,5:N", point(corner("5,5:N")), 0), mark("marker", "8,5:SE", point(corner("8,5:SE")), 0),
                      mark("marker", "1,3:SW", point(corner("1,3:SW")), 0), mark("repair", "3,1:W", side("3,1:W"), 0, { piece: "ship" }),
                      mark("repair", "6,2:NE", side("6,2:NE"), 1, { piece: "road" })]
    }
    // One leg of the storm, which ends at its last hex.
    function moveStorm(path, heading) {
        marks.rows = [storm(path[path.length - 1], heading)].concat(marks.rows.filter(row => row.kind !== "storm"))
        light(path.map(at => [at, "do", "move-storm"]))
    }
    // The decision about the storm's direction; directions that leave the map are forbidden.
    function offerHeadings(at, forbidden) {
        const c = centre(at)
        places.rows = ["E", "NE", "NW", "W", "SW", "SE"].map(heading => {
            const n = centre(neighbour(at, heading))
            const way = 1.2 / Math.sqrt(3)
            const no = forbidden.includes(heading)
            return { kind: "heading", place: heading, cx: c.x + (n.x - c.x) * way, cy: c.y + (n.y - c.y) * way, x1: c.x, y1: c.y, x2: n.x, y2: n.y,
                     label: heading, forbidden: no, why: no ? "It would leave the map" : "", note: "", candidate: false }
        })
        picking = true
    }
    // The plain island with the river from west to east (GR-01), in flood, with a bridge over each crossing.
    function loadRiver() {
        const map = [".......", "..fph..", "..mwpf.", ".wmhw..", "..fpdm.", "..hwp..", "......."]
        title = "The Great River"
        riders = {}
        load(JSON.stringify({ hexes: hexesOf(map, [[], [5, 2, 6], [10, 9, 4, 3], [8, 11, 5, 12], [6, 4, 9], [3, 10, 11]], letter => letter !== "." && letter !== "d"), robber: "2,4",
                              harbours: [{ at: "1,1:NE", trade: "any" }, { at: "-1,3:W", trade: "wool" }] }),
             { buildings: [["1,3:NE", "settlement", 0], ["1,3:SE", "city", 1], ["2,3:NE", "settlement", 2]],
               lines: [["0,3:E", "bridge", 0], ["1,3:E", "bridge", 1], ["1,3:NE", "road", 0], ["1,3:SE", "road", 1], ["2,3:E", "ship", 2]] })
        const z = centre("2,3")
        const c1 = corner("2,3:SE")
        const between = (a, b) => Qt.point((centre(a).x + centre(b).x) / 2, (centre(a).y + centre(b).y) / 2)
        marks.rows = [mark("river", "0,3", point(centre("1,3")), 0, { path: [centre("0,3"), between("0,3", "1,3"), centre("1,3"), between("1,3", "2,3"), z, c1] })]
        change(hexes, "2,3", { flooded: true, blocked: "flood" })
    }
    // Raiders on deserts and land, a turned road, fallen buildings, a shut harbour, volcanoes and jungles.
    function loadRaiders() {
        const map = ["..........", "..fph..v..", ".wddmw..j.", ".pfhdph...", "..mwpf..v.", "...hw..j..", ".........."]
        title = "The Raiders"
        riders = {}
        load(JSON.stringify({ hexes: hexesOf(map, [[], [5, 2, 6, 9], [10, 9, 4, 10], [8, 11, 5, 12, 6, 4], [6, 4, 9, 3, 5], [3, 10, 11]], letter => letter !== "." && letter !== "d"),
                              harbours: [{ at: "1,1:NW", trade: "any" }, { at: "0,2:W", trade: "wool" }, { at: "4,2:E", trade: "ore" }] }),
             { buildings: [["2,1:NW", "settlement", 0], ["2,3:S", "city", 1], ["0,4:S", "settlement", 2], ["4,2:NE", "city", 3], ["6,1:S", "city", 2], ["6,1:NW", "settlement", 0]],
               lines: [["2,1:W", "road", 0], ["2,3:SW", "road", 1], ["0,4:E", "road", 2], ["4,2:NE", "ship", 3], ["6,1:SW", "ship", 2]] })
        change(hexes, "1,2", { raiders: 3 })
        change(hexes, "2,2", { raiders: 12 })
        change(hexes, "2,3", { raiders: 0 })
        for (const at of ["1,1", "2,1", "0,3", "1,3"])
            change(hexes, at, { raiders: 1, blocked: "raider" })
        change(hexes, "7,2", { raiders: 1, blocked: "raider" })
        change(lines, "2,1:W", { turned: true })
        change(buildings, "2,1:NW", { fallen: true })
        change(buildings, "2,3:S", { fallen: true })
        change(harbours, "1,1:NW", { shut: true })
    }
    function offer(kind, list) {
        places.rows = list.map((at, index) => {
            const s = kind === "side" ? side(at) : { x1: 0, y1: 0, x2: 0, y2: 0 }
            const c = kind === "corner" ? corner(at) : kind === "hex" ? centre(at) : Qt.point((s.x1 + s.x2) / 2, (s.y1 + s.y2) / 2)
            return { kind: kind, place: at, cx: c.x, cy: c.y, x1: s.x1, y1: s.y1, x2: s.x2, y2: s.y2, label: "Hills 8 and forest 4",
                     forbidden: false, why: "", note: "", candidate: false }
        })
        picking = list.length > 0
    }
    // Lights hexes or corners, with what the step does there.
    function light(list) {
        lit.rows = list.map(entry => {
            const isCorner = entry[0].includes(":")
            const c = isCorner ? corner(entry[0]) : centre(entry[0])
            return { kind: isCorner ? "corner" : "hex", place: entry[0], cx: c.x, cy: c.y, x1: 0, y1: 0, x2: 0, y2: 0, tone: entry[1], act: entry[2] ?? "" }
        })
    }
}
