// croupier play: a game line by line, for terminals, pipes and screen readers.
#include <chrono>
#include <iostream>

#include "cli/choose_deal.h"
#include "cli/commands.h"
#include "cli/show_table.h"

namespace croupier::cli {
namespace {

constexpr const char* help = R"(Type a move:
  37   from column 3 to column 7     37x4  exactly four cards
  3h   from column 3 home            w5 wh  from the waste
  3a a5  to and from cell a          hs5   back from the spades
  s    draw, or turn the waste over
or a word: undo, redo, hint, finish, moves, restart, new, help, quit
)";

// Reads the next line; nothing when the input has ended.
std::optional<std::string> ask(std::string_view prompt) {
    std::cout << prompt << std::flush;
    std::string line;
    if (!std::getline(std::cin, line)) return std::nullopt;
    const auto first = line.find_first_not_of(" \t\r"), last = line.find_last_not_of(" \t\r");
    return first == std::string::npos ? "" : line.substr(first, last - first + 1);
}

class Table {
public:
    explicit Table(DealId id) : id_(std::move(id)) { deal(); }

    void play() {
        while (const auto word = ask("> ")) {
            if (word->empty()) continue;
            if (*word == "quit" || *word == "q") return;
            obey(*word);
            if (match_->outcome() != Outcome::won) continue;
            std::cout << "You have won with " << match_->tally().moves << " moves.\n";
            const auto answer = ask("Another deal? (y/n) ");
            if (!answer || !answer->starts_with('y')) return;
            deal_anew();
        }
        std::cout << '\n';
    }

private:
    void deal() {
        match_ = value_or_fail(deal_match(id_));
        begin_ = std::chrono::steady_clock::now();
        std::cout << find_game(id_.game)->title << "  " << to_text(id_)
                  << "   (help tells how to play)\n";
        show();
    }
    void deal_anew() {
        id_.number = random_number(*find_game(id_.game));
        deal();
    }
    void show() const {
        std::cout << '\n';
        show_table(std::cout, *match_, false);
        std::cout << '\n' << match_->tally().moves << " moves";
        if (id_.game == Klondike::id) std::cout << ", score " << match_->score();
        std::cout << '\n';
    }

    Millis now() const {
        const auto elapsed = std::chrono::steady_clock::now() - begin_;
        return std::chrono::duration_cast<std::chrono::milliseconds>(elapsed).count();
    }
    void tell(const Answer& answer) const {
        if (answer) {
            show();
        } else {
            std::cout << sentence_of(answer.refusal) << '\n';
        }
    }
    void hint() const {
        if (const auto move = match_->hint()) {
            std::cout << "Try " << match_->notation(*move) << '\n';
        } else {
            std::cout << "There is no move left that brings a card home or turns one up.\n";
        }
    }
    void obey(const std::string& word) {
        if (word == "undo" || word == "u") return tell(match_->undo(now()));
        if (word == "redo" || word == "r") return tell(match_->redo(now()));
        if (word == "finish" || word == "f") return tell(match_->finish(now()));
        if (word == "hint") return hint();
        if (word == "new") return deal_anew();
        if (word == "restart") return deal();
        if (word == "help" || word == "?") {
            std::cout << help;
        } else if (word == "moves") {
            for (Move move : match_->legal_moves()) std::cout << match_->notation(move) << ' ';
            std::cout << '\n';
        } else if (const Result<Move> move = match_->read_move(word)) {
            tell(match_->play(Seat::first, *move, now()));
        } else {
            std::cout << move.error().sentence << "\nThe word help shows how moves are written.\n";
        }
    }

    DealId id_;
    std::unique_ptr<Match> match_;
    std::chrono::steady_clock::time_point begin_;
};

void run(DealWords words) {
    if (words.what.empty()) {
        const auto game =
            ask("Which game? (klondike, freecell, cards, or a deal id such as K3-17) ");
        if (!game || game->empty()) return;
        words.what = *game;
    }
    Table(chosen_deal(words)).play();
}

}  // namespace

void add_play(CLI::App& app) {
    auto* command = app.add_subcommand("play", "Play a game, line by line");
    auto words = std::make_shared<DealWords>();
    add_deal_words(*command, *words, false);
    command->callback([words] { run(*words); });
}

}  // namespace croupier::cli
