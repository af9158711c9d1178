# Target headers_alone: compiles every header by itself, so that none leans on another being included first.
# A header that its own source file includes first has been compiled so already, unless something
# precompiled comes before it.
file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}"
     "${CMAKE_SOURCE_DIR}/engine/*.h" "${CMAKE_SOURCE_DIR}/formats/*.h"
     "${CMAKE_SOURCE_DIR}/protocol/*.h" "${CMAKE_SOURCE_DIR}/drawer/*.h"
     "${CMAKE_SOURCE_DIR}/terminal/*.h" "${CMAKE_SOURCE_DIR}/cli/*.h" "${CMAKE_SOURCE_DIR}/bots/*.h"
     "${CMAKE_SOURCE_DIR}/solver/*.h" "${CMAKE_SOURCE_DIR}/deals/*.h"
     "${CMAKE_SOURCE_DIR}/online/*.h" "${CMAKE_SOURCE_DIR}/store/*.h" "${CMAKE_SOURCE_DIR}/load/*.h"
     "${CMAKE_SOURCE_DIR}/server/*.h" "${CMAKE_SOURCE_DIR}/bench/*.h"
     "${CMAKE_SOURCE_DIR}/wasm/*.h")

set(sources)
foreach(header IN LISTS headers)
    string(REGEX REPLACE "\\.h$" ".cpp" own "${CMAKE_SOURCE_DIR}/${header}")
    if(EXISTS "${own}" AND NOT header MATCHES "^cli/")
        file(STRINGS "${own}" includes REGEX "^#include" LIMIT_COUNT 1)
        if(includes STREQUAL "#include \"${header}\"")
            continue()
        endif()
    endif()
    set(source "${CMAKE_BINARY_DIR}/headers_alone/${header}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "#include \"${header}\"\n")
    list(APPEND sources "${source}")
endforeach()

if(sources)
    add_library(headers_alone OBJECT EXCLUDE_FROM_ALL ${sources})
    target_link_libraries(headers_alone PRIVATE terminal protocol server bots GTest::gtest)
    target_compile_options(headers_alone PRIVATE -O0)
endif()
