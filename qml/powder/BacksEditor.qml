// SPDX-License-Identifier: Apache-2.0
// The number of copies of a horde card, and the section that each back shows.
import QtQuick

Column {
    id: editor

    // Like the value editor's; `value` is {"copies":3,"backs":["S1",null,"S3"]}.
    property var question: ({})
    property var backs: []
    readonly property bool complete: backs.every(back => back !== null)
    signal entered(string json)

    spacing: Theme.gap

    onQuestionChanged: if (question && question.value) backs = JSON.parse(question.value).backs

    Heading {
        visible: text.length > 0
        text: editor.question && editor.question.title ? editor.question.title : ""
        size: Theme.step
    }
    Stepper {
        objectName: "copies"
        width: parent.width
        text: qsTr("Copies")
        shown: editor.backs.length
        canLess: editor.backs.length > 1
        canMore: editor.backs.length < 9
        onLess: editor.backs = editor.backs.slice(0, -1)
        onMore: editor.backs = editor.backs.concat([null])
    }
    Repeater {
        model: editor.backs.length
        Row {
            id: copy
            required property int index
            width: editor.width
            spacing: Theme.gap
            Label {
                width: parent.width - 3 * (Theme.target * 1.7 + parent.spacing)
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Back of copy %1").arg(copy.index + 1)
                size: Theme.lead
            }
            Repeater {
                model: [{ id: "S1", text: qsTr("Left") }, { id: "S2", text: qsTr("Middle") }, { id: "S3", text: qsTr("Right") }]
                PushButton {
                    required property var modelData
                    objectName: "back-" + copy.index + "-" + modelData.id
                    width: Theme.target * 1.7
                    text: modelData.text
                    checked: editor.backs[copy.index] === modelData.id
                    spoken: Sentence.of(qsTr("Copy %1: %2"), [copy.index + 1, modelData.text])
                    onClicked: editor.backs = editor.backs.map((back, i) => i === copy.index ? (back === modelData.id ? null : modelData.id) : back)
                }
            }
        }
    }
    Paragraph {
        visible: !editor.complete
        text: qsTr("Backs that are not chosen stay unknown; the number of copies is kept.")
        color: Theme.textDim
    }
    PushButton {
        objectName: visible ? "valueDone" : ""
        anchors.right: parent.right
        height: Theme.confirm
        tone: "good"
        glyph: "check"
        text: qsTr("Done")
        onClicked: editor.entered(JSON.stringify({ copies: editor.backs.length, backs: editor.backs }))
    }
}
