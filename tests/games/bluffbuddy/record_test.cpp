// BluffBuddy: the record of a game and its replay.
#include "croupier/engine/playout.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// A whole game with claims, plays left open and clocks that run out, chosen by the seed.
std::unique_ptr<Match> random_match(std::string_view id, std::uint64_t seed) {
    auto match = match_of(id);
    PlayoutRandom random(seed);
    for (Millis at = 1000; match->to_act() != Seat::nobody; at += 1000) {
        const MoveList moves = match->legal_moves();
        Move move = moves[random.below(moves.size())];
        if (random.below(8) == 0) {
            move = timeout_move;
        } else if (random.below(3) == 0) {
            const Move open = lay(card_of(move), random.below(2) == 0 ? move.from : 0, 0);
            if (match->check(open) == Refusal::none) move = open;
        }
        EXPECT_TRUE(match->play(mover(*match, move), move, at));
    }
    return match;
}

struct Log {
    std::vector<Resolution> plays;
    std::vector<Sealing> seals;
    bool operator==(const Log&) const = default;
};
// The true results and seals of a record, as the rules give them.
Log log_of(std::string_view record) {
    Log log;
    const Result<Record> read = read_record(record);
    EXPECT_TRUE(read);
    const auto deck = deck_from(read->deck);
    BluffBuddy::Options options;
    for (const Setting& setting : read->settings)
        EXPECT_EQ(set_option(options, setting.key, setting.word), SetOption::done);
    BluffBuddy state = BluffBuddy::deal(options, *deck);
    for (const RecordEntry& entry : read->entries) {
        const Move move = *move_from(state, entry.entry.text);
        const BluffBuddy before = state;
        log.plays.push_back(resolve(before, move));
        state.apply(move);
        for (const Sealing& sealing : sealings(before, state)) log.seals.push_back(sealing);
    }
    return log;
}

}  // namespace

TEST(BluffBuddyRecord, ReplayGivesTheSameStateAndLogByteForByte) {
    RULE("BT-50", "B-001", "BD-39");
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto match = random_match("BB-17+timeout=random", seed);
        const auto again = opened(replay(match->record()));
        ASSERT_TRUE(again);
        EXPECT_EQ(again->position(), match->position());
        EXPECT_EQ(again->position_hash(), match->position_hash());
        EXPECT_EQ(again->record(), match->record());
        EXPECT_EQ(again->seat_results(), match->seat_results());
        EXPECT_EQ(again->tally(), match->tally());
        EXPECT_EQ(log_of(again->record()), log_of(match->record()));
    }
}

TEST(BluffBuddyRecord, TheSameInputsGiveTheSameOutputs) {
    RULE("B-001", "BT-50");
    EXPECT_EQ(random_match("BB-5", 1)->record(), random_match("BB-5", 1)->record());
    EXPECT_NE(random_match("BB-5", 1)->record(), random_match("BB-5", 2)->record());
}

TEST(BluffBuddyRecord, HoldsDeckStarterAndEachActionWithItsTime) {
    RULE("BD-39", "BD-24", "B-064");
    const auto match = match_of("BB-17+starter=2");
    const std::string first = match->notation(match->legal_moves()[0]);
    ASSERT_TRUE(act(*match, first, 1200));
    ASSERT_TRUE(act(*match, "timeout", 31'200));
    EXPECT_EQ(match->record(), "croupier record 1\ngame bluffbuddy starter=2\ndeck " +
                                   to_text(BluffBuddyGame::numbered_deck(17)) + "\nplay " + first +
                                   " @1200\nplay timeout @31200\nend 2\n");
}

TEST(BluffBuddyRecord, ADrawnStarterIsWrittenDown) {
    RULE("BD-24", "BD-39");
    const int starter = house_deal(17).starter + 1;
    EXPECT_NE(match_of("BB-17")->record().find("starter=" + std::to_string(starter) + "\n"),
              std::string::npos);
}

TEST(BluffBuddyRecord, TellsTrueResultsAndSeals) {
    RULE("BD-39", "BT-32", "B-055");
    std::size_t seals = 0, penalties = 0, waiting = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Log log = log_of(random_match("BB-" + std::to_string(seed), seed)->record());
        seals += log.seals.size();
        for (const Resolution& play : log.plays) {
            penalties += play.result == PlayResult::memory_penalty ? 1u : 0u;
            waiting += play.result == PlayResult::awaiting_selection ? 1u : 0u;
        }
    }
    EXPECT_GT(seals, 20u);
    EXPECT_GT(penalties, 0u);
    EXPECT_GT(waiting, 20u);
}

TEST(BluffBuddyRecord, APositionHoldsTheWholeState) {
    RULE("B-006", "BD-30");
    const auto match = match_of("BB-17");
    const Move move = match->legal_moves()[0];
    ASSERT_TRUE(match->play(match->to_act(), move));
    const Result<BluffBuddy> state = position_from<BluffBuddy>(match->position());
    ASSERT_TRUE(state);
    EXPECT_EQ(state->deck.size(), 32);
    EXPECT_EQ(state->pool.size(), 1);
    EXPECT_EQ(state->round(), 1);
    EXPECT_EQ(state->to_act(), match->to_act());
    EXPECT_EQ(phase_of(*state), Phase::player_turn);
    EXPECT_EQ(card_count(*state), deck_size);
    EXPECT_EQ(match->journal().size(), 1u);
}

TEST(BluffBuddyRecord, APlayLeftOpenIsReplayedWithItsChoice) {
    RULE("BD-30", "BT-50", "BT-05");
    const auto match =
        match_at<BluffBuddyGame>("starter=1 | c1: QS | c3: QD | h1: QH | h2: 3C | h3: 6C | h4: 9C");
    for (const char* move : {"QH c3", "timeout", "9C"}) ASSERT_TRUE(act(*match, move));
    const auto again = opened(replay(match->record()));
    EXPECT_EQ(again->position(), match->position());
    EXPECT_NE(again->position().find("s4: QD QH"), std::string::npos);
}

}  // namespace croupier::test
