// Laws of a match, for every game: undo and redo are exact, records replay, refusals change
// nothing.
#include "croupier/engine/playout.h"
#include "tests/support/laws.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

constexpr std::uint64_t matches = 150;
constexpr int commands = 120;

// Random commands, most of them moves, at times that grow.
void command_at_random(Match& match, PlayoutRandom& random, Millis at) {
    switch (random.below(12)) {
    case 0:
    case 1: match.undo(at); return;
    case 2: match.redo(at); return;
    case 3: match.paused() ? match.resume(at) : match.pause(at); return;
    case 4: match.rewind(static_cast<int>(random.below(3)), at); return;
    default: break;
    }
    if (match.paused()) match.resume(at);
    if (random.below(40) == 0) match.finish(at);
    const MoveList moves = match.legal_moves();
    if (!moves.empty()) match.play(match.to_act(), moves[random.below(moves.size())], at);
}

void expect_same(const Match& one, const Match& other) {
    EXPECT_EQ(one.position(), other.position());
    EXPECT_EQ(one.tally(), other.tally());
    EXPECT_EQ(one.score(), other.score());
    EXPECT_EQ(one.elapsed(), other.elapsed());
    EXPECT_EQ(one.known(), other.known());
    EXPECT_EQ(one.undo_left(), other.undo_left());
    EXPECT_EQ(one.redo_left(), other.redo_left());
    EXPECT_EQ(one.assisted(), other.assisted());
    EXPECT_EQ(one.settings(), other.settings());
    EXPECT_EQ(one.journal(), other.journal());
}

// Some setting of each option, so that every combination comes up in time.
Settings settings_for(const GameInfo& game, PlayoutRandom& random) {
    Settings settings;
    for (const OptionInfo& option : game.options)
        if (const std::size_t word = random.below(option.words.size()); word > 0)
            settings.push_back({std::string(option.key), std::string(option.words[word])});
    return settings;
}

template <class Visit>
void each_random_match(Visit visit) {
    for (const GameInfo& game : games()) {
        for (std::uint64_t number = 1; number <= matches; ++number) {
            PlayoutRandom random(number);
            auto match = opened(deal_match(DealId{game.id, settings_for(game, random), number}));
            visit(*match, random);
            if (testing::Test::HasFailure()) return;
        }
    }
}

}  // namespace

TEST(MatchLaws, ARecordReplaysToTheSameMatchCountersIncluded) {
    each_random_match([](Match& match, PlayoutRandom& random) {
        for (int i = 0; i < commands; ++i) command_at_random(match, random, 1000 * i);
        const auto again = opened(replay(match.record()));
        ASSERT_TRUE(again) << match.record();
        expect_same(match, *again);
        EXPECT_EQ(again->record(), match.record());
    });
}

TEST(MatchLaws, UndoAndRedoAreExact) {
    RULE("XD-05");
    each_random_match([](Match& match, PlayoutRandom& random) {
        std::vector<std::string> positions{match.position()};
        for (int i = 0; i < commands; ++i) {
            const MoveList moves = match.legal_moves();
            if (moves.empty()) break;
            ASSERT_TRUE(match.play(match.to_act(), moves[random.below(moves.size())]));
            ASSERT_LE(match.turns(), 1 + 5 * static_cast<int>(positions.size()));
            positions.push_back(match.position());
        }
        if (match.outcome() != Outcome::open) return;
        std::vector<std::string> back;
        while (match.undo_left() > 0) {
            back.push_back(match.position());
            ASSERT_TRUE(match.undo());
        }
        EXPECT_EQ(match.undo().refusal, Refusal::nothing_to_undo);
        while (match.redo_left() > 0) {
            ASSERT_TRUE(match.redo());
            ASSERT_EQ(match.position(), back.back());
            back.pop_back();
        }
        EXPECT_EQ(match.redo().refusal, Refusal::nothing_to_redo);
        EXPECT_TRUE(!back.empty() || match.position() == positions.back());
        EXPECT_TRUE(back.empty() || match.game() == "meridian");  // MD-18: ten redos at most
    });
}

TEST(MatchLaws, ARefusedCommandChangesNothing) {
    each_random_match([](Match& match, PlayoutRandom& random) {
        for (int i = 0; i < 20; ++i) command_at_random(match, random, 1000 * i);
        if (match.paused()) match.resume();
        const std::string record = match.record(), position = match.position();
        const Tally tally = match.tally();
        for (int i = 0; i < 200; ++i) {
            const auto byte = [&](std::size_t bound) {
                return static_cast<std::uint8_t>(random.below(bound));
            };
            const Move move{static_cast<MoveKind>(byte(4)), byte(18), byte(18), byte(5)};
            if (match.check(move) == Refusal::none) continue;
            const Answer answer = match.play(match.to_act(), move);
            ASSERT_FALSE(answer);
            ASSERT_TRUE(has_event(answer, EventKind::refused));
        }
        ASSERT_FALSE(match.play(Seat::nobody, draw_move));
        EXPECT_EQ(match.position(), position);
        EXPECT_EQ(match.tally(), tally);
        EXPECT_EQ(match.record(), record);
    });
}

TEST(MatchLaws, AHintIsALegalMoveAndNoneMeansNoProgress) {
    each_random_match([](Match& match, PlayoutRandom& random) {
        if (random.below(10) != 0) return;  // a search each: a tenth of the matches will do
        for (int i = 0; i < 30; ++i) command_at_random(match, random, 1000 * i);
        if (match.outcome() != Outcome::open) return;
        if (const auto hint = match.hint()) {
            EXPECT_EQ(match.check(*hint), Refusal::none);
        } else {
            EXPECT_EQ(match.can_progress(), Verdict::no);
        }
    });
}

TEST(MatchLaws, KnownCardsOnlyGrowAndHoldAllThatIsSeen) {
    each_random_match([](Match& match, PlayoutRandom& random) {
        CardSet before = match.known();
        for (int i = 0; i < commands; ++i) {
            command_at_random(match, random, 1000 * i);
            CardSet joined = match.known();
            joined.insert_all(before);
            ASSERT_EQ(joined, match.known());
            before = match.known();
            for (const TablePile& pile : match.table(Seat::first))
                for (Card card : pile.cards) ASSERT_TRUE(!card.known() || before.contains(card));
        }
    });
}

}  // namespace croupier::test
