// The commands that are answered later.
#include "croupier/formats/long_task.h"
#include "croupier/protocol/request.h"

namespace croupier::protocol {
namespace {

constexpr std::int64_t most_memory = 4096;  // MiB
constexpr std::int64_t most_samples = 100'000;

solver::SearchLimits limits_in(Members& members) {
    solver::SearchLimits limits;
    if (const auto states = members.number_if("states", 1, INT64_MAX))
        limits.states = static_cast<std::uint64_t>(*states);
    if (const auto memory = members.number_if("memory", 1, most_memory))
        limits.memory = static_cast<std::size_t>(*memory) << 20;
    return limits;
}

int samples_in(Members& members, int if_unsaid) {
    return static_cast<int>(members.number_if("samples", 1, most_samples).value_or(if_unsaid));
}

std::uint64_t seed_in(Members& members) {
    return static_cast<std::uint64_t>(members.number_if("seed", 1, INT64_MAX).value_or(1));
}

}  // namespace

void Session::count(Request& request) {
    const Save* seated = seated_at(request);
    const auto depth = static_cast<int>(request.in.number("depth", 1, deepest_perft));
    if (!request.failed()) begin_long_task(request, formats::perft_task(*seated->match, depth));
}

void Session::solve(Request& request) {
    const Save* seated = seated_at(request);
    const solver::SearchLimits limits = limits_in(request.in);
    if (!request.failed())
        begin_long_task(request, formats::solve_task(*seated->match, limits, searches_));
}

void Session::verdicts(Request& request) {
    const Save* seated = seated_at(request);
    const solver::SearchLimits limits = limits_in(request.in);
    if (!request.failed())
        begin_long_task(request, formats::verdicts_task(*seated->match, limits, searches_));
}

void Session::fair(Request& request) { ask_unpeeked(request, 32, formats::fair_task); }
void Session::way_back(Request& request) { ask_unpeeked(request, 16, formats::way_back_task); }

// A question about arrangements of what the player has not seen.
void Session::ask_unpeeked(Request& request, int samples_if_unsaid, formats::SampledTask* task) {
    const Save* seated = seated_at(request);
    const solver::SearchLimits limits = limits_in(request.in);
    const int samples = samples_in(request.in, samples_if_unsaid);
    const std::uint64_t seed = seed_in(request.in);
    if (!request.failed())
        begin_long_task(request, task(*seated->match, samples, seed, limits, searches_));
}

// Who brings no plan goes on with the one of the last answer of the kind.
void Session::advice(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const std::int64_t number = request.in.number("match", 1, INT64_MAX);
    solver::AdviceSettings settings;
    settings.limits = limits_in(request.in);
    settings.samples = samples_in(request.in, 16);
    settings.seed = seed_in(request.in);
    const bool xray = request.in.flag_or("xray", false);
    const auto kept = plans_.find(number);
    const bool goes_on = kept != plans_.end() && kept->second.xray == xray;
    settings.plan = request.in.text_or("plan", goes_on ? kept->second.text : std::string());
    if (request.failed()) return;
    begin_long_task(request, formats::advice_task(*seated->match, settings, xray, searches_));
    if (request.failed()) return;
    advised_ = number;
    advised_by_xray_ = xray;
}

void Session::begin_long_task(Request& request, formats::LongTaskResult task) {
    if (!task) return request.fail(task.error());
    if (busy())
        return request.fail("busy", "long work is going on already: wait for it, or stop it");
    long_task_ = std::move(*task);
    long_task_id_ = request.id();
    request.answer_later();
}

void Session::step(std::string& out) {
    if (!busy()) return;
    if (long_task_->step()) return end_long_task(out, false);
    Json progress = long_task_->progress();
    if (!progress.is_null())
        formats::append_line(out, {{"id", long_task_id_}, {"info", std::move(progress)}});
}

void Session::end_long_task(std::string& out, bool stopped) {
    Json answer = long_task_->answer();
    answer["id"] = long_task_id_;
    answer["ok"] = true;
    answer["stopped"] = stopped;
    formats::append_line(out, answer);
    // What was stopped too early to find a plan does not end the one before.
    if (matches_.contains(advised_) && answer.contains("plan"))
        plans_[advised_] = {answer["plan"].get<std::string>(), advised_by_xray_};
    advised_ = 0;
    long_task_.reset();
    searches_.tidy();
}

void Session::stop(Request& request) {
    request.out["stopped"] = busy();
    if (busy()) end_long_task(request.lines(), true);
}

}  // namespace croupier::protocol
