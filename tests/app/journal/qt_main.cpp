// SPDX-License-Identifier: Apache-2.0
// The main function for tests of the journal: Qt SQL finds its drivers through the application object.
#include <QCoreApplication>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
