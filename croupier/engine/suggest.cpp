// Edit distance with changes of place: "freecel", "klondkie" and "undoo" are one step away.
#include "croupier/engine/suggest.h"

#include <algorithm>
#include <array>

namespace croupier {
namespace {

constexpr std::size_t longest = 24;  // longer words are not misspelt but something else

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::size_t distance(std::string_view a, std::string_view b) {
    std::array<std::array<std::size_t, longest + 1>, longest + 1> steps{};
    for (std::size_t i = 0; i <= a.size(); ++i) steps[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) steps[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            steps[i][j] = std::min(
                {steps[i - 1][j] + 1, steps[i][j - 1] + 1, steps[i - 1][j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                lower(a[i - 2]) == lower(b[j - 1]))
                steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
        }
    }
    return steps[a.size()][b.size()];
}

}  // namespace

std::string listed(std::span<const std::string_view> words) {
    std::string text;
    for (std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
    if (word.empty() || word.size() > longest) return {};
    std::string_view best;
    // A third of the letters may be wrong.
    std::size_t least = word.size() / 3 + 2;
    for (std::string_view candidate : known) {
        if (candidate.size() > longest) continue;
        std::size_t steps = distance(word, candidate);
        // The beginning of a word names it.
        if (word.size() >= 2 && candidate.starts_with(word))
            steps = std::min<std::size_t>(steps, 1);
        if (steps < least && steps < candidate.size()) {
            least = steps;
            best = candidate;
        }
    }
    return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> known) {
    const std::string_view meant = nearest(word, known);
    return meant.empty() ? "" : "; did you mean '" + std::string(meant) + "'?";
}

}  // namespace croupier
