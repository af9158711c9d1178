// A FreeCell table as the search keeps it: setting it up, and making moves.
#include "solver/freecell_table.h"

namespace croupier::freecell {

void Table::set(const Freecell& start, Setting& setting) {
    KeyMaker& keys = setting.keys;
    setting.takeback = start.options.takeback;
    key_ = KeyMaker::start;
    for (Suit suit : all_suits) {
        const int height = start.foundations[home_of(suit) - first_home].size();
        homes_.heights[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(height);
        for (int rank = ace; rank <= height; ++rank) keys.set_origin(card(rank, suit), at_home);
    }
    for (int cell = 0; cell < Freecell::cells_count; ++cell) {
        cells_[cell] = start.cells[cell].empty() ? Card{} : start.cells[cell].top();
        keys.set_origin(cells_[cell], in_cell);
    }
    broken_ = 0;
    for (int c = 0; c < Freecell::columns_count; ++c) {
        broken_ += columns_[c].set(start.columns[c]);
        for (int i = 0; i < columns_[c].size; ++i)
            keys.set_origin(columns_[c][i], i > 0 ? columns_[c][i - 1] : column_base);
    }
    for (Suit suit : all_suits) find_wanted(suit);
}

void Table::find_wanted(Suit suit) {
    const Card card = croupier::card(homes_.height(suit) + 1, suit);
    Spot& spot = wanted_[static_cast<int>(suit)];
    for (int place = first_column; place < end_of_columns; ++place)
        for (int i = 0; i < column(place).size; ++i)
            if (column(place)[i] == card) {
                spot = {static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(i)};
                return;
            }
    spot = {nowhere_else, 0};
}

// Moves the cards and nothing else; says what they lay on.
Card Table::shift(Move move, const KeyMaker& keys) {
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
        card = croupier::card(homes_.heights[static_cast<std::size_t>(suit)]--,
                              static_cast<Suit>(suit));
        from = at_home;
    }
    if (is_column(move.to)) {
        Column& target = column(move.to);
        to = target.beneath(0);
        const int shifted = target.size - old_index;
        target.push_run(cards, move.count);
        for (Spot& spot : wanted_)
            if (spot.place == move.from && spot.index >= old_index)
                spot = {move.to, static_cast<std::uint8_t>(spot.index + shifted)};
        if (!is_column(move.from) && homes_.wants(card))
            wanted_[card.code & 3] = {move.to, static_cast<std::uint8_t>(target.size - 1)};
    } else if (is_cell(move.to)) {
        cells_[move.to] = card;
        to = in_cell;
        if (homes_.wants(card)) wanted_[card.code & 3] = {nowhere_else, 0};
    } else {
        ++homes_.heights[static_cast<std::size_t>(card.suit())];
        to = at_home;
        find_wanted(card.suit());
    }
    keys.change(key_, card, from, to);
    return from;
}

void Table::play(Move move, const Setting& setting, std::vector<Move>* told) {
    const Card bare = shift(move, setting.keys);
    if (told) told->push_back(move);
    if (is_home(move.from) || is_home(move.to) || is_safe(bare, setting.takeback))
        settle(setting, told);
}

bool Table::key_after(Move move, const Setting& setting, Key& key) const {
    if (is_home(move.from) || is_home(move.to)) return false;
    Card card = cells_[move.from & 3], from = in_cell;
    if (is_column(move.from)) {
        card = column(move.from).from_top(move.count);
        from = column(move.from).beneath(move.count);
        if (is_safe(from, setting.takeback)) return false;
    }
    key = key_;
    setting.keys.change(key, card, from, is_cell(move.to) ? in_cell : column(move.to).beneath(0));
    return true;
}

void Table::settle(const Setting& setting, std::vector<Move>* told) {
    for (Move move; find_safe(setting.takeback, move);) {
        shift(move, setting.keys);
        if (told) told->push_back(move);
    }
}

bool Table::find_safe(bool takeback, Move& move) const {
    for (Suit suit : all_suits) {
        const Card next = card(homes_.height(suit) + 1, suit);
        if (!homes_.safe(next, takeback)) continue;
        const Spot spot = wanted_[static_cast<int>(suit)];
        if (spot.place != nowhere_else) {
            if (spot.index + 1 != column(spot.place).size) continue;
            move = carry(spot.place, home_of(suit));
            return true;
        }
        for (int cell = 0; cell < Freecell::cells_count; ++cell)
            if (cells_[cell] == next) {
                move = carry(cell, home_of(suit));
                return true;
            }
    }
    return false;
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

Price Table::price(const Weights& weights) const {
    int over = 0;
    for (const Column& column : columns_) over += column.over;
    const auto [low, high] = std::ranges::minmax(homes_.heights);
    int points = weights.left * (deck_size - homes_.total()) + weights.spread * (high - low);
    points += weights.room_points(used_cells(), empty_columns());
    points += weights.broken * broken_ + weights.over * over;
    for (Spot spot : wanted_)
        if (spot.place != nowhere_else)
            points += weights.need * (column(spot.place).size - 1 - spot.index);
    return {points, over};
}

}  // namespace croupier::freecell
