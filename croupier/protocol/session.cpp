// Reading requests, finding their command, writing answers.
#include "croupier/protocol/session.h"

#include <algorithm>

#include "croupier/engine/suggest.h"
#include "croupier/formats/games.h"
#include "croupier/formats/settings.h"
#include "croupier/protocol/answers.h"
#include "croupier/protocol/request.h"

namespace croupier::protocol {
namespace {

constexpr std::int64_t last_possible = std::int64_t{1} << 53;  // number of a match

}  // namespace

const std::vector<Session::Named>& Session::commands() {
    static const std::vector<Named> list{
        {"hello", &Session::hello},
        {"games", &Session::list_games},
        {"daily", &Session::daily},
        {"new", &Session::open_new},
        {"load", &Session::load},
        {"position", &Session::position},
        {"view", &Session::view},
        {"table", &Session::table},
        {"moves", &Session::moves},
        {"play", &Session::play},
        {"undo", &Session::undo},
        {"redo", &Session::redo},
        {"rewind", &Session::rewind},
        {"finish", &Session::finish},
        {"pause", &Session::pause},
        {"resume", &Session::resume},
        {"hint", &Session::hint},
        {"record", &Session::record},
        {"save", &Session::save},
        {"state", &Session::state},
        {"carry", &Session::carry},
        {"targets", &Session::targets},
        {"reasons", &Session::reasons},
        {"retract", &Session::retract},
        {"line", &Session::line},
        {"attempt", &Session::attempt},
        {"advise", &Session::advise},
        {"result", &Session::result},
        {"statistics", &Session::statistics},
        {"link", &Session::link},
        {"story", &Session::story},
        {"replay_to", &Session::replay_to},
        {"bot", &Session::bot},
        {"report", &Session::report},
        {"verify", &Session::verify},
        {"perft", &Session::count},
        {"solve", &Session::solve},
        {"verdicts", &Session::verdicts},
        {"fair", &Session::fair},
        {"advice", &Session::advice},
        {"way_back", &Session::way_back},
        {"stop", &Session::stop},
        {"close", &Session::close},
        {"quit", &Session::quit},
    };
    return list;
}

void Session::answer(std::string_view line, std::string& out) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.find_first_not_of(" \t") == std::string_view::npos) return;
    const Result<Json> json = formats::json_from(line);
    if (!json) {
        Json error = fault(json.error());
        error["code"] = "bad_json";
        return write_line(nullptr, std::move(error), out);
    }
    Request request(*json, out);
    if (request.failed()) return request.reply();
    const std::string name = request.in.text("command");
    const auto found = std::ranges::find(commands(), name, &Named::name);
    if (found != commands().end()) {
        (this->*found->handle)(request);
    } else if (!request.failed()) {
        std::vector<std::string_view> names;
        for (const Named& command : commands()) names.push_back(command.name);
        request.fail("unknown_command", "there is no command '" + name + "'; the commands are " +
                                            listed(names) + did_you_mean(name, names));
    }
    request.reply();
}

void Session::refuse_long_line(std::string& out) const {
    write_line(nullptr,
               fault("too_long", "a line may have " + std::to_string(longest_line) + " bytes"),
               out);
}

void Session::hello(Request& request) {
    Json names = Json::array();
    for (const Named& command : commands()) names.push_back(command.name);
    request.out["program"] = "croupier";
    request.out["version"] = CROUPIER_VERSION;
    request.out["protocol"] = version;
    request.out["commands"] = std::move(names);
    request.out["limits"] = {
        {"line", longest_line}, {"matches", most_matches}, {"depth", deepest_perft}};
}

void Session::list_games(Request& request) { request.out["games"] = formats::games_as_json(); }

Save* Session::seated_at(Request& request) {
    const std::int64_t number = request.in.number("match", 1, last_possible);
    if (request.failed()) return nullptr;
    const auto found = matches_.find(number);
    if (found != matches_.end()) return &found->second;
    request.fail("no_such_match",
                 "there is no match " + std::to_string(number) + ": open one with new or load");
    return nullptr;
}

void Session::seat(Request& request, MatchResult match, SaveHead head) {
    if (!match) return request.fail(match.error());
    if (auto trouble = formats::lacks_cards(**match)) return request.fail(*trouble);
    if (matches_.size() >= most_matches)
        return request.fail("too_many_matches",
                            "close a match first: " + std::to_string(most_matches) + " are open");
    const Match& seated = **match;
    const BotSeats bot_seats = BotSeats::named_in(request.in, seated);
    if (request.failed()) return;
    request.out["match"] = ++last_match_;
    request.out["game"] = seated.game();
    request.out["mode"] = seated.mode();
    request.out["options"] = formats::to_json(seated.settings());
    request.out["deal"] = head.deal.empty() ? Json(nullptr) : Json(head.deal);
    matches_.emplace(last_match_, Save{std::move(head), std::move(*match)});
    if (request.in.has("bots")) bot_seats_.emplace(last_match_, bot_seats);
}

void Session::close(Request& request) {
    if (seated_at(request) == nullptr) return;
    const std::int64_t number = request.in.number("match", 1, last_possible);
    matches_.erase(number);
    bot_seats_.erase(number);
    plans_.erase(number);
}

void Session::quit(Request& request) {
    if (busy()) end_long_task(request.lines(), true);
    over_ = true;
}

}  // namespace croupier::protocol
