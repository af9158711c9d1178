// Argon2id by libsodium.
#include "croupier/online/password.h"

#include <sodium.h>

#include <array>

#include "croupier/online/random.h"
#include "croupier/online/utf8.h"

namespace croupier::online {

bool is_password(std::string_view password) {
    constexpr std::size_t fewest = 8, most = 200;
    if (password.size() > 4 * most) return false;
    const auto points = code_points(password);
    return points && points->size() >= fewest && points->size() <= most;
}

std::optional<std::string> hash_password(std::string_view password, const PasswordCost& cost) {
    prepare_sodium();
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), cost.passes,
                              cost.memory, crypto_pwhash_ALG_ARGON2ID13) != 0)
        return std::nullopt;
    return std::string(hash.data());
}

bool fits_password(std::string_view password, const std::string& hash, const PasswordCost& cost) {
    prepare_sodium();
    if (hash.empty()) {
        static_cast<void>(hash_password(password, cost));
        return false;
    }
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

void forget(std::string& secret) {
    sodium_memzero(secret.data(), secret.size());
    secret.clear();
}

}  // namespace croupier::online
