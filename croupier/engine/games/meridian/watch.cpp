// What a match of Meridian notices: loops, no progress, dead positions.
#include <algorithm>

#include "croupier/engine/games/meridian/game.h"
#include "croupier/engine/hash.h"

namespace croupier {
namespace {

constexpr std::size_t remembered_positions = 50;
constexpr int patience = 30;  // moves without progress until a dead position is looked for
constexpr int many_moves = 200;
constexpr Millis long_time = 5 * 60'000;

// Nothing but drawing and filling a pocket?
bool only_waits(const Meridian& state) {
    return std::ranges::all_of(state.legal_moves(), [](Move move) {
        return move.kind != MoveKind::carry || role_of<Meridian>(move.to) == Role::pocket;
    });
}

}  // namespace

// MD-22: positions are compared as they are after a card has moved, so draws alone never repeat
// one.
bool MeridianWatch::is_loop(const Meridian& before, const Meridian& now) {
    const auto remember = [&](std::uint64_t position) {
        positions_.push_back(position);
        if (positions_.size() > remembered_positions) positions_.pop_front();
    };
    if (positions_.empty() || positions_.back() != hash(before)) remember(hash(before));
    const bool seen = std::ranges::find(positions_, hash(now)) != positions_.end();
    remember(hash(now));
    return seen;
}

bool MeridianWatch::after(const MeridianHouseRules& house_rules, const Meridian& before, Move move,
                          const Meridian& now, const Tally& tally, Millis elapsed, Events& events) {
    if (now.won()) return false;
    if (move.kind != MoveKind::carry)
        return only_waits(now) && meridian_can_progress(now) == Verdict::no;
    const auto warn = [&](Warning warning) {
        events.push_back({.kind = EventKind::warned, .warning = warning});
    };
    if (tally.without_progress == 0) {
        progress_at_ = elapsed;
        told_slow_ = false;
    }
    if (is_loop(before, now)) warn(Warning::loop);
    if (tally.without_progress > 0 && tally.without_progress % house_rules.warns_after() == 0)
        warn(Warning::no_progress);
    if (!told_slow_ && tally.moves >= many_moves && elapsed - progress_at_ > long_time) {
        told_slow_ = true;
        warn(Warning::slow);
    }
    if (tally.without_progress < patience && !only_waits(now)) return false;
    return meridian_can_progress(now) == Verdict::no;
}

}  // namespace croupier
