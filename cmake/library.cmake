# Where calls are short and many: in a unit of many files g++ would stop inlining where it goes on in one of few.
set(CROUPIER_INLINE_MORE $<$<CXX_COMPILER_ID:GNU>:--param=inline-unit-growth=200>)

# croupier_library(NAME [PURE] [INSTALL] [LINK target…]): the static library croupier::NAME, made of every .cpp below
# the folder. PURE: the rules, without exceptions and run-time type information. INSTALL: other projects may use it.
function(croupier_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "PURE;INSTALL" "" "LINK")
    set(target croupier_${name})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
    add_library(${target} STATIC ${sources})
    add_library(croupier::${name} ALIAS ${target})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name}
        UNITY_BUILD_CODE_BEFORE_INCLUDE "// NOLINTNEXTLINE(bugprone-suspicious-include)")
    # A library says itself what it needs: an embedder's flags may be others.
    target_compile_features(${target} PUBLIC cxx_std_20)
    target_include_directories(${target} PUBLIC "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>"
                                                "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
    # Shuffles made from floating point must give the same cards on every compiler and processor.
    target_compile_options(${target} PRIVATE ${CROUPIER_WARNINGS} -ffp-contract=off)
    if(arg_PURE)
        target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti ${CROUPIER_INLINE_MORE})
    endif()
    target_link_libraries(${target} PUBLIC ${arg_LINK})
    if(arg_INSTALL AND CROUPIER_INSTALL)
        install(TARGETS ${target} EXPORT croupier COMPONENT development)
        install(DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/" COMPONENT development
                DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/croupier/${name}" FILES_MATCHING PATTERN "*.h")
    endif()
endfunction()

# croupier_program(TARGET source…): a program or a test; what it links to follows.
function(croupier_program target)
    add_executable(${target} ${ARGN})
    target_compile_features(${target} PRIVATE cxx_std_20)
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_compile_options(${target} PRIVATE ${CROUPIER_WARNINGS} -ffp-contract=off)
endfunction()

# croupier_need(NAME header library "title" package): the target croupier_NAME, a library without a CMake package.
function(croupier_need name header library title package)
    find_path(CROUPIER_${name}_INCLUDE ${header})
    find_library(CROUPIER_${name}_LIBRARY ${library})
    if(NOT CROUPIER_${name}_INCLUDE OR NOT CROUPIER_${name}_LIBRARY)
        message(FATAL_ERROR "${title} is missing. On Debian: apt-get install ${package}")
    endif()
    add_library(croupier_${name} INTERFACE)
    target_include_directories(croupier_${name} SYSTEM INTERFACE "${CROUPIER_${name}_INCLUDE}")
    target_link_libraries(croupier_${name} INTERFACE "${CROUPIER_${name}_LIBRARY}")
endfunction()
