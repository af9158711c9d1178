// Splitting a typed move.
#include "croupier/engine/notation.h"

#include "croupier/engine/ascii.h"
namespace croupier {
namespace {

bool is_pile_letter(char letter) { return is_digit(letter) || is_small_letter(letter); }

}  // namespace

ParseError move_error(std::string_view text, std::string_view why) {
    return {ParseCode::bad_move, 0,
            "'" + std::string(text) + "' is not a move here: " + std::string(why)};
}

Result<MoveText> split_move(std::string_view text, std::string_view homes) {
    const ParseError unreadable =
        move_error(text, "write 37, 37x4, 3a, a5, 3h, w5, wh, hs5 or s (docs/moves.md)");
    MoveText move;
    std::string_view rest = text;
    const auto take = [&] {
        const char letter = rest.empty() ? '\0' : rest.front();
        if (!rest.empty()) rest.remove_prefix(1);
        return letter;
    };
    move.from = take();
    if (move.from == 's' && rest.empty()) return move;
    if (!is_pile_letter(move.from)) return unreadable;
    if (homes.find(move.from) != std::string_view::npos) {
        move.from_suit = suit_of(take());
        if (!move.from_suit) return unreadable;
    }
    move.to = take();
    if (!is_pile_letter(move.to)) return unreadable;
    if (move.to == 'h' && !rest.empty()) {
        const char slot = take();
        if (!is_digit(slot) || slot == '0') return unreadable;
        move.slot = slot - '0';
    }
    if (!rest.empty()) {
        if (take() != 'x' || rest.empty() || rest.size() > 2) return unreadable;
        while (!rest.empty()) {
            const char digit = take();
            if (!is_digit(digit)) return unreadable;
            move.count = move.count * 10 + (digit - '0');
        }
        if (move.count == 0) return unreadable;
    }
    return move;
}

}  // namespace croupier
