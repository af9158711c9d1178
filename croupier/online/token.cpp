// Ids, room codes and tokens.
#include "croupier/online/token.h"

#include <sodium.h>

#include <utility>

#include "croupier/engine/hex.h"

namespace croupier::online {
namespace {

constexpr std::string_view id_letters = "abcdefghjkmnpqrstuvwxyz23456789";
constexpr std::string_view code_letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

bool all_in(std::string_view letters, std::string_view text) {
    return text.find_first_not_of(letters) == std::string_view::npos;
}

}  // namespace

std::string make_id(Random& random) { return random.word(id_letters, id_length); }

std::string make_room_code(Random& random) { return random.word(code_letters, room_code_length); }

std::optional<std::string> room_code_from(std::string_view typed) {
    std::string code;
    for (char letter : typed) {
        if (letter == ' ' || letter == '-') continue;
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
        code += letter;
        if (code.size() > room_code_length) return std::nullopt;
    }
    if (code.size() != room_code_length || !all_in(code_letters, code)) return std::nullopt;
    return code;
}

MadeToken make_token(Random& random, std::string player, Time now) {
    const auto secret = random.bytes<16>();
    // A secret of 128 random bits needs no slow hash.
    Token token{make_id(random), std::move(player), sha256(secret), now};
    std::string text = token.id + "." + to_hex(secret);
    return {std::move(text), std::move(token)};
}

std::optional<TokenParts> token_parts(std::string_view text) {
    if (text.size() <= id_length || text[id_length] != '.') return std::nullopt;
    const std::string_view id = text.substr(0, id_length);
    const auto secret = from_hex<16>(text.substr(id_length + 1));
    if (!secret || !all_in(id_letters, id)) return std::nullopt;
    return TokenParts{std::string(id), *secret};
}

bool fits(const Token& kept, const TokenSecret& shown) {
    const Digest hash = sha256(shown);
    return sodium_memcmp(hash.data(), kept.secret_hash.data(), hash.size()) == 0;
}

}  // namespace croupier::online
