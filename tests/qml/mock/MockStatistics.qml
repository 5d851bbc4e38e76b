// SPDX-License-Identifier: Apache-2.0
// Statistics like those of app/models/statistics_model.h, of a long game with dice or of Black Powder.
import QtQuick
import Watchfire.App
import Watchfire.Mock

StatisticsModel {
    id: statistics

    property bool powder: false
    property var wished: []
    function ask_(what) { wished = wished.concat([what]) }

    property bool looked: false
    title: powder ? "The Great Wall: Black Powder" : "The Great Wall"
    headline: powder ? "Ann wins with 31 honor" : "Ann wins with 10 points"
    standing: "Ann wins"
    subline: powder ? "The Great Wall: Black Powder · 31 honor · 6 years · 2 breaches" : "The Great Wall · 10 points · 96 rolls · 4 breaches"
    from: "all"
    over: false
    lost: false
    hasDice: !powder
    rolls: from === "tower" ? 80 : from === "hand" ? 16 : 96
    towerRolls: 80
    handRolls: 16
    sumsVerdict: "1 bar lies outside the band. Fair dice do this in 4 of 100 games: unusual, yet it happens."
    facesVerdict: "All bars lie in the band; fair dice are at least this uneven in 61 of 100 games."
    diceNews: powder ? "" : "9 came 23 times"
    diceDue: powder ? "" : "11 were due"
    sumsTop: 29
    facesTop: 48
    curveEnd: powder ? 6 : 96
    curveTop: powder ? 31 : 10
    curveBottom: 0
    goal: powder ? 0 : 12
    facts: powder ? ["40 shame tokens: 12 with players, 22 in the pool, 6 out of play."]
                               : ["96 rolls", "W3: 7 riders came, 2 breaches", "W4: 5 riders came, 0 breaches", "W5: 9 riders came, 3 breaches", "W6: 4 riders came, 1 breach"]
    busy: false
    saved: ""
    saveFailed: false

    sums: MockList {
        rows: [3, 5, 8, 9, 12, 16, 14, 23, 3, 2, 1].map((count, i) => ({
            label: String(i + 2), count: count, expected: (6 - Math.abs(5 - i)) * 96 / 36, low: Math.max(0, (6 - Math.abs(5 - i)) * 2 - 3), high: (6 - Math.abs(5 - i)) * 4 + 4,
            outside: count === 23, dryNow: i, dryMost: 40 - 3 * i, dryText: "in 23 of 100 games", spoken: (i + 2) + " came " + count + " times" }))
    }
    faces: MockList {
        rows: [30, 35, 28, 33, 38, 28].map((count, i) => ({
            label: String(i + 1), count: count, expected: 32, low: 19, high: 47, outside: false, dryNow: 0, dryMost: 0, dryText: "", spoken: (i + 1) + " came " + count + " times" }))
    }
    readonly property var people: [["red", "Ann", "square"], ["blue", "Bo", "circle"], ["white", "Cy", "triangle"], ["orange", "Didi", "diamond"]]
    players: MockList {
        rows: statistics.people.map((who, i) => ({
            player: who[0], name: who[1], colour: who[0], symbol: who[2], rank: i + 1, points: statistics.powder ? 31 - 4 * i : 10 - i, winner: i === 0,
            cards: statistics.powder ? -1 : 62 - 9 * i, missed: statistics.powder ? 0 : 14 - 4 * i,
            signs: statistics.powder ? ["card", "shame", "fallen"] : ["settlement", "city", "road-long", "knight", "crown", "chip"].slice(i, 6),
            counts: statistics.powder ? ["5", "3", "7"] : ["3", "2", "", "", "1", "2"].slice(i, 6),
            figures: statistics.powder ? (40 - 4 * i) + " − 15 + 6" : "",
            headline: statistics.powder ? ["Monkey", "Panda", "Dragon", "Turtle"][i] : "62 cards collected; 14 cards missed",
            lines: statistics.powder ? ["5 hordes claimed.", "3 shame tokens taken.", "7 soldiers lost."]
                                     : ["Missed: 9 by the robber and 5 by riders.", "At most 11 rolls in a row without a card; as long or longer in 12 of 100 games.", "2 penalty chips taken."] }))
    }
    curves: MockList {
        rows: statistics.people.map((who, i) => ({
            player: who[0], name: who[1], colour: who[0], symbol: who[2],
            xs: statistics.powder ? [0, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5] : [0, 12 + i, 30 - 4 * i, 41 + 3 * i, 60, 88 - i],
            ys: statistics.powder ? [0, 2, 6 - i, 11 - i, 15 - 2 * i, 22 - 3 * i, 31 - 4 * i] : [2, 3, 4, 6 - i % 2, 8 - i % 2, 10 - i] }))
    }
    moments: MockList {
        rows: statistics.powder ? [1, 4, 4].map((at, i) => ({ at: at, glyph: "breach", text: "Year " + (at + 1) + ": Breach: the " + ["left", "middle", "right"][i] + " section, by Ladders", colour: "", symbol: "", bad: true }))
                                : [[14, "breach", "Breach at W3", "red"], [22, "road-long", "Ann has the longest road", "red"], [41, "breach", "Breach at W5", "white"], [43, "breach", "Breach at W5", "white"], [70, "road-long", "Bo has the longest road", "blue"], [90, "flood", "The river floods", ""]].map(
                                      (row, i) => ({ at: row[0], glyph: row[1], text: row[2], colour: row[3], symbol: "", bad: row[1] === "breach" }))
    }
    columns: powder ? ["1", "2", "3", "4", "5", "6"] : []
    tallies: MockList {
        rows: !statistics.powder ? [] : [["breach", "Breaches", ["–", "left", "–", "–", "middle, right", "–"], "3"], ["card", "Hordes claimed", ["2", "3", "4", "3", "2", "1"], "15"],
              ["fallen", "Soldiers lost", ["1", "3", "2", "–", "7", "4"], "17"], ["shame", "Shame taken", ["–", "4", "–", "1", "7", "–"], "12"],
              ["bag", "Shame left in the pool", ["40", "36", "33", "32", "22", "22"], ""], ["wall", "Wall level: middle", ["1", "1", "2", "2", "1", "1"], ""]].map((row, i) => ({
            sign: row[0], label: row[1], cells: row[2], total: row[3], loss: i % 2 === 0, brief: i < 5, spoken: row[1] + ": year 1: " + row[2][0] }))
    }
    years: MockList {
        rows: !statistics.powder ? [] : [1, 2, 3, 4, 5, 6].map(year => ({ title: "Year " + year,
            signs: year === 2 ? ["breach"] : year === 5 ? ["breach", "breach", "trebuchet"] : [],
            lines: year === 2 ? ["Breach: the left section, by Ladders"]
                 : year === 5 ? ["Breach: the middle section, 9 against 6", "Breach: the right section, 7 against 4", "The middle section down to level 1, by the Trebuchet"] : [] }))
    }
    places: MockList {
        rows: [{ id: "/home/table/Documents/Watchfire", title: "Documents", detail: "/home/table/Documents/Watchfire", chosen: true }, { id: "/media/table/STICK", title: "Drive STICK", detail: "/media/table/STICK", chosen: false }]
    }
    function look(on) { looked = on }
    function choosePlace(id) { ask_("place " + id) }
    function savePicture(image) {
        ask_("picture")
        saved = "Saved: /home/table/Documents/Watchfire/watchfire-great-wall-2026-11-21-20-14-08.png"
    }
    function saveLog() {
        ask_("log")
        saved = "watchfire-great-wall-2026-11-21-20-14-08.jsonl cannot be written: No space left on device. Choose another place."
        saveFailed = true
    }
}
