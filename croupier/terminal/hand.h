// The hand of the player over the table: the cursor, what it has picked up, and where that goes.
#pragma once

#include "croupier/terminal/cursor.h"
#include "croupier/terminal/drop.h"
#include "croupier/terminal/play_session.h"

namespace croupier::terminal {

class Hand {
public:
    Hand(PlaySession& session, const Cursor& cursor) : session_(session), cursor_(cursor) {}

    const Cursor& cursor() const { return cursor_; }
    const std::optional<Held>& held() const { return held_; }

    void move(const Layout& layout, Arrow arrow);
    // Enter: draws from the stock, picks up, or drops.
    CommandResult act();
    CommandResult press(const std::optional<Hit>& hit);
    CommandResult release(const std::optional<Hit>& hit);
    void put_back() { held_.reset(); }
    void point_at(const Cursor& cursor) { cursor_ = cursor; }
    // After a command that may have changed the pile under the cursor.
    void settle();

private:
    CommandResult drop(int target);
    CommandResult go_home(const Held& held);
    void pick_up(int pile, int count, bool chosen);

    PlaySession& session_;
    Cursor cursor_;
    std::optional<Held> held_;
    bool dragging_ = false;  // the mouse button is down since the cards were picked up
};

}  // namespace croupier::terminal
