// Reader and Forecast: who plays at random, and what a table is worth.
#include "croupier/bots/reader.h"

#include "croupier/bots/judge.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/positions.h"

namespace croupier::test {
namespace {

constexpr int reading = 2;  // the seat that watches

Move any_move(const BluffBuddy& state, PlayoutRandom& random) {
    const MoveList moves = state.legal_moves();
    return moves[random.below(moves.size())];
}

// Whom a reader takes for careless after rounds of four plays each.
bots::Knowledge::Careless read_game(std::uint64_t number, const bots::Knowledge::Careless& truth,
                                    int rounds) {
    BluffBuddy state = bluffbuddy_deal(number);
    PlayoutRandom random(number);
    bots::World world(seat(reading));
    bots::Reader reader(reading);
    world.see(observe(state, seat(reading)));
    while (state.round() <= rounds) {
        const auto actor = static_cast<std::size_t>(state.to_act());
        state.apply(truth[actor] ? any_move(state, random)
                                 : bots::best_looking(state, bots::open_impression(state)));
        if (const auto play = world.see(observe(state, seat(reading)))) reader.learn(*play, random);
    }
    bots::Knowledge::Careless careless{};
    for (int s = 0; s < BluffBuddy::seats; ++s)
        careless[static_cast<std::size_t>(s)] = reader.careless(s) > 0.5;
    return careless;
}

// In how many of 50 games all BluffBuddy::seats are read right.
int read_right(const bots::Knowledge::Careless& truth, int rounds) {
    int right = 0;
    for (std::uint64_t number = 1; number <= 50; ++number)
        right += read_game(number, truth, rounds) == truth ? 1 : 0;
    return right;
}

}  // namespace

TEST(Reader, TellsRandomFromCarefulPlayersAfterOneRound) {
    EXPECT_GE(read_right({true, true, false, true}, 1), 45);
    EXPECT_GE(read_right({false, false, false, false}, 1), 48);
}

TEST(Reader, TellsOneRandomPlayerAmongCarefulOnesAfterTwo) {
    EXPECT_GE(read_right({false, true, false, false}, 2), 40);
}

TEST(Reader, NeverTakesItsOwnSeatForCareless) {
    const bots::Reader reader(reading);
    PlayoutRandom random(1);
    EXPECT_EQ(reader.careless(reading), 0);
    for (int i = 0; i < 100; ++i) EXPECT_FALSE(reader.draw(random)[reading]);
}

TEST(Forecast, KnowsNoCardThatItsSeatHasNotSeen) {
    for (std::uint64_t number = 1; number <= 10; ++number) {
        BluffBuddy state = bluffbuddy_deal(number);
        PlayoutRandom random(number);
        bots::World world(seat(reading));
        world.see(observe(state, seat(reading)));
        while (!state.over()) {
            if (state.to_act() == seat(reading)) {
                const BluffBuddy other = world.sample(random, 0);
                const bots::Knowledge::Careless careless{};
                const bots::Foreseen one = bots::best_foreseen(state, careless);
                const bots::Foreseen same = bots::best_foreseen(other, careless);
                ASSERT_EQ(one.move, same.move) << number;
                ASSERT_EQ(one.share, same.share) << number;
            }
            state.apply(any_move(state, random));
            world.see(observe(state, seat(reading)));
        }
    }
}

TEST(Forecast, TheFirstPlaceIsShared) {
    const auto over = at<BluffBuddy>("starter=1 | s1: 2C 2D | s2: 4C 4D | s3: 2H 2S | s4: 3C 3D");
    EXPECT_EQ(bots::first_share(over, 0), 0.5);
    EXPECT_EQ(bots::first_share(over, 1), 0);
}

TEST(Forecast, GivesTheLastPointsToWhoeverIsAhead) {
    const auto state = at<BluffBuddy>("starter=4 | c1: JC | s1: 9C 9D | s2: TC TD | s3: 2C 2D "
                                      "| s4: KC KD | h1: JD");
    const bots::Foreseen best = bots::best_foreseen(state, {});
    EXPECT_EQ(to_text(state, best.move), "JD c1 >3");
    EXPECT_EQ(best.share, 1);
}

}  // namespace croupier::test
