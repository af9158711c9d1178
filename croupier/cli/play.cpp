// croupier play: at the table, on the full screen or line by line.
#include <langinfo.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <clocale>
#include <cstdlib>
#include <iostream>
#include <random>

#include "croupier/cli/choose_deal.h"
#include "croupier/cli/commands.h"
#include "croupier/cli/data_dir.h"
#include "croupier/cli/today.h"
#include "croupier/engine/suggest.h"
#include "croupier/terminal/full_table.h"
#include "croupier/terminal/line_input.h"
#include "croupier/terminal/plain.h"
#include "croupier/terminal/round_table.h"
#include "croupier/terminal/signals.h"

namespace croupier::cli {
namespace {

struct PlayOptions {
    DealOptions deal;
    std::string folder;
    bool plain = false;
    bool no_save = false;
    bool anew = false;
    bool is_daily = false;
    std::string daily;  // a date; empty for today
};

Millis now() {
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

bool is_interactive() { return ::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0; }

// The game is the only thing that was said.
bool names_game_alone(const DealOptions& deal) {
    return find_game(deal.what) != nullptr && deal.seed.empty() && deal.level.empty() &&
           deal.settings.empty() && deal.grade == 0;
}

// The daily deal that the options mean: of the game that is named, else of the game played last if
// it has one, else of the first.
DealId daily_meant(PlayOptions& options, const saves::SaveFolder* save_folder) {
    DealOptions& deal = options.deal;
    // "--daily klondike": the word behind it need not be a date.
    if (deal.what.empty() && find_game(options.daily) != nullptr)
        std::swap(deal.what, options.daily);
    if (!deal.seed.empty() || deal.grade > 0 || !deal.level.empty() || !deal.settings.empty())
        fail("--daily says which deal it is and by which rules: name the game alone");
    const deals::Day day = day_meant(options.daily);
    options.daily = deals::text_of(day);
    const std::vector<std::string_view> names = deals::daily_games();
    std::string game = deal.what;
    if (game.empty() && save_folder != nullptr) game = save_folder->last_saved().value_or("");
    if (deal.what.empty() && std::ranges::find(names, game) == names.end()) game = names.front();
    const auto found = deals::daily_deal(game, day);
    if (!found)
        fail((find_game(game) != nullptr
                  ? std::string(find_game(game)->title) + " has no daily deal"
                  : "--daily goes with the name of a game, not with '" + game + "'") +
             "; the games with one are " + listed(names));
    return value_or_fail(deal_id_from(found->name()));
}

// Without a name: the game played last, or the player's answer.
std::string game_meant(const saves::SaveFolder* save_folder) {
    if (save_folder != nullptr)
        if (const auto last = save_folder->last_saved()) return *last;
    std::vector<std::string_view> names;
    for (const GameInfo& game : games()) names.push_back(game.id);
    const auto answer =
        terminal::ask_line("Which game? (" + listed(names) + ", or a deal id such as K3-17) ");
    return answer.value_or("");
}

// A game under way is not given up unasked.
bool may_give_up(const terminal::PlaySession& session, const PlayOptions& options,
                 const std::string& deal) {
    if (options.anew || !session.begun()) return true;
    const int moves = session.match().tally().moves;
    const std::string& name = session.deal_name();
    const std::string under_way = session.title() + (name.empty() ? "" : " " + name) +
                                  " is under way with " + std::to_string(moves) +
                                  (moves == 1 ? " move" : " moves");
    if (!is_interactive())
        fail(under_way + ": go on with 'croupier play " + std::string(session.match().game()) +
             "', or add --new to give it up, or --no-save to leave it alone");
    const auto answer = terminal::ask_line(under_way + ". Give it up for " + deal + "? (y/n) ");
    return answer && answer->starts_with('y');
}

// Puts a game on the table: the saved one, or a new deal.
void begin(terminal::PlaySession& session, const PlayOptions& options) {
    const std::string& what = options.deal.what;
    const GameInfo* game = find_game(what);
    DealId id;
    const bool alone = !options.is_daily && names_game_alone(options.deal);
    if (options.is_daily) {
        id = value_or_fail(deal_id_from(what));
    } else if (alone) {
        id = {game->id, session.preferred(game->id), random_number(*game)};
    } else {
        id = chosen_deal(options.deal);
    }
    saves::Trouble trouble;
    const bool saved = session.take_up(id.game, trouble);
    if (trouble) fail(*trouble);
    if (saved && !options.anew && (alone || session.deal_name() == to_text(id))) {
        if (options.is_daily) session.name_daily(options.daily);
        return;
    }
    if (saved && !may_give_up(session, options, to_text(id))) return;
    const terminal::CommandResult result = session.deal(id, options.daily);
    if (!result.done) fail(result.sentence);
    if (terminal::is_round_table(session.match()) && !result.sentence.empty())
        std::cout << result.sentence << "\n\n";  // what the seats before the player did
}

terminal::TerminalFeatures terminal_features() {
    const char* no_color = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe)
    const std::string_view codeset = ::nl_langinfo(CODESET);
    return {.colours = no_color == nullptr || *no_color == '\0', .unicode = codeset == "UTF-8"};
}

void play(terminal::PlaySession& session, bool plain) {
    const terminal::Signals signals({SIGTERM, SIGHUP, SIGINT});
    if (!plain && is_interactive() && !terminal::is_round_table(session.match())) {
        const auto obstacle = terminal::cannot_fill_screen();
        if (!obstacle) {
            terminal::play_full_screen(session, terminal_features());
            return;
        }
        std::cout << *obstacle << " Playing line by line.\n\n";
    }
    terminal::play_line_by_line(session);
}

void run_play(PlayOptions options) {
    std::setlocale(LC_ALL, "");
    std::optional<saves::SaveFolder> save_folder;
    if (!options.no_save) save_folder.emplace(open_save_folder(options.folder));
    std::random_device device;
    const auto random = [&device] { return std::uint64_t{device()} << 32 | device(); };
    terminal::PlaySession session(save_folder ? &*save_folder : nullptr, now, random);
    if (options.is_daily)
        options.deal.what = to_text(daily_meant(options, save_folder ? &*save_folder : nullptr));
    if (options.deal.what.empty())
        options.deal.what = game_meant(save_folder ? &*save_folder : nullptr);
    if (options.deal.what.empty()) return;
    begin(session, options);
    play(session, options.plain);
    for (const std::string& notice : session.take_notices()) tell_notice(notice);
    if (session.kept() && session.begun())
        std::cout << "The game is saved; 'croupier play " << session.match().game()
                  << "' goes on with it.\n";
    // What a shell expects of a program that a signal has ended; Ctrl-C is a way to leave.
    if (const auto signal = terminal::Signals::to_leave(); signal && *signal != SIGINT)
        throw CLI::RuntimeError(128 + *signal);
}

}  // namespace

void add_play(CLI::App& app) {
    auto* command = app.add_subcommand("play", "Play a game, or go on with the saved one");
    auto options = std::make_shared<PlayOptions>();
    add_deal_options(*command, options->deal, false);
    auto* daily =
        command
            ->add_option("--daily", options->daily,
                         "The daily deal of a game: today's, or that of a date such as 2026-11-18")
            ->expected(0, 1)
            ->type_name("DATE");
    command->add_flag("--plain", options->plain, "Line by line: for pipes and screen readers");
    command->add_flag("--new", options->anew,
                      "Deal, even when a game is under way; that one is lost");
    command->add_flag("--no-save", options->no_save, "Keep neither the game nor its result");
    add_data_dir(*command, options->folder);
    command->footer("Without a name it goes on with the game played last.\n"
                    "On the table ? shows the keys; line by line the word help does.");
    command->callback([options, daily] {
        options->is_daily = daily->count() > 0;
        run_play(*options);
    });
}

}  // namespace croupier::cli
