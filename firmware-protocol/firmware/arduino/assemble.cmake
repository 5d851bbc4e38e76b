# SPDX-License-Identifier: Apache-2.0
# Puts the Arduino library together: the IDE looks for sources only inside of a library, so they are copied there,
# under the same paths as here. Wants ROOT (of the sources), VERSION, OUT (folder of the library).
set(here ${ROOT}/firmware-protocol/firmware/arduino)
set(PROJECT_VERSION ${VERSION})
file(REMOVE_RECURSE ${OUT})
configure_file(${here}/library.properties.in ${OUT}/library.properties @ONLY)
configure_file(${here}/watchfire.h.in ${OUT}/src/watchfire.h @ONLY)
configure_file(${here}/hal.cpp ${OUT}/src/hal.cpp COPYONLY)
configure_file(${here}/watchfire-tower/watchfire-tower.ino ${OUT}/examples/watchfire-tower/watchfire-tower.ino COPYONLY)
configure_file(${ROOT}/LICENSE ${OUT}/LICENSE COPYONLY)

file(GLOB sources RELATIVE ${ROOT}
  ${ROOT}/firmware-protocol/codec/*.[ch] ${ROOT}/firmware-protocol/core/*.[ch] ${ROOT}/firmware-protocol/firmware/*.[ch])
list(FILTER sources EXCLUDE REGEX "board") # the other sensor: one is linked
list(APPEND sources firmware-protocol/firmware/avr/memory.c)
foreach(source ${sources})
  configure_file(${ROOT}/${source} ${OUT}/src/${source} COPYONLY)
endforeach()
