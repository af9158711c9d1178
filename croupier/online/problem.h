// Why a request was refused: a code for programs and a sentence for people.
#pragma once

#include <cstdint>
#include <string_view>

#include "croupier/engine/refusal.h"

namespace croupier::online {

enum class Problem : std::uint8_t {
    none,
    json,
    request,
    unknown_type,
    hello,
    version,
    token,
    replaced,
    name,
    name_taken,
    password,
    login,
    account,
    banned,
    no_room,
    full,
    started,
    seat_taken,
    not_seated,
    no_spectators,
    too_many_rooms,
    in_queue,
    game_not_started,
    not_your_turn,
    card_not_in_hand,
    invalid_target,
    must_match,
    play_begun,
    choose_both,
    stale,
    game_over,
    nonce,
    rate,
    too_large,
    busy,
    storage,
    draining,
};

std::string_view code_of(Problem problem);      // "ERR_NOT_YOUR_TURN"
std::string_view sentence_of(Problem problem);  // "It is the turn of another player."
Problem problem_of(Refusal refusal);

}  // namespace croupier::online
