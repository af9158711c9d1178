// A list that grows block by block: it never moves what it holds, and keeps its memory when it is
// emptied.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace croupier::solver::freecell {

template <class T, std::size_t BlockBits>
class BlockList {
public:
    static constexpr std::size_t block_size = std::size_t{1} << BlockBits;
    static constexpr std::size_t block_bytes = sizeof(T) * block_size;

    T& operator[](std::size_t at) { return blocks_[at >> BlockBits][at & mask]; }
    const T& operator[](std::size_t at) const { return blocks_[at >> BlockBits][at & mask]; }

    bool has(std::size_t at) const { return at >> BlockBits < blocks_.size(); }
    void add_block() { blocks_.push_back(std::make_unique_for_overwrite<T[]>(block_size)); }
    // Gives back what is beyond the first so many blocks.
    void keep(std::size_t blocks) {
        if (blocks_.size() > blocks) blocks_.resize(blocks);
    }
    std::size_t size() const { return blocks_.size() << BlockBits; }
    std::size_t bytes() const { return blocks_.size() * block_bytes; }

private:
    static constexpr std::size_t mask = block_size - 1;
    std::vector<std::unique_ptr<T[]>> blocks_;
};

}  // namespace croupier::solver::freecell
