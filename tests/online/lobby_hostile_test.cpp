// What guests may do to the lobby at the worst moment, and what it must not do then.
#include "tests/online/lobby_support.h"

namespace croupier::online {
namespace {

class LobbyUnderAttack : public test::LobbyFixture {
protected:
    void leave(SessionId session) {
        Effects out;
        lobby.closed(session, now, out);
        first_to(session, out);
    }
    std::string about(const std::string& type, const std::string& room) {
        return R"({"type":")" + type + R"(","room":")" + room + R"("})";
    }
    PasswordTask ask_password(SessionId session, const std::string& type, const std::string& name) {
        Effects out;
        lobby.received(session,
                       R"({"type":"account:)" + type + R"(","id":"p","name":")" + name +
                           R"(","password":"correct horse"})",
                       now, out);
        refused = first_to(session, out);
        return out.password_tasks.empty() ? PasswordTask{} : out.password_tasks.front();
    }
    formats::Json answer_password(const PasswordTask& task) {
        Effects out;
        lobby.password_done(task, {.busy = false, .fits = true, .hash = "hash"}, now, out);
        return first_to(task.session, out);
    }
    SessionId account(const std::string& name) {
        const SessionId session = come();
        EXPECT_EQ(answer_password(ask_password(session, "create", name))["type"], "ok");
        return session;
    }

    formats::Json refused;
};

TEST_F(LobbyUnderAttack, WhoComesBackAfterTheRoomIsGoneIsWelcome) {
    const SessionId session = come();
    new_room(session);
    leave(session);
    wait(60'000);
    ASSERT_EQ(lobby.rooms(), 0u);
    const SessionId again = come(R"(,"token":")" + me[session]["token"].get<std::string>() + "\"");
    EXPECT_EQ(me[again]["rooms"], formats::Json::array());
}

TEST_F(LobbyUnderAttack, ARefusedMoveTakesNoNewsFromTheOthers) {
    const SessionId host = come();
    const std::string room = new_room(host, R"(,"bots":"easy","spectators":true)");
    const SessionId watcher = come();
    ask(watcher, about("spectate", room));
    ask(host, about("room:ready", room));
    wait(6'000);
    while (received[host].back().value("type", "") != "game:turn" ||
           !received[host].back().contains("moves"))
        wait(100);
    const int before = count(watcher, "game:played");
    now += 60'000;  // nobody has looked at the clock yet
    EXPECT_EQ(
        code(ask(host, R"({"type":"game:play","turn":48,"card":"QH","room":")" + room + R"("})")),
        "");  // the play of the clock is told first
    EXPECT_EQ(received[host].back()["code"], "ERR_STALE");
    EXPECT_GT(count(watcher, "game:played"), before);
}

TEST_F(LobbyUnderAttack, WhoLogsInElsewhereLeavesTheSeatOfTheGuest) {
    account("Deniz");
    const SessionId session = come();
    const std::string room = new_room(session);
    EXPECT_EQ(answer_password(ask_password(session, "login", "Deniz"))["type"], "ok");
    EXPECT_FALSE(received[session].empty());
    received[session].clear();
    leave(session);
    EXPECT_TRUE(received[session].empty()) << received[session].front();
    wait(60'000);
    EXPECT_EQ(lobby.rooms(), 0u);
}

TEST_F(LobbyUnderAttack, ANameIsOneAccountsBeforeItIsWritten) {
    const SessionId one = account("One"), other = account("Other");
    Effects out;  // of both, in one turn of the loop: nothing of it is written yet
    lobby.received(one, R"({"type":"account:rename","id":"a","name":"Same"})", now, out);
    lobby.received(other, R"({"type":"account:rename","id":"b","name":"SAME"})", now, out);
    first_to(other, out);
    EXPECT_EQ(code(received[other].back()), "ERR_NAME_TAKEN");
    EXPECT_TRUE(ask_password(come(), "create", "Same").name.empty());
    EXPECT_EQ(code(refused), "ERR_NAME_TAKEN");
}

TEST_F(LobbyUnderAttack, WhoIsForgottenStaysForgotten) {
    const SessionId session = account("Deniz");
    Effects out;
    lobby.received(session, R"({"type":"account:delete","id":"a"})", now, out);
    lobby.received(session, R"({"type":"account:rename","id":"b","name":"Back"})", now, out);
    first_to(session, out);
    EXPECT_EQ(code(received[session].back()), "ERR_HELLO");
    EXPECT_TRUE(store.players.empty());
}

TEST_F(LobbyUnderAttack, WhoWatchedAndSatDownCanLeave) {
    const std::string room = new_room(come(), R"(,"spectators":true)");
    const SessionId session = come();
    ask(session, about("spectate", room));
    ask(session, about("room:join", room));
    EXPECT_EQ(ask(session, about("room:leave", room))["type"], "ok");
    EXPECT_EQ(code(ask(session, about("room:state", room))), "ERR_NOT_SEATED");
}

TEST_F(LobbyUnderAttack, NobodyIsWokenForAQueueThatCannotBeServed) {
    const SessionId session = come();
    ask(session, R"({"type":"match:queue","mode":"casual"})");
    wait(5'000);
    lobby.storage_works(false);
    now += 10'000;
    tick();
    const auto due = lobby.deadline();
    EXPECT_TRUE(!due || *due > now);
}

TEST_F(LobbyUnderAttack, AClosedRoomThatCouldNotBeWrittenIsThereAgain) {
    const SessionId session = come();
    const std::string room = new_room(session);
    const auto kept = store.rooms.begin()->second;
    ask(session, about("room:leave", room));
    ASSERT_EQ(lobby.rooms(), 0u);
    Effects out;
    lobby.reinstate(kept.first.room, &kept.first, kept.second, now, out);
    EXPECT_EQ(lobby.rooms(), 1u);
}

TEST_F(LobbyUnderAttack, GuestsWhoWentAreForgottenAndKnownAgain) {
    const SessionId session = come(R"(,"name":"Deniz")");
    leave(session);
    wait(600'000);
    const SessionId again = come(R"(,"token":")" + me[session]["token"].get<std::string>() + "\"");
    EXPECT_EQ(me[again]["player"], me[session]["player"]);
}

}  // namespace
}  // namespace croupier::online
