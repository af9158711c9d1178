// Moves: chosen, sent, answered, received by all four, and compared.
#include <algorithm>

#include "croupier/formats/json_writer.h"
#include "croupier/load/generator.h"
#include "croupier/load/scan.h"
#include "croupier/load/table.h"

namespace croupier::load {
namespace {

// "QH c1 >3" as members of a request.
void write_move(formats::JsonWriter& json, std::string_view move) {
    json.word("card", move.substr(0, 2));
    move.remove_prefix(std::min<std::size_t>(3, move.size()));
    const std::string_view source = move.substr(0, move.find(' '));
    json.word("source", source == "-" ? "discard" : source);
    if (const std::size_t arrow = move.find('>'); arrow != move.npos)
        json.with("recipient", move[arrow + 1] - '1');  // seats are counted from 0 here
}

}  // namespace

bool Table::play(Clock::time_point due, bool measured) {
    queued_ = false;
    if (arrived_ != everybody || sent_.id != 0 || unanswered() > 0) return false;
    measured_ = measured;
    due_ = due;
    formats::JsonWriter json;
    json.word("room", code_).with("turn", turn_);
    write_move(json, chosen_);
    members_ = json.take();
    sent_ = {.what = RequestKind::play,
             .turn = turn_,
             .due = due,
             .measured = measured,
             .game = game_number_};
    sent_by_ = actor_;
    sent_.id = client(actor_).ask(sent_, "game:play", members_);
    return true;
}

void Table::move_answered(Client& client, const SentRequest& asked, std::string_view text) {
    if (number(field(text, "turn")) != asked.turn) fault(client, "the answer is for another turn");
    const std::string_view result = word(field(text, "result"));
    if (result != "MATCHED" && result != "NO_MATCH") fault(client, "a result that is none");
    generator_.answered(asked);
    // The others may have received the next game before the last answer of this one was read.
    if (asked.game != game_number_) return settle();
    if (asked.turn == played_turn_ && !played_.empty() && result != word(field(played_, "result")))
        fault(client, "the actor was told another result than the table");
    result_ = result;
    answered_turn_ = asked.turn;
    is_certain(client, asked.turn);
    plays_on = true;
    if (generator_.settings().survive)
        kept_.push_back({client.seat, asked, members_, std::string(text)});
    sent_ = {};
    settle();
}

void Table::received_played(Client& client, std::string_view text) {
    const long turn = number(field(text, "turn")).value_or(0);
    if (client.returning && turn < certain_before_)
        return fault(client, "a move that was told is not there any more");
    if (client.returning && turn < played_turn_) return;  // the others are a move ahead already
    is_certain(client, turn);
    // The last move, which a socket of the dead server may bring when somebody has come back to the
    // end.
    const bool counted = turn == played_turn_ && played_.empty();
    if (turn == played_turn_ && !counted) {
        if (text != played_) fault(client, "the seats were told different moves");
        return;
    }
    if (!counted && turn != played_turn_ + 1) fault(client, "a move is out of order");
    played_ = text;
    played_turn_ = turn;
    played_seat_ = static_cast<int>(number(field(text, "seat")).value_or(-1));
    const auto played = quick_card(word(field(text, "card")));
    if (played_seat_ != actor_) fault(client, "somebody moved out of turn");
    if (!played || gone_.contains(*played)) return fault(client, "a card is played twice");
    gone_.insert(*played);
    const std::string_view by = word(field(text, "by")), result = word(field(text, "result"));
    if (by != "player") {
        ++generator_.tally.automatic;
        if (!counted) game_.moves.emplace_back("timeout");
        return;
    }
    if (answered_turn_ == turn && result_ != result)
        fault(client, "the table was told another result than the actor");
    if (!counted) game_.moves.push_back(chosen_);
    const std::string_view chosen(chosen_);
    if (played != quick_card(chosen.substr(0, 2))) fault(client, "another card was played");
    if (result == "MATCHED") {
        const std::string_view source = word(field(text, "source"));
        const long recipient = number(field(text, "recipient")).value_or(-1);
        const std::string as_told = std::string(chosen.substr(0, 3)) + std::string(source) + " >" +
                                    std::to_string(recipient + 1);
        if (as_told != chosen) fault(client, "told as " + as_told + " and sent as " + chosen_);
    }
}

void Table::received_turn(Client& client, std::string_view text) {
    const long turn = number(field(text, "turn")).value_or(0);
    if (!client.returning && !client.fresh && turn == client.turn) {
        // Somebody else went away or came back: their clock, and nothing new.
        const long seat = number(field(text, "seat")).value_or(-1);
        if (seat == client.seat || (turn == turn_ && seat != actor_))
            fault(client, "a turn is told again with another seat");
        return;
    }
    const bool back = std::exchange(client.returning, false);
    if (back ? turn <= certain_before_ || turn < client.turn : turn != client.turn + 1)
        fault(client,
              "turn " + std::to_string(turn) + " follows turn " + std::to_string(client.turn));
    if (!std::exchange(client.fresh, false)) return fault(client, "a turn without a view");
    if (back && turn < turn_) {  // the others are a move ahead already
        client.turn = static_cast<int>(turn);
        client.hand = client.view.hand;
        return ask_again(client);
    }
    compare_view(client, turn);
    client.turn = static_cast<int>(turn);
    client.hand = client.view.hand;
    arrived_ |= 1 << client.seat;

    const long actor = number(field(text, "seat")).value_or(-1);
    if (arrived_ == 1 << client.seat) actor_ = static_cast<int>(actor);
    if (actor != actor_) fault(client, "the seats do not agree whose turn it is");
    const std::string_view moves = field(text, "moves");
    if (moves.empty() != (actor != client.seat))
        fault(client, "moves are offered to the wrong seat");
    if (actor == client.seat) choose(client, moves);
    if (back) ask_again(client);
    if (arrived_ == everybody) everybody_saw();
}

// The first who reaches a turn has what the others have to see too.
void Table::compare_view(Client& client, long turn) {
    if (turn != turn_) {
        if (!std::exchange(opened_, true)) generator_.opened();
        turn_ = static_cast<int>(turn);
        arrived_ = 0;
        shown_.swap(client.view.shown);
    } else if (shown_ != client.view.shown) {
        fault(client, "the table looks different: " + client.view.shown + " and not " + shown_);
    }
    CardSet left = client.hand;
    if (turn == client.turn + 1 && played_seat_ == client.seat && played_turn_ == client.turn)
        if (const auto card = quick_card(word(field(played_, "card")))) left.erase(*card);
    if (left.size() > 0 && left != client.view.hand && turn <= client.turn + 1)
        fault(client, "the hand is not what was left of it");
    if ((client.view.hand & gone_).size() > 0)
        fault(client, "a card that was played is in the hand");
}

// Sockets of a server that is gone may still have something to read.
void Table::is_certain(const Client& client, long turn) {
    long& certain = client.epoch == epoch_ ? certain_ : certain_before_;
    certain = std::max(certain, turn);
}

void Table::compare_hands() {
    CardSet all;
    for (const auto& one : clients_) {
        if ((all & one->hand).size() > 0) fault(*one, "two seats hold the same card");
        all.insert_all(one->hand);
        std::size_t index = 0;
        for (const auto& other : clients_)
            if (other != one && one->view.counts[index++] != other->hand.size())
                fault(*one, "the number of cards of another hand is wrong");
    }
}

void Table::choose(Client& client, std::string_view moves) {
    std::size_t count = 0;
    for (Items items(moves); items.next();) ++count;
    if (count == 0) return fault(client, "no move is offered");
    std::size_t wanted = generator_.random().below(count);
    Items items(moves);
    while (items.next() && wanted-- > 0) {
    }
    // Who comes back to their own unanswered move asks for that one again.
    if (sent_.id == 0 || sent_.turn != turn_) chosen_ = word(items.value);
    const auto card = quick_card(std::string_view(chosen_).substr(0, 2));
    if (!card || !client.hand.contains(*card)) fault(client, "a move with a card of somebody else");
}

void Table::everybody_saw() {
    compare_hands();
    if (turn_ > 1 && played_turn_ == turn_ - 1)
        generator_.seen(due_, std::exchange(measured_, false));
    settle();
}

void Table::settle() {
    if (arrived_ != everybody || sent_.id != 0 || queued_ || unanswered() > 0) return;
    if (answered_turn_ == turn_)
        return;  // the answer came alone: what follows from it is on its way
    queued_ = true;
    generator_.ready(*this);
}

void Table::ask_for(Client& client, const SentRequest& move) {
    SentRequest asked = move;
    asked.what = RequestKind::repeat;
    for (const Kept& kept : kept_)
        if (kept.seat == client.seat && kept.asked.id == asked.id && client.seated)
            client.ask(asked, "game:play", kept.members);
}

void Table::ask_again(Client& client) {
    for (const Kept& kept : kept_)
        if (kept.seat == client.seat) ask_for(client, kept.asked);
    if (sent_.id != 0 && sent_by_ == client.seat) client.ask(sent_, "game:play", members_);
}

void Table::received_end(Client& client, std::string_view text) {
    const bool back = std::exchange(client.returning, false);
    // Another one came back later, and that socket was read first: the next game has begun there.
    if (back && ended_ == 0 && word(field(text, "match")) != game_.match) {
        if (text != end_before_) fault(client, "an end is told again, and differently");
        return;
    }
    // Who comes back after the last move receives the end and not that move.
    const bool made = (sent_.id != 0 && sent_.turn == turn_) || answered_turn_ == turn_;
    if (back && made && played_turn_ == turn_ - 1) {
        game_.moves.push_back(chosen_);
        played_turn_ = turn_;
        played_.clear();
    }
    if (end_.empty()) {
        end_ = text;
        ++generator_.tally.games;
        if (const auto objection = objection_to(text, game_)) fault(client, *objection);
    } else if (end_ != text) {
        fault(client, "the seats were told different ends");
    }
    ended_ |= 1 << client.seat;
    if (back) ask_again(client);
    if (ended_ == everybody) generator_.seen(due_, std::exchange(measured_, false));
    arrived_ = 0;
    repeat(client, RequestKind::again);
}

}  // namespace croupier::load
