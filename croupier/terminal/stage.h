// Between a page and the terminal: draws, waits for a key, and looks after all that can happen
// meanwhile (a new size, sleep, signals, a terminal that has gone).
#pragma once

#include <functional>

#include "croupier/terminal/screen.h"
#include "croupier/terminal/sitting.h"

namespace croupier {

class Stage {
public:
    Stage(Screen& screen, Sitting& sitting) : screen_(screen), sitting_(sitting) {}

    using Draw = std::function<void()>;  // between clear and show
    // What the player did; nothing when it is time to leave.
    std::optional<Input> read(const Draw& draw);
    // y or n.
    bool asked(const Draw& draw);

    Screen& screen() const { return screen_; }
    void leave() { left_ = true; }
    // Where the terminal's own cursor is to stand.
    void point_at(int x, int y) { point_x_ = x, point_y_ = y; }

private:
    bool too_small() const;
    void draw_too_small();
    void sleep();

    Screen& screen_;
    Sitting& sitting_;
    bool left_ = false;
    int point_x_ = 0, point_y_ = 0;
};

}  // namespace croupier
