// A plain socket: the answer is what comes until the server ends the connection.
#include "croupier/cli/server/admin_client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>

namespace croupier::cli {
namespace {

class Connection {
public:
    explicit Connection(int descriptor) : descriptor_(descriptor) {}
    ~Connection() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    bool connect(const server::Listen& at) const {
        if (at.host.find(':') != std::string::npos) {
            sockaddr_in6 address{};
            address.sin6_family = AF_INET6;
            address.sin6_port = htons(at.port);
            ::inet_pton(AF_INET6, at.host.c_str(), &address.sin6_addr);
            return connect(&address, sizeof address);
        }
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(at.port);
        ::inet_pton(AF_INET, at.host.c_str(), &address.sin_addr);
        return connect(&address, sizeof address);
    }
    bool send(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t size = ::send(descriptor_, text.data(), text.size(), MSG_NOSIGNAL);
            if (size < 0 && errno == EINTR) continue;
            if (size <= 0) return false;
            text.remove_prefix(static_cast<std::size_t>(size));
        }
        return true;
    }
    // A copy of a large database takes its time: there is no limit to it.
    std::string rest() const {
        std::string text;
        char buffer[4096];
        for (;;) {
            const ssize_t size = ::recv(descriptor_, buffer, sizeof buffer, 0);
            if (size < 0 && errno == EINTR) continue;
            if (size <= 0) return text;
            text.append(buffer, static_cast<std::size_t>(size));
        }
    }

private:
    template <class Address>
    bool connect(const Address* address, socklen_t size) const {
        return ::connect(descriptor_, reinterpret_cast<const sockaddr*>(address), size) == 0;
    }

    int descriptor_;
};

ParseError sentence(std::string text) { return {ParseCode::bad_value, 0, std::move(text)}; }

}  // namespace

Result<AdminReply> ask_server(const server::Listen& at, const server::AdminRequestLine& request) {
    const bool six = at.host.find(':') != std::string::npos;
    const std::string host = (six ? "[" + at.host + "]" : at.host) + ":" + std::to_string(at.port);
    const Connection connection(::socket(six ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (!connection.connect(at))
        return sentence("no server answers at " + host + " (" + std::strerror(errno) +
                        "): start it with --admin " + host + ", or say where it is with --at");
    std::string words(request.method);
    words.append(" ").append(request.target).append(" HTTP/1.1\r\nHost: ").append(host);
    words.append("\r\nConnection: close\r\n").append(server::admin_field).append(": yes\r\n");
    if (request.method == "POST") words += "Content-Length: 0\r\n";
    if (!connection.send(words + "\r\n"))
        return sentence("the server at " + host + " does not listen");
    const std::string text = connection.rest();
    constexpr std::string_view version = "HTTP/1.1 ";
    const std::size_t end = text.find("\r\n\r\n");
    AdminReply answer;
    const char* const begin = text.data() + version.size();
    if (!text.starts_with(version) || end == std::string::npos ||
        std::from_chars(begin, begin + 3, answer.status).ec != std::errc{})
        return sentence("what answers at " + host + " is no server of this program");
    answer.body = text.substr(end + 4);
    return answer;
}

}  // namespace croupier::cli
