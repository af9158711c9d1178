// An open file that closes itself, for locks and for forcing data to the disk.
#pragma once

#include <string>
#include <utility>

namespace croupier::store {

class File {
public:
    File() = default;
    explicit File(int descriptor) : descriptor_(descriptor) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    File(File&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    File& operator=(File&& other) noexcept;
    ~File();
    explicit operator bool() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }

private:
    int descriptor_ = -1;
};

File open_file(const std::string& path, int flags);  // a new one is its owner's alone
bool lock(const File& file);  // false: another program has it, or this one a second time
bool sync_folder_of(const std::string& path);

}  // namespace croupier::store
