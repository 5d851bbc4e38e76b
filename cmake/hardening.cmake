# SPDX-License-Identifier: Apache-2.0
# What a fault in a program of ours meets before it can be made use of: the table of imported functions is read-only from
# the start, a stack that was written over ends the program, so does a C function that would write beyond its buffer,
# jumps land only where the compiler meant them to, no page can be written and run. tests/platforms reads it out of the
# finished programs. The firmware has its own compiler and takes nothing from here.
include(CheckCXXCompilerFlag)

# Flags that not every compiler or processor has.
function(watchfire_flag_where_known flag name)
  # A flag of another processor is an error in GCC and a warning in Clang.
  set(CMAKE_REQUIRED_FLAGS -Werror)
  check_cxx_compiler_flag(${flag} ${name})
  if(${name})
    add_compile_options(${flag})
  endif()
endfunction()

macro(watchfire_harden)
  add_compile_options(-fstack-protector-strong)
  watchfire_flag_where_known(-fstack-clash-protection WATCHFIRE_HAS_STACK_CLASH_PROTECTION)
  watchfire_flag_where_known(-fcf-protection=full WATCHFIRE_HAS_CF_PROTECTION)               # x86
  watchfire_flag_where_known(-mbranch-protection=standard WATCHFIRE_HAS_BRANCH_PROTECTION)   # ARM
  add_link_options(LINKER:-z,relro LINKER:-z,now LINKER:-z,noexecstack)

  # Fortified functions need optimization, and sanitizers watch the same functions themselves. Some compilers bring the
  # macro along, so it is taken away first. Level 3 also knows sizes that are computed; older compilers have level 2.
  set(WATCHFIRE_FORTIFY 2)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12)
    set(WATCHFIRE_FORTIFY 3)
  endif()
  if(WATCHFIRE_SANITIZE OR NOT CMAKE_BUILD_TYPE MATCHES "^(Release|RelWithDebInfo|MinSizeRel)$")
    set(WATCHFIRE_FORTIFY 0)
  endif()
  if(WATCHFIRE_FORTIFY)
    # In one, so that a target can take it away again: CMake leaves out an option that it has already.
    add_compile_options("SHELL:-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=${WATCHFIRE_FORTIFY}")
  endif()
endmacro()
