// Easy and Medium, and the function that makes all three.
#include "croupier/bots/bot.h"

#include <algorithm>

#include "croupier/bots/hard.h"
#include "croupier/bots/judge.h"
#include "croupier/engine/random.h"

namespace croupier::bots {
namespace {

// Any legal move.
class Easy final : public Bot {
public:
    explicit Easy(std::uint64_t seed) : random_(seed) {}
    void see(const BluffView& view) override { now_ = view.state(); }
    Move choose() override {
        const MoveList moves = now_.legal_moves();
        return moves[random_.below(moves.size())];
    }

private:
    PlayoutRandom random_;
    BluffBuddy now_;
};

// The move that looks best from what lies open.
class Medium final : public Bot {
public:
    void see(const BluffView& view) override { now_ = view.state(); }
    Move choose() override { return best_looking(now_, open_impression(now_)); }

private:
    BluffBuddy now_;
};

}  // namespace

std::optional<Skill> skill_from(std::string_view word) {
    const auto found = std::ranges::find(skill_words, word);
    if (found == std::end(skill_words)) return std::nullopt;
    return static_cast<Skill>(found - std::begin(skill_words));
}

std::unique_ptr<Bot> make_bot(const BotSettings& settings, Seat seat, std::uint64_t seed) {
    switch (settings.skill) {
    case Skill::easy: return std::make_unique<Easy>(seed);
    case Skill::medium: return std::make_unique<Medium>();
    case Skill::hard: break;
    }
    return std::make_unique<Hard>(settings, seat, seed);
}

}  // namespace croupier::bots
