// SPDX-License-Identifier: Apache-2.0
// Entries of Black Powder, as app/models/powder_action_model.h offers them.
import QtQuick
import Watchfire.App
import Watchfire.Mock

PowderActionModel {
    id: action

    property var asked: []
    open: false
    action: "recruit"
    title: "Recruit: which soldier?"
    player: "d"
    name: "Ann"
    colour: "red"
    symbol: "square"
    hint: ""
    closedWhy: ""
    closedText: ""
    doneText: ""
    planned: []
    number: false
    least: 0
    most: 0
    present: -1
    question: ({})
    words: false
    dice: false
    endText: ""
    ends: false
    endWhy: ""
    goesOn: false
    onward: ""
    progress: ""
    legend: []
    groups: [""]

    function row(id, title, detail) {
        return { id: id, title: title, detail: detail ?? "", group: "", enabled: true, why: "", chosen: false, player: "", colour: "", symbol: "", pieces: [] }
    }
    actions: MockList {
        rows: [["end-turn", "End Ann's turn", "Fully covered hordes are defeated."], ["recruit", "Recruit"], ["build", "Build"], ["attack", "Attack"], ["move", "Move soldiers"], ["overseer", "Overseer"],
               ["donate", "Donate"], ["honor", "Honor"], ["shame", "Shame"], ["shame-back", "Give shame back"],
               ["wound", "Wound"], ["kill", "Kill"], ["shot", "Shot"], ["tower", "Tower"],
               ["order", "Order of turns"], ["season", "On to winter", "The firing spots fire, then fully covered hordes are defeated."],
               ["correct", "Correct"]].map((entry, i) => Object.assign(action.row(...entry), { group: i < 5 ? "Soldiers and building" : i < 10 ? "Overseers and honor"
                   : i < 14 ? "By the effect of a card" : "Course of the year, corrections" }))
    }
    choices: MockList {
        rows: [["spearman", "Spearman", "2 stone and 1 wood"], ["archer", "Archer", "2 chi and 1 wood"]].map(entry => action.row(...entry))
    }
    function start(id) { asked = asked.concat(["start " + id]) }
    // The hex games' keys; no horde comes now.
    function startAny(ids) { asked = asked.concat(["startAny " + ids.join()]); return ids[0] !== "horde" }
    function choose(id) { asked = asked.concat(["choose " + id]) }
    function enter(number) { asked = asked.concat(["enter " + number]) }
    function type(words) { asked = asked.concat(["type " + words]) }
    function done() { asked = asked.concat(["done"]) }
    function doneAndEnd() { asked = asked.concat(["doneAndEnd"]) }
    function back() { asked = asked.concat(["back"]) }
}
