// SPDX-License-Identifier: Apache-2.0
// A board editor like app/editor/board_editor_model.h, which records requests. It walks through 19 terrains
// and 18 numbers, so that a test can count a finger's taps.
import QtQuick
import Watchfire.Editor
import Watchfire.Mock

BoardEditorModel {
    id: editor

    property var asked: []
    function ask_(what) { asked = asked.concat([what]) }
    act: "Restore"
    places: MockPlaces {}

    open: false
    page: "choose"
    scenarioTitle: "The plain game"
    title: "Our board 1"
    board: MockBoard { withPieces: false }
    unsavedTitle: ""
    importedFrom: ""
    importTaken: ["19 hexes of land, 18 numbers and 9 harbours.", "The robber, who begins here: desert."]
    importLeft: ["The goal of 12 points. Choose \"Points to win\" when you begin the game."]
    ownChosen: false
    walking: ""
    property int entered: 0
    whyNothing: ""
    walkTitle: walking === "harbour" ? "Which harbour? Harbour " + (entered - 36) + " of 9" : walking === "terrain" ? "Which terrain? Hex " + (entered + 1) + " of 19"
                             : walking === "number" ? "Which number? Hex " + (entered - 18) + " of 18" : ""
    group: "terrain"
    property string brush: ""
    hint: brush.length > 0 ? "Tap hexes, or draw over them with one finger." : "Choose what to paint with."
    onHexes: !brush.startsWith("harbour-")
    random: false
    canWalk: false
    lacksHarbour: false
    unfinishedTitle: ""
    wasWalked: false
    ofAllGames: false
    function goOnWith(scenario, board) { ask_("go on with " + scenario + " " + board); open = true; page = "edit"; walking = "terrain" }
    canUndo: true
    canRedo: false
    legal: true
    verdict: legal ? "Ready for 2, 3, 4, 5 or 6 players." : "Not ready for a game: 12 hexes have no terrain yet."
    changed: false
    sources: MockList {
        rows: [{ id: "own-1", title: "Saturday's island", detail: "Ready for 3 or 4 players.", chosen: editor.ownChosen },
               { id: "base-island", title: "Example: one island", detail: "Example board", chosen: !editor.ownChosen }]
    }
    groups: MockList {
        rows: editor.walking.length > 0 ? [] : [["terrain", "Terrain", "forest"], ["number", "Numbers", "token"], ["harbour", "Harbours", "ship"], ["walls", "Walls", "wall"],
               ["attack", "Attacks", "rider"], ["river", "River", "bridge"], ["pieces", "Pieces", "knight"], ["players", "Players", "people"]].map(
            row => ({ id: row[0], title: row[1], detail: row[2], chosen: editor.group === row[0] }))
    }
    readonly property var terrains: ["Forest", "Hills", "Pasture", "Fields", "Mountains", "Desert"]
    function brush_(id, title, glyph, number, left) {
        return { id: id, title: title, glyph: glyph, number: number, left: left, over: left.endsWith("many"), chosen: editor.brush === id }
    }
    brushes: MockList {
        rows: {
            const kind = editor.walking.length > 0 ? editor.walking : editor.group
            switch (kind) {
            case "number":
                return [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map(n => editor.brush_("number-" + n, String(n), "", n, n === 9 ? "1 too many" : "2 left")).concat(
                    editor.walking.length > 0 ? [] : [editor.brush_("number-0", "No number", "erase", 0, "")])
            case "harbour":
                return [["any", "3:1, any goods"], ["wood", "2:1, wood"], ["brick", "2:1, brick"], ["wool", "2:1, wool"], ["grain", "2:1, grain"], ["ore", "2:1, ore"]].map(
                    row => editor.brush_("harbour-" + row[0], row[1], row[0], 0, "")).concat([editor.brush_("harbour-none", "No harbour", "erase", 0, "")],
                    editor.walking.length > 0 ? [editor.brush_("harbours-begun", "All as on the starting board", "check", 0, "")] : [])
            case "walls":
                return [["section", "Wall section", "wall"], ["assembly", "Assembly hex", "rider"], ["column-W3", "Column of W3", "heading"], ["fort-W3", "Fort of W3", "settlement"],
                        ["column-W4", "Column of W4", "heading"], ["fort-W4", "Fort of W4", "settlement"]].map(row => editor.brush_(row[0], row[1], row[2], 0, ""))
            case "attack":
                return [2, 3, 4, 5].map(n => editor.brush_("west-" + n, n + " leads west", "back", n, ""))
            case "river":
                return [["spring", "Spring of the river", "mountains"], ["river-left", "Turn left", "undo"], ["river-right", "Turn right", "redo"], ["river-mirror", "Mirror", "move"],
                        ["river-none", "No river", "erase"]].map(row => editor.brush_(row[0], row[1], row[2], 0, ""))
            }
            return editor.terrains.map((name, i) => editor.brush_("terrain-" + name.toLowerCase(), name, name.toLowerCase(), 0, i === 2 ? "1 too many" : (4 - i % 3) + " left")).concat(
                editor.walking.length > 0 ? [] : [editor.brush_("terrain-gold", "Gold", "gold", 0, "0 left"), editor.brush_("terrain-sea", "Sea", "sea", 0, ""),
                                                  editor.brush_("open", "Not entered yet", "question", 0, ""), editor.brush_("remove", "No hex", "erase", 0, "")])
        }
    }
    problems: MockList {}
    files: MockList {
        rows: ["our-board-1.json", "seafarers.game"].map(name => ({ id: name, title: name, detail: "", chosen: false }))
    }

    function choosePlace(id) { ask_("place " + id) }
    function refreshFiles() { ask_("refresh") }
    function goOn() { ask_("go on"); doubt = "" }
    function noticed() { notice = "" }
    function dismiss() { ask_("dismiss"); whyNothing = ""; doubt = ""; problem = ""; notice = "" }
    function begin(scenario, name) {
        ask_("begin " + scenario + " " + name)
        page = "choose"
        open = true
    }
    function resume() { ask_("resume"); unsavedTitle = ""; page = "edit" }
    function chooseSource(id) { ask_("source " + id) }
    function startEmpty() {
        ask_("empty")
        entered = 0
        walking = "terrain"
        legal = false
        page = "edit"
    }
    function startCopy() { ask_("copy"); page = "edit" }
    function startRandom() { ask_("random"); random = true; page = "edit" }
    function anotherRandom() { ask_("another") }
    function leave() {
        ask_("leave")
        if (page === "choose")
            open = false
        page = page === "imported" ? "edit" : "choose"
    }
    function choose(id) {
        ask_(id)
        if (walking.length === 0) {
            brush = id
            return
        }
        entered += 1
        if (id === "harbours-begun")
            entered = 46
        walking = entered < 19 ? "terrain" : entered < 37 ? "number" : entered < 46 ? "harbour" : ""
        legal = walking.length === 0
    }
    function touch(x, y) { ask_("touch " + Math.round(x / Math.sqrt(3) - y / 3) + "," + Math.round(y / 1.5)) }
    function lift() { ask_("lift") }
    function touchHex(place) { ask_("touch " + place) }
    function move(way) { ask_("move " + way) }
    function paintHere() { ask_("paint") }
    function walk() { ask_("walk"); walking = walking.length > 0 ? "" : "terrain" }
    function undo() { ask_("undo"); entered = Math.max(0, entered - 1) }
    function redo() { ask_("redo") }
    function showProblem(id) { ask_(id) }
    function mend(id) { ask_("mend " + id) }
    function nameIsFree(name) { return name.trim().length > 0 && name !== "Saturday's island" }
    function save(name) {
        ask_("save " + name)
        open = false
    }
    function remove() { doubt = "Delete Saturday's island for good? Games that are played on it keep it." }
    function exportBoard() { notice = "Written: our-board-1.json in /home/ann/Documents/Watchfire." }
    function exportPioneers() { ask_("pioneers") }
    function importBoard(name) {
        if (name.endsWith(".json")) {
            importedFrom = name
            page = "imported"
            return
        }
        problem = name + " was not imported: the map is for up to 8 players, and a table here has 2 to 6."
    }
    // The board while the hex with this index is asked for.
    function askAbout(index) {
        const land = board.hexes.rows.filter(row => row.terrain !== "sea")
        board.hexes.rows = board.hexes.rows.map(row => {
            const at = land.findIndex(other => other.place === row.place)
            if (at < 0)
                return row
            const later = at >= index
            return Object.assign({}, row, walking === "terrain" && later ? { terrain: "open", number: 0 } : walking === "terrain" || later ? { number: 0 } : {})
        })
        board.light([[land[index].place, "do"]])
    }
    function showTrouble() {
        legal = false
        verdict = "Not ready for a game: A harbour does not lie between land and sea."
        problems.rows = [{ id: "problem-0", text: "A harbour does not lie between land and sea.", stops: true, entered: false, chosen: false, mend: "Move it to the coast" },
                         { id: "problem-1", text: "Red numbers lie side by side: hills 8 and pasture 6.", stops: false, entered: true, chosen: true, mend: "" }]
        board.light([["1,0", "danger"], ["1,1", "danger"], ["2,1", "do"]])
    }
}
