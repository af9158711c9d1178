// Scores of Meridian's moves.
#include "croupier/engine/games/meridian/hint.h"

#include <algorithm>

#include "croupier/engine/table.h"

namespace croupier {
namespace {

const MeridianColumn& column_at(const Meridian& state, int place) {
    return state.columns[place - Meridian::first_column];
}

bool is_pointless(const Meridian& state, Move move, Move last) {
    if (move.kind != MoveKind::carry) return true;
    if (move == carry(last.to, last.from, last.count) && last.kind == MoveKind::carry) return true;
    return Meridian::is_column(move.from) && Meridian::is_column(move.to) &&
           column_at(state, move.from).size() == 1 && column_at(state, move.to).empty();
}

// Does a column get a type that it did not have?
bool types_a_column(const Meridian& before, const Meridian& after, int place) {
    return Meridian::is_column(place) && column_at(after, place).type() != ColumnType::untyped &&
           column_at(before, place).type() != column_at(after, place).type();
}

int score_of(const Meridian& state, Move move, const Meridian& after) {
    const Role to = role_of<Meridian>(move.to), from = role_of<Meridian>(move.from);
    if (to == Role::pocket) return 0;
    int score = 0;
    if (to == Role::foundation) score += 100;
    if (from == Role::column) {
        const MeridianColumn& source = column_at(state, move.from);
        if (column_at(after, move.from).face_down() < source.face_down()) score += 50;
        if (source.size() == move.count) score += 30;
    }
    if (types_a_column(state, after, move.to) || types_a_column(state, after, move.from))
        score += 40;
    if (from == Role::pocket || from == Role::waste) score += 15;
    if (to == Role::column && !column_at(state, move.to).empty()) score += 10;
    return score;
}

struct Candidate {
    Move move;
    int score;
};
std::vector<Candidate> candidates(const Meridian& state, Move last) {
    std::vector<Candidate> list;
    for (Move move : state.legal_moves()) {
        if (is_pointless(state, move, last)) continue;
        Meridian after = state;
        after.apply(move);
        list.push_back({move, score_of(state, move, after)});
    }
    return list;
}

}  // namespace

std::vector<ScoredMove> scored_moves(const Meridian& state, Move last) {
    std::vector<ScoredMove> scored;
    for (const auto& [move, score] : candidates(state, last)) {
        Meridian after = state;
        after.apply(move);
        ScoredMove entry{move, score};
        const std::vector<Candidate> next = candidates(after, move);
        bool good = false;
        for (const Candidate& follow : next) {
            const bool home = role_of<Meridian>(follow.move.to) == Role::foundation;
            entry.look_ahead += home ? 20 : follow.score >= 40 ? 10 : 2;
            good = good || follow.score >= 50;
        }
        entry.leads_to_stalemate =
            next.size() <= 2 && !good && after.stock.empty() && after.waste.empty();
        const auto place = std::ranges::upper_bound(scored, entry.total_tenths(), std::greater{},
                                                    &ScoredMove::total_tenths);
        scored.insert(place, entry);
    }
    return scored;
}

std::optional<Move> meridian_hint(const Meridian& state, Move last) {
    const std::vector<ScoredMove> scored = scored_moves(state, last);
    if (!scored.empty()) return scored.front().move;
    for (Move move : {draw_move, recycle_move})
        if (state.check(move) == Refusal::none) return move;
    return std::nullopt;
}

}  // namespace croupier
