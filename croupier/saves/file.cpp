// Files by the system's own calls, for their error codes and for fsync.
#include "croupier/saves/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

namespace croupier::saves {
namespace {

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }

    int get() const { return number_; }
    bool open() const { return number_ >= 0; }
    bool close() {
        const int number = std::exchange(number_, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int number_;
};

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// A rename is kept by the folder; without this it may be forgotten when the power fails.
void sync_folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    const Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.open()) ::fsync(file.get());
}

constexpr std::size_t largest = 8u << 20;  // no file of ours comes near

}  // namespace

std::string trouble_with(std::string_view what, std::string_view path) {
    return "cannot " + std::string(what) + " " + std::string(path) + ": " + std::strerror(errno);
}

FileText read_file(const std::string& path) {
    // Without waiting, should a pipe lie there.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.open() && errno == ENOENT) return {};
    struct stat found{};
    if (!file.open() || ::fstat(file.get(), &found) != 0) return {{}, trouble_with("read", path)};
    if (!S_ISREG(found.st_mode)) {
        const std::string what = S_ISDIR(found.st_mode) ? "Is a directory" : "it is no file";
        return {{}, "cannot read " + path + ": " + what};
    }
    std::string text;
    char buffer[1 << 14];
    for (;;) {
        const ssize_t count = ::read(file.get(), buffer, sizeof buffer);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return {{}, trouble_with("read", path)};
        if (count == 0) return {std::move(text), {}};
        text.append(buffer, static_cast<std::size_t>(count));
        if (text.size() > largest) return {{}, "cannot read " + path + ": it is too large"};
    }
}

Trouble replace_file(const std::string& path, std::string_view text) {
    // One name for all: a file left behind by a crash is overwritten, not collected.
    const std::string fresh = path + ".new";
    Descriptor file(::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
    if (!file.open()) return trouble_with("write", path);
    if (!write_all(file.get(), text) || ::fsync(file.get()) != 0 || !file.close() ||
        ::rename(fresh.c_str(), path.c_str()) != 0) {
        Trouble trouble = trouble_with("write", path);
        ::unlink(fresh.c_str());
        return trouble;
    }
    sync_folder_of(path);
    return {};
}

SetAside set_aside(const std::string& path) {
    for (int number = 1; number < 10'000; ++number) {
        const std::string free = path + ".broken-" + std::to_string(number);
        // A link, unlike a rename, refuses a name that is taken.
        if (::link(path.c_str(), free.c_str()) == 0) {
            if (::unlink(path.c_str()) != 0) return {"", trouble_with("set aside", path)};
            return {free, {}};
        }
        if (errno != EEXIST) break;
    }
    return {"", trouble_with("set aside", path)};
}

Trouble remove_file(const std::string& path) {
    if (::unlink(path.c_str()) == 0 || errno == ENOENT) return {};
    return trouble_with("remove", path);
}

Trouble make_folder(const std::string& path) {
    for (std::size_t end = path.find('/', 1);; end = path.find('/', end + 1)) {
        const std::string part = path.substr(0, end);
        if (::mkdir(part.c_str(), 0700) != 0 && errno != EEXIST)
            return trouble_with("make the folder", part);
        if (end == std::string::npos) break;
    }
    struct stat found{};
    if (::stat(path.c_str(), &found) == 0 && S_ISDIR(found.st_mode)) return {};
    errno = ENOTDIR;
    return trouble_with("use the folder", path);
}

}  // namespace croupier::saves
