// Replay links: packed, unpacked, broken.
#include "croupier/formats/link.h"

#include "croupier/engine/random.h"
#include "croupier/formats/bits.h"
#include "tests/support/positions.h"

namespace croupier::formats::test {

using namespace croupier::test;

namespace {

std::string link_of(std::string_view deal, std::string_view moves) {
    const auto match = match_of(std::string(deal));
    play_all(*match, moves);
    const Result<std::string> link = write_link({"", std::string(deal), 0}, *match);
    EXPECT_TRUE(link);
    return link ? *link : "";
}

std::string fault_of(std::string_view text) {
    const Result<Save> save = read_link(text);
    return save ? "" : save.error().sentence;
}

}  // namespace

TEST(Bits, ComeBackAsTheyWentIn) {
    BitWriter writer;
    writer.put(5, 3);
    writer.put(0, 0);
    for (std::uint64_t number : {0u, 15u, 16u, 255u, 70'000u}) writer.put_any(number);
    const std::string text = writer.text();
    BitReader reader(text);
    EXPECT_EQ(reader.take(3), 5u);
    EXPECT_EQ(reader.take(0), 0u);
    for (std::uint64_t number : {0u, 15u, 16u, 255u, 70'000u}) EXPECT_EQ(reader.take_any(), number);
    EXPECT_TRUE(reader.at_end());
    EXPECT_EQ(reader.take(1), std::nullopt);
    EXPECT_EQ(BitReader("A=").take(12), std::nullopt);
}

TEST(Link, HoldsTheJournal) {
    const auto match = match_of("K3-17");
    play_all(*match, "47 15 s");
    match->undo(500);
    match->rewind(1);
    match->take_hint();
    match->pause();
    match->resume();
    match->play_line(*match->read_line("15 s s"));
    const Result<std::string> link = write_link({"", "K3-17", 0}, *match);
    ASSERT_TRUE(link);
    const Result<Save> save = read_link(*link);
    ASSERT_TRUE(save) << save.error().sentence;
    EXPECT_EQ(save->head.deal, "K3-17");
    EXPECT_EQ(save->match->position_hash(), match->position_hash());
    EXPECT_EQ(save->match->tally(), match->tally());
    EXPECT_EQ(save->match->journal().size(), 7u);
    EXPECT_EQ(save->match->journal()[5].command, Command::hint);
    EXPECT_EQ(save->match->journal()[6].text, "15 s s");
}

TEST(Link, StopsAtTheEntryThatIsAskedFor) {
    const Result<Save> save = read_link(link_of("FC-1", "1a 2b 3c"), 2);
    ASSERT_TRUE(save);
    EXPECT_EQ(save->match->journal().size(), 2u);
}

TEST(Link, SaysAtWhichMoveItFails) {
    const std::string link = link_of("K3-17", "47 15 s s s s s");
    EXPECT_EQ(fault_of(link), "");
    EXPECT_EQ(fault_of(link.substr(0, 10)), "the link fails at move 5 of 7: the link is cut short");
    EXPECT_NE(fault_of("K3-18" + link.substr(5)), "");
    EXPECT_NE(fault_of(link + "A"), "");
    EXPECT_NE(fault_of("K3-17.A"), "");
    EXPECT_NE(fault_of("K3-17"), "");
}

TEST(Link, SaysInArgumentsWhereItFails) {
    const std::string link = link_of("K3-17", "47 15 s s s s s");
    const auto about = [](std::string_view text) { return read_link(text).error().arguments; };
    EXPECT_EQ(about(link.substr(0, 10)), (std::vector<Argument>{{"move", "5"}, {"of", "7"}}));
    EXPECT_EQ(about(link + "A"), (std::vector<Argument>{{"of", "7"}}));
    EXPECT_EQ(about("K3-17.A"), std::vector<Argument>{});
}

TEST(Link, IsSafeWhateverItHolds) {
    PlayoutRandom random(1);
    for (int i = 0; i < 300; ++i) {
        std::string text = "MMC-1.B";
        for (std::size_t size = random.below(20); size > 0; --size)
            text += base64url[random.below(base64url.size())];
        fault_of(text);
    }
}

}  // namespace croupier::formats::test
