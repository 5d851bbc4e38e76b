// SPDX-License-Identifier: Apache-2.0
// The walk through a value book like that of app/models/book_walk_model.h, which records requests.
import QtQuick
import Watchfire.App
import Watchfire.Mock

BookWalkModel {
    id: way

    signal asking(string what)

    walking: false
    useful: true
    stop: "/cards/card-7/power"
    kind: "number"
    title: "Power of Card 7"
    hint: "Take a kind of card that is not entered yet."
    place: "card"
    heading: "Card 7"
    progress: "37 of at least 144"
    part: 0.25
    columns: 1
    cells: []
    notes: ({})
    canName: true
    canBack: false
    ready: cells.length > 0
    rocket: false
    question: ({})
    keys: MockList { rows: way.answers() }
    fields: MockList { rows: way.places() }

    // What a stop of that kind shows.
    function show(what) {
        kind = what
        place = what === "cost" ? "wall" : what === "cells" ? "shot" : "card"
        columns = what === "cost" ? 4 : 1
        canName = place === "card"
        rocket = what === "cells"
        cells = what === "spots" ? ["a2", "b3"] : []
        notes = what === "spots" ? { a2: "1 gold", b3: "–" } : {}
    }
    function answers() {
        const row = (id, title) => ({ id: id, title: title, detail: "", chosen: id === "{}", enabled: true })
        switch (kind) {
        case "spots": return [row("{}", "Nothing"), row('{"honor":1}', "1 honor"), row('{"wood":1}', "1 wood"), row("more", "Other …")]
        case "cost": return [row('{"amount":5,"of":["wood","stone","gold"]}', "5 of wood, stone or gold"), row("more", "Another price")]
        case "number": return Array.from({ length: 15 }, (_, n) => row(String(n), String(n))).concat([row("more", "…")])
        }
        return []
    }
    function places() {
        const field = (id, title, text, heading) => ({ id: id, title: title, text: text, heading: heading === true, now: id === stop, spoken: title + ": " + text })
        if (place === "wall")
            return ["", "Defense", "Firing spots", "Price of this level"].map((title, i) => field("h" + i, title, "", true)).concat(
                [3, 2, 1].reduce((all, level) => all.concat([field("r" + level, "Level " + level, "", true), field("/walls/" + level + "/defense", "Defense", "7"),
                                                             field("/walls/" + level + "/firing", "Firing spots", ""), field("/walls/" + level + "/cost", "Price", "")]), []))
        return place === "card" ? [field("/cards/card-7/power", "Power", ""), field("/cards/card-7/reward", "Honor at the end", "12"),
                                   field("/cards/card-7/ability", "Ability", "Read it on the card.")] : []
    }
    function begin(page) {
        asking("begin " + page)
        walking = true
    }
    function pause() {
        asking("pause")
        walking = false
    }
    function choose(key) {
        asking("choose " + key)
        if (key === "more")
            question = { kind: "number", title: title, low: 0, high: 99 }
    }
    function touchCell(cell) { asking("cell " + cell) }
    function next() { asking("next") }
    function lastRocket() { asking("last rocket") }
    function skip() { asking("skip") }
    function back() { asking("back") }
    function go(id) { asking("go " + id) }
    function enter(json) {
        asking("enter " + json)
        question = {}
    }
    function cancel() { question = {} }
    function nameIsFree(words) { return words !== "Leader" }
    function name(words) { asking("name " + words) }
}
