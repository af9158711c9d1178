// Any bytes as what the head of a request says: every answer is a head that a client can read and a
// line for the log, and a WebSocket is opened only for a key, a host and an origin that are right.
#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <cstdlib>

#include "croupier/server/head.h"
#include "croupier/server/log.h"
#include "croupier/server/upgrade.h"

namespace {

using namespace croupier::server;

void require(bool holds) {
    if (!holds) std::abort();
}

const Files& page() {
    static const Files files(Contents{{"index.html", "<!doctype html>"},
                                      {"assets/index-B7x2kQ9d.js", "let x = 'x';"},
                                      {"assets/index-B7x2kQ9d.js.gz", "smaller"}});
    return files;
}

void look_at(const Answer& answer, std::string_view method, std::string_view target) {
    for (const Afterwards after : {Afterwards::stays_open, Afterwards::closes}) {
        const std::string head = head_of(answer, 1'000'000'000, after);
        require(head.starts_with("HTTP/1.1 ") && head.ends_with("\r\n\r\n"));
        require(head.find("\r\n\r\n") == head.size() - 4);
        require(std::ranges::none_of(
            head, [](char c) { return (c < ' ' && c != '\r' && c != '\n') || c == 127; }));
    }
    for (const LogFormat format : {LogFormat::text, LogFormat::json}) {
        const std::string line = log_line(
            format, 1'000'000'000, Level::info, "answer",
            {{"method", method}, {"target", target}, {"status", static_cast<int>(answer.status)}});
        require(line.ends_with('\n') && std::ranges::count(line, '\n') == 1);
        require(
            std::ranges::all_of(line, [](char c) { return (c >= ' ' && c < 127) || c == '\n'; }));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    FuzzedDataProvider bytes(data, size);
    const auto word = [&](std::initializer_list<const char*> likely) {
        const auto at = bytes.ConsumeIntegralInRange<std::size_t>(0, likely.size());
        return at < likely.size() ? std::string(likely.begin()[at])
                                  : bytes.ConsumeRandomLengthString(300);
    };
    const std::string method = word({"GET", "HEAD", "POST"});
    const std::string target = word({"/", "/assets/index-B7x2kQ9d.js", "/table", "/api/x"});
    const std::string accept = word({"", "gzip, br;q=0.5"}), match = word({"", "*", "\"x\""});
    look_at(answer_to({method, target, accept, match, bytes.ConsumeBool()}, page()), method,
            target);

    const std::string host = word({"127.0.0.1:8080", "cards.example", "evil.example", "[::1]"});
    const std::string origin = word({"", "https://cards.example", "http://127.0.0.1:8080", "null"});
    const std::string connection = word({"Upgrade", "keep-alive, Upgrade"});
    const std::string upgrade = word({"websocket"}), version = word({"13"});
    const std::string key = word({"dGhlIHNhbXBsZSBub25jZQ=="});
    const std::vector<std::string> origins{"https://cards.example"};
    const UpgradeRequest request{
        bytes.ConsumeBool(), host, origin, connection, upgrade, version, key};
    if (const auto objection = objection_to(request, origins)) {
        look_at(*objection, method, target);
        return 0;
    }
    require(request.modern && key.size() == 24 && is_our_host(host, origins));
    require(origin.empty() || is_same_origin(origin, host) || origin == origins.front());
    require(upgrade_head(key).ends_with("\r\n\r\n"));
    return 0;
}
