// Cards: the random numbers that a seed gives.
#include <array>
#include <cmath>
#include <fstream>
#include <sstream>

#include "croupier/engine/alea.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/rules.h"

namespace croupier::test {
namespace {

// The numbers that stand behind a label in a golden deal.
std::array<double, 4> numbers_behind(const std::string& label, int seed) {
    std::ifstream file(data_file("golden/cards_seed_" + std::to_string(seed) + ".txt"));
    std::array<double, 4> numbers{};
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("# " + label)) continue;
        std::istringstream words(line.substr(line.find(": ") + 2));
        for (double& number : numbers) words >> number;
    }
    return numbers;
}

}  // namespace

TEST(CardsRandom, SeedOneBeginsWithTheKnownNumbers) {
    RULE("CT-01", "C-011");
    Alea random("1");
    EXPECT_EQ(random.next(), 0.52604709565639496);
    EXPECT_EQ(random.next(), 0.12264361372217536);
    EXPECT_EQ(random.next(), 0.47771977609954774);
}

TEST(CardsRandom, SeedFortyTwoBeginsWithTheKnownNumber) {
    RULE("CT-01", "C-011");
    EXPECT_EQ(Alea("42").next(), 0.68486349633894861);
}

TEST(CardsRandom, EachNumberFollowsFromTheStateBefore) {
    RULE("C-010", "C-011");
    for (int seed : {1, 2, 42}) {
        Alea random(std::to_string(seed));
        auto [s0, s1, s2, c] = numbers_behind("initial RNG state", seed);
        const auto calls = numbers_behind("rng calls", seed)[0];
        for (int call = 0; call < calls; ++call) {
            const double t = 2091639 * s0 + c * 2.3283064365386963e-10;
            s0 = s1;
            s1 = s2;
            c = std::floor(t);
            s2 = t - c;
            ASSERT_EQ(random.next(), s2) << "seed " << seed << ", call " << call;
        }
        EXPECT_EQ((std::array{s0, s1, s2, c}), numbers_behind("final RNG state", seed));
    }
}

TEST(CardsRandom, ANumberBelowABoundIsTheFloorOfTheProduct) {
    Alea floats("7"), wholes("7");
    for (int bound = 1; bound <= 52; ++bound)
        EXPECT_EQ(wholes.below(bound), std::floor(floats.next() * bound));
}

}  // namespace croupier::test
