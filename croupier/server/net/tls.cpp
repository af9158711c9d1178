// The connection holds one buffer for each direction: who reads slowly makes the server wait, and
// the server has its own limits for that.
#include "croupier/server/net/tls.h"

#include <sys/socket.h>

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

namespace croupier::server {
namespace {

using boost::system::error_code;
using namespace asio::experimental::awaitable_operators;
constexpr std::size_t piece = 16 << 10;         // a record of TLS
constexpr std::chrono::seconds write_time{30};  // for a piece to be taken
constexpr std::chrono::seconds closing_time{2};

class TlsConnection final : public LimitedConnection {
public:
    TlsConnection(tcp::socket socket, std::shared_ptr<asio::ssl::context> context,
                  ServerContext& server)
        : address_(address_of(socket)), context_(std::move(context)),
          client_(std::move(socket), *context_), room_(client_.get_executor()), server_(server),
          welcome_(server.limiter.admit()) {}
    ~TlsConnection() override { leave(); }
    TlsConnection(const TlsConnection&) = delete;
    TlsConnection& operator=(const TlsConnection&) = delete;

    void close_idle() override { hang_up(); }

    asio::awaitable<void> run() {
        if (!welcome_) co_return;
        const bool shaken = co_await shake_hands();
        if (!shaken || !open_room()) co_return;
        leave();  // from here on the server counts the connection it serves
        ++server_.tls_connections;
        co_await (receive() && send());
        --server_.tls_connections;
    }

private:
    asio::awaitable<bool> shake_hands() {
        server_.limiter.idle(*this);
        const auto ended =
            co_await (client_.async_handshake(asio::ssl::stream_base::server, as_pair) ||
                      hang_up_after(server_.settings.patience));
        const auto* const result = std::get_if<0>(&ended);
        co_return result != nullptr && !std::get<0>(*result);
    }

    bool open_room() {
        std::array<int, 2> ends{};
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends.data()) != 0)
            return false;
        const asio::generic::stream_protocol local(AF_UNIX, 0);
        Plain server(client_.get_executor(), local, ends[0]);
        room_.assign(local, ends[1]);
        asio::co_spawn(client_.get_executor(), serve_http(std::move(server), address_, server_),
                       asio::detached);
        return true;
    }

    asio::awaitable<void> receive() {
        std::array<char, piece> bytes;
        while (true) {
            const auto [end, size] = co_await client_.async_read_some(asio::buffer(bytes), as_pair);
            if (end) break;
            const auto [gone, written] =
                co_await asio::async_write(room_, asio::buffer(bytes, size), as_pair);
            if (gone) break;
        }
        error_code ignored;
        room_.shutdown(Plain::shutdown_send, ignored);
    }

    asio::awaitable<void> send() {
        std::array<char, piece> bytes;
        while (true) {
            const auto [end, size] = co_await room_.async_read_some(asio::buffer(bytes), as_pair);
            if (end) break;
            const auto written =
                co_await (asio::async_write(client_, asio::buffer(bytes, size), as_pair) ||
                          hang_up_after(write_time));
            if (written.index() != 0 || std::get<0>(std::get<0>(written))) break;
        }
        co_await (client_.async_shutdown(as_pair) || hang_up_after(closing_time));
        hang_up();
    }

    asio::awaitable<void> hang_up_after(std::chrono::seconds time) {
        asio::steady_timer timer(client_.get_executor(), time);
        const auto [in_time] = co_await timer.async_wait(as_pair);
        if (!in_time) hang_up();
    }
    void hang_up() {
        error_code ignored;
        client_.next_layer().close(ignored);
        room_.close(ignored);
    }
    void leave() {
        if (!std::exchange(counted_, false)) return;
        server_.limiter.release(*this);
    }

    std::string address_;
    std::shared_ptr<asio::ssl::context> context_;
    asio::ssl::stream<tcp::socket> client_;
    Plain room_;
    ServerContext& server_;
    bool welcome_;
    bool counted_ = true;
};

}  // namespace

std::optional<std::string> Tls::read() {
    auto context = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_server);
    error_code error;
    context->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                             asio::ssl::context::no_tlsv1_1,
                         error);
    if (!error) context->use_certificate_chain_file(files_.certificate, error);
    if (error)
        return "no certificate can be read from " + files_.certificate + ": " + error.message();
    context->use_private_key_file(files_.key, asio::ssl::context::pem, error);
    if (error)
        return "no key for " + files_.certificate + " can be read from " + files_.key + ": " +
               error.message();
    context_ = std::move(context);
    return std::nullopt;
}

asio::awaitable<void> Tls::serve(tcp::socket socket, ServerContext& server) {
    TlsConnection connection(std::move(socket), context_, server);
    co_await connection.run();
}

}  // namespace croupier::server
