# SPDX-License-Identifier: Apache-2.0
# Makes the page of a hall out of its own text and the parts that it shares with the page of a table, so that each is written once:
# cmake -DTABLE=table.html -DHALL=hall.html.in -DOUT=hall.html -P assemble.cmake
file(READ "${TABLE}" table)
file(READ "${HALL}" hall)

# Sets `out` to what lies between two texts of the table's page.
function(between from to out)
  string(FIND "${table}" "${from}" begin)
  if(begin EQUAL -1)
    message(FATAL_ERROR "${TABLE} has no line \"${from}\", which ${HALL} wants")
  endif()
  string(SUBSTRING "${table}" ${begin} -1 rest)
  string(LENGTH "${from}" length)
  string(SUBSTRING "${rest}" ${length} -1 rest)
  string(FIND "${rest}" "${to}" end)
  if(end EQUAL -1)
    message(FATAL_ERROR "${TABLE} has no line \"${to}\", which ${HALL} wants")
  endif()
  string(SUBSTRING "${rest}" 0 ${end} text)
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

between("<style>" "</style>" style)
between("// ---- words ----" "// ----" words)
between("// ---- MQTT 3.1.1, as much of it as a reader needs ----" "// ----" mqtt)
between("// ---- drawing ----" "// ----" drawing)
set(made "Assembled: change hall.html.in and table.html.")
foreach(part made style words mqtt drawing)
  string(REPLACE "@${part}@" "${${part}}" hall "${hall}")
endforeach()
file(WRITE "${OUT}" "${hall}")
