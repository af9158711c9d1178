// Any bytes as what a client sends over a WebSocket: however they are cut, the same is received,
// and nothing too long, not UTF-8 or after the end.
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

std::string all_received(std::string_view bytes, std::size_t step) {
    FrameReader reader;
    std::string waiting, told;
    bool ended = false;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        waiting += bytes.substr(at, step);
        std::span<char> rest(waiting);
        for (Received received = reader.next(rest); received.kind != Received::Kind::nothing;
             received = reader.next(rest)) {
            require(!ended);
            ended =
                received.kind == Received::Kind::close || received.kind == Received::Kind::fault;
            const bool data = received.kind == Received::Kind::text;
            require(received.text.size() <= (data ? longest_message : 125));
            if (data || ended) require(croupier::online::is_utf8(received.text));
            told += static_cast<char>(received.kind);
            told += std::to_string(received.code) + ":" + std::string(received.text) + "\n";
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
    require(all_received(bytes, data[0] + std::size_t{1}) == all_received(bytes, size));
    return 0;
}
