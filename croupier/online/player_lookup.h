// What the lobby looks up about players who are not here.
#pragma once

#include <optional>
#include <string_view>

#include "croupier/online/change.h"

namespace croupier::online {

// What cannot be read is thrown as a std::runtime_error.
class PlayerLookup {
public:
    virtual std::optional<Player> player(std::string_view id) = 0;
    virtual std::optional<Player> account(std::string_view name) = 0;  // case does not matter
    virtual std::optional<Token> token(std::string_view id) = 0;

protected:
    PlayerLookup() = default;
    ~PlayerLookup() = default;
};

}  // namespace croupier::online
