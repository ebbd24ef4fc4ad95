# SPDX-License-Identifier: BSD-3-Clause
# libknock_pd.a, for programs that link Pd and Knock statically and call knock_setup(): core, objects
# and Pd host. Every name in it begins with knock_ (common/base/names.h), as Pd has a value_get() too.

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
