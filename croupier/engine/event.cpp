// The names of events and warnings.
#include "croupier/engine/event.h"

#include <algorithm>
#include <array>

namespace croupier {

std::string_view name_of(EventKind kind) {
    constexpr auto names = std::to_array<std::string_view>(
        {"moved", "drawn", "recycled", "turned_up", "typed", "discarded", "selecting", "dealt",
         "warned", "hinted", "undone", "redone", "rewound", "retracted", "paused", "resumed",
         "refused", "won", "lost"});
    static_assert(names.size() == static_cast<std::size_t>(EventKind::lost) + 1);
    return names[static_cast<std::size_t>(kind)];
}

std::string_view name_of(Warning warning) {
    constexpr auto names = std::to_array<std::string_view>({"none", "no_progress", "loop", "slow"});
    static_assert(names.size() == static_cast<std::size_t>(Warning::slow) + 1);
    return names[static_cast<std::size_t>(warning)];
}

bool shows_new_cards(const Events& events) {
    return std::ranges::any_of(events, [](const Event& event) {
        return event.kind == EventKind::turned_up || event.kind == EventKind::drawn ||
               event.kind == EventKind::recycled || event.kind == EventKind::dealt;
    });
}

}  // namespace croupier
