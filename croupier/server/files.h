// The files of the page in memory: which of them answers a path, in which representation, and how
// long a browser may keep it.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "croupier/server/encoding.h"

namespace croupier::server {

// The same file plain or compressed.
struct Representation {
    Encoding encoding;
    std::string content;
    std::string etag;  // in quotes
};

struct File {
    std::string_view media_type;
    std::string_view caching;                     // the value of Cache-Control
    std::vector<Representation> representations;  // the plain one is the last

    void add(Encoding encoding, std::string content);
    // The representation this client likes best, by its Accept-Encoding; the plain one if it likes
    // none.
    const Representation& representation_for(std::string_view accept_encoding) const;
};

// By name, as "assets/index-B7x2kQ9d.js".
using Contents = std::map<std::string, std::string, std::less<>>;

class Files {
public:
    // "x.br" and "x.gz" become representations of "x" where there is an "x", if they are smaller.
    explicit Files(Contents contents);

    // "/x"; null when there is none.
    const File* at(std::string_view path) const;

private:
    std::map<std::string, File, std::less<>> files_;
};

// A name that changes with the content, as bundlers write it: "assets/NAME-HASH.ext".
bool is_named_by_content(std::string_view name);

// "\"9f86…\"": equal for equal content only.
std::string etag_of(std::string_view content);

}  // namespace croupier::server
