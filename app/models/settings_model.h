// SPDX-License-Identifier: Apache-2.0
// What the table may set for itself (screens.md 6): theme, scale, motion, the board's turn. Given values
// of the command line win over stored ones.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

class SettingsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(qreal pixelsPerMm READ pixelsPerMm NOTIFY pixelsPerMmChanged)
    Q_PROPERTY(qreal scale READ scale WRITE setScale NOTIFY scaleChanged)
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY motionChanged)
    Q_PROPERTY(int boardTurn READ boardTurn WRITE setBoardTurn NOTIFY boardTurnChanged)
    Q_PROPERTY(int panelTurn READ panelTurn WRITE setPanelTurn NOTIFY panelTurnChanged)
    Q_PROPERTY(
        bool panelFollowsTurn READ panelFollowsTurn WRITE setPanelFollowsTurn NOTIFY panelFollowsTurnChanged)

public:
    explicit SettingsModel(QObject* parent = nullptr);

    QString theme() const { return m_theme; } ///< "dark" or "light"
    void setTheme(const QString& theme);
    qreal pixelsPerMm() const { return m_pixelsPerMm; } ///< the screen's, or --mm
    void setPixelsPerMm(qreal pixels);
    qreal scale() const { return m_scale; } ///< 0.8 to 1.6, times the millimetres
    void setScale(qreal scale);
    bool motion() const { return m_motion; }
    void setMotion(bool motion);
    int boardTurn() const { return m_boardTurn; } ///< 0, 90, 180, 270 degrees
    void setBoardTurn(int degrees);
    int panelTurn() const { return m_panelTurn; } ///< 0, 90, 180, 270 degrees
    void setPanelTurn(int degrees);
    bool panelFollowsTurn() const { return m_panelFollowsTurn; }
    void setPanelFollowsTurn(bool follows);

    /// All of it as one JSON text, and back; unknown or broken fields are passed over.
    QByteArray toJson() const;
    void fromJson(const QByteArray& json);

signals:
    void themeChanged();
    void pixelsPerMmChanged();
    void scaleChanged();
    void motionChanged();
    void boardTurnChanged();
    void panelTurnChanged();
    void panelFollowsTurnChanged();
    /// Something that is to be stored changed.
    void touched();

private:
    QString m_theme = QStringLiteral("dark");
    qreal m_pixelsPerMm = 5.9;
    qreal m_scale = 1.0;
    bool m_motion = true;
    int m_boardTurn = 0;
    int m_panelTurn = 0;
    bool m_panelFollowsTurn = false;
};

} // namespace watchfire
