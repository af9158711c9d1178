// BluffBuddy: what holds in every state of random games.
#include <cstdlib>

#include "croupier/engine/playout.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/instrumented.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// A million states, or fewer where each costs more.
std::uint64_t states_wanted() {
    if (const char* wanted = std::getenv("CROUPIER_PLAYOUTS"))
        return 100 * std::strtoull(wanted, nullptr, 10);
    return is_instrumented() ? 100'000 : 1'000'000;
}

BluffBuddy::Options bluffbuddy_options(std::uint64_t number) {
    BluffBuddy::Options options;
    options.starter = static_cast<BluffBuddy::Starter>(1 + number % 4);
    options.seals = static_cast<BluffBuddy::Seals>(number / 4 % 2);
    options.matching = static_cast<BluffBuddy::Matching>(number / 8 % 2);
    options.timeout = static_cast<BluffBuddy::Timeout>(number / 16 % 3);
    return options;
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
