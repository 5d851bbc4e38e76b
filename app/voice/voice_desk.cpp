// SPDX-License-Identifier: Apache-2.0
#include "app/voice/voice_desk.h"

#include "app/text/sayable.h"
#include "app/voice/alarm.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace watchfire::voice {

namespace {

struct VoiceDeskText {
    Q_DECLARE_TR_FUNCTIONS(VoiceDeskText)
};
constexpr int startMs = 5000; // from the command to the first sound
constexpr int voicesMs = 10000;
constexpr int leastTalkMs = 8000;
constexpr int letterMs = 150; // twice what a slow voice needs
constexpr QLatin1String exampleId{"example"};

int talkMs(const QString& text) {
    return leastTalkMs + letterMs * static_cast<int>(text.size());
}
} // namespace

VoiceDesk::VoiceDesk(Parts parts, QObject* parent)
    : QObject(parent), m_parts(std::move(parts)), m_helper(m_parts.program, m_parts.patience) {
    connect(&m_helper, &HelperProcess::cameUp, this, &VoiceDesk::go);
    connect(&m_helper, &HelperProcess::heard, this, &VoiceDesk::heard);
    connect(&m_helper, &HelperProcess::lost, this, [this] {
        // A sentence that began to be heard is not repeated.
        if (m_started)
            m_queue.done();
        else
            m_queue.putBack();
        m_started = false;
        if (std::exchange(m_looking, false))
            lookAgain();
        m_parts.model.setSaying(false);
        if (!m_helper.hasGivenUp() && (m_lookDue || !m_queue.empty()))
            m_helper.need();
    });
    connect(&m_helper, &HelperProcess::gaveUp, this, [this] {
        m_queue.clear();
        m_lookDue = false;
        m_parts.model.setVoices(m_found, false);
        showProblem(m_helper.exists());
    });
    const SettingsModel& settings = m_parts.settings;
    connect(&settings, &SettingsModel::speechChanged, this, &VoiceDesk::settingsChanged);
    connect(&m_parts.model, &VoiceModel::repeatAsked, this, &VoiceDesk::repeat);
    connect(&m_parts.model, &VoiceModel::exampleAsked, this, &VoiceDesk::sayExample);
    connect(&m_parts.model, &VoiceModel::lookAsked, this, &VoiceDesk::look);
    m_parts.model.setOn(settings.speech() != QLatin1String("off"));
}

// ---- what to say ----

QList<Utterance> VoiceDesk::shown() const {
    const QString mode = m_parts.settings.speech();
    if (m_game.empty() || mode == QLatin1String("off"))
        return {};
    const bool all = mode == QLatin1String("all");
    QList<Utterance> now;
    for (const StepRow& row : m_parts.table.steps()->rows()) {
        if (row.state != QLatin1String("done") && (all || isDanger(row.icon)))
            now.append({row.id.section(QLatin1Char(':'), 0, 0).toInt(), row.id, text::sayable(row.sentence)});
    }
    const DecisionModel& decision = *m_parts.table.decision();
    if (all && decision.open() && !decision.title().isEmpty())
        now.append({m_commands, QStringLiteral("%1?").arg(m_commands), text::sayable(decision.title())});
    const BuildModel& build = *m_parts.table.build();
    if (all && !build.waitingText().isEmpty())
        now.append({m_commands, QStringLiteral("%1+").arg(m_commands), text::sayable(build.waitingText())});
    return now;
}

void VoiceDesk::follow(const std::string& game, int commands) {
    if (game != m_game) {
        stop();
        m_queue.clear();
        m_game = game;
    }
    m_commands = commands;
    if (m_queue.show(shown(), commands))
        stop();
    go();
}

void VoiceDesk::leave() {
    follow({}, 0);
}

void VoiceDesk::settingsChanged() {
    const bool on = m_parts.settings.speech() != QLatin1String("off");
    m_parts.model.setOn(on);
    if (on)
        retry();
    else
        m_parts.model.setProblem({});
    follow(m_game, m_commands);
}

void VoiceDesk::repeat() {
    const DecisionModel& decision = *m_parts.table.decision();
    Utterance utterance{m_commands, QStringLiteral("%1?").arg(m_commands), text::sayable(decision.title())};
    for (const StepRow& row : m_parts.table.steps()->rows()) {
        if (row.state == QLatin1String("current"))
            utterance = {row.id.section(QLatin1Char(':'), 0, 0).toInt(), row.id, text::sayable(row.sentence)};
    }
    if (utterance.text.isEmpty())
        utterance.text = text::sayable(m_parts.table.headline());
    if (utterance.text.isEmpty())
        return;
    if (m_helper.hasGivenUp())
        retry();
    if (m_queue.again(utterance))
        stop();
    go();
}

void VoiceDesk::sayExample() {
    retry();
    if (m_queue.again({0, exampleId, VoiceDeskText::tr("This is how your game will sound. Roll the dice!")}))
        stop();
    go();
}

