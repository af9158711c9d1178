// What follows from an event: first what is written, then what is sent and done.
#pragma once

#include <string>
#include <vector>

#include "croupier/online/change.h"
#include "croupier/online/message.h"
#include "croupier/online/session_handler.h"

namespace croupier::online {

struct Outgoing {
    SessionId to = 0;
    Message message;
};

// A bot that thinks for long should begin now.
struct BotTask {
    RoomId room = 0;
    int turn = 0, seat = 0;
    BluffBuddy start;
    std::vector<Move> moves;
};

// A password is to be hashed, or compared with a hash: slow on purpose, so somebody else does it.
struct PasswordTask {
    enum class Kind : std::uint8_t { make, compare } kind = Kind::make;
    SessionId session = 0;
    std::string request;  // that is answered afterwards
    std::string player, name, password;
    std::string hash;  // to compare with; empty where there is no such account
};
struct PasswordResult {
    bool busy = false;  // nobody had the time
    bool fits = false;  // or could be hashed
    std::string hash;   // a new one
};

// A request whose answer waits until something is written.
struct PendingRequest {
    SessionId session = 0;
    std::string request;
    bool greets = false;  // without it there is no such player
};

struct Effects {
    // How much there is, to come back to when something more proves impossible.
    struct Extent {
        std::size_t changes, pending, messages, disconnects, bot_tasks, password_tasks;
    };
    Extent extent() const {
        return {changes.size(),     pending.size(),   messages.size(),
                disconnects.size(), bot_tasks.size(), password_tasks.size()};
    }
    void cut_to(const Extent& extent) {
        const auto cut = [](auto& list, std::size_t size) {
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(size), list.end());
        };
        cut(changes, extent.changes);
        cut(pending, extent.pending);
        cut(messages, extent.messages);
        cut(disconnects, extent.disconnects);
        cut(bot_tasks, extent.bot_tasks);
        cut(password_tasks, extent.password_tasks);
        rated.clear();
    }

    Changes changes;
    std::vector<PendingRequest> pending;
    std::vector<Outgoing> messages;      // in this order, after the changes are written
    std::vector<SessionId> disconnects;  // after the messages
    std::vector<BotTask> bot_tasks;
    std::vector<PasswordTask> password_tasks;
    std::vector<MatchKept> rated;  // games whose ratings are to be changed
};

}  // namespace croupier::online
