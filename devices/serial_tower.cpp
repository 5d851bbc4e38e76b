// SPDX-License-Identifier: Apache-2.0
// See serial_tower.h. On Qt 6.4, QSerialPort reports a lost port with an error code that depends on chance
// (ReadError, ResourceError or WriteError), does not close the port, and repeats the error until somebody
// closes it. So this class closes the port at the first such error. UnsupportedOperationError is no loss: a
// pseudo-terminal has no modem lines.
#include "devices/serial_tower.h"

#include "devices/port_access.h"

#include <QObject>
#include <QRandomGenerator>
#include <QSerialPort>
#include <QTimer>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include <unistd.h>

namespace watchfire::devices {

namespace {

// With more bytes than this in the port's buffer, new lines are dropped; acknowledgements come again with the
// repeats.
constexpr qint64 writeBacklogMax = 4096;
constexpr qint64 readBufferMax = 65536;

} // namespace

// Passes results between the threads. The worker leaves them here and rings once; the GUI thread fetches all
// of them. States and statistics overwrite each other, and TowerLink bounds the rolls, so it cannot grow
// while the GUI is busy.
class SerialTower::Mailbox {
public:
    struct Content {
        std::vector<Roll> rolls;
        std::optional<std::string> cocked;
        std::optional<LinkState> state;
        std::optional<LinkStatistics> statistics;
    };

    Mailbox(SerialTower& owner, QObject& receiver) : owner_(&owner), receiver_(&receiver) {}

    template <class Fill> void leave(Fill fill) {
        const std::lock_guard lock(mutex_);
        if (owner_ == nullptr)
            return;
        fill(content_);
        if (!std::exchange(rung_, true))
            QMetaObject::invokeMethod(
                receiver_, [owner = owner_] { owner->collect(); }, Qt::QueuedConnection);
    }
    Content fetch() {
        const std::lock_guard lock(mutex_);
        rung_ = false;
        return std::exchange(content_, {});
    }
    void close() {
        const std::lock_guard lock(mutex_);
        owner_ = nullptr;
    }

private:
    std::mutex mutex_;
    SerialTower* owner_;
    QObject* receiver_;
    Content content_;
    bool rung_ = false;
};

class SerialTower::Worker : public QObject {
public:
    Worker(Options options, std::shared_ptr<Mailbox> mailbox)
        : options_(completed(std::move(options)))
        , mailbox_(std::move(mailbox))
        , ports_(options_.ports ? options_.ports : std::make_shared<SystemPorts>())
        , claims_(options_.claims ? options_.claims : std::make_shared<PortClaims>())
        , finder_(finderFor(options_, *ports_))
        , link_(options_.link)
        , port_(this)
        , tick_(this)
        , retry_(this)
        , giveUp_(this)
        , stuck_(this)
        , tell_(this) {
        for (auto* timer : {&tick_, &retry_, &giveUp_, &stuck_, &tell_})
            timer->setSingleShot(true);
        port_.setReadBufferSize(readBufferMax);
        connect(&port_, &QSerialPort::readyRead, this, [this] { readable(); });
        connect(&port_, &QSerialPort::bytesWritten, this, [this] {
            stuck_.stop();
            if (port_.bytesToWrite() > 0)
                stuck_.start(options_.stuckWrite);
        });
        connect(&port_, &QSerialPort::errorOccurred, this,
                [this](QSerialPort::SerialPortError e) { failed(e); });
        connect(&tick_, &QTimer::timeout, this, [this] {
            link_.tick(now());
            work();
        });
        connect(&retry_, &QTimer::timeout, this, [this] { tryNext(); });
        connect(&giveUp_, &QTimer::timeout, this, [this] { nobodyThere(); });
        connect(&stuck_, &QTimer::timeout, this,
                [this] { lose(LinkTrouble::portError, "the port takes no more bytes"); });
        connect(&tell_, &QTimer::timeout, this, [this] { tellStatistics(); });
    }

    ~Worker() override { giveClaim(); }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void start() {
        if (std::exchange(running_, true))
            return;
        tryNext();
    }

    void stop() {
        running_ = false;
        for (auto* timer : {&tick_, &retry_, &giveUp_, &stuck_})
            timer->stop();
        close();
        finder_.restart();
        trouble_ = LinkTrouble::none;
        tellState();
    }

