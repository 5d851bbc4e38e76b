// SPDX-License-Identifier: Apache-2.0
#include "app/models/settings_model.h"

#include "app/text/language.h"

#include <QJsonDocument>

#include <algorithm>
#include <optional>
#include <type_traits>

namespace watchfire {

namespace {

constexpr qreal smallestScale = 0.8;
constexpr qreal largestScale = 1.6;
constexpr qreal fewestPixels = 1;
constexpr qreal mostPixels = 100;
constexpr qreal slowestRate = -0.5;
constexpr qreal fastestRate = 0.5;

int quarterTurn(int degrees) {
    return ((degrees / 90 * 90) % 360 + 360) % 360;
}

/// `nullopt` if the text holds a value of another type.
template <class Value> std::optional<Value> as(const QJsonValue& json) {
    if constexpr (std::is_same_v<Value, bool>)
        return json.isBool() ? std::optional(json.toBool()) : std::nullopt;
    else if constexpr (std::is_same_v<Value, QString>)
        return json.isString() ? std::optional(json.toString()) : std::nullopt;
    else if constexpr (std::is_same_v<Value, int>)
        return json.isDouble() && json.toDouble() == json.toInt() ? std::optional(json.toInt())
                                                                  : std::nullopt;
    else
        return json.isDouble() ? std::optional(json.toDouble()) : std::nullopt;
}

} // namespace

/// A setting, with its name in the stored text.
struct SettingsModel::Field {
    QString name;
    QJsonValue (*read)(const SettingsModel&);
    void (*write)(SettingsModel&, const QJsonValue&);

    template <auto member, auto set> static Field of(const char* name) {
        using Value = std::remove_cvref_t<decltype(std::declval<SettingsModel>().*member)>;
        return {QString::fromLatin1(name),
                [](const SettingsModel& model) { return QJsonValue(model.*member); },
                [](SettingsModel& model, const QJsonValue& json) {
                    if (const auto value = as<Value>(json))
                        (model.*set)(*value);
                }};
    }
};

const QList<SettingsModel::Field>& SettingsModel::fields() {
    using Model = SettingsModel;
    static const QList<Field> table{
        Field::of<&Model::m_language, &Model::setLanguage>("language"),
        Field::of<&Model::m_theme, &Model::setTheme>("theme"),
        Field::of<&Model::m_measured, &Model::setMeasured>("pixels-per-mm"),
        Field::of<&Model::m_scale, &Model::setScale>("scale"),
        Field::of<&Model::m_motion, &Model::setMotion>("motion"),
        Field::of<&Model::m_speech, &Model::setSpeech>("speech"),
        Field::of<&Model::m_voice, &Model::setVoice>("voice"),
        Field::of<&Model::m_speechRate, &Model::setSpeechRate>("speech-rate"),
        Field::of<&Model::m_speechVolume, &Model::setSpeechVolume>("speech-volume"),
        Field::of<&Model::m_sounds, &Model::setSounds>("sounds"),
        Field::of<&Model::m_kioskMode, &Model::setKioskMode>("kiosk-mode"),
        Field::of<&Model::m_boardTurn, &Model::setBoardTurn>("board-turn"),
        Field::of<&Model::m_panelTurn, &Model::setPanelTurn>("panel-turn"),
        Field::of<&Model::m_panelFollowsTurn, &Model::setPanelFollowsTurn>("panel-follows-turn"),
    };
    return table;
}

SettingsModel::SettingsModel(QString systemLanguage, QObject* parent)
    : QObject(parent), m_systemLanguage(std::move(systemLanguage)) {}

QStringList SettingsModel::languages() {
    return text::Language::shipped();
}

void SettingsModel::setLanguage(const QString& language) {
    if (languages().contains(language))
        change("language", m_language, language, &SettingsModel::languageChanged);
}

void SettingsModel::setTheme(const QString& theme) {
    if (theme == QLatin1String("dark") || theme == QLatin1String("light"))
        change("theme", m_theme, theme, &SettingsModel::themeChanged);
}

void SettingsModel::setScreenPixelsPerMm(qreal pixels) {
    if (pixels <= 0 || qFuzzyCompare(pixels, m_screenPixels))
        return;
    m_screenPixels = pixels;
    emit pixelsPerMmChanged();
}

void SettingsModel::setMeasured(qreal pixels) {
    const qreal next = pixels > 0 ? std::clamp(pixels, fewestPixels, mostPixels) : 0;
    if (!qFuzzyCompare(1 + next, 1 + m_measured))
        change("pixels-per-mm", m_measured, next, &SettingsModel::pixelsPerMmChanged);
}

void SettingsModel::setScale(qreal scale) {
    const qreal next = std::clamp(scale, smallestScale, largestScale);
    if (!qFuzzyCompare(next, m_scale)) // steps of a tenth do not add up exactly
        change("scale", m_scale, next, &SettingsModel::scaleChanged);
}

void SettingsModel::setSpeech(const QString& speech) {
    static const QStringList modes{QStringLiteral("off"), QStringLiteral("dangers"), QStringLiteral("all")};
    if (modes.contains(speech))
        change("speech", m_speech, speech, &SettingsModel::speechChanged);
}

void SettingsModel::setSpeechRate(qreal rate) {
    const qreal next = std::clamp(rate, slowestRate, fastestRate);
    if (!qFuzzyCompare(1 + next, 1 + m_speechRate))
        change("speech-rate", m_speechRate, next, &SettingsModel::speechRateChanged);
}

void SettingsModel::setSpeechVolume(qreal volume) {
    const qreal next = std::clamp(volume, 0.0, 1.0);
    if (!qFuzzyCompare(1 + next, 1 + m_speechVolume))
        change("speech-volume", m_speechVolume, next, &SettingsModel::speechVolumeChanged);
}

void SettingsModel::setBoardTurn(int degrees) {
    change("board-turn", m_boardTurn, quarterTurn(degrees), &SettingsModel::boardTurnChanged);
}

void SettingsModel::setPanelTurn(int degrees) {
    change("panel-turn", m_panelTurn, quarterTurn(degrees), &SettingsModel::panelTurnChanged);
}

void SettingsModel::setPanelFollowsTurn(bool follows) {
    change("panel-follows-turn", m_panelFollowsTurn, follows, &SettingsModel::panelFollowsTurnChanged);
}

QByteArray SettingsModel::toJson() const {
    QJsonObject json = m_stored;
    for (const Field& field : fields()) {
        if (!m_given.contains(field.name))
            json[field.name] = field.read(*this);
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

void SettingsModel::fromJson(const QByteArray& text) {
    m_stored = QJsonDocument::fromJson(text).object();
    for (const Field& field : fields()) {
        if (m_stored.contains(field.name) && !m_given.contains(field.name))
            field.write(*this, m_stored[field.name]);
    }
}

void SettingsModel::give(const QString& name, const QJsonValue& value) {
    for (const Field& field : fields()) {
        if (field.name == name) {
            field.write(*this, value);
            m_given.insert(name);
        }
    }
}

void SettingsModel::keep(const QString& name) {
    if (m_given.remove(name))
        emit touched();
}

} // namespace watchfire

#include "moc_settings_model.cpp"
