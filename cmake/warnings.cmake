# The warnings every file of the project is compiled with.
add_compile_options(
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual -Wimplicit-fallthrough -Wextra-semi)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options(-Wunreachable-code -Wshadow-uncaptured-local -Wrange-loop-analysis
                        -Wconditional-uninitialized -Wnewline-eof)
else()
    add_compile_options(-Wduplicated-cond -Wlogical-op)
    # g++ 12 sees overlapping copies and writes beyond the end in std::string where there are none.
    add_compile_options(-Wno-restrict -Wno-array-bounds -Wno-stringop-overflow)
endif()
if(CROUPIER_WERROR)
    add_compile_options(-Werror)
endif()
