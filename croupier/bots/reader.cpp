// Telling careless from careful players by what they do.
#include "croupier/bots/reader.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "croupier/bots/judge.h"

namespace croupier::bots {
namespace {

// How likely the others are all of one kind, before they have played.
constexpr double all_careless = 0.55, all_careful = 0.3;

bool has(std::size_t set, int seat) { return (set >> seat & 1) != 0; }

// Do two plays look the same to an observer? What takes nothing is a discard to them.
bool look_alike(const Resolution& one, const Resolution& other) {
    const bool matched = one.result == PlayResult::matched;
    return one.card == other.card && matched == (other.result == PlayResult::matched) &&
           (!matched || (one.source == other.source && one.to == other.to));
}

}  // namespace

Reader::Reader(int seat) : seat_(seat) {
    const std::size_t all = (chances_.size() - 1) & ~(std::size_t{1} << seat);
    for (std::size_t set = 0; set < chances_.size(); ++set)
        if (!has(set, seat))
            prior_[set] = (1 - all_careless - all_careful) / (1 << (BluffBuddy::seats - 1));
    prior_[0] += all_careful;
    prior_[all] += all_careless;
    chances_ = prior_;
}

// Of a play from a hand that is known.
Reader::Likelihood Reader::likelihood(const BluffBuddy& state, const Resolution& seen) {
    const Impression impression = open_impression(state);
    int ways = 0, alike = 0, best = 0, best_alike = 0, most = 0;
    for (Move move : state.legal_moves()) {
        const int value = worth(state, impression, move);
        if (ways++ == 0 || value > most) {
            most = value;
            best = best_alike = 0;
        }
        const int same = look_alike(resolve(state, move), seen) ? 1 : 0;
        alike += same;
        best += value == most ? 1 : 0;
        best_alike += value == most ? same : 0;
    }
    if (alike == 0) return {};  // what a late player loses is no choice
    // Careful players of other schools do not always take what looks best here.
    constexpr double own_mind = 0.1;
    const double careless = static_cast<double>(alike) / ways;
    return {careless, (1 - own_mind) * best_alike / best + own_mind * careless};
}

// Of plays from one hand. What is left of it is not known: it is drawn as it may be.
Reader::Likelihood Reader::likelihood(const std::vector<World::Play>& plays,
                                      PlayoutRandom& random) const {
    const BluffBuddy& last = plays.back().before;
    const int actor = static_cast<int>(last.to_act());
    std::array<Card, deck_size> unseen;
    std::size_t size = 0;
    const auto collect = [&](const auto& pile) {
        for (int i = 0; i < pile.size(); ++i)
            if (pile[i] != card_of(plays.back().move)) unseen[size++] = pile[i];
    };
    collect(last.deck);
    for (int s = 0; s < BluffBuddy::seats; ++s)
        if (s != seat_) collect(last.hands[s]);

    const auto left = static_cast<std::size_t>(last.hands[actor].size() - 1);
    const int draws = left == 0 ? 1 : 32;
    Likelihood sum{0, 0};
    for (int i = 0; i < draws; ++i) {
        for (std::size_t k = 0; k < left; ++k)
            std::swap(unseen[k], unseen[k + random.below(size - k)]);
        std::array<Card, 4> hand;
        std::size_t held = left;
        std::copy_n(unseen.begin(), left, hand.begin());
        Likelihood all;
        for (const World::Play& play : std::views::reverse(plays)) {
            hand[held++] = card_of(play.move);
            BluffBuddy state = play.before;
            state.hands[actor].assign({hand.data(), held}, 0);
            all *= likelihood(state, resolve(state, play.move));
        }
        sum.careless += all.careless;
        sum.careful += all.careful;
    }
    return {sum.careless / draws, sum.careful / draws};
}

void Reader::learn(const World::Play& play, PlayoutRandom& random) {
    const int actor = static_cast<int>(play.before.to_act());
    if (actor == seat_) return;
    Player& player = players_[static_cast<std::size_t>(actor)];
    const auto cards = [&](const World::Play& one) { return one.before.hands[actor].size(); };
    // A new hand was dealt.
    if (!player.plays.empty() && cards(play) >= cards(player.plays.back())) {
        player.earlier *= player.now;
        player.plays.clear();
    }
    player.plays.push_back(play);
    player.now = likelihood(player.plays, random);

    double total = 0;
    for (std::size_t set = 0; set < chances_.size(); ++set) {
        chances_[set] = prior_[set];
        for (int s = 0; s < BluffBuddy::seats; ++s) {
            Likelihood played = players_[static_cast<std::size_t>(s)].earlier;
            played *= players_[static_cast<std::size_t>(s)].now;
            chances_[set] *= has(set, s) ? played.careless : played.careful;
        }
        total += chances_[set];
    }
    for (double& chance : chances_) chance /= total;
}

double Reader::careless(int seat) const {
    double sum = 0;
    for (std::size_t set = 0; set < chances_.size(); ++set)
        if (has(set, seat)) sum += chances_[set];
    return sum;
}

Knowledge::Careless Reader::draw(PlayoutRandom& random) const {
    constexpr std::size_t parts = 1 << 20;
    double left = static_cast<double>(random.below(parts)) / parts;
    std::size_t drawn = 0;
    for (std::size_t set = 0; set < chances_.size(); ++set) {
        if (chances_[set] > 0) drawn = set;
        left -= chances_[set];
        if (left < 0) break;
    }
    Knowledge::Careless careless{};
    for (int s = 0; s < BluffBuddy::seats; ++s)
        careless[static_cast<std::size_t>(s)] = has(drawn, s);
    return careless;
}

}  // namespace croupier::bots
