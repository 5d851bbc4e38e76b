// SPDX-License-Identifier: Apache-2.0
#include "app/desk/stored_lines.h"

#include "app/text/clipped.h"
#include "rules/log/replay.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <cstddef>

namespace watchfire {

namespace {

struct StoredLinesText {
    Q_DECLARE_TR_FUNCTIONS(StoredLinesText)
};

} // namespace

Reached repeatFrom(const journal::GameLog& log, int done,
                   const std::function<QString(const nlohmann::ordered_json&)>& carryOut,
                   QDeadlineTimer until) {
    Reached reached{done, {}};
    for (std::size_t i = static_cast<std::size_t>(done); i < log.commands.size(); ++i) {
        reached.late = until.hasExpired();
        if (reached.late)
            break;
        const journal::CommandRecord& line = log.commands[i];
        const auto json = parseLine(line.line, line.n);
        if (line.n != reached.lines + 1) {
            reached.wrong = StoredLinesText::tr("It is not there.", "a line of the game");
        } else if (json && !journal::follows(log.commands, i)) {
            reached.wrong =
                StoredLinesText::tr("It belongs to another course of the game.", "a line of the game");
            reached.mixed = true;
        } else {
            reached.wrong = json ? text::clipped(carryOut(*json))
                                 : StoredLinesText::tr("It cannot be read.", "a line of the game");
        }
        if (!reached.wrong.isEmpty())
            break;
        ++reached.lines;
    }
    return reached;
}

} // namespace watchfire
