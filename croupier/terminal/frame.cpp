// Drawing the lines around the table.
#include "croupier/terminal/frame.h"

#include "croupier/terminal/clock_text.h"
#include "croupier/terminal/wrap.h"

namespace croupier::terminal {
namespace {

struct KeyHelp {
    std::string_view key, word;
};
// The most important first: a narrow window does not hold them all.
constexpr KeyHelp key_help[] = {{"u", "undo"},      {"i", "hint"}, {"f", "finish"},
                                {"Tab", "draw"},    {"n", "new"},  {"t", "stats"},
                                {"o", "options"},   {"r", "redo"}, {"g", "go to"},
                                {"R", "once more"}, {"?", "help"}, {"x", "leave"}};

Style style_of(Tone tone) {
    switch (tone) {
    case Tone::quiet: return {Ink::pale, Background::felt};
    case Tone::plain: return {Ink::bright, Background::felt};
    case Tone::good: return {Ink::black, Background::target};
    case Tone::alarm: return {Ink::bright, Background::alarm};
    case Tone::question: return {Ink::black, Background::cursor};
    }
    return {};
}

// A long message grows upwards, over the ends of the columns.
void draw_message(Screen& screen, const Message& message, int last_row) {
    if (message.text.empty()) return;
    const auto lines = wrap(message.text, screen.window().width - 2);
    int row = last_row - static_cast<int>(lines.size()) + 1;
    for (const std::string& line : lines)
        screen.put(0, row++, " " + line + " ", style_of(message.tone));
}

// As many keys as fit, but always the last two: help and the way out.
void draw_keys(Screen& screen, int row, bool has_stock) {
    screen.fill_row(row, {Ink::pale, Background::bar});
    const int gap = screen.window().width < 100 ? 2 : 3;
    const auto length = [&](const KeyHelp& help) {
        return static_cast<int>(help.key.size() + 1 + help.word.size()) + gap;
    };
    const auto last = std::end(key_help) - 2;
    const int kept = length(last[0]) + length(last[1]);
    int x = 1;
    for (const KeyHelp& help : key_help) {
        if (help.key == "Tab" && !has_stock) continue;
        if (&help < last && x + length(help) + kept > screen.window().width + gap) continue;
        screen.put(x, row, help.key, {Ink::bright, Background::bar});
        screen.put(x + static_cast<int>(help.key.size()) + 1, row, help.word,
                   {Ink::pale, Background::bar});
        x += length(help);
    }
}

}  // namespace

void draw_title(Screen& screen, const PlaySession& session) {
    const Match& match = session.match();
    screen.fill_row(0, {Ink::pale, Background::bar});
    screen.put(1, 0, session.title(), {Ink::bright, Background::bar});
    const int moves = match.tally().moves;
    std::string counters = clock_text(session.time()) + "   " + std::to_string(moves) +
                           (moves == 1 ? " move" : " moves");
    if (match.score() != 0) counters += "   score " + std::to_string(match.score());
    const int right = screen.window().width - 1 - static_cast<int>(counters.size());
    const int left = 3 + columns_of(session.title());
    screen.put(left, 0, cut(session.deal_words(), right - left - 1), {Ink::pale, Background::bar});
    screen.put(right, 0, counters, {Ink::bright, Background::bar});
}

void draw_bottom(Screen& screen, const Layout& layout, const Bottom& bottom) {
    draw_message(screen, bottom.message, layout.message_row);
    screen.put(1, layout.input_row, bottom.prompt, {Ink::bright, Background::felt});
    const int x = 1 + columns_of(bottom.prompt);
    if (bottom.typed.empty() && bottom.prompt == usual_prompt) {
        screen.put(x, layout.input_row, "a move such as 37, then Enter; or arrows, or the mouse",
                   {Ink::border, Background::felt});
    } else {
        screen.put(x, layout.input_row, bottom.typed, {Ink::bright, Background::felt});
        screen.put(x + columns_of(bottom.typed), layout.input_row, " ",
                   {Ink::black, Background::cursor});
    }
    draw_keys(screen, layout.keys_row, bottom.has_stock);
}

}  // namespace croupier::terminal
