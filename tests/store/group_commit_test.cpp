// The order, the grouping and the failures of what is committed together.
#include "croupier/store/group_commit.h"

#include <gtest/gtest.h>

#include <future>
#include <mutex>
#include <thread>

namespace croupier::store {
namespace {

using namespace online;

// Remembers each commit as the texts of its entries; "bad" cannot be written.
class Notebook final : public Store {
public:
    std::optional<std::string> write(std::span<const Change> changes) override {
        std::string commit;
        for (const Change& change : changes) commit += std::get<RoomEntry>(change).text + " ";
        if (gate.valid()) std::exchange(gate, {}).get();
        if (commit.find("bad") != std::string::npos) return "It is bad.";
        if (!changes.empty()) commits.push_back(commit);
        return std::nullopt;
    }
    bool waits_for_disk() const override { return slow; }
    std::optional<Player> player(std::string_view) override { return {}; }
    std::optional<Player> account(std::string_view) override { return {}; }
    std::optional<Token> token(std::string_view) override { return {}; }
    void each_open_room(const std::function<void(const OpenRoom&)>&) override {}
    RoomId last_room() override { return 0; }
    std::vector<Player> leaders(int) override { return {}; }
    std::vector<PlayedMatch> matches_of(std::string_view, int) override { return {}; }
    std::optional<MatchKept> match(std::string_view) override { return {}; }

    bool slow = true;
    std::future<void> gate;  // the first commit waits for it
    std::vector<std::string> commits;
};

// Keeps what is posted until the test runs it.
class Posts final : public threads::Executor {
public:
    void post(std::function<void()> work) override {
        const std::lock_guard lock(mutex_);
        posts_.push_back(std::move(work));
    }
    std::size_t run() {
        std::vector<std::function<void()>> now;
        {
            const std::lock_guard lock(mutex_);
            now.swap(posts_);
        }
        for (const auto& post : now) post();
        return now.size();
    }

private:
    std::mutex mutex_;
    std::vector<std::function<void()>> posts_;
};

class GroupCommits : public testing::Test {
protected:
    void hand_in(const std::string& texts, const std::string& name) {
        Changes changes;
        std::istringstream words(texts);
        for (std::string text; words >> text;) changes.emplace_back(RoomEntry{1, 1, 0, text});
        commits->write(std::move(changes), [this, name](const std::optional<std::string>& trouble) {
            answers += name + (trouble ? "! " : " ");
        });
    }
    // Until the first commit is under way, which the calls after it have to wait for.
    void open_gate_after(const std::function<void()>& calls) {
        std::promise<void> gate;
        notebook.gate = gate.get_future();
        hand_in("first", "1");
        calls();
        gate.set_value();
        commits.reset();
        posted = posts.run();
    }
    Notebook notebook;
    Posts posts;
    std::size_t posted = 0;
    std::string answers;
    std::unique_ptr<GroupCommit> commits = std::make_unique<GroupCommit>(notebook, posts);
};

TEST_F(GroupCommits, WhatCameMeanwhileIsOneCommit) {
    open_gate_after([&] {
        for (int i = 0; i < 100; ++i) hand_in("a", "x");
    });
    std::size_t written = 0;
    for (const std::string& commit : notebook.commits) written += commit.size();
    EXPECT_EQ(written, 2 * 100 + std::string("first ").size());
    EXPECT_LE(notebook.commits.size(), 2U);
    EXPECT_LE(posted, 2U) << "one post for all answers of a commit";
}

TEST_F(GroupCommits, AnswersComeInTheOrderOfTheCalls) {
    open_gate_after([&] {
        hand_in("a b", "2");
        hand_in("", "3");
        hand_in("c", "4");
        hand_in("", "5");
    });
    EXPECT_EQ(answers, "1 2 3 4 5 ");
    std::string all;
    for (const std::string& commit : notebook.commits) all += commit;
    EXPECT_EQ(all, "first a b c ");
}

TEST_F(GroupCommits, ABadCallDoesNotFailItsNeighbours) {
    open_gate_after([&] {
        hand_in("a", "2");
        hand_in("b bad c", "3");
        hand_in("", "4");
        hand_in("d", "5");
    });
    EXPECT_EQ(answers, "1 2 3! 4 5 ");
    std::string all;
    for (const std::string& commit : notebook.commits) all += commit;
    EXPECT_EQ(all, "first a d ");
}

TEST_F(GroupCommits, WaitingCountsCallsWithoutAnAnswer) {
    EXPECT_EQ(commits->waiting(), 0U);
    hand_in("a", "1");
    hand_in("b", "2");
    EXPECT_EQ(commits->waiting(), 2U);
    for (std::size_t seen = 0; seen < 2;) {
        posts.run();
        seen = 2 - commits->waiting();
        std::this_thread::yield();
    }
    EXPECT_EQ(answers, "1 2 ");
}

TEST_F(GroupCommits, WhatIsQuickIsWrittenAtOnce) {
    notebook.slow = false;
    commits = std::make_unique<GroupCommit>(notebook, posts);
    hand_in("a", "1");
    EXPECT_EQ(answers, "1 ");
    hand_in("bad", "2");
    hand_in("", "3");
    EXPECT_EQ(answers, "1 2! 3 ");
    EXPECT_EQ(notebook.commits, std::vector<std::string>{"a "});
    EXPECT_EQ(posts.run(), 0U);
    EXPECT_EQ(commits->commit_times().stats().count, 2U) << "without the empty one";
    EXPECT_EQ(commits->waiting(), 0U);
}

TEST_F(GroupCommits, WhatWasHandedInIsWrittenBeforeTheEnd) {
    for (int i = 0; i < 1000; ++i) hand_in("a", "x");
    commits.reset();
    std::size_t written = 0;
    for (const std::string& commit : notebook.commits) written += commit.size() / 2;
    EXPECT_EQ(written, 1000U);
    posts.run();
    EXPECT_EQ(answers.size(), 2000U);
}

}  // namespace
}  // namespace croupier::store
