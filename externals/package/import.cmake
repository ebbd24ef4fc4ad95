# SPDX-License-Identifier: BSD-3-Clause
# Windows wants a library of the functions that a host brings. It is made from what the sources
# declare, so that neither Pd nor Max need be there.

# declared_functions(<result> <regex of a declaration> <file> ...): names of functions.
function(declared_functions result declaration)
    set(names "")
    foreach(file ${ARGN})
        file(READ ${file} text)
        string(REPLACE ";" "\n" text "${text}") # which would cut a list
        string(REGEX MATCHALL "${declaration}" found "${text}")
        list(TRANSFORM found REPLACE "^.*[^A-Za-z0-9_]([A-Za-z0-9_]+)\\($" "\\1")
        list(APPEND names ${found})
    endforeach()
    list(REMOVE_DUPLICATES names)
    set(${result} ${names} PARENT_SCOPE)
endfunction()

# import_library(<dll> <result> <name> ...): <result> is the library to link.
function(import_library dll result)
    set(machine i386:x86-64)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(arm64|ARM64|aarch64)$")
        set(machine arm64)
    endif()
    list(JOIN ARGN "\n" names)
    set(file ${PROJECT_BINARY_DIR}/${dll})
    file(WRITE ${file}.def "LIBRARY ${dll}.dll\nEXPORTS\n${names}\n")
    execute_process(COMMAND ${CMAKE_DLLTOOL} -m ${machine} -d ${file}.def -l ${file}.lib
        RESULT_VARIABLE status)
    if(status)
        message(FATAL_ERROR "${CMAKE_DLLTOOL} makes no ${file}.lib: ${status}")
    endif()
    set(${result} ${file}.lib PARENT_SCOPE)
endfunction()
