// Moving the cursor: along a row of piles with a wrap, between the rows to what lies nearest.
#include "croupier/terminal/cursor.h"

#include <algorithm>
#include <cstdlib>

namespace croupier::terminal {
namespace {

// The piles of one row from left to right.
std::vector<int> row_of(const Layout& layout, bool upper) {
    std::vector<int> row;
    for (std::size_t i = 0; i < layout.places.size(); ++i)
        if (layout.places[i].upper == upper) row.push_back(static_cast<int>(i));
    std::ranges::sort(row, {},
                      [&](int pile) { return layout.places[static_cast<std::size_t>(pile)].x; });
    return row;
}

int nearest(const Layout& layout, const std::vector<int>& row, int x) {
    return *std::ranges::min_element(row, {}, [&](int pile) {
        return std::abs(layout.places[static_cast<std::size_t>(pile)].middle() - x);
    });
}

}  // namespace

Cursor moved(const Layout& layout, const Cursor& cursor, Arrow arrow, int reach) {
    const Place& here = layout.places[static_cast<std::size_t>(cursor.pile)];
    if (arrow == Arrow::left || arrow == Arrow::right) {
        const std::vector<int> row = row_of(layout, here.upper);
        const auto at = static_cast<std::size_t>(std::ranges::find(row, cursor.pile) - row.begin());
        const std::size_t step = arrow == Arrow::right ? 1 : row.size() - 1;
        return {row[(at + step) % row.size()]};
    }
    if (!here.upper) {
        if (arrow == Arrow::up && cursor.count < reach)
            return {cursor.pile, cursor.count + 1, true};
        if (arrow == Arrow::down)
            return cursor.count > 1 ? Cursor{cursor.pile, cursor.count - 1, true} : cursor;
    } else if (arrow == Arrow::up) {
        return cursor;
    }
    const std::vector<int> row = row_of(layout, !here.upper);
    return row.empty() ? cursor : Cursor{nearest(layout, row, here.middle())};
}

Cursor first_cursor(const Layout& layout) {
    const std::vector<int> columns = row_of(layout, false);
    return {columns.empty() ? 0 : columns.front()};
}

}  // namespace croupier::terminal
