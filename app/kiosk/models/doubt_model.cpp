// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/doubt_model.h"

#include <utility>

namespace watchfire {

void DoubtModel::ask(Question question, std::function<void()> then) {
    m_question = std::move(question);
    m_then = std::move(then);
    emit changed();
}

void DoubtModel::goOn() {
    const auto then = std::exchange(m_then, nullptr);
    emit changed();
    if (then)
        then();
}

void DoubtModel::dismiss() {
    if (!asking())
        return;
    m_then = nullptr;
    emit changed();
    emit dismissed();
}

} // namespace watchfire

#include "moc_doubt_model.cpp"
