// The names of roles.
#include "croupier/engine/game.h"

#include <array>

namespace croupier {

std::string_view name_of(Role role) {
    constexpr auto names =
        std::to_array<std::string_view>({"stock", "waste", "foundation", "cell", "column", "pocket",
                                         "pool", "centre", "slot", "hand"});
    static_assert(names.size() == static_cast<std::size_t>(Role::hand) + 1);
    return names[static_cast<std::size_t>(role)];
}

}  // namespace croupier
