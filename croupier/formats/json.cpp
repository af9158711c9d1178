// Reading JSON without exceptions.
#include "croupier/formats/json.h"

#include <algorithm>

namespace croupier::formats {
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

Members::Members(const Json& object, std::string path)
    : ObjectReader(std::move(path)), object_(object) {
    if (!object.is_object()) object_to("", "an object is expected here");
}

ObjectReader::Value Members::value(std::string_view key) const {
    const auto found = object_.find(key);
    if (found == object_.end()) return Missing{};
    switch (found->type()) {
    case Json::value_t::string: return std::string_view(found->get_ref<const std::string&>());
    case Json::value_t::boolean: return found->get<bool>();
    case Json::value_t::number_integer: return found->get<std::int64_t>();
    case Json::value_t::number_unsigned: {
        constexpr std::uint64_t most = INT64_MAX;
        return static_cast<std::int64_t>(std::min(found->get<std::uint64_t>(), most));
    }
    default: return Other{};
    }
}

const Json& Members::nested(std::string_view key, const Json& none, std::string_view kind) {
    if (fault()) return none;
    const auto found = object_.find(key);
    if (found != object_.end() && found->type() == none.type()) return *found;
    object_to(key,
              std::string(kind) + (found == object_.end() ? " is missing" : " is expected here"));
    return none;
}

const Json& Members::list(std::string_view key) {
    static const Json none = Json::array();
    return nested(key, none, "a list");
}
const Json& Members::object(std::string_view key) {
    static const Json none = Json::object();
    return nested(key, none, "an object");
}

}  // namespace croupier::formats
