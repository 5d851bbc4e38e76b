// SPDX-License-Identifier: Apache-2.0
#include "app/books/book_library.h"

#include "app/boards/shipped_file.h"

// Resources of a static library are linked in only if somebody asks for them; the macro wants the global
// namespace.
static void initialiseBookFiles() {
    Q_INIT_RESOURCE(watchfire_book_files);
}

namespace watchfire::books {

std::vector<std::string> shippedNames() {
    return {"sample"};
}

namespace {
Result<std::string> readFrom(std::string_view nameOrPath, const files::Reach& reach) {
    initialiseBookFiles();
    return files::read({":/books", files::Shelf::Kind::book, "$.book", shippedNames()}, nameOrPath, reach);
}
} // namespace

Result<std::string> read(std::string_view nameOrPath) {
    return readFrom(nameOrPath, files::Reach::anywhere());
}

BookSource besideLog(const QString& folder) {
    return [folder](std::string_view name) { return readFrom(name, files::Reach::within(folder)); };
}

} // namespace watchfire::books
