// What each entry does to a room.
#include "croupier/online/room_state.h"

#include <algorithm>
#include <utility>

namespace croupier::online {

bool RoomState::apply(const Entry& entry, Time at) {
    const Time before = std::exchange(at_, at);
    const bool happened = std::visit([this](const auto& it) { return on(it); }, entry);
    if (!happened) at_ = before;
    return happened;
}

std::vector<Entry> RoomState::opening() const {
    std::vector<Entry> entries{Opened{rules_}};
    for (int s = 0; s < seats; ++s) {
        const SeatState& seat_state = this->seat(s);
        if (seat_state.bot) entries.emplace_back(BotSat{s, *seat_state.bot});
        if (seat_state.person) entries.emplace_back(Sat{s, *seat_state.person});
        if (seat_state.person && seat_state.ready) entries.emplace_back(Readied{s, true});
    }
    return entries;
}

std::optional<int> RoomState::seat_of(std::string_view player) const {
    for (int s = 0; s < seats; ++s)
        if (seat(s).person && seat(s).person->id == player) return s;
    return std::nullopt;
}
int RoomState::host() const {
    for (int s = 0; s < seats; ++s)
        if (seat(s).person) return s;
    return -1;
}
std::string_view RoomState::player_id(int seat) const {
    constexpr std::array<std::string_view, seats> bots{"bot0", "bot1", "bot2", "bot3"};
    if (this->seat(seat).person) return this->seat(seat).person->id;
    return bots[static_cast<std::size_t>(seat)];
}
std::string_view RoomState::player_name(int seat) const {
    constexpr std::array<std::string_view, seats> bots{"Bot 1", "Bot 2", "Bot 3", "Bot 4"};
    if (this->seat(seat).person) return this->seat(seat).person->name;
    return bots[static_cast<std::size_t>(seat)];
}
std::array<std::string, seats> RoomState::player_ids() const {
    std::array<std::string, seats> ids;
    for (int s = 0; s < seats; ++s) ids[static_cast<std::size_t>(s)] = player_id(s);
    return ids;
}

Digest RoomState::promise() const {
    return commitment(match_, options_text(rules_.options), seats_text(player_ids()), secret_);
}
std::array<Nonce, seats> RoomState::nonces() const {
    std::array<Nonce, seats> nonces{};
    for (std::size_t s = 0; s < seats; ++s) nonces[s] = seats_[s].nonce.value_or(Nonce{});
    return nonces;
}

BluffBuddy RoomState::first_position() const {
    BluffBuddy::Options options = rules_.options;
    if (options.starter == BluffBuddy::Starter::drawn)
        options.starter = static_cast<BluffBuddy::Starter>(dealt_->starter + 1);
    return BluffBuddy::deal(options, dealt_->deck);
}

bool RoomState::on(const Opened& it) {
    rules_ = it.rules;
    since_ = at_;
    return true;
}
bool RoomState::on(const Sat& it) {
    if (!waiting() || at(it.seat).taken() || seat_of(it.person.id)) return false;
    at(it.seat).person = it.person;
    return true;
}
bool RoomState::on(const BotSat& it) {
    if (!waiting() || at(it.seat).taken()) return false;
    at(it.seat).bot = it.skill;
    at(it.seat).ready = true;
    return true;
}
bool RoomState::on(const Stood& it) {
    if (!waiting() && phase_ != Phase::game_over) return false;
    at(it.seat) = {};
    return true;
}
bool RoomState::on(const Readied& it) {
    if (!waiting() || !at(it.seat).person) return false;
    at(it.seat).ready = it.ready;
    return true;
}

// B-009: four are there.
bool RoomState::on(const Committed& it) {
    if (!waiting() || !std::ranges::all_of(seats_, &SeatState::taken)) return false;
    match_ = it.match;
    secret_ = it.secret;
    nonces_open_ = false;
    phase_ = Phase::initializing;
    since_ = started_ = at_;
    return true;
}
bool RoomState::on(const Hashed& it) {
    if (phase_ != Phase::initializing || nonces_open_ || at(it.seat).hash) return false;
    at(it.seat).hash = it.hash;
    return true;
}
bool RoomState::on(const NoncesOpened&) {
    if (phase_ != Phase::initializing || nonces_open_) return false;
    nonces_open_ = true;
    since_ = at_;
    return true;
}
bool RoomState::on(const Nonced& it) {
    SeatState& mine = at(it.seat);
    if (phase_ != Phase::initializing || !nonces_open_ || mine.nonce ||
        mine.hash != sha256(it.nonce))
        return false;
    mine.nonce = it.nonce;
    return true;
}
bool RoomState::on(const Dealt& it) {
    if (phase_ != Phase::initializing || !is_complete(it.deck)) return false;
    dealt_ = it;
    game_ = first_position();
    turn_ = 1;
    phase_ = Phase::player_turn;
    since_ = at_;
    return true;
}

bool RoomState::on(const Played& it) {
    if (!playing() || it.turn != turn_ || it.seat != to_act() ||
        game_->check(it.move) != Refusal::none)
        return false;
    const Resolution play = resolve(*game_, it.move);
    PlayOutcome outcome{it.turn,
                        it.seat,
                        it.by,
                        it.id,
                        lay(play.card, play.source, play.to),
                        told_result(play.result)};
    if (outcome.result == PlayResult::no_match) outcome.move = discard(play.card);
    game_->apply(it.move);
    plays_.push_back(std::move(outcome));
    moves_.push_back(it.move);
    times_.push_back(at_);
    since_ = at_;
    const bool on_its_own = it.by != By::player && at(it.seat).human();
    at(it.seat).automatic = on_its_own ? at(it.seat).automatic + 1 : 0;
    if (play.result != PlayResult::awaiting_selection) ++turn_;
    phase_ = phase_of(*game_) == Phase::game_over ? Phase::round_end : phase_of(*game_);
    return true;
}
bool RoomState::on(const Abandoned& it) {
    if (!at(it.seat).human() || waiting()) return false;
    at(it.seat).abandoned = true;
    at(it.seat).bot = rules_.bots.value_or(bots::Skill::medium);
    return true;
}
bool RoomState::on(const Ended&) {
    if (!playing() || !game_->over()) return false;
    phase_ = Phase::game_over;
    since_ = at_;
    return true;
}

bool RoomState::on(const Voted& it) {
    if (phase_ != Phase::game_over || !at(it.seat).human()) return false;
    at(it.seat).voted = true;
    return true;
}
bool RoomState::on(const Reopened&) {
    if (phase_ != Phase::game_over) return false;
    RoomState next;
    next.rules_ = rules_;
    next.rules_.rated = false;  // those games come from the queue alone
    for (std::size_t s = 0; s < seats; ++s)
        if (seats_[s].human() && seats_[s].voted) next.seats_[s].person = seats_[s].person;
    next.since_ = next.at_ = at_;
    *this = std::move(next);
    return true;
}

}  // namespace croupier::online