    void acknowledge(const RollId& roll) {
        link_.acknowledge(roll);
        work();
    }
    void release(const RollId& roll) { link_.release(roll); }
    void lamp(LampEffect effect) {
        link_.lamp(effect);
        work();
    }

private:
    static PortFinder finderFor(const Options& options, PortEnumerator& ports) {
        const PortFinder::Pauses pauses{options.retry, options.longestRetry};
        return options.path.empty() ? PortFinder(ports, pauses) : PortFinder(options.path, pauses);
    }

    static Options completed(Options options) {
        options.link.allowPlain = !options.path.empty();
        options.link.plainName = "plain:" + options.path;
        options.link.plainBoot = QRandomGenerator::system()->generate();
        return options;
    }

    static TowerLink::Time now() {
        return std::chrono::duration_cast<TowerLink::Time>(
            std::chrono::steady_clock::now().time_since_epoch());
    }

    // -- opening
    void tryNext() {
        while (running_ && !port_.isOpen()) {
            const auto path = finder_.next(now());
            if (!path) {
                endRound();
                retry_.start(options_.retry);
                break;
            }
            if (!claims_->take(*path)) // another tower of this program has it
                continue;
            claimed_ = *path;
            open(*path);
            if (!port_.isOpen())
                giveClaim();
        }
        tellState();
    }

    void endRound() {
        // An unplugged port stays reported as unplugged, however often it is tried. While every port is left
        // alone, the last reported trouble stays.
        const bool nothingNew = round_ == LinkTrouble::none || round_ == LinkTrouble::notFound;
        const bool keep = nothingNew && (trouble_ == LinkTrouble::unplugged ||
                                         (trouble_ != LinkTrouble::none && finder_.anyPausing()));
        if (!keep)
            setTrouble(round_ == LinkTrouble::none ? LinkTrouble::notFound : round_, roundDetail_);
        round_ = LinkTrouble::none;
        roundDetail_.clear();
    }

    void giveClaim() {
        if (!claimed_.empty())
            claims_->give(std::exchange(claimed_, {}));
    }

    void open(const std::string& path) {
        path_ = path;
        port_.setPortName(QString::fromStdString(path));
        port_.clearError();
        opening_ = true;
        const bool opened = port_.open(QIODevice::ReadWrite) && port_.setBaudRate(options_.baud) &&
                            port_.setDataBits(QSerialPort::Data8) && port_.setStopBits(QSerialPort::OneStop);
        opening_ = false;
        if (!opened) {
            judge(path);
            if (port_.isOpen())
                port_.close();
            return;
        }
        (void)port_.setParity(QSerialPort::NoParity);
        (void)port_.setFlowControl(QSerialPort::NoFlowControl);
        link_.opened(now());
        if (finder_.isSearch())
            giveUp_.start(options_.giveUp);
        work();
    }

    // Works out why the port could not be opened; a search keeps the reason that helps most.
    void judge(const std::string& path) {
        auto trouble = LinkTrouble::portError;
        if (::access(path.c_str(), F_OK) != 0)
            trouble = LinkTrouble::notFound;
        else if (::access(path.c_str(), R_OK | W_OK) != 0)
            trouble = LinkTrouble::noAccess;
        else if (port_.error() == QSerialPort::PermissionError)
            trouble = LinkTrouble::busy;
        const bool weightier = round_ == LinkTrouble::none || round_ == LinkTrouble::notFound;
        // Looking again for a missing port costs nothing.
        if (trouble != LinkTrouble::notFound)
            finder_.failed(path, now());
        // Most computers have an on-board port that belongs to the system. It is no trouble until somebody
        // chooses it.
        if (finder_.isSearch() && !finder_.isUsb(path))
            return;
        if (!weightier && trouble != LinkTrouble::noAccess)
            return;
        round_ = trouble;
        roundDetail_ = port_.errorString().toStdString();
        roundPath_ = path;
        if (trouble == LinkTrouble::noAccess)
            access_ = accessOf(path);
        else if (trouble == LinkTrouble::busy)
            holder_ = holderOf(path);
    }

