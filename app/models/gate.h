// SPDX-License-Identifier: Apache-2.0
// What asks for the PIN before something is done, where strangers use the screen. Without one it is always
// open.
#pragma once

#include <functional>
#include <utility>

namespace watchfire {

class Gate {
public:
    using Act = std::function<void()>;

    Gate() = default; ///< always open
    /// `ask` keeps the act until the PIN is right, or drops it.
    explicit Gate(std::function<void(Act)> ask) : m_ask(std::move(ask)) {}

    /// Does it, now or after the PIN.
    void pass(Act act) const {
        if (m_ask)
            m_ask(std::move(act));
        else
            act();
    }

private:
    std::function<void(Act)> m_ask;
};

} // namespace watchfire
