// Piles in words.
#include "croupier/engine/explain.h"

namespace croupier {

std::string place_in_words(const PileInfo& info) {
    switch (info.role) {
    case Role::stock: return "the stock";
    case Role::waste: return "the waste";
    case Role::foundation: return "the foundation";
    case Role::cell: return std::string("cell ") + info.letter;
    case Role::column: return std::string("column ") + info.letter;
    case Role::pocket: return info.letter == 'p' ? "pocket 1" : "pocket 2";
    case Role::pool: return "the pool";
    case Role::centre: return std::string("centre ") + info.letter;
    case Role::slot: return std::string("the slot of seat ") + info.letter;
    case Role::hand: return std::string("the hand of seat ") + info.letter;
    }
    return "";
}

}  // namespace croupier
