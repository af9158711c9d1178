// Moving cards on a table of Cards, forth and back.
#include "croupier/solver/cards/table.h"

namespace croupier::solver::cards {

CardsTable::CardsTable(const CardsStart& start)
    : home(start.home), stuck(start.stuck), up(start.up), below(start.below), above(start.above) {
    for (CardBits left = stuck; left != 0; left = without_first(left))
        covered |= bit_of(below[first_of(left).code]);
    for (CardBits left = up; left != 0; left = without_first(left)) {
        const Card card = first_of(left);
        if (above[card.code] == 0) tops |= bit_of(card);
        if (!contains(stuck, card.code) && (below[card.code] & 1) != 0) second |= bit_of(card);
    }
}

void CardsTable::lift(std::uint8_t card) {
    const CardBits bit = bit_of(card);
    if ((home & bit) != 0) {
        home ^= bit;
        up |= bit;
        tops |= bit;
    } else if (const std::uint8_t under = below[card]; under != 0) {
        above[under] = 0;
        tops |= bit_of(under);
    }
}

void CardsTable::put(std::uint8_t card, std::uint8_t to) {
    const CardBits bit = bit_of(card);
    second &= ~bit;
    below[card] = 0;
    if (to == CardsStep::home) {
        home |= bit;
        up ^= bit;
        tops ^= bit;
    } else if (to != CardsStep::floor) {
        below[card] = to;
        above[to] = card;
        tops &= ~bit_of(to);
        if ((to & 1) != 0 && !contains(stuck, card)) second |= bit;
    }
}

CardsTable::Trace CardsTable::play(CardsStep step) {
    const std::uint8_t from = contains(home, step.card) ? CardsStep::home : below[step.card];
    const bool turned = from > CardsStep::home && !contains(up, from);
    const Trace trace{step.card, from, contains(stuck, step.card), turned};
    lift(step.card);
    if (turned) up |= bit_of(from);
    if (trace.was_stuck) covered &= ~bit_of(from);
    stuck &= ~bit_of(step.card);
    put(step.card, step.to);
    return trace;
}

void CardsTable::take_back(const Trace& trace) {
    lift(trace.card);
    if (trace.was_stuck) {
        stuck |= bit_of(trace.card);
        covered |= bit_of(trace.from);
    }
    put(trace.card, trace.from);
    if (trace.turned) up ^= bit_of(trace.from);
}

}  // namespace croupier::solver::cards
