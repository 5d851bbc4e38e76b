// SPDX-License-Identifier: Apache-2.0
// The screens compare the numbers in Contract.qml, so that they can be tried without the program. Here both
// sides are held together: every name, in the program's order, with the program's number.
#include "app/kiosk/models/kiosk.h"
#include "app/models/table_model.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QMetaEnum>
#include <QRegularExpression>

namespace watchfire {
namespace {

/// The names of an enum in Contract.qml, in order; QML counts them from 0.
QStringList namesInContract(const QString& name) {
    QFile file(QStringLiteral(WATCHFIRE_SOURCE_DIR "/qml/screens/Contract.qml"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const QRegularExpression pattern(QStringLiteral("enum %1\\s*\\{([^}]*)\\}").arg(name));
    const auto match = pattern.match(text);
    EXPECT_TRUE(match.hasMatch()) << name.toStdString();
    QStringList names;
    for (const QString& one : match.captured(1).split(QLatin1Char(',')))
        names.append(one.trimmed());
    return names;
}

template <class Enum> void compare() {
    const auto real = QMetaEnum::fromType<Enum>();
    QStringList names;
    for (int i = 0; i < real.keyCount(); ++i) {
        EXPECT_EQ(real.value(i), i) << real.key(i);
        names.append(QString::fromLatin1(real.key(i)));
    }
    EXPECT_EQ(namesInContract(QString::fromLatin1(real.enumName())), names);
}

TEST(Contract, HasTheProgramsScreens) {
    compare<Kiosk::Screen>();
}

TEST(Contract, HasTheProgramsModes) {
    compare<TableModel::Mode>();
}

} // namespace
} // namespace watchfire
