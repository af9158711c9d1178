// Which attempts the search makes, one after the other: other weights soon find what the first
// would find late. The last attempt goes on until the answer is known.
#pragma once

#include "croupier/solver/freecell/weights.h"

namespace croupier::solver::freecell {

// "keen" never takes a run apart to put its cards into cells or an empty column. Most deals are won
// so, and sooner, but only "complete" proves anything.
enum class MoveSet : std::uint8_t { keen, complete };

struct Attempt {
    MoveSet moves;
    std::uint64_t states;  // then it gives way to the next
    Weights weights;
};

// Found by trying many on deals from 2,000,001 on. In the order of the fields of Weights: step,
// left, broken, over, need, spread; and a row of room for each number of used cells.
// clang-format off
inline constexpr Attempt attempts[] = {
    {MoveSet::keen, 450,
     {7, 9, 13, 0, 4, 2,
      {{{17, 17, 10, 6}, {19, 12, 2, 0}, {30, 15, 3, 0}, {48, 29, 15, 5}, {82, 75, 53, 37}}}}},
    {MoveSet::keen, 1300,
     {4, 0, 6, 3, 0, 5,
      {{{0, 0, 26, 2}, {7, 1, 0, 0}, {21, 8, 0, 0}, {31, 19, 9, 3}, {46, 39, 30, 21}}}}},
    {MoveSet::keen, 1200,
     {5, 8, 5, 4, 4, 2,
      {{{62, 15, 8, 3}, {24, 40, 19, 11}, {30, 8, 7, 0}, {48, 26, 18, 0}, {88, 63, 47, 58}}}}},
    {MoveSet::keen, 1200,
     {3, 8, 6, 4, 0, 6,
      {{{17, 7, 3, 9}, {13, 8, 16, 14}, {17, 0, 0, 0}, {24, 13, 9, 2}, {45, 38, 29, 32}}}}},
    {MoveSet::keen, 1500,
     {6, 8, 13, 0, 4, 2,
      {{{24, 3, 10, 10}, {28, 9, 1, 0}, {34, 18, 4, 0}, {48, 26, 10, 2}, {76, 67, 31, 78}}}}},
    {MoveSet::complete, UINT64_MAX,
     {3, 6, 3, 0, 2, 6,
      {{{52, 18, 7, 4}, {20, 10, 14, 17}, {31, 16, 16, 7}, {40, 21, 8, 4}, {54, 47, 45, 15}}}}},
};
// clang-format on

}  // namespace croupier::solver::freecell
