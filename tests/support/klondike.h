// Klondike's places by the numbers that people use, from 1.
#pragma once

#include "tests/support/positions.h"

namespace croupier::test {

constexpr int foundation(int number) { return Klondike::first_foundation + number - 1; }
constexpr int column(int number) { return Klondike::first_column + number - 1; }

}  // namespace croupier::test
