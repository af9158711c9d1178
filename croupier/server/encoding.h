// Content encodings: which representation of a file a client wants.
#pragma once

#include <cstdint>
#include <string_view>

namespace croupier::server {

// The order is that of preference where a client has none: the smallest first.
enum class Encoding : std::uint8_t { br, gzip, identity };
inline constexpr int encodings = 3;

std::string_view token_of(Encoding encoding);   // "gzip", as in Content-Encoding
std::string_view suffix_of(Encoding encoding);  // ".gz", of the file beside the plain one

// How much a client wants an encoding, from the value of its Accept-Encoding: 0 not at all, 1 to
// 1000 as its q says. What cannot be read counts as not said; an empty value says nothing.
int preference(std::string_view accept_encoding, Encoding encoding);

}  // namespace croupier::server
