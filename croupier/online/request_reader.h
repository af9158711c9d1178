// A request as it came: one object of texts, whole numbers and flags.
//
// Most of them are moves. To build a tree of one would take longer than the rules do.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "croupier/formats/form.h"

namespace croupier::online {

// What it tells is gone when the next one is read.
class RequestFields final : public Form {
public:
    struct Member {
        std::string_view key;
        Value value;
    };
    explicit RequestFields(std::span<const Member> members) : Form(""), members_(members) {}

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
