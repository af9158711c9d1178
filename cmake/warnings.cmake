# CROUPIER_WARNINGS: what every file of the project is compiled with.
set(CROUPIER_WARNINGS
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual -Wimplicit-fallthrough -Wextra-semi)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    list(APPEND CROUPIER_WARNINGS -Wunreachable-code -Wshadow-uncaptured-local -Wrange-loop-analysis
         -Wconditional-uninitialized -Wnewline-eof)
else()
    list(APPEND CROUPIER_WARNINGS -Wduplicated-cond -Wlogical-op
         # g++ sees overlapping copies and writes beyond the end in std::string where there are none.
         -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow)
endif()
if(CROUPIER_WERROR)
    list(APPEND CROUPIER_WARNINGS -Werror)
endif()
