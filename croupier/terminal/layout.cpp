// Laying out a table: the upper row, the columns, and what gives way when a column grows too long.
#include "croupier/terminal/layout.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace croupier::terminal {
namespace {

constexpr int narrowest_card = 5;  // the ten and its borders
constexpr int fan_step = 4;        // a border, the ten and its suit
constexpr int widest_gap = 6;
constexpr int bottom_rows = 3;  // message, input, keys

struct Sizes {
    int card_width, card_height;
    int left, gap;     // of the columns
    int upper, lower;  // the rows in which cards begin
};

int count_role(const Table& table, Role role) {
    return static_cast<int>(std::ranges::count(table, role, &TablePile::role));
}

Sizes sizes_for(const Table& table, Window window) {
    const int columns = std::max(1, count_role(table, Role::column));
    Sizes sizes{};
    sizes.card_height = window.height < 30 ? 3 : window.height < 38 ? 4 : 5;
    sizes.card_width = sizes.card_height < 5 ? 7 : 9;
    while (sizes.card_width > narrowest_card &&
           columns * sizes.card_width + columns + 1 > window.width)
        --sizes.card_width;
    const int spare = window.width - columns * sizes.card_width;
    sizes.gap = std::clamp(spare / (columns + 1), 0, widest_gap);
    sizes.left = std::max(0, (spare - (columns - 1) * sizes.gap) / 2);
    sizes.upper = sizes.card_height > 3 ? 3 : 2;
    sizes.lower = sizes.upper + sizes.card_height + (sizes.card_height > 3 ? 2 : 1);
    return sizes;
}

// The upper row: stock, waste, cells and pockets from the left, foundations to the right. It keeps
// to the grid of the columns where it can; with more piles than columns its cards become narrower.
class UpperRow {
public:
    UpperRow(const Table& table, const Sizes& sizes, Window window, int fan)
        : table_(table), sizes_(sizes), fan_width_((fan - 1) * fan_step) {
        const int columns = std::max(1, count_role(table, Role::column));
        foundations_ = count_role(table, Role::foundation);
        left_ = static_cast<int>(table.size()) - foundations_ - count_role(table, Role::column);
        if (count_role(table, Role::waste) == 0) fan_width_ = 0;
        const bool spreads = fan_width_ > sizes.gap;
        width_ = sizes.card_width;
        gap_ = sizes.gap;
        start_ = sizes.left;
        end_ = start_ + columns * width_ + (columns - 1) * gap_;
        if (left_ + foundations_ + (spreads ? 1 : 0) <= columns) {
            fan_width_ = spreads ? width_ + gap_ : 0;
            return;
        }
        const int piles = left_ + foundations_;
        while (width_ > narrowest_card && piles * (width_ + 1) + fan_width_ > window.width)
            --width_;
        const int spare = window.width - piles * width_ - fan_width_;
        gap_ = std::clamp(spare / (piles + 1), 1, std::max(1, sizes.gap));
        const int span = std::max(end_ - start_, piles * (width_ + gap_) - gap_ + fan_width_);
        start_ = std::max(0, (window.width - span) / 2);
        end_ = start_ + span;
    }

    void place(std::vector<Place>& places) const {
        int x = start_;
        for (const Role role : {Role::stock, Role::waste, Role::cell, Role::pocket})
            each(role, places, [&] {
                const int at = x;
                x += width_ + gap_ + (role == Role::waste ? fan_width_ : 0);
                return at;
            });
        x = end_ - foundations_ * (width_ + gap_) + gap_;
        each(Role::foundation, places, [&] { return std::exchange(x, x + width_ + gap_); });
    }

private:
    template <class F>
    void each(Role role, std::vector<Place>& places, F&& next_x) const {
        for (std::size_t i = 0; i < table_.size(); ++i)
            if (table_[i].role == role)
                places[i] = {next_x(), sizes_.upper, width_, sizes_.card_height, true};
    }

