// Writes random games with every position and legal-move list, for the Python reference to replay.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "engine/all_games.h"
#include "engine/notation.h"
#include "engine/playout.h"
#include "engine/text.h"

namespace {

using namespace croupier;

constexpr int games_each = 40;
constexpr int longest = 150;

template <GameState S>
void write_position(std::ostream& out, const S& state) {
    std::vector<std::string> words;
    for (Move move : state.legal_moves()) words.push_back(to_text(state, move));
    std::ranges::sort(words);
    out << "at " << to_text(state) << "\nlegal";
    for (const std::string& word : words) out << ' ' << word;
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
    out << "end " << (state.outcome() == Outcome::won ? "won" : "open") << '\n';
}

// Every combination of the first few words of each rule option.
template <Game G>
std::vector<typename G::State::Options> option_sets() {
    using Options = typename G::State::Options;
    std::vector<Options> sets{Options{}};
    for (const OptionInfo& info : options_of<Options>()) {
        const std::vector<Options> base = sets;
        for (std::size_t word = 1; word < std::min<std::size_t>(info.words.size(), 4); ++word)
            for (Options options : base) {
                set_option(options, info.key, info.words[word]);
                sets.push_back(options);
            }
    }
    return sets;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3 || std::string_view(argv[1]) != "--out") {
        std::cerr << "usage: playouts --out FILE\n";
        return 2;
    }
    std::ofstream out(argv[2]);
    each_game([&]<class G>(std::type_identity<G>) {
        for (const auto& options : option_sets<G>())
            for (std::uint64_t number = 1; number <= games_each; ++number)
                write_game<G>(out, options, number);
    });
    out.close();
    if (out) return 0;
    std::cerr << "playouts: cannot write " << argv[2] << '\n';
    return 1;
}
