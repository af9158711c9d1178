// A room in fake time, with people of whom everything that they hear is kept.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/online/room.h"

namespace croupier::online {

// The way to a position that no shuffle gives in a lifetime.
struct RoomForTests {
    static BluffBuddy& game(Room& room) { return *room.state_.game_; }
};

namespace test {

Person person(int number);             // "player0", "Name 0"
constexpr SessionId spectator = 1000;  // and above

// "QH c1 >3", "QH", "QH -"; without a card it is the choice for a play that was begun.
PlayRequest request(int turn, std::string id, std::string_view move);

struct Reply {
    Problem problem = Problem::none;
    std::optional<PlayOutcome> outcome;
    std::string text;  // as the client reads it
};

class RoomFixture {
public:
    explicit RoomFixture(const RoomRules& rules = {}, const Pace& pace = {},
                         std::uint64_t seed = 1);

    // Requests of the person with this number, whose connection is the latest that joined.
    Problem join(int number, std::optional<int> seat = {});
    Problem ready(int number, bool ready = true);
    Problem leave(int number);
    Problem again(int number);
    Problem hash(int number, const Digest& hash);
    Problem nonce(int number, const Nonce& nonce);
    Problem spectate(SessionId session);
    Reply play(int number, const PlayRequest& request);
    Reply play(int number, std::string_view move);  // in the turn that it is, with a new id
    void disconnect(int number);
    void disconnect_session(SessionId session);
    void tick();
    void wait(Time milliseconds);  // every deadline on the way is kept to the millisecond
    void wait_until(Time time) { wait(time - now); }

    // Four people sit down in their order and are dealt to without nonces.
    void start();
    void start_at(std::string_view position);
    void play_to_the_end();  // everybody discards
    int to_act() const { return room.state().to_act(); }
    const BluffBuddy& game() const { return room.state().game(); }

    SessionId session_of(int number) const;
    std::vector<std::string> received(SessionId session) const;  // since forget()
    std::vector<std::string> received_by(int number) const { return received(session_of(number)); }
    std::string last(SessionId session, std::string_view type) const;  // "" for none
    void forget() { messages.clear(); }

    Room rebuilt();  // from what was written down

    Pace pace;
    SeededRandom random;
    Time now = 1'000'000;
    Room room;
    std::vector<RoomEntry> entries;  // since the last renewal
    int renewals = 0;
    std::vector<Outgoing> messages;
    std::vector<MatchKept> matches;
    std::vector<BotTask> bot_tasks;
    std::set<SessionId> connected;  // everybody to whom the room may speak

private:
    void keep(Effects& out);

    std::map<int, SessionId> sessions_;
    SessionId next_session_ = 1;
    int next_id_ = 1, last_entry_ = 0;
};

std::string type_of(std::string_view message);
std::vector<std::string> types_of(const std::vector<std::string>& messages);
bool contains(std::string_view text, std::string_view part);

// Everything that a room is made of, apart from connections and clocks.
testing::AssertionResult same(const RoomState& a, const RoomState& b);

inline std::string first_card(const RoomFixture& it) {
    return to_text(it.game().hands[it.to_act()][0]);
}

// A clock that gives nobody time for the way of a message.
inline Pace strict_pace() {
    Pace pace;
    pace.lateness = 0;
    return pace;
}

// A queen may be played on one of two others.
inline constexpr std::string_view two_queens =
    "starter=1 | pool: 5C | c1: QS | c2: 7D | c3: QD | h1: QH | h2: 8C | h3: 8D | h4: 9C";

}  // namespace test
}  // namespace croupier::online
