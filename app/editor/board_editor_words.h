// SPDX-License-Identifier: Apache-2.0
// The context under which the board editor's texts are translated.
#pragma once

#include <QCoreApplication>

namespace watchfire {

struct BoardEditor {
    Q_DECLARE_TR_FUNCTIONS(BoardEditor)
};

} // namespace watchfire
