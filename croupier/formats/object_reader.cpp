// Asking for members, and what is said when they are not what they should be.
#include "croupier/formats/object_reader.h"

namespace croupier::formats {

void ObjectReader::object_to(std::string_view key, std::string_view what) {
    if (fault_) return;
    const std::string place = key.empty() ? path_ : path_of(key);
    fault_ = ParseError{ParseCode::bad_value, 0,
                        (place.empty() ? "" : "at " + place + ": ") + std::string(what)};
}

template <class T>
std::optional<T> ObjectReader::find(std::string_view key, bool required, std::string_view kind) {
    if (fault_) return std::nullopt;
    const Value found = value(key);
    if (const T* wanted = std::get_if<T>(&found)) return *wanted;
    const bool missing = std::holds_alternative<Missing>(found);
    if (missing && required) object_to(key, std::string(kind) + " is missing");
    if (!missing) object_to(key, std::string(kind) + " is expected here");
    return std::nullopt;
}

std::string ObjectReader::text(std::string_view key) {
    return std::string(find<std::string_view>(key, true, "a text").value_or(""));
}
std::string ObjectReader::text_or(std::string_view key, std::string_view otherwise) {
    return has(key) ? text(key) : std::string(otherwise);
}
bool ObjectReader::flag_or(std::string_view key, bool otherwise) {
    return find<bool>(key, false, "true or false").value_or(otherwise);
}

std::int64_t ObjectReader::number(std::string_view key, std::int64_t least, std::int64_t most) {
    const std::optional<std::int64_t> number = find<std::int64_t>(key, true, "a whole number");
    if (!number) return 0;
    if (*number >= least && *number <= most) return *number;
    object_to(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                       " is expected here");
    return 0;
}
std::optional<std::int64_t> ObjectReader::number_if(std::string_view key, std::int64_t least,
                                                    std::int64_t most) {
    if (!has(key)) return std::nullopt;
    const std::int64_t value = number(key, least, most);
    return fault_ ? std::nullopt : std::optional(value);
}

}  // namespace croupier::formats
