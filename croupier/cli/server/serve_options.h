// What can be said behind `croupier serve`, and what it means.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "croupier/online/hall.h"
#include "croupier/server/log.h"
#include "croupier/server/settings.h"

namespace croupier::cli {

struct ServeWords {
    std::string listen = "127.0.0.1:8080";
    int port = -1;  // not said
    bool listen_said = false;
    std::string admin;
    std::string web, data;
    std::string certificate, key;
    std::string durability = "process", limits = "default";
    std::vector<std::string> origins, proxies;
    std::size_t connections = server::Settings{}.connections;
    std::size_t rooms = online::HallSettings{}.rooms;
    long timeout = server::Settings{}.patience.count();
    bool log = false, behind_proxy = false;
    std::string log_level = "error", log_format = "text";
};

// Options of the command, also by environment; the words are there when it is called.
void add_serve_options(CLI::App& command, ServeWords& words);

// Ends the command with a sentence where the words are wrong.
server::Settings server_settings(const ServeWords& words);
server::Log log_of(const ServeWords& words);

}  // namespace croupier::cli
