# SPDX-License-Identifier: BSD-3-Clause
# libknock_pd.a, for hosts that link Pd and Knock statically and call knock_setup(). Nothing else in
# it has a name outside: Pd has a value_get() too, and SDT an impact_tilde_setup(). The host and all
# that it needs become one object, and its other names local to it.
#
# On macOS ld -r does so with whatever is hidden; elsewhere objcopy does, on ELF as on Windows.

add_library(knock_pd_host OBJECT ${pd_sources})
target_include_directories(knock_pd_host SYSTEM PRIVATE ${PD_INCLUDE_DIR})
target_include_directories(knock_pd_host PRIVATE externals common)
target_compile_definitions(knock_pd_host PRIVATE PD_FLOATSIZE=32)

set(knock_pd_object ${PROJECT_BINARY_DIR}/knock_pd${CMAKE_C_OUTPUT_EXTENSION})
if(APPLE)
    set(knock_pd_only -Wl,-exported_symbol,_knock_setup)
    set(knock_pd_hide true)
else()
    set(knock_pd_only "")
    set(knock_pd_hide ${CMAKE_OBJCOPY} --keep-global-symbol=knock_setup ${knock_pd_object})
endif()
add_custom_command(OUTPUT ${knock_pd_object} VERBATIM COMMAND_EXPAND_LISTS
    COMMAND ${CMAKE_C_COMPILER} -r -nostdlib ${knock_pd_only} -o ${knock_pd_object}
        $<TARGET_OBJECTS:knock_pd_host> $<TARGET_FILE:knock_external> $<TARGET_FILE:knock_core>
    COMMAND ${knock_pd_hide}
    DEPENDS knock_pd_host $<TARGET_OBJECTS:knock_pd_host> knock_external knock_core)
add_library(knock_pd STATIC ${knock_pd_object})
set_target_properties(knock_pd PROPERTIES LINKER_LANGUAGE C)
target_link_libraries(knock_pd INTERFACE m)

# A host that has every name of Knock's for itself, and Pd's, links it. (It has no sanitizer's.)
if(NOT KNOCK_SANITIZE AND NOT CMAKE_CROSSCOMPILING)
    add_test(NAME test_static COMMAND ${PROJECT_SOURCE_DIR}/tests/lint/static.sh ${CMAKE_C_COMPILER}
        $<TARGET_FILE:knock_pd> $<TARGET_FILE:knock_external> $<TARGET_FILE:knock_core>)
endif()
