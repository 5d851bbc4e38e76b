// SPDX-License-Identifier: Apache-2.0
// The list of the modules' data: parts of the state, steps, tasks, commands and corrections. A module adds an
// include and a word; state.h, step.h, task.h and command.h join what the list offers.
#pragma once

#include "rules/core/one_of.h"
#include "rules/hex/modules/discovery/data.h"
#include "rules/hex/modules/jungle/data.h"
#include "rules/hex/modules/pirate/data.h"
#include "rules/hex/modules/raiders/data.h"
#include "rules/hex/modules/riders/data.h"
#include "rules/hex/modules/river/data.h"
#include "rules/hex/modules/storm/data.h"
#include "rules/hex/modules/volcano/data.h"

#include <tuple>

namespace watchfire::hex {

/// In the order in which the log writes their parts of a state.
using AllModuleData = TypeList<RidersData, StormData, DiscoveryData, RiverData, RaidersData, JungleData,
                               VolcanoData, PirateData>;

template <class Data> using StepsOf = typename Data::Steps;
template <class Data> using TasksOf = typename Data::Tasks;
template <class Data> using CommandsOf = typename Data::Commands;
template <class Data> using CorrectionsOf = typename Data::Corrections;

using ModuleSteps = Collected<StepsOf, AllModuleData>;
using ModuleTasks = Collected<TasksOf, AllModuleData>;
using ModuleCommands = Collected<CommandsOf, AllModuleData>;
using ModuleCorrections = Collected<CorrectionsOf, AllModuleData>;

template <class Data>
concept HasPart = requires {
    Data::part;
};

/// All parts of a state, each under its own name.
template <class List> struct PartsIn;
template <class... Data> struct PartsIn<TypeList<Data...>> : Data... {
    friend bool operator==(const PartsIn&, const PartsIn&) = default;
};
using ModuleParts = PartsIn<AllModuleData>;

/// The parts of a state as a tuple, in the order of the list, for code that treats all parts alike.
template <class S> [[nodiscard]] constexpr auto partsOf(S& state) {
    return []<class... Data>(S& all, TypeList<Data...>) {
        const auto one = [&]<class D>(TypeList<D>) {
            if constexpr (HasPart<D>)
                return std::tie(all.*D::part);
            else
                return std::tuple<>();
        };
        return std::tuple_cat(one(TypeList<Data>{})...);
    }(state, AllModuleData{});
}

} // namespace watchfire::hex
