// The last winnable position of a line of play, by halves.
#include "solver/way_back.h"

#include "solver/solvable.h"

namespace croupier {
namespace {

template <GameState S>
class WayBackOf final : public WayBack {
public:
    WayBackOf(std::vector<S> line, const SearchLimits& limits)
        : line_(std::move(line)), limits_(limits), open_(line_.size(), true), lost_(line_.size()) {
        next();
    }

    bool step(std::uint64_t states) override {
        if (at_ == line_.size()) return true;
        if (!search_->step(states)) return false;
        searched_ += search_->states();
        switch (search_->verdict()) {
        case Verdict::yes: won_ = at_ + 1; break;
        case Verdict::no: lost_ = at_; break;
        case Verdict::unknown: open_[at_] = false; break;
        }
        return next();
    }
    std::uint64_t states() const override {
        return searched_ + (at_ == line_.size() ? 0 : search_->states());
    }
    std::optional<std::size_t> last_won() const override {
        return won_ == 0 ? std::nullopt : std::optional(won_ - 1);
    }
    std::optional<std::size_t> first_lost() const override {
        return lost_ == line_.size() ? std::nullopt : std::optional(lost_);
    }
    bool is_exact() const override { return won_ == lost_; }

private:
    // The open position nearest to the middle of what is not decided; true when there is none.
    bool next() {
        at_ = line_.size();
        const std::size_t middle = won_ + (lost_ - won_) / 2;
        for (std::size_t i = won_; i < lost_; ++i) {
            const auto far = [&](std::size_t k) { return k < middle ? middle - k : k - middle; };
            if (open_[i] && (at_ == line_.size() || far(i) < far(at_))) at_ = i;
        }
        if (at_ == line_.size()) return true;
        search_->begin(line_[at_], limits_);
        return false;
    }

    std::unique_ptr<SearchOf<S>> search_ = search_for(std::type_identity<S>{});
    std::vector<S> line_;
    SearchLimits limits_;
    std::vector<bool> open_;  // not yet asked, or decided
    std::size_t won_ = 0;     // so many positions from the start are winnable
    std::size_t lost_;        // from this one on they are not
    std::size_t at_ = 0;      // asked now
    std::uint64_t searched_ = 0;
};

}  // namespace

Result<std::unique_ptr<WayBack>> ask_way_back(const std::vector<std::string>& positions,
                                              const SearchLimits& limits) {
    using Made = std::unique_ptr<WayBack>;
    if (positions.empty())
        return ParseError{ParseCode::cut_short, 0, "a line of play has at least one position"};
    return with_position<Made>(positions[0], [&]<GameState S>(const S&) -> Result<Made> {
        std::vector<S> line;
        for (const std::string& text : positions) {
            const auto state = position_from<S>(text);
            if (!state) return state.error();
            line.push_back(*state);
        }
        return Made(std::make_unique<WayBackOf<S>>(std::move(line), limits));
    });
}

}  // namespace croupier
