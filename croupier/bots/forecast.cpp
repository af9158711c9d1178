// What the figures of a table foretell.
#include "croupier/bots/forecast.h"

#include <algorithm>
#include <cmath>

#include "croupier/bots/forecast_weights.h"

namespace croupier::bots {

float Forecast::odds(const Figures& seen) const {
    std::array<float, cells> sums{};
    for (std::size_t f = 0; f < figures; ++f) {
        if (seen[f] == 0) continue;  // most are
        for (std::size_t c = 0; c < cells; ++c) sums[c] += in[f][c] * seen[f];
    }
    float odds = 0;
    for (std::size_t c = 0; c < cells; ++c) odds += out[c] * std::max(sums[c], 0.0F);
    return odds;
}

const Forecast& learnt_forecast() {
    static const Forecast learnt = [] {
        Forecast forecast;
        const auto row = [](std::size_t from, std::array<float, Forecast::cells>& to) {
            std::ranges::transform(forecast_weights[from], to.begin(),
                                   [](int weight) { return static_cast<float>(weight) / 1000; });
        };
        for (std::size_t f = 0; f < Forecast::figures; ++f) row(f, forecast.in[f]);
        row(Forecast::figures, forecast.out);
        return forecast;
    }();
    return learnt;
}

double first_share(const BluffBuddy& state, int seat) {
    int equal = 1;
    const int mine = state.points(seat);
    for (int s = 0; s < BluffBuddy::seats; ++s) {
        if (s == seat) continue;
        const int points = state.points(s);
        if (points < mine) return 0;
        equal += points == mine ? 1 : 0;
    }
    return 1.0 / equal;
}

Foreseen best_foreseen(const BluffBuddy& state, const Knowledge::Careless& careless,
                       const Forecast& forecast) {
    const Knowledge knowledge(state, static_cast<int>(state.to_act()), careless);
    Foreseen best;
    bool any = false;
    for (Move move : state.legal_moves()) {
        BluffBuddy next = state;
        next.apply(move);
        const double share =
            next.over()
                ? first_share(next, knowledge.me)
                : 1 / (1 +
                       std::exp(-static_cast<double>(forecast.odds(figures_of(next, knowledge)))));
        if (any && share <= best.share) continue;
        best = {move, share};
        any = true;
    }
    return best;
}

}  // namespace croupier::bots
