// Files by the calls of the system.
#include "croupier/store/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

namespace croupier::store {

File& File::operator=(File&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

File::~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

File open_file(const std::string& path, int flags) {
    return File(::open(path.c_str(), flags | O_CLOEXEC, 0600));
}

bool lock(const File& file) {
    int done = 0;
    do {
        done = ::flock(file.descriptor(), LOCK_EX | LOCK_NB);
    } while (done != 0 && errno == EINTR);
    return done == 0;
}

bool sync_folder_of(const std::string& path) {
    const File folder =
        open_file(std::filesystem::path(path).parent_path().string(), O_RDONLY | O_DIRECTORY);
    return folder && ::fsync(folder.descriptor()) == 0;
}

}  // namespace croupier::store
