// SPDX-License-Identifier: Apache-2.0
// A name for lists of rows in QML: `required property Rows players`. Qt 6.4 has none for its own base class.
#pragma once

#include "app/models/property.h"

#include <QAbstractItemModel>
#include <QtQml/qqml.h>

namespace watchfire {

struct Rows {
    Q_GADGET
    QML_FOREIGN(QAbstractItemModel)
    QML_NAMED_ELEMENT(Rows)
    QML_UNCREATABLE("handed in by the program")
};

} // namespace watchfire
