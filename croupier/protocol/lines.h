// Bytes as they arrive, cut into lines of bounded length.
#pragma once

#include <string>
#include <string_view>

namespace croupier::protocol {

// Calls on_line(text) for each whole line and on_too_long() once for each that exceeds the limit;
// keeps the unfinished rest.
class Lines {
public:
    explicit Lines(std::size_t limit) : limit_(limit) {}

    template <class OnLine, class OnTooLong>
    void feed(std::string_view bytes, OnLine&& on_line, OnTooLong&& on_too_long) {
        while (!bytes.empty()) {
            const std::size_t end = bytes.find('\n');
            const std::string_view part = bytes.substr(0, end);
            if (!skipping_ && rest_.size() + part.size() > limit_) {
                skipping_ = true;
                rest_.clear();
                on_too_long();
            }
            if (end == std::string_view::npos) {
                if (!skipping_) rest_ += part;
                return;
            }
            if (!skipping_ && rest_.empty()) {
                on_line(part);
            } else if (!skipping_) {
                rest_ += part;
                on_line(std::string_view(rest_));
            }
            skipping_ = false;
            rest_.clear();
            bytes.remove_prefix(end + 1);
        }
    }

    // The last line of an input that ended without a newline.
    template <class OnLine>
    void end(OnLine&& on_line) {
        if (!rest_.empty()) on_line(std::string_view(rest_));
        rest_.clear();
    }

private:
    std::size_t limit_;
    std::string rest_;
    bool skipping_ = false;
};

}  // namespace croupier::protocol
