# The suites that look at the whole: the program from outside, the module, the page, the sources themselves.
python_suite(reference PROGRAM croupier)
python_suite(cli PROGRAM croupier)
python_suite(terminal PROGRAM croupier)
python_suite(protocol PROGRAM croupier)
python_suite(server PROGRAM croupier)
python_suite(docs PROGRAM croupier)

check(reference.playouts reference sh -c
    "$<TARGET_FILE:playouts> --out ${PROJECT_BINARY_DIR}/playouts.txt && ${Python3_EXECUTABLE} tests/reference/replay.py ${PROJECT_BINARY_DIR}/playouts.txt")
check(protocol.games protocol ${Python3_EXECUTABLE} tests/protocol/random_games.py --games 60 --jobs 2)
set_tests_properties(protocol.games PROPERTIES PROCESSORS 2 COST 100000 ENVIRONMENT "CROUPIER=$<TARGET_FILE:croupier>")

check(checks.includes checks scripts/check-includes)
check(checks.layout checks scripts/check-format)
# Compilers give way to tests that wait for an answer.
check(checks.headers checks nice -n 19 "${CMAKE_COMMAND}" --build "${PROJECT_BINARY_DIR}" --target headers_alone)
check(checks.tidy checks nice -n 19 scripts/tidy)
set_tests_properties(checks.headers checks.tidy PROPERTIES COST 200000)

# These expect build/wasm and build/web: `scripts/test wasm page browser` builds them first.
check(wasm wasm scripts/page module "${results}/wasm.xml")
check(page.types page scripts/page types)
check(page.style page scripts/page style)
check(page.units page scripts/page units "${results}/page.units.xml")
check(browser browser scripts/page browser "${results}/browser.xml")
set_tests_properties(page.units PROPERTIES PROCESSORS 2)
set_tests_properties(wasm browser PROPERTIES ENVIRONMENT "CROUPIER=$<TARGET_FILE:croupier>")
# The longest begins first; it waits for the page's animations half of the time, so that others run beside it.
set_tests_properties(browser PROPERTIES TIMEOUT 3000 COST 1000000)

# A project outside the tree, with each compiler, by add_subdirectory and by find_package.
foreach(compiler IN ITEMS g++ clang++-19)
    foreach(way IN ITEMS subdirectory package)
        check(examples.${compiler}.${way} examples nice -n 19 tests/examples.sh ${compiler} ${way} "${PROJECT_BINARY_DIR}")
    endforeach()
endforeach()
