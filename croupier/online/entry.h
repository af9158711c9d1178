// What can happen in a room, as it is written down: one line each.
//
// A room is what its entries make of it, so a line that was written is the room after a crash too.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "croupier/bots/bot.h"
#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"
#include "croupier/engine/games/bluffbuddy/fair_deal.h"

namespace croupier::online {

struct Person {
    std::string id, name;
    int rating = 1200, games = 0;
    bool operator==(const Person&) const = default;
};

struct RoomRules {
    BluffBuddy::Options options;
    std::optional<bots::Skill> bots = bots::Skill::medium;  // who fills empty seats
    bool spectators = false;
    bool rated = false;
    bool operator==(const RoomRules&) const = default;
};
std::string options_text(const BluffBuddy::Options& options);  // "matching=forced seals=part"
std::optional<BluffBuddy::Options> options_from(std::string_view text);

enum class By : std::uint8_t { player, bot, clock };
std::string_view name_of(By by);

struct Opened {
    RoomRules rules;
};
struct Sat {
    int seat = 0;
    Person person;
};
struct BotSat {
    int seat = 0;
    bots::Skill skill = bots::Skill::medium;
};
struct Stood {
    int seat = 0;
};
struct Readied {
    int seat = 0;
    bool ready = true;
};
struct Committed {
    std::string match;
    DealSecret secret{};
};
struct Hashed {
    int seat = 0;
    Digest hash{};
};
struct NoncesOpened {};
struct Nonced {
    int seat = 0;
    Nonce nonce{};
};
struct Dealt {
    int starter = 0;
    Deck deck{};
    bool operator==(const Dealt&) const = default;
};
struct Played {
    int turn = 0, seat = 0;
    By by = By::player;
    std::string id;  // of the request; "-" when there was none
    Move move{};
};
struct Abandoned {
    int seat = 0;
};
struct Ended {};
struct Voted {
    int seat = 0;
};
struct Reopened {};  // for the next game at the same table; in older files, and see Room::renew

using Entry = std::variant<Opened, Sat, BotSat, Stood, Readied, Committed, Hashed, NoncesOpened,
                           Nonced, Dealt, Played, Abandoned, Ended, Voted, Reopened>;

// A play has one length whatever it does: a log must not tell a discard from a claim.
std::string to_text(const Entry& entry);
std::optional<Entry> entry_from(std::string_view text);

}  // namespace croupier::online
