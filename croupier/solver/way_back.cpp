// The last winnable position of a line of play, by binary search.
#include "croupier/solver/way_back.h"

#include "croupier/solver/arrangements.h"
#include "croupier/solver/solvable.h"
#include "croupier/solver/verdict_counts.h"

namespace croupier::solver {
namespace {

// What is known of a line of so many positions, and which one to ask about next.
class BinarySearch {
public:
    explicit BinarySearch(std::size_t size) : open_(size, true), lost_(size) {}

    // The open position nearest to the middle of what is not decided.
    std::optional<std::size_t> next() const {
        std::optional<std::size_t> nearest;
        const std::size_t middle = won_ + (lost_ - won_) / 2;
        const auto far = [&](std::size_t k) { return k < middle ? middle - k : k - middle; };
        for (std::size_t i = won_; i < lost_; ++i)
            if (open_[i] && (!nearest || far(i) < far(*nearest))) nearest = i;
        return nearest;
    }
    void tell(std::size_t at, Verdict verdict) {
        switch (verdict) {
        case Verdict::yes: won_ = at + 1; break;
        case Verdict::no: lost_ = at; break;
        case Verdict::unknown: open_[at] = false; break;
        }
    }
    Verdict verdict(std::size_t at) const {
        return at < won_ ? Verdict::yes : at < lost_ ? Verdict::unknown : Verdict::no;
    }

private:
    std::vector<bool> open_;  // not yet asked, or decided
    std::size_t won_ = 0;     // so many positions from the start are winnable
    std::size_t lost_;        // from this one on they are not
};

template <GameState S>
class WayBackOf final : public WayBack {
public:
    WayBackOf(std::vector<S> line, CardSet known, int samples, std::uint64_t seed,
              const SearchLimits& limits, const Searches& searches)
        : search_(searches.lend<S>()), line_(std::move(line)),
          arrangements_(line_.back(), known, seed), most_(arrangements_.samples(samples)),
          limits_(limits) {
        next();
    }

    bool step(std::uint64_t states) override {
        if (!at_) return true;
        if (!search_->step(states)) return false;
        searched_ += search_->states();
        samples_.back().tell(*at_, search_->verdict());
        next();
        return !at_;
    }
    std::uint64_t states() const override { return searched_ + (at_ ? search_->states() : 0); }
    std::optional<std::size_t> last_won() const override {
        std::optional<std::size_t> last;
        for (std::size_t i = 0; i < line_.size() && verdict(i) == Verdict::yes; ++i) last = i;
        return last;
    }
    std::optional<std::size_t> first_lost() const override {
        std::optional<std::size_t> first;
        for (std::size_t i = line_.size(); i > 0 && verdict(i - 1) == Verdict::no; --i)
            first = i - 1;
        return first;
    }
    bool is_exact() const override {
        const auto last = last_won();
        return (last ? *last + 1 : 0) == first_lost().value_or(line_.size());
    }
    std::uint64_t samples() const override { return samples_.size(); }
    int unseen() const override { return arrangements_.unseen(); }

private:
    Verdict verdict(std::size_t at) const {
        VerdictCounts counts;
        for (const BinarySearch& sample : samples_) counts.add(sample.verdict(at));
        return counts.by_half();
    }
    // Asks about another position, in another arrangement once nothing is open in this one.
    void next() {
        at_ = samples_.empty() ? std::nullopt : samples_.back().next();
        if (!at_ && samples_.size() < most_) {
            samples_.emplace_back(line_.size());
            arrangements_.draw();
            at_ = samples_.back().next();
        }
        if (!at_) return search_.reset();  // for whoever asks next
        search_->begin(arrangements_.in(line_[*at_]), limits_);
    }

    std::shared_ptr<SearchOf<S>> search_;
    std::vector<S> line_;
    Arrangements<S> arrangements_;
    std::uint64_t most_;
    SearchLimits limits_;
    std::vector<BinarySearch> samples_;
    std::optional<std::size_t> at_;  // asked now
    std::uint64_t searched_ = 0;
};

}  // namespace

Result<std::unique_ptr<WayBack>> ask_way_back(const std::vector<std::string>& positions,
                                              CardSet known, int samples, std::uint64_t seed,
                                              const SearchLimits& limits,
                                              const Searches& searches) {
    using Made = std::unique_ptr<WayBack>;
    return with_line<Made>(positions, [&]<GameState S>(std::vector<S> line) -> Result<Made> {
        return Made(std::make_unique<WayBackOf<S>>(std::move(line), known, samples, seed, limits,
                                                   searches));
    });
}

Result<std::unique_ptr<WayBack>> ask_way_back(const std::vector<std::string>& positions,
                                              const SearchLimits& limits,
                                              const Searches& searches) {
    return ask_way_back(positions, whole_pack, 1, 1, limits, searches);
}

}  // namespace croupier::solver
