// Each command: what it does to the hall, and what is said.
#include "croupier/server/admin_desk.h"

#include "croupier/online/pen.h"
#include "croupier/server/metrics.h"

namespace croupier::server {
namespace {

using online::Effects;
using online::Hall;
using online::Time;

double seconds(Clerk::Clock::duration time) { return std::chrono::duration<double>(time).count(); }

Answer said(std::string sentence, Status status = Status::ok) {
    Answer answer = json_answer(std::move(sentence) + "\n");
    answer.media_type = "text/plain; charset=utf-8";
    answer.status = status;
    return answer;
}

void write_room(online::Pen& pen, const online::RoomLine& line, Time now) {
    const online::RoomFace& face = line.face;
    int people = 0, bots = 0;
    for (const online::SeatFace& chair : face.chairs) {
        people += chair.person && !chair.abandoned ? 1 : 0;
        bots += chair.bot ? 1 : 0;
    }
    pen.open().with("code", face.code).with("phase", name_of(face.phase));
    pen.with("rated", face.rules.rated).with("people", people).with("bots", bots);
    pen.with("watching", face.watching).with("age", (now - line.opened) / 1000);
    pen.key("players").open_list();
    for (const online::SeatFace& chair : face.chairs)
        if (chair.person)
            pen.open()
                .with("id", chair.person->id)
                .with("name", chair.person->name)
                .with("connected", chair.connected)
                .close();
    pen.close_list().close();
}

}  // namespace

AdminDesk::AdminDesk(Service& service, Clerk& clerk, const Durations& commits, std::string book,
                     Log& log)
    : service_(service), clerk_(clerk), commits_(commits), book_(std::move(book)), log_(log),
      copyist_([&clerk](std::function<void()> work) { clerk.post(std::move(work)); }) {}

void AdminDesk::take(const Errand& errand, Reply reply) {
    AdminReading reading = read_errand(errand);
    if (!reading.command) return reply(std::move(reading.refusal));
    const AdminCommand& command = *reading.command;
    const auto answered = [this, order = command.order, told = std::move(reply)](Answer answer) {
        const bool looks = order == Order::metrics || order == Order::rooms;
        log_.write(looks ? Level::debug : Level::info, "admin",
                   {{"order", name_of(order)}, {"status", static_cast<int>(answer.status)}});
        told(std::move(answer));
    };
    try {
        carry_out(command, answered);
    } catch (const store::Unreadable& trouble) {
        answered(said(std::string("The book cannot be read: ") + trouble.what(), Status::failed));
    }
}

void AdminDesk::carry_out(const AdminCommand& command, const Reply& reply) {
    const std::string& about = command.about;
    const std::string nobody = "There is no player " + about + ".";
    switch (command.order) {
    case Order::metrics: return reply(metrics());
    case Order::rooms: return reply(rooms());
    case Order::backup: return copy(about, reply);
    case Order::close:
        return change(
            [=](Hall& hall, Time now, Effects& out) { return hall.close_room(about, now, out); },
            "Room " + about + " is closed.", "There is no room " + about + ".", reply);
    case Order::ban:
    case Order::unban: {
        const bool banned = command.order == Order::ban;
        return change(
            [=](Hall& hall, Time now, Effects& out) { return hall.ban(about, banned, now, out); },
            "Player " + about + (banned ? " is banned." : " may come again."), nobody, reply);
    }
    case Order::forget:
        return change(
            [=](Hall& hall, Time now, Effects& out) { return hall.forget(about, now, out); },
            "Player " + about + " is forgotten.", nobody, reply);
    case Order::drain:
    case Order::undrain: {
        const bool drains = command.order == Order::drain;
        return change(
            [=](Hall& hall, Time now, Effects& out) {
                hall.drain(drains, now, out);
                return true;
            },
            drains ? "No game begins any more; those that are played go on." : "Games begin again.",
            {}, reply);
    }
    }
}

void AdminDesk::change(const Service::Order& order, std::string done, std::string nobody,
                       const Reply& reply) {
    const bool found = service_.order(order, [reply, sentence = std::move(done)](
                                                 const std::optional<std::string>& trouble) {
        reply(trouble ? said("Nothing has changed: " + *trouble, Status::failed) : said(sentence));
    });
    if (!found) reply(said(std::move(nobody), Status::not_found));
}

void AdminDesk::copy(const std::string& file, const Reply& reply) {
    const auto done = [reply, file](const std::optional<std::string>& trouble) {
        reply(trouble ? said(*trouble, Status::conflict) : said("The copy is " + file + "."));
    };
    if (!copyist_.copy(book_, file, done))
        reply(said("Another copy is being made: wait for its end.", Status::conflict));
}

Answer AdminDesk::metrics() const {
    Answer answer = said(metrics_text({.hall = service_.hall().figures(),
                                       .commits = commits_.figures(),
                                       .kept = service_.kept().figures(),
                                       .heard_after = seconds(clerk_.wait()),
                                       .up = seconds(service_.up()),
                                       .storage_works = service_.hall().storage_works()}));
    answer.body.remove_suffix(1);
    answer.media_type = "text/plain; version=0.0.4; charset=utf-8";
    return answer;
}

Answer AdminDesk::rooms() const {
    online::Pen pen;
    pen.open().with("draining", service_.hall().figures().draining).key("rooms").open_list();
    for (const online::RoomLine& line : service_.hall().room_lines())
        write_room(pen, line, service_.now());
    return json_answer(pen.close_list().close().take());
}

}  // namespace croupier::server
