// Requests a second through `croupier engine` over a pipe: bench_engine PROGRAM [GAMES]
//
// Random games are prepared first; then play and view go back and forth as fast as the engine
// answers, and every answer is looked at: one that is an error makes the benchmark fail.
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bench/progress.h"
#include "croupier/engine/all_games.h"
#include "croupier/engine/playout.h"

namespace {

using namespace croupier;

struct Script {
    std::string requests;
    std::uint64_t answers = 0;
    std::uint64_t pairs = 0;
};

std::string request(std::string_view command, std::uint64_t match, std::string_view move = "") {
    std::string line =
        R"({"id":1,"command":")" + std::string(command) + R"(","match":)" + std::to_string(match);
    if (!move.empty()) line += R"(,"move":")" + std::string(move) + "\"";
    return line + "}\n";
}

// Games from random moves, each made by the seat to act and followed by a look at the table.
Script script_of(const GameInfo& game, std::uint64_t games) {
    Script script;
    bench::Progress progress(std::string(game.id) + ", games prepared", games);
    for (std::uint64_t number = 1; number <= games; ++number) {
        const auto match = deal_match({game.id, {}, number});
        PlayoutRandom random(number);
        script.requests += R"({"id":1,"command":"new","game":")" + std::string(game.id) +
                           R"(","seed":)" + std::to_string(number) + "}\n";
        for (int i = 0; i < 200; ++i) {
            const MoveList moves = (*match)->legal_moves();
            if (moves.empty()) break;
            const Move move = moves[random.below(moves.size())];
            script.requests += request("play", number, (*match)->notation(move));
            script.requests += request("view", number);
            if ((*match)->play((*match)->to_act(), move).refusal != Refusal::none) {
                std::fprintf(stderr, "error: a legal move of %s was refused\n", game.id.data());
                std::exit(1);
            }
            ++script.pairs;
        }
        script.requests += request("close", number);
        script.answers += 2;
        progress.tell(number);
    }
    script.answers += 2 * script.pairs;
    return script;
}

[[noreturn]] void die(const char* what) {
    std::perror(what);
    std::exit(1);
}

struct Engine {
    explicit Engine(const char* program) {
        int in[2], out[2];
        if (::pipe(in) != 0 || ::pipe(out) != 0) die("pipe");
        child = ::fork();
        if (child < 0) die("fork");
        if (child == 0) {
            ::dup2(in[0], STDIN_FILENO);
            ::dup2(out[1], STDOUT_FILENO);
            for (int end : {in[0], in[1], out[0], out[1]}) ::close(end);
            ::execl(program, program, "engine", static_cast<char*>(nullptr));
            die(program);
        }
        ::close(in[0]);
        ::close(out[1]);
        to = in[1];
        from = out[0];
        ::fcntl(to, F_SETFL, O_NONBLOCK);
    }
    // Seconds of processor time the engine used.
    double end() {
        ::close(to);
        ::close(from);
        rusage used{};
        ::wait4(child, nullptr, 0, &used);
        const auto seconds = [](const timeval& t) {
            return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
        };
        return seconds(used.ru_utime) + seconds(used.ru_stime);
    }
    pid_t child = 0;
    int to = -1, from = -1;
};

// What came back: how many errors, and the first of them.
struct Answers {
    std::uint64_t errors = 0;
    std::string first_error;
};

// Sends all and looks at every answer.
Answers talk(Engine& engine, const Script& script, bench::Progress& progress) {
    std::string_view left = script.requests;
    std::string buffer(1 << 16, '\0'), line;
    std::uint64_t answers = 0;
    Answers found;
    while (answers < script.answers) {
        pollfd ends[] = {{engine.from, POLLIN, 0}, {left.empty() ? -1 : engine.to, POLLOUT, 0}};
        if (::poll(ends, 2, 10'000) <= 0) die("no answer");
        if ((ends[1].revents & POLLOUT) != 0) {
            const ssize_t sent =
                ::write(engine.to, left.data(), std::min<std::size_t>(left.size(), 1 << 16));
            if (sent > 0) left.remove_prefix(static_cast<std::size_t>(sent));
        }
        if ((ends[0].revents & (POLLIN | POLLHUP)) == 0) continue;
        const ssize_t count = ::read(engine.from, buffer.data(), buffer.size());
        if (count <= 0) die("the engine went away");
        for (std::string_view bytes(buffer.data(), static_cast<std::size_t>(count));
             !bytes.empty();) {
            const std::size_t end = bytes.find('\n');
            line += bytes.substr(0, end);
            if (end == std::string_view::npos) break;
            ++answers;
            if (line.find(R"("ok":true)") == std::string::npos && ++found.errors == 1)
                found.first_error = line;
            line.clear();
            bytes.remove_prefix(end + 1);
        }
        progress.tell(answers);
    }
    return found;
}

}  // namespace

int main(int argc, char** argv) {
    const std::uint64_t count = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 2'000;
    if (argc < 2 || argc > 3 || count == 0) {
        std::fprintf(stderr, "usage: bench_engine PROGRAM [GAMES]\n");
        return 2;
    }
    bool failed = false;
    std::printf("%-10s %10s %12s %14s\n", "protocol", "play+view", "pairs/s", "engine busy");
    for (const GameInfo& game : games()) {
        const Script script = script_of(game, count);
        Engine engine(argv[1]);
        Answers found;
        const auto begin = std::chrono::steady_clock::now();
        {
            bench::Progress progress(std::string(game.id) + ", answers", script.answers);
            found = talk(engine, script, progress);
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        const double busy = engine.end();
        std::printf("%-10s %10llu %12.0f %13.0f%%\n", game.id.data(),
                    static_cast<unsigned long long>(script.pairs),
                    static_cast<double>(script.pairs) / took.count(), 100 * busy / took.count());
        std::fflush(stdout);
        if (found.errors == 0) continue;
        failed = true;
        std::fprintf(stderr, "error: %llu of %llu answers about %s were errors, the first: %s\n",
                     static_cast<unsigned long long>(found.errors),
                     static_cast<unsigned long long>(script.answers), game.id.data(),
                     found.first_error.c_str());
    }
    return failed ? 1 : 0;
}
