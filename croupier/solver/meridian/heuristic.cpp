// The heuristic, read off the columns from top to base.
#include "croupier/solver/meridian/heuristic.h"

namespace croupier::solver::meridian {

Weights weights_of(std::uint32_t number) {
    Weights weights;
    std::uint64_t random = solver::mixed(std::uint64_t{number});
    const auto vary = [&](int& weight) {
        if (number < 2) return;
        weight = weight * static_cast<int>(2 + random % 15) / 8;
        random = solver::mixed(random + number);
    };
    vary(weights.column_card);
    vary(weights.broken);
    for (int& weight : weights.blocked) vary(weight);
    vary(weights.face_down);
    vary(weights.pocket);
    vary(weights.empty_column);
    vary(weights.stock_card);
    vary(weights.pass);
    return weights;
}

namespace {

struct CardFacts {
    std::array<std::uint8_t, codes> foundation{}, place{};
};
constexpr CardFacts facts = [] {
    CardFacts all;
    for (int code = 4; code < codes; ++code) {
        const auto at = static_cast<std::size_t>(code);
        all.foundation[at] = static_cast<std::uint8_t>(foundation_of(code));
        all.place[at] = static_cast<std::uint8_t>(place_in_foundation(code));
    }
    return all;
}();

// How many cards its foundation wants before this one.
std::size_t cards_before(const Table& table, std::uint8_t card) {
    return static_cast<std::size_t>(facts.place[card] - table.height[facts.foundation[card]]);
}

int guess_of(const Table& table, std::size_t column, const Weights& weights) {
    std::uint8_t card = table.top[column];
    if (card == 0) return weights.empty_column;
    int sum = 0;
    for (int above = 0; card != 0; ++above) {
        sum += above * weights.blocked[cards_before(table, card)] + weights.column_card;
        if ((table.face_down & bit(card)) != 0) sum += weights.face_down;
        const std::uint8_t lower = table.beneath[card];
        if (lower != 0) {
            const int apart = (card >> 1 ^ 1) - (lower >> 1);
            if (apart != 2 && apart != -2) sum += weights.broken;
        }
        card = lower;
    }
    return sum;
}

// In the last pass the waste is like a column.
int guess_of_stock(const Rules& rules, const Table& table, const Weights& weights) {
    int sum = -weights.pass * table.passes;
    for (Cards left = table.stock; left != 0; left &= left - 1) sum += weights.stock_card;
    for (int turn = table.drawn, above = 0; turn > 0 && table.passes == 1; --turn) {
        const std::uint8_t card = rules.order[static_cast<std::size_t>(turn - 1)];
        if ((table.stock & bit(card)) != 0)
            sum += above++ * weights.blocked[cards_before(table, card)];
    }
    return sum;
}

}  // namespace

void Heuristic::read(const Table& table, const Weights& weights) {
    for (std::size_t c = 0; c < columns; ++c)
        column[c] = static_cast<std::int16_t>(guess_of(table, c, weights));
}

void Heuristic::read_after(const Step& step, const Table& table, const Weights& weights) {
    if (step.to == at_home || step.from == at_home) return read(table, weights);
    for (const std::size_t c : {step.from, step.to})
        if (c < columns) column[c] = static_cast<std::int16_t>(guess_of(table, c, weights));
}

int Heuristic::total(const Rules& rules, const Table& table, const Weights& weights) const {
    int sum = rules.unlimited ? 0 : guess_of_stock(rules, table, weights);
    for (std::int16_t part : column) sum += part;
    for (std::uint8_t card : table.pocket) sum += card != 0 ? weights.pocket : 0;
    return sum;
}

}  // namespace croupier::solver::meridian
