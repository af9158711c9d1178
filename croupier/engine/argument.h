// What a code is about: sentences in other languages are made from it.
#pragma once

#include <string>
#include <string_view>

namespace croupier {

struct Argument {
    std::string_view name;  // of a refusal: from, to, count, card, on, limit; of a link: move, of
    std::string value;
    bool operator==(const Argument&) const = default;
};

}  // namespace croupier
