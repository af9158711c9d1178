// Reading who plays where, and letting a bot choose.
#include "croupier/protocol/bot_seats.h"

#include <cassert>

#include "croupier/engine/suggest.h"

namespace croupier::protocol {
namespace {

constexpr std::int64_t last_seed = std::int64_t{1} << 53;

// "0" to "3" at a table for four.
std::optional<std::size_t> seat_from(std::string_view key, const Position& position) {
    for (std::size_t s = 0; s < position.seat_results().size(); ++s)
        if (key == std::to_string(s)) return s;
    return std::nullopt;
}

}  // namespace

BotSeats BotSeats::named_in(Members& members, const Position& position) {
    BotSeats bot_seats;
    bot_seats.seed_ =
        static_cast<std::uint64_t>(members.number_if("bot_seed", 0, last_seed).value_or(1));
    if (!members.has("bots")) return bot_seats;
    for (const auto& [key, word] : members.object("bots").items()) {
        const std::string path = "bots/" + key;
        const std::optional<std::size_t> seat = seat_from(key, position);
        if (!seat) {
            members.object_to(path, "there is no such seat for a bot in this game");
            break;
        }
        bot_seats.skills_[*seat] =
            word.is_string() ? bots::skill_from(word.get<std::string>()) : std::nullopt;
        if (!bot_seats.skills_[*seat]) {
            members.object_to(path, "one of " + listed(bots::skill_words) + " is expected here");
            break;
        }
    }
    return bot_seats;
}

bool BotSeats::sits_at(Seat seat) const {
    const auto index = static_cast<std::size_t>(seat);
    return index < skills_.size() && skills_[index];
}

Move BotSeats::choose(const Match& match) const {
    const Seat actor = match.to_act();
    assert(sits_at(actor));
    // Another seed for each turn: all of a bot's luck comes from it.
    const auto luck = seed_ * 1000 + static_cast<std::uint64_t>(match.turns());
    const auto bot =
        bots::make_bot({.skill = *skills_[static_cast<std::size_t>(actor)]}, actor, luck);
    match.retrace(actor, *bot);
    return bot->choose();
}

}  // namespace croupier::protocol
