// SPDX-License-Identifier: Apache-2.0
#include "app/boards/board_library.h"

#include "app/boards/shipped_file.h"

#include <iterator>
#include <sstream>

// Resources of a static library are linked in only if somebody asks for them; the macro wants the global
// namespace.
static void initialiseBoardFiles() {
    Q_INIT_RESOURCE(watchfire_board_files);
}

namespace watchfire::boards {

std::vector<std::string> shippedNames() {
    std::istringstream names(WATCHFIRE_SHIPPED_BOARDS);
    return {std::istream_iterator<std::string>(names), {}};
}

namespace {
Result<std::string> readFrom(std::string_view nameOrPath, const files::Reach& reach) {
    initialiseBoardFiles();
    return files::read({":/boards", files::Shelf::Kind::board, "$.board", shippedNames()}, nameOrPath, reach);
}
} // namespace

Result<std::string> read(std::string_view nameOrPath) {
    return readFrom(nameOrPath, files::Reach::anywhere());
}

BoardSource besideLog(const QString& folder) {
    return [folder](std::string_view name) { return readFrom(name, files::Reach::within(folder)); };
}

} // namespace watchfire::boards
