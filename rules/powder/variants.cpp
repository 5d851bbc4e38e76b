// SPDX-License-Identifier: Apache-2.0
// Copies, moves and destructors of the large variants, compiled once (rules/core/one_of.h).
#include "rules/core/one_of_members.h"
#include "rules/powder/command.h"
#include "rules/powder/step.h"
#include "rules/powder/task.h"

template class watchfire::OneOf<watchfire::powder::command::CorrectionKinds>;
template class watchfire::OneOf<watchfire::powder::StepKinds>;
template class watchfire::OneOf<watchfire::powder::CommandKinds>;
template class watchfire::OneOf<watchfire::powder::TaskKinds>;
