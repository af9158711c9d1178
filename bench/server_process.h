// A server of ours as a child, started, killed and started again on the same port and data.
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace croupier {

class ServerProcess {
public:
    ServerProcess(std::string program, std::string web, std::string data)
        : program_(std::move(program)), web_(std::move(web)), data_(std::move(data)) {}
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    ~ServerProcess() { kill(); }

    // Returns when browsers can come: how many seconds that took.
    double start() {
        const auto begin = std::chrono::steady_clock::now();
        std::array<int, 2> pipe{};
        if (::pipe2(pipe.data(), O_CLOEXEC) != 0) fail("no pipe");
        pid_ = ::fork();
        if (pid_ == 0) {
            ::dup2(pipe[1], STDOUT_FILENO);
            become_server();
        }
        ::close(pipe[1]);
        std::string line;
        char letter = 0;
        while (::read(pipe[0], &letter, 1) == 1 && letter != '\n') line += letter;
        ::close(pipe[0]);
        const std::size_t at = line.find("127.0.0.1:");
        if (at == line.npos) fail("the server does not open: " + line);
        port_ = std::atoi(line.c_str() + at + 10);
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }

    void kill() {
        if (pid_ <= 0) return;
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
        pid_ = 0;
    }

    int pid() const { return pid_; }
    std::string url() const { return "ws://127.0.0.1:" + std::to_string(port_) + "/table"; }

private:
    [[noreturn]] void become_server() const {
        const std::string listen = "127.0.0.1:" + std::to_string(port_);
        const std::vector<const char*> words{
            program_.c_str(), "serve", "--listen",   listen.c_str(), "--data",
            data_.c_str(),    "--web", web_.c_str(), "--limits",     "bench",
            "--connections",  "50000", nullptr};
        ::execv(program_.c_str(), const_cast<char* const*>(words.data()));  // NOLINT
        std::perror(program_.c_str());
        std::_Exit(127);
    }
    [[noreturn]] static void fail(const std::string& sentence) {
        std::fprintf(stderr, "%s\n", sentence.c_str());
        std::exit(1);
    }

    std::string program_, web_, data_;
    int pid_ = 0, port_ = 0;
};

}  // namespace croupier
