// Who is in, and who of them has been idle longest: that one leaves when somebody else wants in.
//
// So clients that open connections and say nothing cannot keep others out.
#pragma once

#include <cstddef>
#include <list>
#include <optional>

namespace croupier::server {

class LimitedConnection {
public:
    LimitedConnection() = default;
    LimitedConnection(const LimitedConnection&) = delete;
    LimitedConnection& operator=(const LimitedConnection&) = delete;
    virtual ~LimitedConnection() = default;
    // Ends what the guest waits for; it leaves soon after.
    virtual void dismiss() = 0;

private:
    friend class ConnectionLimiter;
    std::optional<std::list<LimitedConnection*>::iterator> idle_;
};

class ConnectionLimiter {
public:
    explicit ConnectionLimiter(std::size_t places) : places_(places) {}

    // False when all places are taken by guests who are being served.
    bool enter() {
        ++guests_;
        return guests_ <= places_ || dismiss_one();
    }
    void leave(LimitedConnection& guest) {
        serve(guest);
        --guests_;
    }

    // Who has sat down at a table is counted like a guest, and not dismissed however quiet it is.
    void websocket_opened() { ++guests_; }
    void websocket_closed() { --guests_; }
    // A tenth of the places is kept for those who want to see the page.
    bool admits_websocket(std::size_t seated) const {
        return !closed_ && seated < places_ - places_ / 10;
    }

    // Between these two the guest is idle: nothing is lost when it is dismissed.
    void rest(LimitedConnection& guest) {
        if (closed_) return guest.dismiss();
        if (!guest.idle_) guest.idle_ = idle_.insert(idle_.end(), &guest);
    }
    void serve(LimitedConnection& guest) {
        if (guest.idle_) idle_.erase(*guest.idle_);
        guest.idle_.reset();
    }

    // Who is dismissed is idle no more, and is not dismissed again. False when nobody is idle.
    bool dismiss_one() {
        if (idle_.empty()) return false;
        LimitedConnection& guest = *idle_.front();
        serve(guest);
        guest.dismiss();
        return true;
    }

    // From now on nobody rests: who has been served leaves, and who was just let in.
    void close() {
        closed_ = true;
        while (dismiss_one()) {
        }
    }
    bool closed() const { return closed_; }

    std::size_t guests() const { return guests_; }
    // Beyond these not even a "busy" is said.
    bool crowded() const { return guests_ >= places_ + places_ / 4 + 16; }

private:
    std::size_t places_, guests_ = 0;
    std::list<LimitedConnection*> idle_;  // the longest idle first
    bool closed_ = false;
};

}  // namespace croupier::server
