// Which attempts the search makes, one after the other: other weights soon find what the first
// would find late. The last attempt goes on until the answer is known.
#pragma once

#include "solver/freecell_weights.h"

namespace croupier::freecell {

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
    {MoveSet::keen, 400,
     {7, 9, 13, 0, 4, 2,
      {{{24, 25, 7, 4}, {24, 16, 15, 9}, {34, 23, 7, 0}, {48, 30, 14, 6}, {75, 67, 36, 65}}}}},
    {MoveSet::keen, 700,
     {3, 9, 6, 4, 0, 2,
      {{{12, 12, 3, 2}, {12, 8, 7, 4}, {17, 11, 3, 0}, {24, 15, 7, 3}, {37, 33, 18, 32}}}}},
    {MoveSet::keen, 1000,
     {4, 6, 5, 4, 4, 1,
      {{{60, 11, 4, 8}, {24, 29, 15, 11}, {30, 11, 10, 7}, {48, 21, 17, 10}, {105, 56, 40, 43}}}}},
    {MoveSet::keen, 1500,
     {3, 5, 3, 4, 3, 1,
      {{{60, 11, 4, 8}, {24, 29, 15, 11}, {30, 11, 10, 7}, {48, 21, 17, 10}, {105, 56, 40, 43}}}}},
    {MoveSet::keen, 1500,
     {4, 6, 9, 5, 2, 6,
      {{{52, 18, 7, 4}, {20, 10, 14, 17}, {31, 16, 16, 7}, {40, 21, 8, 4}, {54, 47, 45, 15}}}}},
    {MoveSet::complete, 1500,
     {0, 2, 10, 2, 0, 0,
      {{{41, 19, 8, 7}, {25, 22, 23, 13}, {45, 24, 5, 3}, {48, 49, 19, 10}, {74, 78, 68, 65}}}}},
    {MoveSet::complete, UINT64_MAX,
     {3, 6, 3, 0, 2, 6,
      {{{52, 18, 7, 4}, {20, 10, 14, 17}, {31, 16, 16, 7}, {40, 21, 8, 4}, {54, 47, 45, 15}}}}},
};
// clang-format on

}  // namespace croupier::freecell
