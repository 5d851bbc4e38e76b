// SPDX-License-Identifier: Apache-2.0
// watchfire-voice: speaks and plays sounds for the program, in its own process, because the engines of Qt
// TextToSpeech block, even for ever if there is no audio device.
#include "app/voice/helper/helper.h"
#include "app/voice/helper/qt_engine.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    auto engines = watchfire::voice::qtEngines();
    // Engines that must not be used: the program names one that hung before.
    const QStringList arguments = QCoreApplication::arguments();
    for (qsizetype i = 1; i + 1 < arguments.size(); ++i) {
        if (arguments[i] == QLatin1String("--without"))
            engines.names.removeAll(arguments[i + 1]);
    }
    return watchfire::voice::runHelper(std::move(engines));
}
