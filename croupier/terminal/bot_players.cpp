// Letting bots play.
#include "croupier/terminal/bot_players.h"

namespace croupier::terminal {
namespace {

bots::BotSettings settings_in(const History& history) {
    bots::BotSettings settings;
    for (const auto& [key, word] : history.settings())
        if (key == "bots") settings.skill = bots::skill_from(word).value_or(settings.skill);
    return settings;
}

}  // namespace

std::unique_ptr<BotPlayers> BotPlayers::at(const Match& match, std::uint64_t seed) {
    const auto seats = static_cast<int>(match.seat_results().size());
    if (seats < 2) return nullptr;
    auto players = std::make_unique<BotPlayers>();
    for (int s = 1; s < seats; ++s) {
        players->bots_.push_back(
            make_bot(settings_in(match), seat(s), seed + static_cast<std::uint64_t>(s)));
        match.retrace(seat(s), *players->bots_.back());
    }
    return players;
}

void BotPlayers::see(const Position& position) {
    for (std::size_t i = 0; i < bots_.size(); ++i)
        position.show(seat(static_cast<int>(i) + 1), *bots_[i]);
}

std::string BotPlayers::play(Match& match, Time now) {
    std::string told;
    while (match.to_act() != Seat::nobody && match.to_act() != Seat::first) {
        const Seat actor = match.to_act();
        const auto index = static_cast<std::size_t>(actor);
        const int round = match.round();
        const Move move = bots_[index - 1]->choose();
        // What the table hears: a card that found no match is a card to the pool.
        std::string words = match.describe(move);
        const Answer answer = match.play(actor, move, now);
        assert(answer);
        for (const Event& event : answer.events)
            if (event.kind == EventKind::discarded) words = match.describe(event.move);
        told +=
            (told.empty() ? "" : "\n") + ("Seat " + std::to_string(index + 1)) + ": " + words + ".";
        if (match.round() > round)
            told += "\nRound " + std::to_string(match.round()) + " is dealt.";
        see(match);
    }
    return told;
}

}  // namespace croupier::terminal
