// SPDX-License-Identifier: Apache-2.0
// The program: subcommands without a display, otherwise the kiosk (architecture.md, "Folders").
#include "app/cli/cli.h"
#include "app/kiosk/forget_pin.h"
#include "app/kiosk/kiosk_program.h"
#include "app/kiosk/lost_display.h"
#include "app/kiosk/no_display.h"
#include "app/kiosk/options.h"
#include "app/kiosk/utf8_locale.h"
#include "app/kiosk/watchdog.h"
#include "app/logging/log_file.h"
#include "app/tracing/trace.h"
#include "app/typeface/typeface.h"
#include "devices/serial_tower.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QIcon>
#include <QtQml/qqmlextensionplugin.h>

#include <chrono>
#include <cstdio>
#include <future>
#include <iostream>
#include <memory>
#include <optional>
#include <string_view>
#include <thread>
#include <variant>
#include <vector>

Q_IMPORT_QML_PLUGIN(Watchfire_AppPlugin)
Q_IMPORT_QML_PLUGIN(Watchfire_EditorPlugin)
Q_IMPORT_QML_PLUGIN(Watchfire_KioskPlugin)
Q_IMPORT_QML_PLUGIN(Watchfire_UiPlugin)

namespace {

using namespace watchfire;

constexpr int badUsage = 2;

void printHelp(std::FILE* to) {
    std::fprintf(to,
                 "watchfire: a companion for board games with walls, riders and dice.\n\n"
                 "watchfire [options]                 the table's screen\n%s\n%s",
                 std::string(cli::help()).c_str(), qPrintable(kiosk::optionsHelp()));
}

/// The exit status of whatever ends the program before it needs a window.
std::optional<int> early(const QStringList& arguments, kiosk::Options& options) {
    auto read = kiosk::readOptions(arguments);
    if (std::holds_alternative<kiosk::HelpWanted>(read)) {
        printHelp(stdout);
        return 0;
    }
    if (std::holds_alternative<kiosk::VersionWanted>(read)) {
        std::printf("watchfire %s\n", WATCHFIRE_VERSION);
        return 0;
    }
    if (const auto* bad = std::get_if<kiosk::BadUsage>(&read)) {
        std::fprintf(stderr, "watchfire: %s.\n\"watchfire --help\" lists the options.\n",
                     qPrintable(bad->message));
        return badUsage;
    }
    options = std::get<kiosk::Options>(std::move(read));
    if (options.forgetPin) {
        const kiosk::PinForgotten done = kiosk::forgetPin(kiosk::KioskProgram::journalPath(options.db));
        std::fprintf(done.good ? stdout : stderr, "%s\n", qPrintable(done.message));
        return done.good ? 0 : 1;
    }
    return std::nullopt;
}

/// `trace`: shared, because a tower's thread that hangs in the system may outlive the program's objects.
kiosk::TowerFactory serialTowers(const std::shared_ptr<tracing::Trace>& trace) {
    return [claims = std::make_shared<devices::PortClaims>(), trace](const QString& port) {
        devices::SerialTower::Options options;
        options.path = port.toStdString();
        options.claims = claims;
        if (trace != nullptr) {
            options.traced = [trace](const char* name, tracing::Clock::time_point since,
                                     const devices::RollId* roll) {
                trace->span(name, since,
                            roll != nullptr ? tracing::rollName(roll->boot, roll->sequence) : std::string());
            };
        }
        return std::make_unique<devices::SerialTower>(std::move(options));
    };
}

/// Several sizes, because a small one shows less and is not the large one scaled down.
QIcon windowIcon() {
    QIcon icon;
    for (const int size : {16, 32, 48, 128, 512})
        icon.addFile(QStringLiteral(":/icons/watchfire-%1.png").arg(size), QSize(size, size));
    return icon;
}

/// Lets Qt make ready what the first frame is written in.
void prepareFonts(const std::shared_future<void>& typefaceFound, double mm, double diagonal) {
    constexpr double wide = 375; // as in Theme.qml
    const auto answer = [] { QCoreApplication::sendPostedEvents(nullptr, QEvent::User); };
    while (typefaceFound.wait_for(std::chrono::microseconds(200)) == std::future_status::timeout)
        answer();
    for (const QFont& font : firstFonts(mm, diagonal >= wide)) {
        QFontMetricsF(font).horizontalAdvance(QStringLiteral("Watchfire"));
        answer();
    }
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> given(argv + 1, argv + argc);
    if (const auto status = cli::run(given, {std::cin, std::cout, std::cerr}))
        return *status;

    QStringList arguments;
    for (const std::string_view argument : given)
        arguments.append(QString::fromLocal8Bit(argument.data(), static_cast<qsizetype>(argument.size())));
    QCoreApplication::setApplicationName(QStringLiteral("watchfire"));
    kiosk::Options options;
    if (const auto status = early(arguments, options))
        return *status;

    std::shared_ptr<tracing::Trace> trace;
    if (!options.trace.isEmpty()) {
        auto begun = tracing::Trace::begin(options.trace);
        if (const auto* wrong = std::get_if<QString>(&begun)) {
            std::fprintf(stderr, "watchfire: --trace %s: %s.\n", qPrintable(options.trace),
                         qPrintable(*wrong));
            return badUsage;
        }
        trace = std::get<std::shared_ptr<tracing::Trace>>(std::move(begun));
    }

    kiosk::useUtf8Locale();
    std::optional<kiosk::NoDisplayGuard> guard(std::in_place);
    // Qt would take some of our arguments for its own.
    int one = 1;
    QGuiApplication application(one, argv);
    guard.reset();
    if (QGuiApplication::screens().isEmpty()) // linuxfb without a framebuffer
        kiosk::sayNoDisplay();
    const kiosk::LostDisplayGuard displayGuard;
    QGuiApplication::setApplicationVersion(QStringLiteral(WATCHFIRE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("watchfire")); // Wayland finds name and icon by it

    const logging::Recorder recorder(logging::pathBeside(kiosk::KioskProgram::journalPath(options.db)));
    std::optional<kiosk::Watchdog> watchdog; // outlives the program, which may hang while it ends
    if (options.kiosk)                       // only there something starts it again
        watchdog.emplace(kiosk::Watchdog::Patience{}, kiosk::endHungProgram);
    kiosk::KioskProgram program(std::move(options), serialTowers(trace), trace.get());
    // Meanwhile the engine's thread reads the screens.
    std::promise<void> typefaceFound;
    const std::jthread fonts([&typefaceFound] {
        typeface();
        typefaceFound.set_value();
    });
    QObject::connect(&program, &kiosk::KioskProgram::reading, &application,
                     [found = typefaceFound.get_future().share()](double mm, double diagonal) {
                         prepareFonts(found, mm, diagonal);
                     });
    // Reading its pictures would delay the first frame.
    QObject::connect(&program, &kiosk::KioskProgram::shown, &application,
                     [] { QGuiApplication::setWindowIcon(windowIcon()); });
    if (const auto failure = program.start()) {
        std::fprintf(stderr, "watchfire: %s.\n", qPrintable(failure->message));
        return failure->status;
    }
    return QGuiApplication::exec();
}
