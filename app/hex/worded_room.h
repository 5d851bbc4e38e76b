// SPDX-License-Identifier: Apache-2.0
// A module's room whose steps and corrections are worded by a class each, with one function a kind.
#pragma once

#include "app/hex/room.h"
#include "app/text/step_words.h"

#include <type_traits>

namespace watchfire {

/// `Data` lists the module's own kinds. `Cards` and `Lines` are StepWords; `Corrections` has the state
/// `before`, and is void for a module without corrections of its own.
template <hex::ModuleName name, class Data, class Cards, class Lines, class Corrections = void>
class WordedRoom : public ModuleRoom {
public:
    [[nodiscard]] hex::ModuleName module() const final { return name; }

    [[nodiscard]] std::optional<text::StepCard> card(const hex::State& state,
                                                     const hex::Step& step) const final {
        return text::answerOf<std::optional<text::StepCard>, typename Data::Steps>(Cards{{state}}, step);
    }

    [[nodiscard]] QString line(const hex::State& state, const hex::Step& step) const final {
        return text::answerOf<QString, typename Data::Steps>(Lines{{state}}, step);
    }

    [[nodiscard]] QString corrected([[maybe_unused]] const hex::State& before,
                                    [[maybe_unused]] const hex::command::Correction& correction) const final {
        if constexpr (std::is_void_v<Corrections>)
            return {};
        else
            return text::answerOf<QString, typename Data::Corrections>(Corrections{before}, correction);
    }
};

} // namespace watchfire
