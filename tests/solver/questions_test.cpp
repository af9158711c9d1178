// What the solver says of moves, of a line of play, of hidden cards and of long lines.
#include "croupier/engine/random.h"
#include "croupier/solver/fair.h"
#include "croupier/solver/move_verdicts.h"
#include "croupier/solver/shorten.h"
#include "croupier/solver/solve.h"
#include "croupier/solver/way_back.h"
#include "tests/support/positions.h"
#include "tests/support/solving.h"

namespace croupier::test {
namespace {

// Of Cards with ordered runs few deals can be won, and few moves keep the win.
std::unique_ptr<Match> rare_deal() { return dealt("CA-166"); }

// A game of chance, and what its player has seen at the end.
std::unique_ptr<Match> played_at_random(std::string_view deal, int moves) {
    auto match = dealt(deal);
    PlayoutRandom random(5);
    for (int i = 0; i < moves; ++i) {
        const MoveList legal = match->legal_moves();
        EXPECT_TRUE(match->play(Seat::first, legal[random.below(legal.size())]));
    }
    return match;
}

}  // namespace

TEST(MoveVerdicts, EveryLegalMoveHasTheOneOfThePositionItLeadsTo) {
    const auto match = rare_deal();
    int losing = 0;
    const solver::Solution win = *solver::solve(match->position(), {}, never);
    for (Move next : win.line) {
        const auto question = asked(solver::ask_moves(match->position(), {}));
        EXPECT_EQ(question->verdict(), Verdict::yes);
        ASSERT_EQ(question->verdicts().size(), match->legal_moves().size());
        for (const solver::MoveVerdict& move : question->verdicts()) {
            EXPECT_EQ(move.text, match->notation(move.move));
            ASSERT_TRUE(match->play(Seat::first, move.move));
            EXPECT_EQ(move.verdict(), solver::solve(match->position(), {}, never)->verdict)
                << move.text;
            losing += move.verdict() == Verdict::no ? 1 : 0;
            if (match->outcome() == Outcome::won) break;
            ASSERT_TRUE(match->undo());
        }
        if (match->outcome() == Outcome::won) break;
        ASSERT_TRUE(match->play(Seat::first, next));
    }
    EXPECT_GT(losing, 0);
}

TEST(MoveVerdicts, InALostPositionEveryMoveLoses) {
    const auto question =
        asked(solver::ask_moves("freecell | fc: KC | fd: KD | fh: QH | t1: KH | t2: KS", {}));
    EXPECT_EQ(question->verdict(), Verdict::no);
    EXPECT_FALSE(question->verdicts().empty());
    for (const solver::MoveVerdict& move : question->verdicts())
        EXPECT_EQ(move.verdict(), Verdict::no);
}

TEST(WayBack, FindsTheMoveThatThrewTheGameAway) {
    const auto match = rare_deal();
    std::vector<std::string> line{match->position()};
    const auto play = [&](Move move) {
        ASSERT_TRUE(match->play(Seat::first, move));
        line.push_back(match->position());
    };
    // Five moves to the win, then one that loses it, then whatever is left to do.
    const solver::Solution win = *solver::solve(match->position(), {}, never);
    std::optional<Move> losing;
    for (std::size_t i = 0; i < win.line.size() && !losing; ++i) {
        if (i >= 5) {
            const auto moves = asked(solver::ask_moves(match->position(), {}));
            for (const solver::MoveVerdict& move : moves->verdicts())
                if (move.verdict() == Verdict::no) losing = move.move;
        }
        if (!losing) play(win.line[i]);
    }
    ASSERT_TRUE(losing);
    const std::size_t last_won = line.size() - 1;
    play(*losing);
    for (int i = 0; i < 6 && !match->legal_moves().empty(); ++i) play(match->legal_moves()[0]);
    const auto question = asked(solver::ask_way_back(line, {}));
    EXPECT_EQ(question->last_won(), last_won);
    EXPECT_EQ(question->first_lost(), last_won + 1);
    EXPECT_TRUE(question->is_exact());
}

TEST(WayBack, OfALineThatIsWinnableOrLostThroughout) {
    const std::string won = "freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS";
    EXPECT_EQ(asked(solver::ask_way_back({won, won, won}, {}))->last_won(), 2u);
    const std::string lost = "freecell | fc: KC | fd: KD | fh: KH | t1: KS";
    const auto question = asked(solver::ask_way_back({lost, lost}, {}));
    EXPECT_EQ(question->last_won(), std::nullopt);
    EXPECT_EQ(question->first_lost(), 0u);
    EXPECT_FALSE(solver::ask_way_back({}, {}));
}

TEST(WayBack, WithoutPeekingItIsTheLastPositionThatIsWonInHalfOfTheArrangements) {
    for (const char* deal : {"K3-4", "K1-5", "CA-166", "CL-3", "MMC-1"}) {
        const auto match = played_at_random(deal, 12);
        const auto line = positions_of(*match);
        const auto question = asked(solver::ask_way_back(line, match->known(), 6, 3, {3000}));
        EXPECT_GT(question->unseen(), 0);
        EXPECT_EQ(question->samples(), 6u);
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto fair = asked(solver::ask_fair(line[i], match->known(), 6, 3, {3000}));
            EXPECT_EQ(fair->unseen(), question->unseen()) << "what is unseen has never moved";
            const Verdict verdict = fair->counts().by_half();
            if (verdict == Verdict::yes) {
                EXPECT_LT(i, question->first_lost().value_or(line.size())) << deal;
            }
            if (verdict == Verdict::no && question->last_won()) {
                EXPECT_GT(i, *question->last_won()) << deal;
            }
        }
    }
}

