// SPDX-License-Identifier: Apache-2.0
// A shipped board as rows, as app/models/board_model.h would hand it in, with a position in mid-game.
import QtQuick
import Watchfire.Mock

QtObject {
    id: board

    property var json: ({ hexes: [] })
    property string title: "The Great Wall"
    property bool example: true
    property bool picking: false
    property string pickTitle: ""
    property bool hasCandidate: false
    property point candidatePoint: Qt.point(0, 0)
    property string candidateLabel: ""
    property var colours: ["red", "blue", "white", "orange", "green", "brown"]
    property var symbols: ["square", "circle", "shield", "diamond", "triangle", "hexagon"]
    property var levels: [1, 3, 2, 5, 0, 4]
    // Numerals on attack and assembly hexes by label, and behind the wall by place.
    property var riders: ({ "III": ["III"], "IV": ["IV", "IV"], "V": ["V"], "W3": ["III"], "W4": ["III", "IV"],
                            "W5": ["IV", "V"], "W6": ["V", "V", "V", "V", "V"], "0,0": ["III"], "0,1": ["III"] })
    property bool withPieces: true
    property real period: 0
    property real mapLeft: 0

    // What the screens asked for.
    property var taps: []
    property int chosen: -1
    property int confirmed: 0

    readonly property MockList hexes: MockList {}
    readonly property MockList harbours: MockList {}
    readonly property MockList walls: MockList {}
    readonly property MockList buildings: MockList {}
    readonly property MockList lines: MockList {}
    readonly property MockList marks: MockList {}
    readonly property MockList places: MockList {}
    readonly property MockList lit: MockList {}

    function tap(x, y, target) { taps = taps.concat([{ x: x, y: y, target: target }]) }
    function choose(index) { chosen = index }
    function confirm() { confirmed += 1 }
    function cancelCandidate() { hasCandidate = false }

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
                          robber: json.robber === hex.at, pirate: json.pirate === hex.at, leftNumber: 0, rightNumber: 0,
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
            { place: harbour.at, trade: harbour.trade, shut: withPieces && index === 2, name: "" }))
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
            return pieceRow(entry, { cx: c.x, cy: c.y })
        })
        lines.rows = (pieces ? pieces.lines : roads).map(entry => pieceRow(entry, side(entry[0])))
    }
    // A cylinder of fourteen columns (WO-10): even rows whole, of odd ones the first hex is printed half on
    // either edge. Letters are terrains; Eurasia, in the middle, has numbers.
    function loadWorld() {
        const terrain = { ".": "sea", f: "forest", h: "hills", p: "pasture", w: "fields", m: "mountains", d: "desert", g: "gold" }
        const map = ["..............", "..g..fhpwm....", ".mp.pfwhmfp..h", "m.w..mhpfw...f", ".w...dd.......", "h.p..wmf....wp",
                     "...f.hpw..p..g", "......mf..hf..", ".............."]
        const tokens = [[], [5, 11, 4, 8, 10], [3, 6, 9, 12, 2, 5, 8], [4, 10, 9, 3, 6]]
        const all = []
        const split = []
        map.forEach((row, r) => {
            const numbers = (tokens[r] ?? []).slice()
            Array.from(row).forEach((letter, i) => {
                const at = (r % 2 === 0 ? i - r / 2 : i - (r + 1) / 2) + "," + r
                const home = i >= 4 && i <= 11 && letter !== "."
                all.push({ at: at, terrain: terrain[letter], number: home && numbers.length > 0 ? numbers.shift() : 0 })
                if (r % 2 === 1 && i === 0)
                    split.push(at)
            })
        })
        title = "The World"
        riders = {}
        load(JSON.stringify({ hexes: all, circumference: 14, split: split, robber: "3,4" }), { buildings: [["3,2:N", "city", 0], ["5,2:N", "settlement", 1],
            ["0,2:SW", "settlement", 2]], lines: [["3,2:NW", "ship", 0], ["0,2:W", "ship", 2], ["-1,2:SW", "ship", 2], ["-2,3:W", "ship", 2], ["11,3:SW", "ship", 2], ["11,3:W", "road", 2], ["5,2:NE", "road", 1]] })
    }
    function offer(kind, list) {
        places.rows = list.map((at, index) => {
            const s = kind === "side" ? side(at) : { x1: 0, y1: 0, x2: 0, y2: 0 }
            const c = kind === "corner" ? corner(at) : kind === "hex" ? centre(at) : Qt.point((s.x1 + s.x2) / 2, (s.y1 + s.y2) / 2)
            return { kind: kind, place: at, cx: c.x, cy: c.y, x1: s.x1, y1: s.y1, x2: s.x2, y2: s.y2, label: "Hills 8 and forest 4",
                     forbidden: false, why: "", candidate: false }
        })
        picking = list.length > 0
    }
    function light(list) {
        lit.rows = list.map(entry => {
            const c = centre(entry[0])
            return { kind: "hex", place: entry[0], cx: c.x, cy: c.y, x1: 0, y1: 0, x2: 0, y2: 0, tone: entry[1] }
        })
    }
}
