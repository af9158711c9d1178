// Waiting for the player.
#include "croupier/terminal/input_loop.h"

#include "croupier/terminal/wrap.h"

namespace croupier::terminal {

bool InputLoop::too_small() const {
    const Window window = screen_.window();
    return window.width < least_width || window.height < least_height;
}

void InputLoop::draw_too_small() {
    const Window window = screen_.window();
    const std::string text = "The table needs 80x24; this window is " +
                             std::to_string(window.width) + "x" + std::to_string(window.height) +
                             ". Enlarge it, or x leaves (the game is saved).";
    int row = 0;
    for (const std::string& line : wrap(text, window.width))
        screen_.put(0, row++, line, {Ink::bright, Background::felt});
    point_at(0, 0);
}

void InputLoop::sleep() {
    session_.stop_clock();
    session_.keep();
    screen_.sleep();
    session_.start_clock();
}

std::optional<Input> InputLoop::read(const Draw& draw) {
    while (!left_) {
        const bool small = too_small();
        screen_.clear();
        if (small) {
            draw_too_small();
        } else {
            draw();
        }
        screen_.show(point_x_, point_y_);
        const Input input = screen_.next();
        switch (input.key) {
        case Key::none:
        case Key::resize: break;
        case Key::redraw: screen_.redraw(); break;
        case Key::sleep: sleep(); break;
        case Key::leave: leave(); break;
        default:
            if (!small) return input;
            if (input.letter == 'x') leave();
        }
    }
    return std::nullopt;
}

bool InputLoop::confirmed(const Draw& draw) {
    while (const auto input = read(draw)) {
        if (input->letter == 'y' || input->letter == 'Y') return true;
        if (input->letter == 'n' || input->letter == 'N' || input->key == Key::escape) return false;
    }
    return false;
}

}  // namespace croupier::terminal
