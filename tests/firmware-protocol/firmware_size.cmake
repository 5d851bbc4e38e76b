# SPDX-License-Identifier: Apache-2.0
# Prints the size of a built firmware and checks it against its limits. Needs ELF, AVR_SIZE, FLASH_MAX and
# RAM_MAX in bytes; both sizes must stay below.
execute_process(COMMAND ${AVR_SIZE} ${ELF} OUTPUT_VARIABLE table COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCH "\n *([0-9]+)[ \t]+([0-9]+)[ \t]+([0-9]+)" found "${table}")
if(NOT found)
  message(FATAL_ERROR "avr-size says nothing of ${ELF}")
endif()
math(EXPR flash "${CMAKE_MATCH_1} + ${CMAKE_MATCH_2}")
math(EXPR ram "${CMAKE_MATCH_2} + ${CMAKE_MATCH_3}")
get_filename_component(name ${ELF} NAME)
message(STATUS "${name}: ${flash} bytes of flash (below ${FLASH_MAX}), ${ram} bytes of RAM (below ${RAM_MAX})")
if(NOT flash LESS FLASH_MAX OR NOT ram LESS RAM_MAX)
  message(FATAL_ERROR "${name} does not fit")
endif()
