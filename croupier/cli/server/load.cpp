// croupier load: many clients play at a server's tables, check what they are told, and take times.
#include <iostream>
#include <memory>

#include "croupier/cli/commands.h"
#include "croupier/cli/server/commands.h"
#include "croupier/load/run.h"
#include "croupier/terminal/signals.h"

namespace croupier::cli {
namespace {

struct LoadOptions {
    std::string url = "ws://127.0.0.1:8080/table";
    int rooms = 250;
    double rate = 0, seconds = 10;
    std::uint64_t seed = 1;
    int pid = 0;
    bool awake = false, json = false;
};

void run_load(const LoadOptions& options) {
    load::Settings settings;
    settings.url = value_or_fail(load::url_from(options.url), options.url);
    settings.rooms = options.rooms;
    settings.rate = options.rate;
    settings.seed = options.seed;
    settings.awake = options.awake;
    if (options.pid != 0 && !load::usage_of(options.pid))
        fail("there is no process " + std::to_string(options.pid));
    const terminal::Signals signals({SIGINT, SIGTERM});
    load::Outcome outcome = load::run(settings, options.seconds, options.pid,
                                      [] { return terminal::Signals::to_leave().has_value(); });
    std::cout << (options.json ? load::report_json(outcome) : load::report(outcome));
    if (outcome.tally.fault_count > 0) throw CLI::RuntimeError(1);
    if (outcome.interrupted) throw CLI::RuntimeError(was_interrupted);
}

}  // namespace

void add_load(CLI::App& app) {
    auto* command = app.add_subcommand("load", "Let many clients play at a server, and take times");
    auto options = std::make_shared<LoadOptions>();
    command->add_option("--url", options->url, "The tables of the server")->capture_default_str();
    command->add_option("--rooms", options->rooms, "How many rooms, with four clients each")
        ->check(CLI::Range(1, 25'000))
        ->capture_default_str();
    command
        ->add_option("--rate", options->rate,
                     "Moves a second over all rooms; 0 is as fast as answers come")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    command->add_option("--seconds", options->seconds, "How long it is measured")
        ->check(CLI::Range(0.1, 1e6))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "Of moves and nonces")->capture_default_str();
    command->add_option("--pid", options->pid, "The server, to tell what it uses");
    command->add_flag("--awake", options->awake,
                      "Do not sleep while answers are awaited: for who has a core to spare");
    command->add_flag("--json", options->json, "Print JSON");
    command->callback([options] { run_load(*options); });
}

}  // namespace croupier::cli
