// Any bytes as what a house full of guests does: requests that are right, nearly right or nonsense,
// lines that break, time that passes, a disk that fails, a server that is started anew. Every
// request is answered once, by JSON, to somebody who is there; and what was written makes the same
// rooms again.
#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <set>

#include "croupier/engine/hex.h"
#include "croupier/formats/json.h"
#include "croupier/online/lobby.h"
#include "tests/online/memory_store.h"

namespace croupier::online {

using formats::Json;
using formats::json_from;
using formats::to_line;

struct LobbyForTests {
    static const std::unordered_map<RoomId, std::unique_ptr<Room>>& rooms(const Lobby& lobby) {
        return lobby.rooms_;
    }
};

namespace {

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "this does not hold: %s\n", what);
    std::abort();
}

const bool shown = std::getenv("SHOW") != nullptr;  // to read what an input means
constexpr std::size_t lines = 6;                    // by which guests are connected

// What somebody remembers who means well.
struct Memory {
    std::string token, room, match;
    int turn = 0;
    std::vector<std::string> moves;
};

class Evening {
public:
    explicit Evening(FuzzedDataProvider& bytes) : bytes_(bytes) {
        if (bytes_.ConsumeBool()) settings_.lift_limits();
        begin();
    }

    void pass() {
        for (int step = 0; step < 400 && bytes_.remaining_bytes() > 0; ++step) happen();
        for (const auto& [id, room] : LobbyForTests::rooms(*lobby_)) {
            require(store_.rooms.contains(id), "a room is written down");
            Room again(store_.rooms[id].first, settings_.pace, random_);
            for (const RoomEntry& entry : store_.rooms[id].second)
                require(again.replay(entry), "an entry can be read");
            require(again.state() == room->state(), "a room is what its entries make of it");
        }
        require(LobbyForTests::rooms(*lobby_).size() == store_.rooms.size(),
                "no room is left over");
    }

private:
    void begin() {
        lines_ = {};
        asked_.clear();
        tasks_.clear();
        works_ = true;
        failed_ = false;
        lobby_.emplace(settings_, store_, random_);
        for (const auto& [id, kept] : store_.rooms)
            require(lobby_->restore(kept.first, kept.second, now_), "a room comes back");
        lobby_->last_room(last_room_);
    }

