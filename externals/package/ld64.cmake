# SPDX-License-Identifier: BSD-3-Clause
# How zig.cmake's modules for macOS are linked, said after CMake has said it. The system's library is
# a list of its names; zig's says arm64e where it has arm64.
set(arch ${CMAKE_SYSTEM_PROCESSOR})
string(REPLACE aarch64 arm64 arch ${arch})
file(READ $ENV{ZIG_LIB_DIR}/libc/darwin/libSystem.tbd text)
string(REPLACE "arm64e-" "arm64-" text "${text}")
foreach(library System m)
    file(WRITE ${CMAKE_BINARY_DIR}/tbd/lib${library}.tbd "${text}")
endforeach()
set(CMAKE_C_CREATE_SHARED_MODULE "${KNOCK_LD64} -arch ${arch} -platform_version macos 11.0 14.0 \
-bundle -dead_strip -adhoc_codesign -undefined dynamic_lookup <OBJECTS> <LINK_LIBRARIES> \
-L${CMAKE_BINARY_DIR}/tbd -lSystem -o <TARGET>")
