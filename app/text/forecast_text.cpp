// SPDX-License-Identifier: Apache-2.0
#include "app/text/forecast_text.h"

#include "app/hex/rooms.h"
#include "app/text/step_words.h"
#include "app/text/ways.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace watchfire::text {

namespace {
struct Forecast {
    Q_DECLARE_TR_FUNCTIONS(Forecast)
};

constexpr int seven = 7;

/// The effects of a seven here, in order.
QString sevenLine(const hex::State& state, const hex::ForecastEntry& entry) {
    const hex::Setup& setup = *state.setup;
    QStringList what{Forecast::tr("Discard")};
    std::optional<QStringList> robber;
    // GR-50: the river, further down the list, is the first to act.
    const auto played = roomsOf(setup);
    for (auto it = played.rbegin(); it != played.rend(); ++it) {
        const SevenWords words = (*it)->onSeven(state, entry.steps);
        what += words.first;
        if (!robber)
            robber = words.robber;
    }
    if (robber)
        what += *robber;
    else if (setup.has(hex::ModuleName::robber))
        what.append(hex::barsRobber(state, std::nullopt) ? Forecast::tr("the robber returns")
                                                         : Forecast::tr("the robber moves"));
    return what.join(Forecast::tr(", ", "between the things that a seven does"));
}

/// The piece that moves on a seven here.
QString sevenSign(const hex::State& state, const hex::ForecastEntry& entry) {
    for (const ModuleRoom* room : roomsOf(*state.setup))
        if (const char* own = room->onSeven(state, entry.steps).glyph)
            return QString::fromLatin1(own);
    return QStringLiteral("robber");
}

/// What the rooms say about a sum that is grave by their rules, as one line. It has level and picture of the
/// first danger, or of the first room if there is none; the longest list of steps has those of all others.
std::optional<ForecastLine> graveLine(const hex::State& state, const hex::ForecastEntry& entry) {
    std::optional<ForecastLine> grave;
    QStringList headlines;
    for (const ModuleRoom* room : roomsOf(*state.setup)) {
        auto own = room->forecast(state, entry);
        if (!own || headlines.contains(own->headline)) // raiders and volcanoes have one forecast
            continue;
        headlines.append(own->headline);
        if (!grave) {
            grave = *std::move(own);
            continue;
        }
        if (own->danger && !grave->danger) {
            grave->danger = true;
            grave->level = own->level;
            grave->sign = own->sign;
        }
        if (own->lines.size() > grave->lines.size()) {
            grave->lines = own->lines;
            grave->collectors = own->collectors;
        }
    }
    if (grave)
        grave->headline = headlines.join(Forecast::tr(". ", "between what several modules do with one roll"));
    return grave;
}

ForecastLine lineOf(const hex::State& state, const hex::ForecastEntry& entry) {
    if (auto grave = graveLine(state, entry))
        return *std::move(grave);
    ForecastLine line;
    for (const hex::Step& step : entry.steps)
        line.lines.append(shortLine(state, step));

    QStringList collects = linesOf<hex::step::Collect>(state, entry.steps);
    for (const hex::Step& step : entry.steps)
        if (collectsByARoom(step))
            collects.append(shortLine(state, step));
    const QStringList blocked = linesOf<hex::step::Blocked>(state, entry.steps);
    if (entry.sum == seven) {
        const QString own =
            askRooms([&](const ModuleRoom& room) { return room.sevenLevel(state, entry.steps); });
        line.level = own.isEmpty() ? QStringLiteral("seven") : own;
        line.headline = sevenLine(state, entry);
        const QStringList ways =
            askRooms([&](const ModuleRoom& room) { return room.sevenLines(state, entry); });
        line.byDie = !ways.isEmpty();
        if (line.byDie)
            line.lines = ways;
    } else if (!collects.isEmpty()) {
        line.level = QStringLiteral("collect");
        line.headline = collects.join(Forecast::tr(", ", "between the cards of several players"));
    } else {
        line.level = QStringLiteral("quiet");
        line.headline = blocked.isEmpty() ? Forecast::tr("Nothing happens") : blocked.first();
    }
    return line;
}

} // namespace

std::vector<hex::PlayerId> collectorsIn(const hex::Steps& steps) {
    std::vector<hex::PlayerId> collectors;
    for (const hex::Step& step : steps) {
        const auto* collect = std::get_if<hex::step::Collect>(&step);
        if (collect != nullptr && std::ranges::find(collectors, collect->player) == collectors.end())
            collectors.push_back(collect->player);
    }
    return collectors;
}

ForecastLine forecastLine(const hex::State& state, const hex::ForecastEntry& entry) {
    ForecastLine line = lineOf(state, entry);
    if (line.collectors.empty()) // only a room that looks further ahead knows more of them
        line.collectors = collectorsIn(entry.steps);
    const bool harmless = line.level == QLatin1String("collect") || line.level == QLatin1String("quiet");
    if (line.sign.isEmpty() && !harmless)
        line.sign = line.level == QLatin1String("seven") ? sevenSign(state, entry) : line.level;
    return line;
}

ForecastHeadline forecastHeadline(const hex::State& state, const std::vector<hex::ForecastEntry>& entries) {
    if (entries.empty())
        return {};
    const hex::Setup& setup = *state.setup;
    for (const ModuleRoom* room : roomsOf(setup)) {
        if (const auto own = room->forecastHeadline(state, entries))
            return *own;
    }
    const int sevens = waysOf(entries, [](const auto& entry) { return entry.sum == seven; });
    for (const ModuleRoom* room : roomsOf(setup)) {
        if (const QString text = room->headline(state, sevens); !text.isEmpty())
            return {text.arg(percent(sevens)), false};
    }
    return {};
}

} // namespace watchfire::text
