// SPDX-License-Identifier: Apache-2.0
#include "app/desk/kept_positions.h"

#include "app/logging/categories.h"
#include "rules/log/replay.h"

#include <QByteArrayView>
#include <QCryptographicHash>
#include <QDebug>

#include <nlohmann/json.hpp>

#include <string_view>
#include <utility>

namespace watchfire {

namespace {

/// The hash behind line `n`, which counts from 1; empty if the log does not tell.
std::string hashAfter(const journal::GameLog& log, int n) {
    return n < 1 || n > static_cast<int>(log.commands.size())
               ? std::string()
               : log.commands[static_cast<std::size_t>(n) - 1].stateHash;
}

} // namespace

Result<std::unique_ptr<Game>> storedGame(const nlohmann::ordered_json& header) {
    // A journal's headers contain their board or book; a name there could mean any file of this machine.
    const auto nothing = [](std::string_view) -> Result<std::string> {
        return Error{ErrorCode::header, {}, "it is not in the header", "$"};
    };
    return makeGame(header, nothing, nothing);
}

Result<std::unique_ptr<Game>> gameAt(nlohmann::ordered_json header, const journal::Snapshot& kept) {
    auto position = parseLine(kept.state, 1);
    if (!position)
        return position.error();
    header["position"] = std::move(*position);
    return storedGame(header);
}

std::string hashOf(const nlohmann::ordered_json& state) {
    const std::string text = state.dump();
    return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                    QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

bool agrees(const journal::GameLog& log, int n, const Game& game) {
    const std::string hash = hashAfter(log, n);
    return hash.empty() || hash == hashOf(game.state());
}

std::vector<journal::Snapshot> keptPositions(const journal::GameLog& log,
                                             const nlohmann::ordered_json& header, const Game& reached,
                                             int lines, QDeadlineTimer until) {
    std::vector<journal::Snapshot> good;
    std::vector<journal::Snapshot> other; // their lines' hashes are not theirs
    std::vector<journal::Snapshot> all;
    bool found = !hashAfter(log, lines).empty() && agrees(log, lines, reached);
    for (const journal::Snapshot& kept : log.snapshots) {
        if (until.hasExpired())
            break;
        const auto game = gameAt(header, kept);
        if (!game)
            continue;
        const std::string hash = hashOf((*game)->state());
        const std::string told = hashAfter(log, kept.n);
        all.push_back(kept);
        found = found || hash == told;
        (told.empty() || hash == told ? good : other).push_back(kept);
    }
    if (!found)
        return all;
    for (const journal::Snapshot& kept : other)
        qCWarning(logging::desk).noquote()
            << "game" << QString::fromStdString(log.game.id) << "has a position after line" << kept.n
            << "that is not the one of this line; it is passed over";
    return good;
}

} // namespace watchfire
