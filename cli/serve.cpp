// croupier serve: the page for the browser.
#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "server/folder.h"
#include "server/net/run.h"

namespace croupier::cli {
namespace {

struct ServeWords {
    std::string listen = "127.0.0.1:8080";
    std::string web;
    std::size_t connections = server::Settings{}.connections;
    long timeout = server::Settings{}.patience.count();
    bool log = false;
};

std::string default_folder() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (error) fail("this program cannot tell where it lies: name the page's folder with --web");
    return server::folder_beside(program.string());
}

void run_serve(const ServeWords& words) {
    server::Settings settings;
    settings.listen = value_or_fail(server::listen_from(words.listen));
    settings.connections = words.connections;
    settings.patience = std::chrono::seconds(words.timeout);
    if (words.log) settings.log = &std::cerr;
    const std::string folder = words.web.empty() ? default_folder() : words.web;
    const server::Files files(value_or_fail(server::read_page(folder)));
    const auto trouble = server::run(files, settings, [](const server::Listen& listen) {
        std::cout << "Croupier is open at " << server::url_of(listen) << "  (Ctrl-C ends it)"
                  << std::endl;
    });
    if (trouble) fail(*trouble);
}

}  // namespace

void add_serve(CLI::App& app) {
    auto* command = app.add_subcommand("serve", "Open the table for browsers, over HTTP");
    auto words = std::make_shared<ServeWords>();
    command->add_option("--listen", words->listen, "Address and port; port 0 finds a free one")
        ->capture_default_str();
    command->add_option("--web", words->web,
                        "Folder of the page (else the one beside the program)");
    command->add_option("--connections", words->connections, "How many connections at once")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command
        ->add_option("--timeout", words->timeout,
                     "Seconds for a request to arrive and for a part of an answer to be taken")
        ->check(CLI::Range(1, 3600))
        ->capture_default_str();
    command->add_flag("--log", words->log, "Write a line for each answer to standard error");
    command->callback([words] { run_serve(*words); });
}

}  // namespace croupier::cli
