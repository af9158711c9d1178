// Laws that every game in the list must keep, over seeded random playouts (XD-09 and
// docs/moves.md).
#include <cstdlib>
#include <set>

#include "croupier/engine/playout.h"
#include "tests/support/instrumented.h"
#include "tests/support/laws.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

std::uint64_t playouts() {
    if (const char* wanted = std::getenv("CROUPIER_PLAYOUTS"))
        return std::strtoull(wanted, nullptr, 10);
    return is_instrumented() ? 1'000 : 10'000;
}

// Options take turns, so that every combination is played.
template <GameState S>
typename S::Options options_for(std::uint64_t number) {
    typename S::Options options;
    S::Options::each_option(options, [&](const OptionInfo& info, auto& value) {
        value = static_cast<std::remove_reference_t<decltype(value)>>(number % info.words.size());
        number /= info.words.size();
    });
    return options;
}

// Plays `games` random games and shows each position to `look`; every `stride`-th to `study`.
template <class G, class Look, class Study>
void wander(std::uint64_t games, int stride, Look look, Study study) {
    using State = typename G::State;
    int countdown = stride;
    for (std::uint64_t number = 1; number <= games && !testing::Test::HasFailure(); ++number) {
        State state = State::deal(options_for<State>(number), G::numbered_deck(number));
        PlayoutRandom random(number);
        for (int i = 0; i < 200; ++i) {
            look(state);
            if (--countdown == 0) {
                study(state, random);
                countdown = stride;
            }
            const MoveList moves = state.legal_moves();
            if (moves.empty()) break;
            state.apply(moves[random.below(moves.size())]);
        }
    }
}

}  // namespace

template <class G>
class Laws : public testing::Test {};
TYPED_TEST_SUITE(Laws, AllGamesTyped);

TYPED_TEST(Laws, CardsAreConservedInEveryPosition) {
    RULE("XD-09");
    using State = typename TypeParam::State;
    wander<TypeParam>(
        playouts(), 1, [](const State& state) { ASSERT_TRUE(holds_whole_deck(state)); },
        [](const State&, PlayoutRandom&) {});
}

TYPED_TEST(Laws, LegalMovesAreExactlyWhatTheRuleBookAllows) {
    using State = typename TypeParam::State;
    wander<TypeParam>(
        playouts() / 10, 37, [](const State&) {},
        [](const State& state, PlayoutRandom&) { expect_generator_equals_rule_book(state); });
}

TYPED_TEST(Laws, TextRoundTripsAndEqualStatesHashEqually) {
    using State = typename TypeParam::State;
    std::set<std::uint64_t> hashes;
    std::set<std::string> texts;
    wander<TypeParam>(
        playouts() / 10, 17, [](const State&) {},
        [&](const State& state, PlayoutRandom&) {
            const std::string text = to_text(state);
            const Result<State> again = position_from<State>(text);
            ASSERT_TRUE(again) << again.error().sentence << "\n" << text;
            ASSERT_EQ(*again, state) << text;  // what a column remembers of its run included
            ASSERT_EQ(hash(*again), hash(state));
            hashes.insert(hash(state));
            texts.insert(text);
        });
    EXPECT_EQ(hashes.size(), texts.size()) << "different positions share a hash";
}

TYPED_TEST(Laws, TypedMovesRoundTrip) {
    using State = typename TypeParam::State;
    wander<TypeParam>(
        playouts() / 10, 23, [](const State&) {},
        [](const State& state, PlayoutRandom&) {
            std::set<std::string> words;
            for (Move move : state.legal_moves()) {
                const std::string word = to_text(state, move);
                ASSERT_TRUE(words.insert(word).second) << word << " means two moves";
                const Result<Move> read = move_from(state, word);
                ASSERT_TRUE(read) << read.error().sentence;
                ASSERT_EQ(*read, move) << word << " in " << to_text(state);
            }
        });
}

TYPED_TEST(Laws, ObservingIsIdempotentAndShowsNoFaceDownCard) {
    using State = typename TypeParam::State;
    wander<TypeParam>(
        playouts() / 10, 29, [](const State&) {},
        [](const State& state, PlayoutRandom&) {
            for (const Seat seat : viewers<State>()) {
                const View<State> view = observe(state, seat);
                ASSERT_EQ(observe(view.state(), seat), view);
                if (state.to_act() == Seat::nobody) continue;
                State::each_pile(view.state(), [&](const PileInfo& info, const auto& pile) {
                    const bool mine = info.owner == Seat::nobody || info.owner == seat;
                    for (int i = 0; i < pile.size(); ++i)
                        ASSERT_EQ(pile[i].known(), mine && i >= pile.face_down()) << info.name;
                });
            }
        });
}

TYPED_TEST(Laws, WhatAPlayerCannotSeeChangesNothingThatHeIsShown) {
    using State = typename TypeParam::State;
    wander<TypeParam>(
        playouts() / 10, 41, [](const State&) {},
        [](const State& state, PlayoutRandom& random) {
            if (state.to_act() == Seat::nobody) return;
            for (const Seat seat : viewers<State>()) {
                const State other = with_hidden_cards_shuffled(state, seat, random);
                ASSERT_EQ(observe(state, seat), observe(other, seat));
                ASSERT_EQ(to_text(observe(state, seat)), to_text(observe(other, seat)));
                if (seat != state.to_act()) continue;
                ASSERT_EQ(legal(state), legal(other));
                ASSERT_EQ(legal(state), legal(observe(state, seat).state()));
                each_move_in_range<State>(
                    [&](Move move) { ASSERT_EQ(state.check(move), other.check(move)); });
            }
        });
}

TYPED_TEST(Laws, RandomBytesAsMovesNeverBreakTheTable) {
    using State = typename TypeParam::State;
    for (std::uint64_t number = 1; number <= playouts() / 20; ++number) {
        State state = State::deal(options_for<State>(number), TypeParam::numbered_deck(number));
        PlayoutRandom random(number);
        for (int i = 0; i < 2'000; ++i) {
            const auto byte = [&](std::size_t bound) {
                return static_cast<std::uint8_t>(random.below(bound));
            };
            const Move move{static_cast<MoveKind>(byte(8)), byte(20), byte(20),
                            byte(random.below(2) == 0 ? 6 : 60)};
            if (state.check(move) == Refusal::none) state.apply(move);
        }
        ASSERT_TRUE(holds_whole_deck(state)) << number;
    }
}

}  // namespace croupier::test
