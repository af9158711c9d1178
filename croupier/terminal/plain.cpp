// Playing line by line.
#include "croupier/terminal/plain.h"

#include <iostream>
#include <span>

#include "croupier/engine/suggest.h"
#include "croupier/terminal/clock_text.h"
#include "croupier/terminal/line_input.h"
#include "croupier/terminal/plain_table.h"
#include "croupier/terminal/round_table.h"
#include "croupier/terminal/statistics_sheet.h"

namespace croupier::terminal {
namespace {

constexpr const char* plain_help = R"(Type a move:
  37   from column 3 to column 7     37x4  exactly four cards
  3h   from column 3 home            w5 wh  from the waste
  3a a5  to and from cell a          3p p5  to and from a pocket
  hs5  back from the spades
  s    draw, or turn the waste over
or a word: undo, redo, hint, back, solve, finish, moves, show, retry, new, deal N, stats, help, quit
)";

constexpr const char* round_help =
    R"(Four players, three rounds; the fewest penalty points win. Match a card of your hand by
rank with an open centre card, the top of the pool or the top of a penalty slot: card and matched cards
go to the slot of any player. Type card, source and recipient:
  QH c2 >3   with centre 2, to seat 3       QH pool >4   with the top of the pool
  QH s2 >2   with slot 2, which keeps it    QH -         discard to the pool
Points: 3 is 30, J 20, Q 15, A 11, K and 10 are 10, others their number. A slot whose top can never be
matched again is sealed, and nobody tells: who names it loses the card to the pool.
or a word: hint, moves, show, retry, new, deal N, stats, help, quit
)";

class PlainTable {
public:
    explicit PlainTable(PlaySession& session) : session_(session) {}

    void play() {
        greet();
        while (const auto line = ask_line("> ")) {
            if (line->empty()) continue;
            if (*line == "quit" || *line == "q") break;
            obey(*line);
            tell_notices();
            if (session_.match().outcome() != Outcome::open && !another()) break;
        }
        session_.keep();
        tell_notices();
    }

private:
    struct Word {
        std::string_view name;
        std::string_view letter;
        void (PlainTable::*obey)();
    };
    static std::span<const Word> words() {
        static constexpr Word list[] = {
            {"undo", "u", &PlainTable::undo},        {"redo", "r", &PlainTable::redo},
            {"hint", "i", &PlainTable::hint},        {"finish", "f", &PlainTable::finish},
            {"back", "", &PlainTable::go_back},      {"solve", "", &PlainTable::solve},
            {"moves", "m", &PlainTable::moves},      {"show", "", &PlainTable::show},
            {"retry", "", &PlainTable::retry},       {"new", "n", &PlainTable::deal_anew},
            {"stats", "t", &PlainTable::statistics}, {"help", "?", &PlainTable::show_help},
            {"restart", "", &PlainTable::retry},  // its word in older versions
        };
        return list;
    }

    void greet() {
        tell_notices();
        std::cout << session_.title() << "  " << session_.deal_words()
                  << "   (help tells how to play)\n";
        show();
    }
    void tell_notices() {
        for (const std::string& notice : session_.take_notices()) std::cout << notice << '\n';
    }
    void show() {
        const Match& match = session_.match();
        std::cout << '\n';
        show_table(std::cout, match, false);
        if (is_round_table(match)) return;
        const int moves = match.tally().moves;
        std::cout << '\n' << moves << (moves == 1 ? " move" : " moves");
        if (match.score() != 0) std::cout << ", score " << match.score();
        if (session_.time() >= 1000) std::cout << ", " << clock_text(session_.time());
        std::cout << '\n';
    }
    void tell(const CommandResult& result) {
        if (!result.sentence.empty()) std::cout << result.sentence << '\n';
        if (result.done) show();
    }
    void dealt(const CommandResult& result) {
        if (!result.sentence.empty()) std::cout << result.sentence << '\n';
        if (result.done) greet();
    }

    void undo() { tell(session_.undo()); }
    void redo() { tell(session_.redo()); }
    void solve() { tell(session_.solve()); }
    void go_back() { tell(session_.go_back()); }
    void finish() { tell(session_.finish()); }
    void hint() { std::cout << session_.hint().sentence << '\n'; }
    void retry() { dealt(session_.restart()); }
    void deal_anew() { dealt(session_.deal_anew()); }
    void show_help() { std::cout << (is_round_table(session_.match()) ? round_help : plain_help); }
    void moves() {
        for (Move move : session_.match().legal_moves())
            std::cout << session_.match().notation(move) << "  " << session_.match().describe(move)
                      << '\n';
    }
    void statistics() {
        if (session_.save_folder() == nullptr) {
            std::cout << "Without a save nothing is counted.\n";
            return;
        }
        const auto score = session_.save_folder()->score().value.value_or(formats::Score{});
        for (const std::string& line :
             statistics_sheet(score.statistics, *find_game(session_.match().game())))
            std::cout << line << '\n';
    }

    void obey(const std::string& line) {
        for (const Word& word : words())
            if (line == word.name || line == word.letter) return (this->*word.obey)();
        if (line.starts_with("deal ")) return dealt(session_.deal_named(line.substr(5)));
        if (const Result<Move> move = session_.match().read_move(line)) {
            tell(session_.play(*move));
        } else {
            std::vector<std::string_view> names;
            for (const Word& word : words()) names.push_back(word.name);
            names.insert(names.end(), {"quit", "deal"});
            std::cout << move.error().sentence << (line.size() > 3 ? did_you_mean(line, names) : "")
                      << "\nThe word help shows how moves are written.\n";
        }
    }
    bool another() {
        const Match& match = session_.match();
        if (is_round_table(match)) {
            std::cout << results_text(match) << '\n';
        } else if (match.outcome() == Outcome::won) {
            std::cout << "You have won with " << match.tally().moves << " moves"
                      << (match.assisted() ? ", assisted" : "") << ".\n";
        } else {
            std::cout << "Nothing can bring a card home any more: the game is lost.\n";
            if (match.undo_left() > 0) return true;
        }
        const auto answer = ask_line("Another deal? (y/n) ");
        if (!answer || !answer->starts_with('y')) return false;
        deal_anew();
        return true;
    }

    PlaySession& session_;
};

}  // namespace

void play_line_by_line(PlaySession& session) { PlainTable(session).play(); }

}  // namespace croupier::terminal