    const Table& table_;
    const Sizes& sizes_;
    int fan_width_, foundations_, left_, width_, gap_, start_, end_;
};

void draw_upper(const TablePile& pile, int number, const Place& place, int fan,
                std::vector<Drawn>& drawn) {
    const int size = static_cast<int>(pile.cards.size());
    const int shown = pile.role == Role::waste ? std::min(size, fan) : std::min(size, 1);
    Drawn card{Shown::outline, number, 0, 0, place.x, place.y, place.width, place.height};
    if (shown == 0) drawn.push_back(card);
    for (int i = size - shown; i < size; ++i) {
        card.what = i < pile.face_down ? Shown::back : Shown::face;
        card.index = i;
        card.stands = pile.role == Role::waste ? 1 : size;
        drawn.push_back(card);
        card.x += fan_step;
    }
}

// What gives way in a column that is too long: first the body of its last card, then its face-down
// cards share a row, then cards from the base do. Its top is always seen.
void draw_column(const TablePile& pile, int number, const Place& place, int card_height,
                 std::vector<Drawn>& drawn) {
    const int size = static_cast<int>(pile.cards.size());
    Drawn row{Shown::outline, number, 0, 0, place.x, place.y, place.width, card_height};
    if (size == 0) return drawn.push_back(row);
    int first = 0;  // the first card with a row of its own
    if (size > place.height && pile.face_down > 1) first = pile.face_down;
    if (size - first + (first > 0 ? 1 : 0) > place.height) first = size - place.height + 1;
    row.height = 1;
    if (first > 0) {
        row.what = first == pile.face_down ? Shown::backs : Shown::more;
        row.index = first - 1;
        row.stands = first;
        drawn.push_back(row);
        ++row.y;
    }
    for (int i = first; i < size; ++i, ++row.y) {
        row.what = i < pile.face_down ? Shown::back : Shown::face;
        row.index = i;
        row.stands = 1;
        if (i == size - 1) row.height = std::clamp(place.y + place.height - row.y, 1, card_height);
        drawn.push_back(row);
    }
}

}  // namespace

Layout lay_out(const Table& table, Window window, int fan) {
    const Sizes sizes = sizes_for(table, window);
    Layout layout;
    layout.message_row = window.height - 3;
    layout.input_row = window.height - 2;
    layout.keys_row = window.height - 1;
    layout.places.resize(table.size());
    UpperRow(table, sizes, window, fan).place(layout.places);
    int x = sizes.left;
    for (std::size_t i = 0; i < table.size(); ++i) {
        Place& place = layout.places[i];
        const int number = static_cast<int>(i);
        if (table[i].role == Role::column) {
            place = {x, sizes.lower, sizes.card_width,
                     std::max(1, window.height - bottom_rows - sizes.lower), false};
            x += sizes.card_width + sizes.gap;
            draw_column(table[i], number, place, sizes.card_height, layout.drawn);
        } else {
            draw_upper(table[i], number, place, fan, layout.drawn);
        }
    }
    return layout;
}

std::optional<Hit> hit(const Layout& layout, const Table& table, int x, int y) {
    for (const Drawn& drawn : std::views::reverse(layout.drawn)) {
        if (!drawn.covers(x, y)) continue;
        const TablePile& pile = table[static_cast<std::size_t>(drawn.pile)];
        const int count = static_cast<int>(pile.cards.size()) - drawn.index;
        // Only a column gives more than its top.
        const bool taken = drawn.what == Shown::face && (count == 1 || pile.role == Role::column);
        return Hit{drawn.pile, taken ? count : 0};
    }
    // The felt below a column belongs to it: there is much room to drop a card.
    for (std::size_t i = 0; i < layout.places.size(); ++i) {
        const Place& place = layout.places[i];
        if (x >= place.x && x < place.x + place.width && y >= place.y - 1 &&
            y < place.y + place.height)
            return Hit{static_cast<int>(i), 0};
    }
    return std::nullopt;
}

std::string label_of(const TablePile& pile) {
    const std::string label(1, pile.letter);
    return pile.mark.empty() ? label : label + " " + pile.mark;
}

}  // namespace croupier::terminal
