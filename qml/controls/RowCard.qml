// SPDX-License-Identifier: Apache-2.0
// A choice that is a row of a list.
import QtQuick

ChoiceCard {
    required property var model

    title: model.title
    detail: model.detail
    chosen: model.chosen
}
