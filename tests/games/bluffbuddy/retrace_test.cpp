// Whoever comes to a running game is shown what their seat has seen of it.

#include "tests/support/bluffbuddy.h"

namespace croupier::test {
namespace {

class Notes final : public ObserverOf<BluffBuddy> {
public:
    void see(const View<BluffBuddy>& view) override { views.push_back(to_text(view)); }
    Words views;
};

}  // namespace

TEST(Retrace, ShowsEveryViewOfTheSeatInTurn) {
    const auto match = match_of("BB-1+starter=1");
    Notes live, later;
    match->show(seat(2), live);
    for (const char* move : {"3C", "3C >4", "timeout", "timeout"}) {
        ASSERT_TRUE(act(*match, move));
        match->show(seat(2), live);
    }
    match->retrace(seat(2), later);
    EXPECT_EQ(later.views, live.views);
}

TEST(Retrace, LeavesOutWhatWasTakenBack) {
    const auto match = match_of("BB-1+starter=1");
    Notes live, later;
    match->show(seat(1), live);
    ASSERT_TRUE(act(*match, "3C c3 >2"));
    ASSERT_TRUE(match->rewind(1));
    ASSERT_TRUE(act(*match, "3C c3 >4"));
    match->show(seat(1), live);
    match->retrace(seat(1), later);
    EXPECT_EQ(later.views, live.views);
}

TEST(Retrace, ShowsNothingOfAGameForOne) {
    Notes notes;
    match_of("K3-17")->retrace(Seat::first, notes);
    EXPECT_TRUE(notes.views.empty());
}

TEST(PlayedTurns, AreThoseThatStandEachInItsPosition) {
    const auto match = match_of("FC-1");
    const std::string start = match->position();
    ASSERT_TRUE(match->play_line(*match->read_line("1a 1b")));
    const std::string then = match->position();
    ASSERT_TRUE(play(*match, "1c"));
    ASSERT_TRUE(play(*match, "2d"));
    ASSERT_TRUE(match->undo());
    const std::vector<PlayedTurn> line = match->played_turns();
    ASSERT_EQ(line.size(), 2u);
    EXPECT_EQ(line[0].text, "1a");
    EXPECT_EQ(line[0].before, start);
    EXPECT_EQ(line[1].text, "1c");
    EXPECT_EQ(line[1].before, then);
}

}  // namespace croupier::test
