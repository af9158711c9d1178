// What a client makes of a view, and what it objects to.
#include "croupier/load/view.h"

#include <gtest/gtest.h>

#include "croupier/engine/card_text.h"

namespace croupier::load {
namespace {

std::string
view_text(const std::string& hand, const std::string& pool,
          const std::string& others = R"({"cardCount":4},{"cardCount":3},{"cardCount":3})") {
    return R"({"type":"game:state","roomId":"K7QM2XWA","round":1,"myHand":)" + hand +
           R"(,"opponents":[)" + others + R"(],"openCenter":["QS","7C",null,"2H"],"poolTopCard":)" +
           pool + R"(,"penaltySlots":[{"playerId":"k3v9w2m4qx","topCards":["KD","KC"],)" +
           R"("buriedCount":1}],"currentPlayerId":"k3v9w2m4qx","myIndex":2})";
}

TEST(LoadView, ReadsHandTableAndCounts) {
    View view;
    ASSERT_EQ(read_view(view_text(R"(["QH","3S"])", "\"9D\""), view), std::nullopt);
    EXPECT_EQ(view.hand.size(), 2);
    EXPECT_TRUE(view.hand.contains(*card_from("QH")));
    EXPECT_EQ(view.open.size(), 6);
    EXPECT_TRUE(view.open.contains(*card_from("KC")));
    EXPECT_EQ(view.counts, (std::array{4, 3, 3}));
    EXPECT_EQ(view.seat, 2);
}

TEST(LoadView, TheSameTableLooksTheSameFromEverySeat) {
    View one, other, third;
    read_view(view_text(R"(["QH","3S"])", "\"9D\""), one);
    read_view(view_text(R"(["4H"])", "\"9D\""), other);
    read_view(view_text(R"(["4H"])", "null"), third);
    EXPECT_EQ(one.shown, other.shown);
    EXPECT_NE(one.shown, third.shown);
}

TEST(LoadView, ObjectsToACardThatIsThereTwice) {
    View view;
    EXPECT_NE(read_view(view_text(R"(["QH","QH"])", "null"), view), std::nullopt);
    EXPECT_NE(read_view(view_text(R"(["QS"])", "null"), view), std::nullopt);
    EXPECT_NE(read_view(view_text("[]", "\"KD\""), view), std::nullopt);
}

TEST(LoadView, ObjectsToWhatIsNoView) {
    View view;
    EXPECT_NE(read_view("{}", view), std::nullopt);
    EXPECT_NE(read_view(view_text(R"(["ZZ"])", "null"), view), std::nullopt);
    EXPECT_NE(read_view(view_text("[]", "null", R"({"cardCount":4})"), view), std::nullopt);
    EXPECT_NE(read_view(view_text("[", "null"), view), std::nullopt);
}

TEST(LoadView, EveryCardIsRead) {
    CardSet cards;
    for (const char rank : std::string("A23456789TJQK"))
        for (const char suit : std::string("CDHS")) {
            const std::string text{rank, suit};
            ASSERT_EQ(quick_card(text), card_from(text)) << text;
            cards.insert(*quick_card(text));
        }
    EXPECT_EQ(cards.size(), 52);
    EXPECT_EQ(quick_card("??"), std::nullopt);
}

}  // namespace
}  // namespace croupier::load
