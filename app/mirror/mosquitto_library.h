// SPDX-License-Identifier: Apache-2.0
// libmosquitto's functions, loaded by the first client that connects. It brings OpenSSL along: linked to the
// program, the two take as long as a thirtieth of every start, and most tables never connect.
#pragma once

#include <QLibrary>
#include <QString>

#include <mosquitto.h>

namespace watchfire::mirror {

/// Looks up its functions when it is made. Each has the name of libmosquitto without "mosquitto_", or a verb.
class MosquittoLibrary {
    struct Found {
        QFunctionPointer address;
        template <typename Function> operator Function*() const { // NOLINT(google-explicit-constructor)
            return reinterpret_cast<Function*>(address);
        }
    };
    QLibrary m_library; // stays loaded

    /// Null if the library or this function of it cannot be loaded; `missing` says why then.
    Found function(const char* name);

public:
    MosquittoLibrary();

    /// Why it cannot be used, in English; empty if it can. Made before the functions, which set it.
    QString missing;

    decltype(&::mosquitto_connack_string) connackString = function("mosquitto_connack_string");
    decltype(&::mosquitto_connect_async) connectAsync = function("mosquitto_connect_async");
    decltype(&::mosquitto_connect_callback_set) setConnectCallback =
        function("mosquitto_connect_callback_set");
    decltype(&::mosquitto_destroy) destroy = function("mosquitto_destroy");
    decltype(&::mosquitto_disconnect) disconnect = function("mosquitto_disconnect");
    decltype(&::mosquitto_disconnect_callback_set) setDisconnectCallback =
        function("mosquitto_disconnect_callback_set");
    decltype(&::mosquitto_int_option) setIntOption = function("mosquitto_int_option");
    decltype(&::mosquitto_lib_init) init = function("mosquitto_lib_init");
    decltype(&::mosquitto_loop) loop = function("mosquitto_loop");
    decltype(&::mosquitto_message_callback_set) setMessageCallback =
        function("mosquitto_message_callback_set");
    decltype(&::mosquitto_new) make = function("mosquitto_new");
    decltype(&::mosquitto_publish) publish = function("mosquitto_publish");
    decltype(&::mosquitto_publish_callback_set) setPublishCallback =
        function("mosquitto_publish_callback_set");
    decltype(&::mosquitto_socket) socket = function("mosquitto_socket");
    decltype(&::mosquitto_strerror) describe = function("mosquitto_strerror");
    decltype(&::mosquitto_subscribe) subscribe = function("mosquitto_subscribe");
    decltype(&::mosquitto_threaded_set) setThreaded = function("mosquitto_threaded_set");
    decltype(&::mosquitto_tls_set) setTls = function("mosquitto_tls_set");
    decltype(&::mosquitto_username_pw_set) setLogin = function("mosquitto_username_pw_set");
    decltype(&::mosquitto_will_set) setWill = function("mosquitto_will_set");
};

/// Loads the library when it is called for the first time; from any thread. Nothing of it may be called while
/// `missing` says something.
const MosquittoLibrary& mosquittoLibrary();

} // namespace watchfire::mirror
