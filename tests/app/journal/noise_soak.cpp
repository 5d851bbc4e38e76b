// SPDX-License-Identifier: Apache-2.0
// The noise soak: many thousands of rolls over a bad line, in virtual time. Every byte in both directions is
// flipped, dropped or doubled (1 %, 1 %, 0.5 %); the cable is cut every 500 rolls or so, the program killed
// and the tower reset (with nothing pending) every 2000. The result of host link, tower core and inbox is
// compared with the dice that fell: nothing lost, nothing used twice, nothing wrong.
//
// The soak consists of lives of 10 000 rolls, each with its own tower and journal; that is a long life of a
// real tower. With --file the journal is also a real SQLite file, reopened after each kill.
#include "app/journal/journal_file.h"
#include "tests/app/journal/virtual_world.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTemporaryDir>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace watchfire::journal::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr std::uint64_t rollsPerLife = 10'000;

struct Happenings {
    std::uint64_t cuts = 0, kills = 0, resets = 0, bytes = 0, damaged = 0, repeats = 0;
};

class FileDisk : public SecondDisk {
public:
    FileDisk() {
        open();
        GameRecord game;
        game.id = "g";
        game.header = "{}";
        game.created = "t";
        demand(file_->createGame(game));
    }
    void commit(const InboxEntry& entry) override { demand(file_->commitRoll(entry)); }
    void discard(const RollId& id) override { demand(file_->discardRoll(id)); }
    void append(const Line& line, int number) override {
        const CommandRecord record{"g", number, "{}", "h", "t", std::nullopt};
        std::optional<RollUse> use;
        if (line.roll)
            use = RollUse{*line.roll,
                          line.kind == Line::Kind::undo ? RollUse::Change::giveBack : RollUse::Change::take};
        demand(file_->append(record, use));
    }
    std::vector<InboxEntry> reopen() override {
        open();
        JournalContents contents;
        demand(file_->contents(contents));
        return contents.inbox;
    }

private:
    void open() {
        file_.reset();
        file_ = std::make_unique<JournalFile>();
        demand(file_->open(folder_.filePath(QStringLiteral("soak.sqlite")), seconds(10)));
    }
    static void demand(const JournalFile::Failure& failure) {
        promise(!failure, failure ? describe(*failure) : "");
    }

    QTemporaryDir folder_;
    std::unique_ptr<JournalFile> file_;
};

class SoakWorld : public World {
public:
    using World::World;

    void live(std::uint64_t rolls, Happenings& seen) {
        noise_ = {0.01, 0.01, 0.005};
        auto& tower = *towers_.front();
        Time lastTaken{};
        for (std::uint64_t made = 0; made < rolls;) {
            passTime(random_.upTo(milliseconds(300)));
            const bool taken =
                roll(tower); // if not, its queue is full: the table rolls faster than the line can carry
            if (!host_) {    // an aimed kill has struck
                passTime(random_.upTo(seconds(2)));
                start();
            }
            takeOffers();
            if (!taken) {
                promise(now - lastTaken < seconds(60), "the tower's queue stays full");
                continue;
            }
            lastTaken = now;
            ++made;
            if (random_.chance(1.0 / 500))
                cut(tower, seen);
            if (random_.chance(1.0 / 4000))
                aim_ = Aim::kill; // around the next commit and its acknowledgement
            if (random_.chance(1.0 / 4000))
                kill();
            if (random_.chance(1.0 / 2000))
                resetWithNothingPending(tower, seen);
        }
        seen.bytes += tower.toHost.sent() + tower.toTower.sent();
        seen.damaged += tower.toHost.damaged() + tower.toTower.damaged();
        end();
        seen.kills += tally_.kills;
        seen.repeats += tally_.duplicates + tally_.repeats;
    }

private:
    void takeOffers() {
        while (const auto* offer = inbox_->offer()) {
            const auto id = offer->id;
            promise(session_.done.empty() || ById{}(*session_.done.back().roll, id),
                    "offered out of order: " + name(id));
            promise(inbox_->take(id, "g", number()), "the roll on offer cannot be taken: " + name(id));
            append({Line::Kind::roll, id});
        }
    }

