// What holds in every room, whatever people, connections and clocks do.
#include "croupier/engine/random.h"
#include "tests/online/support.h"
#include "tests/support/instrumented.h"
#include "tests/support/rules.h"

namespace croupier::online::test {
namespace {

using croupier::test::is_instrumented;

constexpr int people = 5;  // one more than there are seats

// Thousands, or fewer where each costs more.
int games_wanted() { return is_instrumented() ? 200 : 2'000; }

struct Sent {
    int number = 0;
    PlayRequest request;
    std::string match, answer;  // of the first time
};

struct Seen {
    int games = 0, abandoned = 0, turns = 0, by_clock = 0, by_bot = 0, repeated = 0, stale = 0,
        begun = 0, rematches = 0;
};

// A room and a crowd that does whatever comes to its mind.
class Crowd {
public:
    explicit Crowd(std::uint64_t seed) : random_(seed), it_(rules(), pace(), seed) {
        wild_ = random_.below(2) == 0;
        for (int n = 0; n < seats; ++n) it_.join(n);
    }

    // Until a game or two are over.
    void play(Seen& seen) {
        const int wanted = 1 + static_cast<int>(random_.below(2));
        for (int step = 0; step < 4'000 && static_cast<int>(it_.matches.size()) < wanted; ++step) {
            act(seen);
            check();
            if (testing::Test::HasFailure() || it_.room.deserted()) break;
        }
        if (!it_.room.deserted() && it_.matches.empty()) finish();
        EXPECT_TRUE(same(it_.room.state(), it_.rebuilt().state()));
        for (const MatchKept& match : it_.matches) judge(match, seen);
        seen.games += static_cast<int>(it_.matches.size());
        seen.rematches += it_.matches.size() > 1 ? 1 : 0;
    }

private:
    RoomRules rules() {
        RoomRules rules;
        const auto bots = random_.below(4);
        if (bots < 3) rules.bots = static_cast<bots::Skill>(bots);
        if (bots == 3) rules.bots.reset();
        rules.spectators = random_.below(2) == 0;
        rules.options.matching = static_cast<BluffBuddy::Matching>(random_.below(2));
        rules.options.seals = static_cast<BluffBuddy::Seals>(random_.below(2));
        rules.options.timeout = static_cast<BluffBuddy::Timeout>(random_.below(3));
        rules.options.starter = static_cast<BluffBuddy::Starter>(random_.below(5));
        return rules;
    }
    Pace pace() {
        Pace pace;
        if (random_.below(3) == 0) pace.lateness = 0;
        return pace;
    }
    int somebody() { return static_cast<int>(random_.below(people)); }
    bool is_there(int number) const { return it_.connected.contains(it_.session_of(number)); }
    bool one_in(std::uint64_t many) { return random_.below(many) == 0; }

    void act(Seen& seen) {
        const int number = somebody();
        if (one_in(wild_ ? 3 : 12)) return pass_time();
        if (one_in(wild_ ? 4 : 20)) return come_or_go(number);
        const Phase phase = it_.room.state().phase();
        if (phase == Phase::waiting_for_players) {
            it_.ready(number, !one_in(8));
        } else if (phase == Phase::initializing) {
            mix(number);
        } else if (phase == Phase::game_over) {
            one_in(6) ? it_.leave(number) : it_.again(number);
        } else {
            send(seen);
        }
        if (!it_.bot_tasks.empty() && it_.room.state().playing() && one_in(2)) think();
    }

    void pass_time() {
        const auto due = it_.room.deadline();
        switch (random_.below(6)) {
        case 0: it_.now += static_cast<Time>(random_.below(40'000)); break;
        case 1: it_.now = due ? std::max(it_.now, *due) : it_.now; break;
        case 2: it_.now = due ? std::max(it_.now, *due - 1) : it_.now; break;
        case 3: it_.wait(static_cast<Time>(random_.below(70'000))); break;
        default: it_.now += static_cast<Time>(random_.below(1'000));
        }
        if (!one_in(4)) it_.tick();  // sometimes the next event is faster
    }
    void come_or_go(int number) {
        switch (random_.below(wild_ ? 8 : 12)) {
        case 0:
        case 1: it_.join(number); break;
        case 2: it_.join(number, static_cast<int>(random_.below(4))); break;
        case 3:
            if (is_there(number)) it_.disconnect(number);
            break;
        case 4: it_.spectate(spectator + random_.below(3)); break;
        case 5: it_.disconnect_session(spectator + random_.below(3)); break;
        case 6:
            if (one_in(10)) it_.leave(number);
            break;
        default:
            for (int n = 0; n < people; ++n)
                if (!is_there(n) && it_.room.state().seat_of(person(n).id)) it_.join(n);
        }
    }
    // Nonces: the right ones, wrong ones, twice, too early.
    void mix(int number) {
        Nonce nonce;
        nonce.fill(static_cast<std::uint8_t>(number + 1));
        if (one_in(10)) nonce[3] ^= 1;
        one_in(2) ? it_.hash(number, sha256(nonce)) : it_.nonce(number, nonce);
    }
    void think() {
        const BotTask& task = it_.bot_tasks[random_.below(it_.bot_tasks.size())];
        const MoveList moves = it_.game().legal_moves();
        it_.room.bot_chose(task.turn, moves[random_.below(moves.size())]);
    }

    std::string some_move(int number) {
        const BluffBuddy& game = it_.game();
        const MoveList moves = game.legal_moves();
        const Move listed = moves[random_.below(moves.size())];
        const std::string card = to_text(card_of(listed));
        const std::string places[] = {"c1", "c2", "pool", "s1", "s3", "s4", "nowhere"};
        switch (random_.below(12)) {
        case 0: return card;
        case 1: return card + " >" + std::to_string(random_.below(6));
        case 2: return card + " " + places[random_.below(7)];
        case 3: return card + " " + places[random_.below(7)] + " >1";
        case 4: return places[random_.below(7)] + " >2";
        case 5: return to_text(game.hands[number % seats][0]) + " -";
        default: return to_text(game, listed);
        }
    }
    void send(Seen& seen) {
        const RoomState& state = it_.room.state();
        if (!sent_.empty() && one_in(6)) return send_again(seen);
        const auto& actor = state.seat(state.to_act()).person;
        const int number = actor && !one_in(8) ? actor->id.back() - '0' : somebody();
        const int turn = one_in(10) ? 1 + static_cast<int>(random_.below(48)) : state.turn();
        deliver({number,
                 request(turn, "i" + std::to_string(++requests_), some_move(number)),
                 state.match(),
                 {}},
                seen);
    }
    void deliver(Sent sent, Seen& seen) {
        if (one_in(8)) return delayed_.push_back(std::move(sent));
        const int turn = it_.room.state().turn();
        const std::size_t told = it_.room.state().plays().size();
        const Reply reply = it_.play(sent.number, sent.request);
        sent.answer = reply.text;
        seen.stale += reply.problem == Problem::stale ? 1 : 0;
        if (reply.problem == Problem::none) {
            EXPECT_EQ(reply.outcome->turn, sent.request.turn);
            EXPECT_EQ(sent.request.turn, turn) << "it counted for another turn";
            EXPECT_EQ(it_.room.state().plays().size(), told + 1);
            sent_.push_back(std::move(sent));
        }
        if (delayed_.empty() || !one_in(3)) return;
        const std::size_t at = random_.below(delayed_.size());
        Sent late = std::move(delayed_[at]);
        delayed_.erase(delayed_.begin() + static_cast<std::ptrdiff_t>(at));
        if (late.match == it_.room.state().match()) deliver(std::move(late), seen);
    }
    void send_again(Seen& seen) {
        const Sent& sent = sent_[random_.below(sent_.size())];
        const auto seat = it_.room.state().seat_of(person(sent.number).id);
        if (sent.match != it_.room.state().match() || !seat ||
            !it_.room.state().seat(*seat).human())
            return;
        const std::size_t written = it_.entries.size();
        EXPECT_EQ(it_.play(sent.number, sent.request).text, sent.answer);
        EXPECT_EQ(it_.entries.size(), written) << "the same request again changes nothing";
        ++seen.repeated;
    }

    // Nobody does anything any more; the clock brings it to its end.
    void finish() {
        for (int n = 0; n < people && it_.room.state().phase() == Phase::waiting_for_players; ++n)
            it_.ready(n);
        for (int step = 0; step < 300 && it_.room.deadline() && !it_.room.deserted(); ++step) {
            it_.wait_until(std::max(it_.now, *it_.room.deadline()));
            check();
        }
        const Phase phase = it_.room.state().phase();
        EXPECT_TRUE(phase == Phase::game_over || phase == Phase::waiting_for_players)
            << name_of(phase);
    }

    void check() {
        const RoomState& now = it_.room.state();
        const int before = shadow_turn_;
        read_on();
        ASSERT_TRUE(same(now, shadow_)) << "before: turn " << before;
        ASSERT_LE(now.turn(), 49);
        // No deadline is left behind by a look at the clock.
        it_.tick();
        const auto due = it_.room.deadline();
        ASSERT_TRUE(!due || *due > it_.now) << *due - it_.now;
        ASSERT_TRUE(!now.playing() || due);
        it_.forget();
        read_on();
        ASSERT_TRUE(same(now, shadow_));
    }
    void read_on() {
        if (std::exchange(renewals_, it_.renewals) != it_.renewals) {
            shadow_ = {};
            shadow_turn_ = 0;
            read_ = 0;
        }
        for (; read_ < it_.entries.size(); ++read_) {
            const auto entry = entry_from(it_.entries[read_].text);
            ASSERT_TRUE(entry) << it_.entries[read_].text;
            ASSERT_TRUE(shadow_.apply(*entry, it_.entries[read_].at)) << it_.entries[read_].text;
            const bool dealt = std::holds_alternative<Dealt>(*entry);
            const int turn = shadow_.turn();
            ASSERT_TRUE(turn == shadow_turn_ || turn == shadow_turn_ + 1) << "one turn at a time";
            ASSERT_TRUE(!dealt || turn == 1);
            shadow_turn_ = turn;
        }
    }

    void judge(const MatchKept& match, Seen& seen) {
        int stayed = 0;
        for (const MatchSeat& seat : match.seats) stayed += seat.abandoned ? 0 : 1;
        for (const MatchSeat& seat : match.seats) {
            if (seat.abandoned) {
                EXPECT_EQ(seat.rank, stayed + 1) << "behind all who stayed";
            } else {
                EXPECT_LE(seat.rank, stayed);
            }
            seen.abandoned += seat.abandoned ? 1 : 0;
        }
        EXPECT_FALSE(match.record.empty());
        EXPECT_GE(match.ended, match.started);
        if (it_.room.state().phase() != Phase::game_over || match.id != it_.room.state().match())
            return;
        int plays = 0;
        for (const PlayOutcome& told : it_.room.state().plays()) {
            plays += told.result == PlayResult::awaiting_selection ? 0 : 1;
            seen.begun += told.result == PlayResult::awaiting_selection ? 1 : 0;
            seen.by_clock += told.by == By::clock ? 1 : 0;
            seen.by_bot += told.by == By::bot ? 1 : 0;
        }
        EXPECT_EQ(plays, 48);
        EXPECT_EQ(it_.room.state().turn(), 49);
        seen.turns += plays;
    }

    PlayoutRandom random_;
    RoomFixture it_;
    bool wild_ = false;  // bad lines and impatient people
    std::vector<Sent> sent_, delayed_;
    RoomState shadow_;  // made of what was written alone
    std::size_t read_ = 0;
    int renewals_ = 0;
    int shadow_turn_ = 0, requests_ = 0;
};

}  // namespace

TEST(RoomRandom, EveryGameEndsAndIsTheGameThatWasWritten) {
    RULE("B-001", "B-063", "B-065", "B-077", "B-087", "B-089", "BD-26");
    Seen seen;
    for (std::uint64_t seed = 1; seen.games < games_wanted() && !testing::Test::HasFailure();
         ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Crowd(seed).play(seen);
    }
    EXPECT_GT(seen.abandoned, seen.games / 20);
    EXPECT_GT(seen.by_clock, seen.games);
    EXPECT_GT(seen.by_bot, seen.games);
    EXPECT_GT(seen.begun, seen.games / 2);
    EXPECT_GT(seen.repeated, seen.games);
    EXPECT_GT(seen.stale, seen.games);
    EXPECT_GT(seen.rematches, seen.games / 50);
}

}  // namespace croupier::online::test
