// From a request to its answer.
#include "croupier/server/answer.h"

#include "croupier/server/fields.h"
#include "croupier/server/target.h"

namespace croupier::server {
namespace {

constexpr std::string_view html = "text/html; charset=utf-8";
constexpr std::string_view plain_text = "text/plain_text; charset=utf-8";

constexpr std::string_view not_found_page = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not found · Croupier</title>
<h1>There is no such page</h1>
<p><a href="/">To the card table</a></p>
</html>
)";

std::string_view sentence_of(Status status) {
    switch (status) {
    case Status::bad_request: return "This request cannot be understood.\n";
    case Status::forbidden: return "This is not allowed.\n";
    case Status::method_not_allowed: return "Here things can only be read: GET or HEAD.\n";
    case Status::content_too_large: return "A request here has no body.\n";
    case Status::uri_too_long: return "This address is too long.\n";
    case Status::upgrade_required: return "Here a WebSocket is opened.\n";
    case Status::fields_too_large: return "The head of this request is too long.\n";
    case Status::busy: return "All places are taken: please come again in a moment.\n";
    default: return "";
    }
}

// If-None-Match: a list of tags, or * for any. W/"x" and "x" are the same content to us.
bool names_tag(std::string_view list, std::string_view etag) {
    while (!list.empty()) {
        std::string_view tag = take_until(list, ',');
        if (tag == "*") return true;
        if (tag.starts_with("W/")) tag.remove_prefix(2);
        if (tag == etag) return true;
    }
    return false;
}

Answer answer_with(const File& file, const Request& request) {
    const Representation& representation = file.representation_for(request.accept_encoding);
    Answer answer{Status::ok,
                  file.media_type,
                  file.caching,
                  representation.etag,
                  representation.encoding,
                  file.representations.size() > 1,
                  representation.content};
    if (names_tag(request.if_none_match, representation.etag)) {
        answer.status = Status::not_modified;
        answer.body = {};
    }
    return answer;
}

Answer content_answer(const Request& request, const Files& files, const Api& api) {
    if (request.target.size() > longest_target) return refusal(Status::uri_too_long);
    const auto path = path_of(request.target);
    if (!path) return refusal(Status::bad_request);
    if (*path == "/healthz") {
        Answer well;
        well.media_type = plain_text;
        well.body = "ok\n";
        return well;
    }
    if (api && path->starts_with("/api/"))
        return api(*path).value_or(refusal(Status::not_found, "There is no such thing.\n"));
    const File* file = files.at(*path);
    return file != nullptr ? answer_with(*file, request) : refusal(Status::not_found);
}

}  // namespace

Answer answer_to(const Request& request, const Files& files, const Api& api) {
    const bool head = request.method == "HEAD";
    if (!head && request.method != "GET") return refusal(Status::method_not_allowed);
    Answer answer =
        request.has_body ? refusal(Status::content_too_large) : content_answer(request, files, api);
    answer.head_only = head;
    return answer;
}

Answer json_answer(std::string body) {
    Answer answer;
    answer.media_type = "application/json";
    answer.kept = std::make_shared<const std::string>(std::move(body));
    answer.body = *answer.kept;
    return answer;
}

Answer refusal(Status status) {
    Answer answer = refusal(status, sentence_of(status));
    if (status == Status::not_found) {
        answer.media_type = html;
        answer.body = not_found_page;
    }
    return answer;
}

Answer refusal(Status status, std::string_view sentence) {
    Answer answer;
    answer.status = status;
    answer.media_type = plain_text;
    answer.body = sentence;
    return answer;
}

}  // namespace croupier::server
