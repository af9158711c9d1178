// Piles in words.
#include "engine/explain.h"

namespace croupier {

std::string place_in_words(const PileInfo& info) {
    switch (info.role) {
    case Role::stock: return "the stock";
    case Role::waste: return "the waste";
    case Role::foundation: return "the foundation";
    case Role::cell: return std::string("cell ") + info.letter;
    case Role::column: return std::string("column ") + info.letter;
    }
    return "";
}

}  // namespace croupier
