// SPDX-License-Identifier: Apache-2.0
// What the table of Black Powder enters by touch: answers to the open decision, and commands stage by stage.
#pragma once

#include "app/game/powder/powder_game.h"
#include "app/models/table_model.h"

#include <QObject>

#include <nlohmann/json.hpp>

#include <functional>

namespace watchfire {

class PowderActing : public QObject {
    Q_OBJECT
public:
    using Json = nlohmann::ordered_json;
    using Submit = std::function<Json(const Json&)>;

    PowderActing(TableModel& table, const RunningPowderGame& running, Submit submit,
                 QObject* parent = nullptr);

    void show();
    void close();

private:
    void answer(const QString& value);
    void picked(const QString& place);

    TableModel& m_table;
    const RunningPowderGame& m_running;
    Submit m_submit;
};

} // namespace watchfire
