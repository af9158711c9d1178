// Names of reasons.
#include "croupier/engine/reasons.h"

namespace croupier {

std::string_view name_of(ReasonCode code) {
    constexpr std::string_view names[] = {"turns_up",    "goes_home",  "unblocks",
                                          "empties",     "frees_cell", "builds",
                                          "keeps_order", "draws",      "recycles"};
    return names[static_cast<std::size_t>(code)];
}

}  // namespace croupier
