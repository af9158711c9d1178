// Draws the piles of a table: cards, labels, and what is marked among them.
#pragma once

#include "terminal/card_face.h"
#include "terminal/hand.h"
#include "terminal/screen.h"

namespace croupier {

struct Scene {
    const Sitting& sitting;
    const Hand& hand;
    const Table& table;
    const Layout& layout;
    CardLook look;
};

void draw_table(Screen& screen, const Scene& scene);

}  // namespace croupier
