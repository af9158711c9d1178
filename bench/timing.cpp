// Whether the house takes another time for a claim that failed than for a plain no-match or a
// discard: so many plays of each kind, in an order drawn at random, from one position in which
// everybody else sees the same. What is said and written has to be equal byte for byte; of the
// times a Kolmogorov-Smirnov test tells how likely they are if there is no difference.
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "croupier/engine/random.h"
#include "croupier/engine/text.h"
#include "croupier/online/lobby.h"

namespace croupier::online {

struct RoomForTests {
    static RoomState& state(Room& room) { return room.state_; }
    static BluffBuddy& game(Room& room) { return *room.state_.game_; }
};
struct LobbyForTests {
    static Room& only_room(Lobby& lobby) { return *lobby.rooms_.begin()->second; }
};

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view position =
    "bluffbuddy starter=1 | pool: 5C | c1: QS | c2: 7D | s3: 4C 4D | h1: KH 2C | h2: 8C 2D | "
    "h3: 8D 2H | h4: 9C 2S";
// Of one shape and size, for the answer cannot come before the request is read, and others do not
// see when it was sent. Members that nobody knows are ignored.
constexpr std::string_view requests[] = {
    R"("card":"KH","xource":"s3-----","xecipient":0)",   // a plain no-match
    R"("card":"KH","source":"discard","xecipient":0)",   // a discard
    R"("card":"KH","source":"s3"     ,"recipient":0)"};  // a claim that fails
constexpr std::string_view kinds[] = {"no match", "discard", "failed claim"};
constexpr std::size_t kind_count = std::size(kinds);

class Nobody final : public PlayerLookup {
public:
    std::optional<Player> player(std::string_view) override { return {}; }
    std::optional<Player> account(std::string_view) override { return {}; }
    std::optional<Token> token(std::string_view) override { return {}; }
};

class Table {
public:
    Table() {
        settings_.lift_limits();
        for (SessionId guest = 1; guest <= 4; ++guest) {
            lobby_.opened(guest, "127.0.0.1", now_);
            ask(guest, R"({"type":"hello","id":"1","version":1})");
        }
        ask(1, R"({"type":"room:create","id":"2","bots":"off"})");
        const std::string room = R"("room":")" + this->room().code() + '"';
        for (SessionId guest = 2; guest <= 4; ++guest)
            ask(guest, R"({"type":"room:join","id":"3",)" + room + "}");
        for (SessionId guest = 1; guest <= 4; ++guest)
            ask(guest, R"({"type":"room:ready","id":"4",)" + room + "}");
        for (int i = 0; i < 2; ++i) {
            Effects out;
            lobby_.tick(now_ += settings_.pace.nonces, out);
        }
        RoomForTests::game(this->room()) = *position_from<BluffBuddy>(position);
        before_ = this->room().state();
        for (std::size_t i = 0; i < kind_count; ++i)
            texts_[i] = R"({"type":"game:play","id":"m1","turn":1,)" + room + "," +
                        std::string(requests[i]) + "}";
    }

    // Nanoseconds; with all that is said, and the size of what is written.
    double play(std::size_t kind, std::string* said = nullptr) {
        RoomForTests::state(room()) = before_;
        Effects out;
        const auto begin = Clock::now();
        lobby_.received(1, texts_[kind], now_, out);
        const auto end = Clock::now();
        if (said != nullptr) {
            for (const Outgoing& outgoing : out.messages)
                *said +=
                    std::to_string(outgoing.to) + " " + std::string(outgoing.message.text()) + "\n";
            for (const Change& change : out.changes)
                *said += std::to_string(std::get<RoomEntry>(change).text.size()) + "\n";
        }
        return std::chrono::duration<double, std::nano>(end - begin).count();
    }

private:
    Room& room() { return LobbyForTests::only_room(lobby_); }
    void ask(SessionId guest, const std::string& text) {
        Effects out;
        lobby_.received(guest, text, now_, out);
    }

    LobbySettings settings_;
    Nobody lookup_;
    SeededRandom random_{1};
    Lobby lobby_{settings_, lookup_, random_};
    Time now_ = 1'000'000;
    RoomState before_;
    std::array<std::string, kind_count> texts_;
};

// How likely two samples are to lie so far apart, or farther, if both come from one source.
double likelihood(const std::vector<double>& a, const std::vector<double>& b) {
    double farthest = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        const double next = std::min(a[i], b[j]);
        while (i < a.size() && a[i] <= next) ++i;
        while (j < b.size() && b[j] <= next) ++j;
        farthest =
            std::max(farthest, std::abs(static_cast<double>(i) / static_cast<double>(a.size()) -
                                        static_cast<double>(j) / static_cast<double>(b.size())));
    }
    const auto n = static_cast<double>(a.size()), m = static_cast<double>(b.size());
    const double far = farthest * std::sqrt(n * m / (n + m));
    double sum = 0;
    for (int k = 1; k <= 100; ++k)
        sum += 2 * (k % 2 == 1 ? 1 : -1) * std::exp(-2 * far * far * k * k);
    return far < 0.2 ? 1 : std::clamp(sum, 0.0, 1.0);
}

int run(int count) {
    Table table;
    std::array<std::string, kind_count> said;
    for (std::size_t kind = 0; kind < kind_count; ++kind) table.play(kind, &said[kind]);
    for (std::size_t kind = 1; kind < kind_count; ++kind)
        if (said[kind] != said[0]) {
            std::printf("%s is told apart from %s\n", kinds[kind].data(), kinds[0].data());
            return 1;
        }
    std::printf("said and written, %zu bytes: the same for all three\n", said[0].size());

    // The fourth is a second sample of the first: what chance does.
    std::array<std::vector<double>, kind_count + 1> times;
    PlayoutRandom random(static_cast<std::uint64_t>(Clock::now().time_since_epoch().count()));
    for (int i = 0; i < 4 * count; ++i) {
        const std::size_t kind = random.below(times.size());
        times[kind].push_back(table.play(kind % kind_count));
    }
    for (auto& sample : times) std::ranges::sort(sample);
    const auto at = [](const std::vector<double>& sample, double part) {
        return sample[static_cast<std::size_t>(part * static_cast<double>(sample.size()))];
    };
    for (std::size_t kind = 0; kind < times.size(); ++kind)
        std::printf(
            "%-12s %7zu times: median %6.0f ns, against no match %+5.0f ns (median) %+5.0f ns "
            "(quarter), p = %.3g\n",
            kind < kind_count ? kinds[kind].data() : "no match", times[kind].size(),
            at(times[kind], 0.5), at(times[kind], 0.5) - at(times[0], 0.5),
            at(times[kind], 0.25) - at(times[0], 0.25), likelihood(times[0], times[kind]));
    return 0;
}

}  // namespace
}  // namespace croupier::online

int main(int argc, char** argv) {
    return croupier::online::run(argc > 1 ? std::atoi(argv[1]) : 100'000);
}
