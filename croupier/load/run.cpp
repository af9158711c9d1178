// MakeApplication, warming up, measuring, and waiting for what is still on its way.
#include "croupier/load/run.h"

#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace croupier::load {
namespace {

using namespace std::chrono_literals;

constexpr auto a_moment = 100ms;
constexpr auto patience = 15s;  // with a server that sends nothing, and at the end

void raise_descriptor_limit(std::size_t sockets) {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= sockets + 64) return;
    limit.rlim_cur = std::min<rlim_t>(sockets + 64, limit.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

std::optional<Usage> usage_of(int process) {
    const std::string folder = "/proc/" + std::to_string(process);
    std::ifstream stat(folder + "/stat"), statm(folder + "/statm");
    const std::vector<std::string> words{std::istream_iterator<std::string>(stat), {}};
    long pages = 0, resident = 0;
    if (process <= 0 || words.size() < 15 || !(statm >> pages >> resident)) return std::nullopt;
    return Usage{
        (std::stod(words[13]) + std::stod(words[14])) / static_cast<double>(::sysconf(_SC_CLK_TCK)),
        static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6};
}

double stolen_seconds() {
    std::ifstream stat("/proc/stat");
    std::string name;
    double ticks = 0;
    stat >> name;
    for (int i = 0; i < 8; ++i) stat >> ticks;  // user nice system idle iowait irq softirq steal
    return stat ? ticks / static_cast<double>(::sysconf(_SC_CLK_TCK)) : 0;
}

Outcome run(const Settings& settings, double seconds, int process,
            const std::function<bool()>& leave) {
    EventLoop loop;
    Generator generator(settings, loop);
    raise_descriptor_limit(generator.sockets());
    Outcome outcome{.settings = settings, .tally = {}, .before = {}, .after = {}};
    const auto wait = [&](Clock::time_point end, const std::function<bool()>& done) {
        while (!done() && Clock::now() < end && !leave())
            generator.turn(std::min(end, Clock::now() + a_moment));
    };

    const auto stuck = [&] { return generator.tally.fault_count > generator.sockets(); };
    std::uint64_t received = 0;
    do {
        received = generator.tally.frames;
        wait(Clock::now() + patience,
             [&] { return generator.warm() || generator.tally.fault_count > 0; });
    } while (!generator.warm() && generator.tally.fault_count == 0 &&
             generator.tally.frames > received && !leave());
    if (!generator.warm() && !leave()) generator.tally.fault("the tables could not all be opened");
    if (generator.warm()) {
        outcome.before = usage_of(process);
        const double stolen = stolen_seconds();
        generator.begin();
        const auto time = std::chrono::duration<double>(seconds);
        wait(Clock::now() + std::chrono::duration_cast<Clock::duration>(time),
             [&] { return stuck(); });
        outcome.late = generator.late();
        generator.end();
        outcome.after = usage_of(process);
        outcome.stolen = stolen_seconds() - stolen;
        // Every question is answered, and everybody has received whose turn it is.
        wait(Clock::now() + patience, [&] { return generator.waiting() == 0 || stuck(); });
        if (generator.waiting() > 0 && !leave())
            generator.tally.fault(
                std::to_string(generator.waiting()) + " rooms wait for what does not come, and " +
                std::to_string(generator.unanswered()) + " requests are not answered");
    }
    outcome.interrupted = leave();
    outcome.bench_limits = generator.bench_limits;
    generator.close();
    outcome.tally = std::move(generator.tally);
    return outcome;
}

}  // namespace croupier::load
