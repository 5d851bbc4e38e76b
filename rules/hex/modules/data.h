// SPDX-License-Identifier: Apache-2.0
// The list of the modules' data: parts of the state, steps, tasks, commands and corrections, and parts of a
// board. A module adds an include and a word; state.h, step.h, task.h, command.h and board.h join what the
// list offers.
#pragma once

#include "rules/core/one_of.h"
#include "rules/hex/modules/discovery/discovery.h"
#include "rules/hex/modules/jungle/jungle.h"
#include "rules/hex/modules/pirate/pirate.h"
#include "rules/hex/modules/raiders/raiders.h"
#include "rules/hex/modules/riders/riders.h"
#include "rules/hex/modules/river/board.h"
#include "rules/hex/modules/river/river.h"
#include "rules/hex/modules/storm/storm.h"
#include "rules/hex/modules/volcano/volcano.h"

#include <optional>
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

/// In the order in which a board's file has them.
using AllBoardParts = TypeList<RiverBoard>;

/// The modules' parts of a board as its file gives them, each under its own name; `Grounds`: where they lie.
template <class List> struct BoardPartsIn;
template <class... Parts> struct BoardPartsIn<TypeList<Parts...>> : Parts... {
    using Grounds = std::tuple<std::optional<typename Parts::Ground>...>;
    friend bool operator==(const BoardPartsIn&, const BoardPartsIn&) = default;
};
using ModuleBoardParts = BoardPartsIn<AllBoardParts>;
using ModuleGrounds = ModuleBoardParts::Grounds;

/// The parts of a board as a tuple, in the order of the list.
template <class Board> [[nodiscard]] constexpr auto boardPartsOf(Board& board) {
    return []<class... Parts>(Board& all, TypeList<Parts...>) {
        return std::tie(all.*Parts::part...);
    }(board, AllBoardParts{});
}

} // namespace watchfire::hex
