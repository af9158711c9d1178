// How a step changes the table, and its key by difference.
#include "croupier/solver/meridian/table.h"

#include <bit>

namespace croupier::solver::meridian {
namespace {

// What a fact about the table adds to its key. A card in the stock adds nothing: the others tell.
enum Fact : std::uint32_t { lies_on, lies_home, lies_in_pocket, was_turned, gives_type, stock_at };
constexpr Key key_of(Fact fact, int subject, int object = 0) {
    const auto number = static_cast<std::uint64_t>(fact * 4096 + 1u) +
                        static_cast<std::uint64_t>(subject * 64 + object);
    return {solver::mixed(number * 0x9e3779b97f4a7c15u),
            solver::mixed(number * 0xc2b2ae3d27d4eb4fu + 0x165667b19e3779f9u)};
}

}  // namespace

Rules::Rules(const Meridian& start)
    : any_start(start.options.empty == Meridian::Empty::any),
      lock(start.options.lock == Meridian::Lock::on),
      capped(start.options.ends == Meridian::Ends::capped), takeback(start.options.takeback),
      unlimited(start.options.passes == Meridian::Passes::unlimited), pockets(start.pockets()) {
    std::uint8_t next = 0;
    const auto draw = [&](Card card) {
        order[next] = card.code;
        turn[card.code] = next++;
    };
    for (int i = 0; i < start.waste.size(); ++i) draw(start.waste[i]);
    for (int i = start.stock.size(); i > 0; --i) draw(start.stock[i - 1]);
}

Table::Table(const Meridian& start) {
    for (int c = 0; c < columns; ++c) {
        const auto at = static_cast<std::size_t>(c);
        const MeridianColumn& column = start.columns[c];
        for (int i = 0; i < column.size(); ++i) {
            beneath[column[i].code] = top[at];
            top[at] = column[i].code;
            if (i < column.face_down()) face_down |= bit(top[at]);
        }
        type[at] = column.type();
    }
    for (int i = 0; i < start.stock.size(); ++i) stock |= bit(start.stock[i].code);
    for (int i = 0; i < start.waste.size(); ++i) stock |= bit(start.waste[i].code);
    for (std::size_t p = 0; p < pocket.size(); ++p)
        if (!start.pocket[static_cast<int>(p)].empty())
            pocket[p] = start.pocket[static_cast<int>(p)].top().code;
    for (int s = 0; s < suits; ++s) {
        for (int i = 0; i < start.up[s].size(); ++i) home |= bit(start.up[s][i].code);
        for (int i = 0; i < start.down[s].size(); ++i) home |= bit(start.down[s][i].code);
    }
    for (Cards left = home; left != 0; left &= left - 1)
        ++height[foundation_of(std::countr_zero(left))];
    if (start.options.passes != Meridian::Passes::unlimited) {
        drawn = static_cast<std::uint8_t>(start.waste.size());
        passes = static_cast<std::uint8_t>(start.options.passes);
    }
}

bool Table::complete() const {
    Cards there = home | stock;
    for (std::uint8_t card : pocket) there |= bit(card);
    for (std::uint8_t card : top)
        for (; card != 0; card = beneath[card]) there |= bit(card);
    return (there & deck) == deck;
}

int Table::way(int column) const {
    const std::uint8_t upper = top[static_cast<std::size_t>(column)], lower = beneath[upper];
    if (lower == 0 || (face_down & bit(lower)) != 0) return 0;
    return direction_between(Card{lower}, Card{upper});
}

void Table::apply(const Rules& rules, const Step& step) {
    if (step.to >= columns) {
        take(rules, step);
        if (step.to == at_home) {
            send_home(step.card);
        } else {
            pocket[pocket[0] == 0 ? 0 : 1] = step.card;
            key ^= key_of(lies_in_pocket, step.card);
        }
        return;
    }
    for (int i = step.bridge; i > 0; --i) {
        const int card = step.bridge_card(i);
        take_from_stock(rules, card);
        lay(step.to, card, card);
    }
    const int last = step.from < columns ? top[step.from] : step.card;
    take(rules, step);
    lay(step.to, step.card, last);
}

void Table::send_home(int card) {
    const Cards going = up_to(card) & ~home;
    home |= going;
    height[foundation_of(card)] = static_cast<std::uint8_t>(place_in_foundation(card) + 1);
    stock &= ~going;
    for (Cards left = going; left != 0; left &= left - 1)
        key ^= key_of(lies_home, std::countr_zero(left));
}

void Table::take(const Rules& rules, const Step& step) {
    if (step.from < columns) {
        const std::uint8_t left = beneath[step.card];
        key ^= key_of(lies_on, step.card, left);
        beneath[step.card] = 0;
        top[step.from] = left;
        settle(step.from, step.card);
    } else if (step.from == in_stock) {
        take_from_stock(rules, step.card);
    } else if (step.from == in_pocket) {
        pocket[pocket[0] == step.card ? 0 : 1] = 0;
        key ^= key_of(lies_in_pocket, step.card);
    } else {
        home &= ~bit(step.card);
        --height[foundation_of(step.card)];
        key ^= key_of(lies_home, step.card);
    }
}

// With few passes a card that was passed by costs another pass, unless it is the top of the waste.
void Table::take_from_stock(const Rules& rules, int card) {
    stock &= ~bit(card);
    if (rules.unlimited) return;
    key ^= key_of(stock_at, drawn, passes);
    const std::uint8_t turn = rules.turn[static_cast<std::size_t>(card)];
    if (turn < drawn && !is_top_of_waste(rules, card)) --passes;
    drawn = turn;
    while (drawn > 0 && (stock & bit(rules.order[drawn - 1u])) == 0) --drawn;
    key ^= key_of(stock_at, drawn, passes);
}

void Table::lay(int column, int card, int last) {
    const auto at = static_cast<std::size_t>(column);
    if (top[at] == 0 && type_by(card) != ColumnType::untyped) {
        type[at] = type_by(card);
        key ^= key_of(gives_type, card);
    }
    beneath[static_cast<std::size_t>(card)] = top[at];
    key ^= key_of(lies_on, card, top[at]);
    top[at] = static_cast<std::uint8_t>(last);
}

// After `left` and what lay on it have gone: turn up first, then type.
void Table::settle(int column, int left) {
    const auto at = static_cast<std::size_t>(column);
    const int card = top[at];
    if (card == 0) {
        if (type[at] != ColumnType::untyped) key ^= key_of(gives_type, left);
        type[at] = ColumnType::untyped;
        return;
    }
    if ((face_down & bit(card)) != 0) {
        face_down &= ~bit(card);
        key ^= key_of(was_turned, card);
    }
    if (beneath[static_cast<std::size_t>(card)] == 0 && type[at] == ColumnType::untyped &&
        type_by(card) != ColumnType::untyped) {
        type[at] = type_by(card);
        key ^= key_of(gives_type, card);
    }
}

}  // namespace croupier::solver::meridian
