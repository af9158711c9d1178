// How many connections there are, and which has been idle longest: that one is closed when another
// one comes and all places are taken.
//
// So clients that open connections and send nothing cannot keep others out.
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
    // Ends what the connection waits for; it is released soon after.
    virtual void close_idle() = 0;

private:
    friend class ConnectionLimiter;
    std::optional<std::list<LimitedConnection*>::iterator> idle_;
};

class ConnectionLimiter {
public:
    explicit ConnectionLimiter(std::size_t places) : places_(places) {}

    // False when all places are taken by connections that are being served.
    bool admit() {
        ++count_;
        return count_ <= places_ || close_idle_one();
    }
    void release(LimitedConnection& connection) {
        busy(connection);
        --count_;
    }

    // A WebSocket is counted like any connection, and not closed however quiet it is.
    void websocket_opened() { ++count_; }
    void websocket_closed() { --count_; }
    // A tenth of the places is kept for requests for the page.
    bool admits_websocket(std::size_t seated) const {
        return !closed_ && seated < places_ - places_ / 10;
    }

    // Between these two the connection is idle: nothing is lost when it is closed.
    void idle(LimitedConnection& connection) {
        if (closed_) return connection.close_idle();
        if (!connection.idle_) connection.idle_ = idle_.insert(idle_.end(), &connection);
    }
    void busy(LimitedConnection& connection) {
        if (connection.idle_) idle_.erase(*connection.idle_);
        connection.idle_.reset();
    }

    // What is closed is idle no more, and is not closed again. False when nothing is idle.
    bool close_idle_one() {
        if (idle_.empty()) return false;
        LimitedConnection& connection = *idle_.front();
        busy(connection);
        connection.close_idle();
        return true;
    }

    // From now on nothing stays idle: what has been served is closed, and what was just admitted.
    void close() {
        closed_ = true;
        while (close_idle_one()) {
        }
    }
    bool closed() const { return closed_; }

    std::size_t size() const { return count_; }
    // Beyond these not even a "busy" is answered.
    bool crowded() const { return count_ >= places_ + places_ / 4 + 16; }

private:
    std::size_t places_, count_ = 0;
    std::list<LimitedConnection*> idle_;  // the longest idle first
    bool closed_ = false;
};

}  // namespace croupier::server
