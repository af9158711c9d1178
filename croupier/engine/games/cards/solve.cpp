// The heuristic Solve of Cards.
#include "croupier/engine/games/cards/solve.h"

#include <string>

#include "croupier/engine/alea.h"
#include "croupier/engine/home.h"
#include "croupier/engine/search.h"

namespace croupier {
namespace {

constexpr std::size_t longest_attempt = 1'000;

class Attempt {
public:
    Attempt(const Cards& start, Alea random) : state_(start), random_(random) {
        seen_.insert(start);
    }

    HeuristicLine play() {
        while (!state_.won() && line_.size() < longest_attempt && step()) {
        }
        return {state_.won(), std::move(line_)};
    }
    int home() const { return state_.foundations.home(); }

private:
    bool step() {
        if (const auto home = next_homeward(state_, Homeward::all)) {
            play(*home);  // C-033
            return true;
        }
        const MoveList moves = state_.legal_moves();
        std::vector<Move> freeing, others;
        for (Move move : moves) {
            Cards next = state_;
            next.apply(move);
            // A card taken down would go home again at once (C-033).
            if (move.from < Cards::first_column || only_swaps_columns(state_, move)) continue;
            if (seen_.contains(next)) continue;  // C-035
            const bool frees = next.standing().face_down < state_.standing().face_down;
            (frees ? freeing : others).push_back(move);
        }
        // C-034: moves that free a face-down card first; C-036: else any; C-037: none that is new
        // ends the attempt.
        const std::vector<Move>& choice = freeing.empty() ? others : freeing;
        if (choice.empty()) return false;
        play(choice[static_cast<std::size_t>(random_.below(static_cast<int>(choice.size())))]);
        return true;
    }
    void play(Move move) {
        state_.apply(move);
        line_.push_back(move);
        seen_.insert(state_);
    }

    Cards state_;
    Alea random_;
    std::vector<Move> line_;
    StateSet<Cards> seen_;
};

}  // namespace

HeuristicLine solve_by_heuristic(const Cards& start, std::uint64_t seed, int attempts) {
    HeuristicLine best;
    int best_home = -1;
    for (int number = 1; number <= attempts && !best.won; ++number) {
        Attempt attempt(start, Alea(std::to_string(seed) + "/" + std::to_string(number)));
        HeuristicLine line = attempt.play();
        if (attempt.home() <= best_home) continue;
        best_home = attempt.home();
        best = std::move(line);
    }
    return best;
}

}  // namespace croupier
