// One client of `croupier engine`: lines in, lines out (docs/engine-protocol.md).
//
// Plain: no pipe, no clock, no thread. Long work is done in slices, between which the client may
// ask other things or stop it.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/engine/all_games.h"
#include "croupier/formats/json.h"
#include "croupier/formats/long_task.h"
#include "croupier/formats/save.h"
#include "croupier/protocol/bot_seats.h"

namespace croupier::protocol {

using formats::Json;
using formats::Save;
using formats::SaveHead;

inline constexpr int version = 1;
inline constexpr std::size_t longest_line = 1 << 24;
inline constexpr std::size_t most_matches = 10'000;
inline constexpr int deepest_perft = 30;

class Session {
public:
    // Appends the answer, a line with its newline, to `out`.
    void answer(std::string_view line, std::string& out);
    void refuse_long_line(std::string& out) const;

    bool busy() const { return long_task_ != nullptr; }
    void step(std::string& out);  // a slice of the long work
    bool over() const { return over_; }

private:
    struct Request;
    using Handler = void (Session::*)(Request&);
    struct Named {
        std::string_view name;
        Handler handle;
    };
    static const std::vector<Named>& commands();

    void hello(Request& request);
    void list_games(Request& request);
    void daily(Request& request);
    void open_new(Request& request);
    void load(Request& request);
    void position(Request& request);
    void view(Request& request);
    void table(Request& request);
    void moves(Request& request);
    void play(Request& request);
    void undo(Request& request);
    void redo(Request& request);
    void rewind(Request& request);
    void finish(Request& request);
    void pause(Request& request);
    void resume(Request& request);
    void hint(Request& request);
    void bot(Request& request);
    void report(Request& request);
    void verify(Request& request);
    void record(Request& request);
    void save(Request& request);
    void state(Request& request);
    void carry(Request& request);
    void targets(Request& request);
    void reasons(Request& request);
    void retract(Request& request);
    void line(Request& request);
    void attempt(Request& request);
    void advise(Request& request);
    void result(Request& request);
    void statistics(Request& request);
    void link(Request& request);
    void story(Request& request);
    void replay_to(Request& request);
    void count(Request& request);
    void solve(Request& request);
    void verdicts(Request& request);
    void fair(Request& request);
    void advice(Request& request);
    void way_back(Request& request);
    void stop(Request& request);
    void close(Request& request);
    void quit(Request& request);

    Save* seated_at(Request& request);
    void seat(Request& request, MatchResult match, SaveHead head);
    void seat_deal(Request& request, const DealId& id);
    void answered(Request& request, const Save& seated, const Answer& answer, Move move = {});
    void make_move(Request& request, const Save& seated, Move move);
    void change(Request& request, const std::function<Answer(Match&, Time)>& command);
    void plain(Request& request, Answer (Match::*command)(Time));
    void ask_unpeeked(Request& request, int samples_if_unsaid, formats::SampledTask* task);
    void begin_long_task(Request& request, formats::LongTaskResult task);
    void end_long_task(std::string& out, bool stopped);

    std::map<std::int64_t, Save> matches_;
    std::map<std::int64_t, BotSeats> bot_seats_;  // of the matches with bots
    // Of the matches in which advice was asked. One that knows all cards is kept for X-ray alone.
    struct KeptPlan {
        std::string text;
        bool xray = false;
    };
    std::map<std::int64_t, KeptPlan> plans_;
    std::int64_t last_match_ = 0;

    solver::Searches searches_;  // a question uses the memory of the last one
    std::unique_ptr<formats::LongTask> long_task_;
    Json long_task_id_;
    std::int64_t advised_ = 0;  // the match that the long work advises on, or none
    bool advised_by_xray_ = false;
    bool over_ = false;
};

}  // namespace croupier::protocol
