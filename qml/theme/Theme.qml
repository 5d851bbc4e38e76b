// SPDX-License-Identifier: Apache-2.0
// Every length, colour and text size of the program, so that a screen can be read from two metres
// and touched with a thumb. Lengths are millimetres times `scale`; the program sets `density` from
// the screen (or the user's setting), tests set it themselves, since a headless screen knows none.
pragma Singleton
import QtQuick
import Watchfire.Ui

QtObject {

    // Pixels per millimetre of the physical screen, and its size in pixels.
    property real density: 5.9
    property int screenWidth: 1280
    property int screenHeight: 800
    // The user's factor on everything.
    property real scale: 1
    property bool dark: true
    property bool motion: true
    // The program's language, which decides the keyboard layout.
    property string language: "en"

    readonly property real mm: density * scale
    // Diagonal in millimetres; from 15 inches on fingers come from further away.
    readonly property real diagonal: Math.hypot(screenWidth, screenHeight) / density
    readonly property bool kiosk: diagonal >= 375

    // A screen as low as one of 7 inches, where panel and board share what little there is.
    readonly property bool low: screenHeight < 110 * mm

    // Targets. `confirm` is for dice faces and Done.
    readonly property real target: Math.ceil((kiosk ? 15 : 12) * mm)
    // How long what ends a turn ignores a finger that has just pressed at its place, in milliseconds (TapGuard).
    readonly property int tapPatience: 1200
    readonly property real confirm: Math.ceil((kiosk ? 20 : 12) * mm)
    // Below this distance two places on the board need a second tap.
    readonly property real apart: 12 * mm

    // Text sizes in pixels. A capital of Inter is 0.727 of its size: `body` has capitals of 2.5 mm, `step` of
    // 4 mm, readable from one and from two metres; a kiosk has room for more.
    readonly property real capital: (kiosk ? 1.2 : 1) / 0.727 * mm
    readonly property int body: Math.ceil(2.5 * capital)
    readonly property int lead: Math.ceil(3.0 * capital)
    readonly property int step: Math.ceil(4.0 * capital)
    readonly property int title: Math.ceil(4.6 * capital)
    readonly property int roll: Math.ceil(8.0 * capital)

    readonly property real gap: 1.4 * mm
    // The end of a list that goes on below (Fold).
    readonly property real fold: 6 * mm
    // The opacity of a piece that the step that is due puts up, and of one that it takes off (qml/yard/counters.h).
    readonly property real coming: 0.6
    readonly property real going: 0.45
    readonly property real pad: 2.2 * mm
    readonly property real radius: 1.6 * mm
    readonly property real hairline: Math.max(1, Math.round(0.25 * mm))
    readonly property real ring: Math.max(2, Math.round(0.6 * mm))

    // Surfaces and texts.
    readonly property color ground: dark ? "#10161c" : "#e6e1d6"
    // The table under the board, from the light at the top to the shade below.
    readonly property color tableTop: dark ? "#14232c" : "#efebe1"
    readonly property color tableBottom: dark ? "#0a1218" : "#e3ddcf"
    readonly property color panel: dark ? "#19212a" : "#f6f2e9"
    readonly property color card: dark ? "#222d37" : "#ffffff"
    readonly property color raised: dark ? "#2b3844" : "#cfc8b6"
    readonly property color raisedDown: dark ? "#3a4753" : "#bfb7a2"
    readonly property color line: dark ? "#7c8995" : "#62686a"
    readonly property color text: dark ? "#f6f1e7" : "#14181c"
    readonly property color textDim: dark ? "#b9c3cb" : "#454d55"
    readonly property color current: dark ? "#364451" : "#ffffff"
    // What has to be done now, and nothing else: the one fire of a screen, and what is written on it.
    readonly property color ember: dark ? "#ffb53a" : "#8f4700"
    readonly property color emberInk: dark ? "#1c1204" : "#fffaf0"
    // A bar of a chart without news.
    readonly property color bar: dark ? "#667683" : "#858c8a"

    // Okabe-Ito hues as fills; `onFill` is the text on them.
    readonly property color orange: "#e69f00"
    readonly property color skyBlue: "#56b4e9"
    readonly property color green: "#009e73"
    readonly property color vermillion: "#d55e00"
    readonly property color onFill: "#0b0f13"
    readonly property color die: "#f6efdd"
    readonly property color dieInk: "#1a1f24"
    // On the night landscape, which is the same by day: its sky, and what is written on it.
    readonly property color nightInk: "#0b1524"
    readonly property color nightText: "#f6f1e7"
    readonly property color nightDim: "#c3cbd2"

    // The same hues for text, adjusted to reach 4.5:1 on every surface.
    readonly property color dangerText: dark ? "#ff9d78" : "#9c2a00"
    readonly property color goodText: dark ? "#62d9b3" : "#00604a"
    readonly property color hintText: dark ? "#ffc65c" : "#734c00"
    readonly property color dangerSurface: dark ? "#43221a" : "#ffe0d2"
    // Rings and marks: at least 3:1 on every surface.
    readonly property color lit: ember
    // The outline of a choice that is made.
    readonly property color chosen: text
    readonly property color focus: dark ? "#9fd8ff" : "#00578a"
    readonly property color scrim: "#a0000000"
    // Black Powder: a horde's card on the field, a place on the paving of the yard.
    readonly property color hordeCard: dark ? "#38241e" : "#f7e6d8"
    // The field around a card, where a pale one lets it be seen.
    readonly property color field: dark ? "#222624" : "#dad5bf"
    readonly property color paving: dark ? "#1e1814" : "#eadfca"

    readonly property string family: Typeface.family

    // The colours of the real pieces; a symbol tells players apart without colour.
    readonly property var pieceHues: ({
        red: Qt.color("#d1384b"), blue: Qt.color("#3b82e0"), white: Qt.color("#f3ede0"),
        orange: Qt.color("#f08a1d"), green: Qt.color("#3aa657"), brown: Qt.color("#8d5a3b"), purple: Qt.color("#a874d8")
    })
    // What is written on a piece of this colour: dark from green on (as in qml/board/palette.cpp).
    function onPiece(name: string): color {
        const hue = pieceColor(name)
        return 0.299 * hue.r + 0.587 * hue.g + 0.114 * hue.b > 0.48 ? "#15191e" : "#fffaf0"
    }
    // A piece's colour for a thin shape on the screen's own ground, where white would be lost by day.
    function pieceLine(name: string): color {
        const hue = pieceColor(name)
        return !dark && hue.hslLightness > 0.85 ? text : hue
    }
    function pieceColor(name: string): color {
        return pieceHues[name] ?? "#9aa4ad"
    }
}
