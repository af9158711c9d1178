// The options of `croupier serve`, one by one.
#include "croupier/cli/server/serve_options.h"

#include <cstdlib>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/server/forwarded.h"

namespace croupier::cli {
namespace {

void add_places(CLI::App& command, ServeOptions& options) {
    command
        .add_option_function<std::string>(
            "--listen",
            [&options](const std::string& listen) {
                options.listen = listen;
                options.listen_given = true;
            },
            "Address and port; port 0 finds a free one")
        ->envname("CROUPIER_LISTEN")
        ->default_str(options.listen);
    command.add_option("--port", options.port, "Short for --listen 127.0.0.1:PORT")
        ->envname("CROUPIER_PORT")
        ->check(CLI::Range(0, 65535));
    command
        .add_option("--admin", options.admin,
                    "Address and port of this machine for metrics and croupier admin, as "
                    "127.0.0.1:8081; none when left out")
        ->envname("CROUPIER_ADMIN");
    command
        .add_option("--web", options.web, "Folder of the page (else the one beside the program)")
        ->envname("CROUPIER_WEB");
    command
        .add_option("--data", options.data,
                    "File of players, rooms and matches (else tables.db in "
                    "$XDG_DATA_HOME/croupier or ~/.local/share/croupier)")
        ->envname("CROUPIER_DATA");
}

void add_limits(CLI::App& command, ServeOptions& options) {
    command
        .add_option("--durability", options.durability,
                    "What an answered move survives: process (a crash; a power cut but for the "
                    "last moment) or power")
        ->envname("CROUPIER_DURABILITY")
        ->check(CLI::IsMember({"process", "power"}))
        ->capture_default_str();
    command.add_option("--max-rooms", options.rooms, "How many rooms at once")
        ->envname("CROUPIER_MAX_ROOMS")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--connections", options.connections, "How many connections at once")
        ->envname("CROUPIER_CONNECTIONS")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command
        .add_option("--timeout", options.timeout,
                    "Seconds for a request to arrive and for a part of an answer to be taken")
        ->envname("CROUPIER_TIMEOUT")
        ->check(CLI::Range(1, 3600))
        ->capture_default_str();
    command
        .add_option("--limits", options.limits, "bench lifts the limits of haste, for measuring")
        ->envname("CROUPIER_LIMITS")
        ->check(CLI::IsMember({"default", "bench"}))
        ->capture_default_str();
}

void add_encryption(CLI::App& command, ServeOptions& options) {
    auto* certificate =
        command
            .add_option(
                "--tls-cert", options.certificate,
                "Certificate and its chain, as PEM: speak https and wss (SIGHUP reads it again)")
            ->envname("CROUPIER_TLS_CERT");
    auto* key = command.add_option("--tls-key", options.key, "The certificate's key, as PEM")
                    ->envname("CROUPIER_TLS_KEY");
    certificate->needs(key);
    key->needs(certificate);
}

void add_surroundings(CLI::App& command, ServeOptions& options) {
    command
        .add_option("--origin", options.origins,
                    "Another page that may play here: https://cards.example")
        ->envname("CROUPIER_ORIGIN")
        ->delimiter(',');
    command
        .add_flag("--behind-proxy", options.behind_proxy,
                  "Listen beyond this machine: a proxy in front encrypts")
        ->envname("CROUPIER_BEHIND_PROXY");
    command
        .add_option("--trusted-proxy", options.proxies,
                    "Address of a proxy whose X-Forwarded-For tells who comes, for the limits of "
                    "an address")
        ->envname("CROUPIER_TRUSTED_PROXY")
        ->delimiter(',');
    command.add_flag("--log", options.log, "Short for --log-level info")->envname("CROUPIER_LOG");
    command
        .add_option("--log-level", options.log_level,
                    "What is written to standard error: error; info, also answers, rooms and "
                    "commands; debug, also connections")
        ->envname("CROUPIER_LOG_LEVEL")
        ->check(CLI::IsMember({"error", "info", "debug"}))
        ->capture_default_str();
    command.add_option("--log-format", options.log_format, "text, or json: an object a line")
        ->envname("CROUPIER_LOG_FORMAT")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();
}

// Who listens beyond this machine says who encrypts.
void mind_the_open(const ServeOptions& options, const server::Listen& listen) {
    if (server::is_loopback(listen)) return;
    if (options.limits == "bench")
        fail("--limits bench is for this machine alone: listen on 127.0.0.1");
    if (!options.behind_proxy && options.certificate.empty())
        fail("everybody could read along on " + listen.host +
             ": give a certificate (--tls-cert and --tls-key), or put a proxy with TLS in front of "
             "it and say --behind-proxy");
}

server::Listen admin_of(const std::string& text) {
    server::Listen listen = value_or_fail(server::listen_from(text));
    if (!server::is_loopback(listen))
        fail("--admin " + text +
             " could be reached by others, and asks for no password: choose a port of 127.0.0.1 "
             "or [::1]");
    return listen;
}

}  // namespace

void add_serve_options(CLI::App& command, ServeOptions& options) {
    add_places(command, options);
    add_limits(command, options);
    add_encryption(command, options);
    add_surroundings(command, options);
}

void refuse_ignored_variables(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options()) {
        const std::string name = option->get_envname();
        if (name.empty() || option->count() > 0) continue;
        const char* value = std::getenv(name.c_str());  // NOLINT(concurrency-mt-unsafe)
        if (value != nullptr && *value != '\0')
            fail(name + "=" + value + " is nothing that " + option->get_name() +
                 " takes: 'croupier serve --help' says what it does");
    }
}

server::Settings server_settings(const ServeOptions& options) {
    server::Settings settings;
    if (options.port >= 0 && options.listen_given)
        fail("--port and --listen (or CROUPIER_PORT and CROUPIER_LISTEN) both say where to "
             "listen: choose one");
    settings.listen = options.port < 0
                          ? value_or_fail(server::listen_from(options.listen))
                          : server::Listen{"127.0.0.1", static_cast<std::uint16_t>(options.port)};
    mind_the_open(options, settings.listen);
    if (!options.admin.empty()) settings.admin = admin_of(options.admin);
    for (const std::string& proxy : options.proxies) {
        const auto address = server::plain_address(proxy);
        if (!address)
            fail("--trusted-proxy " + proxy + " is no address: write it as 127.0.0.1 or ::1");
        settings.proxies.push_back(*address);
    }
    settings.connections = options.connections;
    settings.patience = std::chrono::seconds(options.timeout);
    settings.origins = options.origins;
    if (!options.certificate.empty()) settings.tls = {options.certificate, options.key};
    return settings;
}

server::Log log_of(const ServeOptions& options) {
    using server::Level, server::LogFormat;
    const Level level = options.log_level == "debug"                 ? Level::debug
                        : options.log_level == "info" || options.log ? Level::info
                                                                     : Level::error;
    return {std::cerr, level, options.log_format == "json" ? LogFormat::json : LogFormat::text};
}

}  // namespace croupier::cli
