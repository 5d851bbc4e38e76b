// SPDX-License-Identifier: Apache-2.0
#include "app/desk/game_end.h"

#include "app/desk/game_recorder.h"
#include "app/game/hex/hex_family.h"
#include "app/game/powder/powder_family.h"
#include "rules/log/replay.h"

#include <QSet>

namespace watchfire {

std::unique_ptr<GameFamily> showEnd(const journal::GameLog& log, TableModel& table, QDeadlineTimer until) {
    const auto header = parseLine(log.game.header, 1);
    if (!header)
        return nullptr;
    const Submit nobodyAsks = [](const Result<Request>&) { return false; };
    std::unique_ptr<GameFamily> family;
    if (PowderFamily::plays(*header))
        family = std::make_unique<PowderFamily>(table, nobodyAsks, nullptr);
    else
        family = std::make_unique<HexFamily>(table, nobodyAsks, nullptr);
    if (family->open(*header))
        return nullptr;
    for (const journal::CommandRecord& line : log.commands) {
        if (until.hasExpired())
            return nullptr;
        const auto json = parseLine(line.line, line.n);
        const auto request = json ? family->read(*json) : json.error();
        if (!request || family->carryOut(*request))
            return nullptr;
    }
    if (!family->over())
        return nullptr;
    const QSet<QString> noTicks;
    family->show({family->told(), family->position(), noTicks, noTicks}, isPractice(*header));
    return family;
}

} // namespace watchfire
