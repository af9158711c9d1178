// croupier load: many clients play at a server's tables, check what they are told, and take times.
#include <iostream>
#include <memory>

#include "croupier/cli/commands.h"
#include "croupier/cli/server/commands.h"
#include "croupier/load/run.h"
#include "croupier/terminal/signals.h"

namespace croupier::cli {
namespace {

struct LoadWords {
    std::string url = "ws://127.0.0.1:8080/table";
    int rooms = 250;
    double rate = 0, seconds = 10;
    std::uint64_t seed = 1;
    int pid = 0;
    bool awake = false, json = false;
};

void run_load(const LoadWords& words) {
    load::Settings settings;
    settings.url = value_or_fail(load::url_from(words.url), words.url);
    settings.rooms = words.rooms;
    settings.rate = words.rate;
    settings.seed = words.seed;
    settings.awake = words.awake;
    if (words.pid != 0 && !load::usage_of(words.pid))
        fail("there is no process " + std::to_string(words.pid));
    const terminal::Signals signals({SIGINT, SIGTERM});
    load::Outcome outcome = load::run(settings, words.seconds, words.pid,
                                      [] { return terminal::Signals::to_leave().has_value(); });
    std::cout << (words.json ? load::report_json(outcome) : load::report(outcome));
    if (outcome.tally.fault_count > 0) throw CLI::RuntimeError(1);
    if (outcome.interrupted) throw CLI::RuntimeError(was_interrupted);
}

}  // namespace

void add_load(CLI::App& app) {
    auto* command = app.add_subcommand("load", "Let many clients play at a server, and take times");
    auto words = std::make_shared<LoadWords>();
    command->add_option("--url", words->url, "The tables of the server")->capture_default_str();
    command->add_option("--rooms", words->rooms, "How many rooms, with four clients each")
        ->check(CLI::Range(1, 25'000))
        ->capture_default_str();
    command
        ->add_option("--rate", words->rate,
                     "Moves a second over all rooms; 0 is as fast as answers come")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    command->add_option("--seconds", words->seconds, "How long it is measured")
        ->check(CLI::Range(0.1, 1e6))
        ->capture_default_str();
    command->add_option("--seed", words->seed, "Of moves and nonces")->capture_default_str();
    command->add_option("--pid", words->pid, "The server, to tell what it uses");
    command->add_flag("--awake", words->awake,
                      "Do not sleep while answers are awaited: for who has a core of his own");
    command->add_flag("--json", words->json, "Print JSON");
    command->callback([words] { run_load(*words); });
}

}  // namespace croupier::cli
