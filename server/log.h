// One line about one answer.
#pragma once

#include <ctime>
#include <string>
#include <string_view>

#include "server/answer.h"

namespace croupier::server {

// "2026-11-16T09:30:00Z 127.0.0.1 GET /index.html 200 1234". Whatever the client wrote, it is one
// line of printable letters.
std::string log_line(std::time_t now, std::string_view address, std::string_view method,
                     std::string_view target, const Answer& answer, bool sent);

}  // namespace croupier::server
