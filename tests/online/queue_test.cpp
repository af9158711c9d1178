// The queue: who is seated with whom, and when.
#include "croupier/online/queue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace croupier::online::test {
namespace {

using Players = std::vector<std::string>;

Queue::Person casual(std::string player) { return {std::move(player), 1200, false}; }
Queue::Person ranked(std::string player, int rating) { return {std::move(player), rating, true}; }

int window_after(Time waited) {
    return waited >= 60'000 ? INT32_MAX : 100 + 50 * static_cast<int>(waited / 5'000);
}

// Joins, leaves and ticks at random; remembers who waits, to know what is right.
class Evening {
public:
    explicit Evening(std::uint32_t seed) : random_(seed) {}

    void run(int steps) {
        for (int i = 0; i < steps; ++i) {
            now_ += below(3) == 0 ? below(8'000) : below(400);
            if (below(10) == 0) {
                leave();
            } else {
                join();
            }
            // Nothing may be due before the deadline, and something at it.
            const auto due = queue_.deadline();
            if (due && *due > now_) {
                ASSERT_TRUE(queue_.tick(now_).empty());
                if (below(4) == 0) now_ = *due;
            }
            if (due && *due <= now_) {
                const auto tables = queue_.tick(now_);
                ASSERT_FALSE(tables.empty());
                for (const auto& table : tables) check(table);
                ASSERT_TRUE(queue_.tick(now_).empty());
            }
            check_rest();
        }
    }
    int seated() const { return seated_; }

private:
    struct Waiter {
        Queue::Person person;
        Time since;
    };
    int below(int bound) { return static_cast<int>(random_() % static_cast<std::uint32_t>(bound)); }
    void join() {
        const std::string name = "p" + std::to_string(below(500));
        const Queue::Person person{name, 400 + below(2000), below(3) != 0};
        ASSERT_EQ(queue_.join(person, now_), !waiting_.contains(name));
        waiting_.try_emplace(name, Waiter{person, now_});
    }
    void leave() {
        const std::string name = "p" + std::to_string(below(500));
        ASSERT_EQ(queue_.leave(name), waiting_.erase(name) == 1);
        ASSERT_FALSE(queue_.waits(name));
    }
    void check(const Queue::Table& table) {
        std::vector<Waiter> four;
        for (const auto& player : table.players) {
            ASSERT_TRUE(waiting_.contains(player)) << "waits, and sits at one table only";
            four.push_back(waiting_.at(player));
            ASSERT_EQ(four.back().person.ranked, table.ranked);
            waiting_.erase(player);
            ++seated_;
        }
        for (std::size_t i = 1; i < four.size(); ++i) ASSERT_LE(four[i - 1].since, four[i].since);
        if (table.ranked) {
            ASSERT_EQ(four.size(), 4u);
            ASSERT_TRUE(std::ranges::any_of(four, [&](const Waiter& one) {
                return std::ranges::all_of(four, [&](const Waiter& other) {
                    return std::abs(one.person.rating - other.person.rating) <=
                           window_after(now_ - one.since);
                });
            }));
        } else {
            ASSERT_TRUE(four.size() == 4 || now_ - four.front().since >= 10'000);
        }
    }
    // Whoever still waits has no choice but to.
    void check_rest() {
        std::vector<Waiter> ranked, casual;
        for (const auto& [name, waiter] : waiting_)
            (waiter.person.ranked ? ranked : casual).push_back(waiter);
        ASSERT_EQ(queue_.size(), waiting_.size());
        if (queue_.deadline() && *queue_.deadline() <= now_) return;
        ASSERT_LT(casual.size(), 4u);
        for (const Waiter& waiter : casual) ASSERT_LT(now_ - waiter.since, 10'000);
        for (const Waiter& one : ranked) {
            const auto near = std::ranges::count_if(ranked, [&](const Waiter& other) {
                return std::abs(one.person.rating - other.person.rating) <=
                       window_after(now_ - one.since);
            });
            ASSERT_LT(near, 4);
        }
    }

    std::mt19937 random_;
    Queue queue_{Queue::Settings{}};
    Time now_ = 1'000'000;
    std::map<std::string, Waiter> waiting_;
    int seated_ = 0;
};

}  // namespace

TEST(Queue, CasualPlayersSitDownInTheOrderOfArrival) {
    Queue queue{Queue::Settings{}};
    for (const char* name : {"a", "b", "c"}) EXPECT_TRUE(queue.join(casual(name), 0));
    EXPECT_TRUE(queue.tick(5'000).empty());
    EXPECT_TRUE(queue.join(casual("d"), 5'000));
    EXPECT_TRUE(queue.join(casual("e"), 5'000));
    const auto tables = queue.tick(5'000);
    ASSERT_EQ(tables.size(), 1u);
    EXPECT_EQ(tables[0].players, (Players{"a", "b", "c", "d"}));
    EXPECT_FALSE(tables[0].ranked);
    EXPECT_TRUE(queue.waits("e"));
}

TEST(Queue, BotsFillUpAfterAWhile) {
    Queue queue{Queue::Settings{}};
    EXPECT_EQ(queue.deadline(), std::nullopt);
    queue.join(casual("a"), 1'000);
    queue.join(casual("b"), 9'000);
    EXPECT_EQ(queue.deadline(), 11'000);
    EXPECT_TRUE(queue.tick(10'999).empty());
    const auto tables = queue.tick(11'000);
    ASSERT_EQ(tables.size(), 1u);
    EXPECT_EQ(tables[0].players, (Players{"a", "b"}));
    EXPECT_EQ(queue.deadline(), std::nullopt);
}

TEST(Queue, NobodyWaitsTwice) {
    Queue queue{Queue::Settings{}};
    EXPECT_TRUE(queue.join(casual("a"), 0));
    EXPECT_FALSE(queue.join(casual("a"), 1));
    EXPECT_FALSE(queue.join(ranked("a", 1200), 1));
    EXPECT_TRUE(queue.leave("a"));
    EXPECT_FALSE(queue.leave("a"));
    EXPECT_TRUE(queue.join(ranked("a", 1200), 2));
}

TEST(Queue, RankedTablesHaveFourOfLikeRating) {
    Queue queue{Queue::Settings{}};
    queue.join(ranked("far", 1600), 0);
    for (const char* name : {"a", "b", "c"}) queue.join(ranked(name, 1200), 0);
    EXPECT_TRUE(queue.tick(0).empty());
    queue.join(ranked("near", 1290), 0);
    const auto tables = queue.tick(0);
    ASSERT_EQ(tables.size(), 1u);
    EXPECT_TRUE(tables[0].ranked);
    EXPECT_EQ(tables[0].players, (Players{"a", "b", "c", "near"}));
}

TEST(Queue, TheWindowWidensWhileSomebodyWaits) {
    Queue queue{Queue::Settings{}};
    queue.join(ranked("far", 1410), 0);
    for (const char* name : {"a", "b", "c"}) queue.join(ranked(name, 1200), 2'000);
    EXPECT_EQ(queue.deadline(), 15'000);  // 100 + 3 * 50 are needed for 210
    EXPECT_TRUE(queue.tick(14'999).empty());
    EXPECT_EQ(queue.tick(15'000).size(), 1u);
}

TEST(Queue, NobodyIsTooStrongOrWeakForEver) {
    Queue queue{Queue::Settings{}};
    queue.join(ranked("master", 2900), 0);
    for (const char* name : {"a", "b", "c"}) queue.join(ranked(name, 300), 50'000);
    EXPECT_EQ(queue.deadline(), 60'000);
    EXPECT_EQ(queue.tick(60'000).size(), 1u);
}

TEST(Queue, TheLongestWaitingChoosesFirst) {
    Queue queue{Queue::Settings{}};
    queue.join(ranked("old", 1300), 0);
    for (const char* name : {"a", "b", "c"}) queue.join(ranked(name, 1200), 100);
    queue.join(ranked("d", 1200), 200);
    const auto tables = queue.tick(200);
    ASSERT_EQ(tables.size(), 1u);
    EXPECT_EQ(tables[0].players, (Players{"old", "a", "b", "c"}));
}

TEST(Queue, KeepsItsPromisesOnBusyEvenings) {
    int seated = 0;
    for (std::uint32_t seed = 1; seed <= 20 && !testing::Test::HasFatalFailure(); ++seed) {
        Evening evening(seed);
        evening.run(1'000);
        seated += evening.seated();
    }
    EXPECT_GT(seated, 10'000);
}

}  // namespace croupier::online::test
