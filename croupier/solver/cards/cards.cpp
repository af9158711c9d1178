// The search of Cards. With ordered runs the outlines tell all. With free stacks two searches take
// turns, one that looks for a win and one that looks for a proof that there is none; what neither
// of them decides goes to a third, which leaves nothing out.
#include <algorithm>

#include "croupier/solver/cards/line.h"
#include "croupier/solver/cards/outline.h"
#include "croupier/solver/cards/table_search.h"
#include "croupier/solver/searches.h"

namespace croupier::solver {
namespace cards {
namespace {

class CardsSearch final : public SearchOf<Cards> {
public:
    void begin(const Cards& start, const SearchLimits& limits) override {
        start_ = start;
        limits_ = limits;
        tables_ = CardsStart(start);
        verdict_ = Verdict::unknown;
        states_ = 0;
        if (full_begun_) full_.release();
        quick_open_ = outlines_open_ = full_open_ = full_begun_ = false;
        over_ = false;
        if (tables_.hopeless) return finish(Verdict::no);
        const bool free_stacks = tables_.free_stacks;
        open(outlines_, outlines_open_, free_stacks ? limits.memory / 4 : limits.memory);
        if (free_stacks) open(quick_, quick_open_, limits.memory / 4);
    }

    bool step(std::uint64_t states) override {
        const std::uint64_t wanted = states_ + std::min(states, UINT64_MAX - states_);
        const std::uint64_t until = std::min(limits_.states, wanted);
        for (std::uint64_t turns = 1 + states / turn; turns > 0 && !over_ && states_ < until;
             --turns) {
            if (tables_.free_stacks)
                take_turns(until);
            else if (run(outlines_, outlines_open_, std::min(until, states_ + turn)))
                finish(outlines_.verdict());
        }
        if (states_ >= limits_.states) over_ = true;
        return over_;
    }

    Verdict verdict() const override { return verdict_; }
    std::uint64_t states() const override { return states_; }

    std::vector<Move> line() const override {
        CardsLine line(start_);
        if (verdict_ != Verdict::yes) return {};
        if (!tables_.free_stacks)
            for (const auto [card, home] : outlines_.steps())
                home ? line.send_home(card) : line.build(card);
        else
            for (const auto [card, to] : full_begun_ ? full_.steps() : quick_.steps())
                to == CardsStep::home ? line.send_home({card}) : line.build_on({card}, {to});
        return line.moves();
    }

private:
    static constexpr std::uint64_t turn = 500;  // states

    void take_turns(std::uint64_t until) {
        const std::uint64_t share = std::min(until - states_, turn);
        const std::uint64_t soon = states_ + share;
        if (quick_open_ && run(quick_, quick_open_, soon)) {
            if (quick_.verdict() != Verdict::unknown) return finish(quick_.verdict());
        }
        if (outlines_open_ && run(outlines_, outlines_open_, states_ + share)) {
            if (outlines_.verdict() == Verdict::no) return finish(Verdict::no);
        }
        if (quick_open_ || outlines_open_) return;
        if (!full_begun_) {
            open(full_, full_open_, limits_.memory / 2);
            full_begun_ = true;
        } else if (run(full_, full_open_, soon)) {
            finish(full_.verdict());
        }
    }

    template <class S>
    void open(S& search, bool& is_open, std::size_t memory) {
        search.begin(tables_, memory);
        states_ += search.states();
        is_open = true;
    }
    // True when the search is over, which closes it.
    template <class S>
    bool run(S& search, bool& is_open, std::uint64_t until) {
        const std::uint64_t before = search.states();
        is_open = !search.step(until - states_);
        states_ += search.states() - before;
        return !is_open;
    }
    void finish(Verdict verdict) {
        verdict_ = verdict;
        over_ = true;
    }

    Cards start_;
    SearchLimits limits_;
    CardsStart tables_;
    CardsOutlineSearch outlines_;
    CardsTableSearch<KnownBy::outline> quick_;
    CardsTableSearch<KnownBy::table> full_;
    std::uint64_t states_ = 0;
    Verdict verdict_ = Verdict::unknown;
    bool quick_open_ = false, outlines_open_ = false, full_open_ = false;
    bool full_begun_ = false;
    bool over_ = true;
};

}  // namespace
}  // namespace cards

std::unique_ptr<SearchOf<Cards>> cards_search() { return std::make_unique<cards::CardsSearch>(); }

}  // namespace croupier::solver
