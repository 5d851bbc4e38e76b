# SPDX-License-Identifier: Apache-2.0
# Makes faults in our programs harder to exploit: the table of imported functions is read-only from the start,
# an overwritten stack ends the program, and so does a C function that would write beyond its buffer, jumps
# land only where the compiler meant them to, and no page is both writable and executable. tests/platforms
# reads this from the finished programs. The firmware has its own compiler and uses nothing from here.
include(CheckCXXCompilerFlag)

# Flags that only some compilers or processors have.
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
    # In one option, so that a target can take it away again: CMake skips an option that it already has.
    add_compile_options("SHELL:-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=${WATCHFIRE_FORTIFY}")
  endif()
endmacro()
