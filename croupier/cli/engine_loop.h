// The engine protocol over standard input and output, until the input ends or the client quits.
#pragma once

namespace croupier::cli {

int run_engine();  // → exit code

}  // namespace croupier::cli
