// Any bytes as a save: never a crash, and what is read is written so that it reads again.
#include <cstdlib>

#include "croupier/formats/save.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace croupier;
    using namespace croupier::formats;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const Result<Save> save = read_save(text);
    if (!save) {
        if (save.error().offset > text.size() || save.error().sentence.empty()) std::abort();
        return 0;
    }
    const std::string written = write_save(save->head, *save->match);
    const Result<Save> again = read_save(written);
    if (!again || write_save(again->head, *again->match) != written ||
        again->match->position() != save->match->position())
        std::abort();
    return 0;
}
