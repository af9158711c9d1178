// Why a command was refused: a code for programs and a sentence for people.
#pragma once

#include <cstdint>
#include <string_view>

namespace croupier {

enum class Refusal : std::uint8_t {
    none,
    game_over,
    not_your_turn,
    malformed,
    no_such_pile,
    same_pile,
    source_empty,
    too_few_cards,
    face_down,
    not_a_run,
    only_the_top,
    stock_locked,
    takes_no_cards,
    target_face_down,
    wrong_rank,
    wrong_colour,
    wrong_suit,
    needs_an_ace,
    needs_a_king,
    one_at_a_time,
    cell_taken,
    run_too_long,
    foundation_closed,
    stock_empty,
    stock_not_empty,
    waste_empty,
    no_passes_left,
    nothing_to_undo,
    nothing_to_redo,
    nothing_to_finish,
    paused,
    not_paused,
    no_hint,
    needs_a_seven,
    needs_a_six,
    needs_an_ace_or_king,
    wrong_direction,
    column_ends,
    pocket_taken,
    no_such_pocket,
    pocket_to_pocket,
    not_in_hand,
    invalid_target,
    must_match,
    play_begun,
    choose_both,
    cannot_retract,
};

std::string_view code_of(Refusal refusal);      // "wrong_colour"
std::string_view sentence_of(Refusal refusal);  // "A column alternates red and black."

}  // namespace croupier
