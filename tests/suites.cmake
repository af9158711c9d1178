# Every suite is a test of ctest with a label, and leaves what it found as JUnit in results/ of the build folder.
set(results "${PROJECT_BINARY_DIR}/results")
file(MAKE_DIRECTORY "${results}")
add_custom_target(unit_tests)

# cpp_suite(NAME [SHARDS n] FOLDERS folder… LINK library…): the program NAME_tests and its test, in n parts side by side.
function(cpp_suite name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "SHARDS" "FOLDERS;LINK")
    set(sources)
    foreach(folder IN LISTS arg_FOLDERS)
        file(GLOB_RECURSE found CONFIGURE_DEPENDS ${folder}/*.cpp)
        list(APPEND sources ${found})
    endforeach()
    croupier_program(${name}_tests ${sources})
    add_dependencies(unit_tests ${name}_tests)
    list(TRANSFORM arg_LINK PREPEND croupier_)
    target_link_libraries(${name}_tests PRIVATE ${arg_LINK} test_support GTest::gtest_main)
    # The rules are optimised; the tests around them need not be, and compile in less time.
    # Files compiled together see each other's helpers, so that shadows mean nothing.
    target_compile_options(${name}_tests PRIVATE -Wno-shadow -O0)
    if(NOT arg_SHARDS)
        set(arg_SHARDS 1)
    endif()
    math(EXPR last "${arg_SHARDS} - 1")
    foreach(shard RANGE ${last})
        set(test ${name})
        if(last GREATER 0)
            set(test ${name}.${shard})
        endif()
        add_test(NAME ${test} COMMAND ${name}_tests --gtest_brief=1 "--gtest_output=xml:${results}/${test}.xml")
        set_tests_properties(${test} PROPERTIES LABELS ${name}
            ENVIRONMENT "GTEST_TOTAL_SHARDS=${arg_SHARDS};GTEST_SHARD_INDEX=${shard}")
    endforeach()
endfunction()

# python_suite(FOLDER [PROGRAM target]): one test for each test_*.py, against that program.
function(python_suite folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "PROGRAM" "")
    file(GLOB files CONFIGURE_DEPENDS ${folder}/test_*.py)
    foreach(file IN LISTS files)
        cmake_path(GET file STEM stem)
        string(REGEX REPLACE "^test_" "${folder}." test ${stem})
        add_test(NAME ${test} COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/tests/run_unittest.py"
            "${file}" "${results}/${test}.xml")
        file(SIZE "${file}" cost)  # the long ones first
        set_tests_properties(${test} PROPERTIES LABELS ${folder} COST ${cost} ENVIRONMENT
            "CROUPIER=$<TARGET_FILE:${arg_PROGRAM}>;PYTHONDONTWRITEBYTECODE=1")
    endforeach()
endfunction()

# check(NAME LABEL command…): one test that passes when the command does.
function(check name label)
    add_test(NAME ${name} COMMAND ${ARGN} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
    set_tests_properties(${name} PROPERTIES LABELS ${label})
endfunction()
