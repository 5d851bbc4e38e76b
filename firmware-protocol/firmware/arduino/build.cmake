# SPDX-License-Identifier: Apache-2.0
# Compiles library, sketch and Arduino core for the Uno, as the IDE does, with nothing but the chip's compiler.
# Wants LIBRARY (its folder), CORE (hardware/arduino/avr of the Arduino core), AVR_GCC, AVR_GXX, OUT (the .elf).
get_filename_component(work ${OUT} DIRECTORY)
set(work ${work}/arduino-objects)
file(REMOVE_RECURSE ${work})
file(MAKE_DIRECTORY ${work})

set(flags -mmcu=atmega328p -DF_CPU=16000000L -DARDUINO=10819 -DARDUINO_AVR_UNO -DARDUINO_ARCH_AVR
  # Debian's core and compiler: WString.cpp does not find the one without the other.
  -DDECIMAL_DIG=__DECIMAL_DIG__
  -Os -flto -ffunction-sections -fdata-sections -I${CORE}/cores/arduino -I${CORE}/variants/standard -I${LIBRARY}/src)
set(c ${AVR_GCC} ${flags} -std=gnu11 -fno-fat-lto-objects)
set(cxx ${AVR_GXX} ${flags} -std=gnu++11 -fpermissive -fno-exceptions -fno-threadsafe-statics)
set(ours -Wall -Wextra -Werror)

set(number 0)
set(objects)
function(compile)
  math(EXPR number "${number} + 1")
  execute_process(COMMAND ${ARGN} -c -o ${work}/${number}.o COMMAND_ERROR_IS_FATAL ANY)
  set(number ${number} PARENT_SCOPE)
  set(objects ${objects} ${work}/${number}.o PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE own_c ${LIBRARY}/src/*.c)
file(GLOB_RECURSE own_cxx ${LIBRARY}/src/*.cpp)
file(GLOB core_c ${CORE}/cores/arduino/*.c)
file(GLOB core_cxx ${CORE}/cores/arduino/*.cpp)
foreach(source ${own_c})
  compile(${c} ${ours} ${source})
endforeach()
foreach(source ${own_cxx})
  compile(${cxx} ${ours} ${source})
endforeach()
compile(${cxx} ${ours} -include Arduino.h -x c++ ${LIBRARY}/examples/watchfire-tower/watchfire-tower.ino)
foreach(source ${core_c})
  compile(${c} -w ${source})
endforeach()
foreach(source ${core_cxx})
  compile(${cxx} -w ${source})
endforeach()
compile(${c} -x assembler-with-cpp ${CORE}/cores/arduino/wiring_pulse.S)

execute_process(COMMAND ${AVR_GCC} -mmcu=atmega328p -Os -flto -fuse-linker-plugin -Wl,--gc-sections,--relax ${objects} -o ${OUT} -lm
  COMMAND_ERROR_IS_FATAL ANY)
