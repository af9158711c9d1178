// A queue, a thread, and the hardest bot.
#include "croupier/server/thinker.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "croupier/bots/bot.h"

namespace croupier::server {
namespace {

constexpr std::size_t most_waiting = 64;
constexpr int iterations = 2000;  // a few milliseconds: many tables share the thread

Move choice(const online::Thought& thought, std::uint64_t seed) {
    const Seat seat = croupier::seat(thought.seat);
    const auto bot =
        bots::make_bot({.skill = bots::Skill::hard, .iterations = iterations}, seat, seed);
    BluffBuddy game = thought.start;
    bot->see(observe(game, seat));
    for (const Move move : thought.moves) {
        game.apply(move);
        bot->see(observe(game, seat));
    }
    return bot->choose();
}

}  // namespace

class Thinker::Worker {
public:
    Worker(Post post, Done done)
        : post_(std::move(post)), done_(std::move(done)), thread_([this] { run(); }) {}
    ~Worker() {
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void think(online::Thought thought) {
        {
            const std::lock_guard lock(mutex_);
            if (waiting_.size() >= most_waiting) return;
            waiting_.push_back(std::move(thought));
        }
        wake_.notify_one();
    }

private:
    void run() {
        for (std::uint64_t seed = 1;; ++seed) {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return ended_ || !waiting_.empty(); });
            if (ended_) return;
            online::Thought thought = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            const Move move = choice(thought, seed * 0x9e3779b97f4a7c15u);
            post_([this, it = std::move(thought), move] { done_(it, move); });
        }
    }

    Post post_;
    Done done_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<online::Thought> waiting_;
    bool ended_ = false;
    std::thread thread_;  // last: it uses all of the above
};

Thinker::Thinker(Post post, Done done)
    : worker_(std::make_unique<Worker>(std::move(post), std::move(done))) {}
Thinker::~Thinker() = default;
void Thinker::think(online::Thought thought) { worker_->think(std::move(thought)); }

}  // namespace croupier::server
