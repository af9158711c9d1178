// Writes random games with every position and legal-move list, for the Python reference to replay.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "croupier/engine/all_games.h"
#include "croupier/engine/notation.h"
#include "croupier/engine/playout.h"
#include "croupier/engine/text.h"

namespace {

using namespace croupier;

constexpr std::uint64_t games_each = 150;
constexpr int longest = 150;

template <GameState S>
void write_position(std::ostream& out, const S& state) {
    std::vector<std::string> words;
    for (Move move : state.legal_moves()) words.push_back(to_text(state, move));
    std::ranges::sort(words);
    out << "at " << to_text(state) << "\nlegal";
    std::string_view between = " ";
    for (const std::string& word : words) {
        out << between << word;
        between = move_separator<S>();
    }
    out << '\n';
}

template <Game G>
void write_game(std::ostream& out, const typename G::State::Options& options,
                std::uint64_t number) {
    const Deck deck = G::numbered_deck(number);
    auto state = G::State::deal(options, deck);
    out << "game " << G::State::id;
    for (const Setting& setting : settings_of(options))
        out << ' ' << setting.key << '=' << setting.word;
    out << "\ndeck " << to_text(deck) << '\n';
    PlayoutRandom random(number);
    write_position(out, state);
    for (int i = 0; i < longest; ++i) {
        const MoveList moves = state.legal_moves();
        if (moves.empty()) break;
        const Move move = moves[random.below(moves.size())];
        out << "play " << to_text(state, move) << '\n';
        state.apply(move);
        write_position(out, state);
    }
    out << "end " << (state.to_act() == Seat::nobody ? "over" : "open") << '\n';
}

// Options take turns, so that all of them meet.
template <Game G>
typename G::State::Options options_for(std::uint64_t number) {
    typename G::State::Options options;
    G::State::Options::each_option(options, [&](const OptionInfo& info, auto& value) {
        value = static_cast<std::remove_reference_t<decltype(value)>>(number % info.words.size());
        number /= info.words.size();
    });
    return options;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3 || std::string_view(argv[1]) != "--out") {
        std::cerr << "usage: playouts --out FILE\n";
        return 2;
    }
    std::ofstream out(argv[2]);
    each_game([&]<class G>(std::type_identity<G>) {
        for (std::uint64_t number = 1; number <= games_each; ++number)
            write_game<G>(out, options_for<G>(number), number);
    });
    out.close();
    if (out) return 0;
    std::cerr << "playouts: cannot write " << argv[2] << '\n';
    return 1;
}
