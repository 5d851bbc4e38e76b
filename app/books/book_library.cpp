// SPDX-License-Identifier: Apache-2.0
#include "app/books/book_library.h"

#include "app/boards/shipped_file.h"

#include <QFile>

// Resources of a static library are linked in only if somebody asks for them; the macro wants the global
// namespace.
static void initialiseBookFiles() {
    Q_INIT_RESOURCE(watchfire_book_files);
}

namespace watchfire::books {

std::vector<std::string> shippedNames() {
    return {"sample"};
}

Result<std::string> read(std::string_view nameOrPath) {
    initialiseBookFiles();
    return files::read({":/books", files::Shelf::Kind::book, "$.book", shippedNames()}, nameOrPath);
}

} // namespace watchfire::books
