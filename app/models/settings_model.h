// SPDX-License-Identifier: Apache-2.0
// What the table may set for itself (screens.md 6). A value from the command line takes precedence over the
// stored one, and is stored only when somebody sets it by hand.
#pragma once

#include "app/models/property.h"

#include <QJsonObject>
#include <QObject>
#include <QSet>
#include <QStringList>

namespace watchfire {

class SettingsModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// The measured value, otherwise the screen's own.
    WATCHFIRE_PROPERTY(qreal, pixelsPerMm, m_measured > 0 ? m_measured : m_screenPixels, pixelsPerMmChanged)
    Q_PROPERTY(qreal measured READ measured WRITE setMeasured NOTIFY pixelsPerMmChanged)
    Q_PROPERTY(qreal scale READ scale WRITE setScale NOTIFY scaleChanged)
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY motionChanged)
    Q_PROPERTY(QString speech READ speech WRITE setSpeech NOTIFY speechChanged)
    Q_PROPERTY(QString voice READ voice WRITE setVoice NOTIFY voiceChanged)
    Q_PROPERTY(qreal speechRate READ speechRate WRITE setSpeechRate NOTIFY speechRateChanged)
    Q_PROPERTY(qreal speechVolume READ speechVolume WRITE setSpeechVolume NOTIFY speechVolumeChanged)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged)
    Q_PROPERTY(bool kioskMode READ kioskMode WRITE setKioskMode NOTIFY kioskModeChanged)
    Q_PROPERTY(int boardTurn READ boardTurn WRITE setBoardTurn NOTIFY boardTurnChanged)
    Q_PROPERTY(int panelTurn READ panelTurn WRITE setPanelTurn NOTIFY panelTurnChanged)
    Q_PROPERTY(
        bool panelFollowsTurn READ panelFollowsTurn WRITE setPanelFollowsTurn NOTIFY panelFollowsTurnChanged)

public:
    /// `systemLanguage`: one of `languages()`, used until the table chooses.
    explicit SettingsModel(QString systemLanguage = QStringLiteral("en"), QObject* parent = nullptr);

    static QStringList languages(); ///< the shipped ones

    QString language() const { return m_language.isEmpty() ? m_systemLanguage : m_language; }
    void setLanguage(const QString& language);
    QString theme() const { return m_theme; } ///< "dark" or "light"
    void setTheme(const QString& theme);
    void setScreenPixelsPerMm(qreal pixels);
    qreal measured() const { return m_measured; } ///< pixels a millimetre, 1 to 100; 0: not measured
    void setMeasured(qreal pixels);
    qreal scale() const { return m_scale; } ///< 0.8 to 1.6, times the millimetres
    void setScale(qreal scale);
    bool motion() const { return m_motion; }
    void setMotion(bool motion);
    QString speech() const { return m_speech; } ///< "off", "dangers" or "all"
    void setSpeech(const QString& speech);
    QString voice() const { return m_voice; } ///< a voice's name; empty: the language's own
    void setVoice(const QString& voice);
    qreal speechRate() const { return m_speechRate; } ///< -0.5 to 0.5; 0 is normal
    void setSpeechRate(qreal rate);
    qreal speechVolume() const { return m_speechVolume; } ///< 0 to 1
    void setSpeechVolume(qreal volume);
    bool sounds() const { return m_sounds; }
    void setSounds(bool sounds);
    bool kioskMode() const { return m_kioskMode; }
    void setKioskMode(bool kioskMode);
    int boardTurn() const { return m_boardTurn; } ///< 0, 90, 180, 270 degrees
    void setBoardTurn(int degrees);
    int panelTurn() const { return m_panelTurn; } ///< 0, 90, 180, 270 degrees
    void setPanelTurn(int degrees);
    bool panelFollowsTurn() const { return m_panelFollowsTurn; }
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
    void change(const char* field, Value& value, Value next, void (SettingsModel::*changed)());

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
