// SPDX-License-Identifier: Apache-2.0
// Tests of the app run inside a Qt application without a display, with the English plural forms loaded.
#include "app/text/language.h"

#include <gtest/gtest.h>

#include <QGuiApplication>

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    QGuiApplication application(argc, argv);
    const watchfire::text::Language english;
    return RUN_ALL_TESTS();
}
