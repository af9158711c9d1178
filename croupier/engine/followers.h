// Cards that go home by themselves after a move, and those that the player wants to keep out.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "croupier/engine/home.h"
#include "croupier/engine/table.h"

namespace croupier {

// A card that was taken down from a foundation stays down until the foundation changes again.
template <GameState S>
class TakenDown {
public:
    void note(S state, std::span<const Move> moves) {
        for (Move move : moves) {
            if (move.kind == MoveKind::carry && role_of<S>(move.from) == Role::foundation)
                last_[move.from] = top_of(state, move.from);
            if (move.kind == MoveKind::carry && role_of<S>(move.to) == Role::foundation)
                last_[move.to] = {};
            state.apply(move);
        }
    }
    bool contains(Card card) const { return std::ranges::find(last_, card) != last_.end(); }

private:
    std::array<Card, static_cast<std::size_t>(pile_count<S>)> last_{};  // by foundation
};

// Card after card until none may go.
template <class G>
std::vector<Move> homeward_line(typename G::State state, TakenDown<typename G::State> taken,
                                Homeward which) {
    std::vector<Move> line;
    const auto may_go = [&](Card card) {
        return !taken.contains(card) && (which == Homeward::all || G::is_safe(state, card));
    };
    while (const std::optional<Move> move = next_homeward_if(state, may_go)) {
        taken.note(state, {&*move, 1});
        line.push_back(*move);
        state.apply(*move);
    }
    return line;
}

}  // namespace croupier
