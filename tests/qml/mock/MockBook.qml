// SPDX-License-Identifier: Apache-2.0
// A half-filled value book like that of app/models/value_book_model.h, which records requests.
import QtQuick
import Watchfire.App
import Watchfire.Mock

ValueBookModel {
    id: book

    property var asked: []
    function ask_(what) { asked = asked.concat([what]) }
    act: "Restore"
    places: MockPlaces {}
    walk: MockBookWalk { onAsking: what => book.ask_("walk " + what) }

    freeName: ""
    function exportBeside() { ask_("export beside " + freeName); freeName = ""; doubt = "" }
    sample: false
    countText: "37 of 89 entered"
    own: "37 of 89 entered"
    page: "walls"
    card: ""
    cardTitle: card.length > 0 ? "Siege Engine" : ""
    canRemoveCard: card === "siege-engine"
    spots: card.length > 0 ? ["a2", "a3", "a4", "b3"] : []
    spotNotes: ({ a2: "2 gold", a3: "–", a4: "?", b3: "1 honor" })
    question: ({})
    asking: question.kind !== undefined
    pages: MockList {
        rows: [["walls", "Wall levels", "9 of 9"], ["time-few", "Time track, 1 to 3 players", "complete"], ["time-many", "Time track, 4 and 5 players", "0 of 10"],
               ["cards", "Horde cards", "16 of 55"], ["shots", "Shot cards", "complete"], ["books", "Our books", "Box 2"], ["files", "Import and export", ""]].map(
            row => ({ id: row[0], title: row[1], detail: row[2], chosen: book.page === row[0] }))
    }
    function value(id, title, text, cells) {
        return { id: id, type: "value", title: title, text: text || "missing", known: text.length > 0, cells: cells ?? [] }
    }
    function heading(title) {
        return { id: title, type: "heading", title: title, text: "", known: false, cells: [] }
    }
    rows: MockList {
        rows: {
            switch (book.page) {
            case "walls":
                return [0, 1, 2, 3].reduce((all, level) => all.concat([book.heading("Wall level " + level), book.value("/walls/" + level + "/defense", "Defense", level > 1 ? "" : String(level * 4)),
                                                  book.value("/walls/" + level + "/firing", "Firing spots", String(level))].concat(
                                            level > 0 ? [book.value("/walls/" + level + "/cost", "Price of this level", level < 3 ? "5 of wood, stone or gold" : "")] : [])), [])
            case "cards":
                if (book.card.length > 0)
                    return [book.value("/cards/siege-engine/power", "Power", "7"), book.value("/cards/siege-engine/reward", "Honor at the end", ""),
                            book.value("/cards/siege-engine/spots", "Vital spots", "A2, a3, a4 and b3", book.spots),
                            book.value("/cards/siege-engine/ability", "Ability", "The first soldier that is placed here costs 1 wood more."),
                            book.value("/cards/siege-engine/backs", "Copies and backs (for drawing by dice or program)", "S1, S2, S3")]
                return ["Leader", "Battering Ram", "Trebuchet", "Ladders", "Veterans", "Siege Engine"].map(
                    (name, i) => ({ id: name.toLowerCase().replace(" ", "-"), type: "card", title: name, text: i === 0 ? "complete" : i + " of 5", known: i === 0,
                                    cells: i < 3 ? ["a1", "a2", "b5"] : [] }))
            case "shots":
                return [book.value("/shots/ballista/cells", "Shot card of the ballista", "A2 and b2", ["a2", "b2"]), book.value("/shots/cannon/cells", "Shot card of the cannon", ""),
                        book.heading("Rocket card R1"), book.value("/shots/rocket/r1/cells", "Wounds", "A1, b4 and b5", ["a1", "b4", "b5"]), book.value("/shots/rocket/r1/copies", "Copies", "1")]
            }
            return []
        }
    }
    files: MockList {
        rows: ["black-powder-values.json", "bo.json"].map(name => ({ id: name, title: name, detail: "", chosen: false }))
    }
    function choosePlace(id) { ask_("place " + id) }
    function refreshFiles() { ask_("refresh") }
    function goOn() { ask_("go on"); doubt = "" }
    function openCard(id) { card = id }
    function closeCard() { card = "" }
    function wantName(what) { nameAsked(what) } // the PIN is right, or none is needed
    function addCard(words) { ask_("add card " + words) }
    function renameCard(words) { ask_("rename card " + words) }
    function nameIsFree(words) { return words !== "Leader" }
    function removeCard() { ask_("remove card") }
    function addRocket() { ask_("add rocket") }
    function pose(kind, title, value) {
        question = { id: "x", kind: kind, title: title, value: value, low: 0, high: 99, known: value.length > 0 }
    }
    function ask(id) {
        ask_("ask " + id)
        if (id.endsWith("/cost"))
            pose("cost", "Cost of wall level 2", "")
        else if (id.endsWith("/spots"))
            pose("spots", "Vital spots of Siege Engine", "[\".###..\",\"..#...\"]")
        else if (id.endsWith("/cells"))
            pose("cells", "Wounds on the shot card of the cannon", "")
        else if (id.endsWith("/ability"))
            pose("ability", "Ability of Siege Engine", "{\"kind\":\"text\",\"text\":\"The first soldier costs 1 wood more.\"}")
        else if (id.endsWith("/backs"))
            pose("backs", "How many copies of the card Siege Engine, and which section is on each back?", "{\"copies\":3,\"backs\":[\"S1\",null,\"S3\"]}")
        else
            pose("number", "Defense of wall level 2", "")
    }
    function askReward(cell) {
        ask_("reward " + cell)
        pose("reward", "Reward of spot " + cell + " of Siege Engine", "{\"gold\":2}")
    }
    function enter(json) {
        ask_("enter " + json)
        question = {}
    }
    function clear() {
        ask_("clear")
        question = {}
    }
    function noticed() { notice = "" }
    function dismiss() {
        ask_("dismiss")
        question = {}
        problem = ""
        notice = ""
        doubt = ""
    }
    canTakeMissing: false
    bookTitle: "Box 2"
    books: MockList {
        rows: [["table", "Our book", "37 of at least 144 entered", false], ["Box 2", "Box 2", "3 of at least 89 entered", true]].map(
            row => ({ id: row[0], title: row[1], detail: row[2], chosen: row[3] }))
    }
    function openBook(id) { ask_("open book " + id) }
    function bookIsFree(words) { return words !== "Box 2" }
    function beginBook(words) { ask_("begin book " + words) }
    function renameBook(words) { ask_("rename book " + words) }
    function removeBook() { ask_("remove book") }
    function takeMissing() { ask_("take missing") }
    function exportBook() { doubt = "black-powder-values.json is there already. Overwrite it?" }
    function importBook(name) {
        problem = name + " is refused at /cards/leader/spots: two lines of six are wanted here, # for a vital spot and . for a gap. Put this right in a text editor and import it again; nothing was taken over."
    }
}
