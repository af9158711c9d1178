// A server whose online table only repeats what it hears, for tests of the WebSockets and their
// measurement. Sessions sit in rooms of four, in the order in which they come.
#include <iostream>
#include <map>
#include <string>

#include "croupier/server/net/run.h"

namespace {

using namespace croupier;
using online::SessionId;

class Echo final : public online::SessionHandler {
public:
    explicit Echo(server::EventLoop& loop) : loop_(loop), sink_(loop.sink()) {}

    void opened(SessionId session, std::string_view address) override {
        seats_[session] = arrivals_.size();
        arrivals_.push_back(session);
        last_address_ = address;
    }
    void closed(SessionId session) override {
        if (seats_.erase(session) == 0) std::abort();
        ++gone_;
    }
    void received(SessionId session, std::string_view text) override {
        const auto seat = seats_.find(session);
        if (seat == seats_.end()) std::abort();
        if (text.starts_with("echo ")) return sink_.send(session, text.substr(5));
        if (text.starts_with("move ")) return tell_room(seat->second, text);
        if (text.starts_with("flood "))
            for (long left = std::stol(std::string(text.substr(6))); left > 0; left -= 4000)
                sink_.send(session, std::string(4000, 'x'));
        if (text == "bye") {
            sink_.send(session, "so long");
            sink_.disconnect(session, 4001, "as you wish");
            sink_.send(session, "never heard");
        }
        if (text == "later") later_ = session;
        if (text == "later")
            loop_.wake_at(server::EventLoop::Clock::now() + std::chrono::milliseconds(50));
        if (text == "post") loop_.post([this, session] { sink_.send(session, "posted"); });
        if (text == "count")
            sink_.send(session, std::to_string(seats_.size()) + " here, " + std::to_string(gone_) +
                                    " gone, last from " + last_address_);
    }
    void wake() { sink_.send(later_, "woken"); }
    void closing() {
        for (const auto& [session, seat] : seats_) sink_.send(session, "closing");
    }

private:
    // As a move is told: three messages, some 900 bytes, to each of the four.
    void tell_room(std::size_t seat, std::string_view text) {
        static const std::string answer(80, 'a'), view(640, 'v'), turn(160, 't');
        const std::size_t first = seat - seat % 4;
        for (std::size_t other = first; other < std::min(first + 4, arrivals_.size()); ++other) {
            sink_.send(arrivals_[other], other == seat ? text : std::string_view(answer));
            sink_.send(arrivals_[other], view);
            sink_.send(arrivals_[other], turn);
        }
    }

    server::EventLoop& loop_;
    online::MessageSink& sink_;
    std::map<SessionId, std::size_t> seats_;
    std::vector<SessionId> arrivals_;
    std::size_t gone_ = 0;
    SessionId later_ = 0;
    std::string last_address_;
};

// "name=number"; false when there is no such setting.
bool set(server::Settings& settings, std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return false;
    const std::string_view name = word.substr(0, equals);
    const std::string value(word.substr(equals + 1));
    if (name == "origin") {
        settings.origins.push_back(value);
        return true;
    }
    if (name == "listen") {
        const auto listen = server::listen_from(value);
        if (listen) settings.listen = *listen;
        return bool(listen);
    }
    const long number = std::stol(value);
    const auto size = static_cast<std::size_t>(number);
    if (name == "connections")
        settings.connections = size;
    else if (name == "timeout")
        settings.patience = std::chrono::seconds(number);
    else if (name == "an_address")
        settings.sockets.an_address = size;
    else if (name == "waiting")
        settings.sockets.waiting = size;
    else if (name == "a_second")
        settings.sockets.a_second = size;
    else if (name == "ping_after")
        settings.sockets.ping_after = std::chrono::milliseconds(number);
    else if (name == "gone_after")
        settings.sockets.gone_after = std::chrono::milliseconds(number);
    else
        return false;
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    server::Settings settings;
    settings.listen = {"127.0.0.1", 0};
    for (int i = 1; i < argc; ++i)
        if (!set(settings, argv[i])) {
            std::cerr << "no such setting: " << argv[i] << '\n';
            return 2;
        }
    const server::Files files(server::Contents{{"index.html", "<!doctype html>\n"}});
    const auto trouble = server::run(
        files, settings,
        [](const server::Listen& listen, const std::optional<server::Listen>&) {
            std::cout << "open at " << server::url_of(listen) << " " << std::endl;
        },
        [](server::EventLoop& loop) {
            const auto echo = std::make_shared<Echo>(loop);
            server::Application application;
            application.sessions = echo;
            application.wake = [it = echo.get()] { it->wake(); };
            application.closing = [it = echo.get()] { it->closing(); };
            application.api = [](std::string_view path) -> std::optional<server::Answer> {
                if (path != "/api/echo") return {};
                return server::json_answer("{\"echo\":true}");
            };
            return application;
        });
    if (trouble) std::cerr << *trouble << '\n';
    return trouble ? 1 : 0;
}
