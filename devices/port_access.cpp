// SPDX-License-Identifier: Apache-2.0
#include "devices/port_access.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace watchfire::devices {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t entryMax = 16384; // bytes of a user's or group's entry

std::string nameOfUser() {
    std::array<char, entryMax> buffer{};
    struct passwd entry {};
    struct passwd* found = nullptr;
    if (::getpwuid_r(::geteuid(), &entry, buffer.data(), buffer.size(), &found) != 0 || found == nullptr)
        return {};
    return found->pw_name;
}

bool isDigits(const std::string& text) {
    return !text.empty() && std::all_of(text.begin(), text.end(),
                                        [](char c) { return std::isdigit(static_cast<unsigned char>(c)); });
}

// Describes a process by name and id: "minicom (4711)".
std::string describe(const std::string& pid) {
    std::string name;
    std::ifstream file("/proc/" + pid + "/comm");
    if (!std::getline(file, name))
        return {};
    return name + " (" + pid + ")";
}

bool hasOpen(const fs::path& process, const fs::path& port) {
    std::error_code error;
    for (const auto& file : fs::directory_iterator(process / "fd", error)) {
        std::error_code gone;
        if (fs::read_symlink(file.path(), gone) == port)
            return true;
    }
    return false;
}

// Reads the lock file in which serial programs leave their process id; everybody may read it.
std::string fromLockFile(const std::string& path) {
    constexpr std::string_view folder = "/dev/";
    std::string name = path.starts_with(folder) ? path.substr(folder.size()) : path;
    std::replace(name.begin(), name.end(), '/', '_');
    std::ifstream file("/var/lock/LCK.." + name);
    std::string pid;
    return file >> pid && isDigits(pid) ? describe(pid) : std::string();
}

} // namespace

PortAccess accessOf(const std::string& path) {
    PortAccess access;
    access.user = nameOfUser();
    std::array<char, entryMax> buffer{};
    struct group entry {};
    struct group* found = nullptr;
    struct stat info {};
    constexpr mode_t groupMay = S_IRGRP | S_IWGRP;
    // Joining root's own group would be bad advice.
    if (::stat(path.c_str(), &info) == 0 && (info.st_mode & groupMay) == groupMay && info.st_gid != 0 &&
        ::getgrgid_r(info.st_gid, &entry, buffer.data(), buffer.size(), &found) == 0 && found != nullptr)
        access.open = true;
    // The group's name on Debian, and on Arch and its relatives.
    for (const char* name : {"dialout", "uucp"})
        if (found == nullptr)
            (void)::getgrnam_r(name, &entry, buffer.data(), buffer.size(), &found);
    if (found == nullptr)
        return access;
    access.group = found->gr_name;
    for (char** member = found->gr_mem; member != nullptr && *member != nullptr; ++member)
        access.joined = access.joined || access.user == *member;
    return access;
}

std::string holderOf(const std::string& path) {
    std::error_code error;
    const fs::path port = fs::canonical(path, error);
    if (error)
        return {};
    const auto self = std::to_string(::getpid());
    for (const auto& process : fs::directory_iterator("/proc", error)) {
        const auto pid = process.path().filename().string();
        if (isDigits(pid) && pid != self && hasOpen(process.path(), port))
            return describe(pid);
    }
    if (hasOpen("/proc/self", port))
        return describe(self);
    return fromLockFile(path);
}

} // namespace watchfire::devices
