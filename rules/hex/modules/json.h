// SPDX-License-Identifier: Apache-2.0
// What the modules read and write themselves in boards and states: one header for each.
#pragma once

#include "rules/hex/modules/jungle/json.h"
#include "rules/hex/modules/river/json.h"
