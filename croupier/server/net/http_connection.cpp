// Requests in, answers out, with a limit on everything a client can make us wait for or keep.
#include "croupier/server/net/http_connection.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <optional>

#include "croupier/server/forwarded.h"
#include "croupier/server/head.h"
#include "croupier/server/log.h"
#include "croupier/server/target.h"
#include "croupier/server/upgrade.h"

namespace croupier::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using beast::error_code;
using Parser = http::request_parser<http::empty_body>;

constexpr std::uint32_t longest_head = 8192;
constexpr std::size_t largest_buffer = 2 * longest_head;  // the rest of a pipeline waits outside
constexpr std::size_t slice = 64 << 10;
constexpr std::chrono::seconds linger_time{2};
constexpr int linger_reads = 64;

// What is wrong with a request that cannot be read; nothing when the client is gone or too slow.
std::optional<Status> objection(error_code error) {
    if (error == http::error::end_of_stream || error == http::error::partial_message) return {};
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return Status::fields_too_large;
    if (error.category() != http::make_error_code(http::error::bad_method).category()) return {};
    return Status::bad_request;
}

// A field may come several times; together they are one list.
template <class Name>
std::string joined(const http::fields& fields, Name name) {
    std::string list;
    const auto [first, last] = fields.equal_range(name);
    for (auto field = first; field != last; ++field)
        list.append(list.empty() ? "" : ",").append(field->value());
    return list;
}

// Answers may come later, from the same loop.
asio::awaitable<Answer> answer_of(const AdminFunction& admin, const AdminRequest& request) {
    const auto executor = co_await asio::this_coro::executor;
    const auto ask = [&](auto handler) {
        const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        admin(request, [executor, waiting](Answer answer) {
            asio::post(executor, [waiting, sent = std::move(answer)] { (*waiting)(sent); });
        });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Answer)>(
        ask, asio::use_awaitable);
}