    void nobodyThere() {
        if (link_.phase() != LinkPhase::asking)
            return;
        if (link_.trouble() == LinkTrouble::otherVersion)
            return; // a tower, but of another version: stay, so that the screen can say so
        finder_.failed(path_, now());
        close();
        tryNext();
    }

    // -- losing
    void failed(QSerialPort::SerialPortError error) {
        if (opening_ || closing_ || !port_.isOpen())
            return;
        if (error == QSerialPort::ReadError || error == QSerialPort::ResourceError ||
            error == QSerialPort::WriteError || error == QSerialPort::DeviceNotFoundError)
            lose(LinkTrouble::unplugged, port_.errorString().toStdString());
    }

    void lose(LinkTrouble trouble, const std::string& detail) {
        lost_ = lost_ || answered_;
        close();
        setTrouble(trouble, detail);
        lastError_ = detail;
        finder_.restart();
        if (running_)
            retry_.start(options_.retry);
        tellState();
    }

    void close() {
        if (port_.isOpen()) {
            closing_ = true;                         // clearing a lost port reports an error of its own
            port_.clear(QSerialPort::AllDirections); // otherwise the system may wait for a dead line to drain
            port_.close();
            closing_ = false;
        }
        for (auto* timer : {&tick_, &giveUp_, &stuck_})
            timer->stop();
        link_.closed();
        (void)link_.takeEvents();
        answered_ = false;
        giveClaim();
    }

    // -- working
    void readable() {
        const auto reading = std::chrono::steady_clock::now();
        const QByteArray bytes = port_.readAll();
        if (options_.traced)
            options_.traced("bytes read", reading, nullptr);
        decoding_ = std::chrono::steady_clock::now();
        link_.received({reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size())},
                       now());
        work();
    }

    void work() {
        for (auto& event : link_.takeEvents()) {
            if (auto* seen = std::get_if<TowerLink::RollSeen>(&event)) {
                if (options_.traced)
                    options_.traced("line decoded", decoding_, &seen->roll.id);
                mailbox_->leave([&](Mailbox::Content& box) { box.rolls.push_back(std::move(seen->roll)); });
            } else if (auto* cocked = std::get_if<TowerLink::CockedSeen>(&event))
                mailbox_->leave([&](Mailbox::Content& box) { box.cocked = cocked->tower; });
            else if (link_.phase() == LinkPhase::up || link_.phase() == LinkPhase::plain) {
                giveUp_.stop();
                finder_.answered(path_);
                answered_ = true;
                if (std::exchange(lost_, false))
                    ++reconnects_;
                setTrouble(LinkTrouble::none, {});
                tellState();
            } else {
                tellState();
            }
        }
        const auto output = link_.takeOutput();
        if (port_.isOpen() && !output.empty()) {
            if (port_.bytesToWrite() > writeBacklogMax) {
                dropped_ += output.size();
            } else {
                port_.write(output.data(), static_cast<qint64>(output.size()));
                if (port_.isOpen() && !stuck_.isActive())
                    stuck_.start(options_.stuckWrite);
            }
        }
        if (const auto deadline = link_.deadline(); deadline && port_.isOpen()) {
            const auto wait = std::chrono::ceil<std::chrono::milliseconds>(*deadline - now());
            tick_.start(std::max(wait, std::chrono::milliseconds(1)));
        }
        if (!tell_.isActive())
            tell_.start(options_.tellEvery);
    }

    // -- telling
    void setTrouble(LinkTrouble trouble, const std::string& detail) {
        trouble_ = trouble;
        detail_ = detail;
    }

    void tellState() {
        LinkState state;
        state.phase = !running_ ? LinkPhase::off : port_.isOpen() ? link_.phase() : LinkPhase::searching;
        state.trouble = link_.trouble() != LinkTrouble::none ? link_.trouble() : trouble_;
        const bool settled = state.phase == LinkPhase::up || state.phase == LinkPhase::plain ||
                             state.phase == LinkPhase::silent || state.trouble == LinkTrouble::otherVersion;
        if (finder_.isSearch() && !settled) {
            // While the search tries one port after another, the screen does not show each attempt.
            state.phase = running_ ? LinkPhase::searching : LinkPhase::off;
            state.port = trouble_ == LinkTrouble::none || trouble_ == LinkTrouble::notFound ? std::string()
                                                                                            : roundPath_;
        } else {
            state.port = path_;
        }
        if (state.trouble == LinkTrouble::noAccess)
            state.access = access_;
        if (state.trouble == LinkTrouble::busy)
            state.holder = holder_;
        state.named = !finder_.isSearch();
        state.detail = detail_;
        if (state.phase == LinkPhase::plain) {
            state.tower = options_.link.plainName;
        } else {
            state.tower = link_.tower();
            state.device = link_.device();
            state.firmware = link_.firmware();
            state.protocol = link_.protocol();
            state.abilities = link_.abilities();
            state.simulated = link_.isSimulated();
            state.repeats = link_.repeatsNumbers();
        }
        if (state == told_)
            return;
        told_ = state;
        mailbox_->leave([&](Mailbox::Content& box) { box.state = state; });
    }

