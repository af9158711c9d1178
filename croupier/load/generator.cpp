// Who plays when.
#include "croupier/load/generator.h"

#include <sys/resource.h>

namespace croupier::load {
namespace {

constexpr std::size_t opening_at_once = 64;
constexpr std::chrono::microseconds early{200}, awake_for{2000};

double cpu_seconds() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

Generator::Generator(const Settings& settings, EventLoop& loop)
    : settings_(settings), loop_(loop), random_(settings.seed) {
    for (int i = 0; i < settings.rooms; ++i) {
        tables_.push_back(std::make_unique<Table>(*this, i));
        tables_.back()->warming =
            static_cast<int>(random_.below(static_cast<std::size_t>(settings.warm_up) + 1));
    }
}

void Generator::turn(Clock::time_point until) {
    while (asked_to_open_ < tables_.size() && asked_to_open_ - opened_ < opening_at_once)
        tables_[asked_to_open_++]->open();
    if (stage_ == Stage::measuring && settings_.rate > 0 && !ready_.empty())
        until = std::min(until, next_);
    if (settings_.awake && stage_ != Stage::warming) until = awake_until(until);
    loop_.turn(until);
    pump();
}

// To wake up takes a virtual core up to a millisecond, which is no time of the server's: who has a
// core of their own looks for answers all the time. But a server that sends nothing waits for its
// disk, whose driver may need this core.
Clock::time_point Generator::awake_until(Clock::time_point until) const {
    const auto now = Clock::now();
    const auto silent_since = std::max(loop_.last_arrival(), asked_);
    return waiting() > 0 && now - silent_since < awake_for ? now : until - early;
}

// A move is due at its time whatever became of the others: who is late is late (no omission).
void Generator::pump() {
    if (stage_ != Stage::measuring) return;
    const auto interval = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(settings_.rate > 0 ? 1 / settings_.rate : 0));
    while (!ready_.empty()) {
        const auto now = Clock::now();
        if (settings_.rate > 0 && next_ > now) return;
        Table& table = *ready_.front();
        ready_.pop_front();
        if (!table.play(settings_.rate > 0 ? next_ : now, true)) continue;
        ++tally.offered;
        if (asked_ <= loop_.last_arrival()) asked_ = now;
        if (settings_.rate > 0) tally.behind.add(now - next_);
        next_ += interval;
    }
}

std::size_t Generator::late() const {
    const auto now = Clock::now();
    if (settings_.rate <= 0 || now < next_) return 0;
    return static_cast<std::size_t>(std::chrono::duration<double>(now - next_).count() *
                                    settings_.rate);
}

void Generator::opened() { ++opened_; }

void Generator::ready(Table& table) {
    if (stage_ == Stage::warming && table.warming > 0) {
        --table.warming;
        table.play(loop_.now(), false);
        return;
    }
    if (stage_ == Stage::warming) ++parked_;
    ready_.push_back(&table);
}

void Generator::begin() {
    stage_ = Stage::measuring;
    begun_ = next_ = Clock::now();
    cpu_before_ = cpu_seconds();
    tally.refusals.clear();
}

void Generator::end() {
    if (stage_ != Stage::measuring) return;
    tally.seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
    tally.cpu = cpu_seconds() - cpu_before_;
    tally.offered += late();
    stage_ = Stage::ended;
}

void Generator::answered(const SentRequest& asked) {
    if (!asked.measured) return;
    if (stage_ == Stage::measuring) ++tally.moves;
    tally.answers.add(loop_.now() - asked.due);
}
void Generator::seen(Clock::time_point due, bool measured) {
    if (measured) tally.views.add(loop_.now() - due);
}

std::size_t Generator::unanswered() const {
    std::size_t open = 0;
    for (const auto& table : tables_) open += table->unanswered();
    return open;
}
int Generator::seated() const {
    int count = 0;
    for (const auto& table : tables_) count += table->seated();
    return count;
}
void Generator::mark() {
    for (const auto& table : tables_) table->plays_on = false;
}
std::size_t Generator::playing_on() const {
    std::size_t count = 0;
    for (const auto& table : tables_)
        if (table->plays_on) ++count;
    return count;
}
void Generator::close() {
    for (const auto& table : tables_) table->close();
}

}  // namespace croupier::load
