# SPDX-License-Identifier: BSD-3-Clause
# What Pd's users get, in knock/ of the build: help and externals.
#
# Pd externals: one self-contained binary per object in knock/, for Pd with 32-bit and with 64-bit
# floats. The setup function is the only symbol they export.

configure_file(externals/package/README.deken.txt ${PROJECT_BINARY_DIR}/README.deken.txt @ONLY)
add_custom_target(pd_help ALL VERBATIM
    COMMAND ${CMAKE_COMMAND} -E copy_directory
        ${PROJECT_SOURCE_DIR}/help-patches/pd ${PROJECT_BINARY_DIR}/knock
    COMMAND ${CMAKE_COMMAND} -E copy ${PROJECT_BINARY_DIR}/README.deken.txt
        ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/.github/CHANGELOG.md
        ${PROJECT_BINARY_DIR}/knock)
add_custom_target(pd_externals)
if(NOT PD_INCLUDE_DIR)
    return()
endif()

# By a file's ending Pd knows what it is for. Built for this machine it has the ending that every Pd
# here knows; built for another its processor is in it, so that several can stand in one folder.
function(pd_suffix bits result)
    string(TOLOWER "${CMAKE_SYSTEM_PROCESSOR}" cpu)
    string(REGEX REPLACE "^(x86_64|x64)$" "amd64" cpu "${cpu}")
    string(REGEX REPLACE "^aarch64$" "arm64" cpu "${cpu}")
    string(REGEX REPLACE "^arm(v[5-8].*|hf)?$" "arm" cpu "${cpu}")
    string(REGEX REPLACE "^i[3-6]86$" "i386" cpu "${cpu}")
    list(LENGTH CMAKE_OSX_ARCHITECTURES slices)
    if(slices GREATER 1)
        set(cpu fat)
    elseif(slices EQUAL 1)
        string(REPLACE "x86_64" "amd64" cpu "${CMAKE_OSX_ARCHITECTURES}")
    endif()
    if(WIN32)
        set(suffixes .m_${cpu} .windows-${cpu}-64.dll)
    elseif(APPLE)
        set(suffixes .pd_darwin .darwin-${cpu}-64.so)
    elseif(CMAKE_CROSSCOMPILING)
        set(suffixes .l_${cpu} .linux-${cpu}-64.so)
    else()
        set(suffixes .pd_linux .linux-${cpu}-64.so)
    endif()
    list(GET suffixes 0 suffix)
    if(bits EQUAL 64)
        list(GET suffixes 1 suffix)
    endif()
    set(${result} ${suffix} PARENT_SCOPE)
endfunction()

if(WIN32)
    declared_functions(pd_functions "(EXTERN|extern) [^\n(]*\\(" ${PD_INCLUDE_DIR}/m_pd.h ${pd_sources})
    import_library(pd pd_import_32 ${pd_functions})
    import_library(pd64 pd_import_64 ${pd_functions})
endif()

function(add_pd_external source bits)
    get_filename_component(object ${source} NAME_WE)
    string(REPLACE "~" "_tilde" kind ${object})
    set(module ${kind})
    if(bits EQUAL 64)
        set(module ${kind}_64)
    endif()
    add_library(${module} MODULE ${pd_sources})
    target_include_directories(${module} SYSTEM PRIVATE ${PD_INCLUDE_DIR})
    target_compile_definitions(${module} PRIVATE PD_FLOATSIZE=${bits}
        KNOCK_KIND=${kind} KNOCK_SETUP=${kind}_setup)
    target_link_libraries(${module} PRIVATE knock_external)
    if(WIN32)
        target_link_libraries(${module} PRIVATE ${pd_import_${bits}})
    elseif(APPLE)
        target_link_options(${module} PRIVATE -Wl,-undefined,dynamic_lookup)
    endif()
    set_target_properties(${module} PROPERTIES PREFIX "" SUFFIX ${suffix_${bits}} OUTPUT_NAME ${object}
        LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/knock)
    add_dependencies(pd_externals ${module})
endfunction()

pd_suffix(32 suffix_32)
pd_suffix(64 suffix_64)
file(WRITE ${PROJECT_BINARY_DIR}/pd_suffixes "${suffix_32} ${suffix_64}\n")
foreach(source ${external_sources})
    add_pd_external(${source} 32)
    add_pd_external(${source} 64)
endforeach()
