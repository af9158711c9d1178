// Connecting, the upgrade, and frames in both directions.
#include "croupier/load/websocket_client.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "croupier/load/frames.h"

namespace croupier::load {
namespace {

// The pair of RFC 6455, section 1.3: what the server makes of a key is known to be right.
constexpr std::string_view sample_key = "dGhlIHNhbXBsZSBub25jZQ==",
                           accept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

sockaddr_in socket_address(std::uint32_t address, std::uint16_t port) {
    sockaddr_in made{};
    made.sin_family = AF_INET;
    made.sin_port = htons(port);
    made.sin_addr.s_addr = htonl(address);
    return made;
}

}  // namespace

bool WebSocketClient::open(const Url& url, std::uint32_t source) {
    close();
    socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket_ < 0) return false;
    const int on = 1;
    ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (source != 0) {
        // The port is chosen when the other end is known, so that one address serves many servers.
        ::setsockopt(socket_, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
        const sockaddr_in from = socket_address(source, 0);
        ::bind(socket_, reinterpret_cast<const sockaddr*>(&from), sizeof from);
    }
    const sockaddr_in to = socket_address(url.address, url.port);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0 &&
        errno != EINPROGRESS) {
        close();
        return false;
    }
    head_ = "GET " + url.path + " HTTP/1.1\r\nHost: " + url.host +
            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: " +
            std::string(sample_key) + "\r\n\r\n";
    stage_ = Stage::connecting;
    mask_ ^= static_cast<std::uint32_t>(socket_) * 0x85ebca6b;
    loop_.watch(socket_, EPOLLIN | EPOLLOUT, *this);
    return true;
}

void WebSocketClient::close() {
    if (socket_ < 0) return;
    loop_.forget(socket_, *this);
    ::close(socket_);
    socket_ = -1;
    stage_ = Stage::closed;
    rest_.clear();
    out_.clear();
}

void WebSocketClient::disconnect() {
    if (is_open()) {
        append_masked_close(out_, ++mask_);
        push();
    }
    close();
}

void WebSocketClient::lose(std::string_view why) {
    const std::string reason(why);
    close();
    owner_.lost(reason);
}

void WebSocketClient::ready(std::uint32_t events) {
    if (stage_ == Stage::connecting && (events & (EPOLLOUT | EPOLLERR | EPOLLHUP)) != 0) {
        int error = 0;
        socklen_t size = sizeof error;
        ::getsockopt(socket_, SOL_SOCKET, SO_ERROR, &error, &size);
        if (error != 0) return lose(std::strerror(error));
        stage_ = Stage::upgrading;
        out_ = head_;
        loop_.change(socket_, EPOLLIN, *this);
        return push();
    }
    if ((events & EPOLLOUT) != 0) {
        loop_.change(socket_, EPOLLIN, *this);
        push();
        if (socket_ < 0) return;
    }
    if ((events & (EPOLLIN | EPOLLERR | EPOLLHUP)) == 0) return;
    const ssize_t size = ::recv(socket_, loop_.buffer.data(), loop_.buffer.size(), 0);
    loop_.arrived();  // what is made of it takes our time and not the server's
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (size <= 0) return lose(size == 0 ? "the server hung up" : std::strerror(errno));
    receive({loop_.buffer.data(), static_cast<std::size_t>(size)});
}

void WebSocketClient::receive(std::string_view bytes) {
    const bool kept = !rest_.empty();
    if (kept) {
        rest_.append(bytes);
        bytes = rest_;
    }
    if (stage_ == Stage::upgrading) {
        const std::size_t head = read_head(bytes);
        if (socket_ < 0) return;
        bytes.remove_prefix(head);
        if (head > 0) owner_.opened();
    }
    while (stage_ == Stage::open) {
        const Frame frame = take_frame(bytes);
        if (frame.kind == Frame::Kind::nothing) break;
        if (frame.kind == Frame::Kind::text) owner_.received(frame.payload);
        if (frame.kind == Frame::Kind::fault) return lose("a frame cannot be read");
        if (frame.kind == Frame::Kind::close)
            return lose(
                "the server closes: " +
                std::string(frame.payload.substr(std::min<std::size_t>(2, frame.payload.size()))));
        if (frame.kind == Frame::Kind::ping) {
            append_masked_pong(out_, frame.payload, ++mask_);
            push();
        }
    }
    if (socket_ < 0) return;
    if (kept)
        rest_.erase(0, rest_.size() - bytes.size());
    else
        rest_.assign(bytes);
}

// How long the answer to the upgrade is; 0 when it has not all arrived.
std::size_t WebSocketClient::read_head(std::string_view bytes) {
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == bytes.npos) return 0;
    const std::string_view head = bytes.substr(0, end);
    if (!head.starts_with("HTTP/1.1 101 ") || head.find(accept) == head.npos) {
        lose("no upgrade: " + std::string(head.substr(0, head.find('\r'))));
        return 0;
    }
    stage_ = Stage::open;
    return end + 4;
}

void WebSocketClient::send(std::string_view text) {
    if (stage_ != Stage::open) return;
    append_masked_text(out_, text, ++mask_);
    push();
}

void WebSocketClient::push() {
    if (out_.empty()) return;
    const ssize_t size = ::send(socket_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (size > 0) out_.erase(0, static_cast<std::size_t>(size));
    // A socket that is broken is noticed when it is read.
    if (!out_.empty() && (size >= 0 || errno == EAGAIN))
        loop_.change(socket_, EPOLLIN | EPOLLOUT, *this);
}

}  // namespace croupier::load
