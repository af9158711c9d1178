// Pool, centre, slots and hands in lines.
#include "croupier/terminal/round_table.h"

#include <algorithm>

#include "croupier/engine/card_text.h"

namespace croupier::terminal {
namespace {

constexpr const char* heads[] = {"you    ", "seat 2 ", "seat 3 ", "seat 4 "};

std::string top_of_pile(const TablePile& pile) {
    return pile.cards.empty() ? "--" : to_text(pile.cards.back());
}

// The visible top group, and how many cards it covers.
std::string slot_text(const TablePile& pile) {
    std::string text;
    int covered = 0;
    for (Card card : pile.cards) {
        if (card.known()) {
            text += (text.empty() ? "" : " ") + to_text(card);
        } else {
            ++covered;
        }
    }
    if (text.empty()) text = "--";
    if (covered > 0) text += " over " + std::to_string(covered);
    return pile.mark.empty() ? text : text + " (" + pile.mark + ")";
}

const char* ordinal(int place) {
    constexpr const char* words[] = {"first", "second", "third", "fourth"};
    return words[place - 1];
}

}  // namespace

bool is_round_table(const Position& position) { return !position.seat_results().empty(); }

void show_round_table(std::ostream& out, const Position& position, const Table& table) {
    const auto of = [&](Role role, std::size_t number) -> const TablePile& {
        auto found = std::ranges::find(table, role, &TablePile::role);
        return *(found + static_cast<std::ptrdiff_t>(number));
    };
    out << "round " << position.round() << " of 3    pool: " << top_of_pile(of(Role::pool, 0))
        << "    centre:";
    for (std::size_t c = 0; c < 4; ++c)
        out << "  c" << c + 1 << ' ' << top_of_pile(of(Role::centre, c));
    out << "\n\n";
    const bool over = position.outcome() != Outcome::open;
    for (std::size_t s = 0; s < 4; ++s) {
        const std::size_t cards = of(Role::hand, s).cards.size();
        out << 's' << s + 1 << ' ' << heads[s]
            << (cards == 1 ? "1 card " : std::to_string(cards) + " cards")
            << "   penalty: " << slot_text(of(Role::slot, s));
        if (over) out << "   " << position.seat_results()[s].points << " points";
        out << '\n';
    }
    if (over) return;
    const TablePile& hand = of(Role::hand, 0);
    out << "\nyour hand:";
    for (Card card : hand.cards) out << ' ' << to_text(card);
    if (!hand.mark.empty()) out << "   begun: " << hand.mark;
    out << '\n';
}

std::string results_text(const Position& position) {
    const std::vector<SeatResult> results = position.seat_results();
    const SeatResult& mine = results.front();
    const bool shared = std::ranges::count(results, mine.place, &SeatResult::place) > 1;
    std::string text = std::string(shared ? "You share the " : "You have the ") +
                       ordinal(mine.place) + " place with " + std::to_string(mine.points) +
                       " points";
    for (std::size_t s = 1; s < results.size(); ++s)
        text += (s == 1 ? "; seat " : ", seat ") + std::to_string(s + 1) + " has " +
                std::to_string(results[s].points);
    return text + ".";
}

}  // namespace croupier::terminal