    void cut(TowerSide& tower, Happenings& seen) {
        ++seen.cuts;
        unplug(tower);
        passTime(random_.upTo(seconds(4))); // some pauses are longer than the tower's
        if (random_.chance(0.5))
            (void)roll(tower);
        passTime(random_.upTo(milliseconds(500)));
        plug(tower);
    }

    void resetWithNothingPending(TowerSide& tower, Happenings& seen) {
        if (!host_)
            start();
        for (int waited = 0; !tower.queue.empty(); ++waited) {
            promise(waited < 60'000, "the tower still holds rolls after a minute");
            passTime(milliseconds(1));
            if (!host_)
                start();
        }
        ++seen.resets;
        reset(tower);
    }

    void end() {
        calm();
        takeOffers();
        calm();
        checkEnd();
        promise(powerLost_.empty(), "a roll was lost with the tower's power");
        promise(session_.done.size() == rolled_.size(),
                "not every roll was used once: " + std::to_string(session_.done.size()) + " of " +
                    std::to_string(rolled_.size()));
    }
};

// What must have happened for the soak to prove anything.
bool wild(const Happenings& seen, std::uint64_t rolls) {
    return seen.cuts >= rolls / 1000 && seen.kills >= rolls / 4000 && seen.resets >= rolls / 4000 &&
           seen.repeats >= rolls / 20 &&
           static_cast<double>(seen.damaged) >= 0.02 * static_cast<double>(seen.bytes);
}

int soak(std::uint64_t rolls, std::uint64_t seed, bool withFile) {
    const auto began = std::chrono::steady_clock::now();
    Happenings seen;
    std::uint64_t done = 0;
    std::int64_t virtualTime = 0;
    for (std::uint64_t life = 0; done < rolls; ++life) {
        Tally tally;
        const auto wanted = std::min(rollsPerLife, rolls - done);
        try {
            std::unique_ptr<FileDisk> file = withFile ? std::make_unique<FileDisk>() : nullptr;
            SoakWorld world(seed * 1'000'003U + life, tally, 1, file.get());
            world.live(wanted, seen);
            virtualTime += std::chrono::duration_cast<seconds>(world.now).count();
        } catch (const Broken& b) {
            fmt::print("broken in life {} of seed {}, after {} rolls: {}\n", life, seed, done + tally.rolls,
                       b.promise);
            return 1;
        }
        done += tally.rolls;
    }
    const auto took = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    fmt::print("{} rolls: 0 lost, 0 used twice, 0 wrong\n", done);
    fmt::print(
        "seed {}{}; {} cables cut, {} kills, {} resets; {} of {} bytes damaged, {} rolls came again; {} h of "
        "virtual time in {:.0f} s\n",
        seed, withFile ? ", with a journal file" : "", seen.cuts, seen.kills, seen.resets, seen.damaged,
        seen.bytes, seen.repeats, virtualTime / 3600, took);
    if (!wild(seen, rolls)) {
        fmt::print("but too little went wrong for that to mean anything\n");
        return 1;
    }
    return 0;
}

} // namespace
} // namespace watchfire::journal::test

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions(
        {{QStringLiteral("rolls"), QStringLiteral("How many."), QStringLiteral("n"), QStringLiteral("50000")},
         {QStringLiteral("seed"), QStringLiteral("Repeats a run."), QStringLiteral("n"), QStringLiteral("1")},
         {QStringLiteral("file"), QStringLiteral("Also write a real journal file.")}});
    options.process(app);
    return watchfire::journal::test::soak(options.value(QStringLiteral("rolls")).toULongLong(),
                                          options.value(QStringLiteral("seed")).toULongLong(),
                                          options.isSet(QStringLiteral("file")));
}
