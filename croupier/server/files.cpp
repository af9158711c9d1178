// Gathering the representations of each file.
#include "croupier/server/files.h"

#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "croupier/engine/ascii.h"
#include "croupier/engine/hex.h"
#include "croupier/server/media_type.h"

namespace croupier::server {
namespace {

constexpr std::size_t hash_length = 8;

bool is_hash_letter(char c) {
    return is_digit(c) || is_small_letter(c) || is_capital_letter(c) || c == '-' || c == '_';
}

// The name of the file that this one would be a representation of; empty when it is none.
std::string_view plain_name(std::string_view name, Encoding encoding) {
    const std::string_view suffix = suffix_of(encoding);
    if (suffix.empty() || !name.ends_with(suffix)) return {};
    return name.substr(0, name.size() - suffix.size());
}

bool is_representation_of_another(const Contents& contents, std::string_view name) {
    return std::ranges::any_of(std::initializer_list{Encoding::br, Encoding::gzip}, [&](auto e) {
        const std::string_view plain = plain_name(name, e);
        return !plain.empty() && contents.contains(plain);
    });
}

}  // namespace

void File::add(Encoding encoding, std::string content) {
    std::string etag = etag_of(content);
    representations.push_back({encoding, std::move(content), std::move(etag)});
}

const Representation& File::representation_for(std::string_view accept_encoding) const {
    const Representation* best = &representations.back();
    int most = 0;
    for (const Representation& representation : representations) {
        const int wanted = preference(accept_encoding, representation.encoding);
        if (wanted > most) {
            best = &representation;
            most = wanted;
        }
    }
    return *best;
}

Files::Files(Contents contents) {
    for (auto& [name, content] : contents) {
        if (is_representation_of_another(contents, name)) continue;
        File file{media_type_of(name),
                  is_named_by_content(name) ? "public, max-age=31536000, immutable" : "no-cache",
                  {}};
        for (Encoding encoding : {Encoding::br, Encoding::gzip}) {
            const auto other = contents.find(name + std::string(suffix_of(encoding)));
            if (other != contents.end() && other->second.size() < content.size())
                file.add(encoding, std::move(other->second));
        }
        file.add(Encoding::identity, std::move(content));
        files_.emplace("/" + name, std::move(file));
    }
}

const File* Files::at(std::string_view path) const {
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

bool is_named_by_content(std::string_view name) {
    if (!name.starts_with("assets/")) return false;
    name.remove_prefix(name.rfind('/') + 1);
    const std::string_view stem = name.substr(0, name.rfind('.'));
    if (stem.size() < hash_length + 2) return false;
    const char before = stem[stem.size() - hash_length - 1];
    const std::string_view hash = stem.substr(stem.size() - hash_length);
    // "ace-diamonds" and "notes-20261116" are words; a hash that looks like one is only asked for
    // more often.
    return (before == '-' || before == '.') && std::ranges::all_of(hash, is_hash_letter) &&
           !std::ranges::all_of(hash, is_small_letter) && !std::ranges::all_of(hash, is_digit);
}

std::string etag_of(std::string_view content) {
    std::array<std::uint8_t, 32> digest;
    EVP_Digest(content.data(), content.size(), digest.data(), nullptr, EVP_sha256(), nullptr);
    return '"' + to_hex(digest) + '"';
}

}  // namespace croupier::server
