// Meridian: winning, and what it adds to the statistics.
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// All but the king of clubs are home.
constexpr std::string_view last_card =
    "waste: KC | uh: KH | ud: KD | uc: QC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS";

}  // namespace

TEST(MeridianWin, The52ndCardWins) {
    RULE("MT-25", "M-001", "M-053", "M-075", "M-110");
    const auto match = match_at<MeridianGame>(last_card);
    EXPECT_EQ(match->outcome(), Outcome::open);
    const Answer answer = play(*match, "wh");
    EXPECT_EQ(match->outcome(), Outcome::won);
    EXPECT_EQ(std::ranges::count(answer.events, EventKind::won, &Event::kind), 1);
    EXPECT_EQ(match->undo().refusal, Refusal::game_over);
}

TEST(MeridianWin, NeedsAllEightFoundations) {
    RULE("M-053", "M-075");
    for (const char* missing : {"us: QS", "dh: 2H"}) {
        std::string text = "uh: KH | ud: KD | uc: KC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS";
        EXPECT_TRUE(at<Meridian>(text).won());
        text.replace(text.find(std::string(missing).substr(0, 3)), 6, missing);
        EXPECT_EQ(at<Meridian>(text).home(), 51);
        EXPECT_FALSE(at<Meridian>(text).won()) << text;
    }
}

TEST(MeridianWin, NothingIsDoneAfterIt) {
    RULE("M-028", "M-072", "MD-15", "MD-32");
    const auto match = match_at<MeridianGame>(last_card);
    play(*match, "wh", 5'000);
    EXPECT_EQ(match->play(Seat::first, draw_move, 9'000).refusal, Refusal::game_over);
    EXPECT_EQ(match->undo(9'000).refusal, Refusal::game_over);
    EXPECT_EQ(match->redo(9'000).refusal, Refusal::game_over);
    EXPECT_EQ(match->take_hint(9'000).refusal, Refusal::game_over);
    EXPECT_EQ(match->pause(9'000).refusal, Refusal::game_over);
    EXPECT_EQ(match->to_act(), Seat::nobody);
    EXPECT_EQ(match->elapsed(), 5'000);
}

TEST(MeridianWin, IsAddedToTheStatisticsOfItsMode) {
    RULE("MT-25", "M-110", "MD-32", "MD-02");
    Statistics statistics;
    for (const auto& [mode, prefix] : {std::pair{"classic", "MMC"},
                                       {"double_pocket", "MMD"},
                                       {"traditional", "MMT"},
                                       {"expert", "MME"}}) {
        const auto match =
            match_at<MeridianGame>("mode=" + std::string(mode) + " | " + std::string(last_card));
        play(*match, "wh", 42'000);
        statistics.add(match->result());
        ASSERT_TRUE(statistics.of(prefix)) << mode;
        EXPECT_EQ(statistics.of(prefix)->played, 1);
        EXPECT_EQ(statistics.of(prefix)->won, 1);
        EXPECT_EQ(statistics.of(prefix)->best_time, 42'000);
    }
    EXPECT_EQ(statistics.total().won, 4);
}

TEST(MeridianWin, ALostGameIsNoWin) {
    RULE("MD-32", "M-111");
    const auto match = match_at<MeridianGame>("t1: 9C 2C | t2: 9D");
    play(*match, "1p", 42'000);
    Statistics statistics;
    statistics.add(match->result());
    EXPECT_EQ(statistics.of("MMC")->played, 1);
    EXPECT_EQ(statistics.of("MMC")->won, 0);
    EXPECT_EQ(statistics.of("MMC")->best_time, std::nullopt);
}

TEST(MeridianWin, ResultSaysHowItWasWon) {
    RULE("M-110", "M-085");
    Start start;
    start.tally.moves = start.tally.total_moves = 79;
    const auto match = opened(match_from_position(with_game("meridian", last_card), {}, start));
    match->take_hint();
    play_all(*match, "wp");
    match->undo();
    play_all(*match, "wh");
    const GameResult result = match->result();
    EXPECT_TRUE(result.won && result.played && !result.stalemate);
    EXPECT_EQ(result.moves, 81);
    EXPECT_EQ(result.score, 64);  // 52 / 81
    EXPECT_EQ(result.hints, 1);
    EXPECT_EQ(result.undos, 1);
}

}  // namespace croupier::test
