// SPDX-License-Identifier: Apache-2.0
// watchfire-voice: speaks and plays sounds for the program, in its own process, because the engines of Qt
// TextToSpeech block, even for ever if there is no audio device.
#include "app/voice/helper/helper.h"
#include "app/voice/helper/qt_engine.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

constexpr const char* help = "watchfire-voice: the voice and the sounds of Watchfire, which starts it.\n\n"
                             "watchfire-voice [--without ENGINE]...\n"
                             "                    read commands and write events, one JSON object a line\n\n"
                             "  --without ENGINE  do not use this speech engine\n"
                             "  --version, --help\n";

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.contains(QLatin1String("--help")) || arguments.contains(QLatin1String("-h"))) {
        std::fputs(help, stdout);
        return 0;
    }
    if (arguments.contains(QLatin1String("--version"))) {
        std::printf("watchfire-voice %s\n", WATCHFIRE_VERSION);
        return 0;
    }
    auto engines = watchfire::voice::qtEngines();
    // Engines that must not be used: the program names one that hung before.
    for (qsizetype i = 1; i + 1 < arguments.size(); ++i) {
        if (arguments[i] == QLatin1String("--without"))
            engines.names.removeAll(arguments[i + 1]);
    }
    return watchfire::voice::runHelper(std::move(engines));
}
