// What is answered to a request, before it is bytes.
#pragma once

#include <string_view>

#include "server/files.h"

namespace croupier::server {

enum class Status : int {
    ok = 200,
    not_modified = 304,
    bad_request = 400,
    not_found = 404,
    method_not_allowed = 405,
    content_too_large = 413,
    uri_too_long = 414,
    fields_too_large = 431,
    busy = 503,
};

struct Request {
    std::string_view method;
    std::string_view target;
    std::string_view accept_encoding = {};
    std::string_view if_none_match = {};
    bool has_body = false;
};

// Its texts live as long as the files do.
struct Answer {
    Status status = Status::ok;
    std::string_view media_type = {};
    std::string_view caching = "no-store";
    std::string_view etag = {};
    Encoding encoding = Encoding::identity;
    bool varies = false;  // another Accept-Encoding can get another answer
    std::string_view body = {};
    bool head_only = false;  // the length of the body is told, the body is not sent
};

Answer answer_to(const Request& request, const Files& files);

// The answer where there is no file to send.
Answer refusal(Status status);

}  // namespace croupier::server
