// Between a page and the terminal: draws, waits for a key, and looks after all that can happen
// meanwhile (a new size, sleep, signals, a terminal that has gone).
#pragma once

#include <functional>

#include "croupier/terminal/play_session.h"
#include "croupier/terminal/screen.h"

namespace croupier::terminal {

class InputLoop {
public:
    InputLoop(Screen& screen, PlaySession& session) : screen_(screen), session_(session) {}

    using Draw = std::function<void()>;  // between clear and show
    // What the player did; nothing when it is time to leave.
    std::optional<Input> read(const Draw& draw);
    // y or n.
    bool confirmed(const Draw& draw);

    Screen& screen() const { return screen_; }
    void leave() { left_ = true; }
    // Where the terminal's own cursor is to stand.
    void point_at(int x, int y) { point_x_ = x, point_y_ = y; }

private:
    bool too_small() const;
    void draw_too_small();
    void sleep();

    Screen& screen_;
    PlaySession& session_;
    bool left_ = false;
    int point_x_ = 0, point_y_ = 0;
};

}  // namespace croupier::terminal
