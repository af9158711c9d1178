// Plays: each counts once, and is sent as far as the table sees it.
#include <algorithm>
#include <ranges>

#include "croupier/engine/all_games.h"
#include "croupier/engine/games/bluffbuddy/elo.h"
#include "croupier/engine/hex.h"
#include "croupier/engine/record.h"
#include "croupier/online/room.h"

namespace croupier::online {
namespace {

// "c1", "pool", "s4"; the deck, which is never a source, for anything else.
int place_named(std::string_view name) {
    for (int place = BluffBuddy::pool_place; place < BluffBuddy::first_hand; ++place)
        if (BluffBuddy::layout[static_cast<std::size_t>(place)].name == name) return place;
    return pile_count<BluffBuddy>;
}

Move move_of(const PlayRequest& request, Card card) {
    const int named = place_named(request.source);  // even if it is none: see rehearse
    if (request.source == "discard") return discard(card);
    const int source = request.source.empty() ? 0 : named;
    const int to = request.recipient.value_or(0);
    if (to < 0 || to >= seats) return lay(card, source, pile_count<BluffBuddy>);
    return lay(card, source, request.recipient ? BluffBuddy::first_slot + to : 0);
}

// A play whose result is "no match" may be a discard, a card that fits nowhere or a claim that
// failed, and the time it takes must not tell which (docs/security.md). Each takes its own way
// through the rules, and a way that was not gone for a while is slow: so all of them are gone here,
// and whichever follows is in memory.
void rehearse(const BluffBuddy& game, Card card) {
    int source = BluffBuddy::pool_place;
    while (source < BluffBuddy::first_hand && pile_size(game, source) == 0) ++source;
    for (const Move move :
         {discard(card), lay(card, 0, 0), lay(card, source, BluffBuddy::first_slot)}) {
        if (game.check(move) == Refusal::none) static_cast<void>(resolve(game, move));
        static_cast<void>(croupier::to_text(game, move));
    }
}

}  // namespace

Problem Room::play(std::string_view player, const PlayRequest& request, Time now, Effects& out,
                   std::optional<PlayOutcome>& outcome) {
    const auto seat = state_.seat_of(player);
    if (!seat || !state_.seat(*seat).human()) return Problem::not_seated;
    for (const PlayOutcome& play : state_.plays() | std::views::reverse) {
        if (play.turn < request.turn) break;
        if (play.by != By::player || play.seat != *seat || play.turn != request.turn ||
            play.id != request.id)
            continue;
        outcome = play;  // the same request again, however late
        return Problem::none;
    }
    tick(now, out);  // a move that comes after the clock is late, whoever was looked at first
    if (state_.phase() == Phase::game_over) return Problem::game_over;
    if (!state_.playing()) return Problem::game_not_started;
    if (request.turn != state_.turn()) return Problem::stale;
    if (*seat != state_.to_act()) return Problem::not_your_turn;
    const Card begun = state_.game().hands[*seat].begun().card;
    if (!request.card && !begun.known()) return Problem::stale;  // chosen already, or never begun
    const Move move = move_of(request, request.card.value_or(begun));
    rehearse(state_.game(), card_of(move));
    const Refusal refusal = state_.game().check(move);
    if (refusal != Refusal::none) return problem_of(refusal);
    outcome = apply_play({state_.turn(), *seat, By::player, request.id, move}, now, out);
    return Problem::none;
}

// Of a move that was checked.
PlayOutcome Room::apply_play(const Played& played, Time now, Effects& out) {
    const int round = state_.game().round();
    append(played, now, out);
    PlayOutcome play = state_.plays().back();
    if (play.result == PlayResult::awaiting_selection) {
        set_clock(now);
        const TurnClock clock{play.turn, play.seat, remaining(now)};
        each_recipient([&](SessionId session, std::optional<int> seat) {
            const bool chooses = seat == play.seat;
            out.messages.push_back(
                {session,
                 chooses ? MessageWriter::select(
                               code_, clock, observe(state_.game(), croupier::seat(played.seat)))
                         : MessageWriter::selecting(code_, clock)});
        });
        return play;
    }
    send_to_all(MessageWriter::play(code_, play), out);
    if (state_.game().over() || state_.game().round() != round)
        send_to_all(MessageWriter::round_end(code_, round), out);
    if (state_.game().over()) {
        finish(now, out);
    } else {
        turn_began(now, out);
        send_game(now, out);
    }
    return play;
}

void Room::abandon(int seat, Time now, Effects& out) {
    if (!append(Abandoned{seat}, now, out)) return;
    if (state_.playing() && !state_.game().over() && seat == state_.to_act()) set_clock(now);
    if (state_.phase() != Phase::initializing) return;
    state_.nonces_open() ? deal_if_all(false, now, out) : open_nonces_if_all(false, now, out);
}

void Room::finish(Time now, Effects& out) {
    for (int s = 0; s < seats; ++s) {
        // Who has not come back yet after a restart of ours has left nobody.
        const bool coming = restarted_ + pace_.reconnect > now && link(s).away_since == restarted_;
        const bool away = !link(s).session && !coming;
        if (state_.seat(s).human() && (away || state_.seat(s).automatic >= pace_.automatic_turns))
            abandon(s, now, out);
    }
    append(Ended{}, now, out);
    vote_over_ = false;
    const MatchKept match = summary();
    out.changes.emplace_back(match);
    if (match.rated) out.rated.push_back(match);
    ended_ = MessageWriter::end({code_, match, state_.game()});
    send_to_all(*ended_, out);
    send_room(now, out);
}

// Who left is last; the others are placed among those who stayed.
MatchKept Room::summary() const {
    MatchKept match{.id = state_.match(),
                    .options = options_text(state_.rules().options),
                    .rated = state_.rules().rated,
                    .started = state_.started(),
                    .ended = state_.since(),
                    .seats = {},
                    .proof = proof(),
                    .record = record()};
    std::array<RatedPlayer, seats> rated;
    for (int s = 0; s < seats; ++s) {
        const auto index = static_cast<std::size_t>(s);
        const SeatState& seat_state = state_.seat(s);
        MatchSeat& mine = match.seats[index];
        mine = {std::string(state_.player_id(s)),
                std::string(state_.player_name(s)),
                state_.game().points(s),
                1,
                seat_state.abandoned,
                0,
                0};
        for (int other = 0; other < seats; ++other)
            if (!state_.seat(other).abandoned &&
                (seat_state.abandoned || state_.game().points(other) < mine.total))
                ++mine.rank;
        rated[index] = {.place = mine.rank, .abandoned = seat_state.abandoned};
        if (seat_state.person) rated[index].rating = seat_state.person->rating;
        if (seat_state.person) rated[index].games = seat_state.person->games;
    }
    if (!match.rated) return match;
    const auto changes = rating_changes(rated);
    for (std::size_t s = 0; s < seats; ++s) {
        match.seats[s].rating = rated[s].rating;
        match.seats[s].change = changes[s].rating - rated[s].rating;
    }
    return match;
}

std::string Room::proof() const {
    formats::JsonWriter json;
    json.with("options", options_text(state_.rules().options));
    json.with("seats", seats_text(state_.player_ids()));
    json.with("commitment", to_hex(state_.promise())).with("secret", to_hex(state_.secret()));
    json.key("hashes").open_list();
    for (int s = 0; s < seats; ++s)
        state_.seat(s).hash ? json.plain(to_hex(*state_.seat(s).hash)) : json.null();
    json.close_list().key("nonces").open_list();
    for (int s = 0; s < seats; ++s)
        state_.seat(s).nonce ? json.plain(to_hex(*state_.seat(s).nonce)) : json.null();
    json.close_list().with("starter", state_.deal().starter);
    return json.with("deck", croupier::to_text(state_.deal().deck)).take();
}

std::string Room::record() const {
    BluffBuddy game = state_.first_position();
    const Settings settings = settings_of(game.options);
    std::vector<croupier::Entry> journal;
    for (std::size_t i = 0; i < state_.moves().size(); ++i) {
        const Move move = state_.moves()[i];
        journal.push_back(
            {Command::play, croupier::to_text(game, move), state_.times()[i] - state_.started()});
        game.apply(move);
    }
    return write_record(BluffBuddy::id, settings, "deck " + croupier::to_text(state_.deal().deck),
                        journal);
}

}  // namespace croupier::online
