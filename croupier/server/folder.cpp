// Finding and reading the page.
#include "croupier/server/folder.h"

#include <cstdint>
#include <filesystem>
#include <fstream>

namespace croupier::server {
namespace {

namespace fs = std::filesystem;

ParseError fault(std::string sentence) { return {ParseCode::bad_value, 0, std::move(sentence)}; }

constexpr const char* advice = "; scripts/serve builds the page, --web names another folder";

}  // namespace

std::string folder_beside(const std::string& program) {
    const fs::path home = fs::path(program).parent_path().parent_path();
    const fs::path built = home / "web", installed = home / "share/croupier/web";
    std::error_code ignored;
    return (fs::exists(built, ignored) || !fs::exists(installed, ignored) ? built : installed)
        .string();
}

Result<Contents> read_page(const std::string& folder) {
    std::error_code error;
    if (!fs::is_directory(folder, error))
        return fault("there is no folder '" + folder + "' with the page" + advice);
    Contents contents;
    std::uintmax_t size = 0;
    fs::recursive_directory_iterator entry(folder, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (entry->path().filename().native().starts_with('.')) {
            entry.disable_recursion_pending();
            continue;
        }
        if (!entry->is_regular_file(error)) continue;
        const std::uintmax_t bytes = entry->file_size(error);
        if (error) break;
        size += bytes;
        if (size > largest_page)
            return fault("the files in '" + folder + "' are too large for a page" + advice);
        std::string content(bytes, '\0');
        std::ifstream file(entry->path(), std::ios::binary);
        if (!file.read(content.data(), static_cast<std::streamsize>(bytes)))
            return fault("cannot read '" + entry->path().string() + "'");
        contents.emplace(entry->path().lexically_relative(folder).generic_string(),
                         std::move(content));
    }
    if (error) return fault("cannot read the folder '" + folder + "': " + error.message());
    if (!contents.contains("index.html"))
        return fault("there is no page in '" + folder + "', for it has no index.html" + advice);
    return contents;
}

}  // namespace croupier::server
