// Meridian: the hint.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The entry of one move in the list of scored moves; the pocket is full in most positions here, so
// that its moves stay out of the way.
ScoredMove scored(std::string_view position, std::string_view move) {
    const auto state = at<Meridian>(position);
    const Move wanted = *move_from(state, move);
    for (const ScoredMove& entry : scored_moves(state, {}))
        if (entry.move == wanted) return entry;
    ADD_FAILURE() << move << " is not scored in " << position;
    return {};
}
int score(std::string_view position, std::string_view move) { return scored(position, move).score; }

std::string meridian_hint(std::string_view position, Move last = {}) {
    const auto state = at<Meridian>(position);
    const std::optional<Move> move = meridian_hint(state, last);
    return move ? to_text(state, *move) : "none";
}

}  // namespace

TEST(MeridianHint, ScoresEachFeatureOfAMove) {
    RULE("M-080", "MD-23");
    EXPECT_EQ(score("t1: 9C 7D", "1h"), 100);
    EXPECT_EQ(score("t1: 9C KS", "12"), 40);
    EXPECT_EQ(score("t1: 9C 5H | t2: 9D 6S", "12"), 10);
    EXPECT_EQ(score("t1: 9C 5H | t2: 9D 6S", "1p"), 0);
}

TEST(MeridianHint, AddsAllFeaturesThatApply) {
    RULE("M-080", "MD-23");
    EXPECT_EQ(score("mode=traditional | t1: 4C / 5H | t2: 9D 6S", "12"), 60);   // reveal, extend
    EXPECT_EQ(score("mode=traditional | t1: AC / 5H | t2: 9D 6S", "12"), 100);  // and type
    EXPECT_EQ(score("t1: 5H | t2: 9D 6S", "12"), 40);                           // empty, extend
    EXPECT_EQ(score("p: 5H | t1: 9D 6S", "p1"), 25);                            // pocket, extend
    EXPECT_EQ(score("waste: 5H | t1: 9D 6S", "w1"), 25);                        // waste, extend
    EXPECT_EQ(score("waste: KH | t1: 9D 6S", "w2"), 55);                        // waste, type
    EXPECT_EQ(score("t1: 7H", "1h"), 130);                                      // home, empty
    EXPECT_EQ(score("waste: 7H", "wh"), 115);
}

TEST(MeridianHint, GivesNothingForAMoveToAPocket) {
    RULE("MD-23");
    EXPECT_EQ(score("mode=traditional | t1: AC / 5H", "1p"), 0);
    EXPECT_EQ(score("waste: 5H", "wp"), 0);
}

TEST(MeridianHint, LooksOneMoveAhead) {
    RULE("M-082");
    EXPECT_EQ(scored("p: 2C | t1: 9C 8D 7D", "1h").look_ahead, 20);             // 8D home
    EXPECT_EQ(scored("p: 2C | t1: 9C KS 7D", "1h").look_ahead, 60);             // KS to six columns
    EXPECT_EQ(scored("p: 2C | t1: 3C 9H 7D | t2: 3D TS", "1h").look_ahead, 4);  // either way
    EXPECT_EQ(scored("p: 2C | t1: 9C 7D", "1h").look_ahead, 0);
}

TEST(MeridianHint, SeesThatAMoveLeadsToAStalemate) {
    RULE("M-083", "MD-23");
    const auto leads = [](std::string_view position) {
        return scored(position, "1h").leads_to_stalemate;
    };
    EXPECT_TRUE(leads("p: 2C | t1: 9C 7D"));                              // nothing follows
    EXPECT_TRUE(leads("p: 2C | t1: 3C 9H 7D | t2: 3D TS"));               // two poor moves follow
    EXPECT_FALSE(leads("p: 2C | t1: 9C 8D 7D"));                          // a good one follows
    EXPECT_FALSE(leads("p: 2C | t1: 3C 9H 7D | t2: 3D TS | t3: 3H TC"));  // more than two
    EXPECT_FALSE(leads("stock: 4C | p: 2C | t1: 9C 7D"));
    EXPECT_FALSE(leads("waste: 4C | p: 2C | t1: 9C 7D"));
}

