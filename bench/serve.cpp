// Load for the server: PORT PID CONNECTIONS SECONDS; requests a second, how long they took, and
// what they cost the server.
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

int connect_to(int port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
        return socket;
    std::perror("cannot connect");
    std::exit(1);
}

std::size_t receive(int socket, std::span<char> buffer) {
    const ssize_t size = ::recv(socket, buffer.data(), buffer.size(), 0);
    if (size > 0) return static_cast<std::size_t>(size);
    std::fputs("the server hung up\n", stderr);
    std::exit(1);
}

double cpu_seconds_of(const std::string& pid) {
    std::ifstream file("/proc/" + pid + "/stat");
    std::vector<std::string> words{std::istream_iterator<std::string>(file), {}};
    if (words.size() < 15) return 0;
    return (std::stod(words[13]) + std::stod(words[14])) /
           static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) return 2;
    const int port = std::atoi(argv[1]), connections = std::atoi(argv[3]);
    const std::string request = "GET / HTTP/1.1\r\nHost: bench\r\n\r\n";
    const auto ask = [&](int socket) {
        if (::send(socket, request.data(), request.size(), 0) < 0) std::perror("cannot send");
    };
    std::array<char, 1 << 16> buffer{};

    // Every answer to the same request is as long as the first one.
    const int first = connect_to(port);
    ask(first);
    std::string answer;
    std::size_t length = 0;
    while (length == 0 || answer.size() < length) {
        answer.append(buffer.data(), receive(first, buffer));
        const std::size_t end = answer.find("\r\n\r\n"), field = answer.find("Content-Length: ");
        if (end != answer.npos) length = end + 4 + std::stoul(answer.substr(field + 16));
    }
    if (!answer.starts_with("HTTP/1.1 200")) return 1;

    struct Asked {
        Clock::time_point when;
        std::size_t missing;
    };
    std::vector<pollfd> sockets;
    std::vector<Asked> asked;
    std::vector<float> microseconds;
    for (int i = 0; i < connections; ++i) {
        sockets.push_back({connect_to(port), POLLIN, 0});
        asked.push_back({Clock::now(), length});
        ask(sockets.back().fd);
    }
    const double cpu_before = cpu_seconds_of(argv[2]);
    const Clock::time_point begin = Clock::now();
    const Clock::time_point end = begin + std::chrono::seconds(std::atoi(argv[4]));
    while (Clock::now() < end) {
        ::poll(sockets.data(), sockets.size(), 1000);
        for (std::size_t i = 0; i < sockets.size(); ++i) {
            if (sockets[i].revents == 0) continue;
            asked[i].missing -= receive(sockets[i].fd, buffer);
            if (asked[i].missing > 0) continue;
            const Clock::time_point now = Clock::now();
            microseconds.push_back(
                std::chrono::duration<float, std::micro>(now - asked[i].when).count());
            asked[i] = {now, length};
            ask(sockets[i].fd);
        }
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    const double cpu = cpu_seconds_of(argv[2]) - cpu_before;
    std::ranges::sort(microseconds);
    const std::size_t count = microseconds.size();
    std::printf("%4d connections: %6.0f requests/s of %zu bytes, median %.0f us, p99 %.0f us, "
                "%.1f us of the server's CPU each\n",
                connections, static_cast<double>(count) / seconds, length,
                static_cast<double>(microseconds[count / 2]),
                static_cast<double>(microseconds[count * 99 / 100]),
                cpu * 1e6 / static_cast<double>(count));
}
