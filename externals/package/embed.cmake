# SPDX-License-Identifier: BSD-3-Clause
# libknock_pd.a, for programs that link Pd and Knock statically and call knock_setup(): core, objects
# and Pd host. Every name in it begins with knock_ (common/base/names.h), as Pd has a value_get() too.

# Pd's header comes with Pd.
file(GLOB pd_places "/Applications/Pd*.app/Contents/Resources/src" "$ENV{PROGRAMFILES}/Pd/src")
find_path(PD_INCLUDE_DIR m_pd.h PATHS ${pd_places} PATH_SUFFIXES pd DOC "Folder of Pd's m_pd.h")
file(GLOB pd_sources CONFIGURE_DEPENDS externals/pd/*.c)
if(NOT PD_INCLUDE_DIR)
    string(CONCAT pd_header "It comes with Pd (on Debian with puredata-dev, with libpd in pure-data/src); "
        "-DPD_INCLUDE_DIR=<its folder> says where it is.")
    if(KNOCK_EMBED)
        message(FATAL_ERROR "KNOCK_EMBED needs Pd's header m_pd.h, and none was found. ${pd_header}")
    endif()
    message(NOTICE "There is no m_pd.h here, so nothing is built for Pd. ${pd_header}")
    return()
endif()

if(NOT PD_FLOATSIZE MATCHES "^(32|64)$")
    message(FATAL_ERROR "PD_FLOATSIZE is 32 or 64, as in Pd itself: not ${PD_FLOATSIZE}")
endif()
add_library(knock_pd STATIC ${pd_sources}
    $<TARGET_OBJECTS:knock_core> $<TARGET_OBJECTS:knock_external>)
add_library(knock::knock ALIAS knock_pd)
set_target_properties(knock_pd PROPERTIES EXPORT_NAME knock PUBLIC_HEADER
    ${PROJECT_SOURCE_DIR}/externals/pd/knock.h)
target_include_directories(knock_pd SYSTEM PRIVATE ${PD_INCLUDE_DIR})
target_include_directories(knock_pd PRIVATE externals common
    INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/externals/pd>)
target_compile_options(knock_pd PRIVATE ${first}base/names.h)
target_compile_definitions(knock_pd PRIVATE PD_FLOATSIZE=${PD_FLOATSIZE})
if(NOT WIN32)
    target_link_libraries(knock_pd INTERFACE m)
endif()
if(KNOCK_THREADS)
    target_link_libraries(knock_pd INTERFACE Threads::Threads)
endif()