TEST(MoveVerdicts, WithoutPeekingTheyCountTheSameArrangements) {
    int compared = 0;
    for (const char* deal : {"K3-4", "K1-5", "CA-166", "CL-3", "MMC-1"}) {
        const auto match = played_at_random(deal, 12);
        const CardSet known = match->known();
        const auto question = asked(solver::ask_moves(match->position(), known, 6, 3, {3000}));
        for (const solver::MoveVerdict& move : question->verdicts()) {
            EXPECT_EQ(move.counts.all(), 6u);
            const auto next = match_from(match->position());
            ASSERT_TRUE(next->play(Seat::first, move.move));
            if ((next->known() & known) != next->known()) continue;  // it turned a card up
            const auto fair = asked(solver::ask_fair(next->position(), known, 6, 3, {3000}));
            ++compared;
            EXPECT_GE(move.counts.won, fair->counts().won) << deal << ' ' << move.text;
            EXPECT_LE(move.counts.won, 6 - fair->counts().impossible) << deal << ' ' << move.text;
        }
    }
    EXPECT_GE(compared, 5);
}

TEST(Fair, WithNothingHiddenThereIsOneAnswer) {
    const auto match = dealt("FC-1");
    const auto question = asked(solver::ask_fair(match->position(), match->known(), 32, 1, {}));
    EXPECT_EQ(question->unseen(), 0);
    EXPECT_EQ(question->counts().all(), 1u);
    EXPECT_EQ(question->counts().won, 1u);
}

TEST(Fair, ArrangesTheUnseenCardsInEveryWay) {
    // Two of the four cards under the waste have not been seen; whatever they are, it can be won.
    const std::string start =
        "klondike draw=1 | stock: QS KS | waste: TS JS | f1: KC | f2: KD | f3: KH | f4: 9S";
    const auto match = match_from(start);
    const auto question = asked(solver::ask_fair(start, match->known(), 40, 1, {}));
    EXPECT_EQ(question->unseen(), 2);
    EXPECT_EQ(question->counts().all(), 40u);
    EXPECT_EQ(question->counts().won, 40u);
}

TEST(Fair, GivesTheSameAnswerForTheSameSeed) {
    const auto match = dealt("K1-5");
    const auto won = [&](std::uint64_t seed) {
        return asked(solver::ask_fair(match->position(), match->known(), 8, seed, {200'000}))
            ->counts()
            .won;
    };
    EXPECT_EQ(won(3), won(3));
    EXPECT_GT(won(3), 0u);
}

TEST(Fair, DoesNotPeek) {
    // Two deals of Cards that look alike to the player have the same arrangements.
    const auto a = rare_deal();
    std::string text = a->position();
    const auto swap = [&](std::string_view one, std::string_view other) {
        const std::size_t first = text.find(one), second = text.find(other);
        text.replace(first, 2, other);
        text.replace(second, 2, one);
    };
    std::vector<std::string> hidden;
    for (const TablePile& pile : a->full_table())
        for (int i = 0; i < pile.face_down; ++i)
            hidden.push_back(to_text(pile.cards[static_cast<std::size_t>(i)]));
    for (std::size_t i = 0; i + 1 < hidden.size(); i += 2) swap(hidden[i], hidden[i + 1]);
    const auto b = match_from(text);
    ASSERT_NE(a->position(), b->position());
    ASSERT_EQ(a->view(Seat::first), b->view(Seat::first));
    const auto answer = [](const Match& match) {
        return asked(solver::ask_fair(match.position(), match.known(), 60, 7, {20'000}))->counts();
    };
    EXPECT_EQ(answer(*a), answer(*b));
    EXPECT_LT(answer(*a).won, 30u) << "most arrangements cannot be won";
}

TEST(Shorten, CutsDetoursAndProvesTheRestMinimal) {
    const std::string start = "freecell | fc: KC | fd: KD | fh: KH | fs: JS | t1: KS | t2: QS";
    const auto state = *position_from<Freecell>(start);
    const auto line = *line_from(state, "1a a3 2b b4 4h 3h");
    const auto question = asked(solver::shorten(start, line, {}));
    EXPECT_EQ(question->line(), *line_from(state, "2h 1h"));
    EXPECT_TRUE(question->is_minimal());
}

TEST(Shorten, ALimitLeavesItUnproven) {
    const auto match = dealt("FC-1");
    const solver::Solution found = *solver::solve(match->position(), {}, never);
    const auto question = asked(solver::shorten(match->position(), found.line, {1000}));
    EXPECT_LE(question->line().size(), found.line.size());
    EXPECT_FALSE(question->is_minimal());
    for (Move move : question->line()) ASSERT_TRUE(match->play(Seat::first, move));
    EXPECT_EQ(match->outcome(), Outcome::won);
}

TEST(Shorten, TakesOnlyALineThatWins) {
    EXPECT_FALSE(solver::shorten("freecell | fc: KC | fd: KD | fh: KH | fs: QS | t1: KS", {}, {}));
}

}  // namespace croupier::test
