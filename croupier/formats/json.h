// JSON with checked access: nothing throws, and a fault says where it lies.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "croupier/engine/result.h"
#include "croupier/formats/json_fwd.h"
#include "croupier/formats/object_reader.h"

namespace croupier::formats {

// The value of a text; the fault names the byte.
Result<Json> json_from(std::string_view text);

// On one line. Bytes that are no UTF-8 become replacement characters.
std::string to_line(const Json& json);
void append_line(std::string& text, const Json& json);  // with its newline

// The members of an object in a tree.
class Members final : public ObjectReader {
public:
    explicit Members(const Json& object, std::string path = "");

    const Json& list(std::string_view key);    // an empty list when there is none
    const Json& object(std::string_view key);  // an empty object when there is none

private:
    Value value(std::string_view key) const override;
    const Json& nested(std::string_view key, const Json& none, std::string_view kind);

    const Json& object_;
};

}  // namespace croupier::formats
