// Passwords, hashed so that guessing them is slow (Argon2id).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace croupier::online {

// 8 to 200 characters of UTF-8.
bool is_password(std::string_view password);

struct PasswordCost {
    unsigned long long passes = 2;
    std::size_t memory = 64 << 20;  // bytes
};
// Takes tens of milliseconds, by intention. Nothing when there is not enough memory.
std::optional<std::string> hash_password(std::string_view password, const PasswordCost& cost = {});
// With an empty hash it takes as long as hashing and is false: nobody learns which names exist.
bool fits_password(std::string_view password, const std::string& hash,
                   const PasswordCost& cost = {});

// Overwrites it, so that it is in no memory dump.
void forget(std::string& secret);

}  // namespace croupier::online
