// SPDX-License-Identifier: Apache-2.0
// What the table may set for itself (screens.md 6). A value from the command line takes precedence over the
// stored one, and is stored only when somebody sets it by hand.
#pragma once

#include "app/models/property.h"

#include <QJsonObject>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <utility>

namespace watchfire {

class SettingsModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_SETTABLE(QString, language, m_language.isEmpty() ? m_systemLanguage : m_language, setLanguage,
                       languageChanged)
    WATCHFIRE_SETTABLE(QString, theme, m_theme, setTheme, themeChanged) ///< "dark" or "light"
    /// The measured value, otherwise the screen's own.
    WATCHFIRE_PROPERTY(qreal, pixelsPerMm, m_measured > 0 ? m_measured : m_screenPixels, pixelsPerMmChanged)
    /// Pixels a millimetre, 1 to 100; 0: not measured.
    WATCHFIRE_SETTABLE(qreal, measured, m_measured, setMeasured, pixelsPerMmChanged)
    WATCHFIRE_SETTABLE(qreal, scale, m_scale, setScale, scaleChanged) ///< 0.8 to 1.6, times the millimetres
    WATCHFIRE_SETTABLE(bool, motion, m_motion, setMotion, motionChanged)
    WATCHFIRE_SETTABLE(QString, speech, m_speech, setSpeech, speechChanged) ///< "off", "dangers" or "all"
    /// A voice's name; empty: the language's own.
    WATCHFIRE_SETTABLE(QString, voice, m_voice, setVoice, voiceChanged)
    /// -0.5 to 0.5; 0 is normal.
    WATCHFIRE_SETTABLE(qreal, speechRate, m_speechRate, setSpeechRate, speechRateChanged)
    WATCHFIRE_SETTABLE(qreal, speechVolume, m_speechVolume, setSpeechVolume, speechVolumeChanged) ///< 0 to 1
    WATCHFIRE_SETTABLE(bool, sounds, m_sounds, setSounds, soundsChanged)
    WATCHFIRE_SETTABLE(bool, kioskMode, m_kioskMode, setKioskMode, kioskModeChanged)
    /// 0, 90, 180, 270 degrees.
    WATCHFIRE_SETTABLE(int, boardTurn, m_boardTurn, setBoardTurn, boardTurnChanged)
    /// 0, 90, 180, 270 degrees.
    WATCHFIRE_SETTABLE(int, panelTurn, m_panelTurn, setPanelTurn, panelTurnChanged)
    WATCHFIRE_SETTABLE(bool, panelFollowsTurn, m_panelFollowsTurn, setPanelFollowsTurn,
                       panelFollowsTurnChanged)

public:
    /// `systemLanguage`: one of `languages()`, used until the table chooses.
    explicit SettingsModel(QString systemLanguage = QStringLiteral("en"), QObject* parent = nullptr);

    static QStringList languages(); ///< the shipped ones

    void setLanguage(const QString& language);
    void setTheme(const QString& theme);
    void setScreenPixelsPerMm(qreal pixels);
    void setMeasured(qreal pixels);
    void setScale(qreal scale);
    void setMotion(bool motion) { change("motion", m_motion, motion, &SettingsModel::motionChanged); }
    void setSpeech(const QString& speech);
    void setVoice(const QString& voice) { change("voice", m_voice, voice, &SettingsModel::voiceChanged); }
    void setSpeechRate(qreal rate);
    void setSpeechVolume(qreal volume);
    void setSounds(bool sounds) { change("sounds", m_sounds, sounds, &SettingsModel::soundsChanged); }
    void setKioskMode(bool kioskMode) {
        change("kiosk-mode", m_kioskMode, kioskMode, &SettingsModel::kioskModeChanged);
    }
    void setBoardTurn(int degrees);
    void setPanelTurn(int degrees);
    void setPanelFollowsTurn(bool follows);

    /// All settings as one JSON text, and back. Broken fields are ignored; fields that this version does not
    /// know are kept.
    QByteArray toJson() const;
    void fromJson(const QByteArray& json);

    /// Sets the command line's value of one stored field ("theme", "language", "kiosk-mode",
    /// "pixels-per-mm").
    void give(const QString& field, const QJsonValue& value);
    /// From now on the command line's value counts as the table's own.
    void keep(const QString& field);

signals:
    void languageChanged();
    void themeChanged();
    void pixelsPerMmChanged();
    void scaleChanged();
    void motionChanged();
    void speechChanged();
    void voiceChanged();
    void speechRateChanged();
    void speechVolumeChanged();
    void soundsChanged();
    void kioskModeChanged();
    void boardTurnChanged();
    void panelTurnChanged();
    void panelFollowsTurnChanged();
    /// A stored setting has changed.
    void touched();

private:
    struct Field;
    static const QList<Field>& fields();
    template <class Value>
    void change(const char* field, Value& value, Value next, void (SettingsModel::*changed)()) {
        if (value == next)
            return;
        value = std::move(next);
        m_given.remove(QString::fromLatin1(field));
        emit(this->*changed)();
        emit touched();
    }

    QString m_systemLanguage;
    QString m_language; ///< empty: the system's
    QString m_theme = QStringLiteral("dark");
    qreal m_screenPixels = 5.9;
    qreal m_measured = 0;
    qreal m_scale = 1.0;
    bool m_motion = true;
    QString m_speech = QStringLiteral("off");
    QString m_voice;
    qreal m_speechRate = 0;
    qreal m_speechVolume = 0.8;
    bool m_sounds = true;
    bool m_kioskMode = false;
    int m_boardTurn = 0;
    int m_panelTurn = 0;
    bool m_panelFollowsTurn = false;

    QJsonObject m_stored;  ///< as last read
    QSet<QString> m_given; ///< fields that the command line has set
};

} // namespace watchfire
