// SPDX-License-Identifier: Apache-2.0
// Copies, moves and destructors of the large variants, compiled once (rules/core/one_of.h).
#include "rules/core/one_of_members.h"
#include "rules/hex/command.h"

template class watchfire::OneOf<watchfire::hex::command::CorrectionKinds>;
template class watchfire::OneOf<watchfire::hex::CommandKinds>;
