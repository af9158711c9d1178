// A line that a player types at the bottom of the table.
#pragma once

#include <string>

namespace croupier::terminal {

class LineEditor {
public:
    // Longer than any move or deal id with its options; what does not fit is not taken.
    static constexpr std::size_t longest = 60;

    // False when the letter cannot be part of a line.
    bool type(char letter) {
        if (letter < ' ' || letter > '~') return false;
        if (text_.empty() && letter == ' ') return false;
        if (text_.size() < longest) text_ += letter;
        return true;
    }
    void rub_out() {
        if (!text_.empty()) text_.pop_back();
    }
    void clear() { text_.clear(); }
    // The line without spaces around it; a new one begins.
    std::string take() {
        std::string line = std::move(text_);
        text_.clear();
        line.erase(line.find_last_not_of(' ') + 1);
        return line;
    }

    bool empty() const { return text_.empty(); }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

}  // namespace croupier::terminal
