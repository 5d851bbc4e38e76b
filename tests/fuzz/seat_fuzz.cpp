// SPDX-License-Identifier: Apache-2.0
// What players' phones send, at tables in the middle of a recorded game of each family. An input has one
// value per line. The first may choose the table, {"table": 1, "at": 40}; the others are sent by a phone,
// {"seat": 2, "do": …}, with the fields that every proposal has, unless they are in the line, so that changes
// reach what lies behind the reader. {"table-does": "accept"} and the like are what people do meanwhile. A
// line of another kind is sent as it is.
#include "app/mirror/seat_desk.h"
#include "rules/core/json_text.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/recorded_game.h"
#include "tests/fuzz/fuzz_target.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <string>

namespace watchfire::fuzz {

const bool pretty = false;

namespace {

using Json = nlohmann::ordered_json;

constexpr int seatsAtMost = 6;
/// Bytes. The largest answer asks for an order of Black Powder; its question has 12 000 at most
/// (phone_acts_test).
constexpr std::size_t largestAnswer = 16'000;

/// A program with a table that plays one recorded game after the other.
class Table {
public:
    Table() {
        for (const char* name :
             {"end-to-end/world-4", "end-to-end/raiders-river-5", "golden/black-powder-three-years"})
            m_games.push_back(test::recorded(name));
    }
    void open(std::size_t game, std::size_t at) {
        const std::vector<Json>& lines = m_games[game % m_games.size()];
        journal::GameLog log;
        log.game.id = m_id = "game-" + std::to_string(++m_opened);
        log.game.header = lines.front().dump();
        for (std::size_t n = 1; n < lines.size() && n <= at; ++n) {
            journal::CommandRecord record;
            record.n = static_cast<int>(n);
            record.line = lines[n].dump();
            log.commands.push_back(std::move(record));
        }
        demand(!m_program.desk->resume(log, "").has_value(), "a recorded game can be resumed");
        QStringList players;
        for (const PlayerRow& row : m_program.table.playerRows().rows())
            players.append(row.player);
        m_players = static_cast<int>(players.size());
        m_phones.setAtOnce(false);
        m_pause = slow;
        m_begun = {};
        m_seats.begin(players);
    }
    void take(const std::string& text) {
        m_now += m_pause;
        const JsonText json = readJsonText(text);
        if (!json || !json->is_object())
            return send(0, text);
        if (const auto done = textIn(*json, "table-does"))
            return act(*done);
        const auto seat = integerIn(*json, "seat", 0, seatsAtMost - 1);
        if (!seat)
            return send(0, text);
        const auto taken = integerIn(*json, "take", 0, 9999);
        Json proposal = taken ? offered(*seat % m_players, *taken) : *json;
        proposal.erase("seat");
        const Json common{{"watchfire-ask", 1},
                          {"id", "a" + std::to_string(m_now)},
                          {"game", m_id},
                          {"revision", m_program.desk->revision()}};
        for (const auto& [field, value] : common.items()) {
            if (!proposal.contains(field))
                proposal[field] = value;
        }
        m_asked = {};
        if (textIn(proposal, "do") == "act" && proposal.contains("touches"))
            m_asked = Begun{*seat % m_players, proposal, {}};
        send(*seat % m_players, proposal.dump(-1, ' ', false, Json::error_handler_t::replace));
    }

private:
    /// An act of a seat that the table has answered with its next question.
    struct Begun {
        int seat = -1;
        Json proposal = Json::object();
        Json question = Json::object();
    };
    /// One of the proposals that fit, or an empty object.
    [[nodiscard]] Json offered(int seat, int number) const {
        std::vector<Json> all;
        if (m_begun.seat == seat)
            addAnswers(all);
        for (const Json& offer : m_seats.offers()) {
            if (all.empty() && offer["seat"] == seat)
                addOffers(all, offer, number);
        }
        return all.empty() ? Json::object() : all[static_cast<std::size_t>(number) % all.size()];
    }
    void addAnswers(std::vector<Json>& all) const {
        const auto with = [&](const Json& touch) {
            Json next{
                {"do", "act"}, {"act", m_begun.proposal["act"]}, {"touches", m_begun.proposal["touches"]}};
            next["touches"].push_back(touch);
            all.push_back(std::move(next));
        };
        for (const char* list : {"choices", "places"}) {
            for (const Json& each : m_begun.question.value(list, Json::array()))
                with(each["touch"]);
        }
        if (m_begun.question.contains("done"))
            with(doneAct.latin1());
    }
    static void addOffers(std::vector<Json>& all, const Json& offer, int number) {
        if (offer.value("roll", false))
            all.push_back(Json{{"do", "roll"}, {"dice", {1 + number % 6, 1 + number / 6 % 6}}});
        if (offer.contains("tick"))
            all.push_back(Json{{"do", "tick"}, {"step", offer["tick"]}});
        if (offer.value("answer", false)) {
            Json rows = Json::array();
            for (int row = 0; row < std::max(1, offer.value("several", 1)); ++row)
                rows.push_back(row + number % 3);
            all.push_back(Json{{"do", "answer"}, {"rows", rows}});
        }
        for (const Json& piece : offer.value("build", Json::array())) {
            for (const Json& place : piece["places"])
                all.push_back(Json{{"do", "build"}, {"piece", piece["piece"]}, {"place", place["place"]}});
        }
        for (const Json& act : offer.value("acts", Json::array()))
            all.push_back(Json{{"do", "act"}, {"act", act["act"]}, {"touches", Json::array()}});
    }
    void send(int seat, const std::string& text) {
        const int before = m_program.desk->revision();
        const bool atOnce = m_phones.atOnce();
        m_seats.came(seat, QByteArray::fromStdString(text));
        const int after = m_program.desk->revision();
        demand(after >= before, "no phone takes anything back");
        demand(atOnce || after == before, "nothing happens before the table accepts it");
    }
    void act(const std::string& what) {
        if (what == "accept")
            m_card.accept();
        else if (what == "refuse")
            m_card.refuse();
        else if (what == "at-once")
            m_phones.setAtOnce(!m_phones.atOnce());
        else if (what == "tick")
            m_program.table.steps()->done();
        else if (what == "tick-all")
            m_program.table.steps()->doneAll();
        else if (what == "undo")
            m_program.desk->submit(Json{{"do", "undo"}});
        else if (what == "hurry")
            m_pause = m_pause == slow ? 10 : slow;
        check();
    }
    void check() {
        for (const Json& offer : m_seats.offers())
            demand(offer.contains("seat") && offer["seat"].get<int>() < m_players,
                   "an offer is for a seat of this game");
    }
    void told(int seat, const QByteArray& text) {
        const Json answer = Json::parse(text.toStdString());
        demand(seat >= 0 && seat < m_players, "a player of this game is answered");
        demand(answer.contains("state") && answer["state"].is_string(), "an answer says what became of it");
        demand(static_cast<std::size_t>(text.size()) <= largestAnswer, "an answer stays small");
        m_begun = {};
        if (answer["state"] == "asks" && m_asked.seat == seat) {
            m_begun = m_asked;
            m_begun.question = answer["ask"];
        }
    }

