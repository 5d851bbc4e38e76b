// SPDX-License-Identifier: Apache-2.0
// See powder_family.h.
#include "app/game/powder/powder_family.h"

#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct PowderText {
    Q_DECLARE_TR_FUNCTIONS(PowderText)
};

Result<nlohmann::ordered_json> answerOf(const Result<powder::Outcome>& outcome) {
    if (!outcome)
        return outcome.error();
    return powder::answerJson(outcome->steps, outcome->decision);
}

bool hasStep(const Told& told, auto matches) {
    return std::any_of(told.powderSteps().begin(), told.powderSteps().end(), matches);
}

} // namespace

PowderFamily::PowderFamily(TableModel& table, PowderActing::Submit submit)
    : m_presenter(table), m_acting(table, m_running, std::move(submit)) {}

Result<PowderFamily::Json> PowderFamily::carryOut(const Json& command) {
    return answerOf(m_running.carryOut(command));
}

Result<PowderFamily::Json> PowderFamily::redo() {
    return answerOf(m_running.redo());
}

PowderFamily::Json PowderFamily::answerNow() const {
    return powder::answerJson({}, powder::openDecision(m_running.state()));
}

PowderFamily::Json PowderFamily::lastSteps() const {
    Json steps = Json::array();
    if (!told().empty()) {
        for (const powder::Step& step : told().back().powderSteps())
            steps.push_back(powder::toJson(step));
    }
    return steps;
}

QString PowderFamily::title() const {
    return PowderText::tr("The Great Wall: Black Powder");
}

QStringList PowderFamily::enteredNames() const {
    QStringList names;
    for (const powder::Player& player : m_running.setup().players()) {
        const QString name = QString::fromStdString(player.name);
        if (!name.isEmpty() && player.name != powder::toString(player.clan) &&
            name != text::clanName(player.clan))
            names.append(name);
    }
    return names;
}

QString PowderFamily::refusalText(const Error& error) const {
    return text::refusalText(m_running.state(), error);
}

/// The lamp shows the breach of a winter, and the end (BP-51, BP-90).
devices::LampEffect PowderFamily::lamp() const {
    if (over())
        return devices::LampEffect::win;
    const auto breach = [](const powder::Step& step) {
        return std::holds_alternative<powder::step::Breach>(step);
    };
    for (std::size_t n = position(); n > 0; --n) {
        const Told& told = this->told()[n - 1];
        if (hasStep(told, breach))
            return devices::LampEffect::breach;
        if (told.clearsCards)
            break;
    }
    return powder::whoseTurn(m_running.state()) ? devices::LampEffect::yourTurn : devices::LampEffect::idle;
}

std::optional<PowderFamily::Json> PowderFamily::drawn(const Random&) const {
    return std::nullopt;
}

RollUse PowderFamily::rollUse() const {
    RollUse use;
    use.why = PowderText::tr("Black Powder is played without dice.");
    return use;
}

std::optional<PowderFamily::Json> PowderFamily::commandOf(const std::vector<int>&) {
    return std::nullopt;
}

void PowderFamily::show(const CardsInHand& cards, bool practice) {
    m_presenter.show(*m_running.game(), cards, practice);
    m_acting.show();
}

} // namespace watchfire
