// Playing, saving and counting for one person.
#include "croupier/terminal/play_session.h"

#include <algorithm>

namespace croupier::terminal {
namespace {

constexpr const char* counts_as_lost = "The game before counts as lost.";

int waste_of(const Match& match) {
    const Table table = match.table(Seat::first);
    return static_cast<int>(std::ranges::find(table, Role::waste, &TablePile::role) -
                            table.begin());
}

}  // namespace

PlaySession::PlaySession(saves::SaveFolder* save_folder, Now now, Random random)
    : save_folder_(save_folder), now_(std::move(now)), random_(std::move(random)) {
    if (save_folder_ == nullptr) return;
    auto found = save_folder_->preferences();
    if (!found.notice.empty()) notices_.push_back(found.notice);
    if (found.value) preferences_ = std::move(*found.value);
}

bool PlaySession::take_up(std::string_view game, saves::Trouble& trouble) {
    if (save_folder_ == nullptr) return false;
    trouble = save_folder_->hold(game);
    if (trouble) return false;
    auto found = save_folder_->save_of(game);
    trouble = found.trouble;
    if (!found.notice.empty()) notices_.push_back(found.notice);
    if (!found.value) return false;
    formats::Save& save = *found.value;
    if (save.head.id.empty()) save.head.id = fresh_id();
    // Pausing is for programs; a person who comes back plays on.
    if (save.match->paused()) save.match->resume();
    begin_match(std::move(save.match), std::move(save.head));
    if (match_->outcome() == Outcome::open) {
        let_bots_play();  // the program was killed before they did
        return true;
    }
    close_game();  // it was over, and the program was killed before that was counted
    match_.reset();
    return false;
}

void PlaySession::begin_match(std::unique_ptr<Match> match, formats::SaveHead head) {
    match_ = std::move(match);
    head_ = std::move(head);
    options_ = match_->settings();
    put_away_ = false;
    marks_.clear();
    hinted_.reset();
    running_since_.reset();
    std::uint64_t seed = 0;
    for (char letter : head_.id) seed = seed * 31 + static_cast<std::uint8_t>(letter);
    bots_ = BotPlayers::at(*match_, seed);
    start_clock();
}

std::string PlaySession::let_bots_play() {
    return bots_ ? bots_->play(*match_, time()) : std::string();
}

CommandResult PlaySession::deal(const DealId& id) {
    MatchResult match = deal_match(id);
    if (!match) return {false, match.error().sentence};
    const bool given_up = match_ && begun();
    if (match_) close_game();
    const DealId whole{id.game, (*match)->settings(), id.number};
    begin_match(std::move(*match), {fresh_id(), to_text(whole), 0});
    const std::string others = let_bots_play();
    keep();
    return {true, given_up ? counts_as_lost : others};
}

CommandResult PlaySession::deal_anew() {
    const GameInfo& game = *find_game(match_->game());
    return deal({game.id, options_, random_() % game.last_number + 1});
}

Result<DealId> PlaySession::deal_meant(std::string_view words) const {
    const GameInfo& game = *find_game(match_->game());
    if (words.find('-') == std::string_view::npos) {
        const auto number = number_from(words, game.last_number);
        if (number) return DealId{game.id, options_, *number};
        return ParseError{number.error().code, 0,
                          number.error().sentence + ", or a deal id such as " +
                              std::string(game.modes[0].prefix) + "-17"};
    }
    Result<DealId> id = deal_id_from(words);
    if (!id) return id;
    if (id->game != game.id)
        return ParseError{ParseCode::unknown_game, 0,
                          "This is the table of " + title() + ": leave it and type croupier play " +
                              std::string(words) + "."};
    if (const MatchResult match = deal_match(*id); !match) return match.error();
    return id;
}

CommandResult PlaySession::deal_named(std::string_view words) {
    const Result<DealId> id = deal_meant(words);
    return id ? deal(*id) : CommandResult{false, id.error().sentence};
}

CommandResult PlaySession::restart() {
    Result<Record> record = read_record(match_->record());
    record->entries.clear();
    MatchResult match = replay(*record);
    assert(match);
    const bool given_up = begun();
    close_game();
    begin_match(std::move(*match), {fresh_id(), head_.deal, 0});
    const std::string others = let_bots_play();
    keep();
    return {true, given_up ? counts_as_lost : others};
}

CommandResult PlaySession::complete(const Answer& answer, Move move) {
    hinted_.reset();
    if (!answer) return {false, match_->explain(move, answer.refusal).sentence};
    marks_.clear();
    for (const Event& event : answer.events) {
        if (event.kind != EventKind::drawn && event.move.kind != MoveKind::carry) continue;
        if (event.kind != EventKind::moved && event.kind != EventKind::drawn) continue;
        const bool drawn = event.kind == EventKind::drawn;
        const int place = drawn ? waste_of(*match_) : event.move.to;
        std::erase_if(marks_, [&](const Mark& mark) { return mark.place == place; });
        marks_.push_back({place, drawn ? 1 : event.move.count});
    }
    if (bots_) bots_->see(*match_);
    std::string words = words_of(answer);
    const std::string others = let_bots_play();
    if (!others.empty()) words += (words.empty() ? "" : "\n") + others;
    start_clock();
    keep();
    // A loss that may be taken back is not the end yet.
    if (match_->outcome() != Outcome::open && match_->undo_left() == 0) {
        stop_clock();
        close_game();
    }
    return {true, words};
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

CommandResult PlaySession::play(Move move) {
    return complete(match_->play(Seat::first, move, time()), move);
}

CommandResult PlaySession::play(std::string_view notation) {
    const Result<Move> move = match_->read_move(notation);
    if (!move) return {false, move.error().sentence};
    return play(*move);
}

CommandResult PlaySession::undo() { return complete(match_->undo(time())); }
CommandResult PlaySession::redo() { return complete(match_->redo(time())); }
CommandResult PlaySession::finish() { return complete(match_->finish(time())); }

CommandResult PlaySession::hint() {
    hinted_ = match_->hint();
    if (hinted_) {
        match_->take_hint(time());
        keep();
    }
    if (hinted_)
        return {true,
                "Try " + match_->notation(*hinted_) + ": " + match_->describe(*hinted_) + "."};
    if (match_->outcome() != Outcome::open)
        return {false, std::string(sentence_of(Refusal::game_over))};
    if (match_->can_progress() == Verdict::no)
        return {false, "No move is left that brings a card home or turns one up."};
    return {false, "No good move was found."};
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

Settings PlaySession::preferred(std::string_view game) const {
    const auto found = preferences_.options.find(game);
    return found == preferences_.options.end() ? Settings{} : found->second;
}

void PlaySession::choose(Settings settings) {
    options_ = settings;
    formats::Preferences changed = preferences_;
    changed.options[std::string(match_->game())] = std::move(settings);
    prefer(std::move(changed));
}

std::string PlaySession::fresh_id() const {
    constexpr char digits[] = "0123456789abcdef";
    std::string id;
    for (std::uint64_t bits = random_(), i = 0; i < 16; ++i, bits >>= 4) id += digits[bits & 15];
    return id;
}

std::vector<std::string> PlaySession::take_notices() { return std::exchange(notices_, {}); }

void PlaySession::prefer(formats::Preferences preferences) {
    preferences_ = std::move(preferences);
    if (save_folder_ != nullptr)
        note(save_folder_->keep(preferences_), "The options could not be kept");
}

}  // namespace croupier::terminal
