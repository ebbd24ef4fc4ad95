# SPDX-License-Identifier: BSD-3-Clause
# cmake --install build: the package for Pd where Pd looks for externals, and the one for Max where
# Max does. --component pd, max or static takes one of them alone; static is libknock_pd.a.

set(home $ENV{HOME})
if(WIN32)
    file(TO_CMAKE_PATH "$ENV{USERPROFILE}" home)
endif()
if(WIN32 OR APPLE)
    set(pd_externals "${home}/Documents/Pd/externals")
    set(max_packages "${home}/Documents/Max 8/Packages")
else()
    set(pd_externals lib/pd-externals) # below the prefix: /usr/local/lib/pd-externals
    set(max_packages "")
endif()
set(KNOCK_PD_EXTERNALS "${pd_externals}" CACHE STRING "Where Pd looks for externals")
set(KNOCK_MAX_PACKAGES "${max_packages}" CACHE STRING "Where Max looks for packages")

if(PD_INCLUDE_DIR)
    install(DIRECTORY ${PROJECT_BINARY_DIR}/knock DESTINATION "${KNOCK_PD_EXTERNALS}" COMPONENT pd
        USE_SOURCE_PERMISSIONS PATTERN "*.lib" EXCLUDE PATTERN "*.pdb" EXCLUDE)
    install(FILES $<TARGET_FILE:knock_pd> DESTINATION lib COMPONENT static)
endif()
if(KNOCK_MAX_PACKAGES)
    install(DIRECTORY ${max_package} DESTINATION "${KNOCK_MAX_PACKAGES}" COMPONENT max
        USE_SOURCE_PERMISSIONS PATTERN "*.lib" EXCLUDE PATTERN "*.pdb" EXCLUDE)
endif()
