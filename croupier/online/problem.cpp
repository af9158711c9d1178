// Codes and sentences.
#include "croupier/online/problem.h"

#include <array>

namespace croupier::online {
namespace {

struct ProblemWords {
    std::string_view code, sentence;
};
constexpr auto words = std::to_array<ProblemWords>({
    {"", ""},
    {"ERR_JSON", "The frame is no JSON object."},
    {"ERR_REQUEST", "A member of the request is missing or wrong."},
    {"ERR_UNKNOWN_TYPE", "There is no such request."},
    {"ERR_HELLO", "Say hello first, once."},
    {"ERR_VERSION", "This server speaks version 1."},
    {"ERR_TOKEN", "The token is not known here any more. Say hello without one to be a new guest."},
    {"ERR_REPLACED", "You are at the table from another place now."},
    {"ERR_NAME", "A name has 1 to 20 characters, and does not pretend to be a bot or the house."},
    {"ERR_NAME_TAKEN", "This name belongs to another player."},
    {"ERR_PASSWORD", "A password has 8 to 200 characters."},
    {"ERR_LOGIN", "Name or password is wrong."},
    {"ERR_ACCOUNT", "Ranked games are for players with an account."},
    {"ERR_BANNED", "This player may not play here any more."},
    {"ERR_NO_ROOM", "There is no room with this code."},
    {"ERR_FULL", "All seats are taken."},
    {"ERR_STARTED", "The game has begun already."},
    {"ERR_SEAT_TAKEN", "Somebody sits there."},
    {"ERR_NOT_SEATED", "You have no seat in this room."},
    {"ERR_NO_SPECTATORS", "This room has no place for spectators."},
    {"ERR_TOO_MANY_ROOMS", "Leave another room first."},
    {"ERR_IN_QUEUE", "You are waiting for a game already."},
    {"ERR_GAME_NOT_STARTED", "The game has not begun."},
    {"ERR_NOT_YOUR_TURN", "It is the turn of another player."},
    {"ERR_CARD_NOT_IN_HAND", "This card is not in your hand."},
    {"ERR_INVALID_TARGET", "There is no such source or recipient."},
    {"ERR_MUST_MATCH", "A card with a match has to be matched at this table."},
    {"ERR_PLAY_BEGUN", "Finish the play that was begun, as it was begun."},
    {"ERR_CHOOSE_BOTH", "Choose what is still open: the source and the recipient."},
    {"ERR_STALE", "The move was for another turn. Nothing has changed."},
    {"ERR_GAME_OVER", "The game is over."},
    {"ERR_NONCE", "The random bytes do not fit, or came at the wrong time."},
    {"ERR_RATE", "Too fast: wait a moment."},
    {"ERR_TOO_LARGE", "The frame is too long."},
    {"ERR_BUSY", "The server has too much to do. Nothing has changed; try again in a moment."},
    {"ERR_STORAGE", "The server cannot write at the moment. Nothing has changed; try again later."},
    {"ERR_DRAINING", "The server is about to close: games go on to their end, and none begins."},
});
static_assert(words.size() == static_cast<std::size_t>(Problem::draining) + 1);

}  // namespace

std::string_view code_of(Problem problem) { return words[static_cast<std::size_t>(problem)].code; }
std::string_view sentence_of(Problem problem) {
    return words[static_cast<std::size_t>(problem)].sentence;
}

Problem problem_of(Refusal refusal) {
    switch (refusal) {
    case Refusal::none: return Problem::none;
    case Refusal::game_over: return Problem::game_over;
    case Refusal::not_your_turn: return Problem::not_your_turn;
    case Refusal::not_in_hand: return Problem::card_not_in_hand;
    case Refusal::must_match: return Problem::must_match;
    case Refusal::play_begun: return Problem::play_begun;
    case Refusal::choose_both: return Problem::choose_both;
    default: return Problem::invalid_target;
    }
}

}  // namespace croupier::online
