// A lobby in fake time, with a store in memory, and all that is sent from it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "croupier/formats/json.h"
#include "croupier/online/lobby.h"
#include "tests/online/memory_store.h"

namespace croupier::online::test {

using formats::Json;

class LobbyFixture : public testing::Test {
protected:
    SessionId come(const std::string& words = "") {
        lobby.opened(++last, "127.0.0.1", now);
        me[last] = ask(last, R"({"type":"hello","version":1)" + words + "}");
        return last;
    }
    Json ask(SessionId session, std::string text) {
        text.insert(text.size() - 1, R"(,"id":"x")");
        return say(session, text);
    }
    // The answer, which is the first thing that is said to the session.
    Json say(SessionId session, const std::string& text) {
        Effects out;
        lobby.received(session, text, now, out);
        return first_to(session, out);
    }
    Json first_to(SessionId session, Effects& out) {
        EXPECT_TRUE(store.write(out.changes));
        disconnected.insert(disconnected.end(), out.disconnects.begin(), out.disconnects.end());
        Json answer;
        for (const Outgoing& outgoing : out.messages) {
            const Json message = *formats::json_from(outgoing.message.text());
            if (outgoing.to == session && answer.is_null()) answer = message;
            received[outgoing.to].push_back(message);
        }
        return answer;
    }
    void tick() {
        Effects out;
        lobby.tick(now, out);
        first_to(0, out);
    }
    void wait(Time time) {
        for (const Time end = now + time; now < end;) {
            now = std::min(end, std::max(now + 1, lobby.deadline().value_or(end)));
            tick();
        }
    }
    std::string code(const Json& answer) { return answer.value("code", ""); }
    std::string new_room(SessionId session, const std::string& words = "") {
        return ask(session, R"({"type":"room:create")" + words + "}").value("room", "");
    }
    static std::string about(const std::string& room, const std::string& type,
                             const std::string& words = "") {
        return R"({"type":")" + type + R"(","room":")" + room + '"' + words + "}";
    }
    // The host and three more, by their seats.
    std::vector<SessionId> four_at(const std::string& room, SessionId host) {
        std::vector<SessionId> all{host};
        for (int i = 0; i < 3; ++i) {
            all.push_back(come());
            EXPECT_EQ(ask(all.back(), about(room, "room:join"))["type"], "ok");
        }
        return all;
    }
    int count(SessionId session, std::string_view type) {
        return static_cast<int>(std::ranges::count_if(
            received[session], [&](const Json& message) { return message["type"] == type; }));
    }

    LobbySettings settings;
    MemoryStore store;
    SeededRandom random{7};
    Lobby lobby{settings, store, random};
    SessionId last = 0;
    Time now = 1'000'000;
    std::map<SessionId, Json> me;
    std::map<SessionId, std::vector<Json>> received;
    std::vector<SessionId> disconnected;
};

}  // namespace croupier::online::test
