// SPDX-License-Identifier: Apache-2.0
// The context under which Black Powder's table is translated.
#pragma once

#include <QCoreApplication>

namespace watchfire {

struct PowderText {
    Q_DECLARE_TR_FUNCTIONS(PowderText)
};

} // namespace watchfire
