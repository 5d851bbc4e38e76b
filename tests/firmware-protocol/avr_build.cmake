# SPDX-License-Identifier: Apache-2.0
# Compiles codec and core for the ATmega328P with all warnings as errors, prints their size and checks it
# against their share of the chip: 7 KiB of the firmware's 8 for the link, under 400 bytes of RAM.
set(FLASH_MAX 7168)
set(RAM_MAX 400)

file(GLOB sources ${ROOT}/firmware-protocol/codec/*.c ${ROOT}/firmware-protocol/core/*.c)
file(MAKE_DIRECTORY ${OUT})
execute_process(
  COMMAND ${AVR_GCC} -mmcu=atmega328p -std=gnu11 -Os -flto -ffunction-sections -fdata-sections
    -Wall -Wextra -Wshadow -Wconversion -Werror -Wl,--gc-sections,--relax -I${ROOT}
    ${CMAKE_CURRENT_LIST_DIR}/avr_probe.c ${sources} -o ${OUT}/probe.elf
  RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "codec and core do not compile for the ATmega328P")
endif()

execute_process(COMMAND ${AVR_SIZE} ${OUT}/probe.elf OUTPUT_VARIABLE table COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCH "\n *([0-9]+)[ \t]+([0-9]+)[ \t]+([0-9]+)" _ "${table}")
math(EXPR flash "${CMAKE_MATCH_1} + ${CMAKE_MATCH_2}")
math(EXPR ram "${CMAKE_MATCH_2} + ${CMAKE_MATCH_3}")
message(STATUS "codec and core on an ATmega328P: ${flash} bytes of flash, ${ram} bytes of RAM")
if(flash GREATER FLASH_MAX OR ram GREATER RAM_MAX)
  message(FATAL_ERROR "over the bar of ${FLASH_MAX} bytes of flash, ${RAM_MAX} bytes of RAM")
endif()
