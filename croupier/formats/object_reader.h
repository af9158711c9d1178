// Reads an object of JSON: members are asked for by name and type.
//
// The first fault is kept, with the path of the member; what is asked for afterwards is empty.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "croupier/engine/result.h"

namespace croupier::formats {

class ObjectReader {
public:
    struct Missing {};
    struct Other {};  // a list, an object, a fraction, null
    // A whole number above all others is given as the greatest.
    using Value = std::variant<Missing, Other, std::string_view, std::int64_t, bool>;

    bool has(std::string_view key) const { return value(key).index() != 0; }
    std::string text(std::string_view key);
    std::string text_or(std::string_view key, std::string_view otherwise);
    bool flag_or(std::string_view key, bool otherwise);
    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most);
    std::optional<std::int64_t> number_if(std::string_view key, std::int64_t least,
                                          std::int64_t most);

    std::string path_of(std::string_view key) const { return path_ + "/" + std::string(key); }
    void object_to(std::string_view key, std::string_view what);
    const std::optional<ParseError>& fault() const { return fault_; }

protected:
    explicit ObjectReader(std::string path) : path_(std::move(path)) {}
    ObjectReader(const ObjectReader&) = default;
    ObjectReader(ObjectReader&&) = default;
    ~ObjectReader() = default;

    virtual Value value(std::string_view key) const = 0;

private:
    template <class T>
    std::optional<T> find(std::string_view key, bool required, std::string_view kind);

    std::string path_;
    std::optional<ParseError> fault_;
};

}  // namespace croupier::formats
