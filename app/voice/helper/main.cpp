// SPDX-License-Identifier: Apache-2.0
// watchfire-voice: speaks and plays for the program, in a process of its own, because the engines of Qt
// TextToSpeech block, for ever where there is no audio device.
#include "app/voice/helper/helper.h"
#include "app/voice/helper/qt_engine.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    auto engines = watchfire::voice::qtEngines();
    // Engines that are not to be used: the program names one here that hung before.
    const QStringList arguments = QCoreApplication::arguments();
    for (qsizetype i = 1; i + 1 < arguments.size(); ++i) {
        if (arguments[i] == QLatin1String("--without"))
            engines.names.removeAll(arguments[i + 1]);
    }
    return watchfire::voice::runHelper(std::move(engines));
}
