// Rate limits.
#include "croupier/online/bucket.h"

#include <gtest/gtest.h>

namespace croupier::online::test {

constexpr Time start = 1'763'298'000'000;

TEST(Bucket, AllowsABurstAndThenTheRate) {
    Bucket bucket(Rate{2, 4});
    for (int i = 0; i < 4; ++i) EXPECT_TRUE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start + 499));
    EXPECT_TRUE(bucket.take(start + 500));
    EXPECT_FALSE(bucket.take(start + 501));
    EXPECT_TRUE(bucket.empty(start + 501));
    EXPECT_FALSE(bucket.empty(start + 1000));
    for (int i = 0; i < 4; ++i) EXPECT_TRUE(bucket.take(start + 60'000));
    EXPECT_FALSE(bucket.take(start + 60'000));
}

TEST(Bucket, NeverGivesMoreThanItsRateOverAnyTime) {
    for (const Rate rate : {Rate{10, 20}, Rate{2, 4}, Rate{1.0 / 3, 1}, Rate{40.0 / 3600, 20}}) {
        Bucket bucket(rate);
        int taken = 0;
        for (Time now = start; now < start + 7'200'000; now += 37) taken += bucket.take(now);
        const double most = rate.burst + 7'200 * rate.a_second;
        EXPECT_LE(taken, most + 1);
        EXPECT_GE(taken, 0.9 * most - 1);
    }
}

TEST(Bucket, WithoutARateThereIsNoLimit) {
    Bucket bucket(Rate{0, 1});
    for (int i = 0; i < 1000; ++i) EXPECT_TRUE(bucket.take(start));
}

TEST(Bucket, AClockThatIsSetBackPunishesNobodyForLong) {
    Bucket bucket(Rate{1, 3});
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start - 3'600'000));
    EXPECT_TRUE(bucket.take(start - 3'600'000 + 1'000));
}

TEST(Buckets, AreKeptApartAndForgottenWhenTheyHaveRested) {
    Buckets buckets(Rate{1, 2});
    EXPECT_TRUE(buckets.take("a", start));
    EXPECT_TRUE(buckets.take("a", start));
    EXPECT_FALSE(buckets.take("a", start));
    EXPECT_TRUE(buckets.empty("a", start));
    EXPECT_FALSE(buckets.empty("b", start));
    EXPECT_TRUE(buckets.take("b", start));
    for (int i = 0; i < 10'000; ++i) buckets.take(std::to_string(i), start + 100 * i);
    EXPECT_LT(buckets.size(), 200u);
}

TEST(Buckets, AreNeverMoreThanSoMany) {
    Buckets buckets(Rate{0.001, 1}, 500);
    for (int i = 0; i < 2'000; ++i) EXPECT_EQ(buckets.take(std::to_string(i), start), i < 500);
    EXPECT_EQ(buckets.size(), 500u);
    EXPECT_TRUE(buckets.take("later", start + 2'000'000));
    EXPECT_EQ(buckets.size(), 1u);
}

}  // namespace croupier::online::test
