// SPDX-License-Identifier: Apache-2.0
// Players' own phones: what each may propose now, and what becomes of a proposal. One that fits waits as a
// card until the table accepts it or says no, or until the table has gone on; if the table wants it so, it is
// carried out at once. It is carried out as a finger would do it, through the table's models and the game
// desk. Each player has one waiting at most, and proposes no faster than somebody plays. An act that asks
// more is answered with its next question, which changes nothing at the table.
#pragma once

#include "app/desk/game_desk.h"
#include "app/kiosk/models/phones_model.h"
#include "app/kiosk/models/proposal_model.h"
#include "app/mirror/proposal.h"
#include "app/models/table_model.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <vector>

namespace watchfire::mirror {

class SeatDesk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        GameDesk& desk;
        TableModel& table;
        PhonesModel& phones; ///< whether the table accepts at once
        ProposalModel& card;
        std::function<void(int seat, const QByteArray& told)> tell;
        std::function<qint64()> clock; ///< milliseconds, steady
    };
    explicit SeatDesk(Parts parts, QObject* parent = nullptr);

    /// Begins with a seat for each of these players, by id; none: nobody may propose (any more).
    void begin(const QStringList& players);
    /// What a seat's phone has published.
    void came(int seat, const QByteArray& text);
    /// What each seat may propose now, as a snapshot's `offers` (docs/mirror.md).
    [[nodiscard]] nlohmann::ordered_json offers() const;

private:
    using Json = nlohmann::ordered_json;

    /// How much a seat may still propose: some at once, then one each second. Questions of an act cost less,
    /// but the more touches they have, the more.
    struct Seat {
        QString player; ///< whose it stays, whatever order the players get
        double left = 0;
        qint64 at = 0;
        bool toldTooOften = false;
    };
    struct Waiting {
        int seat = 0;
        Proposal proposal;
        QString key;
    };
    /// Why it does not fit the table now; nullopt: it does.
    [[nodiscard]] std::optional<Refusal> misfit(int seat, const Proposal& proposal) const;
    [[nodiscard]] std::optional<Refusal> misfit(int seat, const proposal::Roll& roll) const;
    [[nodiscard]] std::optional<Refusal> misfit(int seat, const proposal::Tick& tick) const;
    [[nodiscard]] std::optional<Refusal> misfit(int seat, const proposal::Answer& answer) const;
    [[nodiscard]] std::optional<Refusal> misfit(int seat, const proposal::Build& build) const;
    [[nodiscard]] std::optional<Refusal> misfit(int seat, const proposal::Act& act) const;
    [[nodiscard]] QString words(int seat, const Proposal& proposal) const;

    [[nodiscard]] bool tooOften(Seat& seat) const;
    /// Nothing: nobody of this game.
    [[nodiscard]] std::optional<PlayerRow> player(int seat) const;
    [[nodiscard]] std::optional<BuildOffer> offered(int seat, const proposal::Build& build) const;
    [[nodiscard]] ActReply entered(int seat, const proposal::Act& act) const;
    /// What it would carry out on the board; nothing for a roll, a tick or an answer.
    [[nodiscard]] std::optional<Request> requestOf(int seat, const Proposal& proposal) const;
    /// True while a finger is in the middle of something that a command would take away.
    [[nodiscard]] bool tableIsBusy() const;

    void decide(bool accepted);
    void carryOut(int seat, const Proposal& proposal);
    void tableChanged();
    void showCard();
    void lightPlaces() const;
    void tell(int seat, const Proposal& proposal, const char* state) const;
    void askNext(int seat, const Proposal& proposal, const ActStage& stage) const;
    void refuse(int seat, const std::string& id, Refusal why, const QString& text = {}) const;

    Parts m_parts;
    std::vector<Seat> m_seats;
    std::vector<Waiting> m_waiting; ///< the oldest first; it is the card
    int m_cards = 0;                ///< cards so far
    bool m_acting = false;          ///< a proposal is being carried out
};

} // namespace watchfire::mirror
