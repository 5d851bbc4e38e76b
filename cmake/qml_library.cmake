# SPDX-License-Identifier: Apache-2.0
# The library of a QML module. moc and unity builds are properties of the library alone, not of its folder: with
# them, CMake 3.28 has no rule for the objects of the helper targets that Qt 6.4 adds (Ubuntu 24.04).
macro(watchfire_qml_library target)
  qt_add_library(${target} STATIC)
  set_target_properties(${target} PROPERTIES AUTOMOC ON)
  if(CMAKE_UNITY_BUILD)
    # A screen is a small source, compiled mostly for its headers.
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 24)
    set(CMAKE_UNITY_BUILD OFF)
  endif()
endmacro()
