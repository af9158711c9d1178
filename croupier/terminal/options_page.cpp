// The options page.
#include "croupier/terminal/options_form.h"
#include "croupier/terminal/page_frame.h"
#include "croupier/terminal/pages.h"
#include "croupier/terminal/wrap.h"

namespace croupier::terminal {
namespace {

constexpr int word_column = 18, meaning_column = 34;

void draw_row(Screen& screen, const OptionsForm::Row& row, int y, bool here) {
    const Style title{here ? Ink::bright : Ink::pale, Background::felt};
    screen.put(page_margin + 2, y, row.title, title);
    const std::string& word = row.words[row.chosen];
    screen.put(word_column, y, here ? "< " + word + " >" : "  " + word,
               here ? Style{Ink::black, Background::cursor} : Style{Ink::bright, Background::felt});
    screen.put(meaning_column, y,
               cut(row.meaning, screen.window().width - meaning_column - page_margin), title);
}

void draw_form(InputLoop& loop, const OptionsForm& form, const std::string& title) {
    Screen& screen = loop.screen();
    draw_frame(screen, title,
               "arrows: choose and change    Enter: keep    Esc: leave all as it was");
    int y = first_page_row;
    screen.put(page_margin, y++, "From the next deal on", {Ink::bright, Background::felt});
    for (std::size_t i = 0; i < form.rows().size(); ++i) {
        if (i == form.first_of_look())
            screen.put(page_margin, ++y, "The look, at once", {Ink::bright, Background::felt}), ++y;
        if (i == form.at()) loop.point_at(word_column, y);
        draw_row(screen, form.rows()[i], y++, i == form.at());
    }
    // The meaning in full, for those that do not fit beside the word.
    y += 1;
    for (const std::string& line :
         wrap(form.rows()[form.at()].meaning, screen.window().width - 2 * page_margin))
        screen.put(page_margin, y++, line, {Ink::pale, Background::felt});
}

std::string keep_choice(PlaySession& session, const OptionsForm& form) {
    const bool changed = form.settings() != session.options();
    if (changed) session.choose(form.settings());
    formats::Preferences preferences = session.preferences();
    preferences.four_colours = form.four_colours();
    preferences.letters = form.letters();
    if (preferences != session.preferences()) session.prefer(preferences);
    return changed ? "These options hold from the next deal (n)." : "";
}

}  // namespace

std::string show_options(InputLoop& loop, PlaySession& session) {
    const GameInfo& game = *find_game(session.match().game());
    OptionsForm form(game, session.options(), session.preferences());
    session.stop_clock();
    std::string words;
    while (const auto input =
               loop.read([&] { draw_form(loop, form, "Options of " + session.title()); })) {
        if (input->key == Key::escape || input->letter == 'o') break;
        if (input->key == Key::enter) {
            words = keep_choice(session, form);
            break;
        }
        if (input->key == Key::up) form.move(Arrow::up);
        if (input->key == Key::down || input->key == Key::tab) form.move(Arrow::down);
        if (input->key == Key::left) form.move(Arrow::left);
        if (input->key == Key::right || input->letter == ' ') form.move(Arrow::right);
    }
    session.start_clock();
    return words;
}

}  // namespace croupier::terminal