    void tellStatistics() {
        auto statistics = link_.statistics();
        statistics.reconnects = reconnects_;
        statistics.dropped += dropped_;
        if (statistics.lastError.empty())
            statistics.lastError = lastError_;
        if (statistics == toldStatistics_)
            return;
        toldStatistics_ = statistics;
        mailbox_->leave([&](Mailbox::Content& box) { box.statistics = statistics; });
    }

    Options options_;
    std::shared_ptr<Mailbox> mailbox_;
    std::shared_ptr<PortEnumerator> ports_;
    std::shared_ptr<PortClaims> claims_;
    PortFinder finder_;
    TowerLink link_;
    QSerialPort port_;
    QTimer tick_, retry_, giveUp_, stuck_, tell_;

    std::chrono::steady_clock::time_point decoding_; // since when the bytes read last are decoded
    bool running_ = false;
    bool opening_ = false;
    bool closing_ = false;
    bool answered_ = false; // a tower answered since the port was opened
    bool lost_ = false;     // a tower that had answered went away
    std::string path_;
    std::string claimed_;
    LinkTrouble trouble_ = LinkTrouble::none;
    std::string detail_;
    PortAccess access_;
    std::string holder_;
    LinkTrouble round_ = LinkTrouble::none; // the most serious trouble of this round
    std::string roundDetail_;
    std::string roundPath_;
    std::string lastError_;
    std::uint64_t reconnects_ = 0;
    std::uint64_t dropped_ = 0;
    LinkState told_;
    LinkStatistics toldStatistics_;
};

SerialTower::SerialTower(Options options) : receiver_(std::make_unique<QObject>()), thread_(new QThread) {
    mailbox_ = std::make_shared<Mailbox>(*this, *receiver_);
    // A named port has its name before its thread first tells of it.
    state_.port = options.path;
    state_.named = !options.path.empty();
    worker_ = new Worker(std::move(options), mailbox_);
    thread_->setObjectName(QStringLiteral("dice tower"));
    worker_->moveToThread(thread_);
    thread_->start();
}

SerialTower::~SerialTower() {
    mailbox_->close();
    QMetaObject::invokeMethod(
        worker_,
        [worker = worker_] {
            worker->stop();
            delete worker; // on its own thread, as its port and timers require
            QThread::currentThread()->quit();
        },
        Qt::QueuedConnection);
    if (thread_->wait(2000))
        delete thread_;
}

template <class Call> void SerialTower::post(Call call) {
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, call = std::move(call)] { call(*worker); }, Qt::QueuedConnection);
}

void SerialTower::start() {
    post([](Worker& worker) { worker.start(); });
}

void SerialTower::stop() {
    post([](Worker& worker) { worker.stop(); });
}

void SerialTower::acknowledge(const RollId& roll) {
    post([roll](Worker& worker) { worker.acknowledge(roll); });
}

void SerialTower::release(const RollId& roll) {
    post([roll](Worker& worker) { worker.release(roll); });
}

void SerialTower::lamp(LampEffect effect) {
    post([effect](Worker& worker) { worker.lamp(effect); });
}

void SerialTower::collect() {
    auto box = mailbox_->fetch();
    if (box.state) {
        state_ = *box.state;
        linkChanged(state_);
    }
    for (const auto& roll : box.rolls)
        rolled(roll);
    if (box.cocked)
        cocked(*box.cocked);
    if (box.statistics) {
        latest_ = *box.statistics;
        statistics(latest_);
    }
}

} // namespace watchfire::devices
