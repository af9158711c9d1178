// A queue and the hardest bot.
#include "croupier/server/bot_worker.h"

#include <memory>

#include "croupier/bots/bot.h"

namespace croupier::server {
namespace {

constexpr int iterations = 2000;  // a few milliseconds: many tables share the thread

Move move_for(const online::BotTask& task, std::uint64_t seed) {
    const Seat seat = croupier::seat(task.seat);
    const auto bot =
        bots::make_bot({.skill = bots::Skill::hard, .iterations = iterations}, seat, seed);
    BluffBuddy game = task.start;
    bot->see(observe(game, seat));
    for (const Move move : task.moves) {
        game.apply(move);
        bot->see(observe(game, seat));
    }
    return bot->choose();
}

}  // namespace

void BotWorker::choose(online::BotTask task) {
    const std::uint64_t seed = ++tasks_ * 0x9e3779b97f4a7c15u;
    const auto shared = std::make_shared<const online::BotTask>(std::move(task));
    worker_.submit(
        executor_, [shared, seed] { return move_for(*shared, seed); },
        [this, shared](Move move) { done_(*shared, move); });
}

}  // namespace croupier::server
