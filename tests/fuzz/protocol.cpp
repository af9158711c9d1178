// Any bytes as what a client of the engine sends: every answer is a line of JSON with "ok" or
// "info".
#include <cstdlib>

#include "croupier/formats/json.h"
#include "croupier/protocol/lines.h"
#include "croupier/protocol/session.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace croupier;
    using namespace croupier::formats;
    protocol::Session session;
    protocol::Lines lines(4'096);
    std::string out;
    // The first byte says how the bytes arrive.
    const std::size_t step = size == 0 ? 1 : data[0] + std::size_t{1};
    for (std::size_t at = 1; at < size; at += step)
        lines.feed(
            {reinterpret_cast<const char*>(data) + at, std::min(step, size - at)},
            [&](std::string_view line) { session.answer(line, out); },
            [&] { session.refuse_long_line(out); });
    lines.end([&](std::string_view line) { session.answer(line, out); });
    for (int slice = 0; slice < 3 && session.busy(); ++slice) session.step(out);
    for (std::size_t at = 0; at < out.size();) {
        const std::size_t end = out.find('\n', at);
        if (end == std::string::npos) std::abort();
        const Result<Json> answer = json_from(std::string_view(out).substr(at, end - at));
        if (!answer || !answer->is_object()) std::abort();
        if (!answer->contains("ok") && !answer->contains("info")) std::abort();
        at = end + 1;
    }
    return 0;
}
