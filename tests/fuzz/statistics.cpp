// Any bytes as statistics or preferences: never a crash, and what is read comes back as it was.
#include <cstdlib>

#include "croupier/formats/preferences.h"
#include "croupier/formats/statistics.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace croupier;
    using namespace croupier::formats;
    const std::string text(reinterpret_cast<const char*>(data), size);
    if (const Result<Score> score = read_statistics(text)) {
        const Result<Score> again = read_statistics(write_statistics(*score));
        if (!again || !(*again == *score)) std::abort();
    } else if (score.error().sentence.empty()) {
        std::abort();
    }
    if (const Result<Preferences> preferences = read_preferences(text)) {
        const Result<Preferences> again = read_preferences(write_preferences(*preferences));
        if (!again || !(*again == *preferences)) std::abort();
    }
    return 0;
}
