// From a request to a command and back.
#include "croupier/server/admin.h"

#include <algorithm>
#include <array>

#include "croupier/engine/ascii.h"
#include "croupier/online/token.h"
#include "croupier/server/listen.h"
#include "croupier/server/target.h"

namespace croupier::server {
namespace {

// "/rooms/", what it is about, "/close".
struct Route {
    Order order;
    std::string_view name, method, before, after;
    bool about;
};
constexpr auto routes = std::to_array<Route>({
    {Order::metrics, "metrics", "GET", "/metrics", "", false},
    {Order::rooms, "rooms", "GET", "/rooms", "", false},
    {Order::close, "close", "POST", "/rooms/", "/close", true},
    {Order::ban, "ban", "POST", "/players/", "/ban", true},
    {Order::unban, "unban", "POST", "/players/", "/unban", true},
    {Order::forget, "forget", "DELETE", "/players/", "", true},
    {Order::backup, "backup", "POST", "/backup/", "", true},
    {Order::drain, "drain", "POST", "/drain", "", false},
    {Order::undrain, "undrain", "POST", "/undrain", "", false},
});

bool is_this_machine(std::string_view host) {
    Result<Listen> read = listen_from(host);
    if (!read) read = listen_from(std::string(host) + ":80");
    return read && is_loopback(*read);
}

bool is_word(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char letter) {
        return is_small_letter(letter) || is_capital_letter(letter) || is_digit(letter);
    });
}

std::optional<std::string> about_of(const Route& route, std::string_view path) {
    const std::size_t around = route.before.size() + route.after.size();
    if (!path.starts_with(route.before) || !path.ends_with(route.after)) return {};
    if (!route.about) return path.size() == around ? std::optional(std::string()) : std::nullopt;
    if (path.size() <= around) return {};
    const std::string_view about = path.substr(route.before.size(), path.size() - around);
    if (route.order == Order::backup)
        return about.ends_with('/') ? std::nullopt : std::optional("/" + std::string(about));
    if (!is_word(about)) return {};
    return route.order == Order::close ? online::room_code_from(about) : std::string(about);
}

std::string encoded(std::string_view text) {
    constexpr std::string_view plain = "-._~/", digits = "0123456789ABCDEF";
    std::string out;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (is_word({&letter, 1}) || plain.find(letter) != std::string_view::npos)
            out += letter;
        else
            out.append("%").append({digits[byte >> 4], digits[byte & 15]});
    }
    return out;
}

AdminReading refused(Status status, std::string_view sentence) {
    return {{}, refusal(status, sentence)};
}

}  // namespace

std::string_view name_of(Order order) {
    return std::ranges::find(routes, order, &Route::order)->name;
}

std::optional<Order> order_from(std::string_view name) {
    const auto* const found = std::ranges::find(routes, name, &Route::name);
    return found == routes.end() ? std::nullopt : std::optional(found->order);
}

AdminReading read_admin_request(const AdminRequest& request) {
    if (!is_this_machine(request.host) || request.has_origin)
        return refused(Status::forbidden, "This port is for programs on this machine.\n");
    if (request.has_body) return refused(Status::content_too_large, "A command has no body.\n");
    const auto path = decoded(request.target);
    if (!path) return {{}, refusal(Status::bad_request)};
    bool known = false;
    for (const Route& route : routes) {
        std::optional<std::string> about = about_of(route, *path);
        if (!about) continue;
        known = true;
        if (route.method != request.method) continue;
        if (route.method != "GET" && !request.has_purpose)
            return refused(Status::forbidden,
                           "What changes something needs the field Croupier-Admin: yes.\n");
        return {AdminCommand{route.order, *std::move(about)}, {}};
    }
    if (known) {
        AdminReading reading = refused(Status::method_not_allowed, "Not with this method.\n");
        reading.refusal.allow = "GET, POST, DELETE";
        return reading;
    }
    return refused(Status::not_found,
                   "There is no such command, or no such room or player: codes and ids are letters "
                   "and digits.\n");
}

Result<AdminRequestLine> request_for(const AdminCommand& command) {
    const Route& route = *std::ranges::find(routes, command.order, &Route::order);
    const auto wrong = [&](std::string sentence) {
        return ParseError{ParseCode::bad_value, 0, std::move(sentence)};
    };
    std::string_view about = command.about;
    if (route.about == about.empty())
        return wrong(route.about ? "'" + std::string(route.name) + "' needs to know which one"
                                 : "'" + std::string(route.name) + "' takes nothing behind it");
    std::string code;
    if (command.order == Order::close) {
        const auto read = online::room_code_from(about);
        if (!read)
            return wrong("'" + std::string(about) +
                         "' is no code of a room: it has eight letters and digits, as K7QM2XWA");
        about = code = *read;
    } else if (command.order == Order::backup) {
        if (!about.starts_with('/') || about.ends_with('/'))
            return wrong("'" + std::string(about) + "' is no file for a copy");
        about.remove_prefix(1);
    } else if (route.about && (!is_word(about) || about.size() > 64)) {
        return wrong("'" + std::string(about) +
                     "' is no id of a player: it has letters and digits, as k3v9w2m4qx");
    }
    AdminRequestLine request{route.method, std::string(route.before)};
    request.target += encoded(about);
    request.target += route.after;
    if (request.target.size() > longest_target) return wrong("the name of the file is too long");
    return request;
}

}  // namespace croupier::server
