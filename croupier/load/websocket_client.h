// A WebSocket to the server.
#pragma once

#include <string>
#include <string_view>

#include "croupier/load/event_loop.h"
#include "croupier/load/url.h"

namespace croupier::load {

class WebSocketClient final : EventLoop::Listener {
public:
    class Owner {
    public:
        virtual void opened() = 0;
        virtual void received(std::string_view text) = 0;
        virtual void lost(std::string_view why) = 0;  // it is closed then

    protected:
        ~Owner() = default;
    };

    WebSocketClient(EventLoop& loop, Owner& owner) : loop_(loop), owner_(owner) {}
    WebSocketClient(const WebSocketClient&) = delete;
    WebSocketClient& operator=(const WebSocketClient&) = delete;
    ~WebSocketClient() { close(); }

    // `source` is the address it comes from, as a number; 0: any. False when there is no socket.
    bool open(const Url& url, std::uint32_t source);
    void send(std::string_view text);
    void disconnect();  // in good order
    void close();
    bool is_open() const { return stage_ == Stage::open; }

private:
    enum class Stage : std::uint8_t { closed, connecting, upgrading, open };

    void ready(std::uint32_t events) override;
    void receive(std::string_view bytes);
    std::size_t read_head(std::string_view bytes);
    void lose(std::string_view why);
    void push();

    EventLoop& loop_;
    Owner& owner_;
    int socket_ = -1;
    Stage stage_ = Stage::closed;
    std::string head_, rest_, out_;  // what was sent first; what is half read; what waits
    std::uint32_t mask_ = 0x9e3779b9;
};

}  // namespace croupier::load
