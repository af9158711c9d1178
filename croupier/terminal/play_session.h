// A person at the table: one running game with its clock, its save and its statistics.
//
// Every command is saved before it is answered. Both tables, line by line and full screen, are
// built on this; neither knows a rule.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/all_games.h"
#include "croupier/saves/save_folder.h"
#include "croupier/terminal/bot_players.h"

namespace croupier::terminal {

// What a command led to, in words for the player.
struct CommandResult {
    bool done = false;     // false: nothing changed, and the sentence says why
    std::string sentence;  // may be empty
};

class PlaySession {
public:
    using Now = std::function<Millis()>;            // a clock that never runs backwards
    using Random = std::function<std::uint64_t()>;  // 64 random bits

    // Without a save folder nothing is kept.
    PlaySession(saves::SaveFolder* save_folder, Now now, Random random);

    // Takes the game for this program and goes on with its save; false when there is none. A
    // trouble in `trouble` means that the game cannot be kept (or is held by another program).
    bool take_up(std::string_view game, saves::Trouble& trouble);
    // Deals; a game that was begun counts as lost. The id must be a good one.
    // As the daily deal of a date, where one is given.
    CommandResult deal(const DealId& id, std::string daily = {});
    CommandResult deal_anew();  // same game and options, another number
    // What is meant by a deal id, or a number of the same game.
    Result<DealId> deal_meant(std::string_view words) const;
    CommandResult deal_named(std::string_view words);  // a deal id, or a number of the same game
    CommandResult restart();

    CommandResult play(Move move);
    CommandResult play(std::string_view notation);
    CommandResult undo();
    CommandResult redo();
    CommandResult finish();
    // Plays a winning line as one turn, if the search finds one in a few seconds.
    CommandResult solve();
    // The sentence names a move, and hinted() has it; or it offers to go back.
    CommandResult hint();
    // To the last position that could be won, by what the player has seen.
    CommandResult go_back();

    // Saves as it stands, the time included; also called by every command.
    void keep();
    bool kept() const { return save_folder_ != nullptr && last_trouble_.empty(); }

    bool has_match() const { return match_ != nullptr; }
    const Match& match() const { return *match_; }
    std::string title() const;                                   // "Klondike"
    const std::string& deal_name() const { return head_.deal; }  // "K3-17"; empty for own cards
    std::string deal_words() const;  // "K1-17, daily of 2026-11-18"; "own cards"
    // The game under way is the daily deal of that date.
    void name_daily(std::string date);
    bool begun() const { return match_->result().played && match_->outcome() == Outcome::open; }
    Millis time() const;
    void stop_clock();  // while the program sleeps or a page covers the table
    void start_clock();

    // The cards that the last command moved: pile and how many of its top cards.
    struct Mark {
        int place = 0;
        int count = 0;
    };
    const std::vector<Mark>& marks() const { return marks_; }
    std::optional<Move> hinted() const { return hinted_; }

    // Things to tell the player that no command asked for: a file set aside, a save that failed.
    std::vector<std::string> take_notices();

    saves::SaveFolder* save_folder() const { return save_folder_; }
    const formats::Preferences& preferences() const { return preferences_; }
    void prefer(formats::Preferences preferences);  // keeps them
    // Options for the next deals: those of the game on the table until others are chosen, and what
    // was chosen for a game in an earlier session.
    const Settings& options() const { return options_; }
    void choose(Settings settings);
    Settings preferred(std::string_view game) const;

private:
    // The match before is closed; when it was begun it counts as lost.
    CommandResult replace_match(std::unique_ptr<Match> match, std::string deal, std::string daily);
    void begin_match(std::unique_ptr<Match> match, formats::SaveHead head);
    std::string let_bots_play();
    CommandResult hint_to_go_back(bool is_lost);
    int turns_to_last_won() const;
    CommandResult complete(const Answer& answer, Move move = {});
    void mark_moved(const Answer& answer);
    std::string words_of(const Answer& answer) const;
    void close_game();  // counts it, once
    std::string fresh_id() const;
    void note(const saves::Trouble& trouble, std::string_view what);

    saves::SaveFolder* save_folder_;
    Now now_;
    Random random_;
    formats::Preferences preferences_;
    std::unique_ptr<Match> match_;
    std::unique_ptr<BotPlayers> bots_;  // none in games for one
    formats::SaveHead head_;
    Settings options_;
    bool put_away_ = false;  // won and counted: there is nothing left to save
    std::optional<Millis> running_since_;
    std::vector<Mark> marks_;
    std::optional<Move> hinted_;
    std::string plan_;  // of the last hint
    std::vector<std::string> notices_;
    std::string last_trouble_;  // a save that fails again is not reported again
};

}  // namespace croupier::terminal
