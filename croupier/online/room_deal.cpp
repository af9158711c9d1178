// The deal that everybody had a hand in, and can check (docs/server-protocol.md).
#include "croupier/online/room.h"
#include "croupier/online/token.h"

namespace croupier::online {

void Room::begin(Time now, Effects& out) {
    const bots::Skill skill = state_.rules().bots.value_or(bots::Skill::medium);
    for (int s = 0; s < seats; ++s)
        if (!state_.seat(s).taken()) append(BotSat{s, skill}, now, out);
    Committed committed{make_id(random_), {}};
    random_.fill(committed.secret);
    append(committed, now, out);
    send_room(now, out);
    send_to_all(MessageWriter::commit(info(), state_.match(), state_.promise()), out);
    open_nonces_if_all(false, now, out);
}

Problem Room::hash(std::string_view player, std::string_view match, const Digest& hash, Time now,
                   Effects& out) {
    const auto seat = state_.seat_of(player);
    if (!seat) return Problem::not_seated;
    if (match != state_.match()) return Problem::nonce;
    if (state_.seat(*seat).hash == hash) return Problem::none;  // the same request again
    if (!append(Hashed{*seat, hash}, now, out)) return Problem::nonce;
    open_nonces_if_all(false, now, out);
    return Problem::none;
}

Problem Room::nonce(std::string_view player, std::string_view match, const Nonce& nonce, Time now,
                    Effects& out) {
    const auto seat = state_.seat_of(player);
    if (!seat) return Problem::not_seated;
    if (match != state_.match()) return Problem::nonce;
    if (state_.seat(*seat).nonce == nonce) return Problem::none;
    if (!append(Nonced{*seat, nonce}, now, out)) return Problem::nonce;
    deal_if_all(false, now, out);
    return Problem::none;
}

void Room::open_nonces_if_all(bool anyway, Time now, Effects& out) {
    for (int s = 0; s < seats && !anyway; ++s)
        if (state_.seat(s).human() && !state_.seat(s).hash) return;
    if (!append(NoncesOpened{}, now, out)) return;
    send_to_all(nonce_hashes(), out);
    deal_if_all(false, now, out);
}

Message Room::nonce_hashes() const {
    std::array<std::optional<Digest>, seats> hashes;
    for (int s = 0; s < seats; ++s) hashes[static_cast<std::size_t>(s)] = state_.seat(s).hash;
    return MessageWriter::open_nonces(code_, state_.match(), hashes);
}

void Room::deal_if_all(bool anyway, Time now, Effects& out) {
    for (int s = 0; s < seats && !anyway; ++s)
        if (state_.seat(s).human() && state_.seat(s).hash && !state_.seat(s).nonce) return;
    const FairDeal deal = fair_deal(state_.secret(), state_.nonces());
    if (!append(Dealt{deal.starter, deal.deck}, now, out)) return;
    std::array<std::optional<Nonce>, seats> nonces;
    for (int s = 0; s < seats; ++s) nonces[static_cast<std::size_t>(s)] = state_.seat(s).nonce;
    send_room(now, out);
    send_to_all(MessageWriter::start(code_, state_.match(), nonces, deal.starter), out);
    for (Link& link : links_) link = {.session = link.session, .away_since = link.away_since};
    turn_began(now, out);
    send_game(now, out);
}

}  // namespace croupier::online
