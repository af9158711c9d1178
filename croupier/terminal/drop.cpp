// Dropping cards. check is asked rather than the list of moves: it also knows the forms that are
// allowed without being listed, such as an ace on another empty foundation.
#include "croupier/terminal/drop.h"

#include <algorithm>

#include "croupier/engine/all_games.h"

namespace croupier::terminal {
namespace {

int size_of(const Table& table, int pile) {
    return static_cast<int>(table[static_cast<std::size_t>(pile)].cards.size());
}

bool allowed(const Position& position, int from, int to, int count) {
    return position.check(carry(from, to, count)) == Refusal::none;
}

int longest(const Position& position, const Table& table, int from, int to) {
    if (from == to) return 0;
    for (int count = size_of(table, from); count > 0; --count)
        if (allowed(position, from, to, count)) return count;
    return 0;
}

}  // namespace

int fitting(const Position& position, const Held& held, int target) {
    if (held.pile == target) return 0;
    if (held.chosen) return allowed(position, held.pile, target, held.count) ? held.count : 0;
    return longest(position, position.table(Seat::first), held.pile, target);
}

std::vector<int> targets(const Position& position, const Held& held) {
    std::vector<int> found;
    const int piles = static_cast<int>(position.table(Seat::first).size());
    for (int pile = 0; pile < piles; ++pile)
        if (fitting(position, held, pile) > 0) found.push_back(pile);
    return found;
}

int reach(const Position& position, int pile) {
    const Table table = position.table(Seat::first);
    int most = 1;
    for (int to = 0; to < static_cast<int>(table.size()); ++to)
        most = std::max(most, longest(position, table, pile, to));
    return most;
}

int home_of(const Position& position, int pile) {
    const Table table = position.table(Seat::first);
    for (int to = 0; to < static_cast<int>(table.size()); ++to)
        if (table[static_cast<std::size_t>(to)].role == Role::foundation && to != pile &&
            size_of(table, pile) > 0 && allowed(position, pile, to, 1))
            return to;
    return -1;
}

int drawn_at_once(const Match& match) {
    constexpr std::string_view key = "draw";
    const GameInfo& game = *find_game(match.game());
    const auto option = std::ranges::find(game.options, key, &OptionInfo::key);
    if (option == game.options.end()) return 1;
    std::string word(option->words.front());
    for (const Setting& setting : match.settings())
        if (setting.key == key) word = setting.word;
    return word == "3" ? 3 : 1;
}

}  // namespace croupier::terminal
