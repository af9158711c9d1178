// What is answered to a request, before it is bytes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "croupier/server/files.h"

namespace croupier::server {

enum class Status : int {
    switching = 101,
    ok = 200,
    not_modified = 304,
    bad_request = 400,
    forbidden = 403,
    not_found = 404,
    method_not_allowed = 405,
    conflict = 409,
    content_too_large = 413,
    uri_too_long = 414,
    upgrade_required = 426,
    fields_too_large = 431,
    failed = 500,
    busy = 503,
};

struct Request {
    std::string_view method;
    std::string_view target;
    std::string_view accept_encoding = {};
    std::string_view if_none_match = {};
    bool has_body = false;
};

// Its texts live as long as the files do, or as `kept` does.
struct Answer {
    Status status = Status::ok;
    std::string_view media_type = {};
    std::string_view caching = "no-store";
    std::string_view etag = {};
    Encoding encoding = Encoding::identity;
    bool varies = false;  // another Accept-Encoding can get another answer
    std::string_view body = {};
    std::string_view allow = "GET, HEAD";  // sent with method_not_allowed
    bool head_only = false;                // the length of the body is sent, the body is not
    std::shared_ptr<const std::string> kept = {};  // a body made for this answer
};

// Answers what lies below /api/; nothing when there is no such thing.
using Api = std::function<std::optional<Answer>(std::string_view path)>;

Answer answer_to(const Request& request, const Files& files, const Api& api = {});

Answer json_answer(std::string body);

// The answer where there is no file to send.
Answer refusal(Status status);
Answer refusal(Status status, std::string_view sentence);  // of the program's own

}  // namespace croupier::server
