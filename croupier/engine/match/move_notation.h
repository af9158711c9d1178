// How moves are written and read, and what is said about them in words.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/explain.h"
#include "croupier/engine/move.h"
#include "croupier/engine/refusal.h"
#include "croupier/engine/result.h"

namespace croupier {

class MoveNotation {
public:
    virtual std::string notation(Move move) const = 0;
    // As a journal has it: the player's move and the cards that follow it home.
    virtual std::string play_text(std::span<const Move> moves) const = 0;
    virtual std::string line_text(std::span<const Move> moves) const = 0;  // of allowed moves
    virtual std::string describe(Move move) const = 0;  // for the player, in words
    virtual Explanation explain(Move move, Refusal refusal) const = 0;
    virtual Result<Move> read_move(std::string_view text) const = 0;
    virtual Result<std::vector<Move>> read_play(std::string_view text) const = 0;
    virtual Result<std::vector<Move>> read_line(std::string_view text) const = 0;

protected:
    ~MoveNotation() = default;
};

}  // namespace croupier
