// croupier admin: what an operator asks of a running server.
#include <filesystem>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/server/admin_client.h"
#include "croupier/cli/server/commands.h"
#include "croupier/formats/json.h"

namespace croupier::cli {

using formats::Json;

namespace {

struct AdminOptions {
    std::string order, about, at = "127.0.0.1:8081";
    bool json = false;
};

std::string age_text(std::int64_t seconds) {
    if (seconds < 120) return std::to_string(seconds) + " s";
    if (seconds < 7200) return std::to_string(seconds / 60) + " min";
    return std::to_string(seconds / 3600) + " h";
}

void print_rooms(const std::string& body) {
    const Json page = value_or_fail(formats::json_from(body), body);
    formats::Members in(page);
    const Json& rooms = in.list("rooms");
    if (rooms.empty()) std::cout << "There are no rooms.\n";
    for (const Json& line : rooms) {
        formats::Members room(line);
        std::cout << room.text("code") << "  " << room.text("phase") << "  "
                  << room.number("people", 0, 4) << " people, " << room.number("bots", 0, 4)
                  << " bots, " << age_text(room.number("age", INT64_MIN, INT64_MAX))
                  << (room.flag_or("rated", false) ? ", rated" : "");
        for (const Json& someone : room.list("players")) {
            formats::Members player(someone);
            std::cout << "  " << player.text("id") << " " << player.text("name")
                      << (player.flag_or("connected", true) ? "" : " (away)");
        }
        std::cout << '\n';
    }
    if (in.flag_or("draining", false)) std::cout << "No game begins any more.\n";
}

void run_admin(const AdminOptions& options) {
    server::AdminCommand command{*server::order_from(options.order), options.about};
    if (command.order == server::Order::backup && !options.about.empty())
        command.about = std::filesystem::absolute(options.about).lexically_normal().string();
    const server::AdminRequestLine request = value_or_fail(server::request_for(command));
    const server::Listen at = value_or_fail(server::listen_from(options.at));
    const AdminReply answer = value_or_fail(ask_server(at, request));
    if (answer.status != 200) {
        std::string sentence = answer.body;
        while (sentence.ends_with('\n')) sentence.pop_back();
        fail(sentence);
    }
    if (command.order == server::Order::rooms && !options.json)
        print_rooms(answer.body);
    else
        std::cout << answer.body << (answer.body.ends_with('\n') ? "" : "\n");
}

}  // namespace

void add_admin(CLI::App& app) {
    auto* command = app.add_subcommand(
        "admin", "See and close rooms, ban players, copy the book of a running server");
    auto options = std::make_shared<AdminOptions>();
    command
        ->add_option("ORDER", options->order,
                     "rooms; close a room; ban, unban or forget a player; backup to a file; drain "
                     "or undrain, so that no game begins; metrics")
        ->required()
        ->check(CLI::IsMember(
            {"rooms", "close", "ban", "unban", "forget", "backup", "drain", "undrain", "metrics"}));
    command->add_option("WHICH", options->about, "Code of the room, id of the player, or the file");
    command->add_option("--at", options->at, "Where the server has its --admin")
        ->envname("CROUPIER_ADMIN")
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print rooms as JSON");
    command->callback([options] { run_admin(*options); });
}

}  // namespace croupier::cli
