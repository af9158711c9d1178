// The head of an answer: status line and header fields, ready to be sent.
#pragma once

#include <ctime>
#include <string>
#include <string_view>

#include "croupier/server/answer.h"

namespace croupier::server {

// What the page may do; its tests fail on anything beyond.
inline constexpr std::string_view content_security_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "media-src 'self' blob:; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'";

// What becomes of the connection after the answer. Clients of HTTP/1.0 have to be told that it
// stays open, others that it does not.
enum class Afterwards : unsigned char { stays_open, stays_open_and_says_so, closes };

std::string head_of(const Answer& answer, std::time_t now, Afterwards afterwards);

// "Sun, 06 Nov 1994 08:49:37 GMT"
std::string http_date(std::time_t time);

}  // namespace croupier::server
