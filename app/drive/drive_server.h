// SPDX-License-Identifier: Apache-2.0
// `--drive SOCKET`: the real program, driven from outside as a hand would drive it: real mouse, touch and key
// events through the window, screenshots at native size, what is visible and where (decisions 20). Off by
// default; a unix socket that only the same user may open. One JSON object a line in, one out, in order.
//
//   {"do":"tap","name":"endTurn"}   {"do":"tap","x":640,"y":400}   the same with "touch"
//                                   with "finger":true as fast as a finger would: a double tap may be dropped
//   {"do":"type","text":"Ann"}      {"do":"key","key":"Return"}
//   {"do":"screenshot","path":"/tmp/table.png"}
//   {"do":"state"}                  the game's state, the screen, the visible names with their places
//   {"do":"picture"}                the rows of the table screen's lists: board, strip, chips, panel
//   {"do":"texts"}                  the visible texts, from the top down: where each is, and in what
//   {"do":"find","name":"undo"}     {"do":"wait-for","name":"begin","timeout":10000}
//   {"do":"wait-gone","name":"begin"}
//   {"do":"wait-saved"}             until every command is on disk
//   {"do":"wait-idle"}              until nothing has been drawn for a while
//   {"do":"frames"}                 frames drawn since the start, and when, in ns of the steady clock:
//                                   "first": the first one; "painted": the one after the game's last change
//                                   (0: not yet); "times": the last 240, oldest first
//   {"do":"audit","mm":5.9,"target":12,"text":2.5}   what is cut, too small, too faint or overlaps
//                                   (screen_audit.h); and "afar", the capitals in mm of what must be
//                                   legible from 1.5 m
//   {"do":"accessible"}             what a screen reader gets: role, name, states, actions of each control
//   {"do":"quit"}
//
// Answers carry "ok"; a refused one carries "error" in English. An input is answered when what came of it has
// been drawn, so that the next command finds it in place.
#pragma once

#include "app/drive/drive_request.h"

#include <QElapsedTimer>
#include <QLocalServer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <nlohmann/json.hpp>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

class QLocalSocket;
class QPointingDevice;
class QQuickItem;
class QQuickWindow;

namespace watchfire::drive {

/// What the program says about itself; called on the GUI thread.
struct Program {
    std::function<nlohmann::ordered_json()> state;   ///< screen, mode, game state
    std::function<nlohmann::ordered_json()> picture; ///< lists by name; empty without a game
    std::function<bool()> saved;                     ///< every command is on disk
    std::function<void()> quit;
};

class DriveServer : public QObject {
    Q_OBJECT
public:
    DriveServer(QQuickWindow& window, Program program, QObject* parent = nullptr);
    ~DriveServer() override;

    /// Errors: an English sentence; empty on success. Replaces a stale socket at the path, but no other file.
    QString listen(const QString& path);
    /// The game has changed: the next frame shows it.
    void gameChanged() { m_changed = true; }

private:
    using Json = nlohmann::ordered_json;
    struct Asked {
        QPointer<QLocalSocket> from;
        std::variant<Request, std::string> request; ///< or why the line is not one
    };
    /// A condition that is checked again until it holds or time is up.
    struct Waiting {
        QPointer<QLocalSocket> from;
        std::function<std::optional<Json>()> answer;
        qint64 until = 0;
        QString what;
    };

    void accept();
    void read(QLocalSocket& socket);
    void next();
    void reply(const QPointer<QLocalSocket>& to, const Json& answer);
    /// `nullopt` if the answer comes later.
    std::optional<Json> carryOut(const Asked& asked);
    /// Answers an input when the screen shows its result, so that the next request finds it in place.
    std::optional<Json> settled(const Asked& asked, const Json& answer);
    void waitFor(const Asked& asked, std::function<std::optional<Json>()> answer);
    void pollWaiting();

    /// Where in the window it is, or why it cannot be touched.
    std::variant<QPointF, QString> placeOf(const request::Tap& tap) const;
    /// Does something there, and answers where.
    Json pointed(const request::Tap& where, const std::function<void(QPointF)>& act);
    Json tap(const request::Tap& tap);
    Json point(const request::Pointer& pointer);
    void send(QPointF at, bool touch, request::Pointer::Phase phase);
    Json key(const std::string& name);
    Json type(const std::string& text);
    Json screenshot(const std::string& path);
    Json audited(const request::Audit& audit);
    Json state() const;
    Json texts() const;
    Json found(const std::string& name) const;
    Json accessibleTree();
    Json describe(QQuickItem& item) const;
    Json visibleNames() const;
    std::string focusName() const;
    QQuickItem* find(const std::string& name) const;
    static void bringIntoView(QQuickItem& item);

    QQuickWindow& m_window;
    Program m_program;
    QLocalServer m_server;
    QList<QPointer<QLocalSocket>> m_sockets;
    std::deque<Asked> m_requests;
    std::optional<Waiting> m_waiting;
    QTimer m_poll;
    QElapsedTimer m_clock;
    qint64 m_lastFrame = 0;
    quint64 m_frames = 0;
    std::deque<qint64> m_times; ///< of the last frames, ns on the steady clock
    qint64 m_firstFrame = 0;    ///< ns on the steady clock
    qint64 m_paintedFrame = 0;  ///< likewise, the first after the last change
    bool m_changed = false;
    std::unique_ptr<QPointingDevice> m_touchscreen;
    int m_mouseTime = 0; ///< of the last mouse tap, ms
    bool m_busy = false;
};

} // namespace watchfire::drive
