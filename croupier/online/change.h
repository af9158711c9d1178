// What has to be written before any message about it is sent.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "croupier/engine/sha256.h"

namespace croupier::online {

using Time = std::int64_t;  // milliseconds since 1970
using RoomId = std::uint64_t;

struct Player {
    std::string id;                // public: ten letters and digits
    std::string name;              // as shown; of an account it belongs to one player
    std::string password_hash;     // empty: a guest
    int rating = 1200, games = 0;  // of rated games
    Time created = 0, seen = 0;
    bool banned = false;
    bool account() const { return !password_hash.empty(); }
    bool operator==(const Player&) const = default;
};

// A device that may act for a player. The secret itself is nowhere.
struct Token {
    std::string id;  // public: the part of a token before its point
    std::string player;
    Digest secret_hash{};
    Time created = 0;
    bool operator==(const Token&) const = default;
};

struct PlayerKept {  // new or changed
    Player player;
};
struct PlayerForgotten {  // tokens too; what was played stays
    std::string player;
};
struct TokenKept {
    Token token;
};
struct TokenRevoked {
    std::string id;
};

// A room is the list of its entries: who replays them has the room again.
struct RoomOpened {
    RoomId room = 0;
    std::string code;
    Time at = 0;
};
struct RoomEntry {
    RoomId room = 0;
    int number = 0;  // from 1, without gaps
    Time at = 0;
    std::string text;
};
struct RoomRenewed {  // it waits for players: what was entered before is of no use any more
    RoomId room = 0;
    int first = 0;  // the number of its next entry
};
struct RoomClosed {
    RoomId room = 0;
    Time at = 0;
};

// A game that is over; its record has the rest.
struct MatchSeat {
    std::string player, name;  // of a bot too
    int total = 0, rank = 0;
    bool abandoned = false;
    int rating = 0, change = 0;  // before the game; 0 when it was not rated
    bool operator==(const MatchSeat&) const = default;
};
struct MatchKept {
    std::string id, options;
    bool rated = false;
    Time started = 0, ended = 0;
    std::array<MatchSeat, 4> seats;
    std::string
        proof;  // members of JSON: options, seats, commitment, secret, nonces, starter, deck
    std::string record;  // docs/record-format.md
    bool operator==(const MatchKept&) const = default;
};

using Change = std::variant<PlayerKept, PlayerForgotten, TokenKept, TokenRevoked, RoomOpened,
                            RoomEntry, RoomRenewed, RoomClosed, MatchKept>;
using Changes = std::vector<Change>;

}  // namespace croupier::online
