// The lines of a room's log.
#include "croupier/online/entry.h"

#include <gtest/gtest.h>

#include "croupier/online/room_state.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::online {
namespace {

Played played(std::string_view move) {
    return {12, 3, By::player, "m12", *move_from(BluffBuddy{}, move)};
}
// Written, read and written again.
void expect_line(const Entry& entry, std::string_view line) {
    EXPECT_EQ(to_text(entry), line);
    const auto read = entry_from(line);
    ASSERT_TRUE(read) << line;
    EXPECT_EQ(read->index(), entry.index());
    EXPECT_EQ(to_text(*read), line);
}

}  // namespace

TEST(Entry, IsALineThatGivesTheEntryBack) {
    RULE("BD-39");
    RoomRules rules{.options = {}, .bots = bots::Skill::hard, .spectators = true, .rated = true};
    rules.options.matching = BluffBuddy::Matching::forced;
    rules.options.seals = BluffBuddy::Seals::part;
    expect_line(Opened{rules}, "open rated hard watched matching=forced seals=part");
    expect_line(Opened{{.options = {}, .bots = {}, .spectators = false, .rated = false}},
                "open casual off unwatched ");
    expect_line(Sat{2, {"k3v9w2m4qx", "Ayşe of two words", 1234, 7}},
                "sit 2 k3v9w2m4qx 1234 7 Ayşe of two words");
    expect_line(BotSat{1, bots::Skill::easy}, "bot 1 easy");
    expect_line(Stood{3}, "stand 3");
    expect_line(Readied{0, false}, "ready 0 0");
    expect_line(Committed{"abcdefghjk", {}}, "commit abcdefghjk " + std::string(64, '0'));
    expect_line(Hashed{1, {}}, "hash 1 " + std::string(64, '0'));
    expect_line(NoncesOpened{}, "open_nonces");
    expect_line(Nonced{1, {}}, "nonce 1 " + std::string(32, '0'));
    const Deck deck = sorted_deck({Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades});
    expect_line(Dealt{2, deck}, "deal 2 " + croupier::to_text(deck));
    expect_line(Abandoned{1}, "abandon 1");
    expect_line(Ended{}, "end");
    expect_line(Voted{2}, "again 2");
    expect_line(Reopened{}, "reopen");
}

TEST(Entry, OfAPlayKeepsActorCardSourceAndRecipient) {
    RULE("BD-39");
    for (const char* move : {"QH", "QH -", "QH c1", "QH c1 >3", "QH >4", "QH pool >1", "timeout"}) {
        const auto read = entry_from(to_text(Entry{played(move)}));
        ASSERT_TRUE(read && std::holds_alternative<Played>(*read)) << move;
        const Played& it = std::get<Played>(*read);
        EXPECT_EQ(it.turn, 12);
        EXPECT_EQ(it.seat, 3);
        EXPECT_EQ(it.by, By::player);
        EXPECT_EQ(it.id, "m12");
        EXPECT_EQ(to_text(BluffBuddy{}, it.move), move);
    }
}

TEST(Entry, OfAPlayIsAsLongWhateverThePlayDoes) {
    RULE("B-059", "BD-16");
    const std::size_t length = to_text(Entry{played("QH -")}).size();
    for (const char* move :
         {"QH", "QH c1", "QH c1 >3", "QH pool", "QH pool >1", "QH s4 >1", "timeout"})
        EXPECT_EQ(to_text(Entry{played(move)}).size(), length) << move;
}

TEST(Entry, IsNotMadeOfALineThatSaysSomethingElse) {
    for (const char* line : {"",
                             "sit",
                             "stand 4",
                             "stand -1",
                             "stand x",
                             "bot 1 clever",
                             "ready 1 2",
                             "sit 1 a b c",
                             "commit abc 00",
                             "hash 0 12",
                             "deal 0 QH QH",
                             "play 0 1 player a QH -",
                             "play 49 1 player a QH -",
                             "play 1 1 player a XX -",
                             "play 1 1 somebody a QH -",
                             "open casual clever unwatched ",
                             "open casual off unwatched colour=red",
                             "open often off unwatched ",
                             "open casual off seldom ",
                             "stand 1 2",
                             "end of it",
                             "jump"})
        EXPECT_FALSE(entry_from(line)) << line;
}

}  // namespace croupier::online
