// Four clients in one room: they sit down, deal, play, and compare what each of them receives.
#pragma once

#include <array>
#include <memory>

#include "croupier/load/client.h"
#include "croupier/load/ending.h"

namespace croupier::load {

class Generator;

class Table {
public:
    Table(Generator& generator, int number);
    void open();
    // Makes the move that was chosen, which was due at that time; false: it is not ready any more.
    bool play(Clock::time_point due, bool measured);
    void close();

    const Url& url() const;
    std::uint32_t source(const Client& client) const;
    int seated() const;
    std::size_t unanswered() const;

    // From its clients.
    void received(Client& client, std::string_view type, std::string_view text);
    void answered(Client& client, const SentRequest& asked, bool ok, std::string_view text);
    void lost(Client& client, std::string_view why);

    int warming = 0;        // moves to go before it is measured
    bool plays_on = false;  // a move was answered

private:
    struct Kept {  // a move that was answered
        int seat = 0;
        SentRequest asked;
        std::string members, answer;
    };

    void greeted(Client& client, std::string_view text);
    void sit(Client& client);
    void refused(Client& client, const SentRequest& asked, std::string_view code);
    void repeat(Client& client, RequestKind what);
    void begin_match(std::string_view match, std::string_view commitment);
    void received_room(Client& client, std::string_view text);
    void received_commit(Client& client, std::string_view text);
    void received_hashes(Client& client, std::string_view text);
    void received_start(Client& client, std::string_view text);
    bool used_bytes_of(Client& client, std::string_view used, std::string_view sent);
    void received_played(Client& client, std::string_view text);
    void received_turn(Client& client, std::string_view text);
    void received_end(Client& client, std::string_view text);
    void move_answered(Client& client, const SentRequest& asked, std::string_view text);
    void compare_view(Client& client, long turn);
    void compare_hands();
    void is_certain(const Client& client, long turn);
    void choose(Client& client, std::string_view moves);
    void ask_again(Client& client);  // what was not answered when the server died, and what was
    void ask_for(Client& client, const SentRequest& asked);  // a move that was answered
    void everybody_saw();                                    // the last move
    void settle();
    void fault(const Client& client, std::string_view sentence);
    Client& client(int seat) { return *clients_[static_cast<std::size_t>(seat)]; }

    static constexpr int everybody = 0b1111;

    Generator& generator_;
    const int number_;
    std::array<std::unique_ptr<Client>, 4> clients_;
    std::string code_;
    int game_number_ = 0;
    Expected game_;
    std::string shown_;            // by the table in this turn
    int turn_ = 0, actor_ = 0;     // turn 0: no game is being played
    int arrived_ = 0, ended_ = 0;  // seats that have seen this turn, or the end
    std::string played_, end_;     // the last move and the end, as they were received first
    std::string end_before_;       // of the game before this one
    long played_turn_ = 0;
    int played_seat_ = 0;
    CardSet gone_;         // cards played in this game
    std::string chosen_;   // the actor's move, in notation
    std::string members_;  // the same as a request, once it was sent
    SentRequest sent_;     // it; id 0: nothing is on its way
    int sent_by_ = 0, answered_turn_ = 0;
    std::string epoch_;                      // of the server, as it was received last
    long certain_ = 0, certain_before_ = 0;  // turns sent by this server and by the one before
    std::string result_;                     // as the actor was answered
    Clock::time_point due_;
    bool measured_ = false, queued_ = false, opened_ = false;
    std::vector<Kept> kept_;
};

}  // namespace croupier::load
