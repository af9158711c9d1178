// Meridian: runs, which cards move together and where to.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {

TEST(MeridianRuns, AreFaceUpAlternateAndGoOneWay) {
    RULE("M-039", "M-055", "M-058", "MD-12");
    const auto state = at<Meridian>(
        "mode=traditional | t1: TD 9C / 8H 7S | t2: 5H 6S 5D | t3: JC TS | t4: 4D 5C 6H | t5: 3D");
    const auto movable = [&](int column) {
        std::vector<int> counts;
        for (int start = 0; start < state.columns[column - 1].size(); ++start)
            counts.push_back(state.movable(column - 1, start));
        return counts;
    };
    EXPECT_EQ(movable(1), (std::vector{0, 0, 2, 1}));
    EXPECT_EQ(movable(2), (std::vector{0, 2, 1}));  // 5-6-5 turns round
    EXPECT_EQ(movable(3), (std::vector{0, 1}));     // two black cards
    EXPECT_EQ(movable(4), (std::vector{3, 2, 1}));  // upwards
    EXPECT_EQ(movable(5), (std::vector{1}));
    EXPECT_EQ(state.movable(4, 1), 0);
    EXPECT_EQ(state.movable(4, -1), 0);
    EXPECT_EQ(state.movable(6, 0), 0);  // an empty column
}

TEST(MeridianRuns, ThatTurnRoundDoNotMove) {
    RULE("M-039", "M-054", "MD-12");
    const auto state = at<Meridian>("t1: 2C 5H 6S 5D | t2: 3D 4C");
    EXPECT_EQ(check(state, "12x3"), Refusal::not_a_run);
    EXPECT_EQ(check(state, "12x1"), Refusal::none);
}

TEST(MeridianRuns, MoveAsAWholeToAColumn) {
    RULE("M-057", "M-068");
    EXPECT_EQ(to_text(after(at<Meridian>("t1: 2C TH 9S 8H | t2: 2D JS"), "12x3")),
              "meridian | t1: 2C | t2: 2D JS TH 9S 8H");
    EXPECT_EQ(check(at<Meridian>("t1: 2C TH 9S 8H | t2: 2D TC"), "12x2"), Refusal::wrong_colour);
    EXPECT_EQ(check(at<Meridian>("t1: 2C TH 9S 8H | t2: 2D TC"), "12x3"), Refusal::wrong_rank);
}

TEST(MeridianRuns, MustGoTheWayOfATypedColumn) {
    RULE("MT-13", "M-057", "MD-13");
    const auto run = at<Meridian>("t1=ace: AH 2S 3D 4C | t2: 9C 5H 4S");
    EXPECT_EQ(check(run, "21x2"), Refusal::wrong_direction);
    const auto single = at<Meridian>("t1=ace: AH 2S 3D 4C | t2: 9C 5H");
    EXPECT_EQ(check(single, "21"), Refusal::none);
    const auto upwards = at<Meridian>("t1=ace: AH 2S 3D 4C | t2: 9C 5H 6S");
    EXPECT_EQ(check(upwards, "21x2"), Refusal::none);
}

TEST(MeridianRuns, GoOneWayWithTheJoinOnAnUntypedColumn) {
    RULE("MT-14", "MD-13");
    EXPECT_EQ(check(at<Meridian>("t1: 2D 9S | t2: 3C 8H 7S"), "21x2"), Refusal::none);
    EXPECT_EQ(check(at<Meridian>("t1: 2D 7S | t2: 3C 8H 9S"), "21x2"), Refusal::none);
    EXPECT_EQ(check(at<Meridian>("t1: 2D 9C | t2: 3C 8H 9S"), "21x2"), Refusal::wrong_direction);
}

TEST(MeridianRuns, GoOneWayWithTheTailOfAnUntypedColumn) {
    RULE("MD-13", "MD-05");
    EXPECT_EQ(check(at<Meridian>("t1: 6D 7S | t2: 3C 6H 5S"), "21x2"), Refusal::wrong_direction);
    EXPECT_EQ(check(at<Meridian>("t1: 8D 7S | t2: 3C 6H 5S"), "21x2"), Refusal::none);
}

TEST(MeridianRuns, AreNeverReversed) {
    RULE("MD-13");
    const auto state = at<Meridian>("t1: 2C TD | t2: 3C 8H 9S");
    EXPECT_EQ(check(state, "21x2"), Refusal::wrong_rank);
    EXPECT_EQ(to_text(after(state, "21x1")), "meridian | t1: 2C TD 9S | t2: 3C 8H");
}

TEST(MeridianRuns, OfTwoLengthsFitOneColumnWithoutTheLock) {
    RULE("MD-38", "MD-13");
    const auto loose = at<Meridian>("lock=off | t1: 2D 7C | t2: 3C 8H 7S 6D");
    EXPECT_EQ(check(loose, "21x1"), Refusal::none);
    EXPECT_EQ(check(loose, "21x3"), Refusal::none);
    EXPECT_FALSE(move_from(loose, "21"));  // which of the two is not said
    const auto locked = at<Meridian>("t1: 2D 7C | t2: 3C 8H 7S 6D");
    EXPECT_EQ(check(locked, "21x1"), Refusal::none);
    EXPECT_EQ(check(locked, "21x3"), Refusal::wrong_direction);
}

TEST(MeridianRuns, AreRefusedOnTheirOwnColumn) {
    RULE("MT-32", "MD-30");
    const auto match = match_at<MeridianGame>("t1: 2C 8H 7S");
    for (int count : {1, 2, 3}) {
        const int own = Meridian::first_column;
        EXPECT_EQ(match->play(Seat::first, carry(own, own, count)).refusal, Refusal::same_pile);
    }
    EXPECT_EQ(match->tally().moves, 0);
    EXPECT_EQ(match->position(), "meridian | t1: 2C 8H 7S");
}

TEST(MeridianRuns, CannotBeLongerThanTheColumn) {
    RULE("M-057");
    const auto state = at<Meridian>("t1: 8H 7S | t2: 9C");
    EXPECT_EQ(check(state, "12x3"), Refusal::too_few_cards);
    EXPECT_EQ(check(state, "32"), Refusal::source_empty);
    EXPECT_EQ(check(state, "12x2"), Refusal::none);
}

}  // namespace croupier::test
