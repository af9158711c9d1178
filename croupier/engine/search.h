// Small bounded searches that any solitaire gets for nothing: is there a move that matters, and
// does playing only to the foundations win? The solver answers the larger questions.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "croupier/engine/hash.h"
#include "croupier/engine/table.h"

namespace croupier {

// States met so far, each once, found by hash and compared in full.
template <GameState S>
class StateSet {
public:
    StateSet() : slots_(64, none) {}

    const S& operator[](std::size_t index) const { return states_[index]; }
    std::size_t size() const { return states_.size(); }

    bool contains(const S& state) const { return slots_[slot_of(state)] != none; }
    // Not below size() when it was not met.
    std::size_t index_of(const S& state) const { return slots_[slot_of(state)]; }
    bool insert(const S& state) {
        std::size_t& slot = slots_[slot_of(state)];
        if (slot != none) return false;
        slot = states_.size();
        states_.push_back(state);
        if (2 * states_.size() > slots_.size()) grow();
        return true;
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    // Where the state stands, or the free slot in which it would.
    std::size_t slot_of(const S& state) const {
        std::size_t at = static_cast<std::size_t>(hash(state)) & (slots_.size() - 1);
        while (slots_[at] != none && !(states_[slots_[at]] == state))
            at = (at + 1) & (slots_.size() - 1);
        return at;
    }
    void grow() {
        slots_.assign(slots_.size() * 2, none);
        for (std::size_t i = 0; i < states_.size(); ++i) slots_[slot_of(states_[i])] = i;
    }

    std::vector<S> states_;
    std::vector<std::size_t> slots_;
};

// Columns are interchangeable. So of several empty columns one is enough, and a whole column moved
// to an empty one leads to the same table again (KD-18).
template <GameState S>
bool only_swaps_columns(const S& state, Move move) {
    if (move.kind != MoveKind::carry || role_of<S>(move.to) != Role::column) return false;
    if (pile_size(state, move.to) > 0) return false;
    for (int place = 0; place < move.to; ++place)
        if (role_of<S>(place) == Role::column && pile_size(state, place) == 0) return true;
    return role_of<S>(move.from) == Role::column && pile_size(state, move.from) == move.count;
}

enum class Verdict : std::uint8_t { yes, no, unknown };

struct Progress {
    Verdict possible = Verdict::unknown;
    std::vector<Move> line;  // a shortest way to it
};

// Can some sequence of moves bring one more card home or turn one more card up? "no" only after
// every position that can be reached without has been looked at.
template <GameState S>
Progress find_progress(const S& start, std::size_t limit) {
    struct Step {
        std::size_t parent;
        Move move;
    };
    StateSet<S> seen;
    std::vector<Step> steps{{0, Move{}}};
    seen.insert(start);
    for (std::size_t at = 0; at < seen.size(); ++at) {
        const S state = seen[at];
        for (Move move : state.legal_moves()) {
            if (only_swaps_columns(state, move)) continue;
            S next = state;
            next.apply(move);
            if (next.standing().better_than(start.standing())) {
                Progress found{Verdict::yes, {move}};
                for (std::size_t i = at; i != 0; i = steps[i].parent)
                    found.line.insert(found.line.begin(), steps[i].move);
                return found;
            }
            if (seen.size() < limit && seen.insert(next)) steps.push_back({at, move});
        }
    }
    return {seen.size() < limit ? Verdict::no : Verdict::unknown, {}};
}

// A line that wins by playing only to the foundations, drawing where needed; empty when there is
// none. A card of a column goes up as soon as it can: nothing else could be done with it. Only the
// waste leaves a choice, because playing its top changes which cards later draws show.
template <GameState S>
std::vector<Move> winning_line_home(const S& start, std::size_t limit) {
    struct Frame {
        S state;
        std::size_t length;  // of the line that leads here
        Move last;
    };
    StateSet<S> seen;
    std::vector<Move> line;
    std::vector<Frame> open{{start, 0, Move{}}};
    while (!open.empty() && seen.size() < limit) {
        auto [state, length, last] = open.back();
        open.pop_back();
        line.resize(length);
        if (length > 0) line.back() = last;
        const auto homeward = [&](bool from_waste) -> std::optional<Move> {
            for (Move move : state.legal_moves())
                if (move.kind == MoveKind::carry && role_of<S>(move.to) == Role::foundation &&
                    (role_of<S>(move.from) == Role::waste) == from_waste)
                    return move;
            return std::nullopt;
        };
        while (const auto move = homeward(false)) {
            state.apply(*move);
            line.push_back(*move);
        }
        if (state.outcome() == Outcome::won) return line;
        if (!seen.insert(state)) continue;
        const auto branch = [&](Move move) {
            Frame next{state, line.size() + 1, move};
            next.state.apply(move);
            open.push_back(next);
        };
        for (Move move : {draw_move, recycle_move})
            if (state.check(move) == Refusal::none) branch(move);
        if (const auto move = homeward(true)) branch(*move);  // last in, tried first
    }
    return {};
}

}  // namespace croupier
