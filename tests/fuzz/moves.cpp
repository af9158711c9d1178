// Any bytes as moves on a dealt table: the first chooses game and deal, then four bytes a move.
#include <cstdlib>

#include "croupier/engine/all_games.h"
#include "croupier/engine/text.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace croupier;
    if (size < 2) return 0;
    std::size_t game = 0;
    each_game([&]<class G>(std::type_identity<G>) {
        if (game++ != data[0] % std::tuple_size_v<AllGames>) return;
        typename G::State::Options options;
        G::State::Options::each_option(options, [&](const OptionInfo& info, auto& value) {
            value =
                static_cast<std::remove_reference_t<decltype(value)>>(data[1] % info.words.size());
        });
        auto state = G::State::deal(options, G::numbered_deck(data[1] + 1u));
        for (std::size_t at = 2; at + 4 <= size; at += 4) {
            const Move move{static_cast<MoveKind>(data[at] % 5), data[at + 1], data[at + 2],
                            data[at + 3]};
            if (state.check(move) != Refusal::none) continue;
            state.apply(move);
            if (card_count(state) != deck_size || find_duplicate(state)) std::abort();
        }
        const auto again = position_from<typename G::State>(to_text(state));
        if (!again || !(*again == state)) std::abort();
    });
    return 0;
}
