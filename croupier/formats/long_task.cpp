// Long work for other programs: counting and solving.
#include "croupier/formats/long_task.h"

#include "croupier/formats/long_task_parts.h"
#include "croupier/solver/arrangements.h"
#include "croupier/solver/fair.h"
#include "croupier/solver/interval.h"

namespace croupier::formats {
namespace {

class PerftTask final : public LongTask {
public:
    explicit PerftTask(std::unique_ptr<PerftCount> count) : count_(std::move(count)) {}
    bool step() override { return count_->step(20'000); }
    Json progress() override { return milestone_.passed(count_->sequences()) ? answer() : Json(); }
    Json answer() const override { return {{"sequences", count_->sequences()}}; }

private:
    std::unique_ptr<PerftCount> count_;
    Milestone milestone_{10'000'000};
};

// A question to the solver; what its answer says differs.
template <class Asked>
class SolverTask final : public LongTask {
public:
    using Say = Json (*)(const Asked&);
    SolverTask(std::unique_ptr<Asked> question, Say say)
        : question_(std::move(question)), say_(say) {}
    bool step() override { return question_->step(solver::states_per_slice); }
    Json progress() override {
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
    Milestone milestone_{states_a_milestone};
};

template <class Asked>
LongTaskResult task_of(Result<std::unique_ptr<Asked>> question, Json (*say)(const Asked&)) {
    if (!question) return question.error();
    return std::unique_ptr<LongTask>(
        std::make_unique<SolverTask<Asked>>(std::move(*question), say));
}

Json said_of(const solver::Solver& solver) {
    const solver::Solution& solution = solver.solution();
    Json said{{"verdict", solver::name_of(solution.verdict)}};
    if (solution.verdict == Verdict::yes) said["moves"] = solver.text_of(solution.line);
    return said;
}

Json said_of(const solver::MoveVerdicts& asked) {
    return {{"verdict", solver::name_of(asked.verdict())},
            {"moves", moves_as_json(asked.verdicts())}};
}

Json to_json(const solver::VerdictCounts& counts, int unseen) {
    return {{"samples", counts.all()},
            {"won", counts.won},
            {"impossible", counts.impossible},
            {"unknown", counts.unknown},
            {"unseen", unseen}};
}

Json chance_of(const solver::FairQuestion& asked) {
    const solver::VerdictCounts counts = asked.counts();
    Json said = to_json(counts, asked.unseen());
    said["interval"] = {solver::wilson(counts.won, counts.all()).low,
                        solver::wilson(counts.won + counts.unknown, counts.all()).high};
    return said;
}

Json advice_of(const solver::AdviceQuestion& asked) {
    const std::optional<solver::Advice> advice = asked.advice();
    Json said = to_json(asked.counts(), asked.unseen());
    said["move"] = advice ? Json(advice->move) : Json();
    said["votes"] = advice ? advice->votes : 0;
    said["planned"] = advice && advice->is_planned;
    if (advice && !advice->plan.empty()) said["plan"] = advice->plan;
    if (advice && !advice->line.empty()) said["line"] = advice->line;
    return said;
}

}  // namespace

std::unique_ptr<LongTask> perft_task(const Match& match, int depth) {
    return std::make_unique<PerftTask>(match.count_moves(depth));
}

LongTaskResult solve_task(const Match& match, const solver::SearchLimits& limits,
                          const solver::Searches& searches) {
    return task_of<solver::Solver>(solver::solver_for(match.position(), limits, searches), said_of);
}

LongTaskResult verdicts_task(const Match& match, const solver::SearchLimits& limits,
                             const solver::Searches& searches) {
    return task_of<solver::MoveVerdicts>(solver::ask_moves(match.position(), limits, searches),
                                         said_of);
}

LongTaskResult fair_task(const Match& match, int samples, std::uint64_t seed,
                         const solver::SearchLimits& limits, const solver::Searches& searches) {
    return task_of<solver::FairQuestion>(
        solver::ask_fair(match.position(), match.known(), samples, seed, limits, searches),
        chance_of);
}

LongTaskResult advice_task(const Match& match, const solver::AdviceSettings& settings, bool xray,
                           const solver::Searches& searches) {
    return task_of<solver::AdviceQuestion>(
        solver::ask_advice(positions_of(match), xray ? solver::whole_pack : match.known(), settings,
                           searches),
        advice_of);
}

}  // namespace croupier::formats
