// Decks: numbered deals and shuffles.
#include "croupier/engine/deck.h"

#include <string>
#include <utility>
#include <vector>

#include "croupier/engine/alea.h"

namespace croupier {
namespace {

// SplitMix64: one addition and a mix a number. Sebastiano Vigna's constants.
class SplitMix {
public:
    explicit SplitMix(std::uint64_t seed) : state_(seed) {}

    // Uniform in 0..bound-1: numbers beyond the last whole multiple of the bound are passed over.
    std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t excess = (0 - bound) % bound;  // 2^64 mod bound
        std::uint64_t value = next();
        while (value < excess) value = next();
        return value % bound;
    }

private:
    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15u;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    }
    std::uint64_t state_;
};

}  // namespace

bool is_complete(const Deck& deck) {
    CardSet seen;
    for (Card card : deck)
        if (card.rank() >= ace && card.rank() <= king) seen.insert(card);
    return seen.size() == deck_size;
}

Deck sorted_deck(const std::array<Suit, suits>& order, AceIs ace_is) {
    Deck deck;
    std::size_t next = 0;
    for (Suit suit : order) {
        for (int rank = ace_is == AceIs::low ? ace : 2; rank <= king; ++rank)
            deck[next++] = card(rank, suit);
        if (ace_is == AceIs::high) deck[next++] = card(ace, suit);
    }
    return deck;
}

HouseDeal house_deal(std::uint64_t number, AceIs ace_is) {
    Deck deck = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades}, ace_is);
    SplitMix random(number);
    for (std::size_t i = deck.size() - 1; i > 0; --i)
        std::swap(deck[i], deck[static_cast<std::size_t>(random.below(i + 1))]);
    return {deck, static_cast<int>(random.below(4))};
}

Deck microsoft_deck(std::uint64_t number) {
    constexpr Suit order[] = {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};
    Deck undealt;
    for (std::size_t i = 0; i < undealt.size(); ++i)
        undealt[i] = card(static_cast<int>(i / 4) + 1, order[i % 4]);

    // The k-th card dealt goes to column k mod 8; the first four columns end up with seven cards.
    Deck deck;
    auto x = static_cast<std::uint32_t>(number);
    for (std::size_t dealt = 0; dealt < deck.size(); ++dealt) {
        const std::size_t left = deck.size() - dealt;
        x = x * 214013u + 2531011u;
        const std::size_t pick = ((x >> 16) & 0x7fff) % left;
        const std::size_t column = dealt % 8, row = dealt / 8;
        deck[column < 4 ? column * 7 + row : 28 + (column - 4) * 6 + row] = undealt[pick];
        undealt[pick] = undealt[left - 1];
    }
    return deck;
}

AleaDeal alea_deal(std::uint64_t seed) {
    // C-015, C-016, CD-10: a pile first; a card only when that pile is not full; the list of
    // undealt cards keeps its order.
    Alea random(std::to_string(seed));
    const Deck sorted = sorted_deck({Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds});
    std::vector<Card> undealt(sorted.begin(), sorted.end());
    std::array<std::vector<Card>, 8> piles;
    AleaDeal deal;
    while (!undealt.empty()) {
        const auto pile = static_cast<std::size_t>(random.below(8));
        ++deal.calls;
        if (piles[pile].size() == pile + 3) continue;
        const int pick = random.below(static_cast<int>(undealt.size()));
        ++deal.calls;
        piles[pile].push_back(undealt[static_cast<std::size_t>(pick)]);
        undealt.erase(undealt.begin() + pick);
    }
    std::size_t next = 0;
    for (const auto& pile : piles)
        for (Card card : pile) deal.deck[next++] = card;
    return deal;
}

std::optional<Deck> shuffled_deck(const Deck& deck, std::span<const std::uint8_t> random_bytes) {
    Deck shuffled = deck;
    std::size_t used = 0;
    for (std::size_t i = shuffled.size() - 1; i > 0; --i) {
        const std::size_t places = i + 1;
        const std::size_t fair = 256 - 256 % places;
        while (used < random_bytes.size() && random_bytes[used] >= fair) ++used;
        if (used == random_bytes.size()) return std::nullopt;
        std::swap(shuffled[i], shuffled[random_bytes[used++] % places]);
    }
    return shuffled;
}

}  // namespace croupier
