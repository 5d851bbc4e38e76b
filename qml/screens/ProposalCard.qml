// SPDX-License-Identifier: Apache-2.0
// What a player's phone proposes: who wants what, to be accepted or not. It lies over the players, where nothing
// is tapped, so that it takes nothing away from a finger.
import QtQuick
import Watchfire.Kiosk
import Watchfire.Ui

Rectangle {
    id: card

    required property ProposalModel proposal
    // Beside narrow cards there is no room for the buttons' words.
    readonly property bool wordless: width < Theme.mm * 85
    readonly property string key: proposal.key
    onKeyChanged: settling.restart()
    Component.onCompleted: settling.restart()

    objectName: "proposalCard"
    radius: Theme.radius
    color: Theme.ground
    border.width: Theme.ring
    border.color: Theme.focus
    Accessible.role: Accessible.Notification
    Accessible.name: words.text

    // A finger that is on its way when the card comes, or the next one moves up, must not answer it.
    Timer {
        id: settling
        interval: 400
    }
    // Taps do not pass through to what lies beneath.
    MouseArea { anchors.fill: parent; Accessible.ignored: true }
    PlayerDisc {
        id: sign
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        colour: card.proposal.colour
        symbol: card.proposal.symbol
        width: Math.round(card.wordless ? Theme.body * 1.25 : Theme.mm * 7)
    }
    Label {
        id: words
        objectName: "proposalText"
        x: sign.x + sign.width + Theme.gap
        width: buttons.x - Theme.gap - x
        height: parent.height - 2 * Theme.ring
        anchors.verticalCenter: parent.verticalCenter
        verticalAlignment: Text.AlignVCenter
        text: card.proposal.more > 0 ? Sentence.of(qsTr("%1: %2 (%3 more)", "player, what the phone proposes, further proposals"), [card.proposal.name, card.proposal.text, card.proposal.more])
                                     : Sentence.of(qsTr("%1: %2", "player, what the phone proposes"), [card.proposal.name, card.proposal.text])
        size: card.wordless ? Theme.body : Theme.lead
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.ceil(Theme.body * 0.8)
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Row {
        id: buttons
        anchors.right: parent.right
        height: parent.height
        spacing: Theme.gap
        PushButton {
            objectName: "refuseProposal"
            height: parent.height
            glyph: card.wordless ? "close" : ""
            text: card.wordless ? "" : qsTr("No")
            spoken: qsTr("No: %1").arg(words.text)
            enabled: !settling.running
            onClicked: card.proposal.refuse()
        }
        PushButton {
            objectName: "acceptProposal"
            height: parent.height
            tone: "primary"
            glyph: card.wordless ? "check" : ""
            text: card.wordless ? "" : qsTr("Accept")
            spoken: qsTr("Accept: %1").arg(words.text)
            enabled: !settling.running
            onClicked: card.proposal.accept()
        }
    }
}
