# SPDX-License-Identifier: BSD-3-Clause
# cmake --install build [--prefix folder] [--component pd|max|static]
#   pd      the folder knock/ where Pd looks for externals
#   max     the package Knock/ where Max looks for packages (macOS and Windows)
#   static  libknock_pd.a, knock.h, a CMake package and a pkg-config file
# All of it lies below the prefix. On macOS and Windows that is the user's Documents if nothing else
# is said. As a part of another project nothing is installed but what that project asks for.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

if(alone AND CMAKE_INSTALL_PREFIX_INITIALIZED_TO_DEFAULT AND NOT KNOCK_EMBED)
    if(APPLE)
        set(CMAKE_INSTALL_PREFIX "$ENV{HOME}/Documents" CACHE PATH "" FORCE)
    elseif(WIN32)
        file(TO_CMAKE_PATH "$ENV{USERPROFILE}/Documents" documents)
        set(CMAKE_INSTALL_PREFIX "${documents}" CACHE PATH "" FORCE)
    endif()
endif()

# Pd itself looks in /usr/local/lib/pd-externals, and in extra/ of its own folder, which is
# /usr/lib/pd on Debian and its kin.
set(max_packages "")
if(WIN32 OR APPLE)
    set(pd_externals Pd/externals)
    set(max_packages "Max 8/Packages")
elseif(NOT CMAKE_INSTALL_PREFIX STREQUAL /usr)
    set(pd_externals lib/pd-externals)
elseif(EXISTS /etc/debian_version)
    set(pd_externals lib/pd/extra)
else()
    set(pd_externals ${CMAKE_INSTALL_LIBDIR}/pd/extra)
endif()
set(KNOCK_PD_EXTERNALS "${pd_externals}" CACHE STRING "Where Pd looks for externals, below the prefix")
set(KNOCK_MAX_PACKAGES "${max_packages}" CACHE STRING "Where Max looks for packages, below the prefix")

if(alone AND NOT KNOCK_EMBED AND PD_INCLUDE_DIR)
    install(DIRECTORY ${PROJECT_BINARY_DIR}/knock DESTINATION "${KNOCK_PD_EXTERNALS}" COMPONENT pd
        USE_SOURCE_PERMISSIONS PATTERN "*.lib" EXCLUDE PATTERN "*.pdb" EXCLUDE)
endif()
if(alone AND NOT KNOCK_EMBED AND KNOCK_MAX_PACKAGES)
    install(DIRECTORY ${max_package} DESTINATION "${KNOCK_MAX_PACKAGES}" COMPONENT max
        USE_SOURCE_PERMISSIONS PATTERN "*.lib" EXCLUDE PATTERN "*.pdb" EXCLUDE)
endif()
if(NOT alone OR NOT TARGET knock_pd)
    return()
endif()

# find_package(knock) gives knock::knock; pkg-config calls it knock.
install(TARGETS knock_pd EXPORT knock
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT static
    PUBLIC_HEADER DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT static
    INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/knock)
install(EXPORT knock NAMESPACE knock:: FILE knock-targets.cmake DESTINATION ${package} COMPONENT static)
file(WRITE ${PROJECT_BINARY_DIR}/knock-config.cmake "include(CMakeFindDependencyMacro)
if(${KNOCK_THREADS})
    set(THREADS_PREFER_PTHREAD_FLAG ON)
    find_dependency(Threads)
endif()
include(\${CMAKE_CURRENT_LIST_DIR}/knock-targets.cmake)
")
write_basic_package_version_file(${PROJECT_BINARY_DIR}/knock-config-version.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/knock-config.cmake
    ${PROJECT_BINARY_DIR}/knock-config-version.cmake DESTINATION ${package} COMPONENT static)
file(WRITE ${PROJECT_BINARY_DIR}/knock.pc.in "# Relocatable: all paths follow from where this file is.
libdir=\${pcfiledir}/..
includedir=@pc_include@

Name: knock
Description: Physically modelled collisions: impact~, mallet~ and bounce~ for programs with libpd
Version: ${PROJECT_VERSION}
Cflags: -I\${includedir}
Libs: -L\${libdir} -lknock_pd -lm @pc_threads@
")
set(pc_threads "${CMAKE_THREAD_LIBS_INIT}")
file(RELATIVE_PATH pc_include /prefix/${CMAKE_INSTALL_LIBDIR} /prefix/${CMAKE_INSTALL_INCLUDEDIR})
set(pc_include "\${libdir}/${pc_include}")
if(IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
    set(pc_include "${CMAKE_INSTALL_INCLUDEDIR}")
endif()
configure_file(${PROJECT_BINARY_DIR}/knock.pc.in ${PROJECT_BINARY_DIR}/knock.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/knock.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT static)
