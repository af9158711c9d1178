// How many WebSockets come from one address.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace croupier::server {

// The address as bytes: all of IPv4, the half of IPv6 that a household has for itself; empty for
// this machine, where nobody is counted.
std::string household_of(std::string_view address);

class Households {
public:
    explicit Households(std::size_t most) : most_(most) {}

    bool admits(const std::string& household) const {
        const auto found = guests_.find(household);
        return household.empty() || (found == guests_.end() ? 0 : found->second) < most_;
    }
    void enter(const std::string& household) {
        if (!household.empty()) ++guests_[household];
    }
    void leave(const std::string& household) {
        const auto found = guests_.find(household);
        if (found != guests_.end() && --found->second == 0) guests_.erase(found);
    }

private:
    std::size_t most_;
    std::map<std::string, std::size_t> guests_;
};

}  // namespace croupier::server
