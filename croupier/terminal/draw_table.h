// Draws the piles of a table: cards, labels, and what is marked among them.
#pragma once

#include "croupier/terminal/card_face.h"
#include "croupier/terminal/hand.h"
#include "croupier/terminal/screen.h"

namespace croupier::terminal {

struct Scene {
    const PlaySession& session;
    const Hand& hand;
    const Table& table;
    const Layout& layout;
    CardStyle style;
};

void draw_table(Screen& screen, const Scene& scene);

}  // namespace croupier::terminal
