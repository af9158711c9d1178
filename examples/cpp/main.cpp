// Deals, plays, undoes and solves: what a program that embeds the rules does first.
#include <iostream>

#include "croupier/engine/all_games.h"
#include "croupier/solver/solve.h"

namespace {

// Plays the first legal move, then takes it back.
void play_and_undo(croupier::Match& match) {
    const croupier::Move move = match.legal_moves()[0];
    std::cout << "  play " << match.notation(move) << ": " << match.describe(move) << '\n';
    if (!match.play(match.to_act(), move)) std::cout << "  refused\n";
    if (!match.undo()) std::cout << "  cannot be taken back\n";
}

void solve(const croupier::Match& match) {
    const croupier::solver::SearchLimits limits{.states = 1'000'000};
    const auto solution = croupier::solver::solve(match.position(), limits, [] { return false; });
    if (!solution) {
        std::cout << "  " << solution.error().sentence << '\n';
        return;
    }
    std::cout << "  solved: " << croupier::solver::name_of(solution->verdict) << ", a line of "
              << solution->line.size() << " moves\n";
}

}  // namespace

int main() {
    // Klondike drawing three, FreeCell as Microsoft numbers it, and Cards, whose shuffle is made
    // from floating point: the same cards on every machine.
    for (const char* name : {"K3-17", "FC-11982", "CA-5"}) {
        const auto id = croupier::deal_id_from(name);
        const auto match = id ? croupier::deal_match(*id) : id.error();
        if (!match) {
            std::cerr << match.error().sentence << '\n';
            return 1;
        }
        std::cout << name << '\n' << "  " << (*match)->position() << '\n';
        play_and_undo(**match);
        solve(**match);
    }
}
