// Rooms in fake time, and how two rooms are compared.
#include "tests/online/support.h"

#include "croupier/engine/card_text.h"
#include "tests/support/positions.h"

namespace croupier::online::test {
namespace {

bool equal(const SeatState& a, const SeatState& b) {
    return a.person == b.person && a.bot == b.bot && a.ready == b.ready &&
           a.abandoned == b.abandoned && a.voted == b.voted && a.automatic == b.automatic &&
           a.hash == b.hash && a.nonce == b.nonce;
}
bool equal(const PlayOutcome& a, const PlayOutcome& b) {
    return a.turn == b.turn && a.seat == b.seat && a.by == b.by && a.id == b.id &&
           a.move == b.move && a.result == b.result;
}
bool equal_games(const RoomState& a, const RoomState& b) {
    if (a.playing() != b.playing() || a.turn() != b.turn() || a.match() != b.match()) return false;
    if (a.plays().size() != b.plays().size()) return false;
    for (std::size_t i = 0; i < a.plays().size(); ++i)
        if (!equal(a.plays()[i], b.plays()[i])) return false;
    if (a.moves() != b.moves() || a.times() != b.times()) return false;
    if (!a.playing() && a.phase() != Phase::game_over) return true;
    return a.game() == b.game() && a.deal().deck == b.deal().deck &&
           a.deal().starter == b.deal().starter;
}

}  // namespace

Person person(int number) {
    return {"player" + std::to_string(number), "Name " + std::to_string(number), 1200, 0};
}

PlayRequest request(int turn, std::string id, std::string_view move) {
    PlayRequest request{
        .turn = turn, .id = std::move(id), .card = {}, .source = {}, .recipient = {}};
    for (std::size_t at = 0; at < move.size();) {
        const std::size_t end = std::min(move.find(' ', at), move.size());
        const std::string_view word = move.substr(at, end - at);
        at = end + 1;
        if (word == "-") {
            request.source = "discard";
        } else if (word.starts_with('>')) {
            request.recipient = std::stoi(std::string(word.substr(1))) - 1;
        } else if (const auto card = card_from(word)) {
            request.card = card;
        } else {
            request.source = word;
        }
    }
    return request;
}

RoomFixture::RoomFixture(const RoomRules& rules, const Pace& wanted, std::uint64_t seed)
    : pace(wanted), random(seed), room({7, "K7QM2XWA", now}, pace, random) {
    Effects out;
    room.open(rules, out);
    keep(out);
}

void RoomFixture::keep(Effects& out) {
    for (const Change& change : out.changes) {
        if (const auto* entry = std::get_if<RoomEntry>(&change)) {
            EXPECT_EQ(entry->number, ++last_entry_);
            entries.push_back(*entry);
        }
        if (const auto* renewed = std::get_if<RoomRenewed>(&change)) {
            EXPECT_EQ(renewed->first, last_entry_ + 1);
            entries.clear();
            ++renewals;
        }
        if (const auto* match = std::get_if<MatchKept>(&change)) matches.push_back(*match);
    }
    for (Outgoing& outgoing : out.messages) {
        EXPECT_TRUE(connected.contains(outgoing.to))
            << "not in the room, and hears " << outgoing.message.text();
        messages.push_back(std::move(outgoing));
    }
    bot_tasks.insert(bot_tasks.end(), out.bot_tasks.begin(), out.bot_tasks.end());
}

Problem RoomFixture::join(int number, std::optional<int> seat) {
    Effects out;
    const SessionId session = next_session_++;
    const Problem problem = room.join(person(number), session, seat, now, out);
    if (problem == Problem::none) {
        connected.erase(session_of(number));
        connected.insert(session);
        sessions_[number] = session;
    }
    keep(out);
    return problem;
}
Problem RoomFixture::ready(int number, bool ready) {
    Effects out;
    const Problem problem = room.ready(person(number).id, ready, now, out);
    keep(out);
    return problem;
}
Problem RoomFixture::leave(int number) {
    Effects out;
    const Problem problem = room.leave(person(number).id, now, out);
    if (problem == Problem::none) connected.erase(session_of(number));
    keep(out);
    return problem;
}
Problem RoomFixture::again(int number) {
    Effects out;
    const Problem problem = room.again(person(number).id, now, out);
    keep(out);
    return problem;
}
Problem RoomFixture::hash(int number, const Digest& hash) {
    Effects out;
    const Problem problem = room.hash(person(number).id, room.state().match(), hash, now, out);
    keep(out);
    return problem;
}
Problem RoomFixture::nonce(int number, const Nonce& nonce) {
    Effects out;
    const Problem problem = room.nonce(person(number).id, room.state().match(), nonce, now, out);
    keep(out);
    return problem;
}
Problem RoomFixture::spectate(SessionId session) {
    Effects out;
    const Problem problem = room.spectate(session, now, out);
    if (problem == Problem::none) connected.insert(session);
    keep(out);
    return problem;
}
Reply RoomFixture::play(int number, const PlayRequest& request) {
    Effects out;
    Reply reply;
    reply.problem = room.play(person(number).id, request, now, out, reply.outcome);
    reply.text =
        reply.problem == Problem::none
            ? MessageWriter::played(request.id, reply.outcome->turn, reply.outcome->result).text()
            : MessageWriter::error(request.id, reply.problem).text();
    keep(out);
    return reply;
}
Reply RoomFixture::play(int number, std::string_view move) {
    return play(number, request(room.state().turn(), "m" + std::to_string(next_id_++), move));
}
void RoomFixture::disconnect(int number) { disconnect_session(session_of(number)); }
void RoomFixture::disconnect_session(SessionId session) {
    Effects out;
    connected.erase(session);
    room.disconnected(session, now, out);
    keep(out);
}

void RoomFixture::tick() {
    Effects out;
    room.tick(now, out);
    keep(out);
}
void RoomFixture::wait(Time milliseconds) {
    const Time end = now + milliseconds;
    for (auto due = room.deadline(); due && *due <= end; due = room.deadline()) {
        now = std::max(now, *due);
        tick();
    }
    now = end;
}

void RoomFixture::start() {
    for (int n = 0; n < seats; ++n) join(n, n);
    for (int n = 0; n < seats; ++n) ready(n);
    wait(pace.nonces);
    EXPECT_EQ(room.state().phase(), Phase::player_turn);
}
void RoomFixture::start_at(std::string_view position) {
    start();
    RoomForTests::game(room) = croupier::test::at<BluffBuddy>(position);
    forget();
}
void RoomFixture::play_to_the_end() {
    while (room.state().playing()) {
        const int actor = to_act();
        const Card card = game().hands[actor][0];
        const auto& who = room.state().seat(actor).person;
        if (room.state().seat(actor).bot || !who) {
            wait_until(*room.deadline());
        } else {
            EXPECT_EQ(play(who->id.back() - '0', to_text(card) + " -").problem, Problem::none);
        }
    }
}

SessionId RoomFixture::session_of(int number) const {
    const auto found = sessions_.find(number);
    return found == sessions_.end() ? 0 : found->second;
}
std::vector<std::string> RoomFixture::received(SessionId session) const {
    std::vector<std::string> texts;
    for (const Outgoing& outgoing : messages)
        if (outgoing.to == session) texts.push_back(outgoing.message.text());
    return texts;
}
std::string RoomFixture::last(SessionId session, std::string_view type) const {
    for (auto at = messages.rbegin(); at != messages.rend(); ++at)
        if (at->to == session && type_of(at->message.text()) == type) return at->message.text();
    return "";
}
Room RoomFixture::rebuilt() {
    Room again({7, "K7QM2XWA", room.opened()}, pace, random);
    for (const RoomEntry& entry : entries) EXPECT_TRUE(again.replay(entry)) << entry.text;
    return again;
}

std::string type_of(std::string_view message) {
    constexpr std::string_view before = R"({"type":")";
    EXPECT_TRUE(message.starts_with(before)) << message;
    message.remove_prefix(before.size());
    return std::string(message.substr(0, message.find('"')));
}
std::vector<std::string> types_of(const std::vector<std::string>& messages) {
    std::vector<std::string> types;
    for (const std::string& message : messages) types.push_back(type_of(message));
    return types;
}
bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

testing::AssertionResult same(const RoomState& a, const RoomState& b) {
    if (a.phase() != b.phase()) return testing::AssertionFailure() << "phases differ";
    if (a.rules() != b.rules()) return testing::AssertionFailure() << "rules differ";
    for (int s = 0; s < seats; ++s)
        if (!equal(a.seat(s), b.seat(s)))
            return testing::AssertionFailure() << "seats " << s << " differ";
    if (a.nonces_open() != b.nonces_open() || a.secret() != b.secret())
        return testing::AssertionFailure() << "deals differ";
    if (a.since() != b.since() || a.started() != b.started())
        return testing::AssertionFailure() << "times differ";
    if (!equal_games(a, b)) return testing::AssertionFailure() << "games differ";
    return testing::AssertionSuccess();
}

}  // namespace croupier::online::test
