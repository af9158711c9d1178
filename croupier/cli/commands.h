// The commands of the program. Each adds itself to the command line and runs when it is named.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>

#include "croupier/engine/result.h"

namespace croupier::cli {

void add_games(CLI::App& app);
void add_deal(CLI::App& app);
void add_play(CLI::App& app);
void add_daily(CLI::App& app);
void add_perft(CLI::App& app);
void add_replay(CLI::App& app);
void add_verify(CLI::App& app);
void add_hint(CLI::App& app);
void add_solve(CLI::App& app);
void add_sweep(CLI::App& app);
void add_stats(CLI::App& app);
void add_server_commands(CLI::App& app);  // none in a program without the server
void add_engine(CLI::App& app);
void add_arena(CLI::App& app);
void add_bench(CLI::App& app);
void add_completion(CLI::App& app);

inline constexpr int bad_input = 2;
inline constexpr int was_interrupted = 130;  // by Ctrl-C, as shells have it

// Says what is wrong on standard error and ends the command with exit code 2.
[[noreturn]] void fail(std::string_view sentence);
// The same, with the place in the text.
[[noreturn]] void fail(const ParseError& error, std::string_view text);

// The value, or the end of the command.
template <class T>
T value_or_fail(Result<T> result, std::string_view text = "") {
    if (!result) fail(result.error(), text);
    return std::move(*result);
}

}  // namespace croupier::cli
