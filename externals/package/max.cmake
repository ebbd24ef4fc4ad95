# SPDX-License-Identifier: BSD-3-Clause
# Max externals, and the package Knock/ that Max's package manager wants.
#
# They are compiled against Cycling '74's max-sdk-base where MAX_SDK_BASE names it, else against our
# own header, which tests/max/run compares with it. On Linux they are for the Max test double.

set(MAX_SDK_BASE "" CACHE PATH "Folder of max-sdk-base: build the Max externals against it")
set(max_package ${PROJECT_BINARY_DIR}/Knock)
set(max_prefix knock.) # objects of other packages are called impact~ too
file(GLOB max_sources CONFIGURE_DEPENDS externals/max/*.c)

if(MAX_SDK_BASE)
    set(max_include ${MAX_SDK_BASE}/c74support/max-includes ${MAX_SDK_BASE}/c74support/msp-includes)
    if(NOT EXISTS ${MAX_SDK_BASE}/c74support/max-includes/ext.h)
        message(FATAL_ERROR "MAX_SDK_BASE: no c74support/max-includes/ext.h in ${MAX_SDK_BASE}")
    endif()
    include(CheckCCompilerFlag) # clang from 19 on is pedantic about how the SDK counts arguments
    set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
    check_c_compiler_flag(-Wvariadic-macro-arguments-omitted KNOCK_COUNTS_ARGUMENTS)
    unset(CMAKE_TRY_COMPILE_TARGET_TYPE)
else()
    set(max_include ${PROJECT_SOURCE_DIR}/tests/max/sdk)
endif()

# One external: a bundle on macOS, .mxe64 on Windows, .mxl_<processor> on Linux.
function(add_max_external object)
    string(REPLACE "~" "_tilde" kind ${object})
    set(target max_${kind})
    add_library(${target} MODULE ${max_sources})
    target_include_directories(${target} SYSTEM PRIVATE ${max_include})
    target_compile_definitions(${target} PRIVATE KNOCK_KIND=${kind} KNOCK_PREFIX="${max_prefix}")
    target_link_libraries(${target} PRIVATE knock_external)
    if(KNOCK_COUNTS_ARGUMENTS)
        target_compile_options(${target} PRIVATE -Wno-variadic-macro-arguments-omitted)
    endif()
    set_target_properties(${target} PROPERTIES PREFIX "" OUTPUT_NAME ${max_prefix}${object}
        SUFFIX .mxl_${CMAKE_SYSTEM_PROCESSOR}
        LIBRARY_OUTPUT_DIRECTORY ${max_package}/externals)
    if(APPLE)
        set_target_properties(${target} PROPERTIES BUNDLE TRUE BUNDLE_EXTENSION mxo SUFFIX ""
            MACOSX_BUNDLE_INFO_PLIST ${PROJECT_SOURCE_DIR}/externals/package/Info.plist.in
            MACOSX_BUNDLE_BUNDLE_NAME ${kind} MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION})
        target_link_options(${target} PRIVATE -Wl,-undefined,dynamic_lookup)
        add_custom_command(TARGET ${target} POST_BUILD VERBATIM
            COMMAND ${CMAKE_COMMAND} -E copy ${PROJECT_SOURCE_DIR}/externals/package/PkgInfo
                $<TARGET_BUNDLE_CONTENT_DIR:${target}>/PkgInfo)
        if(NOT CMAKE_CROSSCOMPILING) # the linker that crosses signs what it links
            add_custom_command(TARGET ${target} POST_BUILD VERBATIM
                COMMAND codesign --force --sign - $<TARGET_BUNDLE_DIR:${target}>)
        endif()
    elseif(WIN32)
        target_compile_definitions(${target} PRIVATE WIN_VERSION MAXAPI_USE_MSCRT)
        target_link_libraries(${target} PRIVATE ${max_import} ${max_audio_import})
        set_target_properties(${target} PROPERTIES SUFFIX .mxe64)
    endif()
endfunction()

if(WIN32)
    declared_functions(max_functions "[\n][a-z][^\n(]*[ *][a-z][a-z0-9_]*\\("
        ${PROJECT_SOURCE_DIR}/tests/max/sdk/ext.h)
    set(max_audio_functions ${max_functions})
    set(is_audio "^(z_dsp_|dsp_add64$|class_dspinit$|sys_get|buffer_)")
    list(FILTER max_functions EXCLUDE REGEX "${is_audio}")
    list(FILTER max_audio_functions INCLUDE REGEX "${is_audio}")
    import_library(MaxAPI max_import ${max_functions})
    import_library(MaxAudio max_audio_import ${max_audio_functions})
endif()
add_custom_target(max_externals)
foreach(source ${external_sources})
    get_filename_component(object ${source} NAME_WE)
    add_max_external(${object})
    string(REPLACE "~" "_tilde" kind ${object})
    add_dependencies(max_externals max_${kind})
endforeach()

# Patches are committed as Max saves them; reference, palette, wrappers and description of the package
# are written from the table.
if(NOT CMAKE_CROSSCOMPILING OR CMAKE_CROSSCOMPILING_EMULATOR)
    set(max_copies "")
    set(max_copied "")
    function(add_max_files folder)
        file(GLOB files CONFIGURE_DEPENDS ${ARGN})
        if(NOT folder STREQUAL .) # no patch of an earlier build stays
            list(APPEND max_copies COMMAND ${CMAKE_COMMAND} -E remove_directory ${max_package}/${folder})
        endif()
        set(max_copies ${max_copies}
            COMMAND ${CMAKE_COMMAND} -E make_directory ${max_package}/${folder}
            COMMAND ${CMAKE_COMMAND} -E copy ${files} ${max_package}/${folder} PARENT_SCOPE)
        set(max_copied ${max_copied} ${files} PARENT_SCOPE)
    endfunction()
    set(max_help ${PROJECT_SOURCE_DIR}/help-patches/max)
    add_max_files(help ${max_help}/*.maxhelp)
    add_max_files(patchers ${max_help}/knock-*.maxpat)
    add_max_files(extras "${max_help}/Knock Overview.maxpat")
    add_max_files(snippets ${max_help}/*.maxsnip)
    add_max_files(javascript ${max_help}/*.js)
    add_max_files(. externals/package/icon.png LICENSE .github/CHANGELOG.md)
    file(GLOB max_writers CONFIGURE_DEPENDS externals/package/*.c)
    add_executable(max_write ${max_writers})
    target_include_directories(max_write PRIVATE externals)
    target_compile_options(max_write PRIVATE -O2) # gcc sees cut texts in what it unrolls
    target_compile_definitions(max_write PRIVATE _DEFAULT_SOURCE KNOCK_PREFIX="${max_prefix}")
    target_link_libraries(max_write PRIVATE knock_external m)
    add_custom_command(OUTPUT ${max_package}/package-info.json VERBATIM
        COMMAND max_write ${PROJECT_VERSION} ${PROJECT_SOURCE_DIR}/externals/package ${max_package}
        ${max_copies}
        COMMAND ${CMAKE_COMMAND} -E copy ${PROJECT_SOURCE_DIR}/externals/package/README.max.md
            ${max_package}/README.md
        DEPENDS max_write externals/package/README.max.md externals/package/prose.txt ${max_copied})
    add_custom_target(max_package ALL DEPENDS ${max_package}/package-info.json)

    # The reference of Pd's objects, by the same program.
    add_custom_target(pd_pages ALL VERBATIM
        COMMAND max_write pages ${PROJECT_SOURCE_DIR}/externals/package ${PROJECT_BINARY_DIR}/knock
        DEPENDS externals/package/prose.txt)
endif()
