// SPDX-License-Identifier: Apache-2.0
// A table in a club's hall: its snapshots, its life, what just happened and its results go to the club's
// broker, and nothing comes back. Results are kept in the journal until an evening is over, and all of them
// are published again with each connection; readers tell them apart by the id of the game.
//
// A result is made after the commit that ends the game, so a program that is killed in between has a journal
// without it. So the journal also says, from its first snapshot on, which games the hall was shown; where one
// of those has no result, or the log is not the one of the result, the next start looks into the log.
#pragma once

#include "app/desk/game_desk.h"
#include "app/journal/journal.h"
#include "app/kiosk/models/hall_model.h"
#include "app/mirror/client.h"
#include "app/mirror/hall_place.h"
#include "app/mirror/snapshots.h"

#include <QObject>
#include <QTimer>

#include <nlohmann/json.hpp>

#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace watchfire::mirror {

class HallDesk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Snapshots& snapshots;
        GameDesk& desk;
        HallModel& model;
        journal::Journal& journal;
        std::function<std::string()> now; ///< ISO 8601, UTC
        /// Keeps a setting of the journal.
        std::function<void(const std::string& key, const std::string& value)> keep;
        /// How long one game may be repeated, to see how it ended; the screen stands still meanwhile.
        std::chrono::milliseconds patience = journal::previewPatience;
    };
    explicit HallDesk(Parts parts, QObject* parent = nullptr);
    ~HallDesk() override;

    [[nodiscard]] const HallModel& model() const { return m_parts.model; }
    /// The place of the command line; it goes before that of the settings and is not kept.
    void give(const HallPlace& place);
    /// What the journal holds. After a restore (or another one of the journal) this machine keeps its place
    /// in the hall: with the place of the table whose backup it was, two tables would write the same topics.
    void load(const journal::JournalContents& contents);

    /// The journal's settings: where, the results of the evening, and the games that were shown and have no
    /// result.
    static constexpr const char* placeSetting = "hall";
    static constexpr const char* resultsSetting = "hall-results";
    static constexpr const char* shownSetting = "hall-games";

private:
    using Json = nlohmann::ordered_json;
    /// A snapshot.
    struct Told {
        std::string game{};
        int revision = 0;
        int commands = 0; ///< in force
        bool over = false;
        devices::LampEffect lamp = WF_LAMP_IDLE;
    };

    void turnOn();
    void turnOff();
    void begin(const HallPlace& place);
    void keepPlace(bool on);
    void made(const Json& snapshot);
    void tellEvent(const Json& view);
    void tellResult(const Json& view, const Told& before);
    void decide(const std::string& game, std::optional<Json> result);
    void noteShown(const Json& view);
    void keepShown();
    void lookAtUnsure(const journal::JournalContents& contents);
    void lookInto(const std::string& game);
    void looked(const journal::GameLog& log);
    [[nodiscard]] const Json* resultOfGame(const std::string& game) const;
    void publishResults();
    void keepResults();
    void forgetOld();
    void loadPlace(const Result<Json>& kept, bool again);

    Parts m_parts;
    Client m_client;
    qint64 m_serial = 0; ///< of the last snapshot
    std::optional<HallPlace> m_given;
    std::optional<HallPlace> m_place; ///< while it is on
    Json m_results = Json::array();
    bool m_loaded = false;
    std::vector<std::string> m_shown; ///< games without a result, the oldest first
    std::set<std::string> m_looking;  ///< games whose logs were asked for
    int m_late = 0;                   ///< how many of them took too long to repeat
    QTimer m_forget;                  ///< results of the evening before
    Told m_told;                      ///< the last one
};

/// The fields of the page as a place, or what they lack.
[[nodiscard]] HallModel::Lack readFields(const HallModel::Fields& fields, HallPlace& place);
/// What the settings keep; the password is in it as it is.
[[nodiscard]] nlohmann::ordered_json toJson(const HallModel::Fields& fields);
/// `nullopt` if this program did not write it.
[[nodiscard]] std::optional<HallModel::Fields> fieldsFromJson(const nlohmann::ordered_json& json);
/// A place as the settings show it.
[[nodiscard]] HallModel::Fields fieldsOf(const HallPlace& place);

} // namespace watchfire::mirror
