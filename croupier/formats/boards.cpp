// Boards of FreeCell as fc-solve reads them.
#include "croupier/formats/boards.h"

#include <algorithm>
#include <vector>

#include "croupier/engine/games/freecell/freecell.h"
#include "croupier/engine/text.h"

namespace croupier::formats {
namespace {

struct BoardWord {
    std::string_view text;
    std::size_t offset;
};

std::vector<BoardWord> words_of(std::string_view line, std::size_t offset) {
    std::vector<BoardWord> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(" \t\r:", at), line.size());
        if (end > at) words.push_back({line.substr(at, end - at), offset + at});
        at = end + 1;
    }
    return words;
}

// fc-solve also writes 10 for T.
std::optional<Card> card_of_board(std::string_view word) {
    if (word.size() == 3 && word.starts_with("10"))
        return card_from("T" + std::string(word.substr(2)));
    return card_from(word);
}

ParseError fault(const BoardWord& word, std::string_view why) {
    return {ParseCode::bad_card, word.offset,
            "'" + std::string(word.text) + "' " + std::string(why)};
}

std::optional<ParseError> read_foundations(const std::vector<BoardWord>& words, Freecell& state) {
    for (const BoardWord& word : words) {
        const auto suit =
            word.text.size() > 2 && word.text[1] == '-' ? suit_of(word.text[0]) : std::nullopt;
        if (!suit) return fault(word, "is no foundation: write suit and rank, as in H-0 or C-T");
        if (word.text.substr(2) == "0") continue;
        const auto top = card_of_board(std::string(word.text.substr(2)) + letter_of(*suit));
        if (!top) return fault(word, "is no foundation: write suit and rank, as in H-0 or C-T");
        state.foundations[decltype(state.foundations)::slot_of(*suit)].assign({{*top}}, 0);
    }
    return std::nullopt;
}

std::optional<ParseError> read_cells(const std::vector<BoardWord>& words, Freecell& state) {
    int cell = 0;
    for (const BoardWord& word : words) {
        if (cell == Freecell::cells_count) return fault(word, "is one cell too many");
        if (word.text != "-") {
            const auto card = card_of_board(word.text);
            if (!card) return fault(word, "is no card");
            state.cells[cell].push(*card);
        }
        ++cell;
    }
    return std::nullopt;
}

std::optional<ParseError> read_column(const std::vector<BoardWord>& words, int column,
                                      Freecell& state) {
    if (column == Freecell::columns_count)
        return fault(words[0], "begins a ninth column: a board of FreeCell has eight");
    for (const BoardWord& word : words) {
        const auto card = card_of_board(word.text);
        if (!card) return fault(word, "is no card");
        if (state.columns[column].size() == Freecell::column_capacity)
            return fault(word, "does not fit into this column");
        state.columns[column].push(*card);
    }
    return std::nullopt;
}

bool starts(const std::vector<BoardWord>& words, std::string_view name) {
    return words[0].text == name;
}

}  // namespace

bool is_freecell_board(std::string_view text) {
    // A line of cards with blanks between them; deal ids, positions and decks begin otherwise.
    const auto words = words_of(text.substr(0, text.find('\n')), 0);
    if (words.empty()) return text.starts_with(':') || text.starts_with('\n');
    return starts(words, "Foundations") || starts(words, "Freecells") ||
           (words.size() < 20 && card_of_board(words[0].text).has_value());
}

Result<std::string> position_of_board(std::string_view text) {
    Freecell state{};
    int column = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        std::vector<BoardWord> words = words_of(line, at);
        at = end + 1;
        if (words.empty()) {
            column += line.starts_with(':') ? 1 : 0;  // an empty column
            continue;
        }
        std::optional<ParseError> error;
        if (starts(words, "Foundations")) {
            words.erase(words.begin());
            error = read_foundations(words, state);
        } else if (starts(words, "Freecells")) {
            words.erase(words.begin());
            error = read_cells(words, state);
        } else {
            error = read_column(words, column++, state);
        }
        if (error) return *error;
    }
    // Reading it back looks for double cards and columns that grow too high.
    const std::string position = to_text(state);
    const auto read = position_from<Freecell>(position);
    if (!read) return ParseError{read.error().code, 0, read.error().sentence};
    return position;
}

}  // namespace croupier::formats
