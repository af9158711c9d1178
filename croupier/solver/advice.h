// A hint that does not peek and keeps a plan.
//
// The cards that the player has not seen are laid in many ways, and each is solved. Until a card is
// turned up, a line that wins one arrangement can be played in all of them: these beginnings are
// compared, and the one after which most arrangements can still be won is followed. The whole line
// is the plan, to be handed in with the next question: it is kept while what is turned up agrees.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/result.h"
#include "croupier/solver/searches.h"
#include "croupier/solver/verdict_counts.h"

namespace croupier::solver {

struct Advice {
    std::string move;         // in notation
    std::string plan;         // empty when no arrangement was won
    std::string line;         // that wins, when nothing is unseen
    int votes = 0;            // so many of the arrangements are still won after the beginning
    bool is_planned = false;  // it goes on with the plan that was handed in
};

class AdviceQuestion : public Question {
public:
    virtual VerdictCounts counts() const = 0;  // of the arrangements asked; none for a kept plan
    virtual int unseen() const = 0;            // cards whose places are not known to the player
    // None when the game is over, or when nothing is known that is better than going back.
    virtual std::optional<Advice> advice() const = 0;
};

struct AdviceSettings {
    int samples = 32;
    std::uint64_t seed = 1;    // the same seed draws the same arrangements
    SearchLimits limits = {};  // for each arrangement and each beginning
    std::string plan = {};     // of the last answer, or empty
};

// About the last position of a line of play. `known` holds the cards the player has seen where they
// lie (Match::known). What leads back to an earlier position is advised only when nothing else is.
Result<std::unique_ptr<AdviceQuestion>> ask_advice(const std::vector<std::string>& positions,
                                                   CardSet known, const AdviceSettings& settings,
                                                   const Searches& searches = {});

}  // namespace croupier::solver
