// SPDX-License-Identifier: Apache-2.0
// What a player does by touch: found, build, play a card, correct, answer on the board. Only one of these has
// the board's lit places at a time; each is a script that ends in one command.
#pragma once

#include "app/game/hex/build_script.h"
#include "app/game/hex/hex_game.h"
#include "app/game/request.h"
#include "app/models/table_model.h"

#include <QObject>

#include <optional>

namespace watchfire {

class ActingPanel : public QObject {
    Q_OBJECT
public:
    ActingPanel(TableModel& table, const RunningHexGame& running, Submit submit, QObject* parent = nullptr);

    void show();
    /// The same, after everything else has been shown again.
    void showAnew();
    /// Closes build, card and correction.
    void close() { openOnly(Purpose::none); }

private:
    /// The purpose of the places on the board; at most one panel is open.
    enum class Purpose { none, decision, correction, card, build, founding };

    template <class Model> void connectPanel(Model* model, Purpose purpose, const HexRun::Script& script);
    void connectFounding();
    void connectBuild();
    void connectCard();
    void connectCorrection();

    void openOnly(Purpose panel);
    void touch(const HexTouch& touch);
    void touch(HexRun& run, const HexTouch& touch);
    bool submit(const hex::Command& command, const Origin& origin = {});
    void answer(const hex::Value& value);

    void showPanel();
    void showFounding();
    void showPlaces();
    void showDecisionPlaces();
    void showWaiting();
    void showPresent();
    void picked(int index);
    void missed(const QPointF& at);
    /// Why a tap on these places did nothing; empty if no open question concerns them.
    [[nodiscard]] QString whyMissed(const std::vector<hex::Place>& touched);
    /// The stage that the places belong to.
    [[nodiscard]] const HexStage& stage(HexRun& run);
    /// The open decision's values in the order of its rows.
    [[nodiscard]] std::vector<hex::Value> offeredValues() const;

    TableModel& m_table;
    const RunningHexGame& m_running;
    Submit m_submit;
    SpecialBuilders m_builders;
    HexRun m_run; ///< of the open panel
    Purpose m_panel = Purpose::none;
    HexRun m_founding;
    Purpose m_purpose = Purpose::none;
    std::vector<hex::Place> m_places; ///< as lit on the board, in the order of its rows
    std::vector<hex::Value> m_values; ///< the answers at those places, if they are for a decision
    /// What was lit before a correction's place.
    std::optional<QList<LitRow>> m_litBefore;
};

} // namespace watchfire
