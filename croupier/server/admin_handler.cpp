// Each command: what it does to the lobby, and its answer.
#include "croupier/server/admin_handler.h"

#include "croupier/formats/json_writer.h"
#include "croupier/server/metrics.h"

namespace croupier::server {
namespace {

using online::Effects;
using online::Lobby;
using online::Time;

double seconds(EventLoop::Clock::duration time) {
    return std::chrono::duration<double>(time).count();
}

Answer text_answer(std::string sentence, Status status = Status::ok) {
    Answer answer = json_answer(std::move(sentence) + "\n");
    answer.media_type = "text/plain; charset=utf-8";
    answer.status = status;
    return answer;
}

void write_room(formats::JsonWriter& json, const online::RoomSummary& room, Time now) {
    const online::RoomInfo& info = room.info;
    int people = 0, bots = 0;
    for (const online::SeatInfo& seat : info.seats) {
        people += seat.person && !seat.abandoned ? 1 : 0;
        bots += seat.bot ? 1 : 0;
    }
    json.open().with("code", info.code).with("phase", name_of(info.phase));
    json.with("rated", info.rules.rated).with("people", people).with("bots", bots);
    json.with("watching", info.watching).with("age", (now - room.opened) / 1000);
    json.key("players").open_list();
    for (const online::SeatInfo& seat : info.seats)
        if (seat.person)
            json.open()
                .with("id", seat.person->id)
                .with("name", seat.person->name)
                .with("connected", seat.connected)
                .close();
    json.close_list().close();
}

}  // namespace

AdminHandler::AdminHandler(Service& service, EventLoop& loop, std::string database, Log& log)
    : service_(service), loop_(loop), database_(std::move(database)), log_(log), backups_(loop) {}

void AdminHandler::handle(const AdminRequest& request, Reply reply) {
    AdminReading reading = read_admin_request(request);
    if (!reading.command) return reply(std::move(reading.refusal));
    const AdminCommand& command = *reading.command;
    const auto answered = [this, order = command.order, send = std::move(reply)](Answer answer) {
        const bool looks = order == Order::metrics || order == Order::rooms;
        log_.write(looks ? Level::debug : Level::info, "admin",
                   {{"order", name_of(order)}, {"status", static_cast<int>(answer.status)}});
        send(std::move(answer));
    };
    try {
        carry_out(command, answered);
    } catch (const store::Unreadable& trouble) {
        answered(
            text_answer(std::string("The book cannot be read: ") + trouble.what(), Status::failed));
    }
}

void AdminHandler::carry_out(const AdminCommand& command, const Reply& reply) {
    const std::string& about = command.about;
    const std::string nobody = "There is no player " + about + ".";
    switch (command.order) {
    case Order::metrics: return reply(metrics());
    case Order::rooms: return reply(rooms());
    case Order::backup: return copy(about, reply);
    case Order::close:
        return change(
            [=](Lobby& lobby, Time now, Effects& out) { return lobby.close_room(about, now, out); },
            "Room " + about + " is closed.", "There is no room " + about + ".", reply);
    case Order::ban:
    case Order::unban: {
        const bool banned = command.order == Order::ban;
        return change([=](Lobby& lobby, Time now,
                          Effects& out) { return lobby.ban(about, banned, now, out); },
                      "Player " + about + (banned ? " is banned." : " may come again."), nobody,
                      reply);
    }
    case Order::forget:
        return change(
            [=](Lobby& lobby, Time now, Effects& out) { return lobby.forget(about, now, out); },
            "Player " + about + " is forgotten.", nobody, reply);
    case Order::drain:
    case Order::undrain: {
        const bool drains = command.order == Order::drain;
        return change(
            [=](Lobby& lobby, Time now, Effects& out) {
                lobby.drain(drains, now, out);
                return true;
            },
            drains ? "No game begins any more; those that are played go on." : "Games begin again.",
            {}, reply);
    }
    }
}

void AdminHandler::change(const Service::Order& order, std::string done, std::string nobody,
                          const Reply& reply) {
    const bool found = service_.order(
        order, [reply, sentence = std::move(done)](const std::optional<std::string>& trouble) {
            reply(trouble ? text_answer("Nothing has changed: " + *trouble, Status::failed)
                          : text_answer(sentence));
        });
    if (!found) reply(text_answer(std::move(nobody), Status::not_found));
}

void AdminHandler::copy(const std::string& file, const Reply& reply) {
    const auto done = [reply, file](const std::optional<std::string>& trouble) {
        reply(trouble ? text_answer(*trouble, Status::conflict)
                      : text_answer("The copy is " + file + "."));
    };
    if (!backups_.start(database_, file, done))
        reply(text_answer("Another copy is being made: wait for its end.", Status::conflict));
}

Answer AdminHandler::metrics() const {
    Answer answer = text_answer(metrics_text({.lobby = service_.lobby().stats(),
                                              .commits = service_.commit_times().stats(),
                                              .writes = service_.write_times().stats(),
                                              .receive_lag = seconds(loop_.lag()),
                                              .up = seconds(service_.up()),
                                              .storage_works = service_.lobby().storage_works()}));
    answer.body.remove_suffix(1);
    answer.media_type = "text/plain; version=0.0.4; charset=utf-8";
    return answer;
}

Answer AdminHandler::rooms() const {
    formats::JsonWriter json;
    json.open().with("draining", service_.lobby().stats().draining).key("rooms").open_list();
    for (const online::RoomSummary& room : service_.lobby().room_summaries())
        write_room(json, room, service_.now());
    return json_answer(json.close_list().close().take());
}

}  // namespace croupier::server
