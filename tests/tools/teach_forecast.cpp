// Learns the weights of bots/forecast: plays games by what it knows, then fits what came of them.
//
// teach_forecast [GAMES [TIMES]] > bots/forecast_weights.cpp; 150000 games, 5 times, gave those
// there. Rounding differs from compiler to compiler, and with it the weights.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "croupier/bots/forecast.h"
#include "croupier/bots/judge.h"
#include "croupier/engine/games/bluffbuddy/game.h"
#include "croupier/engine/random.h"

namespace croupier {
namespace {

constexpr std::size_t weights = (bots::Forecast::figures + 1) * bots::Forecast::cells;
static_assert(sizeof(bots::Forecast) == weights * sizeof(float));
float* flat(bots::Forecast& forecast) { return forecast.in[0].data(); }

struct Lesson {
    bots::Forecast::Figures seen;
    float share = 0;
};

// Half of the tables play at random, a quarter by first sight, in the rest each seat as it comes.
bots::Knowledge::Careless draw_table(PlayoutRandom& random) {
    const std::size_t kind = random.below(4);
    bots::Knowledge::Careless careless;
    for (bool& seat : careless) seat = kind < 2 || (kind == 3 && random.below(2) == 0);
    return careless;
}

Move random_move(const BluffBuddy& state, PlayoutRandom& random) {
    const MoveList moves = state.legal_moves();
    return moves[random.below(moves.size())];
}

// One game; `slips` is in how many of 100 plays the learner tries something else.
double play(const bots::Forecast& forecast, const bots::Knowledge::Careless& careless,
            std::uint64_t number, std::size_t slips, std::vector<Lesson>& lessons) {
    const int me = static_cast<int>(number % BluffBuddy::seats);
    PlayoutRandom random(number * 5 + 3);
    BluffBuddy state = BluffBuddy::deal(BluffBuddyGame::numbered_options({}, number),
                                        BluffBuddyGame::numbered_deck(number));
    const std::size_t first = lessons.size();
    while (!state.over()) {
        const int actor = static_cast<int>(state.to_act());
        if (actor == me) {
            const bots::Knowledge knowledge(state, me, careless);
            state.apply(random.below(100) < slips
                            ? random_move(state, random)
                            : bots::best_foreseen(state, careless, forecast).move);
            if (!state.over()) lessons.push_back({bots::figures_of(state, knowledge)});
        } else if (careless[static_cast<std::size_t>(actor)] || random.below(16) == 0) {
            state.apply(random_move(state, random));
        } else {
            state.apply(bots::best_looking(state, bots::open_impression(state)));
        }
    }
    const double share = bots::first_share(state, me);
    for (std::size_t i = first; i < lessons.size(); ++i)
        lessons[i].share = static_cast<float>(share);
    return share;
}

// Adam on the logarithm of the likelihood, in batches.
void fit(bots::Forecast& forecast, const std::vector<Lesson>& lessons, double rate,
         std::uint64_t seed) {
    constexpr std::size_t batch = 256, rounds = 5, cells = bots::Forecast::cells;
    std::vector<double> mean(weights), spread(weights);
    PlayoutRandom random(seed);
    double mean_part = 1, spread_part = 1;
    const std::size_t steps = lessons.size() / batch * rounds;
    for (std::size_t step = 0; step < steps; ++step) {
        bots::Forecast slope{};
        for (std::size_t i = 0; i < batch; ++i) {
            const Lesson& lesson = lessons[random.below(lessons.size())];
            std::array<float, cells> sums{};
            for (std::size_t f = 0; f < bots::Forecast::figures; ++f)
                if (lesson.seen[f] != 0)
                    for (std::size_t c = 0; c < cells; ++c)
                        sums[c] += forecast.in[f][c] * lesson.seen[f];
            float odds = 0;
            for (std::size_t c = 0; c < cells; ++c)
                odds += forecast.out[c] * std::max(sums[c], 0.0F);
            const float fault = (1 / (1 + std::exp(-odds)) - lesson.share) / batch;
            std::array<float, cells> back{};
            for (std::size_t c = 0; c < cells; ++c) {
                slope.out[c] += fault * std::max(sums[c], 0.0F);
                back[c] = sums[c] > 0 ? fault * forecast.out[c] : 0;
            }
            for (std::size_t f = 0; f < bots::Forecast::figures; ++f)
                if (lesson.seen[f] != 0)
                    for (std::size_t c = 0; c < cells; ++c)
                        slope.in[f][c] += lesson.seen[f] * back[c];
        }
        mean_part *= 0.9;
        spread_part *= 0.999;
        const double pace = rate * (1 - static_cast<double>(step) / static_cast<double>(steps));
        for (std::size_t w = 0; w < weights; ++w) {
            const auto s = static_cast<double>(flat(slope)[w]);
            mean[w] = 0.9 * mean[w] + 0.1 * s;
            spread[w] = 0.999 * spread[w] + 0.001 * s * s;
            flat(forecast)[w] -=
                static_cast<float>(pace * mean[w] / (1 - mean_part) /
                                   (std::sqrt(spread[w] / (1 - spread_part)) + 1e-8));
        }
    }
}

void test(const bots::Forecast& forecast) {
    std::vector<Lesson> unused;
    for (const bool careless : {true, false}) {
        constexpr int games = 10'000;
        double sum = 0;
        for (std::uint64_t i = 0; i < games; ++i)
            sum += play(forecast, {careless, careless, careless, careless}, 500'000'000 + i, 0,
                        unused);
        std::fprintf(stderr, " %s %.1f %%", careless ? "random" : "first sight", 100 * sum / games);
    }
    std::fprintf(stderr, "\n");
}

void print(const bots::Forecast& forecast) {
    std::printf("// Made by tests/tools/teach_forecast.cpp: thousandths; a row is a figure.\n"
                "#include \"bots/forecast_weights.h\"\n\nnamespace croupier {\n\n"
                "const std::int16_t forecast_weights[][16] = {\n");
    for (std::size_t w = 0; w < weights; ++w) {
        const float weight = (&forecast.in[0][0])[w];
        std::printf("%s%ld%s", w % 16 == 0 ? "    {" : " ", std::lround(weight * 1000),
                    w % 16 == 15 ? "},\n" : ",");
    }
    std::printf("};\n\n}  // namespace croupier\n");
}

void teach(std::uint64_t games, int times) {
    bots::Forecast forecast{};
    PlayoutRandom random(5);
    for (std::size_t w = 0; w < weights; ++w)
        flat(forecast)[w] = (static_cast<float>(random.below(2001)) - 1000) / 3000;
    std::uint64_t number = 1'000'000;
    std::vector<Lesson> lessons;
    for (int time = 0; time < times; ++time) {
        lessons.clear();
        const std::uint64_t more = time + 1 == times ? 2 * games : games;
        for (std::uint64_t i = 0; i < more; ++i, ++number)
            play(forecast, draw_table(random), number, time == 0 ? 50 : 8, lessons);
        fit(forecast, lessons, time == 0 ? 0.005 : 0.003, number);
        std::fprintf(stderr, "%d:", time + 1);
        test(forecast);
    }
    print(forecast);
}

}  // namespace
}  // namespace croupier

int main(int argc, char** argv) {
    croupier::teach(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 150'000,
                    argc > 2 ? std::atoi(argv[2]) : 5);
}
