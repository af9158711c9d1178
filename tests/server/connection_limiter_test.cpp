// Who is let in and who has to leave.
#include "croupier/server/connection_limiter.h"

#include <gtest/gtest.h>

namespace croupier::server {
namespace {

struct Visitor final : LimitedConnection {
    void dismiss() override { ++dismissed; }
    int dismissed = 0;
};

TEST(ConnectionLimiter, LetsInUpToTheNumberOfPlaces) {
    ConnectionLimiter limiter(2);
    Visitor guest;
    EXPECT_TRUE(limiter.enter());
    EXPECT_TRUE(limiter.enter());
    EXPECT_FALSE(limiter.enter());
    limiter.leave(guest);
    limiter.leave(guest);
    EXPECT_TRUE(limiter.enter());
}

TEST(ConnectionLimiter, DismissesWhoHasBeenIdleLongest) {
    ConnectionLimiter limiter(3);
    Visitor a, b, c;
    for (Visitor* guest : {&a, &b, &c}) {
        limiter.enter();
        limiter.rest(*guest);
    }
    limiter.serve(a);
    limiter.rest(a);  // and now behind c
    EXPECT_TRUE(limiter.enter());
    EXPECT_EQ(b.dismissed, 1);
    EXPECT_TRUE(limiter.enter());
    EXPECT_EQ(c.dismissed, 1);
    EXPECT_EQ(b.dismissed, 1);
    EXPECT_EQ(a.dismissed, 0);
}

TEST(ConnectionLimiter, NeverDismissesWhoIsBeingServedOrGone) {
    ConnectionLimiter limiter(1);
    Visitor served, gone;
    limiter.enter();
    limiter.rest(gone);
    limiter.leave(gone);
    limiter.enter();
    limiter.rest(served);
    limiter.serve(served);
    EXPECT_FALSE(limiter.enter());
    EXPECT_EQ(served.dismissed + gone.dismissed, 0);
}

TEST(ConnectionLimiter, AtClosingTimeTheIdleLeaveAtOnce) {
    ConnectionLimiter limiter(3);
    Visitor idle, served;
    limiter.enter();
    limiter.rest(idle);
    limiter.enter();
    limiter.close();
    EXPECT_TRUE(limiter.closed());
    EXPECT_EQ(idle.dismissed, 1);
    EXPECT_EQ(served.dismissed, 0);
    EXPECT_EQ(limiter.guests(), 2U);
}

TEST(ConnectionLimiter, NobodyRestsAfterClosing) {
    ConnectionLimiter limiter(4);
    Visitor late;
    limiter.enter();
    limiter.close();
    limiter.rest(late);
    EXPECT_EQ(late.dismissed, 1);
    limiter.leave(late);
    EXPECT_EQ(limiter.guests(), 0U);
}

TEST(ConnectionLimiter, ACrowdIsNotEvenTold) {
    ConnectionLimiter limiter(4);
    for (int i = 0; i < 4; ++i) limiter.enter();
    EXPECT_FALSE(limiter.crowded());
    for (int i = 0; i < 20; ++i) limiter.enter();
    EXPECT_TRUE(limiter.crowded());
}

TEST(ConnectionLimiter, DismissesNobodyWhoSits) {
    ConnectionLimiter limiter(10);
    for (std::size_t seated = 0; seated < 9; ++seated) {
        EXPECT_TRUE(limiter.admits_websocket(seated));
        limiter.websocket_opened();
    }
    EXPECT_FALSE(limiter.admits_websocket(9));
    EXPECT_TRUE(limiter.enter());
    EXPECT_FALSE(limiter.enter());
    EXPECT_FALSE(limiter.dismiss_one());
    limiter.websocket_closed();
    limiter.websocket_closed();
    EXPECT_TRUE(limiter.enter());
    limiter.close();
    EXPECT_FALSE(limiter.admits_websocket(0));
}

}  // namespace
}  // namespace croupier::server
