// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/options.h"

#include "app/models/settings_model.h"

#include <QRegularExpression>

namespace watchfire::kiosk {

namespace {

constexpr int smallestSide = 200;
constexpr int largestSide = 16384;
constexpr double smallestMm = 1;
constexpr double largestMm = 100;
constexpr int shortestIdle = 1;
constexpr int longestIdle = 24 * 60 * 60;

std::optional<QString> setSize(Options& options, const QString& value) {
    static const QRegularExpression form(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const auto match = form.match(value);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const auto good = [](int side) { return side >= smallestSide && side <= largestSide; };
    if (!match.hasMatch() || !good(size.width()) || !good(size.height()))
        return QStringLiteral("--size wants WIDTHxHEIGHT in pixels, such as 1280x800, not \"%1\"").arg(value);
    options.size = size;
    return std::nullopt;
}

std::optional<QString> setMm(Options& options, const QString& value) {
    bool number = false;
    options.mm = value.toDouble(&number);
    if (!number || options.mm < smallestMm || options.mm > largestMm)
        return QStringLiteral("--mm wants the pixels of a millimetre, from 1 to 100, not \"%1\"").arg(value);
    return std::nullopt;
}

std::optional<QString> setTheme(Options& options, const QString& value) {
    if (value != QLatin1String("dark") && value != QLatin1String("light"))
        return QStringLiteral("--theme is dark or light, not \"%1\"").arg(value);
    options.theme = value;
    return std::nullopt;
}

std::optional<QString> setLanguage(Options& options, const QString& value) {
    if (!SettingsModel::languages().contains(value))
        return QStringLiteral("--language is %1, not \"%2\"")
            .arg(SettingsModel::languages().join(QStringLiteral(" or ")), value);
    options.language = value;
    return std::nullopt;
}

std::optional<QString> setIdle(Options& options, const QString& value) {
    bool number = false;
    options.idleSeconds = value.toInt(&number);
    if (!number || options.idleSeconds < shortestIdle || options.idleSeconds > longestIdle)
        return QStringLiteral("--idle wants seconds, from 1 to 86400, not \"%1\"").arg(value);
    return std::nullopt;
}

std::optional<QString> setHall(Options& options, const QString& value) {
    auto read = mirror::readHallPlace(value);
    if (const auto* wrong = std::get_if<QString>(&read))
        return QStringLiteral("--hall \"%1\": %2").arg(value, *wrong);
    options.hall = std::get<mirror::HallPlace>(std::move(read));
    return std::nullopt;
}

/// Takes an option with a value; returns what is wrong with the value, or `nullopt`.
std::optional<QString> take(Options& options, const QString& name, const QString& value, bool& known) {
    known = true;
    if (name == QLatin1String("--board"))
        options.board = value;
    else if (name == QLatin1String("--db"))
        options.db = value;
    else if (name == QLatin1String("--port"))
        options.ports.append(value);
    else if (name == QLatin1String("--drive"))
        options.drive = value;
    else if (name == QLatin1String("--trace"))
        options.trace = value;
    else if (name == QLatin1String("--size"))
        return setSize(options, value);
    else if (name == QLatin1String("--mm"))
        return setMm(options, value);
    else if (name == QLatin1String("--theme"))
        return setTheme(options, value);
    else if (name == QLatin1String("--language"))
        return setLanguage(options, value);
    else if (name == QLatin1String("--idle"))
        return setIdle(options, value);
    else if (name == QLatin1String("--hall"))
        return setHall(options, value);
    else if (name == QLatin1String("--voice"))
        options.voice = value;
    else
        known = false;
    return std::nullopt;
}

} // namespace

std::variant<Options, HelpWanted, VersionWanted, BadUsage> readOptions(const QStringList& arguments) {
    Options options;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        QString name = arguments[i];
        if (name == QLatin1String("--help") || name == QLatin1String("-h"))
            return HelpWanted{};
        if (name == QLatin1String("--version"))
            return VersionWanted{};
        if (name == QLatin1String("--simulate")) {
            options.simulate = true;
            continue;
        }
        if (name == QLatin1String("--kiosk")) {
            options.kiosk = true;
            continue;
        }
        if (name == QLatin1String("--forget-pin")) {
            options.forgetPin = true;
            continue;
        }
        if (name == QLatin1String("--windowed") || name == QLatin1String("--fullscreen")) {
            options.fullscreen = name == QLatin1String("--fullscreen");
            continue;
        }
        const qsizetype equals = name.indexOf(QLatin1Char('='));
        QString value = equals < 0 ? QString() : name.mid(equals + 1);
        if (equals >= 0)
            name = name.left(equals);

        bool known = false;
        Options ignored;
        (void)take(ignored, name, value, known);
        if (!known) {
            return BadUsage{name.startsWith(QLatin1Char('-'))
                                ? QStringLiteral("unknown option \"%1\"").arg(name)
                                : QStringLiteral("\"%1\" is no subcommand and no option").arg(name)};
        }
        if (equals < 0) {
            if (i + 1 >= arguments.size())
                return BadUsage{QStringLiteral("%1 wants a value").arg(name)};
            value = arguments[++i];
        }
        if (value.isEmpty())
            return BadUsage{QStringLiteral("%1 wants a value").arg(name)};
        if (const auto wrong = take(options, name, value, known))
            return BadUsage{*wrong};
    }
    if (options.simulate && !options.ports.isEmpty())
        return BadUsage{QStringLiteral("--simulate and --port exclude each other")};
    return options;
}

QString optionsHelp() {
    return QStringLiteral(
        "  --board NAME|PATH   offer this board first for a new game\n"
        "  --db PATH           the journal with all games (default: in your data folder)\n"
        "  --port PATH         a dice tower's port, also several times (default: found by itself)\n"
        "  --simulate          start a simulated dice tower; it rolls only on a tap\n"
        "  --fullscreen, --windowed\n"
        "                      fill the screen, or open a window\n"
        "  --size WxH          size of the window in pixels\n"
        "  --mm PIXELS         pixels a millimetre, where the screen does not know\n"
        "  --theme dark|light  colours for the evening or for the day (default: dark)\n"
        "  --language en|de    language of screen and voice (default: the system's)\n"
        "  --kiosk             locked for strangers: full screen, and only the PIN leads out; asks for\n"
        "                      one where none is set, and stays on; if the screen hangs, the program\n"
        "                      ends with status 70, to be started again\n"
        "  --forget-pin        take kiosk mode's PIN out of the journal, and end\n"
        "  --idle SECONDS      until a running game that nobody touches dims (default: 300)\n"
        "  --hall URL          show this table in a club's hall: mqtt[s]://USER:PASSWORD@HOST/HALL/TABLE\n"
        "  --voice PROGRAM     what speaks and plays (default: watchfire-voice beside this program)\n"
        "  --drive SOCKET      let tests drive the program through this socket\n"
        "  --trace PATH        write where a roll's time goes into a new file, for chrome://tracing or\n"
        "                      ui.perfetto.dev\n"
        "  --version, --help\n");
}

} // namespace watchfire::kiosk
