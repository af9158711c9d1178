// croupier serve: the page for the browser, and the online table.
#include <csignal>
#include <filesystem>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/server/commands.h"
#include "croupier/cli/server/serve_options.h"
#include "croupier/saves/save_folder.h"
#include "croupier/server/admin_desk.h"
#include "croupier/server/api.h"
#include "croupier/server/folder.h"
#include "croupier/server/net/run.h"
#include "croupier/server/service.h"
#include "croupier/server/timed_store.h"

namespace croupier::cli {
namespace {

std::string default_folder() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (error) fail("this program cannot tell where it lies: name the page's folder with --web");
    return server::folder_beside(program.string());
}

// The file of the tables; its folder is made.
std::string book_of(const ServeWords& words) {
    std::filesystem::path path = words.data;
    if (path.empty()) {
        const std::string folder = saves::default_data_folder();
        if (folder.empty())
            fail("there is no home folder to keep the tables in: name a file with --data");
        path = std::filesystem::path(folder) / "tables.db";
    }
    std::error_code error;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
    if (error)
        fail("cannot make the folder " + path.parent_path().string() + ": " + error.message() +
             "; name another file with --data");
    return path.string();
}

server::ServiceSettings service_settings(const ServeWords& words, server::Log& log) {
    server::ServiceSettings settings;
    settings.hall.rooms = words.rooms;
    if (words.limits == "bench") settings.hall.lift_limits();
    settings.log = &log;
    return settings;
}

server::Office open_tables(server::Clerk& clerk, const server::ServiceSettings& settings,
                           store::Store& store, const server::Durations& commits,
                           const std::string& book) {
    const auto service = std::make_shared<server::Service>(settings, store, clerk);
    const auto admin =
        std::make_shared<server::AdminDesk>(*service, clerk, commits, book, *settings.log);
    if (const int unread = service->restore(); unread > 0)
        settings.log->write(server::Level::error, "rooms_not_read", {{"count", unread}});
    return {.counter = service,
            .woken = [it = service.get()] { it->woken(); },
            .turn_over = [it = service.get()] { it->turn_over(); },
            .closing = [it = service.get()] { it->closing(); },
            .api = server::api_of(store),
            .admin = [admin](const server::Errand& errand,
                             server::Reply reply) { admin->take(errand, std::move(reply)); }};
}

void say_open(const ServeWords& words, const std::string& address,
              const std::optional<server::Listen>& admin) {
    std::cout << "Croupier is open at " << address << "  (Ctrl-C ends it)"
              << (words.limits == "bench" ? "  without limits, for measuring" : "") << '\n';
    if (admin) std::cout << "Its operator is heard at " << server::url_of(*admin) << '\n';
    std::cout << std::flush;
}

void run_serve(const ServeWords& words) {
    server::Settings settings = server_settings(words);
    server::Log log = log_of(words);
    settings.log = &log;
    const std::string folder = words.web.empty() ? default_folder() : words.web;
    const server::Files files(value_or_fail(server::read_page(folder)));
    const auto durability =
        words.durability == "power" ? store::Durability::power : store::Durability::process;
    const std::string book = book_of(words);
    const auto kept = value_or_fail(store::open_sqlite(book, durability));
    server::Durations commits;
    server::TimedStore store(*kept, commits);
    const server::ServiceSettings tables = service_settings(words, log);
    const auto ready = [&](const server::Listen& listen,
                           const std::optional<server::Listen>& admin) {
        const std::string address = server::url_of(listen, settings.tls ? "https" : "http");
        say_open(words, address, admin);
        log.write(server::Level::info, "open", {{"address", address}});
    };
    // A file that may not grow is a full disk, and no reason to end.
    std::signal(SIGXFSZ, SIG_IGN);  // NOLINT(cert-err33-c)
    const auto trouble = server::run(files, settings, ready, [&](server::Clerk& clerk) {
        return open_tables(clerk, tables, store, commits, book);
    });
    if (trouble) fail(*trouble);
    log.write(server::Level::info, "closed");
}

}  // namespace

void add_serve(CLI::App& app) {
    auto* command = app.add_subcommand("serve", "Open the table for browsers, and for play online");
    auto words = std::make_shared<ServeWords>();
    add_serve_options(*command, *words);
    command->callback([words] { run_serve(*words); });
}

}  // namespace croupier::cli
