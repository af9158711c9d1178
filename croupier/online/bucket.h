// How often somebody may do something: so many at once after a rest, then so many a second.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "croupier/online/change.h"

namespace croupier::online {

struct Rate {
    double a_second = 0;  // 0: no limit
    double burst = 1;
};

// Remembers only when all that was taken will have been made up for.
class Bucket {
public:
    explicit Bucket(const Rate& rate)
        : pause_(rate.a_second > 0 ? 1000 / rate.a_second : 0),
          slack_(pause_ * (std::max(rate.burst, 1.0) - 1)) {}

    bool take(Time now) {
        const double time = settle(now);
        if (rested_ - time > slack_) return false;
        rested_ = std::max(rested_, time) + pause_;
        return true;
    }
    // Whether take would be false; nothing is taken.
    bool empty(Time now) { return rested_ - settle(now) > slack_; }
    bool rested(Time now) const { return rested_ <= static_cast<double>(now); }

private:
    // A clock that was set back makes nobody wait for longer than a burst has to rest.
    double settle(Time now) {
        const auto time = static_cast<double>(now);
        rested_ = std::min(rested_, time + slack_ + pause_);
        return time;
    }

    double pause_, slack_;  // milliseconds
    double rested_ = 0;
};

// A bucket for each address or player. Those that have rested are forgotten; while too many have
// not, whoever is new is refused.
class Buckets {
public:
    explicit Buckets(const Rate& rate, std::size_t most = 100'000) : rate_(rate), most_(most) {}

    bool take(std::string_view key, Time now) {
        auto found = buckets_.find(key);
        if (found == buckets_.end()) {
            if (buckets_.size() >= sweep_at_ && now >= swept_ + 1000) sweep(now);
            if (buckets_.size() >= most_) return false;
            found = buckets_.emplace(std::string(key), Bucket(rate_)).first;
        }
        return found->second.take(now);
    }
    bool empty(std::string_view key, Time now) {
        const auto found = buckets_.find(key);
        return found != buckets_.end() && found->second.empty(now);
    }
    std::size_t size() const { return buckets_.size(); }

private:
    void sweep(Time now) {
        std::erase_if(buckets_, [=](const auto& entry) { return entry.second.rested(now); });
        sweep_at_ = std::min(most_, std::max<std::size_t>(64, 2 * buckets_.size()));
        swept_ = now;
    }

    Rate rate_;
    std::size_t most_, sweep_at_ = 64;
    Time swept_ = 0;
    std::map<std::string, Bucket, std::less<>> buckets_;
};

}  // namespace croupier::online
