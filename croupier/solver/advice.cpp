// A hint that does not peek and keeps a plan.
#include "croupier/solver/advice.h"

#include <tuple>

#include "croupier/engine/search.h"
#include "croupier/solver/line.h"
#include "croupier/solver/plan.h"

namespace croupier::solver {
namespace {

constexpr std::size_t most_compared = 6;         // beginnings
constexpr std::size_t most_for_progress = 2000;  // positions

template <GameState S>
class AdviceQuestionOf final : public AdviceQuestion {
public:
    AdviceQuestionOf(std::vector<S> line, CardSet known, const AdviceSettings& settings,
                     const std::optional<Plan<S>>& plan, const Searches& searches)
        : search_(searches.lend<S>()), line_(std::move(line)),
          arrangements_(now(), known, settings.seed),
          samples_(arrangements_.samples(settings.samples)), limits_(settings.limits) {
        for (const S& state : line_) visited_.insert(arrangements_.blank(state));
        if (plan) kept_ = rest_of(*plan, line_, arrangements_);
        if (kept_ && unseen() == 0) counts_.add(Verdict::yes);
        stage_ = kept_ ? Stage::done : Stage::sampling;
        if (stage_ == Stage::sampling) draw();
    }

    bool step(std::uint64_t states) override {
        if (stage_ == Stage::done) return true;
        if (!search_->step(states)) return false;
        searched_ += search_->states();
        if (stage_ == Stage::sampling) {
            note_sample();
            if (counts_.all() < samples_)
                draw();
            else
                begin_comparing();
        } else {
            note_comparison();
        }
        return stage_ == Stage::done;
    }
    std::uint64_t states() const override {
        return searched_ + (stage_ == Stage::done ? 0 : search_->states());
    }
    VerdictCounts counts() const override { return counts_; }
    int unseen() const override { return arrangements_.unseen(); }

    std::optional<Advice> advice() const override {
        if (now().outcome() != Outcome::open) return std::nullopt;
        if (kept_) return following(*kept_, 0, true);
        if (const Beginning* best = this->best())
            return following(best->plan, compared_ > 0 ? best->won : best->votes, false);
        if (counts_.by_half() == Verdict::no) return std::nullopt;
        const std::optional<Move> move = something_new();
        if (!move) return std::nullopt;
        return Advice{to_text(now(), *move), {}, {}, 0, false};
    }

private:
    enum class Stage : std::uint8_t { sampling, comparing, done };

    // What can be played of a winning line, whatever lies where: up to the first card turned up.
    struct Beginning {
        Plan<S> plan;
        std::vector<Move> moves;
        S last;  // the position before the last of the moves, the same for all who play so
        bool leads_back = false;
        int order = 0;    // in which they were found
        int votes = 0;    // of the winning lines that begin so
        int won = 0;      // of the compared arrangements, after it
        int pending = 0;  // the same in the arrangement that is compared
    };

    const S& now() const { return line_.back(); }

    void draw() {
        arrangements_.draw();
        arranged_ = arrangements_.in(now());
        if (counts_.all() == 0) first_ = arranged_;
        search_->begin(arranged_, limits_);
    }
    void note_sample() {
        const Verdict verdict = verdict_of(*search_, arranged_);
        counts_.add(verdict);
        if (verdict != Verdict::yes) return;
        won_.push_back(arranged_);
        const std::vector<Move> line = search_->line();
        if (!line.empty()) vote(beginning_of(arranged_, line));
    }
    void vote(Beginning beginning) {
        const auto same = [&](const Beginning& other) {
            return other.last == beginning.last && other.moves.back() == beginning.moves.back();
        };
        auto found = std::ranges::find_if(beginnings_, same);
        if (found == beginnings_.end()) found = beginnings_.insert(found, std::move(beginning));
        ++found->votes;
    }
    Beginning beginning_of(const S& start, const std::vector<Move>& line) const {
        Path<S> path = without_loops(start, with_late_takes(start, line));
        Beginning beginning{{start, path.moves}, {}, start};
        for (std::size_t i = 0; i < path.moves.size(); ++i) {
            beginning.last = arrangements_.blank(path.states[i]);
            beginning.moves.push_back(path.moves[i]);
            if (arrangements_.shows_more(path.states[i + 1])) break;
            beginning.leads_back |= was_visited(path.states[i + 1]);
        }
        return beginning;
    }
    bool was_visited(const S& state) const { return visited_.contains(arrangements_.blank(state)); }

