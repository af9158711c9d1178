// A request as it came: one object of texts, whole numbers and flags.
//
// simdjson reads it: most requests are moves, and to build a tree of one, as for documents
// (formats/json.h), would take longer than the rules do.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "croupier/formats/object_reader.h"

namespace croupier::online {

// Its values are gone when the next request is read.
class RequestFields final : public formats::ObjectReader {
public:
    struct Member {
        std::string_view key;
        Value value;
    };
    explicit RequestFields(std::span<const Member> members)
        : formats::ObjectReader(""), members_(members) {}

private:
    Value value(std::string_view key) const override;

    std::span<const Member> members_;
};

class RequestReader {
public:
    RequestReader();
    ~RequestReader();
    RequestReader(const RequestReader&) = delete;
    RequestReader& operator=(const RequestReader&) = delete;

    std::optional<RequestFields>
    read(std::string_view text);  // nothing when it is no JSON, or no object

private:
    struct Parser;  // keeps its memory from one to the next
    std::unique_ptr<Parser> parser_;
    std::vector<RequestFields::Member> members_;
};

}  // namespace croupier::online
