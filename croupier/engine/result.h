// What reading a text gives: the value, or where and why it failed.
#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "croupier/engine/argument.h"

namespace croupier {

enum class ParseCode : unsigned char {
    syntax,
    unknown_game,
    unknown_option,
    bad_value,
    bad_number,
    unknown_pile,
    bad_card,
    duplicate_card,
    wrong_count,
    impossible,
    bad_move,
    refused,
    cut_short,
};

std::string_view code_of(ParseCode code);  // "bad_card"

struct ParseError {
    ParseCode code = ParseCode::syntax;
    std::size_t offset = 0;  // byte of the text at which the fault lies
    std::string sentence;    // says what is wrong and what would be right
    std::vector<Argument> arguments = {};
};

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : value_(std::move(value)) {}           // NOLINT(google-explicit-constructor)
    Result(ParseError error) : error_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return value_.has_value(); }
    const T& operator*() const { return *value_; }
    T& operator*() { return *value_; }
    const T* operator->() const { return &*value_; }
    T* operator->() { return &*value_; }
    const ParseError& error() const {
        assert(!value_);
        return error_;
    }

private:
    std::optional<T> value_;
    ParseError error_;
};

}  // namespace croupier
