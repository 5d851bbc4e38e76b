// SPDX-License-Identifier: Apache-2.0
// The table's value books, for boxes with other cards: one is open; games begin with it and add to it.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Column {
    id: list

    required property ValueBookModel book
    // A name is to be typed: "begin", "rename".
    signal naming(string what)
    // The name of the open book.
    property string openTitle

    spacing: Theme.gap

    Paragraph {
        text: qsTr("A box with other cards has a book of its own. New games begin with the one that is open.")
        color: Theme.textDim
    }
    Repeater {
        id: books
        model: list.book.books
        RowCard {
            objectName: "book-" + model.id
            width: list.width
            glyph: "save"
            readonly property string named: chosen ? title : ""
            onNamedChanged: if (named) list.openTitle = named
            onClicked: list.book.openBook(model.id)
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        PushButton { objectName: "beginBook"; glyph: "plus"; text: qsTr("Another book"); onClicked: list.naming("begin") }
        PushButton { objectName: "renameBook"; glyph: "correct"; text: qsTr("Rename"); onClicked: list.naming("rename") }
        PushButton {
            objectName: "removeBook"
            visible: books.count > 1
            tone: "danger"
            glyph: "bin"
            text: qsTr("Remove this book")
            onClicked: list.book.removeBook()
        }
    }
}
