// Writing the head of an answer.
#include "croupier/server/head.h"

#include <array>
#include <cstdio>

namespace croupier::server {
namespace {

std::string_view reason_of(Status status) {
    switch (status) {
    case Status::switching: return "101 Switching Protocols";
    case Status::ok: return "200 OK";
    case Status::not_modified: return "304 Not Modified";
    case Status::bad_request: return "400 Bad Request";
    case Status::forbidden: return "403 Forbidden";
    case Status::not_found: return "404 Not Found";
    case Status::method_not_allowed: return "405 Method Not Allowed";
    case Status::conflict: return "409 Conflict";
    case Status::content_too_large: return "413 Content Too Large";
    case Status::uri_too_long: return "414 URI Too Long";
    case Status::upgrade_required: return "426 Upgrade Required";
    case Status::fields_too_large: return "431 Request Header Fields Too Large";
    case Status::failed: return "500 Internal Server Error";
    case Status::busy: return "503 Service Unavailable";
    }
    return "500 Internal Server Error";
}

std::string_view connection_words(Status status, Afterwards afterwards) {
    const bool upgrade = status == Status::upgrade_required;  // names a field of this connection
    switch (afterwards) {
    case Afterwards::closes: return upgrade ? "Upgrade, close" : "close";
    case Afterwards::stays_open: return upgrade ? "Upgrade" : "";
    case Afterwards::stays_open_and_says_so: return upgrade ? "Upgrade, keep-alive" : "keep-alive";
    }
    return "";
}

// On every answer, whatever it is.
const std::string& safety() {
    static const std::string fields =
        "Content-Security-Policy: " + std::string(content_security_policy) +
        "\r\n"
        "X-Content-Type-Options: nosniff\r\n"
        "Referrer-Policy: no-referrer\r\n"
        "Cross-Origin-Opener-Policy: same-origin\r\n"
        "Cross-Origin-Resource-Policy: same-origin\r\n"
        "Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), "
        "payment=(), usb=()\r\n";
    return fields;
}

class Head {
public:
    explicit Head(std::string_view reason) {
        text_.reserve(1280);
        text_.append("HTTP/1.1 ").append(reason).append("\r\n");
    }
    void add(std::string_view name, std::string_view value) {
        if (!value.empty()) text_.append(name).append(": ").append(value).append("\r\n");
    }
    std::string end() { return std::move(text_.append(safety()).append("\r\n")); }

private:
    std::string text_;
};

}  // namespace

std::string http_date(std::time_t time) {
    constexpr const char* days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr const char* months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                      "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm day{};
    ::gmtime_r(&time, &day);
    std::array<char, 64> text{};
    // Not strftime: its words are those of the locale.
    std::snprintf(text.data(), text.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT",
                  days[day.tm_wday], day.tm_mday, months[day.tm_mon], day.tm_year + 1900,
                  day.tm_hour, day.tm_min, day.tm_sec);
    return text.data();
}

std::string head_of(const Answer& answer, std::time_t now, Afterwards afterwards) {
    Head head(reason_of(answer.status));
    head.add("Date", http_date(now));
    if (answer.status == Status::upgrade_required) {
        head.add("Upgrade", "websocket");
        head.add("Sec-WebSocket-Version", "13");
    }
    head.add("Connection", connection_words(answer.status, afterwards));
    if (answer.status == Status::method_not_allowed) head.add("Allow", answer.allow);
    if (answer.status == Status::busy) head.add("Retry-After", "2");
    if (answer.status != Status::not_modified) {
        head.add("Content-Type", answer.media_type);
        head.add("Content-Length", std::to_string(answer.body.size()));
        if (answer.encoding != Encoding::identity)
            head.add("Content-Encoding", token_of(answer.encoding));
    }
    head.add("Cache-Control", answer.caching);
    head.add("ETag", answer.etag);
    if (answer.varies) head.add("Vary", "Accept-Encoding");
    return head.end();
}

}  // namespace croupier::server
