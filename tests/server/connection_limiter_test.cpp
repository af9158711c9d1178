// What is admitted, and what is closed for it.
#include "croupier/server/connection_limiter.h"

#include <gtest/gtest.h>

namespace croupier::server {
namespace {

struct FakeConnection final : LimitedConnection {
    void close_idle() override { ++closed; }
    int closed = 0;
};

TEST(ConnectionLimiter, LetsInUpToTheNumberOfPlaces) {
    ConnectionLimiter limiter(2);
    FakeConnection connection;
    EXPECT_TRUE(limiter.admit());
    EXPECT_TRUE(limiter.admit());
    EXPECT_FALSE(limiter.admit());
    limiter.release(connection);
    limiter.release(connection);
    EXPECT_TRUE(limiter.admit());
}

TEST(ConnectionLimiter, ClosesWhatHasBeenIdleLongest) {
    ConnectionLimiter limiter(3);
    FakeConnection a, b, c;
    for (FakeConnection* connection : {&a, &b, &c}) {
        limiter.admit();
        limiter.idle(*connection);
    }
    limiter.busy(a);
    limiter.idle(a);  // and now behind c
    EXPECT_TRUE(limiter.admit());
    EXPECT_EQ(b.closed, 1);
    EXPECT_TRUE(limiter.admit());
    EXPECT_EQ(c.closed, 1);
    EXPECT_EQ(b.closed, 1);
    EXPECT_EQ(a.closed, 0);
}

TEST(ConnectionLimiter, NeverClosesWhatIsBeingServedOrGone) {
    ConnectionLimiter limiter(1);
    FakeConnection served, gone;
    limiter.admit();
    limiter.idle(gone);
    limiter.release(gone);
    limiter.admit();
    limiter.idle(served);
    limiter.busy(served);
    EXPECT_FALSE(limiter.admit());
    EXPECT_EQ(served.closed + gone.closed, 0);
}

TEST(ConnectionLimiter, AtClosingTimeTheIdleLeaveAtOnce) {
    ConnectionLimiter limiter(3);
    FakeConnection idle, served;
    limiter.admit();
    limiter.idle(idle);
    limiter.admit();
    limiter.close();
    EXPECT_TRUE(limiter.closed());
    EXPECT_EQ(idle.closed, 1);
    EXPECT_EQ(served.closed, 0);
    EXPECT_EQ(limiter.size(), 2U);
}

TEST(ConnectionLimiter, NobodyRestsAfterClosing) {
    ConnectionLimiter limiter(4);
    FakeConnection late;
    limiter.admit();
    limiter.close();
    limiter.idle(late);
    EXPECT_EQ(late.closed, 1);
    limiter.release(late);
    EXPECT_EQ(limiter.size(), 0U);
}

TEST(ConnectionLimiter, ACrowdIsNotEvenTold) {
    ConnectionLimiter limiter(4);
    for (int i = 0; i < 4; ++i) limiter.admit();
    EXPECT_FALSE(limiter.crowded());
    for (int i = 0; i < 20; ++i) limiter.admit();
    EXPECT_TRUE(limiter.crowded());
}

TEST(ConnectionLimiter, ClosesNoWebSocket) {
    ConnectionLimiter limiter(10);
    for (std::size_t seated = 0; seated < 9; ++seated) {
        EXPECT_TRUE(limiter.admits_websocket(seated));
        limiter.websocket_opened();
    }
    EXPECT_FALSE(limiter.admits_websocket(9));
    EXPECT_TRUE(limiter.admit());
    EXPECT_FALSE(limiter.admit());
    EXPECT_FALSE(limiter.close_idle_one());
    limiter.websocket_closed();
    limiter.websocket_closed();
    EXPECT_TRUE(limiter.admit());
    limiter.close();
    EXPECT_FALSE(limiter.admits_websocket(0));
}

}  // namespace
}  // namespace croupier::server
