// SPDX-License-Identifier: Apache-2.0
// Places of files, as in app/models/files_model.h.
import Watchfire.Mock

MockList {
    rows: [{ id: "/home/ann/Documents/Watchfire", title: "Documents", detail: "/home/ann/Documents/Watchfire", chosen: true },
           { id: "/media/ann/STICK", title: "Drive STICK", detail: "/media/ann/STICK", chosen: false }]
}
