// BluffBuddy in words: moves, begun plays.
#include <optional>

#include "croupier/engine/ascii.h"
#include "croupier/engine/card_text.h"
#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"
#include "croupier/engine/notation.h"

namespace croupier {
namespace {

constexpr int no_such_place = 255;

std::string_view name_of_place(int place) {
    return place < pile_count<BluffBuddy> ? BluffBuddy::layout[static_cast<std::size_t>(place)].name
                                          : "?";
}

bool has_form_of_place(std::string_view word) {
    return word == "pool" ||
           (word.size() == 2 && (word[0] == 'c' || word[0] == 's') && is_digit(word[1]));
}
int place_named(std::string_view word) {
    for (int place = BluffBuddy::pool_place; place < BluffBuddy::first_hand; ++place)
        if (name_of_place(place) == word) return place;
    return no_such_place;
}

// ">3", a seat.
std::optional<int> recipient_from(std::string_view word) {
    if (word.size() != 2 || word[0] != '>' || word[1] < '0' || word[1] > '9') return std::nullopt;
    const int number = word[1] - '0';
    return number == 0 ? no_such_place : BluffBuddy::first_slot + number - 1;
}

std::string recipient_text(int place) {
    return ">" + std::to_string(place - BluffBuddy::first_slot + 1);
}

ParseError unreadable(std::string_view text) {
    return move_error(text,
                      "write QH c2 >3 (card, source c1-c4, pool or s1-s4, recipient), or QH - "
                      "to discard");
}

}  // namespace

std::string CardHand::mark_text() const {
    if (!begun_.card.known()) return "";
    std::string text = croupier::to_text(begun_.card);
    if (begun_.source != 0) text += "-" + std::string(name_of_place(begun_.source));
    if (begun_.to != 0) text += recipient_text(begun_.to);
    return text;
}

bool CardHand::set_mark(std::string_view word) {
    const std::optional<Card> card = card_from(word.substr(0, 2));
    if (!card || !holds(*card)) return false;
    begun_ = {*card, 0, 0};
    word.remove_prefix(2);
    if (word.empty()) return true;
    const int source = word[0] == '-' ? place_named(word.substr(1)) : 0;
    const int to = word[0] == '>' ? recipient_from(word).value_or(no_such_place) : 0;
    if (source == no_such_place || source + to == 0 || to >= BluffBuddy::first_hand) return false;
    begun_.source = static_cast<std::uint8_t>(source);
    begun_.to = static_cast<std::uint8_t>(to);
    return true;
}

std::string to_text(const BluffBuddy&, Move move) {
    if (move.kind == MoveKind::timeout) return "timeout";
    std::string text = to_text(card_of(move));
    if (move.kind == MoveKind::discard) return text + " -";
    if (move.from != 0) text.append(" ").append(name_of_place(move.from));
    if (move.to != 0) text.append(" ").append(recipient_text(move.to));
    return text;
}

Result<Move> move_from(const BluffBuddy&, std::string_view text) {
    if (text == "timeout") return timeout_move;
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at) words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    const std::optional<Card> card = words.empty() ? std::nullopt : card_from(words.front());
    if (!card) return unreadable(text);
    if (words.size() == 2 && words[1] == "-") return discard(*card);
    Move move = lay(*card, 0, 0);
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::optional<int> to = recipient_from(words[i]);
        if (to && move.to == 0) {
            move.to = static_cast<std::uint8_t>(*to);
        } else if (has_form_of_place(words[i]) && move.from == 0) {
            move.from = static_cast<std::uint8_t>(place_named(words[i]));
        } else {
            return unreadable(text);
        }
    }
    return move;
}

Result<std::vector<Move>> line_from(const BluffBuddy& start, std::string_view text) {
    std::vector<Move> line;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        std::string_view word = text.substr(at, end - at);
        while (word.starts_with(' ')) word.remove_prefix(1);
        const Result<Move> move = move_from(start, word);
        if (!move) return ParseError{move.error().code, at, move.error().sentence};
        line.push_back(*move);
        at = end + 1;
    }
    return line;
}

}  // namespace croupier
