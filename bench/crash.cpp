// The server killed with -9 while it is played at: CROUPIER FOLDER KILLS ROOMS MANY. Is every
// answered move still there, does everybody get his seat back, and how soon are MANY rooms open
// again?
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "bench/server_process.h"
#include "croupier/load/run.h"

using namespace std::chrono_literals;
using croupier::ServerProcess;
using croupier::load::Clock;
using croupier::load::EventLoop;
using croupier::load::Generator;
using croupier::load::Settings;

namespace {

constexpr auto patience = 60s;

// Whether it became so in time.
template <class Done>
bool turn_until(Generator& generator, Clock::duration time, const Done& done) {
    const auto end = Clock::now() + time;
    while (!done() && Clock::now() < end) generator.turn(std::min(end, Clock::now() + 20ms));
    return done();
}
void turn_for(Generator& generator, Clock::duration time) {
    turn_until(generator, time, [] { return false; });
}

Settings settings_for(const ServerProcess& server, int rooms, std::uint64_t seed) {
    Settings settings;
    settings.url = *croupier::load::url_from(server.url());
    settings.rooms = rooms;
    settings.survive = true;
    settings.seed = seed;
    return settings;
}

int verdict(const Generator& generator) {
    for (const std::string& fault : generator.tally.faults)
        std::printf("fault: %s\n", fault.c_str());
    return generator.tally.fault_count > 0 ? 1 : 0;
}

int kill_under_load(const std::string& program, const std::string& folder, int kills, int rooms) {
    ServerProcess server(program, folder + "/web", folder + "/killed.db");
    server.start();
    EventLoop loop(/*shuffled=*/true);
    Generator generator(settings_for(server, rooms, 1), loop);
    if (!turn_until(generator, patience, [&] { return generator.warm(); })) {
        generator.tally.fault("the tables could not all be opened");
        return verdict(generator);
    }
    generator.begin();
    croupier::PlayoutRandom random(7);
    const auto some = [&](std::size_t most) {
        return std::chrono::milliseconds(1 + random.below(most));
    };
    const auto all_play = [&] { return generator.playing_on() == static_cast<std::size_t>(rooms); };
    double slowest = 0;
    int early = 0;
    for (int killed = 1; killed <= kills; ++killed) {
        turn_for(generator, some(400));
        server.kill();
        turn_for(generator, some(20));
        slowest = std::max(slowest, server.start());
        // Now and then while everybody is on his way back.
        if (random.below(5) == 0 && killed < kills) {
            ++early;
            continue;
        }
        generator.mark();
        if (!turn_until(generator, patience, all_play)) {
            generator.tally.fault("after kill " + std::to_string(killed) + " only " +
                                  std::to_string(generator.playing_on()) + " rooms play on, and " +
                                  std::to_string(generator.seated()) + " seats are taken");
            break;
        }
    }
    generator.end();
    if (!turn_until(generator, patience, [&] { return generator.waiting() == 0; }))
        generator.tally.fault(std::to_string(generator.waiting()) + " rooms stand still");
    std::printf("%d kills (%d while clients came back), %d rooms: %llu moves answered, "
                "%llu of them asked for again, %llu seats taken again, %llu games to the end, "
                "slowest start %.0f ms: %llu faults\n",
                kills, early, rooms, static_cast<unsigned long long>(generator.tally.moves),
                static_cast<unsigned long long>(generator.tally.repeated),
                static_cast<unsigned long long>(generator.tally.returns),
                static_cast<unsigned long long>(generator.tally.games), 1000 * slowest,
                static_cast<unsigned long long>(generator.tally.fault_count));
    std::fflush(stdout);
    return verdict(generator);
}

// Rooms are filled in lots, so that descriptors suffice; who sits in the last lot has to come back.
int open_many(const std::string& program, const std::string& folder, int many) {
    ServerProcess server(program, folder + "/web", folder + "/many.db");
    server.start();
    const int lots = std::max(1, many / 2000);
    EventLoop loop;
    for (int lot = 1; lot <= lots; ++lot) {
        Settings settings = settings_for(server, many / lots, static_cast<std::uint64_t>(lot));
        settings.warm_up = 16;
        Generator generator(settings, loop);
        if (!turn_until(generator, 3 * patience, [&] { return generator.warm(); }))
            generator.tally.fault("the tables could not all be opened");
        if (lot == lots) {
            server.kill();
            const double seconds = server.start();
            const auto usage = croupier::load::usage_of(server.pid());
            const bool back = turn_until(generator, patience, [&] {
                return generator.seated() == static_cast<int>(generator.sockets());
            });
            if (!back) generator.tally.fault("not everybody came back");
            std::printf("%d rooms open %.0f ms after the start (target 1000), %.1f MB, "
                        "%d of %zu clients of the last %d rooms back\n",
                        many, 1000 * seconds, usage ? usage->resident : 0, generator.seated(),
                        generator.sockets(), many / lots);
        }
        if (generator.tally.fault_count > 0) return verdict(generator);
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 6) return 2;
    const std::string program = argv[1], folder = argv[2];
    const int one = kill_under_load(program, folder, std::atoi(argv[3]), std::atoi(argv[4]));
    const int other = open_many(program, folder, std::atoi(argv[5]));
    return one + other > 0 ? 1 : 0;
}
