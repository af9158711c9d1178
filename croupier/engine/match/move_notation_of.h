// How moves of one game are written and read in the position of a match.
#pragma once

#include "croupier/engine/match/position_of.h"
#include "croupier/engine/notation.h"

namespace croupier {

template <Game G>
class MoveNotationOf : public PositionOf<G> {
    using Base = PositionOf<G>;

public:
    using State = typename G::State;
    using Base::check;

    std::string notation(Move move) const override { return to_text(now_, move); }
    std::string play_text(std::span<const Move> moves) const override {
        std::string text = to_text(now_, moves.front());
        if (moves.size() > 1)
            text += std::string(move_separator<State>()) +
                    croupier::line_text(after_playing(moves.front()), moves.subspan(1));
        return text;
    }
    std::string line_text(std::span<const Move> moves) const override {
        return croupier::line_text(now_, moves);
    }
    std::string describe(Move move) const override {
        using croupier::describe;
        return describe(observe(now_, now_.to_act()), move);
    }
    Explanation explain(Move move, Refusal refusal) const override {
        using croupier::explain;
        return explain(observe(now_, now_.to_act()), move, refusal);
    }
    Result<Move> read_move(std::string_view text) const override { return move_from(now_, text); }
    Result<std::vector<Move>> read_play(std::string_view text) const override {
        constexpr bool has_blanks = move_separator<State>() != " ";
        const std::size_t end = has_blanks ? text.size() : std::min(text.find(' '), text.size());
        const Result<Move> move = read_move(text.substr(0, end));
        if (!move) return move.error();
        std::vector<Move> moves{*move};
        if (end == text.size() || check(*move) != Refusal::none) return moves;
        const auto homeward = line_from(after_playing(*move), text.substr(end + 1));
        if (!homeward) return homeward.error();
        moves.insert(moves.end(), homeward->begin(), homeward->end());
        return moves;
    }
    Result<std::vector<Move>> read_line(std::string_view text) const override {
        return line_from(now_, text);
    }

protected:
    using Base::after_playing, Base::now_;
    using Base::Base;
};

}  // namespace croupier
