// Any bytes as what a client sends over a WebSocket: however they are cut, the same is heard, and
// nothing too long, not UTF-8 or after the end.
#include <cstdlib>
#include <string>
#include <vector>

#include "croupier/online/utf8.h"
#include "croupier/server/frames.h"

namespace {

using namespace croupier::server;

void require(bool holds) {
    if (!holds) std::abort();
}

std::string all_heard(std::string_view bytes, std::size_t step) {
    FrameReader reader;
    std::string waiting, told;
    bool ended = false;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        waiting += bytes.substr(at, step);
        std::span<char> rest(waiting);
        for (Heard heard = reader.next(rest); heard.kind != Heard::Kind::nothing;
             heard = reader.next(rest)) {
            require(!ended);
            ended = heard.kind == Heard::Kind::close || heard.kind == Heard::Kind::fault;
            const bool data = heard.kind == Heard::Kind::text;
            require(heard.text.size() <= (data ? longest_message : 125));
            if (data || ended) require(croupier::online::is_utf8(heard.text));
            told += static_cast<char>(heard.kind);
            told += std::to_string(heard.code) + ":" + std::string(heard.text) + "\n";
        }
        // A server keeps no more than this for a client that sends slowly.
        require(ended || rest.size() < longest_frame);
        waiting = ended ? std::string() : std::string(rest.data(), rest.size());
    }
    return told;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    require(all_heard(bytes, data[0] + std::size_t{1}) == all_heard(bytes, size));
    return 0;
}
