// croupier arena: bots play BluffBuddy against each other.
#include <chrono>
#include <cstdio>
#include <memory>

#include "croupier/bots/bot.h"
#include "croupier/cli/arena_score.h"
#include "croupier/cli/commands.h"
#include "croupier/cli/progress.h"
#include "croupier/engine/games/bluffbuddy/game.h"
#include "croupier/engine/suggest.h"
#include "croupier/terminal/signals.h"

namespace croupier::cli {
namespace {

constexpr std::size_t seats = BluffBuddy::seats;

struct ArenaOptions {
    std::string players = "hard,medium,medium,medium";
    std::uint64_t games = 200;
    std::uint64_t seed = 1;
    int iterations = bots::BotSettings{}.iterations;
    double forget = 0;
};

std::array<bots::Skill, seats> skills_of(const std::string& text) {
    std::array<bots::Skill, seats> skills{};
    std::size_t count = 0, at = 0;
    while (at <= text.size()) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string word = text.substr(at, end - at);
        const auto skill = bots::skill_from(word);
        const std::vector<std::string_view> words(std::begin(bots::skill_words),
                                                  std::end(bots::skill_words));
        if (!skill)
            fail("there is no bot '" + word + "'; the bots are " + listed(words) +
                 did_you_mean(word, words));
        if (count < seats) skills[count] = *skill;
        ++count;
        at = end + 1;
    }
    if (count != seats) fail("--seats names four bots, as in hard,medium,medium,medium");
    return skills;
}

using Scores = std::array<PlayerScore, seats>;

// Players change seats from game to game, so that no seat is somebody's advantage.
void play_game(const ArenaOptions& options, const std::array<bots::Skill, seats>& skills,
               std::uint64_t game, Scores& scores) {
    const std::uint64_t number = (options.seed * 1'000'003 + game) % last_house_deal + 1;
    const auto player_at = [&](std::size_t seat) { return (seat + game) % seats; };
    BluffBuddy state = BluffBuddy::deal(BluffBuddyGame::numbered_options({}, number),
                                        BluffBuddyGame::numbered_deck(number));
    std::array<std::unique_ptr<bots::Bot>, seats> bots;
    for (std::size_t s = 0; s < seats; ++s)
        bots[s] = bots::make_bot({skills[player_at(s)], options.iterations, options.forget},
                                 seat(static_cast<int>(s)), number * seats + s);
    const auto show = [&] {
        for (std::size_t s = 0; s < seats; ++s)
            bots[s]->see(observe(state, seat(static_cast<int>(s))));
    };
    show();
    while (!state.over()) {
        const auto actor = static_cast<std::size_t>(state.to_act());
        const auto begin = std::chrono::steady_clock::now();
        const Move move = bots[actor]->choose();
        const std::chrono::duration<float, std::milli> took =
            std::chrono::steady_clock::now() - begin;
        scores[player_at(actor)].think_ms.push_back(took.count());
        if (state.check(move) != Refusal::none)
            fail("a bot plays what the rules forbid: " + to_text(state, move) + " in deal BB-" +
                 std::to_string(number));
        state.apply(move);
        show();
    }
    const std::vector<SeatResult> results = state.seat_results();
    const auto winners = std::ranges::count(results, 1, &SeatResult::place);
    for (std::size_t s = 0; s < seats; ++s) {
        PlayerScore& score = scores[player_at(s)];
        score.firsts.add(results[s].place == 1 ? 1.0 / static_cast<double>(winners) : 0);
        ++score.places[static_cast<std::size_t>(results[s].place - 1)];
        score.points.add(results[s].points);
    }
}

void print(const std::array<bots::Skill, seats>& skills, Scores& scores) {
    std::printf("%-8s %19s %24s %16s %9s %9s\n", "player", "first places", "1st  2nd  3rd  4th",
                "points", "mean ms", "p99 ms");
    for (std::size_t p = 0; p < seats; ++p) {
        PlayerScore& score = scores[p];
        const double low = 100 * (score.firsts.value() - score.firsts.margin());
        const double high = 100 * (score.firsts.value() + score.firsts.margin());
        std::printf("%-8s %6.1f%% (%4.1f-%4.1f) %6d %5d %5d %5d %8.1f +- %4.1f %9.2f %9.2f\n",
                    std::string(bots::skill_words[static_cast<std::size_t>(skills[p])]).c_str(),
                    100 * score.firsts.value(), low, high, score.places[0], score.places[1],
                    score.places[2], score.places[3], score.points.value(), score.points.margin(),
                    score.mean_ms(), score.percentile_ms(0.99));
    }
}

// Ctrl-C ends it after the game that is being played; what was played until then is told.
void run_arena(const ArenaOptions& options) {
    const std::array<bots::Skill, seats> skills = skills_of(options.players);
    Scores scores;
    const terminal::Signals signals({SIGINT});
    std::uint64_t played = 0;
    {
        Progress progress(options.games, "games");
        while (played < options.games && !terminal::Signals::to_leave()) {
            play_game(options, skills, played++, scores);
            progress.tell(played);
        }
    }
    print(skills, scores);
    if (!terminal::Signals::to_leave()) return;
    std::printf("Interrupted after %llu of %llu games.\n", static_cast<unsigned long long>(played),
                static_cast<unsigned long long>(options.games));
    throw CLI::RuntimeError(was_interrupted);
}

}  // namespace

void add_arena(CLI::App& app) {
    auto* command = app.add_subcommand("arena", "Let bots play BluffBuddy against each other");
    auto options = std::make_shared<ArenaOptions>();
    command->add_option("--seats", options->players, "Four of easy, medium, hard")
        ->capture_default_str();
    command->add_option("--games", options->games, "How many games")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "Of deals and bots")
        ->check(CLI::Range(std::uint64_t{0}, last_house_deal))
        ->capture_default_str();
    command->add_option("--iterations", options->iterations, "How much Hard thinks about a move")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--forget", options->forget, "The share of covered cards that Hard forgets")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command->callback([options] { run_arena(*options); });
}

}  // namespace croupier::cli
