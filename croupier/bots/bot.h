// A player of BluffBuddy that knows what its seat was shown, and nothing else.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"
#include "croupier/engine/observer.h"

namespace croupier::bots {

using BluffView = View<BluffBuddy>;

// see() gets every view of its seat in turn: the deal, then one after each move of anybody.
class Bot : public ObserverOf<BluffBuddy> {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    // A legal move from the view seen last, in which its seat is to act.
    virtual Move choose() = 0;
};

enum class Skill : std::uint8_t { easy, medium, hard };
inline constexpr std::string_view skill_words[] = {"easy", "medium", "hard"};
std::optional<Skill> skill_from(std::string_view word);

struct BotSettings {
    Skill skill = Skill::medium;
    int iterations = 6000;  // of Hard, for each move: thinking is counted, not timed
    double forget = 0;      // of Hard: the share of covered cards that it does not remember
};

// The same settings, seed and views give the same moves.
std::unique_ptr<Bot> make_bot(const BotSettings& settings, Seat seat, std::uint64_t seed);

}  // namespace croupier::bots
