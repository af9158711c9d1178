// A FreeCell table as the search keeps it: context it up, and making moves.
#include "croupier/solver/freecell/table.h"

namespace croupier::solver::freecell {

void Table::set(const Freecell& start, SearchContext& context) {
    KeyMaker& keys = context.keys;
    context.takeback = start.options.takeback;
    key_ = KeyMaker::start;
    for (Suit suit : all_suits) {
        const int height = start.foundations[home_of(suit) - first_home].size();
        foundations_.heights[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(height);
        for (int rank = ace; rank <= height; ++rank) keys.set_origin(card(rank, suit), at_home);
    }
    for (int cell = 0; cell < Freecell::cells_count; ++cell) {
        cells_[cell] = start.cells[cell].empty() ? Card{} : start.cells[cell].top();
        keys.set_origin(cells_[cell], in_cell);
    }
    broken_ = 0;
    for (int c = 0; c < Freecell::columns_count; ++c) {
        broken_ += columns_[c].set(start.columns[c]);
        for (int i = 0; i < columns_[c].size; ++i) {
            keys.set_origin(columns_[c][i], i > 0 ? columns_[c][i - 1] : column_base);
            context.first[columns_[c][i].code] = {static_cast<std::uint8_t>(first_column + c),
                                                  static_cast<std::uint8_t>(i)};
        }
    }
    for (Suit suit : all_suits) find_wanted(suit, context.first);
}

// Most cards never moved before they are wanted; one that did lies near the top.
void Table::find_wanted(Suit suit, const CardPlaces& first) {
    const Card card = croupier::card(foundations_.height(suit) + 1, suit);
    CardPlace& where = wanted_[static_cast<int>(suit)];
    where = {no_place, 0};
    if (card.rank() > king) return;
    const CardPlace old = first[card.code];
    if (is_column(old.place) && old.index < column(old.place).size &&
        column(old.place)[old.index] == card) {
        where = old;
        return;
    }
    for (int cell = 0; cell < Freecell::cells_count; ++cell)
        if (cells_[cell] == card) {
            where.place = static_cast<std::uint8_t>(cell);
            return;
        }
    for (int place = first_column; place < end_of_columns; ++place)
        for (int i = column(place).size - 1; i >= 0; --i)
            if (column(place)[i] == card) {
                where = {static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(i)};
                return;
            }
}

// Brings a card home and nothing else.
void Table::send_home(Card card, int place, const SearchContext& context) {
    Card from = in_cell;
    if (is_column(place)) {
        Column& source = column(place);
        from = source.beneath(1);
        if (source.run == 1 && from.known()) --broken_;
        source.pop_run(1);
    } else {
        cells_[place] = Card{};
    }
    ++foundations_.heights[card.code & 3];
    find_wanted(card.suit(), context.first);
    context.keys.change(key_, card, from, at_home);
}

// Makes a move that does not lead home, and nothing else; says what the cards lay on.
Card Table::shift(Move move, const SearchContext& context) {
    Card card, from, to;
    const Card* cards = &card;
    int old_index = 0;
    if (is_column(move.from)) {
        Column& source = column(move.from);
        from = source.beneath(move.count);
        if (move.count == source.run && from.known()) --broken_;
        cards = source.pop_run(move.count);
        card = *cards;
        old_index = source.size;
    } else if (is_cell(move.from)) {
        card = cells_[move.from];
        cells_[move.from] = Card{};
        from = in_cell;
    } else {
        int suit = 0;
        while (home_of(static_cast<Suit>(suit)) != move.from) ++suit;
        card = croupier::card(foundations_.heights[static_cast<std::size_t>(suit)]--,
                              static_cast<Suit>(suit));
        from = at_home;
    }
    if (is_column(move.to)) {
        Column& target = column(move.to);
        to = target.beneath(0);
        const int shifted = target.size - old_index;
        target.push_run(cards, move.count);
        if (is_column(move.from)) {
            for (CardPlace& where : wanted_)
                if (where.place == move.from && where.index >= old_index)
                    where = {move.to, static_cast<std::uint8_t>(where.index + shifted)};
        } else if (foundations_.wants(card)) {
            wanted_[card.code & 3] = {move.to, static_cast<std::uint8_t>(target.size - 1)};
        }
    } else {
        cells_[move.to] = card;
        to = in_cell;
        if (foundations_.wants(card)) wanted_[card.code & 3] = {move.to, 0};
    }
    context.keys.change(key_, card, from, to);
    return from;
}

void Table::play(Move move, const SearchContext& context, std::vector<Move>* told) {
    if (told) told->push_back(move);
    if (is_home(move.to)) {
        const Card card = is_cell(move.from) ? cells_[move.from] : column(move.from).top();
        send_home(card, move.from, context);
    } else {
        const Card bare = shift(move, context);
        if (!is_home(move.from) && !is_safe(bare, context.takeback)) return;
    }
    settle(context, told);
}

void Table::settle(const SearchContext& context, std::vector<Move>* told) {
    for (int suit = 0; suit < suits;) {
        const Card next = card(foundations_.height(suit) + 1, static_cast<Suit>(suit));
        if (!is_free(wanted_[suit]) || !foundations_.safe(next, context.takeback)) {
            ++suit;
            continue;
        }
        const int place = wanted_[suit].place;
        send_home(next, place, context);
        if (told) told->push_back(carry(place, home_of(next.suit())));
        suit = 0;  // it may have freed any other
    }
}

int Table::used_cells() const {
    int used = 0;
    for (Card card : cells_) used += card.known() ? 1 : 0;
    return used;
}

int Table::empty_columns() const {
    int empty = 0;
    for (const Column& column : columns_) empty += column.empty() ? 1 : 0;
    return empty;
}

Cost Table::cost(const Weights& weights) const {
    int over = 0;
    for (const Column& column : columns_) over += column.over;
    const auto [low, high] = std::ranges::minmax(foundations_.heights);
    int points = weights.left * (deck_size - foundations_.total()) + weights.spread * (high - low);
    points += weights.room_points(used_cells(), empty_columns());
    points += weights.broken * broken_ + weights.over * over;
    for (CardPlace where : wanted_)
        if (is_column(where.place))
            points += weights.need * (column(where.place).size - 1 - where.index);
    return {points, over};
}

}  // namespace croupier::solver::freecell
