// Commands of one person: played, saved, then told.
#include "croupier/terminal/play_session.h"

#include <algorithm>

namespace croupier::terminal {
namespace {

int waste_of(const Position& position) {
    const Table table = position.table(Seat::first);
    return static_cast<int>(std::ranges::find(table, Role::waste, &TablePile::role) -
                            table.begin());
}

}  // namespace

CommandResult PlaySession::play(std::string_view notation) {
    const Result<Move> move = match_->read_move(notation);
    if (!move) return {false, move.error().sentence};
    return play(*move);
}

CommandResult PlaySession::play(Move move) {
    return complete(match_->play(Seat::first, move, time()), move);
}

CommandResult PlaySession::undo() { return complete(match_->undo(time())); }

CommandResult PlaySession::redo() { return complete(match_->redo(time())); }

CommandResult PlaySession::finish() { return complete(match_->finish(time())); }

// The match has answered a command. What the bots do follows; all of it is saved before anybody is
// told.
CommandResult PlaySession::complete(const Answer& answer, Move move) {
    hinted_.reset();
    if (!answer) return {false, match_->explain(move, answer.refusal).sentence};
    mark_moved(answer);
    if (bots_) bots_->see(*match_);
    std::string words = words_of(answer);
    const std::string played = let_bots_play();
    if (!played.empty()) words += (words.empty() ? "" : "\n") + played;
    start_clock();
    keep();
    // A loss that may be taken back is not the end yet.
    if (match_->outcome() != Outcome::open && match_->undo_left() == 0) {
        stop_clock();
        close_game();
    }
    return {true, words};
}

void PlaySession::mark_moved(const Answer& answer) {
    marks_.clear();
    for (const Event& event : answer.events) {
        if (event.kind != EventKind::drawn && event.move.kind != MoveKind::carry) continue;
        if (event.kind != EventKind::moved && event.kind != EventKind::drawn) continue;
        const bool drawn = event.kind == EventKind::drawn;
        const int place = drawn ? waste_of(*match_) : event.move.to;
        std::erase_if(marks_, [&](const Mark& mark) { return mark.place == place; });
        marks_.push_back({place, drawn ? 1 : event.move.count});
    }
}

// What happened that the cards alone do not show.
std::string PlaySession::words_of(const Answer& answer) const {
    std::string words;
    for (const Event& event : answer.events) {
        std::string_view more;
        if (event.kind == EventKind::discarded) more = "Your card goes to the pool.";
        if (event.kind == EventKind::selecting)
            more = "Choose the source and who gets the cards, or discard the card.";
        if (event.warning == Warning::no_progress) more = "For a long time no card went home.";
        if (event.warning == Warning::loop) more = "You have been in this position before.";
        if (event.warning == Warning::slow) more = "Five minutes without progress: is it lost?";
        if (!more.empty()) words += (words.empty() ? "" : " ") + std::string(more);
    }
    return words;
}

std::string PlaySession::let_bots_play() {
    return bots_ ? bots_->play(*match_, time()) : std::string();
}

void PlaySession::keep() {
    if (save_folder_ == nullptr || !match_ || put_away_) return;
    formats::SaveHead head = head_;
    head.time = time();
    note(save_folder_->keep(head, *match_), "The game could not be saved");
}

void PlaySession::close_game() {
    if (save_folder_ == nullptr) return;
    const GameResult result = match_->result();
    const auto counted = save_folder_->count(result, match_->game(), head_.id);
    if (!counted.notice.empty()) notices_.push_back(counted.notice);
    note(counted.trouble, "The result could not be counted");
    // A game whose result is not in the statistics yet stays, to be counted next time.
    if (match_->outcome() == Outcome::open || counted.trouble) return;
    note(save_folder_->discard(match_->game()), "The finished game could not be put away");
    put_away_ = true;
}

void PlaySession::note(const saves::Trouble& trouble, std::string_view what) {
    if (!trouble) {
        last_trouble_.clear();
        return;
    }
    if (*trouble == last_trouble_) return;
    last_trouble_ = *trouble;
    notices_.push_back(std::string(what) + ": " + *trouble + ".");
}

std::vector<std::string> PlaySession::take_notices() { return std::exchange(notices_, {}); }

std::string PlaySession::title() const { return std::string(find_game(match_->game())->title); }

Millis PlaySession::time() const {
    return std::min(latest_time, head_.time + (running_since_ ? now_() - *running_since_ : 0));
}

void PlaySession::stop_clock() {
    head_.time = time();
    running_since_.reset();
}

// The clock of a game runs from its first move.
void PlaySession::start_clock() {
    if (running_since_ || !begun()) return;
    running_since_ = now_();
}

}  // namespace croupier::terminal
