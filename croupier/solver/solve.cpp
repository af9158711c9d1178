// The interface of the solver.
#include "croupier/solver/solve.h"

#include "croupier/solver/solvable.h"

namespace croupier::solver {
namespace {

template <Game G>
class SolverOf final : public Solver {
    using State = typename G::State;

public:
    explicit SolverOf(const Searches& searches) : search_(searches.lend<State>()) {}

    std::optional<ParseError> begin(std::string_view position,
                                    const SearchLimits& limits) override {
        const Result<State> state = position_from<State>(position);
        if (!state) return state.error();
        begin(*state, limits);
        return std::nullopt;
    }
    std::optional<ParseError> begin(const DealId& deal, const SearchLimits& limits) override {
        const auto read = read_settings<G>(deal.settings);
        if (!read) return read.error();
        const auto options = G::numbered_options(read->first, deal.number);
        begin(State::deal(options, G::numbered_deck(deal.number)), limits);
        return std::nullopt;
    }

    bool step(std::uint64_t states) override {
        if (ended_) return true;
        ended_ = search_->step(states);
        solution_.states = search_->states();
        if (!ended_) return false;
        solution_.verdict = search_->verdict();
        if (solution_.verdict != Verdict::yes) return true;
        solution_.line = search_->line();
        // Only the rule book can say that a line wins.
        if (!wins(start_, solution_.line)) {
            assert(false && "the line of a search does not win");
            solution_ = {.verdict = Verdict::unknown, .line = {}, .states = solution_.states};
        }
        return true;
    }
    std::uint64_t states() const override { return search_->states(); }
    const Solution& solution() const override { return solution_; }
    std::string position() const override { return to_text(start_); }
    std::string text_of(const std::vector<Move>& line) const override {
        return line_text(start_, line);
    }

private:
    void begin(const State& start, const SearchLimits& limits) {
        start_ = start;
        solution_ = {};
        ended_ = false;
        search_->begin(start, limits);
    }

    std::shared_ptr<SearchOf<State>> search_;
    State start_{};
    Solution solution_;
    bool ended_ = false;
};

}  // namespace

std::string_view name_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::yes: return "won";
    case Verdict::no: return "impossible";
    case Verdict::unknown: break;
    }
    return "unknown";
}

Result<std::unique_ptr<Solver>> solver_of(std::string_view game, const Searches& searches) {
    using Made = std::unique_ptr<Solver>;
    return with_solvable<Made>(game, [&]<class G>(std::type_identity<G>) -> Result<Made> {
        return Made(std::make_unique<SolverOf<G>>(searches));
    });
}

Result<std::unique_ptr<Solver>> solver_for(std::string_view position, const SearchLimits& limits,
                                           const Searches& searches) {
    const Result<PositionText> parts = split_position(position);
    if (!parts) return parts.error();
    auto solver = solver_of(parts->game, searches);
    if (!solver) return solver;
    if (const auto error = (*solver)->begin(position, limits)) return *error;
    return solver;
}

}  // namespace croupier::solver
