// A lock between programs, held as long as the object lives; the system frees it after a crash.
#pragma once

#include <string>

#include "croupier/saves/file.h"

namespace croupier::saves {

class Lock {
public:
    Lock() = default;
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    Lock(Lock&& other) noexcept;
    Lock& operator=(Lock&& other) noexcept;
    ~Lock();

    enum class Taking { at_once, waiting };
    enum class Taken { yes, no, trouble };
    // `trouble` is set when the file cannot be made.
    Taken take(const std::string& path, Taking how, Trouble& trouble);

private:
    void free();
    int file_ = -1;
};

}  // namespace croupier::saves
