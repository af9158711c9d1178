// The commands of a table with bots.
#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"
#include "croupier/protocol/extras.h"
#include "croupier/protocol/memory_report.h"
#include "croupier/protocol/request.h"

namespace croupier::protocol {

void Session::bot(Request& request) {
    const Time at = time_in(request.in);
    extras_in(request.in);
    const Save* seated = seated_at(request);
    if (seated != nullptr) seat_in(request.in, *seated->match);
    if (request.failed()) return;
    Match& match = *seated->match;
    const Seat actor = match.to_act();
    if (actor == Seat::nobody) return request.refuse(match, {}, Refusal::game_over);
    if (match.paused()) return request.refuse(match, {}, Refusal::paused);
    const auto bot_seats = bot_seats_.find(request.in.number("match", 1, last_match_));
    if (bot_seats == bot_seats_.end() || !bot_seats->second.sits_at(actor))
        return request.fail("no_bot", "no bot sits at seat " +
                                          std::to_string(static_cast<int>(actor)) +
                                          ": name it in 'bots' of new or load");
    const Move move = bot_seats->second.choose(match);
    const Answer answer = match.play(actor, move, at);
    answered(request, *seated, answer, move);
    if (!answer) return;
    request.out["seat"] = static_cast<int>(actor);
    // BD-16: what the table sees, which is less than what the bot meant.
    request.out["move"] = match.notation(answer.events.front().move);
}

void Session::report(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Match& match = *seated->match;
    if (match.game() != BluffBuddy::id)
        return request.fail(
            {ParseCode::unknown_game, 0,
             "there is a memory report of bluffbuddy, not of " + std::string(match.game())});
    if (match.to_act() != Seat::nobody)
        return request.fail("not_over", "what the players could have known is told after the end");
    request.out.update(memory_report_json(match));
}

}  // namespace croupier::protocol
