// croupier serve: the page for the browser, and the online table.
#include <csignal>
#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "drawer/drawer.h"
#include "server/api.h"
#include "server/folder.h"
#include "server/net/run.h"
#include "server/service.h"

namespace croupier::cli {
namespace {

struct ServeWords {
    std::string listen = "127.0.0.1:8080";
    std::string web, data;
    std::string certificate, key;
    std::string durability = "process", limits = "default";
    std::vector<std::string> origins;
    std::size_t connections = server::Settings{}.connections;
    std::size_t rooms = online::HallSettings{}.rooms;
    long timeout = server::Settings{}.patience.count();
    bool log = false, behind_proxy = false;
};

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
        const std::string folder = default_data_folder();
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

// Who listens beyond this machine says who encrypts.
void mind_the_open(const ServeWords& words, const server::Listen& listen) {
    if (server::is_loopback(listen)) return;
    if (words.limits == "bench")
        fail("--limits bench is for this machine alone: listen on 127.0.0.1");
    if (!words.behind_proxy && words.certificate.empty())
        fail("everybody could read along on " + listen.host +
             ": give a certificate (--tls-cert and --tls-key), or put a proxy with TLS in front of "
             "it and say --behind-proxy");
}

server::ServiceSettings service_settings(const ServeWords& words) {
    server::ServiceSettings settings;
    settings.hall.rooms = words.rooms;
    if (words.limits == "bench") settings.hall.lift_limits();
    settings.report = [](const std::string& line) {
        std::cerr << "croupier: " << line << std::endl;
    };
    return settings;
}

server::Office open_tables(server::Clerk& clerk, const server::ServiceSettings& settings,
                           store::Store& store) {
    const auto service = std::make_shared<server::Service>(settings, store, clerk);
    if (const int unread = service->restore(); unread > 0)
        settings.report(std::to_string(unread) + " rooms could not be read; they stay in the file");
    return {.counter = service,
            .woken = [it = service.get()] { it->woken(); },
            .turn_over = [it = service.get()] { it->turn_over(); },
            .closing = [it = service.get()] { it->closing(); },
            .api = server::api_of(store)};
}

void run_serve(const ServeWords& words) {
    server::Settings settings;
    settings.listen = value_or_fail(server::listen_from(words.listen));
    settings.connections = words.connections;
    settings.patience = std::chrono::seconds(words.timeout);
    settings.origins = words.origins;
    if (!words.certificate.empty()) settings.tls = {words.certificate, words.key};
    if (words.log) settings.log = &std::cerr;
    mind_the_open(words, settings.listen);
    const std::string folder = words.web.empty() ? default_folder() : words.web;
    const server::Files files(value_or_fail(server::read_page(folder)));
    const auto durability =
        words.durability == "power" ? store::Durability::power : store::Durability::process;
    const auto store = value_or_fail(store::open_sqlite(book_of(words), durability));
    const server::ServiceSettings tables = service_settings(words);
    const auto ready = [&](const server::Listen& listen) {
        std::cout << "Croupier is open at "
                  << server::url_of(listen, settings.tls ? "https" : "http") << "  (Ctrl-C ends it)"
                  << (words.limits == "bench" ? "  without limits, for measuring" : "")
                  << std::endl;
    };
    // A file that may not grow is a full disk, and no reason to end.
    std::signal(SIGXFSZ, SIG_IGN);  // NOLINT(cert-err33-c)
    const auto trouble = server::run(files, settings, ready, [&](server::Clerk& clerk) {
        return open_tables(clerk, tables, *store);
    });
    if (trouble) fail(*trouble);
}

}  // namespace

void add_serve(CLI::App& app) {
    auto* command = app.add_subcommand("serve", "Open the table for browsers, and for play online");
    auto words = std::make_shared<ServeWords>();
    command->add_option("--listen", words->listen, "Address and port; port 0 finds a free one")
        ->envname("CROUPIER_LISTEN")
        ->capture_default_str();
    command->add_option("--web", words->web, "Folder of the page (else the one beside the program)")
        ->envname("CROUPIER_WEB");
    command
        ->add_option("--data", words->data,
                     "File of players, rooms and matches (else tables.db in "
                     "$XDG_DATA_HOME/croupier or ~/.local/share/croupier)")
        ->envname("CROUPIER_DATA");
    command
        ->add_option("--durability", words->durability,
                     "What an answered move survives: process (a crash; a power cut but for the "
                     "last moment) or power")
        ->envname("CROUPIER_DURABILITY")
        ->check(CLI::IsMember({"process", "power"}))
        ->capture_default_str();
    command->add_option("--max-rooms", words->rooms, "How many rooms at once")
        ->envname("CROUPIER_MAX_ROOMS")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--connections", words->connections, "How many connections at once")
        ->envname("CROUPIER_CONNECTIONS")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command
        ->add_option("--timeout", words->timeout,
                     "Seconds for a request to arrive and for a part of an answer to be taken")
        ->envname("CROUPIER_TIMEOUT")
        ->check(CLI::Range(1, 3600))
        ->capture_default_str();
    command->add_option("--origin", words->origins,
                        "Another page that may play here: https://cards.example");
    auto* certificate =
        command
            ->add_option(
                "--tls-cert", words->certificate,
                "Certificate and its chain, as PEM: speak https and wss (SIGHUP reads it again)")
            ->envname("CROUPIER_TLS_CERT");
    auto* key = command->add_option("--tls-key", words->key, "The certificate's key, as PEM")
                    ->envname("CROUPIER_TLS_KEY");
    certificate->needs(key);
    key->needs(certificate);
    command->add_flag("--behind-proxy", words->behind_proxy,
                      "Listen beyond this machine: a proxy in front encrypts");
    command->add_option("--limits", words->limits, "bench lifts the limits of haste, for measuring")
        ->check(CLI::IsMember({"default", "bench"}))
        ->capture_default_str();
    command->add_flag("--log", words->log, "Write a line for each answer to standard error");
    command->callback([words] { run_serve(*words); });
}

}  // namespace croupier::cli
