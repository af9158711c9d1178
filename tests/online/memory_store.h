// What was written, as a store would give it back.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "croupier/online/name.h"
#include "croupier/online/player_lookup.h"

namespace croupier::online::test {

class MemoryStore final : public PlayerLookup {
public:
    std::optional<Player> player(std::string_view id) override { return find(players, id); }
    std::optional<Player> account(std::string_view name) override {
        for (const auto& [id, player] : players)
            if (player.account() && name_key(player.name) == name_key(name)) return player;
        return std::nullopt;
    }
    std::optional<Token> token(std::string_view id) override { return find(tokens, id); }

    // False when a store would refuse it: a name belongs to one account, a room is opened once and
    // its entries have no gaps.
    bool write(const Changes& changes) {
        return std::ranges::all_of(changes, [this](const Change& change) {
            return std::visit([this](const auto& it) { return keep(it); }, change);
        });
    }

    std::map<std::string, Player, std::less<>> players;
    std::map<std::string, Token, std::less<>> tokens;
    std::map<RoomId, std::pair<RoomOpened, std::vector<RoomEntry>>> rooms;
    std::vector<std::string> forgotten;  // players, as often as it was written

private:
    template <class Kept>
    static std::optional<Kept> find(const std::map<std::string, Kept, std::less<>>& map,
                                    std::string_view id) {
        const auto found = map.find(id);
        return found == map.end() ? std::nullopt : std::optional(found->second);
    }
    bool keep(const PlayerKept& it) {
        const auto other = it.player.account() ? account(it.player.name) : std::nullopt;
        if (other && other->id != it.player.id) return false;
        players[it.player.id] = it.player;
        return true;
    }
    bool keep(const PlayerForgotten& it) {
        forgotten.push_back(it.player);
        players.erase(it.player);
        std::erase_if(tokens, [&](const auto& kept) { return kept.second.player == it.player; });
        return true;
    }
    bool keep(const TokenKept& it) {
        tokens[it.token.id] = it.token;
        return true;
    }
    bool keep(const TokenRevoked& it) {
        tokens.erase(it.id);
        return true;
    }
    bool keep(const RoomOpened& it) {
        next_[it.room] = 1;
        return rooms.emplace(it.room, std::pair{it, std::vector<RoomEntry>()}).second;
    }
    bool keep(const RoomEntry& it) {
        if (!rooms.contains(it.room) || it.number != next_[it.room]++) return false;
        rooms[it.room].second.push_back(it);
        return true;
    }
    bool keep(const RoomRenewed& it) {
        if (!rooms.contains(it.room) || it.first != next_[it.room]) return false;
        rooms[it.room].second.clear();
        return true;
    }
    bool keep(const RoomClosed& it) { return rooms.erase(it.room) == 1; }
    bool keep(const MatchKept&) { return true; }

    std::map<RoomId, int> next_;  // entry
};

}  // namespace croupier::online::test
