// SPDX-License-Identifier: Apache-2.0
// The value book: the values that this table read off its printed board and cards, kept for every later game.
// Pages on one side, their values on the other; a tap enters, corrects or clears one. The sample can be
// viewed.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Page {
    id: page

    required property ValueBookModel book
    readonly property bool files: book.page === "files" && !book.sample
    readonly property bool shelf: book.page === "books" && !book.sample
    readonly property bool onCard: book.card.length > 0
    // A name is typed: of a card "add", "rename"; of a book "beginBook", "renameBook".
    property string naming: ""
    Connections {
        target: page.book
        function onNameAsked(what: string) { page.naming = what }
    }

    // A card's page begins at its top; back from it, the list is where it was.
    depth: onCard ? 1 : 0
    onStepBack: book.closeCard()
    property real listed: 0
    function openCard(id) {
        listed = values.contentY
        book.openCard(id)
        values.contentY = 0
    }
    onOnCardChanged: if (!onCard) returning.restart()
    // The list has its height a frame later.
    Timer {
        id: returning
        interval: 0
        onTriggered: values.contentY = Math.max(0, Math.min(page.listed, values.contentHeight - values.height))
    }

    // What was told at the last visit is over. What was just asked for here stays.
    Component.onCompleted: if (page.book.notice.length > 0) page.book.dismiss()
    // A cell that was tapped and is no vital spot.
    property string gap: ""
    readonly property string opened: book.card
    onOpenedChanged: gap = ""

    objectName: "bookScreen"
    title: page.onCard ? page.book.cardTitle : page.book.bookTitle || qsTr("Printed values")
    corner: Label {
        objectName: "bookCount"
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        text: page.book.countText
        size: Theme.lead
        color: Theme.textDim
        wrapMode: Text.NoWrap
    }

    // On a low screen the pages of the book are more than fit.
    Scroller {
        id: side
        objectName: "bookPages"
        width: page.portrait ? parent.width : parent.width * (Theme.low ? 0.37 : 0.32)
        height: page.portrait ? chapters.height : parent.height
        // It may open at a page that is further down: which one is shown is seen here, too.
        property Item current: null
        function follow() {
            const middle = current ? current.mapToItem(side.contentItem, 0, current.height / 2).y : 0
            // Not one that is half in sight: it was touched, and stays below the finger.
            if (current && (middle < contentY || middle > contentY + height - Theme.fold))
                reveal(current, Theme.gap)
        }
        Timer { id: following; interval: 0; onTriggered: side.follow() } // when the cards have their places
        onCurrentChanged: following.restart()
        onContentHeightChanged: following.restart()

        Column {
            id: chapters
            width: parent ? parent.width : 0
            spacing: Theme.gap
            Row {
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: [{ sample: false, text: qsTr("Ours") }, { sample: true, text: qsTr("Sample") }]
                    PushButton {
                        required property var modelData
                        objectName: modelData.sample ? "showSample" : "showOurs"
                        size: Theme.low ? Theme.body : Theme.lead
                        width: (chapters.width - Theme.gap) / 2
                        text: modelData.text
                        glyph: chapters.width < Theme.mm * 60 ? "" : modelData.sample ? "question" : "save"
                        checked: page.book.sample === modelData.sample
                        onClicked: page.book.sample = modelData.sample
                    }
                }
            }
            CardGrid {
                id: pages
                width: parent.width
                columns: page.portrait ? 2 : 1
                Repeater {
                    model: page.book.pages
                    RowCard {
                        id: card
                        objectName: "page-" + model.id
                        visible: model.id !== "files" && model.id !== "books" || !page.book.sample
                        width: pages.cell
                        height: pages.rowHeight(card)
                        glyph: ({ "walls": "wall", "time-few": "history", "time-many": "history", "cards": "card", "shots": "eruption", "books": "deck", "files": "save" })[model.id] || ""
                        onChosenChanged: if (chosen) side.current = card
                        Component.onCompleted: if (chosen) side.current = card
                        onClicked: page.book.page = model.id
                    }
                }
            }
        }
    }

    PassingBanner {
        id: told
        objectName: "bookNotice"
        z: 1
        x: values.x
        anchors.bottom: parent.bottom
        width: values.width
        glyph: "check"
        text: page.book.notice
        onTapped: page.book.noticed()
        onPassed: page.book.noticed()
    }
    Scroller {
        id: values
        objectName: "values"
        about: page.book.page + " " + page.book.sample
        x: page.portrait ? 0 : side.width + Theme.pad
        y: page.portrait ? side.height + Theme.pad : 0
        width: parent.width - x
        height: parent.height - y - (told.visible ? told.height + Theme.gap : 0)

        Banner {
            objectName: "sampleBanner"
            visible: page.book.sample
            glyph: "warning"
            text: qsTr("Sample values, not the printed ones. They are invented, to try the program without the box, and cannot be changed.")
        }
        // Why, in one sentence: without a reason nobody types numbers for a quarter of an hour.
        Paragraph {
            visible: fill.visible
            text: qsTr("No game has to stop for what is entered here. One touch enters a number.")
            color: Theme.textDim
        }
        WideButton {
            id: fill
            objectName: "fillAhead"
            visible: !page.book.sample && !page.onCard && !page.files && !page.shelf && page.book.walk.useful
            height: Theme.confirm
            tone: "primary"
            glyph: "begin"
            text: qsTr("Fill ahead: enter what is missing")
            onClicked: page.book.walk.begin(page.book.page)
        }
        PushButton {
            objectName: "closeCard"
            visible: page.onCard
            glyph: "back"
            text: qsTr("All cards")
            onClicked: page.book.closeCard()
        }
        OnDemand {
            active: page.onCard && page.book.spots.length > 0
            sourceComponent: Item {
                implicitHeight: rewards.height
                SpotGrid {
                    id: rewards
                    objectName: "rewards"
                    width: Math.min(parent.width, most)
                    picking: true
                    chosen: page.book.spots
                    notes: page.book.spotNotes
                    open: page.book.sample ? [] : null
                    onPicked: cell => {
                        page.gap = page.book.spots.indexOf(cell) < 0 ? cell : ""
                        if (page.gap.length === 0)
                            page.book.askReward(cell)
                    }
                }
            }
        }
        Paragraph {
            objectName: "rewardHint"
            visible: page.onCard
            text: page.gap.length > 0 ? qsTr("%1 is a gap. Is a vital spot printed there? Then change \"Vital spots\" below.", "a cell").arg(page.gap)
                : page.book.spots.length === 0 ? qsTr("Enter the vital spots first, then what each of them pays.")
                : page.book.sample ? qsTr("What each vital spot pays.") : qsTr("Tap a spot to enter what a soldier takes there; a dash is nothing.")
            color: Theme.textDim
        }
        Flow {
            id: flow
            // A wall level has three values, a slot of the time track two.
            readonly property int columns: page.book.page.startsWith("time") ? 2 : width > Theme.mm * (page.book.page === "walls" ? 110 : 150) ? 3 : 2
            readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
            width: parent ? parent.width : 0
            visible: !page.files
            spacing: Theme.gap
            Repeater {
                model: page.book.rows
                Loader {
                    id: row
                    required property var model
                    readonly property bool heading: model.type === "heading"
                    // A card's own page has long texts.
                    width: heading ? flow.width : page.onCard ? Math.floor((flow.width - flow.spacing) / 2) : flow.cell
                    sourceComponent: heading ? asHeading : asValue
                    Component {
                        id: asHeading
                        Item {
                            implicitHeight: words.height + Theme.gap
                            Heading { id: words; y: Theme.gap; text: row.model.title }
                        }
                    }
                    Component {
                        id: asValue
                        BookValue {
                            objectName: (row.model.type === "card" ? "card-" : "value-") + row.model.id
                            title: row.model.type === "card" ? row.model.text : row.model.title
                            text: row.model.type === "card" ? row.model.title : row.model.text
                            entered: row.model.known || row.model.type === "card"
                            cells: row.model.cells
                            locked: page.book.sample && row.model.type !== "card"
                            onClicked: {
                                if (row.model.type === "card")
                                    page.openCard(row.model.id)
                                else if (!locked)
                                    page.book.ask(row.model.id)
                            }
                        }
                    }
                }
            }
        }
        Flow {
            width: parent ? parent.width : 0
            spacing: Theme.gap
            visible: !page.book.sample
            PushButton {
                objectName: "addCard"
                visible: page.book.page === "cards" && !page.onCard
                glyph: "plus"
                text: qsTr("Another card")
                onClicked: page.book.wantName("add")
            }
            PushButton {
                objectName: "renameCard"
                visible: page.book.canRemoveCard
                glyph: "correct"
                text: qsTr("Rename")
                onClicked: page.book.wantName("rename")
            }
            PushButton {
                objectName: "addRocket"
                visible: page.book.page === "shots"
                glyph: "plus"
                text: qsTr("Another rocket card")
                onClicked: page.book.addRocket()
            }
            PushButton {
                objectName: "removeCard"
                visible: page.book.canRemoveCard
                tone: "danger"
                glyph: "bin"
                width: Math.min(implicitWidth, parent.width)
                text: qsTr("Take this card out")
                onClicked: page.book.removeCard()
            }
        }
        OnDemand {
            id: shelfList
            readonly property string openTitle: (item as BookList)?.openTitle ?? ""
            active: page.shelf
            sourceComponent: BookList {
                book: page.book
                onNaming: what => page.book.wantName(what + "Book")
            }
        }
        OnDemand {
            active: page.files
            sourceComponent: Column {
                spacing: Theme.gap
                DrivePlaces { drives: page.book }
                Paragraph { text: qsTr("Export"); size: Theme.lead; strong: true }
                PushButton {
                    objectName: "exportBook"
                    enabled: !page.book.busy
                    width: Math.min(implicitWidth, parent.width)
                    glyph: "save"
                    text: page.book.bookTitle ? qsTr("Write \"%1\" there", "a value book").arg(page.book.bookTitle) : qsTr("Write our values there")
                    onClicked: page.book.exportBook()
                }
                Paragraph {
                    objectName: "importInto"
                    text: page.book.bookTitle ? qsTr("Import into \"%1\"", "a value book").arg(page.book.bookTitle) : qsTr("Import")
                    size: Theme.lead
                    strong: true
                }
                Paragraph { visible: found.count === 0; text: qsTr("There is no value book there (a file that ends in .json)."); color: Theme.textDim }
                Repeater {
                    id: found
                    model: page.book.files
                    RowCard {
                        objectName: "file-" + model.id
                        glyph: "card"
                        onClicked: page.book.importBook(model.id)
                    }
                }
            }
        }
    }

    // ---- over the whole page ----

    Loader {
        parent: page
        anchors.fill: parent
        active: page.book.asking
        sourceComponent: Dialog {
            objectName: "valueDialog"
            title: page.book.question.title ?? ""
            ValueEditor {
                visible: page.book.question.kind !== "backs"
                width: parent ? parent.width : 0
                over: page
                titled: false // the dialog shows it
                doneAt: valueEnd
                Component.onCompleted: {
                    if (counts)
                        forceActiveFocus() // Return ends the number, and is no touch on a key
                }
                question: page.book.question
                onEntered: json => page.book.enter(json)
            }
            BacksEditor {
                visible: page.book.question.kind === "backs"
                width: parent ? parent.width : 0
                question: visible ? Object.assign({}, page.book.question, { title: "" }) : ({})
                onEntered: json => page.book.enter(json)
            }
            Paragraph {
                objectName: "valueProblem"
                visible: text.length > 0
                text: page.book.problem
                color: Theme.dangerText
            }
            actions: [
                Item { id: valueEnd; visible: children.length > 0; width: childrenRect.width; height: childrenRect.height },
                PushButton { objectName: "closeValue"; glyph: "close"; text: qsTr("Cancel"); onClicked: page.book.dismiss() },
                PushButton {
                    objectName: "clearValue"
                    visible: page.book.question.known === true
                    glyph: "erase"
                    text: qsTr("Erase value")
                    onClicked: page.book.clear()
                }
            ]
        }
    }
    Loader {
        parent: page
        anchors.fill: parent
        active: page.book.doubt.length > 0 || page.book.problem.length > 0 && !page.book.asking
        sourceComponent: Dialog {
            objectName: "bookDialog"
            // The first line asks, the others say what would be lost.
            title: page.book.doubt.length > 0 ? page.book.doubt.split("\n")[0] : qsTr("That did not work")
            glyph: "warning"
            glyphColor: page.book.doubt.length > 0 ? Theme.hintText : Theme.dangerText
            Paragraph {
                objectName: "bookDoubt"
                visible: text.length > 0
                text: page.book.doubt.length > 0 ? page.book.doubt.split("\n").slice(1).join("\n") : page.book.problem
                size: Theme.lead
            }
            actions: [
                PushButton {
                    objectName: "doIt"
                    visible: page.book.doubt.length > 0
                    tone: "danger"
                    text: page.book.act
                    onClicked: page.book.goOn()
                },
                PushButton {
                    objectName: "exportBeside"
                    visible: page.book.freeName.length > 0
                    width: Math.min(implicitWidth, parent.width)
                    text: qsTr("Write it as %1", "a file").arg(page.book.freeName)
                    onClicked: page.book.exportBeside()
                },
                PushButton {
                    objectName: "takeMissing"
                    visible: page.book.canTakeMissing
                    text: qsTr("Only add what is missing")
                    onClicked: page.book.takeMissing()
                },
                PushButton {
                    objectName: "dismissBook"
                    tone: page.book.doubt.length > 0 ? "plain" : "primary"
                    text: page.book.doubt.length > 0 ? qsTr("Cancel") : qsTr("Understood")
                    onClicked: page.book.dismiss()
                }
            ]
        }
    }
    Loader {
        parent: page
        anchors.fill: parent
        active: page.naming.length > 0
        sourceComponent: BookNameDialog {
            objectName: "cardNameDialog"
            readonly property bool book: page.naming.endsWith("Book")
            title: book ? qsTr("The book's name") : qsTr("The card's name, as it is printed")
            taken: book ? qsTr("Another book has this name.") : qsTr("Another card has this name.")
            was: page.naming === "rename" ? page.book.cardTitle : page.naming === "renameBook" ? shelfList.openTitle : ""
            free: book ? page.book.bookIsFree(text) : page.book.nameIsFree(text)
            onNamed: words => {
                switch (page.naming) {
                case "add": page.book.addCard(words); break
                case "rename": page.book.renameCard(words); break
                case "beginBook": page.book.beginBook(words); break
                case "renameBook": page.book.renameBook(words); break
                }
                page.naming = ""
            }
            onClosed: page.naming = ""
        }
    }
    Loader {
        parent: page
        anchors.fill: parent
        active: page.book.walk.walking
        sourceComponent: BookWalk { walk: page.book.walk }
    }
}
