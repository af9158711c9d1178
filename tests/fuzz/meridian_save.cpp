// Any bytes as a save of Meridian: never a crash, and what is read is written so that it reads
// again.
#include <cstdlib>

#include "croupier/formats/meridian_save.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace croupier;
    using namespace croupier::formats;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const Result<MeridianMaster> master = load_game(text);
    if (!master) {
        if (master.error().offset > text.size() || master.error().sentence.empty()) std::abort();
        return 0;
    }
    if (!master->validate_state().empty()) std::abort();
    const std::string written = save_game(*master, {}, 0);
    const Result<MeridianMaster> again = load_game(written);
    if (!again || save_game(*again, {}, 0) != written ||
        again->match()->position() != master->match()->position() ||
        !(again->ids() == master->ids()))
        std::abort();
    return 0;
}