class Connection final : public LimitedConnection {
public:
    Connection(Plain socket, std::string address, ServerContext& server)
        : stream_(std::move(socket)), address_(std::move(address)), server_(server),
          welcome_(server.limiter.admit()) {}
    ~Connection() override { server_.limiter.release(*this); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void close_idle() override { stream_.close(); }

    asio::awaitable<void> run() {
        bool answerable = true;
        if (!welcome_) {
            answerable = co_await send(refusal(Status::busy), Afterwards::closes);
        } else {
            bool open = true;
            while (open && answerable) {
                Parser parser;
                answerable = co_await read(parser);
                if (answerable) open = co_await reply(parser);
            }
        }
        if (answerable && stream_.socket().is_open()) co_await linger();
    }

private:
    void allow(std::chrono::seconds time) { stream_.expires_after(time); }

    // False when there is nobody to answer.
    asio::awaitable<bool> read(Parser& parser) {
        parser.header_limit(longest_head);
        parser.body_limit(boost::none);  // a body of any length is refused, and never read
        allow(server_.settings.patience);
        server_.limiter.idle(*this);
        const auto [error, size] =
            co_await http::async_read_header(stream_, buffer_, parser, as_pair);
        server_.limiter.busy(*this);
        fault_ = error ? objection(error) : std::nullopt;
        co_return !error || fault_.has_value();
    }

    // False when the connection ends with this answer.
    asio::awaitable<bool> reply(const Parser& parser) {
        const auto& head = parser.get();
        const bool modern = head.version() >= 11;
        if (!fault_ && modern && head.count(http::field::host) != 1) fault_ = Status::bad_request;
        Answer answer;
        if (fault_)
            answer = refusal(*fault_);
        else if (server_.admin != nullptr)
            answer = co_await answer_to_operator(parser);
        else
            answer = answer_for(parser);
        if (answer.status == Status::switching) {
            log(head, answer, true);
            become_websocket(head);
            co_return false;
        }
        const bool stays =
            !fault_ && parser.is_done() && head.keep_alive() && !server_.limiter.closed();
        const Afterwards afterwards = !stays   ? Afterwards::closes
                                      : modern ? Afterwards::stays_open
                                               : Afterwards::stays_open_and_says_so;
        const bool sent = co_await send(answer, afterwards);
        log(head, answer, sent);
        co_return sent&& stays;
    }

    asio::awaitable<Answer> answer_to_operator(const Parser& parser) {
        const auto& head = parser.get();
        const AdminRequest request{head.method_string(),       head.target(),
                                   head[http::field::host],    head.count(http::field::origin) > 0,
                                   head[admin_field] == "yes", !parser.is_done()};
        co_return co_await answer_of(*server_.admin, request);
    }

    Answer answer_for(const Parser& parser) {
        const auto& head = parser.get();
        const bool complete = parser.is_done();
        if (server_.loop != nullptr && complete && head.method() == http::verb::get &&
            path_of(head.target()) == table_path)
            return answer_to_upgrade(head);
        const std::string accept = joined(head, http::field::accept_encoding);
        const std::string match = joined(head, http::field::if_none_match);
        return answer_to({head.method_string(), head.target(), accept, match, !complete},
                         server_.files, server_.loop != nullptr ? server_.loop->api() : Api());
    }

    Answer answer_to_upgrade(const http::request<http::empty_body>& fields) {
        const std::string connection = joined(fields, http::field::connection);
        const std::string upgrade = joined(fields, http::field::upgrade);
        const std::string version = joined(fields, http::field::sec_websocket_version);
        const std::string key = joined(fields, http::field::sec_websocket_key);
        const std::string origin = joined(fields, http::field::origin);
        const UpgradeRequest request{fields.version() >= 11,
                                     fields[http::field::host],
                                     origin,
                                     connection,
                                     upgrade,
                                     version,
                                     key};
        if (const auto objection = objection_to(request, server_.settings.origins))
            return *objection;
        if (!server_.loop->websockets().admits(client(fields))) return refusal(Status::busy);
        Answer welcome;
        welcome.status = Status::switching;
        return welcome;
    }

    // From here on the connection belongs to the WebSocket server, and HTTP is over.
    void become_websocket(const http::fields& fields) {
        const std::string from = client(fields);
        const auto early = buffer_.data();
        error_code error;
        const int descriptor = stream_.release_socket().release(error);
        if (error) return;
        server_.loop->websockets().adopt(descriptor, from,
                                         upgrade_head(fields[http::field::sec_websocket_key]),
                                         {static_cast<const char*>(early.data()), early.size()});
    }

    void log(const http::request<http::empty_body>& head, const Answer& answer, bool sent) {
        Log* const log = server_.settings.log;
        if (log == nullptr || !log->wants(Level::info) || server_.admin != nullptr) return;
        const std::string from = client(head);
        const std::size_t size = answer.head_only ? 0 : answer.body.size();
        log->write(Level::info, sent ? "answer" : "answer_cut_off",
                   {{"address", from},
                    {"method", std::string_view(head.method_string())},
                    {"target", std::string_view(head.target())},
                    {"status", static_cast<int>(answer.status)},
                    {"bytes", static_cast<std::int64_t>(size)}});
    }

    asio::awaitable<bool> send(const Answer& answer, Afterwards afterwards) {
        const std::string head = head_of(answer, std::time(nullptr), afterwards);
        std::string_view body = answer.head_only ? std::string_view{} : answer.body;
        asio::const_buffer first = asio::buffer(head);
        do {
            const std::string_view next = body.substr(0, slice);
            body.remove_prefix(next.size());
            const std::array<asio::const_buffer, 2> both{first, asio::buffer(next)};
            allow(server_.settings.patience);
            const auto [error, size] = co_await asio::async_write(stream_, both, as_pair);
            if (error) co_return false;
            first = {};
        } while (!body.empty());
        co_return true;
    }

    // To close while the client still writes would destroy the answer on its way.
    asio::awaitable<void> linger() {
        error_code error;
        stream_.socket().shutdown(Plain::shutdown_send, error);
        if (error || server_.limiter.closed()) co_return;
        allow(linger_time);
        server_.limiter.idle(*this);
        for (int reads = 0; reads < linger_reads; ++reads) {
            buffer_.clear();
            const auto [end, size] =
                co_await stream_.async_read_some(buffer_.prepare(4096), as_pair);
            if (end) co_return;
        }
    }

    // Whose connection it is, behind a proxy too.
    std::string client(const http::fields& fields) const {
        return client_of(address_, joined(fields, "X-Forwarded-For"), server_.settings.proxies);
    }

    beast::basic_stream<asio::generic::stream_protocol> stream_;
    beast::flat_buffer buffer_{largest_buffer};
    std::string address_;
    ServerContext& server_;
    bool welcome_;
    std::optional<Status> fault_;  // of the request just read
};

}  // namespace

std::string address_of(const tcp::socket& socket) {
    error_code error;
    const auto endpoint = socket.remote_endpoint(error);
    return error ? "-" : endpoint.address().to_string();
}

asio::awaitable<void> serve_http(Plain socket, std::string address, ServerContext& server) {
    Connection connection(std::move(socket), std::move(address), server);
    co_await connection.run();
}

}  // namespace croupier::server
