// SPDX-License-Identifier: Apache-2.0
// A column that scrolls if it is higher than its room, and shows that it does.
import QtQuick

Flickable {
    id: flick

    default property alias items: column.data
    property alias spacing: column.spacing
    // Keeps the mark's room even while nothing scrolls. Needed where the height of the content decides the height of the
    // list: a width that depended on scrolling would then change back and forth without end.
    property bool marked: false
    // What it shows. Each new page or question begins at its top: fingers learn where things stand, and nobody looks for
    // what lies above. Undefined: it stays where it is.
    property var about: undefined
    onAboutChanged: {
        cancelFlick()
        contentY = 0
    }

    // A message in the column. It is scrolled into view when it appears: what it answers may stand far below it.
    property Banner message: null
    Connections {
        target: flick.message
        function onTextChanged() {
            if (flick.message.text.length > 0)
                appearing.restart()
        }
    }
    Timer {
        id: appearing
        interval: 0 // by then the words have their height
        onTriggered: {
            column.forceLayout()
            flick.cancelFlick()
            flick.reveal(flick.message, 0)
        }
    }

    // Some texts are higher in a wider column: a picture appears beside them, or larger letters. Then the content is too high
    // without the mark and fits beside it, and the layout would change back and forth without end. After a few changes the
    // mark keeps its room.
    property bool torn: false
    property int changes: 0
    onInteractiveChanged: {
        changes += 1
        if (changes > 3)
            torn = true
        rest.restart()
    }
    onWidthChanged: torn = false
    Timer {
        id: rest
        interval: 500
        onTriggered: flick.changes = 0
    }

    // Scrolls an item of the column into view. Leaves `above` free over it, or less if the item would not
    // fit.
    function reveal(item: Item, above: real) {
        if (!item)
            return
        const top = item.mapToItem(column, 0, 0).y
        // If more follows, a Fold covers the end of the list. It must not cover the item.
        const below = top + item.height < contentHeight - Theme.gap ? Theme.fold : 0
        const room = Math.max(0, Math.min(above, height - item.height - below))
        contentY = Math.max(0, Math.min(contentHeight - height, top - room))
    }

    // The same for what was just opened under a heading: with the heading if both fit, else without it. Half of a heading
    // would look like a line of its own.
    function revealUnder(item: Item, heading: Item) {
        const top = heading.mapToItem(column, 0, 0).y
        const span = item.mapToItem(column, 0, item.height).y - top
        if (span <= height - Theme.fold)
            reveal(heading, 0)
        else
            reveal(item, 0)
    }

    contentWidth: width
    contentHeight: column.height
    clip: contentHeight > height + 0.5
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height + 0.5
    flickableDirection: Flickable.VerticalFlick

    Column {
        id: column
        width: flick.width - (flick.marked || flick.torn || flick.interactive ? Theme.mm * 1.6 : 0)
        spacing: Theme.gap
    }
    ScrollMark { of: flick }
}
