// Any bytes as a position text: never a crash, and what is read round-trips and can be played on.
#include <cstdlib>
#include <string_view>

#include "croupier/engine/all_games.h"
#include "croupier/engine/text.h"

namespace {

using namespace croupier;

template <GameState S>
void try_position(std::string_view text) {
    const Result<S> state = position_from<S>(text);
    if (!state) {
        if (state.error().offset > text.size() || state.error().sentence.empty()) std::abort();
        return;
    }
    const Result<S> again = position_from<S>(to_text(*state));
    if (!again || !(*again == *state)) std::abort();
    S next = *state;
    for (int i = 0; i < 100; ++i) {
        const MoveList moves = next.legal_moves();
        if (moves.empty()) break;
        for (Move move : moves)
            if (next.check(move) != Refusal::none) std::abort();
        next.apply(moves[static_cast<std::size_t>(i) * 7 % moves.size()]);
    }
    if (card_count(next) != card_count(*state)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    each_game([&]<class G>(std::type_identity<G>) { try_position<typename G::State>(text); });
    (void)deal_id_from(text);
    (void)deck_from(text);
    return 0;
}
