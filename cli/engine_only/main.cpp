// croupier_engine: `croupier engine` and nothing else, for tests with sanitizers.
#include <iostream>
#include <string_view>

#include "cli/engine_loop.h"

int main(int count, char** words) {
    if (count == 2 && std::string_view(words[1]) == "engine") return croupier::cli::run_engine();
    std::cerr << "croupier_engine: its one command is 'engine'\n";
    return 2;
}
