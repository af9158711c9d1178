// Bots: they keep to the rules, know only what they saw, and the same seed plays the same game.
#include "croupier/bots/bot.h"

#include <array>

#include "croupier/bots/judge.h"
#include "croupier/bots/world.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

using Bots = std::array<std::unique_ptr<bots::Bot>, BluffBuddy::seats>;

Bots four_of(const bots::BotSettings& settings, std::uint64_t seed) {
    Bots bots;
    for (int s = 0; s < BluffBuddy::seats; ++s)
        bots[static_cast<std::size_t>(s)] =
            bots::make_bot(settings, seat(s), seed + static_cast<std::uint64_t>(s));
    return bots;
}

// The moves of a whole game; each must be allowed.
Words game_of(Bots bots, BluffBuddy state) {
    Words moves;
    const auto show = [&] {
        for (int s = 0; s < BluffBuddy::seats; ++s)
            bots[static_cast<std::size_t>(s)]->see(observe(state, seat(s)));
    };
    show();
    while (!state.over()) {
        const Move move = bots[static_cast<std::size_t>(state.to_act())]->choose();
        EXPECT_EQ(state.check(move), Refusal::none) << to_text(state);
        moves.push_back(to_text(state, move));
        state.apply(move);
        show();
    }
    return moves;
}

}  // namespace

TEST(Bots, PlayWholeGamesByTheRulesAndTheSameSeedPlaysTheSame) {
    RULE("BD-38");
    for (const bots::Skill skill : {bots::Skill::easy, bots::Skill::medium, bots::Skill::hard}) {
        for (std::uint64_t number = 1; number <= 3; ++number) {
            const bots::BotSettings settings{skill, 30, 0};
            const Words game = game_of(four_of(settings, number), bluffbuddy_deal(number));
            EXPECT_EQ(game.size(), 48u);
            EXPECT_EQ(game_of(four_of(settings, number), bluffbuddy_deal(number)), game);
        }
    }
}

TEST(Bots, AreNamed) {
    EXPECT_EQ(bots::skill_from("hard"), bots::Skill::hard);
    EXPECT_EQ(bots::skill_from("clever"), std::nullopt);
}

TEST(Bots, MediumSendsTheDearestMatchToARivalAndKeepsItsOwnSlotClean) {
    const auto state = at<BluffBuddy>("starter=1 | pool: 3C | c1: 2D | s1: JC JD | h1: 2C 3D JH TC "
                                      "| h2: 4C 5C 6C 7C | h3: 4D 5D 6D 7D | h4: 4H 5H 6H 7H");
    const auto bot = bots::make_bot({bots::Skill::medium, 1, 0}, Seat::first, 1);
    bot->see(observe(state, Seat::first));
    const Move move = bot->choose();
    EXPECT_EQ(move.kind, MoveKind::lay);
    EXPECT_NE(move.to, BluffBuddy::first_slot) << to_text(state, move);
}

TEST(World, AgreesWithEveryViewAndRemembersWhatIsCovered) {
    for (std::uint64_t number = 1; number <= 30; ++number) {
        BluffBuddy state = bluffbuddy_deal(number);
        PlayoutRandom random(number);
        bots::World world(seat(2));
        world.see(observe(state, seat(2)));
        while (!state.over()) {
            const MoveList moves = state.legal_moves();
            state.apply(moves[random.below(moves.size())]);
            world.see(observe(state, seat(2)));
            ASSERT_EQ(observe(world.now(), seat(2)), observe(state, seat(2)));
            ASSERT_EQ(world.now().pool, state.pool) << number;
            ASSERT_EQ(world.now().slots, state.slots) << "with the seals, " << number;
            ASSERT_EQ(card_count(world.now()), deck_size);
        }
    }
}

TEST(World, ASampleLooksTheSameAndADifferentOneComesEachTime) {
    const BluffBuddy state = bluffbuddy_deal(5);
    bots::World world(Seat::first);
    world.see(observe(state, Seat::first));
    PlayoutRandom random(1);
    const BluffBuddy one = world.sample(random, 0), other = world.sample(random, 0);
    EXPECT_EQ(observe(one, Seat::first), observe(state, Seat::first));
    EXPECT_NE(one, other);
    EXPECT_TRUE(one.sound());
}

TEST(World, OneWhoComesLaterFillsInWhatHeCannotKnow) {
    BluffBuddy state = bluffbuddy_deal(9);
    PlayoutRandom random(9);
    for (int i = 0; i < 20; ++i) {
        const MoveList moves = state.legal_moves();
        state.apply(moves[random.below(moves.size())]);
    }
    bots::World world(seat(1));
    world.see(observe(state, seat(1)));
    EXPECT_EQ(card_count(world.now()), deck_size);
    EXPECT_EQ(observe(world.now(), seat(1)), observe(state, seat(1)));
}

TEST(World, IsMadeAnewWhenTheDeckWasOfAnotherSizeThanItThought) {
    BluffBuddy state;
    for (std::uint8_t code = 4; code < 56; ++code) {
        if (code < 8) {
            state.deck.push({code});
        } else if (code < 12) {
            state.hands[code - 8].push({code});
        } else {
            state.pool.push({code});
        }
    }
    bots::World world(seat(1));
    world.see(observe(state, seat(1)));
    while (!state.over()) {
        state.apply(discard(state.hands[static_cast<int>(state.to_act())][0]));
        world.see(observe(state, seat(1)));
        ASSERT_EQ(observe(world.now(), seat(1)), observe(state, seat(1)));
        ASSERT_EQ(card_count(world.now()), deck_size);
    }
}

TEST(Judge, GivingToARivalIsBetterThanKeeping) {
    const auto state = at<BluffBuddy>("starter=1 | c1: 3C | h1: 3D | h2: 4C | h3: 5C | h4: 6C");
    const bots::Impression impression = bots::open_impression(state);
    const auto value = [&](std::string_view move) {
        return bots::worth(state, impression, *move_from(state, move));
    };
    EXPECT_GT(value("3D c1 >2"), value("3D -"));
    EXPECT_GT(value("3D -"), value("3D c1 >1"));
}

}  // namespace croupier::test
