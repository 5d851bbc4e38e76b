// SPDX-License-Identifier: Apache-2.0
// Gives the theme the program's typeface. A FontLoader would add the fonts when the window is there already,
// and then Qt lays out all its texts again.
#pragma once

#include "app/typeface/typeface.h"

#include <QObject>
#include <qqmlregistration.h>

namespace watchfire::ui {

class Typeface : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString family READ family CONSTANT FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] QString family() const { return typeface(); }
};

} // namespace watchfire::ui