void VoiceDesk::look() {
    m_lookDue = true;
    m_looks = 0;
    retry();
    m_found.clear();
    m_parts.model.setVoices(m_parts.model.voices(), true);
    go();
}

/// The helper was lost over it. Its next start leaves out an engine that was lost twice.
void VoiceDesk::lookAgain() {
    constexpr int mostLooks = 3;
    if (m_lookDue) // somebody asked again meanwhile
        return;
    m_lookDue = m_looks < mostLooks;
    if (m_lookDue) {
        m_found.clear();
        return;
    }
    m_parts.model.setVoices(m_found, false);
    if (m_found.isEmpty())
        showProblem(false);
}

/// Somebody asks again, so there may be a voice now.
void VoiceDesk::retry() {
    m_helper.forgive();
    m_parts.model.setProblem({});
}

// ---- the helper ----

void VoiceDesk::go() {
    if (!m_lookDue && m_queue.empty())
        return;
    if (!m_helper.ready()) {
        if (m_helper.hasGivenUp())
            m_queue.clear(); // until it is asked again
        m_helper.need();
        return;
    }
    if (m_looking)
        return;
    if (m_lookDue && !m_queue.inHand()) {
        m_lookDue = false;
        m_looking = true;
        ++m_looks;
        auto languages = nlohmann::json::array();
        for (const QString& language : SettingsModel::languages())
            languages.push_back(language.toStdString());
        m_helper.send({{"do", "voices"}, {"languages", languages}}, voicesMs);
        return;
    }
    if (const auto utterance = m_queue.next()) {
        const SettingsModel& settings = m_parts.settings;
        m_started = false;
        m_helper.send({{"do", "say"},
                       {"id", ++m_id},
                       {"text", utterance->text.toStdString()},
                       {"language", settings.language().toStdString()},
                       {"voice", settings.voice().toStdString()},
                       {"rate", settings.speechRate()},
                       {"volume", settings.speechVolume()}},
                      startMs);
    }
}

void VoiceDesk::stop() {
    m_started = false;
    m_parts.model.setSaying(false);
    if (!m_looking)
        m_helper.expect(0);
    m_helper.send({{"do", "stop"}}, 0);
}

void VoiceDesk::heard(const nlohmann::json& event) {
    const std::string what = event.value("event", std::string());
    if (what == "voices" || what == "voices-end") {
        heardVoices(event);
        return;
    }
    if (event.value("id", 0) != m_id || !m_queue.inHand())
        return; // belongs to a sentence that was stopped
    if (what == "started") {
        m_started = true;
        m_helper.expect(talkMs(m_queue.inHand()->text));
        m_parts.model.setProblem({});
        m_parts.model.setSaying(true);
        emit said(m_queue.inHand()->id, m_queue.inHand()->text);
        return;
    }
    if (what != "finished" && what != "failed")
        return;
    m_helper.expect(0);
    m_started = false;
    m_queue.done();
    m_parts.model.setSaying(false);
    if (what == "failed")
        showProblem(event.value("why", std::string()) == "no audio");
    go();
}

void VoiceDesk::heardVoices(const nlohmann::json& event) {
    const bool end = event.value("event", std::string()) == "voices-end";
    if (const auto rows = event.find("voices"); rows != event.end() && rows->is_array()) {
        for (const auto& row : *rows) {
            QVariantMap voice;
            for (const char* field : {"id", "about", "language"}) {
                if (row.is_object() && row.contains(field) && row[field].is_string())
                    voice.insert(QLatin1String(field), QString::fromStdString(row[field].get<std::string>()));
            }
            m_found.append(voice);
        }
    }
    m_parts.model.setVoices(m_found, !end);
    m_helper.expect(end ? 0 : voicesMs);
    if (!end)
        return;
    m_looking = false;
    if (m_found.isEmpty())
        showProblem(false);
    go();
}

void VoiceDesk::showProblem(bool audio) {
    m_parts.model.setProblem(
        audio ? VoiceDeskText::tr(
                    "There is no voice: no loudspeaker answers. Connect one, and see that the system plays "
                    "sound.")
              : VoiceDeskText::tr(
                    "There is no voice for this language. Install speech-dispatcher-espeak-ng and "
                    "qt6-speech-speechd-plugin."));
}

QString VoiceDesk::find() {
    const QString here = QCoreApplication::applicationDirPath();
    const QString name = QStringLiteral("watchfire-voice");
    for (const QString& path : {here + QLatin1Char('/') + name, here + QStringLiteral("/voice/") + name,
                                here + QStringLiteral("/../app/voice/") + name}) {
        if (QFileInfo(path).isExecutable())
            return QDir::cleanPath(path);
    }
    return QStandardPaths::findExecutable(name);
}

} // namespace watchfire::voice

#include "moc_voice_desk.cpp"
