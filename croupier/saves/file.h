// Whole files: read, replaced at one stroke, or set aside. What goes wrong comes back as a
// sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace croupier::saves {

using Trouble = std::optional<std::string>;  // a sentence that says what to do, or nothing

struct FileText {
    std::optional<std::string> text;  // nothing when there is no such file, or on trouble
    Trouble trouble;
};
FileText read_file(const std::string& path);

// Through a temporary file and a rename: whoever reads finds the old text or the new one, whatever
// happens in between. On trouble the old file is untouched.
Trouble replace_file(const std::string& path, std::string_view text);

// Renames a file out of the way, to a name that is free; the new name comes back.
struct SetAside {
    std::string path;
    Trouble trouble;
};
SetAside set_aside(const std::string& path);

Trouble remove_file(const std::string& path);
Trouble make_folder(const std::string& path);  // with the folders above it

// "cannot write /x/y: No space left on device", from errno.
std::string trouble_with(std::string_view what, std::string_view path);

}  // namespace croupier::saves
