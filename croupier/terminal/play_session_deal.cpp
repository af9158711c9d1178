// How a match gets on the table: the saved one, or a new deal with the options of the player.
#include "croupier/terminal/play_session.h"

#include <cassert>

#include "croupier/engine/hex.h"

namespace croupier::terminal {

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

CommandResult PlaySession::deal_named(std::string_view words) {
    const Result<DealId> id = deal_meant(words);
    return id ? deal(*id) : CommandResult{false, id.error().sentence};
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

CommandResult PlaySession::deal(const DealId& id, std::string daily) {
    MatchResult match = deal_match(id);
    if (!match) return {false, match.error().sentence};
    const DealId whole{id.game, (*match)->settings(), id.number};
    return replace_match(std::move(*match), to_text(whole), std::move(daily));
}

CommandResult PlaySession::deal_anew() {
    const GameInfo& game = *find_game(match_->game());
    return deal({game.id, options_, random_() % game.last_number + 1});
}

CommandResult PlaySession::restart() {
    Result<Record> record = read_record(match_->record());
    record->entries.clear();
    MatchResult match = replay(*record);
    assert(match);
    return replace_match(std::move(*match), head_.deal, head_.daily);
}

CommandResult PlaySession::replace_match(std::unique_ptr<Match> match, std::string deal,
                                         std::string daily) {
    const bool given_up = match_ && begun();
    if (match_) close_game();
    begin_match(std::move(match), {fresh_id(), std::move(deal), 0, std::move(daily)});
    const std::string played = let_bots_play();
    keep();
    return {true, given_up ? "The game before counts as lost." : played};
}

void PlaySession::begin_match(std::unique_ptr<Match> match, formats::SaveHead head) {
    match_ = std::move(match);
    head_ = std::move(head);
    options_ = match_->settings();
    put_away_ = false;
    marks_.clear();
    hinted_.reset();
    plan_.clear();
    running_since_.reset();
    std::uint64_t seed = 0;
    for (char letter : head_.id) seed = seed * 31 + static_cast<std::uint8_t>(letter);
    bots_ = BotPlayers::at(*match_, seed);
    start_clock();
}

std::string PlaySession::deal_words() const {
    if (head_.deal.empty()) return "own cards";
    return head_.deal + (head_.daily.empty() ? "" : ", daily of " + head_.daily);
}

void PlaySession::name_daily(std::string date) {
    head_.daily = std::move(date);
    keep();
}

std::string PlaySession::fresh_id() const { return to_hex(random_()); }

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

void PlaySession::prefer(formats::Preferences preferences) {
    preferences_ = std::move(preferences);
    if (save_folder_ != nullptr)
        note(save_folder_->keep(preferences_), "The options could not be kept");
}

}  // namespace croupier::terminal
