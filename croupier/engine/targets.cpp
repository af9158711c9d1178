// Names of targets, and which refusal says most.
#include "croupier/engine/targets.h"

namespace croupier {

std::string_view name_of(Why why) {
    constexpr std::string_view names[] = {"safe_home", "turns_up", "builds",
                                          "home",      "empty",    "draws"};
    return names[static_cast<std::size_t>(why)];
}

int nearness(Refusal refusal) {
    switch (refusal) {
    case Refusal::game_over:
    case Refusal::source_empty:
    case Refusal::too_few_cards:
    case Refusal::face_down:
    case Refusal::not_a_run: return 7;
    case Refusal::run_too_long: return 6;
    case Refusal::wrong_direction:
    case Refusal::column_ends: return 5;
    case Refusal::wrong_colour: return 4;
    case Refusal::wrong_rank: return 3;
    case Refusal::needs_an_ace:
    case Refusal::needs_a_king:
    case Refusal::needs_a_seven:
    case Refusal::needs_a_six:
    case Refusal::needs_an_ace_or_king:
    case Refusal::foundation_closed: return 2;
    case Refusal::only_the_top:
    case Refusal::malformed: return 1;
    default: return 0;
    }
}

}  // namespace croupier
