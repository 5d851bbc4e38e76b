// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/mosquitto_library.h"

#include <QLibrary>

namespace watchfire::mirror {
namespace {

constexpr int interfaceVersion = 1; // libmosquitto.so.1

template <typename Function> bool resolve(QLibrary& library, const char* name, Function& into) {
    into = reinterpret_cast<Function>(library.resolve(name));
    return into != nullptr;
}

MosquittoLibrary load() {
    MosquittoLibrary all;
    QLibrary library(QStringLiteral("mosquitto"), interfaceVersion); // stays loaded
    const bool whole =
        library.load() && resolve(library, "mosquitto_connack_string", all.connackString) &&
        resolve(library, "mosquitto_connect_async", all.connectAsync) &&
        resolve(library, "mosquitto_connect_callback_set", all.setConnectCallback) &&
        resolve(library, "mosquitto_destroy", all.destroy) &&
        resolve(library, "mosquitto_disconnect", all.disconnect) &&
        resolve(library, "mosquitto_disconnect_callback_set", all.setDisconnectCallback) &&
        resolve(library, "mosquitto_int_option", all.setIntOption) &&
        resolve(library, "mosquitto_lib_init", all.init) && resolve(library, "mosquitto_loop", all.loop) &&
        resolve(library, "mosquitto_message_callback_set", all.setMessageCallback) &&
        resolve(library, "mosquitto_new", all.make) && resolve(library, "mosquitto_publish", all.publish) &&
        resolve(library, "mosquitto_publish_callback_set", all.setPublishCallback) &&
        resolve(library, "mosquitto_socket", all.socket) &&
        resolve(library, "mosquitto_strerror", all.describe) &&
        resolve(library, "mosquitto_subscribe", all.subscribe) &&
        resolve(library, "mosquitto_threaded_set", all.setThreaded) &&
        resolve(library, "mosquitto_tls_set", all.setTls) &&
        resolve(library, "mosquitto_username_pw_set", all.setLogin) &&
        resolve(library, "mosquitto_will_set", all.setWill);
    if (whole)
        all.init();
    else
        all.missing = QStringLiteral("libmosquitto cannot be loaded: %1").arg(library.errorString());
    return all;
}

} // namespace

const MosquittoLibrary& mosquittoLibrary() {
    // Never destroyed: a connection's thread may outlive main().
    static const MosquittoLibrary& library = *new MosquittoLibrary(load());
    return library;
}

} // namespace watchfire::mirror
