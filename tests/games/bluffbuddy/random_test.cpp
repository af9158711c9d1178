// BluffBuddy: what holds in every state of random games.
#include <cstdlib>

#include "croupier/engine/playout.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// A million states, or fewer where each costs more.
std::uint64_t states_wanted() {
    if (const char* wanted = std::getenv("CROUPIER_PLAYOUTS"))
        return 100 * std::strtoull(wanted, nullptr, 10);
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return 100'000;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    return 100'000;
#endif
#endif
    return 1'000'000;
}

BluffBuddy::Options bluffbuddy_options(std::uint64_t number) {
    BluffBuddy::Options options;
    options.starter = static_cast<BluffBuddy::Starter>(1 + number % 4);
    options.seals = static_cast<BluffBuddy::Seals>(number / 4 % 2);
    options.matching = static_cast<BluffBuddy::Matching>(number / 8 % 2);
    options.timeout = static_cast<BluffBuddy::Timeout>(number / 16 % 3);
    return options;
}

// Mostly a listed move; now and then a clock that runs out, a play left open, or a claim.
Move random_move(const BluffBuddy& state, PlayoutRandom& random) {
    if (random.below(16) == 0) return timeout_move;
    const MoveList moves = state.legal_moves();
    const Move listed = moves[random.below(moves.size())];
    if (random.below(4) != 0) return listed;
    const Card card = card_of(listed);
    const int source = static_cast<int>(random.below(BluffBuddy::first_hand));
    const int to = BluffBuddy::first_slot + static_cast<int>(random.below(BluffBuddy::seats));
    const Move odd = lay(card, random.below(2) == 0 ? source : 0, random.below(2) == 0 ? to : 0);
    return state.check(odd) == Refusal::none ? odd : listed;
}

struct Seen {
    std::uint64_t states = 0, seals = 0, begun = 0, penalties = 0;
};

// Plays random games and shows each move to `look`, as it was before and after.
template <class Look>
Seen wander_round(Look look) {
    Seen seen;
    for (std::uint64_t number = 1;
         seen.states < states_wanted() && !testing::Test::HasFatalFailure(); ++number) {
        BluffBuddy state = BluffBuddy::deal(bluffbuddy_options(number), house_deck(number));
        PlayoutRandom random(number);
        while (!state.over()) {
            const BluffBuddy before = state;
            const Move move = random_move(state, random);
            state.apply(move);
            ++seen.states;
            const PlayResult result = resolve(before, move).result;
            seen.begun += result == PlayResult::awaiting_selection ? 1u : 0u;
            seen.penalties += result == PlayResult::memory_penalty ? 1u : 0u;
            for (int s = 0; s < BluffBuddy::seats; ++s)
                seen.seals += state.slots[s].sealed() != before.slots[s].sealed() ? 1u : 0u;
            look(before, state);
        }
    }
    return seen;
}

bool is_in_hand_or_deck(const BluffBuddy& state, int rank) {
    const auto holds = [&](const auto& pile) {
        for (int i = 0; i < pile.size(); ++i)
            if (pile[i].rank() == rank) return true;
        return false;
    };
    return holds(state.deck) || std::any_of(state.hands.begin(), state.hands.end(),
                                            [&](const auto& hand) { return holds(hand); });
}

int different_cards(const BluffBuddy& state) {
    CardSet cards;
    int count = 0;
    BluffBuddy::each_pile(state, [&](const PileInfo&, const auto& pile) {
        count += pile.size();
        for (int i = 0; i < pile.size(); ++i) cards.insert(pile[i]);
    });
    return count == deck_size ? cards.size() : 0;
}

}  // namespace

TEST(BluffBuddyRandom, TheLawsHoldInEveryStateOfRandomGames) {
    RULE("BT-26", "B-022", "B-034", "B-037", "B-070", "B-084", "BD-11");
    const Seen seen = wander_round([](const BluffBuddy& before, const BluffBuddy& state) {
        ASSERT_EQ(different_cards(state), deck_size) << to_text(state);
        for (int s = 0; s < BluffBuddy::seats; ++s) {
            const PenaltySlot& slot = state.slots[s];
            ASSERT_NE(slot.size(), 1) << to_text(state);
            const int open = state.cards_open_in(s);
            if (open > 0) {
                ASSERT_GT(state.accessible(slot.top().rank()), open)
                    << "open, but not to be matched: " << to_text(state);
            }
            if (slot.sealed() == before.slots[s].sealed()) continue;
            ASSERT_GT(slot.sealed(), before.slots[s].sealed()) << to_text(state);
            ASSERT_FALSE(is_in_hand_or_deck(state, slot.top().rank())) << to_text(state);
        }
    });
    EXPECT_GE(seen.states, states_wanted());
    EXPECT_GT(seen.seals, seen.states / 100);
    EXPECT_GT(seen.begun, seen.states / 100);
    EXPECT_GT(seen.penalties, seen.states / 100);
}

}  // namespace croupier::test
