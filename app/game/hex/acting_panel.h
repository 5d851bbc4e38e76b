// SPDX-License-Identifier: Apache-2.0
// What a player may do by touch: found, build, play a knight, correct, answer on the board. One of these has
// the board's lit places at a time; each is planned by its planner and ends in one command.
#pragma once

#include "app/game/hex/build_planner.h"
#include "app/game/hex/correction_planner.h"
#include "app/game/hex/founding_guide.h"
#include "app/game/hex/hex_game.h"
#include "app/game/hex/knight_planner.h"
#include "app/models/table_model.h"

#include <QObject>

#include <functional>
#include <optional>

namespace watchfire {

class ActingPanel : public QObject {
    Q_OBJECT
public:
    using Json = nlohmann::ordered_json;
    using Submit = std::function<Json(const Json&)>;

    ActingPanel(TableModel& table, const RunningHexGame& running, Submit submit, QObject* parent = nullptr);

    void show();
    /// The same once everything else is shown anew.
    void showAnew();
    /// Build, knight and correction.
    void close();

private:
    /// What the places on the board are for.
    enum class Purpose { none, decision, correction, knight, build, founding };

    void connectPlanners();
    void openOnly(const QObject* panel);
    void submitOrShow(const std::optional<Json>& command);
    void showPlaces();
    void showWaiting();
    void showCorrected();
    void missed(const QPointF& at);
    void picked(const QString& kind, const QString& place);
    void answer(const QString& value);
    void chooseCard(const QString& id);
    [[nodiscard]] QList<PlaceRow> decisionPlaces() const;

    TableModel& m_table;
    const RunningHexGame& m_running;
    Submit m_submit;
    Purpose m_purpose = Purpose::none;
    FoundingGuide m_founding;
    BuildPlanner m_build;
    KnightPlanner m_knight;
    bool m_choosesCard = false; ///< which card is played is still asked
    CorrectionPlanner m_correction;
    /// What was lit before a correction's place.
    std::optional<QList<LitRow>> m_litBefore;
};

} // namespace watchfire
