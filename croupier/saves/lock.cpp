// Locks by flock.
#include "croupier/saves/lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace croupier::saves {

Lock::Lock(Lock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

Lock& Lock::operator=(Lock&& other) noexcept {
    if (this != &other) {
        free();
        file_ = std::exchange(other.file_, -1);
    }
    return *this;
}

Lock::~Lock() { free(); }

void Lock::free() {
    if (file_ >= 0) ::close(std::exchange(file_, -1));
}

Lock::Taken Lock::take(const std::string& path, Taking how, Trouble& trouble) {
    free();
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file_ < 0) {
        trouble = trouble_with("write", path);
        return Taken::trouble;
    }
    const int flags = LOCK_EX | (how == Taking::at_once ? LOCK_NB : 0);
    int done = 0;
    do {
        done = ::flock(file_, flags);
    } while (done != 0 && errno == EINTR);
    if (done == 0) return Taken::yes;
    const bool held = errno == EWOULDBLOCK;
    if (!held) trouble = trouble_with("lock", path);
    free();
    return held ? Taken::no : Taken::trouble;
}

}  // namespace croupier::saves
