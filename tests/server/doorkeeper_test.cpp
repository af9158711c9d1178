// Who is let in and who has to leave.
#include "croupier/server/doorkeeper.h"

#include <gtest/gtest.h>

namespace croupier::server {
namespace {

struct Visitor final : Guest {
    void dismiss() override { ++dismissed; }
    int dismissed = 0;
};

TEST(Doorkeeper, LetsInUpToTheNumberOfPlaces) {
    Doorkeeper door(2);
    Visitor guest;
    EXPECT_TRUE(door.enter());
    EXPECT_TRUE(door.enter());
    EXPECT_FALSE(door.enter());
    door.leave(guest);
    door.leave(guest);
    EXPECT_TRUE(door.enter());
}

TEST(Doorkeeper, DismissesWhoHasBeenIdleLongest) {
    Doorkeeper door(3);
    Visitor a, b, c;
    for (Visitor* guest : {&a, &b, &c}) {
        door.enter();
        door.rest(*guest);
    }
    door.serve(a);
    door.rest(a);  // and now behind c
    EXPECT_TRUE(door.enter());
    EXPECT_EQ(b.dismissed, 1);
    EXPECT_TRUE(door.enter());
    EXPECT_EQ(c.dismissed, 1);
    EXPECT_EQ(b.dismissed, 1);
    EXPECT_EQ(a.dismissed, 0);
}

TEST(Doorkeeper, NeverDismissesWhoIsBeingServedOrGone) {
    Doorkeeper door(1);
    Visitor served, gone;
    door.enter();
    door.rest(gone);
    door.leave(gone);
    door.enter();
    door.rest(served);
    door.serve(served);
    EXPECT_FALSE(door.enter());
    EXPECT_EQ(served.dismissed + gone.dismissed, 0);
}

TEST(Doorkeeper, AtClosingTimeTheIdleLeaveAtOnce) {
    Doorkeeper door(3);
    Visitor idle, served;
    door.enter();
    door.rest(idle);
    door.enter();
    door.close();
    EXPECT_TRUE(door.closed());
    EXPECT_EQ(idle.dismissed, 1);
    EXPECT_EQ(served.dismissed, 0);
    EXPECT_EQ(door.guests(), 2U);
}

TEST(Doorkeeper, NobodyRestsAfterClosing) {
    Doorkeeper door(4);
    Visitor late;
    door.enter();
    door.close();
    door.rest(late);
    EXPECT_EQ(late.dismissed, 1);
    door.leave(late);
    EXPECT_EQ(door.guests(), 0U);
}

TEST(Doorkeeper, ACrowdIsNotEvenTold) {
    Doorkeeper door(4);
    for (int i = 0; i < 4; ++i) door.enter();
    EXPECT_FALSE(door.crowded());
    for (int i = 0; i < 20; ++i) door.enter();
    EXPECT_TRUE(door.crowded());
}

TEST(Doorkeeper, DismissesNobodyWhoSits) {
    Doorkeeper door(10);
    for (std::size_t seated = 0; seated < 9; ++seated) {
        EXPECT_TRUE(door.has_seats(seated));
        door.sit_down();
    }
    EXPECT_FALSE(door.has_seats(9));
    EXPECT_TRUE(door.enter());
    EXPECT_FALSE(door.enter());
    EXPECT_FALSE(door.dismiss_one());
    door.get_up();
    door.get_up();
    EXPECT_TRUE(door.enter());
    door.close();
    EXPECT_FALSE(door.has_seats(0));
}

}  // namespace
}  // namespace croupier::server
