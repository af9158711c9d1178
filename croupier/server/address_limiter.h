// How many WebSockets come from one address.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace croupier::server {

// The address as bytes: all of IPv4, the half of IPv6 that names a network; empty for
// this machine, where nobody is counted.
std::string network_of(std::string_view address);

class AddressLimiter {
public:
    explicit AddressLimiter(std::size_t most) : most_(most) {}

    bool admits(const std::string& network) const {
        const auto found = guests_.find(network);
        return network.empty() || (found == guests_.end() ? 0 : found->second) < most_;
    }
    void enter(const std::string& network) {
        if (!network.empty()) ++guests_[network];
    }
    void leave(const std::string& network) {
        const auto found = guests_.find(network);
        if (found != guests_.end() && --found->second == 0) guests_.erase(found);
    }

private:
    std::size_t most_;
    std::map<std::string, std::size_t> guests_;
};

}  // namespace croupier::server
