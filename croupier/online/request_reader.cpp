// Reading requests with simdjson.
#include "croupier/online/request_reader.h"

#include <simdjson.h>

#include <algorithm>
#include <ranges>

namespace croupier::online {

// Of members with the same name the last one counts.
formats::ObjectReader::Value RequestFields::value(std::string_view key) const {
    for (const Member& member : members_ | std::views::reverse)
        if (member.key == key) return member.value;
    return Missing{};
}

struct RequestReader::Parser {
    simdjson::dom::parser parser;

    static RequestFields::Member member(const simdjson::dom::key_value_pair& pair) {
        using simdjson::dom::element_type;
        constexpr std::uint64_t most = INT64_MAX;
        const simdjson::dom::element& it = pair.value;
        switch (it.type()) {
        case element_type::STRING: return {pair.key, it.get_string().value_unsafe()};
        case element_type::INT64: return {pair.key, it.get_int64().value_unsafe()};
        case element_type::UINT64:
            return {pair.key,
                    static_cast<std::int64_t>(std::min(it.get_uint64().value_unsafe(), most))};
        case element_type::BOOL: return {pair.key, it.get_bool().value_unsafe()};
        default: return {pair.key, RequestFields::Other{}};
        }
    }
};

RequestReader::RequestReader() : parser_(std::make_unique<Parser>()) {}
RequestReader::~RequestReader() = default;

std::optional<RequestFields> RequestReader::read(std::string_view text) {
    if (text.empty()) return std::nullopt;  // the library would copy it from nowhere
    simdjson::dom::object object;
    if (parser_->parser.parse(text.data(), text.size()).get(object) != simdjson::SUCCESS)
        return std::nullopt;
    members_.clear();
    for (const simdjson::dom::key_value_pair pair : object)
        members_.push_back(Parser::member(pair));
    return RequestFields(members_);
}

}  // namespace croupier::online
