// The endings of names and the types they stand for.
#include "croupier/server/media_type.h"

#include <utility>

#include "croupier/server/fields.h"

namespace croupier::server {

std::string_view media_type_of(std::string_view name) {
    constexpr std::pair<std::string_view, std::string_view> types[] = {
        {"html", "text/html; charset=utf-8"},
        {"js", "text/javascript; charset=utf-8"},
        {"mjs", "text/javascript; charset=utf-8"},
        {"css", "text/css; charset=utf-8"},
        {"wasm", "application/wasm"},
        {"json", "application/json"},
        {"map", "application/json"},
        {"webmanifest", "application/manifest+json"},
        {"txt", "text/plain; charset=utf-8"},
        {"svg", "image/svg+xml"},
        {"png", "image/png"},
        {"jpg", "image/jpeg"},
        {"webp", "image/webp"},
        {"ico", "image/x-icon"},
        {"woff2", "font/woff2"},
        {"mp3", "audio/mpeg"},
        {"ogg", "audio/ogg"},
        {"wav", "audio/wav"},
    };
    name.remove_prefix(name.rfind('/') + 1);  // npos + 1 is 0
    const std::size_t dot = name.rfind('.');
    if (dot != std::string_view::npos)
        for (const auto& [ending, type] : types)
            if (same_word(name.substr(dot + 1), ending)) return type;
    return "application/octet-stream";
}

}  // namespace croupier::server
