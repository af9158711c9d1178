// JSON read where it lies, one member or element after another. Values are given as they are
// written, strings with their quotes.
//
// The generator compares what the four seats of a room were sent letter by letter, so it needs the
// text of a value and not its meaning. simdjson, which reads requests in the server, would need a
// copy of each frame with padding behind it; here a view is looked through in half a microsecond.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace croupier::load {

// The members of an object.
class Fields {
public:
    explicit Fields(std::string_view object);
    bool next();  // false: that was the last, or it is broken
    bool broken() const { return broken_; }

    std::string_view key, value;

private:
    std::string_view text_;
    std::size_t at_ = 1;
    bool broken_ = false;
};

// The elements of a list.
class Items {
public:
    explicit Items(std::string_view list);
    bool next();
    bool broken() const { return broken_; }

    std::string_view value;

private:
    std::string_view text_;
    std::size_t at_ = 1;
    bool broken_ = false;
};

// One member of an object; empty when there is none.
std::string_view field(std::string_view object, std::string_view key);
// What stands between the quotes; empty for anything but a string.
std::string_view word(std::string_view value);
std::optional<long> number(std::string_view value);
// The same with line breaks, quotes and backslashes for what stands for them.
std::string unescaped(std::string_view value);

}  // namespace croupier::load