    void happen() {
        const std::size_t line = bytes_.ConsumeIntegralInRange<std::size_t>(0, lines - 1);
        switch (bytes_.ConsumeIntegralInRange(0, 31)) {
        case 0: return close(line);
        case 1: return wait(bytes_.ConsumeIntegralInRange<Time>(0, 70'000));
        case 2: return wait(bytes_.ConsumeIntegralInRange<Time>(0, 3'000));
        case 3:
            if (const auto due = lobby_->deadline()) wait(*due - now_);
            return;
        case 4: return answer_password();
        case 5: return disk(bytes_.ConsumeIntegralInRange(0, 3) != 0);
        case 6: lobby_->overloaded(bytes_.ConsumeBool()); return;
        case 7: now_ += bytes_.ConsumeIntegralInRange<Time>(0, 35'000); return;  // nobody looks
        case 8: return bytes_.ConsumeIntegralInRange(0, 7) == 0 ? begin() : void();
        case 9: return say(line, bytes_.ConsumeRandomLengthString(300));
        default: return say(line, request(memory_[line]));
        }
    }

    SessionId session(std::size_t line) {
        if (lines_[line] == 0) {
            lines_[line] = ++last_session_;
            lobby_->opened(lines_[line], bytes_.ConsumeBool() ? "127.0.0.1" : "192.0.2.7", now_);
            Memory& mine = memory_[line];
            const bool known = !mine.token.empty() && bytes_.ConsumeIntegralInRange(0, 7) != 0;
            if (bytes_.ConsumeIntegralInRange(0, 15) != 0)
                say(line, R"({"type":"hello","id":"h","version":1)" +
                              (known ? R"(,"token":")" + mine.token + "\"}" : "}"));
        }
        return lines_[line];
    }
    void close(std::size_t line) {
        if (lines_[line] == 0) return;
        Effects out;
        const SessionId gone = std::exchange(lines_[line], 0);
        std::erase_if(asked_, [&](const auto& asked) { return asked.first == gone; });
        lobby_->closed(gone, now_, out);
        settle(out);
    }
    void wait(Time time) {
        const Time end = now_ + std::max<Time>(0, time);
        for (bool first = true; now_ < end || first; first = false) {
            now_ = std::min(end, std::max(now_ + 1, lobby_->deadline().value_or(end)));
            Effects out;
            lobby_->tick(now_, out);
            settle(out);
            const auto due = lobby_->deadline();
            require(!due || *due > now_, "what is due has been done");
        }
    }

    void disk(bool works) {
        works_ = works;
        lobby_->storage_works(works || !failed_);
        failed_ = failed_ && !works;
    }

    std::string pick(std::initializer_list<const char*> words) {
        return *(words.begin() +
                 bytes_.ConsumeIntegralInRange<std::ptrdiff_t>(0, std::ssize(words) - 1));
    }
    // A member as it should be, or as it should not.
    void add(Json& json, const char* name, Json value) {
        switch (bytes_.ConsumeIntegralInRange(0, 31)) {
        case 0: return;
        case 1: json[name] = bytes_.ConsumeRandomLengthString(40); return;
        case 2: json[name] = bytes_.ConsumeIntegral<std::int64_t>(); return;
        case 3: json[name] = Json::array({nullptr, -1.5, true}); return;
        case 4: json[name] = memory_[bytes_.ConsumeIntegralInRange<std::size_t>(0, 5)].room; return;
        default: json[name] = std::move(value);
        }
    }
    void add_move(Json& json, const Memory& mine) {
        add(json, "turn", mine.turn);
        if (mine.moves.empty()) return add(json, "card", "QH");
        const std::string& move =
            mine.moves[bytes_.ConsumeIntegralInRange<std::size_t>(0, mine.moves.size() - 1)];
        add(json, "card", move.substr(0, 2));
        if (bytes_.ConsumeIntegralInRange(0, 3) == 0) return;
        const std::string rest = move.substr(3);
        const std::size_t to = rest.find('>');
        add(json, "source", rest == "-" ? "discard" : rest.substr(0, rest.find(' ')));
        if (to != std::string::npos) add(json, "recipient", rest[to + 1] - '1');
    }
    std::string request(const Memory& mine) {
        const std::string type =
            pick({"game:play",       "game:play",      "game:play",      "game:target",
                  "game:nonce_hash", "game:nonce",     "room:create",    "room:create",
                  "room:join",       "room:join",      "room:ready",     "room:leave",
                  "room:state",      "room:again",     "spectate",       "emote",
                  "match:queue",     "match:cancel",   "account:create", "account:login",
                  "account:rename",  "account:logout", "account:delete", "ping",
                  "hello",           "nonsense"});
        Json json{{"type", type}};
        // Plays are sent again now and then.
        ++last_id_;
        add(json, "id",
            type == "game:play" ? "p" + std::to_string(last_id_ % 16)
                                : "i" + std::to_string(last_id_));
        const Memory& other = memory_[bytes_.ConsumeIntegralInRange<std::size_t>(0, lines - 1)];
        const bool mates = bytes_.ConsumeBool();
        if (!type.starts_with("account")) add(json, "room", mates ? other.room : mine.room);
        if (type == "game:play" || type == "game:target") add_move(json, mine);
        if (type.starts_with("game:nonce")) {
            constexpr std::array<std::uint8_t, 16> nonce{};
            add(json, "match", mine.match);
            add(json, "nonce", to_hex(nonce));
            add(json, "hash", to_hex(sha256(nonce)));
        }
        if (type == "room:create") {
            add(json, "bots", pick({"easy", "medium", "hard", "off"}));
            add(json, "start", bytes_.ConsumeBool());
            add(json, "spectators", bytes_.ConsumeBool());
            add(json, "options", pick({"", "matching=forced", "seals=part", "starter=2"}));
        }
        if (type == "room:join" && bytes_.ConsumeBool())
            add(json, "seat", bytes_.ConsumeIntegralInRange(0, 3));
        if (type == "room:ready") add(json, "ready", bytes_.ConsumeBool());
        if (type == "emote") add(json, "emote", pick({"hello", "oops", "hurry"}));
        if (type == "match:queue") add(json, "mode", pick({"casual", "ranked"}));
        if (type == "hello") add(json, "version", 1), add(json, "token", other.token);
        if (type.starts_with("account")) {
            add(json, "name", pick({"Ada", "Bora", "Cem", "Deniz", "Bot 1"}));
            add(json, "password", "correct horse");
        }
        return to_line(json);
    }

    static bool is_id(const Json& json) {
        if (!json.is_object() || !json.contains("id") || !json["id"].is_string()) return false;
        const auto& id = json["id"].get_ref<const std::string&>();
        return !id.empty() && id.size() <= 24 && std::ranges::all_of(id, [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
        });
    }
    void say(std::size_t line, const std::string& text) {
        const SessionId speaker = session(line);
        if (speaker == 0) return;  // let go at the door
        const Result<Json> json = json_from(text);
        const bool typed =
            json && json->is_object() && json->contains("type") && (*json)["type"].is_string();
        const std::string id =
            json && typed && is_id(*json) ? (*json)["id"].get<std::string>() : "";
        const std::size_t open = asked_.count({speaker, id});
        asked_.emplace(speaker, id);
        Effects out;
        if (shown) std::fprintf(stderr, "%lu: %s\n", speaker, text.c_str());
        lobby_->received(speaker, text, now_, out);
        for (const PasswordTask& task : out.password_tasks)
            require(task.session == speaker && task.request == id, "a password is the asker's");
        const bool later = !out.password_tasks.empty();
        settle(out);
        require(lines_[line] != speaker || later || asked_.count({speaker, id}) == open,
                "a request is answered");
    }
    void answer_password() {
        if (tasks_.empty()) return;
        const PasswordTask task = tasks_.front();
        tasks_.erase(tasks_.begin());
        const bool makes = task.kind == PasswordTask::Kind::make;
        const bool fits = makes || task.hash == "hashed " + task.password;
        const std::size_t open = asked_.count({task.session, task.request});
        Effects out;
        lobby_->password_done(task,
                              {.busy = bytes_.ConsumeIntegralInRange(0, 7) == 0,
                               .fits = fits,
                               .hash = "hashed " + task.password},
                              now_, out);
        settle(out);
        require(open == 0 || asked_.count({task.session, task.request}) < open,
                "who gave a password is answered");
    }

    // As the service does it: kept first, told second, and taken back when it cannot be kept.
    void settle(Effects& out) {
        require(out.rated.empty(), "ratings are changed at once");
        for (const Change& change : out.changes)
            if (const auto* opened = std::get_if<RoomOpened>(&change))
                last_room_ = std::max(last_room_, opened->room);
        tasks_.insert(tasks_.end(), out.password_tasks.begin(), out.password_tasks.end());
        if (works_) {
            require(store_.write(out.changes), "what is to be written can be");
        } else if (!out.changes.empty()) {
            failed_ = true;
            lobby_->storage_works(false);
            take_back(out);
        }
        for (const Outgoing& outgoing : out.messages) hear(outgoing);
        for (const SessionId gone : out.disconnects)
            for (std::size_t line = 0; line < lines; ++line)
                if (lines_[line] == gone) close(line);
    }
    void take_back(Effects& out) {
        std::set<RoomId> rooms;
        std::set<std::string> players;
        for (const Change& change : out.changes)
            std::visit(
                [&](const auto& it) {
                    if constexpr (requires { it.room; }) rooms.insert(it.room);
                    if constexpr (requires { it.player.id; }) players.insert(it.player.id);
                },
                change);
        Effects undone;
        for (const RoomId room : rooms) {
            const auto kept = store_.rooms.find(room);
            const bool known = kept != store_.rooms.end();
            lobby_->reinstate(room, known ? &kept->second.first : nullptr,
                              known ? kept->second.second : std::vector<RoomEntry>(), now_, undone);
        }
        for (const std::string& player : players) lobby_->reinstate(player);
        for (const PendingRequest& pending : out.pending) {
            undone.messages.push_back(
                {pending.session, MessageWriter::error(pending.request, Problem::storage)});
            if (pending.greets) undone.disconnects.push_back(pending.session);
        }
        out = std::move(undone);
    }

    void hear(const Outgoing& outgoing) {
        if (shown)
            std::fprintf(stderr, "    to %lu: %s\n", outgoing.to, outgoing.message.text().c_str());
        const Result<Json> json = json_from(outgoing.message.text());
        require(json && json->is_object() && json->contains("type"), "a letter is JSON");
        const auto found = std::ranges::find(lines_, outgoing.to);
        require(found != lines_.end() && outgoing.to != 0, "who is spoken to is there");
        const bool answers = (*json)["type"] == "ok" || (*json)["type"] == "error";
        require(answers || !json->contains("id"), "an event has no id");
        const std::string id = json->value("id", "");
        const auto open = asked_.find({outgoing.to, id});
        if (!id.empty()) require(open != asked_.end(), "an answer was asked for");
        if (answers && open != asked_.end()) asked_.erase(open);
        remember(memory_[static_cast<std::size_t>(found - lines_.begin())], *json);
    }
    static void remember(Memory& mine, const Json& json) {
        if (json.contains("token")) mine.token = json["token"];
        if (json.contains("room")) mine.room = json["room"];
        if (json.contains("match")) mine.match = json["match"];
        if (json.contains("turn")) mine.turn = json["turn"];
        if (json.contains("moves")) mine.moves = json["moves"].get<std::vector<std::string>>();
    }

    FuzzedDataProvider& bytes_;
    LobbySettings settings_;
    test::MemoryStore store_;
    SeededRandom random_{1};
    std::optional<Lobby> lobby_;
    Time now_ = 1'000'000;
    RoomId last_room_ = 0;
    bool works_ = true, failed_ = false;    // the disk; and somebody has noticed
    std::array<SessionId, lines> lines_{};  // 0: nobody is connected
    std::array<Memory, lines> memory_;
    std::multiset<std::pair<SessionId, std::string>> asked_;  // and not answered yet
    std::vector<PasswordTask> tasks_;
    SessionId last_session_ = 0;
    int last_id_ = 0;
};

}  // namespace
}  // namespace croupier::online

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    FuzzedDataProvider bytes(data, size);
    croupier::online::Evening(bytes).pass();
    return 0;
}
