// What names things in public, and what proves who somebody is.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "croupier/online/change.h"
#include "croupier/online/random.h"

namespace croupier::online {

inline constexpr std::size_t id_length = 10, room_code_length = 8;

// Of players, tokens and matches: small letters and digits, none that look alike; 49 bits.
std::string make_id(Random& random);
// Capital letters and digits, for reading aloud; 40 bits.
std::string make_room_code(Random& random);
// As somebody types it: small letters, blanks and dashes do not matter.
std::optional<std::string> room_code_from(std::string_view typed);

// "id.secret". The whole text is sent once, to the player; the store keeps a hash.
using TokenSecret = std::array<std::uint8_t, 16>;
struct TokenParts {
    std::string id;
    TokenSecret secret{};
};
struct MadeToken {
    std::string text;
    Token token;
};
MadeToken make_token(Random& random, std::string player, Time now);
std::optional<TokenParts> token_parts(std::string_view text);
// Takes a time that tells nothing about the secret.
bool fits(const Token& kept, const TokenSecret& shown);

}  // namespace croupier::online
