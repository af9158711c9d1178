// The options of `croupier serve`, and what they mean.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "croupier/online/lobby.h"
#include "croupier/server/log.h"
#include "croupier/server/settings.h"

namespace croupier::cli {

struct ServeOptions {
    std::string listen = "127.0.0.1:8080";
    int port = -1;  // not given
    bool listen_given = false;
    std::string admin;
    std::string web, data;
    std::string certificate, key;
    std::string durability = "process", limits = "default";
    std::vector<std::string> origins, proxies;
    std::size_t connections = server::Settings{}.connections;
    std::size_t rooms = online::LobbySettings{}.rooms;
    long timeout = server::Settings{}.patience.count();
    bool log = false, behind_proxy = false;
    std::string log_level = "error", log_format = "text";
};

// Adds them to the command, also by environment; their values are there when it is called.
void add_serve_options(CLI::App& command, ServeOptions& options);
// Newer versions of CLI11 pass over a variable whose value is wrong: the command must not go on as
// if nothing had been said.
void refuse_ignored_variables(const CLI::App& command);

// Ends the command with a sentence where the options are wrong.
server::Settings server_settings(const ServeOptions& options);
server::Log log_of(const ServeOptions& options);

}  // namespace croupier::cli