    QTemporaryDir m_folder;
    test::Program m_program{m_folder.filePath(QStringLiteral("journal.db"))};
    std::vector<std::vector<Json>> m_games;
    std::string m_id;
    int m_opened = 0;
    int m_players = 1;
    static constexpr qint64 slow = 1100; // a proposal a second is always heard
    qint64 m_now = 0;
    qint64 m_pause = slow;
    Begun m_asked; ///< sent last
    Begun m_begun; ///< asks for more; of no seat: none
    PhonesModel m_phones;
    ProposalModel m_card;
    mirror::SeatDesk m_seats{{*m_program.desk, m_program.table, m_phones, m_card,
                              [this](int seat, const QByteArray& text) { told(seat, text); },
                              [this] { return m_now; }}};
};

/// Made once, and for good: it opens a journal, and Qt wants to end before what lives as long as the program.
Table& table() {
    static int count = 1;
    static char name[] = "seat_fuzz";
    static char* arguments[] = {name, nullptr};
    static Table* made = nullptr;
    if (made == nullptr) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_LOGGING_RULES", "watchfire.*=false");
        new QGuiApplication(count, arguments);
        made = new Table();
    }
    return *made;
}

} // namespace
} // namespace watchfire::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace watchfire;
    fuzz::Table& table = fuzz::table();
    const std::string text(fuzz::textOf(data, size));
    const std::string first = text.substr(0, text.find('\n'));
    const JsonText chosen = readJsonText(first);
    const bool says = chosen && chosen->is_object();
    table.open(static_cast<std::size_t>(says ? integerIn(*chosen, "table", 0, 999).value_or(0) : 0),
               static_cast<std::size_t>(says ? integerIn(*chosen, "at", 0, 9999).value_or(60) : 60));
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        table.take(text.substr(at, end - at));
        at = end + 1;
    }
    QCoreApplication::processEvents();
    return 0;
}
