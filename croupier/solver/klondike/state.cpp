// Klondike for the search: laying out a position, its key, the stock, and digging.
#include "croupier/solver/klondike/state.h"

namespace croupier::solver::klondike {

bool Layout::lay_out(const Klondike& start) {
    start_ = State{};
    bases_ = 0;
    draw_ = start.draw_count();
    limited_ = start.options.passes != Klondike::Passes::unlimited;
    start_.passes = static_cast<std::uint8_t>(start.options.passes);
    Cards known = floor_cards;
    for (const Foundation& foundation : start.foundations)
        for (int i = 0; i < foundation.size(); ++i) start_.home |= just(foundation[i]);
    known |= start_.home;

    int places = 0;
    const auto lay_stock = [&](Card card) {
        stock_[static_cast<std::size_t>(places)] = card;
        place_of_[card.code] = static_cast<std::uint8_t>(places++);
        known |= just(card);
    };
    for (int i = 0; i < start.waste.size(); ++i) lay_stock(start.waste[i]);
    for (int i = start.stock.size(); i > 0; --i) lay_stock(start.stock[i - 1]);
    start_.stock = (std::uint32_t{1} << places) - 1;
    start_.offset = static_cast<std::uint8_t>(start.waste.size());
    for (std::size_t c = 0; c < columns; ++c) {
        const auto& column = start.columns[static_cast<int>(c)];
        for (int i = 0; i < column.size(); ++i) known |= just(column[i]);
        if (!lay_column(c, column)) return false;
    }
    if (known != (all_cards | floor_cards)) return false;

    // Mixed radix: all of it together stays below 2^64 for any 52 cards.
    offset_weight_ = std::uint64_t{1} << places;
    passes_weight_ = offset_weight_ * static_cast<std::uint64_t>(places + 1);
    std::uint64_t weight = limited_ ? passes_weight_ * 10 : passes_weight_;
    for (std::uint64_t& suit : suit_weight_) {
        suit = weight;
        weight *= ranks + 1;
    }
    for (std::size_t c = 0; c < columns; ++c) {
        const std::uint64_t depth = start_.depths >> (8 * c) & 0xff;
        column_weight_[c] = weight;
        start_.dug += weight * depth;
        weight *= depth + 1;
    }
    if (!limited_ && (start_.offset % draw_ == 0 || start_.offset == places)) start_.offset = 0;
    return true;
}

Layout Layout::made_easy() const {
    Layout easy = *this;
    easy.draw_ = 1;
    easy.limited_ = false;
    easy.start_.offset = easy.start_.passes = 0;
    return easy;
}

// Layer by layer from the base: each face-down card is one, and each face-up run (a text may stack
// several) is one whose bed is its deepest card.
bool Layout::lay_column(std::size_t index, const Column<Klondike::column_capacity>& column) {
    if (column.empty()) return true;
    if (column.face_up() == 0) return false;  // K-007: nothing can move it
    std::size_t depth = 0;
    for (int i = 0; i < column.size(); ++i) {
        const Card card = column[i];
        if (i <= column.face_down() || !stacks_on(card, column[i - 1])) {
            layers_[index][++depth] = {card, 0};
            column_of_[card.code] = static_cast<std::uint8_t>(index);
        }
        layers_[index][depth].seen |= just(card);
    }
    start_.sight |= layers_[index][depth].seen;
    for (std::size_t i = 1; i < depth; ++i) start_.buried |= layers_[index][i].seen;
    const bool rests_on_king = layers_[index][1].bed.rank() == king;
    if (!rests_on_king) bases_ |= just(layers_[index][1].bed);
    if (rests_on_king && depth == 1) return true;
    start_.beds |= just(layers_[index][depth].bed);
    start_.depths |= std::uint64_t{depth} << (8 * index);
    return true;
}

std::uint64_t Layout::key(const State& state) const {
    constexpr Cards suit = 0x1111111111111111;
    std::uint64_t key = 1 + state.dug + state.stock + state.offset * offset_weight_;
    if (limited_) key += state.passes * passes_weight_;
    const Cards home = state.home & all_cards;
    for (std::size_t s = 0; s < suits; ++s)  // the product adds up the bits of the suit
        key += ((home >> s & suit) * suit >> 60) * suit_weight_[s];
    return key;
}

Cards Layout::in_reach(const State& state) const {
    if (draw_ == 1 && state.passes != 1) return state.stocked();
    // Counting down to the cards that this pass and the next show spares a division for each card.
    Cards reach = 0;
    int this_pass = state.offset == 0 ? draw_ : state.offset;
    int next_pass = state.passes == 1 ? Klondike::stock_capacity + 1 : draw_;
    for (std::uint32_t left = state.stock; left != 0; left &= left - 1) {
        const bool in_this = --this_pass == 0, in_next = --next_pass == 0;
        if (in_this) this_pass = draw_;
        if (in_next) next_pass = draw_;
        if (in_this || in_next || (left & (left - 1)) == 0)
            reach |= just(stock_[static_cast<std::size_t>(std::countr_zero(left))]);
    }
    return reach;
}

// Cards of the stock that cost nothing when they go home. With one card drawn at a time all others
// stay in reach. With three, that holds for the last card when the pass is not in the middle of a
// packet: the cards before it keep their places, and the end is a place to stop as before.
Cards Layout::last_safe(const State& state) const {
    if (limited_ || state.stock == 0 || state.offset != 0) return 0;
    if (draw_ == 1) return state.stocked();
    return just(stock_[static_cast<std::size_t>(std::bit_width(state.stock) - 1)]);
}

void Layout::take_from_stock(State& state, Card card) const {
    const std::uint32_t bit = std::uint32_t{1} << place_of_[card.code];
    const int before = count_of(state.stock & (bit - 1));
    // A card that this pass does not show costs a recycle.
    if (limited_) {
        const int place = before + 1, size = count_of(state.stock);
        const bool this_pass =
            place >= state.offset && ((place - state.offset) % draw_ == 0 || place == size);
        if (!this_pass) --state.passes;
    }
    state.stock &= ~bit;
    state.offset = static_cast<std::uint8_t>(before);
    // Without a limit a whole number of packets in the waste shows the same cards as none, and so
    // does a finished pass.
    if (!limited_ && (before % draw_ == 0 || state.stock < bit)) state.offset = 0;
}

void Layout::dig(State& state, Card bed) const {
    const std::size_t c = column_of_[bed.code];
    const auto depth = static_cast<std::size_t>(state.depths >> (8 * c) & 0xff) - 1;
    const auto leave = [&] {
        state.depths -= std::uint64_t{1} << (8 * c);
        state.dug -= column_weight_[c];
    };
    state.beds &= ~just(bed);
    leave();
    if (depth == 0) return;
    const Layer& layer = layers_[c][depth];
    state.sight |= layer.seen;
    state.buried &= ~layer.seen;
    if (depth == 1 && layer.bed.rank() == king) {
        leave();
    } else {
        state.beds |= just(layer.bed);
    }
}

}  // namespace croupier::solver::klondike
