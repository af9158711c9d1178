// The lines around the table: the title bar, the message, the line that is typed, the keys.
#pragma once

#include "croupier/terminal/layout.h"
#include "croupier/terminal/play_session.h"
#include "croupier/terminal/screen.h"

namespace croupier::terminal {

enum class Tone : std::uint8_t { quiet, plain, good, alarm, question };

struct Message {
    std::string text;
    Tone tone = Tone::quiet;
};

inline constexpr std::string_view usual_prompt = "> ";

struct Bottom {
    const Message& message;
    std::string_view prompt;
    std::string_view typed;
    bool has_stock;
};

void draw_title(Screen& screen, const PlaySession& session);
void draw_bottom(Screen& screen, const Layout& layout, const Bottom& bottom);

}  // namespace croupier::terminal
