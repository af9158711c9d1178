// Long work for other programs: counting and solving.
#include "formats/inquiry.h"

#include "solver/fair.h"
#include "solver/interval.h"
#include "solver/move_verdicts.h"
#include "solver/solve.h"

namespace croupier {
namespace {

// Lets through every so many steps of a number that grows.
class Milestone {
public:
    explicit Milestone(std::uint64_t every) : every_(every) {}
    bool passed(std::uint64_t number) {
        if (number / every_ == last_) return false;
        last_ = number / every_;
        return true;
    }

private:
    std::uint64_t every_, last_ = 0;
};

class PerftInquiry final : public Inquiry {
public:
    explicit PerftInquiry(std::unique_ptr<PerftCount> count) : count_(std::move(count)) {}
    bool step() override { return count_->step(20'000); }
    Json told() override { return milestone_.passed(count_->sequences()) ? answer() : Json(); }
    Json answer() const override { return {{"sequences", count_->sequences()}}; }

private:
    std::unique_ptr<PerftCount> count_;
    Milestone milestone_{10'000'000};
};

// A question to the solver; what its answer says differs.
template <class Asked>
class SolverInquiry final : public Inquiry {
public:
    using Say = Json (*)(const Asked&);
    SolverInquiry(std::unique_ptr<Asked> question, Say say)
        : question_(std::move(question)), say_(say) {}
    bool step() override { return question_->step(states_a_slice); }
    Json told() override {
        return milestone_.passed(question_->states()) ? Json{{"states", question_->states()}}
                                                      : Json();
    }
    Json answer() const override {
        Json said = say_(*question_);
        said["states"] = question_->states();
        return said;
    }

private:
    std::unique_ptr<Asked> question_;
    Say say_;
    Milestone milestone_{1'000'000};
};

template <class Asked>
InquiryResult inquiry_of(Result<std::unique_ptr<Asked>> question, Json (*say)(const Asked&)) {
    if (!question) return question.error();
    return std::unique_ptr<Inquiry>(
        std::make_unique<SolverInquiry<Asked>>(std::move(*question), say));
}

Json said_of(const Solver& solver) {
    const Solution solution = solver.solution();
    Json said{{"verdict", name_of(solution.verdict)}};
    if (solution.verdict == Verdict::yes) said["moves"] = solver.text_of(solution.line);
    return said;
}

Json said_of(const MoveVerdicts& asked) {
    Json list = Json::array();
    for (const MoveVerdict& move : asked.verdicts())
        list.push_back({{"move", move.text}, {"verdict", name_of(move.verdict)}});
    return {{"verdict", name_of(asked.verdict())}, {"moves", std::move(list)}};
}

Json said_of(const FairQuestion& asked) {
    const FairAnswer answer = asked.answer();
    const auto trials = static_cast<std::uint64_t>(answer.samples);
    const auto least = static_cast<std::uint64_t>(answer.won);
    const auto most = trials - static_cast<std::uint64_t>(answer.impossible);
    return {{"samples", answer.samples},
            {"won", answer.won},
            {"impossible", answer.impossible},
            {"unknown", answer.unknown()},
            {"unseen", asked.unseen()},
            {"interval", {wilson(least, trials).low, wilson(most, trials).high}}};
}

}  // namespace

std::unique_ptr<Inquiry> perft_inquiry(const Match& match, int depth) {
    return std::make_unique<PerftInquiry>(match.count_moves(depth));
}

InquiryResult solve_inquiry(const Match& match, const SearchLimits& limits) {
    return inquiry_of<Solver>(solver_for(match.position(), limits), said_of);
}

InquiryResult verdicts_inquiry(const Match& match, const SearchLimits& limits) {
    return inquiry_of<MoveVerdicts>(ask_moves(match.position(), limits), said_of);
}

InquiryResult fair_inquiry(const Match& match, int samples, std::uint64_t seed,
                           const SearchLimits& limits) {
    return inquiry_of<FairQuestion>(
        ask_fair(match.position(), match.known(), samples, seed, limits), said_of);
}

}  // namespace croupier
