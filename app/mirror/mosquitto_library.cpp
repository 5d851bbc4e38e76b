// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/mosquitto_library.h"

namespace watchfire::mirror {

namespace {
constexpr int interfaceVersion = 1; // libmosquitto.so.1
} // namespace

MosquittoLibrary::MosquittoLibrary() : m_library(QStringLiteral("mosquitto"), interfaceVersion) {
    if (missing.isEmpty())
        init();
}

MosquittoLibrary::Found MosquittoLibrary::function(const char* name) {
    const QFunctionPointer address = missing.isEmpty() ? m_library.resolve(name) : nullptr;
    if (address == nullptr && missing.isEmpty())
        missing = QStringLiteral("libmosquitto cannot be loaded: %1").arg(m_library.errorString());
    return {address};
}

const MosquittoLibrary& mosquittoLibrary() {
    // Never destroyed: a connection's thread may outlive main().
    static const MosquittoLibrary& library = *new MosquittoLibrary;
    return library;
}

} // namespace watchfire::mirror
