// Klondike's points and move counter.
#include "croupier/engine/games/klondike/game.h"

#include <algorithm>

namespace croupier {
namespace {

int points_for(const KlondikeGame::HouseRules& house_rules, const Klondike& before, Move move,
               const Klondike& after, int recycles) {
    const bool windows = house_rules.scoring == KlondikeGame::Scoring::windows;
    if (move.kind == MoveKind::recycle) {
        if (!windows) return 0;  // KD-05
        if (before.draw_count() == 1) return -100;
        return recycles >= 3 ? -20 : 0;  // after the third pass
    }
    if (move.kind != MoveKind::carry) return 0;
    const Role from = role_of<Klondike>(move.from), to = role_of<Klondike>(move.to);
    int points = 0;
    if (to == Role::foundation) points += 10;    // K-020
    if (from == Role::foundation) points -= 15;  // K-022
    if (windows && from == Role::waste && to == Role::column) points += 5;
    if (from == Role::column) {
        const int column = move.from - Klondike::first_column;
        if (after.columns[column].face_down() < before.columns[column].face_down())
            points += 5;  // K-021, KD-01
    }
    return points;
}

int floored(const KlondikeGame::HouseRules& house_rules, int points) {
    return house_rules.negative ? points : std::max(0, points);  // KD-03
}

}  // namespace

void KlondikeGame::count_play(const HouseRules& house_rules, const State& before, Move move,
                              const State& after, Tally& tally) {
    if (move.kind == MoveKind::recycle) {
        ++tally.recycles;
    } else {
        ++tally.moves;  // KD-07
        ++tally.total_moves;
    }
    tally.points = floored(
        house_rules, tally.points + points_for(house_rules, before, move, after, tally.recycles));
}

Tally KlondikeGame::count_undo(const HouseRules& house_rules, const Tally& now,
                               const Tally& earlier, int) {
    Tally tally = taken_back(now, earlier);
    if (house_rules.undo_penalty) tally.penalty += 2;
    return tally;
}

void KlondikeGame::count_win(const HouseRules& house_rules, Millis elapsed, Tally& tally) {
    if (house_rules.bonus == Bonus::flat) {
        tally.bonus = 100;
    } else if (const Millis seconds = elapsed / 1000; seconds >= 30) {
        tally.bonus = static_cast<int>(700'000 / seconds);
    }
}

int KlondikeGame::score(const HouseRules& house_rules, const State&, const Tally& tally) {
    return floored(house_rules, tally.points + tally.bonus - tally.penalty);
}

}  // namespace croupier
