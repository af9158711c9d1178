// Four clients in one room: they sit down, deal, play, and compare what each of them is told.
#pragma once

#include <array>
#include <memory>

#include "croupier/load/ending.h"
#include "croupier/load/guest.h"

namespace croupier::load {

class Crowd;

class Table {
public:
    Table(Crowd& crowd, int number);
    void open();
    // Makes the move that was chosen, which was due at that time; false: it is not ready any more.
    bool play(Clock::time_point due, bool measured);
    void close();

    const Url& url() const;
    std::uint32_t source(const Guest& guest) const;
    int seated() const;
    std::size_t unanswered() const;

    // From its guests.
    void told(Guest& guest, std::string_view type, std::string_view text);
    void answered(Guest& guest, const Asked& asked, bool ok, std::string_view text);
    void lost(Guest& guest, std::string_view why);

    int warming = 0;        // moves to go before it is measured
    bool plays_on = false;  // a move was answered

private:
    struct Kept {  // a move that was answered
        int seat = 0;
        Asked asked;
        std::string members, answer;
    };

    void greeted(Guest& guest, std::string_view text);
    void sit(Guest& guest);
    void refused(Guest& guest, const Asked& asked, std::string_view code);
    void repeat(Guest& guest, Ask what);
    void begin_match(std::string_view match, std::string_view commitment);
    void told_room(Guest& guest, std::string_view text);
    void told_commit(Guest& guest, std::string_view text);
    void told_hashes(Guest& guest, std::string_view text);
    void told_start(Guest& guest, std::string_view text);
    bool heard_from(Guest& guest, std::string_view told, std::string_view said);
    void told_played(Guest& guest, std::string_view text);
    void told_turn(Guest& guest, std::string_view text);
    void told_end(Guest& guest, std::string_view text);
    void move_answered(Guest& guest, const Asked& asked, std::string_view text);
    void compare_view(Guest& guest, long turn);
    void compare_hands();
    void is_certain(const Guest& guest, long turn);
    void choose(Guest& guest, std::string_view moves);
    void ask_again(Guest& guest);  // what was not answered when the server died, and what was
    void ask_for(Guest& guest, const Asked& asked);  // a move that was answered
    void everybody_saw();                            // the last move
    void settle();
    void fault(const Guest& guest, std::string_view sentence);
    Guest& guest(int seat) { return *guests_[static_cast<std::size_t>(seat)]; }

    static constexpr int everybody = 0b1111;

    Crowd& crowd_;
    const int number_;
    std::array<std::unique_ptr<Guest>, 4> guests_;
    std::string code_;
    int game_number_ = 0;
    Expected game_;
    std::string shown_;            // by the table in this turn
    int turn_ = 0, actor_ = 0;     // turn 0: no game is being played
    int arrived_ = 0, ended_ = 0;  // seats that have seen this turn, or the end
    std::string played_, end_;     // the last move and the end, as they were told first
    std::string end_before_;       // of the game before this one
    long played_turn_ = 0;
    int played_seat_ = 0;
    CardSet gone_;         // cards played in this game
    std::string chosen_;   // the actor's move, in notation
    std::string members_;  // the same as a request, once it was sent
    Asked sent_;           // it; id 0: nothing is on its way
    int sent_by_ = 0, answered_turn_ = 0;
    std::string epoch_;                      // of the server, as it was told last
    long certain_ = 0, certain_before_ = 0;  // turns told by this server and by the one before
    std::string result_;                     // as the actor was answered
    Clock::time_point due_;
    bool measured_ = false, queued_ = false, opened_ = false;
    std::vector<Kept> kept_;
};

}  // namespace croupier::load
