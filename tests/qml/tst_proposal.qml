// SPDX-License-Identifier: Apache-2.0
// The card of a phone's proposal: it answers no tap in its first moment, nor when the next one moves up.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Kiosk

Item {
    id: root
    width: 800
    height: 480

    property var asked: []
    Component {
        id: proposals
        ProposalModel {
            open: true
            key: "1"
            name: "Ann"
            colour: "red"
            symbol: "square"
            text: "Rolled 3 and 4"
            more: 0
            function accept() { root.asked.push("accept") }
            function refuse() { root.asked.push("refuse") }
        }
    }
    Component { id: cards; ProposalCard { height: Theme.target } }

    TestCase {
        id: test
        name: "Proposal"
        when: windowShown

        property var proposal: null
        property var card: null
        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            root.asked = []
            proposal = proposals.createObject(root)
            card = cards.createObject(root, { proposal: proposal, width: 620 })
        }
        function cleanup() {
            card.destroy()
            wait(0)
            proposal.destroy()
        }
        function tap(name: string) { mouseClick(findChild(card, name)) }

        function test_it_answers_no_tap_in_its_first_moment() {
            tap("acceptProposal")
            tap("refuseProposal")
            compare(root.asked, [])
            tryVerify(() => findChild(card, "acceptProposal").enabled)
            tap("acceptProposal")
            compare(root.asked, ["accept"])
            proposal.key = "2"
            tap("acceptProposal")
            compare(root.asked, ["accept"])
            tryVerify(() => findChild(card, "refuseProposal").enabled)
            tap("refuseProposal")
            compare(root.asked, ["accept", "refuse"])
        }
        function test_it_says_who_wants_what_and_how_many_wait() {
            compare(findChild(card, "proposalText").text, "Ann: Rolled 3 and 4")
            proposal.more = 2
            compare(findChild(card, "proposalText").text, "Ann: Rolled 3 and 4 (2 more)")
        }
        function test_a_player_may_be_called_percent_2() {
            proposal.name = "%2"
            proposal.text = "%3 joins %1"
            compare(findChild(card, "proposalText").text, "%2: %3 joins %1")
            proposal.more = 2
            compare(findChild(card, "proposalText").text, "%2: %3 joins %1 (2 more)")
        }
        function test_a_narrow_card_keeps_its_buttons_and_their_names() {
            card.width = 330
            const accept = findChild(card, "acceptProposal"), no = findChild(card, "refuseProposal")
            compare(accept.text, "")
            compare(accept.spoken, "Accept: Ann: Rolled 3 and 4")
            verify(accept.width >= Theme.target && no.width >= Theme.target)
            verify(no.x >= 0)
            verify(!findChild(card, "proposalText").truncated)
        }
    }
}
