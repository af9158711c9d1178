// Follows the hints of the protocol from the deal until the game is won or the way back is offered:
// bench_hints [DEALS [MODE…]], by default 5 of each mode. Tells for each mode, without peeking and
// with all cards seen, how many are won, how often a position came twice although nothing new was
// seen, and how long a hint takes.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "bench/progress.h"
#include "croupier/protocol/session.h"

namespace croupier::bench {
namespace {

using protocol::Json;
using Clock = std::chrono::steady_clock;

// More than any line of hints that comes to an end.
constexpr int most_moves = 2000;

class Client {
public:
    Json ask(Json request) {
        std::string out;
        session_.answer(request.dump(), out);
        while (session_.busy()) session_.step(out);
        // Lines before the last one tell how far the work is.
        const std::size_t end = out.size() - 1, begin = out.rfind('\n', end - 1);
        Json answer = *formats::json_from(out.substr(begin + 1, end - begin - 1));
        if (answer["ok"] != true) {
            std::fprintf(stderr, "error: %s\n  of %s\n", answer.dump().c_str(),
                         request.dump().c_str());
            std::exit(1);
        }
        return answer;
    }

private:
    protocol::Session session_;
};

struct Tally {
    int deals = 0, won = 0, way_back = 0, lost = 0, endless = 0, twice = 0;
    std::vector<double> times = {};  // of a hint, in milliseconds

    double time(double share) {
        if (times.empty()) return 0;
        std::ranges::sort(times);
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    }
};

void follow(Client& client, const std::string& deal, bool xray, Tally& tally) {
    const Json match = client.ask({{"command", "new"}, {"deal", deal}})["match"];
    std::set<std::pair<std::string, std::string>> passed;
    ++tally.deals;
    for (int moves = 0;; ++moves) {
        const Json state = client.ask({{"command", "state"}, {"match", match}});
        if (state["outcome"] != "open") {
            ++(state["outcome"] == "won" ? tally.won : tally.lost);
            break;
        }
        if (moves == most_moves) {
            ++tally.endless;
            break;
        }
        const auto begun = Clock::now();
        const Json advice = client.ask({{"command", "advice"},
                                        {"match", match},
                                        {"samples", 32},
                                        {"states", xray ? 2'000'000 : 50'000},
                                        {"memory", 512},
                                        {"xray", xray}});
        tally.times.push_back(
            std::chrono::duration<double, std::milli>(Clock::now() - begun).count());
        if (advice["move"].is_null()) {
            ++tally.way_back;
            break;
        }
        tally.twice +=
            passed.insert({state["hash"].dump(), advice["unseen"].dump()}).second ? 0 : 1;
        client.ask({{"command", "play"}, {"match", match}, {"move", advice["move"]}});
    }
    client.ask({{"command", "close"}, {"match", match}});
}

void measure(const std::string& mode, int deals, bool xray) {
    Client client;
    Tally tally;
    Progress progress(mode + (xray ? ", all cards seen" : ""), static_cast<std::uint64_t>(deals));
    for (int number = 1; number <= deals; ++number) {
        follow(client, mode + "-" + std::to_string(number), xray, tally);
        progress.tell(static_cast<std::uint64_t>(number));
    }
    std::printf("%-4s %-5s %4d deals: %4d won, %4d way back, %4d lost, %d without end, "
                "%d positions twice; a hint %.1f ms (median), %.0f (19 of 20), %.0f (slowest)\n",
                mode.c_str(), xray ? "x-ray" : "fair", tally.deals, tally.won, tally.way_back,
                tally.lost, tally.endless, tally.twice, tally.time(0.5), tally.time(0.95),
                tally.time(1));
    std::fflush(stdout);
}

}  // namespace
}  // namespace croupier::bench

int main(int argc, char** argv) {
    using namespace croupier;
    const int deals = argc > 1 ? std::atoi(argv[1]) : 5;
    if (deals < 1) {
        std::fprintf(stderr, "usage: bench_hints [DEALS [MODE…]]\n");
        return 2;
    }
    std::vector<std::string> modes(argv + std::min(argc, 2), argv + argc);
    if (modes.empty()) modes = {"K1", "K3", "FC", "CA", "CL", "MMC", "MMD", "MMT", "MME"};
    for (const std::string& mode : modes)
        for (const bool xray : {false, true}) bench::measure(mode, deals, xray);
}
