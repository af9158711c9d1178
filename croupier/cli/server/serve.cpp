// croupier serve: the page for the browser, and the online table.
#include <csignal>
#include <filesystem>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/server/commands.h"
#include "croupier/cli/server/serve_options.h"
#include "croupier/saves/save_folder.h"
#include "croupier/server/admin_handler.h"
#include "croupier/server/api.h"
#include "croupier/server/folder.h"
#include "croupier/server/net/run.h"
#include "croupier/server/service.h"

namespace croupier::cli {
namespace {

std::string default_folder() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (error) fail("this program cannot tell where it lies: name the page's folder with --web");
    return server::folder_beside(program.string());
}

// The file of the tables; its folder is made.
std::string database_of(const ServeOptions& options) {
    std::filesystem::path path = options.data;
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

server::ServiceSettings service_settings(const ServeOptions& options, server::Log& log) {
    server::ServiceSettings settings;
    settings.lobby.rooms = options.rooms;
    if (options.limits == "bench") settings.lobby.lift_limits();
    settings.log = &log;
    return settings;
}

server::Application open_tables(server::EventLoop& loop, const server::ServiceSettings& settings,
                                store::Store& store, const std::string& database) {
    const auto service = std::make_shared<server::Service>(settings, store, loop);
    const auto admin =
        std::make_shared<server::AdminHandler>(*service, loop, database, *settings.log);
    if (const int unread = service->restore(); unread > 0)
        settings.log->write(server::Level::error, "rooms_not_read", {{"count", unread}});
    return {.sessions = service,
            .wake = [it = service.get()] { it->wake(); },
            .end_turn = [it = service.get()] { it->end_turn(); },
            .closing = [it = service.get()] { it->closing(); },
            .api = server::api_of(store, [it = service.get()] { return it->lobby().stats(); }),
            .admin = [admin](const server::AdminRequest& request,
                             server::Reply reply) { admin->handle(request, std::move(reply)); }};
}

void say_open(const ServeOptions& options, const std::string& address,
              const std::optional<server::Listen>& admin) {
    std::cout << "Croupier is open at " << address << "  (Ctrl-C ends it)"
              << (options.limits == "bench" ? "  without limits, for measuring" : "") << '\n';
    if (admin) std::cout << "Its operator is heard at " << server::url_of(*admin) << '\n';
    std::cout << std::flush;
}

void run_serve(const ServeOptions& options) {
    server::Settings settings = server_settings(options);
    server::Log log = log_of(options);
    settings.log = &log;
    const std::string folder = options.web.empty() ? default_folder() : options.web;
    const server::Files files(value_or_fail(server::read_page(folder)));
    const auto durability =
        options.durability == "power" ? store::Durability::power : store::Durability::process;
    const std::string database = database_of(options);
    const auto store = value_or_fail(store::open_sqlite(database, durability));
    const server::ServiceSettings tables = service_settings(options, log);
    const auto ready = [&](const server::Listen& listen,
                           const std::optional<server::Listen>& admin) {
        const std::string address = server::url_of(listen, settings.tls ? "https" : "http");
        say_open(options, address, admin);
        log.write(server::Level::info, "open", {{"address", address}});
    };
    // A file that may not grow is a full disk, and no reason to end.
    std::signal(SIGXFSZ, SIG_IGN);  // NOLINT(cert-err33-c)
    const auto trouble = server::run(files, settings, ready, [&](server::EventLoop& loop) {
        return open_tables(loop, tables, *store, database);
    });
    if (trouble) fail(*trouble);
    log.write(server::Level::info, "closed");
}

}  // namespace

void add_serve(CLI::App& app) {
    auto* command = app.add_subcommand("serve", "Open the table for browsers, and for play online");
    auto options = std::make_shared<ServeOptions>();
    add_serve_options(*command, *options);
    command->callback([command, options] {
        refuse_ignored_variables(*command);
        run_serve(*options);
    });
}

}  // namespace croupier::cli
