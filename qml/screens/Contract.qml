// SPDX-License-Identifier: Apache-2.0
// The numbers behind the view models' enums (Kiosk::Screen, TableModel::Mode), so that the screens need
// not import the program and can be tried without it. A test of the program holds them together.
import QtQml

QtObject {
    enum Screen { Start, NewGame, Table, Tower, Settings, Book, Games }
    enum Mode { Founding, Roll, Decision, Steps, Act, Over }
}
