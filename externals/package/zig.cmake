# SPDX-License-Identifier: BSD-3-Clause
# Toolchain file: builds for another machine with zig's clang, which brings every system's C library.
#
#   cmake -B <folder> -DCMAKE_TOOLCHAIN_FILE=externals/package/zig.cmake -DKNOCK_ZIG=<zig>
#         -DKNOCK_TARGET=<processor-system>
#
# LLVM's ld64.lld links for macOS: zig writes no bundles.

set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES KNOCK_ZIG KNOCK_TARGET)
string(REGEX MATCH "^[a-z0-9_]+" CMAKE_SYSTEM_PROCESSOR ${KNOCK_TARGET})
if(KNOCK_TARGET MATCHES linux)
    set(CMAKE_SYSTEM_NAME Linux)
elseif(KNOCK_TARGET MATCHES macos)
    set(CMAKE_SYSTEM_NAME Darwin)
else()
    set(CMAKE_SYSTEM_NAME Windows)
endif()
set(CMAKE_C_COMPILER ${KNOCK_ZIG} cc -target ${KNOCK_TARGET})
set(CMAKE_C_COMPILER_LAUNCHER "")
set(CMAKE_C_FLAGS_INIT "-fno-sanitize=all -g0") # what is for a debugger names this folder
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)

# The newest LLVM here.
function(find_llvm variable tool)
    set(names "")
    foreach(version RANGE 30 14 -1)
        list(APPEND names ${tool}-${version})
    endforeach()
    find_program(${variable} NAMES ${names} ${tool})
    if(NOT ${variable})
        message(FATAL_ERROR "There is no ${tool} here")
    endif()
endfunction()
find_llvm(CMAKE_AR llvm-ar)
find_llvm(CMAKE_RANLIB llvm-ranlib)
find_llvm(CMAKE_OBJCOPY llvm-objcopy)

if(CMAKE_SYSTEM_NAME STREQUAL Windows)
    find_llvm(CMAKE_DLLTOOL llvm-dlltool)
    find_llvm(CMAKE_RC_COMPILER llvm-windres)
elseif(CMAKE_SYSTEM_NAME STREQUAL Darwin)
    find_llvm(CMAKE_INSTALL_NAME_TOOL llvm-install-name-tool)
    find_llvm(KNOCK_LD64 ld64.lld)
    set(CMAKE_OSX_SYSROOT "")
    set(CMAKE_USER_MAKE_RULES_OVERRIDE ${CMAKE_CURRENT_LIST_DIR}/ld64.cmake)
endif()
if(NOT CMAKE_SYSTEM_NAME STREQUAL Darwin)
    set(CMAKE_MODULE_LINKER_FLAGS_INIT "-s")
endif()
