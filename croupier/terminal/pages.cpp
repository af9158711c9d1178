// Help and statistics: pages that are only read.
#include "croupier/terminal/pages.h"

#include "croupier/terminal/page_frame.h"
#include "croupier/terminal/statistics_sheet.h"

namespace croupier::terminal {
namespace {

// Eighty columns and twenty rows are enough for it.
constexpr std::string_view help_lines[] = {
    "Arrows move the cursor; in a column Up takes more of its cards.",
    "Enter or Space picks up, and again drops; Esc puts back.",
    "Enter twice on a card sends it home. Enter on the stock draws.",
    "Mouse: click a card and where it goes, or drag it; click it twice for home.",
    "",
    "Or type a move and press Enter:",
    "  37     from column 3 to column 7       37x4   exactly four cards",
    "  3h     from column 3 home              w5 wh  from the waste",
    "  3a a5  to and from cell a              hs5    back from the spades",
    "  s      draw, or turn the waste over",
    "",
    "Keys that act at once:",
    "  u undo   n new deal                    t statistics   Tab draw",
    "  r redo   R retry this deal             o options      Ctrl-L draw afresh",
    "  i hint   g deal by number or name      ? this page    Ctrl-Z sleep",
    "  f finish S solve: play to the win      x leave        Ctrl-C leave",
    "           B back to where it could be won",
    "The cards of the last move have a dot or a star. Piles that take the cards",
    "in your hand have their name between > and <. A hint says from and to.",
    "The game is saved after each move, and waits for you when you leave.",
    "A new deal in the middle of a game counts that game as lost.",
};

void read_page(InputLoop& loop, PlaySession& session, std::string_view title,
               const std::vector<std::string>& lines) {
    session.stop_clock();
    while (const auto input = loop.read([&] {
        draw_frame(loop.screen(), title, "any key: back to the table");
        int row = first_page_row;
        for (const std::string& line : lines)
            loop.screen().put(page_margin, row++, line, {Ink::pale, Background::felt});
        loop.point_at(0, 0);
    }))
        if (input->key != Key::release) break;
    session.start_clock();
}

}  // namespace

void show_help(InputLoop& loop, PlaySession& session) {
    read_page(loop, session, "How to play", {std::begin(help_lines), std::end(help_lines)});
}

void show_statistics(InputLoop& loop, PlaySession& session) {
    std::vector<std::string> lines;
    if (session.save_folder() == nullptr) {
        lines = {"This game is not kept (--no-save): nothing is counted."};
    } else {
        const auto found = session.save_folder()->score();
        if (found.trouble) lines = {"The statistics cannot be read: " + *found.trouble};
        if (!found.notice.empty()) lines.push_back(found.notice);
        const formats::Score score = found.value.value_or(formats::Score{});
        for (std::string& line :
             statistics_sheet(score.statistics, *find_game(session.match().game())))
            lines.push_back(std::move(line));
    }
    read_page(loop, session, "Statistics of " + session.title(), lines);
}

}  // namespace croupier::terminal
