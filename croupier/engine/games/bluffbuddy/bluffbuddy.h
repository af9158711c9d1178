// BluffBuddy: the rules of docs/rules/bluffbuddy.md, one position as a value.
//
// Four hands, four open centre cards, a pool and a penalty slot for each seat. A card of the hand
// is matched by rank with one source and sent with it to a slot, or it goes to the pool. Round,
// seat to act and phase follow from the cards; time is none of its business.
#pragma once

#include <array>

#include "croupier/engine/game.h"
#include "croupier/engine/games/bluffbuddy/piles.h"
#include "croupier/engine/option.h"
#include "croupier/engine/result.h"
#include "croupier/engine/row.h"

namespace croupier {

struct BluffBuddy {
    static constexpr std::string_view id = "bluffbuddy";
    static constexpr int seats = 4;
    static constexpr std::string_view move_separator = ", ";  // its moves have blanks in them

    enum class Matching : std::uint8_t { free, forced };          // BD-04
    enum class Seals : std::uint8_t { slot, part };               // BD-09
    enum class Timeout : std::uint8_t { lowest, first, random };  // BD-25
    enum class Starter : std::uint8_t { drawn, seat_1, seat_2, seat_3, seat_4 };
    struct Options {
        Matching matching = Matching::free;
        Seals seals = Seals::slot;
        bool show_seals = false;  // BD-15
        Timeout timeout = Timeout::lowest;
        bool pool_count = false;  // BD-36
        Starter starter = Starter::drawn;

        template <class Self, class F>
        static constexpr void each_option(Self&& self, F&& visit) {
            visit(
                OptionInfo{"matching", matching_words, "whether a matching card may be discarded"},
                self.matching);
            visit(OptionInfo{"seals", seals_words, "what a seal closes: the slot, or what it held"},
                  self.seals);
            visit(OptionInfo{"show_seals", off_on, "seals are seen by all"}, self.show_seals);
            visit(OptionInfo{"timeout", timeout_words, "the card that a late player discards"},
                  self.timeout);
            visit(OptionInfo{"pool_count", off_on, "the number of cards in the pool is seen"},
                  self.pool_count);
            visit(OptionInfo{"starter", starter_words, "the seat that begins each round"},
                  self.starter);
        }
        static constexpr std::string_view matching_words[] = {"free", "forced"};
        static constexpr std::string_view seals_words[] = {"slot", "part"};
        static constexpr std::string_view timeout_words[] = {"lowest", "first", "random"};
        static constexpr std::string_view starter_words[] = {"drawn", "1", "2", "3", "4"};
        bool operator==(const Options&) const = default;
    };

    static constexpr auto layout = std::to_array<PileInfo>({{"deck", Role::stock, 'd'},
                                                            {"pool", Role::pool, 'p'},
                                                            {"c1", Role::centre, '1'},
                                                            {"c2", Role::centre, '2'},
                                                            {"c3", Role::centre, '3'},
                                                            {"c4", Role::centre, '4'},
                                                            {"s1", Role::slot, '1'},
                                                            {"s2", Role::slot, '2'},
                                                            {"s3", Role::slot, '3'},
                                                            {"s4", Role::slot, '4'},
                                                            {"h1", Role::hand, '1', seat(0)},
                                                            {"h2", Role::hand, '2', seat(1)},
                                                            {"h3", Role::hand, '3', seat(2)},
                                                            {"h4", Role::hand, '4', seat(3)}});
    // Place 0, the deck, is never a source or a recipient: in a move it says "left open".
    static constexpr int pool_place = 1, first_centre = 2, first_slot = 6, first_hand = 10;

    static BluffBuddy deal(const Options& options, const Deck& deck);
    Seat to_act() const;
    Refusal check(Move move) const;
    MoveList legal_moves() const;
    void apply(Move move);
    Outcome outcome() const;
    bool sound() const;
    Standing standing() const { return {}; }

    bool over() const { return to_act() == Seat::nobody; }
    int starter() const;
    int round() const { return 3 - (deck.size() + 15) / 16; }
    int points(int seat) const;
    std::vector<SeatResult> seat_results() const;
    // The places with a visible top of the rank, by priority (B-027): sealed or not (BD-16).
    struct Sources {
        std::array<std::uint8_t, 9> places{};
        int size = 0;
        const std::uint8_t* begin() const { return places.data(); }
        const std::uint8_t* end() const { return places.data() + size; }
    };
    Sources apparent_sources(int rank) const { return tops().showing(rank); }
    int cards_open_in(int slot) const;  // how many cards at its top can be taken by a match
    int accessible(int rank) const;     // BD-07

    template <class Self, class F>
    static constexpr void each_pile(Self& self, F&& visit) {
        auto info = layout.begin();
        visit(*info++, self.deck);
        visit(*info++, self.pool);
        for (auto& card : self.centre) visit(*info++, card);
        for (auto& slot : self.slots) visit(*info++, slot);
        for (auto& hand : self.hands) visit(*info++, hand);
    }
    bool operator==(const BluffBuddy&) const = default;

    HiddenDeck deck;  // its last card is dealt next
    Pool pool;
    Row<Pile<1>, 4> centre;
    Row<PenaltySlot, seats> slots;
    Row<CardHand, seats> hands;
    Options options;

private:
    // All places that can be sources, by priority, with the rank that they show; 0 for none.
    struct Tops {
        std::array<std::uint8_t, 9> place, rank;
        Sources showing(int wanted) const;
    };
    Tops tops() const;
    Refusal check_lay(const CardHand& hand, Move move) const;
    void match(Card card, int source, int recipient);
    void seal();
    void deal_round();
};

static_assert(GameState<BluffBuddy>);

// B-060, B-061, BT-03: counter-clockwise, which is one seat down.
constexpr int next_seat(int seat) { return (seat + BluffBuddy::seats - 1) % BluffBuddy::seats; }
int penalty_points(Card card);  // B-045

constexpr Move lay(Card card, int source, int recipient) {
    return {MoveKind::lay, static_cast<std::uint8_t>(source), static_cast<std::uint8_t>(recipient),
            card.code};
}
constexpr Move discard(Card card) { return {MoveKind::discard, 0, 0, card.code}; }
constexpr Card card_of(Move move) { return {move.count}; }

// What a move does, as the server logs it (B-053, BD-17). Players are told no_match instead of
// memory_penalty.
enum class PlayResult : std::uint8_t { matched, no_match, memory_penalty, awaiting_selection };
struct Resolution {
    PlayResult result = PlayResult::no_match;
    Card card;
    int source = 0;  // a place; 0 where none was matched or chosen
    int to = 0;      // the slot that gets the cards
    bool operator==(const Resolution&) const = default;
};
// Of a move that check allows, before it is applied.
Resolution resolve(const BluffBuddy& state, Move move);
constexpr PlayResult told_result(PlayResult result) {
    return result == PlayResult::memory_penalty ? PlayResult::no_match : result;
}

// Moves as players write them: QH c2 >3, QH -, timeout.
std::string to_text(const BluffBuddy& state, Move move);
Result<Move> move_from(const BluffBuddy& state, std::string_view text);
Result<std::vector<Move>> line_from(const BluffBuddy& state, std::string_view text);

}  // namespace croupier