    // Only beginnings that many lines share are worth the time; the only one needs no comparison.
    void begin_comparing() {
        std::ranges::sort(beginnings_, std::ranges::greater{}, [](const Beginning& one) {
            return std::tuple(!one.leads_back, one.votes, -one.order);
        });
        if (beginnings_.size() > most_compared)
            beginnings_.erase(beginnings_.begin() + most_compared, beginnings_.end());
        if (beginnings_.size() < 2) return end();
        stage_ = Stage::comparing;
        search_beginning();
    }
    // One arrangement after the other, all beginnings in it: whenever it is stopped, they were
    // compared in the same ones.
    void search_beginning() {
        S state = won_[compared_];
        for (Move move : beginnings_[at_].moves) state.apply(move);
        search_->begin(state, limits_);
    }
    void note_comparison() {
        beginnings_[at_].pending = search_->verdict() == Verdict::yes ? 1 : 0;
        if (++at_ == beginnings_.size()) {
            for (Beginning& beginning : beginnings_) beginning.won += beginning.pending;
            at_ = 0;
            if (++compared_ == won_.size()) return end();
        }
        search_beginning();
    }
    void end() {
        stage_ = Stage::done;
        search_.reset();  // for whoever asks next
    }

    const Beginning* best() const {
        const auto best = std::ranges::max_element(beginnings_, {}, [](const Beginning& one) {
            return std::tuple(!one.leads_back, one.won, one.votes);
        });
        return best == beginnings_.end() ? nullptr : &*best;
    }
    Advice following(const Plan<S>& plan, int votes, bool is_planned) const {
        return {to_text(now(), plan.line.front()), solver::to_text(plan),
                unseen() == 0 ? line_text(now(), plan.line) : std::string(),
                unseen() == 0 ? 1 : votes, is_planned};
    }

    // Nobody knows a win: the way to a card that goes home or is turned up, else what was not seen
    // yet. Each step of the way makes it shorter, so that nothing comes again.
    std::optional<Move> something_new() const {
        const S& start = first_;
        const std::vector<Move> way = find_progress(start, most_for_progress).line;
        if (!way.empty() && !leads_back(start, way.front())) return way.front();
        for (Move move : start.legal_moves())
            if (is_new(start, move) && !only_swaps_columns(start, move)) return move;
        return std::nullopt;
    }
    bool leads_back(S state, Move move) const {
        state.apply(move);
        return was_visited(state) && !arrangements_.shows_more(state);
    }
    // Where a draw is no turn the line of play does not hold what it showed: the stock goes round
    // for nothing once all of it was seen.
    bool is_new(S state, Move move) const {
        state.apply(move);
        if (arrangements_.shows_more(state)) return true;
        return move.kind == MoveKind::carry && !was_visited(state);
    }

    std::shared_ptr<SearchOf<S>> search_;
    std::vector<S> line_;  // of play; leads to the position that is asked about
    Arrangements<S> arrangements_;
    std::uint64_t samples_;
    SearchLimits limits_;
    StateSet<S> visited_;  // as blank as a player sees them
    std::optional<Plan<S>> kept_;
    Stage stage_ = Stage::sampling;
    S arranged_, first_;
    VerdictCounts counts_;
    std::vector<S> won_;  // arrangements
    std::vector<Beginning> beginnings_;
    std::size_t compared_ = 0, at_ = 0;
    std::uint64_t searched_ = 0;
};

}  // namespace

Result<std::unique_ptr<AdviceQuestion>> ask_advice(const std::vector<std::string>& positions,
                                                   CardSet known, const AdviceSettings& settings,
                                                   const Searches& searches) {
    using Made = std::unique_ptr<AdviceQuestion>;
    return with_line<Made>(positions, [&]<GameState S>(std::vector<S> line) -> Result<Made> {
        std::optional<Plan<S>> plan;
        if (!settings.plan.empty()) {
            auto read = plan_from<S>(settings.plan);
            if (!read) return read.error();
            plan = std::move(*read);
        }
        return Made(std::make_unique<AdviceQuestionOf<S>>(std::move(line), known, settings, plan,
                                                          searches));
    });
}

}  // namespace croupier::solver
