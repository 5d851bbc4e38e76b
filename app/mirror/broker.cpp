// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/broker.h"

#include "app/logging/categories.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTcpServer>

#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <utility>

namespace watchfire::mirror {

namespace {

constexpr quint16 firstPort = 8460;
constexpr quint16 lastPort = 8479;
constexpr int lookEveryMs = 20;
constexpr int firstPauseMs = 50;
constexpr int longestPauseMs = 1000;
constexpr int longLifeMs = 10000;
constexpr int deathsToTell = 3;
constexpr int farewellMs = 1000;
constexpr int lowPriority = 10;

void limit(int what, rlim_t most) {
    rlimit now{};
    if (getrlimit(static_cast<__rlimit_resource>(what), &now) != 0)
        return;
    now.rlim_max = std::min(now.rlim_max, most);
    now.rlim_cur = now.rlim_max;
    setrlimit(static_cast<__rlimit_resource>(what), &now);
}

struct Rights {
    bool change = false;
    uid_t user = 0;
    gid_t group = 0;
};

/// Only root can become somebody else, and only root has to.
Rights rightsOf(const BrokerPlan& plan) {
    const passwd* user = plan.runAs.isEmpty() ? nullptr : getpwnam(plan.runAs.toLocal8Bit().constData());
    return user == nullptr ? Rights{} : Rights{true, user->pw_uid, user->pw_gid};
}

/// Runs in the child before mosquitto does: it gets no further rights, few files, little memory and no
/// precedence over the table, and does not outlive the program. Root becomes `runAs` here and not in
/// mosquitto, because a change of user forgets the signal for the parent's death.
void confine(const Rights& runAs) {
    if (runAs.change && (setgroups(0, nullptr) != 0 || setgid(runAs.group) != 0 || setuid(runAs.user) != 0))
        _exit(1);
    setpriority(PRIO_PROCESS, 0, lowPriority);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    limit(RLIMIT_NOFILE, 256);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, rlim_t(1) << 20);
    limit(RLIMIT_AS, rlim_t(512) << 20);
}

/// Keeps other programs of ours off a port while our broker is not there: a name that no file holds and that
/// is free again when the program ends. Less than 0: somebody has it.
int claimOf(quint16 port) {
    const int claim = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (claim < 0)
        return claim;
    const QByteArray name = "watchfire-phones-" + QByteArray::number(port);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::copy(name.begin(), name.end(), address.sun_path + 1); // after a 0: no file
    const auto length =
        static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + static_cast<std::size_t>(name.size()));
    if (::bind(claim, reinterpret_cast<const sockaddr*>(&address), length) == 0)
        return claim;
    ::close(claim);
    return -1;
}

struct FreePort {
    quint16 port = 0;
    QString wrong; ///< why there is none
    int claim = -1;
};

/// A port that nobody listens on, and that no other program of ours has claimed.
FreePort freePort() {
    for (quint16 port = firstPort; port <= lastPort; ++port) {
        QTcpServer probe;
        if (probe.listen(QHostAddress::AnyIPv4, port)) {
            const int claim = claimOf(port);
            if (claim >= 0)
                return {port, {}, claim};
        }
        // A service that may use local sockets only (packaging/cage).
        if (probe.serverError() == QAbstractSocket::UnsupportedSocketOperationError)
            return {0, QStringLiteral("this program is not allowed to use the network"), -1};
    }
    return {0, QStringLiteral("all ports from %1 to %2 are taken").arg(firstPort).arg(lastPort), -1};
}

} // namespace

Broker::Broker(QObject* parent) : QObject(parent) {
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &Broker::again);
    m_look.setInterval(lookEveryMs);
    connect(&m_look, &QTimer::timeout, this, &Broker::lookForSocket);
}

Broker::~Broker() {
    stop();
}

QString Broker::find() {
    // Debian puts it where only root looks.
    const QString inPath = QStandardPaths::findExecutable(QStringLiteral("mosquitto"));
    return inPath.isEmpty() ? QStandardPaths::findExecutable(
                                  QStringLiteral("mosquitto"),
                                  {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/local/sbin")})
                            : inPath;
}

std::optional<QString> Broker::start(const QList<Reader>& readers) {
    stop();
    m_folder = std::make_unique<QTemporaryDir>();
    if (!m_folder->isValid())
        return QStringLiteral("no folder for the broker: %1").arg(m_folder->errorString());
    m_plan = {m_folder->path(), 0, geteuid() == 0 ? QStringLiteral("nobody") : QString(), readers};
    m_portKept = false;
    m_deaths = 0;
    if (auto wrong = choosePort())
        return wrong;
    launch();
    return std::nullopt;
}

/// Takes a free port, gives the last one back, and writes the files that name it.
std::optional<QString> Broker::choosePort() {
    const FreePort free = freePort();
    release();
    if (free.port == 0)
        return free.wrong;
    m_claim = free.claim;
    m_plan.port = free.port;
    QFile page(QStringLiteral(":/mirror/table.html"));
    if (!page.open(QIODevice::ReadOnly))
        return QStringLiteral("the page for phones is missing");
    return writeBrokerFiles(m_plan, page.readAll());
}

void Broker::again() {
    m_born = QDeadlineTimer::current().deadline(); // a failure before the launch counts, too
    // Another program may have got the port between our look and mosquitto's. Once phones know it, it stays.
    if (!m_portKept) {
        if (const auto wrong = choosePort()) {
            failed(*wrong);
            return;
        }
    }
    launch();
}

void Broker::launch() {
    QFile::remove(socket());
    m_process = std::make_unique<QProcess>();
    m_process->setStandardInputFile(QProcess::nullDevice());
    m_process->setStandardOutputFile(QProcess::nullDevice());
    m_process->setChildProcessModifier([runAs = rightsOf(m_plan)] { confine(runAs); });
    connect(m_process.get(), &QProcess::readyReadStandardError, this, [this] {
        qCInfo(logging::helper).noquote() << "mosquitto:" << m_process->readAllStandardError().trimmed();
    });
    connect(m_process.get(), &QProcess::finished, this,
            [this](int code) { failed(QStringLiteral("the broker ended (%1)").arg(code)); });
    connect(m_process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) // no `finished` follows
            failed(QStringLiteral("the broker cannot be started: %1").arg(m_process->errorString()));
    });
    m_born = QDeadlineTimer::current().deadline();
    m_process->start(find(), {QStringLiteral("-c"), configFile(m_plan)});
    m_look.start();
}

void Broker::lookForSocket() {
    if (!QFileInfo::exists(socket()))
        return;
    m_look.stop();
    emit ready();
}

void Broker::failed(const QString& why) {
    m_look.stop();
    const bool longLife = QDeadlineTimer::current().deadline() - m_born > longLifeMs;
    m_deaths = longLife ? 1 : m_deaths + 1;
    qCInfo(logging::helper).noquote() << why;
    if (m_deaths >= deathsToTell)
        emit trouble(why);
    m_again.start(std::min(longestPauseMs, firstPauseMs << std::min(m_deaths - 1, 10)));
}

void Broker::stop() {
    m_again.stop();
    m_look.stop();
    if (m_process) {
        m_process->disconnect(this);
        m_process->terminate();
        if (!m_process->waitForFinished(farewellMs)) {
            m_process->kill();
            m_process->waitForFinished(farewellMs);
        }
        m_process.reset();
    }
    m_folder.reset();
    release();
}

void Broker::release() {
    if (m_claim >= 0)
        ::close(std::exchange(m_claim, -1));
}

} // namespace watchfire::mirror

#include "moc_broker.cpp"
