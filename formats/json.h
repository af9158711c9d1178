// JSON with checked access: nothing throws, and a fault says where it lies.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "formats/json_fwd.h"

namespace croupier {

// The value of a text; the fault names the byte.
Result<Json> json_from(std::string_view text);

// On one line. Bytes that are no UTF-8 become replacement characters.
std::string to_line(const Json& json);
void append_line(std::string& text, const Json& json);  // with its newline

// The members of an object, asked for by name and type. The first fault is kept, with the path of
// the member; what is asked for afterwards is empty.
class Members {
public:
    explicit Members(const Json& object, std::string path = "");

    bool has(const char* key) const;
    std::string text(const char* key);
    std::string text_or(const char* key, std::string_view otherwise);
    bool flag_or(const char* key, bool otherwise);
    std::int64_t number(const char* key, std::int64_t least, std::int64_t most);
    std::optional<std::int64_t> number_if(const char* key, std::int64_t least, std::int64_t most);
    const Json& list(const char* key);    // an empty list when there is none
    const Json& object(const char* key);  // an empty object when there is none

    std::string path_of(std::string_view key) const { return path_ + "/" + std::string(key); }
    void object_to(std::string_view key, std::string_view what);
    const std::optional<ParseError>& fault() const { return fault_; }

private:
    const Json* find(const char* key, bool required, bool right_kind(const Json&),
                     std::string_view kind);

    const Json& object_;
    std::string path_;
    std::optional<ParseError> fault_;
};

}  // namespace croupier
