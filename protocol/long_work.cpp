// Work that takes its time: counted in slices, told about in info lines, stopped on request.
#include "protocol/request.h"

namespace croupier::protocol {

void Session::count(Request& request) {
    const Save* seated = seated_at(request);
    const auto depth = static_cast<int>(request.in.number("depth", 1, deepest_perft));
    if (request.failed()) return;
    if (busy()) return request.fail("busy", "perft is at work already: wait for it, or stop it");
    counting_ = seated->match->count_moves(depth);
    counting_id_ = request.id();
    told_ = 0;
    request.answer_later();
}

void Session::step(std::string& out) {
    constexpr int positions_a_slice = 20'000;
    constexpr std::uint64_t tell_every = 10'000'000;
    if (!counting_) return;
    if (counting_->step(positions_a_slice)) return end_counting(out, false);
    if (counting_->sequences() / tell_every == told_) return;
    told_ = counting_->sequences() / tell_every;
    out +=
        to_line({{"id", counting_id_}, {"info", {{"sequences", counting_->sequences()}}}}) + "\n";
}

void Session::end_counting(std::string& out, bool stopped) {
    out += to_line({{"id", counting_id_},
                    {"ok", true},
                    {"sequences", counting_->sequences()},
                    {"stopped", stopped}}) +
           "\n";
    counting_.reset();
}

void Session::stop(Request& request) {
    request.out["stopped"] = busy();
    if (busy()) end_counting(request.lines(), true);
}

}  // namespace croupier::protocol
