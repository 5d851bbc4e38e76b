// SPDX-License-Identifier: Apache-2.0
// Notices that another program has written into a file that this one has open (cp, a backup program, a tool
// that keeps folders equal): the name and the file are the same, but its content is no longer ours. Looking
// costs one stat(). Size and time of the last change tell; if only the time has changed, a sum over the
// content decides, so touching the file alone counts as no change. A program that also sets the time back is
// not noticed.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace watchfire::journal {

class OwnFile {
public:
    // `locked`: this process has locks on the file. Closing any descriptor of it would drop them, so one is
    // kept open until end().
    explicit OwnFile(bool locked) : locked_(locked) {}
    OwnFile(const OwnFile&) = delete;
    OwnFile& operator=(const OwnFile&) = delete;
    ~OwnFile() { end(); }

    // What is there now is ours. The file may be missing and come later.
    void begin(const QString& path);
    void end();
    // Takes a lock of its own that lasts until end(), whatever descriptors of the file this program closes;
    // every program that opens a journal asks for it. False if another one has it. A file system without such
    // locks is no obstacle.
    [[nodiscard]] bool hold();
    // This program has written: what is there now is ours, unless it is another file.
    void note();
    // True if another program has changed, removed or replaced it.
    [[nodiscard]] bool changed();
    // Sums up the content, if that was not done since it changed. Takes some milliseconds for each 10 MB.
    void remember();
    [[nodiscard]] std::int64_t bytes() const { return mark_ ? mark_->bytes : 0; }

private:
    struct Mark {
        std::uint64_t device = 0;
        std::uint64_t number = 0;
        std::int64_t bytes = 0;
        std::int64_t time = 0; // of the last change, in nanoseconds
        bool operator==(const Mark&) const = default;
        [[nodiscard]] bool sameFile(const Mark& other) const {
            return device == other.device && number == other.number;
        }
    };
    [[nodiscard]] std::optional<Mark> look() const;
    [[nodiscard]] std::optional<std::size_t> sum() const;

    bool locked_;
    QString path_;
    int kept_ = -1; // the descriptor
    std::optional<Mark> mark_;
    std::optional<std::size_t> sum_; // of the content at `mark_`; empty if unknown
};

} // namespace watchfire::journal
