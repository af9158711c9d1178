// Any bytes as a record: never a crash, and what replays writes a record that replays again.
#include <cstdlib>
#include <string>

#include "croupier/engine/all_games.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace croupier;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const MatchResult match = replay(text);
    if (!match) {
        if (match.error().offset > text.size() || match.error().sentence.empty()) std::abort();
        return 0;
    }
    const std::string record = (*match)->record();
    const MatchResult again = replay(record);
    if (!again || (*again)->record() != record || (*again)->position() != (*match)->position() ||
        !((*again)->tally() == (*match)->tally()))
        std::abort();
    return 0;
}
