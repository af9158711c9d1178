// A few piles side by side, counted from 0 with plain ints as places are.
#pragma once

#include <array>
#include <cstddef>

namespace croupier {

template <class T, std::size_t Count>
class Row {
public:
    static constexpr int size() { return static_cast<int>(Count); }
    constexpr T& operator[](int index) { return items_[static_cast<std::size_t>(index)]; }
    constexpr const T& operator[](int index) const {
        return items_[static_cast<std::size_t>(index)];
    }
    constexpr auto begin() { return items_.begin(); }
    constexpr auto end() { return items_.end(); }
    constexpr auto begin() const { return items_.begin(); }
    constexpr auto end() const { return items_.end(); }
    bool operator==(const Row&) const = default;

private:
    std::array<T, Count> items_{};
};

}  // namespace croupier
