// Reading JSON without exceptions.
#include "formats/json.h"

#include <algorithm>

namespace croupier {
namespace {

// Reads without keeping anything, only to learn where the fault lies.
struct FaultFinder {
    static bool null() { return true; }
    static bool boolean(bool) { return true; }
    static bool number_integer(Json::number_integer_t) { return true; }
    static bool number_unsigned(Json::number_unsigned_t) { return true; }
    static bool number_float(Json::number_float_t, const Json::string_t&) { return true; }
    static bool string(Json::string_t&) { return true; }
    static bool binary(Json::binary_t&) { return true; }
    static bool start_object(std::size_t) { return true; }
    static bool key(Json::string_t&) { return true; }
    static bool end_object() { return true; }
    static bool start_array(std::size_t) { return true; }
    static bool end_array() { return true; }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) {
        offset = position == 0 ? 0 : position - 1;
        return false;
    }

    std::size_t offset = 0;
};

bool is_plain(std::string_view text) {
    return std::ranges::all_of(
        text, [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

// The library looks at each letter of a text for Unicode; ours are nearly always plain, and the
// answers of the protocol are mostly text.
void append_text(std::string& line, const std::string& text) {
    if (!is_plain(text)) {
        line += Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
        return;
    }
    line += '"';
    line += text;
    line += '"';
}

void append(std::string& line, const Json& json) {
    switch (json.type()) {
    case Json::value_t::object: {
        line += '{';
        for (const auto& [key, value] : json.get_ref<const Json::object_t&>()) {
            if (line.back() != '{') line += ',';
            append_text(line, key);
            line += ':';
            append(line, value);
        }
        line += '}';
        break;
    }
    case Json::value_t::array: {
        line += '[';
        for (const Json& value : json) {
            if (line.back() != '[') line += ',';
            append(line, value);
        }
        line += ']';
        break;
    }
    case Json::value_t::string: append_text(line, json.get_ref<const std::string&>()); break;
    case Json::value_t::boolean: line += json.get<bool>() ? "true" : "false"; break;
    case Json::value_t::number_integer: line += std::to_string(json.get<std::int64_t>()); break;
    case Json::value_t::number_unsigned: line += std::to_string(json.get<std::uint64_t>()); break;
    default: line += json.dump();
    }
}

}  // namespace

Result<Json> json_from(std::string_view text) {
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_discarded()) return json;
    FaultFinder finder;
    Json::sax_parse(text, &finder);
    if (finder.offset >= text.size())
        return ParseError{ParseCode::cut_short, text.size(), "the JSON text is cut short"};
    return ParseError{ParseCode::syntax, finder.offset,
                      "this is no JSON: it breaks at byte " + std::to_string(finder.offset)};
}

std::string to_line(const Json& json) {
    std::string text;
    append(text, json);
    return text;
}

void append_line(std::string& text, const Json& json) {
    append(text, json);
    text += '\n';
}

Members::Members(const Json& object, std::string path) : object_(object), path_(std::move(path)) {
    if (!object.is_object()) object_to("", "an object is expected here");
}

bool Members::has(const char* key) const { return object_.is_object() && object_.contains(key); }

void Members::object_to(std::string_view key, std::string_view what) {
    if (fault_) return;
    const std::string place = key.empty() ? path_ : path_of(key);
    fault_ = ParseError{ParseCode::bad_value, 0,
                        (place.empty() ? "" : "at " + place + ": ") + std::string(what)};
}

const Json* Members::find(const char* key, bool required, bool right_kind(const Json&),
                          std::string_view kind) {
    if (fault_) return nullptr;
    const auto found = object_.find(key);
    if (found == object_.end()) {
        if (required) object_to(key, std::string(kind) + " is missing");
        return nullptr;
    }
    if (right_kind(*found)) return &*found;
    object_to(key, std::string(kind) + " is expected here");
    return nullptr;
}

std::string Members::text(const char* key) {
    const Json* value = find(key, true, [](const Json& j) { return j.is_string(); }, "a text");
    return value == nullptr ? "" : value->get_ref<const std::string&>();
}

std::string Members::text_or(const char* key, std::string_view otherwise) {
    return has(key) ? text(key) : std::string(otherwise);
}
bool Members::flag_or(const char* key, bool otherwise) {
    const Json* value =
        find(key, false, [](const Json& j) { return j.is_boolean(); }, "true or false");
    return value == nullptr ? otherwise : value->get<bool>();
}

std::optional<std::int64_t> Members::number_if(const char* key, std::int64_t least,
                                               std::int64_t most) {
    if (!has(key)) return std::nullopt;
    const std::int64_t value = number(key, least, most);
    return fault_ ? std::nullopt : std::optional(value);
}

std::int64_t Members::number(const char* key, std::int64_t least, std::int64_t most) {
    const Json* value =
        find(key, true, [](const Json& j) { return j.is_number_integer(); }, "a whole number");
    if (value == nullptr) return 0;
    const bool huge = value->is_number_unsigned() &&
                      value->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    const std::int64_t number = huge ? INT64_MAX : value->get<std::int64_t>();
    if (number >= least && number <= most) return number;
    object_to(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
                       " is expected here");
    return 0;
}

const Json& Members::list(const char* key) {
    static const Json none = Json::array();
    const Json* value = find(key, true, [](const Json& j) { return j.is_array(); }, "a list");
    return value == nullptr ? none : *value;
}

const Json& Members::object(const char* key) {
    static const Json none = Json::object();
    const Json* value = find(key, true, [](const Json& j) { return j.is_object(); }, "an object");
    return value == nullptr ? none : *value;
}

}  // namespace croupier
