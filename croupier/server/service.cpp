// The way of a move through the server, from the frame to the messages, in the order of this file:
//
//   WebSocketServer::turn   reads frames (net/websocket_server.cpp) and calls
//   Service::received       which asks
//   Lobby::received         for rate limits and the route of the request (online/lobby.cpp),
//   Lobby::play             for room and seat (online/lobby_game.cpp);
//   Room::play              decides (online/room_play.cpp); Room::append, in room.cpp, adds the
//                           change to the effects of this turn, and messages follow.
//   WebSocketServer::flush  calls end_turn before it writes to the sockets.
//   Service::end_turn       takes the effects of all frames of this turn together to
//   Service::commit         which hands their changes to
//   GroupCommit::write      (store/group_commit.cpp): in this thread, or with --durability power
//                           in a worker; SqliteWriter::write is BEGIN to COMMIT. Once written,
//   Service::send           puts the messages into the outboxes, which flush writes to the sockets.
//
// What happens when they cannot be written is in service_recovery.cpp.
#include "croupier/server/service.h"

#include <algorithm>
#include <chrono>

#include "croupier/server/address_limiter.h"
#include "croupier/server/frames.h"

namespace croupier::server {
namespace {

using online::Effects;
using online::Time;

constexpr Time come_back = 3'000;
constexpr std::chrono::milliseconds longest_lag{40}, longest_write{250};

Time wall_clock() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

Service::Service(const ServiceSettings& settings, store::Store& store, EventLoop& loop)
    : settings_(settings), store_(store), loop_(loop), began_(wall_clock()),
      lobby_(settings_.lobby, store, random_), commits_(store, loop), passwords_(loop),
      bots_(loop, [this](const online::BotTask& task, Move move) {
          lobby_.bot_chose(task.room, task.turn, move);
      }) {}

// Never backwards, whoever sets the clock of the machine.
Time Service::now() const {
    using std::chrono::duration_cast, std::chrono::milliseconds;
    return began_ + duration_cast<milliseconds>(EventLoop::Clock::now() - started_).count();
}

void Service::opened(online::SessionId session, std::string_view address) {
    // Whoever has one address of a network has them all; this machine is none.
    const std::string network = network_of(address);
    lobby_.opened(session, network.empty() ? address : network, now());
    log_session("connected", session, address);
}

void Service::received(online::SessionId session, std::string_view text) {
    const Effects::Extent before = effects_.extent();
    lobby_.overloaded(overloaded());
    try {
        lobby_.received(session, text, now(), effects_);
    } catch (const store::Unreadable&) {
        effects_.cut_to(before);
        online::RequestReader reader;  // it is a request, or nothing would have been looked up
        effects_.messages.push_back(
            {session, online::MessageWriter::error(reader.read(text)->text("id"),
                                                   online::Problem::storage)});
    }
}

// A request that comes now would wait too long, to be read or to be written: it is refused, which
// is quick, so that those before it do not wait.
bool Service::overloaded() const {
    if (loop_.lag() > longest_lag) return true;
    return !write_began_.empty() && EventLoop::Clock::now() - write_began_.front() > longest_write;
}

void Service::closed(online::SessionId session) {
    lobby_.closed(session, now(), effects_);
    log_session("disconnected", session, {});
}

void Service::wake() {
    if (retry_at_ && now() >= *retry_at_) try_to_write();
    lobby_.tick(now(), effects_);
}

void Service::end_turn() {
    Effects effects = std::exchange(effects_, {});
    // The next turn will have about as much to send.
    effects_.changes.reserve(effects.changes.size());
    effects_.messages.reserve(effects.messages.size());
    commit(std::move(effects), {});
}

bool Service::order(const Order& order, store::GroupCommit::Done done) {
    end_turn();
    Effects effects;
    if (!order(lobby_, now(), effects)) return false;
    commit(std::move(effects), std::move(done));
    return true;
}

// Messages are sent in the order of the turns: one without changes waits for those before it.
void Service::commit(Effects effects, store::GroupCommit::Done done) {
    for (online::BotTask& task : effects.bot_tasks) bots_.choose(std::move(task));
    for (online::PasswordTask& task : effects.password_tasks) check_password(std::move(task));
    if (effects.changes.empty() && commits_.waiting() == 0) {
        send(effects);
        if (done) done({});
        return wake_in_time();
    }
    online::Changes changes = std::move(effects.changes);
    log(changes);
    Touched touched_now = touched_by(changes);
    write_began_.push_back(EventLoop::Clock::now());
    commits_.write(std::move(changes),
                   [this, touched = std::move(touched_now), answer = std::move(done),
                    written = std::move(effects)](const std::optional<std::string>& trouble) {
                       write_times_.add(EventLoop::Clock::now() - write_began_.front());
                       write_began_.pop_front();
                       trouble ? undo(written, touched, *trouble) : send(written);
                       if (answer) answer(trouble);
                   });
    wake_in_time();
}

void Service::send(const Effects& effects) {
    online::MessageSink& sink = loop_.sink();
    for (const online::Outgoing& outgoing : effects.messages)
        sink.send(outgoing.to, outgoing.message.text());
    for (const online::SessionId session : effects.disconnects)
        sink.disconnect(session, close_code::normal, "");
}

void Service::check_password(online::PasswordTask task) {
    const auto done = [this](const online::PasswordTask& checked, online::PasswordResult result) {
        try {
            lobby_.password_done(checked, std::move(result), now(), effects_);
        } catch (const store::Unreadable&) {  // before anything has changed
            effects_.messages.push_back(
                {checked.session,
                 online::MessageWriter::error(checked.request, online::Problem::storage)});
        }
        end_turn();
    };
    passwords_.check(std::move(task), done);
}

void Service::wake_in_time() {
    std::optional<Time> next = lobby_.deadline();
    if (retry_at_) next = next ? std::min(*next, *retry_at_) : *retry_at_;
    if (!next) return;
    loop_.wake_at(started_ + std::chrono::milliseconds(*next - began_));
}

void Service::closing() {
    lobby_.announce_closing(come_back, effects_);
    send(std::exchange(effects_, {}));
}

}  // namespace croupier::server
