// From sockets to the hall, from the hall to the ledger, from the ledger to sockets.
#include "croupier/server/service.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "croupier/server/households.h"

namespace croupier::server {
namespace {

using online::Effects;
using online::Time;

constexpr Time come_back = 3'000, retry_after = 1'000;
constexpr int normal_closure = 1000;
constexpr std::chrono::milliseconds longest_wait{40}, longest_write{250};

Time wall_clock() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

class Service::Archive final : public online::Archive {
public:
    explicit Archive(store::Store& store) : store_(store) {}
    std::optional<online::Player> player(std::string_view id) override { return store_.player(id); }
    std::optional<online::Player> account(std::string_view name) override {
        return store_.account(name);
    }
    std::optional<online::Token> token(std::string_view id) override { return store_.token(id); }

private:
    store::Store& store_;
};

Service::Service(const ServiceSettings& settings, store::Store& store, Clerk& clerk)
    : settings_(settings), store_(store), clerk_(clerk), began_(wall_clock()),
      archive_(std::make_unique<Archive>(store)), hall_(settings_.hall, *archive_, random_),
      ledger_(store, [this](std::function<void()> work) { clerk_.post(std::move(work)); }),
      passwords_([this](std::function<void()> work) { clerk_.post(std::move(work)); }),
      thinker_([this](std::function<void()> work) { clerk_.post(std::move(work)); },
               [this](const online::Thought& thought, Move move) {
                   hall_.bot_chose(thought.room, thought.turn, move);
               }) {}

Service::~Service() = default;

// Never backwards, whoever sets the clock of the machine.
Time Service::now() const {
    using std::chrono::duration_cast, std::chrono::milliseconds;
    return began_ + duration_cast<milliseconds>(Clerk::Clock::now() - started_).count();
}

int Service::restore() {
    int unread = 0;
    hall_.last_room(store_.last_room());
    store_.each_open_room([&](const store::OpenRoom& room) {
        if (!hall_.restore(room.opened, room.entries, now())) ++unread;
    });
    wake_in_time();
    return unread;
}

void Service::opened(online::SessionId session, std::string_view address) {
    // Whoever has one address of a household has them all; this machine is none.
    const std::string household = household_of(address);
    hall_.opened(session, household.empty() ? address : household, now());
    log_session("connected", session, address);
}

// Whoever comes now would wait too long, to be heard or to be written down: he is sent away, which
// is quick, so that those who were let in do not wait.
bool Service::overloaded() const {
    if (clerk_.wait() > longest_wait) return true;
    return !handed_in_.empty() && Clerk::Clock::now() - handed_in_.front() > longest_write;
}

void Service::heard(online::SessionId session, std::string_view text) {
    const Effects::Extent before = effects_.extent();
    hall_.overloaded(overloaded());
    try {
        hall_.heard(session, text, now(), effects_);
    } catch (const store::Unreadable&) {
        effects_.cut_to(before);
        online::SlipReader slips;  // it is one, or nothing would have been looked up
        effects_.letters.push_back({session, online::Scribe::error(slips.read(text)->text("id"),
                                                                   online::Problem::storage)});
    }
}

void Service::closed(online::SessionId session) {
    hall_.closed(session, now(), effects_);
    log_session("disconnected", session, {});
}

void Service::woken() {
    if (retry_at_ && now() >= *retry_at_) try_to_write();
    hall_.tick(now(), effects_);
}

// The house signs the book: if that is written, everything else can be.
void Service::try_to_write() {
    retry_at_.reset();
    const online::PlayerKept house{
        {.id = "house", .name = "Croupier", .password_hash = {}, .created = began_, .seen = now()}};
    ledger_.write({house}, [this](const std::optional<std::string>& trouble) {
        if (trouble) {
            retry_at_ = now() + retry_after;
        } else {
            hall_.storage_works(true);
            if (settings_.log != nullptr) settings_.log->write(Level::error, "writes_again");
        }
        wake_in_time();
    });
}

Service::Touched Service::touched_by(const online::Deeds& deeds) {
    Touched touched;
    for (const online::Deed& deed : deeds)
        std::visit(
            [&](const auto& it) {
                if constexpr (requires { it.room; }) touched.rooms.push_back(it.room);
                if constexpr (requires { it.player.id; }) touched.players.push_back(it.player.id);
            },
            deed);
    return touched;
}

void Service::turn_over() {
    Effects effects = std::exchange(effects_, {});
    // The next turn will have about as much to say.
    effects_.deeds.reserve(effects.deeds.size());
    effects_.letters.reserve(effects.letters.size());
    hand_in(std::move(effects), {});
}

bool Service::order(const Order& order, store::Ledger::Done done) {
    turn_over();
    Effects effects;
    if (!order(hall_, now(), effects)) return false;
    hand_in(std::move(effects), std::move(done));
    return true;
}

void Service::hand_in(Effects effects, store::Ledger::Done done) {
    for (online::Thought& thought : effects.thoughts) thinker_.think(std::move(thought));
    for (online::PasswordTask& task : effects.passwords) check(std::move(task));
    if (effects.deeds.empty() && ledger_.waiting() == 0) {
        say(effects);
        if (done) done({});
    } else {
        online::Deeds deeds = std::move(effects.deeds);
        if (settings_.log != nullptr && settings_.log->wants(Level::info)) log(deeds);
        Touched about = touched_by(deeds);
        handed_in_.push_back(Clerk::Clock::now());
        ledger_.write(std::move(deeds),
                      [this, touched = std::move(about), told = std::move(done),
                       kept = std::move(effects)](const std::optional<std::string>& trouble) {
                          kept_.add(Clerk::Clock::now() - handed_in_.front());
                          handed_in_.pop_front();
                          trouble ? take_back(kept, touched, *trouble) : say(kept);
                          if (told) told(trouble);
                      });
    }
    wake_in_time();
}

void Service::say(const Effects& effects) {
    online::Voice& voice = clerk_.voice();
    for (const online::Envelope& envelope : effects.letters)
        voice.send(envelope.to, envelope.letter.text());
    for (const online::SessionId session : effects.hang_ups)
        voice.hang_up(session, normal_closure, "");
}

// Nothing of it has happened: rooms and players go back to what is written, and who asked is told.
void Service::take_back(const Effects& effects, const Touched& touched,
                        const std::string& trouble) {
    if (settings_.log != nullptr)
        settings_.log->write(Level::error, "cannot_write", {{"trouble", trouble}});
    hall_.storage_works(false);
    retry_at_ = now() + retry_after;
    Effects undone;
    std::set<online::RoomId> lost(touched.rooms.begin(), touched.rooms.end());
    try {
        store_.each_open_room([&](const store::OpenRoom& room) {
            if (lost.erase(room.opened.room) > 0)
                hall_.reinstate(room.opened.room, &room.opened, room.entries, now(), undone);
        });
        for (const std::string& player : touched.players) hall_.reinstate(player);
    } catch (const store::Unreadable& unreadable) {
        if (settings_.log != nullptr)
            settings_.log->write(Level::error, "cannot_read", {{"trouble", unreadable.what()}});
    }
    for (const online::RoomId room : lost) hall_.reinstate(room, nullptr, {}, now(), undone);
    for (const online::Asked& asked : effects.asked) {
        undone.letters.push_back(
            {asked.session, online::Scribe::error(asked.request, online::Problem::storage)});
        if (asked.greets) undone.hang_ups.push_back(asked.session);
    }
    undone.deeds.clear();
    say(undone);
}

void Service::check(online::PasswordTask task) {
    passwords_.check(
        std::move(task), [this](const online::PasswordTask& done, online::PasswordAnswer answer) {
            try {
                hall_.password_done(done, std::move(answer), now(), effects_);
            } catch (const store::Unreadable&) {  // before anything has changed
                effects_.letters.push_back(
                    {done.session, online::Scribe::error(done.request, online::Problem::storage)});
            }
            turn_over();
        });
}

void Service::wake_in_time() {
    std::optional<Time> next = hall_.deadline();
    if (retry_at_) next = next ? std::min(*next, *retry_at_) : *retry_at_;
    if (!next) return;
    clerk_.wake_at(started_ + std::chrono::milliseconds(*next - began_));
}

void Service::closing() {
    hall_.farewell(come_back, effects_);
    say(std::exchange(effects_, {}));
}

}  // namespace croupier::server
