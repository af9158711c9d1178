// What a FreeCell table costs: the fewer points, the sooner the search looks at it.
#pragma once

#include <array>
#include <cstdint>

namespace croupier::solver::freecell {

struct Weights {
    int step = 4;    // for each move that led here
    int left = 6;    // for each card that is not home
    int broken = 8;  // for each card that lies on one it does not stack on
    int over = 3;    // for each card with a lower rank somewhere beneath it
    int need = 3;    // for each card above one that a foundation wants next
    int spread = 0;  // for each rank between the highest and the lowest foundation
    // For the room that is left: by used cells, and by empty columns up to three.
    using Room = std::array<std::array<int, 4>, 5>;
    Room room{};

    constexpr int room_points(int used_cells, int empty_columns) const {
        return room[static_cast<std::size_t>(used_cells)]
                   [static_cast<std::size_t>(empty_columns < 3 ? empty_columns : 3)];
    }
};

}  // namespace croupier::solver::freecell
