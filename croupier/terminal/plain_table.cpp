// A table as plain text.
#include "croupier/terminal/plain_table.h"

#include "croupier/engine/card_text.h"
#include "croupier/terminal/round_table.h"

namespace croupier::terminal {
namespace {

std::string face(const TablePile& pile, std::size_t index, bool open) {
    const bool down = static_cast<int>(index) < pile.face_down;
    if (!down) return " " + to_text(pile.cards[index]) + " ";
    return open && pile.cards[index].known() ? "(" + to_text(pile.cards[index]) + ")" : " [] ";
}

void show_row(std::ostream& out, const TablePile& pile, bool open) {
    out << pile.name << ':';
    if (pile.role == Role::foundation) {
        out << ' ' << (pile.cards.empty() ? "--" : to_text(pile.cards.back()));
    } else if (pile.role == Role::stock && !open) {
        out << ' ' << pile.cards.size() << " face down";
    } else {
        for (Card card : pile.cards) out << ' ' << to_text(card);
        if (pile.cards.empty()) out << " --";
    }
}

// The number of a column, and A or K when it has the type of ace or king.
std::string head_of(const TablePile& column) {
    const char type = column.mark.empty() ? ' ' : static_cast<char>(column.mark[0] - 'a' + 'A');
    return "  " + std::string(column.name.substr(1)) + type + " ";
}

std::string trimmed(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

}  // namespace

void show_table(std::ostream& out, const Position& position, bool open) {
    const Table table = open ? position.full_table() : position.table(Seat::first);
    if (is_round_table(position)) return show_round_table(out, position, table);
    Role last = Role::column;
    bool first = true;
    std::vector<const TablePile*> columns;
    for (const TablePile& pile : table) {
        if (pile.role == Role::column) {
            columns.push_back(&pile);
            continue;
        }
        if (!first) out << (pile.role == last ? "   " : "\n");
        show_row(out, pile, open);
        last = pile.role;
        first = false;
    }
    out << "\n\n";
    std::string heads;
    for (const TablePile* column : columns) heads += head_of(*column);
    out << trimmed(heads) << '\n';
    for (std::size_t row = 0;; ++row) {
        std::string line;
        bool any = false;
        for (const TablePile* column : columns) {
            any = any || row < column->cards.size();
            line += row < column->cards.size() ? face(*column, row, open) + " " : "     ";
        }
        if (!any) break;
        out << trimmed(line) << '\n';
    }
}

}  // namespace croupier::terminal
