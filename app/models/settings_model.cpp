// SPDX-License-Identifier: Apache-2.0
// See settings_model.h.
#include "app/models/settings_model.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire {

namespace {
constexpr qreal smallestScale = 0.8;
constexpr qreal largestScale = 1.6;

int quarterTurn(int degrees) {
    return ((degrees / 90 * 90) % 360 + 360) % 360;
}
} // namespace

SettingsModel::SettingsModel(QObject* parent) : QObject(parent) {}

void SettingsModel::setTheme(const QString& theme) {
    if (theme == m_theme || (theme != QStringLiteral("dark") && theme != QStringLiteral("light")))
        return;
    m_theme = theme;
    emit themeChanged();
    emit touched();
}

void SettingsModel::setPixelsPerMm(qreal pixels) {
    if (pixels <= 0 || qFuzzyCompare(pixels, m_pixelsPerMm))
        return;
    m_pixelsPerMm = pixels;
    emit pixelsPerMmChanged();
}

void SettingsModel::setScale(qreal scale) {
    const qreal next = std::clamp(scale, smallestScale, largestScale);
    if (qFuzzyCompare(next, m_scale))
        return;
    m_scale = next;
    emit scaleChanged();
    emit touched();
}

void SettingsModel::setMotion(bool motion) {
    if (motion == m_motion)
        return;
    m_motion = motion;
    emit motionChanged();
    emit touched();
}

void SettingsModel::setBoardTurn(int degrees) {
    const int next = quarterTurn(degrees);
    if (next == m_boardTurn)
        return;
    m_boardTurn = next;
    emit boardTurnChanged();
    emit touched();
}

void SettingsModel::setPanelTurn(int degrees) {
    const int next = quarterTurn(degrees);
    if (next == m_panelTurn)
        return;
    m_panelTurn = next;
    emit panelTurnChanged();
    emit touched();
}

void SettingsModel::setPanelFollowsTurn(bool follows) {
    if (follows == m_panelFollowsTurn)
        return;
    m_panelFollowsTurn = follows;
    emit panelFollowsTurnChanged();
    emit touched();
}

QByteArray SettingsModel::toJson() const {
    const nlohmann::json json{{"theme", m_theme.toStdString()},
                              {"scale", m_scale},
                              {"motion", m_motion},
                              {"board-turn", m_boardTurn},
                              {"panel-turn", m_panelTurn},
                              {"panel-follows-turn", m_panelFollowsTurn}};
    return QByteArray::fromStdString(json.dump());
}

void SettingsModel::fromJson(const QByteArray& text) {
    const auto json = nlohmann::json::parse(text.toStdString(), nullptr, false);
    if (!json.is_object())
        return;
    const auto field = [&](const char* name) {
        const auto found = json.find(name);
        return found == json.end() ? nlohmann::json() : *found;
    };
    if (const auto v = field("theme"); v.is_string())
        setTheme(QString::fromStdString(v.get<std::string>()));
    if (const auto v = field("scale"); v.is_number())
        setScale(v.get<double>());
    if (const auto v = field("motion"); v.is_boolean())
        setMotion(v.get<bool>());
    if (const auto v = field("board-turn"); v.is_number_integer())
        setBoardTurn(v.get<int>());
    if (const auto v = field("panel-turn"); v.is_number_integer())
        setPanelTurn(v.get<int>());
    if (const auto v = field("panel-follows-turn"); v.is_boolean())
        setPanelFollowsTurn(v.get<bool>());
}

} // namespace watchfire
