// Arrangements of unseen cards, each solved; the lines that win vote for their first move.
#include "croupier/solver/fair.h"

#include "croupier/solver/arrangements.h"
#include "croupier/solver/solvable.h"

namespace croupier::solver {
namespace {

template <GameState S>
class FairQuestionOf final : public FairQuestion {
public:
    // The line of play leads to the position that is asked about.
    FairQuestionOf(std::vector<S> line, CardSet known, int samples, std::uint64_t seed,
                   const SearchLimits& limits, const Searches& searches)
        : search_(searches.lend<S>()), line_(std::move(line)), arrangements_(now(), known, seed),
          samples_(arrangements_.samples(samples)), limits_(limits) {
        begin();
    }

    bool step(std::uint64_t states) override {
        if (counts_.all() == samples_) return true;
        if (!search_->step(states)) return false;
        searched_ += search_->states();
        counts_.add(settled());
        if (counts_.all() == samples_) return true;
        begin();
        return false;
    }
    std::uint64_t states() const override {
        return searched_ + (counts_.all() == samples_ ? 0 : search_->states());
    }
    VerdictCounts counts() const override { return counts_; }
    int unseen() const override { return arrangements_.unseen(); }
    std::optional<Advice> advice() const override {
        const auto best = std::ranges::max_element(votes_, {}, [&](const Votes& votes) {
            return std::pair(!leads_back(votes.move), votes.count);
        });
        if (best == votes_.end()) return std::nullopt;
        return Advice{to_text(now(), best->move), best->count, line_text(now(), win_)};
    }

private:
    struct Votes {
        Move move;
        int count = 0;
    };

    const S& now() const { return line_.back(); }
    bool leads_back(Move move) const {
        S next = now();
        next.apply(move);
        return std::ranges::find(line_, next) != line_.end();
    }
    void begin() {
        arrangements_.draw();
        arranged_ = arrangements_.in(now());
        search_->begin(arranged_, limits_);
    }
    Verdict settled() {
        if (search_->verdict() != Verdict::yes) return search_->verdict();
        const std::vector<Move> line = search_->line();
        if (!wins(arranged_, line)) {  // only the rule book can say so
            assert(false && "the line of a search does not win");
            return Verdict::unknown;
        }
        if (!line.empty()) vote(line.front());
        if (unseen() == 0) win_ = line;
        return Verdict::yes;
    }
    void vote(Move move) {
        auto found = std::ranges::find(votes_, move, &Votes::move);
        if (found == votes_.end()) found = votes_.insert(found, {move});
        ++found->count;
    }

    std::shared_ptr<SearchOf<S>> search_;
    std::vector<S> line_;
    S arranged_;
    Arrangements<S> arrangements_;
    std::uint64_t samples_;
    SearchLimits limits_;
    VerdictCounts counts_;
    std::vector<Votes> votes_;
    std::vector<Move> win_;
    std::uint64_t searched_ = 0;
};

}  // namespace

Result<std::unique_ptr<FairQuestion>> ask_advice(const std::vector<std::string>& positions,
                                                 CardSet known, int samples, std::uint64_t seed,
                                                 const SearchLimits& limits,
                                                 const Searches& searches) {
    using Made = std::unique_ptr<FairQuestion>;
    return with_line<Made>(positions, [&]<GameState S>(std::vector<S> line) -> Result<Made> {
        return Made(std::make_unique<FairQuestionOf<S>>(std::move(line), known, samples, seed,
                                                        limits, searches));
    });
}

Result<std::unique_ptr<FairQuestion>> ask_fair(std::string_view position, CardSet known,
                                               int samples, std::uint64_t seed,
                                               const SearchLimits& limits,
                                               const Searches& searches) {
    return ask_advice({std::string(position)}, known, samples, seed, limits, searches);
}

}  // namespace croupier::solver
