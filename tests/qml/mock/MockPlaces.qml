// SPDX-License-Identifier: Apache-2.0
// Where files may lie, as app/models/files_model.h lists it.
import Watchfire.Mock

MockList {
    rows: [{ id: "/home/ann/Documents/Watchfire", title: "Documents", detail: "/home/ann/Documents/Watchfire", chosen: true },
           { id: "/media/ann/STICK", title: "Drive STICK", detail: "/media/ann/STICK", chosen: false }]
}
