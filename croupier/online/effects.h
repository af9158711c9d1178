// What follows from an event: first what is written, then what is said and done.
#pragma once

#include <string>
#include <vector>

#include "croupier/online/counter.h"
#include "croupier/online/deed.h"
#include "croupier/online/letter.h"

namespace croupier::online {

struct Envelope {
    SessionId to = 0;
    Letter letter;
};

// A bot that thinks for long should begin now.
struct Thought {
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
struct PasswordAnswer {
    bool busy = false;  // nobody had the time
    bool fits = false;  // or could be hashed
    std::string hash;   // a new one
};

// A request whose answer waits until something is written.
struct Asked {
    SessionId session = 0;
    std::string request;
    bool greets = false;  // without it there is no such player
};

struct Effects {
    // How much there is, to come back to when something more proves impossible.
    struct Extent {
        std::size_t deeds, asked, letters, hang_ups, thoughts, passwords;
    };
    Extent extent() const {
        return {deeds.size(),    asked.size(),    letters.size(),
                hang_ups.size(), thoughts.size(), passwords.size()};
    }
    void cut_to(const Extent& extent) {
        const auto cut = [](auto& list, std::size_t size) {
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(size), list.end());
        };
        cut(deeds, extent.deeds);
        cut(asked, extent.asked);
        cut(letters, extent.letters);
        cut(hang_ups, extent.hang_ups);
        cut(thoughts, extent.thoughts);
        cut(passwords, extent.passwords);
        rated.clear();
    }

    Deeds deeds;
    std::vector<Asked> asked;
    std::vector<Envelope> letters;    // in this order, after the deeds are written
    std::vector<SessionId> hang_ups;  // after the letters
    std::vector<Thought> thoughts;
    std::vector<PasswordTask> passwords;
    std::vector<MatchKept> rated;  // games whose ratings are to be changed
};

}  // namespace croupier::online
