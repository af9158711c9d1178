// Writing the line of an answer.
#include "server/log.h"

#include <array>

#include "server/target.h"

namespace croupier::server {
namespace {

std::string printable(std::string_view text) {
    std::string safe;
    for (char letter : text.substr(0, longest_target))
        safe += letter > ' ' && letter < 0x7f ? letter : '?';
    return safe.empty() ? "-" : safe;
}

}  // namespace

std::string log_line(std::time_t now, std::string_view address, std::string_view method,
                     std::string_view target, const Answer& answer, bool sent) {
    std::tm day{};
    ::gmtime_r(&now, &day);
    std::array<char, 32> time{};
    std::strftime(time.data(), time.size(), "%Y-%m-%dT%H:%M:%SZ", &day);
    const std::size_t size = answer.head_only ? 0 : answer.body.size();
    return std::string(time.data()) + " " + std::string(address) + " " + printable(method) + " " +
           printable(target) + " " + std::to_string(static_cast<int>(answer.status)) + " " +
           std::to_string(size) + (sent ? "" : " cut off") + "\n";
}

}  // namespace croupier::server