TEST(MeridianHint, TotalIsScoreAndThreeTenthsOfTheLookAheadLess50NearAStalemate) {
    RULE("M-081");
    EXPECT_EQ(scored("p: 2C | t1: 9C 8D 7D", "1h").total_tenths(), 1'060);
    EXPECT_EQ(scored("p: 2C | t1: 3C 9H 7D | t2: 3D TS", "1h").total_tenths(), 512);
    EXPECT_EQ(scored("p: 2C | t1: 9C 7D", "1h").total_tenths(), 500);
}

TEST(MeridianHint, TheListBeginsWithTheBestMove) {
    RULE("M-081");
    const auto state = at<Meridian>("waste: 4S | t1: 9C 7D | t2: 3C 9H | t3: 3D TS | t4: 5H");
    const auto moves = scored_moves(state, {});
    ASSERT_GT(moves.size(), 4u);
    for (std::size_t i = 1; i < moves.size(); ++i)
        EXPECT_GE(moves[i - 1].total_tenths(), moves[i].total_tenths());
    EXPECT_GT(moves.front().total_tenths(), moves.back().total_tenths());
    EXPECT_EQ(meridian_hint(state, {}), moves.front().move);
}

TEST(MeridianHint, PrefersAFoundationAndIsCounted) {
    RULE("MT-29", "M-081");
    const auto match = match_at<MeridianGame>("t1: 9C 7D | t2: 9D 5H | t3: 9H 6S");
    const Answer answer = match->take_hint();
    ASSERT_TRUE(has_event(answer, EventKind::hinted));
    EXPECT_EQ(role_of<Meridian>(answer.events[0].move.to), Role::foundation);
    EXPECT_EQ(match->tally().hints, 1);
    EXPECT_EQ(match->tally().moves, 0);
}

TEST(MeridianHint, IsNeverALoneCardToAnEmptyColumn) {
    RULE("MT-29", "MD-23");
    EXPECT_EQ(meridian_hint("p: 2C | t1=king: KS"), "none");
    EXPECT_EQ(meridian_hint("stock: 4C | p: 2C | t1=king: KS"), "s");
    EXPECT_EQ(meridian_hint("t1=king: KS"), "1p");
    EXPECT_EQ(meridian_hint("p: 2C | t1: 9H KS"), "12");
    for (const ScoredMove& entry : scored_moves(at<Meridian>("t1=king: KS | t2: 9D 6S"), {}))
        EXPECT_NE(entry.move, carry(Meridian::first_column, Meridian::first_column + 2));
}

TEST(MeridianHint, IsNeverTheWayBack) {
    RULE("MD-23");
    const Move there = carry(Meridian::first_column, Meridian::first_column + 1);
    EXPECT_EQ(meridian_hint("p: 2C | t1: 3C TS | t2: 3D TC 9H", {}), "21");
    EXPECT_EQ(meridian_hint("p: 2C | t1: 3C TS | t2: 3D TC 9H", there), "none");
    const auto match = match_at<MeridianGame>("stock: 4C | p: 2C | t1: 3C TS 9H | t2: 3D TC");
    play_all(*match, "12");
    EXPECT_EQ(match->notation(*match->hint()), "s");
}

TEST(MeridianHint, IsADrawWhenNothingElseIsLeftAndElseNothing) {
    RULE("M-081", "MD-23");
    EXPECT_EQ(meridian_hint("stock: 4C | p: 2C | t1: 9H"), "s");
    EXPECT_EQ(meridian_hint("waste: 4C | p: 2C | t1: 9H"), "s");
    EXPECT_EQ(meridian_hint("recycle=own | waste: 4C | p: 2C | t1: 9H"), "s");
    EXPECT_EQ(meridian_hint("p: 2C | t1: 9H"), "none");
    const auto match = match_at<MeridianGame>("p: 2C | t1: 9H");
    EXPECT_EQ(match->take_hint().refusal, Refusal::no_hint);
    EXPECT_EQ(match->tally().hints, 0);
}

}  // namespace croupier::test
