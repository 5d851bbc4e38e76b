// SPDX-License-Identifier: Apache-2.0
// libmosquitto's functions, loaded by the first client that connects. It brings OpenSSL along: linked to the
// program, the two take as long as a thirtieth of every start, and most tables never connect.
#pragma once

#include <QString>

#include <mosquitto.h>

namespace watchfire::mirror {

/// Each member is the function of libmosquitto with the same name behind "mosquitto_".
struct MosquittoLibrary {
    decltype(&::mosquitto_connack_string) connackString = nullptr;
    decltype(&::mosquitto_connect_async) connectAsync = nullptr;
    decltype(&::mosquitto_connect_callback_set) setConnectCallback = nullptr;
    decltype(&::mosquitto_destroy) destroy = nullptr;
    decltype(&::mosquitto_disconnect) disconnect = nullptr;
    decltype(&::mosquitto_disconnect_callback_set) setDisconnectCallback = nullptr;
    decltype(&::mosquitto_int_option) setIntOption = nullptr;
    decltype(&::mosquitto_lib_init) init = nullptr;
    decltype(&::mosquitto_loop) loop = nullptr;
    decltype(&::mosquitto_message_callback_set) setMessageCallback = nullptr;
    decltype(&::mosquitto_new) make = nullptr;
    decltype(&::mosquitto_publish) publish = nullptr;
    decltype(&::mosquitto_publish_callback_set) setPublishCallback = nullptr;
    decltype(&::mosquitto_socket) socket = nullptr;
    decltype(&::mosquitto_strerror) describe = nullptr;
    decltype(&::mosquitto_subscribe) subscribe = nullptr;
    decltype(&::mosquitto_threaded_set) setThreaded = nullptr;
    decltype(&::mosquitto_tls_set) setTls = nullptr;
    decltype(&::mosquitto_username_pw_set) setLogin = nullptr;
    decltype(&::mosquitto_will_set) setWill = nullptr;

    QString missing; ///< why it cannot be used, in English; empty if it can
};

/// Loads the library when it is called for the first time; from any thread. Nothing of it may be called while
/// `missing` says something.
const MosquittoLibrary& mosquittoLibrary();

} // namespace watchfire::mirror
