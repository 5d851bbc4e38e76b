// SPDX-License-Identifier: Apache-2.0
// The context under which the river's texts are translated.
#pragma once

#include <QCoreApplication>

namespace watchfire {

struct RiverText {
    Q_DECLARE_TR_FUNCTIONS(RiverText)
};

} // namespace watchfire
